// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/gif_writer.h"

#include <gif_lib.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kHistogramBits = 5; ///< of each channel
constexpr int kLookupBits = 6;

struct Bin {
    std::array<int, 3> colour{}; ///< red, green, blue: 0 to 255
    std::int64_t pixels = 0;
};

/// A part of the colours that becomes one colour of the palette.
struct Box {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::int64_t pixels = 0;
    int channel = 0; ///< the one with the widest range
    int range = 0;
};

std::vector<Bin> histogramOf(std::span<const QImage> samples)
{
    constexpr int kShift = 8 - kHistogramBits;
    struct Sum {
        std::array<std::int64_t, 3> colour{};
        std::int64_t pixels = 0;
    };
    std::vector<Sum> sums(std::size_t{1} << (3 * kHistogramBits));
    for (const QImage& sample : samples) {
        for (int y = 0; y < sample.height(); ++y) {
            for (int x = 0; x < sample.width(); ++x) {
                const QRgb pixel = sample.pixel(x, y);
                const std::array<int, 3> channels = {qRed(pixel), qGreen(pixel), qBlue(pixel)};
                std::size_t at = 0;
                for (const int channel : channels)
                    at = (at << kHistogramBits) | static_cast<std::size_t>(channel >> kShift);
                for (std::size_t i = 0; i < 3; ++i)
                    sums[at].colour[i] += channels[i];
                ++sums[at].pixels;
            }
        }
    }
    std::vector<Bin> bins;
    for (const Sum& sum : sums) {
        if (sum.pixels == 0)
            continue;
        Bin bin;
        bin.pixels = sum.pixels;
        for (std::size_t i = 0; i < 3; ++i)
            bin.colour[i] = static_cast<int>(sum.colour[i] / sum.pixels);
        bins.push_back(bin);
    }
    return bins;
}

Box boxOf(const std::vector<Bin>& bins, std::size_t begin, std::size_t end)
{
    Box box{begin, end, 0, 0, 0};
    for (std::size_t i = begin; i < end; ++i)
        box.pixels += bins[i].pixels;
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const auto [least, most] = std::minmax_element(
            bins.begin() + static_cast<std::ptrdiff_t>(begin), bins.begin() + static_cast<std::ptrdiff_t>(end),
            [channel](const Bin& a, const Bin& b) { return a.colour[channel] < b.colour[channel]; });
        const int range = most->colour[channel] - least->colour[channel];
        if (range > box.range) {
            box.range = range;
            box.channel = static_cast<int>(channel);
        }
    }
    return box;
}

QRgb averageOf(const std::vector<Bin>& bins, const Box& box)
{
    std::array<std::int64_t, 3> sum{};
    for (std::size_t i = box.begin; i < box.end; ++i) {
        for (std::size_t channel = 0; channel < 3; ++channel)
            sum[channel] += bins[i].colour[channel] * bins[i].pixels;
    }
    return qRgb(static_cast<int>(sum[0] / box.pixels), static_cast<int>(sum[1] / box.pixels),
                static_cast<int>(sum[2] / box.pixels));
}

} // namespace

/// Median cut: the box with the widest range and the most bins is split at its median until there are enough.
GifPalette::GifPalette(std::span<const QImage> samples) : m_known(std::size_t{1} << (3 * kLookupBits), -1)
{
    std::vector<Bin> bins = histogramOf(samples);
    if (bins.empty())
        bins.push_back({{}, 1});
    std::vector<Box> boxes = {boxOf(bins, 0, bins.size())};
    while (boxes.size() < kColours) {
        // Weighted by bins, not by pixels: a small stone matters as much as a large piece of wood.
        const auto weight = [](const Box& box) {
            return static_cast<double>(box.range) * box.range * (box.end - box.begin);
        };
        const auto widest = std::max_element(boxes.begin(), boxes.end(),
                                             [&](const Box& a, const Box& b) { return weight(a) < weight(b); });
        if (widest->range == 0)
            break;
        const Box box = *widest;
        const auto first = bins.begin() + static_cast<std::ptrdiff_t>(box.begin);
        const auto last = bins.begin() + static_cast<std::ptrdiff_t>(box.end);
        const auto channel = static_cast<std::size_t>(box.channel);
        std::sort(first, last, [channel](const Bin& a, const Bin& b) { return a.colour[channel] < b.colour[channel]; });
        std::size_t middle = box.begin;
        for (std::int64_t pixels = 0; pixels < box.pixels / 2; ++middle)
            pixels += bins[middle].pixels;
        middle = std::clamp(middle, box.begin + 1, box.end - 1);
        *widest = boxOf(bins, box.begin, middle);
        boxes.push_back(boxOf(bins, middle, box.end));
    }
    for (const Box& box : boxes)
        m_colours.push_back(averageOf(bins, box));
}

std::uint8_t GifPalette::indexOf(QRgb colour)
{
    constexpr int kShift = 8 - kLookupBits;
    const std::array<int, 3> channels = {qRed(colour), qGreen(colour), qBlue(colour)};
    std::size_t at = 0;
    for (const int channel : channels)
        at = (at << kLookupBits) | static_cast<std::size_t>(channel >> kShift);
    std::int16_t& known = m_known[at];
    if (known >= 0)
        return static_cast<std::uint8_t>(known);
    int nearest = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        const int red = qRed(m_colours[i]) - channels[0];
        const int green = qGreen(m_colours[i]) - channels[1];
        const int blue = qBlue(m_colours[i]) - channels[2];
        const int distance = 2 * red * red + 4 * green * green + 3 * blue * blue;
        if (distance < nearest) {
            nearest = distance;
            known = static_cast<std::int16_t>(i);
        }
    }
    return static_cast<std::uint8_t>(known);
}

GifWriter::GifWriter(const QSize& size, const GifPalette& palette) : m_size(size), m_palette(palette)
{
    const auto write = [](GifFileType* gif, const GifByteType* bytes, int count) {
        static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
        return count;
    };
    m_gif = EGifOpen(&m_bytes, write, nullptr);
    if (m_gif == nullptr) {
        m_hasFailed = true;
        return;
    }
    EGifSetGifVersion(m_gif, true);
    constexpr int kMapSize = 256; // a power of two
    std::array<GifColorType, kMapSize> colours{};
    for (std::size_t i = 0; i < m_palette.colours().size(); ++i) {
        const QRgb colour = m_palette.colours()[i];
        colours[i] = {static_cast<GifByteType>(qRed(colour)), static_cast<GifByteType>(qGreen(colour)),
                      static_cast<GifByteType>(qBlue(colour))};
    }
    ColorMapObject* map = GifMakeMapObject(kMapSize, colours.data());
    put(EGifPutScreenDesc(m_gif, m_size.width(), m_size.height(), 8, 0, map));
    GifFreeMapObject(map);
    // Repeats the animation in every viewer.
    put(EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE));
    put(EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0"));
    constexpr std::array<GifByteType, 3> kForever = {1, 0, 0};
    put(EGifPutExtensionBlock(m_gif, static_cast<int>(kForever.size()), kForever.data()));
    put(EGifPutExtensionTrailer(m_gif));
}

GifWriter::~GifWriter()
{
    if (m_gif != nullptr)
        EGifCloseFile(m_gif, nullptr);
}

void GifWriter::put(int result)
{
    m_hasFailed = m_hasFailed || result != GIF_OK;
}

void GifWriter::add(const QImage& frame, int hundredths)
{
    Q_ASSERT(frame.size() == m_size);
    const QImage image = frame.convertToFormat(QImage::Format_RGB32);
    const auto width = static_cast<std::size_t>(m_size.width());
    const bool isFirst = m_shown.empty();
    if (isFirst)
        m_shown.resize(width * static_cast<std::size_t>(m_size.height()), GifPalette::kUnchanged);
    QRect changed;
    std::vector<std::uint8_t> pixels(m_shown.size(), GifPalette::kUnchanged);
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        int left = m_size.width();
        int right = -1;
        for (int x = 0; x < m_size.width(); ++x) {
            const std::uint8_t index = m_palette.indexOf(line[x]);
            const std::size_t at = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
            if (index == m_shown[at])
                continue;
            m_shown[at] = index;
            pixels[at] = index;
            left = std::min(left, x);
            right = x;
        }
        if (right >= 0)
            changed |= QRect(left, y, right - left + 1, 1);
    }
    if (changed.isEmpty() && m_pending) {
        m_pending->hundredths += hundredths;
        return;
    }
    writePending();
    m_pending = Pending{isFirst ? QRect(QPoint(), m_size) : changed, std::move(pixels), hundredths};
}

void GifWriter::writePending()
{
    if (!m_pending || m_hasFailed)
        return;
    const Pending pending = *std::exchange(m_pending, std::nullopt);
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.UserInputFlag = false;
    control.DelayTime = pending.hundredths;
    control.TransparentColor = GifPalette::kUnchanged;
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&control, bytes.data());
    put(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()), bytes.data()));
    const QRect& area = pending.area;
    put(EGifPutImageDesc(m_gif, area.x(), area.y(), area.width(), area.height(), false, nullptr));
    std::vector<GifPixelType> line(static_cast<std::size_t>(area.width()));
    for (int y = area.top(); y <= area.bottom() && !m_hasFailed; ++y) {
        const auto from = pending.pixels.begin() + static_cast<std::ptrdiff_t>(y) * m_size.width() + area.x();
        std::copy_n(from, area.width(), line.begin());
        put(EGifPutLine(m_gif, line.data(), area.width()));
    }
}

std::optional<QByteArray> GifWriter::finish()
{
    writePending();
    if (m_gif != nullptr)
        put(EGifCloseFile(std::exchange(m_gif, nullptr), nullptr));
    return m_hasFailed ? std::nullopt : std::optional(m_bytes);
}

} // namespace qumalaq::desktop

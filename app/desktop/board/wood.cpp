// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/wood.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace qumalaq::desktop {

namespace {

/// A hash, and so the same on every machine: tests compare pictures.
float latticeValue(int x, int y, std::uint32_t seed)
{
    std::uint32_t h = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U ^ seed;
    h ^= h >> 15;
    h *= 0x2C1B3C6DU;
    h ^= h >> 12;
    h *= 0x297A2D39U;
    h ^= h >> 15;
    return static_cast<float>(h & 0xFFFFU) / 65535.0F;
}

float noise(float x, float y, std::uint32_t seed)
{
    const int x0 = static_cast<int>(std::floor(x));
    const int y0 = static_cast<int>(std::floor(y));
    float fx = x - static_cast<float>(x0);
    float fy = y - static_cast<float>(y0);
    fx = fx * fx * (3 - 2 * fx);
    fy = fy * fy * (3 - 2 * fy);
    const float top = latticeValue(x0, y0, seed) * (1 - fx) + latticeValue(x0 + 1, y0, seed) * fx;
    const float bottom = latticeValue(x0, y0 + 1, seed) * (1 - fx) + latticeValue(x0 + 1, y0 + 1, seed) * fx;
    return top * (1 - fy) + bottom * fy;
}

/// The darkness across an annual ring: it increases slowly and ends sharply.
std::array<float, 256> ringProfile()
{
    std::array<float, 256> profile{};
    for (std::size_t i = 0; i < profile.size(); ++i) {
        const float t = static_cast<float>(i) / 255.0F;
        const float rising = t * t * t;
        const float ending = t > 0.90F ? 1 - (t - 0.90F) / 0.10F : 1;
        profile[i] = rising * ending;
    }
    return profile;
}

/// From lightest to darkest.
std::array<QRgb, 256> woodColours(const QColor& base)
{
    std::array<QRgb, 256> colours{};
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const double t = static_cast<double>(i) / 255.0 - 0.36; // the mean of the grain
        // Darker wood is also redder.
        const double shade = t > 0 ? 1 - 0.42 * t : 1 - 0.22 * t;
        const auto channel = [&](int value, double warmth) {
            return std::clamp(static_cast<int>(std::lround(value * (shade + warmth * t))), 0, 255);
        };
        colours[i] = qRgb(channel(base.red(), 0.05), channel(base.green(), -0.03), channel(base.blue(), -0.08));
    }
    return colours;
}

} // namespace

QImage woodTexture(QSize pixels, const QColor& base, double pitch)
{
    static const std::array<float, 256> profile = ringProfile();
    const std::array<QRgb, 256> colours = woodColours(base);
    QImage image(pixels, QImage::Format_RGB32);
    // The grain runs along x, so slowly changing values are computed only at intervals.
    const int every = std::max(4, static_cast<int>(pitch / 20));
    const float part = 1.0F / static_cast<float>(every);
    const int columns = pixels.width() / every + 2;
    std::vector<float> rings(static_cast<std::size_t>(columns));
    std::vector<float> fibres(static_cast<std::size_t>(columns));
    const float scale = 1.0F / static_cast<float>(pitch);
    for (int y = 0; y < pixels.height(); ++y) {
        const float v = static_cast<float>(y) * scale;
        for (int column = 0; column < columns; ++column) {
            const float u = static_cast<float>(column * every) * scale;
            const float wave = 1.5F * noise(u * 0.22F + 3, v * 0.45F, 11) + 0.22F * noise(u * 0.7F, v * 1.6F, 23);
            const auto i = static_cast<std::size_t>(column);
            rings[i] = (v * 0.85F + wave) * 5.2F;
            fibres[i] = 0.55F * noise(u * 1.1F, v * 34, 37) + 0.45F * noise(u * 3.2F, v * 90, 41);
        }
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        int year = -1;
        float strength = 0;
        for (int column = 0; column * every < pixels.width(); ++column) {
            const auto i = static_cast<std::size_t>(column);
            float ring = rings[i];
            float fibre = fibres[i];
            const float ringStep = (rings[i + 1] - ring) * part;
            const float fibreStep = (fibres[i + 1] - fibre) * part;
            const int end = std::min((column + 1) * every, pixels.width());
            for (int x = column * every; x < end; ++x) {
                const int here = static_cast<int>(ring); // the grain is never negative
                if (here != year) {
                    year = here;
                    strength = 0.35F + 0.65F * latticeValue(year, 0, 53);
                }
                const float dark =
                    profile[static_cast<std::size_t>((ring - static_cast<float>(year)) * 255.0F)] * strength;
                const float value = std::min(0.62F * dark + 0.42F * fibre, 1.0F);
                line[x] = colours[static_cast<std::size_t>(value * 255.0F)];
                ring += ringStep;
                fibre += fibreStep;
            }
        }
    }
    return image;
}

QImage blurred(const QImage& alpha, double radius)
{
    QImage image = alpha;
    const int reach = std::max(1, static_cast<int>(std::lround(radius / 2)));
    const int width = image.width();
    const int height = image.height();
    std::vector<std::uint8_t> line(static_cast<std::size_t>(std::max(width, height)));
    // Three box filters approximate a Gaussian filter.
    const auto pass = [&](std::uint8_t* first, int count, std::ptrdiff_t stride) {
        for (int i = 0; i < count; ++i)
            line[static_cast<std::size_t>(i)] = first[i * stride];
        const auto at = [&](int i) {
            return static_cast<int>(line[static_cast<std::size_t>(std::clamp(i, 0, count - 1))]);
        };
        int sum = 0;
        for (int i = -reach; i <= reach; ++i)
            sum += at(i);
        for (int i = 0; i < count; ++i) {
            first[i * stride] = static_cast<std::uint8_t>(sum / (2 * reach + 1));
            sum += at(i + reach + 1) - at(i - reach);
        }
    };
    for (int round = 0; round < 3; ++round) {
        for (int y = 0; y < height; ++y)
            pass(image.scanLine(y), width, 1);
        for (int x = 0; x < width; ++x)
            pass(image.bits() + x, height, image.bytesPerLine());
    }
    return image;
}

QImage carvedHollow(QSizeF size, double cornerRadius, double margin, const QColor& floor, double pitch)
{
    const QSize pixels(static_cast<int>(std::ceil(size.width() + 2 * margin)),
                       static_cast<int>(std::ceil(size.height() + 2 * margin)));
    const QRectF rect(QPointF(margin, margin), size);
    QPainterPath path;
    path.addRoundedRect(rect, cornerRadius, cornerRadius);

    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        // The edge: the upper left side is in shade, the lower right side catches the light.
        QLinearGradient edge(rect.topLeft(), rect.bottomRight());
        edge.setColorAt(0, QColor(0, 0, 0, 90));
        edge.setColorAt(0.45, QColor(0, 0, 0, 20));
        edge.setColorAt(0.55, QColor(255, 255, 255, 20));
        edge.setColorAt(1, QColor(255, 244, 220, 150));
        painter.setPen(QPen(QBrush(edge), 0.045 * pitch));
        painter.drawPath(path);

        QColor shining = floor;
        shining.setAlphaF(0.94F);
        painter.setPen(Qt::NoPen);
        painter.fillPath(path, shining);
        QLinearGradient depth(rect.topLeft(), rect.bottomLeft());
        depth.setColorAt(0, QColor(0, 0, 0, 60));
        depth.setColorAt(0.5, QColor(0, 0, 0, 0));
        depth.setColorAt(1, QColor(255, 232, 196, 26));
        painter.fillPath(path, depth);
    }

    // The wall's shadow on the floor: the surroundings of the hollow, blurred and shifted away from the light.
    QImage inverse(pixels, QImage::Format_Alpha8);
    inverse.fill(255);
    {
        QPainter painter(&inverse);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
        painter.fillPath(path, Qt::black);
    }
    const QImage soft = blurred(inverse, 0.12 * pitch);
    QImage shadow(pixels, QImage::Format_ARGB32_Premultiplied);
    shadow.fill(Qt::transparent);
    {
        QPainter painter(&shadow);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(path, Qt::black);
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        QImage moved(pixels, QImage::Format_ARGB32_Premultiplied);
        moved.fill(QColor(0, 0, 0, 255));
        QPainter mover(&moved);
        mover.setCompositionMode(QPainter::CompositionMode_Source);
        mover.drawImage(QPointF(0.045, 0.075) * pitch, soft);
        mover.end();
        painter.drawImage(0, 0, moved);
    }
    QPainter painter(&image);
    painter.setOpacity(0.62);
    painter.drawImage(0, 0, shadow);
    return image;
}

QPainterPath ramsHorn()
{
    QPainterPath path;
    path.moveTo(0, 0.48);
    path.lineTo(0, -0.02);
    for (const double side : {-1.0, 1.0}) {
        path.moveTo(0, 0.10);
        path.cubicTo(0, -0.38, side * 0.46, -0.50, side * 0.46, -0.10);
        path.cubicTo(side * 0.46, 0.16, side * 0.16, 0.14, side * 0.19, -0.07);
        path.cubicTo(side * 0.20, -0.15, side * 0.29, -0.16, side * 0.30, -0.07);
    }
    return path;
}

} // namespace qumalaq::desktop

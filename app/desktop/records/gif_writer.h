// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRect>
#include <QSize>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

struct GifFileType;

namespace qumalaq::desktop {

/// The colours of a GIF, chosen from some of its pictures by median cut. The index kUnchanged marks a pixel that has
/// not changed.
class GifPalette {
public:
    static constexpr int kColours = 255;
    static constexpr std::uint8_t kUnchanged = 255;

    explicit GifPalette(std::span<const QImage> samples);

    [[nodiscard]] const std::vector<QRgb>& colours() const { return m_colours; }
    /// The index of the nearest colour.
    [[nodiscard]] std::uint8_t indexOf(QRgb colour);

private:
    std::vector<QRgb> m_colours;       ///< at most kColours
    std::vector<std::int16_t> m_known; ///< by the colour's upper bits; -1 if not computed yet
};

/// Writes an animated GIF, which repeats forever, into memory. Reentrant. A frame stores only the pixels that have
/// changed.
class GifWriter {
public:
    GifWriter(const QSize& size, const GifPalette& palette);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// `frame` must have the size of the GIF. `hundredths` is its duration in hundredths of a second.
    void add(const QImage& frame, int hundredths);
    /// The file. None if the encoder failed. Call it once, after the last frame.
    [[nodiscard]] std::optional<QByteArray> finish();

    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }

private:
    void writePending();
    void put(int result);

    QSize m_size;
    GifPalette m_palette;
    QByteArray m_bytes;
    GifFileType* m_gif = nullptr;
    bool m_hasFailed = false;
    std::vector<std::uint8_t> m_shown; ///< the indices of the last frame
    struct Pending {
        QRect area;
        std::vector<std::uint8_t> pixels;
        int hundredths = 0;
    };
    std::optional<Pending> m_pending; ///< not written yet, because an equal frame makes it longer
};

} // namespace qumalaq::desktop

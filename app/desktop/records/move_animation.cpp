// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/move_animation.h"

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_painter.h"
#include "app/desktop/board/board_scene.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/records/gif_writer.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr int kRestHundredths = 120; ///< after each move
constexpr int kStartHundredths = 80; ///< before the first one
constexpr int kEndHundredths = 250;  ///< before it repeats
/// Hundredths of a second per frame. The first that makes the file small enough is used.
constexpr std::array kSteps = {7, 10, 16, 28};

/// Paints one moment after the other. Each object must stay in one thread.
class Camera {
public:
    Camera(const AnimationContent& content, int width)
    {
        const BoardNames names = namesIn(content.picture.names);
        const QSizeF shape = BoardGeometry::shapeOf(content.picture.layout, names);
        m_size = QSize(width, static_cast<int>(std::ceil(width * shape.height() / shape.width())));
        m_scene.geometry =
            BoardGeometry(content.picture.layout, content.picture.view, QRectF(QPointF(), QSizeF(m_size)), names);
        m_scene.theme = content.picture.theme;
        m_scene.font = content.font;
        m_scene.names = content.picture.names;
        putBoard(m_scene, content.picture.board);
    }

    [[nodiscard]] const QSize& size() const { return m_size; }

    [[nodiscard]] QImage picture()
    {
        QImage image(m_size, QImage::Format_RGB32);
        image.fill(m_scene.theme.window);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paintScene(painter, m_scene, m_art, QRect(QPoint(), m_size));
        return image;
    }
    void show(const SowingTimeline::Frame& frame)
    {
        m_scene.lastMove.reset();
        putFrame(m_scene, frame);
    }
    void rest(const SowingTimeline& timeline, const rules::MoveTrace& trace)
    {
        putBoard(m_scene, timeline.last());
        m_scene.lastMove = marksOf(trace);
    }

private:
    QSize m_size;
    BoardScene m_scene;
    BoardArt m_art;
};

GifPalette paletteOf(const AnimationContent& content, int width)
{
    Camera camera(content, width);
    std::vector<QImage> samples = {camera.picture()};
    const auto& move = content.moves.front();
    const SowingTimeline timeline(move.before, move.trace, SowingSpeed::Normal);
    camera.show(timeline.at(timeline.duration() / 2));
    samples.push_back(camera.picture());
    const auto& last = content.moves.back();
    camera.rest(SowingTimeline(last.before, last.trace, SowingSpeed::Normal), last.trace);
    samples.push_back(camera.picture());
    return GifPalette(samples);
}

} // namespace

std::vector<AnimationContent::Sowing> sowingsOf(const rules::History& game, std::size_t first, std::size_t last)
{
    std::vector<AnimationContent::Sowing> moves;
    for (std::size_t ply = first; ply <= last; ++ply)
        moves.push_back({game.positionAt(ply).board(), game.plies()[ply].trace});
    return moves;
}

std::optional<QByteArray> animationGif(const AnimationContent& content, int width,
                                       const std::function<void(double)>& progress, const StopToken& stop)
{
    const GifPalette palette = paletteOf(content, width);
    const auto moves = static_cast<double>(content.moves.size());
    const auto most = static_cast<qsizetype>(kLargestAnimation * std::max(1.0, moves / 10));
    for (const int step : kSteps) {
        Camera camera(content, width);
        GifWriter gif(camera.size(), palette);
        gif.add(camera.picture(), kStartHundredths);
        for (std::size_t i = 0; i < content.moves.size(); ++i) {
            const auto& move = content.moves[i];
            const SowingTimeline timeline(move.before, move.trace, SowingSpeed::Normal);
            for (double time = 0; time < timeline.duration(); time += 10.0 * step) {
                if (stop.isStopRequested())
                    return std::nullopt;
                camera.show(timeline.at(time));
                gif.add(camera.picture(), step);
                if (progress)
                    progress((static_cast<double>(i) + time / timeline.duration()) / moves);
            }
            camera.rest(timeline, move.trace);
            gif.add(camera.picture(), i + 1 == content.moves.size() ? kEndHundredths : kRestHundredths);
            if (gif.size() > most && step != kSteps.back())
                break;
        }
        auto bytes = gif.finish();
        if (!bytes || bytes->size() <= most || step == kSteps.back())
            return bytes;
    }
    return std::nullopt;
}

} // namespace qumalaq::desktop

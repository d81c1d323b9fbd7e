// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_painter.h"
#include "app/desktop/board/board_widget.h"
#include "app/desktop/board/lying_picture.h"
#include "core/base/stop_token.h"
#include "core/work/latest_work.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QVariantAnimation>

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

/// The inside of BoardWidget: only its own sources include it.
namespace qumalaq::desktop {

inline constexpr int kFrameMs = 16;
inline constexpr int kLensFadeMs = 150;
inline constexpr int kEmphasisMs = 1500; ///< how long a move that was not animated stays emphasised

/// A move that is being shown, or will be.
struct Showing {
    SowingTimeline timeline;
    rules::BoardState from;
    std::optional<MoveMarks> marks; ///< while it is shown and after; none for a move taken back
    double leadIn = 0;
    std::size_t cuesDone = 0;
    unsigned id = 0; ///< of its own, unlike its address

    [[nodiscard]] double length() const { return leadIn + timeline.duration(); }
};

class BoardWidget::Private {
public:
    explicit Private(BoardWidget& owner) : q(owner) {}

    BoardWidget& q;
    BoardArt art;
    BoardScene scene;
    LyingPicture lying; ///< while a move is shown
    rules::BoardLayout layout;
    BoardView view;
    rules::BoardState board; ///< at the end of the queue
    BoardTexts texts;
    std::array<int, 2> tuzdykGains{}; ///< when the queue has ended
    std::optional<rules::House> hovered;
    std::optional<rules::House> focused;
    std::optional<rules::House> pinned; ///< held with Shift
    bool isPicking = false;
    std::optional<MovePreview> preview; ///< that of the scene stays a moment longer, to go softly
    QVariantAnimation lensFade;         ///< backward when the lens goes

    std::deque<Showing> queue;
    SowingSpeed speed = SowingSpeed::Normal;
    double timeScale = 1;
    QTimer ticker;
    QTimer emphasis;
    QElapsedTimer clock;
    double elapsed = 0; ///< in the first of the queue, at the last tick
    /// Changes whenever the queue does: whoever sends a signal finds out that a slot has changed it.
    unsigned generation = 0;
    std::vector<QRect> damage; ///< asked to be painted, apart from each other

    ArtLoading artLoading = ArtLoading::Immediate;
    work::LatestWork rendering;   ///< of a background
    bool isAboutToRender = false; ///< after the frame that is being painted
    bool isBlank = false;         ///< there was nothing to paint with

    /// Sees to it that there is something to paint with. False: not yet.
    bool provideArt(double dpr)
    {
        const BoardArt::Key key{scene.geometry, scene.theme, dpr};
        if (art.isPreparedFor(key))
            return true;
        if (artLoading == ArtLoading::Immediate) {
            art.prepare(key.geometry, key.theme, key.dpr);
            return true;
        }
        isBlank = artLoading == ArtLoading::Later && !art.fits(key) && !art.showsBoardOf(key);
        if (!isBlank)
            art.improvise(key);
        // One at a time: when it is done, the next paint asks again.
        if (!rendering.isRunning() && !std::exchange(isAboutToRender, true)) {
            // This frame is shown first: it is what somebody waits for.
            QTimer::singleShot(0, &q, [this, key] {
                isAboutToRender = false;
                rendering.start([key](const StopToken&) { return BoardArt::renderedBackground(key); },
                                [this, key](QImage picture) { takeArt(key, std::move(picture)); });
            });
        }
        return !isBlank;
    }

    void takeArt(const BoardArt::Key& key, QImage picture)
    {
        const BoardArt::Key wanted{scene.geometry, scene.theme, key.dpr};
        q.update();
        if (!key.isAs(wanted))
            return;
        art.take(key, std::move(picture));
        if (std::exchange(isBlank, false))
            Q_EMIT q.artArrived();
    }

    /// Paints only where something has changed, a rectangle at a time.
    void repaint(std::vector<QRect> rects)
    {
        rects.insert(rects.end(), damage.begin(), damage.end());
        const double pitch = scene.geometry.pitch();
        damage = clustered(std::move(rects), 0.5 * pitch * pitch);
        QRegion region;
        for (const QRect& rect : damage)
            region += rect;
        q.update(region);
    }

    void pin(std::optional<rules::House> house)
    {
        if (pinned == house)
            return;
        pinned = house;
        Q_EMIT q.housePinned(house);
    }

    void relayout()
    {
        scene.geometry = BoardGeometry(layout, view, QRectF(q.rect()));
        if (!queue.empty())
            putFrame(scene, queue.front().timeline.at(elapsed - queue.front().leadIn));
        q.update();
    }

    void showTruth()
    {
        putBoard(scene, board);
        lying.drop();
        scene.tuzdykGains = tuzdykGains;
        q.update();
        tellScreenReader();
    }

    void enqueue(Showing showing)
    {
        ++generation;
        board = showing.timeline.last();
        const bool idle = queue.empty();
        showing.id = generation;
        queue.push_back(std::move(showing));
        if (idle)
            begin();
    }

    /// Starts with the first of the queue, or ends all if nothing there takes time.
    void begin()
    {
        const bool instant = speed == SowingSpeed::Off || timeScale <= 0;
        double total = 0;
        for (const Showing& showing : queue)
            total += showing.length();
        if (total * timeScale <= 0) {
            finish(instant);
            return;
        }
        endLensFade();
        elapsed = 0;
        Showing& first = queue.front();
        putBoard(scene, first.from);
        scene.lastMove.reset();
        lying.drop();
        q.update();
        clock.start();
        ticker.start();
    }

    /// Everything is shown at once.
    void finish(bool tellCues)
    {
        ++generation;
        const unsigned mine = generation;
        ticker.stop();
        scene.lastMove = queue.back().marks;
        const auto cues = tellCues ? queue.back().timeline.cues() : std::vector<SowingTimeline::Cue>();
        queue.clear();
        emphasize(tellCues);
        showTruth();
        const QPointer<BoardWidget> alive(&q);
        for (const SowingTimeline::Cue& cue : cues) {
            tell(cue);
            if (!alive || generation != mine)
                return;
        }
        Q_EMIT q.animationFinished();
    }

    void emphasize(bool on)
    {
        scene.emphasizesLastMove = on && scene.lastMove.has_value();
        if (scene.emphasizesLastMove)
            emphasis.start();
    }

    void tell(const SowingTimeline::Cue& cue)
    {
        switch (cue.kind) {
        case SowingTimeline::Cue::Kind::Drop:
            Q_EMIT q.stoneDropped(cue.place, cue.count);
            break;
        case SowingTimeline::Cue::Kind::Capture:
            Q_EMIT q.stonesCaptured(cue.place, cue.count);
            break;
        case SowingTimeline::Cue::Kind::Tuzdyk:
            Q_EMIT q.tuzdykMade(cue.place.house());
            break;
        }
    }

    void tick()
    {
        if (queue.empty())
            return;
        const QPointer<BoardWidget> alive(&q);
        elapsed += static_cast<double>(clock.nsecsElapsed()) / 1e6 / timeScale;
        clock.start();
        Showing& first = queue.front();
        const double time = elapsed - first.leadIn;
        paintMoment(first, time);

        const unsigned id = first.id;
        const auto& cues = first.timeline.cues();
        while (first.cuesDone < cues.size() && cues[first.cuesDone].at <= time) {
            tell(cues[first.cuesDone++]);
            // Whoever heard it may have changed the queue, or deleted the board.
            if (!alive || queue.empty() || queue.front().id != id)
                return;
        }
        if (elapsed < first.length())
            return;
        if (queue.size() == 1) {
            finish(false);
            return;
        }
        ++generation;
        const double late = elapsed - first.length();
        queue.pop_front();
        begin();
        if (!queue.empty())
            elapsed = late;
    }

    /// Puts a moment into the scene and asks for what has changed to be painted.
    void paintMoment(const Showing& showing, double time)
    {
        const SowingTimeline::Frame frame = showing.timeline.at(time);
        std::vector<QRect> moving = movingRects(scene);
        std::vector<QRect> changed = restlessRects(scene);
        const auto add = [&](rules::Place place) { changed.push_back(placeRegion(scene.geometry, place)); };
        const auto append = [](std::vector<QRect>& rects, const std::vector<QRect>& more) {
            rects.insert(rects.end(), more.begin(), more.end());
        };
        const rules::BoardState old = scene.board;
        const bool wasMoving = scene.isMoving();
        putFrame(scene, frame);
        append(moving, movingRects(scene));
        append(changed, restlessRects(scene));
        if (showing.marks && frame.fallen > 0) {
            const auto fallen = std::min(static_cast<std::size_t>(frame.fallen), showing.marks->path.size());
            const std::size_t known = scene.lastMove ? scene.lastMove->path.size() : 0;
            if (known < fallen) {
                const auto& path = showing.marks->path;
                for (std::size_t i = known; i < fallen; ++i)
                    changed.push_back(
                        trailRegion(scene.geometry, i > 0 ? path[i - 1] : showing.marks->source, path[i]));
                if (known == 0)
                    add(showing.marks->source);
                scene.lastMove = MoveMarks{showing.marks->source,
                                           {path.begin(), path.begin() + static_cast<std::ptrdiff_t>(fallen)}};
            }
        }
        if (wasMoving != scene.isMoving() && scene.lastMove)
            add(scene.lastMove->path.back()); // its ring comes when the last stone has fallen
        for (const rules::Side side : rules::kBothSides) {
            for (std::uint8_t number = 0; number <= layout.houses; ++number) {
                rules::Place place = rules::Place::store(side);
                place.number = number;
                const int before = old.at(place);
                const int now = scene.board.at(place);
                if (before == now)
                    continue;
                const int sizedFor = scene.sizedFor.at(place);
                changed.push_back(badgeRegion(scene.geometry, place));
                changed.push_back(stonesRegion(scene.geometry.pile(place, before, sizedFor),
                                               scene.geometry.pile(place, now, sizedFor)));
            }
        }
        if (old.tuzdyks != scene.board.tuzdyks)
            changed = {q.rect()};
        lying.spoil(changed);
        append(changed, moving);
        repaint(std::move(changed));
    }

    /// The lens comes and goes softly; from one house to the next it is there at once. Who sows without animation wants
    /// none here either.
    void showLens()
    {
        if (speed == SowingSpeed::Off || timeScale <= 0 || !q.isVisible() || scene.isMoving()) {
            endLensFade();
            return;
        }
        if (preview.has_value() != scene.preview.has_value() || lensFade.state() == QVariantAnimation::Running) {
            lensFade.setDirection(preview ? QVariantAnimation::Forward : QVariantAnimation::Backward);
            if (lensFade.state() != QVariantAnimation::Running) {
                scene.lensStrength = preview ? 0 : 1;
                lensFade.start();
            }
        }
        if (preview)
            scene.preview = preview;
        q.update();
    }

    /// What is to be seen in the end, at once.
    void endLensFade()
    {
        lensFade.stop();
        scene.preview = preview;
        scene.lensStrength = 1;
        q.update();
    }

    void tellHover()
    {
        const auto now = hovered ? hovered : q.hasFocus() ? focused : std::nullopt;
        Q_EMIT q.houseHovered(now);
    }

    void tellScreenReader();
};

} // namespace qumalaq::desktop

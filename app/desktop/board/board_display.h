// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_scene.h"
#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_queue.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/board/static_layer.h"
#include "app/desktop/board/theme.h"
#include "core/rules/board_state.h"
#include "core/rules/trace.h"
#include "core/work/latest_task.h"

#include <QString>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// When the pictures of the wood and the pits are rendered.
enum class ArtLoading {
    Immediate,  ///< before the first painting that needs them
    Background, ///< on another thread; until then the old pictures are scaled, or flat shapes are shown
    Later,      ///< on another thread; until then the board is blank, see artArrived()
};

/// Displays a board of any game and animates moves. It knows no rules and takes no input. Moves are queued: play()
/// appends a move, completeAnimation() skips to the board at the end of the queue, and show() replaces the queue.
class BoardDisplay : public QWidget {
    Q_OBJECT

public:
    explicit BoardDisplay(QWidget* parent = nullptr);

    void setBoardLayout(const rules::BoardLayout& layout);
    [[nodiscard]] const rules::BoardLayout& boardLayout() const { return m_layout; }
    /// Shows a board at once and drops the queue; emits animationFinished() if an animation was running. `lastMove`
    /// (may be null) is marked as the last move.
    void show(const rules::BoardState& board, const rules::MoveTrace* lastMove = nullptr);
    using QWidget::show;
    /// Sows a move from the board before it, after a pause of `leadInMs` milliseconds.
    void play(const rules::BoardState& before, const rules::MoveTrace& trace, int leadInMs = 0);
    /// Animates the Collect events of the trace: the stones left at the end of the game go to the stores.
    void sweep(const rules::BoardState& before, const rules::MoveTrace& trace, int leadInMs = 0);
    /// Plays the move backwards, ending with `before`.
    void playBackward(const rules::BoardState& before, const rules::MoveTrace& trace);
    void completeAnimation() { m_queue.complete(); }
    [[nodiscard]] bool isAnimating() const { return m_queue.isRunning(); }
    /// True if the queue is not empty and has only undone moves.
    [[nodiscard]] bool isGoingBack() const { return m_queue.isGoingBack(); }
    /// The board at the end of the queue.
    [[nodiscard]] const rules::BoardState& board() const { return m_board; }
    /// The stones that are visible in a place, which may differ from board() during an animation.
    [[nodiscard]] int shownCount(rules::Place place) const { return m_scene.board.at(place); }

    /// The pits from which a move may start; they are highlighted.
    void setPlayablePits(const std::vector<rules::Pit>& pits);
    [[nodiscard]] bool isPlayable(rules::Pit pit) const;
    void setPreview(const std::optional<MovePreview>& preview);
    [[nodiscard]] const std::optional<MovePreview>& preview() const { return m_preview; }
    /// A second preview for comparison, in another colour.
    void setComparedPreview(const std::optional<MovePreview>& preview) { set(m_scene.compared, preview); }
    [[nodiscard]] const std::optional<MovePreview>& comparedPreview() const { return m_scene.compared; }
    void setGuess(const std::optional<Guess>& guess) { set(m_scene.guess, guess); }
    /// Tints odd and even pits.
    void setParityShown(bool shown) { set(m_scene.showsParity, shown); }
    [[nodiscard]] bool isParityShown() const { return m_scene.showsParity; }
    /// The stones collected by each owner's tuzdyk, for its badge. Takes effect at once, or when the current move has
    /// landed.
    void setTuzdykGains(const std::array<int, 2>& gains);
    /// Rings a pit, as a hint.
    void setHint(std::optional<rules::Pit> pit) { set(m_scene.hint, pit); }
    [[nodiscard]] std::optional<rules::Pit> hint() const { return m_scene.hint; }
    /// Shows that a pit cannot be played: it shakes, or flashes if there is no animation.
    void refuse(rules::Pit pit);
    void setPlayerNames(const std::array<QString, 2>& names);
    /// Puts North at the bottom.
    void setFlipped(bool flipped);
    [[nodiscard]] bool isFlipped() const { return bottom() == rules::Side::North; }
    /// The side whose row is at the bottom.
    [[nodiscard]] rules::Side bottom() const { return m_view.bottom; }
    /// Initially KazanPlacement::Far.
    void setKazanPlacement(KazanPlacement placement);
    /// For a screen lying between two people: the far side's texts are rotated by 180 degrees.
    void setTableMode(bool on) { set(m_scene.rotatesFarTexts, on); }
    void setArtLoading(ArtLoading loading) { set(m_artLoading, loading); }
    [[nodiscard]] ArtLoading artLoading() const { return m_artLoading; }
    /// Multiplies every duration. With 0 (for tests) play() finishes before it returns.
    void setTimeScale(double scale);

    [[nodiscard]] QRect pitRect(rules::Pit pit) const { return m_scene.geometry.pit(pit).toRect(); }
    [[nodiscard]] QRect storeRect(rules::Side owner) const
    {
        return m_scene.geometry.pit(rules::Place::store(owner)).toRect();
    }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The board was blank and now has its pictures; the next paint event shows it.
    void artArrived();
    /// A stone fell during the animation; for sounds. `count` is the new number of stones in the place.
    void stoneDropped(qumalaq::rules::Place place, int count);
    void stonesCaptured(qumalaq::rules::Place from, int count);
    void tuzdykMade(qumalaq::rules::Pit pit);
    /// A queued move has landed and the next one begins. The last one emits animationFinished() instead.
    void moveShown();
    /// The queue became empty, was completed, or was dropped by show(). If the speed is Off or the time scale is 0,
    /// this is emitted within play().
    void animationFinished();

protected:
    /// For moves played from now on.
    void setSowingSpeed(SowingSpeed speed) { m_queue.setSpeed(speed); }
    [[nodiscard]] const BoardScene& scene() const { return m_scene; }
    /// Marks the pit under the pointer and the pit with the keyboard focus.
    void mark(std::optional<rules::Pit> hovered, std::optional<rules::Pit> focused);

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    template <class T>
    void set(T& place, const T& value)
    {
        place = value;
        update();
    }

    /// Returns false if there is nothing to paint with yet.
    bool provideArt(double dpr);
    void takeArt(const BoardArt::Key& key, QImage picture);
    void repaintParts(std::vector<QRect> rects);
    void relayout();
    void showTruth();
    void enqueue(SowingQueue::Item item);
    void beginMove(const rules::BoardState& from);
    void endMoves(const std::optional<MoveMarks>& marks, bool isInstant);
    void emitCue(const SowingTimeline::Cue& cue);
    /// Updates the scene to a moment of the animation and repaints what changed.
    void paintMoment(const SowingQueue::Item& showing, double time);
    /// Fades the preview in and out, but not between two pits and not without animation.
    void showPreview();
    void endPreviewFade();

    BoardArt m_art;
    BoardScene m_scene;
    StaticLayer m_still; ///< used during an animation
    rules::BoardLayout m_layout;
    BoardView m_view;
    rules::BoardState m_board;          ///< at the end of the queue
    rules::BoardState m_announcedBoard; ///< as last reported to screen readers
    QTimer m_renaming;                  ///< reports several moves without animation at once
    SowingQueue m_queue;
    std::array<int, 2> m_tuzdykGains{};   ///< valid when the first move of the queue has landed
    std::optional<MovePreview> m_preview; ///< the scene keeps the old one while it fades out
    QVariantAnimation m_previewFade;      ///< runs backward to fade out
    QVariantAnimation m_refusal;
    QVariantAnimation m_pulse; ///< of the prescribed pit
    QTimer m_emphasis;
    std::vector<QRect> m_damage; ///< rectangles with a pending repaint

    ArtLoading m_artLoading = ArtLoading::Immediate;
    work::LatestTask m_rendering;   ///< of a background image
    bool m_isAboutToRender = false; ///< after the frame that is being painted
    bool m_isBlank = false;         ///< the last paint event had no pictures
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/board/theme.h"
#include "core/rules/board_state.h"
#include "core/rules/trace.h"

#include <QString>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

struct BoardScene;

/// The effects of a move, shown by the preview. Controllers create it from the move's trace. Empty fields are not
/// shown.
struct MovePreview {
    rules::Pit source;
    std::vector<rules::Place> path; ///< where each stone falls, in order
    QString result;                 ///< a few characters at the landing place, e.g. +10

    /// The stones in a place after the move, shown after the current count: 9›10.
    struct Count {
        rules::Place place;
        int count = 0;
    };
    std::vector<Count> counts;
    bool isCounting = false; ///< the counts are the numbers of the stones as they fall, from 1 on, shown alone

    /// The opponent's possible answer.
    struct Reply {
        rules::Pit source;
        rules::Place last; ///< where the last stone falls
        QString result;
    };
    std::optional<Reply> reply;

    /// Pressed once; a second press plays the move.
    bool isArmed = false;
};

/// The place where a player expects the last stone, and whether that is right.
struct Guess {
    rules::Place place;
    bool isRight = false;
};

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
    ~BoardDisplay() override;

    void setBoardLayout(const rules::BoardLayout& layout);
    [[nodiscard]] const rules::BoardLayout& boardLayout() const;
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
    void completeAnimation();
    [[nodiscard]] bool isAnimating() const;
    /// True if the queue is not empty and has only undone moves.
    [[nodiscard]] bool isGoingBack() const;
    /// The board at the end of the queue.
    [[nodiscard]] const rules::BoardState& board() const;
    /// The stones that are visible in a place, which may differ from board() during an animation.
    [[nodiscard]] int shownCount(rules::Place place) const;
    /// The number of collected stones that the badge of the owner's tuzdyk shows now.
    [[nodiscard]] int shownTuzdykGain(rules::Side owner) const;

    /// The pits from which a move may start; they are highlighted.
    void setPlayablePits(const std::vector<rules::Pit>& pits);
    [[nodiscard]] bool isPlayable(rules::Pit pit) const;
    void setPreview(const std::optional<MovePreview>& preview);
    [[nodiscard]] const std::optional<MovePreview>& preview() const;
    /// A second preview for comparison, in another colour.
    void setComparedPreview(const std::optional<MovePreview>& preview);
    [[nodiscard]] const std::optional<MovePreview>& comparedPreview() const;
    void setGuess(const std::optional<Guess>& guess);
    /// Tints odd and even pits.
    void setParityShown(bool shown);
    [[nodiscard]] bool isParityShown() const;
    /// The stones collected by each owner's tuzdyk, for its badge. Takes effect at once, or when the current move has
    /// landed.
    void setTuzdykGains(const std::array<int, 2>& gains);
    /// Rings a pit, as a hint.
    void setHint(std::optional<rules::Pit> pit);
    [[nodiscard]] std::optional<rules::Pit> hint() const;
    /// Shows that a pit cannot be played: it shakes, or flashes if there is no animation.
    void refuse(rules::Pit pit);
    void setPlayerNames(const std::array<QString, 2>& names);
    /// Puts North at the bottom.
    void setFlipped(bool flipped);
    [[nodiscard]] bool isFlipped() const;
    /// The side whose row is at the bottom.
    [[nodiscard]] rules::Side bottom() const;
    /// Initially KazanPlacement::Far.
    void setKazanPlacement(KazanPlacement placement);
    /// For a screen lying between two people: the far side's texts are rotated by 180 degrees.
    void setTableMode(bool on);
    void setTheme(const Theme& theme);
    void setArtLoading(ArtLoading loading);
    [[nodiscard]] ArtLoading artLoading() const;
    /// Multiplies every duration. With 0 (for tests) play() finishes before it returns.
    void setTimeScale(double scale);

    [[nodiscard]] QRect pitRect(rules::Pit pit) const;
    [[nodiscard]] QRect storeRect(rules::Side owner) const;

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
    void setSowingSpeed(SowingSpeed speed);
    [[nodiscard]] const BoardScene& scene() const;
    /// Marks the pit under the pointer and the pit with the keyboard focus.
    void mark(std::optional<rules::Pit> hovered, std::optional<rules::Pit> focused);

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::desktop

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

/// What a move would do, for the lens: made by the controller from the rules' trace. What is empty is not shown.
struct MovePreview {
    rules::House source;
    std::vector<rules::Place> path; ///< where each stone falls, in order
    QString verdict;                ///< a few characters at the landing place, e.g. +10

    /// What lies in a place after the move: instead of the count on its badge.
    struct Count {
        rules::Place place;
        int count = 0;
    };
    std::vector<Count> counts;

    /// What the opponent can do then.
    struct Reply {
        rules::House source;
        rules::Place landing;
        QString verdict;
    };
    std::optional<Reply> reply;

    /// Pressed once, and to be pressed again to be played.
    bool isArmed = false;
};

/// Where a player thought that the last stone would fall, and whether it does.
struct Guess {
    rules::Place place;
    bool isRight = false;
};

/// What parity glasses say of a house: a few characters instead of its number. The tint is the board's.
struct Glass {
    rules::House house;
    QString label;
};

/// When the pictures of wood and pits are rendered.
enum class ArtLoading {
    Immediate,  ///< before something is painted with them
    Background, ///< on another thread; until they are there, the last ones are stretched, or flat shapes stand in
    Later,      ///< the same, but nothing stands in: the board comes when its pictures are there, see artArrived()
};

/// The board as it is seen: draws any game and animates what happened. It knows no rule and takes no input.
///
/// What is shown is a queue: show() puts a board up at once; play() adds a move to be sown after what is still running.
/// The last thing in the queue is always the true board, and completeAnimation() jumps there.
/// Stones, wood and pits are rendered once a size, scale factor and theme; the widget only composes them.
class BoardDisplay : public QWidget {
    Q_OBJECT

public:
    explicit BoardDisplay(QWidget* parent = nullptr);
    ~BoardDisplay() override;

    void setBoardLayout(const rules::BoardLayout& layout);
    [[nodiscard]] const rules::BoardLayout& boardLayout() const;
    /// At once, dropping whatever was being animated (and sending animationFinished() if something was). `lastMove`
    /// (may be null) is marked as the last move.
    void show(const rules::BoardState& board, const rules::MoveTrace* lastMove = nullptr);
    using QWidget::show;
    /// Sows a move from the board it was made on, after `leadIn` ms of rest.
    void play(const rules::BoardState& before, const rules::MoveTrace& trace, int leadInMs = 0);
    /// The same move backwards: ends on `before`.
    void playBackward(const rules::BoardState& before, const rules::MoveTrace& trace);
    void completeAnimation();
    [[nodiscard]] bool isAnimating() const;
    /// What is at the end of the queue.
    [[nodiscard]] const rules::BoardState& board() const;
    /// The stones that lie in a place as shown now; during an animation not what board() says.
    [[nodiscard]] int shownCount(rules::Place place) const;

    /// The houses a move may start from now, shown as such.
    void setPlayableHouses(const std::vector<rules::House>& houses);
    [[nodiscard]] bool isPlayable(rules::House house) const;
    void setPreview(const std::optional<MovePreview>& preview);
    [[nodiscard]] const std::optional<MovePreview>& preview() const;
    /// A second one beside it, in another colour.
    void setComparedPreview(const std::optional<MovePreview>& preview);
    [[nodiscard]] const std::optional<MovePreview>& comparedPreview() const;
    void setGuess(const std::optional<Guess>& guess);
    /// Parity glasses: every house is tinted by its parity and bears its label. Empty: taken off.
    void setGlasses(const std::optional<std::vector<Glass>>& glasses);
    /// Stones that each owner's tuzdyk has brought so far, shown on its badge; counted when the animation has ended.
    void setTuzdykGains(const std::array<int, 2>& gains);
    /// Rings a house (a hint).
    void setHint(std::optional<rules::House> house);
    void setPlayerNames(const std::array<QString, 2>& names);
    /// North at the bottom.
    void setFlipped(bool flipped);
    /// Whose kazan lies where; Far unless set.
    void setKazanPlacement(KazanPlacement placement);
    /// For a screen that lies between two people: what belongs to the far player is written for the far player.
    void setTableMode(bool on);
    void setTheme(const Theme& theme);
    void setArtLoading(ArtLoading loading);
    void setSpeed(SowingSpeed speed);
    /// Multiplies every duration; 0 means at once, within the call of play() (for tests).
    void setTimeScale(double scale);

    [[nodiscard]] QRect houseRect(rules::House house) const;
    [[nodiscard]] QRect storeRect(rules::Side owner) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The board was blank, for its pictures were to come later; the next paint shows it.
    void artArrived();
    /// A stone fell in the animation: for the sound. `count` is what lies there now.
    void stoneDropped(qumalaq::rules::Place place, int count);
    void stonesCaptured(qumalaq::rules::Place from, int count);
    void tuzdykMade(qumalaq::rules::House house);
    /// The queue ran empty, was completed, or was dropped by show(). With the speed Off, or a time scale of 0, it is
    /// sent from within play().
    void animationFinished();

protected:
    [[nodiscard]] const BoardScene& scene() const;
    /// Under the pointer, and with the keyboard's focus: marked as such.
    void mark(std::optional<rules::House> hovered, std::optional<rules::House> focused);

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::desktop

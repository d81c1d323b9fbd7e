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
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

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

/// What a person hears or reads about a place; made by the controller, since the board holds no sentences. A function
/// that is empty says nothing. They are called in the user interface thread, whenever somebody asks.
struct BoardTexts {
    std::function<QString(rules::Place)> accessibleName; ///< side, pit number and count
    std::function<QString(rules::Place)> toolTip;        ///< the traditional name
};

/// The board: draws any game, animates what happened, and wishes for moves. It knows no rule.
///
/// What is shown is a queue: show() puts a board up at once; play() adds a move to be sown after what is still running.
/// The last thing in the queue is always the true board, and completeAnimation() jumps there.
/// Stones, wood and pits are rendered once a size, scale factor and theme; the widget only composes them.
class BoardWidget : public QWidget {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    // --- What is shown ---

    void setBoardLayout(const rules::BoardLayout& layout);
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

    /// The houses a move may start from now: shown as such, and the only ones that can be wished for.
    void setPlayableHouses(const std::vector<rules::House>& houses);
    void setPreview(const std::optional<MovePreview>& preview);
    /// A second one beside it, in another colour.
    void setComparedPreview(const std::optional<MovePreview>& preview);
    void setGuess(const std::optional<Guess>& guess);
    /// Parity glasses: every house is tinted by its parity and bears its label. Empty: taken off.
    void setGlasses(const std::optional<std::vector<Glass>>& glasses);
    /// Stones that each owner's tuzdyk has brought so far, shown on its badge; counted when the animation has ended.
    void setTuzdykGains(const std::array<int, 2>& gains);
    /// While on, a press on any place is a pick and not a wish to move.
    void setPicking(bool on);
    [[nodiscard]] bool isPicking() const;
    /// Rings a house (a hint).
    void setHint(std::optional<rules::House> house);
    void setPlayerNames(const std::array<QString, 2>& names);
    void setTexts(const BoardTexts& texts);
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

    // --- For the keyboard, tests and screen readers ---

    [[nodiscard]] QRect houseRect(rules::House house) const;
    [[nodiscard]] QRect storeRect(rules::Side owner) const;
    [[nodiscard]] std::optional<rules::House> focusedHouse() const;
    void setFocusedHouse(std::optional<rules::House> house);

    /// The stones that lie in a place as shown now; during an animation not what board() says.
    [[nodiscard]] int shownCount(rules::Place place) const;
    [[nodiscard]] bool isPlayable(rules::House house) const;
    [[nodiscard]] const rules::BoardLayout& boardLayout() const;
    /// What BoardTexts says of a place; its number if nothing.
    [[nodiscard]] QString accessibleText(rules::Place place) const;
    [[nodiscard]] const std::optional<MovePreview>& preview() const;
    [[nodiscard]] const std::optional<MovePreview>& comparedPreview() const;
    /// As if the house was clicked: completes an animation, and wishes for the move if it is playable.
    void press(rules::House house);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The board was blank, for its pictures were to come later; the next paint shows it.
    void artArrived();
    /// The player clicked or pressed a playable house.
    void moveWished(qumalaq::rules::House house);
    /// The player clicked or pressed a place that no move can begin at.
    void placeRefused(qumalaq::rules::Place place);
    /// Pointer or keyboard focus came to a house, or left all of them.
    void houseHovered(std::optional<qumalaq::rules::House> house);
    /// Shift holds a house to be compared with the one that is hovered; none when it is let go. Sent before the
    /// houseHovered() that belongs to it.
    void housePinned(std::optional<qumalaq::rules::House> house);
    /// While setPicking() is on. A house by click or keyboard, the own store by click or the key 0.
    void placePicked(qumalaq::rules::Place place);
    /// Escape was pressed on the board.
    void escaped();
    /// A stone fell in the animation: for the sound. `count` is what lies there now.
    void stoneDropped(qumalaq::rules::Place place, int count);
    void stonesCaptured(qumalaq::rules::Place from, int count);
    void tuzdykMade(qumalaq::rules::House house);
    /// The queue ran empty, was completed, or was dropped by show(). With the speed Off, or a time scale of 0, it is
    /// sent from within play().
    void animationFinished();

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/style.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/frame/settings.h"
#include "core/rules/any_position.h"
#endif

#include <QWidget>

#include <span>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpacerItem;
class QSpinBox;

namespace qumalaq::desktop {

class BoardPlace;
class SoundPlayer;

/// A board with a task over it and what is said about the answer under it: the common ground of lessons, puzzles and
/// counting rush. It shows and asks; what is right it does not know.
class TaskStage : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the stage.
    TaskStage(Settings& settings, SoundPlayer& sound, QWidget* parent = nullptr);
    ~TaskStage() override;

    [[nodiscard]] BoardWidget* board() const { return m_board; }

    /// Where one is: "Lesson 4 · 2 of 5".
    void setHeading(const QString& text);
    void setTask(const QString& text);
    enum class Tone { Plain, Right, Wrong };
    /// Screen readers are told, too.
    void setFeedback(const QString& text, Tone tone = Tone::Plain);
    [[nodiscard]] QString task() const;
    [[nodiscard]] QString feedback() const;

    /// A button under the board, from left to right; the last one added is the main one.
    QPushButton* addButton();
    /// For something of the room's own, at the right of the heading.
    void setCorner(QWidget* widget);

    enum class Kazans { Shown, Hidden };
    /// At once.
    void showPosition(rules::GameId game, const rules::AnyPosition& position, Kazans kazans = Kazans::Shown);
    /// Sows the moves, legal one after the other from the position shown last by showPosition(), which is put up first.
    /// If the game ends by them, what is left goes to the kazans before lineShown().
    void playLine(std::span<const rules::Move> line);
    /// Any input on the board means nothing now.
    void askNothing();
    /// Why a move can not begin where one is tried is said at once, and costs nothing.
    void askMove();
    /// A click, or the keyboard, which begins at a house: the digits mean the row in which the focus is, up and down
    /// change it. No pit shows the focus before a key is pressed: it would look like a hint. `from`: to be ringed.
    void askPlace(std::optional<rules::House> from, rules::House begin);
    void askNumber();
    /// The field for a number, for what else is done with it.
    [[nodiscard]] QSpinBox* numberField() const { return m_number; }

    void setLook(const Theme& theme, const Metrics& metrics);
    void retranslate();

Q_SIGNALS:
    void moveGiven(qumalaq::rules::Move move);
    void placeGiven(qumalaq::rules::Place place);
    void numberGiven(int number);
    /// What playLine() has started has ended, or was cut short by an input.
    void lineShown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applySetting(Settings::Key key);
    void showNames();
    void arrangeFoot();
    void endLine();
    [[nodiscard]] rules::BoardState shown(const rules::AnyPosition& position) const;

    Settings& m_settings;
    BoardWidget* m_board;
    BoardPlace* m_place;
    QLabel* m_heading;
    QHBoxLayout* m_headRow;
    QLabel* m_task;
    QLabel* m_feedback;
    QLabel* m_caption;
    QWidget* m_numberRow;
    QSpinBox* m_number;
    QPushButton* m_numberButton;
    QHBoxLayout* m_buttons;
    QHBoxLayout* m_foot;
    QSpacerItem* m_footHeight;

    rules::GameId m_game = rules::GameId::Togyzqumalaq;
    rules::AnyPosition m_position{rules::GameSetup()};
    Kazans m_kazans = Kazans::Shown;
    rules::House m_begin;     ///< where the keyboard begins to choose
    bool m_isShowing = false; ///< a line
    struct Ending {
        rules::BoardState board; ///< with what the end of the game gives
        rules::MoveTrace last;
    };
    std::optional<Ending> m_ending; ///< of the line, if the game is over by it
    bool m_isMoveAsked = false;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/shell/rules_examples.h"
#endif

#include <QWidget>

class QPushButton;

namespace qumalaq::desktop {

/// A small board with one move of the rules: the board of the game itself, which sows the move by the rules' own trace
/// when it is asked to, as often as one likes.
class ExampleBoard : public QWidget {
    Q_OBJECT

public:
    /// Pixels; in more room it stands in the middle.
    static constexpr int kWidest = 540;

    ExampleBoard(const RulesExample& example, const QString& caption, const Theme& theme, QWidget* parent = nullptr);

    /// From the beginning. Also when the pit of the move is pressed.
    void showMove();
    [[nodiscard]] const RulesExample& example() const { return m_example; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    void setTheme(const Theme& theme);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showStart();

    const RulesExample& m_example;
    BoardWidget* m_board;
    QPushButton* m_show;
};

} // namespace qumalaq::desktop

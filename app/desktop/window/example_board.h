// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/window/rules_examples.h"
#endif

#include <QWidget>

class QPushButton;

namespace qumalaq::desktop {

class Settings;

/// A small board that demonstrates one move, as often as it is pressed. It uses the game's own board and the trace of
/// the rules.
class ExampleBoard : public QWidget {
    Q_OBJECT

public:
    /// In pixels; in more space the board is centred.
    static constexpr int kWidest = 540;

    ExampleBoard(const RulesExample& example, const QString& caption, const Settings& settings, const Theme& theme,
                 QWidget* parent = nullptr);

    /// Sows the move from the start. Pressing its pit does the same.
    void showMove();
    [[nodiscard]] const RulesExample& example() const { return m_example; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    void setTheme(const Theme& theme);
    /// Gives the board the largest size for a page of this width.
    void fit(int width);

private:
    void showStart();

    const RulesExample& m_example;
    BoardWidget* m_board;
    QPushButton* m_show;
};

} // namespace qumalaq::desktop

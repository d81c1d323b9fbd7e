// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/window/rules_examples.h"

#include <QWidget>

class QPushButton;

namespace qumalaq::desktop {

class Settings;

/// A small board that demonstrates one move whenever the button or the pit is pressed.
class ExampleBoard : public QWidget {
    Q_OBJECT

public:
    /// In pixels. On a wider page the board is centred.
    static constexpr int kWidest = 540;

    ExampleBoard(const RulesExample& example, const QString& caption, const Settings& settings,
                 QWidget* parent = nullptr);

    /// Sows the move from its position.
    void showMove();
    [[nodiscard]] const RulesExample& example() const { return m_example; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    /// Fits the board into a page of this width in pixels.
    void fit(int width);

private:
    void showStart();

    const RulesExample& m_example;
    BoardWidget* m_board;
    QPushButton* m_show;
};

} // namespace qumalaq::desktop

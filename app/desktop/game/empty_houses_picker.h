// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/rules/game.h"
#endif

#include <QWidget>

#include <string>
#include <vector>

class QPushButton;

namespace qumalaq::desktop {

/// Which holes are empty at the start: a small board whose holes are emptied and filled by a click, or a lot is drawn.
/// Any choice can be made; whether it can be played is for the setup to say.
class EmptyHousesPicker : public QWidget {
    Q_OBJECT

public:
    /// `key` is an option of the setup of the kind EmptyHouses.
    EmptyHousesPicker(const rules::GameSetup& setup, std::string_view key, const Theme& theme,
                      QWidget* parent = nullptr);

    /// As the option's value: "s2,s5,n3".
    [[nodiscard]] std::string value() const;
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    /// Empties some houses at random, so that they can be played.
    void drawLot();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void toggle(rules::House house);
    void showHouses();
    void retranslate();

    rules::GameSetup m_setup;
    std::string m_key;
    std::vector<rules::House> m_empty;
    BoardWidget* m_board;
    QPushButton* m_lot;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "tests/app/desktop/board/board_examples.h"

#include <QTest>

#include <memory>
#include <vector>

namespace qumalaq::desktop {

inline std::vector<rules::House> housesOf(rules::Side side)
{
    std::vector<rules::House> houses;
    for (std::uint8_t number = 1; number <= 9; ++number)
        houses.push_back({side, number});
    return houses;
}

/// The fixture for tests of the board: the first position in its own window, South to move.
class ShownBoard {
protected:
    void showBoard()
    {
        m_wishes.clear();
        m_board = std::make_unique<BoardWidget>();
        m_board->setBoardLayout(examples::togyzLayout());
        m_board->resize(934, 544);
        m_board->show(examples::start());
        m_board->setPlayableHouses(housesOf(rules::Side::South));
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
        m_board->activateWindow();
        m_board->setFocus();
        QObject::connect(m_board.get(), &BoardWidget::moveWished, m_board.get(),
                         [this](rules::House house) { m_wishes.push_back(house); });
    }

    void clickOn(rules::House house)
    {
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->houseRect(house).center());
    }

    std::unique_ptr<BoardWidget> m_board;
    std::vector<rules::House> m_wishes; ///< since the last showBoard()
};

} // namespace qumalaq::desktop

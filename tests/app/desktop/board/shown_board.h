// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "tests/app/desktop/board/board_examples.h"

#include <QTest>

#include <memory>
#include <vector>

namespace qumalaq::desktop {

inline std::vector<rules::Pit> pitsOf(rules::Side side)
{
    std::vector<rules::Pit> pits;
    for (std::uint8_t number = 1; number <= 9; ++number)
        pits.push_back({side, number});
    return pits;
}

/// The fixture for tests of the board: the first position in its own window, South to move.
class ShownBoard {
protected:
    void showBoard()
    {
        m_requests.clear();
        m_board = std::make_unique<BoardWidget>();
        m_board->setBoardLayout(examples::togyzLayout());
        m_board->resize(934, 544);
        m_board->show(examples::start());
        m_board->setPlayablePits(pitsOf(rules::Side::South));
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
        m_board->activateWindow();
        m_board->setFocus();
        QObject::connect(m_board.get(), &BoardWidget::moveRequested, m_board.get(),
                         [this](rules::Pit pit) { m_requests.push_back(pit); });
    }

    void clickOn(rules::Pit pit)
    {
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->pitRect(pit).center());
    }

    std::unique_ptr<BoardWidget> m_board;
    std::vector<rules::Pit> m_requests; ///< since the last showBoard()
};

} // namespace qumalaq::desktop

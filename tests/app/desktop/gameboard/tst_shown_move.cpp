// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_rows_model.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/player_card.h"
#include "tests/app/desktop/window_fixture.h"

#include <QCursor>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QToolTip>

#include <array>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;

namespace {

constexpr int kMoments = 150;
constexpr int kBetweenMomentsMs = 25;

/// The stones that are visible on the board.
std::array<int, 20> stonesOn(const BoardWidget& board)
{
    std::array<int, 20> stones{};
    std::size_t i = 0;
    for (const Side side : rules::kBothSides) {
        stones[i++] = board.shownCount(rules::Place::store(side));
        for (std::uint8_t number = 1; number <= 9; ++number)
            stones[i++] = board.shownCount(Pit{side, number});
    }
    return stones;
}

std::array<int, 20> stonesOf(const rules::AnyPosition& position)
{
    const rules::BoardState board = position.board();
    std::array<int, 20> stones{};
    std::size_t i = 0;
    for (const Side side : rules::kBothSides) {
        stones[i++] = board.at(rules::Place::store(side));
        for (std::uint8_t number = 1; number <= 9; ++number)
            stones[i++] = board.at(Pit{side, number});
    }
    return stones;
}

int movesIn(const MoveRowsView& list)
{
    const auto* model = qobject_cast<const MoveRowsModel*>(list.model());
    int moves = 0;
    while (model->indexOf(moves).isValid())
        ++moves;
    return moves;
}

} // namespace

/// A game at normal speed, played with the mouse through the real window: while stones fly, the whole window speaks of
/// the last position that they have reached.
class TestShownMove : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowSpeaksOfTheMoveThatHasLanded()
    {
        Program program;
        program.settings().setNewGame({.level = 1});
        program.settings().setValue(setting::kSidePanel, true);
        program.begin();
        program.window->resize(1280, 800);
        QCoreApplication::processEvents();
        GamePage* page = program.game();
        BoardWidget& board = *page->board();
        board.setTimeScale(1);
        program.settings().setSowingSpeed(SowingSpeed::Normal);
        const auto* list = program.game()->findChild<MoveRowsView*>();
        const auto* caption = page->findChild<QLabel*>(QStringLiteral("caption"));
        QVERIFY(list && list->isVisible() && caption);
        QSignalSpy announced(page, &GamePage::announced);
        const auto active = [page](Side side) {
            for (const PlayerCard* card : page->findChildren<PlayerCard*>()) {
                if (card->isVisible() && card->side() == side)
                    return card->property("active").toBool();
            }
            return false;
        };
        int landed = 0; // moves
        int checked = 0;
        while (checked < kMoments || landed < 2) { // until stones of both sides have flown
            const rules::History& game = program.match.history();
            QVERIFY(!program.match.outcome());
            if (!board.isAnimating()) {
                landed = program.plies();
                QCOMPARE(movesIn(*list), landed);
                if (program.match.isPersonToMove()) {
                    // The pointer goes on to rest on another pit.
                    const auto moves = game.position().legalMoves();
                    const Pit played = moves[landed % moves.size()].from;
                    program.click(played.row, played.number);
                    const Pit rest = moves[(landed + 1) % moves.size()].from;
                    QTest::mouseMove(&board, board.pitRect(rest).center());
                    QVERIFY(board.isAnimating());
                }
            }
            QElapsedTimer gap;
            gap.start();
            QTest::qWait(kBetweenMomentsMs);
            if (!board.isAnimating())
                continue;
            if (gap.elapsed() > 4 * kBetweenMomentsMs) { // a busy machine: a landing may have been missed
                landed = movesIn(*list);
                continue;
            }
            const auto stones = stonesOn(board);
            bool isBetween = true; // the stones lie as in no position of the game
            for (int ply = landed; ply <= program.plies(); ++ply) {
                if (stones == stonesOf(game.positionAt(static_cast<std::size_t>(ply)))) {
                    isBetween = false;
                    landed = ply;
                }
            }
            if (!isBetween)
                continue;
            ++checked;
            // The move in the air is not listed, and nobody has announced it.
            QCOMPARE(movesIn(*list), landed);
            QCOMPARE(announced.size(), landed);
            QCOMPARE(list->currentId(), landed - 1);
            // Cards and text name the side whose stones fly.
            const Side mover = game.positionAt(static_cast<std::size_t>(landed)).sideToMove();
            QVERIFY(active(mover));
            QVERIFY(!active(rules::opponentOf(mover)));
            const QString said =
                mover == Side::South ? QStringLiteral("You are sowing…") : QStringLiteral("Computer 1 is sowing…");
            QCOMPARE(caption->text(), said);
            // No preview, no playable pit and no tool tip before the stones lie.
            QVERIFY(!board.preview());
            for (std::uint8_t number = 1; number <= 9; ++number)
                QVERIFY(!board.isPlayable({Side::South, number}));
            const QPoint at = board.pitRect({Side::South, 5}).center();
            QHelpEvent help(QEvent::ToolTip, at, board.mapToGlobal(at));
            QCoreApplication::sendEvent(&board, &help);
            QVERIFY(!QToolTip::isVisible() || QToolTip::text().isEmpty());
        }
    }
};

QUMALAQ_WINDOW_TEST(TestShownMove)
#include "tst_shown_move.moc"

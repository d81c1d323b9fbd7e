// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/player_card.h"
#include "tests/app/desktop/window_fixture.h"

#include <QLabel>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

bool isBelow(const Program& program, Side side)
{
    const BoardWidget& board = program.board();
    return board.pitRect({side, 1}).top() > board.pitRect({rules::opponentOf(side), 1}).top();
}

void beginAs(Program& program, Side side)
{
    program.begin(
        {.ownSide = side == Side::South ? NewGameChoice::OwnSide::South : NewGameChoice::OwnSide::North, .level = 1});
}

/// The centre of the visible card of a side, in the window.
int heightOfCard(const Program& program, Side side)
{
    for (const PlayerCard* card : program.window->findChildren<PlayerCard*>()) {
        if (card->isVisible() && card->side() == side)
            return card->mapTo(program.window.get(), card->rect().center()).y();
    }
    return -1;
}

int heightOfRow(const Program& program, Side side)
{
    const BoardWidget& board = program.board();
    return board.mapTo(program.window.get(), board.pitRect({side, 1}).center()).y();
}

QWidget* turning(const Program& program)
{
    return program.board().findChild<QWidget*>(QStringLiteral("turn"), Qt::FindDirectChildrenOnly);
}

} // namespace

/// Who sits below, and what stands beside which row.
class TestBoardOrientation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePersonSitsBelowWhicheverSide_data()
    {
        QTest::addColumn<int>("side");
        QTest::newRow("South") << int(Side::South);
        QTest::newRow("North") << int(Side::North);
    }
    void thePersonSitsBelowWhicheverSide()
    {
        QFETCH(int, side);
        const auto own = static_cast<Side>(side);
        Program program;
        program.settings().setValue(setting::kFlipped, true); // in an earlier game
        beginAs(program, own);
        QVERIFY(isBelow(program, own));
        program.trigger(ActionId::Flip);
        QVERIFY(isBelow(program, rules::opponentOf(own)));
        program.trigger(ActionId::Flip);
        QVERIFY(isBelow(program, own));
    }

    void ofTwoPeopleTheFirstOrTheOneToMoveSitsBelow()
    {
        GameForTwo program;
        QVERIFY(isBelow(program, Side::South));
        program.press(Qt::Key_7);
        QVERIFY(isBelow(program, Side::South));
        program.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::AutoFlip);
        QVERIFY(isBelow(program, Side::North));
        program.press(Qt::Key_7);
        QVERIFY(isBelow(program, Side::South));
    }

    void aRematchTurnsTheBoard_data()
    {
        QTest::addColumn<SowingSpeed>("speed");
        QTest::newRow("with motion") << SowingSpeed::Normal;
        QTest::newRow("at once without motion") << SowingSpeed::Off;
    }
    void aRematchTurnsTheBoard()
    {
        QFETCH(SowingSpeed, speed);
        Program program;
        program.settings().setSowingSpeed(speed);
        beginAs(program, Side::South);
        QVERIFY(!turning(program));
        program.resign();
        program.trigger(ActionId::Rematch);
        QCOMPARE(program.match.player(Side::North).kind, session::Player::Kind::Person);
        QVERIFY(isBelow(program, Side::North));
        QCOMPARE(turning(program) != nullptr, speed == SowingSpeed::Normal);
        QTRY_VERIFY(!turning(program));
    }

    void theCardsStandBesideTheirRows_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("side");
        for (const Side side : rules::kBothSides) {
            const char* name = side == Side::South ? "South" : "North";
            QTest::addRow("800x600 as %s", name) << QSize(800, 600) << int(side);
            QTest::addRow("1280x800 as %s", name) << QSize(1280, 800) << int(side);
        }
    }
    void theCardsStandBesideTheirRows()
    {
        QFETCH(QSize, size);
        QFETCH(int, side);
        const auto own = static_cast<Side>(side);
        const auto other = rules::opponentOf(own);
        Program program;
        beginAs(program, own);
        program.window->resize(size);
        QCoreApplication::processEvents();
        QVERIFY(heightOfCard(program, own) > 0 && heightOfCard(program, other) > 0);
        const auto distance = [&program](Side card, Side row) {
            return qAbs(heightOfCard(program, card) - heightOfRow(program, row));
        };
        QVERIFY(distance(own, own) < distance(own, other));
        QVERIFY(distance(other, other) < distance(other, own));
    }
};

QUMALAQ_WINDOW_TEST(TestBoardOrientation)
#include "tst_board_orientation.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/learn/course_room.h"
#include "app/desktop/library/library_room.h"

#include <QAbstractButton>
#include <QDialog>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;
using session::Player;

namespace {

constexpr int kPatienceMs = 60'000;

} // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void anUnfinishedGameIsOfferedNotForced()
    {
        using Tile = StartRoom::Tile;
        const QTemporaryDir folder;
        rules::BoardState left;
        {
            Program program(folder.path());
            program.beginForTwo();
            program.press(Qt::Key_7);
            program.press(Qt::Key_9);
            left = program.match.history().position().board();
        }
        {
            Program program(folder.path());
            program.open();
            QVERIFY(!program.match.hasGame());
            StartTile* resume = program.window->rooms().start()->tile(Tile::Resume);
            QVERIFY(resume->isVisible());
            QVERIFY(resume->hasFocus());
            QVERIFY2(resume->accessibleDescription().startsWith(QStringLiteral("First – Second · 10 : 0 · move 2")),
                     qPrintable(resume->accessibleDescription()));
            QVERIFY(program.window->rooms().start()->board()->board() == left);
            QTest::keyClick(resume, Qt::Key_Space);
            QCOMPARE(program.window->room(), program.window->rooms().game());
            QCOMPARE(program.plies(), 2);
            program.press(Qt::Key_1);
            QCOMPARE(program.plies(), 3);
        }
        {
            Program program(folder.path());
            program.open();
            auto* dialog = program.window->dialogs().makeNewGame();
            dialog->reject();
            QVERIFY(program.window->rooms().start()->tile(Tile::Resume)->isVisible()); // it is still offered
            program.window->dialogs().makeNewGame()->accept();
            QCOMPARE(program.window->room(), program.window->rooms().game());
            QCOMPARE(program.plies(), 0);
            QVERIFY(program.match.hasGame());
            QVERIFY(program.window->rooms().starter().setAside()); // nothing is lost, see tst_game_starter
        }
        {
            Program program(folder.path());
            program.open(); // a game without a move cannot be continued
            QVERIFY(program.window->rooms().start()->tile(Tile::Resume)->isHidden());
            QVERIFY(program.window->rooms().start()->tile(Tile::Play)->hasFocus());
        }
    }

    void theStartPageBeginsAGameAndCanBeReturnedTo()
    {
        using Tile = StartRoom::Tile;
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        QCOMPARE(program.window->room(), program.window->rooms().start());
        QVERIFY(!program.action(ActionId::Undo)->isEnabled());
        QTest::mouseClick(program.window->rooms().start()->tile(Tile::TwoPeople), Qt::LeftButton);
        QCOMPARE(program.window->room(), program.window->rooms().game());
        QCOMPARE(program.match.player(Side::North).kind, Player::Kind::Human);
        QVERIFY(program.settings().newGame().opponent == NewGameChoice::Opponent::Computer); // the setting is unchanged
        program.press(Qt::Key_7);
        program.press(Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(program.window->room(), program.window->rooms().start());
        QVERIFY(program.window->rooms().start()->tile(Tile::Resume)->isVisible());
        QTest::mouseClick(program.window->rooms().start()->tile(Tile::Resume), Qt::LeftButton);
        QCOMPARE(program.window->room(), program.window->rooms().game());
        QCOMPARE(program.plies(), 1);
        // On the board Escape first clears the focus, then it leads to the start page.
        program.press(Qt::Key_Tab);
        QVERIFY(program.board().focusedHouse());
        program.press(Qt::Key_Escape);
        QVERIFY(!program.board().focusedHouse());
        QCOMPARE(program.window->room(), program.window->rooms().game());
        program.press(Qt::Key_Escape);
        QCOMPARE(program.window->room(), program.window->rooms().start());
    }

    void theLanguagesAreOnTheStartPage()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        for (const Language language : {Language::Kazakh, Language::Russian, Language::English}) {
            auto* button = program.window->rooms().start()->findChild<QAbstractButton*>(codeOf(language));
            QVERIFY(button && button->isVisible());
            QCOMPARE(button->text(), ownNameOf(language));
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(program.translator.language(), language);
            QVERIFY(button->isChecked());
        }
    }

    void theTilesOpenTheirRooms()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        WindowRooms& rooms = program.window->rooms();
        QVERIFY(rooms.start()->tile(StartRoom::Tile::Resume)->isHidden());
        rooms.start()->tile(StartRoom::Tile::Learn)->click();
        QCOMPARE(program.window->room(), rooms.learning().course());
        program.trigger(ActionId::Start);
        rooms.start()->tile(StartRoom::Tile::Library)->click();
        QCOMPARE(program.window->room(), rooms.library());
    }

    void theSmallBoardSowsUnlessMotionIsReduced_data()
    {
        QTest::addColumn<Motion>("motion");
        QTest::newRow("it sows") << Motion::Full;
        QTest::newRow("it stands still") << Motion::Reduced;
    }
    void theSmallBoardSowsUnlessMotionIsReduced()
    {
        QFETCH(Motion, motion);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setMotion(motion);
        program.window->rooms().start()->board()->setTimeScale(0);
        program.open();
        const rules::BoardState before = program.window->rooms().start()->board()->board();
        const auto hasMoved = [&] { return !(program.window->rooms().start()->board()->board() == before); };
        if (motion == Motion::Full) {
            QTRY_VERIFY_WITH_TIMEOUT(hasMoved(), kPatienceMs);
        } else {
            QTest::qWait(2500);
            QVERIFY(!hasMoved());
        }
    }

    void enterPressesTheTileThatHasTheFocus()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        using Tile = StartRoom::Tile;
        QVERIFY(program.window->rooms().start()->tile(Tile::Play)->hasFocus());
        QTest::keyClick(program.window->rooms().start()->tile(Tile::Play), Qt::Key_Return);
        QCOMPARE(program.window->room(), program.window->rooms().game());
        QVERIFY(program.match.hasGame());
        // On the board it plays the focused pit.
        program.board().setFocusedHouse(rules::House{rules::Side::South, 7});
        program.press(Qt::Key_Return);
        QVERIFY(program.plies() >= 1);
    }

    void roomsFadeUnlessMotionIsReduced_data() { theSmallBoardSowsUnlessMotionIsReduced_data(); }
    void roomsFadeUnlessMotionIsReduced()
    {
        QFETCH(Motion, motion);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setMotion(motion);
        program.open();
        program.window->rooms().start()->tile(StartRoom::Tile::Play)->click();
        const auto fades = [&] { return program.window->findChild<QWidget*>(QStringLiteral("fade")) != nullptr; };
        QCOMPARE(fades(), motion == Motion::Full);
        QTRY_VERIFY_WITH_TIMEOUT(!fades(), kPatienceMs);
    }
};

QUMALAQ_WINDOW_TEST(TestStartPage)
#include "tst_start_page.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/network/two_computers_page.h"
#include "app/desktop/network/two_computers_text.h"
#include "core/library/library.h"
#include "core/session/record_of_match.h"
#include "tests/app/desktop/accessibility/ear.h"
#include "tests/app/desktop/window_fixture.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;
using net::Partner;
using rules::Side;

namespace {

constexpr int kWait = 30'000;

/// Two windows, as on two computers.
struct Pair {
    Program host;
    Program guest;

    Pair()
    {
        for (Program* program : {&host, &guest})
            open(*program);
    }
    static void open(Program& program)
    {
        program.open();
        program.pages().twoComputers().setAddresses({QHostAddress(QStringLiteral("127.0.0.4"))});
        program.trigger(ActionId::TwoComputers);
    }
    static QWidget* pageOf(const Program& program) { return program.window->page(); }
    static QLineEdit* field(const Program& program, const QString& name)
    {
        return seen<QLineEdit>(pageOf(program), name);
    }
    void invite() const
    {
        field(host, QStringLiteral("Your name"))->setText(QStringLiteral("Aigerim"));
        press(pageOf(host), "Invite");
        QVERIFY(host.pages().twoComputers().host());
    }
    void join(const Program& program, const char* how) const
    {
        field(program, QStringLiteral("Your name"))->setText(QStringLiteral("Bolat"));
        QTest::keyClicks(field(program, QStringLiteral("Code")), host.pages().twoComputers().host()->code().toLower());
        press(pageOf(program), how);
    }
    void joinAndAccept(const Program& player) const
    {
        join(player, "Join");
        QTRY_VERIFY_WITH_TIMEOUT(button(pageOf(player), "Play"), kWait);
        QVERIFY(textsSeen(pageOf(player)).contains(QStringLiteral("Aigerim invites you to a game.")));
        press(pageOf(player), "Play");
        QTRY_VERIFY_WITH_TIMEOUT(host.match.hasGame() && player.match.hasGame(), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(host.match.isPersonToMove(), kWait);
    }
    void play() const
    {
        invite();
        joinAndAccept(guest);
    }
    /// As the library has it, of two other people.
    [[nodiscard]] static notation::GameRecord unfinishedGame()
    {
        session::Match match;
        match.start(session::MatchSpec());
        match.play({{Side::South, 6}});
        return session::toRecord(match.record(), match.startedAt());
    }
    void expectPlies(int plies) const
    {
        QTRY_COMPARE_WITH_TIMEOUT(host.plies(), plies, kWait);
        QTRY_COMPARE_WITH_TIMEOUT(guest.plies(), plies, kWait);
    }
};

std::size_t unfinishedGames(const QString& library)
{
    const auto opened = library::Library::open(library);
    if (!opened)
        return 0;
    std::size_t games = 0;
    const auto ids = (*opened)->search({}, {});
    for (const library::StoredId id : *ids)
        games += (**(*opened)->record(id)).result() == notation::GameResult::Open ? 1 : 0;
    return games;
}

} // namespace

class TestTwoComputers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPlayedFromTheCodeToTheRematch()
    {
        Pair pair;
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        QCOMPARE(Pair::pageOf(pair.host), pair.host.game());
        QCOMPARE(Pair::pageOf(pair.guest), pair.guest.game());
        pair.host.press(Qt::Key_7);
        pair.expectPlies(1);
        QTRY_VERIFY_WITH_TIMEOUT(pair.guest.match.isPersonToMove(), kWait);
        pair.guest.press(Qt::Key_4);
        pair.expectPlies(2);

        // The other player is asked, and answers by a key.
        const QSignalSpy said(&Announcer::of(*pair.host.window), &Announcer::announced);
        pair.guest.trigger(ActionId::Undo);
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.notice().startsWith(QStringLiteral("Bolat wants to take back")), kWait);
        QTRY_VERIFY(std::any_of(said.begin(), said.end(), [](const QList<QVariant>& each) {
            return each.front().toString().contains(QStringLiteral("Do you agree? Yes, I agree: Alt+Y. No: Alt+O."));
        }));
        pair.host.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(pair.host.window.get()));
        QTest::keyClick(pair.host.window->windowHandle(), Qt::Key_Y, Qt::AltModifier);
        pair.expectPlies(1);
        QVERIFY(!pair.guest.action(ActionId::Hint)->isEnabled());
        QVERIFY(!pair.guest.action(ActionId::Coach)->isEnabled());
        pair.guest.settings().setValue(setting::kCoach, true);
        QVERIFY(!pair.guest.game()->isChecked(ActionId::Coach));

        pair.guest.resign();
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.match.outcome() && pair.guest.match.outcome(), kWait);
        QCOMPARE(pair.host.match.outcome(), pair.guest.match.outcome());
        pair.host.trigger(ActionId::Rematch);
        QTRY_VERIFY_WITH_TIMEOUT(pair.guest.notice().startsWith(QStringLiteral("Aigerim wants to play again")), kWait);
        press(pair.guest.window->notices(), "Yes, I agree");
        QTRY_VERIFY_WITH_TIMEOUT(pair.guest.match.isPersonToMove(), kWait);
        QVERIFY(pair.guest.match.player(Side::South).isPerson());
        pair.expectPlies(0);
        pair.guest.press(Qt::Key_Escape);
        QCOMPARE(Pair::pageOf(pair.guest), pair.guest.pages().start());
    }

    void aWatcherSeesTheMovesAndCannotMove_data()
    {
        QTest::addColumn<bool>("isLater");
        QTest::newRow("at once") << false;
        QTest::newRow("a minute later") << true;
    }
    void aWatcherSeesTheMovesAndCannotMove()
    {
        QFETCH(const bool, isLater);
        Pair pair;
        Program player;
        Pair::open(player);
        pair.invite();
        seen<QCheckBox>(Pair::pageOf(pair.host), "Spectators see the moves a minute later")->setChecked(isLater);
        pair.join(pair.guest, "Just watch");
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.pages().twoComputers().host()->watchers(), 1, kWait);
        pair.joinAndAccept(player);
        QVERIFY(!QTest::currentTestFailed());
        QTRY_VERIFY_WITH_TIMEOUT(pair.guest.match.hasGame(), kWait);
        pair.host.press(Qt::Key_7);
        QTRY_COMPARE_WITH_TIMEOUT(player.plies(), 1, kWait);
        if (!isLater)
            QTRY_COMPARE_WITH_TIMEOUT(pair.guest.plies(), 1, kWait);
        QCOMPARE(pair.guest.plies(), isLater ? 0 : 1);
        Ear ear(pair.guest);
        pair.guest.press(Qt::Key_4);
        QCOMPARE(ear.nextWith("You are"), QStringLiteral("You are watching this game."));
        QTRY_VERIFY_WITH_TIMEOUT(player.match.isPersonToMove(), kWait);
        QCOMPARE(player.plies(), 1);
    }

    void aWatcherIsToldThatAPlayerIsLost()
    {
        Pair pair;
        Program watcher;
        Pair::open(watcher);
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        pair.join(watcher, "Just watch");
        QTRY_VERIFY_WITH_TIMEOUT(watcher.match.hasGame(), kWait);
        pair.guest.window.reset();
        const QString waiting = QStringLiteral("The connection was lost. Waiting for Bolat");
        QTRY_VERIFY2_WITH_TIMEOUT(watcher.notice().startsWith(waiting), qPrintable(watcher.notice()), kWait);
        press(watcher.window->notices(), "Stop waiting");
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.pages().twoComputers().host()->watchers(), 0, kWait);
    }

    /// Also once the game has begun.
    void theHostSeesTheCodeForThoseWhoWatch()
    {
        Pair pair;
        Program watcher;
        Pair::open(watcher);
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        pair.host.trigger(ActionId::TwoComputers);
        const QStringList texts = textsSeen(Pair::pageOf(pair.host));
        QVERIFY(texts.contains(QStringLiteral("With this code others can watch the game")));
        QVERIFY(texts.contains(pair.host.pages().twoComputers().host()->code()));
        QVERIFY(!button(Pair::pageOf(pair.host), "Cancel the invitation"));
        pair.join(watcher, "Just watch");
        QTRY_VERIFY_WITH_TIMEOUT(watcher.match.hasGame(), kWait);
        QVERIFY(pair.host.match.resign(Side::South));
        pair.host.press(Qt::Key_Escape);
        pair.host.trigger(ActionId::TwoComputers);
        QVERIFY(button(Pair::pageOf(pair.host), "Invite"));
    }

    void aWrongLetterIsExplained_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a letter that no code has")
            << QStringLiteral("AB?") << QStringLiteral("Codes never contain “?”. Check character 3.");
        QTest::newRow("too short") << QStringLiteral("ABC")
                                   << QStringLiteral("A code has 8 letters and digits. This one has 3.");
        QTest::newRow("a mistyped letter")
            << QStringLiteral("AAAA AAAB")
            << QStringLiteral("Something is mistyped. Compare the code with the one on the other screen.");
    }

    void aWrongLetterIsExplained()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, expected);
        Pair pair;
        QTest::keyClicks(Pair::field(pair.guest, QStringLiteral("Code")), code);
        QTest::keyClick(Pair::field(pair.guest, QStringLiteral("Code")), Qt::Key_Return);
        QTRY_VERIFY(textsSeen(Pair::pageOf(pair.guest)).contains(expected));
    }

    /// The key must not press the button that has the focus then: "Stop looking".
    void enterInTheCodeJoins()
    {
        Pair pair;
        pair.invite();
        QLineEdit* code = Pair::field(pair.guest, QStringLiteral("Code"));
        QTest::keyClicks(code, pair.host.pages().twoComputers().host()->code());
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(button(Pair::pageOf(pair.guest), "Play"), kWait);
    }

    void aGameOfTheNetworkIsChosenInsteadOfACode()
    {
        Pair pair;
        pair.invite();
        auto* announce = seen<QCheckBox>(Pair::pageOf(pair.host), "Show this game to everyone on the network");
        QVERIFY(announce && !announce->isChecked());
        QTest::qWait(1500);
        QVERIFY(!seen<QListWidget>(Pair::pageOf(pair.guest)));
        announce->click();
        QTRY_VERIFY_WITH_TIMEOUT(seen<QListWidget>(Pair::pageOf(pair.guest), "Games on this network"), kWait);
        auto* games = seen<QListWidget>(Pair::pageOf(pair.guest), "Games on this network");
        QCOMPARE(games->count(), 1);
        const QString code = pair.host.pages().twoComputers().host()->code();
        QVERIFY2(games->item(0)->text().startsWith(code), qPrintable(games->item(0)->text()));
        games->setFocus();
        QTest::keyClick(games, Qt::Key_Home);
        QCOMPARE(Pair::field(pair.guest, QStringLiteral("Code"))->text(), code);
        QTest::keyClick(games, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(button(Pair::pageOf(pair.guest), "Play"), kWait);
    }

    void everyStepToTheGameIsTold()
    {
        Pair pair;
        Ear host(pair.host);
        Ear guest(pair.guest);
        pair.invite();
        const QString code = host.nextWith("Give this code to the other player");
        const QString shown = pair.host.pages().twoComputers().host()->code();
        QVERIFY2(code.contains(TwoComputersText::spelled(shown)), qPrintable(code));
        pair.join(pair.guest, "Join");
        QVERIFY(guest.nextWith("Aigerim invites you to a game.").contains(QStringLiteral("The other player begins.")));
        QVERIFY(host.nextWith("can see your invitation").contains(QStringLiteral("Bolat")));
    }

    /// The other player sees before the game by which rules it is played.
    void theOfferSaysWhatIsNotUsual()
    {
        const QString unusual = QStringLiteral("Congkak · no clock. The other player begins.\nHoles in a row: 5 · The "
                                               "game ends: when a row is empty.");
        session::MatchSpec spec;
        spec.setup = rules::GameSetup(rules::GameId::Congkak);
        QVERIFY(spec.setup.setOption("holes", "5") && spec.setup.setOption("stones", "7")
                && spec.setup.setOption("end", "row"));
        Pair pair;
        QVERIFY(pair.host.pages().twoComputers().invite(spec, Side::South));
        pair.join(pair.guest, "Join");
        QTRY_VERIFY_WITH_TIMEOUT(button(Pair::pageOf(pair.guest), "Play"), kWait);
        const QStringList texts = textsSeen(Pair::pageOf(pair.guest));
        QVERIFY2(texts.contains(unusual), qPrintable(texts.join(u'|')));
    }

    void aPlayerWithoutNameIsTheOtherPlayer()
    {
        const QString name = QStringLiteral("Dana");
        QCOMPARE(TwoComputersText::waiting({}, 3),
                 QStringLiteral("The connection was lost. Waiting for the other player (3 s)"));
        QCOMPARE(TwoComputersText::waiting(name, 3), QStringLiteral("The connection was lost. Waiting for Dana (3 s)"));
        QCOMPARE(TwoComputersText::ended({}), QStringLiteral("The other player has left."));
        QCOMPARE(TwoComputersText::ended(name), QStringLiteral("Dana has left."));
    }

    /// Both find the game again, and the clocks of nobody run meanwhile.
    void goesOnWhenAProgramIsStartedAgain_data()
    {
        QTest::addColumn<bool>("isHost");
        QTest::addColumn<int>("plies");
        QTest::newRow("the host, before the first move") << true << 0;
        QTest::newRow("the host") << true << 1;
        QTest::newRow("the guest, before the first move") << false << 0;
        QTest::newRow("the guest") << false << 1;
    }

    void goesOnWhenAProgramIsStartedAgain()
    {
        QFETCH(const bool, isHost);
        QFETCH(const int, plies);
        QTemporaryDir folder;
        auto again = std::make_unique<Program>(folder.path());
        Program other;
        Program& host = isHost ? *again : other;
        Program& guest = isHost ? other : *again;
        const QList<QHostAddress> addresses{QHostAddress(QStringLiteral("127.0.0.4"))};
        for (Program* program : {&host, &guest}) {
            program->open();
            program->pages().twoComputers().setAddresses(addresses);
        }
        QVERIFY(host.pages().twoComputers().invite(session::MatchSpec(), Side::South));
        const auto code = net::parseCode(host.pages().twoComputers().host()->code());
        guest.pages().twoComputers().join(*code, net::Guest::Role::Player, QStringLiteral("Bolat"));
        QTRY_COMPARE_WITH_TIMEOUT(guest.pages().twoComputers().state(), Partner::State::Offered, kWait);
        guest.pages().twoComputers().accept();
        QTRY_VERIFY_WITH_TIMEOUT(host.match.isPersonToMove(), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(guest.match.hasGame(), kWait);
        if (plies > 0)
            host.press(Qt::Key_7);
        QTRY_COMPARE_WITH_TIMEOUT(guest.plies(), plies, kWait);

        again.reset();
        QTRY_COMPARE_WITH_TIMEOUT(other.pages().twoComputers().state(), Partner::State::Waiting, kWait);
        QVERIFY(!other.match.isPersonToMove());
        QCOMPARE(other.notice(), QString()); // it may be over in a moment
        QTRY_VERIFY_WITH_TIMEOUT(other.notice().startsWith(QStringLiteral("The connection was lost.")), kWait);
        again = std::make_unique<Program>(folder.path());
        again->pages().twoComputers().setAddresses(addresses);
        again->open();
        QTRY_COMPARE_WITH_TIMEOUT(other.pages().twoComputers().state(), Partner::State::Playing, kWait);
        QTRY_COMPARE_WITH_TIMEOUT(again->pages().twoComputers().state(), Partner::State::Playing, kWait);
        QCOMPARE(again->plies(), plies);
        Program& guestNow = isHost ? other : *again;
        Program& hostNow = isHost ? *again : other;
        Program& next = plies > 0 ? guestNow : hostNow;
        QTRY_VERIFY_WITH_TIMEOUT(next.match.isPersonToMove(), kWait);
        next.press(Qt::Key_4);
        QTRY_COMPARE_WITH_TIMEOUT(hostNow.plies(), plies + 1, kWait);
        QTRY_COMPARE_WITH_TIMEOUT(guestNow.plies(), plies + 1, kWait);
    }

    /// Nobody can move on a board without the other computer.
    void aGameThatWasLeftIsOverHere_data()
    {
        QTest::addColumn<bool>("isBroken");
        QTest::newRow("Stop waiting") << true;
        QTest::newRow("the other player has left") << false;
    }

    void aGameThatWasLeftIsOverHere()
    {
        QFETCH(const bool, isBroken);
        Pair pair;
        const QString library = pair.host.path("games.library");
        pair.host.pages().setLibraryFile(library);
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        pair.host.press(Qt::Key_7);
        pair.expectPlies(1);
        if (isBroken) {
            pair.guest.window.reset();
            QTRY_VERIFY_WITH_TIMEOUT(pair.host.notice().startsWith(QStringLiteral("The connection was lost.")), kWait);
            press(pair.host.window->notices(), "Stop waiting");
        } else {
            pair.guest.pages().twoComputers().leave();
        }
        QTRY_COMPARE_WITH_TIMEOUT(Pair::pageOf(pair.host), pair.host.pages().start(), kWait);
        const StartPage* start = pair.host.pages().start();
        QVERIFY(!start->tile(StartPage::Tile::Resume)->isVisible());
        QCOMPARE(pair.host.notice(), isBroken ? QStringLiteral("The game Aigerim – Bolat was set aside in the library.")
                                              : QStringLiteral("Bolat has left."));
        if (!isBroken)
            QCOMPARE(Pair::pageOf(pair.guest), pair.guest.pages().start());
        QTRY_COMPARE(unfinishedGames(library), std::size_t(1));

        const QString folder = QFileInfo(pair.host.journal()).path();
        pair.host.window.reset();
        Program again(folder);
        again.pages().setLibraryFile(library);
        again.open();
        QCOMPARE(Pair::pageOf(again), again.pages().start());
        QVERIFY(!again.pages().start()->tile(StartPage::Tile::Resume)->isVisible());
        QVERIFY(!again.match.hasGame());
        QCOMPARE(unfinishedGames(library), std::size_t(1));
    }

    void nobodyIsToMoveWhileTheGameWaits()
    {
        const QString waiting = QStringLiteral("Waiting for the other computer");
        Pair pair;
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(textsSeen(pair.host.window.get()).contains(QStringLiteral("Your move")));
        pair.guest.window.reset();
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.pages().twoComputers().state(), Partner::State::Waiting, kWait);
        QTRY_VERIFY(textsSeen(pair.host.window.get()).contains(waiting));
        QVERIFY(!textsSeen(pair.host.window.get()).contains(QStringLiteral("Your move")));
        QVERIFY(!pair.host.action(ActionId::Resign)->isEnabled());
        Ear ear(pair.host);
        pair.host.press(Qt::Key_7);
        QCOMPARE(ear.nextWith("Waiting for the other computer"), waiting + u'.');
    }

    void theWaitingNoticeIsToldOnceAndKeepsTheFocus()
    {
        Pair pair;
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        const QSignalSpy said(&Announcer::of(*pair.host.window), &Announcer::announced);
        pair.guest.window.reset();
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.notice().startsWith(QStringLiteral("The connection was lost.")), kWait);
        const QString first = pair.host.notice();
        pair.host.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(pair.host.window.get()));
        const QAbstractButton* stop = button(pair.host.window->notices(), "Stop waiting");
        button(pair.host.window->notices(), "Stop waiting")->setFocus();
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.notice() != first, kWait);
        const QString second = pair.host.notice();
        QTRY_VERIFY_WITH_TIMEOUT(pair.host.notice() != second, kWait);
        QCOMPARE(QApplication::focusWidget(), stop);
        QCOMPARE(std::count_if(said.begin(), said.end(),
                               [](const QList<QVariant>& each) {
                                   return each.front().toString().contains(QStringLiteral("The connection was lost."));
                               }),
                 1);
    }

    /// What to do next is below the board, where a notice would hide it.
    void afterTheGameOnlyARematchWaits()
    {
        const QString waiting = QStringLiteral("The connection was lost.");
        Pair pair;
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(pair.host.match.resign(Side::South));
        QTRY_VERIFY_WITH_TIMEOUT(pair.guest.match.outcome().has_value(), kWait);
        pair.guest.window.reset();
        const net::Host* host = pair.host.pages().twoComputers().host();
        QTRY_VERIFY_WITH_TIMEOUT(host->secondsOfWaiting() > net::kWaitingShownAfter.count(), kWait);
        QCOMPARE(pair.host.notice(), QString());
        pair.host.trigger(ActionId::Rematch);
        QVERIFY2(pair.host.notice().startsWith(waiting), qPrintable(pair.host.notice()));
        press(pair.host.window->notices(), "Stop waiting");
        pair.host.trigger(ActionId::Rematch);
        QCOMPARE(pair.host.notice(), QStringLiteral("The other player has left."));
    }

    void anotherGameAsksFirst()
    {
        const QString question = QStringLiteral("Leave this game and begin another one?");
        Pair pair;
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        pair.host.press(Qt::Key_7);
        pair.expectPlies(1);
        const QString code = pair.host.pages().twoComputers().host()->code();
        pair.guest.trigger(ActionId::TwoComputers);
        press(Pair::pageOf(pair.guest), "Invite");
        QCOMPARE(pair.guest.notice(), question);
        press(pair.guest.window->notices(), "No");
        Pair::field(pair.guest, QStringLiteral("Code"))->setText(code);
        press(Pair::pageOf(pair.guest), "Join");
        QCOMPARE(pair.guest.notice(), question);
        press(pair.guest.window->notices(), "No");
        pair.guest.pages().openStored(Pair::unfinishedGame());
        QCOMPARE(pair.guest.notice(), question);
        press(pair.guest.window->notices(), "No");
        QCOMPARE(pair.guest.pages().twoComputers().state(), Partner::State::Playing);
        QCOMPARE(pair.guest.plies(), 1);

        pair.guest.pages().startGame(NewGameChoice());
        QCOMPARE(pair.guest.notice(), question);
        QCOMPARE(pair.guest.plies(), 1);
        press(pair.guest.window->notices(), "Yes");
        QVERIFY(!pair.guest.match.spec().hasRemote());
        QCOMPARE(Pair::pageOf(pair.guest), pair.guest.game());
        QTRY_COMPARE_WITH_TIMEOUT(pair.host.pages().twoComputers().state(), Partner::State::Idle, kWait);
        pair.host.pages().startGame(NewGameChoice()); // nothing to ask any more
        QVERIFY(!pair.host.match.spec().hasRemote());
    }

    void returningToTheGameBeforeAsksFirst()
    {
        Pair pair;
        pair.host.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
        pair.host.press(Qt::Key_7);
        QCOMPARE(pair.host.plies(), 1);
        pair.host.trigger(ActionId::TwoComputers);
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(pair.host.match.spec().hasRemote());
        press(pair.host.window->notices(), "Return to it now");
        QCOMPARE(pair.host.notice(), QStringLiteral("Leave this game and begin another one?"));
        QVERIFY(pair.host.match.spec().hasRemote());
        press(pair.host.window->notices(), "Yes");
        QVERIFY(!pair.host.match.spec().hasRemote());
        QCOMPARE(pair.host.plies(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(Pair::pageOf(pair.guest), pair.guest.pages().start(), kWait);
    }

    /// The host resigns while the guest's move is on its way.
    void aMoveThatCameTooLateIsExplained()
    {
        Pair pair;
        pair.play();
        QVERIFY(!QTest::currentTestFailed());
        pair.host.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(pair.guest.match.isPersonToMove(), kWait);
        pair.guest.press(Qt::Key_4);
        QVERIFY(pair.host.match.resign(Side::South));
        QTRY_COMPARE_WITH_TIMEOUT(pair.guest.notice(), QStringLiteral("That was too late: the game is over."), kWait);
    }
};

QUMALAQ_WINDOW_TEST(TestTwoComputers)
#include "tst_two_computers.moc"

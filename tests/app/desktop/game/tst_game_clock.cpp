// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/end_panel.h"
#include "tests/app/desktop/timed_game.h"

#include "app/desktop/game/clock_button.h"
#include "app/desktop/game/clock_picker.h"
#include "app/desktop/game/clock_window.h"
#include "app/desktop/game/game_clock.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/gameboard/displayed_game.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/sound/sound_output.h"
#include "app/desktop/sound/sound_player.h"
#include "app/desktop/text/clock_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/header_bar.h"
#include "app/desktop/ui/notice_bar.h"
#include "tests/core/session/scripted_searcher.h"

#include <QComboBox>
#include <QHash>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace qumalaq;
using namespace qumalaq::desktop;
using namespace std::chrono_literals;
using rules::Side;

/// The clocks of a game: choosing, display and announcements.
class TestGameClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void aClockShowsTimeAsPeopleReadIt_data()
    {
        QTest::addColumn<int>("milliseconds");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* name, int milliseconds, const char* shown) {
            QTest::newRow(name) << milliseconds << QString::fromLatin1(shown);
        };
        row("an hour and more", 3'661'000, "1:01:01");
        row("minutes", 247'000, "4:07");
        row("a begun second counts", 246'001, "4:07");
        row("just under a minute", 59'999, "1:00");
        row("tenths when time is short", 9'350, "0:09.4");
        row("nothing", 0, "0:00.0");
        row("less than nothing", -50, "0:00.0");
    }

    void aClockShowsTimeAsPeopleReadIt()
    {
        QFETCH(int, milliseconds);
        QFETCH(QString, shown);
        QCOMPARE(ClockText::digits(session::Milliseconds(milliseconds)), shown);
    }

    void theClocksAreShownAndRun()
    {
        Timed game;
        QCOMPARE(shownClock(game.program.game()), QStringLiteral("5:00"));
        game.now += 1h; // before the first move
        game.program.press(Qt::Key_7);
        QCOMPARE(game.left(Side::South), 300'000);
        QCOMPARE(game.match().runningClock(), std::optional(Side::North));
        game.now += 61s;
        game.program.press(Qt::Key_9);
        QCOMPARE(game.left(Side::North), 239'000);
        QCOMPARE(game.match().runningClock(), std::optional(Side::South));
    }

    void sowingIsFastWhenTimeIsShort()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.program.settings().setSowingSpeed(SowingSpeed::Slow);
        game.program.board().setTimeScale(1000); // the animation runs until it is completed
        game.now += 285s;
        QTest::qWait(300); // the clock is updated meanwhile
        game.program.press(Qt::Key_9);
        QVERIFY(game.program.board().isAnimating());
        // During the sowing no clock runs.
        QVERIFY(!game.match().runningClock());
        game.now += 100s;
        game.program.board().completeAnimation();
        QCOMPARE(game.left(Side::South), 300'000);
        QCOMPARE(game.left(Side::North), 15'000);
        QCOMPARE(game.match().runningClock(), std::optional(Side::South));
        QCOMPARE(game.program.settings().sowingSpeed(), SowingSpeed::Slow); // the setting is unchanged
    }

    void theHeaderOfATimedGameHasThePause()
    {
        StartedGame program;
        const auto* header = program.window->findChild<HeaderBar*>();
        NewGameChoice choice{.level = 1};
        program.pages().startGame(choice);
        QVERIFY(!button(header, "Pause"));
        choice.clock = session::clockPresets()[0];
        program.pages().startGame(choice);
        press(header, "Pause");
        QVERIFY(program.match.isPaused());
    }

    void aPauseIsShownAndEnded()
    {
        Timed game;
        QAction* pause = game.program.action(ActionId::Pause);
        QVERIFY(pause->isEnabled());
        const auto looksRunning = [&game] {
            const auto clocks = game.program.game()->findChildren<QWidget*>();
            return std::any_of(clocks.begin(), clocks.end(),
                               [](const QWidget* each) { return each->property("running").toBool(); });
        };
        QVERIFY(looksRunning());
        pause->trigger();
        QVERIFY(game.match().isPaused());
        QVERIFY(!looksRunning());
        QVERIFY(game.program.window->notices()->isVisible());
        const auto* line = game.program.window->findChild<ElidedLabel*>(QStringLiteral("caption"));
        QCOMPARE(game.program.notice(), QStringLiteral("The clocks are stopped."));
        QCOMPARE(line->text(), QString()); // it is not told twice
        game.now += 1h;
        game.program.press(Qt::Key_7);
        QCOMPARE(game.program.plies(), 0);
        QCOMPARE(line->text(), QStringLiteral("The clocks are stopped. “Continue” goes on with the game."));
        press(game.program.window->notices(), "Continue");
        QVERIFY(!game.match().isPaused());
        QVERIFY(!game.program.window->notices()->isVisible());
        QVERIFY2(!line->text().contains(QStringLiteral("clocks")), qPrintable(line->text()));
        game.program.press(Qt::Key_7);
        QCOMPARE(game.program.plies(), 1);
    }

    void aNoticeHidesNoClock()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.program.trigger(ActionId::Zen);
        for (const ActionId command : {ActionId::OfferDraw, ActionId::Resign}) {
            game.program.trigger(command);
            const NoticeBar* notices = game.program.window->notices();
            QVERIFY(notices->isVisible());
            QTRY_VERIFY(game.program.board().mapToGlobal(QPoint()).y()
                        > notices->mapToGlobal(notices->rect().bottomLeft()).y());
        }
    }

    void aNoticeHidesNoPlayer_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<TwoPlayerLayout>("layout");
        QTest::newRow("the smallest window") << QSize(640, 480) << TwoPlayerLayout::Fixed;
        QTest::newRow("at a table") << QSize(640, 480) << TwoPlayerLayout::Table;
        QTest::newRow("a wide window") << QSize(1280, 800) << TwoPlayerLayout::Fixed;
        QTest::newRow("at a table, wide") << QSize(1280, 800) << TwoPlayerLayout::Table;
    }

    void aNoticeHidesNoPlayer()
    {
        QFETCH(const QSize, size);
        QFETCH(const TwoPlayerLayout, layout);
        Timed game;
        game.program.settings().setValue(setting::kTwoPlayerLayout, layout);
        game.program.window->resize(size);
        game.program.setLanguage(Language::Russian);
        game.program.press(Qt::Key_7);
        for (const ActionId command : {ActionId::OfferDraw, ActionId::Resign}) {
            game.program.trigger(command);
            const auto placeOf = [](const QWidget* widget) {
                return QRect(widget->mapToGlobal(QPoint()), widget->size());
            };
            const NoticeBar* notices = game.program.window->notices();
            QVERIFY(notices->isVisible());
            QList<QWidget*> players = {&game.program.board()};
            for (PlayerCard* card : game.program.window->findChildren<PlayerCard*>()) {
                if (card->isVisible())
                    players.append(card);
            }
            QCOMPARE(players.size(), 3);
            for (const QWidget* player : players)
                QTRY_VERIFY(!placeOf(notices).intersects(placeOf(player)));
        }
    }

    void aPersonIsAskedBeforeAGameByTheClockEnds_data()
    {
        QTest::addColumn<ActionId>("command");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("yes");
        QTest::addColumn<QString>("no");
        QTest::newRow("by resigning") << ActionId::Resign << QStringLiteral("Second, do you resign?")
                                      << QStringLiteral("Resign") << QStringLiteral("Go on");
        QTest::newRow("by another one") << ActionId::Rematch
                                        << QStringLiteral("Begin another game? This one is kept in the library.")
                                        << QStringLiteral("Yes") << QStringLiteral("No");
    }

    void aPersonIsAskedBeforeAGameByTheClockEnds()
    {
        QFETCH(const ActionId, command);
        QFETCH(const QString, question);
        QFETCH(const QString, yes);
        QFETCH(const QString, no);
        Timed game;
        game.program.press(Qt::Key_7);
        game.program.trigger(command);
        QCOMPARE(game.program.notice(), question);
        press(game.program.window->notices(), no);
        QVERIFY(!game.match().outcome());
        QCOMPARE(game.program.plies(), 1);
        game.program.trigger(command);
        game.program.press(Qt::Key_Escape);
        QCOMPARE(game.program.notice(), QString());
        QCOMPARE(game.program.window->page(), game.program.game());
        game.program.trigger(command);
        press(game.program.window->notices(), yes);
        QVERIFY(game.match().outcome() || game.program.plies() == 0);
        QVERIFY(game.program.notice() != question);
    }

    void enterGivesTheAnswerThatStandsOut()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.program.trigger(ActionId::Resign);
        game.program.press(Qt::Key_Return);
        QCOMPARE(game.program.notice(), QString());
        QVERIFY(!game.match().outcome());
        QVERIFY(!game.program.board().focusedPit());
        game.program.trigger(ActionId::Resign);
        game.program.board().setFocusedPit(rules::Pit{Side::North, 9});
        game.program.press(Qt::Key_Return); // plays the selected pit
        QCOMPARE(game.program.plies(), 2);
        game.program.board().leaveFocusedPit();
        game.program.trigger(ActionId::OfferDraw);
        QVERIFY(game.match().pendingDrawOffer());
        game.program.press(Qt::Key_Return); // here, too, the game goes on
        QVERIFY(!game.match().pendingDrawOffer());
        QVERIFY(!game.match().outcome());
    }

    void escapeDeclinesADraw()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.program.trigger(ActionId::OfferDraw);
        QVERIFY(game.match().pendingDrawOffer());
        game.program.press(Qt::Key_Escape);
        QVERIFY(!game.match().pendingDrawOffer());
        QCOMPARE(game.program.window->page(), game.program.game());
    }

    void aMoveEndsTheQuestionWhetherTheGameEnds()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.program.trigger(ActionId::Resign);
        game.program.press(Qt::Key_9);
        QCOMPARE(game.program.notice(), QString());
    }

    void theAnswerOfTheComputerTakesNoTimeBeforeItIsShown()
    {
        auto computer = std::make_unique<ScriptedSearcher>();
        ScriptedSearcher* searcher = computer.get();
        session::Match match(std::move(computer));
        session::Milliseconds now{0};
        match.setTimeSource([&now] { return now; });
        BoardWidget board;
        board.setTimeScale(1000); // the animation runs until it is completed
        DisplayedGame shown(match, board);
        session::MatchSpec spec;
        spec.players[1].kind = session::Player::Kind::Computer;
        spec.clock = session::ClockSpec{session::ClockSpec::Kind::Fischer, {60s, 60s}, 5s, {}};
        match.start(spec);
        QVERIFY(match.play({{Side::South, 7}}));
        searcher->answer({{Side::North, 9}});
        board.completeAnimation();
        QVERIFY(match.play({{Side::South, 5}}));
        now += 1s;
        searcher->answer({{Side::North, 8}});
        QVERIFY(shown.isSowing());
        QCOMPARE(match.timeLeft()->at(1).count(), 69'000);
        QCOMPARE(shown.timeLeft()->at(0).count(), 70'000); // its last move counts already
        QCOMPARE(shown.timeLeft()->at(1).count(), 65'000);
        board.completeAnimation();
        QCOMPARE(shown.timeLeft()->at(1).count(), 69'000);
    }

    void theClockOfAHiddenGameStands()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.program.trigger(ActionId::Start);
        game.now += 1h;
        game.program.pages().start()->tile(StartPage::Tile::Resume)->click();
        QCOMPARE(game.left(Side::North), 300'000);
        QVERIFY(game.match().runningClock());
    }

    void aFallenFlagIsAnnounced()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.now += 10min;
        game.program.press(Qt::Key_9);
        QCOMPARE(game.program.plies(), 1);
        QVERIFY(game.match().outcome());
        QVERIFY(game.program.game()->endPanel()->isVisible());
        QVERIFY(game.program.game()->endPanel()->accessibleDescription().contains(
            QStringLiteral("Second ran out of time")));
    }

    void onlyThePersonsClockIsHeard()
    {
        struct Counter final : SoundOutput {
            explicit Counter(int& count) : sounds(count) {}
            void play(std::shared_ptr<const Samples>, StereoGain) override { ++sounds; }
            int& sounds;
        };
        int sounds = 0;
        SoundPlayer player(std::make_unique<Counter>(sounds));
        auto computer = std::make_unique<ScriptedSearcher>();
        ScriptedSearcher* searcher = computer.get();
        session::Match match(std::move(computer));
        session::Milliseconds now{0};
        match.setTimeSource([&now] { return now; });
        const GameClock clock(match, player);
        session::MatchSpec spec;
        spec.players[1].kind = session::Player::Kind::Computer;
        spec.clock.emplace();
        spec.clock->main = {60s, 60s};
        match.start(spec);
        QVERIFY(match.play({{Side::South, 7}}));
        now += 50s;
        QSignalSpy ticked(&clock, &GameClock::ticked);
        QTRY_VERIFY(ticked.size() >= 2);
        QVERIFY(clock.isShortOfTime());
        QCOMPARE(sounds, 0);
        searcher->answer({{Side::North, 9}});
        now += 50s;
        QTRY_VERIFY(sounds > 0);
    }

    void theDialogOffersClocks()
    {
        OpenProgram program;
        auto* dialog = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
        dialog->show();
        auto* choice = dialog->findChild<QComboBox*>(QStringLiteral("clock"));
        QVERIFY(choice);
        QVERIFY(!dialog->choice().clock);
        choice->setCurrentIndex(choice->findData(0));
        QVERIFY(dialog->choice().clock == session::clockPresets()[0]);
        choice->setCurrentIndex(choice->count() - 1); // a custom clock with a handicap
        auto* picker = dialog->findChild<ClockPicker*>();
        const auto minutes = picker->findChildren<QSpinBox*>();
        minutes[0]->setValue(20);
        minutes[1]->setValue(7);
        const auto own = dialog->choice().clock;
        QVERIFY(own && session::isValid(*own));
        QVERIFY(own->main[0] == 20min && own->main[1] == 7min);
        dialog->accept();
        QVERIFY(program.match.spec().clock == own);
        QVERIFY(program.settings().newGame().clock == own);
    }

    void eachOpponentHasAClockOfItsOwn()
    {
        Program program;
        program.begin({.opponent = NewGameChoice::Opponent::Person, .clock = fiveMinutes()});
        const std::unique_ptr<QDialog> made(program.window->dialogs().makeNewGame());
        auto* dialog = qobject_cast<NewGameDialog*>(made.get());
        made->setAttribute(Qt::WA_DeleteOnClose, false);
        made->show();
        QVERIFY(dialog->choice().clock == fiveMinutes());
        press(dialog, "Play, against the computer");
        QVERIFY(!dialog->choice().clock);
        press(dialog, "Play, against another person");
        QVERIFY(dialog->choice().clock == fiveMinutes());
        press(dialog, "Play, against the computer");
        press(dialog, "Start");
        QVERIFY(!program.match.timeLeft());
        QVERIFY(program.settings().newGameAgainst(NewGameChoice::Opponent::Person).clock == fiveMinutes());
        QVERIFY(!program.settings().newGame().clock);
    }

    void aCustomClockIsShownAsOne()
    {
        session::ClockSpec own;
        own.main = {13min, 4min};
        ClockPicker picker(own);
        QVERIFY(picker.clock() == own);
        for (const session::ClockSpec& preset : session::clockPresets())
            QVERIFY(ClockPicker(preset).clock() == preset);
        QVERIFY(!ClockPicker(std::nullopt).clock());
    }

    void theClockForAWoodenBoardNeedsNoGame()
    {
        Program program;
        NewGameChoice chosen;
        chosen.opponent = NewGameChoice::Opponent::Person;
        chosen.clock = session::ClockSpec{};
        chosen.clock->main = {60s, 60s};
        program.settings().setNewGame(chosen);
        program.open();
        const QRect place = program.window->geometry();
        program.trigger(ActionId::BoardClock);
        auto* clock = program.window->findChild<ClockWindow*>();
        QVERIFY(clock && clock->isFullScreen());
        QCOMPARE(clock->focusWidget(), clock); // or else Space would press a button
        session::Milliseconds now = 0ms;
        clock->setTime([&now] { return now; });
        ClockButton* mine = clock->face(Side::South);
        ClockButton* theirs = clock->face(Side::North);
        QCOMPARE(mine->text(), QStringLiteral("1:00"));
        QVERIFY(mine->y() > theirs->y());
        QVERIFY(!button(clock, "Pause")->isEnabled());

        QTest::mousePress(mine, Qt::LeftButton); // has moved; the other one thinks
        QVERIFY(theirs->state() == ClockButton::State::Running);
        now += 5s;
        clock->tick();
        QCOMPARE(theirs->text(), QStringLiteral("0:55"));
        QTest::mousePress(mine, Qt::LeftButton); // it is not its turn
        QVERIFY(theirs->state() == ClockButton::State::Running);
        QTest::keyClick(clock, Qt::Key_Space); // the other one has moved
        QVERIFY(mine->state() == ClockButton::State::Running);

        QTest::keyClick(clock, Qt::Key_P);
        now += 30s;
        clock->tick();
        QCOMPARE(mine->text(), QStringLiteral("1:00"));
        QTest::mousePress(mine, Qt::LeftButton); // goes on, and is no move
        QVERIFY(mine->state() == ClockButton::State::Running);
        QCOMPARE(clock->clocks().moves(Side::South), 1);

        now += 61s;
        clock->tick();
        QVERIFY(mine->state() == ClockButton::State::Fallen);
        QCOMPARE(mine->text(), QStringLiteral("0:00.0"));
        QCOMPARE(mine->note(), QStringLiteral("Time is up"));
        QTest::keyClick(clock, Qt::Key_Space);
        QVERIFY(mine->state() == ClockButton::State::Fallen);
        press(clock, "Start again");
        QCOMPARE(mine->text(), QStringLiteral("1:00"));

        QTest::keyClick(clock, Qt::Key_Space);
        QTest::keyClick(clock, Qt::Key_Escape); // only stops the clocks
        QVERIFY(clock->isVisible() && clock->clocks().isPaused());
        const QPointer<ClockWindow> alive(clock);
        QTest::keyClick(clock, Qt::Key_Escape);
        QTRY_VERIFY(!alive);
        QCOMPARE(program.window->geometry(), place);
        QVERIFY(!program.window->isFullScreen());
        QVERIFY(!program.match.hasGame());
    }

    void theClockForAWoodenBoardIsAnnounced()
    {
        OpenProgram program;
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        const auto next = [&said] {
            return said.isEmpty() && !said.wait() ? QString() : said.takeFirst().at(0).toString();
        };
        (void)next(); // the welcome
        program.trigger(ActionId::BoardClock);
        auto* clock = program.window->findChild<ClockWindow*>();
        session::Milliseconds now = 0ms;
        clock->setTime([&now] { return now; });
        QCOMPARE(next(), QStringLiteral("Press after your first move to start the other clock."));
        QTest::keyClick(clock, Qt::Key_Space);
        QCOMPARE(next(), QStringLiteral("Clock of the far player."));
        now += 65s;
        QTest::keyClick(clock, Qt::Key_T);
        QCOMPARE(next(), QStringLiteral("Clock of the near player: 20 minutes 0 seconds. Clock of the far player: 18 "
                                        "minutes 55 seconds."));
        QTest::keyClick(clock, Qt::Key_P);
        QCOMPARE(next(), QStringLiteral("Paused. Press to continue."));
        QTest::keyClick(clock, Qt::Key_Space);
        QCOMPARE(next(), QStringLiteral("Clock of the far player."));
        now += 20min;
        clock->tick();
        QCOMPARE(next(), QStringLiteral("Clock of the far player: Time is up."));
        press(clock, "Start again");
        QCOMPARE(next(), QStringLiteral("Press after your first move to start the other clock."));
    }

    void theDialogSaysWhatIsAdded()
    {
        QCOMPARE(ClockText::noteOf(session::clockPresets()[1]),
                 QStringLiteral("Each move adds 3 s. A player whose time runs out loses."));
    }

    void theClocksAreAnnounced()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        game.now += 65s;
        QSignalSpy said(game.program.game(), &GamePage::announced);
        game.program.press(Qt::Key_T);
        QCOMPARE(said.takeLast().at(0).toString(),
                 QStringLiteral("First: 5 minutes 0 seconds. Second: 3 minutes 55 seconds"));
    }
};

QUMALAQ_WINDOW_TEST(TestGameClock)
#include "tst_game_clock.moc"

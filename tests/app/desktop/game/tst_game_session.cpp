// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/files.h"
#include "tests/positions.h"

#include "app/desktop/editor/editor_page.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/window/recent_games.h"
#include "core/library/library.h"
#include "core/library/library_service.h"
#include "core/session/match_journal.h"
#include "core/session/record_of_match.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QThreadPool>

#include <chrono>

using namespace qumalaq;
using namespace qumalaq::desktop;
using namespace std::chrono_literals;
using library::Library;
using notation::GameRecord;
using notation::GameResult;
using rules::Side;
using session::MatchJournal;
using session::Player;
using Tile = StartPage::Tile;

namespace {

using Opponent = NewGameChoice::Opponent;

NewGameChoice choiceOf(Opponent opponent)
{
    NewGameChoice choice;
    choice.opponent = opponent;
    choice.level = 1;
    return choice;
}

NewGameChoice choiceWithEverything()
{
    NewGameChoice choice = choiceOf(Opponent::Computer);
    choice.character = ai::Character::Guardian;
    choice.clock.emplace();
    choice.clock->main = {3min, 3min};
    choice.ownName = QStringLiteral("Aisha");
    return choice;
}

} // namespace

class TestGameSession : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString library() const { return m_folder->filePath(QStringLiteral("games.library")); }
    [[nodiscard]] QStringList waitingFiles() const
    {
        return QDir(m_folder->path()).entryList({QStringLiteral("unfinished.game.aside*")});
    }

    /// A window that keeps its games.
    struct Keeping : Program {
        Keeping(const QString& folder, const QString& library) : Program(folder)
        {
            window->pages().setLibraryFile(library);
        }

        void begin(const NewGameChoice& choice)
        {
            settings().setNewGame(choice);
            if (!window->isVisible())
                open();
            action(ActionId::Start)->trigger();
            QTest::mouseClick(window->pages().start()->tile(Tile::Play), Qt::LeftButton);
        }
        /// Moves of both sides in turn.
        void play(int plies)
        {
            for (int i = 0; i < plies; ++i) {
                const auto moves = match.history().position().legalMoves();
                QVERIFY(match.play(moves[static_cast<std::size_t>(this->plies() * 3) % moves.size()]));
            }
        }
        [[nodiscard]] GameSession& gameSession() const { return window->pages().gameSession(); }
    };
    [[nodiscard]] std::unique_ptr<Keeping> program() const
    {
        return std::make_unique<Keeping>(m_folder->path(), library());
    }

    /// In the order in which they were added.
    [[nodiscard]] std::vector<GameRecord> stored() const
    {
        std::vector<GameRecord> games;
        const auto opened = Library::open(library());
        if (!opened)
            return games;
        const auto ids = (*opened)->search({}, {library::Order::By::Added, false});
        for (const library::StoredId id : *ids)
            games.push_back(**(*opened)->record(id));
        return games;
    }
    [[nodiscard]] std::size_t storedGames() const { return stored().size(); }

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aRatedGameCountsForTheLearner()
    {
        NewGameChoice choice = choiceOf(Opponent::Computer);
        choice.level = 5;
        choice.adaptsLevel = choice.isRated = true;
        choice.ownSide = NewGameChoice::OwnSide::South;
        constexpr auto kGame = rules::GameId::Togyzqumalaq;
        {
            auto window = program();
            const LearnerGames& games = window->gameSession().learnerGames();
            for (int lost = 0; lost < 3; ++lost) {
                window->begin(choice);
                const int level = window->match.player(Side::North).level;
                QVERIFY2(lost > 0 || (level >= 4 && level <= 6), qPrintable(QString::number(level)));
                QVERIFY(window->match.play(rules::Move{{Side::South, static_cast<std::uint8_t>(lost + 1)}}));
                window->match.resign(Side::South);
                QCOMPARE(games.rating(kGame).games, lost + 1);
                QTRY_COMPARE(storedGames(), std::size_t(lost + 1));
            }
            QVERIFY(games.rating(kGame).value < 1400.0);
            QVERIFY(games.strength(kGame, 5) < *ai::levelRating(kGame, 4));
            // The next opponent is a weaker one, in a rematch, too.
            window->gameSession().rematch();
            QVERIFY(window->match.spec().isRated);
            const int level = window->match.player(Side::South).level;
            QVERIFY2(level < 5, qPrintable(QString::number(level)));
        }
        const auto records = stored();
        QCOMPARE(records.front().tag("Rated"), std::string_view("yes"));
        QVERIFY(!records.front().tag("Learner").empty());
        // The rating is made from the library again, for this learner alone.
        auto window = program();
        window->open();
        const LearnerGames& games = window->gameSession().learnerGames();
        QTRY_COMPARE(games.rating(kGame).games, 3);
        Learners& learners = window->window->pages().learning().learners();
        learners.add(QStringLiteral("Berik"));
        learners.choose(1);
        QCOMPARE(games.rating(kGame).games, 0);
        learners.choose(0);
        QCOMPARE(games.rating(kGame).games, 3);
    }

    void whoResignsIsAskedFirst_data()
    {
        QTest::addColumn<Opponent>("opponent");
        QTest::addColumn<bool>("isRated");
        QTest::addColumn<QString>("question");
        QTest::newRow("against the computer") << Opponent::Computer << false << QStringLiteral("Resign this game?");
        QTest::newRow("in a rated game") << Opponent::Computer << true << QStringLiteral("Resign this rated game?");
        QTest::newRow("between two people") << Opponent::Person << false << QStringLiteral("First, do you resign?");
    }

    void whoResignsIsAskedFirst()
    {
        QFETCH(const Opponent, opponent);
        QFETCH(const bool, isRated);
        QFETCH(const QString, question);
        auto window = program();
        window->open();
        NewGameChoice choice = choiceOf(opponent);
        choice.adaptsLevel = choice.isRated = isRated;
        choice.ownSide = NewGameChoice::OwnSide::South;
        window->begin(choice);
        for (const Qt::Key no : {Qt::Key_Escape, Qt::Key_Return}) {
            window->board().clearFocus(); // as after a dialog that led here
            window->trigger(ActionId::Resign);
            QCOMPARE(window->notice(), question);
            window->press(no);
            QVERIFY(window->board().hasFocus());
            QCOMPARE(window->notice(), QString());
            QVERIFY(!window->match.outcome());
        }
        // The question has the focus, so that keys answer it and do not move on the board.
        window->board().setFocus();
        window->trigger(ActionId::Resign);
        QVERIFY(button(window->window->notices(), u"Go on")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(window->board().hasFocus());
        QCOMPARE(window->plies(), 0);
        window->trigger(ActionId::Resign);
        press(window->window->notices(), "Go on");
        QVERIFY(!window->match.outcome());
        window->resign();
        QVERIFY(window->match.outcome());
        QCOMPARE(window->notice(), QString());
    }

    void theMoveOfTheComputerLeavesTheQuestion()
    {
        auto window = program();
        window->open();
        NewGameChoice choice = choiceOf(Opponent::Computer);
        choice.ownSide = NewGameChoice::OwnSide::South;
        window->begin(choice);
        QVERIFY(window->match.play(window->match.history().position().legalMoves()[0]));
        window->trigger(ActionId::Resign); // while the computer thinks
        QTRY_COMPARE(window->plies(), 2);
        QCOMPARE(window->notice(), QStringLiteral("Resign this game?"));
        QVERIFY(window->match.play(window->match.history().position().legalMoves()[0]));
        QCOMPARE(window->notice(), QString());
    }

    void anUnfinishedGameDoesNotCount()
    {
        auto window = program();
        window->open();
        NewGameChoice choice = choiceOf(Opponent::Computer);
        choice.ownSide = NewGameChoice::OwnSide::South;
        const auto start = [&] { window->window->pages().startGame(choice); };
        const auto play = [&] {
            QVERIFY(window->match.play(window->match.history().position().legalMoves()[0]));
            QTRY_VERIFY(window->match.isPersonToMove());
        };
        const auto& games = window->gameSession().learnerGames().games();
        start();
        play();
        start(); // another one
        QTRY_COMPARE(storedGames(), std::size_t(1));
        QVERIFY(games.empty());
        play();
        window->match.resign(Side::South);
        QCOMPARE(games.size(), std::size_t(1));
        window->trigger(ActionId::Undo); // it goes on
        QVERIFY(!window->match.outcome());
        QVERIFY(games.empty());
    }

    /// A game that goes badly cannot be dropped for another one.
    void aRatedGameThatIsLeftForAnotherOneIsLost()
    {
        constexpr auto kGame = rules::GameId::Togyzqumalaq;
        const QString question = QStringLiteral("Resign this rated game and begin another one?");
        NewGameChoice choice = choiceOf(Opponent::Computer);
        choice.adaptsLevel = choice.isRated = true;
        choice.ownSide = NewGameChoice::OwnSide::South;
        const auto start = [&](auto& window) { window.window->pages().startGame(choice); };
        const auto play = [](auto& window) {
            QVERIFY(window.match.play(window.match.history().position().legalMoves()[0]));
        };
        {
            auto window = program();
            window->open();
            start(*window);
            const LearnerGames& games = window->gameSession().learnerGames();
            // Nobody has moved.
            start(*window);
            QVERIFY(window->notice().isEmpty());
            play(*window);
            window->trigger(ActionId::Rematch);
            QCOMPARE(window->notice(), question);
            press(window->window->notices(), "No");
            QVERIFY(!window->match.outcome() && window->plies() > 0 && games.rating(kGame).games == 0);
            window->trigger(ActionId::Rematch);
            press(window->window->notices(), "Yes");
            QCOMPARE(games.rating(kGame).games, 1);
            QVERIFY(games.games().back().firstMove());
            QVERIFY(window->match.spec().isRated && !window->match.outcome());
            start(*window); // in the rematch the person has not moved
            play(*window);
            start(*window);
            QCOMPARE(window->notice(), question);
            press(window->window->notices(), "Yes");
            QCOMPARE(games.rating(kGame).games, 2);
            QCOMPARE(window->plies(), 0);
            play(*window);
        }
        // The end of the program keeps it, to be continued.
        auto window = program();
        window->open();
        start(*window);
        QCOMPARE(window->notice(), question);
        QVERIFY(window->plies() > 0);
        press(window->window->notices(), "No");
        QVERIFY(!window->match.outcome() && window->window->page() == window->game());
    }

    /// A second move of the computer counted as the person's.
    void aRatedGameIsNotLostBeforeThePersonMoves()
    {
        auto window = program();
        window->open();
        session::MatchSpec spec;
        spec.setup = rules::GameSetup(rules::GameId::Kalah);
        spec.start = positionOf("0,0,0,3,0,0/0,8,4,4,4,4 11,10 - s", spec.setup);
        spec.players[0].kind = Player::Kind::Computer;
        spec.isRated = true;
        window->match.start(spec);
        QTRY_VERIFY_WITH_TIMEOUT(window->match.isPersonToMove(), 30000);
        QVERIFY(window->plies() > 1); // the first move ends in the store
        QSignalSpy started(&window->match, &session::Match::started);
        window->trigger(ActionId::Rematch);
        QVERIFY2(window->notice().contains(u"was set aside"), qPrintable(window->notice()));
        QCOMPARE(started.size(), 1);
    }

    void theRatingIsShownAfterEnoughGames()
    {
        auto window = program();
        window->open();
        NewGameChoice choice = choiceOf(Opponent::Computer);
        choice.adaptsLevel = choice.isRated = true;
        choice.level = 5;
        choice.ownSide = NewGameChoice::OwnSide::South;
        for (int game = 1; game <= ai::kFewestRatedGames; ++game) {
            window->begin(choice);
            for (int moves = 0; moves <= game / 9; ++moves) { // equal games would count as one
                QTRY_VERIFY(window->match.isPersonToMove());
                const auto legal = window->match.history().position().legalMoves();
                QVERIFY(window->match.play(legal[static_cast<std::size_t>(game) % legal.size()]));
            }
            window->match.resign(Side::South);
            const int missing = ai::kFewestRatedGames - game;
            const QString wanted =
                missing > 0 ? QStringLiteral("%1 more rated game").arg(missing) : QStringLiteral("Your rating: ");
            QTRY_VERIFY2(shows(window->game()->endPanel(), wanted), qPrintable(wanted));
            QTRY_COMPARE(storedGames(), static_cast<std::size_t>(game));
        }
    }

    void aRatedGameSaysWhyThereIsNoHelp()
    {
        auto window = program();
        NewGameChoice choice = choiceOf(Opponent::Computer);
        choice.adaptsLevel = choice.isRated = true;
        choice.ownSide = NewGameChoice::OwnSide::South;
        window->settings().setValue(setting::kCoach, true);
        window->begin(choice);
        QVERIFY(!button(window->window.get(), u"Hint"));
        for (const ActionId help : {ActionId::Hint, ActionId::Undo, ActionId::Coach}) {
            const int plies = window->plies();
            window->trigger(help);
            QVERIFY(shows(window->game(), u"A rated game has no hints"));
            QCOMPARE(window->plies(), plies);
            QVERIFY(window->match.play(window->match.history().position().legalMoves()[0]));
            QTRY_VERIFY(window->match.isPersonToMove());
            QVERIFY(!shows(window->game(), u"A rated game has no hints"));
        }
        QVERIFY(!window->action(ActionId::Coach)->isChecked());
    }

    void theDialogOffersARatedGame()
    {
        auto window = program();
        window->open();
        auto* dialog = qobject_cast<NewGameDialog*>(window->window->dialogs().makeNewGame());
        dialog->show();
        auto* rated = qobject_cast<QCheckBox*>(button(dialog, u"Rated game"));
        QVERIFY(rated);
        QVERIFY(!rated->isChecked());
        rated->click();
        QVERIFY(dialog->choice().isRated && dialog->choice().adaptsLevel);
        QVERIFY(shows(dialog, u"Now plays at about level 1")); // nobody has finished a game yet
        QVERIFY(shows(dialog, u"15 more rated games"));
        // Another opponent, other rules, and a game whose levels differ little have no rated games.
        auto* opponent = seen<QComboBox>(dialog, u"Opponent");
        QVERIFY(opponent);
        opponent->setCurrentIndex(3);
        QVERIFY(!rated->isChecked() && !dialog->choice().adaptsLevel);
        rated->click();
        press(dialog, u"More options");
        QAbstractButton* option = button(dialog, u"Play on until atsyrau");
        QVERIFY(option);
        option->click();
        QVERIFY(!rated->isEnabled());
        QVERIFY(!dialog->choice().isRated);
        QVERIFY(rated->accessibleDescription().contains(u"Changed: Play on until atsyrau."));
        press(dialog, u"Fewer options");
        QVERIFY(!option->isVisible());
        press(dialog, u"Show this option");
        QVERIFY(option->isVisible());
        QCOMPARE(dialog->focusWidget(), option);
        option->click();
        QVERIFY(dialog->choice().isRated);
        QVERIFY(!button(dialog, u"Show this option"));
        auto* game = seen<QComboBox>(dialog, u"Game");
        game->setCurrentText(QStringLiteral("Bestemshe"));
        QVERIFY(rated->isEnabled());
        game->setCurrentText(QStringLiteral("Congkak"));
        QVERIFY(rated->isVisible() && !rated->isEnabled() && !rated->isChecked());
        QVERIFY(shows(dialog, u"Not in this game: its levels differ too little for a rating."));
        QVERIFY(rated->accessibleDescription().contains(u"Not in this game"));
        QVERIFY(!dialog->choice().isRated && !dialog->choice().adaptsLevel);
        QCOMPARE(dialog->choice().level, 1);
    }

    void everyGameIsStoredOnce()
    {
        {
            auto window = program();
            window->begin(choiceOf(Opponent::Person));
            // Resigned after six moves, continued, resigned after eight: a single game.
            window->play(6);
            window->match.resign(Side::South);
            QTRY_COMPARE(storedGames(), std::size_t(1));
            window->match.undo();
            QTRY_COMPARE(storedGames(), std::size_t(0));
            window->play(2);
            window->match.resign(Side::North);
            QTRY_COMPARE(storedGames(), std::size_t(1));
            // The same moves with another result.
            window->match.undo();
            window->match.resign(Side::South);
            // Left for another game.
            window->begin(choiceOf(Opponent::Person));
            window->play(1);
            // No move was made.
            window->begin(choiceOf(Opponent::Person));
            window->begin(choiceOf(Opponent::Person));
            window->match.resign(Side::South);
            // A single move, then the end.
            window->begin(choiceOf(Opponent::Person));
            window->press(Qt::Key_9);
            window->match.resign(Side::South);
        }
        const auto games = stored();
        QCOMPARE(games.size(), std::size_t(3));
        QCOMPARE(games[0].moves().size(), std::size_t(8));
        QCOMPARE(games[0].result(), GameResult::NorthWins);
        QCOMPARE(games[1].moves().size(), std::size_t(1));
        QCOMPARE(games[1].result(), GameResult::Open);
        QCOMPARE(games[2].moves().size(), std::size_t(1));
        QCOMPARE(games[2].result(), GameResult::NorthWins);
        QCOMPARE(waitingFiles(), QStringList());
    }

    void aGameThatWasLeftCanBeRestored()
    {
        auto window = program();
        session::Milliseconds now{1'000'000};
        window->match.setTimeSource([&now] { return now; });
        NewGameChoice choice = choiceOf(Opponent::Person);
        choice.names = {QStringLiteral("Aisha"), QStringLiteral("Berik")};
        choice.clock.emplace();
        choice.clock->main = {5min, 3min};
        window->begin(choice);
        for (int ply = 0; ply < 10; ++ply) {
            now += 2s;
            window->play(1);
        }
        QVERIFY(window->match.undo());
        now += 7s;
        const auto position = window->match.history().position();
        const auto left = window->match.timeLeft();
        const auto spec = window->match.spec();

        window->begin(choiceOf(Opponent::Computer));
        QCOMPARE(window->plies(), 0);
        QCOMPARE(window->notice(), QStringLiteral("The game Aisha – Berik was set aside in the library."));
        QTRY_COMPARE(storedGames(), std::size_t(1));
        QCOMPARE(stored()[0].result(), GameResult::Open);
        QCOMPARE(stored()[0].moves().size(), std::size_t(9));
        QCOMPARE(stored()[0].tag("White"), std::string_view("Aisha"));

        press(window->window->notices(), "Return to it now");
        QCOMPARE(window->notice(), QString());
        QCOMPARE(window->window->page(), window->window->pages().game());
        QVERIFY(window->match.history().position() == position);
        QVERIFY(window->board().board() == position.board());
        QVERIFY(window->match.spec() == spec);
        QVERIFY(window->match.timeLeft() == left);
        QVERIFY(window->match.redo());
        QCOMPARE(window->plies(), 10);
        QTRY_COMPARE(storedGames(), std::size_t(0));
        QCOMPARE(MatchJournal::read(window->journal())->record.history().plies().size(), std::size_t(10));
        QTRY_COMPARE(waitingFiles(), QStringList());
        // It ends and is stored as one game.
        window->match.resign(Side::South);
        window.reset();
        QCOMPARE(storedGames(), std::size_t(1));
        QCOMPARE(stored()[0].result(), GameResult::NorthWins);
    }

    void theGameInBetweenIsSetAsideInItsTurn()
    {
        auto window = program();
        window->begin(choiceOf(Opponent::Person));
        window->play(8);
        NewGameChoice choice = choiceOf(Opponent::Computer);
        choice.ownSide = NewGameChoice::OwnSide::North;
        window->begin(choice);
        QTRY_COMPARE(window->plies(), 1); // the computer begins, and the offer waits for the person
        press(window->window->notices(), "Return to it now");
        QCOMPARE(window->plies(), 8);
        QCOMPARE(window->notice(), QStringLiteral("Your game against level 1 was set aside in the library."));
        // The library may still have the game that is played again, and not yet the other one.
        QTRY_VERIFY(storedGames() == 1 && stored()[0].moves().size() == 1);
        // And back again.
        press(window->window->notices(), "Return to it now");
        QCOMPARE(window->plies(), 1);
        QCOMPARE(window->match.player(Side::South).kind, Player::Kind::Computer);
        QTRY_COMPARE(stored()[0].moves().size(), std::size_t(8));
        QCOMPARE(storedGames(), std::size_t(1));
    }

    void aGameThatWasKeptIsNotOverwritten()
    {
        {
            auto window = program();
            window->begin(choiceOf(Opponent::Person));
            window->play(10);
        }
        auto window = program();
        window->open();
        QVERIFY(window->window->pages().start()->tile(Tile::Resume)->isVisible());
        QTest::keyClick(window->window->page(), Qt::Key_N, Qt::ControlModifier);
        auto* dialog = window->window->findChild<NewGameDialog*>();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(window->match.hasGame());
        QCOMPARE(window->plies(), 0);
        QCOMPARE(window->notice(), QStringLiteral("The game First – Second was set aside in the library."));
        QTRY_COMPARE(storedGames(), std::size_t(1));
        QCOMPARE(stored()[0].moves().size(), std::size_t(10));
        press(window->window->notices(), "Return to it now");
        QCOMPARE(window->plies(), 10);
        QTRY_COMPARE(storedGames(), std::size_t(0));
        // It is offered at the next start.
        window.reset();
        auto again = program();
        again->open();
        QVERIFY(again->window->pages().start()->tile(Tile::Resume)->isVisible());
        QTest::mouseClick(again->window->pages().start()->tile(Tile::Resume), Qt::LeftButton);
        QCOMPARE(again->plies(), 10);
    }

    void playingOnDropsTheOldGame()
    {
        auto window = program();
        window->begin(choiceOf(Opponent::Person));
        window->play(1);
        window->begin(choiceOf(Opponent::Person));
        QVERIFY(!window->notice().isEmpty());
        window->play(1);
        QCOMPARE(window->notice(), QString());
        QVERIFY(!window->gameSession().setAside());
    }

    void aNewGameWithoutAMoveLeavesTheOfferStanding()
    {
        auto window = program();
        window->begin(choiceOf(Opponent::Person));
        window->play(3);
        window->begin(choiceOf(Opponent::Computer));
        window->begin(choiceOf(Opponent::Person));
        press(window->window->notices(), "Return to it now");
        QCOMPARE(window->plies(), 3);
        window.reset();
        QCOMPARE(storedGames(), std::size_t(0));
    }

    void thePositionIsPlayedWithTheLastChoices_data()
    {
        QTest::addColumn<bool>("isFromStudy");
        QTest::newRow("from the editor") << false;
        QTest::newRow("from the study") << true;
    }
    void thePositionIsPlayedWithTheLastChoices()
    {
        QFETCH(const bool, isFromStudy);
        auto window = program();
        window->begin(choiceOf(Opponent::Person));
        window->play(3);
        window->match.resign(Side::South);
        window->gameSession().rematch();
        window->match.resign(Side::South);
        QCOMPARE(window->gameSession().tally().games(), 2);
        window->settings().setNewGame(choiceWithEverything());
        rules::History history{rules::GameSetup()};
        history.play({{Side::South, 7}});
        if (isFromStudy) {
            window->window->pages().openStudy(notation::toRecord(history));
            window->window->pages().study()->document()->goToEnd();
            QTest::keyClick(window->window->page(), Qt::Key_G, Qt::ControlModifier);
        } else {
            window->trigger(ActionId::Editor);
            window->window->pages().editor()->open(rules::GameSetup(), history.position());
            press(window->window->page(), "Play from here");
        }
        QCOMPARE(window->window->page(), window->window->pages().game());
        const session::MatchSpec& spec = window->match.spec();
        QCOMPARE(spec.start, std::optional(history.position()));
        QCOMPARE(spec.players[1].name, QStringLiteral("Aisha"));
        QCOMPARE(spec.players[0].kind, Player::Kind::Computer);
        QCOMPARE(spec.players[0].character, ai::Character::Guardian);
        QVERIFY(spec.clock == choiceWithEverything().clock);
        QVERIFY(window->match.isPersonToMove());
        QCOMPARE(window->gameSession().tally().games(), 0);
        window->press(Qt::Key_1);
        QVERIFY(!MatchJournal::read(window->journal())->record.history().plies().empty());
    }

    void aGameFromItsOwnStartIsNoPosition()
    {
        auto window = program();
        window->open();
        const rules::GameSetup setup;
        window->gameSession().start(choiceOf(Opponent::Computer), setup, rules::AnyPosition(setup), Side::South);
        QVERIFY(!window->match.spec().start);
        QCOMPARE(window->match.spec().players[1].kind, Player::Kind::Computer);
    }

    void aRematchInTheMiddleOfAGameIsTakenBackWithItsScore()
    {
        auto window = program();
        window->begin(choiceOf(Opponent::Person));
        window->play(1);
        window->match.resign(Side::South);
        QTest::keyClick(window->window->page(), Qt::Key_R, Qt::ControlModifier);
        window->play(4);
        QTest::keyClick(window->window->page(), Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(window->plies(), 0);
        press(window->window->notices(), "Return to it now");
        QCOMPARE(window->plies(), 4);
        window->match.resign(Side::North); // the same player as before, so South has won both
        QCOMPARE(window->gameSession().tally().games(), 2);
        QCOMPARE(window->gameSession().tally().points(Side::South), QStringLiteral("2"));
    }

    void aTimeHandicapStaysWithItsPlayer()
    {
        auto window = program();
        NewGameChoice choice = choiceOf(Opponent::Person);
        choice.clock.emplace();
        choice.clock->main = {std::chrono::minutes(5), std::chrono::minutes(3)};
        window->begin(choice);
        window->gameSession().rematch();
        QCOMPARE(window->match.spec().clock->main[0], session::Milliseconds(std::chrono::minutes(3)));
        QCOMPARE(window->match.spec().clock->main[1], session::Milliseconds(std::chrono::minutes(5)));
    }

    void aGameThatIsTakenUpAfterItsEndIsInTheJournalAgain()
    {
        {
            auto window = program();
            window->begin(choiceOf(Opponent::Person));
            window->play(5);
            window->match.resign(Side::South);
            QTRY_COMPARE(storedGames(), std::size_t(1));
            QVERIFY(!QFile::exists(window->journal()));
            window->trigger(ActionId::Undo);
            QVERIFY(!window->match.outcome());
            QCOMPARE(MatchJournal::read(window->journal())->record.history().plies().size(), std::size_t(5));
            window->play(1);
        }
        QCOMPARE(storedGames(), std::size_t(0));
        auto window = program();
        window->open();
        QTest::mouseClick(window->window->pages().start()->tile(Tile::Resume), Qt::LeftButton);
        QCOMPARE(window->plies(), 6);
    }

    /// From an earlier run as well as from this one; with its opponent, its clock, and without its entry in the
    /// library.
    void anUnfinishedGameOfTheLibraryContinues_data()
    {
        QTest::addColumn<bool>("isOfThisRun");
        QTest::newRow("left in this run") << true;
        QTest::newRow("left in an earlier run") << false;
    }
    void anUnfinishedGameOfTheLibraryContinues()
    {
        QFETCH(bool, isOfThisRun);
        auto window = program();
        NewGameChoice choice = choiceOf(Opponent::Person);
        choice.clock = session::clockPresets()[0];
        window->begin(choice);
        window->play(8);
        const auto left = window->match.record();
        window->begin(choiceOf(Opponent::Person));
        window->play(7);
        if (!isOfThisRun) {
            window.reset();
            window = program();
            window->open();
        }
        QTRY_COMPARE(storedGames(), std::size_t(1));
        window->trigger(ActionId::Start);
        StartPage* start = window->window->pages().start();
        QTRY_COMPARE(start->findChild<RecentGames*>()->rows().size(), std::size_t(1));
        QVERIFY(start->findChild<RecentGames*>()->rows().front()->accessibleDescription().startsWith(
            QStringLiteral("Continue")));
        QTest::mouseClick(start->findChild<RecentGames*>()->rows().front(), Qt::LeftButton);
        QVERIFY(window->window->page() == window->window->pages().game());
        QCOMPARE(window->match.history().plies().size(), std::size_t(8));
        QVERIFY(window->match.spec() == left.spec());
        QVERIFY(window->match.record().timeLeft() == left.timeLeft());
        QTRY_COMPARE(storedGames(), std::size_t(1)); // the other game, which made way
        QTRY_COMPARE(stored().front().moves().size(), std::size_t(7));
        QVERIFY(window->match.isPaused()); // until the players are ready
        // As when a new game begins.
        QCOMPARE(window->notice(),
                 QStringLiteral("The game First – Second was set aside in the library. The clocks are stopped."));
        window->trigger(ActionId::Pause);
        QCOMPARE(window->notice(), QStringLiteral("The game First – Second was set aside in the library."));
        window->play(2);
        window->match.resign(Side::South);
        QTRY_COMPARE(storedGames(), std::size_t(2));
        QCOMPARE(stored().back().moves().size(), std::size_t(10));
        window.reset();
        QCOMPARE(waitingFiles(), QStringList());
        QCOMPARE(storedGames(), std::size_t(2));
    }

    void theLibraryLeadsBackToTheGameInProgress()
    {
        auto window = program();
        window->begin(choiceOf(Opponent::Person));
        window->trigger(ActionId::Library);
        QVERIFY(!buttonWith(window->window->page(), u"in progress")); // it has no move
        window->trigger(ActionId::Start);
        QTest::mouseClick(window->window->pages().start()->tile(Tile::Play), Qt::LeftButton);
        window->play(3);
        window->trigger(ActionId::Library);
        press(window->window->page(), "Return to the game in progress: First – Second");
        QCOMPARE(window->window->page(), window->window->pages().game());
        QCOMPARE(window->plies(), 3);
        window->match.resign(Side::South);
        window->trigger(ActionId::Library);
        QVERIFY(!buttonWith(window->window->page(), u"in progress"));
    }

    void aGameThatWasRemovedDoesNotComeBack()
    {
        {
            auto window = program();
            window->begin(choiceOf(Opponent::Person));
            window->play(5);
            window->match.resign(Side::South);
        }
        {
            const auto opened = Library::open(library());
            QVERIFY((*opened)->remove((*opened)->search({}, {})->front()));
        }
        QCOMPARE(waitingFiles(), QStringList());
        auto window = program();
        window->open();
        QThreadPool::globalInstance()->waitForDone(); // it looks for games left by earlier runs
        QCoreApplication::processEvents();
        window.reset();
        QCOMPARE(storedGames(), std::size_t(0));
    }

    /// The program was killed before it could set the journal aside, or an older version left it there.
    void aJournalOfAGameThatHasEndedGoesIntoTheLibrary()
    {
        {
            session::Match match;
            QVERIFY(match.setJournal(m_folder->filePath(QStringLiteral("unfinished.game"))));
            match.start(session::MatchSpec());
            match.play({{Side::South, 7}});
            match.resign(Side::North);
        }
        auto window = program();
        window->open();
        QVERIFY(window->window->pages().start()->tile(Tile::Resume)->isHidden());
        QTRY_COMPARE(storedGames(), std::size_t(1));
        QTRY_COMPARE(waitingFiles(), QStringList());
    }

    void withoutJournalAndLibraryTheGameIsRestoredFromMemory()
    {
        Program window(m_folder->path());
        window.settings().setNewGame(choiceOf(Opponent::Person));
        window.window->show();
        window.window->begin(QString());
        window.window->pages().start()->tile(Tile::Play)->click();
        window.press(Qt::Key_7);
        window.window->pages().gameSession().start(session::MatchSpec());
        QCOMPARE(window.plies(), 0);
        window.window->pages().gameSession().returnToSetAside();
        QCOMPARE(window.plies(), 1);
        QCOMPARE(waitingFiles(), QStringList());
    }

    void gamesThatEarlierVersionsKeptForFurtherWindowsAreStored()
    {
        const auto file = [this](const char* name) { return m_folder->filePath(QLatin1String(name)); };
        const auto keep = [&](const char* name, std::optional<std::uint8_t> pit) {
            session::Match match;
            QVERIFY(match.setJournal(file(name)));
            match.start(session::MatchSpec());
            if (pit)
                match.play({{Side::South, *pit}});
        };
        keep("unfinished-2.game", std::uint8_t{7});
        keep("unfinished-3.game", std::uint8_t{8});
        keep("unfinished-4.game", std::nullopt);
        QVERIFY(QFile::rename(file("unfinished-3.game"), file("unfinished-3.game.aside-20261120-101010")));
        QFile lock(file("unfinished-2.game.lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.close();
        auto window = program();
        window->open();
        QTRY_COMPARE(storedGames(), std::size_t(2));
        QTRY_COMPARE(QDir(m_folder->path()).entryList({QStringLiteral("unfinished-*")}), QStringList());
    }

    /// As on a full disk.
    void whereTheLibraryCannotStoreAGameTheNoticeSaysWhereItIs()
    {
        QVERIFY(QDir().mkpath(library() + QStringLiteral("/blocked"))); // a folder in place of the file
        auto window = program();
        window->begin(choiceOf(Opponent::Person));
        window->play(3);
        window->begin(choiceOf(Opponent::Computer));
        QTRY_COMPARE(waitingFiles().size(), 1);
        const QString file = QDir::toNativeSeparators(m_folder->filePath(waitingFiles().front()));
        QTRY_VERIFY2(window->notice().contains(file), qPrintable(window->notice()));
        press(window->window->notices(), "Return to it now");
        QCOMPARE(window->plies(), 3);
    }

    void aGameWaitsForALibraryThatCanBeWritten()
    {
        // A folder in place of the file.
        QVERIFY(QDir().mkpath(library() + QStringLiteral("/blocked")));
        {
            auto window = program();
            QSignalSpy failed(window->window->pages().findChild<library::LibraryService*>(),
                              &library::LibraryService::failed);
            window->begin(choiceOf(Opponent::Person));
            window->play(3);
            window->begin(choiceOf(Opponent::Computer));
            QTRY_VERIFY(!failed.isEmpty());
        }
        QCOMPARE(waitingFiles().size(), 1);
        QVERIFY(QDir(library()).removeRecursively());
        auto window = program();
        window->open();
        QTRY_COMPARE(waitingFiles(), QStringList());
        QCOMPARE(storedGames(), std::size_t(1));
        QCOMPARE(stored()[0].moves().size(), std::size_t(3));
    }

    void aJournalWithoutAGameIsSetAsideAndStays_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("somebody else's file") << QByteArray("hello\n");
        QTest::newRow("a game with lines that nobody can read")
            << session::headerLine({GameSession::specOf(choiceOf(Opponent::Person)), QDateTime::currentDateTimeUtc()})
                   + "{\"move\":\"76\"}\n{\"move\":\"zz\"}\n{\"move\":\"98\"}\n";
    }

    void aJournalWithoutAGameIsSetAsideAndStays()
    {
        QFETCH(QByteArray, bytes);
        const QString path = m_folder->filePath(QStringLiteral("unfinished.game"));
        QVERIFY(put(path, bytes));
        auto window = program();
        window->open();
        QCOMPARE(waitingFiles().size(), 1);
        const QString aside = waitingFiles().front();
        QVERIFY2(window->notice().contains(aside), qPrintable(window->notice()));
        window->begin(choiceOf(Opponent::Person));
        window->play(1);
        window.reset();
        // The file is intact, and the archive does not touch it.
        auto again = program();
        again->open();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        again.reset(); // waits until the library has finished its requests
        QVERIFY(waitingFiles().contains(aside));
        QCOMPARE(bytesOf(m_folder->filePath(aside)), bytes);
    }

    void theNoticeSaysWhichGame_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<NewGameChoice>("choice");
        QTest::addColumn<QString>("text");
        NewGameChoice level = choiceOf(Opponent::Computer);
        level.level = 4;
        NewGameChoice character = choiceOf(Opponent::Computer);
        character.character = ai::Character::Guardian;
        NewGameChoice people = choiceOf(Opponent::Person);
        people.names = {QStringLiteral("Айша"), QStringLiteral("Берік")};
        QTest::newRow("level, English") << Language::English << level
                                        << "Your game against level 4 was set aside in the library.";
        QTest::newRow("level, Kazakh") << Language::Kazakh << level
                                       << "Компьютермен (4-деңгей) ойнаған партияңыз кітапханаға қойылды.";
        QTest::newRow("level, Russian") << Language::Russian << level
                                        << "Ваша партия с компьютером (уровень 4) отложена в библиотеку.";
        QTest::newRow("character, English")
            << Language::English << character << "Your game against Sakshy the guardian was set aside in the library.";
        QTest::newRow("character, Kazakh")
            << Language::Kazakh << character << "Компьютермен (Сақшы) ойнаған партияңыз кітапханаға қойылды.";
        QTest::newRow("character, Russian")
            << Language::Russian << character << "Ваша партия с компьютером (Сакши-страж) отложена в библиотеку.";
        QTest::newRow("people, English") << Language::English << people
                                         << "The game Айша – Берік was set aside in the library.";
        QTest::newRow("people, Kazakh") << Language::Kazakh << people << "«Айша – Берік» партиясы кітапханаға қойылды.";
        QTest::newRow("people, Russian") << Language::Russian << people
                                         << "Партия «Айша – Берік» отложена в библиотеку.";
    }
    void theNoticeSaysWhichGame()
    {
        QFETCH(const Language, language);
        QFETCH(const NewGameChoice, choice);
        QFETCH(const QString, text);
        auto window = program();
        window->setLanguage(language);
        window->begin(choice);
        window->play(1);
        window->begin(choice);
        QCOMPARE(window->notice(), text);
        window->window->resize(800, 600);
        QTRY_COMPARE(window->window->width(), 800);
        QCOMPARE(clippedIn(window->window->notices()), QString());
    }

    void theNoticeHasRoomForTheLongestNames()
    {
        NewGameChoice choice = choiceOf(Opponent::Person);
        for (QString& name : choice.names)
            name = QStringLiteral("Шамшиябану Шыңғысқызы Шаймерденова-Шүкірова").left(Settings::kMaxNameLength);
        auto window = program();
        window->setLanguage(Language::Russian);
        window->begin(choice);
        window->play(1);
        window->begin(choice);
        window->window->resize(800, 600);
        QTRY_COMPARE(window->window->width(), 800);
        QVERIFY(window->notice().contains(choice.names[0]));
        QCOMPARE(clippedIn(window->window->notices()), QString());
    }
};

QUMALAQ_WINDOW_TEST(TestGameSession)
#include "tst_game_session.moc"

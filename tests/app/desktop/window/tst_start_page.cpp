// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/learn/counting_rush_page.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/lessons_page.h"
#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/window/recent_games.h"
#include "core/library/library.h"

#include <QContextMenuEvent>
#include <QDialog>
#include <QMenu>
#include <QRadioButton>
#include <QRegularExpression>
#include <QToolButton>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;
using session::Player;

namespace {

constexpr int kPatienceMs = 60'000;

/// The only button with a menu.
QToolButton* languageButtonOf(const StartPage* start)
{
    const auto buttons = start->findChildren<QToolButton*>();
    return *std::find_if(buttons.begin(), buttons.end(),
                         [](const QToolButton* each) { return each->menu() != nullptr; });
}

/// The box with the text for a newcomer, shown or not.
const QWidget* introductionOf(const StartPage* start)
{
    const auto labels = start->findChildren<QLabel*>();
    const auto found = std::find_if(labels.begin(), labels.end(),
                                    [](const QLabel* label) { return label->text() == StartPage::introduction(); });
    return (*found)->parentWidget();
}

} // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anUnfinishedGameIsOfferedNotForced()
    {
        using Tile = StartPage::Tile;
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
            StartButton* resume = program.pages().start()->tile(Tile::Resume);
            QVERIFY(resume->isVisible());
            QVERIFY(resume->hasFocus());
            // With the time of day, because the day is today.
            const QRegularExpression told(QStringLiteral("^First – Second, 10 : 0, \\d\\d?:\\d\\d[^,]*, move 1$"));
            QVERIFY2(told.match(resume->accessibleDescription()).hasMatch(),
                     qPrintable(resume->accessibleDescription()));
            QVERIFY(program.pages().start()->board()->board() == left);
            QTest::keyClick(resume, Qt::Key_Space);
            QCOMPARE(program.window->page(), program.game());
            QCOMPARE(program.plies(), 2);
            program.press(Qt::Key_1);
            QCOMPARE(program.plies(), 3);
        }
        {
            Program program(folder.path());
            program.open();
            auto* dialog = program.window->dialogs().makeNewGame();
            dialog->reject();
            QVERIFY(program.pages().start()->tile(Tile::Resume)->isVisible()); // it is still offered
            program.window->dialogs().makeNewGame()->accept();
            QCOMPARE(program.window->page(), program.game());
            QCOMPARE(program.plies(), 0);
            QVERIFY(program.match.hasGame());
            QVERIFY(program.pages().gameSession().setAside()); // nothing is lost, see tst_game_session
        }
        {
            Program program(folder.path());
            program.open(); // a game without a move cannot be continued
            QVERIFY(program.pages().start()->tile(Tile::Resume)->isHidden());
            QVERIFY(program.pages().start()->tile(Tile::Learn)->hasFocus());
        }
    }

    void aMoveThatIsTriedIsExplained()
    {
        OpenProgram program;
        StartPage* start = program.pages().start();
        QVERIFY(shows(start, "Try it: "));
        QTest::keyClick(start, Qt::Key_7);
        QVERIFY(start->board()->isAnimating() && shows(start, "Try it: ")); // the stones are still falling
        QTRY_VERIFY(shows(start, "The last stone makes 10, an even number: all of them are yours."));
        QTRY_VERIFY_WITH_TIMEOUT(shows(start, "The opponent "), 20000);
        QVERIFY(!shows(start, "Try it: "));
        // The board is as it was at first when the page is left, and so are the words.
        program.trigger(ActionId::Library);
        program.pages().stack().goBack();
        QVERIFY(program.window->page() == start && shows(start, "Try it: "));
    }

    void theBoardOfAnUnfinishedGameIsTurnedAsInTheGame_data()
    {
        QTest::addColumn<bool>("isSecond");
        QTest::addColumn<bool>("isTurned");
        QTest::addColumn<bool>("isNorthBelow");
        QTest::newRow("the person is First") << false << false << false;
        QTest::newRow("the person is Second") << true << false << true;
        QTest::newRow("the person is First and has turned the board") << false << true << true;
        QTest::newRow("the person is Second and has turned the board") << true << true << false;
    }
    void theBoardOfAnUnfinishedGameIsTurnedAsInTheGame()
    {
        QFETCH(bool, isSecond);
        QFETCH(bool, isTurned);
        QFETCH(bool, isNorthBelow);
        OpenProgram program;
        session::MatchSpec spec;
        spec.players[isSecond ? 0 : 1].kind = session::Player::Kind::Computer;
        program.match.start(spec);
        program.settings().setValue(setting::kFlipped, isTurned);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 20000);
        program.match.play(program.match.history().position().legalMoves()[0]);
        program.trigger(ActionId::Start);
        QVERIFY(program.pages().start()->tile(StartPage::Tile::Resume)->isVisible());
        QCOMPARE(program.pages().start()->board()->isFlipped(), isNorthBelow);
        QCOMPARE(program.board().isFlipped(), isNorthBelow);
    }

    void aTurnedBoardStaysTurnedInTheGameThatIsContinued()
    {
        const QTemporaryDir folder;
        {
            Program program(folder.path());
            program.beginForTwo();
            program.press(Qt::Key_7);
            program.trigger(ActionId::Flip);
            QVERIFY(program.board().isFlipped());
        }
        Program program(folder.path());
        program.open();
        QVERIFY(program.pages().start()->board()->isFlipped());
        program.pages().start()->tile(StartPage::Tile::Resume)->click();
        QVERIFY(program.board().isFlipped());
        program.beginForTwo();
        QVERIFY(!program.board().isFlipped()); // a new game
    }

    void theRecommendedStepFollowsWhatWasDone_data()
    {
        QTest::addColumn<bool>("hasPlayed");
        QTest::addColumn<int>("lessons");
        QTest::addColumn<bool>("hasGame");
        QTest::addColumn<int>("expected");
        using Tile = StartPage::Tile;
        const auto row = [](const char* name, bool hasPlayed, int lessons, bool hasGame, Tile expected) {
            QTest::newRow(name) << hasPlayed << lessons << hasGame << static_cast<int>(expected);
        };
        row("a newcomer learns", false, 0, false, Tile::Learn);
        row("who finished a lesson plays", false, 1, false, Tile::Play);
        row("who finished a game plays", true, 0, false, Tile::Play);
        row("who left a game continues it", true, 1, true, Tile::Resume);
        row("a newcomer continues the first game", false, 0, true, Tile::Resume);
    }
    void theRecommendedStepFollowsWhatWasDone()
    {
        QFETCH(bool, hasPlayed);
        QFETCH(int, lessons);
        QFETCH(bool, hasGame);
        QFETCH(int, expected);
        using Tile = StartPage::Tile;
        Program program;
        program.settings().setValue(setting::kPlayed, hasPlayed);
        program.open();
        const auto& course = LessonCatalog::courses().front();
        for (int i = 0; i < lessons; ++i) {
            for (const std::string& key : LessonCatalog::keysOf(course.lessons[static_cast<std::size_t>(i)]))
                program.pages().learning().store().taskSolved(key, 0);
        }
        StartPage* start = program.pages().start();
        if (hasGame) {
            program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
            program.press(Qt::Key_7);
        }
        program.trigger(ActionId::Start);
        QCOMPARE(static_cast<int>(start->primary()), expected);
        for (std::size_t i = 0; i < StartPage::kTiles; ++i) {
            const StartButton* tile = start->tile(static_cast<Tile>(i));
            QCOMPARE(tile->property("primary").toBool(), static_cast<int>(i) == expected);
        }
        QVERIFY(start->tile(Tile::Learn)->isVisible());
        QCOMPARE(start->tile(Tile::Learn)->text(),
                 !hasPlayed && lessons == 0 ? QStringLiteral("Learn to play") : QStringLiteral("Lessons"));
    }

    /// Where a newcomer began a lesson, the next click began a game.
    void theSameActionStaysInItsPlace_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theSameActionStaysInItsPlace()
    {
        QFETCH(QSize, size);
        using Tile = StartPage::Tile;
        Program program;
        program.window->resize(size);
        program.open();
        const StartPage* start = program.pages().start();
        const auto orderOf = [start] {
            QCoreApplication::processEvents();
            std::vector<std::pair<int, int>> places;
            for (const Tile tile : {Tile::Learn, Tile::Play})
                places.emplace_back(start->tile(tile)->x(), start->tile(tile)->y() / start->tile(tile)->height());
            return places;
        };
        const auto before = orderOf();
        for (const std::string& key : LessonCatalog::keysOf(LessonCatalog::courses().front().lessons.front()))
            program.pages().learning().store().taskSolved(key, 0);
        QVERIFY(orderOf() == before);
        program.settings().setValue(setting::kPlayed, true);
        QVERIFY(orderOf() == before);
        program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
        program.press(Qt::Key_7);
        program.trigger(ActionId::Start);
        QVERIFY(start->tile(Tile::Resume)->isVisible() && start->tile(Tile::Resume)->hasFocus());
        QVERIFY(orderOf() == before);
    }

    void theButtonsStayTogetherWhenThereAreGames()
    {
        using Tile = StartPage::Tile;
        OpenProgram program;
        program.window->resize(1280, 800);
        StartPage* start = program.pages().start();
        const auto gap = [start] {
            QCoreApplication::processEvents();
            const QWidget* above = start->tile(Tile::Rules);
            return start->tile(Tile::Library)->mapTo(start, QPoint()).y()
                   - above->mapTo(start, QPoint(0, above->height())).y();
        };
        const int before = gap();
        start->setRecent(std::vector<notation::GameRecord>(3));
        QCOMPARE(gap(), before);
    }

    void theNotesOfRecentGamesHaveOneOrder_data()
    {
        QTest::addColumn<rules::GameId>("game");
        QTest::addColumn<QString>("note");
        QTest::newRow("the usual game") << rules::GameId::Togyzqumalaq << "0 : 0, draw, 20 Feb 2020";
        QTest::newRow("another game is named first") << rules::GameId::Oware << "Oware, 0 : 0, draw, 20 Feb 2020";
    }
    void theNotesOfRecentGamesHaveOneOrder()
    {
        QFETCH(rules::GameId, game);
        OpenProgram program;
        program.window->resize(1280, 800);
        notation::GameRecord record{rules::GameSetup(game)};
        record.setTag("Date", "2020.02.20");
        record.setTag("Termination", "agreement");
        record.setResult(notation::GameResult::Draw);
        StartPage* start = program.pages().start();
        start->setRecent({record});
        QTEST(start->findChild<RecentGames*>()->rows().front()->accessibleDescription(), "note");
    }

    void unfinishedGamesComeFirst_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<TextSize>("texts");
        QTest::newRow("640x480") << QSize(640, 480) << TextSize::Automatic;
        QTest::newRow("800x600") << QSize(800, 600) << TextSize::Automatic;
        QTest::newRow("with the largest texts") << QSize(1280, 800) << TextSize::Largest;
    }
    void unfinishedGamesComeFirst()
    {
        QFETCH(QSize, size);
        QFETCH(TextSize, texts);
        OpenProgram program;
        program.settings().setValue(setting::kPlayed, true);
        program.settings().setValue(setting::kTextSize, texts);
        program.window->resize(size); // has no room for all
        StartPage* start = program.pages().start();
        notation::GameRecord suspended;
        suspended.tree().add(notation::NodeId::Root, rules::Move{{Side::South, 1}});
        notation::GameRecord finished = suspended;
        finished.setResult(notation::GameResult::SouthWins);
        std::vector<notation::GameRecord> games(6, finished);
        games.push_back(suspended);
        start->setRecent(games);
        QCoreApplication::processEvents();
        QVERIFY(!start->findChild<RecentGames*>()->rows().empty());
        const StartButton* first = start->findChild<RecentGames*>()->rows().front();
        QVERIFY2(first->accessibleDescription().startsWith(QStringLiteral("Continue")),
                 qPrintable(first->accessibleDescription()));
    }

    void aRecentGameHasAMenu()
    {
        OpenProgram program;
        program.window->resize(1280, 800);
        StartPage* start = program.pages().start();
        notation::GameRecord suspended;
        suspended.tree().add(notation::NodeId::Root, rules::Move{{Side::South, 1}});
        notation::GameRecord finished = suspended;
        finished.setResult(notation::GameResult::SouthWins);
        start->setRecent({suspended, finished});
        const auto menuOf = [start](std::size_t game) {
            StartButton* row = start->findChild<RecentGames*>()->rows().at(game);
            QContextMenuEvent asked(QContextMenuEvent::Keyboard, row->rect().center(),
                                    row->mapToGlobal(row->rect().center()));
            QApplication::sendEvent(row, &asked);
            return qobject_cast<QMenu*>(QApplication::activePopupWidget());
        };
        QMenu* menu = menuOf(0);
        QVERIFY(menu);
        QCOMPARE(menu->actions().constFirst()->text(), QStringLiteral("&Continue the game"));
        menu->close();
        menu = menuOf(1);
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2);
        QCOMPARE(menu->actions().constFirst()->text(), QStringLiteral("&Open the game"));
        QCOMPARE(menu->actions().constLast()->text(), QStringLiteral("&Review the game"));
        menu->actions().constLast()->trigger();
        menu->close();
        QCOMPARE(program.window->page(), static_cast<Page*>(program.pages().study()));
        const session::StudyReview* review = program.pages().study()->review();
        QTRY_VERIFY(review->isRunning() || review->isShown());
    }

    void whoHasPlayedFindsTheProgressBesideTheLibrary_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::size_t>("games");
        QTest::newRow("1280x800") << QSize(1280, 800) << std::size_t(5);
        QTest::newRow("640x480") << QSize(640, 480) << std::size_t(5);
        QTest::newRow("a narrow column, below the library") << QSize(800, 600) << std::size_t(0);
        QTest::newRow("a narrow column that is full of games") << QSize(800, 600) << std::size_t(5);
    }
    void whoHasPlayedFindsTheProgressBesideTheLibrary()
    {
        using Tile = StartPage::Tile;
        QFETCH(QSize, size);
        QFETCH(std::size_t, games);
        OpenProgram program;
        program.window->resize(size);
        StartPage* start = program.pages().start();
        start->setRecent(std::vector<notation::GameRecord>(games));
        QVERIFY(!start->tile(Tile::Progress)->isVisible()); // a newcomer has none
        program.settings().setValue(setting::kPlayed, true);
        QCoreApplication::processEvents();
        press(start, "My progress");
        QCOMPARE(program.window->page()->title(), QStringLiteral("My progress"));
    }

    void theBoardAndTheCardsStayWithEveryGame_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theBoardAndTheCardsStayWithEveryGame()
    {
        using Tile = StartPage::Tile;
        QFETCH(QSize, size);
        OpenProgram program;
        program.window->resize(size);
        StartPage* start = program.pages().start();
        const auto places = [start] {
            QCoreApplication::processEvents();
            std::vector<QRect> all = {start->board()->geometry()};
            for (const Tile tile : {Tile::Play, Tile::Rules, Tile::Library, Tile::Practice, Tile::Rush})
                all.push_back({start->tile(tile)->mapTo(start, QPoint()), start->tile(tile)->size()});
            return all;
        };
        const auto before = places();
        for (const std::size_t games : {1U, 2U, 9U}) {
            start->setRecent(std::vector<notation::GameRecord>(games));
            QVERIFY2(places() == before, qPrintable(QString::number(games)));
        }
        // The introduction goes.
        program.settings().setValue(setting::kPlayed, true);
        QCoreApplication::processEvents();
        QCOMPARE(start->board()->geometry(), before.front());
    }

    void thePracticeSaysHowManyPuzzlesWereSolvedLastTime()
    {
        OpenProgram program;
        LearnStore& store = program.pages().learning().store();
        learn::Day today = 100;
        store.setCalendar([&today] { return today; });
        for (const char* key : {"a", "b"})
            store.puzzleTried(QString::fromLatin1(key), 1, learn::PuzzleResult::Solved);
        store.puzzleTried(QStringLiteral("c"), 1, learn::PuzzleResult::Missed);
        const StartButton* card = program.pages().start()->tile(StartPage::Tile::Practice);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("5 puzzles for you"));
        today = 103;
        Q_EMIT store.changed();
        QCOMPARE(card->accessibleDescription(), QStringLiteral("5 puzzles for you\nLast time: 2 puzzles"));
    }

    void theCardOfTheLessonsLeadsToTheOpenStep()
    {
        OpenProgram program;
        LearnStore& store = program.pages().learning().store();
        const auto& lessons = LessonCatalog::courses().front().lessons;
        const auto solve = [&](std::size_t lesson, std::size_t tasks) {
            const auto keys = LessonCatalog::keysOf(lessons[lesson]);
            for (std::size_t i = 0; i < std::min(tasks, keys.size()); ++i)
                store.taskSolved(keys[i], 0);
        };
        learn::Day today = 100;
        store.setCalendar([&today] { return today; });
        StartButton* card = program.pages().start()->tile(StartPage::Tile::Learn);
        solve(0, 9);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("Lesson 2: A single stone"));
        const StartButton* play = program.pages().start()->tile(StartPage::Tile::Play); // which shows one line
        QVERIFY(card->height() >= play->height() + card->lineHeight());
        solve(1, 2);
        // It comes again in its lesson, which was left half-way: until then there is nothing to practise.
        store.taskSolved(LessonCatalog::keysOf(lessons[1])[2], 1, true);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("Lesson 2: A single stone"));
        for (std::size_t lesson = 1; lesson < 5; ++lesson)
            solve(lesson, 9);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("A small match: Bestemshe"));
        // What was missed comes first, in the list with the other lessons.
        today = 101;
        program.trigger(ActionId::Library);
        program.trigger(ActionId::Start);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("To practise today: 1."));
        card->click();
        const LessonsPage* page = program.pages().learning().lessons();
        QVERIFY(program.window->page() == page && !page->isInLesson());
        QCOMPARE(QApplication::focusWidget(), button(page, "Tasks to practise today: 1"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const ExerciseView* lesson = page->lesson();
        QCOMPARE(lesson->exercise().key(), LessonCatalog::keysOf(lessons[1])[2]);
    }

    void afterTheMainCourseAnotherGameIsOffered()
    {
        Program program;
        program.open();
        LearnStore& store = program.pages().learning().store();
        const auto& courses = LessonCatalog::courses();
        const StartButton* card = program.pages().start()->tile(StartPage::Tile::Learn);
        const auto finish = [&](const learn::Lesson& lesson) {
            for (const std::string& key : LessonCatalog::keysOf(lesson))
                store.taskSolved(key, 0);
        };
        for (const learn::Lesson& lesson : courses[0].lessons)
            finish(lesson);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("Another game: Bestemshe, lesson 1"));
        finish(courses[1].lessons[0]);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("Another game: Bestemshe, lesson 2"));
        program.pages().start()->tile(StartPage::Tile::Learn)->click();
        QCOMPARE(program.pages().learning().lessons()->lesson()->exercise().lesson, &courses[1].lessons[1]);
        for (const Course& course : courses)
            std::for_each(course.lessons.begin(), course.lessons.end(), finish);
        QCOMPARE(card->accessibleDescription(), QStringLiteral("You have finished all the lessons."));
    }

    void theNameOfALessonFitsItsCard_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QSize>("size");
        for (const Language language : allLanguages()) {
            for (const QSize size : {QSize(640, 480), QSize(800, 600)})
                QTest::addRow("%s, %d", qPrintable(codeOf(language)), size.width()) << language << size;
        }
    }
    void theNameOfALessonFitsItsCard()
    {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        Program program;
        program.settings().setLanguage(language);
        program.open();
        program.window->resize(size);
        StartPage* start = program.pages().start();
        const StartButton* card = start->tile(StartPage::Tile::Learn);
        LearnSummary learned;
        const auto fits = [&] {
            start->setLearned(learned);
            QCoreApplication::processEvents();
            return card->linesAt(card->width()) <= StartButton::kCardLines;
        };
        for (const learn::Lesson& lesson : LessonCatalog::courses().front().lessons) {
            learned.next = &lesson;
            learned.number = LessonCatalog::numberOf(lesson);
            learned.hasBegun = true;
            QVERIFY2(fits(), qPrintable(card->toolTip()));
        }
        learned.isOtherGame = true;
        for (const Course& course : LessonCatalog::courses()) {
            learned.next = &course.lessons.back();
            learned.number = LessonCatalog::numberOf(*learned.next);
            QVERIFY2(fits(), qPrintable(card->toolTip()));
        }
        learned.due.today = DueTasks::kPortion;
        QVERIFY2(fits(), qPrintable(card->toolTip()));
        learned = {};
        QVERIFY2(fits(), qPrintable(card->toolTip()));
    }

    void aFinishedGameMakesTheNewcomerAPlayer()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        QVERIFY(!program.settings().value(setting::kPlayed));
        program.resign();
        QVERIFY(program.settings().value(setting::kPlayed));
        program.trigger(ActionId::Start);
        QCOMPARE(program.pages().start()->tile(StartPage::Tile::Learn)->text(), QStringLiteral("Lessons"));
    }

    void theOpponentAndTheClockAreOnTheButton()
    {
        OpenProgram program;
        const StartButton* play = program.pages().start()->tile(StartPage::Tile::Play);
        QCOMPARE(play->accessibleDescription(), QStringLiteral("Level 1, no clock")); // of a newcomer
        program.settings().setValue(setting::kPlayed, true);                          // also after that game
        QCOMPARE(play->accessibleDescription(), QStringLiteral("Level 1, no clock"));
        NewGameChoice choice;
        choice.level = 7;
        choice.clock = session::ClockSpec{};
        choice.clock->main = {std::chrono::minutes(10), std::chrono::minutes(10)};
        program.settings().setNewGame(choice);
        QCOMPARE(play->accessibleDescription(), QStringLiteral("Level 7, 10 min"));
        choice.opponent = NewGameChoice::Opponent::Person;
        choice.setup = rules::GameSetup(rules::GameId::Congkak);
        program.settings().setNewGame(choice);
        QCOMPARE(play->accessibleDescription(), QStringLiteral("Congkak, Two players, 10 min"));
    }

    void theLatestGamesOfTheLibraryOpen()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        {
            const auto library = library::Library::open(path);
            for (int game = 1; game <= 3; ++game) {
                notation::GameRecord record;
                record.tree().add(notation::NodeId::Root, rules::Move{{Side::South, static_cast<std::uint8_t>(game)}});
                record.setTag("White", "Player " + std::to_string(game));
                record.setResult(game == 3 ? notation::GameResult::NorthWins : notation::GameResult::SouthWins);
                QVERIFY((*library)->add(record));
            }
        }
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        StartPage* start = program.pages().start();
        QTRY_COMPARE_WITH_TIMEOUT(start->findChild<RecentGames*>()->rows().size(), std::size_t(3), kPatienceMs);
        QCOMPARE(start->findChild<RecentGames*>()->rows().front()->text(), QStringLiteral("Player 3 – Second"));
        QCOMPARE(
            start->findChild<RecentGames*>()->rows().front()->accessibleDescription(), // the winner has fewer stones
            QStringLiteral("10 : 0, Second won"));
        QVERIFY(
            !start->findChild<RecentGames*>()->rows().at(1)->accessibleDescription().contains(QStringLiteral("won")));
        QVERIFY(program.settings().value(setting::kPlayed));
        start->findChild<RecentGames*>()->rows().at(1)->click();
        QTRY_COMPARE_WITH_TIMEOUT(program.window->page(), program.pages().study(), kPatienceMs);
        QCOMPARE(QString::fromStdString(std::string(program.pages().study()->shownRecord()->tag("White"))),
                 QStringLiteral("Player 2"));
    }

    /// The board shows what a click on it continues or begins.
    void aClickOnTheBoardPlays()
    {
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        StartPage* start = program.pages().start();
        QTest::mouseMove(start, start->board()->geometry().center());
        QTRY_VERIFY(start->toolTip().startsWith(QStringLiteral("Play\nLevel ")));
        QTest::mouseClick(start, Qt::LeftButton, {}, start->board()->geometry().center());
        QVERIFY(program.window->page() == program.game());
        QTRY_VERIFY(program.match.isPersonToMove());
        program.press(Qt::Key_7);
        const auto plies = program.plies();
        QVERIFY(plies > 0);
        program.trigger(ActionId::Start);
        QTest::mouseClick(start, Qt::LeftButton, {}, start->board()->geometry().center());
        QVERIFY(program.window->page() == program.game());
        QVERIFY(program.plies() >= plies);
    }

    /// Before anything is read, at any time while the board sows by itself, and the board answers.
    void aNewcomersClickSowsAtOnce_data()
    {
        QTest::addColumn<bool>("withKeys");
        QTest::addColumn<int>("speed");
        QTest::addRow("by mouse") << false << static_cast<int>(SowingSpeed::Normal);
        QTest::addRow("by a digit") << true << static_cast<int>(SowingSpeed::Normal);
        QTest::addRow("without motion") << false << static_cast<int>(SowingSpeed::Off);
    }
    void aNewcomersClickSowsAtOnce()
    {
        QFETCH(bool, withKeys);
        QFETCH(int, speed);
        Program program;
        program.settings().setSowingSpeed(static_cast<SowingSpeed>(speed));
        program.open();
        StartPage* start = program.pages().start();
        BoardWidget* board = start->board();
        QVERIFY(introductionOf(start)->isVisible());
        if (speed != static_cast<int>(SowingSpeed::Off))
            QTRY_VERIFY_WITH_TIMEOUT(board->isAnimating(), kPatienceMs);
        const auto play = [&](std::uint8_t number) {
            if (withKeys)
                QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + number));
            else
                QTest::mouseClick(start, Qt::LeftButton, {},
                                  board->pos() + board->pitRect({Side::South, number}).center());
        };
        rules::History expected;
        play(4);
        expected.play(rules::Move{{Side::South, 4}});
        QVERIFY(board->board() == expected.position().board());
        QTRY_VERIFY_WITH_TIMEOUT(board->board().sideToMove == Side::South, kPatienceMs); // the answer
        QVERIFY(board->board().stores[1] > 0);
        // The next move does not wait for the answer.
        play(9);
        play(1);
        QCOMPARE(board->board().sideToMove, Side::North);
        QCOMPARE(program.window->page(), start);
        QVERIFY(!program.match.hasGame());
    }

    /// At the first start half of the page was empty.
    void thePageIsFilledAtTheFirstStart_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            for (const Language language : allLanguages())
                QTest::addRow("%s at %dx%d", qPrintable(codeOf(language)), size.width(), size.height())
                    << language << size;
        }
    }
    void thePageIsFilledAtTheFirstStart()
    {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        Program program(language);
        program.window->resize(size);
        program.open();
        const StartPage* start = program.pages().start();
        QVERIFY(start->board()->isVisible());
        QVERIFY(introductionOf(start)->isVisible()); // what the game is
        QCOMPARE(clippedIn(introductionOf(start)), QString());
        std::array<int, 2> bottoms = {0, 0}; // of the columns
        for (const auto* part : start->findChildren<QWidget*>()) {
            if (!part->isVisible() || (part != start->board() && qobject_cast<const StartButton*>(part) == nullptr))
                continue;
            const QRect place(part->mapTo(start, QPoint()), part->size());
            int& bottom = bottoms[place.left() < start->width() / 2 ? 0 : 1];
            bottom = std::max(bottom, place.bottom());
        }
        for (const int bottom : bottoms)
            QVERIFY2(bottom > start->height() * 3 / 5, qPrintable(QString::number(bottom)));
    }

    void whoHasPlayedNeedsNoIntroduction()
    {
        OpenProgram program;
        QVERIFY(introductionOf(program.pages().start())->isVisible());
        program.settings().setValue(setting::kPlayed, true);
        QVERIFY(introductionOf(program.pages().start())->isHidden());
    }

    /// With a number of days, too, and in the smallest window that shows it.
    void theMistakesOfTodaysPracticeAreNamedInFull_data() { addLanguages(); }
    void theMistakesOfTodaysPracticeAreNamedInFull()
    {
        QFETCH(Language, language);
        OpenProgram program(language);
        program.window->resize(800, 600);
        LearnPages& learning = program.pages().learning();
        learn::Day today = 1000;
        learning.store().setCalendar([&today] { return today; });
        learning.store().rushEnded({17, 4, 2});
        today = 1001;
        learning.store().rushEnded({17, 4, 2});
        std::vector<learn::Mistake> mistakes(3);
        std::vector<std::string> keys;
        for (std::uint8_t i = 0; i < 3; ++i) {
            for (std::uint8_t move = 0; move <= i; ++move)
                mistakes[i].position.play(mistakes[i].position.legalMoves()[0]);
            const auto moves = mistakes[i].position.legalMoves();
            mistakes[i].played = moves[0];
            mistakes[i].better = {moves[1]};
            keys.push_back(mistakes[i].key());
        }
        learning.mistakeStore().reviewed({QStringLiteral("game")}, mistakes);
        learning.store().addTasks(keys);
        QCoreApplication::processEvents();
        const StartButton* card = program.pages().start()->tile(StartPage::Tile::Practice);
        QVERIFY2(card->accessibleDescription().contains(QStringLiteral("8"))
                     && card->accessibleDescription().contains(QStringLiteral("3")),
                 qPrintable(card->accessibleDescription()));
        constexpr int kMargins = 24;
        const QFontMetrics metrics(card->font());
        const QRect lines = metrics.boundingRect(QRect(0, 0, card->width() - kMargins, 1000), Qt::TextWordWrap,
                                                 card->accessibleDescription());
        QVERIFY2(lines.height() < 3 * metrics.lineSpacing(), qPrintable(card->accessibleDescription()));
    }

    /// In a small window, too, since there is height to spare.
    void theNotesOfTheCardsAreWhole_data() { addLanguages(); }
    void theNotesOfTheCardsAreWhole()
    {
        QFETCH(Language, language);
        using Tile = StartPage::Tile;
        Program program(language);
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        for (const QSize& size : {QSize(800, 600), QSize(1280, 800), QSize(2560, 1440)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            for (const Tile which : {Tile::Practice, Tile::Rush}) {
                const StartButton* card = program.pages().start()->tile(which);
                QVERIFY(card->isVisible());
                QVERIFY2(card->linesAt(card->width()) * card->lineHeight() < card->height() - card->lineHeight(),
                         qPrintable(card->accessibleDescription()));
            }
        }
    }

    void theCardsBeginThePractice()
    {
        using Tile = StartPage::Tile;
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        WindowPages& pages = program.pages();
        LearnStore& store = pages.learning().store();
        learn::Day today = 1000;
        store.setCalendar([&today] { return today; });
        StartPage* start = pages.start();
        store.rushEnded({17, 4, 2});
        today = 1001;
        store.rushEnded({12, 4, 2});
        QCOMPARE(start->tile(Tile::Practice)->accessibleDescription(),
                 QStringLiteral("5 puzzles for you\n2 days in a row.")); // the rush is something else
        store.practiceFinished();
        QCOMPARE(start->tile(Tile::Practice)->accessibleDescription(),
                 QStringLiteral("You have practised today.\n2 days in a row."));
        QCOMPARE(start->tile(Tile::Rush)->accessibleDescription(), QStringLiteral("Your best: 17"));
        today = 1002; // the program is still running in the morning
        program.trigger(ActionId::Library);
        program.trigger(ActionId::Start);
        QCOMPARE(start->tile(Tile::Practice)->accessibleDescription(),
                 QStringLiteral("5 puzzles for you\n2 days in a row."));
        start->tile(Tile::Practice)->click();
        QCOMPARE(program.window->page(), pages.learning().puzzles());
        QVERIFY(pages.learning().puzzles()->isInPuzzle());
        program.trigger(ActionId::Start);
        start->tile(Tile::Rush)->click();
        QCOMPARE(program.window->page(), pages.learning().rush());
        program.trigger(ActionId::Start);
        start->tile(Tile::Learn)->click();
        QCOMPARE(program.window->page(), pages.learning().lessons());
        QVERIFY(pages.learning().lessons()->isInLesson());
    }

    void escapeLeadsBackFromTheDaysPractice()
    {
        OpenProgram program;
        program.pages().start()->tile(StartPage::Tile::Practice)->click();
        QVERIFY(program.pages().learning().puzzles()->isInPuzzle());
        program.press(Qt::Key_Escape);
        QCOMPARE(program.window->page(), program.pages().start());
        // From the list it leads to the list.
        program.trigger(ActionId::Puzzles);
        program.pages().learning().puzzles()->openPractice();
        program.press(Qt::Key_Escape);
        QCOMPARE(program.window->page(), program.pages().learning().puzzles());
        QVERIFY(!program.pages().learning().puzzles()->isInPuzzle());
    }

    void nothingIsBelowTheFold_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 760), QSize(3840, 2160)}) {
            for (const Language language : allLanguages())
                QTest::addRow("%s at %dx%d", qPrintable(codeOf(language)), size.width(), size.height())
                    << language << size;
        }
    }
    void nothingIsBelowTheFold()
    {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        Program program(language);
        program.window->resize(size);
        StartPage* start = program.pages().start();
        for (const bool hasGame : {false, true}) {
            if (hasGame) {
                program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
                program.press(Qt::Key_7);
                program.trigger(ActionId::Start);
            } else {
                program.open();
                std::vector<notation::GameRecord> games(9);
                start->setRecent(games);
            }
            QCoreApplication::processEvents();
            QCOMPARE(program.window->size(), size);
            QVERIFY(!start->findChild<RecentGames*>()->rows().empty());
            QRegion taken;
            const auto tiles = start->findChildren<StartButton*>();
            for (const StartButton* tile : tiles) {
                if (!tile->isVisible())
                    continue;
                const QRect place(tile->mapTo(start, QPoint()), tile->size());
                QVERIFY2(start->rect().contains(place), qPrintable(tile->text()));
                QVERIFY2(!taken.intersects(place), qPrintable(tile->text()));
                taken += place;
            }
            QVERIFY(!taken.intersects(languageButtonOf(start)->geometry()));
            const QRect introduction = introductionOf(start)->geometry();
            QCOMPARE(introductionOf(start)->isVisible(), !hasGame && start->board()->isVisible());
            if (introductionOf(start)->isVisible()) {
                QVERIFY(start->rect().contains(introduction));
                QVERIFY(!taken.intersects(introduction) && !start->board()->geometry().intersects(introduction));
                QCOMPARE(clippedIn(introductionOf(start)), QString());
            }
            if (start->board()->isVisible()) {
                QVERIFY(start->rect().contains(start->board()->geometry()));
                QVERIFY(!taken.intersects(start->board()->geometry()));
                const double share = double(start->board()->width()) / start->width();
                QVERIFY2(share > 0.55 && share < 0.7, qPrintable(QString::number(share)));
            }
        }
    }

    void theStartPageBeginsAGameAndCanBeReturnedTo()
    {
        using Tile = StartPage::Tile;
        OpenProgram program;
        QCOMPARE(program.window->page(), program.pages().start());
        QVERIFY(!program.action(ActionId::Undo)->isEnabled());
        const auto chooseScreen = [&program](int entry) {
            QTest::mouseClick(program.pages().start()->tile(Tile::TwoPeople), Qt::LeftButton);
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            choose(menu, menu->actions()[entry]);
        };
        chooseScreen(1);
        QCOMPARE(program.window->page()->title(), QStringLiteral("Two computers"));
        program.trigger(ActionId::Start);
        chooseScreen(0);
        QVERIFY(!program.match.hasGame()); // the game, the names and the clock are chosen first
        auto* dialog = program.window->findChild<NewGameDialog*>();
        QVERIFY(dialog->isVisible());
        QVERIFY(seen<QRadioButton>(dialog, "Play, against another person")->isChecked());
        press(dialog, "Start");
        QCOMPARE(program.window->page(), program.game());
        QCOMPARE(program.match.player(Side::North).kind, Player::Kind::Person);
        QVERIFY(program.settings().newGame().opponent == NewGameChoice::Opponent::Computer); // the setting is unchanged
        program.press(Qt::Key_7);
        program.press(Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(program.window->page(), program.pages().start());
        QVERIFY(program.pages().start()->tile(Tile::Resume)->isVisible());
        QTest::mouseClick(program.pages().start()->tile(Tile::Resume), Qt::LeftButton);
        QCOMPARE(program.window->page(), program.game());
        QCOMPARE(program.plies(), 1);
        // On the board Escape clears the focus; it does not leave the game.
        program.press(Qt::Key_Tab);
        QVERIFY(program.board().focusedPit());
        program.press(Qt::Key_Escape);
        QVERIFY(!program.board().focusedPit());
        QCOMPARE(program.window->page(), program.game());
        program.press(Qt::Key_Escape);
        QCOMPARE(program.window->page(), program.game());
    }

    void theLanguagesAreInAMenu()
    {
        OpenProgram program;
        const auto button = [&program] { return languageButtonOf(program.pages().start()); };
        const auto entry = [&button](Language language) {
            const auto actions = button()->menu()->actions();
            const auto found = std::find_if(actions.begin(), actions.end(), [language](const QAction* action) {
                return action->text() == ownNameOf(language);
            });
            return found == actions.end() ? nullptr : *found;
        };
        for (const Language language : {Language::Kazakh, Language::Russian, Language::English}) {
            QTRY_VERIFY(entry(language));
            entry(language)->trigger();
            QCOMPARE(program.translator.language(), language);
            QTRY_COMPARE(button()->text(), ownNameOf(language));
            QTRY_VERIFY(entry(language) && entry(language)->isChecked());
        }
    }

    void theNamesOnTheBoardFollowTheLanguage()
    {
        Program program;
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.window->setArtLoading(ArtLoading::Immediate);
        program.open();
        const auto picture = [&program] { return program.pages().start()->board()->grab().toImage(); };
        const QImage english = picture();
        QVERIFY(picture() == english); // nothing else changes
        program.setLanguage(Language::Kazakh);
        QCOMPARE(picture().size(), english.size());
        QVERIFY(picture() != english);
        program.setLanguage(Language::English);
        QVERIFY(picture() == english);
    }

    void theTilesOpenTheirPages()
    {
        OpenProgram program;
        WindowPages& pages = program.pages();
        QVERIFY(pages.start()->tile(StartPage::Tile::Resume)->isHidden());
        pages.start()->tile(StartPage::Tile::Learn)->click();
        QCOMPARE(program.window->page(), pages.learning().lessons());
        program.trigger(ActionId::Start);
        pages.start()->tile(StartPage::Tile::Library)->click();
        QCOMPARE(program.window->page(), pages.library());
    }

    void theSmallBoardSowsUnlessMotionIsReduced_data()
    {
        QTest::addColumn<SowingSpeed>("speed");
        QTest::newRow("it sows") << SowingSpeed::Normal;
        QTest::newRow("it stands still") << SowingSpeed::Off;
    }
    void theSmallBoardSowsUnlessMotionIsReduced()
    {
        QFETCH(SowingSpeed, speed);
        Program program;
        program.settings().setSowingSpeed(speed);
        program.pages().start()->board()->setTimeScale(0);
        program.open();
        const rules::BoardState before = program.pages().start()->board()->board();
        const auto hasMoved = [&] { return !(program.pages().start()->board()->board() == before); };
        if (speed == SowingSpeed::Normal) {
            QTRY_VERIFY_WITH_TIMEOUT(hasMoved(), kPatienceMs);
        } else {
            QTest::qWait(2500);
            QVERIFY(!hasMoved());
        }
    }

    void enterPressesTheTileThatHasTheFocus()
    {
        Program program;
        program.settings().setValue(setting::kPlayed, true);
        program.open();
        using Tile = StartPage::Tile;
        QVERIFY(program.pages().start()->tile(Tile::Play)->hasFocus());
        QTest::keyClick(program.pages().start()->tile(Tile::Play), Qt::Key_Return);
        QCOMPARE(program.window->page(), program.game());
        QVERIFY(program.match.hasGame());
        // On the board it plays the focused pit.
        program.board().setFocusedPit(rules::Pit{rules::Side::South, 7});
        program.press(Qt::Key_Return);
        QVERIFY(program.plies() >= 1);
    }

    void pagesFadeUnlessMotionIsReduced_data() { theSmallBoardSowsUnlessMotionIsReduced_data(); }
    void pagesFadeUnlessMotionIsReduced()
    {
        QFETCH(SowingSpeed, speed);
        Program program;
        program.settings().setSowingSpeed(speed);
        program.open();
        program.pages().start()->tile(StartPage::Tile::Play)->click();
        const auto fades = [&] { return program.window->findChild<QWidget*>(QStringLiteral("fade")) != nullptr; };
        QCOMPARE(fades(), speed == SowingSpeed::Normal);
        QTRY_VERIFY_WITH_TIMEOUT(!fades(), kPatienceMs);
    }
};

QUMALAQ_WINDOW_TEST(TestStartPage)
#include "tst_start_page.moc"

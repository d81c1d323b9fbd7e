// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/horse_picture.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/lesson_card.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/learn/lessons_page.h"
#include "app/desktop/learn/task_view.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/window/start_button.h"
#include "app/desktop/window/start_page.h"
#include "core/learn/answer.h"
#include "core/learn/move_consequences.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/core/storage/storage_testing.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Task;
using learn::TaskKind;

namespace {

/// Plays the match of the lesson to its end, always taking the largest capture.
void playOut(LessonGameView* taskView)
{
    session::Match& match = taskView->match();
    constexpr int kMaxMoves = 400;
    for (int i = 0; i < kMaxMoves && !match.outcome(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(match.isPersonToMove() || match.outcome(), 20000);
        if (match.outcome())
            break;
        const rules::AnyPosition position = match.history().position();
        rules::Move best = position.legalMoves()[0];
        int most = -1000;
        for (const rules::Move move : position.legalMoves()) {
            const learn::MoveConsequences tried = learn::consequencesOf(position, move);
            const int merit =
                2 * tried.netGain - learn::threatsOf(tried.after, rules::opponentOf(position.sideToMove())).taken();
            if (merit > most) {
                most = merit;
                best = move;
            }
        }
        clickPit(taskView->board(), best.from);
    }
    QVERIFY(match.outcome());
}

} // namespace

/// The pages for learning, driven by user input.
class TestLearn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void everyLessonAndPuzzleIsShipped()
    {
        QCOMPARE(LessonCatalog::courses().size(), std::size_t{8});
        std::size_t lessons = 0;
        for (const Course& course : LessonCatalog::courses())
            lessons += course.lessons.size();
        QCOMPARE(lessons, std::size_t{52});
        QVERIFY(LessonCatalog::puzzles().puzzles.size() >= 500);
    }

    void progressSurvivesTheProgram()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p/progress.json"));
        learn::Day today = 100;
        {
            LearnStore store;
            store.setCalendar([&today] { return today; });
            store.setFile(path);
            store.taskSolved("a.one", 0);
            store.taskSolved("a.two", 1);
            store.puzzleTried(QStringLiteral("x"), 2, learn::PuzzleResult::Solved);
            const double rating = store.rating().value;
            store.puzzleTried(QStringLiteral("x"), 2, learn::PuzzleResult::Solved);
            QCOMPARE(store.rating().value, rating); // a puzzle counts once
            QVERIFY(store.rushEnded({12, 5, 3}));
            QVERIFY(!store.rushEnded({11, 6, 2}));
        }
        LearnStore store;
        store.setCalendar([&today] { return today; });
        store.setFile(path);
        QCOMPARE(store.schedule().recordOf("a.one").stars, 3);
        QCOMPARE(store.schedule().recordOf("a.two").stars, 2);
        QVERIFY(store.isPuzzleDone(QStringLiteral("x")));
        QVERIFY(store.rating().value > 1000);
        QVERIFY(store.rushBest() == (LearnStore::RushBest{12, 6, 3}));
        QCOMPARE(store.streak(), 1);
        QCOMPARE(store.progress().puzzlesOfDay, 2);
        QCOMPARE(store.progress().puzzleDay, today);
        // Missed tasks come back after one, three and seven days.
        QVERIFY(store.schedule().due(today).empty());
        for (const int days : {1, 3, 7}) {
            today += days - 1;
            QVERIFY(store.schedule().due(today).empty());
            today += 1;
            QCOMPARE(store.schedule().due(today), std::vector<std::string>{"a.two"});
            store.taskSolved("a.two", 0);
        }
        QVERIFY(store.schedule().due(today + 1000).empty());
    }

    void aDayOffIsRemembered()
    {
        const QTemporaryDir folder;
        learn::Day today = 100;
        for (const learn::Day day : {100, 102}) {
            LearnStore store;
            store.setCalendar([&today] { return today; });
            store.setFile(folder.filePath(QStringLiteral("progress.json")));
            today = day;
            store.practiceFinished();
            QCOMPARE(store.streak(), day == 100 ? 1 : 2);
        }
        LearnStore store;
        store.setCalendar([&today] { return today; });
        store.setFile(folder.filePath(QStringLiteral("progress.json")));
        today = 104;
        QCOMPARE(store.streak(), 0); // a second day off in the same week
    }

    void workOfALaterVersionIsShownAndLeftAlone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("progress.json"));
        const QByteArray bytes(R"({"format":2,"tasks":{"a.one":{"stars":3}},"medals":["gold"]})");
        QVERIFY(put(path, bytes));
        {
            LearnStore store;
            store.setFile(path);
            QCOMPARE(store.schedule().recordOf("a.one").stars, 3);
            store.taskSolved("a.two", 0);
            QCOMPARE(store.schedule().recordOf("a.two").stars, 3); // until the program ends
        }
        QCOMPARE(bytesOf(path), bytes);
    }

    void aNewUserComesToAWonGame()
    {
        OpenProgram program;
        // From the start page.
        QTest::mouseClick(program.pages().start()->tile(StartPage::Tile::Learn), Qt::LeftButton);
        LessonsPage* page = program.pages().learning().lessons();
        QVERIFY(program.window->page() == page);
        BoardWidget* board = page->lesson()->taskView()->board();
        QVERIFY(!board->focusedPit()); // the frame is for a hand on the keyboard
        board->setTimeScale(0);
        const Course& course = LessonCatalog::courses().front();
        // The lessons up to the small match in order, without a mistake.
        constexpr std::size_t kToTheMatch = 6;
        for (std::size_t l = 0; l < kToTheMatch; ++l) {
            const learn::Lesson& lesson = course.lessons[l];
            if (l > 0) // the start page opens the first one
                QTest::mouseClick(buttonWith(page, u"Next: "), Qt::LeftButton);
            for (const Task& task : lesson.tasks) {
                QVERIFY(page->lesson()->task().id == task.id);
                if (task.kind == TaskKind::Match)
                    break;
                solve(page->lesson()->taskView(), task);
                QVERIFY2(page->lesson()->isSolved(), task.id.c_str());
                auto* next = button(page, &task == &lesson.tasks.back() ? "Done" : "Next");
                QVERIFY(next);
                QTest::mouseClick(next, Qt::LeftButton);
            }
        }
        LessonGameView* match = page->lesson()->match();
        QVERIFY(match && match->isVisible());
        match->board()->setTimeScale(0);
        match->match().setMinimumThinkingTime(0);
        // Here, too, a refused move is explained.
        const auto isSaid = [&](const char* word) { return shows(match, word); };
        QTRY_VERIFY_WITH_TIMEOUT(match->match().isPersonToMove(), 20000);
        QVERIFY(!isSaid("stays there"));
        clickPlace(match->board(), rules::Place::store(rules::Side::South));
        QVERIFY(isSaid("stays there"));
        constexpr int kMaxGames = 20;
        for (int game = 0; game < kMaxGames && !page->lesson()->isSolved(); ++game) {
            if (game > 0)
                press(match, "Play again");
            playOut(match);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(page->lesson()->isSolved());
        // The button is beside the result, and not at the edge.
        const QAbstractButton* done = button(match, u"Done");
        QTRY_VERIFY(done->geometry().right() + done->width() < match->width());
        press(match, "Done");
        const QAbstractButton* next = buttonWith(page, u"Next: ");
        QVERIFY(next && next->text().contains(QStringLiteral("Tuzdyk"), Qt::CaseInsensitive));
        // However many games it took, none of them is due for review, and the page does not say so.
        const learn::Schedule& schedule = program.pages().learning().store().schedule();
        QVERIFY(std::none_of(schedule.records().begin(), schedule.records().end(),
                             [](const auto& record) { return record.second.isDue; }));
        QVERIFY(!shows(page, "tomorrow"));
        // Opens the list and returns to the lesson.
        press(page, "All lessons");
        QCOMPARE(page->list()->cardOf(course.lessons[0])->content().stars, 3);
        QVERIFY(page->list()->cardOf(course.lessons[kToTheMatch])->content().isNext);
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(program.window->page() == program.pages().start());
    }

    void missedTasksAreRepeatedTheNextDay()
    {
        StartedGame program;
        learn::Day today = 500;
        LearnStore& store = program.pages().learning().store();
        store.setCalendar([&today] { return today; });
        LessonsPage* page = enterLessons(program);
        const learn::Lesson& lesson = lessonById("best-capture");
        QTest::mouseClick(page->list()->cardOf(lesson), Qt::LeftButton);
        give(page->lesson()->taskView(), *wrongAnswer(lesson.tasks[0]));
        QTest::keyClick(button(page, "Try again"), Qt::Key_Return);
        give(page->lesson()->taskView(), lesson.tasks[0].answer);
        page->openList();
        QVERIFY(!button(page, "Tasks to practise today: 1")); // the lesson comes first
        for (std::size_t i = 1; i < lesson.tasks.size(); ++i)
            store.taskSolved(lesson.keyOf(lesson.tasks[i]), 0);
        QVERIFY(button(page, "Tasks to practise today: 1")); // it was promised for the end of the lesson
        today += 1;
        page->openList();
        press(page, "Tasks to practise today: 1");
        QVERIFY(page->lesson()->task().id == lesson.tasks[0].id);
        give(page->lesson()->taskView(), lesson.tasks[0].answer);
        press(page, "Done");
        QVERIFY(store.schedule().due(today).empty());
        QCOMPARE(store.schedule().due(today + 3).size(), std::size_t{1});
    }

    void enterOpensALesson()
    {
        OpenLessons program;
        const learn::Lesson& match = lessonById("small-match");
        // The match among the lessons has no number.
        QCOMPARE(program.page->list()->cardOf(match)->content().number, 0);
        QCOMPARE(program.page->list()->cardOf(lessonById("first-game"))->content().number, 15);
        QTest::keyClick(program.page->list()->cardOf(match), Qt::Key_Return);
        QVERIFY(program.page->isInLesson());
        QVERIFY(program.view->task().id == match.tasks[0].id);
    }

    /// The list was scrolled at the press, and the release was beside the card.
    void oneClickOpensALessonThatIsHalfVisible()
    {
        OpenLessons program;
        const learn::Lesson& lesson = LessonCatalog::courses()[4].lessons.back();
        LessonList* list = program.page->list();
        LessonCard* card = list->cardOf(lesson);
        QCoreApplication::processEvents(); // the focus of the page that was opened is scrolled to
        list->verticalScrollBar()->setValue(card->y() + card->height() / 2 - list->viewport()->height());
        const QRect part = card->visibleRegion().boundingRect();
        QVERIFY(!part.isEmpty() && part.height() < card->height());
        QWindow* window = program.window->windowHandle();
        const QPoint at = card->mapTo(program.window.get(), part.center());
        QTest::mousePress(window, Qt::LeftButton, {}, at);
        QCoreApplication::processEvents();
        QCOMPARE(card->visibleRegion().boundingRect(), part);
        QTest::mouseRelease(window, Qt::LeftButton, {}, at);
        QTRY_VERIFY(program.page->isInLesson());
        QVERIFY(program.view->task().id == lesson.tasks[0].id);
    }

    void arrowKeysLeadFromCardToCardAsTheyLie()
    {
        OpenLessons program;
        const std::vector<learn::Lesson>& lessons = LessonCatalog::courses()[0].lessons;
        const auto card = [&](std::size_t lesson) { return program.page->list()->cardOf(lessons[lesson]); };
        const auto presses = [&](std::size_t from, Qt::Key key) {
            card(from)->setFocus();
            QTest::keyClick(card(from), key);
            return qobject_cast<LessonCard*>(QApplication::focusWidget());
        };
        const auto top = [](const QWidget* widget) { return widget->mapTo(widget->window(), QPoint()).y(); };
        std::size_t columns = 1;
        while (top(card(columns)) == top(card(0)))
            ++columns;
        QVERIFY(columns > 1);
        QCOMPARE(presses(0, Qt::Key_Left), card(0));
        QCOMPARE(presses(0, Qt::Key_Up), card(0));
        QCOMPARE(presses(0, Qt::Key_Right), card(1));
        QCOMPARE(presses(1, Qt::Key_Down), card(1 + columns));
        QCOMPARE(presses(1 + columns, Qt::Key_Up), card(1));
        QCOMPARE(presses(5, Qt::Key_Home), card(0));
        // A page further, as far as can be seen.
        const auto* list = program.page->list();
        const auto* further = presses(0, Qt::Key_PageDown);
        QVERIFY(further && further != card(0));
        QTRY_VERIFY(list->verticalScrollBar()->value() > 0);
        QVERIFY(top(further) >= 0 && !further->visibleRegion().isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
        QCOMPARE(QApplication::focusWidget(), card(0));
        // Back from a lesson to its card.
        program.page->open(lessons[4]);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!program.page->isInLesson());
        QCOMPARE(QApplication::focusWidget(), card(4));
        // The head of the list comes with the first row.
        QTest::keyClick(card(4), Qt::Key_End);
        QTRY_VERIFY(program.page->list()->verticalScrollBar()->value() > 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QTRY_COMPARE(program.page->list()->verticalScrollBar()->value(), 0);
    }

    void theEndOfALessonShowsTheHorseThatWasEarned_data()
    {
        QTest::addColumn<rules::GameId>("game");
        QTest::addColumn<int>("finished");
        QTest::addColumn<SowingSpeed>("speed");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, rules::GameId game, int finished, SowingSpeed speed, const char* said) {
            QTest::newRow(name) << game << finished << speed << QString::fromLatin1(said);
        };
        const auto main = rules::GameId::Togyzqumalaq;
        row("after the first lesson", main, 0, SowingSpeed::Normal,
            "Your new horse: foal. Each game has its own horse, which grows with the lessons, from foal to tulpar.\n");
        row("within a stage", main, 1, SowingSpeed::Normal, "Your horse: foal.\n");
        row("at the next stage", main, 3, SowingSpeed::Normal, "Your new horse: yearling.\n");
        row("without motion", main, 0, SowingSpeed::Off, "Your new horse: foal. ");
        row("in another game", rules::GameId::Oware, 0, SowingSpeed::Normal,
            "Your new horse: yearling. Each game has its own horse, which grows");
    }
    void theEndOfALessonShowsTheHorseThatWasEarned()
    {
        QFETCH(rules::GameId, game);
        QFETCH(int, finished);
        QFETCH(SowingSpeed, speed);
        QFETCH(QString, said);
        Program program;
        program.settings().setSowingSpeed(speed);
        program.open();
        LessonsPage* page = enterLessons(program);
        const auto& courses = LessonCatalog::courses();
        const auto& lessons = std::find_if(courses.begin(), courses.end(), [game](const Course& course) {
                                  return course.game == game;
                              })->lessons;
        const auto solve = [&program](const learn::Lesson& lesson, std::size_t but) {
            const auto keys = LessonCatalog::keysOf(lesson);
            for (std::size_t i = 0; i + but < keys.size(); ++i)
                program.pages().learning().store().taskSolved(keys[i], 0);
        };
        for (int i = 0; i < finished; ++i)
            solve(lessons[static_cast<std::size_t>(i)], 0);
        const learn::Lesson& lesson = lessons[static_cast<std::size_t>(finished)];
        solve(lesson, 1);
        page->open(lesson);
        page->lesson()->taskView()->board()->setTimeScale(0);
        give(page->lesson()->taskView(), lesson.tasks.back().answer);
        QTRY_VERIFY(page->lesson()->isSolved());
        QElapsedTimer clock;
        clock.start();
        button(page, "Done")->click();
        QVERIFY(page->horse()->isVisible());
        QVERIFY2(page->result().startsWith(said), qPrintable(page->result()));
        const QString learned = LessonCatalog::learnedIn(lesson, Language::English);
        QVERIFY(!learned.isEmpty() && shows(page, learned));
        QCOMPARE(page->horse()->isGalloping(), speed != SowingSpeed::Off);
        if (finished == 0) {
            QTRY_VERIFY(!page->horse()->isGalloping());
            QVERIFY(clock.elapsed() < 2 * HorsePicture::kGallopMs);
        }
        // The next click does not wait for it.
        QTest::mouseClick(buttonWith(page, u"Next: "), Qt::LeftButton);
        QVERIFY(page->isInLesson());
    }

    void theHorseAndTheStarsAreExplainedOnce()
    {
        OpenLessons program;
        const auto& courses = LessonCatalog::courses();
        // Solved on the second try, but for the last task.
        const auto finish = [&program](const learn::Lesson& lesson) {
            const auto keys = LessonCatalog::keysOf(lesson);
            for (std::size_t i = 0; i + 1 < keys.size(); ++i)
                program.pages().learning().store().taskSolved(keys[i], 1);
            program.page->open(lesson);
            give(program.taskView, lesson.tasks.back().answer);
            QTRY_VERIFY(program.view->isSolved());
            button(program.page, "Done")->click();
        };
        const auto explains = [&program](const char* what) {
            return program.page->result().contains(QLatin1String(what));
        };
        finish(courses[0].lessons[0]);
        QVERIFY2(explains("Each game has its own horse") && explains("The task with the fewest stars counts."),
                 qPrintable(program.page->result()));
        finish(courses[1].lessons[0]);
        QVERIFY2(explains("Your new horse: ") && !explains("Each game") && !explains("stars counts"),
                 qPrintable(program.page->result()));
    }

    /// Also when a button appears above them while the list is open.
    void theCardsStayInTheWindow_data() { addLanguages(); }
    void theCardsStayInTheWindow()
    {
        QFETCH(Language, language);
        OpenProgram program(language);
        program.window->resize(800, 600);
        LessonsPage* page = enterLessons(program);
        QTRY_COMPARE(clippedIn(page), QString());
        LearnPages& learning = program.pages().learning();
        learn::Day today = 1000;
        learning.store().setCalendar([&today] { return today; });
        for (const std::string& key : LessonCatalog::keysOf(LessonCatalog::courses().front().lessons[0]))
            learning.store().taskSolved(key, 1);
        today = 1002;
        learning.learners().rename(0, QString(Settings::kMaxNameLength, u'w'));
        page->openList();
        QVERIFY(program.window->size() == QSize(800, 600));
        QTRY_COMPARE(clippedIn(page), QString());
    }

    void theCommandOfThePageLeadsFromAnExerciseToTheList()
    {
        OpenProgram program;
        LessonsPage* lessons = enterLessons(program);
        lessons->openNext();
        program.trigger(ActionId::Puzzles);
        PuzzlesPage* puzzles = program.pages().learning().puzzles();
        puzzles->openPractice();
        program.trigger(ActionId::Lessons);
        QVERIFY(lessons->isInLesson()); // where it was left
        program.press(Qt::Key_F2);
        QVERIFY(!lessons->isInLesson());
        QCOMPARE(program.window->page(), lessons);
        program.press(Qt::Key_F2);
        QCOMPARE(program.window->page(), lessons);
        program.press(Qt::Key_F3);
        QVERIFY(puzzles->isInPuzzle());
        program.press(Qt::Key_F3);
        QVERIFY(!puzzles->isInPuzzle());
        QCOMPARE(program.window->page(), puzzles);
    }

    void nothingIsClippedInTheLessons_data() { addLanguages(); }
    void nothingIsClippedInTheLessons()
    {
        QFETCH(Language, language);
        // With a folder in the environment, a picture of every task is written there for visual inspection.
        const QString pictures = qEnvironmentVariable("QUMALAQ_PICTURES");
        const QTemporaryDir folder;
        Program program(folder.path());
        program.setLanguage(language);
        program.settings().setSowingSpeed(SowingSpeed::Off); // pages do not fade into each other
        program.open();
        LessonsPage* page = enterLessons(program);
        const auto look = [&](const QString& name) {
            QCoreApplication::processEvents();
            for (const auto* label : page->findChildren<QLabel*>()) {
                if (!label->isVisible() || label->text().isEmpty()
                    || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
                    continue;
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->minimumSizeHint().height();
                QVERIFY2(label->height() >= needed && label->width() >= label->minimumSizeHint().width(),
                         qPrintable(name + QStringLiteral(": ") + label->text()));
            }
            if (!pictures.isEmpty())
                program.window->grab().save(QStringLiteral("%1/%2-%3.png").arg(pictures, name, codeOf(language)));
        };
        // The small window is the critical one.
        QList<QSize> sizes{QSize(800, 600)};
        if (!pictures.isEmpty())
            sizes.append(QSize(1280, 800));
        for (const QSize& size : sizes) {
            program.window->resize(size);
            page->openList();
            look(QStringLiteral("list-%1").arg(size.width()));
            QCOMPARE(program.window->size(), size);
            for (const Course& course : LessonCatalog::courses()) {
                for (const learn::Lesson& lesson : course.lessons) {
                    for (const Task& task : lesson.tasks) {
                        if (task.kind == TaskKind::Match)
                            continue;
                        openTask(page, lesson, task);
                        const QString name =
                            QStringLiteral("%1.%2-%3")
                                .arg(QString::fromStdString(lesson.id), QString::fromStdString(task.id))
                                .arg(size.width());
                        look(name);
                        const auto wrong = wrongAnswer(task);
                        // Pictures show every refutation; for the check one in each lesson is enough.
                        if (wrong && (!pictures.isEmpty() || &task == &lesson.tasks.back())) {
                            give(page->lesson()->taskView(), *wrong);
                            look(name + QStringLiteral("-wrong"));
                        }
                        if (task.isAfterSaid) {
                            openTask(page, lesson, task);
                            if (task.hasAnswer())
                                give(page->lesson()->taskView(), task.answer);
                            else
                                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
                            QVERIFY(page->lesson()->isSolved());
                            look(name + QStringLiteral("-right"));
                        }
                        if (QTest::currentTestFailed())
                            return;
                        QCOMPARE(program.window->size(), size);
                    }
                }
            }
        }
    }
};

QUMALAQ_WINDOW_TEST(TestLearn)
#include "tst_learn.moc"

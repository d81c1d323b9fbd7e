// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/fact_text.h"
#include "app/desktop/learn/course_page.h"
#include "app/desktop/learn/course_room.h"
#include "app/desktop/learn/learn_rooms.h"
#include "app/desktop/learn/lesson_card.h"
#include "app/desktop/learn/lesson_page.h"
#include "app/desktop/learn/lesson_shelf.h"
#include "app/desktop/learn/match_stage.h"
#include "app/desktop/learn/task_stage.h"
#include "app/desktop/shell/start_room.h"
#include "app/desktop/shell/start_tile.h"
#include "core/learn/answer.h"
#include "core/learn/effect.h"
#include "tests/app/desktop/learn_fixture.h"

#include <QAccessible>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Task;
using learn::TaskKind;

namespace {

/// Plays the match of the lesson to its end, taking what can be taken.
void playOut(MatchStage* stage)
{
    session::Match& match = stage->match();
    constexpr int kMostMoves = 400;
    for (int i = 0; i < kMostMoves && !match.outcome(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(match.isHumanToMove() || match.outcome(), 20000);
        if (match.outcome())
            break;
        const rules::AnyPosition position = match.history().position();
        rules::Move best = position.legalMoves()[0];
        int most = -1000;
        for (const rules::Move move : position.legalMoves()) {
            const learn::Effect effect = learn::effectOf(position, move);
            const int merit =
                2 * effect.gain - learn::threatsOf(effect.after, rules::opponentOf(position.sideToMove())).taken();
            if (merit > most) {
                most = merit;
                best = move;
            }
        }
        clickHouse(stage->board(), best.from);
    }
    QVERIFY(match.outcome());
}

} // namespace

/// The rooms where one learns, as a person goes through them.
class TestLearn : public QObject {
    Q_OBJECT

private:
    static CourseRoom* enterCourse(Program& program)
    {
        program.action(ActionId::Lessons)->trigger();
        CourseRoom* room = program.window->learning().course();
        room->lesson()->stage()->board()->setTimeScale(0);
        return room;
    }

    /// On every place where no move can begin: it is said why, and costs nothing.
    static void pressInVain(LessonPage* page, QSize boardSize)
    {
        TaskStage* stage = page->stage();
        const rules::AnyPosition& position = page->task().position;
        const auto press = [&](rules::Place place) {
            clickPlace(stage->board(), place);
            QVERIFY2(!stage->feedback().isEmpty() && !page->isSolved() && page->misses() == 0,
                     qPrintable(stage->feedback()));
            QCOMPARE(stage->board()->size(), boardSize);
            stage->setFeedback({});
        };
        for (const rules::Side side : rules::kBothSides) {
            press(rules::Place::store(side));
            for (std::uint8_t number = 1; number <= position.board().houses; ++number) {
                if (const rules::House house{side, number}; !position.isLegal({house}))
                    press(house);
            }
        }
    }

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void everyLessonAndPuzzleIsThere()
    {
        QCOMPARE(LessonShelf::courses().size(), std::size_t{3});
        std::size_t lessons = 0;
        for (const Course& course : LessonShelf::courses())
            lessons += course.lessons.size();
        QCOMPARE(lessons, std::size_t{19});
        QVERIFY(LessonShelf::puzzles().puzzles.size() >= 500);
    }

    void progressSurvivesTheProgram()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p/progress.json"));
        learn::Day today = 100;
        {
            LearnStore store;
            store.setCalendar([&today] { return today; });
            store.keepIn(path);
            store.taskSolved("a.one", 0);
            store.taskSolved("a.two", 1);
            store.puzzleTried(QStringLiteral("x"), 2, learn::PuzzleResult::Solved);
            QVERIFY(store.rushEnded({12, 5, 3}));
            QVERIFY(!store.rushEnded({11, 6, 2}));
        }
        LearnStore store;
        store.setCalendar([&today] { return today; });
        store.keepIn(path);
        QCOMPARE(store.schedule().recordOf("a.one").stars, 3);
        QCOMPARE(store.schedule().recordOf("a.two").stars, 2);
        QVERIFY(store.isPuzzleDone(QStringLiteral("x")));
        QVERIFY(store.rating().value > 1000);
        QVERIFY(store.rushBest() == (LearnStore::RushBest{12, 6, 3}));
        QCOMPARE(store.streak(), 1);
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

    void aDamagedFileIsSetAside()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("progress.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"tasks\": ");
        file.close();
        LearnStore store;
        store.keepIn(path);
        QVERIFY(QFile::exists(path + QStringLiteral(".damaged")));
        store.taskSolved("a.one", 0);
        LearnStore again;
        again.keepIn(path);
        QCOMPARE(again.schedule().recordOf("a.one").stars, 3);
    }

    void everyTaskCanBeMissedAndSolved_data()
    {
        QTest::addColumn<std::size_t>("course");
        QTest::addColumn<std::size_t>("lesson");
        for (std::size_t c = 0; c < LessonShelf::courses().size(); ++c) {
            for (std::size_t l = 0; l < LessonShelf::courses()[c].lessons.size(); ++l)
                QTest::newRow(LessonShelf::courses()[c].lessons[l].id.c_str()) << c << l;
        }
    }
    void everyTaskCanBeMissedAndSolved()
    {
        QFETCH(std::size_t, course);
        QFETCH(std::size_t, lesson);
        const learn::Lesson& lessonText = LessonShelf::courses()[course].lessons[lesson];
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        QTest::mouseClick(room->list()->cardOf(lessonText), Qt::LeftButton);
        QVERIFY(room->isInLesson());
        LessonPage* page = room->lesson();
        TaskStage* stage = page->stage();
        for (const Task& task : lessonText.tasks) {
            QVERIFY(&page->task() == &task);
            if (task.kind == TaskKind::Match)
                break;
            const QSize boardSize = stage->board()->size();
            QCOMPARE(stage->task(), LessonShelf::textOf(TaskRef{&lessonText, &task}, Language::English));
            if (task.kind == TaskKind::Play)
                pressInVain(page, boardSize);
            if (QTest::currentTestFailed())
                return;
            if (const auto wrong = wrongAnswer(task)) {
                give(stage, *wrong);
                QVERIFY(!page->isSolved());
                QCOMPARE(page->misses(), 1);
                QVERIFY2(!stage->feedback().isEmpty() && !stage->feedback().contains(u'%'),
                         qPrintable(stage->feedback()));
                // What was shown is not forgotten by a stray click; one asks for another try.
                auto* retry = visibleButton(page, "Try again");
                QVERIFY(retry && retry->hasFocus());
                // What is said and the buttons come and go without the board being moved.
                QCOMPARE(stage->board()->size(), boardSize);
                QTest::keyClick(retry, Qt::Key_Return);
            }
            give(stage, task.answer);
            QVERIFY2(page->isSolved(), task.id.c_str());
            QVERIFY(stage->feedback().startsWith(QStringLiteral("Right.")));
            auto* next = visibleButton(page, &task == &lessonText.tasks.back() ? "Done" : "Next");
            QVERIFY(next && next->hasFocus());
            QTest::keyClick(next, Qt::Key_Return);
        }
    }

    /// The score that is told is the one that is seen.
    void theKazanShowsWhatTheEndAdds()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        const learn::Lesson& lesson = LessonShelf::courses()[0].lessons[11];
        QCOMPARE(lesson.id, std::string("atsyrau"));
        const auto task = std::find_if(lesson.tasks.begin(), lesson.tasks.end(),
                                       [](const Task& each) { return each.id == "tuzdyk"; });
        QVERIFY(task != lesson.tasks.end());
        room->open(lesson);
        room->lesson()->start({TaskRef{&lesson, &*task}});
        TaskStage* stage = room->lesson()->stage();
        give(stage, task->answer);
        QCOMPARE(stage->feedback(), QStringLiteral("Right. 81x wins, 84 to 78. "
                                                   "4 stones left in the own row are added to the kazan."));
        QCOMPARE(stage->board()->shownCount(rules::Place::store(rules::Side::South)), 84);
        QCOMPARE(stage->board()->board().rowTotal(rules::Side::South), 0);
    }

    /// No notation that nobody has explained: neither by a lesson nor by the coach.
    void holesAreNamedInWords_data() { addLanguages(); }
    void holesAreNamedInWords()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.open();
        CourseRoom* room = enterCourse(program);
        static const QRegularExpression kNotation(QStringLiteral("\\bo\\d"));
        int spoken = 0;
        for (const Course& course : LessonShelf::courses()) {
            if (course.game == rules::GameId::Togyzqumalaq)
                continue;
            for (const learn::Lesson& lesson : course.lessons) {
                for (const Task& task : lesson.tasks) {
                    room->open(lesson);
                    room->lesson()->start({TaskRef{&lesson, &task}});
                    give(room->lesson()->stage(), task.answer);
                    QVERIFY(room->lesson()->isSolved());
                    const QString said = room->lesson()->stage()->feedback();
                    QVERIFY2(!said.contains(kNotation), qPrintable(said));
                    const auto* move = std::get_if<rules::Move>(&task.answer);
                    if (!move)
                        continue;
                    const QString hole = FactText::nameOf(task.position, *move, task.position.sideToMove());
                    spoken += said.contains(hole, Qt::CaseInsensitive) ? 1 : 0;
                    QVERIFY2(hole.contains(QString::number(move->from.number)) && hole.size() > 8, qPrintable(hole));
                }
            }
        }
        QVERIFY(spoken > 5);
    }

    void aNewUserComesToAWonGame()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        // From the start page.
        QTest::mouseClick(program.window->start()->tile(StartRoom::Tile::Learn), Qt::LeftButton);
        CourseRoom* room = program.window->learning().course();
        QVERIFY(program.window->room() == room);
        room->lesson()->stage()->board()->setTimeScale(0);
        const Course& course = LessonShelf::courses().front();
        // Lessons 1 to 7, one after the other, without a mistake.
        constexpr std::size_t kToTheMatch = 7;
        for (std::size_t l = 0; l < kToTheMatch; ++l) {
            const learn::Lesson& lesson = course.lessons[l];
            if (l == 0)
                QTest::mouseClick(room->list()->cardOf(lesson), Qt::LeftButton);
            else
                QTest::mouseClick(room->nextButton(), Qt::LeftButton);
            for (const Task& task : lesson.tasks) {
                QVERIFY(&room->lesson()->task() == &task);
                if (task.kind == TaskKind::Match)
                    break;
                give(room->lesson()->stage(), task.answer);
                QVERIFY2(room->lesson()->isSolved(), task.id.c_str());
                auto* next = visibleButton(room, &task == &lesson.tasks.back() ? "Done" : "Next");
                QVERIFY(next);
                QTest::mouseClick(next, Qt::LeftButton);
            }
        }
        MatchStage* match = room->lesson()->match();
        QVERIFY(match && match->isVisible());
        match->board()->setTimeScale(0);
        match->match().setMinimumThinkingTime(0);
        // There, too, it is said why no move begins at a place.
        const auto isSaid = [&](const char* word) {
            const auto labels = match->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(QLatin1String(word));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(match->match().isHumanToMove(), 20000);
        QVERIFY(!isSaid("stays there"));
        clickPlace(match->board(), rules::Place::store(rules::Side::South));
        QVERIFY(isSaid("stays there"));
        constexpr int kMostGames = 20;
        for (int game = 0; game < kMostGames && !room->lesson()->isSolved(); ++game) {
            if (game > 0)
                QTest::mouseClick(visibleButton(match, "Play again"), Qt::LeftButton);
            playOut(match);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(room->lesson()->isSolved());
        QTest::mouseClick(visibleButton(match, "Done"), Qt::LeftButton);
        QVERIFY(room->nextButton()->isVisible());
        QVERIFY(room->nextButton()->text().contains(QStringLiteral("Tuzdyk"), Qt::CaseInsensitive));
        // However many games it took, none has to be played again tomorrow, and nobody says so.
        const learn::Schedule& schedule = program.window->learning().store().schedule();
        QVERIFY(std::none_of(schedule.records().begin(), schedule.records().end(),
                             [](const auto& record) { return record.second.isDue; }));
        for (const auto* label : room->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains(QStringLiteral("tomorrow")),
                     qPrintable(label->text()));
        // The list, and from there back.
        QTest::mouseClick(visibleButton(room, "All lessons"), Qt::LeftButton);
        QCOMPARE(room->list()->cardOf(course.lessons[0])->content().stars, 3);
        QVERIFY(room->list()->cardOf(course.lessons[kToTheMatch])->content().isNext);
        QTest::keyClick(room, Qt::Key_Escape);
        QVERIFY(program.window->room() == program.window->start());
    }

    void whatWasMissedIsRepeatedTheNextDay()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        learn::Day today = 500;
        LearnStore& store = program.window->learning().store();
        store.setCalendar([&today] { return today; });
        CourseRoom* room = enterCourse(program);
        const learn::Lesson& lesson = LessonShelf::courses()[0].lessons[4];
        QTest::mouseClick(room->list()->cardOf(lesson), Qt::LeftButton);
        give(room->lesson()->stage(), *wrongAnswer(lesson.tasks[0]));
        QTest::keyClick(visibleButton(room, "Try again"), Qt::Key_Return);
        give(room->lesson()->stage(), lesson.tasks[0].answer);
        room->openList();
        QVERIFY(!room->list()->reviewButton()->isVisible());
        today += 1;
        room->openList();
        QVERIFY(room->list()->reviewButton()->isVisible());
        QTest::mouseClick(room->list()->reviewButton(), Qt::LeftButton);
        QVERIFY(&room->lesson()->task() == &lesson.tasks[0]);
        give(room->lesson()->stage(), lesson.tasks[0].answer);
        QTest::mouseClick(visibleButton(room, "Done"), Qt::LeftButton);
        QVERIFY(store.schedule().due(today).empty());
        QCOMPARE(store.schedule().due(today + 3).size(), std::size_t{1});
    }

    void theLandingIsGivenByTheKeyboard()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        // Lesson 3, first task: nine stones from pit 7 end in his pit 6.
        room->open(LessonShelf::courses()[0].lessons[2]);
        BoardWidget* board = room->lesson()->stage()->board();
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Up);
        QTest::keyClick(board, Qt::Key_6);
        QVERIFY(room->lesson()->isSolved());
        // A hint costs a star.
        QTest::keyClick(visibleButton(room, "Next"), Qt::Key_Return);
        QVERIFY(program.action(ActionId::Hint)->isEnabled());
        program.action(ActionId::Hint)->trigger();
        QCOMPARE(room->lesson()->misses(), 1);
        give(room->lesson()->stage(), room->lesson()->task().answer);
        QCOMPARE(program.window->learning().store().schedule().recordOf("round-the-corner.his-two").stars, 2);
    }

    /// Whoever presses Enter again wants to see the end of the move, not the list of lessons.
    void aKeyWhileTheAnswerIsShownDoesNotLeaveTheLesson()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        TaskStage* stage = room->lesson()->stage();
        // Lesson 4, second task: how many stones does 91 take?
        const learn::Lesson& lesson = LessonShelf::courses()[0].lessons[3];
        room->open(lesson);
        room->lesson()->start({TaskRef{&lesson, &lesson.tasks[1]}});
        stage->board()->setTimeScale(50);
        QVERIFY(stage->numberField()->hasFocus());
        stage->numberField()->setValue(3);
        QTest::keyClick(stage->numberField(), Qt::Key_Return);
        QVERIFY(stage->board()->isAnimating() && stage->board()->hasFocus());
        QTest::keyClick(stage->board(), Qt::Key_Return);
        QVERIFY(room->isInLesson() && !stage->board()->isAnimating());
        // Only now is it said what was wrong, and it stays to be read.
        const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(focused && stage->feedback().contains(QStringLiteral("3")));
        QCOMPARE(focused->text(), QStringLiteral("&Try again"));
        stage->board()->setTimeScale(0);
    }

    /// It is said what is one's own, as the lesson says it, and with the words of the game.
    void placesAreNamedForTheLearner()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        const auto named = [room](int child) {
            auto* board = QAccessible::queryAccessibleInterface(room->lesson()->stage()->board());
            return board->child(child)->text(QAccessible::Name);
        };
        const auto open = [room](std::size_t course, std::size_t lesson, std::size_t task) {
            const learn::Lesson& opened = LessonShelf::courses()[course].lessons[lesson];
            room->open(opened);
            room->lesson()->start({TaskRef{&opened, &opened.tasks[task]}});
        };
        open(0, 8, 0); // where the opponent owns a tuzdyk
        QCOMPARE(named(2), QStringLiteral("Your pit 3, At otpes: 11 stones"));
        QCOMPARE(named(1), QStringLiteral("Your pit 2: the opponent’s tuzdyk"));
        QVERIFY(named(9).startsWith(QStringLiteral("The opponent’s pit 1")));
        QCOMPARE(named(18), QStringLiteral("Your kazan: 51 stones"));
        open(0, 12, 3); // the learner is North
        QVERIFY(named(9).startsWith(QStringLiteral("Your pit 1")));
        open(1, 0, 0); // Congkak
        QCOMPARE(named(2), QStringLiteral("Your hole 3: 2 stones"));
        QCOMPARE(named(15), QStringLiteral("The opponent’s home: 48 stones"));
    }

    void escapeLeavesWhateverIsAsked()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        for (const learn::Lesson& lesson : LessonShelf::courses()[0].lessons) {
            for (const Task& task : lesson.tasks) {
                room->open(lesson);
                room->lesson()->start({TaskRef{&lesson, &task}});
                QVERIFY(room->isInLesson());
                QWidget* focused = QApplication::focusWidget();
                QVERIFY(focused && room->isAncestorOf(focused));
                QTest::keyClick(focused, Qt::Key_Escape);
                QVERIFY2(!room->isInLesson(), lesson.keyOf(task).c_str());
            }
        }
        // A pit that has the focus is let go of first.
        room->open(LessonShelf::courses()[0].lessons[2]);
        BoardWidget* board = room->lesson()->stage()->board();
        QTest::keyClick(board, Qt::Key_Left);
        QVERIFY(board->focusedHouse());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(room->isInLesson() && !board->focusedHouse());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!room->isInLesson());
    }

    void enterOpensALesson()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        CourseRoom* room = enterCourse(program);
        const learn::Lesson& match = LessonShelf::courses()[0].lessons[6];
        // The match among the lessons has no number.
        QCOMPARE(room->list()->cardOf(match)->content().number, 0);
        QCOMPARE(room->list()->cardOf(LessonShelf::courses()[0].lessons[12])->content().number, 12);
        QTest::keyClick(room->list()->cardOf(match), Qt::Key_Return);
        QVERIFY(room->isInLesson());
        QVERIFY(&room->lesson()->task() == &match.tasks[0]);
    }

    void nothingIsClippedInTheLessons_data() { addLanguages(); }
    void nothingIsClippedInTheLessons()
    {
        QFETCH(Language, language);
        // With a folder in the environment, a picture of every task is left there, to be looked at.
        const QString pictures = qEnvironmentVariable("QUMALAQ_PICTURES");
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.settings().setMotion(Motion::Reduced); // no room fades into another
        program.open();
        CourseRoom* room = enterCourse(program);
        const auto look = [&](const QString& name) {
            QCoreApplication::processEvents();
            for (const auto* label : room->findChildren<QLabel*>()) {
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
        // The small window is the tight one.
        QList<QSize> sizes{QSize(800, 600)};
        if (!pictures.isEmpty())
            sizes.append(QSize(1280, 800));
        for (const QSize& size : sizes) {
            program.window->resize(size);
            room->openList();
            look(QStringLiteral("list-%1").arg(size.width()));
            QCOMPARE(program.window->size(), size);
            for (const Course& course : LessonShelf::courses()) {
                for (const learn::Lesson& lesson : course.lessons) {
                    for (const Task& task : lesson.tasks) {
                        if (task.kind == TaskKind::Match)
                            continue;
                        room->open(lesson);
                        room->lesson()->start({TaskRef{&lesson, &task}});
                        const QString name =
                            QStringLiteral("%1.%2-%3")
                                .arg(QString::fromStdString(lesson.id), QString::fromStdString(task.id))
                                .arg(size.width());
                        look(name);
                        const auto wrong = wrongAnswer(task);
                        // Every refutation for the eye; for the check one of a lesson is enough.
                        if (wrong && (!pictures.isEmpty() || &task == &lesson.tasks.back())) {
                            give(room->lesson()->stage(), *wrong);
                            look(name + QStringLiteral("-wrong"));
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

QTEST_MAIN(TestLearn)
#include "tst_learn.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/learn/exercise.h"
#include "app/desktop/learn/learn_summary.h"
#include "app/desktop/learn/lesson_card.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/header_bar.h"
#include "app/desktop/window/rules_dialog.h"
#include "core/learn/answer.h"
#include "core/notation/move_text.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/plain_moves.h"

#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextLayout>

#include <cstdlib>
#include <functional>
#include <utility>

using namespace qumalaq;
using namespace qumalaq::desktop;
using learn::Task;
using learn::TaskKind;

namespace {

/// Where a widget is at the moment it is shown, and wherever it goes then.
class ShownAt : public QObject {
public:
    QList<QRect> seen;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = static_cast<QWidget*>(watched);
        if (event->type() == QEvent::Show || (event->type() == QEvent::Move && widget->isVisible()))
            seen.append(widget->geometry());
        return false;
    }
};

int stones(const rules::BoardState& board)
{
    return board.rowTotal(rules::Side::South) + board.rowTotal(rules::Side::North);
}

/// So that nobody is told what the keys do.
void useTheMouse(const OpenLessons& program)
{
    QTest::mouseClick(program.page, Qt::LeftButton);
}

/// The moves of a game of any moves whose outcome is `wanted`, and its last position. There is no outcome if none of
/// many games is.
std::pair<QString, rules::AnyPosition> gameThatEnds(const rules::GameSetup& setup,
                                                    const std::function<bool(const rules::Outcome&)>& wanted)
{
    for (unsigned seed = 1; seed <= 1000; ++seed) {
        rules::AnyPosition at{setup};
        QStringList moves;
        for (unsigned step = seed; !at.outcome(); step = step * 5 + 3) {
            const auto legal = at.legalMoves();
            const rules::Move move = legal[step / 7 % legal.size()];
            moves.append(QString::fromStdString(notation::toText(at, move)));
            at.play(move);
        }
        if (wanted(*at.outcome()))
            return {moves.join(u' '), at};
    }
    return {QString(), rules::AnyPosition(setup)};
}

} // namespace

/// How a lesson takes answers, and what it says to them.
class TestLessonAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The rule that answers the wrong belief, not only that the answer is wrong.
    void aWrongAnswerIsAnsweredWithTheRule_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::addColumn<learn::Answer>("answer");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* belief, const char* lesson, const char* task, const learn::Answer& answer,
                            const char* said) {
            QTest::newRow(belief) << QString::fromLatin1(lesson) << QString::fromLatin1(task) << answer
                                  << QString::fromUtf8(said);
        };
        const auto own = [](std::uint8_t pit) {
            return learn::Answer(rules::Place(rules::Pit{rules::Side::South, pit}));
        };
        const auto their = [](std::uint8_t pit) {
            return learn::Answer(rules::Place(rules::Pit{rules::Side::North, pit}));
        };
        const auto move = [](std::uint8_t pit) { return learn::Answer(rules::Move{{rules::Side::South, pit}}); };
        const auto written = [](const char* text) { return learn::Answer(learn::Writing{text}); };
        row("half is enough", "first-minute", "goal", 81, "Not 81. Half is 81; one more than that wins.");
        row("an odd number is taken", "even-is-yours", "odd", 5,
            "Not 5. The last stone makes 5, an odd number: nothing is taken.");
        row("every even pit is taken", "even-is-yours", "only-last", 12,
            "Not 12. Only the last stone takes, and only from the pit where it falls.");
        row("my own row is taken from", "even-is-yours", "own-row", 4,
            "Not 4. The last stone falls into your own row, where nothing is ever taken.");
        row("there can be two tuzdyks", "forbidden", "second", 3,
            "Not 3. Each player has only one tuzdyk in a game: the three stones stay.");
        row("the two tuzdyks can have the same number", "forbidden", "same", 3,
            "Not 3. The two tuzdyks never have the same number: the three stones stay.");
        row("only my stones feed my tuzdyk", "tuzdyk-feeds-you", "theirs", 1,
            "Not 1. Every stone that falls into your tuzdyk, yours or the opponent’s, goes to your kazan.");
        row("the tuzdyk is always reached", "tuzdyk-feeds-you", "sum", 15,
            "Not 15. The move does not reach your tuzdyk: only the capture counts.");
        row("only the kazan counts", "how-it-ends", "rest", 77,
            "Not 77. At the end each player’s row is added to their kazan.");
        row("a third repetition is won by the fuller kazan", "how-it-ends", "again", learn::Person::You,
            "The same position for the third time is a draw.");
        row("the small match is won with half", "small-match", "goal", 25,
            "Not 25. Half is 25; one more than that wins.");
        row("an even pit of my own is taken", "even-is-yours", "take", move(3),
            "The last stone falls into your own row, where nothing is ever taken.");
        row("a pit is taken from that no move reaches", "even-is-yours", "which-pit", their(9),
            "None of your moves ends in this pit.");
        row("a pit is taken from that is even already", "even-is-yours", "which-pit", their(4),
            "This number is even already: one more stone would make it odd.");
        row("a pit becomes a tuzdyk that no move reaches", "tuzdyk", "which", their(9),
            "No tuzdyk: pit 9 cannot become one.");
        row("a pit becomes a tuzdyk that no move can reach", "tuzdyk", "which", their(5),
            "None of your moves ends in this pit.");
        row("a pit is in danger that no move reaches", "guard", "see", own(9),
            "None of the opponent’s moves ends in this pit.");
        row("a move leaves what it should save", "guard", "save", move(1),
            "Then the opponent takes 4. Find the move after which they take nothing.");
        row("a move saves less than another", "guard", "four-too", move(1),
            "Then the opponent takes 16. Find the move after which the opponent takes less.");
        row("a move lets the opponent have a tuzdyk", "stop-his-tuzdyk", "find", move(4),
            "Then the opponent makes your pit 1 a tuzdyk. Find the move that prevents it.");
        row("a pit is taken from that becomes odd", "even-is-yours", "which-pit", their(1),
            "The move from your pit 9 ends here and makes 1, an odd number: nothing is taken.");
        row("a tuzdyk is made in my row", "forbidden", "which", own(1), "A tuzdyk is made only in the opponent’s row.");
        row("pit 9 becomes a tuzdyk", "forbidden", "which", their(9), "No tuzdyk: pit 9 cannot become one.");
        row("the same number becomes a tuzdyk", "forbidden", "which", their(4),
            "No tuzdyk: the opponent’s tuzdyk has the same number.");
        row("a new tuzdyk is written without a mark", "write-moves", "tuzdyk", written("83"),
            "The x is missing: this move makes a new tuzdyk.");
        row("every move has a mark", "write-moves", "across", written("92x"),
            "No x belongs here: this move makes no new tuzdyk.");
        row("the end comes first", "write-moves", "across", written("29"),
            "The other way round: first the pit where the move begins.");
        row("other pits", "write-moves", "across", written("91"),
            "First the pit where the move begins, then the pit of the last stone.");
        row("a move that lets the opponent go on wins, too", "atsyrau", "wait", move(9),
            "This does not win: after the move from the opponent’s pit 8 the game ends 79 to 83.");
        row("a move wins that takes too little", "atsyrau", "take-two", move(6),
            "This does not win: you would have 78, and you need 82.");
        row("a stone is counted beside the pit where it began", "leave-one", "four", own(6),
            "The first stone stays in pit 2. Then one by one: 3, 4, 5.");
        row("the pits are counted from the next one", "round-the-corner", "nine", their(7),
            "The first stone stays in pit 7. Then one by one: 8, 9, then the opponent’s 1, 2, 3, 4, 5, 6.");
        row("a move ends elsewhere", "leave-one", "to-seven", move(3),
            "The first stone stays in pit 3. Then one by one: 4.");
        row("a single stone stays", "one-stone", "next", own(6), "A single stone goes to the next pit: 5.");
        row("three in the right pit can be declined", "tuzdyk", "declined", 0,
            "Not 0. Where a tuzdyk is allowed, three always make one: it cannot be declined.");
        row("Oware: twelve seeds come to where they began", "oware-sowing", "round", own(4),
            "The starting house is skipped: 5, 6, then the opponent’s 1, 2, 3, 4, 5, 6, then your 1, 2, 3, 5.");
        row("Oware: the first seed stays", "oware-sowing", "right", own(4),
            "Here no seed stays in the house where you begin. From the next house on, one by one: 3, 4, 5.");
        row("Oware: a seed falls into the store", "oware-sowing", "corner", their(2),
            "No seed falls into a store on the way. From the next house on, one by one: 6, then the opponent’s 1, 2, "
            "3.");
        row("Kalah: a stone falls into the opponent’s store", "kalah-sowing", "skip", their(6),
            "On the way no stone falls into the opponent’s store. From the next hole on, one by one: your store, then "
            "the "
            "opponent’s 1, 2, 3, 4, 5, 6, then your 1.");
        row("a stone falls into the kazan", "round-the-corner", "nine", their(5),
            "No stone falls into a kazan on the way. The first stone stays in pit 7. Then one by one: 8, 9, then the "
            "opponent’s 1, 2, 3, 4, 5, 6.");
        row("Oware: four are taken", "oware-taking", "four", 4,
            "Not 4. The last seed makes 4: only two or three are taken.");
        row("Oware: only the last house counts", "oware-taking", "chain", 2,
            "Not 2. Count backwards from the last house, as long as you find two or three.");
        row("Oware: my own row is taken from", "oware-taking", "own-row", 2,
            "Not 2. The move ends in your own row, where nothing is ever taken.");
        row("Oware: all are taken", "oware-taking", "slam", 4,
            "Not 4. A move that would take all the opponent’s seeds takes nothing.");
        row("Oware: the game goes on without seeds", "oware-feeding", "over", learn::Person::Opponent,
            "The game is over: the player whose row is empty cannot be given a seed.");
        row("Oware: the fuller store wins", "oware-end", "circling", learn::Person::Nobody,
            "At the end each player also keeps their own row. You have 23, the opponent has 25.");
        row("Oware: the rows count after a majority, too", "oware-feeding", "enough", learn::Person::Opponent,
            "You have 25 of 48: more than half wins.");
        row("Kalah: the opponent moves next", "kalah-again", "turn", learn::Person::Opponent,
            "You move again: the last stone falls into your store.");
        row("Kalah: an empty hole always takes", "kalah-capture", "nothing", 1,
            "Not 1. Nothing lies opposite, so nothing is taken.");
        row("Kalah: a full hole takes", "kalah-nothing", "full", 3,
            "Not 3. The last stone falls into a hole that holds stones: only an empty one takes.");
        row("Kalah: a hole of the opponent takes", "kalah-nothing", "their-hole", 1,
            "Not 1. Only a move that ends in an empty hole of your own takes anything.");
        row("Kalah: a stone earns another move in any case", "kalah-end", "over", learn::Person::You,
            "The game is over: one of the rows is empty.");
        row("Kalah: half is enough", "kalah-start", "goal", 24, "Not 24. Half is 24; one more than that wins.");
        row("Turkish Mangala: an even number is taken from my own row", "mangala-turkish-even", "own-row", 2,
            "Not 2. In your own row nothing is taken for an even number.");
        row("Turkish Mangala: odd is taken", "mangala-turkish-even", "odd", 3,
            "Not 3. The move makes 3, an odd number: nothing is taken.");
        row("Turkish Mangala: the opponent keeps the rest", "mangala-turkish-opposite", "rest", 22,
            "Not 22. At the end the player whose row is empty takes all that is left.");
        row("Congkak: only what lies opposite is taken", "congkak-capture", "how-many", 6,
            "Not 6. Both count: what lies opposite, and your last stone.");
        row("Congkak: the opponent has to move", "congkak-end", "pass", learn::Person::Opponent,
            "The opponent has no stones and passes: it is your turn.");
        row("Congkak: the sowing ends at stones", "congkak-sowing", "relay", own(4),
            "From the next hole on, one by one: 5, 4. The sowing goes on from there, and the last stone falls into "
            "your hole "
            "1.");
        row("Mangala of Suez: the first turn takes", "mangala-sowing", "quiet", 8,
            "Not 8. On each player’s first turn nothing is taken.");
        row("Mangala of Suez: what is left counts", "mangala-end", "left", learn::Person::You,
            "What is left in the holes counts for neither player. You have 34, the opponent has 35.");
        row("Bestemshe: three are taken", "bestemshe-taking", "odd", 3,
            "Not 3. The last stone makes 3, an odd number: nothing is taken.");
        row("Toguz korgool: a second tuz", "toguzkorgool-tuz", "second", 3,
            "Not 3. Each player has only one tuzdyk in a game: the three stones stay.");
    }
    void aWrongAnswerIsAnsweredWithTheRule()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        QFETCH(learn::Answer, answer);
        QFETCH(QString, said);
        OpenLessons program;
        const learn::Lesson& opened = lessonById(lesson.toStdString());
        program.openTask(opened, taskById(opened, task.toStdString()));
        give(program.taskView, answer);
        const QString first = plainMoves(program.taskView->feedback());
        if (program.view->task().kind == TaskKind::Who)
            press(program.taskView, "Try again");
        if (program.view->exercise().isAnswerInRefutation()) // only after another try
            give(program.taskView, answer);
        QVERIFY(!program.view->isSolved());
        if (const int* const number = std::get_if<int>(&program.view->task().answer);
            number && program.view->task().kind == TaskKind::Count)
            // The rule is said once, at the first try or now.
            said = (first == said ? said.section(u' ', 0, 1) : said) + QStringLiteral(" The answer: %1.").arg(*number);
        else if (program.view->task().kind == TaskKind::Who)
            said.prepend(QStringLiteral("Not right. "));
        QCOMPARE(plainMoves(program.taskView->feedback()), said);
    }

    /// The learner looks once more before the right pit is shown.
    void theRightPitIsNotShownBeforeAnotherTry()
    {
        OpenLessons program;
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                for (const Task& task : lesson.tasks) {
                    if (task.kind != TaskKind::Landing)
                        continue;
                    program.openTask(lesson, task);
                    QCoreApplication::processEvents();
                    const rules::BoardState asked = program.taskView->board()->board();
                    program.trigger(ActionId::Hint);
                    const QString idea = program.taskView->feedback();
                    program.openTask(lesson, task);
                    give(program.taskView, *wrongAnswer(task));
                    QVERIFY(program.view->misses() == 1 && button(program.page, "Try again"));
                    QVERIFY(program.taskView->feedback().endsWith(idea)); // after what may be wrong with the count
                    QVERIFY(program.taskView->board()->board() == asked && !program.taskView->board()->preview());
                    QVERIFY(!program.action(ActionId::Replay)->isEnabled());
                    give(program.taskView, *wrongAnswer(task));
                    QCOMPARE(program.view->misses(), 2);
                    QVERIFY(program.taskView->board()->preview() && program.taskView->feedback() != idea);
                }
            }
        }
    }

    /// "Right." alone teaches nothing where a number was asked for, and the reason of a move is a whole sentence.
    void aRightAnswerIsFollowedByTheRule()
    {
        OpenLessons program;
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                for (const Task& task : lesson.tasks) {
                    const bool isGuarded = task.goal == learn::Goal::Guard || task.goal == learn::Goal::Stop;
                    if (task.kind != TaskKind::Count && !(task.kind == TaskKind::Play && isGuarded))
                        continue;
                    program.openTask(lesson, task);
                    give(program.taskView, task.answer);
                    const QString said = program.taskView->feedback();
                    QVERIFY2(said.startsWith(QStringLiteral("Right. ")) && !said.contains(QStringLiteral("Because")),
                             qPrintable(QString::fromStdString(lesson.keyOf(task)) + u' ' + said));
                }
            }
        }
    }

    /// The reason was a tuzdyk that the opponent could have made.
    void aMoveOfAScoresheetIsExplainedByItsWriting()
    {
        OpenLessons program;
        program.openTask("first-game", "smudged");
        give(program.taskView, program.view->task().answer);
        const QString said = plainMoves(program.taskView->feedback());
        QVERIFY2(said.startsWith(QStringLiteral("Right. The move from your pit 7 is written 78.")), qPrintable(said));
    }

    /// In the same lesson, about another position. It wins the star back, and comes again tomorrow.
    void whatWasMissedIsAskedOnceMore()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("even-is-yours");
        program.page->open(lesson);
        for (const Task& task : lesson.tasks) {
            if (task.id == "only-last")
                give(program.taskView, 12);
            if (program.view->misses() > 0)
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // try again
            give(program.taskView, task.answer);
            QVERIFY(program.view->isSolved() && !program.view->exercise().isRepeat);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QVERIFY(program.page->isInLesson() && program.view->exercise().isRepeat);
        QCOMPARE(program.page->heading(), QStringLiteral("7 of 7 · once more"));
        const Task& asked = taskById(lesson, "only-last");
        QVERIFY(program.view->task().position.board() != asked.position.board());
        QVERIFY(program.view->task().answer != asked.answer);
        QVERIFY2(QRegularExpression(QStringLiteral("^The move from your pit \\d: how many does it take\\?$"))
                     .match(program.taskView->task())
                     .hasMatch(),
                 qPrintable(program.taskView->task()));
        const LearnStore& store = program.pages().learning().store();
        QVERIFY(store.schedule().recordOf(lesson.keyOf(asked))
                == (learn::TaskRecord{2, -1, true, store.today()})); // kept for those who leave now
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved());
        QCOMPARE(program.taskView->feedback().left(6), QStringLiteral("Right."));
        QVERIFY(store.schedule().recordOf(lesson.keyOf(asked)) == (learn::TaskRecord{3, 0, true, store.today() + 1}));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!program.page->isInLesson());
    }

    /// Three stars were impossible there. Right after itself the answer would only be copied.
    void whatHasNoOtherAnswerIsAskedInTheSamePosition_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::newRow("an ending, which takes long to solve")
            << QStringLiteral("atsyrau") << QStringLiteral("take-two");
        QTest::newRow("the last stone") << QStringLiteral("congkak-end") << QStringLiteral("over");
    }
    void whatHasNoOtherAnswerIsAskedInTheSamePosition()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        OpenLessons program;
        const learn::Lesson& opened = lessonById(lesson.toStdString());
        const TaskRef asked{&opened, &taskById(opened, task.toStdString())};
        const TaskRef between{&lessonById("even-is-yours"), &taskById(lessonById("even-is-yours"), "odd")};
        const LearnStore& store = program.pages().learning().store();
        const auto stars = [&] { return store.schedule().recordOf(opened.keyOf(*asked.task)).stars; };
        const auto miss = [&] {
            give(program.taskView, *wrongAnswer(program.view->task()));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // try again
            give(program.taskView, program.view->task().answer);
            return program.view->isSolved() && program.view->comesAgain();
        };
        program.page->open(opened);
        program.page->start({asked});
        QVERIFY(!miss());
        QVERIFY(!program.taskView->feedback().contains(QStringLiteral("comes again")));
        program.page->start({asked, between});
        const QString question = program.taskView->task();
        QVERIFY(miss());
        const Task missed = program.view->task();
        QCOMPARE(stars(), 2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        give(program.taskView, between.task->answer);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(program.view->exercise().isRepeat);
        QVERIFY(program.view->task().position.board() == missed.position.board());
        QCOMPARE(program.taskView->task(), question);
        give(program.taskView, missed.answer);
        QCOMPARE(stars(), 3);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!program.page->isInLesson() || program.view->task().kind == TaskKind::Match);
    }

    /// They came back as they were, so that the answer was known.
    void aMissedChoiceComesBackInAnotherPosition_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("question");
        const auto row = [](const char* name, const char* lesson, const char* task, const char* question) {
            QTest::newRow(name) << QString::fromLatin1(lesson) << QString::fromLatin1(task)
                                << QString::fromUtf8(question);
        };
        row("whose turn it is", "kalah-start", "turn", "Whose turn is it now?");
        row("whose turn it is, at the beginning", "first-minute", "turn", "Whose turn is it now?");
        row("who has won", "oware-end", "draw", "The game is over. Who has won?");
        row("who has won by repetition", "how-it-ends", "again",
            "This position has come up for the third time. Who has won?");
        row("how many stones are needed", "first-minute", "goal",
            "You have 10. At least how many more do you need to win?");
        row("the move of a scoresheet", "first-game", "sheet", "The scoresheet says 87. Play it.");
        row("a smudged move of a scoresheet", "first-game", "mark",
            "The scoresheet says ?6x: the first digit is smudged. Which pit was it?");
        row("a move and a reply", "tuzdyk-feeds-you", "theirs",
            "The move from your pit 9, the move from the opponent’s pit 9. How many do these moves bring you?");
        row("several moves", "kalah-again", "in-a-row",
            "The move from your hole 6, the move from your hole 5, the move from your hole 2. How many do these moves "
            "bring you?");
        row("the last moves", "oware-feeding", "rest",
            "The move from your house 1, the move from the opponent’s house 6. Then the game is over. How many do you "
            "have in all?");
        row("a marked hole", "mangala-where-to-begin", "prescribed", "Begin in the marked hole.");
        row("the only move", "tuzdyk-feeds-you", "no-move", "Only one move is possible. Find it.");
        row("nothing is taken", "oware-taking", "own-row", "The move from your house 4: how many does it take?");
    }
    void aMissedChoiceComesBackInAnotherPosition()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        OpenLessons program;
        program.openTask(lesson.toStdString(), task.toStdString());
        if (const auto wrong = wrongAnswer(program.view->task())) {
            give(program.taskView, *wrong);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // try again
        } else {
            program.trigger(ActionId::Hint); // which counts as a miss
        }
        give(program.taskView, program.view->task().answer);
        const Task missed = program.view->task();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(program.view->exercise().isRepeat);
        const Task& asked = program.view->task();
        QVERIFY(asked.position.board() != missed.position.board());
        QTEST(program.taskView->task(), "question");
        give(program.taskView, asked.answer);
        QCOMPARE(program.taskView->feedback().left(6), QStringLiteral("Right."));
    }

    /// Of many tasks only a portion is asked on a day. The others wait until tomorrow.
    void aDayHasAPortionOfTasks()
    {
        OpenLessons program;
        learn::Day today = 100;
        LearnStore& store = program.pages().learning().store();
        store.setCalendar([&today] { return today; });
        int missed = 0;
        for (const char* lesson : {"leave-one", "one-stone", "round-the-corner"}) {
            for (const Task& task : lessonById(lesson).tasks) {
                const bool isMissed = task.kind == TaskKind::Landing || task.kind == TaskKind::Play;
                store.taskSolved(lessonById(lesson).keyOf(task), isMissed ? 1 : 0);
                missed += isMissed ? 1 : 0;
            }
        }
        QVERIFY(missed > DueTasks::kPortion);
        QVERIFY(textsSeen(program.page).join(u' ').contains(QStringLiteral("Tomorrow: a few minutes of practice.")));
        ++today;
        program.page->openList();
        button(program.page, "Tasks to practise today: 10")->click();
        QCOMPARE(program.view->count(), 10);
        for (int i = 0; i < 10; ++i) {
            give(program.taskView, program.view->task().answer);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QVERIFY(!program.page->isInLesson());
        QCOMPARE(program.page->result(), QStringLiteral("Tomorrow: a few minutes of practice."));
        program.page->openList();
        QVERIFY(!buttonWith(program.page, u"Tasks to practise today"));
        ++today;
        program.page->openList();
        QVERIFY(button(program.page, qPrintable(QStringLiteral("Tasks to practise today: %1").arg(missed - 10))));
    }

    /// The promised repetition was lost. It waits for the rest of the lesson.
    void whatWasMissedIsKeptIfTheLessonIsLeft()
    {
        OpenLessons program;
        program.page->open(lessonById("one-stone"));
        give(program.taskView, program.view->task().answer);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        give(program.taskView, *wrongAnswer(program.view->task()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.taskView->feedback().contains(QStringLiteral("comes again")));
        program.page->openList();
        QVERIFY(!buttonWith(program.page, u"Tasks to practise today"));
        LearnStore& store = program.pages().learning().store();
        const learn::Lesson& left = lessonById("one-stone");
        for (const char* rest : {"right-one", "over"})
            store.taskSolved(left.keyOf(taskById(left, rest)), 0);
        QAbstractButton* review = button(program.page, "Tasks to practise today: 1");
        QVERIFY(review);
        review->click();
        QCOMPARE(QString::fromStdString(program.view->task().id), QStringLiteral("next"));
        QCOMPARE(program.page->heading(), QStringLiteral("Togyzqumalaq · 1 of 1 · A single stone"));
    }

    /// One line above the lessons: what is due, and what comes next.
    void theListSaysWhatIsDue()
    {
        OpenLessons program;
        const auto says = [&program](const QString& text) { return textsSeen(program.page).contains(text); };
        QVERIFY(says(QStringLiteral("Eight games, one small step at a time: answer, then watch.")));
        learn::Day today = 100;
        LearnStore& store = program.pages().learning().store();
        store.setCalendar([&today] { return today; });
        for (const char* task : {"first-minute.start", "first-minute.reply", "first-minute.goal"})
            store.taskSolved(task, 0);
        store.taskSolved("first-minute.turn", 1);
        QVERIFY(says(QStringLiteral("Tomorrow: a few minutes of practice.")));
        today = 101;
        store.taskSolved("first-minute.goal", 1);
        QVERIFY(says(QStringLiteral("To practise today: 1. 2 days in a row.")));
    }

    /// The pits are counted on the board, too.
    void aWrongLandingIsCountedOnTheBoard()
    {
        OpenLessons program;
        program.openTask("leave-one", "four");
        give(program.taskView, rules::Place(rules::Pit{rules::Side::South, 6}));
        QVERIFY(!program.taskView->board()->preview());
        give(program.taskView, rules::Place(rules::Pit{rules::Side::South, 6}));
        const auto& preview = program.taskView->board()->preview();
        QVERIFY(preview);
        QCOMPARE(preview->counts.size(), std::size_t{4});
        for (std::size_t i = 0; i < preview->counts.size(); ++i) {
            QCOMPARE(preview->counts[i].count, int(i) + 1);
            QCOMPARE(int(preview->counts[i].place.number), int(i) + 2);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!program.taskView->board()->preview());
    }

    /// Twelve seeds of Oware come round to where they began: a learner who believes that has not misread the question.
    void whereALongMoveBeginsIsAnAnswer()
    {
        OpenLessons program;
        program.openTask("oware-sowing", "round");
        give(program.taskView, rules::Place(rules::Pit{rules::Side::South, 4}));
        QCOMPARE(program.view->misses(), 1);
        program.openTask("oware-sowing", "right");
        give(program.taskView, rules::Place(rules::Pit{rules::Side::South, 2}));
        QCOMPARE(program.view->misses(), 0);
    }

    /// They were shown only after the first key.
    void theKeysAreShownBeforeTheFirstKey()
    {
        OpenLessons program;
        program.page->open(lessonById("one-stone"));
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Click a pit, or press its number."));
        program.openTask("one-stone", "right-one");
        QCOMPARE(program.taskView->feedback(), QString()); // once
        program.openTask("leave-one", "four");
        QCOMPARE(program.taskView->feedback(),
                 QStringLiteral("A digit chooses a place in your row; Up switches to the other row."));
        useTheMouse(program);
        program.openTask("one-stone", "over");
        QCOMPARE(program.taskView->feedback(), QString());
    }

    /// The row in which digits choose was told once, and seen nowhere.
    void theKeysAreShownToWhoUsesThem()
    {
        OpenLessons program;
        BoardWidget* board = program.taskView->board();
        useTheMouse(program);
        const auto isRinged = [board](rules::Side row) {
            return board->isPlayable({row, 1}) && board->isPlayable({row, 9})
                   && !board->isPlayable({rules::opponentOf(row), 1});
        };
        const QString own = QStringLiteral("A digit chooses a place in your row; Up switches to the other row.");
        const QString other =
            QStringLiteral("A digit chooses a place in the opponent’s row; Down switches to the other row.");
        program.openTask("leave-one", "four");
        QVERIFY(program.taskView->feedback().isEmpty() && !board->isPlayable({rules::Side::South, 1}));
        QTest::keyClick(board, Qt::Key_Right);
        QCOMPARE(program.taskView->feedback(), own);
        program.openTask("one-stone", "over");
        QCOMPARE(program.taskView->feedback(), own);
        QVERIFY(isRinged(rules::Side::South));
        QTest::keyClick(board, Qt::Key_Up);
        QCOMPARE(program.taskView->feedback(), other);
        QVERIFY(isRinged(rules::Side::North));
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(isRinged(rules::Side::South));
        program.openTask("tuzdyk", "which");
        QCOMPARE(program.taskView->feedback(), other);
        QVERIFY(isRinged(rules::Side::North));
    }

    /// Enter answered with the first choice.
    void aHintLeavesTheFocusOnAChoice()
    {
        OpenLessons program;
        program.openTask("first-minute", "turn");
        QAbstractButton* opponent = button(program.taskView, "The opponent");
        opponent->setFocus();
        program.trigger(ActionId::Hint);
        QVERIFY(opponent->hasFocus());
    }

    /// The last pit before the store had a faint ring, as if it were the answer.
    void aTargetInTheStoreRingsNoPit()
    {
        OpenLessons program;
        program.openTask("kalah-sowing", "start");
        const auto& preview = program.taskView->board()->comparedPreview();
        QVERIFY(preview && preview->path.back().isStore());
        QVERIFY(rules::Place(preview->source).isStore());
    }

    /// For a hand on the mouse no pit has the focus at the beginning. The keyboard that comes back from a menu must be
    /// seen somewhere.
    void afterAMenuThePitWithTheFocusIsSeen()
    {
        OpenLessons program;
        QTest::mouseClick(program.page, Qt::LeftButton, Qt::NoModifier, {1, 1});
        program.openTask("best-capture", "six");
        BoardWidget* board = program.taskView->board();
        QVERIFY(board->hasFocus() && !board->focusedPit());
        const auto closeMenu = [board] {
            board->clearFocus();
            board->setFocus(Qt::MenuBarFocusReason);
        };
        QTest::mouseClick(program.page, Qt::LeftButton, Qt::NoModifier, {1, 1});
        closeMenu();
        QVERIFY(!board->focusedPit());
        QTest::keyClick(board, Qt::Key_F10);
        closeMenu();
        QCOMPARE(board->focusedPit(), std::optional(rules::Pit{rules::Side::South, 1}));
    }

    /// The place never tells the answer. It is no selection that Escape would take back first.
    void afterAKeyTheFocusOfATaskIsSeen()
    {
        OpenLessons program;
        program.openTask("one-stone", "step");
        BoardWidget* board = program.taskView->board();
        const rules::Pit first{rules::Side::South, 1};
        QCOMPARE(board->focusedPit(), std::optional(first)); // where a move cannot begin
        give(program.taskView, program.view->task().answer);
        program.page->open(lessonById("best-capture"));
        QVERIFY(!board->focusedPit());
        give(program.taskView, program.view->task().answer);
        QTest::keyClick(button(program.page, "Next"), Qt::Key_Return);
        QCOMPARE(board->focusedPit(), std::optional(first));
        QVERIFY(board->hasFocus());
        // A key that is held is no answer.
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(board, &held);
        QCOMPARE(program.view->misses(), 0);
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!program.page->isInLesson());
    }

    /// It spoke of the move that was made as of one that might be made.
    void kazakhPraiseIsInThePast()
    {
        OpenLessons program(Language::Kazakh);
        program.openTask("even-is-yours", "take-six");
        give(program.taskView, program.view->task().answer);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Дұрыс. 8-отаудан жүріп, 6 құмалақ ұтып алдыңыз."));
        program.openTask("tuzdyk", "make-it");
        give(program.taskView, program.view->task().answer);
        QCOMPARE(program.taskView->feedback(),
                 QStringLiteral("Дұрыс. 8-отаудан жүріп, қарсыластың 4-отауынан тұздық алдыңыз."));
    }

    /// Escape took the mark of the target away with the selection.
    void escapeTakesBackOnlyTheSelection()
    {
        OpenLessons program;
        program.openTask("one-stone", "right-one");
        BoardWidget* board = program.taskView->board();
        QTest::keyClick(board, Qt::Key_Right);
        QVERIFY(board->focusedPit() && board->comparedPreview());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!board->focusedPit() && board->comparedPreview() && program.page->isInLesson());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!program.page->isInLesson());
    }

    /// The stones only lay there after a word of praise.
    void theMoveToTheRightPitIsPlayed_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::addColumn<int>("gain");
        QTest::addColumn<QString>("said");
        QTest::newRow("a capture") << "even-is-yours"
                                   << "which-pit" << 6 << "Right. The move from your pit 8 takes 6 stones.";
        QTest::newRow("a tuzdyk") << "tuzdyk"
                                  << "which" << 3
                                  << "Right. The move from your pit 6 makes the opponent’s pit 1 a tuzdyk.";
        QTest::newRow("a capture and a stone sown into the treasury")
            << "mangala-turkish-even"
            << "even" << 7 << "Right. The move from your hole 6 takes 6. The sowing brings 1 more.";
        QTest::newRow("the largest of several captures")
            << "best-capture"
            << "target" << 12
            << "Right. The move from your pit 8 takes 12 stones; the move from your pit 6 would "
               "take only 4.";
    }
    void theMoveToTheRightPitIsPlayed()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        QFETCH(int, gain);
        OpenLessons program;
        program.openTask(lesson.toStdString(), task.toStdString());
        const rules::BoardState asked = program.view->task().position.board();
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved());
        const rules::BoardState after = program.taskView->board()->board();
        QCOMPARE(stones(asked) - stones(after), gain);
        QTEST(plainMoves(program.taskView->feedback()), "said");
        QVERIFY(program.action(ActionId::Replay)->isEnabled());
    }

    /// Nobody moves then, and yet the learner sees what was asked about.
    void theDangerIsShownOnTheBoard()
    {
        OpenLessons program;
        program.openTask("guard", "danger");
        QVERIFY(!program.taskView->board()->preview());
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved() && program.taskView->board()->preview());
        // What is taken stood in the pit that was asked for.
        program.openTask("guard", "see");
        QVERIFY(!program.taskView->board()->preview());
        QCOMPARE(program.taskView->board()->hint(), std::optional(rules::Pit{rules::Side::North, 7}));
    }

    /// The praise told a threat, and not the stones that were asked for.
    void aGainIsExplainedByItsNumbers()
    {
        const learn::Lesson& lesson = lessonById("tuzdyk-feeds-you");
        for (const char* id : {"nine", "six"}) {
            const Exercise first(TaskRef{&lesson, &taskById(lesson, id)});
            for (const Exercise& exercise : {first, first.repeated()}) {
                const QString said = exercise.praise(exercise.task.answer, true, Language::English);
                const bool isNamed = said.contains(QStringLiteral("takes")) || said.contains(QStringLiteral("tuzdyk"));
                QVERIFY2(isNamed && !said.contains(QStringLiteral("hreat")), qPrintable(said));
            }
        }
    }

    /// A digit meant the opponent's pit, chose one of the learner's, and cost a star.
    void noDigitCostsAStarBeforeItsRowIsTold()
    {
        const QString keys = QStringLiteral("A digit chooses a place in your row; Up switches to the other row.");
        OpenLessons program;
        useTheMouse(program);
        program.openTask("one-stone", "over");
        QTest::keyClick(program.taskView->board(), Qt::Key_1);
        QCOMPARE(program.view->misses(), 0);
        QCOMPARE(program.taskView->feedback(), keys);
        QTest::keyClick(program.taskView->board(), Qt::Key_Up);
        QTest::keyClick(program.taskView->board(), Qt::Key_1);
        QTRY_VERIFY(program.view->isSolved());
        QCOMPARE(program.view->misses(), 0);
        // Only once.
        program.openTask("round-the-corner", "nine");
        QTest::keyClick(program.taskView->board(), Qt::Key_1);
        QCOMPARE(program.view->misses(), 1);
    }

    void theKeysAreToldWithTheQuestionToWhoUsesThem()
    {
        OpenLessons program;
        const learn::Lesson& opened = lessonById("one-stone");
        program.page->open(opened);
        program.page->start(LessonCatalog::tasksOf(opened), 0);
        QCoreApplication::processEvents();
        QTest::keyClick(program.taskView->board(), Qt::Key_3);
        QTRY_VERIFY(program.view->isSolved());
        QTest::keyClick(button(program.page, "Next"), Qt::Key_Space);
        QCOMPARE(program.taskView->feedback(),
                 QStringLiteral("A digit chooses a place in your row; Up switches to the other row."));
    }

    /// Arrow keys lead into the store into which stones are sown, and the key 0 is told.
    void theStoreIsReachedByKeyboard_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("told");
        QTest::newRow("Congkak") << "congkak-sowing"
                                 << "home" << int(Qt::Key_Left) << "0 is your home.";
        QTest::newRow("Kalah") << "kalah-sowing"
                               << "store" << int(Qt::Key_Right) << "0 is your store.";
        QTest::newRow("Turkish Mangala") << "mangala-turkish-sowing"
                                         << "treasury" << int(Qt::Key_Right) << "0 is your treasury.";
    }
    void theStoreIsReachedByKeyboard()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        QFETCH(int, key);
        QFETCH(QString, told);
        const auto towards = static_cast<Qt::Key>(key);
        const Qt::Key back = towards == Qt::Key_Left ? Qt::Key_Right : Qt::Key_Left;
        OpenLessons program;
        program.openTask(lesson.toStdString(), task.toStdString());
        BoardWidget* board = program.taskView->board();
        const rules::Place store = rules::Place::store(rules::Side::South);
        const auto isAtStore = [&] { return board->focusedPit() && rules::Place(*board->focusedPit()) == store; };
        for (int step = 0; step < board->boardLayout().pits + 1; ++step)
            QTest::keyClick(board, towards);
        QVERIFY(program.taskView->feedback().endsWith(told));
        QVERIFY(isAtStore());
        QTest::keyClick(board, back);
        QVERIFY(board->focusedPit() && !isAtStore());
        QTest::keyClick(board, towards);
        QVERIFY(isAtStore());
        QTest::keyClick(board, Qt::Key_Up);
        QVERIFY(board->focusedPit() && board->focusedPit()->row == rules::Side::North);
        QTest::keyClick(board, Qt::Key_Down);
        QTest::keyClick(board, towards);
        QTest::keyClick(board, Qt::Key_Return);
        QTRY_VERIFY(program.view->isSolved());
        QCOMPARE(program.view->misses(), 0);
    }

    /// The learner sees that the game is won.
    void aWinningMoveIsPlayedToTheEnd()
    {
        OpenLessons program;
        program.openTask("atsyrau", "wait");
        work::pool().waitForDone();
        QCoreApplication::processEvents();
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved());
        const rules::BoardState board = program.taskView->board()->board();
        QCOMPARE(board.rowTotal(rules::Side::South) + board.rowTotal(rules::Side::North), 0);
        QVERIFY(board.stores[0] > board.total() / 2);
    }

    /// A frame around the first answer looked like an answer already chosen, and Enter gave it.
    void noAnswerIsChosenBeforeItIsSeenToBe()
    {
        OpenLessons program;
        useTheMouse(program);
        program.openTask("how-it-ends", "again");
        QPushButton* first = choicesOf(program.taskView).front();
        QVERIFY(first->hasFocus() && first->property("quiet").toBool());
        QTest::keyClick(first, Qt::Key_Return);
        QVERIFY(first->hasFocus() && !first->property("quiet").toBool());
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Press a number from 1 to 3."));
        QCOMPARE(program.view->misses(), 0);
        QTest::keyClick(first, Qt::Key_Return);
        QCOMPARE(program.view->misses(), 1);
        // With the keyboard in use, too. An arrow key shows the first one.
        QTRY_VERIFY(button(program.page, "Try again"));
        QTest::keyClick(button(program.page, "Try again"), Qt::Key_Space);
        first = choicesOf(program.taskView).front();
        QVERIFY(first->hasFocus() && first->property("quiet").toBool());
        QTest::keyClick(first, Qt::Key_Right);
        QVERIFY(first->hasFocus() && !first->property("quiet").toBool());
        QTest::keyClick(first, Qt::Key_Right);
        QVERIFY(choicesOf(program.taskView)[1]->hasFocus());
    }

    /// They came up in the corner, where the pointer still was, and moved away from it without noticing.
    void theFieldsComeUpWhereTheyStay_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::newRow("a choice") << "how-it-ends"
                                  << "majority";
        QTest::newRow("a writing") << "write-moves"
                                   << "own-row";
    }
    void theFieldsComeUpWhereTheyStay()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        OpenLessons program;
        const learn::Lesson& opened = lessonById(lesson.toStdString());
        const Task& first = taskById(opened, task.toStdString());
        program.page->open(opened);
        program.page->start(LessonCatalog::tasksOf(opened), static_cast<std::size_t>(&first - opened.tasks.data()));
        QCoreApplication::processEvents();
        give(program.taskView, first.answer);
        QVERIFY(program.view->isSolved());
        ShownAt places;
        program.taskView->findChild<AnswerFields*>()->installEventFilter(&places);
        QTest::keyClick(button(program.page, "Next"), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(!program.view->isSolved() && program.taskView->findChild<AnswerFields*>()->isVisible());
        QVERIFY(!places.seen.isEmpty());
        for (const QRect& place : places.seen)
            QCOMPARE(place.center().x(), program.taskView->findChild<AnswerFields*>()->geometry().center().x());
        QPushButton* button = choicesOf(program.taskView).back();
        QVERIFY(!button->underMouse() && !button->isDown());
    }

    /// Next was at the right edge of the window.
    void theResultIsBelowTheBoardAndNextBesideIt_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theResultIsBelowTheBoardAndNextBesideIt()
    {
        QFETCH(const QSize, size);
        OpenLessons program;
        program.window->resize(size);
        program.page->open(lessonById("one-stone"));
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved());
        QCoreApplication::processEvents();
        const auto placeOf = [&program](const QWidget* widget) {
            return QRect(widget->mapTo(program.taskView, QPoint()), widget->size());
        };
        const QRect board = placeOf(program.taskView->board());
        const QWidget* next = button(program.page, "Next");
        QVERIFY(next);
        QRect result = placeOf(next);
        for (const auto* label : program.taskView->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text() == program.taskView->feedback())
                result |= placeOf(label);
        }
        QVERIFY(result.width() > next->width());
        QVERIFY(std::abs(result.center().x() - board.center().x()) <= 1);
        QVERIFY(size.width() < 1280 || result.width() <= board.width());
        QVERIFY(result.top() > board.bottom() && result.top() - board.bottom() < next->height());
    }

    /// The names of the commands beside it go first.
    void theHeadingIsWhole_data() { addLanguages(); }
    void theHeadingIsWhole()
    {
        QFETCH(Language, language);
        OpenLessons program(language);
        program.window->resize(640, 480);
        const auto* heading = program.window->findChild<HeaderBar*>()->findChild<ElidedLabel*>();
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                program.openTask(lesson, lesson.tasks.front());
                QCoreApplication::processEvents();
                QVERIFY2(heading->width() >= heading->sizeHint().width(), qPrintable(heading->text()));
            }
        }
    }

    /// Below a board of five pits it stood far to the right.
    void theButtonIsNearTheBoard()
    {
        OpenLessons program;
        program.window->resize(1280, 800);
        program.openTask("bestemshe-start", "start");
        QCoreApplication::processEvents();
        const auto rightOf = [](const QWidget* widget) { return widget->mapToGlobal(QPoint(widget->width(), 0)).x(); };
        const BoardWidget* board = program.taskView->board();
        QVERIFY(rightOf(button(program.view, "Watch")) - rightOf(board) < board->width() / 4);
    }

    void aHintSaysWhyAndLeavesTheFieldInItsPlace()
    {
        OpenLessons program;
        program.openTask("even-is-yours", "odd");
        QCoreApplication::processEvents();
        const auto place = [&program] { return seen<QSpinBox>(program.taskView)->mapTo(program.taskView, QPoint()); };
        const QPoint before = place();
        const QRect board = program.taskView->board()->geometry();
        QTest::keyClick(seen<QSpinBox>(program.taskView), Qt::Key_H); // a letter is a command, no part of a number
        QCoreApplication::processEvents();
        QCOMPARE(place(), before);
        QCOMPARE(program.taskView->board()->geometry(), board);
        QCOMPARE(program.taskView->feedback(),
                 QStringLiteral("Only an even number is taken. How many lie where the move ends?"));
        program.trigger(ActionId::Hint);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("The answer: 0."));
        QVERIFY(!program.action(ActionId::Hint)->isEnabled());
    }

    void aLetterWhereAMoveIsWrittenIsACommandUnlessItIsTheMark()
    {
        OpenLessons program;
        program.openTask("write-moves", "tuzdyk");
        auto* field = seen<QLineEdit>(program.taskView);
        QTest::keyClick(field, Qt::Key_H);
        QVERIFY(!program.taskView->feedback().isEmpty());
        QVERIFY(field->text().isEmpty());
        QTest::keyClicks(field, QStringLiteral("83x"));
        QCOMPARE(field->text(), QStringLiteral("83x"));
    }

    /// At the first wrong answer, too, which is answered with the idea.
    void aSlipIsNamedAtOnce_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("told");
        QTest::newRow("the first seed stays in Oware")
            << "oware-start"
            << "turn" << 4
            << "Here no seed stays in the house where you begin. From the next house on, one by one: 2, 3, … Go on to "
               "the last of the 4 seeds.";
        QTest::newRow("a move in Congkak goes right")
            << "congkak-sowing"
            << "left" << 5
            << "Here you move to the left. From the next hole on, one by one: 2, … Go on to the last of the 2 stones.";
        QTest::newRow("a stone too few")
            << "leave-one"
            << "four" << 4
            << "The first stone stays in pit 2. Then one by one: 3, … Go on to the last of the 4 stones.";
    }
    void aSlipIsNamedAtOnce()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        QFETCH(int, number);
        OpenLessons program;
        program.openTask(lesson.toStdString(), task.toStdString());
        give(program.taskView, rules::Place(rules::Pit{rules::Side::South, static_cast<std::uint8_t>(number)}));
        QTRY_VERIFY(!program.taskView->feedback().isEmpty());
        QTEST(program.taskView->feedback(), "told");
    }

    /// The idea first, and only then the answer.
    void aHintOfALessonHasTwoSteps_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("idea");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* what, const char* lesson, const char* task, const char* idea,
                            const char* answer) {
            QTest::newRow(what) << QString::fromLatin1(lesson) << QString::fromLatin1(task) << QString::fromUtf8(idea)
                                << QString::fromUtf8(answer);
        };
        row("a landing", "leave-one", "four",
            "The first stone stays in pit 2. Then one by one: 3, … Go on to the last of the 4 stones.",
            "The answer: your pit 5.");
        row("a single stone", "one-stone", "next", "It goes one step to the right.", "The answer: your pit 5.");
        row("a move", "even-is-yours", "take", "Odd becomes even: look at the opponent’s odd numbers.",
            "The answer: your pit 9.");
        row("a player", "kalah-again", "turn", "Where did the move end, and what does that earn?", "The answer: You.");
        row("who has won", "how-it-ends", "draw", "Who gets what is left in the rows?", "The answer: Nobody: a draw.");
        row("a written move", "write-moves", "capture", "The move began in your pit 7. Where did the last stone fall?",
            "The answer: 76.");
        row("Oware, a number", "oware-taking", "four",
            "Only two or three are taken. How many seeds lie in the last house then?", "The answer: 0.");
        row("Oware, all the seeds", "oware-taking", "slam",
            "You take only if the opponent keeps a seed. How many would they have left?", "The answer: 0.");
        row("Turkish Mangala, my own row", "mangala-turkish-even", "own-row",
            "Only an even number in the opponent’s row is taken. In whose row does the move end?", "The answer: 0.");
        row("a tuzdyk of the opponent", "stop-his-tuzdyk", "find",
            "Where would the opponent make three? Change the number of stones there.", "The answer: your pit 1.");
        row("a win", "atsyrau", "wait", "You still need 6 to win. At the end your own row counts, too.",
            "The answer: your pit 1.");
    }
    void aHintOfALessonHasTwoSteps()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        OpenLessons program;
        program.openTask(lesson.toStdString(), task.toStdString());
        program.trigger(ActionId::Hint);
        QTEST(program.taskView->feedback(), "idea");
        program.trigger(ActionId::Hint);
        QTEST(program.taskView->feedback(), "answer");
    }

    /// The answer to a wrong number was the first hint, and Hint repeated it.
    void aHintAfterAWrongAnswerSaysSomethingNew()
    {
        OpenLessons program;
        program.openTask("first-minute", "goal");
        give(program.taskView, 81);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Not 81. Half is 81; one more than that wins."));
        program.trigger(ActionId::Hint);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("The answer: 82."));
    }

    /// The hint was the sum for an empty kazan.
    void theStonesInTheKazanCount()
    {
        const learn::Lesson& lesson = lessonById("first-minute");
        const Exercise again = Exercise(TaskRef{&lesson, &taskById(lesson, "goal")}).repeated();
        const int kazan = again.task.position.board().stores[0];
        QVERIFY(kazan > 0);
        QCOMPARE(again.refute(82, 1, {}).text(),
                 QStringLiteral("Not 82. You need 82 to win, and you have %1.").arg(kazan));
    }

    /// After a wrong move the learner had to look for the pit to be reached.
    void theTargetIsMarkedAfterAWrongMove()
    {
        OpenLessons program;
        program.openTask("one-stone", "right-one");
        const learn::Answer right = program.view->task().answer;
        const auto legal = program.view->task().position.legalMoves();
        const auto wrong = std::find_if(legal.begin(), legal.end(),
                                        [&right](rules::Move move) { return learn::Answer(move) != right; });
        QVERIFY(wrong != legal.end());
        give(program.taskView, *wrong);
        QVERIFY(!program.view->isSolved() && program.taskView->board()->preview());
        QVERIFY(program.taskView->board()->comparedPreview());
    }

    void aReasonIsSaidOnce()
    {
        OpenLessons program;
        program.openTask("first-minute", "goal");
        give(program.taskView, 81);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Not 81. Half is 81; one more than that wins."));
        press(program.taskView, "Try again");
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Type a number, or press − and +."));
        give(program.taskView, 81);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Not 81. The answer: 82."));
    }

    void theKazanIsNotTheCapture()
    {
        OpenLessons program;
        program.openTask("write-moves", "list");
        give(program.taskView, 64);
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Not 64. The kazan holds so many after the move."));
    }

    /// From 0 it was a long way to 82. A grey number in the field looked like an answer.
    void theArrowsOfALargeNumberBeginNearIt()
    {
        OpenLessons program;
        const auto firstStep = [&program](const char* lesson, const char* task) {
            program.openTask(lesson, task);
            const auto* field = seen<QSpinBox>(program.taskView)->findChild<QLineEdit*>();
            if (!field->text().isEmpty() || !field->placeholderText().isEmpty())
                return -1;
            press(program.view, "−"); // plus begins there, too
            return seen<QSpinBox>(program.taskView)->value();
        };
        QCOMPARE(firstStep("first-minute", "goal"), 80);
        QCOMPARE(firstStep("how-it-ends", "rest"), 70);
        QCOMPARE(firstStep("even-is-yours", "odd"), 0);
        press(program.view, "+");
        QCOMPARE(seen<QSpinBox>(program.taskView)->value(), 1);
        press(program.view, "−");
        QCOMPARE(seen<QSpinBox>(program.taskView)->value(), 0);
    }

    /// Neither the number, the place nor the player.
    void theFirstHintOfATaskDoesNotAnswerIt()
    {
        const QRegularExpression none(QStringLiteral("\\b(nobody|none|no one|draw|you move|opponent moves|wins)\\b"),
                                      QRegularExpression::CaseInsensitiveOption);
        const QRegularExpression nothing(QStringLiteral("\\b(nothing|none|never|no)\\b"),
                                         QRegularExpression::CaseInsensitiveOption);
        int tasks = 0;
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                for (const learn::Task& task : lesson.tasks) {
                    if (!task.hasAnswer())
                        continue;
                    ++tasks;
                    const QString idea = Exercise(TaskRef{&lesson, &task}).hint();
                    const QByteArray told = QByteArray::fromStdString(lesson.id + '.' + task.id) + ": " + idea.toUtf8();
                    QVERIFY2(!idea.isEmpty(), told);
                    // Where a move can be made, to count is what the learner does anyway.
                    QVERIFY2(!idea.startsWith(QStringLiteral("Count one by one")), told);
                    const auto* const move = std::get_if<rules::Move>(&task.answer);
                    const auto* const place = std::get_if<rules::Place>(&task.answer);
                    if (move || (place && !place->isStore() && task.kind != TaskKind::Landing)) {
                        const int pit = move ? move->from.number : place->number;
                        QVERIFY2(!idea.contains(QRegularExpression(QStringLiteral("pit %1\\b").arg(pit))), told);
                        continue;
                    }
                    if (task.kind != TaskKind::Who && task.kind != TaskKind::Count)
                        continue;
                    if (const int* const number = std::get_if<int>(&task.answer)) {
                        const QRegularExpression same(QStringLiteral("\\b%1\\b").arg(*number));
                        QVERIFY2(!idea.contains(same), told);
                        QVERIFY2(*number != 0 || !idea.contains(nothing), told);
                    } else {
                        QVERIFY2(!idea.contains(none), told);
                    }
                }
            }
        }
        QVERIFY(tasks > 200);
    }

    /// A number was shown at the first wrong answer, and the next try only copied it.
    void aNumberIsNotShownBeforeAnotherTry()
    {
        OpenLessons program;
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                for (const Task& task : lesson.tasks) {
                    if (task.kind != TaskKind::Count)
                        continue;
                    program.openTask(lesson, task);
                    QCoreApplication::processEvents();
                    const rules::BoardState asked = program.taskView->board()->board();
                    const learn::Answer wrong = std::get<int>(task.answer) + 1;
                    const QString answer = QStringLiteral("The answer: %1.").arg(std::get<int>(task.answer));
                    give(program.taskView, wrong);
                    QVERIFY2(!program.taskView->feedback().contains(answer), lesson.keyOf(task).c_str());
                    QVERIFY(program.taskView->board()->board() == asked);
                    QVERIFY(!program.action(ActionId::Replay)->isEnabled());
                    give(program.taskView, wrong);
                    QVERIFY2(program.taskView->feedback().endsWith(answer), lesson.keyOf(task).c_str());
                }
            }
        }
    }

    /// The number beside the mark of the majority was the answer.
    void theMajorityIsNotMarkedWhereItIsAskedFor()
    {
        OpenLessons program;
        for (const char* id : {"first-minute", "small-match", "bestemshe-start", "toguzkorgool-start"}) {
            const learn::Lesson& lesson = lessonById(id);
            program.openTask(lesson, taskById(lesson, "goal"));
            QVERIFY(program.view->task().goal == learn::Goal::Needed);
            QCOMPARE(int(program.taskView->board()->boardLayout().totalStones), 0);
        }
        program.openTask("how-it-ends", "rest");
        QVERIFY(program.taskView->board()->boardLayout().totalStones > 0);
    }

    /// With the idea at first, then with the reason, and not alone until the moves had been shown again.
    void thatAPlayerIsNotRightIsSaidWithTheReason()
    {
        OpenLessons program;
        program.openTask("first-minute", "turn");
        QTRY_VERIFY(!choicesOf(program.taskView).empty());
        Q_EMIT program.taskView->answerGiven(learn::Person::You);
        work::pool().waitForDone();
        QSignalSpy said(program.taskView, &TaskView::lineShown);
        QTRY_VERIFY(program.taskView->feedback().startsWith(QStringLiteral("Not right. ")));
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Not right. Who made the last move?"));
        QVERIFY(said.isEmpty());
        press(program.taskView, "Try again");
        give(program.taskView, learn::Person::You);
        QCOMPARE(program.taskView->feedback(),
                 QStringLiteral("Not right. The players move in turn, and nobody passes: it is the opponent’s turn."));
    }

    /// "4-" was at the end of a line, and its "отау" in the next one. What is told has no sign for that.
    void noLineEndsAfterANumber()
    {
        OpenLessons program(Language::Kazakh);
        program.openTask("even-is-yours", "own-row");
        QVERIFY(program.taskView->task().startsWith(QStringLiteral("3-отаудан ")));
        QCOMPARE(program.taskView->announcedTask().left(9), QStringLiteral("3-отаудан"));
        const auto labels = program.taskView->findChildren<QLabel*>();
        const auto* label = *std::find_if(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->text().contains(QStringLiteral("төртеу"));
        });
        for (int width = 80; width < 700; width += 5) {
            QTextLayout layout(label->text(), label->font());
            layout.beginLayout();
            for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                line.setLineWidth(width);
                const QString shown = label->text().mid(line.textStart(), line.textLength()).trimmed();
                QVERIFY2(!shown.endsWith(u'-') && !shown.endsWith(QChar(0x2060)), qPrintable(shown));
            }
            layout.endLayout();
        }
    }

    /// "Right." alone said nothing of what had happened.
    void praiseSaysWhatHappened_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* lesson, const char* task, const char* said) {
            QTest::newRow(name) << QString::fromLatin1(lesson) << QString::fromLatin1(task) << QString::fromUtf8(said);
        };
        row("where a move ends", "kalah-sowing", "store", "Right. The move ends in your store.");
        row("a move without kazans", "leave-one", "to-nine", "Right. The move ends in your pit 9.");
        row("a pit in danger", "guard", "danger",
            "Right. Threat: with pit 8 the opponent takes 10 stones from your pit 2.");
        row("a written move", "write-moves", "across", "Right. The move from your pit 9 is written 9⁣2.");
        row("a tuzdyk cannot be declined", "tuzdyk", "declined",
            "Right. All three: you cannot decline a tuzdyk. You get only one, so choose well.");
        row("whose turn it is where moves are earned", "kalah-start", "reply",
            "Right. Yours: the opponent’s last stone fell into hole 5, not into the store.");
    }
    void praiseSaysWhatHappened()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        OpenLessons program;
        program.openTask(lesson.toStdString(), task.toStdString());
        QTRY_VERIFY(program.action(ActionId::Hint)->isEnabled());
        give(program.taskView, program.view->task().answer);
        QTRY_VERIFY(program.view->isSolved());
        QTEST(program.taskView->feedback(), "said");
    }

    /// In every lesson.
    void noPraiseIsBare()
    {
        for (const Course& course : LessonCatalog::courses()) {
            for (const learn::Lesson& lesson : course.lessons) {
                for (const TaskRef& task : LessonCatalog::tasksOf(lesson)) {
                    if (task.task->hasAnswer())
                        QVERIFY2(!Exercise(task).praise(std::nullopt, true, Language::English).isEmpty(),
                                 task.key().c_str());
                }
            }
        }
    }

    /// The number of tasks grew without a word.
    void whatComesAgainIsAnnounced()
    {
        const QString again = QStringLiteral("This task comes again at the end: solve it, and you win the stars back.");
        OpenLessons program;
        program.openTask("leave-one", "four");
        give(program.taskView, program.view->task().answer);
        QVERIFY(!program.taskView->feedback().contains(again));
        program.openTask("leave-one", "four");
        give(program.taskView, rules::Place(rules::Pit{rules::Side::South, 6}));
        give(program.taskView, program.view->task().answer);
        QVERIFY(program.view->isSolved());
        QCOMPARE(program.taskView->feedback(), QStringLiteral("Right. The move ends in your pit 5. ") + again);
    }

    void nothingIsReplayedWhereNoMoveWasMade()
    {
        OpenLessons program;
        const auto canReplay = [&](std::string_view lesson, std::string_view task) {
            const learn::Lesson& opened = lessonById(lesson);
            program.openTask(opened, taskById(opened, task));
            if (program.view->task().hasAnswer())
                give(program.taskView, program.view->task().answer);
            return program.action(ActionId::Replay)->isEnabled();
        };
        QVERIFY(!canReplay("first-minute", "goal"));
        QVERIFY(!canReplay("guard", "see"));
        QVERIFY(!canReplay("small-match", "play"));
        QVERIFY(canReplay("even-is-yours", "odd"));
    }

    void theMarkOfATuzdykIsTakenAwayAgain()
    {
        OpenLessons program;
        program.openTask("write-moves", "tuzdyk");
        QLineEdit* field = seen<QLineEdit>(program.taskView);
        QAbstractButton* mark = button(program.page, "x");
        QVERIFY(!mark->isEnabled()); // first the pits
        QTest::keyClicks(field, QStringLiteral("83x"));
        QCOMPARE(field->text(), QStringLiteral("83x"));
        QTest::keyClicks(field, QStringLiteral("x"));
        QCOMPARE(field->text(), QStringLiteral("83"));
        QTest::mouseClick(mark, Qt::LeftButton);
        QCOMPARE(field->text(), QStringLiteral("83x"));
        QTest::mouseClick(mark, Qt::LeftButton);
        QCOMPARE(field->text(), QStringLiteral("83"));
    }

    /// The key of the hint did nothing there.
    void theMatchGivesHints()
    {
        OpenLessons program;
        program.openTask("small-match", "play");
        QVERIFY(program.action(ActionId::Hint)->isEnabled());
        program.trigger(ActionId::Hint);
        const auto isSaid = [&program] {
            const QStringList texts = textsSeen(program.view->match());
            return !texts.filter(QStringLiteral("Hint: the move from your pit ")).isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(), 20000);
        QCOMPARE(program.view->misses(), 0);
    }

    void theMatchNamesItsPlayersItsBarAndItsMoves()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("small-match");
        program.openTask(lesson, taskById(lesson, "play"));
        LessonGameView* match = program.view->match();
        const auto says = [match](const QString& text) { return shows(match, text); };
        QCoreApplication::processEvents();
        QVERIFY(says(QStringLiteral("You: 0")) && says(QStringLiteral("Computer 1: 0")));
        QVERIFY(says(QStringLiteral("More than half: 26")) && !says(QStringLiteral("Opponent")));
        // More than half does not end this one.
        program.openTask("mangala-turkish-end", "play");
        QVERIFY(says(QStringLiteral("The game is played to its end.")) && !says(QStringLiteral("More than half")));
    }

    /// It could only be won, however often.
    void aLostMatchCanBeLeftToFinishTheLesson()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("small-match");
        program.openTask(lesson, taskById(lesson, "play"));
        LessonGameView* match = program.view->match();
        const auto [moves, at] = gameThatEnds(
            lesson.setup, [](const rules::Outcome& outcome) { return outcome.winner == rules::Side::North; });
        QVERIFY(at.outcome());
        match->start(lesson.setup, 1, moves);
        match->board()->completeAnimation();
        QCoreApplication::processEvents();
        const auto score = at.outcome()->score;
        QVERIFY(
            shows(match, QStringLiteral("Not this time (%1:%2). Play again: Hint helps.").arg(score[0]).arg(score[1])));
        QVERIFY(button(match, "Play again") && !program.view->isSolved());
        press(match, "Done");
        QVERIFY(!program.page->isInLesson());
        QCOMPARE(program.pages().learning().store().schedule().recordOf("small-match.play").stars, 0);
    }

    /// A game of 162 stones was long for the end of a course.
    void theLastGameEndsAfterTenMoves()
    {
        OpenLessons program;
        program.openTask("first-game", "play");
        LessonGameView* match = program.view->match();
        QVERIFY(shows(match, "Your moves: 0 of 10"));
        match->start(lessonById("first-game").setup, 1, QStringLiteral("76 98"), 2);
        QVERIFY(shows(match, "Your moves: 1 of 2") && !program.view->isSolved());
        match->board()->setTimeScale(0);
        clickPit(match->board(), {rules::Side::South, 6});
        QTRY_VERIFY(program.view->isSolved());
        QVERIFY(shows(match, "Your moves: 2 of 2"));
        QVERIFY(program.pages().learning().store().startedGame("first-game.play").isEmpty());
        press(match, "Done");
        QVERIFY(!program.page->isInLesson());
    }

    /// A window of 800x600 with its frame.
    void theMatchFitsItsPage_data()
    {
        QTest::addColumn<Language>("language");
        for (const Language language : allLanguages())
            QTest::newRow(qPrintable(codeOf(language))) << language;
    }
    void theMatchFitsItsPage()
    {
        QFETCH(Language, language);
        OpenLessons program(language);
        for (const QSize size : {QSize(800, 560), QSize(640, 480)}) {
            program.window->resize(size);
            program.openTask("small-match", "play");
            QCoreApplication::processEvents();
            for (const QWidget* around = program.view->match(); around != nullptr; around = around->parentWidget()) {
                if (const auto* area = qobject_cast<const QAbstractScrollArea*>(around))
                    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
            }
        }
    }

    /// In the form that the lessons teach, and only in their last game. What another course does not teach puzzles.
    void theLastGameShowsItsScoresheet()
    {
        OpenLessons program;
        const learn::Lesson& match = lessonById("small-match");
        program.openTask(match, taskById(match, "play"));
        program.view->match()->start(match.setup, 1, QStringLiteral("54"));
        QCoreApplication::processEvents();
        QVERIFY(!shows(program.view->match(), QStringLiteral("Scoresheet")));
        const learn::Lesson& game = lessonById("first-game");
        program.openTask(game, taskById(game, "play"));
        program.view->match()->start(game.setup, 1, QStringLiteral("76 98 66"));
        QCoreApplication::processEvents();
        QVERIFY(shows(program.view->match(), QStringLiteral("Scoresheet: 1. 76(10) 98   2. 66")));
    }

    /// Also when a majority ends the game while stones lie in the rows.
    void theBarShowsWhatTheKazansShowAtTheEnd()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("small-match");
        program.openTask(lesson, taskById(lesson, "play"));
        const auto [moves, at] = gameThatEnds(lesson.setup, [](const rules::Outcome& outcome) {
            return outcome.reason == rules::EndReason::StoreMajority && outcome.winner == rules::Side::South;
        });
        QVERIFY(at.outcome());
        LessonGameView* match = program.view->match();
        match->start(lesson.setup, 1, moves);
        match->board()->completeAnimation();
        QCoreApplication::processEvents();
        const auto says = [match](const QString& text) { return shows(match, text); };
        const int own = match->board()->shownCount(rules::Place::store(rules::Side::South));
        const int other = match->board()->shownCount(rules::Place::store(rules::Side::North));
        QCOMPARE(own + other, 50);
        QVERIFY(says(QStringLiteral("You: %1").arg(own)) && says(QStringLiteral("Computer 1: %1").arg(other)));
        // Said once.
        QVERIFY(says(QStringLiteral("26 are enough. Each keeps their own row.")));
        QVERIFY(!says(QStringLiteral("each player’s row")));
    }

    /// After the last lesson the learner is not left alone.
    void theLastLessonSaysWhatComesNext()
    {
        OpenLessons program;
        program.page->open(lessonById("congkak-end"));
        std::vector<TaskRef> tasks = LessonCatalog::tasksOf(lessonById("congkak-end"));
        tasks.pop_back(); // the game
        program.page->start(tasks);
        for (const TaskRef& asked : tasks) {
            give(program.taskView, asked.task->answer);
            program.taskView->board()->completeAnimation();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QVERIFY(!program.page->isInLesson());
        QAbstractButton* next = button(program.page, "Play a game");
        QVERIFY(next);
        QVERIFY(button(program.page, "Solve puzzles") && button(program.page, "All lessons"));
        next->click();
        const auto* dialog = program.window->findChild<NewGameDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->choice().setup.game(), rules::GameId::Congkak);
    }

    /// They were those of the main game.
    void theRulesAreThoseOfTheLesson()
    {
        OpenLessons program;
        program.openTask("mangala-turkish-even", "odd");
        program.trigger(ActionId::Rules);
        const auto* dialog = program.window->findChild<RulesDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QComboBox*>()->currentText(), QStringLiteral("Turkish Mangala"));
    }

    /// It asked a plain question.
    void theKazanInBracketsIsAskedAgain()
    {
        OpenLessons program;
        program.openTask("write-moves", "list");
        give(program.taskView, 64);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // try again
        give(program.taskView, 6);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const Task& asked = program.view->task();
        const int after = 58 + std::get<int>(asked.answer);
        QVERIFY2(program.taskView->task().contains(QStringLiteral("(%1): the kazan held 58 before.").arg(after)),
                 qPrintable(program.taskView->task()));
    }

    /// After the last lesson of a course the list began with another game, and three stars had a line about fewer.
    void theListStaysAtTheCourse()
    {
        OpenLessons program;
        const learn::Lesson& lesson = lessonById("kalah-end");
        program.page->open(lesson);
        program.page->start({LessonCatalog::tasksOf(lesson).front()});
        give(program.taskView, lesson.tasks.front().answer);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        press(program.page, "All lessons");
        QVERIFY(program.page->list()->cardOf(lesson)->hasFocus());
    }
};

QUMALAQ_WINDOW_TEST(TestLessonAnswers)
#include "tst_lesson_answers.moc"

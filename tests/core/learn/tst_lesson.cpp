// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/answer.h"
#include "core/learn/key_lines.h"
#include "core/learn/lesson.h"
#include "tests/core/learn/fault_fixture.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::learn;

namespace {

using Code = TextError::Code;

/// A lesson without a fault, to be spoilt line by line.
const char* const kGood = "id = sample\n"                                                // 1
                          "game = togyzqumalaq\n"                                        // 2
                          "[task a]\n"                                                   // 3
                          "kind = play\n"                                                // 4
                          "position = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s\n" // 5
                          "goal = most\n"                                                // 6
                          "answer = 91\n"                                                // 7
                          "[task b]\n"                                                   // 8
                          "kind = landing\n"                                             // 9
                          "position = 0,4,0,0,3,0,0,2,0/0,0,0,0,0,0,0,0,0 76,77 -,- s\n" // 10
                          "move = 2\n"                                                   // 11
                          "answer = s5\n"                                                // 12
                          "[task c]\n"                                                   // 13
                          "kind = count\n"                                               // 14
                          "goal = needed\n"                                              // 15
                          "position = 0,4,0,0,3,0,0,2,0/0,0,0,0,0,0,0,0,0 76,77 -,- s\n" // 16
                          "answer = 6\n"                                                 // 17
                          "[task d]\n"                                                   // 18
                          "kind = choose\n"                                              // 19
                          "goal = most\n"                                                // 20
                          "position = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s\n" // 21
                          "answer = n1\n"                                                // 22
                          "[task e]\n"                                                   // 23
                          "kind = who\n"                                                 // 24
                          "goal = turn\n"                                                // 25
                          "position = 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s\n"   // 26
                          "move = 76 98\n"                                               // 27
                          "answer = you\n"                                               // 28
                          "[task f]\n"                                                   // 29
                          "kind = write\n"                                               // 30
                          "position = 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s\n"   // 31
                          "move = 76\n"                                                  // 32
                          "answer = 76\n";                                               // 33

} // namespace

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSampleHasNoFault() { QVERIFY2(faultsOf(kGood).empty(), qUtf8Printable(told(faultsOf(kGood)))); }

    void everyFaultIsNamed_data()
    {
        const auto row = addFaultColumns(kGood);
        row("a line without an equals sign", 6, "goal most", Code::NoEquals, "goal most");
        row("text that is no UTF-8", 6, "goal = \xC3\x28", Code::NotUtf8, "");
        row("an unknown heading", 18, "[tusk d]", Code::UnknownSection, "tusk");
        row("a heading that is not closed", 18, "[task d", Code::UnknownSection, "[task d");
        row("a task without an id", 18, "[task]", Code::UnknownSection, "task");
        row("an id given twice", 18, "[task a]", Code::DuplicateId, "a");
        row("an unknown key", 6, "gaol = most", Code::UnknownKey, "gaol");
        row("a key that belongs to another kind", 11, "level = 2", Code::UnknownKey, "level");
        row("a sentence in a lesson", 6, "goal = most\ntext = Take it.", Code::UnknownKey, "text", 7);
        row("a task called like the title", 18, "[task title]", Code::UnknownValue, "title");
        row("a task called like the text at the end", 18, "[task learned]", Code::UnknownValue, "learned");
        row("a key given twice", 6, "kind = play", Code::DuplicateKey, "kind");
        row("a missing position", 5, "", Code::MissingKey, "position", 3);
        row("a missing move", 11, "", Code::MissingKey, "move", 8);
        row("an unknown kind", 4, "kind = plaice", Code::UnknownValue, "plaice");
        row("an unknown goal", 6, "goal = must", Code::UnknownValue, "must");
        row("an unknown game", 2, "game = chess", Code::UnknownGame, "chess");
        row("an option the game does not have", 2, "game = togyzqumalaq\noption.holes = 5", Code::BadOption,
            "option.holes=5", 3);
        row("a wrong stone total", 5, "position = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,68 -,- s", Code::BadPosition,
            "0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,68 -,- s");
        row("nobody to move", 10, "position = 0,0,0,0,0,0,0,0,0/9,0,0,0,0,0,0,0,0 76,77 -,- s", Code::GameOver,
            "0,0,0,0,0,0,0,0,0/9,0,0,0,0,0,0,0,0 76,77 -,- s");
        row("no writing to be read", 6, "goal = sheet", Code::MissingKey, "written", 3);
        row("a writing where nothing is read", 6, "goal = most\nwritten = 91", Code::UnknownKey, "written", 7);
        row("a writing of another move", 6, "goal = sheet\nwritten = 45", Code::GoalNotReached, "91", 8);
        row("a writing that can be two moves", 6, "goal = sheet\nwritten = ??", Code::AnswerNotUnique, "37", 8);
        row("an answer that is not legal", 7, "answer = 1", Code::BadMove, "1");
        row("an answer that names no pit", 12, "answer = s0", Code::BadPlace, "s0");
        row("an answer that is no number", 17, "answer = six", Code::BadNumber, "six");
        row("an answer that does not reach the goal", 7, "answer = 89", Code::GoalNotReached, "89");
        row("another landing", 12, "answer = s6", Code::WrongAnswer, "s5");
        row("another number", 17, "answer = 5", Code::WrongAnswer, "6");
        row("another player", 28, "answer = opponent", Code::WrongAnswer, "you");
        row("an answer that is no player", 28, "answer = south", Code::UnknownValue, "south");
        row("a winner of a game that goes on", 25, "goal = winner", Code::GoalNotReached, "you", 28);
        row("a line whose second move is not legal", 27, "move = 76 9 75", Code::BadMove, "75");
        row("several moves where one is written", 32, "move = 76 98", Code::BadMove, "76 98");
        row("another writing", 33, "answer = 67", Code::WrongAnswer, "76");
        row("an answer to what is only shown", 30, "kind = show", Code::UnknownKey, "answer", 33);
        row("help for a number", 17, "answer = 6\nhelp = threat", Code::UnknownKey, "help", 18);
        row("an unknown help", 6, "goal = most\nhelp = all", Code::UnknownValue, "all", 7);
        row("a repetition that is not the third", 28, "answer = you\nrepeated = twice", Code::UnknownValue, "twice",
            29);
        row("a winner by repetition", 28, "answer = you\nrepeated = third", Code::WrongAnswer, "nobody");
        row("a repetition where no player is asked for", 6, "goal = most\nrepeated = third", Code::UnknownKey,
            "repeated", 7);
        row("moves of a task that is no game", 33, "answer = 76\nmoves = 3", Code::UnknownKey, "moves", 34);
        row("an unknown thing to say", 6, "goal = most\nafter = perhaps", Code::UnknownValue, "perhaps", 7);
    }

    void everyFaultIsNamed()
    {
        checkFault([](const QByteArray& text) { return faultsOf(text.toStdString()); });
    }

    void answersThatAreNotTheBestAreNamed()
    {
        const auto faultsWith = [](const char* position, const char* goal, const char* answer) {
            QList<QByteArray> lines = QByteArray(kGood).split('\n');
            lines[4] = QByteArray("position = ") + position;
            lines[5] = QByteArray("goal = ") + goal;
            lines[6] = QByteArray("answer = ") + answer;
            return faultsOf(lines.join('\n').toStdString());
        };
        const auto better = faultsWith("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 52,53 -,- s", "most", "93");
        QCOMPARE(better.size(), 1U);
        QCOMPARE(int(better[0].code), int(Code::AnswerNotBest));
        QCOMPARE(better[0].found, std::string("84"));
        QCOMPARE(better[0].line, 7);
        QCOMPARE(better[0].column, 10);

        const auto equal = faultsWith("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", "most", "76");
        QCOMPARE(equal.size(), 7U); // except for the first, every other pit takes ten as well
        QCOMPARE(int(equal[0].code), int(Code::AnswerNotUnique));

        const auto hard = faultsWith("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", "win", "76");
        QCOMPARE(hard.size(), 1U);
        QCOMPARE(int(hard[0].code), int(Code::TooHardToProve));
    }

    void aGoalOfAnotherGameIsNamed()
    {
        QByteArray text = kGood;
        text.replace("goal = most\nanswer = 91", "goal = again\nanswer = 91");
        const auto faults = faultsOf(text.toStdString());
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(int(faults[0].code), int(Code::GoalNotOfThisGame));
    }

    /// The learner who clicks where the right move begins, or where the asked sowing begins, has found the move.
    void theOtherEndOfTheMoveIsKnown()
    {
        const auto lesson = parseLesson(kGood);
        QVERIFY(lesson);
        const auto pit = [](rules::Side side, std::uint8_t number) { return rules::Place(rules::Pit{side, number}); };
        const Task& landing = lesson->tasks[1]; // from pit 2 to pit 5
        QVERIFY(isOtherEnd(landing, pit(rules::Side::South, 2)));
        QVERIFY(!isOtherEnd(landing, pit(rules::Side::South, 5)));
        QVERIFY(!isOtherEnd(landing, pit(rules::Side::North, 2)));
        const Task& choose = lesson->tasks[3]; // 91 takes from the opponent's pit 1
        QVERIFY(isOtherEnd(choose, pit(rules::Side::South, 9)));
        QVERIFY(!isOtherEnd(choose, pit(rules::Side::South, 8)));
        QVERIFY(!isOtherEnd(choose, pit(rules::Side::North, 1)));
        QVERIFY(!isOtherEnd(choose, rules::Place::store(rules::Side::South)));
        QVERIFY(!isOtherEnd(lesson->tasks[0], pit(rules::Side::South, 9))); // a move has no such end
    }

    void threeTasksAreTooFew()
    {
        const QByteArray text = QByteArray(kGood).left(QByteArray(kGood).indexOf("[task d]"));
        const auto faults = faultsOf(text.toStdString());
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(int(faults[0].code), int(Code::TaskCount));
        QCOMPARE(faults[0].actual, 3);
    }

    void sevenTasksAreTooMany()
    {
        const QByteArray last = QByteArray(kGood).mid(QByteArray(kGood).indexOf("[task f]"));
        const auto faults = faultsOf((kGood + QByteArray(last).replace("task f", "task g")).toStdString());
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(int(faults[0].code), int(Code::TaskCount));
        QCOMPARE(faults[0].expected, kMaxTasks);
        QCOMPARE(faults[0].actual, 7);
    }
};

QTEST_GUILESS_MAIN(TestLesson)
#include "tst_lesson.moc"

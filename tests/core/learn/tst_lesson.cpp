// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/search.h"
#include "core/learn/answer.h"
#include "core/learn/fact.h"
#include "core/learn/key_lines.h"
#include "core/learn/lesson.h"
#include "core/notation/move_text.h"
#include "tests/core/learn/naive_board.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <set>
#include <type_traits>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::AnyPosition;
using rules::House;
using rules::indexOf;
using rules::Move;
using rules::Side;

namespace {

using Code = TextFault::Code;

std::string read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can not read %s", qPrintable(path));
    return file.readAll().toStdString();
}

/// Relative paths of all lessons, in the order of the courses.
QStringList shippedLessons()
{
    const QString root = QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/");
    QStringList paths;
    QDirIterator files(root, {QStringLiteral("*.txt")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next().mid(root.size());
        if (path.contains(u'/')) // beside the courses stands what they say
            paths << path;
    }
    paths.sort();
    return paths;
}

Lesson shipped(const QString& path)
{
    auto lesson = parseLesson(read(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/") + path));
    if (!lesson)
        qFatal("%s is no lesson", qPrintable(path));
    return std::move(*lesson);
}

void addShipped()
{
    QTest::addColumn<QString>("path");
    for (const QString& path : shippedLessons())
        QTest::newRow(qPrintable(path)) << path;
}

QString told(const std::vector<TextFault>& faults)
{
    QString text;
    for (const TextFault& fault : faults) {
        text += QStringLiteral("\nline %1 column %2: fault %3 '%4'")
                    .arg(fault.line)
                    .arg(fault.column)
                    .arg(int(fault.code))
                    .arg(QString::fromStdString(fault.found));
    }
    return text;
}

/// The computer's favourite, by a full search of every move.
Move engineChoice(const AnyPosition& position)
{
    return position.visit([](const auto& own) {
        using P = std::decay_t<decltype(own)>;
        ai::TranspositionTable table(1);
        ai::Search<P> search(table, {}, [] { return false; });
        ai::SearchBudget budget;
        budget.depth = 8;
        budget.nodes = 200'000;
        return search.run(own, {}, budget, nullptr).moves[0].move;
    });
}

/// What a refutation of the Togyz family claims, tried out on a board without core/rules.
QString falseClaim(const Task& task, Move wrong, const Refutation& refutation, bool hasTuzdyk)
{
    const naive::Deed deed = naive::playTogyz(task.position.board(), wrong.from, hasTuzdyk);
    const naive::Deed right = naive::playTogyz(task.position.board(), std::get<Move>(task.answer).from, hasTuzdyk);
    const auto mostTaken = [&](const rules::BoardState& board) {
        int most = 0;
        for (std::uint8_t number = 1; number <= board.houses; ++number) {
            const House from{board.sideToMove, number};
            if (board.at(from) > 0)
                most = std::max(most, naive::playTogyz(board, from, hasTuzdyk).taken);
        }
        return most;
    };
    const auto expect = [](bool isTrue, const char* what) { return isTrue ? QString() : QString::fromLatin1(what); };
    switch (refutation.kind) {
    case RefutationKind::TakesLess:
        return expect(refutation.counts == std::array{deed.taken, right.taken} && deed.taken < right.taken,
                      "takes less");
    case RefutationKind::GainsLess: {
        const auto gain = [](const naive::Deed& d) { return d.taken + d.ownTuzdyk - d.hisTuzdyk + (d.made ? 3 : 0); };
        return expect(refutation.counts == std::array{gain(deed), gain(right)} && gain(deed) < gain(right),
                      "gains less");
    }
    case RefutationKind::NoTuzdyk:
        return expect(!deed.made && right.made, "no tuzdyk");
    case RefutationKind::LeavesMore:
        return expect(refutation.counts == std::array{mostTaken(deed.after), mostTaken(right.after)}
                          && refutation.counts[0] > refutation.counts[1] && refutation.line.size() == 2
                          && naive::playTogyz(deed.after, refutation.line[1].from, hasTuzdyk).taken
                                 == refutation.counts[0],
                      "leaves more");
    case RefutationKind::LetsTuzdyk:
        return expect(refutation.line.size() == 2
                          && naive::playTogyz(deed.after, refutation.line[1].from, hasTuzdyk).made
                                 == refutation.place->house(),
                      "lets him make a tuzdyk");
    case RefutationKind::LandsElsewhere:
        return expect(refutation.place && *refutation.place != *task.target, "lands elsewhere");
    case RefutationKind::DoesNotWin:
    case RefutationKind::OtherMove:
        return {};
    default:
        return QStringLiteral("a reason that does not belong here");
    }
}

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
                          "answer = n1\n";                                               // 22

QByteArray spoilt(int line, const QByteArray& by)
{
    QList<QByteArray> lines = QByteArray(kGood).split('\n');
    lines[line - 1] = by;
    return lines.join('\n');
}

} // namespace

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreTheCoursesThatWerePlanned()
    {
        const QStringList paths = shippedLessons();
        const auto count = [&](const char* course) { return paths.filter(QString::fromLatin1(course)).size(); };
        QCOMPARE(count("togyzqumalaq/"), 13); // twelve, and the small match between them
        QCOMPARE(count("congkak/"), 3);
        QCOMPARE(count("mangala-suez/"), 3);
        std::set<std::string> ids;
        for (const QString& path : paths)
            QVERIFY2(ids.insert(shipped(path).id).second, qPrintable(path));
    }

    void everyShippedLessonIsValid_data() { addShipped(); }
    void everyShippedLessonIsValid()
    {
        QFETCH(QString, path);
        const auto faults = faultsOf(read(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/") + path));
        QVERIFY2(faults.empty(), qUtf8Printable(told(faults)));
    }

    void everyWrongAnswerIsRefuted_data() { addShipped(); }
    void everyWrongAnswerIsRefuted()
    {
        QFETCH(QString, path);
        const Lesson lesson = shipped(path);
        const bool isCongkak = lesson.setup.game() == rules::GameId::Congkak;
        const bool isMangala = lesson.setup.game() == rules::GameId::MangalaSuez;
        for (const Task& task : lesson.tasks) {
            if (task.kind == TaskKind::Match)
                continue;
            QVERIFY(!refute(task, task.answer));
            int right = 0;
            for (const Candidate& candidate : candidatesOf(task)) {
                const auto refutation = refute(task, candidate.answer);
                if (!refutation) {
                    ++right;
                    continue;
                }
                AnyPosition at = task.position;
                for (const Move move : refutation->line) {
                    QVERIFY(at.isLegal(move));
                    at.play(move);
                }
                if (task.kind == TaskKind::Play && !isCongkak && !isMangala) {
                    const QString claim = falseClaim(task, std::get<Move>(candidate.answer), *refutation,
                                                     lesson.setup.game() == rules::GameId::Togyzqumalaq);
                    QVERIFY2(claim.isEmpty(), qPrintable(QString::fromStdString(task.id + ": ") + claim));
                }
            }
            QCOMPARE(right, 1);
            if (task.kind == TaskKind::Count) {
                const auto refutation = refute(task, Answer(std::get<int>(task.answer) + 1));
                QVERIFY(refutation && refutation->kind == RefutationKind::OtherNumber);
                QCOMPARE(refutation->counts[1], std::get<int>(task.answer));
            }
        }
    }

    /// Neither in an answer nor in what is shown for a wrong one: a learner would not know what happens there.
    void noTuzdykIsMadeBeforeItIsTaught()
    {
        int lessons = 0;
        for (const QString& path : shippedLessons().filter(QStringLiteral("togyzqumalaq/"))) {
            const Lesson lesson = shipped(path);
            if (lesson.id == "tuzdyk")
                break;
            ++lessons;
            const auto show = [&](const Task& task, const std::vector<Move>& line) {
                AnyPosition at = task.position;
                for (const Move move : line) {
                    QVERIFY2(!notation::landingOf(at, move).makesTuzdyk, lesson.keyOf(task).c_str());
                    at.play(move);
                }
            };
            for (const Task& task : lesson.tasks) {
                if (task.kind == TaskKind::Match)
                    continue;
                if (task.move)
                    show(task, {*task.move});
                if (const auto* move = std::get_if<Move>(&task.answer)) {
                    show(task, {*move});
                    const auto facts = chooseReasons(factsOf(task.position, *move)); // the first of them is told
                    QVERIFY2(facts.empty()
                                 || (facts[0].kind != FactKind::ThreatensTuzdyk
                                     && facts[0].kind != FactKind::StopsTuzdyk
                                     && facts[0].kind != FactKind::LeavesTuzdyk),
                             lesson.keyOf(task).c_str());
                }
                for (const Candidate& candidate : candidatesOf(task)) {
                    if (const auto refutation = refute(task, candidate.answer))
                        show(task, refutation->line);
                }
            }
        }
        QCOMPARE(lessons, 7);
    }

    /// What a lesson teaches should also be good play.
    void theComputerWouldAnswerAlike_data() { addShipped(); }
    void theComputerWouldAnswerAlike()
    {
        QFETCH(QString, path);
        const Lesson lesson = shipped(path);
        for (const Task& task : lesson.tasks) {
            const bool isAboutStrength = task.goal == Goal::Most || task.goal == Goal::Gain || task.goal == Goal::Make
                                         || task.goal == Goal::Guard || task.goal == Goal::Stop
                                         || task.goal == Goal::Again || task.goal == Goal::Win;
            if (task.kind == TaskKind::Play && isAboutStrength)
                QVERIFY2(engineChoice(task.position) == std::get<Move>(task.answer), task.id.c_str());
        }
    }

    void landingsAreWhereANaiveSowingEnds_data() { addShipped(); }
    void landingsAreWhereANaiveSowingEnds()
    {
        QFETCH(QString, path);
        const Lesson lesson = shipped(path);
        if (lesson.setup.game() != rules::GameId::Togyzqumalaq)
            return;
        for (const Task& task : lesson.tasks) {
            if (task.kind != TaskKind::Landing)
                continue;
            House place = task.move->from;
            const rules::BoardState board = task.position.board();
            const int stones = board.at(place);
            for (int step = stones == 1 ? 0 : 1; step < stones; ++step)
                place = naive::upwards(board, place);
            QVERIFY2(rules::Place(place) == std::get<rules::Place>(task.answer), task.id.c_str());
        }
    }

    void theSampleHasNoFault() { QVERIFY2(faultsOf(kGood).empty(), qUtf8Printable(told(faultsOf(kGood)))); }

    void everyFaultIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* name, int line, const char* by, Code code, const char* found, int at = 0) {
            QTest::newRow(name) << spoilt(line, by) << int(code) << (at > 0 ? at : line) << QString::fromUtf8(found);
        };
        row("a line without an equals sign", 6, "goal most", Code::NoEquals, "goal most");
        row("text that is no UTF-8", 6, "goal = \xC3\x28", Code::NotUtf8, "");
        row("an unknown heading", 18, "[tusk d]", Code::UnknownSection, "tusk");
        row("a heading that is not closed", 18, "[task d", Code::UnknownSection, "[task d");
        row("a task without an id", 18, "[task]", Code::UnknownSection, "task");
        row("an id given twice", 18, "[task a]", Code::DuplicateId, "a");
        row("an unknown key", 6, "gaol = most", Code::UnknownKey, "gaol");
        row("a key that belongs to another kind", 11, "level = 2", Code::UnknownKey, "level");
        row("a sentence in a lesson", 6, "goal = most\ntext = Take it.", Code::UnknownKey, "text", 7);
        row("a task called like the title", 18, "[task title]", Code::DuplicateId, "title");
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
        row("an answer that is not legal", 7, "answer = 1", Code::BadMove, "1");
        row("an answer that names no pit", 12, "answer = s0", Code::BadPlace, "s0");
        row("an answer that is no number", 17, "answer = six", Code::BadNumber, "six");
        row("an answer that does not reach the goal", 7, "answer = 89", Code::GoalNotReached, "89");
        row("another landing", 12, "answer = s6", Code::WrongAnswer, "s5");
        row("another number", 17, "answer = 5", Code::WrongAnswer, "6");
    }

    void everyFaultIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(QString, found);
        const auto faults = faultsOf(text.toStdString());
        const bool isNamed = std::any_of(faults.begin(), faults.end(), [&](const TextFault& fault) {
            return int(fault.code) == code && fault.line == line && QString::fromStdString(fault.found) == found;
        });
        QVERIFY2(isNamed, qUtf8Printable(told(faults)));
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
        QCOMPARE(equal.size(), 7U); // every other pit but the first takes ten as well
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

    void threeTasksAreTooFew()
    {
        const QByteArray text = QByteArray(kGood).left(QByteArray(kGood).indexOf("[task d]"));
        const auto faults = faultsOf(text.toStdString());
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(int(faults[0].code), int(Code::TaskCount));
        QCOMPARE(faults[0].actual, 3);
    }

    void whatIsNoUtf8_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isUtf8");
        QTest::newRow("Kazakh") << QByteArray("тұздық") << true;
        QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x99\x82") << true;
        QTest::newRow("cut off") << QByteArray("\xD1") << false;
        QTest::newRow("too long a form") << QByteArray("\xC0\xAF") << false;
        QTest::newRow("a surrogate") << QByteArray("\xED\xA0\x80") << false;
        QTest::newRow("past the last character") << QByteArray("\xF4\x90\x80\x80") << false;
    }

    void whatIsNoUtf8()
    {
        QFETCH(QByteArray, text);
        QTEST(learn::isUtf8(text.toStdString()), "isUtf8");
    }
};

QTEST_GUILESS_MAIN(TestLesson)
#include "tst_lesson.moc"

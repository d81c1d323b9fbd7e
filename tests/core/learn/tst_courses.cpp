// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/search.h"
#include "core/learn/answer.h"
#include "core/learn/fact.h"
#include "core/learn/key_lines.h"
#include "core/learn/lesson.h"
#include "core/learn/lesson_texts.h"
#include "core/learn/move_consequences.h"
#include "core/learn/puzzle.h"
#include "core/learn/variant.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/move_effect.h"
#include "tests/core/learn/fault_fixture.h"
#include "tests/core/learn/naive_board.h"
#include "tests/positions.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>
#include <type_traits>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::AnyPosition;
using rules::Move;
using rules::Pit;

namespace {

std::string read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
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
        if (path.contains(u'/')) // the texts are stored next to the courses
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

/// The engine's choice after a full search of every move.
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

/// What lies on the board while the question is open.
AnyPosition askedAbout(const Task& task)
{
    AnyPosition at = task.position;
    if (task.kind == TaskKind::Who || task.kind == TaskKind::Write) {
        for (const Move move : task.line)
            at.play(move);
    }
    return at;
}

/// Checks the claims of a refutation in a Togyz game on a board without core/rules.
QString falseClaim(const Task& task, Move wrong, const Refutation& refutation, bool hasTuzdyk)
{
    const naive::Deed deed = naive::playTogyz(task.position.board(), wrong.from, hasTuzdyk);
    const naive::Deed right = naive::playTogyz(task.position.board(), std::get<Move>(task.answer).from, hasTuzdyk);
    const auto mostTaken = [&](const rules::BoardState& board) {
        int most = 0;
        for (std::uint8_t number = 1; number <= board.pits; ++number) {
            const Pit from{board.sideToMove, number};
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
                                 == refutation.place->pit(),
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

} // namespace

/// The shipped lessons.
class TestCourses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreTheCoursesThatWerePlanned()
    {
        const QStringList paths = shippedLessons();
        const auto count = [&](const char* course) { return paths.filter(QString::fromLatin1(course)).size(); };
        QCOMPARE(count("togyzqumalaq/"), 16); // fifteen, and the small match
        QCOMPARE(count("bestemshe/"), 6);
        QCOMPARE(count("congkak/"), 5);
        QCOMPARE(count("mangala-suez/"), 5);
        QCOMPARE(count("oware/"), 5);
        QCOMPARE(count("kalah/"), 6);
        QCOMPARE(count("mangala-turkish/"), 5);
        QCOMPARE(count("toguzkorgool/"), 4);
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
        for (const Task& task : lesson.tasks) {
            if (!task.hasAnswer())
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
                if (task.kind == TaskKind::Play && rules::isTogyzFamily(lesson.setup.game())) {
                    const QString claim = falseClaim(task, std::get<Move>(candidate.answer), *refutation,
                                                     lesson.setup.game() != rules::GameId::Bestemshe);
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

    /// A lesson on guarding explains what a guarding move protects, not what it may take next.
    void theReasonIsWhatTheLessonTeaches_data() { addShipped(); }
    void theReasonIsWhatTheLessonTeaches()
    {
        QFETCH(QString, path);
        const Lesson lesson = shipped(path);
        for (const Task& task : lesson.tasks) {
            const auto* move = std::get_if<Move>(&task.answer);
            if (task.kind != TaskKind::Play || task.goal == Goal::Land || task.goal == Goal::Only)
                continue;
            const auto reasons = reasonsOf(task, *move);
            QVERIFY2(!reasons.empty(), lesson.keyOf(task).c_str());
            const auto teaches = [&](Goal goal, FactKind kind) { return task.goal != goal || reasons[0].kind == kind; };
            QVERIFY2(teaches(Goal::Most, FactKind::Takes) && teaches(Goal::Make, FactKind::MakesTuzdyk)
                         && teaches(Goal::Guard, FactKind::StopsTake) && teaches(Goal::Stop, FactKind::StopsTuzdyk)
                         && teaches(Goal::Again, FactKind::MovesAgain),
                     lesson.keyOf(task).c_str());
        }
    }

    /// The parts of a gain that the feedback names add up to the whole.
    void whatIsToldOfAGainAddsUp()
    {
        int tasks = 0;
        int withTuzdyk = 0;
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                if (task.kind != TaskKind::Play || task.goal != Goal::Gain)
                    continue;
                ++tasks;
                const Move move = std::get<Move>(task.answer);
                const auto reasons = reasonsOf(task, move);
                QVERIFY2(!reasons.empty() && reasons[0].kind == FactKind::Takes, lesson.keyOf(task).c_str());
                const bool hasMore = reasons.size() > 1;
                withTuzdyk += hasMore ? 1 : 0;
                QVERIFY2(reasons[0].counts[0] + (hasMore ? reasons[1].counts[0] : 0)
                             == consequencesOf(task.position, move).netGain,
                         lesson.keyOf(task).c_str());
            }
        }
        QCOMPARE(tasks, 2);
        QCOMPARE(withTuzdyk, 1);
    }

    /// What a capture takes, and what its sowing brings, is what the store then has more.
    void whatIsToldOfACaptureAddsUp()
    {
        int withSowing = 0;
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                if (task.kind != TaskKind::Play || task.goal != Goal::Most)
                    continue;
                const Move move = std::get<Move>(task.answer);
                const auto reasons = reasonsOf(task, move);
                withSowing += reasons.size() > 1 ? 1 : 0;
                QVERIFY2(reasons[0].counts[0] + (reasons.size() > 1 ? reasons[1].counts[0] : 0)
                             == consequencesOf(task.position, move).netGain,
                         lesson.keyOf(task).c_str());
            }
        }
        QVERIFY(withSowing > 0);
    }

    /// The same for the score of a win: the stones in the kazan, and those that the end of the game adds.
    void whatIsToldOfAWinAddsUp()
    {
        int withRest = 0;
        for (const QString& path : shippedLessons().filter(QStringLiteral("togyzqumalaq/"))) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                const auto* move = std::get_if<Move>(&task.answer);
                const auto reasons = move ? reasonsOf(task, *move) : std::vector<Fact>();
                if (reasons.empty() || reasons[0].kind != FactKind::Wins)
                    continue;
                const bool hasRest = reasons.size() > 1 && reasons[1].kind == FactKind::CollectsRest;
                withRest += hasRest ? 1 : 0;
                const rules::BoardState after = naive::playTogyz(task.position.board(), move->from,
                                                                 lesson.setup.game() == rules::GameId::Togyzqumalaq)
                                                    .after;
                QVERIFY2(after.stores[rules::indexOf(task.position.sideToMove())] + (hasRest ? reasons[1].counts[0] : 0)
                             == reasons[0].counts[0],
                         lesson.keyOf(task).c_str());
            }
        }
        QVERIFY(withRest > 0);
    }

    /// Every place where no move can begin has a reason that is visible on the board.
    void whereNoMoveBeginsThereIsAReason()
    {
        std::set<NotLegalReason> given;
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                if (task.kind != TaskKind::Play)
                    continue;
                const rules::BoardState board = task.position.board();
                for (const rules::Side side : rules::kBothSides) {
                    QVERIFY(whyNotLegal(task.position, rules::Place::store(side)) == NotLegalReason::Store);
                    for (std::uint8_t number = 1; number <= board.pits; ++number) {
                        const Pit pit{side, number};
                        if (task.position.isLegal({pit}))
                            continue;
                        const NotLegalReason reason = whyNotLegal(task.position, pit);
                        given.insert(reason);
                        const bool isSo = reason == NotLegalReason::Prescribed
                                              ? board.prescribed && board.prescribed != pit
                                          : reason == NotLegalReason::OtherRow ? side != board.sideToMove
                                          : reason == NotLegalReason::Tuzdyk
                                              ? board.tuzdyks[rules::indexOf(rules::opponentOf(side))] == number
                                          : reason == NotLegalReason::MustFeed
                                              ? board.at(pit) > 0 && board.rowTotal(rules::opponentOf(side)) == 0
                                              : reason == NotLegalReason::Empty && board.at(pit) == 0;
                        QVERIFY2(isSo, lesson.keyOf(task).c_str());
                    }
                }
            }
        }
        QCOMPARE(given.size(), std::size_t{5});
    }

    /// The lesson on sowing in the southern games is only about sowing; only its task on relays has more than one lap.
    void lessonsOnSowingTakeNothing()
    {
        for (const char* path : {"congkak/02-sowing.txt", "mangala-suez/02-sowing.txt"}) {
            const Lesson lesson = shipped(QString::fromLatin1(path));
            for (const Task& task : lesson.tasks) {
                const MoveConsequences tried = consequencesOf(task.position, task.line.front());
                QVERIFY2(tried.taken == 0, lesson.keyOf(task).c_str());
                const auto& events = tried.trace;
                const auto laps = std::count_if(events.begin(), events.end(), [](const rules::TraceEvent& event) {
                    return event.kind == rules::TraceEvent::Kind::Lift;
                });
                QVERIFY2(task.goal == Goal::Taken || (laps > 1) == (task.id == "relay"), lesson.keyOf(task).c_str());
            }
        }
    }

    /// Neither in an answer nor in the refutation of a wrong one: the learner would not know what happens.
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
                    QVERIFY2(!notation::lastStoneOf(at, move).makesTuzdyk, lesson.keyOf(task).c_str());
                    at.play(move);
                }
            };
            for (const Task& task : lesson.tasks) {
                if (task.kind == TaskKind::Match)
                    continue;
                if (!task.line.empty())
                    show(task, task.line);
                if (const auto* move = std::get_if<Move>(&task.answer)) {
                    show(task, {*move});
                    for (const Fact& told : reasonsOf(task, *move))
                        QVERIFY2(told.kind != FactKind::ThreatensTuzdyk && told.kind != FactKind::StopsTuzdyk
                                     && told.kind != FactKind::LeavesTuzdyk,
                                 lesson.keyOf(task).c_str());
                }
                for (const Candidate& candidate : candidatesOf(task)) {
                    if (const auto refutation = refute(task, candidate.answer))
                        show(task, refutation->line);
                }
            }
        }
        QCOMPARE(lessons, 6); // five, and the small match
    }

    /// A lesson's answer should also be good play.
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

    /// Where several answers do what the task describes, its text says that the most is asked for, or names the pit.
    void onlyTheBestIsAskedForWhereSeveralWouldDo_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::newRow("English") << QStringLiteral("en")
                                 << QStringLiteral("most|more|best|better|as much|as many|all you can");
        QTest::newRow("Kazakh") << QStringLiteral("kk") << QStringLiteral("ең |көбірек|жақсы");
        QTest::newRow("Russian") << QStringLiteral("ru") << QStringLiteral("больше|лучш");
    }
    void onlyTheBestIsAskedForWhereSeveralWouldDo()
    {
        QFETCH(QString, language);
        QFETCH(QString, words);
        const auto texts = LessonTexts::parse(
            read(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/texts_%1.txt").arg(language)));
        QVERIFY(texts);
        const QRegularExpression asksForMost(words, QRegularExpression::CaseInsensitiveOption);
        QStringList unclear;
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                if (task.kind != TaskKind::Play && task.kind != TaskKind::Choose)
                    continue;
                const QString text = QString::fromStdString(std::string(texts->find(lesson.keyOf(task))));
                int reached = 0;
                int named = 0; // they end in a pit whose number the text has
                for (const Candidate& candidate : candidatesOf(task)) {
                    if (!candidate.merit)
                        continue;
                    ++reached;
                    const auto* const move = std::get_if<Move>(&candidate.answer);
                    const rules::Place end = move ? consequencesOf(task.position, *move).last : rules::Place();
                    named += move && !end.isStore() && text.contains(QString::number(end.number)) ? 1 : 0;
                }
                if (reached > 1 && named != 1 && !text.contains(asksForMost))
                    unclear << QString::fromStdString(lesson.keyOf(task)) + QStringLiteral(": ") + text;
            }
        }
        QVERIFY2(unclear.isEmpty(), qUtf8Printable(unclear.join(u'\n')));
    }

    /// A beginner compares captures in the head, and can follow a move that lifts stones twice.
    void capturesThatAreComparedInCongkakAreShort()
    {
        const Lesson lesson = shipped(QStringLiteral("congkak/04-capture.txt"));
        const auto compare = std::find_if(lesson.tasks.begin(), lesson.tasks.end(),
                                          [](const Task& task) { return task.id == "compare"; });
        QVERIFY(compare != lesson.tasks.end());
        for (const Move move : compare->position.legalMoves())
            QVERIFY(rules::effectOf(compare->position, move).laps <= 2);
    }

    /// The next question about the same board would tell the answer to the one before.
    void neighboursHaveBoardsOfTheirOwn_data() { addShipped(); }
    void neighboursHaveBoardsOfTheirOwn()
    {
        QFETCH(QString, path);
        const Lesson lesson = shipped(path);
        for (std::size_t i = 1; i < lesson.tasks.size(); ++i) {
            const Task& before = lesson.tasks[i - 1];
            const Task& task = lesson.tasks[i];
            if (before.hasAnswer() && task.hasAnswer())
                QVERIFY2(askedAbout(before) != askedAbout(task), lesson.keyOf(task).c_str());
        }
    }

    /// A learner is always the near player, with the colour of the first.
    void theLearnerIsAlwaysFirst()
    {
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks)
                QVERIFY2(task.position.sideToMove() == rules::Side::South, lesson.keyOf(task).c_str());
        }
    }

    /// Children of six read slowly.
    void theCourseForChildrenHasFewWords()
    {
        constexpr int kMaxWordsForAChild = 10;
        int texts = 0;
        for (const char* language : {"en", "kk", "ru"}) {
            const auto catalogue = LessonTexts::parse(read(
                QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/texts_%1.txt").arg(QLatin1String(language))));
            QVERIFY(catalogue);
            for (const auto& text : catalogue->all()) {
                const QString said = QString::fromStdString(text.text);
                if (!QString::fromStdString(text.key).startsWith(QStringLiteral("bestemshe-")))
                    continue;
                ++texts;
                QVERIFY2(said.split(u' ').size() <= kMaxWordsForAChild, qPrintable(said));
            }
        }
        QVERIFY(texts >= 3 * 30);
    }

    /// The end of a lesson names its rule.
    void everyLessonSaysWhatWasLearned()
    {
        for (const char* language : {"en", "kk", "ru"}) {
            const auto catalogue = LessonTexts::parse(read(
                QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/texts_%1.txt").arg(QLatin1String(language))));
            QVERIFY(catalogue);
            for (const QString& path : shippedLessons())
                QVERIFY2(!catalogue->find(LessonTexts::keyLearned(shipped(path))).empty(), qPrintable(path));
        }
    }

    /// Each lesson leads to a heading of the rules page, in every language.
    void everyLessonLeadsToItsRule()
    {
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            QVERIFY2(!lesson.rulesPlace.empty(), qPrintable(path));
            for (const char* language : {"en", "kk", "ru"}) {
                const std::string_view game = rules::idOf(lesson.setup.game());
                const std::string page =
                    read(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/rules/%1_%2.html")
                             .arg(QString::fromStdString(std::string(game)), QLatin1String(language)));
                QVERIFY2(page.find(" id=\"" + lesson.rulesPlace + "\">") != std::string::npos, qPrintable(path));
            }
        }
    }

    /// RULES.md has each rule of each game with a task that a learner who believes the opposite answers wrongly.
    void everyRuleHasATaskThatTriesTheWrongBelief_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("answer");
        constexpr int kMinRules = 15;
        std::map<QString, int> rules;
        QString game;
        const QString table =
            QString::fromStdString(read(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/RULES.md")));
        for (const QString& line : table.split(u'\n')) {
            if (line.startsWith(QStringLiteral("## ")))
                game = line.mid(3);
            const QStringList cells = line.split(QStringLiteral(" | "));
            if (cells.size() != 3 || cells[1] == QStringLiteral("task"))
                continue;
            ++rules[game];
            QTest::newRow(qPrintable(game + QStringLiteral(": ") + cells[0].mid(2))) << cells[1] << cells[2].chopped(2);
        }
        for (const rules::GameId id : rules::allGames()) {
            const std::string_view name = rules::idOf(id);
            const QString of = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
            if (rules[of] < kMinRules)
                qFatal("the rules of %s are not in the table", qPrintable(of));
        }
    }
    void everyRuleHasATaskThatTriesTheWrongBelief()
    {
        QFETCH(QString, key);
        QFETCH(QString, answer);
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                if (QString::fromStdString(lesson.keyOf(task)) != key)
                    continue;
                const std::string text = read(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/") + path);
                const auto from = text.find("[task " + task.id + "]");
                const auto to = std::min(text.find("[task ", from + 1), text.size());
                const std::string own = text.substr(from, to - from);
                if (answer == QStringLiteral("-"))
                    QVERIFY(task.kind == TaskKind::Show);
                else
                    QVERIFY(own.find("\nanswer = " + answer.toStdString() + "\n") != std::string::npos);
                return;
            }
        }
        QFAIL("no such task");
    }

    /// In every game, not only in that of the main course.
    void everyWrongAnswerHasAReason_data() { addShipped(); }
    void everyWrongAnswerHasAReason()
    {
        QFETCH(QString, path);
        const Lesson lesson = shipped(path);
        for (const Task& task : lesson.tasks) {
            if (task.kind == TaskKind::Count) {
                const NumberRule rule = numberRuleOf(task);
                // A gain may be a plain sum.
                QVERIFY2(task.goal == Goal::Gain || rule.kind != NumberRule::Kind::None, lesson.keyOf(task).c_str());
                QVERIFY2(rule.kind != NumberRule::Kind::Nothing || rule.nothing != NothingReason::Other,
                         lesson.keyOf(task).c_str());
            }
            if (task.kind != TaskKind::Play || task.goal != Goal::Most)
                continue;
            for (const Candidate& candidate : candidatesOf(task)) {
                const auto refutation = refute(task, candidate.answer);
                QVERIFY2(!refutation || refutation->counts[0] > 0 || refutation->nothing != NothingReason::Other,
                         lesson.keyOf(task).c_str());
            }
        }
    }

    /// Where the question was missed, another position asks it once more, with another answer.
    void everyTaskHasAVariant()
    {
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                const auto variant = variantOf(lesson.setup, task);
                QVERIFY2(!variant || task.hasAnswer(), lesson.keyOf(task).c_str());
                const auto* const place = std::get_if<rules::Place>(&task.answer);
                // A new tuzdyk always brings three.
                const bool isAlwaysAlike =
                    task.kind == TaskKind::Who || task.answer == Answer(0) || (place && place->isStore())
                    || (task.kind == TaskKind::Count && numberRuleOf(task).kind == NumberRule::Kind::Made)
                    || lesson.keyOf(task) == "tuzdyk-feeds-you.pass" || lesson.keyOf(task) == "mangala-start.turn";
                // With the last stone on the board nothing can be changed. An ending takes long to solve.
                QVERIFY2(variant || !task.hasAnswer() || task.goal == Goal::Win
                             || lesson.keyOf(task) == "congkak-end.over",
                         lesson.keyOf(task).c_str());
                if (!variant)
                    continue;
                QVERIFY2(variant->position.board() != task.position.board()
                             || (task.kind == TaskKind::Who && variant->line != task.line),
                         lesson.keyOf(task).c_str());
                QVERIFY2(isAlwaysAlike || variant->answer != task.answer, lesson.keyOf(task).c_str());
                // Where nothing is taken there, too, another move is asked about; few moves are such that a tuzdyk is
                // forbidden. One stone is no sowing of several.
                if (task.answer == Answer(0) && !task.line.empty()
                    && numberRuleOf(task).noTuzdyk == NoTuzdykReason::NotThree
                    && lesson.keyOf(task) != "kalah-nothing.their-hole")
                    QVERIFY2(variant->line.front() != task.line.front(), lesson.keyOf(task).c_str());
                if (const auto* move = std::get_if<Move>(&task.answer); move && task.target) {
                    const auto stonesOf = [](const Task& asked) {
                        return asked.position.board().at(std::get<Move>(asked.answer).from);
                    };
                    QVERIFY2((stonesOf(*variant) == 1) == (stonesOf(task) == 1), lesson.keyOf(task).c_str());
                }
                QVERIFY2(!task.target || variant->target->side == task.target->side, lesson.keyOf(task).c_str());
                QVERIFY2(isPossible(variant->position), lesson.keyOf(task).c_str());
                QVERIFY(variant->kind == task.kind && variant->goal == task.goal && variant->id == task.id);
                QVERIFY(!refute(*variant, variant->answer));
                int right = 0;
                for (const Candidate& candidate : candidatesOf(*variant))
                    right += refute(*variant, candidate.answer) ? 0 : 1;
                QCOMPARE(right, 1);
                if (task.kind == TaskKind::Count)
                    QCOMPARE(int(numberRuleOf(*variant).kind), int(numberRuleOf(task).kind));
                const auto again = variantOf(lesson.setup, task);
                QVERIFY(again && again->position == variant->position && again->answer == variant->answer);
            }
        }
    }

    /// Who is asked to save stones counts stones.
    void aGuardIsNotDecidedByATuzdyk()
    {
        int guards = 0;
        for (const QString& path : shippedLessons()) {
            const Lesson lesson = shipped(path);
            for (const Task& task : lesson.tasks) {
                if (task.goal != Goal::Guard)
                    continue;
                std::vector<AnyPosition> positions{task.position};
                if (const auto variant = variantOf(lesson.setup, task))
                    positions.push_back(variant->position);
                for (const AnyPosition& position : positions) {
                    const rules::Side opponent = rules::opponentOf(position.sideToMove());
                    QVERIFY2(threatsOf(position, opponent).tuzdyks.empty(), lesson.keyOf(task).c_str());
                    for (const Move move : position.legalMoves()) {
                        const AnyPosition after = consequencesOf(position, move).after;
                        QVERIFY2(threatsOf(after, opponent).tuzdyks.empty(),
                                 (lesson.keyOf(task) + ' ' + notation::toText(position, move)).c_str());
                    }
                    ++guards;
                }
            }
        }
        QVERIFY(guards >= 8);
    }

    /// The parser has counted the stones.
    void everyPositionIsPossible_data() { addShipped(); }
    void everyPositionIsPossible()
    {
        QFETCH(QString, path);
        const Lesson lesson = shipped(path);
        for (const Task& task : lesson.tasks) {
            QVERIFY2(task.kind == TaskKind::Match || isPossible(task.position), lesson.keyOf(task).c_str());
            // Where stones go round the board, they fall into a tuzdyk: nothing comes up again.
            QVERIFY2(!task.isThirdTime || task.position.board().tuzdyks == decltype(rules::BoardState::tuzdyks){},
                     lesson.keyOf(task).c_str());
        }
    }

    void everyPositionOfAPuzzleIsPossible()
    {
        int puzzles = 0;
        for (const char* game : {"togyzqumalaq", "bestemshe", "congkak", "mangala-suez"}) {
            const auto pack = parsePuzzles(
                read(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/puzzles/%1.txt").arg(QLatin1String(game))));
            QVERIFY(pack);
            for (const Puzzle& puzzle : pack->puzzles) {
                QVERIFY2(isPossible(puzzle.position), notation::toText(puzzle.position).c_str());
                ++puzzles;
            }
        }
        QVERIFY(puzzles > 600);
    }

    /// What the test above finds.
    void anImpossiblePositionIsFound_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<bool>("canBe");
        const auto row = [](const char* what, const char* game, const char* position, bool canBe) {
            QTest::newRow(what) << QString::fromLatin1(game) << QString::fromLatin1(position) << canBe;
        };
        row("kazans of 13 and 9", "bestemshe", "3,5,5,0,4/5,0,1,0,5 13,9 -,- s", false);
        row("kazans of 14 and 8", "bestemshe", "3,5,5,0,4/5,0,1,0,5 14,8 -,- s", true);
        row("an odd kazan with a tuzdyk", "togyzqumalaq", "0,0,1,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0 81,79 3,7 s", true);
        row("a tuzdyk that brought nothing", "togyzqumalaq", "0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 160,1 3,7 s", false);
        row("nobody has moved", "togyzqumalaq", "9,9,9,9,9,9,9,9,7/9,9,9,9,9,9,9,9,9 2,0 -,- s", false);
        row("the start", "togyzqumalaq", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", true);
    }
    void anImpossiblePositionIsFound()
    {
        QFETCH(QString, game);
        QFETCH(QString, position);
        QFETCH(bool, canBe);
        const auto id = rules::gameById(game.toStdString());
        QCOMPARE(isPossible(positionOf(position, rules::GameSetup(*id))), canBe);
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
            Pit place = task.line.front().from;
            const rules::BoardState board = task.position.board();
            const int stones = board.at(place);
            for (int step = stones == 1 ? 0 : 1; step < stones; ++step)
                place = naive::upwards(board, place);
            QVERIFY2(rules::Place(place) == std::get<rules::Place>(task.answer), task.id.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestCourses)
#include "tst_courses.moc"

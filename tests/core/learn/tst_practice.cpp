// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/counting_rush.h"
#include "core/learn/practice.h"
#include "core/learn/schedule.h"
#include "tests/core/learn/naive_board.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::GameId;
using rules::GameSetup;

namespace {

constexpr Day kMonday = 20'000;

/// This many puzzles of each kind and grade.
std::vector<Puzzle> puzzlesOfAllKinds(int each)
{
    std::vector<Puzzle> puzzles;
    for (int grade = kEasiestGrade; grade <= kHardestGrade; ++grade) {
        for (int kind = 0; kind < kPuzzleKinds; ++kind) {
            for (int i = 0; i < each; ++i) {
                Puzzle puzzle;
                puzzle.grade = grade;
                puzzle.kind = static_cast<PuzzleKind>(kind);
                puzzles.push_back(puzzle);
            }
        }
    }
    return puzzles;
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // --- Repetition ---

    void starsFallWithTheMisses()
    {
        QCOMPARE(starsFor(0), 3);
        QCOMPARE(starsFor(1), 2);
        QCOMPARE(starsFor(2), 1);
        QCOMPARE(starsFor(9), 1);
        Schedule schedule;
        schedule.solved("a.x", 2, kMonday);
        QCOMPARE(schedule.recordOf("a.x").stars, 1);
        schedule.solved("a.x", 0, kMonday);
        QCOMPARE(schedule.recordOf("a.x").stars, 3);
        schedule.solved("a.x", 1, kMonday);
        QCOMPARE(schedule.recordOf("a.x").stars, 3); // the best stays
        QCOMPARE(starsOfLesson(schedule, {"a.x"}), 3);
        QCOMPARE(starsOfLesson(schedule, {"a.x", "a.y"}), 0);
        QCOMPARE(starsOfLesson(schedule, {}), 0);
    }

    void whatWasSolvedAtOnceDoesNotComeBack()
    {
        Schedule schedule;
        schedule.solved("a.x", 0, kMonday);
        QVERIFY(schedule.due(kMonday + 365).empty());
    }

    void whatWasMissedComesBackAfterOneThreeAndSevenDays()
    {
        Schedule schedule;
        schedule.solved("a.x", 1, kMonday);
        Day today = kMonday;
        for (const int days : {1, 3, 7}) {
            QVERIFY(schedule.due(today + days - 1).empty());
            QCOMPARE(schedule.due(today + days).size(), 1U);
            today += days;
            schedule.solved("a.x", 0, today);
        }
        QVERIFY(schedule.due(today + 1000).empty());
    }

    void whatComesAgainOnTheSameDayIsDueUntilThen()
    {
        Schedule schedule;
        schedule.solved("a.x", 2, kMonday, true);
        QCOMPARE(schedule.due(kMonday).size(), 1U);
        schedule.repeated("a.x", 0, kMonday);
        QVERIFY(schedule.recordOf("a.x") == (TaskRecord{3, 0, true, kMonday + 1}));
    }

    /// The learner left the lesson before it came again. That is no return of the schedule yet.
    void whatWasToComeAgainOnTheSameDayIsDueTomorrow()
    {
        Schedule schedule;
        schedule.solved("a.x", 2, kMonday, true);
        schedule.solved("a.x", 0, kMonday);
        QVERIFY(schedule.recordOf("a.x") == (TaskRecord{3, 0, true, kMonday + 1}));
        schedule.solved("a.x", 0, kMonday + 1);
        QCOMPARE(schedule.recordOf("a.x").due, kMonday + 4);
    }

    void whatWasToComeAgainOnAnEarlierDayIsAReturn()
    {
        Schedule schedule;
        schedule.solved("a.x", 2, kMonday, true);
        schedule.solved("a.x", 0, kMonday + 1);
        QCOMPARE(schedule.recordOf("a.x").due, kMonday + 4);
    }

    void anotherMissBeginsAnew()
    {
        Schedule schedule;
        schedule.solved("a.x", 1, kMonday);
        QCOMPARE(schedule.recordOf("a.x").due, kMonday + 1);
        schedule.solved("a.x", 0, kMonday + 1);
        QCOMPARE(schedule.recordOf("a.x").due, kMonday + 4);
        schedule.solved("a.x", 1, kMonday + 4);
        QCOMPARE(schedule.recordOf("a.x").due, kMonday + 5);
        QCOMPARE(schedule.recordOf("a.x").stage, 0);
    }

    void whatIsPutOffIsDueTomorrow()
    {
        Schedule schedule;
        schedule.solved("a.x", 1, kMonday);
        schedule.postpone("a.x", kMonday + 1);
        QVERIFY(schedule.due(kMonday + 1).empty());
        schedule.solved("a.x", 0, kMonday + 2);
        QCOMPARE(schedule.recordOf("a.x").due, kMonday + 5);
    }

    void practisingEarlyPutsNothingOff()
    {
        Schedule schedule;
        schedule.solved("a.x", 1, kMonday);
        const TaskRecord before = schedule.recordOf("a.x");
        schedule.solved("a.x", 0, kMonday);
        QCOMPARE(schedule.recordOf("a.x").due, before.due);
        QCOMPARE(schedule.recordOf("a.x").stage, before.stage);
    }

    void theOldestDebtComesFirst()
    {
        Schedule schedule;
        schedule.solved("a.late", 1, kMonday + 2);
        schedule.solved("b.early", 1, kMonday);
        const auto due = schedule.due(kMonday + 9);
        QCOMPARE(due.size(), 2U);
        QCOMPARE(due[0], std::string("b.early"));
        QVERIFY(Schedule(schedule.records()).due(kMonday + 9) == due);
    }

    void aStreakForgivesADayAWeek()
    {
        Streak streak;
        QCOMPARE(streak.days(kMonday), 0);
        streak.practised(kMonday);
        streak.practised(kMonday);
        QCOMPARE(streak.days(kMonday), 1);
        streak.practised(kMonday + 1);
        QCOMPARE(streak.days(kMonday + 2), 2);
        streak.practised(kMonday + 3); // a day without practice in between
        QCOMPARE(streak.days(kMonday + 3), 3);
        QCOMPARE(streak.days(kMonday + 5), 0); // a second day off in the same week
        streak.practised(kMonday + 5);
        QCOMPARE(streak.days(kMonday + 5), 1);

        Streak weekly;
        for (const Day day : {0, 1, 3, 4, 5, 6, 7})
            weekly.practised(kMonday + day);
        QCOMPARE(weekly.days(kMonday + 9), 0); // the day off would be six days after the one before
        weekly.practised(kMonday + 8);
        QCOMPARE(weekly.days(kMonday + 10), 8);
    }

    void nothingIsPutOffForYearsBecauseTheClockWasWrong()
    {
        constexpr Day kWrong = kMonday + 20'000;
        Schedule schedule;
        schedule.solved("a.x", 1, kWrong);
        QCOMPARE(schedule.due(kMonday).size(), 1U);
        schedule.solved("a.x", 0, kMonday);
        QCOMPARE(schedule.recordOf("a.x").due, kMonday + 3);

        Streak streak;
        streak.practised(kWrong);
        streak.practised(kMonday);
        QCOMPARE(streak.days(kMonday), 1);
        streak.practised(kMonday + 1);
        streak.practised(kMonday + 2);
        QCOMPARE(streak.days(kMonday + 2), 2);
        QCOMPARE(streak.days(kMonday + 6), 0);
    }

    // --- Daily practice ---

    void ratingsFollowTheResults()
    {
        const Rating start;
        QVERIFY(updated(start, 2, PuzzleResult::Solved).value > start.value);
        QVERIFY(updated(start, 2, PuzzleResult::Missed).value < start.value);
        // Solving a hard puzzle changes the rating more than solving an easy one.
        QVERIFY(updated(start, 5, PuzzleResult::Solved).value > updated(start, 1, PuzzleResult::Solved).value);
        Rating sure{1000.0, 100};
        QVERIFY(updated(sure, 2, PuzzleResult::Solved).value < updated(start, 2, PuzzleResult::Solved).value);
        // At equal strength the change is half of the step.
        const Rating even{ratingOf(3), 100};
        QCOMPARE(expectation(even, 3), 0.5);
        QCOMPARE(updated(even, 3, PuzzleResult::Solved).value, ratingOf(3) + 10.0);
    }

    void ratingsFindTheLearner()
    {
        constexpr std::uint64_t kSeed = 99;
        Prng prng(kSeed);
        const Rating truth{1600.0, 0};
        Rating rating;
        double sum = 0;
        constexpr int kPuzzles = 600;
        constexpr int kCounted = 300;
        for (int i = 0; i < kPuzzles; ++i) {
            const int grade = 1 + static_cast<int>(prng.below(5));
            const bool solves = prng.below(10'000) < 10'000 * expectation(truth, grade);
            rating = updated(rating, grade, solves ? PuzzleResult::Solved : PuzzleResult::Missed);
            sum += i >= kPuzzles - kCounted ? rating.value : 0;
        }
        QVERIFY(std::abs(sum / kCounted - truth.value) < 120);
        for (int i = 0; i < 1000; ++i)
            rating = updated(rating, 1, PuzzleResult::Missed);
        QVERIFY(rating.value >= 100);
    }

    void aDayHasPuzzlesThatSuit()
    {
        const auto puzzles = puzzlesOfAllKinds(5);
        const Rating rating{ratingOf(3) + 147, 50}; // solves grade 3 seven times out of ten
        const auto chosen = practiceOfDay(puzzles, rating, {}, 8, Prng(1));
        QCOMPARE(chosen.size(), 8U);
        std::array<int, kPuzzleKinds> ofKind{};
        for (const std::size_t index : chosen) {
            QCOMPARE(puzzles[index].grade, 3);
            ++ofKind[static_cast<std::size_t>(puzzles[index].kind)];
        }
        for (const int count : ofKind)
            QCOMPARE(count, 2);
        QVERIFY(practiceOfDay(puzzles, rating, {}, 8, Prng(1)) == chosen);
        QVERIFY(practiceOfDay(puzzles, rating, {}, 8, Prng(2)) != chosen);
    }

    void shortMovesComeFirst()
    {
        std::vector<Puzzle> puzzles(2);
        puzzles[0].position.play(puzzles[0].position.legalMoves()[0]); // its fullest pit has ten stones
        for (std::uint64_t seed = 1; seed < 9; ++seed) {
            const auto chosen = practiceOfDay(puzzles, Rating(), {}, 2, Prng(seed));
            QCOMPARE(chosen, (std::vector<std::size_t>{1, 0}));
        }
    }

    void whatIsDoneComesLast()
    {
        const auto puzzles = puzzlesOfAllKinds(1);
        std::set<std::size_t> done;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (i != 7)
                done.insert(i);
        }
        const auto one = practiceOfDay(puzzles, Rating(), done, 1, Prng(3));
        QCOMPARE(one.size(), 1U);
        QCOMPARE(one[0], 7U);
        const auto all = practiceOfDay(puzzles, Rating(), done, 100, Prng(3));
        QCOMPARE(all.size(), puzzles.size());
        QCOMPARE(std::set<std::size_t>(all.begin(), all.end()).size(), puzzles.size());
        for (std::size_t i = 1; i < all.size(); ++i)
            QVERIFY(puzzles[all[i - 1]].grade <= puzzles[all[i]].grade);
        QVERIFY(practiceOfDay({}, Rating(), {}, 3, Prng(1)).empty());
    }

    // --- Counting rush ---

    void rushAnswersAreRight_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"togyzqumalaq", "bestemshe"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void rushAnswersAreRight()
    {
        QFETCH(QString, game);
        constexpr std::uint64_t kSeed = 5;
        Prng prng(kSeed);
        const GameSetup setup(*rules::gameById(game.toStdString()));
        const bool hasTuzdyk = setup.game() == GameId::Togyzqumalaq;
        for (int level = 1; level <= kRushLevels; ++level) {
            std::array<int, 3> asked{};
            int takes = 0;
            for (int i = 0; i < 60; ++i) {
                const RushTask task = rushTask(setup, level, prng);
                QVERIFY(task.position.sideToMove() == rules::Side::South); // one colour for the learner
                ++asked[static_cast<std::size_t>(task.question)];
                QVERIFY(task.position.isLegal(task.move));
                const rules::BoardState board = task.position.board();
                if (level % 2 == 1)
                    QVERIFY(board.at(task.move.from) <= 9);
                const naive::Deed deed = naive::playTogyz(board, task.move.from, hasTuzdyk);
                switch (task.question) {
                case RushQuestion::Landing: {
                    rules::Pit place = task.move.from;
                    const int stones = board.at(place);
                    for (int step = stones == 1 ? 0 : 1; step < stones; ++step)
                        place = naive::upwards(board, place);
                    QVERIFY(std::get<rules::Place>(task.answer) == rules::Place(place));
                    break;
                }
                case RushQuestion::Taken:
                    QCOMPARE(std::get<int>(task.answer), deed.taken);
                    takes += deed.taken > 0 ? 1 : 0;
                    break;
                case RushQuestion::AfterReply: {
                    const auto reply = naive::playTogyz(deed.after, task.reply->from, hasTuzdyk);
                    QCOMPARE(std::get<int>(task.answer), reply.taken);
                    takes += reply.taken > 0 ? 1 : 0;
                    break;
                }
                }
            }
            QVERIFY(asked[0] > 0);
            QCOMPARE(asked[1] > 0, level >= 3);
            QCOMPARE(asked[2] > 0, level >= 5);
            if (level >= 3)
                QVERIFY(takes > 10);
        }
    }

    void rushIsTheSameForTheSameSeed()
    {
        Prng first(8);
        Prng second(8);
        for (int i = 0; i < 20; ++i) {
            const RushTask a = rushTask(GameSetup(), 1 + i % kRushLevels, first);
            const RushTask b = rushTask(GameSetup(), 1 + i % kRushLevels, second);
            QVERIFY(a.position == b.position && a.move == b.move && a.answer == b.answer && a.reply == b.reply);
        }
    }

    void aRunClimbsAndFalls()
    {
        RushRun run;
        for (int i = 0; i < kRushStreak; ++i)
            run.recordAnswer(true);
        QCOMPARE(run.level(), 2);
        QCOMPARE(run.points(), 3);
        run.recordAnswer(true);
        QCOMPARE(run.points(), 5);
        QCOMPARE(run.bestStreak(), 4);
        run.recordAnswer(false);
        QCOMPARE(run.level(), 1);
        run.recordAnswer(false);
        QCOMPARE(run.level(), 1);
        QCOMPARE(run.bestStreak(), 4);
        for (int i = 0; i < 100; ++i)
            run.recordAnswer(true);
        QCOMPARE(run.level(), kRushLevels);

        RushRun interrupted;
        for (const bool isRight : {true, true, false, true, true})
            interrupted.recordAnswer(isRight);
        QCOMPARE(interrupted.level(), 1);
    }
};

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/learn/puzzle_proof.h"

using namespace qumalaq;
using namespace qumalaq::learn;

class TestPuzzleAll : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyAnswerIsTheOnlyOne_data()
    {
        QTest::addColumn<int>("grade");
        for (int grade = kEasiestGrade; grade <= kHardestGrade; ++grade)
            QTest::addRow("grade %d", grade) << grade;
    }

    void everyAnswerIsTheOnlyOne()
    {
        QFETCH(int, grade);
        // The depth depends on the grade; the hardest puzzles are proven by the miner.
        const int depth = grade == kHardestGrade ? 14 : 12;
        int asked = 0;
        for (const Puzzle& puzzle : shippedPuzzles().puzzles) {
            if (puzzle.grade != grade)
                continue;
            ++asked;
            QVERIFY2(marginOf(puzzle, depth) > 0, toText(puzzle).c_str());
        }
        QVERIFY(asked > 0);
    }
};

QTEST_GUILESS_MAIN(TestPuzzleAll)
#include "tst_puzzle_all.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/learn/naive_board.h"
#include "tests/core/learn/puzzle_proof.h"

#include <set>

using namespace qumalaq;
using namespace qumalaq::learn;

namespace {

const char* const kLine = "capture 2 | 0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 52,53 -,- s | 84 31 93";

rules::AnyPosition positionOf(const char* text)
{
    const auto pack = parsePuzzles(std::string("game = togyzqumalaq\ncapture 1 | ") + text);
    if (!pack || pack->puzzles.size() != 1)
        qFatal("no puzzle: %s", text);
    return pack->puzzles[0].position;
}

} // namespace

class TestPuzzle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreFiveHundredOfFiveGrades()
    {
        const PuzzlePack pack = shippedPuzzles();
        QVERIFY(pack.setup.game() == rules::GameId::Togyzqumalaq);
        QVERIFY(pack.puzzles.size() >= 500);
        std::array<int, kHardestGrade + 1> ofGrade{};
        std::array<int, kPuzzleKinds> ofKind{};
        std::set<std::uint64_t> positions;
        for (const Puzzle& puzzle : pack.puzzles) {
            ++ofGrade[static_cast<std::size_t>(puzzle.grade)];
            ++ofKind[static_cast<std::size_t>(puzzle.kind)];
            QVERIFY(positions.insert(puzzle.position.hash()).second);
            QVERIFY(!puzzle.position.outcome());
            QVERIFY(puzzle.position.legalMoves().size() > 1);
            QCOMPARE(int(puzzle.position.board().total()), 162);
            QVERIFY(kindOf(puzzle.position, puzzle.solution) == puzzle.kind);
        }
        for (int grade = kEasiestGrade; grade <= kHardestGrade; ++grade)
            QVERIFY2(ofGrade[static_cast<std::size_t>(grade)] >= 30, qPrintable(QString::number(grade)));
        for (const int count : ofKind)
            QVERIFY(count >= 30);
    }

    void everyLineIsReadAsItIsWritten()
    {
        const PuzzlePack pack = shippedPuzzles();
        for (const Puzzle& puzzle : pack.puzzles) {
            const auto again = parsePuzzles("game = togyzqumalaq\n" + toText(puzzle));
            QVERIFY(again && again->puzzles.size() == 1);
            QVERIFY(again->puzzles[0] == puzzle);
        }
    }

    /// A sample; tst_puzzle_all takes all of them, and deeper.
    void theAnswerIsTheOnlyOne()
    {
        constexpr std::size_t kOneOf = 12;
        constexpr int kModestDepth = 9;
        const PuzzlePack pack = shippedPuzzles();
        int asked = 0;
        for (std::size_t i = 0; i < pack.puzzles.size(); i += kOneOf) {
            const Puzzle& puzzle = pack.puzzles[i];
            if (puzzle.grade == kHardestGrade)
                continue; // so deep has to be looked that nobody waits for it
            ++asked;
            QVERIFY2(marginOf(puzzle, kModestDepth) > 0, toText(puzzle).c_str());
        }
        QVERIFY(asked > 30);
    }

    /// After every wrong move of every shipped puzzle something is shown, and it is what the naive board finds.
    void everyWrongMoveIsPunishedAsShown()
    {
        const PuzzlePack pack = shippedPuzzles();
        std::array<int, 3> shown{}; // a tuzdyk, a capture, neither
        for (const Puzzle& puzzle : pack.puzzles) {
            for (const rules::Move wrong : puzzle.position.legalMoves()) {
                const auto line = punishmentOf(puzzle, wrong);
                QVERIFY(!line.empty() && line.front() == wrong);
                rules::AnyPosition at = puzzle.position;
                for (const rules::Move move : line) {
                    QVERIFY(at.isLegal(move));
                    at.play(move);
                }
                const rules::BoardState after = naive::playTogyz(puzzle.position.board(), wrong.from, true).after;
                int most = 0;
                bool canMake = false;
                for (std::uint8_t number = 1; number <= after.houses; ++number) {
                    const rules::House from{after.sideToMove, number};
                    if (after.at(from) == 0)
                        continue;
                    const naive::Deed deed = naive::playTogyz(after, from, true);
                    most = std::max(most, deed.taken);
                    canMake = canMake || deed.made;
                }
                if (line.size() == 1) {
                    at = puzzle.position;
                    at.play(wrong);
                    QVERIFY2(at.outcome(), toText(puzzle).c_str());
                    continue;
                }
                const naive::Deed answer = naive::playTogyz(after, line[1].from, true);
                QVERIFY2(canMake ? answer.made.has_value() : answer.taken == most, toText(puzzle).c_str());
                QVERIFY(canMake || most > 0 ? line.size() == 2 : line.size() > 1);
                ++shown[canMake ? 0 : most > 0 ? 1 : 2];
            }
        }
        for (const int lines : shown)
            QVERIFY(lines > 100);
    }

    void kindsAreToldApart_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("kind"); // -1: none
        QTest::newRow("a tuzdyk is made")
            << QByteArray("3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s | 83x") << int(PuzzleKind::Tuzdyk);
        QTest::newRow("stones are taken")
            << QByteArray("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 52,53 -,- s | 84") << int(PuzzleKind::Capture);
        QTest::newRow("stones are taken, and more are lost")
            << QByteArray("3,2,15,15,14,1,2,14,13/1,2,13,13,1,2,2,3,4 34,8 -,- s | 38 48 24 12 71") << -1;
        QTest::newRow("a threat is met") << QByteArray("2,9,4,1,0,0,5,5,0/0,3,6,10,8,2,0,4,0 51,52 -,- s | 12")
                                         << int(PuzzleKind::Guard);
        QTest::newRow("few stones are left")
            << QByteArray("0,0,0,0,0,1,2,0,1/1,0,0,0,0,0,0,0,0 80,77 -,- s | 91") << int(PuzzleKind::Atsyrau);
        QTest::newRow("nothing happens") << QByteArray("3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s | 13") << -1;
    }

    void kindsAreToldApart()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, kind);
        const auto pack = parsePuzzles("game = togyzqumalaq\ncapture 1 | " + puzzle.toStdString());
        QVERIFY(pack);
        const auto found = kindOf(pack->puzzles[0].position, pack->puzzles[0].solution);
        QCOMPARE(found ? int(*found) : -1, kind);
        QVERIFY(positionOf(puzzle.constData()) == pack->puzzles[0].position);
    }

    void faultsHaveTheirPlace_data()
    {
        using Code = TextFault::Code;
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const QByteArray& text, Code code, int line, int column) {
            QTest::newRow(name) << text << int(code) << line << column;
        };
        const QByteArray head = "# a pack\ngame = togyzqumalaq\n";
        row("no game", kLine, Code::MissingKey, 1, 1);
        row("nothing at all", "", Code::MissingKey, 1, 1);
        row("an unknown game", "game = chess\n", Code::UnknownGame, 1, 8);
        row("no line of a puzzle", head + "capture 2", Code::BadLine, 3, 1);
        row("an unknown kind", head + QByteArray(kLine).replace("capture", "caption"), Code::UnknownValue, 3, 1);
        row("a sixth grade", head + QByteArray(kLine).replace(" 2 |", " 6 |"), Code::BadNumber, 3, 9);
        row("a stone too many", head + QByteArray(kLine).replace("52,53", "52,54"), Code::BadPosition, 3, 13);
        row("a move that is not legal", head + QByteArray(kLine).replace("31 93", "31 7"), Code::BadMove, 3, 69);
        row("no move", head + QByteArray(kLine).replace("84 31 93", ""), Code::BadLine, 3, 63);
    }

    void faultsHaveTheirPlace()
    {
        QFETCH(QByteArray, text);
        const auto pack = parsePuzzles(text.toStdString());
        QVERIFY(!pack);
        QTEST(int(pack.error().code), "code");
        QTEST(pack.error().line, "line");
        QTEST(pack.error().column, "column");
    }
};

QTEST_GUILESS_MAIN(TestPuzzle)
#include "tst_puzzle.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/end_solver.h"
#include "core/learn/puzzle_answer.h"
#include "tests/core/learn/naive_board.h"
#include "tests/core/learn/puzzle_proof.h"

#include <optional>
#include <set>
#include <span>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::Move;

namespace {

const char* const kLine = "capture 2 | 0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 52,53 -,- s | 84 31 93";

rules::AnyPosition positionOf(const char* text)
{
    const auto pack = parsePuzzles(std::string("game = togyzqumalaq\ncapture 1 | ") + text);
    if (!pack || pack->puzzles.size() != 1)
        qFatal("no puzzle: %s", text);
    return pack->puzzles[0].position;
}

std::vector<Move> movesOf(const rules::BoardState& board)
{
    std::vector<Move> moves;
    for (std::uint8_t number = 1; number <= board.pits; ++number) {
        if (board.at(rules::Pit{board.sideToMove, number}) > 0)
            moves.push_back({{board.sideToMove, number}});
    }
    return moves;
}

/// The tuzdyks that the side to move could make.
std::vector<rules::Pit> tuzdyksOf(const rules::BoardState& board)
{
    std::vector<rules::Pit> pits;
    for (const Move move : movesOf(board)) {
        if (const auto made = naive::playTogyz(board, move.from, true).made)
            pits.push_back(*made);
    }
    return pits;
}

int mostTaken(const rules::BoardState& board)
{
    int most = 0;
    for (const Move move : movesOf(board))
        most = std::max(most, naive::playTogyz(board, move.from, true).taken);
    return most;
}

bool isOver(const rules::BoardState& board)
{
    return board.rowTotal(board.sideToMove) == 0 || 2 * std::max(board.stores[0], board.stores[1]) > board.total();
}

int leadOf(rules::Side side, const rules::BoardState& board)
{
    const rules::Side other = rules::opponentOf(side);
    const int stores = board.stores[rules::indexOf(side)] - board.stores[rules::indexOf(other)];
    return isOver(board) ? stores + board.rowTotal(side) - board.rowTotal(other) : stores;
}

/// The largest lead that a side can reach in this many moves, by a full search.
int bestLead(rules::Side side, const rules::BoardState& board, int plies)
{
    if (plies == 0 || isOver(board))
        return leadOf(side, board);
    const bool isOwn = board.sideToMove == side;
    std::optional<int> best;
    for (const Move move : movesOf(board)) {
        const int lead = bestLead(side, naive::playTogyz(board, move.from, true).after, plies - 1);
        if (!best || (isOwn ? lead > *best : lead < *best))
            best = lead;
    }
    return *best;
}

/// What is wrong with the feedback to a wrong move, as a sentence; empty if it is true. `sample`: of the slow checks
/// only every n-th is made.
QString complaint(const Puzzle& puzzle, const WrongMove& miss, int sample)
{
    const rules::BoardState before = puzzle.position.board();
    const rules::Side mover = before.sideToMove;
    const naive::Deed wrong = naive::playTogyz(before, miss.line[0].from, true);
    const naive::Deed right = naive::playTogyz(before, puzzle.answer().from, true);
    const auto answer = [&] { return naive::playTogyz(wrong.after, miss.line[1].from, true); };
    const auto ownNext = [&](rules::BoardState board) {
        board.sideToMove = mover;
        return tuzdyksOf(board);
    };
    const auto expect = [](bool isTrue, const char* what) { return isTrue ? QString() : QString::fromLatin1(what); };
    switch (miss.kind) {
    case WrongMoveKind::LetsTuzdyk:
        return expect(answer().made == miss.pit && tuzdyksOf(right.after).empty(), "lets no tuzdyk be made: ");
    case WrongMoveKind::NoTuzdyk:
        return expect(puzzle.kind == PuzzleKind::Tuzdyk && !wrong.made && ownNext(wrong.after).empty(),
                      "makes or threatens a tuzdyk: ");
    case WrongMoveKind::TuzdykStopped: {
        const auto threatened = ownNext(wrong.after);
        return expect(puzzle.kind == PuzzleKind::Tuzdyk && !wrong.made
                          && std::find(threatened.begin(), threatened.end(), *miss.pit) != threatened.end()
                          && ownNext(answer().after).empty(),
                      "the tuzdyk is not stopped: ");
    }
    case WrongMoveKind::TakesLess:
        return expect(miss.counts == std::array{wrong.taken, right.taken} && wrong.taken < right.taken,
                      "does not take less: ");
    case WrongMoveKind::LosesMore:
        return expect(miss.counts == std::array{mostTaken(wrong.after), mostTaken(right.after)}
                          && answer().taken == miss.counts[0] && miss.counts[0] > miss.counts[1],
                      "does not lose more: ");
    case WrongMoveKind::GainsLess: {
        rules::BoardState at = before;
        for (const Move move : miss.line)
            at = naive::playTogyz(at, move.from, true).after;
        const int lead = leadOf(mover, before);
        if (leadOf(mover, at) - lead != miss.counts[0] || miss.counts[0] >= miss.counts[1])
            return QStringLiteral("gains another number: ");
        constexpr std::size_t kQuick = 3;
        constexpr int kOneOf = 20;
        if (miss.line.size() > kQuick && sample % kOneOf != 0)
            return {};
        // A line that ends the game may be shorter than the search depth.
        const int plies = static_cast<int>(miss.line.size()) - 1;
        return expect(isOver(at)
                          || (bestLead(mover, wrong.after, plies) - lead == miss.counts[0]
                              && bestLead(mover, right.after, plies) - lead == miss.counts[1]),
                      "is not the best that follows: ");
    }
    case WrongMoveKind::NotWon: {
        const auto verdictFor = [&](std::span<const Move> line) {
            rules::AnyPosition at = puzzle.position;
            for (const Move move : line)
                at.play(move);
            constexpr std::uint64_t kNodes = 5'000'000;
            return isWonFor(at, mover, kNodes);
        };
        const Move own[] = {puzzle.answer()};
        return expect(verdictFor(own) == true && verdictFor(miss.line) == false, "is won: ");
    }
    case WrongMoveKind::Later:
        return {};
    }
    return QStringLiteral("of no kind: ");
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

    void theOtherGamesHavePuzzlesOfTheirOwn_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"bestemshe", "congkak", "mangala-suez"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    /// Every answer is proven to be the only one, except those that need the greatest depth.
    void theOtherGamesHavePuzzlesOfTheirOwn()
    {
        QFETCH(QString, game);
        constexpr int kModestDepth = 11;
        const PuzzlePack pack = shippedPuzzles(qPrintable(game));
        QCOMPARE(QString::fromLatin1(rules::idOf(pack.setup.game()).data()), game);
        QVERIFY(pack.puzzles.size() >= 60);
        std::set<std::uint64_t> positions;
        std::set<int> grades;
        for (const Puzzle& puzzle : pack.puzzles) {
            grades.insert(puzzle.grade);
            QVERIFY(positions.insert(puzzle.position.hash()).second);
            QVERIFY(puzzle.position.legalMoves().size() > 1);
            QVERIFY(kindOf(puzzle.position, puzzle.solution) == puzzle.kind);
            if (puzzle.grade < kHardestGrade)
                QVERIFY2(marginOf(puzzle, kModestDepth) > 0, toText(puzzle).c_str());
            for (const Move wrong : puzzle.position.legalMoves()) {
                if (wrong == puzzle.answer())
                    continue;
                rules::AnyPosition at = puzzle.position;
                for (const Move move : wrongMoveOf(puzzle, wrong).line) {
                    QVERIFY(at.isLegal(move));
                    at.play(move);
                }
            }
        }
        QVERIFY(grades.size() >= 4);
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

    /// A sample; tst_puzzle_all checks all of them, and deeper.
    void theAnswerIsTheOnlyOne()
    {
        constexpr std::size_t kOneOf = 12;
        constexpr int kModestDepth = 11;
        const PuzzlePack pack = shippedPuzzles();
        int asked = 0;
        for (std::size_t i = 0; i < pack.puzzles.size(); i += kOneOf) {
            const Puzzle& puzzle = pack.puzzles[i];
            if (puzzle.grade == kHardestGrade)
                continue; // the depth would take too long
            ++asked;
            QVERIFY2(marginOf(puzzle, kModestDepth) > 0, toText(puzzle).c_str());
        }
        QVERIFY(asked > 30);
    }

    /// Checks the feedback to every wrong move of every shipped puzzle on the naive board.
    void whatIsSaidOfAWrongMoveIsTrue()
    {
        const PuzzlePack pack = shippedPuzzles();
        std::array<int, int(WrongMoveKind::Later) + 1> told{};
        int pairs = 0;
        for (const Puzzle& puzzle : pack.puzzles) {
            for (const Move wrong : puzzle.position.legalMoves()) {
                if (wrong == puzzle.answer())
                    continue;
                const WrongMove miss = wrongMoveOf(puzzle, wrong);
                QVERIFY(!miss.line.empty() && miss.line.front() == wrong);
                rules::AnyPosition at = puzzle.position;
                for (const Move move : miss.line) {
                    QVERIFY(at.isLegal(move));
                    at.play(move);
                }
                // A line is shown, unless no move can follow.
                at = puzzle.position;
                at.play(wrong);
                QVERIFY2(miss.line.size() > 1 || at.outcome(), toText(puzzle).c_str());
                const QString wrongly = complaint(puzzle, miss, pairs);
                QVERIFY2(wrongly.isEmpty(), qPrintable(wrongly + QString::fromStdString(toText(puzzle))));
                ++told[std::size_t(miss.kind)];
                ++pairs;
            }
        }
        for (const int count : told)
            QVERIFY(count > 0);
        // The vaguest feedback is rare.
        QVERIFY2(told[std::size_t(WrongMoveKind::Later)] * 100 < 3 * pairs, qPrintable(QString::number(pairs)));
    }

    void ofAsMuchMissedAsLostTheMissedIsTold()
    {
        Puzzle puzzle;
        puzzle.position = positionOf("11,0,0,0,1,0,0,0,0/0,9,0,0,70,0,0,0,2 40,29 -,- s | 12");
        puzzle.solution = {Move{{rules::Side::South, 1}}};
        const WrongMove miss = wrongMoveOf(puzzle, Move{{rules::Side::South, 5}});
        QCOMPARE(miss.kind, WrongMoveKind::TakesLess);
        QCOMPARE(miss.counts, (std::array{0, 10}));
    }

    /// The reasons for the answer start with the subject of the puzzle.
    void theReasonIsWhatThePuzzleIsAbout()
    {
        const PuzzlePack pack = shippedPuzzles();
        int made = 0;
        int coming = 0;
        for (const Puzzle& puzzle : pack.puzzles) {
            const auto reasons = reasonsOf(puzzle);
            QVERIFY2(!reasons.empty() && reasons.size() <= kMaxFacts, toText(puzzle).c_str());
            const Fact& first = reasons.front();
            if (puzzle.kind == PuzzleKind::Guard)
                QVERIFY2(first.kind == FactKind::StopsTake || first.kind == FactKind::StopsTuzdyk,
                         toText(puzzle).c_str());
            if (puzzle.kind != PuzzleKind::Tuzdyk)
                continue;
            const naive::Deed deed = naive::playTogyz(puzzle.position.board(), puzzle.answer().from, true);
            if (first.kind == FactKind::MakesTuzdyk) {
                QVERIFY2(deed.made == first.pits[0], toText(puzzle).c_str());
                ++made;
                continue;
            }
            QVERIFY2(first.kind == FactKind::TuzdykComes && !deed.made, toText(puzzle).c_str());
            const auto answered = naive::playTogyz(deed.after, puzzle.solution[1].from, true);
            QVERIFY2(first.move == puzzle.solution[2]
                         && naive::playTogyz(answered.after, first.move->from, true).made == first.pits[0],
                     toText(puzzle).c_str());
            std::array<int, 2> counts{};
            for (const Move answer : movesOf(deed.after)) {
                counts[0] += tuzdyksOf(naive::playTogyz(deed.after, answer.from, true).after).empty() ? 0 : 1;
                ++counts[1];
            }
            QVERIFY2(first.counts == counts, toText(puzzle).c_str());
            ++coming;
        }
        QVERIFY(made > 20 && coming > 20);
    }

    void kindsAreToldApart_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("kind"); // -1 for none
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

    void aDeeperAnswerHasAHigherGrade()
    {
        const std::vector<int> grades = {1, 2, 3, 3, 4, 4, 5, 5}; // from depth 1 on
        for (std::size_t i = 0; i < grades.size(); ++i)
            QCOMPARE(gradeOfDepth(static_cast<int>(i) + 1), grades[i]);
    }

    void faultsHaveTheirPlace_data()
    {
        using Code = TextError::Code;
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

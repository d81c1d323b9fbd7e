// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/characters.h"
#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/ai/style.h"
#include "core/base/prng.h"
#include "tests/core/ai/engine_player.h"
#include "tests/positions.h"
#include "tests/random_move.h"

#include <QTest>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::ai;
using namespace qumalaq::rules;

namespace {

/// How a side has played: sums over the positions in which it was to move.
struct Manner {
    int positions = 0;
    int games = 0;
    int halfPoints = 0;
    int inRow = 0;       ///< stones in its own pits …
    int inBothRows = 0;  ///< … out of this many on the board
    int inOddPits = 0;   ///< stones in its own pits with an odd count of at least three
    int tuzdyks = 0;     ///< games in which it made one
    int tuzdykPlies = 0; ///< the plies at which it made one; the length of the game if it made none
    int chances = 0;     ///< moves with a possible capture
    int mostTaken = 0;   ///< of these, the ones that made the largest capture
    int endings = 0;     ///< positions with at most sixty stones on the board
    int movesThen = 0;   ///< legal moves in these positions

    [[nodiscard]] double rowShare() const { return double(inRow) / std::max(1, inBothRows); }
    [[nodiscard]] double oddShare() const { return double(inOddPits) / std::max(1, inRow); }
    [[nodiscard]] double tuzdykPly() const { return double(tuzdykPlies) / std::max(1, games); }
    [[nodiscard]] double mostTakenShare() const { return double(mostTaken) / std::max(1, chances); }
    [[nodiscard]] double movesInEndings() const { return double(movesThen) / std::max(1, endings); }
};

[[nodiscard]] int gainOf(const AnyPosition& before, Move move)
{
    AnyPosition after = before;
    after.play(move);
    const std::size_t mover = indexOf(before.sideToMove());
    return after.board().stores[mover] - before.board().stores[mover];
}

void observe(Manner& manner, const History& history, Move move)
{
    const AnyPosition& position = history.position();
    const BoardState board = position.board();
    const Side mover = position.sideToMove();
    int inRow = 0;
    int onBoard = 0;
    int occupied = 0;
    for (int number = 1; number <= board.pits; ++number) {
        const int own = board.at(Pit{mover, static_cast<std::uint8_t>(number)});
        inRow += own;
        onBoard += own + board.at(Pit{opponentOf(mover), static_cast<std::uint8_t>(number)});
        occupied += own > 0 ? 1 : 0;
        manner.inOddPits += own >= 3 && own % 2 == 1 ? own : 0;
    }
    ++manner.positions;
    manner.inRow += inRow;
    manner.inBothRows += onBoard;
    if (onBoard <= 60) {
        ++manner.endings;
        manner.movesThen += occupied;
    }
    int most = 0;
    for (const Move other : position.legalMoves())
        most = std::max(most, gainOf(position, other));
    if (most > 0) {
        ++manner.chances;
        manner.mostTaken += gainOf(position, move) == most ? 1 : 0;
    }
}

} // namespace

class TestCharacters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsComeBack()
    {
        for (const Character character : kCharacters) {
            QVERIFY(character != Character::None);
            QVERIFY(characterById(idOf(character)) == character);
        }
        QVERIFY(characterById("none") == Character::None);
        QVERIFY(!characterById("genius"));
    }

    void theyBelongToTogyzqumalaq()
    {
        QVERIFY(hasCharacters(GameId::Togyzqumalaq));
        QVERIFY(hasCharacters(GameId::Toguzkorgool));
        QVERIFY(!hasCharacters(GameId::Congkak));
        QVERIFY(!hasCharacters(GameId::MangalaSuez));
        QVERIFY2(!hasCharacters(GameId::Bestemshe), "no tuzdyk to hunt");
    }

    void aStyleValuesWhatItIsFor_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("character");
        QTest::addColumn<QByteArray>("better");
        const auto row = [](const char* name, const char* position, Character character, const char* better) {
            QTest::newRow(name) << QByteArray(position) << static_cast<int>(character) << QByteArray(better);
        };
        row("stones in its own row", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Character::Hoarder,
            "9,9,9,9,9,9,9,9,11/9,9,9,9,9,9,9,9,7 0,0 -,- s");
        row("a tuzdyk", "9,9,9,9,9,9,9,9,9/9,9,0,9,9,9,9,9,15 3,0 -,- s", Character::TuzdykHunter,
            "9,9,9,9,9,9,9,9,9/9,9,0,9,9,9,9,9,15 3,0 3,- s");
        row("a pit that one stone makes a tuzdyk", "9,9,9,9,9,9,9,9,9/9,9,4,9,9,9,9,9,14 0,0 -,- s",
            Character::TuzdykHunter, "9,9,9,9,9,9,9,9,9/9,9,2,9,9,9,9,9,16 0,0 -,- s");
        row("even pits", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", Character::Guardian,
            "10,8,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s");
        row("stones in the kazan", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,3 0,6 -,- s", Character::Attacker,
            "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,3 6,0 -,- s");
        row("pits to move from", "0,0,0,0,0,4,0,0,0/1,1,1,1,1,1,1,1,1 76,73 -,- s", Character::Counter,
            "0,1,0,1,0,1,0,1,0/1,1,1,1,1,1,1,1,1 76,73 -,- s");
    }

    void aStyleValuesWhatItIsFor()
    {
        QFETCH(QByteArray, position);
        QFETCH(int, character);
        QFETCH(QByteArray, better);
        const Style& style = styleOf(static_cast<Character>(character));
        const auto bonusOf = [&](const QByteArray& text) {
            return positionOf(text).visit([&](const auto& of) { return styleBonus(style, of, Side::South); });
        };
        QVERIFY(bonusOf(better) > bonusOf(position));
    }

    void playsByItsIdea_data()
    {
        QTest::addColumn<int>("character");
        for (const Character character : kCharacters)
            QTest::newRow(std::string(idOf(character)).c_str()) << static_cast<int>(character);
    }

    void playsByItsIdea()
    {
        QFETCH(int, character);
        const auto whose = static_cast<Character>(character);
        constexpr std::uint64_t kSeed = 1'121;
        constexpr int kGames = 16;
        std::array<Manner, 2> manners; // the character's, the neutral player's
        for (int game = 0; game < kGames; ++game)
            play(whose, game % 2 == 0 ? Side::South : Side::North, kSeed + static_cast<std::uint64_t>(game / 2),
                 manners);
        const Manner& own = manners[0];
        const Manner& neutral = manners[1];
        qInfo(
            "%s: %d half points of %d | share of the stones in its own row %.3f, against %.3f | in odd pits %.3f, %.3f "
            "|"
            " tuzdyks %d, %d, at ply %.1f, %.1f | takes the most %.3f, %.3f | pits to move from in endings %.2f, %.2f",
            std::string(idOf(whose)).c_str(), own.halfPoints, 2 * kGames, own.rowShare(), neutral.rowShare(),
            own.oddShare(), neutral.oddShare(), own.tuzdyks, neutral.tuzdyks, own.tuzdykPly(), neutral.tuzdykPly(),
            own.mostTakenShare(), neutral.mostTakenShare(), own.movesInEndings(), neutral.movesInEndings());
        switch (whose) {
        case Character::None:
            break;
        case Character::Hoarder:
            QVERIFY(own.rowShare() > 1.1 * neutral.rowShare());
            break;
        case Character::TuzdykHunter:
            QVERIFY(own.tuzdyks >= neutral.tuzdyks);
            QVERIFY(own.tuzdykPly() < 0.8 * neutral.tuzdykPly());
            break;
        case Character::Guardian:
            QVERIFY(own.oddShare() < 0.9 * neutral.oddShare());
            break;
        case Character::Attacker:
            QVERIFY(own.mostTakenShare() > 1.1 * neutral.mostTakenShare());
            break;
        case Character::Counter:
            QVERIFY(own.movesInEndings() > 1.05 * neutral.movesInEndings());
            break;
        }
        QVERIFY2(own.halfPoints > kGames / 4 && own.halfPoints < 2 * kGames - kGames / 4, "of comparable strength");
    }

    void theCounterLooksFartherAtTheEnd()
    {
        QVERIFY(specOf(Character::Counter, 20).nodes > 10 * specOf(Character::Counter, 120).nodes);
        QVERIFY(!specOf(Character::Counter, 20).isFallible());
        QVERIFY(specOf(Character::Hoarder, 20).nodes == specOf(Character::Hoarder, 120).nodes);
    }

    void aStyleLeavesNothingBehind()
    {
        // A hint after a character's move is the same as without that move.
        Limits fixed;
        fixed.nodes = 5'000;
        std::vector<Score> scores;
        Engine engine({{}, [&](const SearchResult& result) { scores.push_back(result.score); }});
        engine.setPosition(History());
        engine.go(fixed);
        engine.waitUntilIdle();
        engine.newGame();
        Limits hunter;
        hunter.character = Character::TuzdykHunter;
        engine.go(hunter);
        engine.waitUntilIdle();
        engine.go(fixed);
        engine.waitUntilIdle();
        QVERIFY(scores.front() == scores.back());
    }

private:
    static void play(Character character, Side side, std::uint64_t opening, std::array<Manner, 2>& manners)
    {
        Limits own;
        own.character = character;
        Limits neutral;
        neutral.level = 6;
        EnginePlayer player(own, opening);
        EnginePlayer opponent(neutral, opening + 1);
        History history;
        Prng random(opening);
        for (int ply = 0; ply < 4; ++ply) {
            history.play(randomMove(history.position(), random));
        }
        std::array<std::optional<int>, 2> tuzdykPly; // [the character's, the other's]
        int ply = 0;
        for (; !history.outcome() && ply < 400; ++ply) {
            const Side mover = history.position().sideToMove();
            const std::size_t who = mover == side ? 0 : 1;
            const Move move = (who == 0 ? player : opponent)(history);
            observe(manners[who], history, move);
            history.play(move);
            if (!tuzdykPly[who] && history.position().board().tuzdyks[indexOf(mover)] != 0)
                tuzdykPly[who] = ply;
        }
        std::array<int, 2> halfPoints = {1, 1};
        if (const auto outcome = history.outcome(); outcome && outcome->winner)
            halfPoints = *outcome->winner == side ? std::array{2, 0} : std::array{0, 2};
        for (std::size_t who = 0; who < 2; ++who) {
            ++manners[who].games;
            manners[who].tuzdyks += tuzdykPly[who] ? 1 : 0;
            manners[who].tuzdykPlies += tuzdykPly[who].value_or(ply);
            manners[who].halfPoints += halfPoints[who];
        }
    }
};

QTEST_APPLESS_MAIN(TestCharacters)
#include "tst_characters.moc"

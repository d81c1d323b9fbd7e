// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/prng.h"
#include "core/learn/fact.h"
#include "core/learn/moves_left.h"
#include "core/learn/puzzle.h"
#include "core/notation/position_text.h"
#include "core/rules/history.h"
#include "tests/core/learn/naive_board.h"

#include <QTest>

#include <numeric>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::AnyPosition;
using rules::BoardState;
using rules::GameId;
using rules::House;
using rules::indexOf;
using rules::Move;
using rules::opponentOf;
using rules::Side;

namespace {

/// Over all games; the slow run asks for more.
int positionCount()
{
    constexpr int kQuick = 1200;
    const int wanted = qEnvironmentVariableIntValue("QUMALAQ_FACT_POSITIONS");
    return wanted > 0 ? wanted : kQuick;
}

/// A position and what the test has to know of the game beside the board.
struct Case {
    AnyPosition position;
    naive::Game game;
    bool hasTuzdyk;
    int turn; ///< moves played before

    [[nodiscard]] naive::Deed deed(const BoardState& board, Move move, Side mover, int plies) const
    {
        switch (game) {
        case naive::Game::Togyz:
            return naive::playTogyz(board, move.from, hasTuzdyk);
        case naive::Game::Congkak:
            return naive::playCongkak(board, move.from);
        case naive::Game::Mangala:
            return naive::playMangala(board, move.from, mover, turn + plies < 2);
        }
        return {};
    }
};

std::vector<Move> movesOf(const BoardState& board, Side side)
{
    std::vector<Move> moves;
    for (std::uint8_t number = 1; number <= board.houses; ++number) {
        if (board.rows[indexOf(side)][number - 1U] > 0)
            moves.push_back({{side, number}});
    }
    return moves;
}

std::vector<Move> movesOf(const AnyPosition& position)
{
    const auto moves = position.legalMoves();
    return {moves.begin(), moves.end()};
}

/// Everything the facts speak of, found by trying out, with nothing of core/learn.
struct Truth {
    Truth(const Case& theCase, Move theMove)
        : c(theCase)
        , move(theMove)
        , before(c.position.board())
        , mover(before.sideToMove)
        , other(opponentOf(mover))
        , deed(c.deed(before, theMove, mover, 0))
    {
        AnyPosition next = c.position;
        next.play(theMove);
        isOver = next.outcome().has_value();
        after = next.board();
        if (!isOver && after.sideToMove == other) {
            for (const Move answer : movesOf(next))
                answers.emplace_back(answer, c.deed(after, answer, other, 1));
        }
        if (c.game != naive::Game::Togyz)
            return;
        // In thought the other side moves before, and the mover once more after.
        for (const Move could : movesOf(before, other))
            hisBefore.emplace_back(could, c.deed(before, could, other, 0));
        for (const Move could : movesOf(before, mover))
            ownBefore.emplace_back(could, c.deed(before, could, mover, 0));
        if (!isOver) {
            for (const Move could : movesOf(after, mover))
                ownNext.emplace_back(could, c.deed(after, could, mover, 1));
        }
    }

    using Deeds = std::vector<std::pair<Move, naive::Deed>>;

    static int mostTaken(const Deeds& deeds)
    {
        int most = 0;
        for (const auto& [m, d] : deeds)
            most = std::max(most, d.taken);
        return most;
    }
    static std::vector<House> tuzdyksOf(const Deeds& deeds)
    {
        std::vector<House> houses;
        for (const auto& [m, d] : deeds) {
            if (d.made)
                houses.push_back(*d.made);
        }
        return houses;
    }
    static const naive::Deed* find(const Deeds& deeds, const std::optional<Move>& wanted)
    {
        for (const auto& [m, d] : deeds) {
            if (wanted && m == *wanted)
                return &d;
        }
        return nullptr;
    }

    const Case& c;
    Move move;
    BoardState before;
    BoardState after;
    Side mover;
    Side other;
    naive::Deed deed;
    bool isOver = false;
    Deeds answers;
    Deeds hisBefore;
    Deeds ownBefore;
    Deeds ownNext;
};

std::vector<House> listOf(const HouseList& houses)
{
    return {houses.begin(), houses.end()};
}

int lonelyWait(const BoardState& board, Side side)
{
    const auto& row = board.rows[indexOf(side)];
    const std::vector<int> pits(row.begin(), row.begin() + board.houses);
    const int tuzdyk = board.tuzdyks[indexOf(opponentOf(side))];
    if (tuzdyk != 0 || std::accumulate(pits.begin(), pits.end(), 0) <= 9) {
        std::map<std::vector<int>, int> known;
        return naive::longestWait(pits, tuzdyk, known);
    }
    // In a free row every stone walks to the end one step a move, but for what a lift of several spends at once.
    int moves = 0;
    for (int pit = 0; pit < board.houses; ++pit) {
        const int way = board.houses - pit;
        const int stones = pits[static_cast<std::size_t>(pit)];
        moves += stones * way;
        int spent = 0;
        for (int step = 1; step < stones; ++step)
            spent += std::min(step, way);
        moves -= stones >= 2 ? spent - 1 : 0;
    }
    return moves;
}

/// Whether a fact is true; a sentence about what is wrong, empty if nothing is.
QString complaint(const Fact& fact, const Truth& truth)
{
    const auto expect = [&](bool isTrue, const char* what) {
        return isTrue ? QString() : QString::fromLatin1(what) + QStringLiteral(": fact %1").arg(int(fact.kind));
    };
    const naive::Deed* named = Truth::find(truth.answers, fact.move);
    const naive::Deed* next = Truth::find(truth.ownNext, fact.move);
    switch (fact.kind) {
    case FactKind::Takes: {
        int second = 0;
        for (const Move other : movesOf(truth.c.position)) {
            if (other != truth.move)
                second = std::max(second, truth.c.deed(truth.before, other, truth.mover, 0).taken);
        }
        const bool isSecond = fact.move
                                  ? truth.c.deed(truth.before, *fact.move, truth.mover, 0).taken == second && second > 0
                                  : second == 0;
        return expect(fact.counts[0] == truth.deed.taken && fact.counts[1] == second && isSecond
                          && listOf(fact.houses) == truth.deed.from,
                      "takes something else");
    }
    case FactKind::MakesTuzdyk:
        return expect(truth.deed.made && fact.houses[0] == *truth.deed.made && fact.counts[0] == 3, "no such tuzdyk");
    case FactKind::ThreatensTake: {
        bool isNew = true;
        for (const auto& [m, d] : truth.ownBefore)
            isNew = isNew && !(d.taken >= fact.counts[0] && d.from.front() == fact.houses[0]);
        return expect(next && next->taken == fact.counts[0] && next->from.front() == fact.houses[0] && isNew
                          && fact.counts[0] == Truth::mostTaken(truth.ownNext),
                      "no new threat");
    }
    case FactKind::ThreatensTuzdyk:
        return expect(next && next->made && *next->made == fact.houses[0] && Truth::tuzdyksOf(truth.ownBefore).empty(),
                      "no new threat of a tuzdyk");
    case FactKind::StopsTake: {
        bool isThere = false;
        for (const auto& [m, d] : truth.hisBefore)
            isThere = isThere || (d.taken == fact.counts[0] && d.from.front() == fact.houses[0]);
        return expect(isThere && fact.counts[0] == Truth::mostTaken(truth.hisBefore)
                          && fact.counts[1] == Truth::mostTaken(truth.answers) && fact.counts[1] < fact.counts[0],
                      "stops nothing");
    }
    case FactKind::StopsTuzdyk: {
        const auto could = Truth::tuzdyksOf(truth.hisBefore);
        bool areAll = !could.empty();
        for (const House house : could)
            areAll = areAll && std::find(fact.houses.begin(), fact.houses.end(), house) != fact.houses.end();
        for (const House house : fact.houses)
            areAll = areAll && std::find(could.begin(), could.end(), house) != could.end();
        return expect(areAll && Truth::tuzdyksOf(truth.answers).empty(), "stops no tuzdyk");
    }
    case FactKind::MakesOddPitEven: {
        const House house = fact.houses[0];
        return expect(house.row == truth.mover && truth.before.at(house) == fact.counts[0]
                          && truth.deed.after.at(house) == fact.counts[1] && fact.counts[0] % 2 == 1
                          && fact.counts[0] >= 5 && fact.counts[1] % 2 == 0 && fact.counts[1] > 0,
                      "not from odd to even");
    }
    case FactKind::FeedsTuzdyk:
        return expect(fact.counts[0] == truth.deed.hisTuzdyk && fact.side == truth.mover
                          && truth.before.tuzdykOwner(fact.houses[0]) == truth.other,
                      "feeds another number");
    case FactKind::Collects:
        return expect(fact.counts[0] == truth.deed.ownTuzdyk && truth.before.tuzdykOwner(fact.houses[0]) == truth.mover,
                      "collects another number");
    case FactKind::LeavesToTake:
        return expect(named && fact.side == truth.other && named->taken == fact.counts[0]
                          && named->from == listOf(fact.houses) && fact.counts[0] == Truth::mostTaken(truth.answers),
                      "he takes something else");
    case FactKind::LeavesTuzdyk:
        return expect(named && named->made && *named->made == fact.houses[0], "he makes no tuzdyk");
    case FactKind::OnlyMove:
        return expect(movesOf(truth.c.position).size() == 1, "there are other moves");
    case FactKind::NeedsToMajority: {
        const int all = truth.before.total();
        return expect(fact.counts[1] == all / 2 + 1
                          && truth.deed.after.stores[indexOf(truth.mover)] + fact.counts[0] == fact.counts[1]
                          && fact.counts[0] > 0 && fact.counts[0] <= 12,
                      "needs another number");
    }
    case FactKind::MovesLeft:
        return expect(fact.counts[0] == lonelyWait(truth.deed.after, truth.mover)
                          && fact.counts[1] == lonelyWait(truth.deed.after, truth.other),
                      "another number of moves left");
    case FactKind::SowsHome:
        return expect(fact.counts[0] == truth.deed.home, "sows another number home");
    case FactKind::MovesAgain:
        return expect(truth.deed.endsAtHome && truth.deed.after.rowTotal(truth.mover) > 0, "does not move again");
    case FactKind::Passes: {
        const bool isMoversTurn = truth.deed.endsAtHome;
        const Side next_ = isMoversTurn ? truth.mover : truth.other;
        return expect(fact.side == next_ && truth.deed.after.rowTotal(next_) == 0
                          && truth.deed.after.rowTotal(opponentOf(next_)) > 0,
                      "nobody passes");
    }
    case FactKind::Wins: {
        const int own = fact.counts[0];
        const int his = fact.counts[1];
        return expect(truth.isOver && own > his && own >= truth.deed.after.stores[indexOf(truth.mover)], "is no win");
    }
    case FactKind::LineGains:
        return expect(false, "a line was told, but none was given");
    case FactKind::CommonOpening: // tst_opening_counts has these
    case FactKind::RareOpening:
        return expect(false, "an opening was told, but no counts were given");
    }
    return QStringLiteral("a fact of no kind");
}

/// What has to be said if it is so.
QString missing(const std::vector<Fact>& facts, const Truth& truth)
{
    const auto says = [&](FactKind kind) {
        return std::any_of(facts.begin(), facts.end(), [kind](const Fact& fact) { return fact.kind == kind; });
    };
    const auto check = [&](FactKind kind, bool isSo) {
        return says(kind) == isSo ? QString() : QStringLiteral("fact %1 is said: %2").arg(int(kind)).arg(!isSo);
    };
    QString all;
    all += check(FactKind::Takes, truth.deed.taken > 0);
    all += check(FactKind::MakesTuzdyk, truth.deed.made.has_value());
    all += check(FactKind::Collects, truth.deed.ownTuzdyk > 0);
    all += check(FactKind::FeedsTuzdyk, truth.deed.hisTuzdyk > 0);
    all += check(FactKind::SowsHome, truth.deed.home > 0);
    all += check(FactKind::LeavesToTake, Truth::mostTaken(truth.answers) > 0);
    all += check(FactKind::LeavesTuzdyk, !Truth::tuzdyksOf(truth.answers).empty());
    all += check(FactKind::OnlyMove, movesOf(truth.c.position).size() == 1);
    if (truth.c.game == naive::Game::Congkak)
        all += check(FactKind::MovesAgain, truth.deed.endsAtHome && truth.deed.after.rowTotal(truth.mover) > 0);
    if (truth.c.game == naive::Game::Togyz && !truth.isOver) {
        all += check(FactKind::StopsTuzdyk,
                     !Truth::tuzdyksOf(truth.hisBefore).empty() && Truth::tuzdyksOf(truth.answers).empty());
        all += check(FactKind::ThreatensTuzdyk,
                     !Truth::tuzdyksOf(truth.ownNext).empty() && Truth::tuzdyksOf(truth.ownBefore).empty());
        all += check(FactKind::StopsTake, Truth::mostTaken(truth.hisBefore) - Truth::mostTaken(truth.answers) >= 2);
    }
    return all;
}

AnyPosition parsed(const char* text)
{
    const auto position = notation::parsePosition(text, rules::GameSetup());
    if (!position)
        qFatal("bad position");
    return position->position;
}

} // namespace

class TestFact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFactOfRandomGamesIsTrue_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("share");
        QTest::newRow("Togyzqumalaq") << int(GameId::Togyzqumalaq) << 55;
        QTest::newRow("Bestemshe") << int(GameId::Bestemshe) << 15;
        QTest::newRow("Congkak") << int(GameId::Congkak) << 15;
        QTest::newRow("Mangala of Suez") << int(GameId::MangalaSuez) << 15;
    }

    void everyFactOfRandomGamesIsTrue()
    {
        QFETCH(int, game);
        QFETCH(int, share);
        constexpr std::uint64_t kSeed = 20261121;
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
        Prng prng(kSeed + static_cast<std::uint64_t>(game));
        const rules::GameSetup setup(static_cast<GameId>(game));
        const naive::Game kind = setup.game() == GameId::Congkak       ? naive::Game::Congkak
                                 : setup.game() == GameId::MangalaSuez ? naive::Game::Mangala
                                                                       : naive::Game::Togyz;
        std::array<int, kFactKinds> told{};
        rules::History history(setup);
        const int positions = positionCount() * share / 100;
        for (int i = 0; i < positions; ++i) {
            if (history.outcome())
                history = rules::History(setup);
            const Case theCase{history.position(), kind, setup.game() == GameId::Togyzqumalaq,
                               static_cast<int>(history.plies().size())};
            const auto moves = movesOf(history.position());
            const Move move = moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
            const auto facts = factsOf(history.position(), move);
            const Truth truth(theCase, move);
            const QString where = QString::fromStdString(notation::toText(history.position()))
                                  + QStringLiteral(" move %1").arg(move.from.number);
            for (const Fact& fact : facts) {
                const QString wrong = complaint(fact, truth);
                QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong + QStringLiteral(" in ") + where));
                ++told[static_cast<std::size_t>(fact.kind)];
            }
            const QString gap = missing(facts, truth);
            QVERIFY2(gap.isEmpty(), qUtf8Printable(gap + QStringLiteral(" in ") + where));
            QVERIFY(std::is_sorted(facts.begin(), facts.end(),
                                   [](const Fact& a, const Fact& b) { return a.swing > b.swing; }));
            QVERIFY(chooseFacts(facts).size() <= kMostFactsTold);
            for (const Fact& reason : chooseReasons(facts)) {
                QVERIFY(reason.side == truth.mover || reason.kind == FactKind::Passes);
                QVERIFY(reason.kind != FactKind::FeedsTuzdyk);
            }
            history.play(move);
        }
        // A kind that never came up would be a kind that was never checked.
        QVERIFY(told[std::size_t(FactKind::Takes)] > 0);
        QVERIFY(told[std::size_t(FactKind::LeavesToTake)] > 0);
        if (setup.game() == GameId::Togyzqumalaq) {
            for (int k = 0; k < kFactKinds; ++k) {
                const auto fact = static_cast<FactKind>(k);
                const bool isElsewhere = fact == FactKind::SowsHome || fact == FactKind::MovesAgain
                                         || fact == FactKind::Passes || fact == FactKind::LineGains
                                         || fact == FactKind::CommonOpening || fact == FactKind::RareOpening;
                QVERIFY2((told[std::size_t(k)] > 0) != isElsewhere, qPrintable(QStringLiteral("kind %1").arg(k)));
            }
        }
        if (setup.game() == GameId::Congkak) {
            QVERIFY(told[std::size_t(FactKind::SowsHome)] > 0);
            QVERIFY(told[std::size_t(FactKind::MovesAgain)] > 0);
        }
    }

    void theLargerSwingComesFirst()
    {
        const AnyPosition position = parsed("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s");
        const auto chosen = chooseFacts(factsOf(position, Move{{Side::South, 8}}));
        QCOMPARE(chosen.size(), 2U);
        QCOMPARE(chosen[0].kind, FactKind::Takes);
        QCOMPARE(chosen[0].counts[0], 10);
        QVERIFY(chosen[0].houses[0] == (House{Side::North, 4}));
        // "84 takes 10; 93 only 8."
        QCOMPARE(chosen[0].counts[1], 8);
        QVERIFY(chosen[0].move == (Move{{Side::South, 9}}));
    }

    void aReasonIsNeverWhatAMoveCosts()
    {
        // The answer to a shipped puzzle: it stops a tuzdyk, and leaves sixteen stones to be taken.
        const AnyPosition position = parsed("3,2,15,15,14,1,2,14,13/1,2,13,13,1,2,2,3,4 34,8 -,- s");
        const auto facts = factsOf(position, Move{{Side::South, 3}});
        const auto told = chooseFacts(facts);
        QVERIFY(std::any_of(told.begin(), told.end(),
                            [](const Fact& fact) { return fact.kind == FactKind::LeavesToTake; }));
        const auto reasons = chooseReasons(facts);
        QVERIFY(!reasons.empty());
        for (const Fact& reason : reasons)
            QVERIFY(reason.kind != FactKind::LeavesToTake && reason.kind != FactKind::LeavesTuzdyk);
    }

    void theEnginesLineIsToldAsFarAsItIsLegal()
    {
        const AnyPosition position = parsed("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s");
        const std::vector<Move> line = {{{Side::South, 8}}, {{Side::North, 4}}, {{Side::South, 9}}};
        const auto facts = factsOf(position, line[0], line);
        const auto told =
            std::find_if(facts.begin(), facts.end(), [](const Fact& fact) { return fact.kind == FactKind::LineGains; });
        // 84 takes ten, and his 4 is empty after it, so that the line is cut there and is no line any more.
        QVERIFY(told == facts.end());
        const std::vector<Move> legal = {{{Side::South, 8}}, {{Side::North, 3}}, {{Side::South, 9}}};
        const auto more = factsOf(position, legal[0], legal);
        const auto gain =
            std::find_if(more.begin(), more.end(), [](const Fact& fact) { return fact.kind == FactKind::LineGains; });
        QVERIFY(gain != more.end());
        QCOMPARE(gain->counts[1], 3);
        BoardState board = position.board();
        int lead = 0;
        for (const Move move : legal) {
            const naive::Deed deed = naive::playTogyz(board, move.from, true);
            lead += move.from.row == Side::South ? deed.taken : -deed.taken;
            board = deed.after;
        }
        QCOMPARE(gain->counts[0], lead);
    }

    void aPassIsTold()
    {
        // South's only stone goes home, North has the only other one: South would move again, has nothing, and passes.
        rules::GameSetup setup(GameId::Congkak);
        QVERIFY(setup.setOption("holes", "3"));
        const auto position = notation::parsePosition("1,0,0/0,1,0 8,8 - s", setup);
        QVERIFY(position);
        const auto facts = factsOf(position->position, Move{{Side::South, 1}});
        QVERIFY(std::any_of(facts.begin(), facts.end(), [](const Fact& fact) {
            return fact.kind == FactKind::Passes && fact.side == Side::South;
        }));
        QVERIFY(std::none_of(facts.begin(), facts.end(),
                             [](const Fact& fact) { return fact.kind == FactKind::MovesAgain; }));
    }
};

QTEST_GUILESS_MAIN(TestFact)
#include "tst_fact.moc"

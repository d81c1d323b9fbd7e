// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/book.h"
#include "core/ai/endgame/endgame_maker.h"
#include "core/ai/endgame/endgame_value.h"
#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/ai/search.h"
#include "core/base/prng.h"
#include "tests/core/ai/searched.h"
#include "tests/positions.h"
#include "tests/random_move.h"

#include <QTest>

#include <tuple>
#include <type_traits>

using namespace qumalaq;
using namespace qumalaq::ai;
using rules::History;
using rules::TogyzqumalaqPosition;

namespace {

constexpr std::uint64_t kSeed = 20'261'121;
constexpr const char* kHeldPosition = "1,1,1,0,1/0,2,4,1,5 16,18 -,- s"; ///< of Bestemshe: neither can win

[[nodiscard]] std::shared_ptr<const Book> bookWith(std::uint8_t pit)
{
    return Book::fromEntries({{Book::keyOf(TogyzqumalaqPosition()), pit, 1, 40}});
}

/// An engine with its answers.
class Asked {
public:
    SearchResult ask(const History& history, const Limits& limits)
    {
        engine.setPosition(history);
        engine.go(limits);
        engine.waitUntilIdle();
        return m_result;
    }

private:
    SearchResult m_result;

public:
    Engine engine{{nullptr, [this](const SearchResult& result) { m_result = result; }}};
};

/// Random moves until at most this many stones are left; none if the game ends before.
[[nodiscard]] std::optional<TogyzqumalaqPosition> randomEnding(int stones, Prng& prng)
{
    TogyzqumalaqPosition position;
    while (!position.outcome()) {
        const auto stores = storesOf(position);
        if (TogyzqumalaqPosition::kTotalStones - stores[0] - stores[1] <= stones)
            return position;
        position.play(randomMove(position, prng));
    }
    return std::nullopt;
}

constexpr std::uint64_t kNodes = 300'000;

[[nodiscard]] SearchOutcome searched(const TogyzqumalaqPosition& position, const EndgameTable* endgame, int depth)
{
    SearchSettings settings;
    settings.endgame = endgame;
    SearchBudget budget = toDepth(depth);
    budget.nodes = kNodes;
    return ai::searched(position, budget, settings);
}

[[nodiscard]] bool isProven(const SearchOutcome& outcome)
{
    return outcome.score().isProven();
}

} // namespace

class TestEngineKnowledge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// First of all: what other tests need is decoded only once.
    void aStopDoesNotWaitForATable()
    {
        bool wasDecoded = true;
        Engine engine{{nullptr, [&wasDecoded](const SearchResult&) { wasDecoded = prepareBestemsheEndgame(); }}};
        engine.setPosition(History(rules::GameSetup(rules::GameId::Bestemshe),
                                   positionOf(kHeldPosition, rules::GameSetup(rules::GameId::Bestemshe))));
        engine.go(Limits());
        engine.stop();
        engine.waitUntilIdle();
        QVERIFY(!wasDecoded);
    }

    void levelsThatErrGoByHandInCongkak_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("isByHand");
        QTest::newRow("a level that errs goes by the hand-made rules") << 4 << true;
        QTest::newRow("a level that does not asks the network") << 9 << false;
    }

    void levelsThatErrGoByHandInCongkak()
    {
        QFETCH(int, level);
        QFETCH(bool, isByHand);
        const History history{rules::GameSetup(rules::GameId::Congkak)};
        Limits limits;
        limits.level = level;
        limits.nodes = 3'000;
        const auto playedBy = [&](Asked& asked) {
            asked.engine.setSeed(kSeed);
            const SearchResult result = asked.ask(history, limits);
            return std::tuple(result.nodes, result.score, *result.best);
        };
        Asked byHand;
        byHand.engine.setNetwork(nullptr);
        const auto expected = playedBy(byHand);
        Asked asked;
        QCOMPARE(playedBy(asked) == expected, isByHand);
        // Values of one network must not be used with another: a hint in between changes nothing.
        Asked interrupted;
        Limits hint;
        hint.depth = 6;
        interrupted.ask(history, hint);
        QCOMPARE(playedBy(interrupted) == expected, isByHand);
    }

    void aNetworkJudgesItsOwnGameAlone_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("holes");   // of Congkak; empty for the standard
        QTest::addColumn<QString>("network"); // the game whose network is set; empty for the built-in ones
        QTest::addColumn<bool>("isAsked");    // use a network, not the hand-made rules
        QTest::newRow("Togyzqumalaq has its own") << "togyzqumalaq"
                                                  << ""
                                                  << "" << true;
        QTest::newRow("its Kyrgyz twin has the same") << "toguzkorgool"
                                                      << ""
                                                      << "" << true;
        QTest::newRow("Congkak has its own") << "congkak"
                                             << ""
                                             << "" << true;
        QTest::newRow("Congkak of another size has none") << "congkak"
                                                          << "5"
                                                          << "" << false;
        QTest::newRow("Bestemshe has none") << "bestemshe"
                                            << ""
                                            << "" << false;
        QTest::newRow("Mangala of Suez has none") << "mangala-suez"
                                                  << ""
                                                  << "" << false;
        QTest::newRow("Congkak, with its network set") << "congkak"
                                                       << ""
                                                       << "congkak" << true;
        QTest::newRow("Congkak, with that of Togyzqumalaq") << "congkak"
                                                            << ""
                                                            << "togyzqumalaq" << false;
        QTest::newRow("Togyzqumalaq, with that of Congkak") << "togyzqumalaq"
                                                            << ""
                                                            << "congkak" << false;
    }

    void aNetworkJudgesItsOwnGameAlone()
    {
        QFETCH(QString, game);
        QFETCH(QString, holes);
        QFETCH(QString, network);
        QFETCH(bool, isAsked);
        rules::GameSetup setup(*rules::gameById(game.toStdString()));
        if (!holes.isEmpty())
            QVERIFY(setup.setOption("holes", holes.toStdString()));
        History history(setup);
        const auto first = history.position().legalMoves();
        history.play(first[first.size() - 1]);
        Limits limits;
        limits.depth = 5;
        Asked byHand;
        byHand.engine.setNetwork(nullptr);
        const SearchResult plain = byHand.ask(history, limits);
        Asked asked;
        if (!network.isEmpty())
            asked.engine.setNetwork(nnue::embeddedNetwork(*rules::gameById(network.toStdString())));
        const SearchResult result = asked.ask(history, limits);
        QVERIFY(result.best.has_value());
        const bool isSame = result.nodes == plain.nodes && result.score == plain.score && result.best == plain.best;
        QCOMPARE(isSame, !isAsked);
    }

    void theStrongestLevelPlaysTheBook()
    {
        Asked asked;
        asked.engine.setBook(bookWith(2)); // a search would never choose this move
        Limits limits;
        limits.level = kLevelCount;
        limits.nodes = 2'000;
        const SearchResult result = asked.ask(History(), limits);
        QCOMPARE(result.best->from.number, 2);
        QCOMPARE(result.nodes, 0U);
        QCOMPARE(result.score, Score::estimate(40));
    }

    void whoAsksForTheBookGetsIt()
    {
        Asked asked;
        asked.engine.setBook(bookWith(2));
        Limits limits;
        limits.nodes = 2'000;
        limits.usesBook = true;
        QCOMPARE(asked.ask(History(), limits).best->from.number, 2);
        asked.engine.setBook(nullptr);
        QVERIFY(asked.ask(History(), limits).best->from.number != 2);
    }

    void nobodyElsePlaysTheBook_data()
    {
        QTest::addColumn<int>("level"); // 0 for an analysis
        QTest::newRow("a teaching level") << 3;
        QTest::newRow("the last but one") << kLevelCount - 1;
        QTest::newRow("an analysis") << 0;
    }
    void nobodyElsePlaysTheBook()
    {
        QFETCH(int, level);
        Asked asked;
        asked.engine.setBook(bookWith(2));
        asked.engine.setSeed(kSeed);
        Limits limits;
        limits.nodes = 2'000;
        if (level > 0)
            limits.level = level;
        QVERIFY(asked.ask(History(), limits).nodes > 0);
    }

    void aPositionOutsideTheBookIsSearched()
    {
        Asked asked;
        asked.engine.setBook(bookWith(2));
        Limits limits;
        limits.nodes = 2'000;
        limits.usesBook = true;
        History history;
        history.play({{rules::Side::South, 7}});
        QVERIFY(asked.ask(history, limits).nodes > 0);
    }

    void theTableAgreesWithTheSearch()
    {
        const auto table = EndgameMaker::make(4, 1, nullptr);
        Prng prng(kSeed);
        int compared = 0;
        for (int i = 0; i < 220; ++i) {
            const auto position = randomEnding(12, prng);
            if (!position)
                continue;
            const SearchOutcome without = searched(*position, nullptr, kMaxDepth);
            const SearchOutcome with = searched(*position, table.get(), kMaxDepth);
            // A search that ran out of nodes may miss what the other found by chance.
            QVERIFY2(!isProven(without) || isProven(with) || with.nodes >= kNodes,
                     qPrintable(QStringLiteral("position %1").arg(i)));
            if (!isProven(without) || !isProven(with))
                continue;
            QVERIFY2(without.score().kind() == with.score().kind(), qPrintable(QStringLiteral("position %1").arg(i)));
            ++compared;
        }
        QVERIFY2(compared > 40, QByteArray::number(compared));
    }

    /// The table rates all moves of a won or lost ending alike, but the game must not go in circles.
    void endingsAreBroughtToAnEnd()
    {
        Prng prng(kSeed);
        Asked asked;
        asked.engine.setEndgame(EndgameMaker::make(4, 1, nullptr));
        int played = 0;
        for (int i = 0; i < 120; ++i) {
            const auto start = randomEnding(4, prng);
            if (!start)
                continue;
            History history{rules::GameSetup(), rules::AnyPosition(*start)};
            const auto promised = asked.ask(history, depth(12)).score;
            while (!history.outcome()) {
                QVERIFY(history.plies().size() < 200);
                history.play(*asked.ask(history, depth(12)).best);
            }
            const auto winner = history.outcome()->winner;
            if (promised.kind() == Score::Kind::ProvenWin)
                QCOMPARE(winner, std::optional(start->sideToMove()));
            if (promised.kind() == Score::Kind::ProvenLoss)
                QCOMPARE(winner, std::optional(rules::opponentOf(start->sideToMove())));
            if (promised.kind() == Score::Kind::ProvenDraw)
                QVERIFY(!winner);
            ++played;
        }
        QVERIFY2(played > 5, QByteArray::number(played));
    }

    void aTableChangesNothingFarFromTheEnd()
    {
        const auto table = EndgameMaker::make(2, 1, nullptr);
        QCOMPARE(searched(TogyzqumalaqPosition(), table.get(), 8).nodes,
                 searched(TogyzqumalaqPosition(), nullptr, 8).nodes);
    }

    void otherGamesHaveNoTable()
    {
        const auto table = EndgameMaker::make(2, 1, nullptr);
        SearchSettings settings;
        settings.endgame = table.get();
        QVERIFY(!endgameValue(rules::CongkakPosition(), settings, 2, 0));
    }

    /// The theorem, as an analysis tells it.
    void bestemsheTellsWhoWins_data()
    {
        QTest::addColumn<int>("plies");
        QTest::addColumn<int>("kind");
        QTest::newRow("every first move loses") << 0 << static_cast<int>(Score::Kind::ProvenLoss);
        QTest::newRow("every answer to it can win") << 1 << static_cast<int>(Score::Kind::ProvenWin);
        QTest::newRow("and so on: the first player") << 2 << static_cast<int>(Score::Kind::ProvenLoss);
        QTest::newRow("and so on: the second player") << 3 << static_cast<int>(Score::Kind::ProvenWin);
    }

    void bestemsheTellsWhoWins()
    {
        QFETCH(int, plies);
        QFETCH(int, kind);
        History game{rules::GameSetup(rules::GameId::Bestemshe)};
        Limits limits;
        limits.nodes = 2'000;
        Asked asked;
        for (int ply = 0; ply < plies; ++ply)
            game.play(*asked.ask(game, limits).best);
        const SearchResult result = asked.ask(game, limits);
        QCOMPARE(static_cast<int>(result.score.kind()), kind);
        QCOMPARE(result.score.plies(), Score::kUnknownLength);
        // Each of several lines has its own value.
        std::vector<SearchInfo> lines;
        Engine engine{{[&lines](const SearchInfo& info) {
                           lines.resize(static_cast<std::size_t>(info.rank - 1));
                           lines.push_back(info);
                       },
                       nullptr}};
        limits.lines = 5;
        engine.setPosition(game);
        engine.go(limits);
        engine.waitUntilIdle();
        QCOMPARE(lines.size(), game.position().legalMoves().size());
        QCOMPARE(static_cast<int>(lines.front().score.kind()), kind);
        QVERIFY(lines.front().line.front() == *result.best);
        const bool isLost = result.score.kind() == Score::Kind::ProvenLoss;
        for (const SearchInfo& line : lines)
            QVERIFY(!isLost || line.score.kind() == Score::Kind::ProvenLoss);
    }

    /// Stones can go round for ever, and then nobody may be able to force more than half.
    void bestemsheTellsWhereNeitherCanWin()
    {
        const auto& table = *embeddedBestemsheEndgame();
        const auto isHeldAfter = [&table](rules::AnyPosition position, rules::Move move) {
            position.play(move);
            return position.visit([&table]<typename P>(const P& known) {
                if constexpr (std::is_same_v<P, rules::BestemshePosition>)
                    return !table.resultOf(known);
                return false;
            });
        };
        const rules::GameSetup setup(rules::GameId::Bestemshe);
        std::vector<SearchInfo> lines;
        SearchResult result;
        Engine engine{{[&lines](const SearchInfo& info) {
                           lines.resize(static_cast<std::size_t>(info.rank - 1));
                           lines.push_back(info);
                       },
                       [&result](const SearchResult& found) { result = found; }}};
        Limits limits;
        limits.nodes = 3'000;
        limits.lines = 5;
        for (const char* text : {kHeldPosition, "0,1,2,0,7/1,0,1,1,3 16,18 -,- s", "2,6,0,0,0/2,0,1,1,4 16,18 -,- s"}) {
            const rules::AnyPosition& position = positionOf(text, setup);
            engine.setPosition(History(setup, position));
            engine.go(limits);
            engine.waitUntilIdle();
            QVERIFY(result.score == Score::provenDraw(Score::kUnknownLength));
            QVERIFY(isHeldAfter(position, *result.best));
            QCOMPARE(lines.size(), position.legalMoves().size());
            for (const SearchInfo& line : lines) {
                const auto expected =
                    isHeldAfter(position, line.line.front()) ? Score::Kind::ProvenDraw : Score::Kind::ProvenLoss;
                QCOMPARE(static_cast<int>(line.score.kind()), static_cast<int>(expected));
            }
        }
    }

    void onlyTheStrongestLevelKnowsWhoWins()
    {
        History game{rules::GameSetup(rules::GameId::Bestemshe)};
        game.play(game.position().legalMoves()[0]);
        Asked asked;
        Limits limits;
        limits.nodes = 500;
        for (const int level : {8, 9, kLevelCount}) {
            limits.level = level;
            const bool isProven = asked.ask(game, limits).score.kind() == Score::Kind::ProvenWin;
            QCOMPARE(isProven, level == kLevelCount);
        }
    }

    /// The first player takes what it can, the engine plays the second one to the end.
    void bestemsheIsWonByTheSecondPlayer()
    {
        History game{rules::GameSetup(rules::GameId::Bestemshe)};
        Asked asked;
        Limits greedy;
        greedy.level = 3;
        Limits best;
        best.nodes = 100'000;
        for (int ply = 0; !game.outcome(); ++ply) {
            QVERIFY(ply < 300);
            game.play(*asked.ask(game, ply % 2 == 0 ? greedy : best).best);
        }
        QVERIFY(game.outcome()->winner == rules::Side::North);
    }

private:
    [[nodiscard]] static Limits depth(int plies)
    {
        Limits limits;
        limits.depth = plies;
        return limits;
    }
};

QTEST_APPLESS_MAIN(TestEngineKnowledge)
#include "tst_engine_knowledge.moc"

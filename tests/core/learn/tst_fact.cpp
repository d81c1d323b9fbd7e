// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/prng.h"
#include "core/learn/fact.h"
#include "core/notation/position_text.h"
#include "core/rules/history.h"
#include "tests/core/learn/fact_truth.h"
#include "tests/positions.h"
#include "tests/random_move.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::GameId;

namespace {

/// For all games together; the slow run uses more.
int positionCount()
{
    constexpr int kQuick = 1200;
    const int wanted = qEnvironmentVariableIntValue("QUMALAQ_FACT_POSITIONS");
    return wanted > 0 ? wanted : kQuick;
}

naive::Game naiveGame(GameId game)
{
    switch (game) {
    case GameId::Togyzqumalaq:
    case GameId::Toguzkorgool:
    case GameId::Bestemshe:
        break;
    case GameId::Congkak:
        return naive::Game::Congkak;
    case GameId::MangalaSuez:
        return naive::Game::Mangala;
    case GameId::Oware:
        return naive::Game::Oware;
    case GameId::Kalah:
        return naive::Game::Kalah;
    case GameId::MangalaTurkish:
        return naive::Game::MangalaTurkish;
    }
    return naive::Game::Togyz;
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
        QTest::newRow("Oware") << int(GameId::Oware) << 15;
        QTest::newRow("Kalah") << int(GameId::Kalah) << 15;
        QTest::newRow("Turkish Mangala") << int(GameId::MangalaTurkish) << 15;
    }

    void everyFactOfRandomGamesIsTrue()
    {
        QFETCH(int, game);
        QFETCH(int, share);
        constexpr std::uint64_t kSeed = 20261121;
        Prng prng(kSeed + static_cast<std::uint64_t>(game));
        const rules::GameSetup setup(static_cast<GameId>(game));
        const naive::Game kind = naiveGame(setup.game());
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
            const auto reasons = chooseReasons(facts);
            QVERIFY(reasons.size() <= kMaxFacts);
            for (const Fact& reason : reasons) {
                // It does not argue for another move.
                QVERIFY(reason.kind != FactKind::Takes || reason.counts[1] <= reason.counts[0]);
                QVERIFY(reason.side == truth.mover || reason.kind == FactKind::Passes);
                QVERIFY(reason.kind != FactKind::FeedsTuzdyk);
            }
            if (const auto main = mainFact(facts)) {
                const QString hint = hintIn(*main, truth);
                QVERIFY2(hint.isEmpty(), qUtf8Printable(hint + QStringLiteral(" in ") + where));
            }
            history.play(move);
        }
        // A kind that never occurred would not have been checked.
        QVERIFY(told[std::size_t(FactKind::Takes)] > 0);
        QVERIFY(told[std::size_t(FactKind::LeavesToTake)] > 0);
        if (setup.game() == GameId::Togyzqumalaq) {
            for (int k = 0; k < kFactKinds; ++k) {
                const auto fact = static_cast<FactKind>(k);
                const bool isElsewhere = fact == FactKind::SowsHome || fact == FactKind::MovesAgain
                                         || fact == FactKind::Passes || fact == FactKind::LineGains
                                         || fact == FactKind::TuzdykComes || fact == FactKind::CommonOpening
                                         || fact == FactKind::RareOpening;
                QVERIFY2((told[std::size_t(k)] > 0) != isElsewhere, qPrintable(QStringLiteral("kind %1").arg(k)));
            }
        }
        if (kind == naive::Game::Congkak || kind == naive::Game::Kalah || kind == naive::Game::MangalaTurkish) {
            QVERIFY(told[std::size_t(FactKind::SowsHome)] > 0);
            QVERIFY(told[std::size_t(FactKind::MovesAgain)] > 0);
        }
    }

    void theLargerSwingComesFirst()
    {
        const AnyPosition position = positionOf("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s");
        const auto chosen = chooseReasons(factsOf(position, Move{{Side::South, 8}}));
        QCOMPARE(chosen.size(), 2U);
        QCOMPARE(chosen[0].kind, FactKind::Takes);
        QCOMPARE(chosen[0].counts[0], 10);
        QVERIFY(chosen[0].pits[0] == (Pit{Side::North, 4}));
        // "84 takes 10; 93 would take only 8."
        QCOMPARE(chosen[0].counts[1], 8);
        QVERIFY(chosen[0].move == (Move{{Side::South, 9}}));
    }

    void aReasonIsNeverWhatAMoveCosts()
    {
        // From a shipped puzzle: the answer stops a tuzdyk, and leaves sixteen stones to be taken.
        const AnyPosition position = positionOf("3,2,15,15,14,1,2,14,13/1,2,13,13,1,2,2,3,4 34,8 -,- s");
        const auto facts = factsOf(position, Move{{Side::South, 3}});
        QVERIFY(std::any_of(facts.begin(), facts.end(),
                            [](const Fact& fact) { return fact.kind == FactKind::LeavesToTake; }));
        const auto reasons = chooseReasons(facts);
        QVERIFY(!reasons.empty());
        for (const Fact& reason : reasons)
            QVERIFY(reason.kind != FactKind::LeavesToTake && reason.kind != FactKind::LeavesTuzdyk);
    }

    void aReasonOverAnotherMoveHoldsForTheBetterOneAlone()
    {
        Prng prng(20261122);
        rules::History history;
        int captures = 0;
        int saved = 0;
        for (int i = 0; i < 400; ++i) {
            if (history.outcome())
                history = rules::History();
            const AnyPosition position = history.position();
            const auto any = [&] { return randomMove(position, prng); };
            const Move better = any();
            const Move worse = any();
            if (better == worse)
                QVERIFY(reasonsOver(position, better, worse).empty());
            const auto worseFacts = factsOf(position, worse);
            for (const Fact& reason : reasonsOver(position, better, worse)) {
                QVERIFY(reason.side == position.sideToMove());
                QVERIFY(reason.kind != FactKind::NeedsToMajority);
                for (const Fact& other : worseFacts)
                    QVERIFY(other.kind != reason.kind || other.swing < reason.swing);
                if (reason.kind == FactKind::Takes) {
                    const int taken = consequencesOf(position, worse).taken;
                    QVERIFY(reason.counts[0] > taken);
                    QCOMPARE(reason.counts[1], taken);
                    QVERIFY(taken == 0 ? !reason.move : reason.move == worse);
                    ++captures;
                }
                saved += reason.kind == FactKind::StopsTake ? 1 : 0;
            }
            history.play(any());
        }
        QVERIFY(captures > 20 && saved > 5);
    }

    void aReasonComesBeforeHowFarItIsToTheMajority()
    {
        // From a shipped puzzle on guarding: late in the game a tuzdyk is not worth much.
        const AnyPosition position = positionOf("0,0,2,1,3,3,3,1,1/0,1,1,22,0,1,1,0,4 70,48 5,- s");
        const auto reasons = chooseReasons(factsOf(position, Move{{Side::South, 3}}));
        QCOMPARE(reasons.size(), 2U);
        QCOMPARE(reasons[0].kind, FactKind::StopsTuzdyk);
        QCOMPARE(reasons[1].kind, FactKind::NeedsToMajority);
    }

    /// It was the only reason for a move that took nothing.
    void howFarItIsToTheMajorityIsNoReasonByItself()
    {
        Fact fact;
        fact.kind = FactKind::NeedsToMajority;
        QVERIFY(chooseReasons(std::span<const Fact>(&fact, 1)).empty());
    }

    void whoIsToAnswerIsNotToldWhatTheAnswerTakes()
    {
        // North could take six stones of South's row; after this move four.
        const AnyPosition position = positionOf("7,6,5,3,0,5,0,3,5/1,4,0,4,0,5,6,1,0 53,54 -,- s");
        const auto facts = factsOf(position, Move{{Side::South, 8}});
        const auto count = [](const std::vector<Fact>& told, FactKind kind) {
            return std::count_if(told.begin(), told.end(), [kind](const Fact& fact) { return fact.kind == kind; });
        };
        QCOMPARE(count(facts, FactKind::LeavesToTake), 1);
        const auto main = mainFact(facts);
        QVERIFY(!main || count({*main}, FactKind::LeavesToTake) + count({*main}, FactKind::LeavesTuzdyk) == 0);
        // A threat that was stopped for good is not a hint.
        const AnyPosition other = positionOf("7,4,0,6,0,7,0,0,2/4,0,8,1,9,0,0,0,4 60,50 -,- s");
        auto stopped = factsOf(other, Move{{Side::South, 6}});
        std::erase_if(stopped, [](const Fact& fact) { return fact.kind != FactKind::StopsTake; });
        QCOMPARE(stopped.size(), 1U);
        QVERIFY(mainFact(stopped));
    }

    /// A plain rule, alike for all games.
    void theCoachTellsTheMostImportantFact_data()
    {
        using Facts = std::vector<Fact>;
        QTest::addColumn<Facts>("facts");
        QTest::addColumn<std::optional<FactKind>>("told");
        const auto fact = [](FactKind kind, int swing) {
            Fact made;
            made.kind = kind;
            made.swing = swing;
            return made;
        };
        const auto row = [](const char* name, const Facts& facts, std::optional<FactKind> told) {
            QTest::newRow(name) << facts << told;
        };
        using enum FactKind;
        row("ten that were taken are told before what was prevented", {fact(StopsTuzdyk, 20), fact(Takes, 10)}, Takes);
        row("a tuzdyk is told before what was taken", {fact(Takes, 12), fact(MakesTuzdyk, 23)}, MakesTuzdyk);
        row("a great threat is told before a small capture", {fact(Takes, 2), fact(ThreatensTake, 7)}, ThreatensTake);
        row("what the opponent could take is not told", {fact(LeavesToTake, 30), fact(Takes, 2)}, Takes);
        row("a good move is not blamed for a chance it gives", {fact(LeavesTuzdyk, 20), fact(LeavesToTake, 9)},
            std::nullopt);
        row("what was prevented is told before a habit", {fact(CommonOpening, 0), fact(StopsTake, 2)}, StopsTake);
        row("what can be seen on the board is not told",
            {fact(MakesOddPitEven, 9), fact(NeedsToMajority, 1), fact(SowsHome, 3), fact(OnlyMove, 162)}, std::nullopt);
        row("nothing is told of nothing", {}, std::nullopt);
    }
    void theCoachTellsTheMostImportantFact()
    {
        QFETCH(std::vector<Fact>, facts);
        QFETCH(std::optional<FactKind>, told);
        const auto main = mainFact(facts);
        QCOMPARE(main.has_value(), told.has_value());
        QVERIFY(!main || main->kind == *told);
    }

    /// Whole games: a reply that takes many stones or makes a tuzdyk is never passed over for something smaller.
    void aGreatLossIsAlwaysTold_data() { everyFactOfRandomGamesIsTrue_data(); }
    void aGreatLossIsAlwaysTold()
    {
        QFETCH(int, game);
        constexpr int kMany = 11; // more than half of a tuzdyk, which is the most that a threat counts
        Prng prng(20261130);
        int great = 0;
        for (int i = 0; i < 12; ++i) {
            rules::History history(rules::GameSetup(static_cast<GameId>(game)));
            while (!history.outcome()) {
                const AnyPosition position = history.position();
                const Move move = randomMove(position, prng);
                const MoveConsequences tried = consequencesOf(position, move);
                if (tried.tuzdyk || tried.taken >= kMany) {
                    ++great;
                    const auto main = mainFact(factsOf(position, move));
                    QVERIFY2(main && main->swing >= tried.taken, notation::toText(position).c_str());
                }
                history.play(move);
            }
        }
        QVERIFY(great > 0 || game == int(GameId::Oware) || game == int(GameId::MangalaSuez));
    }

    void theEnginesLineIsToldAsFarAsItIsLegal()
    {
        const AnyPosition position = positionOf("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s");
        const std::vector<Move> line = {{{Side::South, 8}}, {{Side::North, 4}}, {{Side::South, 9}}};
        const auto facts = factsOf(position, line[0], line);
        const auto told =
            std::find_if(facts.begin(), facts.end(), [](const Fact& fact) { return fact.kind == FactKind::LineGains; });
        // 84 takes ten and empties pit 4, so the line is cut there and too short to be shown.
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

    void whatTheEndAddsIsTold()
    {
        // 81x empties North's row. With the three stones of the tuzdyk South has 80, and with the four left in its row
        // 84.
        const auto facts =
            factsOf(positionOf("0,0,1,1,0,0,0,3,0/2,0,0,0,0,0,0,0,0 77,78 -,- s"), Move{{Side::South, 8}});
        const auto told = chooseReasons(facts);
        QCOMPARE(told.size(), 2U);
        QCOMPARE(told[0].kind, FactKind::Wins);
        QCOMPARE(told[0].counts, (std::array{84, 78}));
        QCOMPARE(told[1].kind, FactKind::CollectsRest);
        QCOMPARE(told[1].counts[0], 4);
    }

    void aPassIsTold()
    {
        // South's only stone goes home, so South would move again, but has no stone and passes; North has the only
        // other one.
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

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random games with random combinations of all options, which the contract tests do not cover because they change one
// option at a time. QUMALAQ_SEED repeats a run, QUMALAQ_RANDOM_GAMES makes it longer.
#include "core/base/prng.h"
#include "core/notation/position_text.h"
#include "core/rules/history.h"
#include "tests/random_move.h"
#include "tests/random_seed.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::rules;

namespace {

constexpr std::size_t kMaxGameLength = 20'000;

Pit randomPit(Prng& prng, Side row, int pits)
{
    return {row, static_cast<std::uint8_t>(1 + prng.below(static_cast<std::uint32_t>(pits)))};
}

/// Two different pits of one row and one of the other.
std::string randomEmptyPits(Prng& prng, int pits)
{
    const Side row = prng.below(2) == 0 ? Side::South : Side::North;
    EmptyPits empty;
    empty.push_back(randomPit(prng, row, pits));
    Pit second = empty[0];
    while (second == empty[0])
        second = randomPit(prng, row, pits);
    empty.push_back(second);
    empty.push_back(randomPit(prng, opponentOf(row), pits));
    return toText(empty);
}

GameSetup randomSetup(Prng& prng, GameId game)
{
    GameSetup setup(game);
    for (const OptionSpec& spec : optionsOf(game)) {
        const std::string value =
            spec.kind == OptionSpec::Kind::EmptyPits
                ? randomEmptyPits(prng, spec.pits)
                : std::string(spec.values[prng.below(static_cast<std::uint32_t>(spec.values.size()))]);
        if (!setup.setOption(spec.key, value))
            qFatal("refused: %s", value.c_str());
    }
    return setup;
}

std::string describe(const GameSetup& setup)
{
    std::string text(idOf(setup.game()));
    for (const OptionSpec& spec : optionsOf(setup.game()))
        text += ' ' + std::string(spec.key) + '=' + std::string(setup.option(spec.key));
    return text;
}

} // namespace

Q_DECLARE_METATYPE(qumalaq::rules::GameId)

class TestSowingRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsWithAnyOptions_data()
    {
        QTest::addColumn<GameId>("game");
        QTest::newRow("Bestemshe") << GameId::Bestemshe;
        QTest::newRow("Congkak") << GameId::Congkak;
        QTest::newRow("Mangala of Suez") << GameId::MangalaSuez;
        QTest::newRow("Kalah") << GameId::Kalah;
        QTest::newRow("Oware") << GameId::Oware;
    }

    void holdsWithAnyOptions()
    {
        QFETCH(GameId, game);
        Prng prng(newSeed());
        for (int played = 0; played < gamesToPlay(1000); ++played) {
            const GameSetup setup = randomSetup(prng, game);
            playOne(prng, setup);
            if (QTest::currentTestFailed()) {
                qWarning("game %d: %s", played, describe(setup).c_str());
                return;
            }
        }
    }

private:
    void playOne(Prng& prng, const GameSetup& setup)
    {
        AnyPosition position(setup);
        const int stones = position.layout().totalStones;
        History history(setup);
        // With repetition=off a game can go round without an end.
        while (!history.outcome() && history.occurrences() < kRepetitionsToEnd) {
            QVERIFY(history.plies().size() < kMaxGameLength);
            QVERIFY(!position.legalMoves().empty());
            const Move move = randomMove(position, prng);
            const BoardState before = position.board();
            AnyPosition told = position;
            MoveTrace trace;
            told.play(move, trace);
            position.play(move);
            history.play(move);
            QVERIFY(told == position);
            QVERIFY(replayed(before, trace) == position.board());
            QCOMPARE(position.board().total(), stones);
            QVERIFY(position.layout() == AnyPosition(setup).layout());
        }
        QCOMPARE(position.legalMoves().empty(), position.outcome().has_value());
        const auto parsed = notation::parsePosition(notation::toText(position), setup);
        QVERIFY(parsed && parsed->position == position && parsed->position.outcome() == position.outcome());
    }
};

QTEST_APPLESS_MAIN(TestSowingRandom)
#include "tst_sowing_random.moc"

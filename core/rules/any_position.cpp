// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/any_position.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace qumalaq::rules {

namespace {

/// In the order of AnyPosition::Variant.
constexpr std::array kGameOfType = {GameId::Togyzqumalaq, GameId::Bestemshe, GameId::Congkak,       GameId::MangalaSuez,
                                    GameId::Oware,        GameId::Kalah,     GameId::MangalaTurkish};
static_assert(kGameOfType.size() == std::variant_size_v<AnyPosition::Variant>);

AnyPosition::Variant startOf(const GameSetup& setup)
{
    switch (setup.game()) {
    case GameId::Togyzqumalaq:
    case GameId::Toguzkorgool:
        return TogyzqumalaqPosition(togyzEndOf(setup));
    case GameId::Bestemshe:
        return BestemshePosition(togyzEndOf(setup));
    case GameId::Congkak:
        return CongkakPosition(sowingStartOf(setup));
    case GameId::MangalaSuez:
        return MangalaSuezPosition(sowingStartOf(setup));
    case GameId::Oware:
        return OwarePosition(sowingStartOf(setup));
    case GameId::Kalah:
        return KalahPosition(sowingStartOf(setup));
    case GameId::MangalaTurkish:
        return MangalaTurkishPosition(sowingStartOf(setup));
    }
    assert(false);
    return TogyzqumalaqPosition();
}

/// The tables of a game are in the order of its options (congkak.h, mangala_suez.h).
SowingStart congkakStart(const GameSetup& setup)
{
    SowingStart start;
    const std::size_t table =
        (setup.choice("capture") * kCongkakTurns.size() + setup.choice("home")) * kCongkakEnds.size()
        + setup.choice("end");
    start.table = static_cast<std::uint8_t>(table);
    start.pits = static_cast<std::uint8_t>(setup.number("holes"));
    start.stones = static_cast<std::uint8_t>(setup.number("stones"));
    return start;
}

SowingStart mangalaSuezStart(const GameSetup& setup)
{
    SowingStart start;
    const std::size_t table = (setup.choice("start") * kMangalaSuezRemainderOwners.size() + setup.choice("rest"))
                                  * (kMangalaSuezQuietTurns.maximum + 1U)
                              + static_cast<std::size_t>(setup.number("quiet"));
    start.table = static_cast<std::uint8_t>(table);
    start.pits = kMangalaSuezTables[table].pits.defaultValue;
    start.stones = kMangalaSuezTables[table].stones.defaultValue;
    start.empty = setup.emptyPits("empty");
    return start;
}

SowingStart owareStart(const GameSetup& setup)
{
    SowingStart start = OwarePosition::standardStart();
    start.table = static_cast<std::uint8_t>(setup.choice("grandslam"));
    return start;
}

SowingStart kalahStart(const GameSetup& setup)
{
    SowingStart start;
    start.table = static_cast<std::uint8_t>(setup.choice("emptycapture"));
    start.pits = static_cast<std::uint8_t>(setup.number("holes"));
    start.stones = static_cast<std::uint8_t>(setup.number("stones"));
    return start;
}

} // namespace

SowingStart sowingStartOf(const GameSetup& setup)
{
    switch (setup.game()) {
    case GameId::Togyzqumalaq:
    case GameId::Toguzkorgool:
    case GameId::Bestemshe:
        break;
    case GameId::Congkak:
        return congkakStart(setup);
    case GameId::MangalaSuez:
        return mangalaSuezStart(setup);
    case GameId::Oware:
        return owareStart(setup);
    case GameId::Kalah:
        return kalahStart(setup);
    case GameId::MangalaTurkish:
        return MangalaTurkishPosition::standardStart();
    }
    assert(false);
    return {};
}

GameId gameOf(const AnyPosition& position)
{
    return position.visit([](const auto& own) { return kGameOfType[AnyPosition::Variant(own).index()]; });
}

bool isTogyzFamily(const AnyPosition& position)
{
    return isTogyzFamily(gameOf(position));
}

const SowingRules* sowingRulesOf(const AnyPosition& position)
{
    return position.visit([](const auto& own) -> const SowingRules* {
        if constexpr (requires { own.rules(); })
            return &own.rules();
        return nullptr;
    });
}

TogyzEnd togyzEndOf(const GameSetup& setup)
{
    return setup.option("playout") == "on" ? TogyzEnd::Playout : TogyzEnd::Majority;
}

AnyPosition::AnyPosition(const GameSetup& setup) : m_position(startOf(setup)) {}

Side AnyPosition::sideToMove() const
{
    return visit([](const auto& position) { return position.sideToMove(); });
}

MoveList AnyPosition::legalMoves() const
{
    return visit([](const auto& position) { return position.legalMoves(); });
}

bool AnyPosition::isLegal(Move move) const
{
    return visit([move](const auto& position) { return position.isLegal(move); });
}

void AnyPosition::play(Move move)
{
    std::visit([move](auto& position) { position.play(move); }, m_position);
}

void AnyPosition::play(Move move, MoveTrace& trace)
{
    std::visit([move, &trace](auto& position) { position.play(move, trace); }, m_position);
}

std::optional<Outcome> AnyPosition::outcome() const
{
    return visit([](const auto& position) { return position.outcome(); });
}

Outcome AnyPosition::outcomeByRepetition() const
{
    return visit([](const auto& position) { return rules::outcomeByRepetition(position); });
}

BoardState AnyPosition::board() const
{
    return visit([](const auto& position) { return position.board(); });
}

BoardLayout AnyPosition::layout() const
{
    return visit([](const auto& position) { return position.layout(); });
}

std::uint64_t AnyPosition::hash() const
{
    return visit([](const auto& position) { return position.hash(); });
}

bool AnyPosition::repeats(const AnyPosition& earlier) const
{
    return hash() == earlier.hash() && board() == earlier.board();
}

} // namespace qumalaq::rules

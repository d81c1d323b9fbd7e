// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/any_position.h"

namespace qumalaq::rules {

namespace {

AnyPosition::Variant startOf(const GameSetup& setup)
{
    switch (setup.game()) {
    case GameId::Togyzqumalaq:
        break;
    }
    return TogyzqumalaqPosition(togyzEndOf(setup));
}

} // namespace

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

} // namespace qumalaq::rules

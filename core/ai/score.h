// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qumalaq::ai {

/// How good a position is for one side: an estimate in stones, or a proven result with the plies it takes.
class Score {
public:
    enum class Kind : std::uint8_t { Estimate, ProvenWin, ProvenDraw, ProvenLoss };

    /// Instead of the plies of a proven result: at least this many, or an unknown number.
    static constexpr int kUnknownLength = 127;

    constexpr Score() = default;
    /// The expected difference of stones at the end, in hundredths; > 0 is good.
    [[nodiscard]] static constexpr Score estimate(int centistones) { return {Kind::Estimate, centistones}; }
    /// The game is decided within `plies` moves, however the other side plays; or see kUnknownLength.
    [[nodiscard]] static constexpr Score provenWin(int plies) { return {Kind::ProvenWin, plies}; }
    [[nodiscard]] static constexpr Score provenDraw(int plies) { return {Kind::ProvenDraw, plies}; }
    [[nodiscard]] static constexpr Score provenLoss(int plies) { return {Kind::ProvenLoss, plies}; }

    [[nodiscard]] constexpr Kind kind() const { return m_kind; }
    [[nodiscard]] constexpr bool isProven() const { return m_kind != Kind::Estimate; }
    /// Only for an estimate.
    [[nodiscard]] constexpr int centistones() const { return m_value; }
    /// Only for a proven result.
    [[nodiscard]] constexpr int plies() const { return m_value; }

    friend constexpr bool operator==(const Score&, const Score&) = default;

private:
    constexpr Score(Kind kind, int value) : m_kind(kind), m_value(value) {}

    Kind m_kind = Kind::Estimate;
    int m_value = 0;
};

} // namespace qumalaq::ai

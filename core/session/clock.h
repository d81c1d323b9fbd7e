// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/words.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Time to think: values and arithmetic. Who asks for the time is Match.
namespace qumalaq::session {

using Milliseconds = std::chrono::milliseconds;

/// What a game's clock is set to.
struct ClockSpec {
    enum class Kind : std::uint8_t {
        SuddenDeath, ///< nothing is added
        Fischer,     ///< the increment is added after every move
        Bronstein,   ///< what the move took is given back, at most the increment
    };
    /// What a fallen flag means.
    enum class FlagFall : std::uint8_t {
        Loses,        ///< the game is lost, as on the sites
        StonesGoOver, ///< stones not yet captured go to the opponent, then they are counted: the tournament rules
    };

    Kind kind = Kind::SuddenDeath;
    std::array<Milliseconds, 2> main{}; ///< [side]: unequal is a handicap
    Milliseconds increment{0};          ///< 0 with SuddenDeath
    FlagFall flagFall = FlagFall::Loses;

    friend bool operator==(const ClockSpec&, const ClockSpec&) = default;
};

inline constexpr Milliseconds kShortestMain = std::chrono::seconds(5);
inline constexpr Milliseconds kLongestMain = std::chrono::hours(10);
inline constexpr Milliseconds kLongestIncrement = std::chrono::minutes(10);

/// Within the bounds above, and without an increment where there is none.
[[nodiscard]] bool isValid(const ClockSpec& spec);

/// Usual settings, from short to long; equal for both sides.
[[nodiscard]] std::span<const ClockSpec> clockPresets();

/// What is left of `left` after a move that took `spent`; may be negative.
[[nodiscard]] Milliseconds afterMove(const ClockSpec& spec, Milliseconds left, Milliseconds spent);

/// One line for journals and settings: "fischer 300000 300000 3000 loses".
[[nodiscard]] std::string toText(const ClockSpec& spec);
/// Nothing if it is not one, or not valid.
[[nodiscard]] std::optional<ClockSpec> parseClock(std::string_view text);

/// How long a turn has lasted so far. The time of day is always given: any origin, but it must never run backwards.
class TurnWatch {
public:
    /// A turn begins, of which `spent` has gone by already. It stands until run().
    void begin(Milliseconds spent)
    {
        m_spent = spent;
        m_since.reset();
    }
    void run(Milliseconds now)
    {
        if (!m_since)
            m_since = now;
    }
    void halt(Milliseconds now)
    {
        m_spent = spent(now);
        m_since.reset();
    }
    [[nodiscard]] bool isRunning() const { return m_since.has_value(); }
    [[nodiscard]] Milliseconds spent(Milliseconds now) const { return m_since ? m_spent + (now - *m_since) : m_spent; }

private:
    Milliseconds m_spent{0};
    std::optional<Milliseconds> m_since;
};

/// Time in which the machine was awake, from any origin: while it is suspended nobody thinks.
[[nodiscard]] Milliseconds awakeTime();

} // namespace qumalaq::session

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Time controls: values and arithmetic. The time is read by Match.
namespace qumalaq::session {

using Milliseconds = std::chrono::milliseconds;

/// A time control.
struct ClockSpec {
    enum class Kind : std::uint8_t {
        SuddenDeath, ///< no increment
        Fischer,     ///< the increment is added after every move
        Bronstein,   ///< the time of the move is added back, at most the increment
    };
    /// The effect of a fallen flag.
    enum class FlagFall : std::uint8_t {
        Loses,        ///< the game is lost, as on online sites
        StonesGoOver, ///< the stones left on the board go to the opponent, then all are counted, as in the tournament
                      ///< rules
    };

    Kind kind = Kind::SuddenDeath;
    std::array<Milliseconds, 2> main{}; ///< [side]; unequal for a handicap
    Milliseconds increment{0};          ///< 0 for SuddenDeath
    FlagFall flagFall = FlagFall::Loses;

    friend bool operator==(const ClockSpec&, const ClockSpec&) = default;
};

inline constexpr Milliseconds kMinMainTime = std::chrono::seconds(5);
inline constexpr Milliseconds kMaxMainTime = std::chrono::hours(10);
inline constexpr Milliseconds kMaxIncrement = std::chrono::minutes(10);

/// Whether all values are within the bounds above, with an increment only where the kind has one.
[[nodiscard]] bool isValid(const ClockSpec& spec);

/// The usual clocks, from short to long, equal for both sides: 3 min + 2 s (the pairing of PlayStrategy, PoolList.scala
/// of github.com/Mind-Sports-Games/lila), 5 min + 3 s, 10 min + 5 s, 20 min + 10 s (its arenas, Schedule.scala), and an
/// hour for each player as at the World Nomad Games (sport.kg/national-sports/16662), where at the end of the time the
/// stones that are left go to the opponent. Federations publish no times.
[[nodiscard]] std::span<const ClockSpec> clockPresets();

/// The time left after a move that took `spent`; may be negative.
[[nodiscard]] Milliseconds afterMove(const ClockSpec& spec, Milliseconds left, Milliseconds spent);

/// One line for the journal and the settings: "fischer 300000 300000 3000 loses".
[[nodiscard]] std::string toText(const ClockSpec& spec);
/// None if the text is malformed or the values are invalid.
[[nodiscard]] std::optional<ClockSpec> parseClock(std::string_view text);

/// Measures the current turn. Callers pass the time, which must be monotonic and may have any origin.
class TurnTimer {
public:
    /// Starts a turn in which `spent` has passed already. The timer does not run before run().
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

/// The time from any origin, without the time during which the machine was suspended.
[[nodiscard]] Milliseconds awakeTime();

} // namespace qumalaq::session

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

/// Where a setting is played. No published rules of the federations of Kazakhstan or of the world were found that name
/// the minutes; what is here was found in print, or counted.
enum class ClockOrigin : std::uint8_t {
    Usual,  ///< on clocks everywhere, of no tournament of these games
    PlayOk, ///< the site's games: 1, 2, 3 and 5 minutes in 19, 44, 13 and 2 of the 80 in tests/data/online_games.txt
    PlayStrategy, ///< the site's pairing (3 + 2) and its arenas (5, 10, 20 + 10): PoolList.scala and Schedule.scala of
                  ///< github.com/Mind-Sports-Games/lila
    CzechOpen,    ///< "Toguz 45" and "Toguz 20" in Pardubice: mankala.cz/english.php, Czech Federation of Mancala Games
    ComputerChampionship, ///< 90 minutes a program and game: iggamecenter.com/en/info/togyzkumalak_trncmp, 2014
};

struct ClockPreset {
    ClockSpec spec;
    ClockOrigin origin = ClockOrigin::Usual;
};

/// From short to long; equal for both sides. Those of sites lose by time, those of tournaments let the stones go over.
[[nodiscard]] std::span<const ClockPreset> clockPresets();

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

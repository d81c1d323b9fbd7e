// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/match_runner.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The gate for a change of the search: a sequential test whose results are stored in a text file, so that it can be
/// interrupted, and shared among machines.
namespace qumalaq::workshop {

/// What is compared and how, as keys and values, so that the results of different tests are never mixed.
using GateHeader = std::vector<std::pair<std::string, std::string>>;

struct GateRecord {
    GateHeader header;
    std::map<int, PairGames> pairs; ///< those that were played, by their numbers

    [[nodiscard]] PairScore score() const;
};

/// A line for each key. Followed in the file by a line for each pair, see toText(int, PairGames).
[[nodiscard]] std::string toText(const GateHeader& header);
/// "17 WL": the first player began pair 17 and won, then lost the second game.
[[nodiscard]] std::string toText(int pair, const PairGames& games);

struct GateTextError {
    int line = 1;
    std::string found;
};

/// Ignores an incomplete last line, which an interruption may leave.
[[nodiscard]] Expected<GateRecord, GateTextError> gateRecordFromText(std::string_view text);

/// The key in which two headers differ; empty if they are the same.
[[nodiscard]] std::string differenceOf(const GateHeader& a, const GateHeader& b);

/// One of several machines or processes that share a test; the first is 1 of 1.
struct GatePart {
    int number = 1;
    int count = 1;
};

struct GatePlan {
    MatchPlan match; ///< `pairs` is the most that all parts play together
    std::string first;
    std::string second;
    SprtPlan bounds;
    GatePart part;
    int threads = 1;
};

/// Why a gate ended.
enum class GateEnd : std::uint8_t {
    Decided,
    AllPlayed,
    PlayerFailed, ///< a player made an illegal move or did not answer; its pair is not in the record
};

/// Called after each pair, by one thread at a time.
using GateReport = std::function<void(int pair, const PairGames& games, const GateRecord& soFar)>;

/// Plays the missing pairs and adds them to the record. A test with one part ends as soon as it is decided. The parts
/// of a shared test play all their pairs, because an early end of a part would bias the result.
[[nodiscard]] Expected<GateEnd, PlayerError> runGate(const GatePlan& plan, GateRecord& record,
                                                     const GateReport& report);

} // namespace qumalaq::workshop

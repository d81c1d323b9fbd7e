// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet_reading.h"

#include <algorithm>
#include <utility>

namespace qumalaq::notation {

namespace {

// The costs of the repairs. One wrong digit is the most common mistake, two in one move are very rare.
constexpr int kDigitCost = 10;
constexpr int kLookalikeSaving = 1; // 1 and 7, 3 and 8 …: more easily confused than others
constexpr int kUnreadableCost = 1;
constexpr int kUncheckedCost = 14; // the first digit of a move without a second digit
constexpr int kMoveCost = 24;
constexpr int kMarkCost = 4;
constexpr int kSwapCost = 13;
constexpr int kFarSwapCost = 15;
constexpr int kRemoveCost = 16;
constexpr int kInsertCost = 18;

[[nodiscard]] bool areLookalikes(int a, int b)
{
    static constexpr std::array<std::pair<int, int>, 7> kPairs = {
        {{1, 7}, {3, 8}, {4, 9}, {5, 6}, {2, 7}, {5, 8}, {7, 9}}};
    return std::any_of(kPairs.begin(), kPairs.end(),
                       [a, b](const auto& pair) { return pair == std::pair(std::min(a, b), std::max(a, b)); });
}

[[nodiscard]] int digitCost(int written, int meant)
{
    return kDigitCost - (areLookalikes(written, meant) ? kLookalikeSaving : 0);
}

} // namespace

std::optional<Change> replacing(const Reading& reading, std::size_t at, SheetMove proper)
{
    const SheetEntry& entry = reading.entries[at];
    const SheetMove written = entry.move;
    const bool hasLanding = written.landingDigit != 0;
    const bool isFromWrong = written.from != proper.from;
    const bool isLandingWrong = hasLanding && written.landingDigit != proper.landingDigit;
    // Without its second digit a move may lack the x, too.
    const bool isMarkWrong = written.hasMark != proper.hasMark && (hasLanding || written.hasMark);
    if (!isFromWrong && !isLandingWrong && !isMarkWrong)
        return std::nullopt;
    Change change;
    change.repair = {Repair::Kind::ChangedMark, entry.origin, 0, written, proper};
    if (isFromWrong && isLandingWrong) {
        change.repair.kind = Repair::Kind::ChangedMove;
        change.cost = written.from == 0 ? kDigitCost + kUnreadableCost : kMoveCost;
    } else if (isFromWrong) {
        change.repair.kind = Repair::Kind::ChangedFrom;
        if (written.from == 0)
            change.cost = kUnreadableCost;
        else
            change.cost = hasLanding ? digitCost(written.from, proper.from) : kUncheckedCost;
    } else if (isLandingWrong) {
        change.repair.kind = Repair::Kind::ChangedLanding;
        change.cost = digitCost(written.landingDigit, proper.landingDigit);
    }
    if (isMarkWrong)
        change.cost += kMarkCost;
    change.put[0] = {proper, entry.origin};
    change.puts = 1;
    change.resume = at + 1;
    return change;
}

Change swapping(const Reading& reading, std::size_t at, std::size_t distance)
{
    Change change;
    const SheetEntry& here = reading.entries[at];
    const SheetEntry& there = reading.entries[at + distance];
    change.repair = {Repair::Kind::Swapped, here.origin, there.origin, here.move, there.move};
    change.cost = distance == 1 ? kSwapCost : kFarSwapCost;
    change.puts = distance + 1;
    for (std::size_t i = 0; i <= distance; ++i)
        change.put[i] = reading.entries[at + i];
    std::swap(change.put[0], change.put[distance]);
    change.resume = at + distance + 1;
    return change;
}

Change inserting(std::size_t origin, std::size_t at, SheetMove proper)
{
    Change change;
    change.repair = {Repair::Kind::Inserted, origin, 0, {}, proper};
    change.cost = kInsertCost;
    change.put[0] = {proper, origin};
    change.puts = 1;
    change.resume = at;
    return change;
}

Change removing(const Reading& reading, std::size_t at)
{
    const SheetEntry& entry = reading.entries[at];
    Change change;
    change.repair = {Repair::Kind::Removed, entry.origin, 0, entry.move, {}};
    change.cost = kRemoveCost;
    change.resume = at + 1;
    return change;
}

Reading changed(const Reading& reading, std::size_t at, const Change& change)
{
    Reading next = reading;
    const auto first = next.entries.begin() + static_cast<std::ptrdiff_t>(at);
    const auto last = next.entries.begin() + static_cast<std::ptrdiff_t>(change.resume);
    const auto hole = next.entries.erase(first, last);
    next.entries.insert(hole, change.put.begin(), change.put.begin() + static_cast<std::ptrdiff_t>(change.puts));
    next.repairs.push_back(change.repair);
    next.firstOpen = at + change.puts;
    next.cost += change.cost;
    return next;
}

} // namespace qumalaq::notation

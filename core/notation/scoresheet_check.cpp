// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/scoresheet_check.h"

#include "core/notation/sheet_reading.h"
#include "core/notation/togyz_last_stone.h"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace qumalaq::notation {

using rules::BoardState;
using rules::Move;
using rules::TogyzPosition;
using rules::TogyzRules;

namespace {

/// The value of a fitting move in the search: a digit fits by chance in one of nine cases.
constexpr int kFitValue = 3;
/// The number of moves in the open readings; the worst readings are dropped.
constexpr std::size_t kMaxOpenMoves = 400'000;
constexpr std::size_t kFewestOpen = 16; ///< readings that are kept whatever the length of the sheet

template <TogyzRules kRules>
class SheetChecker {
    using Position = TogyzPosition<kRules>;

public:
    SheetChecker(const Scoresheet& sheet, const Position& start, const ScoresheetCheckLimits& limits,
                 const StopToken& stop)
        : m_sheet(sheet)
        , m_start(start)
        , m_limits(limits)
        , m_stop(stop)
    {
    }

    ScoresheetReport run()
    {
        Reading first;
        for (std::size_t i = 0; i < m_sheet.moves.size(); ++i)
            first.entries.push_back({m_sheet.moves[i], i});
        ScoresheetReport report;
        const Walk walk = walked(first);
        report.mismatch = walk.mismatch;
        if (!walk.mismatch) {
            finish(first, walk);
        } else {
            open(std::move(first), walk.reach);
            search();
        }
        report.isLimited = m_work > m_limits.plies;
        report.corrections = std::move(m_complete.empty() ? m_partial : m_complete);
        const auto& all = report.corrections;
        const auto dearer =
            std::find_if(all.begin(), all.end(), [&all](const Correction& one) { return isBetter(all.front(), one); });
        report.equals = static_cast<std::size_t>(dearer - all.begin());
        report.hasMoreEquals = dearer == all.end() && all.size() >= m_limits.corrections;
        return report;
    }

private:
    /// A reading played up to its first mismatch.
    struct Walk {
        std::vector<Position> positions; ///< before each entry, and the one at the end
        std::vector<Move> moves;
        std::optional<Mismatch> mismatch;
        std::size_t at = 0;        ///< the entry that does not fit
        std::size_t reach = 0;     ///< twice the number of the sheet's moves that fit; plus 1 for a position after them
        std::size_t confirmed = 0; ///< entries before the last printed position that fits
        std::size_t position = 0;  ///< the printed position that does not fit
    };

    // --- playing -----------------------------------------------------------------------------------------------------

    struct Try {
        std::optional<Mismatch::Kind> wrong;
        int landingDigit = 0;
    };

    /// Makes the move of an entry if it fits.
    Try tryMove(Position& position, SheetMove written)
    {
        ++m_work;
        if (position.outcome())
            return {Mismatch::Kind::AfterEnd, 0};
        if (written.from == 0)
            return {Mismatch::Kind::Unreadable, 0};
        const Move move{{position.sideToMove(), written.from}};
        if (!position.isLegal(move))
            return {Mismatch::Kind::IllegalMove, 0};
        Position after = position;
        after.play(move);
        const LastStone last = togyzLastStone(position, move, after);
        const int digit = last.place.number;
        if (written.landingDigit != 0 && written.landingDigit != digit)
            return {Mismatch::Kind::WrongLanding, digit};
        // A move without its second digit may lack the x of a tuzdyk, too.
        if (written.hasMark != last.makesTuzdyk && (written.landingDigit != 0 || written.hasMark))
            return {Mismatch::Kind::WrongMark, digit};
        position = after;
        return {std::nullopt, digit};
    }

    /// The printed position after this many moves, if it differs from the board. At the end of the moves also a later
    /// position, because moves are missing then.
    [[nodiscard]] std::optional<std::size_t> wrongPositionAt(std::size_t ply, const Position& position,
                                                             const std::bitset<kMaxSheetPositions>& ignored, bool isEnd,
                                                             bool* isConfirmed = nullptr) const
    {
        for (std::size_t i = 0; i < m_sheet.positions.size(); ++i) {
            if (ignored[i])
                continue;
            if (isEnd && m_sheet.positions[i].ply > ply)
                return i;
            if (m_sheet.positions[i].ply != ply)
                continue;
            BoardState board = position.board();
            board.sideToMove = m_sheet.positions[i].board.sideToMove;
            if (!(board == m_sheet.positions[i].board))
                return i;
            if (isConfirmed)
                *isConfirmed = true;
        }
        return std::nullopt;
    }

    Walk walked(const Reading& reading)
    {
        Walk walk;
        Position position = m_start;
        const std::size_t end = reading.entries.size();
        for (walk.at = 0;; ++walk.at) {
            walk.positions.push_back(position);
            const std::size_t origin = walk.at < end ? reading.entries[walk.at].origin : m_sheet.moves.size();
            walk.reach = 2 * origin;
            bool isConfirmed = false;
            if (const auto wrong = wrongPositionAt(walk.at, position, reading.ignored, walk.at == end, &isConfirmed)) {
                walk.position = *wrong;
                walk.mismatch = Mismatch{Mismatch::Kind::WrongPosition, origin, 0};
                return walk;
            }
            if (isConfirmed)
                walk.confirmed = walk.at;
            ++walk.reach;
            if (walk.at == end) {
                ++walk.reach;
                return walk;
            }
            const auto mover = position.sideToMove();
            const SheetMove written = reading.entries[walk.at].move;
            const Try result = tryMove(position, written);
            if (result.wrong) {
                walk.mismatch = Mismatch{*result.wrong, origin, result.landingDigit};
                return walk;
            }
            walk.moves.push_back({{mover, written.from}});
        }
    }

    /// The reach of a reading with a change; 0 if the change itself does not fit.
    std::size_t reachWith(const Reading& reading, const Walk& walk, std::size_t at, const Change& change)
    {
        Position position = walk.positions[at];
        std::size_t ply = at;
        for (std::size_t i = 0; i < change.puts; ++i, ++ply) {
            if (i > 0 && wrongPositionAt(ply, position, reading.ignored, false))
                return 0;
            if (tryMove(position, change.put[i].move).wrong)
                return 0;
        }
        for (std::size_t next = change.resume;; ++next, ++ply) {
            const bool isEnd = next == reading.entries.size();
            const std::size_t reach = 2 * (isEnd ? m_sheet.moves.size() : reading.entries[next].origin);
            if (wrongPositionAt(ply, position, reading.ignored, isEnd))
                return reach;
            if (isEnd)
                return reach + 2;
            if (tryMove(position, reading.entries[next].move).wrong)
                return reach + 1;
        }
    }

    // --- changes -----------------------------------------------------------------------------------------------------

    /// The move from `from` as it should have been written.
    [[nodiscard]] SheetMove properMove(const Position& position, std::uint8_t from) const
    {
        const Move move{{position.sideToMove(), from}};
        Position after = position;
        after.play(move);
        const LastStone last = togyzLastStone(position, move, after);
        return {from, last.place.number, last.makesTuzdyk};
    }

    /// All changes at an entry. After the last entry a move can only be added.
    [[nodiscard]] std::vector<Change> changesAt(const Reading& reading, const Position& position, std::size_t at) const
    {
        std::vector<Change> changes;
        const bool isEntry = at < reading.entries.size();
        const std::size_t origin = isEntry ? reading.entries[at].origin : m_sheet.moves.size();
        for (const Move move : position.legalMoves()) {
            const SheetMove proper = properMove(position, move.from.number);
            if (isEntry) {
                if (const auto replacement = replacing(reading, at, proper))
                    changes.push_back(*replacement);
            }
            changes.push_back(inserting(origin, at, proper));
        }
        if (!isEntry)
            return changes;
        changes.push_back(removing(reading, at));
        for (const std::size_t distance : {std::size_t(1), std::size_t(2)}) {
            if (at + distance < reading.entries.size()
                && !(reading.entries[at].move == reading.entries[at + distance].move))
                changes.push_back(swapping(reading, at, distance));
        }
        return changes;
    }

    // --- searching ---------------------------------------------------------------------------------------------------

    [[nodiscard]] bool mayGoOn() const { return m_work <= m_limits.plies && !m_stop.isStopRequested(); }

    void search()
    {
        while (!m_open.empty() && mayGoOn()) {
            const Reading reading = std::move(m_open.begin()->second);
            m_open.erase(m_open.begin());
            // The open readings can only cost more than the most expensive correction that is returned.
            if (m_complete.size() >= m_limits.corrections && reading.cost >= m_complete.back().cost)
                continue;
            // Readings at twice the cost of the best correction are not tried.
            if (!m_complete.empty() && reading.cost >= 2 * m_complete.front().cost)
                continue;
            expand(reading);
        }
    }

    void expand(const Reading& reading)
    {
        const Walk walk = walked(reading);
        finish(reading, walk);
        if (!walk.mismatch)
            return;
        const bool isPosition = walk.mismatch->kind == Mismatch::Kind::WrongPosition;
        if (isPosition) {
            Reading next = reading;
            next.ignored.set(walk.position);
            next.repairs.push_back({Repair::Kind::IgnoredPosition, walk.mismatch->move, 0, {}, {}});
            next.firstOpen = walk.at;
            next.cost += kIgnoreCost;
            open(std::move(next), walk.reach + 1);
        }
        // A move after a printed position does not affect it. At the end, where moves are missing, a move can be added.
        const bool isMissing = walk.at == reading.entries.size();
        const std::size_t end = isPosition && !isMissing ? walk.at : walk.at + 1;
        const std::size_t earliest = walk.at - std::min(walk.at, m_limits.window);
        const std::size_t begin = std::max({reading.firstOpen, walk.confirmed, earliest});
        for (std::size_t at = end; at-- > begin && mayGoOn();) {
            for (const Change& change : changesAt(reading, walk.positions[at], at)) {
                const std::size_t reach = reachWith(reading, walk, at, change);
                if (reach > walk.reach)
                    open(changed(reading, at, change), reach);
            }
        }
    }

    void open(Reading reading, std::size_t reach)
    {
        const int fitting = static_cast<int>(reach / 2);
        const int rank = reading.cost - kFitValue * fitting;
        m_open.emplace(rank, std::move(reading));
        if (m_open.size() > std::max(kFewestOpen, kMaxOpenMoves / (m_sheet.moves.size() + 1)))
            m_open.erase(std::prev(m_open.end()));
    }

    /// Requires that both or neither are complete.
    [[nodiscard]] static bool isBetter(const Correction& a, const Correction& b)
    {
        if (!a.isComplete && a.moves.size() != b.moves.size())
            return a.moves.size() > b.moves.size();
        return a.cost < b.cost;
    }

    /// Adds a reading to the corrections if it is among the best.
    void finish(const Reading& reading, const Walk& walk)
    {
        Correction correction{reading.repairs, reading.cost, walk.moves, !walk.mismatch.has_value()};
        std::vector<Correction>& list = correction.isComplete ? m_complete : m_partial;
        // Of two readings with the same moves only the cheaper is kept.
        const auto same = std::find_if(list.begin(), list.end(),
                                       [&](const Correction& other) { return other.moves == correction.moves; });
        if (same != list.end()) {
            if (!isBetter(correction, *same))
                return;
            list.erase(same);
        }
        list.insert(std::upper_bound(list.begin(), list.end(), correction, isBetter), std::move(correction));
        if (list.size() > m_limits.corrections)
            list.pop_back();
    }

    const Scoresheet& m_sheet;
    Position m_start;
    ScoresheetCheckLimits m_limits;
    StopToken m_stop;
    std::size_t m_work = 0;
    std::multimap<int, Reading> m_open; ///< the best first
    std::vector<Correction> m_complete;
    std::vector<Correction> m_partial;
};

struct Dispatcher {
    const Scoresheet& sheet;
    const ScoresheetCheckLimits& limits;
    const StopToken& stop;

    template <TogyzRules kRules>
    [[nodiscard]] ScoresheetReport operator()(const TogyzPosition<kRules>& start) const
    {
        return SheetChecker<kRules>(sheet, start, limits, stop).run();
    }

    template <const auto& kTables>
    [[nodiscard]] ScoresheetReport operator()(const rules::SowingPosition<kTables>&) const
    {
        assert(false);
        return {};
    }
};

} // namespace

ScoresheetReport checkScoresheet(const Scoresheet& sheet, const ScoresheetCheckLimits& limits, const StopToken& stop)
{
    assert(sheet.positions.size() <= kMaxSheetPositions);
    return sheet.start.visit(Dispatcher{sheet, limits, stop});
}

} // namespace qumalaq::notation

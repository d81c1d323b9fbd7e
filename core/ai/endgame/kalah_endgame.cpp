// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/kalah_endgame.h"

#include "core/ai/endgame/pit_index.h"
#include "core/ai/evaluation.h"

#include <algorithm>
#include <cassert>

namespace qumalaq::ai {

using rules::KalahPosition;
using rules::Side;

/// Solves every position once, by playing it to the end.
class KalahEndgame::Maker {
public:
    explicit Maker(KalahEndgame& table) : m_table(table), m_done(table.m_shares.size()), m_plies(table.m_shares.size())
    {
    }

    void make()
    {
        rules::SowingStart start = KalahPosition::standardStart();
        start.table = m_table.m_table;
        start.pits = m_table.m_pits;
        rules::BoardState board = KalahPosition(start).board();
        const int total = board.total();
        for (int stones = 0; stones <= m_table.m_stones; ++stones) {
            board.stores = {static_cast<std::uint16_t>(total - stones), 0};
            std::uint8_t most = 0;
            endgame::forEachBoard(m_table.places(), stones, [&](std::size_t index, const auto& pits) {
                std::copy_n(pits.begin(), start.pits, board.rows[0].begin());
                std::copy_n(pits.begin() + start.pits, start.pits, board.rows[1].begin());
                solve(KalahPosition::fromBoard(board, start, 0, KalahPosition::Standing::Open), stones);
                most = std::max(most, m_plies[index]);
            });
            m_table.m_plies[static_cast<std::size_t>(stones)] = most;
        }
    }

private:
    /// Returns the index of the position.
    std::size_t solve(const KalahPosition& position, int stones)
    {
        const Side mover = position.sideToMove();
        const std::size_t index = m_table.indexOf(position, stones);
        if (m_done[index])
            return index;
        int share = 0;
        std::uint8_t plies = 0;
        if (const auto outcome = position.outcome())
            share = outcome->score[rules::indexOf(mover)] - position.store(mover);
        for (const rules::Move move : position.legalMoves()) {
            KalahPosition after = position;
            after.play(move);
            const int taken = after.store(mover) - position.store(mover);
            const int left = stones - taken;
            const std::size_t next = solve(after, left);
            const int rest = m_table.m_shares[next];
            share = std::max(share, taken + (after.sideToMove() == mover ? rest : left - rest));
            plies = std::max(plies, static_cast<std::uint8_t>(m_plies[next] + 1));
        }
        m_table.m_shares[index] = static_cast<std::uint8_t>(share);
        m_plies[index] = plies;
        m_done[index] = true;
        return index;
    }

    KalahEndgame& m_table;
    std::vector<bool> m_done;
    std::vector<std::uint8_t> m_plies; ///< of the longest way to the end
};

KalahEndgame::KalahEndgame(const KalahPosition& position, int stones)
    : m_table(position.table())
    , m_pits(static_cast<std::uint8_t>(position.pits()))
    , m_stones(stones)
    , m_shares(endgame::firstIndexOf(places(), stones + 1))
{
}

std::shared_ptr<const KalahEndgame> KalahEndgame::make(const KalahPosition& position, int stones)
{
    const std::shared_ptr<KalahEndgame> table(new KalahEndgame(position, stones));
    Maker(*table).make();
    return table;
}

std::size_t KalahEndgame::indexOf(const KalahPosition& position, int stones) const
{
    return endgame::indexOf(endgame::pitsOf(position, position.sideToMove()), places(), stones);
}

bool KalahEndgame::isFor(const KalahPosition& position) const
{
    return position.table() == m_table && position.pits() == m_pits;
}

std::optional<int> KalahEndgame::shareOf(const KalahPosition& position) const
{
    assert(isFor(position));
    const int stones = stonesOnBoard(position);
    if (stones > m_stones)
        return std::nullopt;
    return m_shares[indexOf(position, stones)];
}

std::optional<EndgameTable::Result> KalahEndgame::resultOf(const KalahPosition& position) const
{
    const auto share = shareOf(position);
    if (!share)
        return std::nullopt;
    const Side mover = position.sideToMove();
    const int own = position.store(mover) + *share;
    const int other = position.store(rules::opponentOf(mover)) + stonesOnBoard(position) - *share;
    if (own == other)
        return EndgameTable::Result::Draw;
    return own > other ? EndgameTable::Result::Win : EndgameTable::Result::Loss;
}

} // namespace qumalaq::ai

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/house_index.h"
#include "core/ai/endgame/oware_endgame.h"

#include <algorithm>
#include <utility>

namespace qumalaq::ai {

using rules::OwarePosition;
using rules::Side;

/// The positions with one number of seeds while their shares rise.
class OwareEndgame::Layer {
public:
    Layer(OwareEndgame& table, int stones)
        : m_table(table)
        , m_first(endgame::firstIndexOf(kHouses, stones))
        , m_stones(stones)
    {
        endgame::forEachBoard(kHouses, stones, [this](std::size_t, const endgame::Houses& seeds) { add(seeds); });
    }

    /// Until nothing rises any more; returns how often something did.
    int solve()
    {
        int plies = 0;
        while (rise())
            ++plies;
        return plies;
    }

    [[nodiscard]] Progress store() const
    {
        Progress progress{m_stones, m_forced.size(), 0};
        for (std::size_t i = 0; i < m_forced.size(); ++i) {
            const auto most = static_cast<std::uint8_t>(m_stones - m_forced[i].other);
            m_table.m_shares[m_first + i] = {m_forced[i].mover, most};
            progress.exact += m_forced[i].mover == most ? 1 : 0;
        }
        return progress;
    }

private:
    /// What each side has forced so far, from the side to move.
    struct Forced {
        std::uint8_t mover = 0;
        std::uint8_t other = 0;
    };
    /// What a move takes, and the position it leads to.
    struct Step {
        std::uint8_t taken = 0;
        std::uint32_t to = 0; ///< among all positions
    };

    void add(const endgame::Houses& seeds)
    {
        // The mover's store holds half of all, so that no capture of the other side comes too early to count.
        rules::BoardState board = OwarePosition().board();
        std::copy_n(seeds.begin(), kHouses / 2, board.rows[0].begin());
        std::copy_n(seeds.begin() + kHouses / 2, kHouses / 2, board.rows[1].begin());
        board.stores = {kHalf, static_cast<std::uint16_t>(kHalf - m_stones)};
        const OwarePosition position =
            OwarePosition::fromBoard(board, OwarePosition::standardStart(), 0, OwarePosition::Standing::Open);
        m_starts.push_back(m_steps.size());
        if (const auto outcome = position.outcome()) {
            const auto own = static_cast<std::uint8_t>(outcome->score[0] - kHalf);
            m_forced.push_back({own, static_cast<std::uint8_t>(m_stones - own)});
            return;
        }
        m_forced.push_back({});
        for (const rules::Move move : position.legalMoves()) {
            OwarePosition after = position;
            after.play(move);
            const int taken = after.store(Side::South) - kHalf;
            // A capture beyond half ends the game, and the side to move is North all the same.
            const std::size_t to = endgame::indexOf(endgame::housesOf(after, Side::North), kHouses, m_stones - taken);
            m_steps.push_back({static_cast<std::uint8_t>(taken), static_cast<std::uint32_t>(to)});
        }
    }

    [[nodiscard]] Forced forcedAt(const Step& step) const
    {
        if (step.taken == 0)
            return m_forced[step.to - m_first];
        const Share share = m_table.m_shares[step.to];
        return {share.least, static_cast<std::uint8_t>(m_stones - step.taken - share.most)};
    }

    bool rise()
    {
        std::vector<Forced> next = m_forced;
        bool hasRisen = false;
        for (std::size_t i = 0; i < m_forced.size(); ++i) {
            const std::size_t end = i + 1 < m_starts.size() ? m_starts[i + 1] : m_steps.size();
            if (m_starts[i] == end)
                continue; // over
            Forced best{0, static_cast<std::uint8_t>(m_stones)};
            for (std::size_t s = m_starts[i]; s < end; ++s) {
                const Forced reply = forcedAt(m_steps[s]);
                best.mover = std::max(best.mover, static_cast<std::uint8_t>(m_steps[s].taken + reply.other));
                best.other = std::min(best.other, reply.mover);
            }
            hasRisen = hasRisen || best.mover != m_forced[i].mover || best.other != m_forced[i].other;
            next[i] = best;
        }
        m_forced = std::move(next);
        return hasRisen;
    }

    OwareEndgame& m_table;
    std::size_t m_first;
    int m_stones;
    std::vector<Forced> m_forced;
    std::vector<std::size_t> m_starts; ///< of the steps of each position; none if the game is over there
    std::vector<Step> m_steps;
};

std::shared_ptr<const OwareEndgame> OwareEndgame::make(int stones, const Report& report)
{
    const std::shared_ptr<OwareEndgame> table(new OwareEndgame(stones));
    int plies = 0;
    for (int count = 0; count <= stones; ++count) {
        Layer layer(*table, count);
        plies = std::min(plies + layer.solve(), 255);
        table->m_plies[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(plies);
        const Progress progress = layer.store();
        if (report)
            report(progress);
    }
    return table;
}

} // namespace qumalaq::ai

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/endgame/cyclic_rules.h"

#include <algorithm>
#include <utility>

namespace qumalaq::ai {

using rules::Side;

/// The positions with the same number of stones, while their shares are computed.
template <rules::GamePosition P>
class CyclicEndgame<P>::Layer {
public:
    Layer(CyclicEndgame& table, int stones) : m_table(table), m_first(table.m_starts[layerOf(stones)]), m_stones(stones)
    {
        endgame::forEachBoard(Rules::kPits, stones, [this](std::size_t, const endgame::Pits& board) { add(board); });
    }

    /// Raises the shares until none changes. Returns the number of changes.
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
            m_table.setShare(m_first + i, {m_forced[i].mover, most});
            progress.exact += m_forced[i].mover == most ? 1 : 0;
        }
        return progress;
    }

private:
    using Rules = endgame::CyclicRules<P>;

    /// What each side can force, as far as it is known.
    struct Forced {
        std::uint8_t mover = 0;
        std::uint8_t other = 0;
    };
    /// The stones that a move takes, and the position to which it leads.
    struct Step {
        std::uint8_t taken = 0;
        std::uint32_t to = 0; ///< among all positions
    };

    void add(const endgame::Pits& board)
    {
        const P position = Rules::positionWith(board, m_stones);
        const int before = position.store(Side::South);
        m_starts.push_back(m_steps.size());
        if (const auto outcome = position.outcome()) {
            const auto own = static_cast<std::uint8_t>(outcome->score[0] - before);
            m_forced.push_back({own, static_cast<std::uint8_t>(m_stones - own)});
            return;
        }
        m_forced.push_back({});
        for (const rules::Move move : position.legalMoves()) {
            P after = position;
            after.play(move);
            const int taken = after.store(Side::South) - before;
            // North is to move even if the capture has ended the game.
            const std::size_t to = m_table.indexOf(after, Side::North, m_stones - taken);
            m_steps.push_back({static_cast<std::uint8_t>(taken), static_cast<std::uint32_t>(to)});
        }
    }

    [[nodiscard]] Forced forcedAt(const Step& step) const
    {
        if (step.taken == 0)
            return m_forced[step.to - m_first];
        const Share share = m_table.shareAt(step.to);
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

    CyclicEndgame& m_table;
    std::size_t m_first;
    int m_stones;
    std::vector<Forced> m_forced;
    std::vector<std::size_t> m_starts; ///< of the steps of each position; none if the game is over there
    std::vector<Step> m_steps;
};

template <rules::GamePosition P>
auto CyclicEndgame<P>::make(int stones, const Report& report) -> std::shared_ptr<const CyclicEndgame>
{
    const std::shared_ptr<CyclicEndgame> table(new CyclicEndgame(stones));
    int plies = 0;
    for (int count = 0; count <= stones; count += endgame::CyclicRules<P>::kStep) {
        Layer layer(*table, count);
        plies = std::min(plies + layer.solve(), 255);
        table->m_plies[layerOf(count)] = static_cast<std::uint8_t>(plies);
        const Progress progress = layer.store();
        if (report)
            report(progress);
    }
    return table;
}

template std::shared_ptr<const OwareEndgame> OwareEndgame::make(int, const Report&);
template std::shared_ptr<const BestemsheEndgame> BestemsheEndgame::make(int, const Report&);

} // namespace qumalaq::ai

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/only_move.h"

#include "core/ai/search.h"

#include <optional>
#include <type_traits>

namespace qumalaq::ai {

namespace {

using Reason = OnlyMoveFailure::Reason;

constexpr int kTableMebibytes = 4;

/// How much better the first move is than the second. A win outweighs any number of stones.
[[nodiscard]] int marginOf(const SearchOutcome& outcome)
{
    const Value best = outcome.moves[0].value;
    const Value second = outcome.moves[1].value;
    // A player need not find a difference between two wins or two losses.
    if ((isWin(best) && isWin(second)) || (isLoss(best) && isLoss(second)))
        return 0;
    return best - second;
}

/// Whether the game is practically decided, so that the answer does not matter.
[[nodiscard]] bool isDecided(const SearchOutcome& outcome)
{
    constexpr Value kDecided = 2'000;
    return outcome.moves[1].value > kDecided || outcome.moves[0].value < -kDecided;
}

/// The iterations of one search so far.
class Witness {
public:
    explicit Witness(const OnlyMoveQuery& query) : m_query(query) {}

    void take(const SearchOutcome& outcome)
    {
        if (m_best != outcome.moves[0].move) {
            m_best = outcome.moves[0].move;
            m_since = outcome.depth;
        }
        m_last = outcome;
        if (outcome.depth == kOnlyMoveDepths[0])
            judge(kOnlyMoveMargin);
        // Most positions have no answer. This is known early, which saves the expensive deep iterations.
        if (outcome.depth >= kLateDepth)
            judge(kOnlyMoveMargin / 2);
        m_isUnwanted = outcome.depth >= kEarlyDepth && m_query.isWanted && !m_query.isWanted(m_since);
    }

    [[nodiscard]] bool isStopped() const
    {
        return m_refusal || m_isUnwanted || (m_query.isStopRequested && m_query.isStopRequested());
    }
    /// Requires that the search has ended.
    [[nodiscard]] Expected<OnlyMove, OnlyMoveFailure> result()
    {
        if (!isStopped()) {
            judge(kOnlyMoveMargin);
            if (!m_refusal && m_since > kOnlyMoveDepths[0])
                refuse(Reason::Unsteady);
        }
        if (m_refusal)
            return unexpected(*m_refusal);
        if (isStopped())
            return unexpected(OnlyMoveFailure());
        return OnlyMove{m_last.moves[0].line, m_since};
    }

private:
    static constexpr int kEarlyDepth = 5;
    static constexpr int kLateDepth = 8;

    void judge(int leastMargin)
    {
        if (isDecided(m_last))
            refuse(Reason::Decided);
        else if (marginOf(m_last) < leastMargin)
            refuse(Reason::Rival);
    }

    void refuse(Reason reason)
    {
        if (!m_refusal)
            m_refusal = OnlyMoveFailure{reason, m_last.moves[0].move, m_last.moves[1].move};
    }

    const OnlyMoveQuery& m_query;
    std::optional<rules::Move> m_best;
    SearchOutcome m_last;
    int m_since = 1;
    bool m_isUnwanted = false;
    std::optional<OnlyMoveFailure> m_refusal;
};

} // namespace

Expected<OnlyMove, OnlyMoveFailure> onlyMoveOf(const rules::AnyPosition& position, const OnlyMoveQuery& query)
{
    if (position.outcome())
        return unexpected(OnlyMoveFailure{Reason::Over, {}, {}});
    if (const auto moves = position.legalMoves(); moves.size() < 2)
        return unexpected(OnlyMoveFailure{Reason::Forced, moves[0], moves[0]});
    return position.visit([&query](const auto& own) {
        using P = std::decay_t<decltype(own)>;
        TranspositionTable table(kTableMebibytes);
        Witness witness(query);
        SearchSettings settings;
        settings.lines = 2; // the value of the second best move has to be exact
        Search<P> search(table, settings, [&witness] { return witness.isStopped(); });
        SearchBudget budget;
        budget.depth = kOnlyMoveDepths[1];
        (void)search.run(own, {}, budget, [&witness](const SearchOutcome& outcome) { witness.take(outcome); });
        return witness.result();
    });
}

} // namespace qumalaq::ai

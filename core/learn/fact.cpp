// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/fact.h"

#include "core/learn/moves_left.h"
#include "core/learn/puzzle.h"

#include <algorithm>
#include <cstdlib>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::indexOf;
using rules::Move;
using rules::Pit;
using rules::Side;

namespace {

/// Collects all facts about one move.
class FactCollector {
public:
    FactCollector(const AnyPosition& position, Move move)
        : m_before(position)
        , m_move(move)
        , m_tried(consequencesOf(position, move))
        , m_mover(position.sideToMove())
        , m_other(rules::opponentOf(m_mover))
        , m_boardBefore(position.board())
        , m_boardAfter(m_tried.after.board())
        , m_isOver(m_tried.after.outcome().has_value())
    {
    }

    [[nodiscard]] std::vector<Fact> collect(std::span<const Move> line, const OpeningCounts* openings)
    {
        addDeeds();
        if (m_before.legalMoves().size() == 1)
            add(FactKind::OnlyMove, m_boardBefore.total());
        if (!m_isOver && m_tried.after.sideToMove() == m_other)
            addReplies();
        if (rules::isTogyzFamily(m_before) && !m_isOver)
            addTogyz();
        addEnd();
        addLine(line);
        if (openings)
            addOpening(*openings);
        std::stable_sort(m_facts.begin(), m_facts.end(),
                         [](const Fact& a, const Fact& b) { return a.swing > b.swing; });
        return std::move(m_facts);
    }

private:
    Fact& add(FactKind kind, int swing)
    {
        Fact fact;
        fact.kind = kind;
        fact.side = m_mover;
        fact.swing = swing;
        m_facts.push_back(fact);
        return m_facts.back();
    }

    /// An estimate of what a tuzdyk collects until the end: more if there are more stones on the board.
    [[nodiscard]] int tuzdykWorth() const
    {
        constexpr int kWorthAtStart = 20;
        return kWorthAtStart * stonesInPits(m_boardBefore) / m_boardBefore.total();
    }

    void addDeeds()
    {
        if (m_tried.taken > 0) {
            Fact& fact = add(FactKind::Takes, m_tried.taken);
            fact.pits = m_tried.from;
            fact.counts[0] = m_tried.taken;
            for (const Move other : m_before.legalMoves()) {
                const int taken = other == m_move ? 0 : consequencesOf(m_before, other).taken;
                if (taken > fact.counts[1]) {
                    fact.counts[1] = taken;
                    fact.move = other;
                }
            }
        }
        if (m_tried.tuzdyk) {
            Fact& fact = add(FactKind::MakesTuzdyk, kStonesOfTuzdyk + tuzdykWorth());
            fact.pits.push_back(*m_tried.tuzdyk);
            fact.counts[0] = kStonesOfTuzdyk;
        }
        if (m_tried.collected > 0)
            addTuzdykStones(FactKind::Collects, m_mover, m_tried.collected);
        if (m_tried.fed > 0)
            addTuzdykStones(FactKind::FeedsTuzdyk, m_other, m_tried.fed);
        if (m_tried.sown > 0)
            add(FactKind::SowsHome, m_tried.sown).counts[0] = m_tried.sown;
        constexpr int kWorthOfTurn = 5;
        if (m_tried.movesAgain)
            add(FactKind::MovesAgain, kWorthOfTurn);
        if (m_tried.passes)
            add(FactKind::Passes, kWorthOfTurn).side = *m_tried.passes;
    }

    void addTuzdykStones(FactKind kind, Side owner, int stones)
    {
        Fact& fact = add(kind, stones);
        fact.pits.push_back({rules::opponentOf(owner), m_boardBefore.tuzdyks[indexOf(owner)]});
        fact.counts[0] = stones;
    }

    /// What the opponent can do now.
    void addReplies()
    {
        m_answers = threatsOf(m_tried.after, m_other);
        if (m_answers.capture) {
            Fact& fact = add(FactKind::LeavesToTake, m_answers.taken());
            fact.side = m_other;
            fact.move = m_answers.capture->move;
            fact.pits = consequencesOf(m_tried.after, m_answers.capture->move).from;
            fact.counts[0] = m_answers.taken();
        }
        if (!m_answers.tuzdyks.empty()) {
            Fact& fact = add(FactKind::LeavesTuzdyk, tuzdykWorth());
            fact.side = m_other;
            fact.move = m_answers.tuzdyks[0].move;
            fact.pits.push_back(m_answers.tuzdyks[0].pit);
        }
    }

    void addTogyz()
    {
        addThreats();
        addStopped();
        addParity();
        const int majority = m_boardBefore.total() / 2 + 1;
        const int missing = majority - m_boardAfter.stores[indexOf(m_mover)];
        if (missing > 0 && missing <= kNearMajority) {
            Fact& fact = add(FactKind::NeedsToMajority, 1);
            fact.counts = {missing, majority};
        }
        if (stonesInPits(m_boardAfter) <= kAtsyrauStones) {
            const learn::MovesLeft own = movesLeft(m_boardAfter, m_mover);
            const learn::MovesLeft theirs = movesLeft(m_boardAfter, m_other);
            if (own.isExact && theirs.isExact) {
                Fact& fact = add(FactKind::MovesLeft, 2);
                fact.counts = {own.count, theirs.count};
            }
        }
    }

    /// What the mover could do next and could not before.
    void addThreats()
    {
        const Threats next = threatsOf(m_tried.after, m_mover);
        if (next.capture && !couldTake(next.capture->pit, next.taken())) {
            Fact& fact = add(FactKind::ThreatensTake, next.taken() / 2);
            fact.move = next.capture->move;
            fact.pits.push_back(next.capture->pit);
            fact.counts[0] = next.taken();
        }
        if (!next.tuzdyks.empty() && threatsOf(m_before, m_mover).tuzdyks.empty()) {
            Fact& fact = add(FactKind::ThreatensTuzdyk, tuzdykWorth() / 2);
            fact.move = next.tuzdyks[0].move;
            fact.pits.push_back(next.tuzdyks[0].pit);
        }
    }

    [[nodiscard]] bool couldTake(Pit pit, int stones) const
    {
        const rules::MoveList moves = m_before.legalMoves();
        return std::any_of(moves.begin(), moves.end(), [&](Move move) {
            const MoveConsequences tried = consequencesOf(m_before, move);
            return tried.taken >= stones && tried.from[0] == pit;
        });
    }

    void addStopped()
    {
        constexpr int kWorthTelling = 2;
        const Threats was = threatsOf(m_before, m_other);
        if (was.capture && was.taken() - m_answers.taken() >= kWorthTelling) {
            Fact& fact = add(FactKind::StopsTake, was.taken() - m_answers.taken());
            fact.pits.push_back(was.capture->pit);
            fact.counts = {was.taken(), m_answers.taken()};
        }
        if (!was.tuzdyks.empty() && m_answers.tuzdyks.empty()) {
            Fact& fact = add(FactKind::StopsTuzdyk, tuzdykWorth());
            for (const Threat& threat : was.tuzdyks) {
                if (std::find(fact.pits.begin(), fact.pits.end(), threat.pit) == fact.pits.end())
                    fact.pits.push_back(threat.pit);
            }
        }
    }

    void addParity()
    {
        std::optional<Pit> biggest;
        for (std::uint8_t number = 1; number <= m_boardBefore.pits; ++number) {
            const Pit pit{m_mover, number};
            const int before = m_boardBefore.at(pit);
            const int after = m_boardAfter.at(pit);
            if (before >= kBigPit && before % 2 == 1 && after > 0 && after % 2 == 0
                && (!biggest || after > m_boardAfter.at(*biggest)))
                biggest = pit;
        }
        if (!biggest)
            return;
        Fact& fact = add(FactKind::MakesOddPitEven, m_boardAfter.at(*biggest) / 2);
        fact.pits.push_back(*biggest);
        fact.counts = {m_boardBefore.at(*biggest), m_boardAfter.at(*biggest)};
    }

    void addEnd()
    {
        const auto outcome = m_tried.after.outcome();
        if (outcome && outcome->winner == m_mover) {
            Fact& fact = add(FactKind::Wins, m_boardBefore.total() + 1);
            fact.counts = {outcome->score[indexOf(m_mover)], outcome->score[indexOf(m_other)]};
            // In Turkish Mangala the other row is added instead.
            const int rest = fact.counts[0] - m_boardAfter.stores[indexOf(m_mover)];
            if (rest > 0 && rest == m_boardAfter.rowTotal(m_mover))
                add(FactKind::CollectsRest, m_boardBefore.total()).counts[0] = rest;
        }
    }

    void addLine(std::span<const Move> line)
    {
        if (line.size() < 2 || line[0] != m_move)
            return;
        addTuzdykOf(line);
        AnyPosition at = m_before;
        int plies = 0;
        for (const Move move : line) {
            if (!at.isLegal(move))
                break;
            at.play(move);
            ++plies;
        }
        const rules::BoardState end = at.board();
        const Pit made{m_mover, end.tuzdyks[indexOf(m_other)]};
        std::erase_if(m_facts, [made](const Fact& fact) { // what the line shows later was not stopped
            return fact.kind == FactKind::StopsTuzdyk
                   && std::find(fact.pits.begin(), fact.pits.end(), made) != fact.pits.end();
        });
        const auto lead = [this](const rules::BoardState& board) {
            return board.stores[indexOf(m_mover)] - board.stores[indexOf(m_other)];
        };
        const int gained = lead(end) - lead(m_boardBefore);
        if (plies < 2 || gained == 0)
            return;
        Fact& fact = add(FactKind::LineGains, std::abs(gained) / 2);
        fact.counts = {gained, plies};
    }

    /// A tuzdyk that the mover makes with the next move of the line.
    void addTuzdykOf(std::span<const Move> line)
    {
        if (line.size() < 3 || m_isOver || m_tried.after.sideToMove() != m_other || !m_tried.after.isLegal(line[1]))
            return;
        AnyPosition answered = m_tried.after;
        answered.play(line[1]);
        if (answered.sideToMove() != m_mover || !answered.isLegal(line[2]))
            return;
        const auto made = consequencesOf(answered, line[2]).tuzdyk;
        if (!made)
            return;
        Fact& fact = add(FactKind::TuzdykComes, kStonesOfTuzdyk + tuzdykWorth());
        fact.pits.push_back(*made);
        fact.move = line[2];
        for (const Move answer : m_tried.after.legalMoves()) {
            AnyPosition next = m_tried.after;
            next.play(answer);
            fact.counts[0] += threatsOf(next, m_mover).tuzdyks.empty() ? 0 : 1;
            ++fact.counts[1];
        }
    }

    void addOpening(const OpeningCounts& openings)
    {
        const auto share = openings.shareOf(m_before, m_move);
        if (!share)
            return;
        const bool isCommon = share->played * kCommonPart >= share->games;
        const bool isRare = share->games >= kGamesToCallRare && share->played * kRarePart <= share->games;
        if (isCommon || isRare)
            add(isCommon ? FactKind::CommonOpening : FactKind::RareOpening, 0).counts = {share->played, share->games};
    }

    const AnyPosition& m_before;
    Move m_move;
    MoveConsequences m_tried;
    Side m_mover;
    Side m_other;
    rules::BoardState m_boardBefore;
    rules::BoardState m_boardAfter;
    bool m_isOver;
    Threats m_answers;
    std::vector<Fact> m_facts;
};

/// Whether `next` adds nothing to `told`.
[[nodiscard]] bool isRedundantAfter(const Fact& told, const Fact& next)
{
    const auto arePair = [&](FactKind a, FactKind b) {
        return (told.kind == a && next.kind == b) || (told.kind == b && next.kind == a);
    };
    return arePair(FactKind::Wins, FactKind::MovesLeft) || arePair(FactKind::TuzdykComes, FactKind::ThreatensTuzdyk)
           || arePair(FactKind::ThreatensTake, FactKind::ThreatensTuzdyk) // one threat is enough
           || told.kind == FactKind::OnlyMove;
}

[[nodiscard]] bool speaksForTheMove(const Fact& fact)
{
    switch (fact.kind) {
    case FactKind::LeavesToTake:
    case FactKind::LeavesTuzdyk:
    case FactKind::FeedsTuzdyk:
    case FactKind::RareOpening:
        return false;
    case FactKind::LineGains:
        return fact.counts[0] > 0;
    default:
        return true;
    }
}

/// The coach states facts of a higher rank first, and facts of rank 0 never.
[[nodiscard]] int rankOfMain(const Fact& fact)
{
    switch (fact.kind) {
    case FactKind::Takes:
    case FactKind::MakesTuzdyk:
    case FactKind::ThreatensTake:
    case FactKind::ThreatensTuzdyk:
    case FactKind::FeedsTuzdyk:
    case FactKind::Collects:
    case FactKind::MovesAgain:
    case FactKind::Passes:
    case FactKind::Wins:
        return 3;
    case FactKind::StopsTake:
        return fact.counts[1] == 0 ? 2 : 0; // otherwise it says what the opponent can take
    case FactKind::StopsTuzdyk:
        return 2;
    case FactKind::CommonOpening:
    case FactKind::RareOpening:
        return 1;
    default:
        return 0;
    }
}

} // namespace

std::vector<Fact> factsOf(const AnyPosition& position, Move move, std::span<const Move> line,
                          const OpeningCounts* openings)
{
    return FactCollector(position, move).collect(line, openings);
}

std::vector<Fact> chooseReasons(std::span<const Fact> facts)
{
    std::vector<Fact> reasons(facts.begin(), facts.end());
    std::erase_if(reasons, [](const Fact& fact) { return !speaksForTheMove(fact); });
    for (Fact& fact : reasons) {
        if (fact.kind == FactKind::Takes && fact.counts[1] > fact.counts[0]) {
            fact.move.reset();
            fact.counts[1] = 0;
        }
    }
    // The distance to the majority does not depend on the move: it comes after the reasons, and is none by itself.
    const auto distance = std::stable_partition(
        reasons.begin(), reasons.end(), [](const Fact& fact) { return fact.kind != FactKind::NeedsToMajority; });
    if (distance == reasons.begin())
        return {};
    const auto opening = std::ranges::find(reasons, FactKind::CommonOpening, &Fact::kind);
    const std::size_t others = opening == reasons.end() ? kMaxFacts : kMaxFacts - 1;
    std::vector<Fact> chosen;
    for (const Fact& fact : reasons) {
        if (chosen.size() == others)
            break;
        if (fact.kind == FactKind::CommonOpening)
            continue;
        if (std::none_of(chosen.begin(), chosen.end(), [&](const Fact& told) { return isRedundantAfter(told, fact); }))
            chosen.push_back(fact);
    }
    if (opening != reasons.end())
        chosen.push_back(*opening);
    return chosen;
}

std::vector<Fact> reasonsOver(const AnyPosition& position, Move move, Move worse, std::span<const Move> line)
{
    std::vector<Fact> facts = factsOf(position, move, line);
    const std::vector<Fact> others = factsOf(position, worse);
    std::erase_if(facts, [&others](const Fact& fact) {
        return !dependsOnMove(fact.kind) || std::any_of(others.begin(), others.end(), [&fact](const Fact& other) {
            return other.kind == fact.kind && other.swing >= fact.swing;
        });
    });
    const int takenByWorse = consequencesOf(position, worse).taken;
    for (Fact& fact : facts) {
        if (fact.kind != FactKind::Takes)
            continue;
        fact.isMoveMade = true;
        fact.counts[1] = takenByWorse;
        fact.move = takenByWorse > 0 ? std::optional(worse) : std::nullopt;
    }
    return chooseReasons(facts);
}

std::optional<Fact> mainFact(std::span<const Fact> facts)
{
    const auto main = std::max_element(facts.begin(), facts.end(), [](const Fact& a, const Fact& b) {
        return std::pair(rankOfMain(a), a.swing) < std::pair(rankOfMain(b), b.swing);
    });
    if (main == facts.end() || rankOfMain(*main) == 0)
        return std::nullopt;
    Fact told = *main;
    if (told.kind == FactKind::Takes) { // not what another move would have taken
        told.move.reset();
        told.counts[1] = 0;
    }
    return told;
}

} // namespace qumalaq::learn

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/puzzle_answer.h"

#include "core/learn/end_solver.h"

#include <algorithm>
#include <utility>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Move;
using rules::Side;

namespace {

/// The best that the side to move can reach in a number of moves.
struct Prospect {
    int lead = 0; ///< of the side to move, see leadOf()
    std::vector<Move> line;
};

constexpr int kNoLead = 1000; ///< more than all stones

/// Leads outside the window from alpha to beta are only bounds.
[[nodiscard]] Prospect prospectOf(const AnyPosition& position, int plies, int alpha = -kNoLead, int beta = kNoLead)
{
    const Side mover = position.sideToMove();
    if (plies == 0 || position.outcome())
        return {leadOf(mover, position), {}};
    struct Reply {
        Move move;
        AnyPosition after;
        int lead;
    };
    std::vector<Reply> replies;
    for (const Move move : position.legalMoves()) {
        AnyPosition after = position;
        after.play(move);
        replies.push_back({move, after, leadOf(mover, after)});
    }
    std::stable_sort(replies.begin(), replies.end(), [](const Reply& a, const Reply& b) { return a.lead > b.lead; });
    Prospect best{-kNoLead, {}};
    for (const Reply& reply : replies) {
        const bool isOwn = reply.after.sideToMove() == mover;
        Prospect next = prospectOf(reply.after, plies - 1, isOwn ? std::max(alpha, best.lead) : -beta,
                                   isOwn ? beta : -std::max(alpha, best.lead));
        next.lead = isOwn ? next.lead : -next.lead;
        if (next.lead <= best.lead)
            continue;
        best.lead = next.lead;
        best.line = std::move(next.line);
        best.line.insert(best.line.begin(), reply.move);
        if (best.lead >= beta)
            break;
    }
    return best;
}

class Comparison {
public:
    Comparison(const Puzzle& puzzle, Move wrong, const StopToken& stop)
        : m_puzzle(puzzle)
        , m_stop(stop)
        , m_mover(puzzle.position.sideToMove())
        , m_wrong(consequencesOf(puzzle.position, wrong))
        , m_right(consequencesOf(puzzle.position, puzzle.answer()))
        , m_answers(threatsOf(m_wrong.after, rules::opponentOf(m_mover)))
        , m_answersToRight(threatsOf(m_right.after, rules::opponentOf(m_mover)))
    {
        m_wrongMove.line = {wrong};
    }

    [[nodiscard]] WrongMove run()
    {
        if (isOfTuzdyk() || isOfStones() || isOfTheEnd())
            return std::move(m_wrongMove);
        // The deepest search has the best line.
        const Prospect furthest = prospectOf(m_wrong.after, kMissPlies - 1);
        m_wrongMove.line.insert(m_wrongMove.line.end(), furthest.line.begin(), furthest.line.end());
        return std::move(m_wrongMove);
    }

private:
    [[nodiscard]] bool isOfTuzdyk()
    {
        if (!m_answers.tuzdyks.empty() && m_answersToRight.tuzdyks.empty()) {
            m_wrongMove.kind = WrongMoveKind::LetsTuzdyk;
            m_wrongMove.pit = m_answers.tuzdyks[0].pit;
            m_wrongMove.line.push_back(m_answers.tuzdyks[0].move);
            return true;
        }
        if (m_puzzle.kind != PuzzleKind::Tuzdyk || m_wrong.tuzdyk)
            return false;
        const Threats next = threatsOf(m_wrong.after, m_mover);
        if (next.tuzdyks.empty()) {
            m_wrongMove.kind = WrongMoveKind::NoTuzdyk;
            addAnswer();
            return true;
        }
        std::optional<MoveConsequences> best;
        for (const Move answer : m_wrong.after.legalMoves()) {
            MoveConsequences tried = consequencesOf(m_wrong.after, answer);
            if (!threatsOf(tried.after, m_mover).tuzdyks.empty() || (best && best->netGain >= tried.netGain))
                continue;
            m_wrongMove.line.resize(1);
            m_wrongMove.line.push_back(answer);
            best = std::move(tried);
        }
        m_wrongMove.kind = WrongMoveKind::TuzdykStopped;
        m_wrongMove.pit = next.tuzdyks[0].pit;
        return best.has_value();
    }

    /// The opponent's best immediate reply.
    void addAnswer()
    {
        const Prospect prospect = prospectOf(m_wrong.after, 1);
        m_wrongMove.line.insert(m_wrongMove.line.end(), prospect.line.begin(), prospect.line.end());
    }

    [[nodiscard]] bool isOfStones()
    {
        const int before = leadOf(m_mover, m_puzzle.position);
        for (int plies = 1; plies < kMissPlies; ++plies) {
            Prospect wrong = prospectOf(m_wrong.after, plies);
            const int lead = ownLead(m_wrong.after, wrong.lead);
            const int right = ownLead(m_right.after, prospectOf(m_right.after, plies).lead);
            if (lead >= right)
                continue;
            if (plies == 1 && isOfOneCapture())
                return true;
            m_wrongMove.kind = WrongMoveKind::GainsLess;
            m_wrongMove.counts = {lead - before, right - before};
            m_wrongMove.line.resize(1);
            m_wrongMove.line.insert(m_wrongMove.line.end(), wrong.line.begin(), wrong.line.end());
            return true;
        }
        return false;
    }

    [[nodiscard]] int ownLead(const AnyPosition& position, int leadOfMover) const
    {
        return position.sideToMove() == m_mover ? leadOfMover : -leadOfMover;
    }

    /// Whether the move itself, or the reply to it, shows most of the difference.
    [[nodiscard]] bool isOfOneCapture()
    {
        const int missed = m_right.taken - m_wrong.taken;
        const int lost = m_answers.taken() - m_answersToRight.taken();
        if (std::max(missed, lost) <= 0)
            return false;
        if (missed >= lost) {
            m_wrongMove.kind = WrongMoveKind::TakesLess;
            m_wrongMove.counts = {m_wrong.taken, m_right.taken};
            addAnswer();
        } else {
            m_wrongMove.kind = WrongMoveKind::LosesMore;
            m_wrongMove.counts = {m_answers.taken(), m_answersToRight.taken()};
            m_wrongMove.pit = m_answers.capture->pit;
            m_wrongMove.line.push_back(m_answers.capture->move);
        }
        return true;
    }

    [[nodiscard]] bool isOfTheEnd()
    {
        if (m_puzzle.kind != PuzzleKind::Atsyrau || isWonFor(m_right.after, m_mover, kSolvingNodes, m_stop) != true)
            return false;
        for (const Move answer : m_wrong.after.legalMoves()) {
            AnyPosition answered = m_wrong.after;
            answered.play(answer);
            if (isWonFor(answered, m_mover, kSolvingNodes, m_stop) != false)
                continue;
            m_wrongMove.kind = WrongMoveKind::NotWon;
            m_wrongMove.line.push_back(answer);
            return true;
        }
        return false;
    }

    const Puzzle& m_puzzle;
    const StopToken& m_stop;
    Side m_mover;
    MoveConsequences m_wrong;
    MoveConsequences m_right;
    Threats m_answers;
    Threats m_answersToRight;
    WrongMove m_wrongMove;
};

/// Whether the fact is the point of a puzzle of this kind.
[[nodiscard]] bool isAbout(PuzzleKind kind, FactKind fact)
{
    switch (kind) {
    case PuzzleKind::Tuzdyk:
        return fact == FactKind::MakesTuzdyk || fact == FactKind::TuzdykComes;
    case PuzzleKind::Guard:
        return fact == FactKind::StopsTake || fact == FactKind::StopsTuzdyk;
    case PuzzleKind::Capture:
    case PuzzleKind::Atsyrau:
        break;
    }
    return false;
}

} // namespace

WrongMove wrongMoveOf(const Puzzle& puzzle, Move wrong, const StopToken& stop)
{
    return Comparison(puzzle, wrong, stop).run();
}

std::vector<Fact> reasonsOf(const Puzzle& puzzle)
{
    std::vector<Fact> facts = factsOf(puzzle.position, puzzle.answer(), puzzle.solution);
    // Three moves are enough to follow: the tuzdyk to come is left out unless it is the point, which is then told
    // alone.
    if (puzzle.kind != PuzzleKind::Tuzdyk)
        std::erase_if(facts, [](const Fact& fact) { return fact.kind == FactKind::TuzdykComes; });
    std::stable_partition(facts.begin(), facts.end(),
                          [&](const Fact& fact) { return isAbout(puzzle.kind, fact.kind); });
    std::vector<Fact> reasons = chooseReasons(facts);
    if (!reasons.empty() && reasons.front().kind == FactKind::TuzdykComes)
        reasons.resize(1);
    return reasons;
}

} // namespace qumalaq::learn

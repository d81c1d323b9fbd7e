// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/variant.h"

#include "core/base/prng.h"
#include "core/learn/answer.h"
#include "core/learn/move_consequences.h"
#include "core/notation/move_text.h"
#include "core/notation/position_draft.h"
#include "core/rules/move_effect.h"

#include <algorithm>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Move;
using rules::Pit;
using rules::Side;

namespace {

constexpr int kTries = 2000;

/// Some pits with a stone or two more or less, and a store with what is then missing.
[[nodiscard]] std::optional<AnyPosition> changed(const rules::GameSetup& setup, const AnyPosition& position, Side store,
                                                 Prng& prng)
{
    notation::PositionDraft draft(setup);
    draft.take(setup, position);
    const rules::BoardState before = position.board();
    for (std::uint32_t left = 2 + prng.below(3); left > 0; --left) {
        const Pit pit{prng.below(2) == 0 ? Side::South : Side::North,
                      static_cast<std::uint8_t>(1 + prng.below(before.pits))};
        if (!before.tuzdykOwner(pit))
            draft.setCount(pit, static_cast<int>(draft.board().at(pit) + prng.below(5)) - 2);
    }
    draft.balance(store);
    const auto made = draft.position();
    if (!made || made->outcome() || made->board() == before || !isPossible(*made))
        return std::nullopt;
    return *made;
}

[[nodiscard]] std::vector<Move> someLine(AnyPosition at, std::size_t length, Prng& prng)
{
    std::vector<Move> line;
    while (line.size() < length && !at.outcome()) {
        const auto moves = at.legalMoves();
        line.push_back(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
        at.play(line.back());
    }
    return line;
}

/// A few moves later: the stones of a start cannot be changed.
[[nodiscard]] std::optional<AnyPosition> later(const AnyPosition& position, Prng& prng)
{
    AnyPosition at = position;
    for (const Move move : someLine(position, 2 + 2 * prng.below(5), prng))
        at.play(move);
    if (at.outcome() || at.sideToMove() != position.sideToMove() || at.board() == position.board())
        return std::nullopt;
    return at;
}

/// How many times the sowing of a move goes from one row to the other.
[[nodiscard]] int turnsOf(const rules::MoveEffect& effect)
{
    int turns = 0;
    for (std::size_t i = 1; i < effect.path.size(); ++i)
        turns += effect.path[i].side != effect.path[i - 1].side || effect.path[i].isStore() ? 1 : 0;
    return turns;
}

/// Whether the sowing is of the same kind: a single stone or several, once round the board or not, as many corners and
/// laps, and an end in the same row.
[[nodiscard]] bool isSowingAlike(const AnyPosition& position, Move move, const Task& task, Move ofTask)
{
    const rules::BoardState board = position.board();
    const int stones = board.at(move.from);
    const int asked = task.position.board().at(ofTask.from);
    if ((stones == 1) != (asked == 1) || (stones >= 2 * board.pits) != (asked >= 2 * board.pits))
        return false;
    if (stones == 1 && rules::isTogyzFamily(position)) // one step in either row
        return true;
    const rules::MoveEffect now = rules::effectOf(position, move);
    const rules::MoveEffect then = rules::effectOf(task.position, ofTask);
    return now.last.side == then.last.side && now.last.isStore() == then.last.isStore() && now.laps == then.laps
           && turnsOf(now) == turnsOf(then);
}

/// The answer that is better than all others.
[[nodiscard]] std::optional<Answer> onlyBest(const Task& task)
{
    std::optional<Candidate> best;
    int equals = 0;
    for (const Candidate& candidate : candidatesOf(task)) {
        if (!candidate.merit || (best && candidate.merit < best->merit))
            continue;
        equals = best && candidate.merit == best->merit ? equals + 1 : 1;
        best = candidate;
    }
    return best && equals == 1 ? std::optional(best->answer) : std::nullopt;
}

/// Whether the opponent could make a tuzdyk, which outweighs all stones, now or after a move.
[[nodiscard]] bool isTuzdykNear(const AnyPosition& position)
{
    const Side opponent = rules::opponentOf(position.sideToMove());
    const auto moves = position.legalMoves();
    return !threatsOf(position, opponent).tuzdyks.empty() || std::any_of(moves.begin(), moves.end(), [&](Move move) {
        return !threatsOf(consequencesOf(position, move).after, opponent).tuzdyks.empty();
    });
}

/// Whether the same players make the moves of the line.
[[nodiscard]] bool isTurnAlike(const Task& task, const Task& other)
{
    return std::equal(task.line.begin(), task.line.end(), other.line.begin(), other.line.end(),
                      [](Move one, Move two) { return one.from.row == two.from.row; });
}

/// Whether a pit is prescribed in the same row, or in none.
[[nodiscard]] bool isPrescribedAlike(const Task& task, const Task& other)
{
    const auto then = task.position.board().prescribed;
    const auto now = other.position.board().prescribed;
    return now.has_value() == then.has_value() && (!now || now->row == then->row);
}

/// Whether the question is of the same kind about the other position. Where nothing is taken, there too.
[[nodiscard]] bool isQuestionAlike(const Task& task, const Task& other)
{
    if (!isPrescribedAlike(task, other) || (other.answer == Answer(0)) != (task.answer == Answer(0))
        || (task.goal == Goal::Guard && isTuzdykNear(other.position)))
        return false;
    if (task.line.size() > 1 && !isTurnAlike(task, other))
        return false;
    if (task.kind == TaskKind::Write)
        return std::get<Writing>(other.answer).text.size() == std::get<Writing>(task.answer).text.size();
    if (task.kind != TaskKind::Count)
        return true;
    const auto takesFromSeveral = [](const Task& asked) {
        return !asked.line.empty() && consequencesOf(asked.position, asked.line.front()).from.size() > 1;
    };
    const NumberRule rule = numberRuleOf(task);
    const NumberRule now = numberRuleOf(other);
    return now.kind == rule.kind && now.nothing == rule.nothing && now.noTuzdyk == rule.noTuzdyk
           && takesFromSeveral(other) == takesFromSeveral(task);
}

/// Whether the game goes on or ends for the same reason.
[[nodiscard]] bool isEndAlike(const Task& task, const Task& other)
{
    const auto then = outcomeOf(task);
    const auto now = outcomeOf(other);
    if (then.has_value() != now.has_value())
        return false;
    if (then)
        return then->reason == now->reason;
    const rules::BoardState boardThen = task.positionAfterLine().board();
    const rules::BoardState boardNow = other.positionAfterLine().board();
    const auto isEmptyAlike = [&](Side side) {
        return (boardThen.rowTotal(side) == 0) == (boardNow.rowTotal(side) == 0);
    };
    return isEmptyAlike(Side::South) && isEmptyAlike(Side::North)
           && (turnReasonOf(task) == TurnReason::Pass) == (turnReasonOf(other) == TurnReason::Pass);
}

/// Another position, or else other moves. Another player, if that can be found. Whose turn it is may be asked after one
/// move or two.
[[nodiscard]] std::optional<Task> askingWho(const rules::GameSetup& setup, const Task& task)
{
    Prng prng(task.position.hash());
    std::optional<Task> alike;
    for (int i = 0; i < kTries; ++i) {
        const auto position = 2 * i < kTries ? changed(setup, task.position, Side::North, prng) : task.position;
        if (!position)
            continue;
        Task other = task;
        other.position = *position;
        other.isAfterSaid = false;
        const std::size_t length = outcomeOf(task) ? task.line.size() : 1 + prng.below(2);
        other.line = someLine(*position, length, prng);
        if (other.line.size() != length || (*position == task.position && other.line == task.line))
            continue;
        const auto best = onlyBest(other);
        if (!best || !isEndAlike(task, other))
            continue;
        other.answer = *best;
        if (other.answer != task.answer)
            return other;
        if (!alike)
            alike = other;
    }
    return alike;
}

} // namespace

std::optional<Task> variantOf(const rules::GameSetup& setup, const Task& task)
{
    if (task.kind == TaskKind::Who)
        return askingWho(setup, task);
    if (!task.hasAnswer() || task.goal == Goal::Win) // an ending takes long to solve
        return std::nullopt;
    const bool isNothing = task.answer == Answer(0);
    std::optional<Task> alike;
    const Side store = task.goal == Goal::Needed ? task.position.sideToMove() : Side::North;
    Prng prng(task.position.hash());
    for (int i = 0; i < 2 * kTries; ++i) {
        const auto position = i < kTries ? changed(setup, task.position, store, prng) : later(task.position, prng);
        if (!position)
            continue;
        Task other = task;
        other.position = *position;
        other.isAfterSaid = false;
        const auto moves = position->legalMoves();
        const Move move = moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
        if (!task.line.empty()) {
            if (!isSowingAlike(*position, move, task, task.line.front()))
                continue;
            other.line = {move};
            AnyPosition after = *position;
            after.play(move);
            const auto rest = someLine(after, task.line.size() - 1, prng);
            if (rest.size() + 1 != task.line.size())
                continue;
            other.line.insert(other.line.end(), rest.begin(), rest.end());
        }
        if (task.target) {
            other.target = consequencesOf(*position, move).last;
            if (other.target->side != task.target->side || other.target->isStore() != task.target->isStore())
                continue;
        }
        if (task.goal == Goal::Sheet) {
            const std::string text = notation::toText(*position, move);
            if (text.size() != task.written.size() || (text.back() == 'x') != (task.written.back() == 'x'))
                continue;
            for (std::size_t sign = 0; sign < text.size(); ++sign)
                other.written[sign] = task.written[sign] == kUnreadable ? kUnreadable : text[sign];
        }
        if (task.goal == Goal::Needed)
            other.areKazansHidden = false;
        const auto best = onlyBest(other);
        if (!best)
            continue;
        other.answer = *best;
        if (!isQuestionAlike(task, other))
            continue;
        const Move* reaches = task.target ? std::get_if<Move>(&other.answer) : nullptr;
        if (reaches && !isSowingAlike(*position, *reaches, task, std::get<Move>(task.answer)))
            continue;
        const bool isElsewhere = task.line.empty() || other.line.front() != task.line.front();
        if (isNothing ? isElsewhere : other.answer != task.answer)
            return other;
        if (!alike)
            alike = other;
    }
    return alike;
}

bool isPossible(const AnyPosition& position)
{
    if (!rules::isTogyzFamily(position))
        return true;
    const rules::BoardState board = position.board();
    for (const Side side : rules::kBothSides) {
        const int stones = board.stores[indexOf(side)];
        if (board.tuzdyks[indexOf(side)] != 0 ? stones < kStonesOfTuzdyk : stones % 2 != 0)
            return false;
    }
    const auto begin = board.rows[indexOf(rules::opponentOf(board.sideToMove))].begin();
    const auto end = begin + board.pits;
    const bool isStart = stonesInPits(board) == board.total()
                         && std::all_of(begin, end, [&](int count) { return count * 2 * board.pits == board.total(); });
    return isStart || std::any_of(begin, end, [](int count) { return count <= 2; });
}

} // namespace qumalaq::learn

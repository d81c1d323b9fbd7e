// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/answer.h"

#include "core/learn/end_solver.h"
#include "core/learn/move_consequences.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Move;
using rules::Pit;
using rules::Place;
using rules::Side;

namespace {

[[nodiscard]] Side opponentIn(const Task& task)
{
    return rules::opponentOf(task.position.sideToMove());
}

/// What the opponent can win in one move: stones, and a tuzdyk, which outweighs them.
[[nodiscard]] int dangerOf(const Threats& threats)
{
    constexpr int kTuzdyk = 100;
    return threats.taken() + (threats.tuzdyks.empty() ? 0 : kTuzdyk);
}

/// The fact that shows that the goal was reached, if there is one.
[[nodiscard]] std::optional<FactKind> factOf(Goal goal)
{
    switch (goal) {
    case Goal::Most:
    case Goal::Gain:
        return FactKind::Takes;
    case Goal::Make:
        return FactKind::MakesTuzdyk;
    case Goal::Guard:
        return FactKind::StopsTake;
    case Goal::Stop:
        return FactKind::StopsTuzdyk;
    default:
        return std::nullopt;
    }
}

[[nodiscard]] std::optional<int> ifReached(bool isReached, int merit = 1)
{
    return isReached ? std::optional(merit) : std::nullopt;
}

/// Whether a move fits the readable characters on a scoresheet.
[[nodiscard]] bool isReadAs(std::string_view move, std::string_view written)
{
    return std::equal(move.begin(), move.end(), written.begin(), written.end(),
                      [](char sign, char seen) { return seen == kUnreadable || seen == sign; });
}

[[nodiscard]] std::optional<int> meritOf(const Task& task, Move move)
{
    const Side mover = task.position.sideToMove();
    const MoveConsequences tried = consequencesOf(task.position, move);
    switch (task.goal) {
    case Goal::Only:
        return 1;
    case Goal::Land:
        return ifReached(tried.last == *task.target);
    case Goal::Most:
        return ifReached(tried.taken > 0, tried.taken);
    case Goal::Gain:
        return ifReached(tried.netGain > 0, tried.netGain);
    case Goal::Make:
        return ifReached(tried.tuzdyk.has_value());
    case Goal::Guard: {
        const int now = dangerOf(threatsOf(task.position, opponentIn(task)));
        const int then = dangerOf(threatsOf(tried.after, opponentIn(task)));
        return ifReached(then < now, now - then);
    }
    case Goal::Stop:
        return ifReached(!threatsOf(task.position, opponentIn(task)).tuzdyks.empty()
                         && threatsOf(tried.after, opponentIn(task)).tuzdyks.empty());
    case Goal::Again:
        return ifReached(tried.movesAgain);
    case Goal::Win:
        return ifReached(isWonFor(tried.after, mover, kLessonProofNodes) == true);
    case Goal::Sheet:
        return ifReached(isReadAs(notation::toText(task.position, move), task.written));
    default:
        return std::nullopt;
    }
}

/// What a side can take from a pit in one move; for the goal Make, 1 if the pit can become a tuzdyk.
[[nodiscard]] int takenFrom(const Task& task, Pit pit)
{
    const Side side = task.goal == Goal::Danger ? opponentIn(task) : task.position.sideToMove();
    const auto position = asIfToMove(task.position, side);
    if (!position)
        return 0;
    int most = 0;
    for (const Move move : position->legalMoves()) {
        const MoveConsequences tried = consequencesOf(*position, move);
        if (task.goal == Goal::Make)
            most = std::max(most, tried.tuzdyk == pit ? 1 : 0);
        else if (std::find(tried.from.begin(), tried.from.end(), pit) != tried.from.end())
            most = std::max(most, tried.taken);
    }
    return most;
}

/// The number of stones in the pit of the last stone, before a capture or a new tuzdyk; 0 in a store.
[[nodiscard]] int madeBy(const MoveConsequences& tried)
{
    if (tried.last.isStore())
        return 0;
    return tried.tuzdyk ? kStonesOfTuzdyk : tried.taken > 0 ? tried.taken : tried.after.board().at(tried.last);
}

/// Whether this turn takes nothing because it is one of the first.
[[nodiscard]] bool isQuiet(const AnyPosition& position)
{
    return position.visit([](const auto& own) {
        if constexpr (requires { own.turns(); })
            return own.turns() < own.rules().quietTurns;
        return false;
    });
}

/// Why a move takes nothing.
[[nodiscard]] NothingReason whyNothing(const AnyPosition& before, const MoveConsequences& tried)
{
    if (tried.taken > 0 || tried.tuzdyk)
        return NothingReason::Other;
    if (tried.last.isStore())
        return NothingReason::Store;
    if (before.board().tuzdykOwner(tried.last.pit()))
        return NothingReason::Tuzdyk;
    const bool isOwnRow = tried.last.side == before.sideToMove();
    const rules::SowingRules* const sowing = rules::sowingRulesOf(before);
    if (isQuiet(before))
        return NothingReason::FirstTurn;
    const auto capture = sowing ? sowing->capture : rules::Capture::EvenInOtherRow;
    const int made = tried.after.board().at(tried.last);
    switch (capture) {
    case rules::Capture::TwoOrThreeInOtherRow:
        return isOwnRow                 ? NothingReason::OwnRow
               : made == 2 || made == 3 ? NothingReason::GrandSlam
                                        : NothingReason::NotTwoOrThree;
    case rules::Capture::EvenInOtherRow:
        return isOwnRow ? NothingReason::OwnRow : NothingReason::Odd;
    case rules::Capture::EvenOrOpposite:
    case rules::Capture::OppositeOfOwnRow:
        if (!isOwnRow)
            return capture == rules::Capture::EvenOrOpposite ? NothingReason::Odd : NothingReason::OtherRow;
        if (capture == rules::Capture::EvenOrOpposite && made % 2 == 0)
            return NothingReason::EvenInOwnRow;
        return made > 1 ? NothingReason::NotEmpty : NothingReason::OppositeEmpty;
    case rules::Capture::OppositeOfEveryRow:
        return NothingReason::OppositeEmpty;
    }
    return NothingReason::Other;
}

/// The right number; none if the line does not end the game.
[[nodiscard]] std::optional<int> trueNumber(const Task& task)
{
    const std::size_t mover = rules::indexOf(task.position.sideToMove());
    const rules::BoardState board = task.position.board();
    switch (task.goal) {
    case Goal::Taken:
        return consequencesOf(task.position, task.line.front()).taken;
    case Goal::Gain:
        return consequencesOf(task.position, task.line.front()).netGain;
    case Goal::Needed:
        return board.total() / 2 + 1 - board.stores[mover];
    case Goal::Kazan:
        return task.positionAfterLine().board().stores[mover] - board.stores[mover];
    case Goal::Final: {
        const auto outcome = outcomeOf(task);
        return outcome ? std::optional<int>(outcome->score[mover]) : std::nullopt;
    }
    default:
        assert(false);
        return std::nullopt;
    }
}

[[nodiscard]] Person personOf(const Task& task, std::optional<Side> side)
{
    if (!side)
        return Person::Nobody;
    return *side == task.position.sideToMove() ? Person::You : Person::Opponent;
}

[[nodiscard]] std::optional<Person> truePerson(const Task& task)
{
    const auto outcome = outcomeOf(task);
    if (task.goal == Goal::Turn)
        return outcome ? Person::Nobody : personOf(task, task.positionAfterLine().sideToMove());
    return outcome ? std::optional(personOf(task, outcome->winner)) : std::nullopt;
}

[[nodiscard]] Refutation refutePerson(const Task& task, Person given)
{
    Refutation refutation;
    refutation.kind = task.goal != Goal::Turn   ? RefutationKind::OtherWinner
                      : given == Person::Nobody ? RefutationKind::NotOver
                                                : RefutationKind::OtherTurn;
    refutation.person = std::get<Person>(task.answer);
    refutation.outcome = outcomeOf(task);
    refutation.line = task.line;
    refutation.turn = turnReasonOf(task);
    refutation.rule = numberRuleOf(task);
    if (refutation.outcome) {
        const std::size_t mover = rules::indexOf(task.position.sideToMove());
        refutation.counts = {refutation.outcome->score[mover], refutation.outcome->score[1 - mover]};
    }
    return refutation;
}

/// Why a pit of the opponent could not become the mover's tuzdyk even with three stones; none if it could.
[[nodiscard]] std::optional<NoTuzdykReason> whyForbidden(const Task& task, Pit pit)
{
    const rules::BoardState board = task.position.board();
    if (pit.number == board.pits)
        return NoTuzdykReason::LastPit;
    if (pit.number == board.tuzdyks[rules::indexOf(opponentIn(task))])
        return NoTuzdykReason::MirrorPit;
    if (board.tuzdyks[rules::indexOf(task.position.sideToMove())] != 0)
        return NoTuzdykReason::AlreadyOne;
    return std::nullopt;
}

[[nodiscard]] NoTuzdykReason whyNoTuzdyk(const Task& task, const MoveConsequences& tried, int stones)
{
    if (tried.last.side == task.position.sideToMove())
        return NoTuzdykReason::OwnRow;
    if (stones != kStonesOfTuzdyk)
        return NoTuzdykReason::NotThree;
    return whyForbidden(task, tried.last.pit()).value_or(NoTuzdykReason::AlreadyOne);
}

/// A reply of the opponent after which the learner cannot win any more.
[[nodiscard]] std::optional<Move> defenceIn(const AnyPosition& position, Side learner, const StopToken& stop)
{
    if (position.outcome())
        return std::nullopt;
    for (const Move move : position.legalMoves()) {
        AnyPosition next = position;
        next.play(move);
        if (isWonFor(next, learner, kLessonProofNodes, stop) != true)
            return move;
    }
    return std::nullopt;
}

/// Continues the line after a move that does not win: to the end if that is proven and near, else with a defence.
void playOn(const Task& task, AnyPosition at, Refutation& refutation, const StopToken& stop)
{
    constexpr std::size_t kMaxMoves = 6; // more are too long to watch
    const auto rest = solvedLine(at, kLessonProofNodes, stop);
    AnyPosition end = at;
    for (const Move move : rest)
        end.play(move);
    if (end.outcome() && rest.size() <= kMaxMoves)
        refutation.line.insert(refutation.line.end(), rest.begin(), rest.end());
    else if (const auto defence = defenceIn(at, task.position.sideToMove(), stop))
        refutation.line.push_back(*defence);
    for (std::size_t i = 1; i < refutation.line.size(); ++i)
        at.play(refutation.line[i]);
    refutation.outcome = at.outcome();
}

/// Explains why the pit is not the right answer.
void explainPit(const Task& task, Pit pit, Refutation& refutation)
{
    const Side striker = task.goal == Goal::Danger ? opponentIn(task) : task.position.sideToMove();
    const auto position = asIfToMove(task.position, striker);
    if (!position || !rules::isTogyzFamily(*position) || refutation.counts[0] > 0)
        return;
    std::optional<MoveConsequences> ending;
    for (const Move move : position->legalMoves()) {
        MoveConsequences tried = consequencesOf(*position, move);
        if (tried.last != Place(pit) || (ending && madeBy(*ending) >= madeBy(tried)))
            continue;
        refutation.move = move;
        ending = std::move(tried);
    }
    refutation.made = ending ? madeBy(*ending) : 0;
    const bool isOwnRow = pit.row == striker;
    refutation.nothing = isOwnRow                             ? NothingReason::OwnRow
                         : position->board().tuzdykOwner(pit) ? NothingReason::Tuzdyk
                         : ending && ending->tuzdyk           ? NothingReason::Other
                         : ending                             ? NothingReason::Odd
                                                              : NothingReason::NoMove;
    if (task.goal == Goal::Make)
        refutation.noTuzdyk =
            isOwnRow ? NoTuzdykReason::OwnRow
                     : whyForbidden(task, pit).value_or(ending ? NoTuzdykReason::NotThree : NoTuzdykReason::NoMove);
    const bool isShown = refutation.move && !isOwnRow && refutation.nothing != NothingReason::Other;
    if (isShown && striker == task.position.sideToMove())
        refutation.line = {*refutation.move};
}

[[nodiscard]] WrittenMoveError faultOf(std::string_view given, std::string_view right)
{
    constexpr char kMark = 'x';
    const auto pits = [](std::string_view text) { return text.substr(0, text.find(kMark)); };
    const std::string_view asked = pits(right);
    if (pits(given) == asked)
        return right.size() > asked.size() ? WrittenMoveError::NoMark : WrittenMoveError::ExtraMark;
    return std::equal(asked.rbegin(), asked.rend(), pits(given).begin(), pits(given).end())
               ? WrittenMoveError::Reversed
               : WrittenMoveError::OtherPits;
}

[[nodiscard]] Refutation refuteMove(const Task& task, Move move, const StopToken& stop)
{
    const MoveConsequences tried = consequencesOf(task.position, move);
    const MoveConsequences right = consequencesOf(task.position, std::get<Move>(task.answer));
    Refutation refutation;
    refutation.line = {move};
    refutation.place = tried.last;
    const auto with = [&refutation](RefutationKind kind, int wrong, int better) {
        refutation.kind = kind;
        refutation.counts = {wrong, better};
        return refutation;
    };
    switch (task.goal) {
    case Goal::Land:
        return with(RefutationKind::LandsElsewhere, 0, 0);
    case Goal::Most:
        refutation.nothing = whyNothing(task.position, tried);
        refutation.made = madeBy(tried);
        return with(RefutationKind::TakesLess, tried.taken, right.taken);
    case Goal::Gain:
        return with(RefutationKind::GainsLess, tried.netGain, right.netGain);
    case Goal::Make: {
        const int stones = madeBy(tried);
        refutation.noTuzdyk = whyNoTuzdyk(task, tried, stones);
        return with(RefutationKind::NoTuzdyk, stones, 0);
    }
    case Goal::Guard:
    case Goal::Stop: {
        const Threats answers = threatsOf(tried.after, opponentIn(task));
        if (!answers.tuzdyks.empty()) {
            refutation.place = answers.tuzdyks[0].pit;
            refutation.line.push_back(answers.tuzdyks[0].move);
            return with(RefutationKind::LetsTuzdyk, 0, 0);
        }
        if (answers.capture) {
            refutation.place = answers.capture->pit;
            refutation.line.push_back(answers.capture->move);
        }
        return with(RefutationKind::LeavesMore, answers.taken(), threatsOf(right.after, opponentIn(task)).taken());
    }
    case Goal::Again:
        return with(RefutationKind::NoExtraMove, 0, 0);
    case Goal::Win:
        playOn(task, tried.after, refutation, stop);
        return with(RefutationKind::DoesNotWin, 0, 0);
    default:
        return with(RefutationKind::OtherMove, 0, 0);
    }
}

} // namespace

std::vector<Candidate> candidatesOf(const Task& task)
{
    std::vector<Candidate> candidates;
    const rules::BoardState board = task.position.board();
    switch (task.kind) {
    case TaskKind::Play:
        for (const Move move : task.position.legalMoves())
            candidates.push_back({move, meritOf(task, move)});
        break;
    case TaskKind::Landing: {
        const Place landing = consequencesOf(task.position, task.line.front()).last;
        for (const Side side : rules::kBothSides) {
            for (std::uint8_t number = 1; number <= board.pits; ++number) {
                const Place place = Pit{side, number};
                candidates.push_back({place, ifReached(place == landing)});
            }
            candidates.push_back({Place::store(side), ifReached(Place::store(side) == landing)});
        }
        break;
    }
    case TaskKind::Choose:
        for (const Side side : rules::kBothSides) {
            for (std::uint8_t number = 1; number <= board.pits; ++number) {
                const int taken = takenFrom(task, {side, number});
                candidates.push_back({Place(Pit{side, number}), ifReached(taken > 0, taken)});
            }
        }
        break;
    case TaskKind::Count:
        if (const auto number = trueNumber(task))
            candidates.push_back({*number, 1});
        break;
    case TaskKind::Who: {
        const auto person = truePerson(task);
        for (const Person each : {Person::You, Person::Opponent, Person::Nobody})
            candidates.push_back({each, ifReached(person == each)});
        break;
    }
    case TaskKind::Write:
        candidates.push_back({Writing{notation::toText(task.position, task.line.front())}, 1});
        break;
    case TaskKind::Show:
    case TaskKind::Match:
        break;
    }
    return candidates;
}

bool isOtherEnd(const Task& task, Place place)
{
    const auto* const answer = std::get_if<Place>(&task.answer);
    if (!answer || place == *answer || place.isStore())
        return false;
    if (task.kind == TaskKind::Landing) {
        const Pit from = task.line.front().from;
        const rules::BoardState board = task.position.board();
        return place == Place(from) && board.at(from) < 2 * board.pits;
    }
    const Side side = task.goal == Goal::Danger ? opponentIn(task) : task.position.sideToMove();
    const auto position = asIfToMove(task.position, side);
    const Move move{place.pit()};
    if (!position || !position->isLegal(move) || answer->isStore())
        return false;
    const MoveConsequences tried = consequencesOf(*position, move);
    return task.goal == Goal::Make
               ? tried.tuzdyk == answer->pit()
               : tried.taken == takenFrom(task, answer->pit())
                     && std::find(tried.from.begin(), tried.from.end(), answer->pit()) != tried.from.end();
}

NotLegalReason whyNotLegal(const AnyPosition& position, Place place)
{
    const rules::BoardState board = position.board();
    if (place.isStore())
        return NotLegalReason::Store;
    if (board.prescribed)
        return NotLegalReason::Prescribed;
    if (place.side != position.sideToMove())
        return NotLegalReason::OtherRow;
    if (board.tuzdykOwner(place.pit()))
        return NotLegalReason::Tuzdyk;
    return board.at(place) == 0 ? NotLegalReason::Empty : NotLegalReason::MustFeed;
}

std::optional<rules::Outcome> outcomeOf(const Task& task)
{
    const AnyPosition after = task.positionAfterLine();
    if (!task.isThirdTime)
        return after.outcome();
    return after.outcomeByRepetition();
}

TurnReason turnReasonOf(const Task& task)
{
    AnyPosition before = task.position;
    for (std::size_t i = 0; i + 1 < task.line.size(); ++i)
        before.play(task.line[i]);
    const MoveConsequences last = consequencesOf(before, task.line.back());
    return last.movesAgain ? TurnReason::Again : last.passes ? TurnReason::Pass : TurnReason::Alternates;
}

namespace {

/// What becomes of the stones that are left at the end.
[[nodiscard]] NumberRule::Kind endRuleOf(const Task& task, const rules::SowingRules* sowing)
{
    using Kind = NumberRule::Kind;
    const auto outcome = outcomeOf(task);
    if (!outcome || outcome->reason == rules::EndReason::StoreMajority)
        return Kind::None;
    if (!sowing || sowing->remainderOwner == rules::RemainderOwner::RowOwners)
        return Kind::Rows;
    if (sowing->remainderOwner == rules::RemainderOwner::EmptyRow)
        return Kind::EmptyRow;
    return sowing->end == rules::End::BoardEmpty ? Kind::None : Kind::LeftOver;
}

/// How the stones that a move takes are counted.
[[nodiscard]] NumberRule::Kind captureRuleOf(const MoveConsequences& tried, const rules::SowingRules* sowing)
{
    using Kind = NumberRule::Kind;
    if (!sowing || sowing->capture == rules::Capture::EvenInOtherRow)
        return Kind::LastPit;
    if (sowing->capture == rules::Capture::TwoOrThreeInOtherRow)
        return Kind::Backward;
    if (sowing->capturingStone == rules::CapturingStone::SowsOn)
        return Kind::SowsOn;
    return tried.from.size() > 1 ? Kind::Opposite : Kind::LastPit;
}

} // namespace

NumberRule numberRuleOf(const Task& task)
{
    using Kind = NumberRule::Kind;
    const rules::SowingRules* const sowing = rules::sowingRulesOf(task.position);
    if (task.goal == Goal::Needed)
        return {.kind = Kind::Majority,
                .stones = task.position.board().total() / 2,
                .kazan = task.position.board().stores[rules::indexOf(task.position.sideToMove())]};
    if (task.goal == Goal::Final || task.goal == Goal::Winner)
        return {.kind = endRuleOf(task, sowing)};
    if (task.goal == Goal::Turn)
        return {};
    const MoveConsequences tried = consequencesOf(task.position, task.line.front());
    if (task.goal == Goal::Taken)
        return {.kind = tried.taken > 0 ? captureRuleOf(tried, sowing) : Kind::Nothing,
                .stones = madeBy(tried),
                .nothing = whyNothing(task.position, tried)};
    if (sowing)
        return {.kind = task.goal == Goal::Kazan ? Kind::Store : Kind::None};
    if (tried.collected > 0 || task.line.size() > 1)
        return {.kind = tried.taken > 0 ? Kind::Both : Kind::Tuzdyk};
    if (task.goal == Goal::Gain) {
        const bool hasTuzdyk = task.position.board().tuzdyks[rules::indexOf(task.position.sideToMove())] != 0;
        return {.kind = hasTuzdyk && tried.taken > 0 ? Kind::Capture : Kind::None};
    }
    if (tried.tuzdyk)
        return {.kind = Kind::Made};
    const NoTuzdykReason why = whyNoTuzdyk(task, tried, madeBy(tried));
    if (why != NoTuzdykReason::NotThree && why != NoTuzdykReason::OwnRow)
        return {.kind = Kind::NoTuzdyk, .stones = madeBy(tried), .noTuzdyk = why};
    return {};
}

std::optional<Refutation> refute(const Task& task, const Answer& answer, const StopToken& stop)
{
    if (answer == task.answer)
        return std::nullopt;
    Refutation refutation;
    if (answer.index() != task.answer.index())
        return refutation;
    switch (task.kind) {
    case TaskKind::Play: {
        const Move move = std::get<Move>(answer);
        return task.position.isLegal(move) ? refuteMove(task, move, stop) : refutation;
    }
    case TaskKind::Landing:
        refutation.kind = RefutationKind::LandsElsewhere;
        refutation.place = std::get<Place>(answer);
        refutation.line = task.line;
        break;
    case TaskKind::Choose: {
        const Place place = std::get<Place>(answer);
        if (place.isStore() || place.number > task.position.board().pits)
            break;
        refutation.kind = RefutationKind::OtherPit;
        refutation.place = place;
        refutation.counts = {takenFrom(task, place.pit()), takenFrom(task, std::get<Place>(task.answer).pit())};
        explainPit(task, place.pit(), refutation);
        break;
    }
    case TaskKind::Count:
        refutation.kind = RefutationKind::OtherNumber;
        refutation.counts = {std::get<int>(answer), std::get<int>(task.answer)};
        refutation.rule = numberRuleOf(task);
        refutation.line = task.line;
        break;
    case TaskKind::Who:
        return refutePerson(task, std::get<Person>(answer));
    case TaskKind::Write:
        refutation.kind = RefutationKind::OtherWriting;
        refutation.writing = faultOf(std::get<Writing>(answer).text, std::get<Writing>(task.answer).text);
        refutation.line = task.line;
        break;
    case TaskKind::Show:
    case TaskKind::Match:
        break;
    }
    return refutation;
}

std::vector<Fact> reasonsOf(const Task& task, Move answer)
{
    const auto facts = factsOf(task.position, answer);
    const auto find = [&facts](std::optional<FactKind> kind) {
        return std::find_if(facts.begin(), facts.end(), [kind](const Fact& fact) { return fact.kind == kind; });
    };
    std::vector<Fact> reasons;
    auto asked = find(factOf(task.goal));
    if (asked == facts.end() && task.goal == Goal::Gain)
        asked = find(FactKind::Collects);
    if (asked != facts.end())
        reasons.push_back(*asked);
    else if (const auto chosen = chooseReasons(facts); !chosen.empty())
        reasons.push_back(chosen.front());
    if (reasons.empty())
        return reasons;
    const auto addUp = [&](bool isLeftOut, FactKind more) {
        if (const auto fact = find(more); isLeftOut && fact != facts.end())
            reasons.push_back(*fact);
    };
    addUp(task.goal == Goal::Gain && reasons.front().kind != FactKind::Collects, FactKind::Collects);
    addUp(reasons.front().kind == FactKind::Wins, FactKind::CollectsRest);
    addUp(task.goal == Goal::Most, FactKind::SowsHome);
    return reasons;
}

} // namespace qumalaq::learn

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/lesson_hint.h"

#include "app/desktop/text/lesson_text.h"
#include "core/learn/move_consequences.h"

#include <algorithm>

namespace qumalaq::desktop {

using learn::Goal;
using learn::NothingReason;
using learn::NoTuzdykReason;
using learn::NumberRule;
using learn::Task;
using learn::TaskKind;

namespace {

bool hasEmptyRow(const rules::BoardState& board)
{
    return board.rowTotal(rules::Side::South) == 0 || board.rowTotal(rules::Side::North) == 0;
}

} // namespace

QString LessonHint::of(const Task& task)
{
    switch (task.kind) {
    case TaskKind::Landing: {
        const rules::Pit from = task.line.front().from;
        const auto* const place = std::get_if<rules::Place>(&task.answer);
        // Half of the way shows how to count, and not the answer.
        if (const int stones = task.position.board().at(from); stones != 1)
            return LessonText::countOf(task.position, task.line.front(), std::size_t(std::max(1, stones / 2)));
        return place && place->side != from.row ? tr("It goes one step, into the opponent’s row.")
                                                : tr("It goes one step to the right.");
    }
    case TaskKind::Count:
        return ofNumber(task);
    case TaskKind::Who:
        return ofPerson(task);
    case TaskKind::Write:
        return tr("The move began in %1. Where did the last stone fall?", "a pit")
            .arg(LessonText::placeName(task.position, task.line.front().from));
    case TaskKind::Play:
    case TaskKind::Choose:
        return ofGoal(task);
    case TaskKind::Show:
    case TaskKind::Match:
        break;
    }
    return {};
}

bool LessonHint::explains(const NumberRule& rule)
{
    using Kind = NumberRule::Kind;
    return rule.kind != Kind::None && rule.kind != Kind::Nothing && rule.kind != Kind::Made
           && rule.kind != Kind::NoTuzdyk;
}

QString LessonHint::ofNumber(const Task& task)
{
    const NumberRule rule = learn::numberRuleOf(task);
    if (explains(rule))
        return LessonText::of(rules::gameOf(task.position), rule);
    if (rule.kind == NumberRule::Kind::Made)
        return tr("Where do the stones of a new tuzdyk go?");
    if (rule.kind == NumberRule::Kind::NoTuzdyk) {
        switch (rule.noTuzdyk) {
        case NoTuzdykReason::MirrorPit:
            return tr("Compare the number of this pit with that of the opponent’s tuzdyk.");
        case NoTuzdykReason::LastPit:
            return tr("Look at the number of the pit where the last stone falls.");
        default:
            return tr("Look at the board: which tuzdyks are there already?");
        }
    }
    if (rule.kind == NumberRule::Kind::None)
        return tr("Count one by one, to the end of the move.");
    switch (rule.nothing) {
    case NothingReason::OwnRow:
        return tr("You take only from the opponent’s row. In whose row does the move end?");
    case NothingReason::OtherRow:
        return tr("Only a move to an empty hole of your own takes. In whose row does this one end?");
    case NothingReason::Odd:
        return tr("Only an even number is taken. How many lie where the move ends?");
    case NothingReason::FirstTurn:
        return tr("How many turns have you had before this one?");
    case NothingReason::NotEmpty:
        return tr("Only an empty hole takes. Was it empty where the last stone falls?");
    case NothingReason::EvenInOwnRow:
        return tr("Only an even number in the opponent’s row is taken. In whose row does the move end?");
    case NothingReason::OppositeEmpty:
        return tr("You take what lies opposite. What lies opposite the last stone?");
    case NothingReason::NotTwoOrThree:
        return tr("Only two or three are taken. How many seeds lie in the last house then?");
    case NothingReason::GrandSlam:
        return tr("You take only if the opponent keeps a seed. How many would they have left?");
    default:
        return tr("Count one by one, to the end of the move.");
    }
}

QString LessonHint::ofPerson(const Task& task)
{
    const auto outcome = learn::outcomeOf(task);
    if (task.isThirdTime && !outcome->winner)
        return tr("If you went on like this, would anything change?");
    if (learn::numberRuleOf(task).kind != NumberRule::Kind::None) // it is about the end
        return tr("Who gets what is left in the rows?");
    const auto endsBy = [&outcome](rules::EndReason reason) { return outcome && outcome->reason == reason; };
    if (task.goal == Goal::Winner || endsBy(rules::EndReason::StoreMajority))
        return tr("Half is %1. Compare it with what each player has.", "number").arg(task.position.board().total() / 2);
    if (endsBy(rules::EndReason::BoardEmpty))
        return tr("Is there anything left to move?");
    if (endsBy(rules::EndReason::CannotFeed))
        return tr("Can the player to move give the opponent a seed?");
    if (hasEmptyRow(task.positionAfterLine().board()))
        return tr("Whose turn would it be? Can that player move?");
    const rules::SowingRules* const sowing = rules::sowingRulesOf(task.position);
    return sowing && sowing->storeSowing == rules::StoreSowing::OwnOnly
               ? tr("Where did the move end, and what does that earn?")
               : tr("Who made the last move?");
}

QString LessonHint::ofGoal(const Task& task)
{
    const rules::BoardState board = task.position.board();
    const rules::Side learner = task.position.sideToMove();
    switch (task.goal) {
    case Goal::Only:
        return board.prescribed     ? tr("You begin in the marked hole.")
               : hasEmptyRow(board) ? tr("Which of your moves reaches the opponent’s row?")
                                    : tr("There is only one move.");
    case Goal::Land:
        return steps(task.position);
    case Goal::Again:
        return tr("The last stone must fall just past the end of your row.") + u' ' + steps(task.position);
    case Goal::Most:
        return ofCapture(task);
    case Goal::Gain:
        return tr("Count what a move takes, and what falls into your tuzdyk.");
    case Goal::Make:
        return tr("Look at the opponent’s pits with two stones: one more makes three.");
    case Goal::Danger:
        return tr("Odd becomes even: look at your odd numbers.");
    case Goal::Guard:
    case Goal::Stop:
        return ofDanger(task);
    case Goal::Win: {
        const QString missing =
            tr("You still need %1 to win.", "number").arg(board.total() / 2 + 1 - board.stores[indexOf(learner)]);
        return rules::isTogyzFamily(task.position) ? missing + u' ' + tr("At the end your own row counts, too.")
                                                   : missing;
    }
    case Goal::Sheet:
        return task.written.find(learn::kUnreadable) == 0
                   ? tr("The second digit is the pit where the last stone falls.")
                   : tr("The first digit is the pit where the move begins.");
    default:
        return {};
    }
}

QString LessonHint::ofCapture(const Task& task)
{
    const rules::SowingRules* const sowing = rules::sowingRulesOf(task.position);
    if (sowing && sowing->capture == rules::Capture::TwoOrThreeInOtherRow)
        return tr("Look at the opponent’s houses with one or two seeds.");
    if (sowing && sowing->capture == rules::Capture::OppositeOfEveryRow)
        return tr("Which empty hole has stones opposite it?");
    const auto* const move = std::get_if<rules::Move>(&task.answer);
    if (sowing && move && learn::consequencesOf(task.position, *move).last.side == task.position.sideToMove())
        return tr("Which empty hole of yours has stones opposite it?");
    return tr("Odd becomes even: look at the opponent’s odd numbers.");
}

/// Names the pit in danger if the answer does not begin there.
QString LessonHint::ofDanger(const Task& task)
{
    const rules::Pit from = std::get<rules::Move>(task.answer).from;
    const learn::Threats threats = learn::threatsOf(task.position, rules::opponentOf(task.position.sideToMove()));
    if (task.goal == Goal::Stop) {
        if (threats.tuzdyks.size() != 1 || threats.tuzdyks[0].pit == from)
            return tr("Where would the opponent make three? Change the number of stones there.");
        return tr("The opponent wants to make three in your pit %1. Change the number there.")
            .arg(threats.tuzdyks[0].pit.number);
    }
    if (!threats.capture || threats.capture->pit == from)
        return tr("Find what the opponent would take, and change the number of stones there.");
    return tr("The opponent wants your pit %1. Move those stones, or change their number.")
        .arg(threats.capture->pit.number);
}

QString LessonHint::steps(const rules::AnyPosition& position)
{
    const auto moves = position.legalMoves();
    const bool areSingle =
        std::all_of(moves.begin(), moves.end(), [&](rules::Move move) { return position.board().at(move.from) == 1; });
    const rules::GameId game = rules::gameOf(position);
    if (rules::isTogyzFamily(game))
        return areSingle ? tr("A single stone goes one step.")
                         : tr("Two stones go one step, three stones go two steps.", "Togyz family");
    if (game == rules::GameId::MangalaTurkish)
        return tr("Two stones go one step, three stones go two steps.", "Turkish Mangala");
    return game == rules::GameId::Oware ? tr("One seed goes one step, two seeds go two steps.")
                                        : tr("One stone goes one step, two stones go two steps.");
}

} // namespace qumalaq::desktop

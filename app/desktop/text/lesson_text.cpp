// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/lesson_text.h"

#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/written_move.h"
#include "core/learn/move_consequences.h"
#include "core/rules/move_effect.h"

#include <algorithm>
#include <cstdlib>

namespace qumalaq::desktop {

using learn::NothingReason;
using learn::NotLegalReason;
using learn::NoTuzdykReason;
using learn::NumberRule;
using learn::Refutation;
using learn::RefutationKind;
using learn::Task;
using learn::TaskKind;
using learn::WrittenMoveError;
using learn::WrongMoveKind;

namespace {

QString gainsNothing(const Task& task, rules::Move move)
{
    const learn::MoveConsequences tried = learn::consequencesOf(task.position, move);
    const bool hasTuzdyk = task.position.board().tuzdyks[rules::indexOf(task.position.sideToMove())] != 0;
    return hasTuzdyk && tried.taken == 0 && tried.collected == 0
               ? LessonText::tr("This takes nothing, and no stone reaches your tuzdyk.")
               : LessonText::tr("This gains nothing.");
}

} // namespace

QString LessonText::placeName(const rules::AnyPosition& position, rules::Place place)
{
    return PlaceText::nameOf(rules::gameOf(position), place, position.sideToMove());
}

QString LessonText::of(const Task& task, const Refutation& refutation)
{
    const int wrong = refutation.counts[0];
    const QString place = refutation.place ? placeName(task.position, *refutation.place) : QString();
    switch (refutation.kind) {
    case RefutationKind::NotLegal:
        return tr("That is not possible here.");
    case RefutationKind::LandsElsewhere:
        return task.kind == TaskKind::Landing
                   ? withSlip(task, *refutation.place, countOf(task.position, refutation.line[0]))
                   : countOf(task.position, refutation.line[0]);
    case RefutationKind::TakesLess:
        if (wrong == 0)
            return of(rules::gameOf(task.position), refutation.nothing, refutation.made);
        return tr("This takes %1; more is possible.", "how many stones").arg(wrong);
    case RefutationKind::GainsLess:
        if (wrong <= 0)
            return gainsNothing(task, refutation.line[0]);
        return tr("This gains %1; more is possible.", "how many stones").arg(wrong);
    case RefutationKind::NoTuzdyk:
        return refutation.noTuzdyk == NoTuzdykReason::NotThree
                   ? tr("No tuzdyk: the last stone must make three, but it makes %1.", "how many stones").arg(wrong)
                   : of(refutation.noTuzdyk);
    case RefutationKind::LeavesMore:
        return tr("Then the opponent takes %1.", "how many stones").arg(wrong) + u' '
               + (refutation.counts[1] == 0 ? tr("Find the move after which they take nothing.")
                                            : tr("Find the move after which the opponent takes less."));
    case RefutationKind::LetsTuzdyk:
        return tr("Then the opponent makes %1 a tuzdyk.", "a place").arg(place) + u' '
               + tr("Find the move that prevents it.");
    case RefutationKind::NoExtraMove:
        return tr("You do not move again: the last stone falls into %1.", "a place").arg(place);
    case RefutationKind::DoesNotWin:
        return notWon(task, refutation);
    case RefutationKind::OtherMove:
        return tr("This move is written %1; the scoresheet says %2.", "moves")
            .arg(writtenMove(task.position, refutation.line[0]), writtenMove(task.written));
    case RefutationKind::OtherPit:
        if (wrong == 0)
            return notThisPit(task, refutation);
        if (task.goal == learn::Goal::Danger)
            return tr("The opponent could take %1 from this pit, and more from another.", "how many stones").arg(wrong);
        return tr("You can take %1 from this pit, and more from another.", "how many stones").arg(wrong);
    case RefutationKind::OtherNumber:
        if (const QString rule = of(rules::gameOf(task.position), refutation.rule); !rule.isEmpty())
            return notThis(wrong, rule);
        return tr("Not %1. Watch the move, then count again.", "a number").arg(wrong);
    case RefutationKind::OtherTurn:
        return whoseTurn(task, refutation);
    case RefutationKind::NotOver:
        return refutation.person == learn::Person::You
                   ? tr("The game goes on: it is your turn, and you can move.")
                   : tr("The game goes on: it is the opponent’s turn, and they can move.");
    case RefutationKind::OtherWinner:
        if (refutation.outcome && refutation.outcome->reason == rules::EndReason::Repetition
            && !refutation.outcome->winner)
            return tr("The same position for the third time is a draw.");
        if (refutation.outcome && refutation.outcome->reason == rules::EndReason::StoreMajority) {
            const rules::BoardState board = task.positionAfterLine().board();
            return (refutation.person == learn::Person::You
                        ? tr("You have %1 of %2: more than half wins.", "stones, stones")
                        : tr("The opponent has %1 of %2: more than half wins.", "stones, stones"))
                .arg(std::max(board.stores[0], board.stores[1]))
                .arg(board.total());
        }
        if (const QString rule = of(rules::gameOf(task.position), refutation.rule); !rule.isEmpty())
            return rule + u' ' + tr("You have %1, the opponent has %2.", "stones").arg(wrong).arg(refutation.counts[1]);
        return tr("Count again: you have %1, the opponent has %2.").arg(wrong).arg(refutation.counts[1]);
    case RefutationKind::OtherWriting:
        switch (refutation.writing) {
        case WrittenMoveError::NoMark:
            return tr("The x is missing: this move makes a new tuzdyk.");
        case WrittenMoveError::ExtraMark:
            return tr("No x belongs here: this move makes no new tuzdyk.");
        case WrittenMoveError::Reversed:
            return tr("The other way round: first the pit where the move begins.");
        case WrittenMoveError::OtherPits:
            return tr("First the pit where the move begins, then the pit of the last stone.");
        }
    }
    return {};
}

QString LessonText::notThis(int number, const QString& why)
{
    return tr("Not %1. %2", "a number, the rule").arg(QString::number(number), why);
}

QString LessonText::of(rules::GameId game, NothingReason reason, int made)
{
    const bool isFamily = rules::isTogyzFamily(game);
    switch (reason) {
    case NothingReason::OwnRow:
        return isFamily ? tr("The last stone falls into your own row, where nothing is ever taken.")
                        : tr("The move ends in your own row, where nothing is ever taken.");
    case NothingReason::OtherRow:
        return tr("Only a move that ends in an empty hole of your own takes anything.");
    case NothingReason::Odd:
        return isFamily ? tr("The last stone makes %1, an odd number: nothing is taken.", "how many stones").arg(made)
                        : tr("The move makes %1, an odd number: nothing is taken.", "how many stones").arg(made);
    case NothingReason::Tuzdyk:
        return tr("The last stone falls into a tuzdyk: nothing is taken there.");
    case NothingReason::Store:
        return tr("You move again, but nothing is taken.");
    case NothingReason::FirstTurn:
        return tr("On each player’s first turn nothing is taken.");
    case NothingReason::NotEmpty:
        return tr("The last stone falls into a hole that holds stones: only an empty one takes.");
    case NothingReason::EvenInOwnRow:
        return tr("In your own row nothing is taken for an even number.");
    case NothingReason::OppositeEmpty:
        return tr("Nothing lies opposite, so nothing is taken.");
    case NothingReason::NotTwoOrThree:
        return tr("The last seed makes %1: only two or three are taken.", "how many seeds").arg(made);
    case NothingReason::GrandSlam:
        return tr("A move that would take all the opponent’s seeds takes nothing.");
    case NothingReason::NoMove:
    case NothingReason::Other:
        break;
    }
    return tr("This takes nothing.");
}

QString LessonText::whoseTurn(const Task& task, const Refutation& refutation)
{
    const rules::GameId game = rules::gameOf(task.position);
    if (refutation.outcome)
        return gameOver(game, refutation.outcome->reason);
    const bool isLearner = refutation.person == learn::Person::You;
    if (refutation.turn == learn::TurnReason::Again)
        return tr("You move again: the last stone falls into %1.", "a place")
            .arg(placeName(task.position, rules::Place::store(task.position.sideToMove())));
    if (refutation.turn == learn::TurnReason::Pass)
        return isLearner ? tr("The opponent has no stones and passes: it is your turn.")
                         : tr("You have no stones and pass: it is the opponent’s turn.");
    if (!rules::isTogyzFamily(game))
        return isLearner ? tr("The players move in turn: it is your turn.")
                         : tr("The players move in turn: it is the opponent’s turn.");
    return isLearner ? tr("The players move in turn, and nobody passes: it is your turn.")
                     : tr("The players move in turn, and nobody passes: it is the opponent’s turn.");
}

QString LessonText::gameOver(rules::GameId game, rules::EndReason reason)
{
    const bool isFamily = rules::isTogyzFamily(game);
    switch (reason) {
    case rules::EndReason::RowEmpty:
        return isFamily ? tr("The game is over: the player whose turn it is has no stones.")
                        : tr("The game is over: the player whose turn it is has an empty row.");
    case rules::EndReason::StoreMajority:
        return isFamily ? tr("The game is over: one kazan holds more than half of the stones.")
                        : tr("The game is over: one player has more than half.");
    case rules::EndReason::OneRowEmpty:
    case rules::EndReason::EmptyRowTakesRest:
        return tr("The game is over: one of the rows is empty.");
    case rules::EndReason::CannotFeed:
        return tr("The game is over: the player whose row is empty cannot be given a seed.");
    case rules::EndReason::BoardEmpty:
        return tr("The game is over: all the holes are empty.");
    default:
        return tr("The game is over.");
    }
}

QString LessonText::pathText(const rules::AnyPosition& position, std::span<const rules::Place> path)
{
    QString line;
    for (std::size_t i = 0; i < path.size();) {
        const rules::Place first = path[i];
        QStringList numbers;
        for (; i < path.size() && !path[i].isStore() && path[i].side == first.side; ++i)
            numbers.append(QString::number(path[i].number));
        const QString row = numbers.join(QStringLiteral(", "));
        const QString part = first.isStore()                       ? placeName(position, path[i++])
                             : first.side != position.sideToMove() ? tr("the opponent’s %1", "numbers of pits").arg(row)
                             : line.isEmpty()                      ? row
                                                                   : tr("your %1", "numbers of pits").arg(row);
        line = line.isEmpty() ? part : tr("%1, then %2", "pits of a row, pits of the next row").arg(line, part);
    }
    return line;
}

QString LessonText::withSlip(const Task& task, rules::Place given, const QString& count)
{
    const rules::Place start = task.line.front().from;
    const rules::MoveEffect effect = rules::effectOf(task.position, task.line.front());
    if (effect.laps > 1 || effect.path.empty())
        return count;
    const rules::GameId game = rules::gameOf(task.position);
    const rules::Place last = effect.last;
    if (given.side == start.side && last.side == start.side && !given.isStore() && !last.isStore()
        && given.number - start.number == start.number - last.number)
        return (last.number > start.number ? tr("Here you move to the right.") : tr("Here you move to the left."))
               + u' ' + count;
    const std::size_t stones = effect.path.size();
    if (stones < 2 || given != effect.path[stones - 2])
        return count;
    bool isStoreSkipped = false;
    rules::Place before = start;
    for (const rules::Place place : effect.path) {
        isStoreSkipped = isStoreSkipped || (place.side != before.side && !place.isStore() && !before.isStore());
        before = place;
    }
    const bool isFirstLeft = effect.path[0] == start;
    if (!isStoreSkipped && (isFirstLeft || rules::isTogyzFamily(game)))
        return count;
    const QString why = !isStoreSkipped
                            ? (game == rules::GameId::Oware ? tr("Here no seed stays in the house where you begin.")
                                                            : tr("Here no stone stays in the hole where you begin."))
                        : rules::isTogyzFamily(game)   ? tr("No stone falls into a kazan on the way.")
                        : game == rules::GameId::Oware ? tr("No seed falls into a store on the way.")
                        : game == rules::GameId::MangalaSuez
                            ? tr("No stone falls into a home on the way.")
                            : tr("On the way no stone falls into %1.", "a place")
                                  .arg(placeName(task.position, rules::Place::store(opponentOf(start.side))));
    return why + u' ' + count;
}

QString LessonText::countOf(const rules::AnyPosition& position, rules::Move move, std::size_t most)
{
    const rules::GameId game = rules::gameOf(position);
    const rules::MoveEffect effect = rules::effectOf(position, move);
    const auto lap = rules::firstLapOf(effect, position);
    const bool isWhole = lap.size() <= most;
    const bool isInStart = !lap.empty() && lap.front() == rules::Place(move.from);
    QString line = pathText(position, lap.first(std::min(lap.size(), most)).subspan(isInStart ? 1 : 0));
    if (!isWhole && !line.isEmpty())
        line += QStringLiteral(", …");
    const bool isFamily = rules::isTogyzFamily(game);
    QString said;
    if (isInStart) {
        said = (isFamily ? tr("The first stone stays in pit %1.", "number")
                         : tr("The first stone stays in hole %1.", "number"))
                   .arg(int(move.from.number));
        if (!line.isEmpty())
            said += u' ' + tr("Then one by one: %1.", "pits").arg(line);
    } else if (isFamily) {
        said = tr("A single stone goes to the next pit: %1.", "a pit").arg(line);
    } else if (game == rules::GameId::MangalaTurkish) {
        said = tr("A single stone goes to the next place: %1.", "a place").arg(line);
    } else if (game == rules::GameId::Oware) {
        said = (position.board().at(move.from) >= 2 * position.board().pits
                    ? tr("The starting house is skipped: %1.", "houses")
                    : tr("From the next house on, one by one: %1.", "houses"))
                   .arg(line);
    } else {
        said = tr("From the next hole on, one by one: %1.", "holes").arg(line);
    }
    said.replace(QStringLiteral("…."), QStringLiteral("…"));
    if (!isWhole)
        said += u' '
                + (isFamily                       ? tr("Go on to the last of the %1 stones.", "Togyz family")
                   : game == rules::GameId::Oware ? tr("Go on to the last of the %1 seeds.")
                                                  : tr("Go on to the last of the %1 stones.", "southern games"))
                      .arg(lap.size());
    if (effect.laps > 1 && isWhole)
        said += u' '
                + tr("The sowing goes on from there, and the last stone falls into %1.", "a place")
                      .arg(placeName(position, effect.last));
    return said;
}

QString LessonText::of(NoTuzdykReason reason)
{
    switch (reason) {
    case NoTuzdykReason::OwnRow:
        return tr("A tuzdyk is made only in the opponent’s row.");
    case NoTuzdykReason::LastPit:
        return tr("No tuzdyk: pit 9 cannot become one.");
    case NoTuzdykReason::MirrorPit:
        return tr("No tuzdyk: the opponent’s tuzdyk has the same number.");
    case NoTuzdykReason::AlreadyOne:
        return tr("No tuzdyk: you have one already.");
    case NoTuzdykReason::NoMove:
    case NoTuzdykReason::NotThree:
        break;
    }
    return {};
}

QString LessonText::of(rules::GameId game, const NumberRule& rule)
{
    const bool isFamily = rules::isTogyzFamily(game);
    switch (rule.kind) {
    case NumberRule::Kind::Majority:
        if (rule.kazan > 0)
            return tr("You need %1 to win, and you have %2.", "stones, stones").arg(rule.stones + 1).arg(rule.kazan);
        return (isFamily ? tr("Half is %1; one more than that wins.", "how many stones")
                         : tr("Half is %1; one more than that wins.", "stones or seeds"))
            .arg(rule.stones);
    case NumberRule::Kind::Nothing:
        return rule.nothing == NothingReason::Other ? QString() : of(game, rule.nothing, rule.stones);
    case NumberRule::Kind::LastPit:
        return isFamily ? tr("Only the last stone takes, and only from the pit where it falls.")
                        : tr("Only the last stone takes, and only from the hole where it falls.");
    case NumberRule::Kind::NoTuzdyk:
        switch (rule.noTuzdyk) {
        case NoTuzdykReason::AlreadyOne:
            return tr("Each player has only one tuzdyk in a game: the three stones stay.");
        case NoTuzdykReason::MirrorPit:
            return tr("The two tuzdyks never have the same number: the three stones stay.");
        default:
            return tr("Pit 9 never becomes a tuzdyk: the three stones stay.");
        }
    case NumberRule::Kind::Tuzdyk:
        return tr("Every stone that falls into your tuzdyk, yours or the opponent’s, goes to your kazan.");
    case NumberRule::Kind::Both:
        return tr("Two numbers count: what the last stone takes, and what falls into your tuzdyk.");
    case NumberRule::Kind::Capture:
        return tr("The move does not reach your tuzdyk: only the capture counts.");
    case NumberRule::Kind::Rows:
        return isFamily ? tr("At the end each player’s row is added to their kazan.")
                        : tr("At the end each player also keeps their own row.");
    case NumberRule::Kind::EmptyRow:
        return tr("At the end the player whose row is empty takes all that is left.");
    case NumberRule::Kind::LeftOver:
        return tr("What is left in the holes counts for neither player.");
    case NumberRule::Kind::Opposite:
        return tr("Both count: what lies opposite, and your last stone.");
    case NumberRule::Kind::SowsOn:
        return tr("You take what lies opposite; your last stone goes on to the next hole.");
    case NumberRule::Kind::Backward:
        return tr("Count backwards from the last house, as long as you find two or three.");
    case NumberRule::Kind::Store:
        return tr("Count move by move: each stone that comes in, and what you take.");
    case NumberRule::Kind::Made:
        return tr("Where a tuzdyk is allowed, three always make one: it cannot be declined.");
    case NumberRule::Kind::None:
        break;
    }
    return {};
}

QString LessonText::notThisPit(const Task& task, const Refutation& refutation)
{
    const bool isDanger = task.goal == learn::Goal::Danger;
    const rules::Side mover = task.position.sideToMove();
    const auto striker = learn::asIfToMove(task.position, isDanger ? rules::opponentOf(mover) : mover);
    const QString move = striker && refutation.move ? MoveText::titleOf(*striker, *refutation.move, mover) : QString();
    const bool isMake = task.goal == learn::Goal::Make;
    const int stones = refutation.place ? task.position.board().at(*refutation.place) : 0;
    if (!isMake && refutation.nothing == NothingReason::NoMove && stones > 0 && stones % 2 == 0)
        return tr("This number is even already: one more stone would make it odd.");
    if (isMake ? refutation.noTuzdyk == NoTuzdykReason::NoMove : refutation.nothing == NothingReason::NoMove)
        return isDanger ? tr("None of the opponent’s moves ends in this pit.")
                        : tr("None of your moves ends in this pit.");
    if (isMake)
        return refutation.noTuzdyk == NoTuzdykReason::NotThree
                   ? tr("%1 ends here and makes %2, not three.", "a move, how many stones")
                         .arg(move)
                         .arg(refutation.made)
                   : of(refutation.noTuzdyk);
    switch (refutation.nothing) {
    case NothingReason::OwnRow:
        return isDanger ? tr("The opponent takes only from your row.") : tr("Nothing is ever taken from your own row.");
    case NothingReason::Tuzdyk:
        return tr("This pit is a tuzdyk: nothing is taken there.");
    case NothingReason::Odd:
        return tr("%1 ends here and makes %2, an odd number: nothing is taken.", "a move, how many stones")
            .arg(move)
            .arg(refutation.made);
    default:
        break;
    }
    return tr("Nothing can be taken from this pit.");
}

QString LessonText::notWon(const Task& task, const Refutation& refutation)
{
    const auto& outcome = refutation.outcome;
    const std::size_t learner = rules::indexOf(task.position.sideToMove());
    const QString own = outcome ? QString::number(outcome->score[learner]) : QString();
    const QString other = outcome ? QString::number(outcome->score[1 - learner]) : QString();
    if (refutation.line.size() < 2)
        return outcome ? tr("This does not win: the game ends %1 to %2.", "stones").arg(own, other)
                       : tr("This does not win.");
    rules::AnyPosition after = task.position;
    after.play(refutation.line[0]);
    const QString reply = MoveText::nameOf(after, refutation.line[1], task.position.sideToMove());
    if (outcome)
        return tr("This does not win: after %1 the game ends %2 to %3.", "a move, stones").arg(reply, own, other);
    after.play(refutation.line[1]);
    rules::AnyPosition won = task.position;
    won.play(std::get<rules::Move>(task.answer));
    if (won.outcome() && won.outcome()->reason == rules::EndReason::StoreMajority)
        return tr("This does not win: you would have %1, and you need %2.", "stones, stones")
            .arg(after.board().stores[learner])
            .arg(after.board().total() / 2 + 1);
    const bool hasStones = after.board().rowTotal(rules::opponentOf(task.position.sideToMove())) > 0;
    return hasStones
               ? tr("This does not win: after %1 the opponent still has stones. The game goes on.", "a move").arg(reply)
               : tr("This does not win: after %1 the game goes on.", "a move").arg(reply);
}

QString LessonText::reasonOf(const Task& task, rules::Move answer, const learn::Fact& fact)
{
    const QString numbers = FactText::pitNumbers(fact.pits);
    const bool isCompared = fact.move && fact.counts[1] < fact.counts[0];
    if (fact.kind == learn::FactKind::Takes && rules::isTogyzFamily(task.position) && !isCompared)
        return tr("The move from your pit %1 takes %n stones.", "number", fact.counts[0]).arg(int(answer.from.number));
    if (fact.kind == learn::FactKind::MakesTuzdyk)
        return tr("The move from your pit %1 makes the opponent’s pit %2 a tuzdyk.", "number, number")
            .arg(QString::number(answer.from.number), numbers);
    if (fact.kind == learn::FactKind::StopsTuzdyk)
        return tr("Otherwise the opponent could make your pit %1 a tuzdyk.", "number or numbers").arg(numbers);
    if (fact.kind == learn::FactKind::SowsHome)
        return tr("The sowing brings %1 more.", "how many stones").arg(fact.counts[0]);
    if (fact.kind == learn::FactKind::StopsTake && fact.counts[1] == 0)
        return tr("Otherwise the opponent could take %n stones from your pit %1.", "number", fact.counts[0])
            .arg(numbers);
    if (fact.kind == learn::FactKind::StopsTake)
        return tr("Otherwise the opponent could take %n stones from your pit %1; now %2 at most.", "number, how many",
                  fact.counts[0])
            .arg(numbers)
            .arg(fact.counts[1]);
    return FactText::phraseOf(task.position, answer, fact, {.addressee = task.position.sideToMove()}).text;
}

QString LessonText::questionOf(const Task& task)
{
    using learn::Goal;
    QStringList names;
    for (const rules::Move each : task.line) {
        names.append(names.isEmpty() ? MoveText::titleOf(task.position, each, task.position.sideToMove())
                                     : MoveText::nameOf(task.position, each, task.position.sideToMove()));
    }
    const QString move = names.join(QStringLiteral(", "));
    switch (task.kind) {
    case TaskKind::Landing:
        return tr("%1: where does it end?", "a move").arg(move);
    case TaskKind::Write:
        return tr("Write this move.");
    case TaskKind::Who:
        return task.goal == Goal::Turn ? tr("Whose turn is it now?")
               : task.isThirdTime      ? tr("This position has come up for the third time. Who has won?")
                                       : tr("The game is over. Who has won?");
    case TaskKind::Count:
        if (task.goal == Goal::Needed) {
            return tr("You have %1. At least how many more do you need to win?", "a number of stones")
                .arg(task.position.board().stores[rules::indexOf(task.position.sideToMove())]);
        }
        return task.goal == Goal::Taken ? tr("%1: how many does it take?", "a move").arg(move)
               : task.goal == Goal::Final
                   ? tr("%1. Then the game is over. How many do you have in all?", "one or more moves").arg(move)
               : names.size() > 1 ? tr("%1. How many do these moves bring you?", "moves").arg(move)
                                  : tr("%1: how many does it add to your kazan?", "a move").arg(move);
    case TaskKind::Choose:
        return task.goal == Goal::Danger ? tr("From which of your pits could the opponent take the most?")
               : task.goal == Goal::Make ? tr("Which of the opponent’s pits can become your tuzdyk?")
                                         : tr("From which of the opponent’s pits can you take the most?");
    default:
        break;
    }
    switch (task.goal) {
    case Goal::Only:
        return task.position.board().prescribed ? tr("Begin in the marked hole.")
                                                : tr("Only one move is possible. Find it.");
    case Goal::Land:
        return tr("Find the move that ends in the marked place.");
    case Goal::Most:
        return tr("Take as much as you can.");
    case Goal::Gain:
        return tr("Find the move that brings in the most.");
    case Goal::Make:
        return tr("Make a tuzdyk.");
    case Goal::Guard:
        return tr("Save as much as you can.");
    case Goal::Stop:
        return tr("Prevent the opponent’s tuzdyk.");
    case Goal::Again:
        return tr("Find the move that earns another move.");
    case Goal::Sheet: {
        const QString written = QString::fromStdString(task.written);
        return written.contains(QLatin1Char(learn::kUnreadable))
                   ? tr("The scoresheet says %1: the first digit is smudged. Which pit was it?", "?8").arg(written)
                   : tr("The scoresheet says %1. Play it.", "76").arg(written);
    }
    default:
        return tr("Find the right move.");
    }
}

std::vector<QString> LessonText::personsOf(const Task& task)
{
    return {tr("You", "who moves or wins"), tr("The opponent", "who moves or wins"),
            task.goal == learn::Goal::Turn ? tr("Nobody: game over") : tr("Nobody: a draw")};
}

QString LessonText::otherEnd(const Task& task)
{
    if (task.kind == TaskKind::Landing)
        return tr("The move begins here. Choose where it ends.");
    return task.goal == learn::Goal::Danger ? tr("The opponent’s move begins here. Choose the pit that it takes from.")
                                            : tr("Your move begins here. Choose the pit that it takes from.");
}

QString LessonText::of(const rules::AnyPosition& position, NotLegalReason reason)
{
    const bool isFamily = rules::isTogyzFamily(position);
    switch (reason) {
    case NotLegalReason::Store:
        return isFamily ? tr("What lies in a kazan stays there.") : tr("What lies here stays here.");
    case NotLegalReason::Prescribed:
        return tr("The turn must begin in the marked hole.");
    case NotLegalReason::OtherRow:
        return isFamily ? tr("This pit is the opponent’s: begin in your own row.")
                        : tr("This is the opponent’s: begin in your own row.");
    case NotLegalReason::Tuzdyk:
        return tr("This pit is the opponent’s tuzdyk: no move begins here.");
    case NotLegalReason::Empty:
        return isFamily ? tr("This pit is empty: no move begins here.") : tr("It is empty: no move begins here.");
    case NotLegalReason::MustFeed:
        return tr("You must give the opponent a seed.");
    }
    return {};
}

QString LessonText::of(const learn::Puzzle& puzzle, const learn::WrongMove& wrongMove)
{
    const int count = wrongMove.counts[0];
    const QString pit = wrongMove.pit ? QString::number(wrongMove.pit->number) : QString();
    const auto stones = [&] { return PlaceText::stonesOf(rules::gameOf(puzzle.position), std::abs(count)); };
    const auto answer = [&] {
        rules::AnyPosition after = puzzle.position;
        after.play(wrongMove.line[0]);
        return MoveText::nameOf(after, wrongMove.line[1], puzzle.position.sideToMove());
    };
    /// After what may be the same for several wrong moves.
    const auto withReply = [&](const QString& text) {
        rules::AnyPosition after = puzzle.position;
        after.play(wrongMove.line[0]);
        const bool isAnswered = wrongMove.line.size() > 1 && after.sideToMove() != puzzle.position.sideToMove();
        return isAnswered ? text + u' ' + tr("The reply is %1.", "a move").arg(answer()) : text;
    };
    switch (wrongMove.kind) {
    case WrongMoveKind::LetsTuzdyk:
        return tr("Then %1 makes your pit %2 a tuzdyk. You can avoid that.", "the answer, number").arg(answer(), pit);
    case WrongMoveKind::NoTuzdyk:
        return tr("This makes no tuzdyk and threatens none.");
    case WrongMoveKind::TuzdykStopped:
        return tr("This threatens to make pit %1 a tuzdyk, but %2 prevents it.", "number, the answer")
            .arg(pit, answer());
    case WrongMoveKind::TakesLess:
        return withReply(count == 0 ? tr("This takes nothing, but another move would take stones.")
                                    : tr("This takes %1; more is possible.", "how many stones").arg(stones()));
    case WrongMoveKind::LosesMore:
        return (wrongMove.counts[1] == 0 ? tr("Then %1 takes %2. You can avoid that.", "the answer, how many stones")
                                         : tr("Then %1 takes %2. You can lose less.", "the answer, how many stones"))
            .arg(answer(), stones());
    case WrongMoveKind::GainsLess:
        return withReply(
            count > 0   ? tr("In the end you gain %1 this way; more is possible.", "how many stones").arg(stones())
            : count < 0 ? tr("In the end you lose %1 this way; you can lose less.", "how many stones").arg(stones())
                        : tr("In the end you gain nothing this way; more is possible."));
    case WrongMoveKind::NotWon:
        return tr("This does not win: the reply is %1.", "a move").arg(answer());
    case WrongMoveKind::Later:
        return withReply(tr("The cost of this shows only later: in the end another move gains more."));
    }
    return {};
}

QString LessonText::nameOf(learn::PuzzleKind kind, rules::GameId game)
{
    switch (kind) {
    case learn::PuzzleKind::Capture:
        return tr("Capture", "kind of puzzle");
    case learn::PuzzleKind::Tuzdyk:
        return tr("Tuzdyk", "kind of puzzle");
    case learn::PuzzleKind::Guard:
        return tr("Guard", "kind of puzzle");
    case learn::PuzzleKind::Atsyrau:
        return rules::isTogyzFamily(game) ? tr("Atsyrau", "kind of puzzle") : tr("Ending", "kind of puzzle");
    }
    return {};
}

QString LessonText::taskOf(learn::PuzzleKind kind)
{
    switch (kind) {
    case learn::PuzzleKind::Capture:
        return tr("Find the move that gains the most in the end.");
    case learn::PuzzleKind::Tuzdyk:
        return tr("Find the best way to a tuzdyk.");
    case learn::PuzzleKind::Guard:
        return tr("Find the move that stops the opponent’s threat.");
    case learn::PuzzleKind::Atsyrau:
        return tr("The game is nearly over. Find the deciding move.");
    }
    return {};
}

QString LessonText::gradeName(int grade)
{
    switch (grade) {
    case 1:
        return tr("Grade 1: easiest");
    case 2:
        return tr("Grade 2: easy");
    case 3:
        return tr("Grade 3: medium");
    case 4:
        return tr("Grade 4: hard");
    default:
        return tr("Grade 5: hardest");
    }
}

QString LessonText::questionOf(const learn::RushTask& task)
{
    const QString pit = QString::number(task.move.from.number);
    switch (task.question) {
    case learn::RushQuestion::Landing:
        return tr("Pit %1: where does the last stone fall?").arg(pit);
    case learn::RushQuestion::Taken:
        return tr("Pit %1: how many stones does the move take?").arg(pit);
    case learn::RushQuestion::AfterReply:
        return tr("Your pit %1, then the opponent’s pit %2: how many stones does the reply take?")
            .arg(pit, QString::number(task.reply->from.number));
    }
    return {};
}

QString LessonText::answerOf(const learn::RushTask& task)
{
    const QString pit = QString::number(task.move.from.number);
    const QString stones = QString::number(task.position.board().at(task.move.from));
    if (const auto* const place = std::get_if<rules::Place>(&task.answer))
        return tr("Pit %1 (%2): the last stone falls into %3.", "pit, stones, a place")
            .arg(pit, stones, placeName(task.position, *place));
    const QString taken = QString::number(std::get<int>(task.answer));
    return task.question == learn::RushQuestion::Taken
               ? tr("Pit %1 (%2): the move takes %3.", "pit, stones, stones").arg(pit, stones, taken)
               : tr("Pit %1 (%2): the reply takes %3.", "pit, stones, stones").arg(pit, stones, taken);
}

} // namespace qumalaq::desktop

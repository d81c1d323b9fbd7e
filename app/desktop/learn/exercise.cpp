// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/exercise.h"

#include "app/desktop/gameboard/recorded_openings.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/lesson_hint.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/opening_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/text/written_move.h"
#include "core/learn/answer.h"
#include "core/learn/move_consequences.h"
#include "core/learn/puzzle_answer.h"
#include "core/learn/variant.h"
#include "core/notation/online_text.h"
#include "core/notation/position_text.h"
#include "core/rules/move_effect.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace qumalaq::desktop {

using learn::TaskKind;

namespace {

/// Whether the sentence begins with the move.
bool namesTheMove(learn::FactKind kind)
{
    using learn::FactKind;
    switch (kind) {
    case FactKind::Takes:
    case FactKind::MakesTuzdyk:
    case FactKind::ThreatensTake:
    case FactKind::ThreatensTuzdyk:
    case FactKind::StopsTake:
    case FactKind::StopsTuzdyk:
    case FactKind::OnlyMove:
    case FactKind::Wins:
        return true;
    default:
        return false;
    }
}

/// The move that a task asks for, asks about, or asks for the pit of; for some tasks several.
std::vector<rules::Move> solutionOf(const learn::Task& task)
{
    if (const auto* const move = std::get_if<rules::Move>(&task.answer))
        return {*move};
    if (task.kind != TaskKind::Choose || task.goal == learn::Goal::Danger)
        return task.line;
    const learn::Threats threats = learn::threatsOf(task.position, task.position.sideToMove());
    if (task.goal == learn::Goal::Most && threats.capture)
        return {threats.capture->move};
    for (const learn::Threat& threat : threats.tuzdyks) {
        if (task.goal == learn::Goal::Make && task.answer == learn::Answer(rules::Place(threat.pit)))
            return {threat.move};
    }
    return {};
}

/// Whether a learner who was asked for the capture has answered with the kazan.
bool isKazan(const learn::Task& task, int number)
{
    const std::size_t mover = rules::indexOf(task.position.sideToMove());
    return task.goal == learn::Goal::Taken && rules::isTogyzFamily(task.position)
           && number == task.positionAfterLine().board().stores[mover];
}

/// A task about sowing alone has no kazans, so the reasons would be about stones that the learner does not see.
bool isExplained(const learn::Task& task)
{
    return !task.areKazansHidden || (task.goal != learn::Goal::Only && task.goal != learn::Goal::Land);
}

} // namespace

QString keyOf(const learn::Puzzle& puzzle)
{
    return QString::fromStdString(notation::toText(puzzle.position));
}

Exercise::Exercise(const TaskRef& lessonTask)
    : game(lessonTask.lesson->setup.game())
    , task(*lessonTask.task)
    , solution(solutionOf(task))
    , lesson(lessonTask.lesson)
{
}

Exercise::Exercise(const PuzzleRef& packPuzzle) : game(packPuzzle.game)
{
    setPuzzle(*packPuzzle.puzzle);
}

Exercise::Exercise(const learn::Mistake& gameMistake) : game(gameMistake.setup.game()), mistake(gameMistake)
{
    constexpr int kMiddleGrade = 3;
    // The kind decides how a wrong answer is explained.
    const auto kind = learn::kindOf(mistake->position, mistake->better).value_or(learn::PuzzleKind::Capture);
    setPuzzle({kind, kMiddleGrade, mistake->position, mistake->better});
}

Exercise::Exercise(const learn::OpeningTask& ownMove) : game(ownMove.game), opening(ownMove)
{
    learn::Puzzle asked{learn::PuzzleKind::Capture, learn::kEasiestGrade, ownMove.position, {ownMove.answer}};
    asked.solution.insert(asked.solution.end(), ownMove.replies.begin(), ownMove.replies.end());
    setPuzzle(std::move(asked));
}

void Exercise::setPuzzle(learn::Puzzle asked)
{
    asked.solution.resize(std::min(asked.solution.size(), learn::kSolutionMoves));
    task.position = asked.position;
    task.answer = asked.answer();
    solution = asked.solution;
    puzzle = std::move(asked);
}

Exercise Exercise::repeated() const
{
    Exercise repeat(ref());
    repeat.isRepeat = true;
    if (const auto variant = learn::variantOf(lesson->setup, task)) {
        repeat.isVariant = true;
        repeat.task = *variant;
        repeat.solution = solutionOf(*variant);
    }
    return repeat;
}

bool Exercise::isRight(const learn::Answer& answer) const
{
    const auto* const move = std::get_if<rules::Move>(&answer);
    return mistake && move ? mistake->isAnswer(*move) : answer == task.answer;
}

Exercise::Refutation Exercise::refute(const learn::Answer& wrong, int misses, const StopToken& stop) const
{
    if (misses == 1 && isAnswerInRefutation()) {
        return {{}, [asked = *this, wrong] {
                    if (asked.task.kind == TaskKind::Landing)
                        return LessonText::withSlip(asked.task, std::get<rules::Place>(wrong), asked.hint());
                    const int* const number = std::get_if<int>(&wrong);
                    if (number == nullptr)
                        return asked.hint();
                    return LessonText::notThis(*number, isKazan(asked.task, *number)
                                                            ? tr("The kazan holds so many after the move.")
                                                            : asked.hint());
                }};
    }
    if (opening)
        return refuteInOpening(std::get<rules::Move>(wrong), misses, stop);
    if (puzzle) {
        const learn::WrongMove found = learn::wrongMoveOf(*puzzle, std::get<rules::Move>(wrong), stop);
        return {found.line, [asked = *puzzle, found] { return LessonText::of(asked, found); }};
    }
    const learn::Refutation found = learn::refute(task, wrong, stop).value_or(learn::Refutation());
    return {found.line, [asked = *this, found, wrong] {
                const QString why = LessonText::of(asked.task, found);
                const int* const number = std::get_if<int>(&wrong);
                if (number == nullptr)
                    return why;
                return LessonHint::explains(found.rule) // it was said before
                           ? LessonText::notThis(*number, asked.answerText())
                           : why + u' ' + asked.answerText();
            }};
}

/// Names what the wrong move allows if that is obvious; otherwise the idea, or the move of the opening.
Exercise::Refutation Exercise::refuteInOpening(rules::Move wrong, int misses, const StopToken& stop) const
{
    using Kind = learn::WrongMoveKind;
    const learn::WrongMove found = learn::wrongMoveOf(*puzzle, wrong, stop);
    const bool isOfStones =
        found.kind == Kind::TakesLess || found.kind == Kind::LosesMore || found.kind == Kind::GainsLess;
    const bool isSeen = wrong != preferred()
                        && (found.kind == Kind::LetsTuzdyk
                            || (isOfStones && std::abs(found.counts[0] - found.counts[1]) >= learn::kMistakeStones));
    Refutation refutation;
    if (isSeen)
        refutation.line = found.line;
    else if (misses > 1)
        refutation.line = {wrong};
    refutation.text = [asked = *this, found, wrong, misses, isSeen] {
        QStringList parts;
        if (misses == 1)
            parts.append(tr("This is not the move of your opening."));
        if (isSeen)
            parts.append(LessonText::of(*asked.puzzle, found));
        if (misses == 1)
            parts.append(asked.hint());
        else
            parts.append(isSeen ? asked.openingName() : asked.openingMove(wrong));
        return parts.join(u' ');
    };
    return refutation;
}

std::optional<rules::Move> Exercise::preferred() const
{
    if (!opening || !review || !review->moves.front().isConfirmedMistake())
        return std::nullopt;
    return review->moves.front().bestLine().front();
}

QString Exercise::preference() const
{
    if (!preferred())
        return {};
    rules::History line(rules::GameSetup(opening->game), opening->position);
    line.play(opening->answer);
    return ReviewText::preferred(line, *review, 0);
}

QString Exercise::heading(std::size_t number, std::size_t all, Language language) const
{
    if (isRepeat)
        return tr("%1 of %2 · once more", "number of the exercise, of all").arg(number).arg(all);
    const QString about = lesson    ? LessonCatalog::titleOf(*lesson, language)
                          : mistake ? MistakeText::gameOf(*mistake)
                          : opening ? OpeningText::placeOf(*opening)
                          : !puzzle->source.empty() // a game
                              ? QString::fromStdString(puzzle->source)
                              : tr("%1 · %2", "kind of puzzle, grade")
                                    .arg(LessonText::nameOf(puzzle->kind, game), LessonText::gradeName(puzzle->grade));
    return tr("%2 of %3 · %1", "lesson or kind of exercise, number of the exercise, of all")
        .arg(about, QString::number(number), QString::number(all));
}

/// In the lesson on writing the question is about the kazan in brackets.
QString Exercise::questionOfVariant() const
{
    if (task.kind != TaskKind::Count || lesson->rulesPlace != "writing")
        return LessonText::questionOf(task);
    const rules::Move move = task.line.front();
    const auto before = task.position.board().stores[rules::indexOf(task.position.sideToMove())];
    return tr("%1: the kazan held %2 before. How many were taken?", "93(64), a number")
        .arg(QString::fromStdString(notation::toScoresheetText(task.position, move)))
        .arg(before);
}

QString Exercise::question(Language language) const
{
    return isVariant ? questionOfVariant()
           : lesson  ? LessonCatalog::textOf(ref(), language)
           : mistake ? MistakeText::taskOf(*mistake)
           : opening ? tr("Play the next move of your opening.")
           : task.position.sideToMove() == rules::Side::North
               ? tr("You are Second.") + u' ' + LessonText::taskOf(puzzle->kind)
               : LessonText::taskOf(puzzle->kind);
}

QString Exercise::clue() const
{
    if (puzzle && puzzle->kind == learn::PuzzleKind::Atsyrau) // the kazans decide
        return AnnouncementText::kazans(game, task.position.board(), task.position.sideToMove());
    if (puzzle)
        return {};
    if (task.help == learn::Help::Threat) {
        const auto threats = learn::threatsOf(task.position, rules::opponentOf(task.position.sideToMove()));
        if (threats.capture)
            return tr("The opponent’s move begins here: %1.", "a pit")
                .arg(LessonText::placeName(task.position, threats.capture->move.from));
    }
    if (task.kind == TaskKind::Who) {
        QStringList answers;
        for (const QString& answer : LessonText::personsOf(task))
            answers.append(QStringLiteral("%1: %2.").arg(QString::number(answers.size() + 1), answer));
        return answers.join(u' ');
    }
    return {};
}

std::optional<rules::Place> Exercise::marked() const
{
    if (puzzle || task.help == learn::Help::Threat || task.kind == TaskKind::Who)
        return {};
    if ((task.kind == TaskKind::Landing || task.kind == TaskKind::Count) && !task.line.empty())
        return task.line.front().from;
    if (task.target)
        return task.target;
    return task.position.board().prescribed;
}

QString Exercise::answerText() const
{
    if (puzzle)
        return MoveText::hintOf(task.position, puzzle->answer());
    QString one;
    if (const auto* move = std::get_if<rules::Move>(&task.answer))
        one = LessonText::placeName(task.position, move->from);
    else if (const auto* place = std::get_if<rules::Place>(&task.answer))
        one = LessonText::placeName(task.position, *place);
    else if (const auto* writing = std::get_if<learn::Writing>(&task.answer))
        one = QString::fromStdString(writing->text);
    else if (const auto* person = std::get_if<learn::Person>(&task.answer))
        one = LessonText::personsOf(task)[static_cast<std::size_t>(*person)];
    else
        one = QString::number(std::get<int>(task.answer));
    return tr("The answer: %1.", "a pit, a number, a player or a written move").arg(one);
}

QString Exercise::hint() const
{
    using learn::FactKind;
    if (lesson)
        return LessonHint::of(task);
    if (opening)
        return tr("Look for a move that begins with %1.", "5 stones")
            .arg(PlaceText::stonesOf(game, task.position.board().at(opening->answer.from)));
    const auto facts = learn::reasonsOf(*puzzle);
    switch (facts.empty() ? FactKind::LineGains : facts.front().kind) {
    case FactKind::Takes:
        return tr("Look for a capture: how much can one move take?");
    case FactKind::MakesTuzdyk:
        return tr("You can make a tuzdyk at once.");
    case FactKind::ThreatensTake:
    case FactKind::ThreatensTuzdyk:
        return tr("Look for a move that makes a threat.");
    case FactKind::TuzdykComes:
        return tr("You can make a tuzdyk with your second move.");
    case FactKind::StopsTake:
        return tr("The opponent wants to take from you. Where?");
    case FactKind::StopsTuzdyk:
        return tr("The opponent wants to make a tuzdyk. Where?");
    case FactKind::Wins:
        return tr("One move wins at once.");
    default:
        return tr("Think of the opponent’s best reply to each of your moves.");
    }
}

QString Exercise::praise(const std::optional<learn::Answer>& given, bool isSolutionShown, Language language) const
{
    QStringList parts;
    if (given)
        parts.append(tr("Right."));
    if (puzzle || isSolutionShown)
        parts.append(opening ? openingMove({}) : puzzle ? reasons(given) : rule(language));
    parts.removeAll(QString());
    return parts.join(u' ');
}

/// The rule behind the task of a lesson, or else the reasons for its answer.
QString Exercise::rule(Language language) const
{
    if (QString after = LessonCatalog::textAfter(ref(), language); !after.isEmpty())
        return after;
    if (task.kind == TaskKind::Count)
        return LessonText::of(game, learn::numberRuleOf(task));
    if (task.goal == learn::Goal::Danger)
        return AnnouncementText::threats(task.position, task.position.sideToMove());
    if (task.goal == learn::Goal::Sheet || task.kind == TaskKind::Write)
        return tr("%1 is written %2.", "a move, its digits")
            .arg(MoveText::titleOf(task.position, solution.front(), task.position.sideToMove()),
                 writtenMove(task.position, solution.front()));
    if (solution.empty() || !task.hasAnswer() || task.kind == TaskKind::Who)
        return {};
    QStringList reasons;
    if (task.kind != TaskKind::Landing && isExplained(task)) {
        for (const learn::Fact& fact : learn::reasonsOf(task, solution.front()))
            reasons.append(LessonText::reasonOf(task, solution.front(), fact));
    }
    if (reasons.isEmpty())
        reasons.append(
            tr("The move ends in %1.", "a place")
                .arg(LessonText::placeName(task.position, rules::effectOf(task.position, solution.front()).last)));
    return reasons.join(u' ');
}

/// Which move is right and why, and what the moves after it bring.
QString Exercise::reasons(const std::optional<learn::Answer>& given) const
{
    const rules::AnyPosition& position = puzzle->position;
    const rules::Side learner = position.sideToMove();
    const QString answer = MoveText::nameOf(position, puzzle->answer(), learner);
    std::vector<learn::Fact> facts =
        mistake ? learn::reasonsOver(position, puzzle->answer(), mistake->played, puzzle->solution)
                : learn::reasonsOf(*puzzle);
    if (facts.empty())
        facts = learn::reasonsOf(*puzzle); // not only of the better move, but a reason
    // A tuzdyk to come is told with the moves to it.
    const bool hasLine = !facts.empty() && facts.front().kind == learn::FactKind::TuzdykComes;
    const QString after = hasLine ? QString() : continuation();
    if (!after.isEmpty()) {
        std::erase_if(facts, [](const learn::Fact& fact) { return fact.kind == learn::FactKind::LineGains; });
        facts.resize(std::min<std::size_t>(facts.size(), 1)); // there is room for no more
    }
    QStringList parts;
    if (given && *given != task.answer)
        parts.append(tr("Even better: %1.").arg(answer));
    if (!given && (facts.empty() || !namesTheMove(facts.front().kind)))
        parts.append(capitalized(mistake ? tr("%1 is better.", "a move").arg(answer)
                                         : tr("%1 is the solution.", "a move").arg(answer)));
    for (const learn::Fact& fact : facts)
        parts.append(
            FactText::phraseOf(position, puzzle->answer(), fact, {.line = puzzle->solution, .addressee = learner})
                .text);
    if (!after.isEmpty())
        parts.append(after);
    else if (facts.empty())
        parts.append(tr("The computer looked ahead and found no better move."));
    return parts.join(u' ');
}

QString Exercise::openingName() const
{
    const rules::AnyPosition& position = opening->position;
    return tr("In your opening you play %1.", "a move")
        .arg(MoveText::nameOf(position, opening->answer, position.sideToMove()));
}

/// The move of the opening, why it is better than another one, and what the opponent replies; or that it is a mistake.
QString Exercise::openingMove(std::optional<rules::Move> wrong) const
{
    const rules::AnyPosition& position = opening->position;
    const rules::Side learner = position.sideToMove();
    QStringList parts{openingName()};
    if (const QString other = preference(); !other.isEmpty())
        return parts.front() + u' ' + other;
    const auto reasons =
        wrong
            ? FactText::reasonsOver(position, opening->answer, *wrong,
                                    {.addressee = learner, .subject = FactSubject::It})
            : FactText::reasonsFor(position, opening->answer,
                                   {.openings = &recordedOpenings(), .addressee = learner, .subject = FactSubject::It});
    for (const FactPhrase& reason : reasons)
        parts.append(reason.text);
    if (!wrong && !opening->replies.empty()) {
        rules::AnyPosition after = position;
        after.play(opening->answer);
        parts.append(tr("A reply: %1.", "a move").arg(MoveText::nameOf(after, opening->replies.front(), learner)));
    }
    return parts.join(u' ');
}

/// What the moves after the answer bring; empty if that does not speak for the answer.
QString Exercise::continuation() const
{
    if (solution.size() < 2)
        return {};
    const rules::Side learner = task.position.sideToMove();
    rules::AnyPosition position = task.position;
    position.play(solution.front());
    const auto before = position.board().stores;
    for (std::size_t i = 1; i < solution.size(); ++i)
        position.play(solution[i]);
    const auto after = position.board().stores;
    const auto gain = [&](rules::Side side) { return after[indexOf(side)] - before[indexOf(side)]; };
    const int own = gain(learner);
    const int others = gain(rules::opponentOf(learner));
    if (own <= others)
        return {};
    return tr("After that you gain %1, the opponent %2.", "stones, stones").arg(own).arg(others);
}

} // namespace qumalaq::desktop

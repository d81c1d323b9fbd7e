// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/answer.h"
#include "core/learn/end_solver.h"
#include "core/learn/lesson.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <utility>

namespace qumalaq::learn {

namespace {

using Code = TextError::Code;

[[nodiscard]] std::string textOf(const Task& task, const Answer& answer)
{
    if (const auto* move = std::get_if<rules::Move>(&answer))
        return notation::toText(task.position, *move);
    if (const auto* place = std::get_if<rules::Place>(&answer)) {
        const bool isSouth = place->side == rules::Side::South;
        if (place->isStore())
            return isSouth ? "south's home" : "north's home";
        return std::string(1, isSouth ? 's' : 'n') + std::to_string(place->number);
    }
    if (const auto* writing = std::get_if<Writing>(&answer))
        return writing->text;
    if (const auto* person = std::get_if<Person>(&answer))
        return *person == Person::You ? "you" : *person == Person::Opponent ? "opponent" : "nobody";
    return std::to_string(std::get<int>(answer));
}

class Check {
public:
    explicit Check(const Lesson& lesson) : m_lesson(lesson) {}

    [[nodiscard]] std::vector<TextError> run()
    {
        const int count = static_cast<int>(m_lesson.tasks.size());
        if (count < kMinTasks || count > kMaxTasks) {
            TextError& fault = add(Code::TaskCount, {1, 1}, {});
            fault.expected = count < kMinTasks ? kMinTasks : kMaxTasks;
            fault.actual = count;
        }
        for (const Task& task : m_lesson.tasks) {
            if (task.hasAnswer())
                checkAnswer(task);
        }
        return std::move(m_faults);
    }

private:
    TextError& add(Code code, TextPosition at, std::string_view found)
    {
        return m_faults.emplace_back(faultAt(code, at, found));
    }

    /// Whether the goal makes sense in the game.
    [[nodiscard]] bool isOfThisGame(const Task& task) const
    {
        const rules::GameId game = m_lesson.setup.game();
        const bool isTogyz = game == rules::GameId::Togyzqumalaq || game == rules::GameId::Toguzkorgool;
        const bool isFamily = rules::isTogyzFamily(game);
        const rules::SowingRules* const sowing = rules::sowingRulesOf(task.position);
        switch (task.goal) {
        case Goal::Make:
        case Goal::Stop:
            return isTogyz;
        case Goal::Guard:
        case Goal::Danger:
            return isFamily;
        case Goal::Again:
            return sowing && sowing->turn == rules::Turn::AgainFromHome;
        default:
            return task.kind != TaskKind::Write || isFamily;
        }
    }

    void checkAnswer(const Task& task)
    {
        if (!isOfThisGame(task)) {
            add(Code::GoalNotOfThisGame, task.begin, {});
            return;
        }
        if (task.goal == Goal::Win && !solveEnd(task.position, kLessonProofNodes)) {
            add(Code::TooHardToProve, task.begin, {});
            return;
        }
        const std::vector<Candidate> candidates = candidatesOf(task);
        const auto own = std::find_if(candidates.begin(), candidates.end(),
                                      [&](const Candidate& candidate) { return candidate.answer == task.answer; });
        const auto best = std::max_element(candidates.begin(), candidates.end(),
                                           [](const Candidate& a, const Candidate& b) { return a.merit < b.merit; });
        const bool hasTruth = task.kind != TaskKind::Play && task.kind != TaskKind::Choose && best != candidates.end()
                              && best->merit.has_value();
        if (hasTruth) {
            if (own == candidates.end() || !own->merit)
                add(Code::WrongAnswer, task.answerAt, textOf(task, best->answer));
            return;
        }
        if (own == candidates.end() || !own->merit) {
            add(Code::GoalNotReached, task.answerAt, textOf(task, task.answer));
            return;
        }
        for (const Candidate& candidate : candidates) {
            if (candidate.answer == task.answer || candidate.merit < own->merit)
                continue;
            const bool isBetter = candidate.merit > own->merit;
            add(isBetter ? Code::AnswerNotBest : Code::AnswerNotUnique, task.answerAt, textOf(task, candidate.answer));
        }
    }

    const Lesson& m_lesson;
    std::vector<TextError> m_faults;
};

} // namespace

std::vector<TextError> validate(const Lesson& lesson)
{
    return Check(lesson).run();
}

std::vector<TextError> faultsOf(std::string_view text)
{
    const auto lesson = parseLesson(text);
    return lesson ? validate(*lesson) : lesson.error();
}

} // namespace qumalaq::learn

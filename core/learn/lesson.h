// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/learn/text_fault.h"
#include "core/rules/any_position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Lessons as data: a teacher can write one with any text editor, in UTF-8.
///
///     # A line that begins with # is a remark.
///     id = capture                        letters, digits and -, one lesson each
///     game = togyzqumalaq                 with option.holes = 5 and the like below it, if it has options
///
///     [task first]                        four to six of them, each with an id of its own
///     kind = play                         see TaskKind
///     position = 0,0,5,…/3,0,… 60,81 -,- s      as in position_text.h
///     goal = most                         see Goal
///     answer = 91                         the one right answer
///     kazans = hidden                     optional: the kazans tell nothing here, the view leaves them out
///
/// Which keys a task has besides:
///
///     play      position, goal, answer (a move); target for the goal land; written for the goal sheet: what can be
///               read of the move there, with a ? for what can not (?8)
///     landing   position, move, answer (a place: s1 to n9, or home)
///     choose    position, goal, answer (a house)
///     count     position, goal, answer (a number); move for the goals taken and gain
///     match     goal, level
///
/// It holds no sentence: its title and the texts of its tasks are found by its ids in the catalogues of the languages,
/// see lesson_texts.h. Whatever a program says about an answer (why it is wrong, what it lost) is written down nowhere:
/// it is computed, see answer.h.
namespace qumalaq::learn {

enum class TaskKind : std::uint8_t {
    Play,    ///< make the move
    Landing, ///< say where the last stone of `move` falls
    Choose,  ///< point at a house
    Count,   ///< say a number
    Match,   ///< play a game against the computer, no answer
};

enum class Goal : std::uint8_t {
    Only,   ///< play: the only legal move
    Land,   ///< play: the last stone falls into `target`
    Most,   ///< play: takes the most stones. choose: the house the most can be taken from
    Gain,   ///< play: the store gains the most, tuzdyks included. count: what it gains by `move`
    Make,   ///< play: makes a tuzdyk. choose: the house that can become one
    Guard,  ///< play: leaves the opponent the least to take, less than he could take now
    Stop,   ///< play: the opponent could make a tuzdyk and no longer can
    Again,  ///< play: earns another move
    Win,    ///< play: wins against every defence. match: win it
    Sheet,  ///< play: the move as the scoresheet has it, see `written`
    Danger, ///< choose: the own house from which the opponent could take the most
    Taken,  ///< count: stones that `move` takes
    Needed, ///< count: stones the mover's kazan lacks to the majority
    Waits,  ///< count: moves left in the mover's own row, see moves_left.h
    Finish, ///< match: play it to its end
};

using Answer = std::variant<rules::Move, rules::Place, int>;

/// Where something stands in the text.
struct Spot {
    int line = 1;
    int column = 1;
};

struct Task {
    std::string id;
    TaskKind kind = TaskKind::Play;
    Goal goal = Goal::Only;
    rules::AnyPosition position{rules::GameSetup()}; ///< not for a match
    std::optional<rules::Move> move;
    std::optional<rules::Place> target;
    std::string written; ///< for the goal Sheet
    Answer answer = 0;   ///< not for a match
    int level = 1;       ///< of a match, 1 to kMostLevel
    bool areKazansHidden = false;

    Spot begin;
    Spot answerAt;
};

struct Lesson {
    std::string id;
    rules::GameSetup setup;
    std::vector<Task> tasks;

    Spot begin;

    /// "capture.first": by which progress is kept and the text is found.
    [[nodiscard]] std::string keyOf(const Task& task) const { return id + '.' + task.id; }
    /// "capture.title": no task is called so.
    [[nodiscard]] std::string titleKey() const { return id + ".title"; }
};

/// Stands in `written` for a sign that can not be read.
inline constexpr char kSmudged = '?';

inline constexpr int kLeastTasks = 4;
inline constexpr int kMostTasks = 6;
inline constexpr int kMostLevel = 10;

/// Every fault of form, in the order of the text; a lesson only if there is none. What the lesson says may still be
/// wrong: see validate().
[[nodiscard]] Expected<Lesson, std::vector<TextFault>> parseLesson(std::string_view text);

/// Every fault in what a lesson teaches: answers that are not right, not best or not the only ones. Empty for a lesson
/// that can be taught. Takes up to a second a task where an end has to be solved.
[[nodiscard]] std::vector<TextFault> validate(const Lesson& lesson);

/// Both: all that a teacher has to mend in the lesson itself.
[[nodiscard]] std::vector<TextFault> faultsOf(std::string_view text);

} // namespace qumalaq::learn

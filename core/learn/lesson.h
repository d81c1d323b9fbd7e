// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/learn/text_error.h"
#include "core/rules/any_position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Lessons as data, which a teacher can write with any text editor, in UTF-8.
///
///     # A line that begins with # is a comment.
///     id = capture                        letters, digits and -; unique
///     game = togyzqumalaq                 followed by lines like option.holes = 5, if it has options
///     rules = taking                      optional: the id of the place in the rules page of the game
///
///     [task first]                        four to six of them, each with an id of its own
///     kind = play                         see TaskKind
///     position = 0,0,5,…/3,0,… 60,81 -,- s      as in position_text.h
///     goal = most                         see Goal
///     answer = 91                         the one right answer
///     kazans = hidden                     optional: the view hides the kazans, because they do not matter
///     after = said                        optional: see Task::isAfterSaid
///
/// The keys of each kind of task:
///
///     play      position, goal, answer (a move); target for the goal land; written for the goal sheet: the move on the
///               sheet, with a ? for each unreadable character (?8); optional help, see Help
///     landing   position, move, answer (a place: s1 to n9, or home)
///     choose    position, goal, answer (a pit); optional help
///     count     position, goal, answer (a number); move for all goals but needed
///     who       position, goal, move, answer (you, opponent or nobody); optional repeated = third, see
///               Task::isThirdTime
///     write     position, move, answer (the move as the scoresheet has it)
///     show      position, move; no answer
///     match     goal, level; for the goal finish optional moves: how many the learner makes
///
/// `move` is one move; for the goals kazan and final, for who and for show it may be a sequence of moves, separated by
/// spaces. The first is the learner's.
///
/// A lesson contains no sentences: the catalogues of the languages have its title and the texts of its tasks by their
/// ids, see lesson_texts.h. What the program says about an answer is computed, see answer.h.
namespace qumalaq::learn {

enum class TaskKind : std::uint8_t {
    Play,    ///< make the move
    Landing, ///< say where the last stone of `move` falls
    Choose,  ///< point at a pit
    Count,   ///< say a number
    Who,     ///< say which player
    Write,   ///< write down `line`, one move
    Show,    ///< watch `line`, no answer
    Match,   ///< play a game against the computer, no answer
};

enum class Goal : std::uint8_t {
    Only,   ///< play: the only legal move
    Land,   ///< play: the last stone falls into `target`
    Most,   ///< play: takes the most stones. choose: the pit from which the most can be taken
    Gain,   ///< play: adds the most to the store, tuzdyks included. count: what `move` adds to it
    Make,   ///< play: makes a tuzdyk. choose: the pit that can become one
    Guard,  ///< play: leaves the opponent as little to take as possible, and less than now
    Stop,   ///< play: prevents a tuzdyk that the opponent could have made
    Again,  ///< play: earns another move
    Win,    ///< play: wins against every defence. match: win it
    Sheet,  ///< play: the move as the scoresheet has it, see `written`
    Danger, ///< choose: the mover's pit from which the opponent could take the most
    Taken,  ///< count: stones that `move` takes
    Needed, ///< count: stones that the mover's kazan lacks for the majority
    Kazan,  ///< count: stones that the mover's kazan receives during `line`
    Final,  ///< count: stones that the mover has in the end; `line` ends the game
    Turn,   ///< who: moves after `line`; nobody if the game is over
    Winner, ///< who: has won; `line` ends the game; nobody if it is a draw
    Finish, ///< match: play it to the end, or Task::moves
};

/// A player, as seen by the learner.
enum class Person : std::uint8_t { You, Opponent, Nobody };

/// A move in the form of notation::toText().
struct Writing {
    std::string text;

    friend bool operator==(const Writing&, const Writing&) = default;
};

using Answer = std::variant<rules::Move, rules::Place, int, Person, Writing>;

/// What the view shows while the question is open.
enum class Help : std::uint8_t {
    None,
    Preview, ///< what a move would do, while the pointer or the focus is on its pit
    Threat,  ///< the largest capture that the opponent could make
};

struct Task {
    std::string id;
    TaskKind kind = TaskKind::Play;
    Goal goal = Goal::Only;
    rules::AnyPosition position{rules::GameSetup()}; ///< not for a match
    std::vector<rules::Move> line;                   ///< the key `move`; legal in this order
    std::optional<rules::Place> target;
    std::string written; ///< for the goal Sheet
    Answer answer = 0;   ///< not for a match and for Show
    Help help = Help::None;
    int level = 1; ///< of a match, 1 to kMaxLevel
    int moves = 0; ///< of the learner in a match with the goal Finish; 0: to its end
    bool areKazansHidden = false;
    /// When the task is done, the text Lesson::keyAfter() is shown instead of computed reasons.
    bool isAfterSaid = false;
    /// The position after `line` occurs for the third time, which ends the game.
    bool isThirdTime = false;

    [[nodiscard]] bool hasAnswer() const { return kind != TaskKind::Show && kind != TaskKind::Match; }
    [[nodiscard]] rules::AnyPosition positionAfterLine() const
    {
        rules::AnyPosition at = position;
        for (const rules::Move move : line)
            at.play(move);
        return at;
    }

    TextPosition begin;
    TextPosition answerAt;
};

struct Lesson {
    std::string id;
    rules::GameSetup setup;
    std::string rulesPlace; ///< an id in the rules page of the game; empty if there is none
    std::vector<Task> tasks;

    TextPosition begin;

    /// "capture.first": the key of the learner's progress and of the text.
    [[nodiscard]] std::string keyOf(const Task& task) const { return id + '.' + task.id; }
    /// "capture.first.after": the key of the text that is shown when the task is done.
    [[nodiscard]] std::string keyAfter(const Task& task) const { return keyOf(task) + ".after"; }
    /// "capture.title": no task has this id.
    [[nodiscard]] std::string titleKey() const { return id + ".title"; }
};

/// An unreadable character in `written`.
inline constexpr char kUnreadable = '?';

inline constexpr int kMinTasks = 4;
inline constexpr int kMaxTasks = 6;
inline constexpr int kMaxLevel = 10;

/// The lesson, or all syntax errors in the order of the text. The content may still be wrong, see validate().
[[nodiscard]] Expected<Lesson, std::vector<TextError>> parseLesson(std::string_view text);

/// All faults in the content of a lesson: answers that are wrong, not the best or not the only ones. Empty for a valid
/// lesson. Takes up to a second for a task in which an ending must be solved.
[[nodiscard]] std::vector<TextError> validate(const Lesson& lesson);

/// The faults of parseLesson() and validate().
[[nodiscard]] std::vector<TextError> faultsOf(std::string_view text);

} // namespace qumalaq::learn

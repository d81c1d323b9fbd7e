// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/key_lines.h"
#include "core/learn/lesson.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <span>
#include <utility>

namespace qumalaq::learn {

using rules::Pit;
using rules::Place;
using rules::Side;

namespace {

using Code = TextError::Code;

template <typename T>
struct Named {
    std::string_view id;
    T value;
};

constexpr std::array<Named<TaskKind>, 8> kKinds = {{{"play", TaskKind::Play},
                                                    {"landing", TaskKind::Landing},
                                                    {"choose", TaskKind::Choose},
                                                    {"count", TaskKind::Count},
                                                    {"who", TaskKind::Who},
                                                    {"write", TaskKind::Write},
                                                    {"show", TaskKind::Show},
                                                    {"match", TaskKind::Match}}};

constexpr std::array<Named<Person>, 3> kPersons = {
    {{"you", Person::You}, {"opponent", Person::Opponent}, {"nobody", Person::Nobody}}};

constexpr std::array<Named<Help>, 2> kHelps = {{{"preview", Help::Preview}, {"threat", Help::Threat}}};

/// The goals of each kind.
struct NamedGoal {
    TaskKind kind;
    std::string_view id;
    Goal goal;
};
constexpr std::array<NamedGoal, 22> kGoals = {
    {{TaskKind::Play, "only", Goal::Only},       {TaskKind::Play, "land", Goal::Land},
     {TaskKind::Play, "most", Goal::Most},       {TaskKind::Play, "gain", Goal::Gain},
     {TaskKind::Play, "make", Goal::Make},       {TaskKind::Play, "guard", Goal::Guard},
     {TaskKind::Play, "stop", Goal::Stop},       {TaskKind::Play, "again", Goal::Again},
     {TaskKind::Play, "win", Goal::Win},         {TaskKind::Play, "sheet", Goal::Sheet},
     {TaskKind::Choose, "most", Goal::Most},     {TaskKind::Choose, "make", Goal::Make},
     {TaskKind::Choose, "danger", Goal::Danger}, {TaskKind::Count, "taken", Goal::Taken},
     {TaskKind::Count, "gain", Goal::Gain},      {TaskKind::Count, "needed", Goal::Needed},
     {TaskKind::Count, "kazan", Goal::Kazan},    {TaskKind::Count, "final", Goal::Final},
     {TaskKind::Who, "turn", Goal::Turn},        {TaskKind::Who, "winner", Goal::Winner},
     {TaskKind::Match, "win", Goal::Win},        {TaskKind::Match, "finish", Goal::Finish}}};

constexpr std::array<std::string_view, 13> kTaskKeys = {"kind",   "goal",     "position", "answer",  "move",
                                                        "target", "kazans",   "level",    "written", "help",
                                                        "after",  "repeated", "moves"};

template <typename Table>
[[nodiscard]] const auto* findIn(const Table& table, std::string_view id)
{
    const auto* const found =
        std::find_if(table.begin(), table.end(), [id](const auto& known) { return known.id == id; });
    return found == table.end() ? nullptr : found;
}

/// False for the kinds that have only one question, or none.
[[nodiscard]] bool hasGoal(TaskKind kind)
{
    return kind != TaskKind::Landing && kind != TaskKind::Write && kind != TaskKind::Show;
}

[[nodiscard]] bool hasMove(const Task& task)
{
    switch (task.kind) {
    case TaskKind::Landing:
    case TaskKind::Who:
    case TaskKind::Write:
    case TaskKind::Show:
        return true;
    case TaskKind::Count:
        return task.goal != Goal::Needed;
    default:
        return false;
    }
}

[[nodiscard]] bool canHaveSeveralMoves(const Task& task)
{
    return task.kind == TaskKind::Who || task.kind == TaskKind::Show || task.goal == Goal::Kazan
           || task.goal == Goal::Final;
}

/// Reads one lesson. Continues after a fault, so that all are reported at once.
class Reader {
public:
    [[nodiscard]] Expected<Lesson, std::vector<TextError>> read(std::string_view text)
    {
        const KeyLines lines = splitKeyLines(text, m_faults);
        readHead(lines.sections.front());
        std::set<std::string> ids;
        for (std::size_t i = 1; i < lines.sections.size(); ++i) {
            const Section& section = lines.sections[i];
            if (section.kind != "task" || section.id.empty())
                fault(Code::UnknownSection, section.at, section.kind);
            else if (section.id == "title" || section.id == "learned") // texts of the lesson
                fault(Code::UnknownValue, section.at, section.id);
            else if (!ids.insert(section.id).second)
                fault(Code::DuplicateId, section.at, section.id);
            else
                readTask(section);
        }
        if (m_faults.empty())
            return std::move(m_lesson);
        sortByPlace(m_faults);
        return unexpected(std::move(m_faults));
    }

private:
    TextError& fault(Code code, TextPosition at, std::string_view found)
    {
        return m_faults.emplace_back(faultAt(code, at, found));
    }

    /// The entry of a mandatory key.
    [[nodiscard]] const KeyLine* need(const Section& section, std::string_view key)
    {
        const KeyLine* entry = section.find(key);
        if (!entry)
            fault(Code::MissingKey, section.at, key);
        return entry;
    }

    void refuseOthers(const Section& section, std::span<const std::string_view> keys)
    {
        for (const KeyLine& entry : section.entries) {
            const bool isOption = section.kind.empty() && entry.key.starts_with("option.");
            if (!isOption && std::find(keys.begin(), keys.end(), entry.key) == keys.end())
                fault(Code::UnknownKey, entry.keyAt, entry.key);
        }
    }

    /// Adds a fault for each key that this kind of task cannot have.
    void refuseForeign(const Section& section, std::span<const std::string_view> keys)
    {
        for (const KeyLine& entry : section.entries) {
            const auto isIn = [&entry](std::span<const std::string_view> some) {
                return std::find(some.begin(), some.end(), entry.key) != some.end();
            };
            if (isIn(kTaskKeys) && !isIn(keys))
                fault(Code::UnknownKey, entry.keyAt, entry.key);
        }
    }

    void readHead(const Section& section)
    {
        constexpr std::array<std::string_view, 3> kKeys = {"id", "game", "rules"};
        refuseOthers(section, kKeys);
        if (const KeyLine* id = need(section, "id")) {
            m_lesson.id = id->value;
            m_lesson.begin = id->keyAt;
        }
        if (const KeyLine* game = need(section, "game")) {
            if (const auto known = rules::gameById(game->value))
                m_lesson.setup = rules::GameSetup(*known);
            else
                fault(Code::UnknownGame, game->valueAt, game->value);
        }
        if (const KeyLine* place = section.find("rules"))
            m_lesson.rulesPlace = place->value;
        constexpr std::string_view kOption = "option.";
        for (const KeyLine& entry : section.entries) {
            if (entry.key.starts_with(kOption)
                && !m_lesson.setup.setOption(std::string_view(entry.key).substr(kOption.size()), entry.value))
                fault(Code::BadOption, entry.keyAt, entry.key + '=' + entry.value);
        }
    }

    void readTask(const Section& section)
    {
        Task task;
        task.id = section.id;
        task.begin = section.at;
        task.answerAt = section.at;
        refuseOthers(section, kTaskKeys);
        const KeyLine* kind = need(section, "kind");
        if (!kind)
            return;
        const auto* const named = findIn(kKinds, kind->value);
        if (!named) {
            fault(Code::UnknownValue, kind->valueAt, kind->value);
            return;
        }
        task.kind = named->value;
        const std::size_t before = m_faults.size();
        readGoal(section, task);
        if (m_faults.size() == before)
            readQuestion(section, task);
        if (m_faults.size() == before)
            m_lesson.tasks.push_back(std::move(task));
    }

    void readGoal(const Section& section, Task& task)
    {
        if (!hasGoal(task.kind)) {
            task.goal = task.kind == TaskKind::Landing ? Goal::Land : Goal::Only;
            return;
        }
        const KeyLine* goal = need(section, "goal");
        if (!goal)
            return;
        const auto* const named = std::find_if(kGoals.begin(), kGoals.end(), [&](const NamedGoal& known) {
            return known.kind == task.kind && known.id == goal->value;
        });
        if (named == kGoals.end())
            fault(Code::UnknownValue, goal->valueAt, goal->value);
        else
            task.goal = named->goal;
    }

    /// Reads all keys except kind and goal.
    void readQuestion(const Section& section, Task& task)
    {
        std::vector<std::string_view> keys = {"kind", "after"};
        if (hasGoal(task.kind))
            keys.push_back("goal");
        readChoice(section, "after", [&task](std::string_view value) {
            task.isAfterSaid = value == "said";
            return task.isAfterSaid;
        });
        if (task.kind == TaskKind::Match) {
            keys.push_back("level");
            if (task.goal == Goal::Finish)
                keys.push_back("moves");
            refuseForeign(section, keys);
            if (const KeyLine* level = need(section, "level"))
                task.level = number(*level, 1, kMaxLevel);
            constexpr int kMaxMoves = 40;
            if (const KeyLine* moves = section.find("moves"))
                task.moves = number(*moves, 1, kMaxMoves);
            return;
        }
        const bool hasTarget = task.kind == TaskKind::Play && task.goal == Goal::Land;
        const bool isWritten = task.goal == Goal::Sheet;
        const auto add = [&keys](bool isSo, std::string_view key) {
            if (isSo)
                keys.push_back(key);
        };
        add(true, "position");
        add(true, "kazans");
        add(task.hasAnswer(), "answer");
        add(hasMove(task), "move");
        add(hasTarget, "target");
        add(isWritten, "written");
        add(task.kind == TaskKind::Play || task.kind == TaskKind::Choose, "help");
        add(task.kind == TaskKind::Who, "repeated");
        refuseForeign(section, keys);
        readChoice(section, "repeated", [&task](std::string_view value) {
            task.isThirdTime = value == "third";
            return task.isThirdTime;
        });
        readChoice(section, "kazans", [&task](std::string_view value) {
            task.areKazansHidden = value == "hidden";
            return task.areKazansHidden;
        });
        readChoice(section, "help", [&task](std::string_view value) {
            const auto* const help = findIn(kHelps, value);
            if (help)
                task.help = help->value;
            return help != nullptr;
        });
        const KeyLine* position = need(section, "position");
        const KeyLine* answer = task.hasAnswer() ? need(section, "answer") : nullptr;
        if (!position || (task.hasAnswer() && !answer) || !readPosition(*position, task))
            return;
        if (hasMove(task)) {
            if (const KeyLine* move = need(section, "move"))
                readLine(*move, task);
        }
        if (hasTarget) {
            if (const KeyLine* target = need(section, "target"))
                task.target = readPlace(*target, task);
        }
        if (isWritten) {
            if (const KeyLine* written = need(section, "written"))
                task.written = written->value;
        }
        if (!answer)
            return;
        task.answerAt = answer->valueAt;
        readAnswer(*answer, task);
    }

    /// Reads an optional key; `take` returns whether the value is valid.
    template <typename Take>
    void readChoice(const Section& section, std::string_view key, const Take& take)
    {
        const KeyLine* entry = section.find(key);
        if (entry && !take(entry->value))
            fault(Code::UnknownValue, entry->valueAt, entry->value);
    }

    void readLine(const KeyLine& entry, Task& task)
    {
        rules::AnyPosition at = task.position;
        std::string_view rest = entry.value;
        while (!rest.empty()) {
            const std::size_t space = std::min(rest.find(' '), rest.size());
            const std::string_view text = rest.substr(0, space);
            rest.remove_prefix(std::min(space + 1, rest.size()));
            if (text.empty())
                continue;
            const auto move = at.outcome() ? std::nullopt : readMove(text, entry.valueAt, at);
            if (!move) {
                if (at.outcome())
                    fault(Code::GameOver, entry.valueAt, entry.value);
                return;
            }
            at.play(*move);
            task.line.push_back(*move);
        }
        if (task.line.empty() || (task.line.size() > 1 && !canHaveSeveralMoves(task)))
            fault(Code::BadMove, entry.valueAt, entry.value);
    }

    [[nodiscard]] bool readPosition(const KeyLine& entry, Task& task)
    {
        const auto parsed = notation::parsePosition(entry.value, m_lesson.setup);
        if (!parsed) {
            fault(Code::BadPosition, entry.valueAt, entry.value).notation = parsed.error();
            return false;
        }
        task.position = parsed->position;
        if (!task.position.outcome())
            return true;
        fault(Code::GameOver, entry.valueAt, entry.value);
        return false;
    }

    void readAnswer(const KeyLine& entry, Task& task)
    {
        if (task.kind == TaskKind::Count) {
            constexpr int kMaxStones = 400;
            task.answer = number(entry, 0, kMaxStones);
        } else if (task.kind == TaskKind::Play) {
            if (const auto move = readMove(entry.value, entry.valueAt, task.position))
                task.answer = *move;
        } else if (task.kind == TaskKind::Write) {
            task.answer = Writing{entry.value};
        } else if (task.kind == TaskKind::Who) {
            if (const auto* const person = findIn(kPersons, entry.value))
                task.answer = person->value;
            else
                fault(Code::UnknownValue, entry.valueAt, entry.value);
        } else if (const auto place = readPlace(entry, task)) {
            task.answer = *place;
            if (task.kind == TaskKind::Choose && place->isStore())
                fault(Code::BadPlace, entry.valueAt, entry.value);
        }
    }

    [[nodiscard]] std::optional<rules::Move> readMove(std::string_view text, TextPosition at,
                                                      const rules::AnyPosition& position)
    {
        const auto move = notation::parseMove(text, position);
        if (move)
            return *move;
        fault(Code::BadMove, at, text).notation = move.error();
        return std::nullopt;
    }

    /// `s1` to `n9`, or `home` for the mover's own store.
    [[nodiscard]] std::optional<Place> readPlace(const KeyLine& entry, const Task& task)
    {
        const std::string& text = entry.value;
        if (text == "home")
            return Place::store(task.position.sideToMove());
        const int pits = task.position.board().pits;
        if (text.size() == 2 && (text[0] == 's' || text[0] == 'n') && text[1] >= '1' && text[1] <= '0' + pits)
            return Pit{text[0] == 's' ? Side::South : Side::North, static_cast<std::uint8_t>(text[1] - '0')};
        fault(Code::BadPlace, entry.valueAt, text);
        return std::nullopt;
    }

    [[nodiscard]] int number(const KeyLine& entry, int least, int most)
    {
        int value = 0;
        const char* const end = entry.value.data() + entry.value.size();
        const auto [at, error] = std::from_chars(entry.value.data(), end, value);
        if (error == std::errc() && at == end && value >= least && value <= most)
            return value;
        fault(Code::BadNumber, entry.valueAt, entry.value);
        return least;
    }

    Lesson m_lesson;
    std::vector<TextError> m_faults;
};

} // namespace

Expected<Lesson, std::vector<TextError>> parseLesson(std::string_view text)
{
    return Reader().read(text);
}

} // namespace qumalaq::learn

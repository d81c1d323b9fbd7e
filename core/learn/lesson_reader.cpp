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

using rules::House;
using rules::Place;
using rules::Side;

namespace {

using Code = TextFault::Code;

template <typename T>
struct Named {
    std::string_view id;
    T value;
};

constexpr std::array<Named<TaskKind>, 5> kKinds = {{{"play", TaskKind::Play},
                                                    {"landing", TaskKind::Landing},
                                                    {"choose", TaskKind::Choose},
                                                    {"count", TaskKind::Count},
                                                    {"match", TaskKind::Match}}};

/// The goals of each kind.
struct NamedGoal {
    TaskKind kind;
    std::string_view id;
    Goal goal;
};
constexpr std::array<NamedGoal, 19> kGoals = {{{TaskKind::Play, "only", Goal::Only},
                                               {TaskKind::Play, "land", Goal::Land},
                                               {TaskKind::Play, "most", Goal::Most},
                                               {TaskKind::Play, "gain", Goal::Gain},
                                               {TaskKind::Play, "make", Goal::Make},
                                               {TaskKind::Play, "guard", Goal::Guard},
                                               {TaskKind::Play, "stop", Goal::Stop},
                                               {TaskKind::Play, "again", Goal::Again},
                                               {TaskKind::Play, "win", Goal::Win},
                                               {TaskKind::Play, "sheet", Goal::Sheet},
                                               {TaskKind::Choose, "most", Goal::Most},
                                               {TaskKind::Choose, "make", Goal::Make},
                                               {TaskKind::Choose, "danger", Goal::Danger},
                                               {TaskKind::Count, "taken", Goal::Taken},
                                               {TaskKind::Count, "gain", Goal::Gain},
                                               {TaskKind::Count, "needed", Goal::Needed},
                                               {TaskKind::Count, "waits", Goal::Waits},
                                               {TaskKind::Match, "win", Goal::Win},
                                               {TaskKind::Match, "finish", Goal::Finish}}};

constexpr std::array<std::string_view, 9> kTaskKeys = {"kind",   "goal",   "position", "answer", "move",
                                                       "target", "kazans", "level",    "written"};

/// Reads one lesson. Continues after a fault, so that all are reported at once.
class Reader {
public:
    [[nodiscard]] Expected<Lesson, std::vector<TextFault>> read(std::string_view text)
    {
        const KeyLines lines = splitKeyLines(text, m_faults);
        readHead(lines.sections.front());
        std::set<std::string> ids;
        for (std::size_t i = 1; i < lines.sections.size(); ++i) {
            const Section& section = lines.sections[i];
            if (section.kind != "task" || section.id.empty())
                fault(Code::UnknownSection, section.at, section.kind);
            else if (section.id == "title" || !ids.insert(section.id).second)
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
    TextFault& fault(Code code, Spot at, std::string_view found)
    {
        TextFault fault;
        fault.code = code;
        fault.line = at.line;
        fault.column = at.column;
        fault.found = std::string(found);
        m_faults.push_back(std::move(fault));
        return m_faults.back();
    }

    /// The entry of a mandatory key.
    [[nodiscard]] const Entry* need(const Section& section, std::string_view key)
    {
        const Entry* entry = section.find(key);
        if (!entry)
            fault(Code::MissingKey, section.at, key);
        return entry;
    }

    void refuseOthers(const Section& section, std::span<const std::string_view> keys)
    {
        for (const Entry& entry : section.entries) {
            const bool isOption = section.kind.empty() && entry.key.starts_with("option.");
            if (!isOption && std::find(keys.begin(), keys.end(), entry.key) == keys.end())
                fault(Code::UnknownKey, entry.keyAt, entry.key);
        }
    }

    /// The keys of tasks that this one cannot have.
    void refuseForeign(const Section& section, std::span<const std::string_view> keys)
    {
        for (const Entry& entry : section.entries) {
            const auto isIn = [&entry](std::span<const std::string_view> some) {
                return std::find(some.begin(), some.end(), entry.key) != some.end();
            };
            if (isIn(kTaskKeys) && !isIn(keys))
                fault(Code::UnknownKey, entry.keyAt, entry.key);
        }
    }

    void readHead(const Section& section)
    {
        constexpr std::array<std::string_view, 2> kKeys = {"id", "game"};
        refuseOthers(section, kKeys);
        if (const Entry* id = need(section, "id")) {
            m_lesson.id = id->value;
            m_lesson.begin = id->keyAt;
        }
        if (const Entry* game = need(section, "game")) {
            if (const auto known = rules::gameById(game->value))
                m_lesson.setup = rules::GameSetup(*known);
            else
                fault(Code::UnknownGame, game->valueAt, game->value);
        }
        constexpr std::string_view kOption = "option.";
        for (const Entry& entry : section.entries) {
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
        const Entry* kind = need(section, "kind");
        if (!kind)
            return;
        const auto* const named =
            std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& known) { return known.id == kind->value; });
        if (named == kKinds.end()) {
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
        if (task.kind == TaskKind::Landing) {
            task.goal = Goal::Land;
            return;
        }
        const Entry* goal = need(section, "goal");
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

    /// All keys except kind and goal.
    void readQuestion(const Section& section, Task& task)
    {
        std::vector<std::string_view> keys = {"kind"};
        if (task.kind != TaskKind::Landing)
            keys.push_back("goal");
        const bool hasMove = task.kind == TaskKind::Landing
                             || (task.kind == TaskKind::Count && (task.goal == Goal::Taken || task.goal == Goal::Gain));
        const bool hasTarget = task.kind == TaskKind::Play && task.goal == Goal::Land;
        const bool isWritten = task.goal == Goal::Sheet;
        if (task.kind == TaskKind::Match) {
            keys.push_back("level");
            refuseForeign(section, keys);
            if (const Entry* level = need(section, "level"))
                task.level = number(*level, 1, kMostLevel);
            return;
        }
        for (const std::string_view key : {"position", "answer", "kazans"})
            keys.push_back(key);
        if (hasMove)
            keys.push_back("move");
        if (hasTarget)
            keys.push_back("target");
        if (isWritten)
            keys.push_back("written");
        refuseForeign(section, keys);
        if (const Entry* kazans = section.find("kazans")) {
            task.areKazansHidden = kazans->value == "hidden";
            if (!task.areKazansHidden)
                fault(Code::UnknownValue, kazans->valueAt, kazans->value);
        }
        const Entry* position = need(section, "position");
        const Entry* answer = need(section, "answer");
        if (!position || !answer || !readPosition(*position, task))
            return;
        if (hasMove) {
            if (const Entry* move = need(section, "move"))
                task.move = readMove(*move, task);
        }
        if (hasTarget) {
            if (const Entry* target = need(section, "target"))
                task.target = readPlace(*target, task);
        }
        if (isWritten) {
            if (const Entry* written = need(section, "written"))
                task.written = written->value;
        }
        task.answerAt = answer->valueAt;
        readAnswer(*answer, task);
    }

    [[nodiscard]] bool readPosition(const Entry& entry, Task& task)
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

    void readAnswer(const Entry& entry, Task& task)
    {
        if (task.kind == TaskKind::Count) {
            constexpr int kMostStones = 400;
            task.answer = number(entry, 0, kMostStones);
        } else if (task.kind == TaskKind::Play) {
            if (const auto move = readMove(entry, task))
                task.answer = *move;
        } else if (const auto place = readPlace(entry, task)) {
            task.answer = *place;
            if (task.kind == TaskKind::Choose && place->isStore())
                fault(Code::BadPlace, entry.valueAt, entry.value);
        }
    }

    [[nodiscard]] std::optional<rules::Move> readMove(const Entry& entry, const Task& task)
    {
        const auto move = notation::parseMove(entry.value, task.position);
        if (move)
            return *move;
        fault(Code::BadMove, entry.valueAt, entry.value).notation = move.error();
        return std::nullopt;
    }

    /// `s1` to `n9`, or `home`: the mover's own store.
    [[nodiscard]] std::optional<Place> readPlace(const Entry& entry, const Task& task)
    {
        const std::string& text = entry.value;
        if (text == "home")
            return Place::store(task.position.sideToMove());
        const int houses = task.position.board().houses;
        if (text.size() == 2 && (text[0] == 's' || text[0] == 'n') && text[1] >= '1' && text[1] <= '0' + houses)
            return House{text[0] == 's' ? Side::South : Side::North, static_cast<std::uint8_t>(text[1] - '0')};
        fault(Code::BadPlace, entry.valueAt, text);
        return std::nullopt;
    }

    [[nodiscard]] int number(const Entry& entry, int least, int most)
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
    std::vector<TextFault> m_faults;
};

} // namespace

Expected<Lesson, std::vector<TextFault>> parseLesson(std::string_view text)
{
    return Reader().read(text);
}

} // namespace qumalaq::learn

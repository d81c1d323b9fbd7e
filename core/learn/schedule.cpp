// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/schedule.h"

#include <algorithm>

namespace qumalaq::learn {

namespace {

/// A day that is too far away was written while the clock was wrong; then the task is due now.
bool isDueOn(Day today, const TaskRecord& record)
{
    return record.isDue && (record.due <= today || record.due > today + kReturnDays[kReturns - 1]);
}

} // namespace

int starsFor(int misses)
{
    return std::max(1, kMaxStars - std::max(0, misses));
}

void Schedule::solved(const std::string& key, int misses, Day today, bool comesAgain)
{
    TaskRecord& record = m_records[key];
    record.stars = std::max(record.stars, starsFor(misses));
    if (misses > 0) {
        record.stage = comesAgain ? -1 : 0;
        record.isDue = true;
        record.due = today + (comesAgain ? 0 : kReturnDays[0]);
    } else if (isDueOn(today, record)) {
        if (record.due < today)
            record.stage = std::max(record.stage, 0);
        ++record.stage;
        record.isDue = record.stage < kReturns;
        record.due = record.isDue ? today + kReturnDays[record.stage] : 0;
    }
}

void Schedule::repeated(const std::string& key, int misses, Day today)
{
    TaskRecord& record = m_records[key];
    record.stars = std::max(record.stars, starsFor(misses));
    record.stage = 0;
    record.due = today + kReturnDays[0];
}

void Schedule::postpone(const std::string& key, Day today)
{
    TaskRecord& record = m_records[key];
    record.stage = std::max(record.stage, 0);
    record.due = today + 1;
}

TaskRecord Schedule::recordOf(const std::string& key) const
{
    const auto found = m_records.find(key);
    return found == m_records.end() ? TaskRecord() : found->second;
}

std::vector<std::string> Schedule::due(Day today) const
{
    std::vector<std::string> keys;
    for (const auto& [key, record] : m_records) {
        if (isDueOn(today, record))
            keys.push_back(key);
    }
    std::stable_sort(keys.begin(), keys.end(), [this](const std::string& a, const std::string& b) {
        return m_records.at(a).due < m_records.at(b).due;
    });
    return keys;
}

int starsOfLesson(const Schedule& schedule, const std::vector<std::string>& keys)
{
    int fewest = keys.empty() ? 0 : kMaxStars;
    for (const std::string& key : keys)
        fewest = std::min(fewest, schedule.recordOf(key).stars);
    return fewest;
}

bool Streak::goesOn(Day today) const
{
    constexpr int kWeek = 7;
    if (m_days == 0 || today <= m_last + 1)
        return m_days > 0;
    const Day leftOut = m_last + 1;
    return today == m_last + 2 && leftOut - m_rested >= kWeek;
}

void Streak::practised(Day today)
{
    if (m_days > 0 && today <= m_last) {
        // The same day again, or the clock was set back: by a day on a journey, by more if it was wrong.
        m_last = std::min(m_last, today + 1);
        return;
    }
    if (!goesOn(today))
        m_days = 0;
    else if (today == m_last + 2)
        m_rested = m_last + 1;
    ++m_days;
    m_last = today;
}

} // namespace qumalaq::learn

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/search_types.h"
#include "core/rules/game_position.h"

#include <span>
#include <vector>

namespace qumalaq::ai {

template <rules::GamePosition P>
[[nodiscard]] PathEntry entryOf(const P& position)
{
    const auto stores = storesOf(position);
    return {position.hash(), stores[0] + stores[1]};
}

/// The positions of the game and of the line that is being searched, up to the current one. Finds repetitions.
class SearchPath {
public:
    void assign(std::span<const PathEntry> before) { m_entries.assign(before.begin(), before.end()); }

    [[nodiscard]] bool contains(const PathEntry& entry) const
    {
        for (auto earlier = m_entries.rbegin(); earlier != m_entries.rend() && earlier->banked == entry.banked;
             ++earlier) {
            if (earlier->hash == entry.hash)
                return true;
        }
        return false;
    }

    /// Adds a position to the path during its lifetime.
    class Scope {
    public:
        Scope(SearchPath& path, const PathEntry& entry) : m_path(path) { m_path.m_entries.push_back(entry); }
        ~Scope() { m_path.m_entries.pop_back(); }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        SearchPath& m_path;
    };

private:
    std::vector<PathEntry> m_entries;
};

} // namespace qumalaq::ai

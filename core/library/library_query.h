// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/game_rows.h"

#include <span>

namespace qumalaq::library {

/// The queries of Library; documented there.
class LibraryQuery {
public:
    /// Both must outlive the object.
    LibraryQuery(const Database& database, const GameRows& rows) : m_database(database), m_rows(rows) {}

    [[nodiscard]] Expected<std::optional<StoredId>, LibraryError> find(const notation::GameRecord& record) const;
    [[nodiscard]] Expected<std::vector<StoredGame>, LibraryError> games(std::span<const StoredId> ids) const;
    [[nodiscard]] Expected<std::vector<StoredGame>, LibraryError> latest(int most) const;
    [[nodiscard]] Expected<std::vector<LevelGame>, LibraryError> levelGames() const;
    [[nodiscard]] Expected<std::vector<StoredId>, LibraryError> search(const Filter& filter, Order order,
                                                                       const ShownNames& names, StopToken stop) const;
    [[nodiscard]] Expected<std::vector<Continuation>, LibraryError>
    explore(rules::GameId game, const rules::AnyPosition& position, int leastRating) const;

private:
    const Database& m_database;
    const GameRows& m_rows;
};

} // namespace qumalaq::library

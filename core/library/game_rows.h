// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/database.h"

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::library {

[[nodiscard]] std::uint8_t byteOf(rules::Move move);
/// None: no move is written like this.
[[nodiscard]] std::optional<rules::Move> moveOf(std::uint8_t byte);

/// How a move and the game it was made in stand in the explorer's table: all that is counted, in one number, so that
/// counting reads one range of one tree.
struct ExploredKind {
    std::optional<rules::Move> move;
    notation::GameResult result = notation::GameResult::Open;
    int rating = 0; ///< to the nearest hundred, 1000 to 2400; 0 unknown

    [[nodiscard]] std::int64_t number() const;
    [[nodiscard]] static ExploredKind of(std::int64_t number);
};

/// A row of the explorer's table.
struct ExploredRow {
    qint64 key = 0;
    qint64 kind = 0;
    qint64 game = 0;
    friend auto operator<=>(const ExploredRow&, const ExploredRow&) = default;
};

/// Games as rows of the tables, and rows as games again. What writes is to be called within a transaction.
class GameRows {
public:
    /// The database must outlive this.
    explicit GameRows(const Database& database) : m_database(database) {}

    /// The game's positions are appended to `explored`. `as`: the id, where it is not a new one.
    [[nodiscard]] Expected<Library::Added, LibraryError> insert(const notation::GameRecord& record,
                                                                std::vector<ExploredRow>& explored,
                                                                std::optional<qint64> as = std::nullopt);
    [[nodiscard]] Expected<void, LibraryError> insert(std::vector<ExploredRow>& explored) const;
    /// None if it is gone.
    [[nodiscard]] Expected<std::optional<notation::GameRecord>, LibraryError> record(qint64 id) const;
    /// Every row of this game, whose record it is.
    [[nodiscard]] Expected<void, LibraryError> erase(qint64 id, const notation::GameRecord& record) const;
    /// Names that were inserted may be gone.
    void forgetNames() { m_names.clear(); }

private:
    /// The id of a name in the table player or event.
    [[nodiscard]] Expected<qint64, LibraryError> idOfName(const QString& table, const QString& name);
    [[nodiscard]] static std::vector<ExploredRow> exploredRows(qint64 id, const notation::GameRecord& record,
                                                               notation::GameResult result,
                                                               const std::array<int, 2>& ratings);

    const Database& m_database;
    QHash<QString, QHash<QString, qint64>> m_names; ///< [table][name]
};

} // namespace qumalaq::library

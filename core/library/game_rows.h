// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/database.h"

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::library {

[[nodiscard]] std::uint8_t encodeMove(rules::Move move);
/// The inverse of encodeMove(); none if no move has this number.
[[nodiscard]] std::optional<rules::Move> decodeMove(std::uint8_t byte);

/// The first game of a text in TGK; none if it cannot be read.
[[nodiscard]] std::optional<notation::GameRecord> parsedGame(const QByteArray& text);

/// The move and the properties of the game that the explorer counts, in one number, so that a query reads a single
/// range of the index.
struct ExploredKind {
    std::optional<rules::Move> move;
    notation::GameResult result = notation::GameResult::Open;
    int rating = 0; ///< to the nearest hundred, 1000 to 2400; 0 if unknown

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

/// Converts games to rows of the tables and back. Functions that write require a transaction.
class GameRows {
public:
    /// The database must outlive the object.
    explicit GameRows(const Database& database) : m_database(database) {}

    /// Appends the game's positions to `explored`. `as` is its id; none for a new one.
    [[nodiscard]] Expected<Library::Added, LibraryError> insert(const notation::GameRecord& record,
                                                                std::vector<ExploredRow>& explored,
                                                                std::optional<qint64> as = std::nullopt);
    [[nodiscard]] Expected<void, LibraryError> insert(std::vector<ExploredRow>& explored,
                                                      const StopToken& stop = {}) const;
    /// None if the game was deleted.
    [[nodiscard]] Expected<std::optional<notation::GameRecord>, LibraryError> record(qint64 id) const;
    /// Deletes every row of the game; `record` is its present record.
    [[nodiscard]] Expected<void, LibraryError> erase(qint64 id, const notation::GameRecord& record) const;
    /// Clears the cache of names. Required after names were deleted or an insertion was rolled back.
    void forgetNames() { m_names.clear(); }

private:
    /// The id of a name in the table player or event; added if necessary.
    [[nodiscard]] Expected<qint64, LibraryError> idOfName(const QString& table, const QString& name);
    [[nodiscard]] static std::vector<ExploredRow> exploredRows(qint64 id, const notation::GameRecord& record,
                                                               notation::GameResult result,
                                                               const std::array<int, 2>& ratings);

    const Database& m_database;
    QHash<QString, QHash<QString, qint64>> m_names; ///< [table][name]
};

} // namespace qumalaq::library

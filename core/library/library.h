// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/base/stop_token.h"
#include "core/library/stored_game.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace qumalaq::library {

class Database;
class GameRows;

/// Why an operation of the library failed.
struct LibraryError {
    enum class Code : std::uint8_t {
        CannotOpen,  ///< the file or its folder cannot be read or written
        Damaged,     ///< the file is not a library, or parts of it cannot be read
        TooNew,      ///< created by a later version of the program
        CannotWrite, ///< the disk is full, another program locks the file, …
        Stopped,     ///< by the stop token
    };
    Code code = Code::CannotOpen;
    QString reason; ///< the message of the database, in English

    friend bool operator==(const LibraryError&, const LibraryError&) = default;
};

/// The games on disk: an SQLite file, changed by transactions in a write-ahead log. The file is consistent at every
/// moment, even if the program is killed: each game has all its rows.
///
/// An object is a connection and must be used in the thread that opened it. Any number of connections, even of other
/// programs, may use the same file. Every function blocks, for the time given in its description.
class Library {
public:
    /// Creates the file and its folder if necessary. Takes some milliseconds for any number of games. A library of an
    /// older version is first migrated in one transaction, which may take seconds. One of a newer version is left
    /// unchanged.
    [[nodiscard]] static Expected<std::unique_ptr<Library>, LibraryError> open(const QString& path);
    ~Library();
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    /// Renames an unreadable file and its log, and returns the new name. Nothing is deleted. No connection may be open.
    [[nodiscard]] static Expected<QString, LibraryError> setAside(const QString& path);

    struct Added {
        StoredId id{};
        bool isNew = false; ///< false if the library had the game already
    };
    /// Adds a game in its own transaction. Waits for the disk.
    [[nodiscard]] Expected<Added, LibraryError> add(const notation::GameRecord& record);
    /// Adds a game that was edited, in place of `original` if the library has it and the edited game has all its moves
    /// in the main line. If the library has another version of the edited game, the tags and comments of both are kept.
    [[nodiscard]] Expected<Added, LibraryError> addEdited(const notation::GameRecord& edited,
                                                          const std::optional<notation::GameRecord>& original);
    /// Adds all records or none in one transaction; for thousands at a time. Returns how many were new. A stop rolls
    /// the transaction back.
    [[nodiscard]] Expected<int, LibraryError> addAll(std::span<const notation::GameRecord> records,
                                                     const StopToken& stop = {});
    /// Removes all games or none in one transaction, like addAll(). Ids that no longer exist are ignored.
    [[nodiscard]] Expected<void, LibraryError> remove(std::span<const StoredId> ids, const StopToken& stop = {});
    [[nodiscard]] Expected<void, LibraryError> remove(StoredId id) { return remove(std::span(&id, 1)); }

    /// Groups games from the standard start that have the same rules and moves and do not contradict each other in date
    /// and result; at least two ids each, ascending. Takes seconds in half a million games.
    [[nodiscard]] Expected<std::vector<std::vector<StoredId>>, LibraryError> duplicates() const;
    /// What a merge replaced, and by what.
    struct Merge {
        std::vector<std::pair<StoredId, notation::GameRecord>> parts; ///< empty if nothing was merged
        std::optional<StoredId> whole;                                ///< none if the library had that game already
    };
    /// Replaces the games of a group of duplicates by one that has all their tags and comments. It gets the first id.
    /// Does nothing if fewer than two of them still exist.
    [[nodiscard]] Expected<Merge, LibraryError> merge(std::span<const StoredId> ids);
    /// Restores the games that were merged, and removes the merged game. They get their ids again, unless another game
    /// has the id now.
    [[nodiscard]] Expected<void, LibraryError> undo(const Merge& merge);

    [[nodiscard]] Expected<int, LibraryError> count() const;
    /// The game with the same gameKey(); none if there is none.
    [[nodiscard]] Expected<std::optional<StoredId>, LibraryError> find(const notation::GameRecord& record) const;
    /// The games in the order of the ids, without deleted ones. A hundred take about a millisecond.
    [[nodiscard]] Expected<std::vector<StoredGame>, LibraryError> games(std::span<const StoredId> ids) const;
    /// The games that were added last, the latest first, at most `most`. Takes as long as games().
    [[nodiscard]] Expected<std::vector<StoredGame>, LibraryError> latest(int most) const;
    /// All finished games of people against levels, the oldest first. Two thousand take some hundredths of a second.
    [[nodiscard]] Expected<std::vector<LevelGame>, LibraryError> levelGames() const;
    /// The whole game as it was added; none if it was deleted.
    [[nodiscard]] Expected<std::optional<notation::GameRecord>, LibraryError> record(StoredId id) const;

    /// The ids of all games that match the filter, in this order. `names`: the players' names as the view shows them.
    /// Takes tenths of a second in half a million games; seconds if the filter has a position, because all games that
    /// match otherwise are replayed.
    [[nodiscard]] Expected<std::vector<StoredId>, LibraryError>
    search(const Filter& filter, Order order, const ShownNames& names = {}, StopToken stop = {}) const;

    /// The moves played in a position, the most frequent first, in the first kExploredPlies of all games. With a rating
    /// other than 0, only games whose players have at least this rating on average, rounded to hundreds. Takes tenths
    /// of a second at the start of half a million games, less elsewhere.
    [[nodiscard]] Expected<std::vector<Continuation>, LibraryError>
    explore(rules::GameId game, const rules::AnyPosition& position, int leastRating = 0) const;

    /// Reads every page of the file. No error if it is intact.
    [[nodiscard]] std::optional<LibraryError> check() const;

private:
    explicit Library(const QString& path);
    [[nodiscard]] Expected<void, LibraryError> prepareFile();
    /// Requires a transaction if there is an older version.
    [[nodiscard]] Expected<void, LibraryError> makeTables();
    /// Converts the rows of version 1 to kLibraryVersion. Requires a transaction.
    [[nodiscard]] Expected<void, LibraryError> migrate();
    /// Commits everything written since begin(), or rolls it back after an error.
    [[nodiscard]] Expected<void, LibraryError> end(Expected<void, LibraryError> state);
    /// Replaces games by one, which gets the first id, in a transaction.
    [[nodiscard]] Expected<Added, LibraryError>
    replace(std::span<const std::pair<StoredId, notation::GameRecord>> games, const notation::GameRecord& whole);

    std::unique_ptr<Database> m_database;
    std::unique_ptr<GameRows> m_rows;
};

/// The format of this version. Version 1 stored names in the language of the window.
inline constexpr int kLibraryVersion = 2;

} // namespace qumalaq::library

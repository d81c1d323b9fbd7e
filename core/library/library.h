// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/base/stop_token.h"
#include "core/library/stored_game.h"

#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace qumalaq::library {

/// Why the library did not do as it was asked.
struct LibraryError {
    enum class Code : std::uint8_t {
        CannotOpen,  ///< the file or its folder cannot be written or read
        Damaged,     ///< the file is no library, or parts of it cannot be read
        TooNew,      ///< a later version of the program made it
        CannotWrite, ///< the disk is full, another program holds the file, …
        Stopped,     ///< by the stop token
    };
    Code code = Code::CannotOpen;
    QString reason; ///< the database's own words, in English

    friend bool operator==(const LibraryError&, const LibraryError&) = default;
};

/// The games on disk: an SQLite file, written by transactions in a write-ahead log, so that whatever happens to the
/// program it is whole: with each game there is all that belongs to it.
///
/// One object is one connection and belongs to the thread that opened it; any number of them, of any number of
/// programs, may have the same file open. Every function blocks, for as long as is said.
class Library {
public:
    /// Makes the file, and the folder, if there is none. Takes some milliseconds, however many games there are; a
    /// library of an older version is brought to this one first, in one transaction, which may take seconds. One of a
    /// newer version is left as it is.
    [[nodiscard]] static Expected<std::unique_ptr<Library>, LibraryError> open(const QString& path);
    ~Library();
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    /// Moves a file that cannot be read out of the way, with its log, and returns its new name. Nothing is deleted. No
    /// connection may be open.
    [[nodiscard]] static Expected<QString, LibraryError> setAside(const QString& path);

    struct Added {
        StoredId id{};
        bool isNew = false; ///< otherwise the game was there already
    };
    /// A transaction of its own. Waits for the disk.
    [[nodiscard]] Expected<Added, LibraryError> add(const notation::GameRecord& record);
    /// All of them or none, in one transaction: for thousands at a time. Returns how many were new.
    [[nodiscard]] Expected<int, LibraryError> addAll(std::span<const notation::GameRecord> records);
    [[nodiscard]] Expected<void, LibraryError> remove(StoredId id);

    [[nodiscard]] Expected<int, LibraryError> count() const;
    /// In the order of the ids; games that are gone are left out. A hundred take about a millisecond.
    [[nodiscard]] Expected<std::vector<StoredGame>, LibraryError> games(std::span<const StoredId> ids) const;
    /// The whole game, as it was added; none if it is gone.
    [[nodiscard]] Expected<std::optional<notation::GameRecord>, LibraryError> record(StoredId id) const;

    /// The ids of all games that pass, in order; `names` tells what the players' names look like in the view. Tenths of
    /// a second in half a million games; a search for a position plays through all games that pass otherwise, which may
    /// take seconds.
    [[nodiscard]] Expected<std::vector<StoredId>, LibraryError>
    search(const Filter& filter, Order order, const ShownNames& names = {}, StopToken stop = {}) const;

    /// What was played here, the most frequent first, in the first kExploredPlies of all games: of those only whose
    /// players' ratings are at least so much on average, unless that is 0. Tenths of a second at the start of half a
    /// million games, less elsewhere.
    [[nodiscard]] Expected<std::vector<Continuation>, LibraryError>
    explore(rules::GameId game, const rules::AnyPosition& position, int leastRating = 0) const;

    /// Reads every page of the file. None: it is whole.
    [[nodiscard]] std::optional<LibraryError> check() const;

private:
    class Private;
    explicit Library(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

/// The format that this program writes. Version 1 kept names in the language of the window.
inline constexpr int kLibraryVersion = 2;

} // namespace qumalaq::library

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/library/library.h"
#include "core/notation/parse_error.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <vector>

namespace qumalaq::library {

/// The progress of an import, and at its end the result.
struct ImportReport {
    std::int64_t bytes = 0;      ///< read
    std::int64_t totalBytes = 0; ///< of all files
    int games = 0;               ///< read, including those below
    int added = 0;
    int known = 0;   ///< already in the library
    int damaged = 0; ///< not completely readable, so not added

    struct Fault {
        QString file;
        notation::ParseError error;
    };
    std::vector<Fault> faults; ///< the first kMaxFaults of damaged games
    int files = 0;             ///< to be read
    QStringList unreadable;    ///< files that cannot be opened or read
    QStringList withoutGames;  ///< files that can be read, but in which there is no game
    bool isStopped = false;
    std::optional<LibraryError> failure; ///< the error that ended the import; games added before it are kept

    static constexpr std::size_t kMaxFaults = 100;
};

/// How often the progress of long work is reported.
inline constexpr int kProgressMs = 100;

/// Imports files of games, several thousand in each transaction. For a separate thread with its own Library. `progress`
/// is called at most every kProgressMs, and not while a transaction is written. A stop takes effect at once: the
/// current transaction is rolled back, earlier ones stay.
[[nodiscard]] ImportReport importFiles(Library& library, const QStringList& files,
                                       const std::function<void(const ImportReport&)>& progress, StopToken stop = {});

} // namespace qumalaq::library

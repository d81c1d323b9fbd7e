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

/// How far an import has come; at its end, what it did.
struct ImportReport {
    std::int64_t bytes = 0;      ///< read
    std::int64_t totalBytes = 0; ///< of all files
    int games = 0;               ///< read
    int added = 0;
    int known = 0;   ///< were in the library already
    int damaged = 0; ///< not all of the game can be read: left out

    struct Fault {
        QString file;
        notation::ParseError error;
    };
    std::vector<Fault> faults; ///< the first kMostFaults of damaged games
    QStringList unreadable;    ///< files that cannot be opened or read
    bool isStopped = false;
    std::optional<LibraryError> failure; ///< ended the import; what was added before is there

    static constexpr std::size_t kMostFaults = 100;
};

/// Reads files of games into the library, some thousands in a transaction: for a thread and a Library of its own.
/// `progress` is called some times a second from within. A stop is heeded within one transaction, which is written.
[[nodiscard]] ImportReport importFiles(Library& library, const QStringList& files,
                                       const std::function<void(const ImportReport&)>& progress, StopToken stop = {});

} // namespace qumalaq::library

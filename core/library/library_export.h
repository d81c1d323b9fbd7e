// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"

#include <functional>

namespace qumalaq::library {

/// The form of a file of games.
enum class ExportForm {
    Tgk,   ///< everything, with comments and variations
    Online ///< as online sites write it: main lines only
};

/// The progress of an export, and at its end the result.
struct ExportReport {
    QString file;
    int games = 0; ///< that were written
    int all = 0;   ///< that are to be written
    bool isStopped = false;
    QString error; ///< the reason given by the system or the database; empty if the file is complete, or if isStopped
};

/// Writes the games to one file, in the order of the ids, without deleted ones. `goesOn` is called before each game; if
/// it returns false or anything fails, an old file stays unchanged. Blocks until the file is on disk.
[[nodiscard]] ExportReport exportGames(
    const Library& library, std::span<const StoredId> ids, const QString& file, ExportForm form,
    const std::function<bool(const ExportReport&)>& goesOn = [](const ExportReport&) { return true; });

} // namespace qumalaq::library

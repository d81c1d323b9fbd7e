// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"

namespace qumalaq::library {

/// The form of a file of games.
enum class ExportForm {
    Tgk,   ///< everything, with comments and variations
    Online ///< as online sites write it: main lines only
};

/// What became of an export.
struct ExportReport {
    QString file;
    int games = 0; ///< that were written
    QString error; ///< the reason given by the system or the database; empty if the file is complete
};

/// Writes these games to one file, in their order; games that were deleted meanwhile are left out. The old file stays
/// as it is if anything fails. Blocks until the file is on disk: a millisecond for each game or two.
[[nodiscard]] ExportReport exportGames(const Library& library, std::span<const StoredId> ids, const QString& file,
                                       ExportForm form);

} // namespace qumalaq::library

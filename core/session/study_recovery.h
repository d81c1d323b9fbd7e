// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/storage/persistent_file.h"

#include <QString>

#include <vector>

namespace qumalaq::session {

/// Modified games that were not saved, in one TGK file of the data folder, to be restored after a crash. For the user
/// interface thread; the file is written in the background, as PersistentFile does.
class StudyRecovery {
public:
    /// Reads the file at `path` and keeps games there from now on; an empty path keeps nothing.
    void keepIn(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }
    [[nodiscard]] const storage::PersistentFile& file() const { return m_file; }

    /// The last one is the one most recently edited. For a damaged file, the readable games.
    [[nodiscard]] const std::vector<notation::GameRecord>& games() const { return m_games; }
    /// Replaces all games; without games the file is removed.
    void write(std::vector<notation::GameRecord> games);

private:
    storage::PersistentFile m_file;
    std::vector<notation::GameRecord> m_games;
};

} // namespace qumalaq::session

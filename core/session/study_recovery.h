// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/storage/persistent_file.h"

#include <QString>

#include <vector>

namespace qumalaq::session {

/// Keeps modified games that were not saved in a TGK file of the data folder, to be restored after a crash. For the
/// user interface thread; a PersistentFile writes in the background.
class StudyRecovery {
public:
    /// Reads the file at `path` and keeps games there from now on; with an empty path nothing is kept.
    void setFile(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }
    [[nodiscard]] const storage::PersistentFile& file() const { return m_file; }

    /// The readable games; the last one was edited most recently.
    [[nodiscard]] const std::vector<notation::GameRecord>& games() const { return m_games; }
    /// Replaces all games; without games the file is removed.
    void write(std::vector<notation::GameRecord> games);

private:
    storage::PersistentFile m_file;
    std::vector<notation::GameRecord> m_games;
};

} // namespace qumalaq::session

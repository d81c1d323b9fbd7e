// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/storage/kept_file.h"

#include <QString>

#include <vector>

namespace qumalaq::session {

/// Games that were changed and not saved, in one file of the data folder, as TGK: what is left of them after a crash.
/// For the user interface thread; the file is written in the background, in the manner of KeptFile.
class StudyRecovery {
public:
    /// Reads what is kept at `path` and keeps everything there from now on; empty: nothing is kept.
    void keepIn(const QString& path);
    [[nodiscard]] storage::KeptFile& file() { return m_file; }
    [[nodiscard]] const storage::KeptFile& file() const { return m_file; }

    /// The last one is the one that was worked on. Of a damaged file what can be read.
    [[nodiscard]] const std::vector<notation::GameRecord>& games() const { return m_games; }
    /// Replaces what was there; without games there is no file.
    void write(std::vector<notation::GameRecord> games);

private:
    storage::KeptFile m_file;
    std::vector<notation::GameRecord> m_games;
};

} // namespace qumalaq::session

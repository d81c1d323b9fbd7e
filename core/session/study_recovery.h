// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <QString>

#include <vector>

namespace qumalaq::session {

/// Games that were changed and not saved, in one file of the data folder, as TGK: what is left of them after a crash.
/// One running program only may use a file. Quick enough for the user interface thread: one small file at a time.
class StudyRecovery {
public:
    /// Empty: nothing is kept.
    void keepIn(const QString& file) { m_file = file; }

    /// The last one is the one that was worked on. Empty if there are none.
    [[nodiscard]] std::vector<notation::GameRecord> read() const;
    /// Replaces what was there, all or nothing; takes the file away if there are no games. False if it can not be
    /// written.
    bool write(const std::vector<notation::GameRecord>& games) const;

private:
    QString m_file;
};

} // namespace qumalaq::session

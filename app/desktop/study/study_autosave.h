// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/session/study_recovery.h"

#include <QObject>

#include <map>
#include <optional>

namespace qumalaq::library {
class LibraryService;
}
namespace qumalaq::session {
class StudyDocument;
}

namespace qumalaq::desktop {

/// Saves changes of a study without asking. While a game is open, a file keeps every change. Leaving the study or the
/// program moves a changed game without a file of its own to the library; it is removed from the file only when the
/// library has it, so that it survives a crash.
class StudyAutosave : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Keeps games in this file, and moves those of an earlier run to the library.
    void setFile(const QString& path);
    /// The library must outlive the object.
    void storeIn(library::LibraryService& library);
    /// Follows the changes of this study. Call it once.
    void observe(session::StudyDocument& document);
    /// Stores the open game if it has changed since it was last stored.
    void finish();
    /// Whether this is the open game, as it is now or as it was opened.
    [[nodiscard]] bool isOpen(const notation::GameRecord& record) const;

    [[nodiscard]] storage::PersistentFile& file() { return m_recovery.file(); }

private:
    struct Game {
        notation::GameRecord record;
        std::optional<notation::GameRecord> original; ///< before the changes
    };

    void onChanged();
    void save();
    void store(const Game& game);

    session::StudyRecovery m_recovery;
    library::LibraryService* m_library = nullptr;
    session::StudyDocument* m_document = nullptr;
    std::optional<Game> m_open;        ///< none if it has not changed
    notation::GameRecord m_opened;     ///< the open game before all changes
    notation::GameRecord m_stored;     ///< the open game as it was opened, or stored last
    std::map<quint64, Game> m_waiting; ///< by ticket; the library does not have them yet
};

} // namespace qumalaq::desktop

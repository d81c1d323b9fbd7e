// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/library/library_service.h"
#include "core/session/match.h"
#include "core/session/record_of_match.h"
#endif

#include <QObject>

#include <optional>

namespace qumalaq::desktop {

/// Puts every game of a match into the library: when it ends, and, if it is given up for another, as it stands then.
class GameKeeper : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the keeper.
    GameKeeper(session::Match& match, library::LibraryService& library, QObject* parent = nullptr);

    /// Shorter games are nobody's loss.
    static constexpr int kFewestPlies = 4;

private:
    void follow();
    void onStarted();
    void onFinished();

    session::Match& m_match;
    library::LibraryService& m_library;
    std::optional<notation::GameRecord> m_last;  ///< the game as it stood after the last change
    std::optional<library::StoredId> m_storedAs; ///< of this game, if it ended before and was taken up again
    bool m_isAwaited = false;                    ///< the answer to the last add() is on its way
};

} // namespace qumalaq::desktop

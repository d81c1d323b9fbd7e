// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/session/study_document.h"
#include "core/session/study_recovery.h"
#endif

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

class NoticeBar;

/// The modified games of a study: the open one, and those that were open before it. They are kept after every change
/// and offered to the person.
class UnsavedStudies : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the object. A game that was set aside is offered in the page `place`.
    UnsavedStudies(session::StudyDocument& document, NoticeBar& notices, const QObject* place,
                   QObject* parent = nullptr);

    /// Keeps unsaved games in `recovery` from now on. Games that are already there stay until take() or drop().
    /// `recovery` must outlive the object.
    void keepIn(session::StudyRecovery& recovery);
    /// Offers the games of an earlier run in a notice, if there are any. `open` must create the page and recover the
    /// last game, `drop` must remove them all.
    static void offer(NoticeBar& notices, const session::StudyRecovery& recovery, const std::function<void()>& open,
                      const std::function<void()>& drop);

    /// Call it before another game is opened: sets the open one aside if it is not saved.
    void putAside();
    /// Removes and returns the game that was set aside last, if there is one.
    [[nodiscard]] std::optional<notation::GameRecord> take();
    /// Removes all games except the open one.
    void drop();

Q_SIGNALS:
    void recoveryRequested();

private:
    void keep();

    session::StudyDocument& m_document;
    NoticeBar& m_notices;
    const QObject* m_place;
    session::StudyRecovery* m_recovery = nullptr; ///< null if nothing is kept
    std::vector<notation::GameRecord> m_aside;
};

} // namespace qumalaq::desktop

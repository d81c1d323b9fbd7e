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

/// The games of a study that were changed and not saved: the one that is open, and those that were open before it. They
/// are kept after every change, and offered to the person.
class UnsavedStudies : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. `place` is the room in which a game that was put aside is offered.
    UnsavedStudies(session::StudyDocument& document, NoticeBar& notices, const QObject* place,
                   QObject* parent = nullptr);

    /// Keeps unsaved games there from now on. Games that are there already stay until take() or
    /// drop(). It must outlive this.
    void keepIn(session::StudyRecovery& recovery);
    /// Offers the games of an earlier run in a notice, if there are any. `open` makes the room and recovers the last
    /// game, `drop` drops them all.
    static void offer(NoticeBar& notices, const session::StudyRecovery& recovery, const std::function<void()>& open,
                      const std::function<void()>& drop);

    /// Call it before another game is opened: puts the open one aside if it is not saved.
    void putAside();
    /// Takes out the game that was put aside last, if there is one.
    [[nodiscard]] std::optional<notation::GameRecord> take();
    /// Drops all games but the open one.
    void drop();

Q_SIGNALS:
    void recoveryWished();

private:
    void keep();

    session::StudyDocument& m_document;
    NoticeBar& m_notices;
    const QObject* m_place;
    session::StudyRecovery* m_recovery = nullptr; ///< null if nothing is kept
    std::vector<notation::GameRecord> m_aside;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/openings.h"
#include "core/storage/persistent_file.h"

#include <QObject>
#include <QString>

#include <vector>

namespace qumalaq::desktop {

class LearnStore;

/// The openings of the learner, of each game and side, in one small JSON file with a game for each. When a move is to
/// be repeated is in the LearnStore, under OpeningTask::key(). For the user interface thread.
///
/// Every change is written in the background, as PersistentFile does.
class OpeningsStore : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Loads the openings from `path` and stores them there from now on; an empty path stores nothing.
    void setFile(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }

    /// Those that have moves, by game and side.
    [[nodiscard]] const std::vector<learn::Openings>& all() const { return m_openings; }
    /// Without moves if there are none.
    [[nodiscard]] learn::Openings of(rules::GameId game, rules::Side side) const;
    /// Replaces those of the same game and side.
    void set(const learn::Openings& openings);

Q_SIGNALS:
    void changed();

private:
    void read(const QByteArray& bytes);
    void write();

    storage::PersistentFile m_file;
    std::vector<learn::Openings> m_openings;
};

/// The tasks that are to be repeated today, in their order.
[[nodiscard]] std::vector<learn::OpeningTask> dueTasks(std::vector<learn::OpeningTask> tasks, const LearnStore& store);

} // namespace qumalaq::desktop

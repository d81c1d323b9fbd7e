// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read the headers of the standard library
#include "core/base/expected.h"
#include "core/storage/opened_file.h"
#include "core/storage/replace_file.h"
#include "core/work/executor.h"
#endif

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::storage {

/// Keeps a person's data in a file whose content is replaced as a whole. All such files use this class.
///
/// - Writes happen on a worker thread: to a new file, which is synced and renamed (replaceFile()). No function
///   blocks unless it says so.
/// - Folders are created as needed.
/// - The newest state wins: states that arrive during a write replace each other, and the last one is written.
/// - A file of a later version of the program is read but never written (OpenedFile::State::Newer). If a later version
///   writes it afterwards, that is a write error.
/// - An unreadable file is set aside under a name with the date, and never deleted.
/// - A copy of what another program wrote since the last reading or writing is set aside, too: see changedByOthers().
/// - A write error is reported once. Writing is tried again every few seconds and with every new state, and is
///   reported again only after a success in between.
///
/// Lives in one thread, whose event loop delivers the signals. Only one running program may use a path.
class PersistentFile : public QObject {
    Q_OBJECT

public:
    using Bytes = storage::Bytes;
    /// Blocks until the data is on disk; called on the worker's thread. The error is the reason given by the system.
    using Writer = std::function<Expected<void, QString>(const QString& path, const Change& change)>;

    static constexpr std::chrono::milliseconds kRetry = std::chrono::seconds(3);

    explicit PersistentFile(QObject* parent = nullptr);
    /// For tests: replaces the disk, and the time that the destructor waits for it.
    explicit PersistentFile(Writer writer, std::chrono::milliseconds patience, QObject* parent = nullptr);
    /// Waits until the newest state is written, retrying once after an error, for at most work::Executor::kPatience.
    ~PersistentFile() override;

    /// Reads the file at `path` and keeps the data there from now on; an empty path keeps nothing. Blocks while it
    /// reads a small file, but never for a write: a state of this path that is still to be written is read from memory.
    /// Emits opened().
    const OpenedFile& open(const QString& path, const Judge& judge);
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The state of the file when it was opened.
    [[nodiscard]] const OpenedFile& opening() const { return m_opening; }
    /// True if there is a path that may be written.
    [[nodiscard]] bool isKeeping() const { return !m_path.isEmpty() && !m_opening.isReadOnly(); }
    /// The last attempt to write failed.
    [[nodiscard]] bool isFailing() const { return m_isFailing; }

    /// Makes this the newest state. Does nothing unless isKeeping().
    void write(const QByteArray& bytes) { put(bytes); }
    /// Removes the file, because there is nothing to keep.
    void remove() { put(std::nullopt); }
    /// Makes the newest state from what is in the file, also if another program wrote it. The function is called on the
    /// worker's thread, perhaps several times, and replaces an earlier one that was not called yet.
    void update(Change change);

    /// Blocks until the newest state was written or writing failed, for at most work::Executor::kPatience. Returns
    /// whether it is on disk.
    bool waitForDisk();
    void setRetry(std::chrono::milliseconds interval) { m_retry.setInterval(interval); }

Q_SIGNALS:
    void opened();
    /// The newest state is on disk. States that were replaced before they were written have no signal.
    void kept();
    /// Writing failed. Emitted once until recovered().
    void failed(const QString& reason);
    /// A write succeeded after failed().
    void recovered();
    /// The file had a content that this object neither read nor wrote. A copy is in `aside`; the file has the newest
    /// state.
    void changedByOthers(const QString& aside);

private:
    struct Slot;

    void put(Bytes bytes);
    void post(const std::shared_ptr<Slot>& slot);
    void retry();
    void onWritten(const std::shared_ptr<Slot>& slot, quint64 number, const Expected<void, QString>& result);
    [[nodiscard]] bool takeUnwritten(const QString& path);

    Writer m_writer;
    QString m_path;
    OpenedFile m_opening;
    bool m_isFailing = false;
    QTimer m_retry;
    std::shared_ptr<Slot> m_slot;              ///< shared with the worker; one for each path
    std::vector<std::shared_ptr<Slot>> m_left; ///< of former paths, whose newest state may not be on disk yet
    work::Executor m_executor;
};

} // namespace qumalaq::storage

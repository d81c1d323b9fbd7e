// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/storage/opened_file.h"
#include "core/storage/replace_file.h"
#include "core/work/executor.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::storage {

/// Keeps the user's data in a file whose content is replaced as a whole. All such files use this class.
///
/// - A worker thread writes a new file, syncs it and renames it (replaceFile()). No function blocks unless documented.
/// - Folders are created as needed.
/// - The newest state wins: states that arrive during a write replace each other, and the last one is written.
/// - A file of a later version of the program is read but never written (OpenedFile::State::Newer). If a later version
///   writes it afterwards, that is a write error.
/// - An unreadable file is set aside under a name with the date, and never deleted.
/// - If another program has written the file since it was last read or written, a copy of that is set aside, too: see
///   changedByOthers().
/// - A write error is reported once. Writing is tried again every few seconds and with every new state, and is
///   reported again only after a success in between.
///
/// Lives in one thread, whose event loop delivers the signals. Only one running program may use a path. For a path, use
/// either write() and remove(), or update().
class PersistentFile : public QObject {
    Q_OBJECT

public:
    using Bytes = storage::Bytes;
    /// Blocks until the data is on disk; called on the worker's thread. The error is the reason given by the system.
    using Writer = std::function<Expected<void, QString>(const QString& path, const Transform& change)>;

    static constexpr std::chrono::milliseconds kRetryInterval = std::chrono::seconds(3);

    explicit PersistentFile(QObject* parent = nullptr);
    /// For tests: replaces the disk, and the time that the destructor waits for it.
    explicit PersistentFile(Writer writer, std::chrono::milliseconds timeout, QObject* parent = nullptr);
    /// Waits until the newest state is written, retrying once after an error, for at most work::kTimeout.
    ~PersistentFile() override;

    /// Reads the file at `path` and keeps the data there from now on; with an empty path nothing is kept. Blocks while
    /// it reads a small file, but never for a write: an unwritten state of this path is taken from memory. Emits
    /// opened().
    const OpenedFile& open(const QString& path, const Classifier& classify);
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The state of the file when it was opened.
    [[nodiscard]] const OpenedFile& opening() const { return m_opening; }
    /// Whether there is a path that may be written.
    [[nodiscard]] bool canSave() const { return !m_path.isEmpty() && !m_opening.isReadOnly(); }
    /// Whether the last attempt to write failed.
    [[nodiscard]] bool isFailing() const { return m_isFailing; }

    /// Makes this the newest state. Does nothing unless canSave().
    void write(const QByteArray& bytes) { put(bytes); }
    /// Removes the file: the newest state is none.
    void remove() { put(std::nullopt); }
    /// Makes the newest state from the content of the file, even if another program wrote it. `change` is called in the
    /// worker's thread, perhaps several times. It replaces an earlier one that was not called yet.
    void update(Transform change);

    /// Blocks until the newest state was written or writing failed, for at most work::kTimeout. Returns
    /// whether it is on disk.
    bool waitForDisk();
    void setRetry(std::chrono::milliseconds interval) { m_retry.setInterval(interval); }

Q_SIGNALS:
    void opened();
    /// The newest state is on disk. Not emitted for states that were replaced before they were written.
    void saved();
    /// Writing failed. Emitted once until recovered().
    void failed(const QString& reason);
    /// A write succeeded after failed().
    void recovered();
    /// The file had a content that this object had neither read nor written. A copy is in `aside`; the file now has the
    /// newest state.
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
    std::shared_ptr<Slot> m_slot;                ///< of m_path; shared with the worker
    std::vector<std::shared_ptr<Slot>> m_former; ///< of former paths whose newest state may not be on disk yet
    work::Executor m_executor;
};

} // namespace qumalaq::storage

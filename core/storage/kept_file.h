// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read the headers of the standard library
#include "core/base/expected.h"
#include "core/storage/opening.h"
#include "core/storage/worker.h"
#endif

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace qumalaq::storage {

/// The one way in which something of the person's is kept in a file whose content is replaced as a whole.
///
/// - Written on a thread of its own: to a file beside it, which is synced and renamed (replaceFile()). Nothing blocks
///   but what says so.
/// - Folders are made as needed.
/// - The newest state wins: states that come while one is being written replace each other, and the last is written.
/// - What a later version of the program wrote is read and never written (Opening::State::Newer).
/// - What cannot be read is set aside under a name with the date, and never deleted.
/// - What cannot be written is told once, tried again every few seconds and with every new state, and told again only
///   after it worked in between.
///
/// Lives in one thread, whose event loop delivers the signals. One running program only may use a path.
class KeptFile : public QObject {
    Q_OBJECT

public:
    /// The whole content of the file; none: there is no file.
    using Bytes = std::optional<QByteArray>;
    /// Blocks until it is on the disk; called on the worker's thread. The error is the system's reason.
    using Writer = std::function<Expected<void, QString>(const QString& path, const Bytes& bytes)>;

    static constexpr std::chrono::milliseconds kRetry = std::chrono::seconds(3);

    explicit KeptFile(QObject* parent = nullptr);
    /// For tests: with another writer than the disk, and another patience with it at the end.
    explicit KeptFile(Writer writer, std::chrono::milliseconds patience, QObject* parent = nullptr);
    /// Waits until the newest state is written, and tries once more if it failed before, but not longer than
    /// Worker::kPatience.
    ~KeptFile() override;

    /// Reads the file at `path` and keeps everything there from now on; empty: nowhere. Blocks for as long as it takes
    /// to read a small file. Sends opened().
    const Opening& open(const QString& path, const Judge& judge);
    [[nodiscard]] const QString& path() const { return m_path; }
    /// As the file was found when it was opened.
    [[nodiscard]] const Opening& opening() const { return m_opening; }
    /// Something is kept: there is a path, and it may be written.
    [[nodiscard]] bool isKeeping() const { return !m_path.isEmpty() && !m_opening.isReadOnly(); }
    /// The last attempt to write failed.
    [[nodiscard]] bool isFailing() const { return m_isFailing; }

    /// From now on this is the newest state. Does nothing unless isKeeping().
    void write(const QByteArray& bytes) { put(bytes); }
    /// There is nothing to keep any more: the file is removed.
    void remove() { put(std::nullopt); }

    /// Blocks until the newest state was written or could not be, at most Worker::kPatience. Returns whether it is on
    /// the disk.
    bool waitForDisk();
    void setRetry(std::chrono::milliseconds interval) { m_retry.setInterval(interval); }

Q_SIGNALS:
    void opened();
    /// The newest state is on the disk. Not sent for each: see above.
    void kept();
    /// It cannot be written. Sent once, until recovered().
    void failed(const QString& reason);
    /// After failed(): a state could be written.
    void recovered();

private:
    struct Slot;

    void put(Bytes bytes);
    void post();
    void onWritten(quint64 number, const Expected<void, QString>& result);
    void abandon();

    Writer m_writer;
    QString m_path;
    Opening m_opening;
    Bytes m_newest;
    quint64 m_number = 0; ///< of the newest state
    bool m_isFailing = false;
    QTimer m_retry;
    std::shared_ptr<Slot> m_slot; ///< shared with the worker; a new one with each path
    Worker m_worker;
};

} // namespace qumalaq::storage

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/kept_file.h"

#include "core/base/handed_over.h"
#include "core/storage/replace_file.h"

#include <mutex>
#include <utility>

namespace qumalaq::storage {

namespace {

Expected<void, QString> writeToDisk(const QString& path, const KeptFile::Bytes& bytes)
{
    if (!bytes)
        return removeFile(path, Durability::OnDisk);
    if (auto made = makeFolderOf(path); !made)
        return made;
    return replaceFile(path, *bytes, Durability::OnDisk);
}

} // namespace

/// The next state for the worker. Shared, because the worker may be stuck on a disk for longer than the KeptFile
/// exists.
struct KeptFile::Slot {
    std::mutex mutex;
    KeptFile* owner = nullptr; ///< null after the owner was destroyed
    Bytes newest;
    quint64 number = 0;  ///< of `newest`
    quint64 written = 0; ///< number of the last state on disk
    bool isPosted = false;
};

KeptFile::KeptFile(QObject* parent) : KeptFile(writeToDisk, work::Executor::kPatience, parent) {}

KeptFile::KeptFile(Writer writer, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent)
    , m_writer(std::move(writer))
    , m_slot(std::make_shared<Slot>())
    , m_worker(patience)
{
    m_retry.setInterval(kRetry);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &KeptFile::post);
}

KeptFile::~KeptFile()
{
    abandon();
}

/// The worker may still write to the path, but its results are dropped.
void KeptFile::abandon()
{
    m_retry.stop();
    if (m_isFailing)
        post();
    const std::lock_guard lock(m_slot->mutex);
    m_slot->owner = nullptr;
}

const Opening& KeptFile::open(const QString& path, const Judge& judge)
{
    abandon();
    m_slot = std::make_shared<Slot>();
    m_slot->owner = this;
    m_path = path;
    m_newest.reset();
    m_number = 0;
    m_isFailing = false;
    m_opening = {};
    if (!path.isEmpty()) {
        // The file to read may not be written yet.
        m_worker.wait();
        removeLeftover(path);
        m_opening = openKept(path, judge);
    }
    Q_EMIT opened();
    return m_opening;
}

void KeptFile::put(Bytes bytes)
{
    if (!isKeeping())
        return;
    m_newest = std::move(bytes);
    ++m_number;
    post();
}

void KeptFile::post()
{
    {
        const std::lock_guard lock(m_slot->mutex);
        m_slot->newest = m_newest;
        m_slot->number = m_number;
        if (std::exchange(m_slot->isPosted, true))
            return;
    }
    m_worker.post([slot = m_slot, path = m_path, writer = m_writer] {
        std::unique_lock lock(slot->mutex);
        slot->isPosted = false; // reset first, so that later states post another job
        const Bytes bytes = std::exchange(slot->newest, std::nullopt);
        const quint64 number = slot->number;
        lock.unlock();
        const auto result = writer(path, bytes);
        lock.lock();
        if (result)
            slot->written = number;
        if (KeptFile* owner = slot->owner) {
            QMetaObject::invokeMethod(owner, HandedOver([owner, slot, number, result] {
                                          if (owner->m_slot == slot)
                                              owner->onWritten(number, result);
                                      }),
                                      Qt::QueuedConnection);
        }
    });
}

void KeptFile::onWritten(quint64 number, const Expected<void, QString>& result)
{
    if (!result) {
        m_retry.start();
        if (!std::exchange(m_isFailing, true))
            Q_EMIT failed(result.error());
        return;
    }
    m_retry.stop();
    if (std::exchange(m_isFailing, false))
        Q_EMIT recovered();
    if (number == m_number)
        Q_EMIT kept();
}

bool KeptFile::waitForDisk()
{
    m_worker.wait();
    const std::lock_guard lock(m_slot->mutex);
    return m_slot->written == m_number;
}

} // namespace qumalaq::storage

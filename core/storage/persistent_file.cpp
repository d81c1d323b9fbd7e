// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/persistent_file.h"

#include "core/base/transferred_function.h"
#include "core/storage/set_aside.h"

#include <algorithm>
#include <mutex>
#include <system_error>
#include <utility>

namespace qumalaq::storage {

namespace {

QString reasonOf(std::errc error)
{
    return QString::fromLocal8Bit(std::make_error_code(error).message().c_str());
}

Expected<void, QString> writeToDisk(const QString& path, const Transform& change)
{
    if (auto made = makeFolderOf(path); !made)
        return made;
    return updateFile(path, change);
}

} // namespace

/// The state of one path. Shared with the worker, which may hang in a write for longer than the PersistentFile exists.
struct PersistentFile::Slot {
    Slot(QString of, Classifier by) : path(std::move(of)), classify(std::move(by)) {}

    const QString path;
    const Classifier classify; ///< none while there is no path
    std::mutex mutex;
    PersistentFile* owner = nullptr; ///< null after the owner was destroyed
    bool isFormer = false;           ///< the owner has opened another path since
    Bytes newest;
    Transform change;    ///< makes the newest state in place of `newest`
    quint64 number = 0;  ///< of the newest state
    quint64 written = 0; ///< number of the last state on disk
    bool isPosted = false;
    bool hasFailed = false; ///< the last attempt to write

    // Only used by the worker after the opening:
    Bytes known; ///< the last content that was read
    Bytes tried; ///< the last content that was written, perhaps without success

    /// Returns the content to be written in place of `now`. If another program wrote `now`, it is copied to `aside`.
    [[nodiscard]] Expected<Bytes, QString> replace(const Bytes& now, const Bytes& bytes, bool isOfFormerPath,
                                                   QString& aside)
    {
        if (!now && known && isOfFormerPath)
            return Bytes(); // the file was removed after the owner had opened another path
        if (now && now != known && now != tried && now != bytes) {
            if (classify(*now) == FileContent::Newer)
                return unexpected(reasonOf(std::errc::operation_not_permitted));
            const auto copy = copyAside(path, *now);
            if (!copy)
                return unexpected(copy.error());
            aside = *copy;
        }
        known = now;
        tried = bytes;
        return bytes;
    }
};

PersistentFile::PersistentFile(QObject* parent) : PersistentFile(writeToDisk, work::kTimeout, parent) {}

PersistentFile::PersistentFile(Writer writer, std::chrono::milliseconds timeout, QObject* parent)
    : QObject(parent)
    , m_writer(std::move(writer))
    , m_slot(std::make_shared<Slot>(QString(), Classifier()))
    , m_executor(timeout)
{
    m_retry.setInterval(kRetryInterval);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &PersistentFile::retry);
}

/// The worker may still write, but its results are dropped.
PersistentFile::~PersistentFile()
{
    retry();
    m_former.push_back(m_slot);
    for (const auto& slot : m_former) {
        const std::lock_guard lock(slot->mutex);
        slot->owner = nullptr;
    }
}

void PersistentFile::retry()
{
    std::vector<std::shared_ptr<Slot>> slots = m_former;
    slots.push_back(m_slot);
    for (const auto& slot : slots) {
        const bool hasFailed = [&slot] {
            const std::lock_guard lock(slot->mutex);
            return slot->hasFailed;
        }();
        if (hasFailed)
            post(slot);
    }
}

/// Continues with the newest state of a former path that is not on disk yet.
bool PersistentFile::takeUnwritten(const QString& path)
{
    std::erase_if(m_former, [](const auto& slot) {
        const std::lock_guard lock(slot->mutex);
        return slot->written == slot->number;
    });
    const auto found =
        std::find_if(m_former.begin(), m_former.end(), [&](const auto& slot) { return slot->path == path; });
    if (found == m_former.end())
        return false;
    m_slot = *found;
    m_former.erase(found);
    const std::lock_guard lock(m_slot->mutex);
    m_slot->isFormer = false;
    m_opening.state = m_slot->newest ? OpenedFile::State::Valid : OpenedFile::State::Missing;
    m_opening.bytes = m_slot->newest.value_or(QByteArray());
    return true;
}

const OpenedFile& PersistentFile::open(const QString& path, const Classifier& classify)
{
    {
        const std::lock_guard lock(m_slot->mutex);
        m_slot->isFormer = true;
    }
    m_former.push_back(m_slot);
    retry();
    m_path = path;
    m_isFailing = false;
    m_opening = {};
    if (!takeUnwritten(path)) {
        m_slot = std::make_shared<Slot>(path, classify);
        m_slot->owner = this;
        if (!path.isEmpty()) {
            removeLeftover(path);
            m_opening = openPersistentFile(path, classify);
            if (m_opening.state == OpenedFile::State::Valid)
                m_slot->known = m_opening.bytes;
        }
    }
    Q_EMIT opened();
    return m_opening;
}

void PersistentFile::put(Bytes bytes)
{
    if (!canSave())
        return;
    {
        const std::lock_guard lock(m_slot->mutex);
        m_slot->newest = std::move(bytes);
        m_slot->change = nullptr;
        ++m_slot->number;
    }
    post(m_slot);
}

void PersistentFile::update(Transform change)
{
    if (!canSave())
        return;
    {
        const std::lock_guard lock(m_slot->mutex);
        m_slot->change = std::move(change);
        ++m_slot->number;
    }
    post(m_slot);
}

void PersistentFile::post(const std::shared_ptr<Slot>& slot)
{
    {
        const std::lock_guard lock(slot->mutex);
        if (std::exchange(slot->isPosted, true))
            return;
    }
    m_executor.post([slot, writer = m_writer] {
        std::unique_lock lock(slot->mutex);
        slot->isPosted = false; // reset first, so that later states post another job
        const Bytes bytes = slot->newest;
        const Transform change = slot->change;
        const quint64 number = slot->number;
        const bool isFormer = slot->isFormer;
        lock.unlock();
        QString aside;
        const auto result = writer(slot->path, [&](const Bytes& now) {
            return change ? change(now) : slot->replace(now, bytes, isFormer, aside);
        });
        lock.lock();
        slot->hasFailed = !result;
        if (result)
            slot->written = number;
        if (PersistentFile* owner = slot->owner) {
            QMetaObject::invokeMethod(owner, TransferredFunction([owner, slot, number, result, aside] {
                                          if (!aside.isEmpty() && owner->m_slot == slot)
                                              Q_EMIT owner->changedByOthers(aside);
                                          owner->onWritten(slot, number, result);
                                      }),
                                      Qt::QueuedConnection);
        }
    });
}

void PersistentFile::onWritten(const std::shared_ptr<Slot>& slot, quint64 number, const Expected<void, QString>& result)
{
    if (!result)
        m_retry.start();
    if (slot != m_slot)
        return;
    if (!result) {
        if (!std::exchange(m_isFailing, true))
            Q_EMIT failed(result.error());
        return;
    }
    if (std::exchange(m_isFailing, false))
        Q_EMIT recovered();
    const bool isNewest = [&slot, number] {
        const std::lock_guard lock(slot->mutex);
        return number == slot->number;
    }();
    if (isNewest)
        Q_EMIT saved();
}

bool PersistentFile::waitForDisk()
{
    m_executor.wait();
    const std::lock_guard lock(m_slot->mutex);
    return m_slot->written == m_slot->number;
}

} // namespace qumalaq::storage

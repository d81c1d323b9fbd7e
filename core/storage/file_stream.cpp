// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/file_stream.h"

#include <QFile>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

namespace qumalaq::storage {

namespace {

constexpr qint64 kPiece = qint64{1} << 18;
constexpr std::size_t kMaxAhead = 4; ///< pieces that are read ahead
/// Stop tokens are polled, not signalled.
constexpr std::chrono::milliseconds kPollInterval(20);

} // namespace

struct FileStream::State {
    std::mutex mutex;
    std::condition_variable hasChanged;
    std::deque<QByteArray> pieces;
    Expected<void, QString> result; ///< of the reading, once it has ended
    bool hasEnded = false;
    bool isAbandoned = false;
};

FileStream::FileStream(const QString& path) : m_state(std::make_shared<State>())
{
    m_reading.post([state = m_state, path] { read(*state, path); });
}

FileStream::~FileStream()
{
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->isAbandoned = true;
    }
    m_state->hasChanged.notify_all();
}

Expected<QByteArray, QString> FileStream::next(const StopToken& stop)
{
    State& state = *m_state;
    std::unique_lock lock(state.mutex);
    while (state.pieces.empty() && !state.hasEnded) {
        if (stop.isStopRequested())
            return QByteArray();
        state.hasChanged.wait_for(lock, kPollInterval);
    }
    if (state.pieces.empty()) {
        if (!state.result)
            return unexpected(state.result.error());
        return QByteArray();
    }
    QByteArray piece = std::move(state.pieces.front());
    state.pieces.pop_front();
    lock.unlock();
    state.hasChanged.notify_all();
    return piece;
}

void FileStream::read(State& state, const QString& path)
{
    const auto end = [&state](const Expected<void, QString>& result) {
        {
            const std::lock_guard lock(state.mutex);
            state.result = result;
            state.hasEnded = true;
        }
        state.hasChanged.notify_all();
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return end(unexpected(file.errorString()));
    for (;;) {
        QByteArray piece = file.read(kPiece);
        if (file.error() != QFileDevice::NoError)
            return end(unexpected(file.errorString()));
        if (piece.isEmpty())
            return end({});
        std::unique_lock lock(state.mutex);
        state.hasChanged.wait(lock, [&state] { return state.isAbandoned || state.pieces.size() < kMaxAhead; });
        if (state.isAbandoned)
            return;
        state.pieces.push_back(std::move(piece));
        lock.unlock();
        state.hasChanged.notify_all();
    }
}

} // namespace qumalaq::storage

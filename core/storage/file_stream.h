// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/base/stop_token.h"
#include "core/work/executor.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <memory>

namespace qumalaq::storage {

/// Reads a file piece by piece in its own thread.
///
/// A read can hang for minutes or forever: on a network, on a drive that is being unplugged, on a pipe without a
/// writer. The reader of a FileStream can be stopped at once all the same. A thread that hangs is abandoned; it ends
/// with the read or with the program.
///
/// All functions must be called in one thread, which should not be the user interface thread.
class FileStream {
public:
    /// Starts to open and read the file. Never blocks.
    explicit FileStream(const QString& path);
    /// Never blocks.
    ~FileStream();
    FileStream(const FileStream&) = delete;
    FileStream& operator=(const FileStream&) = delete;

    /// The next bytes; empty at the end of the file and after a stop. The error is the reason given by the system.
    /// Blocks until one of these is known.
    [[nodiscard]] Expected<QByteArray, QString> next(const StopToken& stop);

private:
    struct State;
    static void read(State& state, const QString& path);

    std::shared_ptr<State> m_state; ///< shared with the thread
    work::Executor m_reading{std::chrono::milliseconds(0)};
};

} // namespace qumalaq::storage

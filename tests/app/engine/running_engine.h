// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/unix_lines.h"

#include <QByteArray>
#include <QList>
#include <QProcess>

#include <algorithm>

/// Much longer than anything here takes.
inline constexpr int kGuardMs = 120'000;

/// A running engine and the lines it has written so far.
class RunningEngine {
public:
    RunningEngine() { m_process.start(QStringLiteral(QUMALAQ_ENGINE), QStringList()); }
    ~RunningEngine()
    {
        m_process.kill();
        m_process.waitForFinished(kGuardMs);
    }

    /// Each call is a separate write to the pipe.
    void send(const QByteArray& text)
    {
        m_process.write(text);
        while (m_process.bytesToWrite() > 0 && m_process.waitForBytesWritten(kGuardMs))
            continue;
    }

    /// Reads until a new line starts with this text; false at the end of the output.
    [[nodiscard]] bool waitFor(const QByteArray& start)
    {
        for (;; ++m_seen) {
            while (m_seen == m_lines.size()) {
                if (!readMore())
                    return false;
            }
            if (m_lines[m_seen].startsWith(start)) {
                ++m_seen;
                return true;
            }
        }
    }

    void closeInput() { m_process.closeWriteChannel(); }

    /// Reads to the end. Returns the exit status; -1 if the program crashed or did not end.
    [[nodiscard]] int finish()
    {
        while (readMore())
            continue;
        const bool hasEnded = m_process.state() == QProcess::NotRunning || m_process.waitForFinished(kGuardMs);
        readMore();
        return hasEnded && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

    [[nodiscard]] const QList<QByteArray>& lines() const { return m_lines; }
    [[nodiscard]] int count(const QByteArray& start) const
    {
        return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(),
                                              [&](const QByteArray& line) { return line.startsWith(start); }));
    }
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }
    [[nodiscard]] QByteArray errors() { return m_process.readAllStandardError(); }

private:
    bool readMore()
    {
        m_process.waitForReadyRead(kGuardMs);
        const QByteArray more = m_process.readAllStandardOutput();
        m_partial = qumalaq::unixLines(m_partial + more);
        for (auto end = m_partial.indexOf('\n'); end >= 0; end = m_partial.indexOf('\n')) {
            m_lines.append(m_partial.left(end));
            m_partial.remove(0, end + 1);
        }
        return !more.isEmpty();
    }

    QProcess m_process;
    QByteArray m_partial;
    QList<QByteArray> m_lines;
    qsizetype m_seen = 0;
};

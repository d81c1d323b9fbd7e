// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/line_process.h"

#include <QProcess>

namespace qumalaq::workshop {

namespace {

constexpr int kAnswerTimeoutMs = 60'000;
constexpr int kQuitTimeoutMs = 2'000;

} // namespace

LineProcess::LineProcess() = default;

LineProcess::~LineProcess()
{
    if (!isRunning())
        return;
    send("quit");
    m_process->closeWriteChannel();
    if (!m_process->waitForFinished(kQuitTimeoutMs)) {
        m_process->kill();
        m_process->waitForFinished(kQuitTimeoutMs);
    }
}

bool LineProcess::start(const QString& program, const QStringList& arguments, const QString& folder)
{
    m_process = std::make_unique<QProcess>();
    m_process->setStandardErrorFile(QProcess::nullDevice());
    m_process->setWorkingDirectory(folder);
    m_process->start(program, arguments);
    return m_process->waitForStarted();
}

bool LineProcess::isRunning() const
{
    return m_process && m_process->state() == QProcess::Running;
}

void LineProcess::send(const std::string& line)
{
    m_process->write((line + '\n').c_str());
    m_process->waitForBytesWritten(kAnswerTimeoutMs);
}

std::optional<std::string> LineProcess::await(std::string_view beginning)
{
    for (;;) {
        while (m_process->canReadLine()) {
            const std::string line = m_process->readLine().trimmed().toStdString();
            if (line.compare(0, beginning.size(), beginning) == 0)
                return line.substr(beginning.size());
        }
        if (!m_process->waitForReadyRead(kAnswerTimeoutMs) && !m_process->canReadLine()) {
            m_process->kill(); // otherwise every further command would wait as long
            return std::nullopt;
        }
    }
}

} // namespace qumalaq::workshop

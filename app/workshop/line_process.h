// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

class QProcess;

namespace qumalaq::workshop {

/// Another program that is talked to by lines on its standard input and output.
///
/// Must be used in one thread, which must be a QThread or the main thread.
class LineProcess {
public:
    LineProcess();
    /// Sends `quit`, and kills the program if it does not end.
    ~LineProcess();
    LineProcess(const LineProcess&) = delete;
    LineProcess& operator=(const LineProcess&) = delete;

    /// Returns whether it has started. `folder`: where it runs; empty for that of this process.
    bool start(const QString& program, const QStringList& arguments, const QString& folder = {});
    [[nodiscard]] bool isRunning() const;
    void send(const std::string& line);
    /// The rest of the next line that begins with `beginning`; none if the program has ended, or after a minute, in
    /// which case it is killed.
    [[nodiscard]] std::optional<std::string> await(std::string_view beginning);

private:
    std::unique_ptr<QProcess> m_process;
};

} // namespace qumalaq::workshop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QStringList>

class QLocalServer;
class QLocalSocket;

namespace qumalaq::desktop {

class DataFolder;

/// What a start of the program asks for.
struct StartRequest {
    QStringList files;          ///< absolute paths
    QStringList shown;          ///< CommandLine::shownArguments
    QByteArray activationToken; ///< of XDG_ACTIVATION_TOKEN, to raise the window; may be empty
};

/// The result of startIn().
enum class StartRole {
    First,     ///< this process uses the data folder from now on
    Later,     ///< another process has taken the request; exit now
    NoAnswer,  ///< the process that uses the folder hangs
    Elsewhere, ///< a process on another computer or of another user uses the folder
};

/// Hands the request to the process that uses the folder, or takes the folder's lock. Blocks while that process starts,
/// ends or answers: up to about 20 s.
[[nodiscard]] StartRole startIn(DataFolder& folder, const StartRequest& request);

/// Receives the requests of later processes.
class InstanceServer : public QObject {
    Q_OBJECT

public:
    /// Listens on a local socket; if none can be created, receives nothing. This process must hold the folder's lock.
    explicit InstanceServer(const DataFolder& folder, QObject* parent = nullptr);

Q_SIGNALS:
    /// Slots must not block: the other process gets its answer afterwards, and waits for at most 10 s.
    void requested(const qumalaq::desktop::StartRequest& request);

private:
    void accept();
    void read(QLocalSocket* socket);

    QLocalServer* m_server;
};

} // namespace qumalaq::desktop

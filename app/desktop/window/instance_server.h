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
    QStringList game;           ///< CommandLine::gameArguments; empty: no game is to be started
    QByteArray activationToken; ///< allows the window to come to the front; empty: the desktop gave none
};

/// What became of a start of the program.
enum class StartRole {
    First,     ///< this process uses the data folder from now on
    Later,     ///< another process took over the request: nothing remains to be done
    NoAnswer,  ///< another process uses the folder, but it hangs
    Elsewhere, ///< another process uses the folder, but not on this computer or not by this user
};

/// Hands the request over to the process that uses the folder, or takes the folder's lock. Waits for an answer, and for
/// a process that is starting or ending, but not for ever.
[[nodiscard]] StartRole startIn(DataFolder& folder, const StartRequest& request);

/// The side of the first process: receives the requests of later ones.
class InstanceServer : public QObject {
    Q_OBJECT

public:
    /// Listens from now on. Call it only in the process that has the folder's lock. Without a place for a socket it
    /// receives nothing.
    explicit InstanceServer(const DataFolder& folder, QObject* parent = nullptr);

Q_SIGNALS:
    /// The other process has been told that its request will be fulfilled.
    void requested(const qumalaq::desktop::StartRequest& request);

private:
    void accept();
    void read(QLocalSocket* socket);

    QLocalServer* m_server;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/instance_server.h"

#include "app/desktop/window/data_folder.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace qumalaq::desktop {

namespace {

constexpr int kTimeoutMs = 10'000;
constexpr int kPauseMs = 50;
constexpr quint32 kProtocol = 1;
constexpr auto kStreamVersion = QDataStream::Qt_6_4;
constexpr char kAnswer = '+';

#ifndef Q_OS_WIN
/// Whether no other user can create a socket there.
bool isPrivate(const QString& folder)
{
    const QFileInfo info(folder);
    return info.isDir() && info.ownerId() == getuid()
           && !info.permissions().testAnyFlags(QFile::WriteGroup | QFile::WriteOther);
}
#endif

/// Where the first process may listen, in order of preference. A later process tries all, because its environment may
/// differ.
QStringList socketsOf(const DataFolder& folder)
{
    QByteArray owner = folder.path().toUtf8();
#ifdef Q_OS_WIN // the names of pipes are common to all users
    owner += '\n' + qgetenv("USERNAME");
#endif
    const QString name =
        QStringLiteral("qumalaq-")
        + QString::fromLatin1(QCryptographicHash::hash(owner, QCryptographicHash::Sha256).toHex().left(16));
#ifdef Q_OS_WIN
    return {name};
#else
    // Not in the temporary folder, where everybody may write. The last path may be too long for a socket.
    QStringList sockets;
    for (const QString& place :
         {qEnvironmentVariable("XDG_RUNTIME_DIR"), QStringLiteral("/run/user/%1").arg(getuid()),
          QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation), folder.path()}) {
        const QString path = QDir(place).filePath(name);
        if (!place.isEmpty() && isPrivate(place) && !sockets.contains(path))
            sockets.append(path);
    }
    return sockets;
#endif
}

enum class HandOver { Done, NoAnswer, Nobody };

HandOver handOver(const StartRequest& request, const QString& name)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(kStreamVersion);
    stream << kProtocol << request.files << request.shown << request.activationToken;

    QDeadlineTimer end(kTimeoutMs);
    QLocalSocket socket;
    socket.connectToServer(name);
    if (!socket.waitForConnected(kTimeoutMs))
        return socket.error() == QLocalSocket::SocketTimeoutError ? HandOver::NoAnswer : HandOver::Nobody;
    socket.write(bytes);
    while (socket.bytesAvailable() == 0) {
        if (!socket.waitForReadyRead(static_cast<int>(end.remainingTime())))
            // A socket closed by the other side means that the process has ended.
            return end.hasExpired() ? HandOver::NoAnswer : HandOver::Nobody;
    }
    return HandOver::Done;
}

} // namespace

StartRole startIn(DataFolder& folder, const StartRequest& request)
{
    const QStringList sockets = socketsOf(folder);
#ifdef Q_OS_WIN
    AllowSetForegroundWindow(ASFW_ANY); // only a process that was just started may raise a window
#endif
    const QDeadlineTimer end(kTimeoutMs);
    while (true) {
        // Even if the lock is free: the lock file of a running process may have been deleted.
        for (const QString& name : sockets) {
            const HandOver result = handOver(request, name);
            if (result == HandOver::Done)
                return StartRole::Later;
            if (result == HandOver::NoAnswer)
                return StartRole::NoAnswer;
        }
        if (folder.lock() != DataFolder::Lock::Held)
            return StartRole::First;
        if (end.hasExpired())
            return StartRole::Elsewhere;
        QThread::msleep(kPauseMs); // the other process is starting or ending
    }
}

InstanceServer::InstanceServer(const DataFolder& folder, QObject* parent)
    : QObject(parent)
    , m_server(new QLocalServer(this))
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &InstanceServer::accept);
    for (const QString& name : socketsOf(folder)) {
        QLocalServer::removeServer(name); // left by a process that was killed
        if (m_server->listen(name))
            return;
    }
}

void InstanceServer::accept()
{
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        read(socket);
    }
}

void InstanceServer::read(QLocalSocket* socket)
{
    StartRequest request;
    quint32 protocol = 0;
    QDataStream stream(socket);
    stream.setVersion(kStreamVersion);
    stream.startTransaction();
    stream >> protocol;
    if (stream.status() == QDataStream::Ok && protocol == kProtocol)
        stream >> request.files >> request.shown >> request.activationToken;
    if (!stream.commitTransaction())
        return; // the rest follows
    // The other process does not wait while files are opened.
    socket->write(&kAnswer, 1);
    socket->flush();
    socket->disconnectFromServer();
    // A request of another version is not understood; it raises the window.
    Q_EMIT requested(protocol == kProtocol ? request : StartRequest());
}

} // namespace qumalaq::desktop

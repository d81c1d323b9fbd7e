// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/connection.h"

#include <algorithm>
#include <utility>

namespace qumalaq::net {

Connection::Connection(QTcpSocket* socket, RateLimit limit, QObject* parent)
    : QObject(parent)
    , m_socket(socket)
    , m_limit(limit)
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(kMaxMessageLength * 4);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket, &QTcpSocket::connected, this, [this] {
        m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        m_heard.start();
        Q_EMIT connected();
    });
    connect(m_socket, &QTcpSocket::readyRead, this, &Connection::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &Connection::close);
    connect(m_socket, &QTcpSocket::errorOccurred, this, &Connection::close);
    connect(&m_timer, &QTimer::timeout, this, &Connection::tick);
    m_timer.setInterval(kHeartbeatInterval);
    m_silence.setSingleShot(true);
    m_silence.setTimerType(Qt::PreciseTimer);
    m_silence.setInterval(kHeartbeatTimeout);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        m_isSilent = true;
        Q_EMIT silenceChanged();
    });
    m_heard.start();
}

Connection::~Connection()
{
    m_socket->disconnect(this);
}

void Connection::send(const Message& message)
{
    if (m_isClosed || m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    if (m_socket->bytesToWrite() > kMaxUnsent)
        return close();
    m_socket->write(lineOf(message));
}

void Connection::closeGracefully()
{
    disconnect(); // no signal is emitted any more
    m_timer.stop();
    m_silence.stop();
    m_socket->disconnect(this);
    if (std::exchange(m_isClosed, true))
        return deleteLater();
    m_socket->flush();
    m_socket->disconnectFromHost();
    QTimer::singleShot(1s, this, &QObject::deleteLater); // what was sent last must leave first
}

void Connection::startHeartbeat()
{
    m_timer.start();
    m_silence.start();
    tick();
}

void Connection::read()
{
    while (!m_isClosed && m_socket->canReadLine()) {
        const auto message = parseMessage(m_socket->readLine(kMaxMessageLength + 1));
        if (!message || !m_limit.tryAcquire())
            return breakOff();
        hear();
        if (message->type == MessageType::Ping) {
            send(MessageType::Pong, message->fields);
        } else if (message->type == MessageType::Pong) {
            if (message->number("number") == m_ping && m_sincePing.isValid()) {
                const std::chrono::milliseconds trip(m_sincePing.elapsed());
                // Slowly upwards: a single late answer is not the network.
                m_roundTrip = m_roundTrip.count() == 0 ? trip : std::min(trip, m_roundTrip + trip / 8);
                m_sincePing.invalidate();
            }
        } else {
            Q_EMIT received(*message);
        }
    }
    if (!m_isClosed && m_socket->bytesAvailable() > kMaxMessageLength)
        breakOff();
}

void Connection::hear()
{
    m_heard.start();
    if (!m_timer.isActive())
        return;
    m_silence.start();
    if (std::exchange(m_isSilent, false))
        Q_EMIT silenceChanged();
}

void Connection::tick()
{
    if (std::chrono::milliseconds(m_heard.elapsed()) > kConnectionTimeout)
        return close();
    if (!m_sincePing.isValid()) {
        m_sincePing.start();
        ++m_ping;
    }
    send(MessageType::Ping, {{QStringLiteral("number"), m_ping}});
}

void Connection::breakOff()
{
    m_isProtocolBroken = true;
    close();
}

void Connection::close()
{
    if (std::exchange(m_isClosed, true))
        return;
    m_timer.stop();
    m_silence.stop();
    m_socket->disconnect(this);
    m_socket->abort();
    Q_EMIT closed();
}

} // namespace qumalaq::net

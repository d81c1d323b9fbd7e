// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/message.h"
#include "core/net/rate_limit.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>

namespace qumalaq::net {

/// Messages over a socket, and whether the other side is there.
class Connection : public QObject {
    Q_OBJECT

public:
    /// Takes the socket. `limit`: of the messages of the other side.
    Connection(QTcpSocket* socket, RateLimit limit, QObject* parent);
    ~Connection() override;

    void send(const Message& message);
    void send(MessageType type, const QJsonObject& fields = {}) { send(Message{type, fields}); }
    /// Sends what is left, closes, and deletes the connection later. No signal is emitted after it.
    void closeGracefully();
    /// Starts to send pings.
    void startHeartbeat();

    /// Whether nothing was heard for kHeartbeatTimeout, since startHeartbeat().
    [[nodiscard]] bool isSilent() const { return m_isSilent; }
    /// Whether it was closed because the other side did not keep to the protocol.
    [[nodiscard]] bool isProtocolBroken() const { return m_isProtocolBroken; }
    /// The time of a ping and its answer. Falls at once, and rises by at most an eighth per answer.
    [[nodiscard]] std::chrono::milliseconds roundTrip() const { return m_roundTrip; }
    [[nodiscard]] QHostAddress address() const { return m_socket->peerAddress(); }

Q_SIGNALS:
    void connected();
    void received(const qumalaq::net::Message& message);
    /// The other side is gone, or does not keep to the protocol. Emitted once.
    void closed();
    /// isSilent() has changed.
    void silenceChanged();

private:
    void read();
    void hear();
    void tick();
    void close();
    void breakOff();

    QTcpSocket* m_socket;
    QTimer m_timer;
    QElapsedTimer m_heard;
    QTimer m_silence;
    bool m_isSilent = false;
    QElapsedTimer m_sincePing;
    RateLimit m_limit;
    int m_ping = 0;
    std::chrono::milliseconds m_roundTrip{0};
    bool m_isClosed = false;
    bool m_isProtocolBroken = false;
};

} // namespace qumalaq::net

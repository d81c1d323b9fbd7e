// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/code.h"
#include "core/net/message.h"
#include "core/net/rate_limit.h"
#include "core/session/match_spec.h"

#include <QDeadlineTimer>
#include <QHostAddress>
#include <QList>
#include <QNetworkInterface>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

#include <functional>
#include <optional>
#include <vector>

/// Games that their hosts show to everybody on the network. A guest who looks for them sends MessageType::Find to a
/// multicast group once a second, and each host answers with MessageType::Announce. Nothing of it has the name of a
/// person.
namespace qumalaq::net {

/// A game that anybody in the network may join.
struct Announcement {
    Code code;
    session::MatchSpec spec; ///< without names
    bool hasBegun = false;   ///< it can only be watched

    friend bool operator==(const Announcement&, const Announcement&) = default;
};

[[nodiscard]] Message toMessage(const Announcement& announcement);
/// None if it is not a message that announces a game.
[[nodiscard]] std::optional<Announcement> announcementOf(const Message& message);

/// Answers who looks for games, on private addresses only.
class AnnouncementServer : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<Announcement()>;

    /// `own`: the addresses of the networks in which it answers. Other programs may answer
    /// on the same port.
    AnnouncementServer(Answer answer, const QList<QHostAddress>& own, QObject* parent = nullptr);

private:
    void read();

    Answer m_answer;
    QUdpSocket m_socket;
    RateLimit m_limit;
};

/// Looks for announced games between start() and stop().
class AnnouncementFinder : public QObject {
    Q_OBJECT

public:
    explicit AnnouncementFinder(QObject* parent = nullptr);

    /// `own`: the addresses of the networks in which it looks.
    void start(const QList<QHostAddress>& own);
    void stop();
    /// In the order in which they were found. A game that has not answered for kAnnouncementLifetime is removed.
    [[nodiscard]] QList<Announcement> found() const;

Q_SIGNALS:
    void changed();

private:
    struct Found {
        Announcement announcement;
        QDeadlineTimer until;
    };

    void ask();
    void read();

    QUdpSocket m_socket;
    QList<QNetworkInterface> m_networks;
    QTimer m_timer;
    std::vector<Found> m_found;
};

} // namespace qumalaq::net

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/announcement.h"
#include "core/net/code.h"
#include "core/net/partner.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QTcpServer>
#include <QTimer>

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::net {

/// The computer that applies the rules. Others join with its code. Listens only from open() to leave(), on private
/// addresses.
class Host final : public Partner {
    Q_OBJECT

public:
    Host(session::Match& match, Begin begin, QObject* parent = nullptr);
    ~Host() override;

    /// Offers a game in which `own` is played here; the name of the other player is set when somebody joins.
    /// Returns false if no address can be used.
    bool open(const session::MatchSpec& spec, rules::Side own, const QList<QHostAddress>& addresses);
    /// Whether everybody on the network can find the game without the code. Requires open().
    void setAnnounced(bool isAnnounced);
    /// Watchers see everything this much later, so that they cannot help a player.
    void setWatcherDelay(std::chrono::milliseconds delay);
    /// Goes on with the match's game after the program was killed, by what saved() had.
    bool reopen(const QJsonObject& saved, const QList<QHostAddress>& addresses);

    [[nodiscard]] QString code() const;
    [[nodiscard]] const QList<QHostAddress>& addresses() const { return m_addresses; }
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] int watchers() const { return int(count(Role::Watcher)); }
    /// Whether the other player is connected, and so sees the offer or plays.
    [[nodiscard]] bool hasPlayer() const { return m_player != nullptr; }

    [[nodiscard]] QString partnerName() const override { return m_guestName; }
    [[nodiscard]] std::optional<rules::Side> ownSide() const override { return m_own; }
    void leave() override;
    [[nodiscard]] QJsonObject saved() const override;
    [[nodiscard]] bool decides() const override { return false; }
    void onEvent(const QByteArray& line) override;

private:
    enum class Role { Stranger, Player, Watcher };
    struct Peer {
        Role role = Role::Stranger;
        QString nonce;
        bool hasGame = false;
        quint64 number = 0; ///< in the order in which they came
    };

    [[nodiscard]] Connection* connection() const override { return m_player; }
    void agree(Question question, bool byPartner) override;
    bool requestOther(const session::Request& request) override;
    void giveUp() override;

    bool listen(const QList<QHostAddress>& addresses, QList<quint16> ports);
    void receiveConnection(QTcpServer& server);
    void receive(Connection* from, const Message& message);
    void join(Connection* from, const Message& message);
    void carryOutRequest(const Message& message);
    void refuse(Connection* to, QLatin1String reason);
    void drop(Connection* connection);
    void dropOldestStranger();
    [[nodiscard]] bool isSeatFree(const QString& name) const;
    void begin(const session::MatchSpec& spec);
    void sendGame(Connection* to);
    void broadcast(MessageType type, const QJsonObject& fields);
    /// Sends to the watchers what is due.
    void sendToWatchers();
    void sendRestToWatchers();
    void grantLag();
    [[nodiscard]] rules::Side guestSide() const { return rules::opponentOf(m_own); }
    [[nodiscard]] qsizetype count(Role role) const;

    std::vector<std::unique_ptr<QTcpServer>> m_servers;
    std::unique_ptr<AnnouncementServer> m_announcement; ///< null if the game is not announced
    QList<QHostAddress> m_addresses;
    quint16 m_port = 0;
    Code m_code;
    QString m_reconnectToken; ///< the key of the guest's seat
    session::MatchSpec m_offer;
    rules::Side m_own = rules::Side::South;
    QString m_guestName;
    bool m_hasBegun = false;
    bool m_wasPaused = false;
    QHash<Connection*, Peer> m_peers;
    quint64 m_connections = 0; ///< so far
    Connection* m_player = nullptr;
    std::chrono::milliseconds m_watcherDelay{0};
    std::optional<session::MatchRecord> m_watched; ///< the game as the watchers see it
    bool m_isLostForWatchers = false;
    struct Unwatched {
        QDeadlineTimer due;
        MessageType type;
        QJsonObject fields;
    };
    std::deque<Unwatched> m_unwatched; ///< in the order of their deadlines
    QTimer m_watcherTimer;
    int m_wrongCodes = 0;
    QDeadlineTimer m_silence{0};
    std::chrono::milliseconds m_lagLeft = kMaxLagOfGame;
    std::chrono::milliseconds m_granted{0};
};

} // namespace qumalaq::net

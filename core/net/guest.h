// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/code.h"
#include "core/net/partner.h"
#include "core/net/rate_limit.h"
#include "core/session/journal_text.h"

#include <QHostAddress>
#include <QList>

#include <vector>

namespace qumalaq::net {

/// The computer that joins a game, to play or to watch. Follows the host; a move of its person is a request.
class Guest final : public Partner {
    Q_OBJECT

public:
    enum class Role { Player, Watcher };

    Guest(session::Match& match, Begin begin, QObject* parent = nullptr);
    ~Guest() override;

    /// Looks for the host at all these addresses; see addressesOf().
    void join(const Code& code, const QList<QHostAddress>& addresses, Role role, const QString& name);
    /// Goes on after the program was killed, by what saved() had.
    bool rejoin(const QJsonObject& saved);
    /// The game that the host offers, if state() is Offered.
    [[nodiscard]] const session::MatchSpec& offer() const { return m_offer; }
    void accept();

    [[nodiscard]] QString partnerName() const override;
    [[nodiscard]] std::optional<rules::Side> ownSide() const override { return m_own; }
    void leave() override;
    [[nodiscard]] QJsonObject saved() const override;
    [[nodiscard]] bool decides() const override { return true; }
    void onEvent(const QByteArray& /*line*/) override {}

private:
    struct Attempt {
        Connection* connection = nullptr;
        QHostAddress address;
        quint16 port = 0;
        QString nonce;
        QString hostNonce;
    };

    [[nodiscard]] Connection* connection() const override { return m_connection; }
    [[nodiscard]] bool isReachable() const override { return Partner::isReachable() && !m_isPlayerLost; }
    void agree(Question, bool) override {} // the host does it
    bool requestOther(const session::Request& request) override;
    void giveUp() override;

    void tryAt(const QHostAddress& address, quint16 port);
    void receiveFromCandidate(Connection* from, const Message& message);
    void receive(const Message& message);
    void endTry(Connection* connection);
    void dropTries();
    void onLost();
    void retry();
    void showGame();

    Code m_code;
    Role m_role = Role::Player;
    QString m_name;
    QString m_reconnectToken;
    QHostAddress m_address;
    quint16 m_port = 0;
    std::vector<Attempt> m_attempts;
    QTimer m_tryTime;
    QTimer m_retry;
    std::optional<Refusal> m_refusal;
    Connection* m_connection = nullptr;

    session::MatchSpec m_offer;
    std::optional<rules::Side> m_own;
    rules::Side m_host = rules::Side::South; ///< the side of the host's person
    bool m_isPlayerLost = false;             ///< somebody who watches sees that the host waits for the other player
    bool m_hasGame = false;                  ///< was shown once
    std::optional<session::JournalHeader> m_header;
    std::optional<session::MatchRecord> m_record; ///< while the events of a game arrive
    int m_eventsToCome = 0;
    int m_events = 0; ///< of the game so far
    RateLimit m_limit{kMaxMessagesOfHost};
    RateLimit m_games{kMaxGames, kGamesASecond};
    bool m_isPausedThere = false;
};

} // namespace qumalaq::net

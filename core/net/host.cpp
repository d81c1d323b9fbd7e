// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/host.h"

#include "core/net/message_values.h"
#include "core/net/networks.h"
#include "core/net/proof.h"
#include "core/notation/move_text.h"
#include "core/session/match_journal.h"

#include <QJsonDocument>
#include <QLoggingCategory>
#include <QRandomGenerator>
#include <QTcpSocket>

#include <algorithm>
#include <utility>

namespace qumalaq::net {

using rules::Side;
using session::Match;
using session::MatchSpec;
using session::Player;
using session::Request;
using session::sideOf;
using session::wordOf;

Q_LOGGING_CATEGORY(logHost, "qumalaq.net.host", QtInfoMsg)

Host::Host(Match& match, Begin begin, QObject* parent) : Partner(match, std::move(begin), parent)
{
    connect(&m_match, &Match::drawOffered, this, [this](Side by) {
        broadcast(MessageType::Draw, {{QStringLiteral("by"), wordOf(by)}});
    });
    connect(&m_match, &Match::drawDeclined, this, [this] { broadcast(MessageType::Draw, {}); });
    connect(&m_match, &Match::pauseChanged, this, [this] {
        if (m_match.isPaused() != std::exchange(m_wasPaused, m_match.isPaused()))
            broadcast(MessageType::Paused, {{QStringLiteral("on"), m_wasPaused}});
    });
    connect(&m_match, &Match::moveMade, this, &Host::grantLag);
    m_watcherTimer.setSingleShot(true);
    connect(&m_watcherTimer, &QTimer::timeout, this, &Host::sendToWatchers);
    connect(this, &Partner::stateChanged, this, [this, was = state()]() mutable {
        if (state() != std::exchange(was, state()))
            broadcast(MessageType::Lost, {{QStringLiteral("on"), state() == State::Waiting}});
    });
}

Host::~Host()
{
    for (Connection* connection : m_peers.keys())
        connection->disconnect(this);
}

bool Host::open(const MatchSpec& spec, Side own, const QList<QHostAddress>& addresses)
{
    m_offer = spec;
    m_own = own;
    m_offer.players[indexOf(own)] = {Player::Kind::Person, 1, nameToSend(spec.players[indexOf(own)].name)};
    m_offer.players[indexOf(guestSide())] = {Player::Kind::Remote, 1, {}};
    m_code.secret = QRandomGenerator::system()->bounded(1U << kSecretBits);
    m_reconnectToken = newNonce();
    if (!listen(addresses, QList<quint16>(kPorts.begin(), kPorts.end())))
        return false;
    setState(State::Looking);
    return true;
}

void Host::setWatcherDelay(std::chrono::milliseconds delay)
{
    m_watcherDelay = delay;
    Q_EMIT savedChanged();
}

void Host::setAnnounced(bool isAnnounced)
{
    const auto answer = [this] { return Announcement{m_code, m_offer, m_hasBegun}; };
    m_announcement = isAnnounced ? std::make_unique<AnnouncementServer>(answer, m_addresses) : nullptr;
}

bool Host::reopen(const QJsonObject& saved, const QList<QHostAddress>& addresses)
{
    const auto code = parseCode(saved.value(QLatin1String("code")).toString());
    const auto own = sideOf(saved.value(QLatin1String("side")).toString());
    const int port = saved.value(QLatin1String("port")).toInt();
    if (!code || !own || port <= 0 || port > 0xffff || !m_match.hasGame() || !m_match.spec().hasRemote())
        return false;
    m_own = *own;
    m_code = *code;
    m_reconnectToken = saved.value(QLatin1String("seat")).toString();
    m_lagLeft = std::chrono::milliseconds(saved.value(QLatin1String("lag")).toInt());
    m_watcherDelay = std::chrono::milliseconds(saved.value(QLatin1String("watcherDelay")).toInt());
    m_offer = m_match.spec();
    m_guestName = m_offer.players[indexOf(guestSide())].name;
    if (!listen(addresses, {quint16(port)}))
        return false;
    m_hasBegun = true;
    m_watched = m_match.record();
    m_isLostForWatchers = true;
    m_match.setRemote(this);
    setState(State::Waiting);
    return true;
}

bool Host::listen(const QList<QHostAddress>& addresses, QList<quint16> ports)
{
    for (const quint16 port : ports) {
        m_servers.clear();
        m_addresses.clear();
        for (const QHostAddress& address : addresses) {
            auto server = std::make_unique<QTcpServer>();
            if (!isPrivate(address) || !server->listen(address, port))
                continue;
            server->setMaxPendingConnections(kMaxStrangers);
            connect(server.get(), &QTcpServer::newConnection, this,
                    [this, tcp = server.get()] { receiveConnection(*tcp); });
            m_servers.push_back(std::move(server));
            m_addresses.append(address);
        }
        // The code has the first address.
        if (!m_addresses.isEmpty() && m_addresses.first() == addresses.first()) {
            m_port = port;
            m_code.address = quint16(m_addresses.first().toIPv4Address() & ((1U << kAddressBits) - 1));
            return true;
        }
    }
    m_servers.clear();
    m_addresses.clear();
    return false;
}

QString Host::code() const
{
    return toText(m_code);
}

qsizetype Host::count(Role role) const
{
    return std::count_if(m_peers.begin(), m_peers.end(), [role](const Peer& peer) { return peer.role == role; });
}

QJsonObject Host::saved() const
{
    if (!m_hasBegun || state() == State::Ended)
        return {};
    return {{QStringLiteral("as"), QStringLiteral("host")},
            {QStringLiteral("code"), code()},
            {QStringLiteral("side"), wordOf(m_own)},
            {QStringLiteral("port"), m_port},
            {QStringLiteral("address"), m_addresses.isEmpty() ? QString() : m_addresses.first().toString()},
            {QStringLiteral("seat"), m_reconnectToken},
            {QStringLiteral("lag"), qint64(m_lagLeft.count())},
            {QStringLiteral("watcherDelay"), qint64(m_watcherDelay.count())}};
}

void Host::leave()
{
    sendRestToWatchers();
    for (Connection* connection : m_peers.keys())
        connection->send(MessageType::Bye);
    giveUp();
}

void Host::giveUp()
{
    m_servers.clear();
    m_announcement.reset();
    for (Connection* connection : m_peers.keys())
        drop(connection);
    setState(State::Ended);
    Q_EMIT savedChanged();
}

void Host::receiveConnection(QTcpServer& server)
{
    while (QTcpSocket* socket = server.nextPendingConnection()) {
        if (!isPrivate(socket->peerAddress())) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        if (count(Role::Stranger) >= kMaxStrangers)
            dropOldestStranger();
        auto* connection = new Connection(socket, RateLimit(kMaxMessages), this);
        const Peer peer{Role::Stranger, newNonce(), false, ++m_connections};
        m_peers.insert(connection, peer);
        connect(connection, &Connection::closed, this, [this, connection] { drop(connection); });
        connect(connection, &Connection::received, this,
                [this, connection](const Message& message) { receive(connection, message); });
        QTimer::singleShot(kJoinTimeout, connection, [this, connection] {
            if (m_peers.value(connection).role == Role::Stranger)
                drop(connection);
        });
        connection->send(MessageType::Hello,
                         {{QStringLiteral("version"), kProtocolVersion}, {QStringLiteral("nonce"), peer.nonce}});
    }
}

/// Closes a connection after what was sent last.
void Host::drop(Connection* connection)
{
    if (m_peers.remove(connection) == 0)
        return;
    connection->closeGracefully();
    if (connection != m_player)
        return;
    m_player = nullptr;
    if (m_hasBegun) {
        checkSilence();
    } else {
        m_reconnectToken = newNonce(); // the next one gets a key of its own
        Q_EMIT stateChanged();
    }
}

/// Silent connections of strangers must not keep the player out.
void Host::dropOldestStranger()
{
    auto oldest = m_peers.end();
    for (auto it = m_peers.begin(); it != m_peers.end(); ++it) {
        if (it->role == Role::Stranger && (oldest == m_peers.end() || it->number < oldest->number))
            oldest = it;
    }
    Connection* connection = oldest.key();
    m_peers.erase(oldest);
    delete connection; // it has nothing to say
}

void Host::refuse(Connection* to, QLatin1String reason)
{
    qCInfo(logHost, "refused: %s", reason.data());
    to->send(MessageType::Refused, {{QStringLiteral("reason"), reason}});
}

void Host::receive(Connection* from, const Message& message)
{
    const Role role = m_peers.value(from).role;
    if (role == Role::Stranger) {
        if (message.type == MessageType::Join)
            return join(from, message);
        return drop(from);
    }
    if (role == Role::Watcher || message.type == MessageType::Bye) {
        const bool isPlayer = role == Role::Player;
        drop(from); // a watcher has nothing to say but that it leaves
        if (isPlayer && m_hasBegun)
            giveUp();
        return;
    }
    switch (message.type) {
    case MessageType::Accept:
        if (!m_hasBegun)
            begin(m_offer);
        return;
    case MessageType::Request:
        if (m_hasBegun)
            carryOutRequest(message);
        return;
    case MessageType::Ask:
    case MessageType::Answer:
        if (m_hasBegun)
            handleMessage(message);
        return;
    default:
        return drop(from);
    }
}

void Host::join(Connection* from, const Message& message)
{
    const QString nonce = m_peers.value(from).nonce;
    const QString guestNonce = message.text("nonce");
    const auto turnAway = [this, from](Refusal why) {
        refuse(from, wordFor(kRefusalWords, why));
        drop(from);
    };
    if (message.number("version") != kProtocolVersion)
        return turnAway(Refusal::Version);
    const bool hasSeat =
        message.fields.contains(QLatin1String("seat"))
        && isSameProof(message.text("seat"), proofOf(m_reconnectToken.toLatin1(), kReconnectProof, nonce, guestNonce));
    // The player comes back even while others try codes.
    if (!hasSeat && !m_silence.hasExpired())
        return turnAway(Refusal::LockedOut);
    if (!isSameProof(message.text("proof"), proofOf(keyOf(m_code), kGuestProof, nonce, guestNonce))) {
        if (++m_wrongCodes >= kMaxWrongCodes) {
            m_wrongCodes = 0;
            m_silence.setRemainingTime(kLockout);
        }
        return turnAway(Refusal::Code);
    }
    const bool isPlayer = message.text("as") == QLatin1String("player");
    if (isPlayer && !hasSeat && !isSeatFree(message.text("name")))
        return turnAway(Refusal::Taken);
    if (!isPlayer && count(Role::Watcher) >= kMaxWatchers)
        return turnAway(Refusal::Full);
    QJsonObject welcome{{QStringLiteral("proof"), proofOf(keyOf(m_code), kHostProof, nonce, guestNonce)}};
    if (isPlayer) {
        if (Connection* old = std::exchange(m_player, from))
            drop(old); // the same player has come back before the old connection was noticed as broken
        m_peers[from].role = Role::Player;
        if (!hasSeat)
            welcome.insert(QStringLiteral("seat"), m_reconnectToken);
        if (!m_hasBegun)
            m_guestName = message.text("name");
    } else {
        m_peers[from].role = Role::Watcher;
    }
    from->send(MessageType::Welcome, welcome);
    from->startHeartbeat();
    if (isPlayer)
        connect(from, &Connection::silenceChanged, this, &Host::checkSilence);
    if (m_hasBegun) {
        sendGame(from);
        if (isPlayer) {
            checkSilence();
            grantLag();
        }
    } else if (isPlayer) {
        m_offer.players[indexOf(guestSide())].name = m_guestName;
        from->send(MessageType::Offer,
                   {{QStringLiteral("header"), objectOf({m_offer, QDateTime::currentDateTimeUtc()})},
                    {QStringLiteral("side"), wordOf(guestSide())}});
        Q_EMIT stateChanged();
    }
}

/// Whether somebody with this name can take the guest's seat without its key. Once the game has begun, only a guest who
/// has not moved yet: their program may have been killed before it kept the key.
bool Host::isSeatFree(const QString& name) const
{
    if (m_player || !m_hasBegun)
        return !m_player;
    const rules::History& history = m_match.history();
    for (std::size_t ply = 0; ply < history.plies().size(); ++ply) {
        if (history.positionAt(ply).sideToMove() == guestSide())
            return false;
    }
    return name == m_guestName && !m_match.outcome();
}

void Host::begin(const MatchSpec& spec)
{
    sendRestToWatchers();
    m_hasBegun = true;
    m_wasPaused = false;
    m_lagLeft = kMaxLagOfGame;
    m_granted = {};
    for (Peer& peer : m_peers)
        peer.hasGame = false;
    m_watched.emplace(spec);
    m_isLostForWatchers = false;
    m_match.setRemote(this);
    setState(State::Playing);
    m_match.setConnected(true);
    beginGame({session::MatchRecord(spec), QDateTime::currentDateTimeUtc(), {}});
    for (Connection* connection : m_peers.keys()) {
        if (m_peers.value(connection).role != Role::Stranger)
            sendGame(connection);
    }
    grantLag();
    Q_EMIT savedChanged();
}

void Host::sendGame(Connection* to)
{
    Peer& peer = m_peers[to];
    const bool isPlayer = peer.role == Role::Player;
    const session::MatchRecord& record = isPlayer ? m_match.record() : *m_watched;
    QList<QByteArray> lines = session::MatchJournal::toText(record, m_match.startedAt()).split('\n');
    lines.removeAll(QByteArray());
    QJsonObject fields{{QStringLiteral("header"), objectOf(lines.takeFirst())},
                       {QStringLiteral("events"), int(lines.size())},
                       {QStringLiteral("paused"), m_match.isPaused()}};
    if (isPlayer)
        fields.insert(QStringLiteral("side"), wordOf(guestSide()));
    to->send(MessageType::Game, fields);
    for (const QByteArray& line : lines)
        to->send(MessageType::Event, {{QStringLiteral("event"), objectOf(line)}});
    if (const auto by = m_match.pendingDrawOffer(); by && (isPlayer || m_unwatched.empty()))
        to->send(MessageType::Draw, {{QStringLiteral("by"), wordOf(*by)}});
    if (!isPlayer && m_isLostForWatchers)
        to->send(MessageType::Lost, {{QStringLiteral("on"), true}});
    peer.hasGame = true;
}

void Host::onEvent(const QByteArray& line)
{
    broadcast(MessageType::Event, {{QStringLiteral("event"), objectOf(line)}});
}

void Host::broadcast(MessageType type, const QJsonObject& fields)
{
    if (!m_hasBegun)
        return;
    if (m_player && m_peers.value(m_player).hasGame && type != MessageType::Lost)
        m_player->send(type, fields);
    m_unwatched.push_back({QDeadlineTimer(m_watcherDelay), type, fields});
    sendToWatchers();
}

/// Of a game that is over for the players.
void Host::sendRestToWatchers()
{
    for (Unwatched& event : m_unwatched)
        event.due = QDeadlineTimer(0);
    sendToWatchers();
}

void Host::sendToWatchers()
{
    while (!m_unwatched.empty() && m_unwatched.front().due.hasExpired()) {
        const Unwatched next = std::move(m_unwatched.front());
        m_unwatched.pop_front();
        if (next.type == MessageType::Event) {
            const QByteArray line = QJsonDocument(next.fields.value(QLatin1String("event")).toObject()).toJson();
            if (const auto event = session::parseEventLine(line, *m_watched))
                m_watched->apply(*event);
        } else if (next.type == MessageType::Lost) {
            m_isLostForWatchers = next.fields.value(QLatin1String("on")).toBool();
        }
        for (Connection* connection : m_peers.keys()) {
            const Peer peer = m_peers.value(connection);
            if (peer.role == Role::Watcher && peer.hasGame)
                connection->send(next.type, next.fields);
        }
    }
    if (!m_unwatched.empty())
        m_watcherTimer.start(static_cast<int>(m_unwatched.front().due.remainingTime()));
}

void Host::carryOutRequest(const Message& message)
{
    const auto deny = [this](Denial why) {
        refuse(m_player, wordFor(kDenialWords, why));
        Q_EMIT requestDenied(why);
    };
    const auto kind = valueFor(kRequestWords, message.text("what"));
    if (!kind)
        return;
    Request request{*kind, {}};
    if (request.kind == Request::Kind::Move) {
        const rules::AnyPosition& position = m_match.history().position();
        if (m_match.outcome())
            return deny(Denial::Over);
        if (position.sideToMove() != guestSide())
            return deny(Denial::Turn);
        if (message.number("ply") != int(m_match.history().plies().size()))
            return deny(Denial::Old);
        const auto move = notation::parseMove(message.text("move").toStdString(), position);
        if (!move)
            return deny(Denial::Illegal);
        request.move = *move;
        m_lagLeft -= std::exchange(m_granted, {});
    }
    if (!m_match.execute(request, guestSide()))
        deny(m_match.outcome() ? Denial::Over : Denial::Illegal);
}

bool Host::requestOther(const Request& request)
{
    return request.kind == Request::Kind::Continue && m_match.execute(request, m_own);
}

void Host::agree(Question question, bool byPartner)
{
    const Side by = byPartner ? guestSide() : m_own;
    if (question == Question::TakeBack) {
        m_match.execute({Request::Kind::TakeBack, {}}, by);
    } else if (question == Question::Pause) {
        m_match.execute({Request::Kind::Pause, {}}, by);
    } else {
        m_own = guestSide();
        begin(m_match.spec().withSidesChanged());
    }
}

void Host::grantLag()
{
    if (!m_player || m_match.outcome() || m_match.history().position().sideToMove() != guestSide())
        return;
    m_granted = std::clamp<std::chrono::milliseconds>(
        std::min<std::chrono::milliseconds>(m_player->roundTrip(), m_lagLeft), 0ms, kMaxLagOfMove);
    m_match.setLag(m_granted);
}

} // namespace qumalaq::net

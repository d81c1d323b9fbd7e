// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/guest.h"

#include "core/net/message_values.h"
#include "core/net/proof.h"
#include "core/notation/move_text.h"

#include <QJsonDocument>
#include <QTcpSocket>

#include <algorithm>
#include <utility>
#include <variant>

namespace qumalaq::net {

using rules::Side;
using session::Match;
using session::MatchRecord;
using session::MatchSpec;
using session::Player;
using session::Request;
using session::sideOf;
using session::wordOf;

namespace {

/// The game as this computer sees it; a host cannot make a player a computer, or the game count for a learner here.
MatchSpec seenFrom(std::optional<Side> own, MatchSpec spec)
{
    for (const Side side : rules::kBothSides) {
        const QString name = nameToSend(spec.players[indexOf(side)].name);
        spec.players[indexOf(side)] = {own == side ? Player::Kind::Person : Player::Kind::Remote, 1, name};
    }
    spec.learner.clear();
    spec.isRated = false;
    return spec;
}

/// Whether the moves of `shorter` are the first ones of `longer`.
bool isBeginning(const rules::History& shorter, const rules::History& longer)
{
    return shorter.plies().size() <= longer.plies().size()
           && std::equal(shorter.plies().begin(), shorter.plies().end(), longer.plies().begin(),
                         [](const auto& a, const auto& b) { return a.move == b.move; });
}

} // namespace

Guest::Guest(Match& match, Begin begin, QObject* parent) : Partner(match, std::move(begin), parent)
{
    m_tryTime.setSingleShot(true);
    m_tryTime.setInterval(kAnswerTimeout);
    connect(&m_tryTime, &QTimer::timeout, this, [this] {
        while (!m_attempts.empty())
            endTry(m_attempts.front().connection);
    });
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetryInterval);
    connect(&m_retry, &QTimer::timeout, this, &Guest::retry);
}

Guest::~Guest()
{
    dropTries();
    if (m_connection)
        m_connection->disconnect(this);
}

void Guest::join(const Code& code, const QList<QHostAddress>& addresses, Role role, const QString& name)
{
    dropTries();
    m_code = code;
    m_role = role;
    m_name = nameToSend(name);
    m_refusal.reset();
    setState(State::Looking);
    for (const QHostAddress& address : addresses) {
        for (const quint16 port : kPorts)
            tryAt(address, port);
    }
    if (m_attempts.empty()) {
        setState(State::Idle);
        Q_EMIT refused(Refusal::NotFound);
    } else {
        m_tryTime.start();
    }
}

bool Guest::rejoin(const QJsonObject& saved)
{
    const auto code = parseCode(saved.value(QLatin1String("code")).toString());
    const int port = saved.value(QLatin1String("port")).toInt();
    m_address = QHostAddress(saved.value(QLatin1String("address")).toString());
    if (!code || m_address.isNull() || port <= 0 || port > 0xffff)
        return false;
    m_code = *code;
    m_port = quint16(port);
    m_reconnectToken = saved.value(QLatin1String("seat")).toString();
    m_name = nameToSend(saved.value(QLatin1String("name")).toString());
    m_own = sideOf(saved.value(QLatin1String("side")).toString());
    m_hasGame = true;
    m_match.setRemote(this);
    setState(State::Waiting);
    retry();
    return true;
}

QJsonObject Guest::saved() const
{
    if (!m_hasGame || m_role == Role::Watcher || state() == State::Ended)
        return {};
    return {{QStringLiteral("as"), QStringLiteral("guest")},
            {QStringLiteral("code"), toText(m_code)},
            {QStringLiteral("address"), m_address.toString()},
            {QStringLiteral("port"), m_port},
            {QStringLiteral("seat"), m_reconnectToken},
            {QStringLiteral("side"), m_own ? wordOf(*m_own) : QString()},
            {QStringLiteral("name"), m_name}};
}

QString Guest::partnerName() const
{
    const MatchSpec& spec = m_hasGame && m_match.hasGame() ? m_match.spec() : m_offer;
    if (m_own)
        return spec.players[indexOf(rules::opponentOf(*m_own))].name;
    return spec.players[indexOf(m_isPlayerLost ? rules::opponentOf(m_host) : m_host)].name;
}

void Guest::accept()
{
    if (state() == State::Offered && m_connection)
        m_connection->send(MessageType::Accept);
}

void Guest::leave()
{
    if (m_connection)
        m_connection->send(MessageType::Bye);
    giveUp();
}

void Guest::giveUp()
{
    m_retry.stop();
    dropTries();
    if (Connection* connection = std::exchange(m_connection, nullptr))
        connection->closeGracefully();
    setState(State::Ended);
    Q_EMIT savedChanged();
}

// --- Finding the host ---

void Guest::tryAt(const QHostAddress& address, quint16 port)
{
    auto* socket = new QTcpSocket;
    auto* connection = new Connection(socket, RateLimit(kMaxEvents + kMaxMessagesOfHost), this);
    m_attempts.push_back({connection, address, port, newNonce(), {}});
    // Queued: a connection that fails at once must not end the search before the next one is tried.
    connect(
        connection, &Connection::closed, this, [this, connection] { endTry(connection); }, Qt::QueuedConnection);
    connect(connection, &Connection::received, this,
            [this, connection](const Message& message) { receiveFromCandidate(connection, message); });
    socket->connectToHost(address, port);
}

void Guest::receiveFromCandidate(Connection* from, const Message& message)
{
    const auto it = std::find_if(m_attempts.begin(), m_attempts.end(),
                                 [from](const Attempt& each) { return each.connection == from; });
    if (it == m_attempts.end())
        return;
    if (message.type == MessageType::Hello && it->hostNonce.isEmpty()) {
        if (message.number("version") != kProtocolVersion) {
            m_refusal = Refusal::Version;
            return endTry(from);
        }
        it->hostNonce = message.text("nonce");
        QJsonObject fields{
            {QStringLiteral("version"), kProtocolVersion},
            {QStringLiteral("as"), m_role == Role::Player ? QStringLiteral("player") : QStringLiteral("watcher")},
            {QStringLiteral("name"), m_name},
            {QStringLiteral("nonce"), it->nonce},
            {QStringLiteral("proof"), proofOf(keyOf(m_code), kGuestProof, it->hostNonce, it->nonce)}};
        if (!m_reconnectToken.isEmpty())
            fields.insert(QStringLiteral("seat"),
                          proofOf(m_reconnectToken.toLatin1(), kReconnectProof, it->hostNonce, it->nonce));
        from->send(MessageType::Join, fields);
    } else if (message.type == MessageType::Refused) {
        m_refusal = valueFor(kRefusalWords, message.text("reason"));
        endTry(from);
    } else if (message.type == MessageType::Welcome && !it->hostNonce.isEmpty()
               && isSameProof(message.text("proof"), proofOf(keyOf(m_code), kHostProof, it->hostNonce, it->nonce))) {
        m_address = it->address;
        m_port = it->port;
        if (message.fields.contains(QLatin1String("seat")))
            m_reconnectToken = message.text("seat");
        m_connection = from;
        m_attempts.erase(it);
        dropTries();
        from->disconnect(this);
        connect(from, &Connection::closed, this, &Guest::onLost);
        connect(from, &Connection::received, this, &Guest::receive);
        connect(from, &Connection::silenceChanged, this, [this] { checkSilence(); });
        from->startHeartbeat();
    } else {
        endTry(from);
    }
}

void Guest::endTry(Connection* connection)
{
    const auto removed =
        std::erase_if(m_attempts, [connection](const Attempt& each) { return each.connection == connection; });
    if (removed == 0)
        return;
    connection->closeGracefully();
    if (!m_attempts.empty() || m_connection)
        return;
    m_tryTime.stop();
    if (state() == State::Waiting) {
        // The host may be restarting and still loading the game; only a final refusal ends the game.
        if (m_refusal == Refusal::Version || m_refusal == Refusal::Taken || m_refusal == Refusal::Code) {
            const Refusal why = *std::exchange(m_refusal, std::nullopt);
            giveUp();
            Q_EMIT refused(why);
        } else {
            m_retry.start();
        }
        return;
    }
    setState(State::Idle);
    Q_EMIT refused(m_refusal.value_or(Refusal::NotFound));
}

void Guest::dropTries()
{
    m_tryTime.stop();
    for (const Attempt& each : std::exchange(m_attempts, {}))
        each.connection->closeGracefully();
}

void Guest::onLost()
{
    Connection* lost = std::exchange(m_connection, nullptr);
    lost->closeGracefully();
    m_record.reset();
    if (m_hasGame && lost->isProtocolBroken()) {
        giveUp(); // it would send the same again
    } else if (m_hasGame) {
        checkSilence();
        m_retry.start();
    } else {
        setState(State::Idle);
        Q_EMIT refused(Refusal::Over);
    }
}

void Guest::retry()
{
    if (state() != State::Waiting || m_connection || !m_attempts.empty())
        return;
    m_refusal.reset();
    tryAt(m_address, m_port);
    m_tryTime.start();
}

// --- The game ---

void Guest::receive(const Message& message)
{
    const bool isOfWholeGame = m_record && message.type == MessageType::Event;
    if (!isOfWholeGame && !m_limit.tryAcquire())
        return leave();
    switch (message.type) {
    case MessageType::Offer:
        if (const auto header = headerOf(message); header && !m_hasGame) {
            m_own = sideOf(message.text("side"));
            m_offer = seenFrom(m_own, header->spec);
            setState(State::Offered);
        }
        return;
    case MessageType::Game: {
        m_header = headerOf(message);
        const auto side = sideOf(message.text("side"));
        if (!m_header || side.has_value() != (m_role == Role::Player))
            return leave();
        m_own = side;
        m_host = m_header->spec.players[indexOf(Side::South)].isPerson() ? Side::South : Side::North;
        m_isPlayerLost = false;
        m_header->spec = seenFrom(side, m_header->spec);
        m_record.emplace(m_header->spec);
        m_eventsToCome = message.number("events");
        m_isPausedThere = message.flag("paused");
        m_events = m_eventsToCome;
        if (m_eventsToCome == 0)
            showGame();
        return;
    }
    case MessageType::Event: {
        const QByteArray line = QJsonDocument(message.object("event")).toJson(QJsonDocument::Compact);
        if (m_record) {
            const auto event = session::parseEventLine(line, *m_record);
            if (!event)
                return leave();
            m_record->apply(*event);
            if (--m_eventsToCome == 0)
                showGame();
        } else if (m_hasGame) {
            const auto event = session::parseEventLine(line, m_match.record());
            // The duration of a turn is sent repeatedly, without limit.
            const bool isCounted = event && !std::holds_alternative<session::event::TurnLasted>(*event);
            if (isCounted && ++m_events > kMaxEvents)
                return leave();
            if (!event || !m_match.applyEvent(*event)) {
                // This computer has missed something: with a new connection comes the whole game.
                onLost();
            }
        }
        return;
    }
    case MessageType::Draw:
        return m_match.applyOffer(sideOf(message.text("by")));
    case MessageType::Paused:
        return m_match.applyPause(message.flag("on"));
    case MessageType::Bye:
        return giveUp();
    case MessageType::Ask:
    case MessageType::Answer:
        if (m_hasGame && m_own)
            handleMessage(message);
        return;
    case MessageType::Refused:
        if (const auto why = valueFor(kDenialWords, message.text("reason")))
            Q_EMIT requestDenied(*why);
        return;
    case MessageType::Lost:
        if (m_role == Role::Watcher) {
            m_isPlayerLost = message.flag("on");
            checkSilence();
        }
        return;
    default:
        return;
    }
}

/// The whole game has arrived. What this computer has already seen of it is not shown again.
void Guest::showGame()
{
    const MatchRecord record = *std::exchange(m_record, std::nullopt);
    m_match.setRemote(this);
    m_hasGame = true;
    setState(State::Playing);
    m_match.setConnected(true);
    const auto goOn = [&] {
        if (!m_match.hasGame() || m_match.outcome() || m_match.startedAt() != m_header->startedAt
            || m_match.spec() != record.spec() || !isBeginning(m_match.history(), record.history()))
            return false;
        const auto known = m_match.history().plies().size();
        for (std::size_t ply = known; ply < record.history().plies().size(); ++ply) {
            if (!m_match.applyEvent(session::event::Played{record.history().plies()[ply].move, record.spent()[ply]}))
                return false;
        }
        if (record.endedBy())
            return m_match.applyEvent(*record.endedBy());
        if (record.turnLasted() > m_match.record().turnLasted())
            return m_match.applyEvent(session::event::TurnLasted{record.turnLasted()});
        return true;
    };
    if (!goOn()) {
        if (!m_games.tryAcquire())
            return leave();
        beginGame({record, m_header->startedAt, {}});
    }
    m_match.applyPause(m_isPausedThere);
    Q_EMIT savedChanged();
    Q_EMIT stateChanged();
}

bool Guest::requestOther(const Request& request)
{
    if (!m_connection || !m_own)
        return false;
    const rules::History& history = m_match.history();
    QJsonObject fields{{QStringLiteral("what"), wordFor(kRequestWords, request.kind)},
                       {QStringLiteral("ply"), int(history.plies().size())}};
    if (request.kind == Request::Kind::Move) {
        const std::string move = notation::toText(history.position(), request.move);
        fields.insert(QStringLiteral("move"), QString::fromStdString(move));
    }
    m_connection->send(MessageType::Request, fields);
    return true;
}

} // namespace qumalaq::net

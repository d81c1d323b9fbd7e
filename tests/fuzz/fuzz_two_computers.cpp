// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is what the other computer of a game sends after it has joined, line by line: to a host if the first byte
// is even, otherwise to a guest. Whatever it is, the host's game has only moves that its rules allow, and the person at
// this computer can play on.
#include "core/net/guest.h"
#include "core/net/host.h"
#include "core/net/proof.h"
#include "core/session/journal_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTcpServer>
#include <QTcpSocket>

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace qumalaq;
using namespace Qt::Literals::StringLiterals;
using net::MessageType;
using rules::Side;
using session::Match;

namespace {

constexpr auto kHangGuard = std::chrono::seconds(10);

void require(bool condition)
{
    if (!condition)
        std::abort();
}

bool waitUntil(const std::function<bool()>& isDone)
{
    QElapsedTimer time;
    time.start();
    while (!isDone()) {
        if (std::chrono::milliseconds(time.elapsed()) > kHangGuard)
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

/// Counted for the report at the end.
struct Counter {
    std::uint64_t messages = 0;
    ~Counter() { std::fprintf(stderr, "stat::messages: %llu\n", static_cast<unsigned long long>(messages)); }
};

/// The other computer.
class Enemy {
public:
    explicit Enemy(QTcpSocket* socket) : m_socket(socket)
    {
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [this] {
            while (m_socket->canReadLine()) {
                if (const auto message = net::parseMessage(m_socket->readLine()))
                    m_last[std::size_t(message->type)] = message->fields;
            }
        });
    }
    [[nodiscard]] bool isCutOff() const { return m_socket->state() != QAbstractSocket::ConnectedState; }
    [[nodiscard]] QJsonObject last(MessageType type) const { return m_last[std::size_t(type)]; }
    void send(MessageType type, const QJsonObject& fields = {}) { m_socket->write(net::lineOf({type, fields})); }

    /// Sends the lines, and waits until all are read or it is cut off. `afterEach` is what the person does meanwhile.
    void attack(const QByteArray& text, const std::function<void()>& afterEach)
    {
        static Counter counter;
        int number = 0;
        for (const QByteArray& line : text.split('\n')) {
            if (line.isEmpty())
                continue;
            m_socket->write(line + '\n');
            send(MessageType::Ping, {{"number"_L1, ++number}});
            require(waitUntil(
                [this, number] { return isCutOff() || last(MessageType::Pong).value("number"_L1).toInt() == number; }));
            ++counter.messages;
            if (isCutOff())
                return;
            afterEach();
        }
    }

private:
    QTcpSocket* m_socket;
    std::array<QJsonObject, std::size_t(MessageType::Bye) + 1> m_last;
};

session::MatchSpec gameWithClock()
{
    session::MatchSpec spec;
    spec.clock = session::clockPresets().front();
    spec.players[1].kind = session::Player::Kind::Remote;
    return spec;
}

/// The person's moves.
void moveIn(Match& match)
{
    if (match.isPersonToMove())
        require(match.play(match.history().position().legalMoves()[0]) || match.outcome());
}

void attackHost(const QHostAddress& address, const QByteArray& text)
{
    Match match;
    net::Host host(match, nullptr);
    require(host.open(gameWithClock(), Side::South, {address}));
    QTcpSocket socket;
    Enemy enemy(&socket);
    socket.connectToHost(address, host.port());
    require(waitUntil([&] { return !enemy.last(MessageType::Hello).isEmpty(); }));
    const QString hostNonce = enemy.last(MessageType::Hello).value("nonce"_L1).toString();
    const QString nonce = net::newNonce();
    const QByteArray key = net::keyOf(net::parseCode(host.code()).value());
    enemy.send(MessageType::Join, {{"version"_L1, net::kProtocolVersion},
                                   {"as"_L1, "player"_L1},
                                   {"name"_L1, "X"_L1},
                                   {"nonce"_L1, nonce},
                                   {"proof"_L1, net::proofOf(key, net::kGuestProof, hostNonce, nonce)}});
    require(waitUntil([&] { return !enemy.last(MessageType::Offer).isEmpty(); }));
    enemy.send(MessageType::Accept);
    require(waitUntil([&] { return match.hasGame(); }));
    enemy.attack(text, [&] { moveIn(match); });
    rules::History again(match.spec().setup);
    for (const rules::History::Ply& ply : match.history().plies()) {
        require(again.canPlay(ply.move));
        again.play(ply.move);
    }
}

void attackGuest(const QHostAddress& address, const QByteArray& text)
{
    Match match;
    net::Guest guest(match, nullptr);
    QTcpServer server;
    require(server.listen(address, net::kPorts.front()));
    const net::Code code{quint16(address.toIPv4Address() & ((1U << net::kAddressBits) - 1)), 7};
    guest.join(code, {address}, net::Guest::Role::Player, {});
    require(waitUntil([&] { return server.hasPendingConnections(); }));
    QTcpSocket* socket = server.nextPendingConnection();
    Enemy enemy(socket);
    const QString nonce = net::newNonce();
    enemy.send(MessageType::Hello, {{"version"_L1, net::kProtocolVersion}, {"nonce"_L1, nonce}});
    require(waitUntil([&] { return !enemy.last(MessageType::Join).isEmpty(); }));
    const QString guestNonce = enemy.last(MessageType::Join).value("nonce"_L1).toString();
    const QByteArray key = net::keyOf(code);
    enemy.send(MessageType::Welcome,
               {{"proof"_L1, net::proofOf(key, net::kHostProof, nonce, guestNonce)}, {"seat"_L1, net::newNonce()}});
    const QByteArray header = session::headerLine({gameWithClock(), QDateTime::currentDateTimeUtc()});
    enemy.send(MessageType::Game, {{"header"_L1, QJsonDocument::fromJson(header).object()},
                                   {"side"_L1, "north"_L1},
                                   {"events"_L1, 0},
                                   {"paused"_L1, false}});
    require(waitUntil([&] { return match.hasGame(); }));
    enemy.attack(text, [&] { moveIn(match); });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "fuzz_two_computers";
    static char* argv[] = {name, nullptr};
    static const QCoreApplication application(argc, argv);
    // Several run at the same time.
    static const QHostAddress address((127U << 24U) | (std::uint32_t(getpid()) & 0xffffU) << 8U | 9U);
    if (size == 0)
        return 0;
    const QByteArray text(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size) - 1);
    if (data[0] % 2 == 0)
        attackHost(address, text);
    else
        attackGuest(address, text);
    return 0;
}

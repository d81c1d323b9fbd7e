// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/prng.h"
#include "core/net/guest.h"
#include "core/net/host.h"
#include "core/net/message_values.h"
#include "core/net/networks.h"
#include "core/net/proof.h"
#include "core/notation/move_text.h"
#include "core/session/match_journal.h"
#include "core/session/record_of_match.h"
#include "tests/random_move.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <functional>
#include <memory>
#include <vector>

using namespace qumalaq;
using namespace Qt::Literals::StringLiterals;
using namespace qumalaq::net;
using rules::Side;
using session::Match;
using session::MatchSpec;
using session::Request;
using State = Partner::State;

namespace {

constexpr int kWait = 30'000;

/// Two computers with a match each. The host plays South.
struct Table {
    Match hostMatch;
    Match guestMatch;
    std::unique_ptr<Host> host = std::make_unique<Host>(hostMatch, nullptr);
    std::unique_ptr<Guest> guest = std::make_unique<Guest>(guestMatch, nullptr);
    QList<QHostAddress> addresses = {QHostAddress(QStringLiteral("127.0.0.3"))};

    bool open(MatchSpec spec = MatchSpec())
    {
        spec.players[0].name = QStringLiteral("Болат");
        return host->open(spec, Side::South, addresses);
    }
    void join(Guest& who, Guest::Role role = Guest::Role::Player, const QString& name = QStringLiteral("Айгерім")) const
    {
        who.join(parseCode(host->code()).value(), addresses, role, name);
    }
    bool begin(const MatchSpec& spec = MatchSpec())
    {
        if (!open(spec))
            return false;
        join(*guest);
        if (!QTest::qWaitFor([this] { return guest->state() == State::Offered; }, kWait))
            return false;
        guest->accept();
        return QTest::qWaitFor([this] { return isEqual() && host->state() == State::Playing; }, kWait);
    }
    bool isEqual() const
    {
        return hostMatch.hasGame() && guestMatch.hasGame() && hostMatch.startedAt() == guestMatch.startedAt()
               && movesOf(hostMatch) == movesOf(guestMatch) && hostMatch.outcome() == guestMatch.outcome();
    }
    static QList<QByteArray> movesOf(const Match& match)
    {
        QList<QByteArray> lines = session::MatchJournal::toText(match.record(), match.startedAt()).split('\n');
        lines.removeFirst(); // the header, where each sees the other as remote
        lines.removeIf([](const QByteArray& line) { return line.startsWith("{\"turn\""); });
        return lines;
    }
    bool waitUntilEqual() const
    {
        return QTest::qWaitFor([this] { return isEqual(); }, kWait);
    }
    Match& matchToMove() { return hostMatch.history().position().sideToMove() == Side::South ? hostMatch : guestMatch; }
    bool play(int plies, quint64 seed)
    {
        constexpr int kThought = 10; // milliseconds: who plays a whole game in no time sends more than a guest may
        Prng random(seed);
        for (int i = 0; i < plies && !hostMatch.outcome(); ++i) {
            Match& match = matchToMove();
            QTest::qWait(kThought);
            if (!QTest::qWaitFor([&] { return match.isPersonToMove(); }, kWait))
                return false;
            const auto move = randomMove(match.history().position(), random);
            const auto before = hostMatch.history().plies().size();
            const auto hasArrived = [&] { return guestMatch.history().plies().size() > before; };
            if (!match.play(move) || !QTest::qWaitFor(hasArrived, kWait) || !waitUntilEqual())
                return false;
        }
        return true;
    }
};

/// A guest that does not keep to the protocol.
struct Stranger {
    QTcpSocket socket;
    QList<QByteArray> lines;

    explicit Stranger(const Table& table)
    {
        socket.connectToHost(table.addresses.first(), table.host->port());
        QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [this] {
            while (socket.canReadLine())
                lines.append(socket.readLine());
        });
    }
    Message waitFor(MessageType type)
    {
        Message found;
        const bool isThere = QTest::qWaitFor(
            [&] {
                for (const QByteArray& line : lines) {
                    if (const auto message = parseMessage(line); message && message->type == type) {
                        found = *message;
                        return true;
                    }
                }
                return false;
            },
            kWait);
        return isThere ? found : Message{MessageType::Ping, {}};
    }
    void send(MessageType type, const QJsonObject& fields = {}) { socket.write(lineOf({type, fields})); }
    void join(const QString& code, int version = kProtocolVersion, const QString& seat = {})
    {
        const QString hostNonce = waitFor(MessageType::Hello).text("nonce");
        const QString nonce = newNonce();
        QJsonObject fields{
            {"version"_L1, version},
            {"as"_L1, "player"_L1},
            {"name"_L1, "X"_L1},
            {"nonce"_L1, nonce},
            {"proof"_L1, proofOf(QString(code).remove(QLatin1Char(' ')).toLatin1(), kGuestProof, hostNonce, nonce)}};
        if (!seat.isEmpty())
            fields.insert("seat"_L1, proofOf(seat.toLatin1(), kReconnectProof, hostNonce, nonce));
        send(MessageType::Join, fields);
    }
    /// Joins as the player, and plays.
    bool begin(const QString& code)
    {
        join(code);
        if (waitFor(MessageType::Offer).type != MessageType::Offer)
            return false;
        send(MessageType::Accept);
        return waitFor(MessageType::Game).type == MessageType::Game;
    }
    QString refusal() { return waitFor(MessageType::Refused).text("reason"); }
    bool isClosed()
    {
        return QTest::qWaitFor([this] { return socket.state() == QAbstractSocket::UnconnectedState; }, kWait);
    }
    /// Goes on sending: under Wine, a program that only listens is not told that its connection was aborted.
    bool isClosedWhileSending()
    {
        const auto isClosedNow = [this] {
            socket.write("x");
            socket.flush(); // or it would wait for the word that it may write, which does not come either
            return socket.state() == QAbstractSocket::UnconnectedState;
        };
        return QTest::qWaitFor(isClosedNow, kWait);
    }
};

/// A host that does not keep to the protocol. A guest has joined its game.
struct FalseHost {
    QTcpServer server;
    QTcpSocket* socket = nullptr;
    Match match;
    Guest guest{match, nullptr};
    int games = 0;

    /// Sends another game, and announces so many of its events.
    void sendGame(const MatchSpec& spec, int events = 0)
    {
        const QDateTime startedAt = QDateTime::currentDateTimeUtc().addSecs(++games);
        send(MessageType::Game, {{"header"_L1, objectOf({spec, startedAt})},
                                 {"side"_L1, "north"_L1},
                                 {"events"_L1, events},
                                 {"paused"_L1, false}});
    }
    bool begin(const MatchSpec& spec = MatchSpec())
    {
        const QHostAddress address(QStringLiteral("127.0.0.3"));
        const Code code{quint16(address.toIPv4Address() & ((1U << kAddressBits) - 1)), 7};
        if (!server.listen(address, kPorts.front()))
            return false;
        guest.join(code, {address}, Guest::Role::Player, {});
        if (!QTest::qWaitFor([this] { return server.hasPendingConnections(); }, kWait))
            return false;
        socket = server.nextPendingConnection();
        const QString nonce = newNonce();
        send(MessageType::Hello, {{"version"_L1, kProtocolVersion}, {"nonce"_L1, nonce}});
        if (!QTest::qWaitFor([this] { return socket->canReadLine(); }, kWait))
            return false;
        const QString guestNonce = parseMessage(socket->readLine())->text("nonce");
        send(MessageType::Welcome,
             {{"proof"_L1, proofOf(keyOf(code), kHostProof, nonce, guestNonce)}, {"seat"_L1, newNonce()}});
        sendGame(spec);
        return QTest::qWaitFor([this] { return match.hasGame(); }, kWait);
    }
    void send(MessageType type, const QJsonObject& fields = {}) const { socket->write(lineOf({type, fields})); }
    void sendEvent(const QJsonObject& event) const { send(MessageType::Event, {{"event"_L1, event}}); }
};

MatchSpec withClock()
{
    MatchSpec spec;
    spec.clock = session::clockPresets().front();
    return spec;
}

/// The time of the host's clock has passed. Whatever stops or starts a clock then sees it.
void fallFlag(Table& table, session::Milliseconds& passed)
{
    passed += std::chrono::hours(1);
    table.hostMatch.holdClock(true);
    QVERIFY(table.hostMatch.outcome().has_value());
}

QString otherCode(const QString& code)
{
    Code other = parseCode(code).value();
    other.secret ^= 1;
    return toText(other);
}

} // namespace

Q_DECLARE_METATYPE(std::function<void(FalseHost&)>)

class TestHostAndGuest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAWholeGame_data()
    {
        QTest::addColumn<int>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(std::string(rules::idOf(game)).c_str()) << int(game);
    }

    void playsAWholeGame()
    {
        QFETCH(const int, game);
        MatchSpec spec;
        spec.setup = rules::GameSetup(rules::GameId(game));
        Table table;
        QVERIFY(table.begin(spec));
        QVERIFY(table.play(400, 7));
        if (!table.hostMatch.outcome())
            QVERIFY(table.guestMatch.resign(Side::North));
        QTRY_VERIFY_WITH_TIMEOUT(table.hostMatch.outcome() && table.guestMatch.outcome(), kWait);
        QVERIFY(table.isEqual());
        // Both libraries get the same text, with both names.
        QCOMPARE(session::toRecord(table.hostMatch), session::toRecord(table.guestMatch));
        QCOMPARE(session::namesInRecord(table.guestMatch.spec())[0], QStringLiteral("Болат"));
        QCOMPARE(session::namesInRecord(table.hostMatch.spec())[1], QStringLiteral("Айгерім"));
    }

    void anotherGuestCannotThrowThePlayerOut()
    {
        Table table;
        QVERIFY(table.begin());
        Match other;
        Guest second(other, nullptr);
        QSignalSpy refused(&second, &Partner::refused);
        table.join(second);
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, kWait);
        QCOMPARE(refused.first().first().value<Partner::Refusal>(), Partner::Refusal::Taken);
        QVERIFY(table.play(4, 1));
    }

    void aWatcherSeesTheGame()
    {
        Table table;
        QVERIFY(table.begin());
        QVERIFY(table.play(3, 1));
        Match other;
        Guest watcher(other, nullptr);
        table.join(watcher, Guest::Role::Watcher);
        QTRY_VERIFY_WITH_TIMEOUT(other.hasGame() && other.history().plies().size() == 3, kWait);
        QVERIFY(table.play(3, 2));
        QTRY_COMPARE_WITH_TIMEOUT(other.history().plies().size(), std::size_t(6), kWait);
        QVERIFY(!other.isPersonToMove());
        QVERIFY(!other.resign(Side::South));
        QCOMPARE(table.host->watchers(), 1);
    }

    void aWatcherSeesThatAPlayerIsLost()
    {
        Table table;
        QVERIFY(table.begin(withClock()));
        QVERIFY(table.play(1, 1));
        Match first;
        Guest watcher(first, nullptr);
        table.join(watcher, Guest::Role::Watcher);
        QTRY_COMPARE_WITH_TIMEOUT(first.runningClock(), std::optional(Side::North), kWait);
        QCOMPARE(watcher.partnerName(), QStringLiteral("Болат"));

        const QJsonObject saved = table.guest->saved();
        table.guest.reset();
        Match second; // comes meanwhile
        Guest late(second, nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(table.host->state(), State::Waiting, kWait);
        table.join(late, Guest::Role::Watcher);
        QTRY_VERIFY_WITH_TIMEOUT(second.hasGame(), kWait);
        for (const Guest* each : {&watcher, &late}) {
            QTRY_COMPARE_WITH_TIMEOUT(each->state(), State::Waiting, kWait);
            QCOMPARE(each->partnerName(), QStringLiteral("Айгерім"));
        }
        QVERIFY(!first.runningClock() && !second.runningClock());

        table.guest = std::make_unique<Guest>(table.guestMatch, nullptr);
        QVERIFY(table.guest->rejoin(saved));
        for (const Match* match : {&first, &second})
            QTRY_COMPARE_WITH_TIMEOUT(match->runningClock(), std::optional(Side::North), kWait);
        for (const Guest* each : {&watcher, &late})
            QCOMPARE(each->state(), State::Playing);
    }

    void aWatcherSeesTheMovesLater()
    {
        Table table;
        table.host->setWatcherDelay(std::chrono::hours(1));
        QVERIFY(table.begin());
        Match other;
        Guest watcher(other, nullptr);
        table.join(watcher, Guest::Role::Watcher);
        QTRY_VERIFY_WITH_TIMEOUT(other.hasGame(), kWait);
        QVERIFY(table.play(3, 1));
        QVERIFY(table.waitUntilEqual());
        // Nor does somebody see more who comes now.
        Match late;
        Guest lateWatcher(late, nullptr);
        table.join(lateWatcher, Guest::Role::Watcher);
        QTRY_VERIFY_WITH_TIMEOUT(late.hasGame(), kWait);
        QCOMPARE(late.history().plies().size(), std::size_t(0));
        QCOMPARE(other.history().plies().size(), std::size_t(0));
        table.host->setWatcherDelay(std::chrono::milliseconds(1));
        QVERIFY(table.play(1, 2));
        QCOMPARE(other.history().plies().size(), std::size_t(0)); // in their order
        table.host->leave();
        for (const Match* match : {&other, &late}) {
            QTRY_COMPARE_WITH_TIMEOUT(match->history().plies().size(), std::size_t(4), kWait);
            QVERIFY(match->history().position() == table.hostMatch.history().position());
        }
    }

    /// Whoever is told of the other player's move may answer at once.
    void afterTheMoveOfOneTheOtherIsToMove()
    {
        Table table;
        QVERIFY(table.begin());
        int told = 0;
        for (const Match* match : {&table.hostMatch, &table.guestMatch}) {
            connect(match, &Match::moveMade, this, [match, &told] {
                ++told;
                QCOMPARE(match->isPersonToMove(), match->player(match->history().position().sideToMove()).isPerson());
            });
        }
        QVERIFY(table.play(6, 1));
        QCOMPARE(told, 12);
    }

    void aTakeBackNeedsConsent()
    {
        Table table;
        QVERIFY(table.begin());
        QVERIFY(table.play(4, 1));
        QVERIFY(table.guestMatch.undo());
        QTRY_COMPARE_WITH_TIMEOUT(table.host->question(), std::optional(Partner::Question::TakeBack), kWait);
        QCOMPARE(table.hostMatch.history().plies().size(), std::size_t(4));
        table.host->answer(true);
        QTRY_COMPARE_WITH_TIMEOUT(table.guestMatch.history().plies().size(), std::size_t(3), kWait);
        QVERIFY(table.waitUntilEqual());
        QSignalSpy answered(table.host.get(), &Partner::answered);
        QVERIFY(table.hostMatch.undo());
        QTRY_VERIFY_WITH_TIMEOUT(table.guest->question().has_value(), kWait);
        table.guest->answer(false);
        QTRY_COMPARE_WITH_TIMEOUT(answered.count(), 1, kWait);
        QCOMPARE(table.hostMatch.history().plies().size(), std::size_t(3));
    }

    void aQuestionEndsWithTheGame()
    {
        Table table;
        QVERIFY(table.begin());
        QVERIFY(table.play(2, 1));
        QVERIFY(table.guestMatch.undo());
        QTRY_VERIFY_WITH_TIMEOUT(table.host->question().has_value(), kWait);
        QVERIFY(table.hostMatch.resign(Side::South));
        QVERIFY(!table.host->question());
        QTRY_VERIFY_WITH_TIMEOUT(table.guestMatch.outcome().has_value(), kWait);
        QVERIFY(table.guest->ask(Partner::Question::Rematch)); // no other question is open
    }

    void aDrawIsOfferedBothWays()
    {
        Table table;
        QVERIFY(table.begin());
        QVERIFY(table.play(2, 1));
        QVERIFY(table.hostMatch.offerDraw(Side::South));
        QTRY_COMPARE_WITH_TIMEOUT(table.guestMatch.pendingDrawOffer(), std::optional(Side::South), kWait);
        QVERIFY(table.guestMatch.declineDraw());
        QTRY_VERIFY_WITH_TIMEOUT(!table.hostMatch.pendingDrawOffer(), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!table.guestMatch.pendingDrawOffer(), kWait);
        QVERIFY(table.guestMatch.offerDraw(Side::North));
        QTRY_COMPARE_WITH_TIMEOUT(table.hostMatch.pendingDrawOffer(), std::optional(Side::North), kWait);
        QVERIFY(table.hostMatch.acceptDraw());
        QTRY_VERIFY_WITH_TIMEOUT(table.guestMatch.outcome().has_value(), kWait);
        QVERIFY(table.isEqual());
        QVERIFY(!table.guestMatch.outcome()->winner);
    }

    void noClockRunsBeforeTheFirstMove()
    {
        Table table;
        session::Milliseconds passed{0};
        for (Match* match : {&table.hostMatch, &table.guestMatch})
            match->setTimeSource([&passed] { return passed; });
        QVERIFY(table.begin(withClock()));
        passed += std::chrono::hours(1);
        for (const Match* match : {&table.hostMatch, &table.guestMatch}) {
            QVERIFY(!match->runningClock());
            QCOMPARE(match->timeLeft()->at(0).count(), session::clockPresets().front().main[0].count());
        }
        QVERIFY(table.play(1, 1));
        passed += std::chrono::seconds(10);
        QVERIFY(!table.hostMatch.outcome());
        QVERIFY(table.hostMatch.timeLeft()->at(0) == table.guestMatch.timeLeft()->at(0));
        for (const Match* match : {&table.hostMatch, &table.guestMatch})
            QCOMPARE(match->runningClock(), std::optional(Side::North));
    }

    void theClocksArePausedByConsent()
    {
        Table table;
        QVERIFY(table.begin(withClock()));
        QVERIFY(table.play(2, 1));
        QVERIFY(table.hostMatch.setPaused(true));
        QVERIFY(!table.hostMatch.isPaused());
        QTRY_VERIFY_WITH_TIMEOUT(table.guest->question().has_value(), kWait);
        table.guest->answer(true);
        QTRY_VERIFY_WITH_TIMEOUT(table.hostMatch.isPaused() && table.guestMatch.isPaused(), kWait);
        QVERIFY(!table.hostMatch.runningClock());
        QVERIFY(table.guestMatch.setPaused(false));
        QTRY_VERIFY_WITH_TIMEOUT(!table.hostMatch.isPaused() && !table.guestMatch.isPaused(), kWait);
        QVERIFY(table.play(2, 2));
    }

    void aRematchChangesTheSides()
    {
        Table table;
        QVERIFY(table.begin());
        QVERIFY(table.play(2, 1));
        QVERIFY(table.guestMatch.resign(Side::North));
        QTRY_VERIFY_WITH_TIMEOUT(table.isEqual() && table.guestMatch.outcome(), kWait);
        QVERIFY(table.guest->ask(Partner::Question::Rematch));
        QTRY_VERIFY_WITH_TIMEOUT(table.host->question().has_value(), kWait);
        table.host->answer(true);
        QTRY_VERIFY_WITH_TIMEOUT(table.isEqual() && !table.guestMatch.outcome(), kWait);
        QVERIFY(table.guestMatch.player(Side::South).isPerson());
        QVERIFY(table.hostMatch.player(Side::North).isPerson());
        QCOMPARE(table.guest->ownSide(), std::optional(Side::South));
        QVERIFY(table.guestMatch.isPersonToMove());
    }

    /// The moves that were still to be shown were dropped.
    void aWatcherSeesTheEndBeforeARematch()
    {
        Table table;
        table.host->setWatcherDelay(std::chrono::hours(1));
        QVERIFY(table.begin());
        Match other;
        Guest watcher(other, nullptr);
        table.join(watcher, Guest::Role::Watcher);
        QTRY_VERIFY_WITH_TIMEOUT(other.hasGame(), kWait);
        std::optional<std::size_t> pliesAtTheEnd;
        connect(&other, &Match::finished, this, [&] { pliesAtTheEnd = other.history().plies().size(); });
        QVERIFY(table.play(2, 1));
        QVERIFY(table.guestMatch.resign(Side::North));
        QTRY_VERIFY_WITH_TIMEOUT(table.isEqual() && table.guestMatch.outcome(), kWait);
        QVERIFY(!pliesAtTheEnd);
        QVERIFY(table.guest->ask(Partner::Question::Rematch));
        QTRY_VERIFY_WITH_TIMEOUT(table.host->question().has_value(), kWait);
        table.host->answer(true);
        QTRY_VERIFY_WITH_TIMEOUT(pliesAtTheEnd && !other.outcome(), kWait);
        QCOMPARE(pliesAtTheEnd, std::optional<std::size_t>(2));
        QVERIFY(other.history().plies().empty());
    }

    /// Both programs may be killed; the games are read from the journals again.
    void theGameGoesOnAfterAKill_data()
    {
        QTest::addColumn<bool>("isHostKilled");
        QTest::newRow("the host is killed") << true;
        QTest::newRow("the guest is killed") << false;
    }

    void theGameGoesOnAfterAKill()
    {
        QFETCH(const bool, isHostKilled);
        Table table;
        QVERIFY(table.begin());
        QVERIFY(table.play(5, 1));
        const QJsonObject saved = isHostKilled ? table.host->saved() : table.guest->saved();
        if (isHostKilled) {
            table.host.reset();
            QVERIFY(!table.hostMatch.isPersonToMove());
            QTRY_COMPARE_WITH_TIMEOUT(table.guest->state(), State::Waiting, kWait);
            table.host = std::make_unique<Host>(table.hostMatch, nullptr);
            QVERIFY(table.host->reopen(saved, table.addresses));
        } else {
            table.guest.reset();
            QVERIFY(table.hostMatch.play(table.hostMatch.history().position().legalMoves()[0])
                    || table.hostMatch.history().position().sideToMove() == Side::North);
            QTRY_COMPARE_WITH_TIMEOUT(table.host->state(), State::Waiting, kWait);
            QVERIFY(!table.hostMatch.isPersonToMove());
            table.guest = std::make_unique<Guest>(table.guestMatch, nullptr);
            QVERIFY(table.guest->rejoin(saved));
        }
        QTRY_COMPARE_WITH_TIMEOUT(table.guest->state(), State::Playing, kWait);
        QTRY_COMPARE_WITH_TIMEOUT(table.host->state(), State::Playing, kWait);
        QVERIFY(table.waitUntilEqual());
        QVERIFY(table.play(4, 2));
    }

    void aGuestKilledBeforeItsFirstMoveJoinsAgain()
    {
        Table table;
        QVERIFY(table.begin());
        QVERIFY(table.play(1, 1));
        table.guest.reset(); // and its folder has nothing of the game
        QTRY_VERIFY_WITH_TIMEOUT(!table.host->hasPlayer(), kWait);
        Match otherMatch;
        Guest other(otherMatch, nullptr);
        QSignalSpy otherRefused(&other, &Partner::refused);
        table.join(other, Guest::Role::Player, QStringLiteral("Қайрат"));
        QTRY_COMPARE_WITH_TIMEOUT(otherRefused.count(), 1, kWait);
        QCOMPARE(otherRefused.first().first().value<Partner::Refusal>(), Partner::Refusal::Taken);
        Match match;
        {
            Guest again(match, nullptr);
            table.join(again);
            QTRY_VERIFY_WITH_TIMEOUT(match.isPersonToMove(), kWait);
            QCOMPARE(match.history().plies().size(), std::size_t(1));
            QVERIFY(match.play(match.history().position().legalMoves()[0]));
            QTRY_COMPARE_WITH_TIMEOUT(table.hostMatch.history().plies().size(), std::size_t(2), kWait);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!table.host->hasPlayer(), kWait);
        Guest tooLate(match, nullptr);
        QSignalSpy refused(&tooLate, &Partner::refused);
        table.join(tooLate);
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, kWait);
    }

    void theWatchersSeeTheMovesLaterAfterAKill()
    {
        Table table;
        table.host->setWatcherDelay(std::chrono::hours(1));
        QVERIFY(table.begin());
        const QJsonObject saved = table.host->saved();
        table.host = std::make_unique<Host>(table.hostMatch, nullptr);
        QVERIFY(table.host->reopen(saved, table.addresses));
        Match watching;
        Guest watcher(watching, nullptr);
        table.join(watcher, Guest::Role::Watcher);
        QTRY_VERIFY_WITH_TIMEOUT(watching.hasGame(), kWait);
        QTRY_COMPARE_WITH_TIMEOUT(table.guest->state(), State::Playing, kWait);
        QVERIFY(table.play(2, 1));
        QVERIFY(table.waitUntilEqual());
        QCOMPARE(watching.history().plies().size(), std::size_t(0));
    }

    void wrongCodesAreRefusedAndThenNobodyIsHeard()
    {
        Table table;
        QVERIFY(table.open());
        for (int i = 0; i < kMaxWrongCodes; ++i) {
            Stranger stranger(table);
            stranger.join(otherCode(table.host->code()));
            QCOMPARE(stranger.refusal(), QStringLiteral("code"));
            QVERIFY(stranger.isClosed());
        }
        Stranger late(table);
        late.join(table.host->code());
        QCOMPARE(late.refusal(), QStringLiteral("silence"));
    }

    void anotherVersionIsRefused()
    {
        Table table;
        QVERIFY(table.open());
        Stranger stranger(table);
        stranger.join(table.host->code(), kProtocolVersion + 1);
        QCOMPARE(stranger.refusal(), QStringLiteral("version"));
    }

    void movesAgainstTheRulesAreRefused()
    {
        Table table;
        QVERIFY(table.open());
        Stranger stranger(table);
        stranger.join(table.host->code());
        QVERIFY(stranger.waitFor(MessageType::Offer).type == MessageType::Offer);
        stranger.send(MessageType::Accept);
        QVERIFY(stranger.waitFor(MessageType::Game).type == MessageType::Game);
        QSignalSpy refused(table.host.get(), &Partner::requestDenied);
        stranger.send(MessageType::Request, {{"what"_L1, "move"_L1}, {"move"_L1, "7"_L1}, {"ply"_L1, 0}});
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, kWait);
        QCOMPARE(refused.last().first().value<Partner::Denial>(), Partner::Denial::Turn);
        QVERIFY(table.hostMatch.play(table.hostMatch.history().position().legalMoves()[0]));
        stranger.send(MessageType::Request, {{"what"_L1, "move"_L1}, {"move"_L1, "99"_L1}, {"ply"_L1, 1}});
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 2, kWait);
        QCOMPARE(refused.last().first().value<Partner::Denial>(), Partner::Denial::Illegal);
        stranger.send(MessageType::Request, {{"what"_L1, "move"_L1}, {"move"_L1, "7"_L1}, {"ply"_L1, 0}});
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 3, kWait);
        QCOMPARE(refused.last().first().value<Partner::Denial>(), Partner::Denial::Old);
        QCOMPARE(table.hostMatch.history().plies().size(), std::size_t(1));
        stranger.send(MessageType::Request, {{"what"_L1, "acceptDraw"_L1}, {"ply"_L1, 1}});
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 4, kWait);
        QVERIFY(!table.hostMatch.outcome());
    }

    /// The guest's program knows the rules, too. But the game may have changed while a request was on its way.
    void theGuestHearsWhyARequestIsDenied()
    {
        Table table;
        QVERIFY(table.begin());
        QSignalSpy denied(table.guest.get(), &Partner::requestDenied);
        QVERIFY(table.hostMatch.play(table.hostMatch.history().position().legalMoves()[0]));
        QTRY_VERIFY_WITH_TIMEOUT(table.guestMatch.isPersonToMove(), kWait);
        // The host resigns while the guest's move is on its way.
        QVERIFY(table.guestMatch.play(table.guestMatch.history().position().legalMoves()[0]));
        QVERIFY(table.hostMatch.resign(Side::South));
        QTRY_COMPARE_WITH_TIMEOUT(denied.count(), 1, kWait);
        QCOMPARE(denied.first().first().value<Partner::Denial>(), Partner::Denial::Over);
        QVERIFY(table.waitUntilEqual());
    }

    /// Who listens to the network after that cannot take the seat.
    void theKeyOfTheSeatIsSentOnlyOnce()
    {
        Table table;
        QVERIFY(table.open());
        QString seat;
        {
            Stranger player(table);
            player.join(table.host->code());
            seat = player.waitFor(MessageType::Welcome).text("seat");
            QVERIFY(!seat.isEmpty());
            player.send(MessageType::Accept);
            QVERIFY(player.waitFor(MessageType::Game).type == MessageType::Game);
        }
        Stranger again(table);
        again.join(table.host->code(), kProtocolVersion, seat);
        QVERIFY(again.waitFor(MessageType::Game).type == MessageType::Game);
        for (const QByteArray& line : again.lines)
            QVERIFY2(!line.contains(seat.toLatin1()), line.constData());
    }

    /// The host's clock runs while the guest thinks, and a question is open.
    void aFallingFlagEndsTheGameAndTheQuestion_data()
    {
        QTest::addColumn<Partner::Question>("question");
        QTest::newRow("a move taken back") << Partner::Question::TakeBack;
        QTest::newRow("a pause") << Partner::Question::Pause;
    }

    void aFallingFlagEndsTheGameAndTheQuestion()
    {
        QFETCH(const Partner::Question, question);
        Table table;
        session::Milliseconds passed{0};
        table.hostMatch.setTimeSource([&passed] { return passed; });
        QVERIFY(table.begin(withClock()));
        QVERIFY(table.play(2, 1));
        QVERIFY(table.guest->ask(question));
        QTRY_COMPARE_WITH_TIMEOUT(table.host->question(), std::optional(question), kWait);
        fallFlag(table, passed);
        QVERIFY(!table.host->question());
        table.host->answer(true); // nobody asks any more
        QTRY_VERIFY_WITH_TIMEOUT(table.guestMatch.outcome().has_value(), kWait);
        QVERIFY(table.guest->ask(Partner::Question::Rematch)); // no other question is open
        QVERIFY(table.waitUntilEqual());
        QCOMPARE(table.hostMatch.history().plies().size(), std::size_t(2));
    }

    void aFallingFlagEndsAnOfferOfADraw()
    {
        Table table;
        session::Milliseconds passed{0};
        table.hostMatch.setTimeSource([&passed] { return passed; });
        QVERIFY(table.begin(withClock()));
        QVERIFY(table.play(2, 1));
        QVERIFY(table.hostMatch.offerDraw(Side::South));
        QTRY_COMPARE_WITH_TIMEOUT(table.guestMatch.pendingDrawOffer(), std::optional(Side::South), kWait);
        fallFlag(table, passed);
        QVERIFY(!table.hostMatch.pendingDrawOffer());
        QTRY_VERIFY_WITH_TIMEOUT(table.guestMatch.outcome().has_value(), kWait);
        QVERIFY(!table.guestMatch.pendingDrawOffer());
        QVERIFY(!table.guestMatch.acceptDraw());
        QVERIFY(table.waitUntilEqual());
        QVERIFY(table.hostMatch.outcome()->winner.has_value());
    }

    /// A guest whose program answers pings late gets back a second a move, and ten in a game.
    void aClockThatLiesIsBounded()
    {
        constexpr std::chrono::seconds kThought(5);
        Table table;
        session::Milliseconds passed{0};
        table.hostMatch.setTimeSource([&passed] { return passed; });
        MatchSpec spec;
        spec.clock = session::clockPresets().back();
        QCOMPARE(spec.clock->increment.count(), 0);
        QVERIFY(table.open(spec));
        Stranger liar(table);
        liar.join(table.host->code());
        const Message ping = liar.waitFor(MessageType::Ping);
        QVERIFY(ping.number("number") > 0);
        QTest::qWait(int(std::chrono::milliseconds(kMaxLagOfMove).count()) * 3 / 2);
        liar.send(MessageType::Pong, ping.fields); // the only one
        liar.send(MessageType::Accept);
        QVERIFY(liar.waitFor(MessageType::Game).type == MessageType::Game);

        session::Milliseconds givenBack{0};
        Prng random(1);
        while (table.hostMatch.history().plies().size() < 30) {
            const auto move = [&table, &random] { return randomMove(table.hostMatch.history().position(), random); };
            QVERIFY(table.hostMatch.play(move()));
            const session::Milliseconds before = table.hostMatch.timeLeft()->at(1);
            const auto ply = table.hostMatch.history().plies().size();
            const std::string text = notation::toText(table.hostMatch.history().position(), move());
            passed += kThought;
            liar.send(MessageType::Request,
                      {{"what"_L1, "move"_L1}, {"move"_L1, QString::fromStdString(text)}, {"ply"_L1, int(ply)}});
            QTRY_COMPARE_WITH_TIMEOUT(table.hostMatch.history().plies().size(), ply + 1, kWait);
            const session::Milliseconds lag = kThought - (before - table.hostMatch.timeLeft()->at(1));
            QVERIFY(lag <= kMaxLagOfMove);
            givenBack += lag;
        }
        QCOMPARE(givenBack.count(), session::Milliseconds(kMaxLagOfGame).count());
    }

    /// The process was stopped: nobody could move.
    void theTimeInWhichAProgramStandsStillCostsNobody()
    {
        MatchSpec spec;
        spec.clock = session::ClockSpec{session::ClockSpec::Kind::SuddenDeath,
                                        {session::kMinMainTime, session::kMinMainTime},
                                        session::Milliseconds(0)};
        Table table;
        QVERIFY(table.begin(spec));
        QVERIFY(table.play(1, 1));
        const auto before = table.hostMatch.timeLeft()->at(1);
        const auto beforeThere = table.guestMatch.timeLeft()->at(1);
        QThread::msleep(static_cast<unsigned long>((session::kMinMainTime + std::chrono::seconds(1)).count()));
        QVERIFY(before - table.hostMatch.timeLeft()->at(1) <= std::chrono::seconds(1));
        QVERIFY(beforeThere - table.guestMatch.timeLeft()->at(1) <= std::chrono::seconds(1));
        QCoreApplication::processEvents(); // a flag could fall now
        QVERIFY(!table.hostMatch.outcome());
    }

    /// A cable that is pulled out sends nothing, not even an end.
    void theClocksStopWhenNothingIsHeard()
    {
        Table table;
        QVERIFY(table.open(withClock()));
        Stranger player(table);
        QVERIFY(player.begin(table.host->code()));
        QVERIFY(table.hostMatch.play(table.hostMatch.history().position().legalMoves()[0]));
        QCOMPARE(table.hostMatch.runningClock(), std::optional(Side::North));
        QElapsedTimer since;
        since.start();
        QTRY_VERIFY_WITH_TIMEOUT(!table.hostMatch.runningClock(), kWait);
        QVERIFY(since.elapsed() >= std::chrono::milliseconds(kHeartbeatTimeout).count() / 2);
        QCOMPARE(table.host->state(), State::Waiting);
        player.send(MessageType::Ping, {{"number"_L1, 1}});
        QTRY_COMPARE_WITH_TIMEOUT(table.hostMatch.runningClock(), std::optional(Side::North), kWait);
        QCOMPARE(table.host->state(), State::Playing);
    }

    void aQuestionOutlastsASilence()
    {
        Table table;
        QVERIFY(table.open(withClock()));
        Stranger player(table);
        QVERIFY(player.begin(table.host->code()));
        player.send(MessageType::Ask, {{"what"_L1, "pause"_L1}});
        QTRY_COMPARE_WITH_TIMEOUT(table.host->question(), std::optional(Partner::Question::Pause), kWait);
        QTRY_COMPARE_WITH_TIMEOUT(table.host->state(), State::Waiting, kWait);
        QCOMPARE(table.host->question(), std::optional(Partner::Question::Pause));
        player.send(MessageType::Ping, {{"number"_L1, 1}});
        QTRY_COMPARE_WITH_TIMEOUT(table.host->state(), State::Playing, kWait);
        table.host->answer(true);
        QVERIFY(player.waitFor(MessageType::Answer).flag("yes"));
        QVERIFY(table.hostMatch.isPaused());
        player.socket.abort();
        QTRY_VERIFY_WITH_TIMEOUT(!table.host->hasPlayer(), kWait);
    }

    void nonsenseIsCutOff_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("garbage") << QByteArray("GET / HTTP/1.1\r\n\r\n");
        QTest::newRow("a line without an end") << QByteArray(20'000, 'x');
        QTest::newRow("zeros") << QByteArray(100, '\0') + '\n';
        QTest::newRow("a request before joining")
            << lineOf({MessageType::Request, {{"what"_L1, "move"_L1}, {"move"_L1, "7"_L1}, {"ply"_L1, 0}}});
        QTest::newRow("a thousand pings") << lineOf({MessageType::Ping, {{"number"_L1, 1}}}).repeated(1000);
    }

    void nonsenseIsCutOff()
    {
        QFETCH(const QByteArray, bytes);
        Table table;
        QVERIFY(table.open());
        Stranger stranger(table);
        QVERIFY(stranger.waitFor(MessageType::Hello).type == MessageType::Hello);
        QElapsedTimer since;
        since.start();
        stranger.socket.write(bytes);
        QVERIFY(stranger.isClosedWhileSending());
        QVERIFY(std::chrono::milliseconds(since.elapsed()) < kJoinTimeout); // after which every stranger has to go
        table.join(*table.guest);                                           // and others still can join
        QTRY_COMPARE_WITH_TIMEOUT(table.guest->state(), State::Offered, kWait);
    }

    /// The guest does not come back to it.
    void aHostThatSendsTooMuchIsLeft_data()
    {
        using Attack = std::function<void(FalseHost&)>;
        QTest::addColumn<Attack>("attack");
        // Twice as many as are allowed at once: on a busy machine they take a while, which allows some more.
        QTest::newRow("messages without an end") << Attack([](FalseHost& host) {
            for (int i = 0; i < 2 * kMaxMessagesOfHost; ++i)
                host.send(MessageType::Draw);
        });
        QTest::newRow("pings without an end") << Attack([](FalseHost& host) {
            for (int i = 0; i < kMaxEvents + 2 * kMaxMessagesOfHost; ++i)
                host.send(MessageType::Ping, {{"number"_L1, i}});
        });
        QTest::newRow("games without an end") << Attack([](FalseHost& host) {
            for (int i = 0; i < 2 * kMaxGames; ++i)
                host.sendGame(MatchSpec());
        });
        QTest::newRow("more events than a game has") << Attack([](FalseHost& host) {
            host.sendGame(MatchSpec(), kMaxEvents);
            for (int i = 0; i < kMaxEvents; i += 2) {
                host.sendEvent({{"move"_L1, "76"_L1}});
                host.sendEvent({{"undo"_L1, 1}});
            }
            host.sendEvent({{"move"_L1, "76"_L1}});
        });
        const auto announce = [](const QByteArray& events) {
            return Attack([events](FalseHost& host) {
                QByteArray line = lineOf({MessageType::Game,
                                          {{"header"_L1, objectOf({MatchSpec(), QDateTime()})},
                                           {"side"_L1, "north"_L1},
                                           {"events"_L1, 7},
                                           {"paused"_L1, false}}});
                host.socket->write(line.replace("\"events\":7", "\"events\":" + events));
            });
        };
        QTest::newRow("more events announced") << announce(QByteArray::number(kMaxEvents + 1));
        QTest::newRow("fewer events than none announced") << announce("-1");
        QTest::newRow("half an event announced") << announce("0.5");
        QTest::newRow("a number of events that is none") << announce("NaN");
        QTest::newRow("a number of events too large for a number") << announce("1e999");
    }

    void aHostThatSendsTooMuchIsLeft()
    {
        QFETCH(const std::function<void(FalseHost&)>, attack);
        FalseHost host;
        QVERIFY(host.begin());
        QCOMPARE(host.guest.state(), State::Playing);
        attack(host);
        QTRY_COMPARE_WITH_TIMEOUT(host.guest.state(), State::Ended, kWait);
    }

    void aHostCannotMakeAGameCountForALearner()
    {
        MatchSpec spec;
        spec.learner = QStringLiteral("id");
        spec.isRated = true;
        FalseHost host;
        QVERIFY(host.begin(spec));
        QCOMPARE(host.match.spec().learner, QString());
        QVERIFY(!host.match.spec().isRated);
    }

    void whoSaysNothingCannotKeepOthersOut()
    {
        Table table;
        QVERIFY(table.open());
        std::vector<std::unique_ptr<Stranger>> strangers;
        for (int i = 0; i < 2 * kMaxStrangers; ++i) {
            strangers.push_back(std::make_unique<Stranger>(table));
            QVERIFY(strangers.back()->waitFor(MessageType::Hello).type == MessageType::Hello);
        }
        QSignalSpy refused(table.guest.get(), &Partner::refused);
        table.join(*table.guest);
        QTRY_COMPARE_WITH_TIMEOUT(table.guest->state(), State::Offered, kWait);
        QCOMPARE(refused.count(), 0);
        QVERIFY(strangers.front()->isClosed());
    }

    void whoSaysNothingIsCutOff()
    {
        Table table;
        QVERIFY(table.open());
        Stranger stranger(table);
        QVERIFY(stranger.waitFor(MessageType::Hello).type == MessageType::Hello);
        QVERIFY(stranger.isClosed());
    }

    void nothingListensUnlessAGameIsHosted()
    {
        Table table;
        const auto canConnect = [&table](quint16 port) {
            QTcpSocket socket;
            socket.connectToHost(table.addresses.first(), port);
            return socket.waitForConnected(1000);
        };
        QVERIFY(table.open());
        const quint16 port = table.host->port();
        QVERIFY(canConnect(port));
        table.host->leave();
        QVERIFY(!canConnect(port));
        QVERIFY(!table.host->open(MatchSpec(), Side::South, {QHostAddress(QStringLiteral("8.8.8.8"))}));
    }

    void aCodeThatNobodyHasIsNotFound_data()
    {
        QTest::addColumn<QHostAddress>("address");
        QTest::newRow("nobody answers") << QHostAddress(QStringLiteral("127.0.0.3"));
        QTest::newRow("every connection fails at once") << QHostAddress(QHostAddress::Broadcast);
    }
    void aCodeThatNobodyHasIsNotFound()
    {
        QFETCH(const QHostAddress, address);
        Table table;
        QSignalSpy refused(table.guest.get(), &Partner::refused);
        table.guest->join({7, 7}, {address}, Guest::Role::Player, {});
        QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, kWait);
        QCOMPARE(refused.first().first().value<Partner::Refusal>(), Partner::Refusal::NotFound);
        QCOMPARE(table.guest->state(), State::Idle);
    }
};

QTEST_GUILESS_MAIN(TestHostAndGuest)
#include "tst_host_and_guest.moc"

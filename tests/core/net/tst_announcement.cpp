// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/announcement.h"
#include "core/net/host.h"
#include "core/net/limits.h"
#include "core/session/match.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::net;
using rules::Side;

namespace {

constexpr int kWait = 10'000;
const QList<QHostAddress> kOwn = {QHostAddress(QStringLiteral("127.0.0.1"))};

QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

session::MatchSpec kalah()
{
    session::MatchSpec spec;
    spec.setup = rules::GameSetup(rules::GameId::Kalah);
    spec.clock = session::clockPresets().front();
    spec.players[0].name = QStringLiteral("Aigerim");
    spec.players[1] = {session::Player::Kind::Remote, 1, QStringLiteral("Bolat")};
    return spec;
}

struct Computer {
    explicit Computer(bool isAnnounced)
    {
        QVERIFY(host.open(kalah(), Side::South, kOwn));
        host.setAnnounced(isAnnounced);
    }

    session::Match match;
    Host host{match, {}};
};

} // namespace

class TestAnnouncement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheGameAndNoNames()
    {
        const Announcement announcement{Code{77, 4711}, kalah(), true};
        const QByteArray line = lineOf(toMessage(announcement));
        QVERIFY2(!line.contains("Aigerim") && !line.contains("Bolat"), line);
        const auto message = parseMessage(line);
        QVERIFY(message);
        const auto read = announcementOf(*message);
        QVERIFY(read);
        QCOMPARE(read->code, announcement.code);
        QCOMPARE(read->spec.setup, announcement.spec.setup);
        QCOMPARE(read->spec.clock, announcement.spec.clock);
        QVERIFY(read->hasBegun);
    }

    void isFoundOnlyIfTheHostWantsIt()
    {
        const Computer shown(true);
        const Computer hidden(false);
        AnnouncementFinder finder;
        finder.start(kOwn);
        QTRY_COMPARE_WITH_TIMEOUT(finder.found().size(), 1, kWait);
        QCOMPARE(toText(finder.found().first().code), shown.host.code());
        QTest::qWait(1500); // another question and its answers
        QCOMPARE(finder.found().size(), 1);
    }

    void twoProgramsOfOneComputerAreBothFound()
    {
        const Computer first(true);
        const Computer second(true);
        AnnouncementFinder finder;
        finder.start(kOwn);
        QTRY_COMPARE_WITH_TIMEOUT(finder.found().size(), 2, kWait);
    }

    void isGoneWhenTheHostHasEnded()
    {
        Computer computer(true);
        AnnouncementFinder finder;
        finder.start(kOwn);
        QTRY_COMPARE_WITH_TIMEOUT(finder.found().size(), 1, kWait);
        computer.host.leave();
        QTRY_COMPARE_WITH_TIMEOUT(finder.found().size(), 0, kWait);
    }

    void garbageIsNotAGame()
    {
        const Computer computer(true);
        AnnouncementFinder finder;
        finder.start(kOwn);
        QTRY_COMPARE_WITH_TIMEOUT(finder.found().size(), 1, kWait);
        QUdpSocket stranger;
        for (const QByteArray& bytes : {QByteArray(), QByteArray("{"), json("{'type':'find','version':99}"),
                                        QByteArray(100'000 / 2, 'x'), json("{'type':'ping','number':1}")})
            stranger.writeDatagram(bytes, kOwn.first(), kAnnouncementPort);
        stranger.writeDatagram(json("{'type':'find','version':1}"), kOwn.first(), kAnnouncementPort);
        QTRY_VERIFY_WITH_TIMEOUT(stranger.hasPendingDatagrams(), kWait);
        QByteArray answer(kMaxMessageLength, '\0');
        answer.resize(stranger.readDatagram(answer.data(), answer.size()));
        const auto message = parseMessage(answer);
        QVERIFY(message && announcementOf(*message));
        QVERIFY(!stranger.hasPendingDatagrams()); // the only answer
    }

    void badAnnouncementsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("a code with a wrong letter")
            << json("{'type':'announce','code':'AAAAAAAB','begun':false,'header':{}}");
        QTest::newRow("no header") << json("{'type':'announce','code':'00000000','begun':false}");
        QTest::newRow("an unknown game") << QByteArray(json(
            "{'type':'announce','code':'00000000','begun':false,'header':{'format':'qumalaq-match','game':'chess'}}"));
        QTest::newRow("another message") << json("{'type':'accept'}");
    }

    void badAnnouncementsAreRefused()
    {
        QFETCH(const QByteArray, line);
        const auto message = parseMessage(line);
        QVERIFY(!message || !announcementOf(*message));
    }
};

QTEST_GUILESS_MAIN(TestAnnouncement)
#include "tst_announcement.moc"

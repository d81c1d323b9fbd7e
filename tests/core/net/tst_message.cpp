// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/prng.h"
#include "core/net/limits.h"
#include "core/net/message.h"
#include "core/net/proof.h"

#include <QTest>

using namespace qumalaq;
using namespace Qt::Literals::StringLiterals;
using namespace qumalaq::net;

class TestMessage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadAsItIsWritten()
    {
        const Message join{MessageType::Join,
                           {{"version"_L1, 1},
                            {"as"_L1, "player"_L1},
                            {"name"_L1, QStringLiteral("Айгерім")},
                            {"nonce"_L1, newNonce()},
                            {"proof"_L1, proofOf(QByteArray("key"), kGuestProof, newNonce(), newNonce())}}};
        const auto read = parseMessage(lineOf(join));
        QVERIFY(read.has_value());
        QVERIFY(read->type == MessageType::Join);
        QCOMPARE(read->fields, join.fields);
        QCOMPARE(read->text("name"), QStringLiteral("Айгерім"));
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no object") << QByteArray("[1]");
        QTest::newRow("half an object") << QByteArray(R"({"type":"ping",)");
        QTest::newRow("no type") << QByteArray(R"({"number":1})");
        QTest::newRow("an unknown type") << QByteArray(R"({"type":"run","number":1})");
        QTest::newRow("a missing field") << QByteArray(R"({"type":"ping"})");
        QTest::newRow("an unknown field") << QByteArray(R"({"type":"ping","number":1,"more":2})");
        QTest::newRow("a negative number") << QByteArray(R"({"type":"ping","number":-1})");
        QTest::newRow("a fraction") << QByteArray(R"({"type":"ping","number":1.5})");
        QTest::newRow("a huge number") << QByteArray(R"({"type":"ping","number":1e300})");
        QTest::newRow("another word") << QByteArray(R"({"type":"ask","what":"money"})");
        QTest::newRow("a move that is none") << QByteArray(R"({"type":"request","what":"move","move":"<b>","ply":0})");
        QTest::newRow("a list for an object") << QByteArray(R"({"type":"event","event":[]})");
        QTest::newRow("too long") << QByteArray(R"({"type":"event","event":{"a":")") + QByteArray(5000, 'x') + "\"}}";
        QTest::newRow("a short nonce") << QByteArray(R"({"type":"hello","version":1,"nonce":"00"})");
    }

    void isRefused()
    {
        QFETCH(const QByteArray, line);
        QVERIFY(!parseMessage(line));
    }

    void namesAreMadeHarmless_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a plain name") << QStringLiteral("Айгерім") << QStringLiteral("Айгерім");
        QTest::newRow("spaces") << QStringLiteral("  A  B\n") << QStringLiteral("A B");
        QTest::newRow("control characters") << QStringLiteral("A\u0007B\u001b[1m") << QStringLiteral("AB[1m");
        QTest::newRow("from right to left") << QStringLiteral("A\u202eB") << QStringLiteral("AB");
        QTest::newRow("long") << QString(100, QLatin1Char('x')) << QString(64, QLatin1Char('x'));
        QTest::newRow("half a character") << QString(QChar(0xd800)) << QString(QChar(0xfffd)).remove(0, 1);
    }

    void namesAreMadeHarmless()
    {
        QFETCH(const QString, name);
        const QString sent = nameToSend(name);
        QFETCH(const QString, expected);
        if (expected.isEmpty())
            QVERIFY(!sent.contains(QChar(0xd800)));
        else
            QCOMPARE(sent, expected);
        QCOMPARE(nameToSend(sent), sent);
    }

    /// Nothing crashes, and what is read is the same when it is written and read again.
    void mutatedMessagesDoNoHarm()
    {
        const QList<QByteArray> seeds = {
            lineOf({MessageType::Hello, {{"version"_L1, 1}, {"nonce"_L1, newNonce()}}}),
            lineOf({MessageType::Request, {{"what"_L1, "move"_L1}, {"move"_L1, "76"_L1}, {"ply"_L1, 3}}}),
            lineOf({MessageType::Event, {{"event"_L1, QJsonObject{{"move"_L1, "76"_L1}, {"spent"_L1, 12}}}}}),
            lineOf({MessageType::Answer, {{"what"_L1, "pause"_L1}, {"yes"_L1, true}}}),
        };
        Prng random(1);
        for (int i = 0; i < 100'000; ++i) {
            QByteArray line = seeds[qsizetype(random.below(quint32(seeds.size())))];
            for (quint32 changes = 1 + random.below(4); changes > 0; --changes)
                line[qsizetype(random.below(quint32(line.size())))] = char(random.below(256));
            if (const auto read = parseMessage(line)) {
                const auto again = parseMessage(lineOf(*read));
                QVERIFY(again.has_value());
                QCOMPARE(again->fields, read->fields);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestMessage)
#include "tst_message.moc"

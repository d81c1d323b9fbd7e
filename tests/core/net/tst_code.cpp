// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/code.h"
#include "core/net/networks.h"

#include <QTest>

using namespace qumalaq::net;

class TestCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadAsItIsWritten()
    {
        for (quint32 i = 0; i < 2000; ++i) {
            const Code code{quint16((i * 7919) & 0x7fff), (i * 104729) & 0xfffff};
            const QString text = toText(code);
            QCOMPARE(text.size(), kCodeLength + 1);
            QCOMPARE(parseCode(text).value(), code);
        }
        QCOMPARE(parseCode(toText({0x7fff, 0xfffff})).value(), (Code{0x7fff, 0xfffff}));
    }

    void isReadAsPeopleWriteIt_data()
    {
        QTest::addColumn<QString>("typed");
        const QString text = toText({0, 1}); // mostly zeros and a one
        QTest::newRow("as it is shown") << text;
        QTest::newRow("small letters") << text.toLower();
        QTest::newRow("without the space") << QString(text).remove(QLatin1Char(' '));
        QTest::newRow("spaces everywhere")
            << QStringLiteral("  ") + QString(text).replace(QLatin1Char('0'), QStringLiteral(" 0 "));
        QTest::newRow("a hyphen") << QString(text).replace(QLatin1Char(' '), QLatin1Char('-'));
        QTest::newRow("O for 0") << QString(text).replace(QLatin1Char('0'), QLatin1Char('O'));
        QTest::newRow("I for 1") << QString(text).replace(QLatin1Char('1'), QLatin1Char('I'));
        QTest::newRow("l for 1") << QString(text).replace(QLatin1Char('1'), QLatin1Char('l'));
        QTest::newRow("a Cyrillic O for 0") << QString(text).replace(QLatin1Char('0'), QChar(0x41e));
    }

    void isReadAsPeopleWriteIt()
    {
        QFETCH(const QString, typed);
        QCOMPARE(parseCode(typed).value(), (Code{0, 1}));
    }

    void noticesEveryWrongLetterAndExchange()
    {
        const QString text = toText({0x1234, 0xabcde}).remove(QLatin1Char(' '));
        const QString alphabet = QStringLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
        for (qsizetype i = 0; i < text.size(); ++i) {
            for (const QChar letter : alphabet) {
                QString wrong = text;
                wrong[i] = letter;
                QCOMPARE(parseCode(wrong).has_value(), wrong == text);
            }
            QString exchanged = text;
            if (i + 1 < text.size())
                std::swap(exchanged[i], exchanged[i + 1]);
            QCOMPARE(parseCode(exchanged).has_value(), exchanged == text);
        }
    }

    void saysWhatIsWrong()
    {
        const auto noLetter = parseCode(u"AB?D EFGH");
        QVERIFY(!noLetter);
        QVERIFY(noLetter.error().kind == CodeError::Kind::NotALetter);
        QCOMPARE(noLetter.error().position, 3);
        QCOMPARE(noLetter.error().letter, QLatin1Char('?'));
        QVERIFY(parseCode(u"ABC").error().kind == CodeError::Kind::WrongLength);
        QVERIFY(parseCode(u"AAAA AAAB").error().kind == CodeError::Kind::Mistyped);
        QVERIFY(parseCode(u"").error().kind == CodeError::Kind::WrongLength);
    }

    void isLookedForInEveryOwnNetwork()
    {
        const auto found = addressesOf(
            0x0105, {QHostAddress(QStringLiteral("192.168.1.20")), QHostAddress(QStringLiteral("10.0.3.4"))});
        QVERIFY(found.contains(QHostAddress(QStringLiteral("192.168.1.5"))));
        QVERIFY(found.contains(QHostAddress(QStringLiteral("10.0.1.5"))));
        for (const QHostAddress& address : found)
            QVERIFY(isPrivate(address));
    }

    void knowsPrivateAddresses_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("expected");
        QTest::newRow("a home network") << "192.168.0.7" << true;
        QTest::newRow("a large network") << "10.1.2.3" << true;
        QTest::newRow("the third range") << "172.20.0.1" << true;
        QTest::newRow("without a router") << "169.254.3.4" << true;
        QTest::newRow("this computer") << "127.0.0.2" << true;
        QTest::newRow("as IPv6") << "::ffff:192.168.0.7" << true;
        QTest::newRow("a server in the internet") << "8.8.8.8" << false;
        QTest::newRow("beside the third range") << "172.32.0.1" << false;
        QTest::newRow("IPv6 of the internet") << "2001:4860:4860::8888" << false;
    }

    void knowsPrivateAddresses()
    {
        QFETCH(const QString, address);
        QFETCH(const bool, expected);
        QCOMPARE(isPrivate(QHostAddress(address)), expected);
    }
};

QTEST_APPLESS_MAIN(TestCode)
#include "tst_code.moc"

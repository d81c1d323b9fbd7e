// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/translator.h"

#include <QLocale>
#include <QTest>

using namespace qumalaq::desktop;

class TestDateText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDateIsWrittenAsInTheLanguage_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("written");
        QTest::newRow("English") << Language::English << QStringLiteral("22 Nov 2026");
        QTest::newRow("Kazakh") << Language::Kazakh << QStringLiteral("22.11.2026");
        QTest::newRow("Russian") << Language::Russian << QStringLiteral("22.11.2026");
    }
    void aDateIsWrittenAsInTheLanguage()
    {
        QFETCH(Language, language);
        QFETCH(QString, written);
        Translator translator;
        translator.setLanguage(language);
        QCOMPARE(DateText::of(QDate(2026, 11, 22)), written);
        QCOMPARE(DateText::of(2026, 11, 22), written);
        QCOMPARE(DateText::ofTag("2026.11.22"), written);
        QVERIFY(DateText::of(QDateTime(QDate(2026, 11, 22), QTime(18, 40))).startsWith(written));
        QVERIFY(DateText::of(QDateTime(QDate(2026, 11, 22), QTime(18, 40))).contains(QStringLiteral("18:40")));
    }

    void onlyWhatIsKnownIsWritten()
    {
        Translator translator;
        translator.setLanguage(Language::English);
        QCOMPARE(DateText::ofTag("2026.11.??"), QStringLiteral("November 2026"));
        QCOMPARE(DateText::ofTag("2026.11"), QStringLiteral("November 2026"));
        QCOMPARE(DateText::ofTag("2026.??.??"), QStringLiteral("2026"));
        QCOMPARE(DateText::ofTag("2026"), QStringLiteral("2026"));
        QCOMPARE(DateText::of(2026, 0, 0), QStringLiteral("2026"));
        QCOMPARE(DateText::of(0, 0, 0), QString());
        QCOMPARE(DateText::of(QDate()), QString());
        QCOMPARE(DateText::of(QDateTime()), QString());
        QCOMPARE(DateText::ofTag(""), QString());
    }

    void whatIsNoDateStays_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"Nauryz 2026", "22.11.2026", "2026-11-22", "2026.13.01.7", "0000.01.01"})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatIsNoDateStays()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(DateText::ofTag({text.constData(), static_cast<std::size_t>(text.size())}), QString::fromUtf8(text));
    }
};

QTEST_GUILESS_MAIN(TestDateText)
#include "tst_date_text.moc"

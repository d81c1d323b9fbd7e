// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;

static_assert(utf8Length("a") == 1);
static_assert(utf8Length("қа") == 2);
static_assert(utf8Length("\xD2") == 0);

class TestUtf8 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsNothingThatATerminalObeys_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("printed");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("letters of any language") << QByteArray("тоғыз 九 “a”") << QByteArray("тоғыз 九 “a”");
        QTest::newRow("an escape sequence") << QByteArray("a\x1b[31mb") << QByteArray("a?[31mb");
        QTest::newRow("line ends and a tab") << QByteArray("a\r\nb\tc\x7f") << QByteArray("a??b?c?");
        QTest::newRow("a late control character") << QByteArray("a\xC2\x9B"
                                                                "31m")
                                                  << QByteArray("a?31m");
        QTest::newRow("a single late byte") << QByteArray("a\x9B"
                                                          "31m")
                                            << QByteArray("a?31m");
        QTest::newRow("what is not well-formed") << QByteArray("\xD2\xFFz\xD2") << QByteArray("??z?");
    }
    void printsNothingThatATerminalObeys()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, printed);
        QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), printed);
    }

    void aByteOrderMarkIsNoPartOfTheText()
    {
        QVERIFY(withoutByteOrderMark("\xEF\xBB\xBF"
                                     "a")
                == "a");
        QVERIFY(withoutByteOrderMark("a\xEF\xBB\xBF") == "a\xEF\xBB\xBF");
        QVERIFY(withoutByteOrderMark("\xEF\xBB") == "\xEF\xBB");
        QVERIFY(withoutByteOrderMark("").empty());
    }

    void knowsWellFormedText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isWellFormed");
        QTest::newRow("nothing") << QByteArray() << true;
        QTest::newRow("Kazakh") << QByteArray("тоғызқұмалақ") << true;
        QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x8E\xB2") << true;
        QTest::newRow("the last character there is") << QByteArray("\xF4\x8F\xBF\xBF") << true;
        QTest::newRow("beyond the last character") << QByteArray("\xF4\x90\x80\x80") << false;
        QTest::newRow("a surrogate") << QByteArray("\xED\xA0\x80") << false;
        QTest::newRow("longer than need be") << QByteArray("\xC0\xAF") << false;
        QTest::newRow("cut off") << QByteArray("a\xD2") << false;
        QTest::newRow("a continuation alone") << QByteArray("\x9B") << false;
        QTest::newRow("a lead without continuation") << QByteArray("\xC3\x28") << false;
        QTest::newRow("a byte that never occurs") << QByteArray("\xFF") << false;
    }
    void knowsWellFormedText()
    {
        QFETCH(QByteArray, text);
        QTEST(isUtf8(text.toStdString()), "isWellFormed");
    }

    void namesFilesInAnyLanguage()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("Қазақша ойын.book"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(std::filesystem::is_regular_file(pathFromUtf8(name.toStdString())));
    }
};

QTEST_APPLESS_MAIN(TestUtf8)
#include "tst_utf8.moc"

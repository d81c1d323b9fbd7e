// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/file_name.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using qumalaq::storage::fileNameFor;

class TestFileName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyTextBecomesAName_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::newRow("a name stays") << QStringLiteral("Әсел – Бекзат 2026-03-22")
                                      << QStringLiteral("Әсел – Бекзат 2026-03-22");
        QTest::newRow("an emoji stays") << QStringLiteral("🂡") << QStringLiteral("🂡");
        QTest::newRow("a title with two parts")
            << QStringLiteral("Puzzles: Oware") << QStringLiteral("Puzzles - Oware");
        QTest::newRow("a path names no folder") << QStringLiteral("/etc/passwd") << QStringLiteral("_etc_passwd");
        QTest::newRow("the folder above") << QStringLiteral("../../.profile") << QStringLiteral("_.._.profile");
        QTest::newRow("signs that Windows forbids")
            << QStringLiteral("a\\b:c*?\"<d>|") << QStringLiteral("a_b_c____d__");
        QTest::newRow("NUL and lines") << QStringLiteral("a") + QChar(0) + QStringLiteral("b\nc\u2028d")
                                       << QStringLiteral("a_b_c_d");
        QTest::newRow("marks that turn the direction")
            << QStringLiteral("a\u202Ekgt.exe\u200F\u2066") << QStringLiteral("akgt.exe");
        QTest::newRow("a device of Windows") << QStringLiteral("con") << QStringLiteral("_con");
        QTest::newRow("a device with a suffix") << QStringLiteral("LPT1.old") << QStringLiteral("_LPT1.old");
        QTest::newRow("a word that begins like a device") << QStringLiteral("Contest") << QStringLiteral("Contest");
        QTest::newRow("not hidden") << QStringLiteral("..a. .") << QStringLiteral("a");
        QTest::newRow("nothing") << QString() << QStringLiteral("_");
        QTest::newRow("only dots") << QStringLiteral("...") << QStringLiteral("_");
        QTest::newRow("300 letters") << QStringLiteral("a").repeated(300) << QStringLiteral("a").repeated(120);
        QTest::newRow("300 Kazakh letters") << QStringLiteral("ә").repeated(300) << QStringLiteral("ә").repeated(60);
        QTest::newRow("no half of an emoji")
            << u'a' + QStringLiteral("🂡").repeated(100) << u'a' + QStringLiteral("🂡").repeated(29);
    }
    void anyTextBecomesAName()
    {
        QFETCH(QString, text);
        QTEST(fileNameFor(text), "name");
        const QTemporaryDir folder;
        const QString path = folder.filePath(fileNameFor(text) + QStringLiteral(".tgk"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(QFileInfo(path).absolutePath(), folder.path());
    }
};

QTEST_GUILESS_MAIN(TestFileName)
#include "tst_file_name.moc"

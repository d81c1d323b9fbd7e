// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/small_file.h"
#include "tests/core/storage/storage_testing.h"

#include <QFile>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

using Code = SmallFileError::Code;

class TestSmallFile : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void aFileIsReadUpToTheLimit()
    {
        QVERIFY(put(path("a"), "12345"));
        QCOMPARE(readSmallFile(path("a"), 5).value(), QByteArray("12345"));
        QCOMPARE(int(readSmallFile(path("a"), 4).error().code), int(Code::TooLarge));
        const auto none = readSmallFile(path("none"), 5);
        QCOMPARE(int(none.error().code), int(Code::CannotRead));
        QVERIFY(!none.error().reason.isEmpty());
    }

#ifdef Q_OS_UNIX
    void whatIsNoFileIsNotOpened()
    {
        QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path("zeros")));
        for (const QString& name : {path("pipe"), path("zeros"), m_folder.path()}) {
            const auto read = readSmallFile(name, 5);
            QCOMPARE(int(read.error().code), int(Code::NotAFile));
            QVERIFY(!read.error().reason.isEmpty());
        }
    }
#endif

#ifdef Q_OS_LINUX
    void theLimitHoldsWhateverTheSizeSays()
    {
        const QString name = QStringLiteral("/proc/self/maps");
        QCOMPARE(QFile(name).size(), 0);
        QCOMPARE(int(readSmallFile(name, 100).error().code), int(Code::TooLarge));
    }
#endif
};

QTEST_GUILESS_MAIN(TestSmallFile)
#include "tst_small_file.moc"

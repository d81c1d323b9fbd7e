// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/append_only_file.h"
#include "tests/core/storage/storage_testing.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

class TestAppendOnlyFile : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void eachLineIsThereAtOnce()
    {
        AppendOnlyFile file;
        QVERIFY(file.start(path("deep/er/file"), "head\n"));
        QByteArray wanted = "head\n";
        for (int i = 0; i < 100; ++i) {
            const QByteArray line = QByteArray::number(i) + '\n';
            QVERIFY(file.append(line));
            wanted += line;
            QCOMPARE(bytesOf(path("deep/er/file")), wanted);
        }
        QVERIFY(file.waitForDisk());
    }

    void startingAnewReplacesTheFile()
    {
        AppendOnlyFile file;
        QVERIFY(file.start(path(), "one\n"));
        QVERIFY(file.append("two\n"));
        QVERIFY(file.start(path(), "three\n"));
        QVERIFY(file.append("four\n"));
        QCOMPARE(bytesOf(path()), QByteArray("three\nfour\n"));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file")});
    }

    void resumingCutsOffWhatDoesNotCount()
    {
        QVERIFY(put(path(), "one\ntwo\nthr"));
        AppendOnlyFile file;
        QVERIFY(file.resume(path(), 8));
        QVERIFY(file.append("three\n"));
        QCOMPARE(bytesOf(path()), QByteArray("one\ntwo\nthree\n"));
    }

    /// A new QFile only knows "Unknown error": the error must come from the one that failed.
    void whatCannotBeResumedIsAnErrorInTheSystemsWords()
    {
        AppendOnlyFile file;
        QVERIFY(wordsFor(ENOENT).contains(file.resume(path("missing"), 0).error()));
        QVERIFY(wordsFor(ENOENT).contains(file.resume(path("missing"), 8).error()));
        QVERIFY(!QFile::exists(path("missing")));
        const auto resumed = file.resume(m_folder.path(), 3);
        QVERIFY(!resumed);
#ifndef Q_OS_WIN // Qt has no words for it there
        QCOMPARE(resumed.error(), QString::fromLocal8Bit(std::strerror(EISDIR)));
#endif
    }

#ifdef Q_OS_UNIX
    void aFullDiskIsToldAndTheFileCanBeBegunAnew()
    {
        AppendOnlyFile file;
        QVERIFY(file.start(path(), "0123456789\n"));
        {
            const FullDisk full(14);
            const auto appended = file.append("0123456789\n");
            QVERIFY(!appended);
            QCOMPARE(appended.error(), FullDisk::reason());
            const auto started = file.start(path(), "0123456789\n0123456789\n");
            QVERIFY(!started);
            QCOMPARE(started.error(), FullDisk::reason());
        }
        QCOMPARE(bytesOf(path()), QByteArray("0123456789\n012")); // half a line
        QVERIFY(file.start(path(), "0123456789\n0123456789\n"));
        QVERIFY(file.append("x\n"));
        QCOMPARE(bytesOf(path()), QByteArray("0123456789\n0123456789\nx\n"));
    }

    void aFileThatIsGoneIsNoticed_data()
    {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("its folder was deleted") << false;
        QTest::newRow("another file is in its place") << true;
    }

    void aFileThatIsGoneIsNoticed()
    {
        QFETCH(bool, isReplaced);
        AppendOnlyFile file;
        QVERIFY(file.start(path("home/file"), "one\n"));
        QVERIFY(file.isInPlace());
        QVERIFY(QDir(path("home")).removeRecursively());
        if (isReplaced) {
            QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("home")));
            QVERIFY(put(path("home/file"), "somebody else's\n"));
        }
        QVERIFY(!file.isInPlace());
        QVERIFY(file.start(path("home/file"), "one\ntwo\n"));
        QVERIFY(file.isInPlace());
        QCOMPARE(bytesOf(path("home/file")), QByteArray("one\ntwo\n"));
    }
#endif
};

QTEST_GUILESS_MAIN(TestAppendOnlyFile)
#include "tst_append_only_file.moc"

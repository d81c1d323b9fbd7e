// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/replace_file.h"
#include "tests/core/storage/storage_testing.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

class TestReplaceFile : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void theFileIsReplacedAndNothingIsLeftBeside_data()
    {
        QTest::addColumn<int>("durability");
        QTest::newRow("waiting for the disk") << int(Durability::OnDisk);
        QTest::newRow("not waiting") << int(Durability::InSystem);
    }

    void theFileIsReplacedAndNothingIsLeftBeside()
    {
        QFETCH(int, durability);
        const QString file = path("deep/er/file");
        QVERIFY(!replaceFile(file, "first and longer", Durability(durability)));
        QVERIFY(makeFolderOf(file));
        QVERIFY(replaceFile(file, "first and longer", Durability(durability)));
        QVERIFY(replaceFile(file, "second", Durability(durability)));
        QCOMPARE(bytesOf(file), QByteArray("second"));
        QVERIFY(replaceFile(file, QByteArray(), Durability(durability)));
        QCOMPARE(bytesOf(file), QByteArray());
        QCOMPARE(namesIn(path("deep/er")), QStringList{QStringLiteral("file")});
    }

    void whatIsCalledNewBesideItIsLeftAlone()
    {
        QVERIFY(put(path("file.new"), "somebody's own"));
        QVERIFY(replaceFile(path("file"), "x", Durability::OnDisk));
        QCOMPARE(bytesOf(path("file")), QByteArray("x"));
        QCOMPARE(bytesOf(path("file.new")), QByteArray("somebody's own"));
        QCOMPARE(namesIn(m_folder.path()).size(), 2);
    }

    void aFolderInPlaceOfTheFileIsAnErrorInTheSystemsWords()
    {
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("file")));
        const auto replaced = replaceFile(path("file"), "x", Durability::OnDisk);
        QVERIFY(!replaced);
        QVERIFY2(wordsFor(EISDIR).contains(replaced.error()), qPrintable(replaced.error()));
        QVERIFY(namesIn(m_folder.path()).isEmpty());
    }

    void aFileInPlaceOfTheFolderIsAnErrorInTheSystemsWords()
    {
        QVERIFY(put(path("file"), "x"));
        const auto replaced = replaceFile(path("file/below"), "x", Durability::OnDisk);
        QVERIFY(!replaced);
        QVERIFY2(wordsFor(ENOTDIR).contains(replaced.error()), qPrintable(replaced.error()));
        QVERIFY(removeFile(path("file/below"), Durability::OnDisk)); // it does not exist
    }

    void whatIsNotThereNeedNotBeRemoved()
    {
        QVERIFY(removeFile(path("file"), Durability::OnDisk));
        QVERIFY(put(path("file"), "x"));
        QVERIFY(removeFile(path("file"), Durability::OnDisk));
        QVERIFY(namesIn(m_folder.path()).isEmpty());
    }

    void aLeftoverOfAKilledProgramIsRemoved()
    {
        QVERIFY(put(path("file"), "whole"));
        QVERIFY(put(path("file.new"), "ha"));
        removeLeftover(path("file"));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file")});
    }

    /// The folder would allow it.
    void aWriteProtectedFileIsNotReplaced()
    {
        const QString file = path("file");
        QVERIFY(put(file, "x"));
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        const auto replaced = replaceFile(file, "y", Durability::OnDisk);
        QVERIFY(!replaced);
        QVERIFY2(wordsFor(EACCES).contains(replaced.error()), qPrintable(replaced.error()));
        QCOMPARE(bytesOf(file), QByteArray("x"));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file")});
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    }

    void whatIsWrittenDuringAChangeIsSeenByTheNext()
    {
        const QString file = path("file");
        QVERIFY(put(file, "one"));
        int calls = 0;
        const auto updated = updateFile(file, [&](const Bytes& now) -> Expected<Bytes, QString> {
            if (++calls == 1)
                (void)put(file, "another");
            return Bytes(now.value_or(QByteArray()) + " more");
        });
        QVERIFY(updated);
        QCOMPARE(calls, 2);
        QCOMPARE(bytesOf(file), QByteArray("another more"));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file")});
    }

    void aFileThatNeverComesToRestIsAnError()
    {
        const QString file = path("file");
        int calls = 0;
        const auto updated = updateFile(file, [&](const Bytes&) -> Expected<Bytes, QString> {
            (void)put(file, QByteArray(++calls, 'x'));
            return Bytes("mine");
        });
        QVERIFY(!updated);
        QVERIFY2(wordsFor(EBUSY).contains(updated.error()), qPrintable(updated.error()));
        QCOMPARE(bytesOf(file), QByteArray(calls, 'x'));
    }

    void aChangeMayRemoveTheFileOrRefuse()
    {
        const QString file = path("file");
        QVERIFY(put(file, "one"));
        const auto refused =
            updateFile(file, [](const Bytes&) -> Expected<Bytes, QString> { return unexpected(QString()); });
        QVERIFY(!refused && refused.error().isEmpty());
        QCOMPARE(bytesOf(file), QByteArray("one"));
        QVERIFY(updateFile(file, [](const Bytes&) -> Expected<Bytes, QString> { return Bytes(); }));
        QVERIFY(!QFile::exists(file));
    }

#ifdef Q_OS_UNIX
    void permissionsAreKept()
    {
        const QString file = path("file");
        QVERIFY(put(file, "x"));
        const auto permissions = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
        QVERIFY(QFile::setPermissions(file, permissions));
        QVERIFY(replaceFile(file, "y", Durability::OnDisk));
        QCOMPARE(QFile::permissions(file) & ~(QFile::ReadUser | QFile::WriteUser), permissions);
    }

    void aSymbolicLinkIsFollowed()
    {
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("elsewhere")));
        QVERIFY(put(path("elsewhere/file"), "x"));
        QVERIFY(QFile::link(path("elsewhere/file"), path("file")));
        QVERIFY(replaceFile(path("file"), "y", Durability::OnDisk));
        QVERIFY(QFileInfo(path("file")).isSymLink());
        QCOMPARE(bytesOf(path("elsewhere/file")), QByteArray("y"));
        QCOMPARE(namesIn(path("elsewhere")), QStringList{QStringLiteral("file")});
    }

    /// QFile reports "Unknown error" here, because its write() was only cut short.
    void aFullDiskIsAnErrorInTheSystemsWordsAndTheOldFileStays_data()
    {
        QTest::addColumn<int>("room");
        QTest::newRow("nothing fits") << 0;
        QTest::newRow("a part fits") << 3;
    }

    void aFullDiskIsAnErrorInTheSystemsWordsAndTheOldFileStays()
    {
        QFETCH(int, room);
        QVERIFY(put(path("file"), "old"));
        for (const Durability durability : {Durability::OnDisk, Durability::InSystem}) {
            const FullDisk full(room);
            const auto replaced = replaceFile(path("file"), "longer than there is room", durability);
            QVERIFY(!replaced);
            QCOMPARE(replaced.error(), FullDisk::reason());
        }
        QCOMPARE(bytesOf(path("file")), QByteArray("old"));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file")});
    }
#endif
};

QTEST_GUILESS_MAIN(TestReplaceFile)
#include "tst_replace_file.moc"

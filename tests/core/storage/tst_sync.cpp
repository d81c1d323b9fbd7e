// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/append_only_file.h"
#include "core/storage/replace_file.h"
#include "tests/core/storage/storage_testing.h"

#include <QFileInfo>
#include <QTest>

#include <cerrno>

#include <sys/syscall.h>
#include <unistd.h>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

namespace {

QString watched;    ///< the file of the test
QStringList synced; ///< for each fsync(): the name of what was synced, and the content of `watched` at that moment
int syncError = 0;  ///< of fsync(); 0: it succeeds

} // namespace

/// In place of that of the C library. A killed program shows nothing of it: only a power failure would.
extern "C" int fsync(int descriptor)
{
    const QString path = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(descriptor));
    const QString name = path == QFileInfo(watched).path() ? QStringLiteral("folder") : QFileInfo(path).fileName();
    synced.append(name + QStringLiteral(": ") + QString::fromUtf8(bytesOf(watched)));
    if (syncError == 0)
        return static_cast<int>(syscall(SYS_fsync, descriptor));
    errno = syncError;
    return -1;
}

class TestSync : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        makeFolder();
        watched = m_folder.filePath(QStringLiteral("file"));
        QVERIFY(put(watched, "old"));
        synced.clear();
        syncError = 0;
    }

    void aNewFileIsSyncedBeforeItsRenamingAndTheFolderAfterIt()
    {
        QVERIFY(replaceFile(watched, "new", Durability::OnDisk));
        QCOMPARE(synced, (QStringList{QStringLiteral("file.new: old"), QStringLiteral("folder: new")}));
    }

    void aRemovalIsSynced()
    {
        QVERIFY(removeFile(watched, Durability::OnDisk));
        QCOMPARE(synced, QStringList{QStringLiteral("folder: (no file)")});
    }

    void whatIsLeftToTheSystemIsNotSynced()
    {
        QVERIFY(replaceFile(watched, "new", Durability::InSystem));
        QVERIFY(removeFile(watched, Durability::InSystem));
        QVERIFY(synced.isEmpty());
    }

    void aFileThatCannotBeSyncedIsAnErrorAndTheOldOneStays()
    {
        syncError = EIO;
        const auto replaced = replaceFile(watched, "new", Durability::OnDisk);
        QVERIFY(!replaced);
        QVERIFY2(wordsFor(EIO).contains(replaced.error()), qPrintable(replaced.error()));
        QCOMPARE(bytesOf(watched), QByteArray("old"));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file")});
    }

    void aFileSystemWithoutSyncIsNoError()
    {
        syncError = EINVAL;
        QVERIFY(replaceFile(watched, "new", Durability::OnDisk));
        QCOMPARE(bytesOf(watched), QByteArray("new"));
    }

    void aGrowingFileIsSyncedWithEachLineAndItsFolderOnce()
    {
        AppendOnlyFile file;
        QVERIFY(file.start(watched, "one"));
        QVERIFY(file.waitForDisk());
        QCOMPARE(synced, (QStringList{QStringLiteral("file: one"), QStringLiteral("folder: one")}));
        QVERIFY(file.append(" two"));
        QVERIFY(file.waitForDisk());
        QCOMPARE(synced.mid(2), QStringList{QStringLiteral("file: one two")});
    }

    void aLineThatCouldNotBeSyncedIsToldWithTheNextLine()
    {
        AppendOnlyFile file;
        QVERIFY(file.start(watched, "one"));
        QVERIFY(file.waitForDisk());
        syncError = EIO;
        QVERIFY(file.append(" two"));
        QVERIFY(!file.waitForDisk());
        const auto appended = file.append(" three");
        QVERIFY(!appended);
        QVERIFY2(wordsFor(EIO).contains(appended.error()), qPrintable(appended.error()));
    }
};

QTEST_GUILESS_MAIN(TestSync)
#include "tst_sync.moc"

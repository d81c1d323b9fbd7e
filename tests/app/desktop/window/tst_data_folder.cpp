// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/data_folder.h"
#include "tests/core/storage/storage_testing.h"

#include <QDateTime>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace qumalaq;
using namespace qumalaq::desktop;
using Lock = DataFolder::Lock;

namespace {

constexpr int kPatienceMs = 60'000;

QString lockIn(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("unfinished.game.lock"));
}

/// As earlier versions wrote it, by QLockFile.
bool putOldLock(const QString& folder, qint64 process, const QByteArray& host)
{
    return put(lockIn(folder), QByteArray::number(process) + "\nqumalaq\n" + host + "\n0123456789abcdef\n0123-4567\n");
}

using Prepare = bool (*)(const QString& folder);

} // namespace

class TestDataFolder : public QObject {
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { m_folder.emplace(); }

    void aLockWithoutALivingOwnerIsTakenOver_data()
    {
        QTest::addColumn<Prepare>("prepare");
        const auto row = [](const char* name, Prepare prepare) { QTest::newRow(name) << prepare; };
        row("no file", [](const QString&) { return true; });
        row("a file without content, as a power cut leaves it",
            [](const QString& folder) { return put(lockIn(folder), {}); });
        row("of another computer", [](const QString& folder) { return putOldLock(folder, 1234, "another-computer"); });
        row("its process id belongs to another program now", [](const QString& folder) {
            return putOldLock(folder, QCoreApplication::applicationPid(), QSysInfo::machineHostName().toUtf8());
        });
        row("older than the last start of the computer", [](const QString& folder) {
            QFile file(lockIn(folder));
            return putOldLock(folder, 1, QSysInfo::machineHostName().toUtf8()) && file.open(QIODevice::ReadWrite)
                   && file.setFileTime(QDateTime(QDate(2001, 2, 3), QTime(4, 5)), QFile::FileModificationTime);
        });
#ifdef Q_OS_UNIX // Windows cannot lock a folder: the next test
        row("a folder in its place", [](const QString& folder) { return QDir().mkpath(lockIn(folder)); });
        row("a pipe in its place",
            [](const QString& folder) { return QProcess::execute(QStringLiteral("mkfifo"), {lockIn(folder)}) == 0; });
        row("in a folder that cannot be written", [](const QString& folder) {
            return put(lockIn(folder), {}) && QFile::setPermissions(lockIn(folder), QFile::ReadOwner)
                   && QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner);
        });
        row("in a folder that cannot be written and has no such file",
            [](const QString& folder) { return QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner); });
#endif
        row("its process was killed", [](const QString& folder) {
            QProcess owner;
            owner.start(QStringLiteral(QUMALAQ_PROGRAM), {QStringLiteral("--data-dir"), folder});
            const bool isOpen =
                QTest::qWaitFor([&] { return QFile::exists(DataFolder::libraryIn(folder)); }, kPatienceMs);
            if (!isOpen || DataFolder(folder).lock() != Lock::Held)
                return false;
            owner.kill();
            return owner.waitForFinished(kPatienceMs);
        });
    }
    void aLockWithoutALivingOwnerIsTakenOver()
    {
        QFETCH(const Prepare, prepare);
        QVERIFY(prepare(m_folder->path()));
        {
            DataFolder folder(m_folder->path());
            QCOMPARE(folder.lock(), Lock::Taken);
            QCOMPARE(DataFolder(m_folder->path()).lock(), Lock::Held);
        }
        QCOMPARE(DataFolder(m_folder->path()).lock(), Lock::Taken);
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

#ifdef Q_OS_UNIX
    void aFullDiskDoesNotMatter()
    {
        const qumalaq::storage::testing::FullDisk full(0);
        DataFolder folder(m_folder->path());
        QCOMPARE(folder.lock(), Lock::Taken);
        QCOMPARE(DataFolder(m_folder->path()).lock(), Lock::Held);
    }

    void theSameFolderUnderAnotherNameIsLockedToo()
    {
        const QString data = m_folder->filePath(QStringLiteral("data"));
        const QString link = m_folder->filePath(QStringLiteral("link"));
        DataFolder folder(data);
        QVERIFY(QFile::link(data, link));
        QCOMPARE(folder.lock(), Lock::Taken);
        DataFolder linked(link);
        QCOMPARE(linked.path(), folder.path());
        QCOMPARE(linked.lock(), Lock::Held);
    }

    void othersCannotLookIntoANewFolder()
    {
        const auto access = [](const QString& path) {
            return QFile::permissions(path)
                   & (QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther
                      | QFile::ExeOther);
        };
        const DataFolder made(m_folder->filePath(QStringLiteral("a/b")));
        QCOMPARE(access(made.path()), QFile::Permissions());
        // A folder of somebody's choice may be shared on purpose.
        const QString existing = m_folder->filePath(QStringLiteral("a"));
        QVERIFY(QFile::setPermissions(existing, QFile::permissions(existing) | QFile::ReadOther | QFile::ExeOther));
        const DataFolder found(existing);
        QVERIFY(access(existing) != QFile::Permissions());
        found.makePrivate();
        QCOMPARE(access(existing), QFile::Permissions());
    }
#endif

    void whereNoFolderCanBeMadeThereIsNoLock()
    {
        const QString file = m_folder->filePath(QStringLiteral("file"));
        QVERIFY(put(file, {}));
        DataFolder folder(file + QStringLiteral("/data"));
        QCOMPARE(folder.lock(), Lock::Unavailable);
    }
};

QTEST_GUILESS_MAIN(TestDataFolder)
#include "tst_data_folder.moc"

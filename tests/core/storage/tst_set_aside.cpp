// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/set_aside.h"
#include "tests/core/storage/storage_testing.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <filesystem>
#include <system_error>
#include <thread>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

class TestSetAside : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void theNameHasTheDateAndIsNeverUsedAgain()
    {
        constexpr int kTimes = 25; // many of them within the same second
        QSet<QString> names;
        for (int i = 0; i < kTimes; ++i) {
            QVERIFY(put(path("file"), QByteArray::number(i)));
            const auto aside = setAside(path("file"));
            QVERIFY(aside);
            QVERIFY(!QFile::exists(path("file")));
            static const QRegularExpression kPattern(QStringLiteral("/file\\.aside-\\d{8}-\\d{6}(-\\d+)?$"));
            QVERIFY2(kPattern.match(*aside).hasMatch(), qPrintable(*aside));
            QCOMPARE(bytesOf(*aside), QByteArray::number(i));
            names.insert(*aside);
        }
        QCOMPARE(names.size(), kTimes);
        QCOMPARE(namesIn(m_folder.path()).size(), kTimes);
    }

    void nothingIsLostWhereSeveralSetAsideAtOnce()
    {
        constexpr int kThreads = 4;
        constexpr int kTimes = 50;
        std::vector<std::thread> threads;
        for (int thread = 0; thread < kThreads; ++thread) {
            threads.emplace_back([this, thread] {
                const QString own = path("own") + QString::number(thread);
                for (int i = 0; i < kTimes; ++i) {
                    put(own, QByteArray::number(thread * kTimes + i));
                    // QFile::rename() would replace the file of another thread.
                    std::error_code error;
                    do
                        std::filesystem::create_hard_link(own.toStdString(), path("file").toStdString(), error);
                    while (error);
                    QFile::remove(own);
                    (void)setAside(path("file")); // or another thread does
                }
            });
        }
        for (std::thread& thread : threads)
            thread.join();
        (void)setAside(path("file"));
        QSet<QByteArray> contents;
        const QStringList names = namesIn(m_folder.path());
        for (const QString& name : names)
            contents.insert(bytesOf(m_folder.filePath(name)));
        QCOMPARE(contents.size(), kThreads * kTimes);
    }

    void itsPartsGoWithIt()
    {
        for (const char* name : {"file", "file-wal", "file-other"})
            QVERIFY(put(path(name), name));
        const auto aside = setAside(path("file"), {QStringLiteral("-wal"), QStringLiteral("-shm")});
        QVERIFY(aside);
        QCOMPARE(bytesOf(*aside), QByteArray("file"));
        QCOMPARE(bytesOf(*aside + QStringLiteral("-wal")), QByteArray("file-wal"));
        QVERIFY(!QFile::exists(path("file-wal")));
        QVERIFY(QFile::exists(path("file-other")));
    }

    void withoutTheFileItsPartsStay()
    {
        QVERIFY(put(path("file-wal"), "file-wal"));
        QVERIFY(!setAside(path("file"), {QStringLiteral("-wal")}));
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("file-wal")});
    }

    void whatCannotBeRenamedIsAnErrorInTheSystemsWords()
    {
        const auto aside = setAside(path("missing"));
        QVERIFY(!aside);
        QVERIFY2(wordsFor(ENOENT).contains(aside.error()), qPrintable(aside.error()));
    }

    void aCopyIsMadeBesideTheFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("file"));
        QVERIFY(put(file, "as it is"));
        const auto first = copyAside(file, "as it was");
        const auto second = copyAside(file, "as it was");
        QVERIFY(first && second);
        QVERIFY(*first != *second);
        QVERIFY(first->startsWith(file + QStringLiteral(".aside-")));
        QCOMPARE(bytesOf(*first), QByteArray("as it was"));
        QCOMPARE(bytesOf(file), QByteArray("as it is"));
        QVERIFY(!copyAside(folder.filePath(QStringLiteral("none/file")), "x"));
    }
};

QTEST_GUILESS_MAIN(TestSetAside)
#include "tst_set_aside.moc"

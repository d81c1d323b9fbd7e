// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/file_saver.h"
#include "tests/core/storage/storage_testing.h"

#include <QTest>
#include <QThread>

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

class TestFileSaver : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void allFilesAreSavedAndToldInOrder()
    {
        FileSaver saver;
        QStringList told;
        const QThread* thread = QThread::currentThread();
        for (const char* name : {"a", "b", "c"}) {
            saver.save(path(name), name, [&told, name, thread](const Expected<void, QString>& result) {
                if (result && QThread::currentThread() == thread)
                    told.append(QString::fromLatin1(name));
            });
        }
        QVERIFY(saver.isSaving());
        QTRY_VERIFY(!saver.isSaving());
        QCOMPARE(told, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
        QCOMPARE(namesIn(m_folder.path()), told);
        QCOMPARE(bytesOf(path("c")), QByteArray("c"));
    }

    void aSecondSaveOfAFileComesAfterTheFirst()
    {
        FileSaver saver;
        for (int i = 0; i < 20; ++i)
            saver.save(path("a"), QByteArray::number(i), [](const auto&) {});
        QTRY_VERIFY(!saver.isSaving());
        QCOMPARE(bytesOf(path("a")), QByteArray("19"));
    }

    void eachChangeSeesTheOnesBeforeIt()
    {
        FileSaver saver;
        for (int i = 0; i < 20; ++i) {
            saver.update(
                path("a"),
                [i](const Bytes& now) -> Expected<Bytes, QString> {
                    return Bytes(now.value_or(QByteArray()) + QByteArray::number(i) + ' ');
                },
                [](const auto&) {});
        }
        QTRY_VERIFY(!saver.isSaving());
        QCOMPARE(bytesOf(path("a")), QByteArray("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 "));
    }

    void whoWaitsIsCalledWhenAllIsSaved()
    {
        FileSaver saver;
        int calls = 0;
        saver.whenIdle([&calls] { ++calls; });
        QCOMPARE(calls, 1);
        int saved = 0;
        int savedBefore = 0;
        saver.save(path("a"), "a", [&saved](const auto&) { ++saved; });
        saver.save(path("b"), "b", [&saved](const auto&) { ++saved; });
        saver.whenIdle([&] {
            ++calls;
            savedBefore = saved;
        });
        QCOMPARE(calls, 1);
        QTRY_COMPARE(calls, 2);
        QCOMPARE(savedBefore, 2);
    }

    void aFolderThatIsGoneIsNotMade()
    {
        FileSaver saver;
        Expected<void, QString> told;
        saver.save(path("stick/a"), "x", [&told](const auto& result) { told = result; });
        QTRY_VERIFY(!saver.isSaving());
        QVERIFY(!told);
        QVERIFY2(wordsFor(ENOENT).contains(told.error()), qPrintable(told.error()));
        QVERIFY(!QFileInfo::exists(path("stick")));
    }

    void theEndWaitsForTheFileAndCallsNobody()
    {
        bool isTold = false;
        {
            FileSaver saver;
            saver.save(path("a"), "x", [&isTold](const auto&) { isTold = true; });
        }
        QCOMPARE(bytesOf(path("a")), QByteArray("x"));
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
    }
};

QTEST_GUILESS_MAIN(TestFileSaver)
#include "tst_file_saver.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/file_stream.h"
#include "tests/core/storage/storage_testing.h"

#include <QTest>

#include <thread>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

class TestFileStream : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void allBytesComeInTheirOrder_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("an empty file") << 0;
        QTest::newRow("one byte") << 1;
        QTest::newRow("more than is read ahead") << (3 << 20) + 7;
    }
    void allBytesComeInTheirOrder()
    {
        QFETCH(int, size);
        QByteArray written(size, Qt::Uninitialized);
        for (int i = 0; i < size; ++i)
            written[i] = static_cast<char>(i % 251);
        QVERIFY(put(path("a"), written));
        FileStream stream(path("a"));
        QByteArray all;
        for (;;) {
            const auto piece = stream.next({});
            QVERIFY(piece);
            if (piece->isEmpty())
                break;
            all += *piece;
        }
        QVERIFY(all == written);
    }

    void whatCannotBeReadIsAnError()
    {
        FileStream none(path("none/a"));
        const auto piece = none.next({});
        QVERIFY(!piece);
        QVERIFY2(wordsFor(ENOENT).contains(piece.error()), qPrintable(piece.error()));
        FileStream folder(m_folder.path());
        QVERIFY(!folder.next({}));
    }

    void aStreamThatIsNotReadToItsEndLetsGo()
    {
        QVERIFY(put(path("a"), QByteArray(4 << 20, 'x')));
        FileStream stream(path("a"));
        QVERIFY(!stream.next({})->isEmpty());
    }

#ifdef Q_OS_UNIX
    void aPipeThatNobodyWritesIsLeftWhenAsked()
    {
        QCOMPARE(mkfifo(path("pipe").toLocal8Bit().constData(), 0600), 0);
        StopSource stop;
        {
            FileStream stream(path("pipe"));
            std::thread asks([&stop] { stop.requestStop(); });
            const auto piece = stream.next(stop.token());
            asks.join();
            QVERIFY(piece && piece->isEmpty());
        }
        // The thread that hangs in it is let go.
        QFile writer(path("pipe"));
        QVERIFY(writer.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    }

    void aPipeIsReadAsItIsWritten()
    {
        QCOMPARE(mkfifo(path("other").toLocal8Bit().constData(), 0600), 0);
        FileStream stream(path("other"));
        QVERIFY(put(path("other"), "76 98"));
        QCOMPARE(stream.next({}).value_or(QByteArray()), QByteArray("76 98"));
        QVERIFY(stream.next({}).value_or("?").isEmpty());
    }
#endif
};

QTEST_GUILESS_MAIN(TestFileStream)
#include "tst_file_stream.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/opened_file.h"
#include "tests/core/storage/storage_testing.h"

#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace qumalaq;
using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

using State = OpenedFile::State;

namespace {

FileContent byFirstLetter(const QByteArray& bytes)
{
    if (bytes.startsWith('s'))
        return FileContent::Valid;
    return bytes.startsWith('n') ? FileContent::Newer : FileContent::Damaged;
}

} // namespace

class TestOpenedFile : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void aFormatIsJudgedByItsNumber()
    {
        QCOMPARE(int(classifyFormat(1, 2)), int(FileContent::Valid));
        QCOMPARE(int(classifyFormat(2, 2)), int(FileContent::Valid));
        QCOMPARE(int(classifyFormat(3, 2)), int(FileContent::Newer));
        QCOMPARE(int(classifyFormat(0, 2)), int(FileContent::Damaged));
        QCOMPARE(int(classifyFormat(-1, 2)), int(FileContent::Damaged));
        QCOMPARE(int(classifyFormat(std::nullopt, 2)), int(FileContent::Damaged));
    }

    void whatIsFoundIsJudged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("state");
        QTest::newRow("what is sound stays") << QByteArray("sound") << int(State::Valid);
        QTest::newRow("what is newer stays") << QByteArray("newer") << int(State::Newer);
        QTest::newRow("what is damaged is set aside") << QByteArray("?") << int(State::SetAside);
        QTest::newRow("an empty file is damaged") << QByteArray() << int(State::SetAside);
    }

    void whatIsFoundIsJudged()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, state);
        QVERIFY(put(path("file"), bytes));
        const OpenedFile opening = openPersistentFile(path("file"), byFirstLetter);
        QCOMPARE(int(opening.state), state);
        QCOMPARE(opening.bytes, bytes);
        QCOMPARE(opening.isReadOnly(), opening.state == State::Newer);
        QCOMPARE(QFile::exists(path("file")), opening.aside.isEmpty());
        QCOMPARE(bytesOf(opening.aside.isEmpty() ? path("file") : opening.aside), bytes);
        QVERIFY(opening.reason.isEmpty());
    }

    void whereThereIsNoFileThereIsNothing()
    {
        for (const char* name : {"missing", "missing/below"}) {
            const OpenedFile opening = openPersistentFile(path(name), byFirstLetter);
            QCOMPARE(int(opening.state), int(State::Missing));
            QVERIFY(!opening.isReadOnly());
        }
    }

    void whatIsTooLargeIsSetAsideUnread()
    {
        QVERIFY(put(path("file"), "sound"));
        const OpenedFile opening = openPersistentFile(path("file"), byFirstLetter, 4);
        QCOMPARE(int(opening.state), int(State::SetAside));
        QVERIFY(opening.bytes.isEmpty());
        QCOMPARE(bytesOf(opening.aside), QByteArray("sound"));
    }

    void aFolderIsNotOurs()
    {
        const OpenedFile opening = openPersistentFile(m_folder.path(), byFirstLetter);
        QCOMPARE(int(opening.state), int(State::Unusable));
        QVERIFY2(wordsFor(EISDIR).contains(opening.reason), qPrintable(opening.reason));
        QVERIFY(opening.isReadOnly());
        QVERIFY(QFileInfo(m_folder.path()).isDir());
    }

#ifdef Q_OS_UNIX
    void aPipeIsNotWaitedFor()
    {
        QCOMPARE(mkfifo(QFile::encodeName(path("file")).constData(), 0600), 0);
        QCOMPARE(int(openPersistentFile(path("file"), byFirstLetter).state), int(State::Unusable));
        QVERIFY(QFile::exists(path("file")));
    }

    void aLinkToADiskThatIsNotThereIsNotOverwritten()
    {
        QVERIFY(QFile::link(path("unplugged/file"), path("file")));
        const OpenedFile opening = openPersistentFile(path("file"), byFirstLetter);
        QVERIFY(opening.state == State::SetAside || opening.state == State::Unusable);
        QVERIFY(!opening.reason.isEmpty());
    }
#endif
};

QTEST_GUILESS_MAIN(TestOpenedFile)
#include "tst_opened_file.moc"

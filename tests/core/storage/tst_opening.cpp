// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/opening.h"
#include "tests/core/storage/storage_testing.h"

#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace qumalaq::storage;
using namespace qumalaq::storage::testing;

using State = Opening::State;

namespace {

Content byFirstLetter(const QByteArray& bytes)
{
    if (bytes.startsWith('s'))
        return Content::Sound;
    return bytes.startsWith('n') ? Content::Newer : Content::Damaged;
}

} // namespace

class TestOpening : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private Q_SLOTS:
    void init()
    {
        m_folder = QTemporaryDir();
        QVERIFY(m_folder.isValid());
    }

    void aFormatIsJudgedByItsNumber()
    {
        QCOMPARE(int(judgeFormat(1, 2)), int(Content::Sound));
        QCOMPARE(int(judgeFormat(2, 2)), int(Content::Sound));
        QCOMPARE(int(judgeFormat(3, 2)), int(Content::Newer));
        QCOMPARE(int(judgeFormat(0, 2)), int(Content::Damaged));
        QCOMPARE(int(judgeFormat(-1, 2)), int(Content::Damaged));
        QCOMPARE(int(judgeFormat(std::nullopt, 2)), int(Content::Damaged));
    }

    void whatIsFoundIsJudged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("state");
        QTest::newRow("what is sound stays") << QByteArray("sound") << int(State::Sound);
        QTest::newRow("what is newer stays") << QByteArray("newer") << int(State::Newer);
        QTest::newRow("what is damaged is set aside") << QByteArray("?") << int(State::SetAside);
        QTest::newRow("an empty file is damaged") << QByteArray() << int(State::SetAside);
    }

    void whatIsFoundIsJudged()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, state);
        QVERIFY(put(path("file"), bytes));
        const Opening opening = openKept(path("file"), byFirstLetter);
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
            const Opening opening = openKept(path(name), byFirstLetter);
            QCOMPARE(int(opening.state), int(State::Nothing));
            QVERIFY(!opening.isReadOnly());
        }
    }

    void whatIsTooLargeIsSetAsideUnread()
    {
        QVERIFY(put(path("file"), "sound"));
        const Opening opening = openKept(path("file"), byFirstLetter, 4);
        QCOMPARE(int(opening.state), int(State::SetAside));
        QVERIFY(opening.bytes.isEmpty());
        QCOMPARE(bytesOf(opening.aside), QByteArray("sound"));
    }

    void aFolderIsNotOurs()
    {
        const Opening opening = openKept(m_folder.path(), byFirstLetter);
        QCOMPARE(int(opening.state), int(State::Stuck));
        QVERIFY2(wordsFor(EISDIR).contains(opening.reason), qPrintable(opening.reason));
        QVERIFY(opening.isReadOnly());
        QVERIFY(QFileInfo(m_folder.path()).isDir());
    }

#ifdef Q_OS_UNIX
    void aPipeIsNotWaitedFor()
    {
        QCOMPARE(mkfifo(QFile::encodeName(path("file")).constData(), 0600), 0);
        QCOMPARE(int(openKept(path("file"), byFirstLetter).state), int(State::Stuck));
        QVERIFY(QFile::exists(path("file")));
    }

    void aLinkToADiskThatIsNotThereIsNotOverwritten()
    {
        QVERIFY(QFile::link(path("unplugged/file"), path("file")));
        const Opening opening = openKept(path("file"), byFirstLetter);
        QVERIFY(opening.state == State::SetAside || opening.state == State::Stuck);
        QVERIFY(!opening.reason.isEmpty());
    }
#endif
};

QTEST_GUILESS_MAIN(TestOpening)
#include "tst_opening.moc"

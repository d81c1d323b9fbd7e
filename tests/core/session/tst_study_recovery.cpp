// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/study_recovery.h"

#include "core/notation/tgk_writer.h"
#include "tests/core/session/study_examples.h"
#include "tests/core/storage/storage_testing.h"

#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using storage::OpenedFile;

class TestStudyRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unsavedGamesAreKeptInAFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("new/unsaved.tgk"));
        const std::vector<notation::GameRecord> games = {recordOf(kVariedGame), onlineGame(1)};
        {
            StudyRecovery recovery;
            recovery.write({notation::GameRecord()}); // has no file to write to
            recovery.setFile(file);
            QVERIFY(recovery.games().empty());
            recovery.write(games);
        }
        StudyRecovery recovery;
        recovery.setFile(file);
        QVERIFY(recovery.file().opening().state == OpenedFile::State::Valid);
        QVERIFY(recovery.games() == games);
        recovery.write({});
        QVERIFY(recovery.file().waitForDisk());
        QVERIFY(!QFile::exists(file));
    }

    void unsavedGamesOfEarlierProgramsAreRead()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("unsaved.tgk"));
        const notation::GameRecord game = recordOf(kVariedGame);
        QVERIFY(put(file, QByteArray::fromStdString(toTgk(game))));
        StudyRecovery recovery;
        recovery.setFile(file);
        QVERIFY(recovery.file().opening().state == OpenedFile::State::Valid);
        QVERIFY(recovery.games() == std::vector{game});
    }

    void unsavedGamesOfALaterVersionAreReadAndLeftAlone()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("unsaved.tgk"));
        const QByteArray bytes = "% qumalaq-study 2\n" + QByteArray::fromStdString(toTgk(onlineGame(1)));
        QVERIFY(put(file, bytes));
        {
            StudyRecovery recovery;
            recovery.setFile(file);
            QVERIFY(recovery.file().opening().state == OpenedFile::State::Newer);
            QVERIFY(recovery.games() == std::vector{onlineGame(1)});
            recovery.write({});
            recovery.write({recordOf(kVariedGame)});
        }
        QCOMPARE(bytesOf(file), bytes);
    }

    void unsavedGamesThatCannotBeReadWholeAreSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("games");
        const QByteArray game = QByteArray::fromStdString(toTgk(onlineGame(1)));
        QTest::newRow("a game that is cut off") << game.first(game.size() / 2) + " zz" << 1;
        QTest::newRow("a game that is whole and one that is not")
            << game + '\n' + game.first(game.size() / 2) + " zz" << 2;
        QTest::newRow("a format that never was") << "% qumalaq-study 0\n" + game << 1;
        QTest::newRow("a head without a number") << QByteArray("% qumalaq-study ") << 0;
        QTest::newRow("nothing at all") << QByteArray() << 0;
    }

    void unsavedGamesThatCannotBeReadWholeAreSetAside()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, games);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("unsaved.tgk"));
        QVERIFY(put(file, bytes));
        {
            StudyRecovery recovery;
            recovery.setFile(file);
            QVERIFY(recovery.file().opening().state == OpenedFile::State::SetAside);
            QCOMPARE(bytesOf(recovery.file().opening().aside), bytes);
            QCOMPARE(static_cast<int>(recovery.games().size()), games);
        }
        // The readable part is kept from then on.
        StudyRecovery recovery;
        recovery.setFile(file);
        QCOMPARE(static_cast<int>(recovery.games().size()), games);
    }
};

QTEST_GUILESS_MAIN(TestStudyRecovery)
#include "tst_study_recovery.moc"

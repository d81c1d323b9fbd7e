// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window reports about the files that keep a person's work, and what it does to them.
#include "core/session/match_journal.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/storage/storage_testing.h"

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;
using storage::testing::bytesOf;
using storage::testing::namesIn;
using storage::testing::put;
using storage::testing::tells;

namespace {

const QByteArray kOfTheFuture = "{\"format\":\"qumalaq-match\",\"version\":3}\nwho knows\n";

QStringList setAsideIn(const QString& folder)
{
    return namesIn(folder).filter(QStringLiteral(".aside-"));
}

} // namespace

class TestKeeping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void aGameOfALaterVersionIsLeftAloneAndReported_data() { addLanguages(); }

    void aGameOfALaterVersionIsLeftAloneAndReported()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        {
            Program program(folder.path());
            program.settings().setLanguage(language);
            QVERIFY(put(program.journal(), kOfTheFuture));
            program.beginForTwo();
            program.press(Qt::Key_7);
            QCOMPARE(program.plies(), 1);
            const QString told = program.notice();
            QVERIFY2(told.contains(QDir::toNativeSeparators(program.journal())), qPrintable(told));
            QCOMPARE(bytesOf(program.journal()), kOfTheFuture);
        }
        QCOMPARE(bytesOf(QDir(folder.path()).filePath(QStringLiteral("unfinished.game"))), kOfTheFuture);
        QVERIFY(setAsideIn(folder.path()).isEmpty());
    }

    void anUnreadableGameIsSetAsideEachTimeAndReported()
    {
        const QTemporaryDir folder;
        constexpr int kTimes = 3;
        for (int i = 1; i <= kTimes; ++i) {
            Program program(folder.path());
            QVERIFY(put(program.journal(), "nonsense " + QByteArray::number(i)));
            program.open();
            const QString told = program.notice();
            QVERIFY2(told.startsWith(QStringLiteral("Your last game could not be read.")), qPrintable(told));
            const QStringList aside = setAsideIn(folder.path());
            QCOMPARE(aside.size(), i);
            QVERIFY2(told.contains(aside.last()), qPrintable(told));
            QCOMPARE(bytesOf(QDir(folder.path()).filePath(aside.last())), "nonsense " + QByteArray::number(i));
        }
    }

    /// As in the program: the page of games is made when the first game has begun.
    void aFirstGameThatCannotBeKeptIsReported()
    {
        const QTemporaryDir folder;
        const QString home = folder.filePath(QStringLiteral("home"));
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        settings.setValue(setting::kSound, false);
        settings.setLanguage(Language::English);
        Translator translator;
        session::Match match;
        MainWindow window(match, settings, translator);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.begin(QDir(home).filePath(QStringLiteral("unfinished.game")));
        QVERIFY(QDir(home).removeRecursively());
        QVERIFY(put(home, {}));
        window.pages().start()->tile(StartPage::Tile::TwoPeople)->click();
        const auto told = [&window] { return window.notices()->findChild<RotatedLabel*>()->text(); };
        QVERIFY(window.notices()->isVisible());
        QVERIFY2(told().startsWith(QStringLiteral("Your game is not being saved.")), qPrintable(told()));
        // Nothing more has to be done by anybody.
        QVERIFY(QFile::remove(home));
        QTRY_VERIFY(!window.notices()->isVisible());
        QVERIFY(session::MatchJournal::read(QDir(home).filePath(QStringLiteral("unfinished.game"))));
    }

    void aGameThatCannotBeKeptIsReportedOnceUntilItCan()
    {
        const QTemporaryDir folder;
        const QString home = folder.filePath(QStringLiteral("home"));
        Program program(home);
        const QString sentence = QStringLiteral("Your game is not being saved.");
        program.open();
        program.settings().waitForDisk(); // it would create the folder again
        // Even root cannot create a folder in place of a file.
        QVERIFY(QDir(home).removeRecursively());
        QVERIFY(put(home, {}));
        program.pages().start()->tile(StartPage::Tile::TwoPeople)->click();
        program.press(Qt::Key_7);
        const QString told = program.notice();
        QVERIFY2(told.startsWith(sentence), qPrintable(told));
        QVERIFY2(tells(told, ENOTDIR), qPrintable(told));
        QVERIFY(QFile::remove(home));
        program.press(Qt::Key_9);
        QCOMPARE(program.notice(), QString());
        const auto kept = session::MatchJournal::read(program.journal());
        QVERIFY(kept);
        QCOMPARE(kept->record.history().plies().size(), 2U);
    }
};

QTEST_MAIN(TestKeeping)
#include "tst_keeping.moc"

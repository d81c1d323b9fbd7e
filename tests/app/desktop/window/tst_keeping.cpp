// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window reports about the files that keep a person's work, and what it does to them.
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/study/study_page.h"
#include "core/session/match_journal.h"
#include "core/session/study_recovery.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/storage/storage_testing.h"

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;
using storage::testing::namesIn;
using storage::testing::tells;

namespace {

/// A file that keeps a person's work.
struct DataFile {
    const char* name;
    const char* notKept;    ///< how a notice begins
    const char* unreadable; ///< the same
    QByteArray later;       ///< what a later version might write
    void (*work)(Program&, int number);
    const char* second; ///< what the second work writes
    storage::PersistentFile& (*file)(Program&);
};

void play(Program& program, int number)
{
    if (number == 1)
        program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
    program.press(number == 1 ? Qt::Key_7 : Qt::Key_9);
    QCOMPARE(program.plies(), number);
}

void comment(Program& program, int number)
{
    if (number == 1)
        program.pages().openStudy(notation::GameRecord());
    program.pages().study()->document()->setComment(QStringLiteral("state %1").arg(number));
}

void makeMistake(Program& program, int number)
{
    learn::Mistake mistake;
    mistake.played = rules::Move{{Side::South, static_cast<std::uint8_t>(number)}};
    mistake.better = {rules::Move{{Side::South, 9}}};
    mistake.position.play(mistake.played);
    mistake.position.play(mistake.position.legalMoves()[0]);
    program.pages().learning().mistakeStore().reviewed({QStringLiteral("state %1").arg(number)}, {mistake});
}

void learnOpening(Program& program, int number)
{
    learn::Openings openings(rules::GameId::Togyzqumalaq, Side::South);
    openings.add(std::vector{rules::Move{{Side::South, static_cast<std::uint8_t>(number)}}});
    program.pages().learning().openingsStore().set(openings);
}

void queueGame(Program& program, int number)
{
    notation::GameRecord game;
    game.setTag("White", "state " + std::to_string(number));
    game.tree().add(notation::NodeId::Root, rules::Move{{Side::South, 7}});
    program.pages().reviewQueue().setPaused(true);
    program.pages().reviewQueue().add({game});
}

const DataFile kFiles[] = {
    {"unfinished.game", "Your game is not being saved.", "Your last game could not be read.",
     "{\"format\":\"qumalaq-match\",\"version\":3}\nwho knows\n", play, "{\"move\":\"98\"", nullptr},
    {"unsaved.tgk", "Your changes in the study are not being saved.", "Some of your unsaved games could not be read.",
     "% qumalaq-study 2\n\n1. 76 98 *\n", comment, "state 2",
     [](Program& p) -> storage::PersistentFile& { return p.pages().studyAutosave().file(); }},
    {"mistakes.json", "The mistakes from your games are not being saved.",
     "The mistakes from your games could not be read.", R"({"format":2,"games":["who knows"]})", makeMistake, "state 2",
     [](Program& p) -> storage::PersistentFile& { return p.pages().learning().mistakeStore().file(); }},
    {"openings.json", "Your openings are not being saved.", "Your openings could not be read.",
     R"({"format":2,"openings":["who knows"]})", learnOpening, "1. 2",
     [](Program& p) -> storage::PersistentFile& { return p.pages().learning().openingsStore().file(); }},
    {"reviews.json", "The reviews of your games are not being saved.",
     "The reviews of your games could not be read. The games are still in the library.",
     R"({"format":2,"games":["who knows"]})", queueGame, "state 2",
     [](Program& p) -> storage::PersistentFile& { return p.pages().reviewQueue().file(); }},
    {"two-computers.json", "The connection to the other computer is not being saved.",
     "The saved connection to the other computer could not be read.", R"({"format":2,"as":"who knows"})",
     [](Program& p, int number) {
         p.pages().twoComputers().file().write(R"({"format":1,"as":"state )" + QByteArray::number(number) + "\"}");
     },
     "state 2", [](Program& p) -> storage::PersistentFile& { return p.pages().twoComputers().file(); }},
    {"learners.json", "The names of the learners are not being saved.",
     "The names of the learners could not be read. Their progress is still there.",
     R"({"format":9,"learners":[{"name":"Ada","file":"progress.json"}]})",
     [](Program& p, int number) { p.pages().learning().learners().add(QStringLiteral("state %1").arg(number)); },
     "state 2", [](Program& p) -> storage::PersistentFile& { return p.pages().learning().learners().file(); }},
    {"progress.json", "Your learning progress is not being saved.",
     "Your learning progress could not be read and starts again from the beginning.",
     R"({"format":2,"tasks":{"a.one":{"stars":3}},"medals":["gold"]})",
     [](Program& p, int number) { p.pages().learning().store().taskSolved("state " + std::to_string(number), 0); },
     "state 2", [](Program& p) -> storage::PersistentFile& { return p.pages().learning().store().file(); }},
};

void addFiles()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(std::size(kFiles)); ++i)
        QTest::newRow(kFiles[i].name) << i;
}

QStringList setAsideIn(const QString& folder)
{
    return namesIn(folder).filter(QStringLiteral(".aside-"));
}

} // namespace

class TestKeeping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatALaterVersionWroteIsLeftAloneAndReported_data() { addFiles(); }
    void whatALaterVersionWroteIsLeftAloneAndReported()
    {
        QFETCH(const int, index);
        const DataFile& file = kFiles[index];
        const QTemporaryDir folder;
        const QString path = folder.filePath(QLatin1String(file.name));
        QVERIFY(put(path, file.later));
        {
            Program program(folder.path());
            program.open();
            file.work(program, 1);
            const QString told = program.notice();
            QVERIFY2(told.startsWith(QLatin1String(file.notKept)), qPrintable(told));
            QVERIFY2(told.contains(QStringLiteral("newer version")), qPrintable(told));
            QVERIFY2(told.contains(QDir::toNativeSeparators(path)), qPrintable(told));
        }
        QCOMPARE(bytesOf(path), file.later);
        QVERIFY(setAsideIn(folder.path()).isEmpty());
    }

    void whatCannotBeReadIsSetAsideEachTimeAndReported_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("bytes");
        for (int i = 0; i < int(std::size(kFiles)); ++i)
            QTest::addRow("nonsense in %s", kFiles[i].name) << i << QByteArray("nonsense");
        const int json = int(std::size(kFiles)) - 1;
        QTest::newRow("half of it") << json << QByteArray(R"({ "tasks": )");
        QTest::newRow("nothing") << json << QByteArray();
        QTest::newRow("somebody else's") << json << QByteArray(R"({"tasks":{}})");
        QTest::newRow("a format that never was") << json << QByteArray(R"({"format":0,"tasks":{}})");
    }
    void whatCannotBeReadIsSetAsideEachTimeAndReported()
    {
        QFETCH(const int, index);
        QFETCH(const QByteArray, bytes);
        const DataFile& file = kFiles[index];
        const QTemporaryDir folder;
        constexpr int kTimes = 3;
        for (int i = 1; i <= kTimes; ++i) {
            QVERIFY(put(folder.filePath(QLatin1String(file.name)), bytes));
            Program program(folder.path());
            program.open();
            const QString told = program.notice();
            QVERIFY2(told.startsWith(QLatin1String(file.unreadable)), qPrintable(told));
            const QStringList aside = setAsideIn(folder.path());
            QCOMPARE(aside.size(), i);
            QVERIFY2(told.contains(aside.last()), qPrintable(told));
            for (const QString& name : aside)
                QCOMPARE(bytesOf(folder.filePath(name)), bytes);
            file.work(program, 1);
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
        window.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
        const auto told = [&window] { return textsSeen(window.notices()).value(0); };
        QVERIFY(window.notices()->isVisible());
        QVERIFY2(told().startsWith(QStringLiteral("Your game is not being saved.")), qPrintable(told()));
        // Nothing more has to be done by anybody.
        QVERIFY(QFile::remove(home));
        QTRY_VERIFY(!window.notices()->isVisible());
        QVERIFY(session::MatchJournal::read(QDir(home).filePath(QStringLiteral("unfinished.game"))));
    }

    void whatCannotBeWrittenIsReportedOnceUntilItCan_data() { addFiles(); }
    void whatCannotBeWrittenIsReportedOnceUntilItCan()
    {
        QFETCH(const int, index);
        const DataFile& file = kFiles[index];
#ifdef Q_OS_WIN // does not delete a folder with an open file
        if (file.work == comment)
            QSKIP("The folder cannot be removed.");
#endif
        const QTemporaryDir folder;
        const QString home = folder.filePath(QStringLiteral("home"));
        Program program(home);
        program.open();
        const auto* kept = file.file ? &file.file(program) : nullptr;
        int failures = 0;
        if (kept)
            connect(kept, &storage::PersistentFile::failed, this, [&failures] { ++failures; });
        program.settings().waitForDisk(); // it would create the folder again
        // Even root cannot create a folder in place of a file.
        QVERIFY(QDir(home).removeRecursively());
        QVERIFY(put(home, {}));
        file.work(program, 1);
        QTRY_VERIFY2(program.notice().startsWith(QLatin1String(file.notKept)), qPrintable(program.notice()));
        QVERIFY2(tells(program.notice(), ENOTDIR), qPrintable(program.notice()));
        QVERIFY(QFile::remove(home));
        file.work(program, 2);
        QTRY_VERIFY2(!program.notice().startsWith(QLatin1String(file.notKept)), qPrintable(program.notice()));
        QVERIFY(failures <= 1);
        const QByteArray bytes = bytesOf(QDir(home).filePath(QLatin1String(file.name)));
        QVERIFY2(bytes.contains(file.second), bytes.constData());
    }
};

QTEST_MAIN(TestKeeping)
#include "tst_keeping.moc"

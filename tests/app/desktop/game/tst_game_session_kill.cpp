// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/game/ways_in.h"
#include "tests/app/desktop/window_fixture.h"

#include "core/base/prng.h"
#include "core/library/library.h"
#include "core/session/match_journal.h"

#include <QProcess>
#include <QThread>

#include <random>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using session::MatchJournal;

namespace {

constexpr int kPatienceMs = 60'000;

bool isOldGame(const std::vector<rules::Move>& moves)
{
    const rules::History game = ways::oldGame();
    const auto& plies = game.plies();
    return std::equal(plies.begin(), plies.end(), moves.begin(), moves.end(),
                      [](const auto& ply, const rules::Move& move) { return ply.move == move; });
}

std::vector<rules::Move> movesOf(const rules::History& history)
{
    std::vector<rules::Move> moves;
    for (const auto& ply : history.plies())
        moves.push_back(ply.move);
    return moves;
}

} // namespace

/// Kills a window when a game has just begun, and at other moments: the game before must not be lost.
class TestGameSessionKill : public QObject {
    Q_OBJECT

private:
    const QTemporaryDir m_remains; ///< what the killed programs leave in their temporary folder
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    [[nodiscard]] QString journal() const { return file("unfinished.game"); }

    /// Starts with a game in the journal, or with one that the victim plays first.
    void startVictim(QProcess& victim, const QString& way, const QString& moment, const QString& before)
    {
        if (before == QStringLiteral("kept")) {
            QProcess player;
            player.start(QStringLiteral(QUMALAQ_STARTER_VICTIM),
                         {m_folder->path(), QStringLiteral("old game"), QStringLiteral("done"), before});
            QVERIFY(player.waitForFinished(kPatienceMs));
            QCOMPARE(player.exitStatus(), QProcess::CrashExit);
            const auto kept = MatchJournal::read(journal());
            QVERIFY(kept && isOldGame(movesOf(kept->record.history())));
        }
        victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        victim.start(QStringLiteral(QUMALAQ_STARTER_VICTIM), {m_folder->path(), way, moment, before});
        QVERIFY(victim.waitForStarted(kPatienceMs));
    }

    /// The games in the library after the program was started again and has written everything: the old game and
    /// others.
    struct Stored {
        int old = 0;
        int others = 0;
    };
    [[nodiscard]] Stored storedAfterAnotherStart() const
    {
        {
            Program program(m_folder->path());
            program.pages().keepLibraryIn(file("games.library"));
            program.open();
            const QDir folder(m_folder->path());
            const auto isEmpty = [&folder] {
                return folder
                    .entryList(
                        {QStringLiteral("unfinished*.game.aside*"), QStringLiteral("unfinished*.game.going-on*")})
                    .isEmpty();
            };
            [&] { QTRY_VERIFY_WITH_TIMEOUT(isEmpty(), kPatienceMs); }();
        }
        Stored stored;
        const auto library = library::Library::open(file("games.library"));
        const auto ids = library ? (*library)->search({}, {}) : decltype((*library)->search({}, {}))();
        for (const library::StoredId id : ids.value_or(std::vector<library::StoredId>())) {
            const auto record = (*library)->record(id);
            const bool isOld =
                record && *record && isOldGame((*record)->moves()) && (*record)->result() == notation::GameResult::Open;
            ++(isOld ? stored.old : stored.others);
        }
        return stored;
    }

    void startProgram(QProcess& program, const QString& moves) const
    {
        QStringList arguments = {QStringLiteral("--data-dir"), m_folder->path(), QStringLiteral("--settings"),
                                 file("s.ini")};
        if (!moves.isEmpty())
            arguments += {QStringLiteral("--moves"), moves};
        program.start(QStringLiteral(QUMALAQ_PROGRAM), arguments);
        QVERIFY(program.waitForStarted(kPatienceMs));
    }
    static void kill(QProcess& program)
    {
        program.kill();
        QVERIFY(program.waitForFinished(kPatienceMs));
    }
    /// 0: there is no such journal.
    [[nodiscard]] int pliesIn(const char* journal) const
    {
        const auto content = MatchJournal::read(file(journal));
        return content ? static_cast<int>(content->record.history().plies().size()) : 0;
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TMPDIR", QFile::encodeName(m_remains.path()));
        setUpApplication();
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theOldGameIsInTheLibraryAndTheNewOneInTheJournal_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("moment");
        QTest::addColumn<QString>("before");
        for (const char* moment : {"started", "done"}) {
            for (const QString& way : ways::kFromTheStartPage)
                QTest::addRow("%s over a kept game, killed when %s", qPrintable(way), moment)
                    << way << QString::fromLatin1(moment) << QStringLiteral("kept");
            for (const QString& way : ways::kFromTheGame)
                QTest::addRow("%s over a running game, killed when %s", qPrintable(way), moment)
                    << way << QString::fromLatin1(moment) << QStringLiteral("running");
        }
    }
    void theOldGameIsInTheLibraryAndTheNewOneInTheJournal()
    {
        QFETCH(const QString, way);
        QFETCH(const QString, moment);
        QFETCH(const QString, before);
        QProcess victim;
        startVictim(victim, way, moment, before);
        QVERIFY(victim.waitForFinished(kPatienceMs));
        QCOMPARE(victim.exitStatus(), QProcess::CrashExit);

        const auto content = MatchJournal::read(journal());
        QVERIFY(content.has_value());
        QVERIFY(content->record.history().plies().empty());
        const session::MatchSpec& spec = content->record.spec();
        const auto computers = std::count_if(spec.players.begin(), spec.players.end(), [](const auto& player) {
            return player.kind == session::Player::Kind::Computer;
        });
        QCOMPARE(computers, ways::isForTwo(way) ? 0 : 1);
        QVERIFY(spec.clock == ways::chosenClock());
        QCOMPARE(content->startedAt.date(), QDateTime::currentDateTimeUtc().date());

        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old, 1);
        QCOMPARE(stored.others, 0);
    }

    void killedAtAnyMomentTheOldGameIsSomewhere_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("before");
        for (const QString& way : ways::kFromTheStartPage)
            QTest::addRow("%s over a kept game", qPrintable(way)) << way << QStringLiteral("kept");
        for (const QString& way : ways::kFromTheGame)
            QTest::addRow("%s over a running game", qPrintable(way)) << way << QStringLiteral("running");
    }
    void killedAtAnyMomentTheOldGameIsSomewhere()
    {
        QFETCH(const QString, way);
        QFETCH(const QString, before);
        constexpr int kKills = 2;
        std::random_device device;
        const auto seed = device();
        qInfo("seed %u", seed);
        Prng random(seed);
        for (int kill = 0; kill < kKills; ++kill) {
            m_folder = std::make_unique<QTemporaryDir>();
            QProcess victim;
            startVictim(victim, way, QStringLiteral("later"), before);
            QByteArray output;
            while (!output.contains("now")) {
                QVERIFY(victim.waitForReadyRead(kPatienceMs));
                output += victim.readAllStandardOutput();
            }
            QThread::usleep(random.below(60'000));
            victim.kill();
            QVERIFY(victim.waitForFinished(kPatienceMs));

            const auto content = MatchJournal::read(journal());
            const bool isInJournal =
                content && content->isUnfinished() && isOldGame(movesOf(content->record.history()));
            const Stored stored = storedAfterAnotherStart();
            QCOMPARE(stored.old, isInJournal ? 0 : 1);
            QCOMPARE(stored.others, 0);
        }
    }

    void aGameThatGoesOnIsInTheJournalAlone_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("moment");
        for (const char* moment : {"started", "done", "blocked"})
            QTest::addRow("taken up again instead of another one, killed when %s", moment)
                << ways::kUndo << QString::fromLatin1(moment);
        for (const char* moment : {"done", "blocked"})
            QTest::addRow("taken up again after resigning, killed when %s", moment)
                << ways::kReopen << QString::fromLatin1(moment);
    }
    void aGameThatGoesOnIsInTheJournalAlone()
    {
        QFETCH(const QString, way);
        QFETCH(const QString, moment);
        QProcess victim;
        startVictim(victim, way, moment, QStringLiteral("running"));
        QVERIFY(victim.waitForFinished(kPatienceMs));
        QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
        const auto content = MatchJournal::read(journal());
        QVERIFY(content && content->isUnfinished() && isOldGame(movesOf(content->record.history())));
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old + stored.others, 0);
    }

    void aGameThatHasEndedIsInTheLibrary()
    {
        QProcess victim;
        startVictim(victim, QStringLiteral("resign"), QStringLiteral("finished"), QStringLiteral("running"));
        QVERIFY(victim.waitForFinished(kPatienceMs));
        QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old, 0); // it is not unfinished
        QCOMPARE(stored.others, 1);
        QVERIFY(!MatchJournal::read(journal()).has_value());
    }

    void theMatchOfALessonLeavesTheGameAlone()
    {
        QProcess victim;
        startVictim(victim, ways::kLesson, QStringLiteral("done"), QStringLiteral("running"));
        QVERIFY(victim.waitForFinished(kPatienceMs));
        QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
        const auto content = MatchJournal::read(journal());
        QVERIFY(content && content->isUnfinished() && isOldGame(movesOf(content->record.history())));
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old + stored.others, 0);
        Program program(m_folder->path());
        program.open();
        QTest::mouseClick(program.pages().start()->tile(StartPage::Tile::Resume), Qt::LeftButton);
        QVERIFY(isOldGame(movesOf(program.match.history())));
    }

    /// The real program, called from a shell.
    void aGameOfTheCommandLineIsKeptToo()
    {
        QProcess victim;
        startVictim(victim, QStringLiteral("old game"), QStringLiteral("done"), QStringLiteral("kept"));
        QVERIFY(victim.waitForFinished(kPatienceMs));
        QProcess program;
        startProgram(program, QStringLiteral("76 98"));
        QTRY_COMPARE_WITH_TIMEOUT(pliesIn("unfinished.game"), 2, kPatienceMs);
        kill(program);
        QCOMPARE(pliesIn("unfinished.game"), 2);
        const Stored stored = storedAfterAnotherStart();
        QCOMPARE(stored.old, 1);
        QCOMPARE(stored.others, 0);
    }
};

QUMALAQ_WINDOW_TEST(TestGameSessionKill)
#include "tst_game_session_kill.moc"

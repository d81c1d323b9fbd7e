// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real program with real pipes, as a front end runs it.
#include "core/ai/book.h"
#include "core/ai/endgame/endgame_maker.h"
#include "core/base/prng.h"
#include "tests/app/engine/running_engine.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace qumalaq;

namespace {

/// What is wrong with the output of some searches; empty if nothing is. Each has reports of increasing depth, one
/// summary and one best move. `readyok` and answers to queries may come anywhere in between.
QByteArray faultIn(const QList<QByteArray>& lines, int searches)
{
    int depth = 0;
    bool isSummed = false;
    int answered = 0;
    for (const QByteArray& line : lines) {
        if (line == "readyok" || line.startsWith("response ")) {
            continue;
        } else if (line.startsWith("info depth ")) {
            const int next = line.mid(11).split(' ').first().toInt();
            if (next <= depth || isSummed)
                return "search " + QByteArray::number(answered) + ": out of place: " + line;
            depth = next;
        } else if (line.startsWith("info nodes ")) {
            if (isSummed)
                return "search " + QByteArray::number(answered) + ": out of place: " + line;
            isSummed = true;
        } else if (line.startsWith("bestmove ")) {
            if (!isSummed)
                return "search " + QByteArray::number(answered) + ": out of place: " + line;
            ++answered;
            depth = 0;
            isSummed = false;
        } else {
            return "search " + QByteArray::number(answered) + ": unexpected: " + line;
        }
    }
    return answered == searches ? QByteArray() : QByteArray::number(answered) + " searches were answered";
}

/// An engine whose output goes to a program that reads one line and exits. Its input stays open.
struct BrokenPipe {
    BrokenPipe()
    {
        engine.setStandardOutputProcess(&reader);
        reader.start(QStringLiteral(QUMALAQ_FIRST_LINE), QStringList());
    }

    [[nodiscard]] bool start(const QByteArray& input)
    {
        engine.start(QStringLiteral(QUMALAQ_ENGINE), QStringList());
        engine.write(input);
        return engine.waitForBytesWritten(kGuardMs) && reader.waitForFinished(kGuardMs);
    }

    QProcess engine;
    QProcess reader;
};

} // namespace

class TestEnginePipes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QDir folder(m_folder.path());
        const QString name = QStringLiteral("my  own games/Қазақша кітап");
        QVERIFY(folder.mkpath(name));
        const auto write = [&](const QString& file, const std::vector<std::uint8_t>& bytes) {
            QFile target(folder.filePath(name + file));
            const auto size = static_cast<qint64>(bytes.size());
            const bool isWritten = target.open(QIODevice::WriteOnly)
                                   && target.write(reinterpret_cast<const char*>(bytes.data()), size) == size;
            return isWritten ? target.fileName().toUtf8() : QByteArray();
        };
        // A search would never choose pit 1.
        const auto key = ai::Book::keyOf(rules::TogyzqumalaqPosition());
        m_book = write(QStringLiteral("/one move.book"), ai::Book::fromEntries({{key, 1, 1, 40}})->toBytes());
        m_table = write(QStringLiteral("/two stones.endgame"), ai::EndgameMaker::make(2, 1, nullptr)->toBytes());
        QVERIFY(!m_book.isEmpty() && !m_table.isEmpty());
    }

    void everySearchIsAnsweredOnce_data()
    {
        QTest::addColumn<bool>("waits");
        QTest::newRow("the next search is asked for when this one is answered") << true;
        QTest::newRow("the next search is asked for at once") << false;
    }

    void everySearchIsAnsweredOnce()
    {
        QFETCH(bool, waits);
        constexpr int kSearches = 4'000;
        Prng random(439);
        RunningEngine engine;
        int asked = 0;
        for (int search = 0; search < kSearches; ++search) {
            engine.send("position startpos moves " + QByteArray::number(1 + random.below(9)) + "\n");
            engine.send("go nodes " + QByteArray::number(50 + random.below(1'951)) + "\n");
            // Commands that are read while the search writes.
            for (std::uint32_t next = random.below(3); next > 0; --next) {
                const QByteArray command = random.below(2) == 0 ? "isready\n" : "query gameover\n";
                asked += command == "isready\n" ? 1 : 0;
                engine.send(command);
            }
            QVERIFY(!waits || engine.waitFor("bestmove "));
        }
        engine.closeInput();
        QCOMPARE(engine.finish(), 0);
        QCOMPARE(faultIn(engine.lines(), kSearches), QByteArray());
        QCOMPARE(engine.count("readyok"), asked);
    }

    void commandsMayComeInTheMiddleOfASearch_data()
    {
        QTest::addColumn<QByteArray>("commands");
        QTest::addColumn<QByteArray>("answer"); // a line that comes for it; empty for none
        QTest::addColumn<int>("searches");
        const auto row = [](const char* name, const char* commands, const char* answer = "", int searches = 1) {
            QTest::newRow(name) << QByteArray(commands) << QByteArray(answer) << searches;
        };
        row("a question whether it is ready", "isready\n", "readyok");
        row("a question about the game", "query p1turn\n", "response true");
        row("another position", "position startpos moves 7\nquery p1turn\n", "response false");
        row("another position to search", "position startpos moves 7\ngo depth 4\n", "bestmove ", 2);
        row("another search", "go depth 4\n", "bestmove ", 2);
        row("two more searches", "go infinite\ngo depth 4\n", "bestmove ", 3);
        row("one stop", "stop\n", "bestmove ");
        row("two stops", "stop\nstop\n", "bestmove ");
        row("a stop and another search at once", "stop\ngo depth 4\nstop\n", "bestmove ", 2);
        row("a hit where nothing ponders", "ponderhit\n");
        row("a pondering search and its hit", "go ponder movetime 20\nponderhit\n", "bestmove ", 2);
        row("a pondering search and its stop", "go ponder movetime 20\nstop\n", "bestmove ", 2);
        row("a new game", "uginewgame\n", "bestmove ");
        row("the greeting", "ugi\n", "ugiok");
        row("another size of the table", "setoption name Hash value 2\n", "bestmove ");
        row("more threads", "setoption name Threads value 2\n");
        row("more lines", "setoption name MultiPV value 3\n");
        row("a level", "setoption name Level value 3\n");
        row("a character", "setoption name Character value hoarder\n");
        row("no book", "setoption name Book value none\n");
        row("no endgame table", "setoption name Endgame value none\n", "bestmove ");
        row("another game", "setoption name Game value congkak\nquery p1turn\n", "response true");
        row("a search in another game", "setoption name Game value congkak\ngo depth 3\n", "bestmove ", 2);
        row("an option of the game", "setoption name playout value on\n");
        row("what is no command", "fetch\n", "info string error: ");
        row("what is no position", "position fen 1/2\n", "info string error: position: ");
        row("an empty line", "\n\n");
        row("the end", "quit\n", "bestmove ");
    }

    void commandsMayComeInTheMiddleOfASearch()
    {
        QFETCH(QByteArray, commands);
        QFETCH(QByteArray, answer);
        QFETCH(int, searches);
        RunningEngine engine;
        engine.send("position startpos\ngo infinite\n");
        QVERIFY(engine.waitFor("info depth 3 "));
        engine.send(commands);
        QVERIFY(answer.isEmpty() || engine.waitFor(answer));
        engine.send("stop\nquit\n");
        QCOMPARE(engine.finish(), 0);
        QCOMPARE(engine.count("bestmove "), searches);
        QCOMPARE(engine.count("info string error: "), answer.startsWith("info string error: ") ? 1 : 0);
        QCOMPARE(engine.errors(), QByteArray());
    }

    void skipsAByteOrderMark()
    {
        RunningEngine engine;
        engine.send("\xEF\xBB\xBFisready\nquit\n");
        QCOMPARE(engine.finish(), 0);
        QCOMPARE(engine.lines(), QList<QByteArray>{"readyok"});
    }

    void endsWithItsInput_data()
    {
        QTest::addColumn<QByteArray>("search");
        QTest::addColumn<QByteArray>("last"); // a line that the search reaches if it is not stopped
        QTest::newRow("a search without an end is stopped") << QByteArray("go infinite\n") << QByteArray();
        QTest::newRow("a search that ponders is stopped") << QByteArray("go ponder depth 4\n") << QByteArray();
        QTest::newRow("a search with a depth comes to it") << QByteArray("go depth 9\n") << QByteArray("info depth 9 ");
        QTest::newRow("a search after one with a depth has its turn")
            << QByteArray("go depth 5\nuginewgame\nposition startpos\ngo depth 9\n") << QByteArray("info depth 9 ");
        QTest::newRow("the last line needs no end") << QByteArray("go depth 9") << QByteArray("info depth 9 ");
    }

    void endsWithItsInput()
    {
        QFETCH(QByteArray, search);
        QFETCH(QByteArray, last);
        RunningEngine engine;
        engine.send("position startpos\n" + search);
        if (search.endsWith('\n'))
            QVERIFY(engine.waitFor("info depth 1 "));
        engine.closeInput();
        QCOMPARE(engine.finish(), 0);
        QCOMPARE(faultIn(engine.lines(), static_cast<int>(search.count("go "))), QByteArray());
        QVERIFY(last.isEmpty() || engine.count(last) == 1);
    }

    void endsWithItsOutput_data()
    {
        QTest::addColumn<bool>("ignoresSignal");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("then");
        const QByteArray search = "position startpos\ngo infinite\n";
        QTest::newRow("a search has something to say") << false << search << QByteArray();
        QTest::newRow("a command is answered") << false << QByteArray("isready\n") << QByteArray("isready\nisready\n");
        QTest::newRow("a search, after which commands wait")
            << false << QByteArray("position startpos\ngo nodes 1000000000000\nuginewgame\ngo\n") << QByteArray();
        QTest::newRow("a search, where no signal tells of it") << true << search << QByteArray();
    }

    void endsWithItsOutput()
    {
        QFETCH(bool, ignoresSignal);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, then);
        BrokenPipe pipe;
#ifdef Q_OS_UNIX
        // Some front ends start their engines like this.
        if (ignoresSignal)
            pipe.engine.setChildProcessModifier([] { std::signal(SIGPIPE, SIG_IGN); });
#else
        Q_UNUSED(ignoresSignal)
#endif
        QVERIFY(pipe.start(input));
        pipe.engine.write(then);
        // The input is still open.
        QVERIFY(pipe.engine.waitForFinished(kGuardMs));
        QCOMPARE(pipe.engine.exitStatus(), QProcess::NormalExit);
        QCOMPARE(pipe.engine.exitCode(), EXIT_FAILURE);
#ifdef Q_OS_UNIX
        QCOMPARE(pipe.engine.readAllStandardError(), QByteArray());
#endif
    }

    void reportsAFullDisk_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        const auto words = [](const char* text) { return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts); };
        QTest::newRow("an answer") << QStringList() << QByteArray("isready\n");
        QTest::newRow("the help") << words("--help") << QByteArray();
        QTest::newRow("the help of a command") << words("record check --help") << QByteArray();
        QTest::newRow("the version") << words("--version") << QByteArray();
        QTest::newRow("a count of positions") << words("bench") << QByteArray();
        QTest::newRow("what a check found")
            << words("record check " QUMALAQ_TEST_DATA "/online_games.txt") << QByteArray();
        QTest::newRow("a list") << words("games") << QByteArray();
        QTest::newRow("several counts, and the last would take years")
            << words("perft --game togyzqumalaq --depth 99") << QByteArray();
        QTest::newRow("positions") << words("replay --game togyzqumalaq") << QByteArray("7 8\n").repeated(10'000);
        QTest::newRow("records in another form")
            << words("record convert --to tgk " QUMALAQ_TEST_DATA "/online_games.txt") << QByteArray();
    }

    void reportsAFullDisk()
    {
#ifdef Q_OS_LINUX
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QProcess engine;
        engine.setStandardOutputFile(QStringLiteral("/dev/full"));
        engine.start(QStringLiteral(QUMALAQ_ENGINE), arguments);
        engine.write(input);
        QVERIFY(engine.waitForBytesWritten(kGuardMs) || input.isEmpty());
        if (!arguments.isEmpty())
            engine.closeWriteChannel();
        QVERIFY(engine.waitForFinished(kGuardMs));
        QCOMPARE(engine.exitStatus(), QProcess::NormalExit);
        QCOMPARE(engine.exitCode(), EXIT_FAILURE);
        const QByteArray errors = engine.readAllStandardError();
        QVERIFY2(errors.startsWith("qumalaq-engine: standard output"), errors.constData());
        QCOMPARE(errors.count('\n'), 1);
#endif
    }

    void linesMayEndAsOnWindows()
    {
        RunningEngine engine;
        engine.send(
            "ugi\r\n\r\nsetoption name Book value " + m_book
            + "\r\nsetoption name Game value togyzqumalaq\r\nposition startpos\r\ngo p1time 1000 p2time 1000\r\n"
              "position fen 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s moves 7 8\r\ngo depth 3\r\nisready\r\n"
              "quit\r\n");
        QCOMPARE(engine.finish(), 0);
        QCOMPARE(engine.count("info string error"), 0);
        QCOMPARE(engine.count("ugiok"), 1);
        QCOMPARE(engine.count("readyok"), 1);
        QCOMPARE(engine.count("bestmove "), 2);
        QCOMPARE(engine.count("bestmove 1"), 1);
    }

    void aLineMayBeLong_data()
    {
        constexpr qsizetype kMegabyte = 1 << 20;
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("answer");
        const QByteArray word(kMegabyte, 'a');
        const QByteArray spaces(kMegabyte, ' ');
        QTest::newRow("one word") << word << QByteArray("info string error: column 1: ");
        QTest::newRow("nothing but spaces") << spaces << QByteArray("readyok");
        QTest::newRow("a command after many spaces") << spaces + "query gameover" << QByteArray("response false");
        QTest::newRow("zeros") << QByteArray(kMegabyte, '\0') << QByteArray("info string error: column 1: ");
        QTest::newRow("bytes that are no text") << QByteArray(kMegabyte, '\xFF') << QByteArray("info string error: ");
        QTest::newRow("more moves than a game has")
            << "position startpos moves" + QByteArray(" 7").repeated(kMegabyte / 2)
            << QByteArray("info string error: position: column ");
        QTest::newRow("a position without an end") << "position fen " + QByteArray("9,").repeated(kMegabyte / 2)
                                                   << QByteArray("info string error: position: column ");
        QTest::newRow("a file whose name is too long")
            << "setoption name Book value " + word << QByteArray("info string error: setoption: column 27: ");
        QTest::newRow("a number without an end")
            << "go depth " + QByteArray(kMegabyte, '1') << QByteArray("info string error: go: column 10: ");
    }

    void aLineMayBeLong()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, answer);
        RunningEngine engine;
        engine.send(line + "\nisready\n");
        QVERIFY(engine.waitFor("readyok"));
        const QList<QByteArray> lines = engine.lines();
        QVERIFY2(lines.first().startsWith(answer), lines.first().left(200).constData());
        QVERIFY(lines.size() <= 2);
        QVERIFY(lines.first().size() < 200);
        engine.send("go depth 2\nquit\n");
        QCOMPARE(engine.finish(), 0);
        QCOMPARE(engine.count("bestmove "), 1);
    }

    void pathsMayHoldSpaces()
    {
        RunningEngine engine;
        engine.send("setoption name Endgame value " + m_table + "\nsetoption name Book value  " + m_book
                    + " \nisready\nposition startpos\ngo p1time 1000 p2time 1000\n");
        engine.closeInput();
        QCOMPARE(engine.finish(), 0);
        QCOMPARE(engine.lines().first(), QByteArray("readyok"));
        QCOMPARE(engine.lines().last(), QByteArray("bestmove 1"));
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_book;
    QByteArray m_table;
};

QTEST_GUILESS_MAIN(TestEnginePipes)
#include "tst_engine_pipes.moc"

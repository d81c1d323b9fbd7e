// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real program reads on while a command waits.
#include "core/base/prng.h"
#include "tests/app/engine/running_engine.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <utility>

using namespace qumalaq;

namespace {

/// One that a host may send at any time, as a line.
QByteArray randomCommand(Prng& random)
{
    const QByteArray moves = QByteArray::number(1 + random.below(9));
    const QByteArrayList commands{
        "isready",
        "isready",
        "stop",
        "ponderhit",
        "query gameover",
        "ugi",
        "uginewgame",
        "uginewgame",
        "position startpos moves " + moves,
        "position fen 0,0,0,1,0,0,0,0,2/1,0,0,0,0,3,0,0,0 80,75 -,- s",
        "position fen 3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3 54,54 -,- s",
        "go depth " + QByteArray::number(1 + random.below(40)),
        "go nodes " + QByteArray::number(1 + random.below(100'000)),
        "go movetime " + QByteArray::number(random.below(1'000'000)),
        "go p1time 300000 p2time 300000",
        "go infinite",
        "go ponder movetime 5000",
        "go",
        "setoption name Hash value " + QByteArray::number(1 + random.below(64)),
        "setoption name Threads value " + QByteArray::number(1 + random.below(256)),
        "setoption name MultiPV value " + QByteArray::number(1 + random.below(5)),
        "setoption name Level value " + QByteArray::number(random.below(11)),
        "setoption name Endgame value none",
        "setoption name Endgame value builtin",
        "setoption name Book value missing",
        "setoption name Game value kalah",
        "setoption name Game value bestemshe",
        "setoption name Game value oware",
        "setoption name Game value togyzqumalaq",
        "fetch",
        "",
    };
    return commands[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(commands.size())))] + '\n';
}

} // namespace

class TestEngineWaiting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAtOnceWhateverWaits_data()
    {
        QTest::addColumn<QByteArray>("waiting"); // after a search that takes years
        QTest::addColumn<int>("searches");
        QTest::newRow("a new game") << QByteArray("uginewgame\n") << 1;
        QTest::newRow("another search") << QByteArray("go movetime 1000000000\n") << 2;
        QTest::newRow("a search without an end") << QByteArray("go infinite\n") << 2;
        QTest::newRow("a search that ponders") << QByteArray("go ponder depth 99\n") << 2;
        QTest::newRow("another size of the table") << QByteArray("setoption name Hash value 1\n") << 1;
        QTest::newRow("no endgame table") << QByteArray("setoption name Endgame value none\n") << 1;
        QTest::newRow("a script")
            << QByteArray("uginewgame\nposition startpos moves 7\ngo nodes 1000000000000\n").repeated(99) << 100;
    }

    void answersAtOnceWhateverWaits()
    {
        QFETCH(QByteArray, waiting);
        QFETCH(int, searches);
        const QByteArray search = "position startpos\ngo nodes 1000000000000\n";
        RunningEngine stopped;
        stopped.send(search + waiting + "isready\n");
        QVERIFY(stopped.waitFor("readyok"));
        QCOMPARE(stopped.count("bestmove "), 0);
        stopped.send("stop\n");
        for (int i = 0; i < searches; ++i)
            QVERIFY(stopped.waitFor("bestmove "));
        // What waited has been carried out; what follows is as ever.
        stopped.send("position startpos moves 7\nquery p1turn\ngo depth 4\n");
        QVERIFY(stopped.waitFor("response false"));
        QVERIFY(stopped.waitFor("info depth 4 "));
        stopped.send("quit\n");
        QCOMPARE(stopped.finish(), 0);
        QCOMPARE(stopped.count("bestmove "), searches + 1);

        RunningEngine quitting;
        quitting.send(search + waiting + "quit\n");
        QCOMPARE(quitting.finish(), 0);
    }

    void quitEndsEveryScript()
    {
        constexpr int kScripts = 500;
        constexpr qint64 kFarMs = 20'000; // the promise is a second, but not of a machine that is busy
        Prng random(4'107);
        qint64 slowest = 0;
        for (int number = 0; number < kScripts; ++number) {
            QByteArrayList script;
            for (std::uint32_t left = random.below(30); left > 0; --left)
                script.append(randomCommand(random));
            RunningEngine engine;
            QByteArray together;
            for (const QByteArray& command : script) {
                together += command;
                if (random.below(3) == 0)
                    engine.send(std::exchange(together, QByteArray()));
            }
            engine.send(together);
            QElapsedTimer sinceQuit;
            sinceQuit.start();
            engine.send("quit\n");
            const int status = engine.finish();
            slowest = std::max(slowest, sinceQuit.elapsed());
            const QByteArray all = "script " + QByteArray::number(number) + ":\n" + script.join();
            QVERIFY2(status == 0 && sinceQuit.elapsed() < kFarMs, all.constData());
            QVERIFY2(engine.count("readyok") == script.count("isready\n"), all.constData());
            QCOMPARE(engine.errors(), QByteArray());
        }
        qInfo("%d scripts; the slowest ended %lld ms after quit", kScripts, static_cast<long long>(slowest));
    }

    void startsNoMoreThreadsThanThereAreProcessors()
    {
#ifdef Q_OS_LINUX
        RunningEngine engine;
        engine.send("setoption name Threads value 256\nposition startpos\ngo infinite\n");
        QVERIFY(engine.waitFor("info depth 9 "));
        const QDir threads(QStringLiteral("/proc/%1/task").arg(engine.processId()));
        const auto count = threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
        // And those that read, carry out commands, and decode what is built in.
        constexpr int kOthers = 4;
        QVERIFY2(count <= QThread::idealThreadCount() + kOthers, qPrintable(QString::number(count)));
        engine.send("quit\n");
        QCOMPARE(engine.finish(), 0);
#endif
    }
};

QTEST_GUILESS_MAIN(TestEngineWaiting)
#include "tst_engine_waiting.moc"

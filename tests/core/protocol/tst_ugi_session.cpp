// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/ugi_session.h"
#include "core/rules/history.h"
#include "tests/positions.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <condition_variable>
#include <mutex>

using namespace qumalaq;
using protocol::UgiSession;

namespace {

/// A session and its output.
class Talk {
public:
    bool say(const QString& line) { return m_session.handle(line.toStdString()); }

    void sayAll(const QStringList& lines)
    {
        for (const QString& line : lines) {
            if (!say(line))
                break;
        }
    }

    void finish() { m_session.finish(); }

    [[nodiscard]] QStringList said() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_said;
    }

    /// False if the line does not come within a time much longer than necessary.
    [[nodiscard]] bool waitFor(const QString& start)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(60), [&] {
            return std::any_of(m_said.cbegin(), m_said.cend(),
                               [&](const QString& line) { return line.startsWith(start); });
        });
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    QStringList m_said;
    UgiSession m_session{[this](std::string_view line) {
        const std::scoped_lock lock(m_mutex);
        m_said << QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
        m_changed.notify_all();
    }};
};

/// The lines that do not depend on the search.
QStringList withoutReports(const QStringList& lines)
{
    QStringList kept;
    for (const QString& line : lines) {
        if (!line.startsWith(QStringLiteral("info ")) || line.startsWith(QStringLiteral("info string")))
            kept << line;
    }
    return kept;
}

QStringList linesOf(const char* text)
{
    return QString::fromUtf8(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

} // namespace

class TestUgiSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        QTest::addColumn<QStringList>("input");
        QTest::addColumn<QStringList>("output");
        const auto row = [](const char* name, const char* input, const char* output) {
            QTest::newRow(name) << linesOf(input) << linesOf(output);
        };
        row("an empty line says nothing", " \t \n\r\n", "");
        row("isready is answered", "isready", "readyok");
        row("a line may end in a carriage return", "isready\r", "readyok");
        row("the start: South's turn, not over", "position startpos\nquery p1turn\nquery gameover\nquery result",
            "response true\nresponse false\nresponse none");
        row("without a position it is the start", "query p1turn", "response true");
        row("after a move it is North's turn", "position startpos moves 7\nquery p1turn", "response false");
        row("two digits are taken", "position startpos moves 76 98 66\nquery p1turn", "response false");
        row("a second digit that does not fit is refused", "position startpos moves 76 98 65\nquery p1turn",
            "info string error: position: column 32: the last stone falls into pit 6, not 5\nresponse true");
        row("a won game", "position fen 0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0 100,61 -,- n\nquery gameover\nquery result",
            "response true\nresponse p1win");
        row("a lost game", "position fen 1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 61,100 -,- s\nquery result",
            "response p2win");
        row("a drawn game", "position fen 0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 81,80 -,- s\nquery result",
            "response draw");
        row("a move after the end is refused",
            "position fen 0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0 100,61 -,- n moves 7\nquery result",
            "info string error: position: column 69: the game is over before '7'\nresponse none");
        row("an error leaves the position in force",
            "position startpos moves 7\nposition startpos moves 7 8 0\nposition fen 9,9/9\nposition\nquery p1turn",
            "info string error: position: column 29: no such pit: '0'\n"
            "info string error: position: column 17: wrong number of pits in a row\n"
            "info string error: position: column 9: 'startpos' or 'fen' is missing\n"
            "response false");
        row("a position is read in the form of another site",
            "position fen 13S,2S,12S,3S,2S,1S,1,12S,12S/12S,2S,13S,13S,t,3S,12S,12S,1S 22 15 S 4\nquery p1turn",
            "response true");
        row("stones that do not add up are refused", "position fen 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,8 0,0 -,- s",
            "info string error: position: column 14: wrong number of stones: 161 instead of 162");
        row("words after a position are refused", "position startpos 7",
            "info string error: position: column 19: "
            "unexpected '7'");
        row("an unknown command is named", "hello\nHELLO world",
            "info string error: hello: column 1: unknown command 'hello'\n"
            "info string error: column 1: unknown command 'HELLO'");
        row("Ponder is a switch", "setoption name Ponder value on\nsetoption name Ponder value true\nisready",
            "info string error: setoption: column 29: 'on' is neither 'true' nor 'false'\nreadyok");
        row("an unknown character is named",
            "setoption name Character value miser\nsetoption name Character value hoarder",
            "info string error: setoption: column 32: unknown character 'miser'");
        row("ponderhit takes no words", "ponderhit now", "info string error: ponderhit: column 11: unexpected 'now'");
        row("ponderhit without pondering does nothing", "ponderhit\nisready", "readyok");
        row("an unknown game is named", "setoption name Game value chess",
            "info string error: setoption: column 27: unknown game 'chess'");
        row("an unknown option is named", "setoption name Colour value red",
            "info string error: setoption: column 16: togyzqumalaq has no option 'Colour'");
        row("a value that cannot be is named", "setoption name playout value maybe",
            "info string error: setoption: column 30: option playout: 'maybe' is none of off on");
        row("a hash size out of range is refused", "setoption name Hash value 0\nsetoption name Hash value 1x\nisready",
            "info string error: setoption: column 27: '0' is not a number from 1 to 65536\n"
            "info string error: setoption: column 27: '1x' is not a number from 1 to 65536\nreadyok");
        row("no threads are too few", "setoption name Threads value 0",
            "info string error: setoption: column 30: '0' is not a number from 1 to 256");
        row("a number too large for any machine is refused", "go depth 99999999999999999999",
            "info string error: go: column 10: '99999999999999999999' is not a number from 0 to 1000000000000000000");
        row("an option without a value is refused", "setoption name Hash",
            "info string error: setoption: column 20: "
            "'value' is missing");
        row("a go with an unknown word does nothing", "go fast\nisready",
            "info string error: go: column 4: unexpected 'fast'\nreadyok");
        row("a clock needs the time of the side to move", "position startpos moves 7\ngo p1time 1000",
            "info string error: go: p2time is missing");
        row("an unknown question is refused", "query weather",
            "info string error: query: column 7: 'p1turn', 'gameover' or 'result' is missing");
        row("a stop without a search does nothing", "stop\nisready", "readyok");
        row("an option of a game takes effect",
            "setoption name playout value on\n"
            "position fen 1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0 99,61 -,- s\nquery gameover",
            "response false");
        row("which without it would be over",
            "position fen 1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0 99,61 -,- s\nquery gameover", "response true");
        row("another game has another board",
            "setoption name Game value bestemshe\nposition startpos moves 5\nquery p1turn", "response false");
        row("a game that is over has no best move",
            "position fen 0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0 100,61 -,- n\ngo depth 3", "bestmove none");
        row("the only move is found", "position fen 0,0,0,0,0,0,0,0,9/9,9,9,9,9,9,9,9,9 60,12 -,- s\ngo depth 2",
            "bestmove 9");
        row("nothing is said after quit", "quit\nisready", "");
    }

    void scripts()
    {
        QFETCH(QStringList, input);
        QFETCH(QStringList, output);
        Talk talk;
        talk.sayAll(input);
        talk.finish();
        QCOMPARE(withoutReports(talk.said()), output);
    }

    void theThirdOccurrenceEndsTheGame()
    {
        // One stone in each row, circling: the foremost one moves, so that no row is empty at its owner's turn.
        const QString start = QStringLiteral("position fen 1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- s");
        const rules::GameSetup setup;
        rules::History history(setup, positionOf(start.mid(13), setup));
        QStringList moves;
        while (!history.outcome()) {
            const rules::MoveList legal = history.position().legalMoves();
            const rules::Move foremost = legal[legal.size() - 1];
            moves << QString::number(foremost.from.number);
            history.play(foremost);
        }
        const QString line = start + QStringLiteral(" moves ") + moves.join(QLatin1Char(' '));
        Talk talk;
        talk.sayAll({line, QStringLiteral("query gameover"), QStringLiteral("query result"),
                     QStringLiteral("setoption name repetition value off"), line, QStringLiteral("query gameover")});
        QCOMPARE(talk.said(), linesOf("response true\nresponse draw\nresponse false"));
    }

    void introducesItself()
    {
        Talk talk;
        talk.say(QStringLiteral("ugi"));
        const QStringList said = talk.said();
        QVERIFY(said.size() > 5);
        QCOMPARE(said.at(0), QStringLiteral("id name Qumalaq"));
        QCOMPARE(said.at(1), QStringLiteral("id author The Qumalaq authors"));
        QCOMPARE(said.last(), QStringLiteral("ugiok"));
        QVERIFY(said.contains(QStringLiteral("option name Hash type spin default 16 min 1 max 65536")));
        QVERIFY(said.contains(QStringLiteral("option name playout type combo default off var off var on")));
        QStringList names;
        for (const QString& line : said.mid(2, said.size() - 3)) {
            static const QRegularExpression form(
                QStringLiteral("^option name (\\S+) type (spin|combo|string|check) default \\S+( \\S+)*$"));
            const auto match = form.match(line);
            QVERIFY2(match.hasMatch(), qPrintable(line));
            QVERIFY2(!names.contains(match.captured(1)), qPrintable(line));
            names << match.captured(1);
        }
        for (const rules::GameId game : rules::allGames()) {
            for (const rules::OptionSpec& spec : rules::optionsOf(game))
                QVERIFY(names.contains(QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()))));
        }
    }

    void reportsAsTheProtocolSays()
    {
        Talk talk;
        talk.sayAll(linesOf("position startpos moves 7 9\ngo depth 6"));
        talk.finish();
        const QStringList said = talk.said();
        QCOMPARE(said.size(), 8);
        for (int depth = 1; depth <= 6; ++depth) {
            const QRegularExpression form(
                QStringLiteral(
                    "^info depth %1 seldepth \\d+ multipv 1 score cp -?\\d+ winchance \\d+ hashfull \\d+ nodes "
                    "\\d+ nps \\d+ time \\d+ pv [1-9]( [1-9])*$")
                    .arg(depth));
            QVERIFY2(form.match(said.at(depth - 1)).hasMatch(), qPrintable(said.at(depth - 1)));
        }
        static const QRegularExpression last(QStringLiteral("^info nodes \\d+ nps \\d+ time \\d+$"));
        QVERIFY2(last.match(said.at(6)).hasMatch(), qPrintable(said.at(6)));
        static const QRegularExpression best(QStringLiteral("^bestmove [1-9]$"));
        QVERIFY2(best.match(said.at(7)).hasMatch(), qPrintable(said.at(7)));
    }

    void everyLineIsTold()
    {
        Talk talk;
        talk.sayAll(linesOf("setoption name MultiPV value 3\nposition startpos moves 7 9\ngo depth 4"));
        talk.finish();
        const QStringList lines = talk.said().filter(QStringLiteral("info depth 4 "));
        QCOMPARE(lines.size(), 3);
        QStringList moves;
        for (int rank = 1; rank <= 3; ++rank) {
            const QString& line = lines.at(rank - 1);
            QVERIFY2(line.contains(QStringLiteral(" multipv %1 ").arg(rank)), qPrintable(line));
            moves << line.section(QStringLiteral(" pv "), 1).section(QLatin1Char(' '), 0, 0);
        }
        QCOMPARE(moves.removeDuplicates(), 0);
        QCOMPARE(talk.said().last(), QStringLiteral("bestmove ") + moves.first());
    }

    void provenResultsAreTold_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("score");
        QTest::newRow("a win in one") << QStringLiteral("0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s")
                                      << QStringLiteral(" score mate 1 ");
        QTest::newRow("a loss in four") << QStringLiteral("0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,2 79,80 -,- n")
                                        << QStringLiteral(" score mate -4 ");
        QTest::newRow("a draw") << QStringLiteral("0,0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,0,0 79,81 -,- s")
                                << QStringLiteral(" score cp 0 ");
    }

    void provenResultsAreTold()
    {
        QFETCH(QString, position);
        QFETCH(QString, score);
        Talk talk;
        talk.say(QStringLiteral("position fen ") + position);
        talk.say(QStringLiteral("go depth 12"));
        talk.finish();
        const QStringList said = talk.said();
        QVERIFY(said.size() >= 3);
        QVERIFY2(said.at(said.size() - 3).contains(score), qPrintable(said.join(QLatin1Char('\n'))));
    }

    void answersWhileItSearches()
    {
        Talk talk;
        talk.sayAll(linesOf("position startpos\ngo infinite"));
        QVERIFY(talk.waitFor(QStringLiteral("info depth")));
        talk.say(QStringLiteral("isready"));
        QVERIFY(talk.said().contains(QStringLiteral("readyok")));
        QVERIFY(!talk.said().last().startsWith(QStringLiteral("bestmove")));
        talk.say(QStringLiteral("stop"));
        QVERIFY(talk.waitFor(QStringLiteral("bestmove ")));
    }

    void pondersUntilItIsHit()
    {
        Talk talk;
        talk.sayAll({QStringLiteral("position startpos moves 7"), QStringLiteral("go ponder depth 2")});
        QVERIFY(talk.waitFor(QStringLiteral("info depth 2")));
        talk.say(QStringLiteral("isready"));
        QTest::qSleep(20);
        QCOMPARE(withoutReports(talk.said()), QStringList{QStringLiteral("readyok")});
        talk.say(QStringLiteral("ponderhit"));
        QVERIFY(talk.waitFor(QStringLiteral("bestmove")));
        // Without a ponderhit it ends with the next command that cannot run in parallel.
        talk.sayAll({QStringLiteral("go ponder infinite"), QStringLiteral("go depth 1")});
        talk.finish();
        QCOMPARE(withoutReports(talk.said()).filter(QStringLiteral("bestmove")).size(), 3);
    }

    void namesTheReplyItExpects()
    {
        Talk talk;
        talk.sayAll({QStringLiteral("go depth 4"), QStringLiteral("setoption name Ponder value true"), // for later ones
                     QStringLiteral("go depth 4")});
        talk.finish();
        const QStringList moves = talk.said().filter(QRegularExpression(QStringLiteral("^bestmove")));
        QCOMPARE(moves.size(), 2);
        QVERIFY2(QRegularExpression(QStringLiteral("^bestmove [1-9]$")).match(moves[0]).hasMatch(),
                 qPrintable(moves[0]));
        QVERIFY2(QRegularExpression(QStringLiteral("^bestmove [1-9] ponder [1-9]$")).match(moves[1]).hasMatch(),
                 qPrintable(moves[1]));
    }

    void charactersPlay()
    {
        for (const char* id : {"hoarder", "tuzdyk-hunter", "guardian", "attacker", "counter", "none"}) {
            Talk talk;
            talk.sayAll({QStringLiteral("setoption name Character value %1").arg(QLatin1String(id)),
                         QStringLiteral("go nodes 2000")});
            talk.finish();
            QVERIFY2(talk.said().last().startsWith(QStringLiteral("bestmove")), id);
            QVERIFY2(talk.said().filter(QStringLiteral("error")).isEmpty(), id);
        }
    }

    void aScriptIsPlayedToItsEnd()
    {
        Talk talk;
        talk.sayAll(linesOf("go depth 5\nposition startpos moves 7\ngo depth 4\nuginewgame\ngo infinite\ngo depth 3"));
        talk.finish();
        const QStringList said = talk.said();
        QCOMPARE(withoutReports(said).size(), 4);
        QVERIFY(said.filter(QStringLiteral("info depth 5 ")).size() >= 1);
    }

    void quitEndsASearch()
    {
        Talk talk;
        QVERIFY(talk.say(QStringLiteral("go infinite")));
        QVERIFY(!talk.say(QStringLiteral("quit")));
        QVERIFY(talk.said().last().startsWith(QStringLiteral("bestmove ")));
    }

    void endOfInputEndsAnEndlessSearch()
    {
        Talk talk;
        talk.say(QStringLiteral("go infinite"));
        talk.finish();
        QVERIFY(talk.said().last().startsWith(QStringLiteral("bestmove ")));
    }

    void itCanBeDestroyedWhileItSearches()
    {
        QStringList said;
        {
            UgiSession session([&said](std::string_view line) {
                said << QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
            });
            QVERIFY(session.handle("go infinite"));
        }
        QVERIFY(said.last().startsWith(QStringLiteral("bestmove ")));
    }

    void aLevelHoldsInsideTheLimits()
    {
        Talk talk;
        talk.sayAll(linesOf("setoption name Level value 2\ngo depth 8\nsetoption name Level value 0\ngo depth 3"));
        talk.finish();
        QVERIFY(talk.said().filter(QStringLiteral("info depth 2 ")).size() == 1); // only from the second search
        QVERIFY(talk.said().filter(QStringLiteral("info depth 4 ")).isEmpty());
        QVERIFY(talk.said().filter(QStringLiteral("info depth 3 ")).size() == 1);
    }

    void aSeedRepeatsAGame()
    {
        const auto answersWith = [](int seed) {
            Talk talk;
            const QString setting = QStringLiteral("setoption name Seed value %1").arg(seed);
            talk.say(setting);
            for (int game = 0; game < 6; ++game)
                talk.sayAll(linesOf("uginewgame\nsetoption name Level value 2\ngo\nsetoption name Level value 10\n"
                                    "position startpos moves 7 9\ngo nodes 600\nposition startpos"));
            talk.finish();
            return talk.said().filter(QStringLiteral("bestmove"));
        };
        QCOMPARE(answersWith(5).size(), 12);
        QCOMPARE(answersWith(5), answersWith(5));
        QVERIFY(answersWith(5) != answersWith(6));
        QStringList strongest;
        for (int again = 0; again < 2; ++again) {
            const QStringList answers = answersWith(0);
            for (qsizetype i = 1; i < answers.size(); i += 2)
                strongest << answers.at(i);
        }
        strongest.removeDuplicates();
        QCOMPARE(strongest.size(), 1); // without a seed it does not vary
    }

    void everyGamePlays_data()
    {
        QTest::addColumn<QString>("game");
        for (const rules::GameId game : rules::allGames()) {
            const auto id = rules::idOf(game);
            QTest::newRow(std::string(id).c_str()) << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        }
    }

    void everyGamePlays()
    {
        QFETCH(QString, game);
        Talk talk;
        talk.say(QStringLiteral("setoption name Game value ") + game);
        // The engine against itself, only through the protocol: it must understand what it writes.
        QStringList moves;
        for (int ply = 0; ply < 400; ++ply) {
            const QString played =
                moves.isEmpty() ? QString() : QStringLiteral(" moves ") + moves.join(QLatin1Char(' '));
            talk.sayAll({QStringLiteral("position startpos") + played, QStringLiteral("go depth 2")});
            talk.finish();
            const QString best = talk.said().last();
            QVERIFY(best.startsWith(QStringLiteral("bestmove ")));
            if (best == QStringLiteral("bestmove none"))
                break;
            moves << best.mid(9);
        }
        talk.say(QStringLiteral("query gameover"));
        QCOMPARE(talk.said().last(), QStringLiteral("response true"));
        QVERIFY(talk.said().filter(QStringLiteral("error")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestUgiSession)
#include "tst_ugi_session.moc"

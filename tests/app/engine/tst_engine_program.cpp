// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/manual_page.h"
#include "tests/unix_lines.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace {

/// Much longer than anything here takes.
constexpr int kGuardMs = 120'000;

struct Run {
    int status = -1;
    QString output;
    QString errors;

    [[nodiscard]] QStringList lines() const { return output.split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
};

/// Runs the real program to its end.
Run runEngine(const QStringList& arguments, const QByteArray& input = {},
              const QString& locale = QStringLiteral("C.UTF-8"), const QString& language = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LANGUAGE"), language);
    environment.insert(QStringLiteral("LC_ALL"), locale);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(QUMALAQ_ENGINE), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kGuardMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(qumalaq::unixLines(process.readAllStandardOutput())),
            QString::fromUtf8(qumalaq::unixLines(process.readAllStandardError()))};
}

QStringList words(const char* text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

struct Vector {
    QString game;
    QByteArray moves;
    QString expected; ///< as printed by replay, without the reason
};

/// Each line has the game and its options (not in files of Togyzqumalaq only), the moves, the final position, and `over
/// A-B` or `-`.
QList<Vector> vectorsFrom(const QString& name)
{
    QFile file(QStringLiteral(QUMALAQ_TEST_DATA "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Vector> vectors;
    while (!file.atEnd()) {
        QList<QByteArray> fields = file.readLine().trimmed().split('\t');
        if (fields.size() == 3)
            fields.prepend("togyzqumalaq");
        if (fields.size() != 4)
            return {};
        QString expected = QString::fromUtf8(fields[2]);
        if (fields[3] != "-")
            expected += QLatin1Char(' ') + QString::fromUtf8(fields[3]);
        vectors.append({QString::fromUtf8(fields[0]), fields[1], expected});
    }
    return vectors;
}

} // namespace

class TestEngineProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsTheGames()
    {
        const Run run = runEngine({QStringLiteral("games")});
        QCOMPARE(run.status, 0);
        QStringList expected;
        for (const auto game : qumalaq::rules::allGames()) {
            const auto id = qumalaq::rules::idOf(game);
            expected << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        }
        QCOMPARE(run.lines(), expected);
        QCOMPARE(run.lines().first(), QStringLiteral("togyzqumalaq"));
    }

    void printsItsVersion()
    {
        const Run run = runEngine({QStringLiteral("--version")});
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.startsWith(QStringLiteral("qumalaq-engine ")));
        const Run help = runEngine(words("replay --help"));
        QCOMPARE(help.status, 0);
        for (const char* reason : {"majority", "atsyrau", "row-empty", "row-empty-takes-rest", "cannot-feed",
                                   "board-empty", "endless-sowing", "repetition"})
            QVERIFY2(help.output.contains(QLatin1String(reason)), reason);
    }

    void theManualNamesAllThatIsAccepted()
    {
        const QString page = qumalaq::manual::readPage(QStringLiteral("qumalaq-engine.6"));
        const QSet<QString> literals = qumalaq::manual::literalsIn(page);
        QString help;
        for (const char* command :
             {"", "games", "perft", "replay", "bench", "record", "record check", "record convert"}) {
            const Run run = runEngine(words(command) << QStringLiteral("--help"));
            QCOMPARE(run.status, 0);
            help += run.output;
            if (*command != '\0')
                QVERIFY2(literals.contains(words(command).first()), command);
        }
        const QString commands =
            runEngine({QStringLiteral("--help")}).output.section(QStringLiteral("Subcommands:"), 1);
        QCOMPARE(qumalaq::manual::allOf("^  ([a-z]+) ", commands).size(), 5); // those above
        QCOMPARE(qumalaq::manual::optionsIn(page), qumalaq::manual::optionsIn(help));

        // Those in small letters are variants of the rules.
        const QString ugi = runEngine({}, "ugi\nquit\n").output;
        const QSet<QString> settings = qumalaq::manual::allOf("^option name ([A-Z]\\w*) ", ugi);
        QVERIFY(settings.contains(QStringLiteral("Threads")));
        for (const QString& name : settings)
            QVERIFY2(literals.contains(name), qUtf8Printable(name));
    }

    void theHelpSpeaksTheLanguageOfTheEnvironment_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::newRow("Kazakh") << QStringLiteral("kk_KZ.UTF-8");
        QTest::newRow("Russian") << QStringLiteral("ru_RU.UTF-8");
    }

    void theHelpSpeaksTheLanguageOfTheEnvironment()
    {
        QFETCH(QString, locale);
        // Names of commands and options, and what they print.
        static const QRegularExpression kAllowed(QStringLiteral(
            "INT in \\[[^\\]]*\\]|`[^`]*`|\\b[A-Za-z]+=[a-z]+|--?[a-z]+|\\b(qumalaq|Qumalaq|UGI|Universal Game "
            "Interface|TGK|REASON|FILE|TEXT|INT|"
            "majority|atsyrau|row-empty-takes-rest|row-empty|cannot-feed|board-empty|endless-sowing|repetition|fen|tgk|"
            "online|engine|games|perft|replay|bench|record|"
            "check|convert)\\b"));
        static const QRegularExpression kLatin(QStringLiteral("[A-Za-z]{2,}"));
        for (const char* command :
             {"", "games", "perft", "replay", "bench", "record", "record check", "record convert"}) {
            const Run run = runEngine(words(command) << QStringLiteral("--help"), {}, locale);
            QCOMPARE(run.status, 0);
            const auto foreign = kLatin.match(QString(run.output).remove(kAllowed));
            QVERIFY2(!foreign.hasMatch(), qUtf8Printable(foreign.captured() + QStringLiteral(" in ") + run.output));
        }
        QCOMPARE(runEngine({QStringLiteral("games")}, {}, locale).output, runEngine({QStringLiteral("games")}).output);
    }

    void theLanguageDoesNotCountInTheLocaleC()
    {
        const auto helpIn = [](const char* locale, const char* language) {
            return runEngine({QStringLiteral("--help")}, {}, QString::fromLatin1(locale), QString::fromLatin1(language))
                .output;
        };
        QCOMPARE(helpIn("C", "kk"), helpIn("C", ""));
        QCOMPARE(helpIn("en_US.UTF-8", "kk"), helpIn("kk_KZ.UTF-8", ""));
    }

    void countsMoves_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* name, const char* arguments, const char* lines, const QStringList& more = {}) {
            QTest::newRow(name) << words(arguments) + more << QString::fromLatin1(lines);
        };
        row("the start", "--game togyzqumalaq --depth 7", "1 9,2 73,3 613,4 5199,5 43184,6 360035,7 3003052");
        row("after moves", "--game togyzqumalaq --depth 1 --moves", "1 8", {QStringLiteral("9 9")});
        row("from a position", "--game togyzqumalaq --depth 3 --position", "1 1,2 0,3 0",
            {QStringLiteral("0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s")});
        row("with options, given twice", "--game togyzqumalaq --depth 2 --option playout=on --option repetition=off",
            "1 9,2 73");
        row("a game whose board is an option", "--game congkak --option holes=3 --depth 7",
            "1 3,2 4,3 11,4 26,5 57,6 112,7 203");
    }

    void countsMoves()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, lines);
        const Run run = runEngine(QStringList{QStringLiteral("perft")} + arguments);
        QCOMPARE(run.errors, QString());
        QCOMPARE(run.status, 0);
        QCOMPARE(run.lines().join(u','), lines);
    }

    void replaysGames_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Togyzqumalaq") << QStringLiteral("togyz_vectors.tsv");
        QTest::newRow("the sowing games") << QStringLiteral("sowing_vectors.tsv");
    }

    void replaysGames()
    {
        QFETCH(QString, file);
        const QList<Vector> vectors = vectorsFrom(file);
        QVERIFY(vectors.size() >= 250);
        QMap<QString, QList<Vector>> byGame;
        for (const Vector& vector : vectors)
            byGame[vector.game] << vector;
        for (auto game = byGame.cbegin(); game != byGame.cend(); ++game) {
            QStringList arguments{QStringLiteral("replay"), QStringLiteral("--game")};
            const QStringList parts = game.key().split(QLatin1Char(' '));
            arguments << parts.first();
            for (const QString& option : parts.mid(1))
                arguments << QStringLiteral("--option") << option;
            QByteArray input;
            for (const Vector& vector : game.value())
                input += vector.moves + '\n';
            const Run run = runEngine(arguments, input);
            QCOMPARE(run.status, 0);
            const QStringList lines = run.lines();
            QCOMPARE(lines.size(), game.value().size());
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const Vector& vector = game.value().at(i);
                QString line = lines.at(i);
                QString expected = vector.expected;
                if (expected.contains(QStringLiteral(" over "))) {
                    line.truncate(line.lastIndexOf(QLatin1Char(' '))); // the reason
                    // After the end of the game the side to move is meaningless.
                    static const QRegularExpression side(QStringLiteral(" [-sn]( \\d+)? over "));
                    line.replace(side, QStringLiteral("\\1 over "));
                    expected.replace(side, QStringLiteral("\\1 over "));
                }
                QVERIFY2(line == expected, qPrintable(line + QStringLiteral(" instead of ") + expected));
            }
        }
    }

    void saysWhyAGameIsOver_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QString>("line");
        QTest::newRow("a majority") << QStringLiteral("0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s")
                                    << QByteArray("9")
                                    << QStringLiteral(
                                           "0,0,0,0,0,0,0,0,1/0,2,3,4,5,3,2,0,0 82,60 -,- n over 83-79 majority");
        QTest::newRow("no stones to move")
            << QStringLiteral("0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0 81,80 -,- s") << QByteArray("9")
            << QStringLiteral("0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 81,80 -,- n");
    }

    void saysWhyAGameIsOver()
    {
        QFETCH(QString, position);
        QFETCH(QByteArray, moves);
        QFETCH(QString, line);
        const Run run = runEngine({QStringLiteral("replay"), QStringLiteral("--game"), QStringLiteral("togyzqumalaq"),
                                   QStringLiteral("--position"), position},
                                  moves + "\n");
        QCOMPARE(run.lines(), QStringList{line});
    }

    void replaySaysWhatCannotBeMade()
    {
        // An empty line is the start; then a pit without stones, a pit that does not exist, and a last line without a
        // line end.
        const Run run = runEngine(words("replay --game togyzqumalaq"), "\n7 8 7 1\n0\n9 9 1\r\n78787878 o3\n1");
        QCOMPARE(run.status, 0);
        const QStringList lines = run.lines();
        QCOMPARE(lines.size(), 6);
        QCOMPARE(lines.at(0), QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s"));
        QCOMPARE(lines.at(2), QStringLiteral("illegal at 0"));
        QVERIFY(lines.at(3).endsWith(QStringLiteral(" n")));
        QVERIFY(lines.at(4).startsWith(QStringLiteral("illegal at ")));
        QVERIFY(lines.at(5).startsWith(QStringLiteral("1,10,10,10,10,10,10,10,10/")));

        // A move after the end of the game cannot be made either.
        const Run over =
            runEngine({QStringLiteral("replay"), QStringLiteral("--game"), QStringLiteral("togyzqumalaq"),
                       QStringLiteral("--position"), QStringLiteral("0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s")},
                      "9 2\n");
        QCOMPARE(over.lines(), QStringList{QStringLiteral("illegal at 1")});
    }

    void badInputIsReportedInOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const QStringList& arguments, const char* problem,
                            const QByteArray& input = {}) {
            QTest::newRow(name) << arguments << input << QString::fromUtf8(problem);
        };
        row("an unknown command", words("chess"), "chess");
        row("an unknown option of a command", words("games --all"), "--all");
        row("a game is missing", words("perft --depth 1"), "--game");
        row("a depth is missing", words("perft --game togyzqumalaq"), "--depth");
        row("an unknown game", words("perft --game chess --depth 1"), "--game: unknown game 'chess'");
        row("a depth that is no number", words("perft --game togyzqumalaq --depth two"), "--depth");
        row("a depth of nothing", words("perft --game togyzqumalaq --depth 0"), "--depth");
        row("an option that is no pair", words("perft --game togyzqumalaq --depth 1 --option playout"),
            "--option: 'playout' is not key=value");
        row("an option the game does not have", words("perft --game togyzqumalaq --depth 1 --option holes=7"),
            "--option: togyzqumalaq has no option 'holes'");
        row("a value the option cannot have", words("replay --game togyzqumalaq --option playout=yes"),
            "--option: option playout: 'yes' is none of off on");
        row("a board that is too large", words("perft --game congkak --depth 1 --option holes=11"),
            "'11' is not a number from 3 to 9");
        row("a position that cannot be read", words("perft --game togyzqumalaq --depth 1 --position 9,9,x"),
            "--position: column 5: unexpected 'x'");
        row("moves that cannot be read", words("perft --game togyzqumalaq --depth 1 --moves 7a"),
            "--moves: column 2: unexpected 'a'");
        row("a move that cannot be made", words("perft --game togyzqumalaq --depth 1 --moves 7871"),
            "--moves: column 3: move 2 (from 0) is illegal");
        row("a line of moves that cannot be read", words("replay --game togyzqumalaq"),
            "standard input: line 2, column 3: unexpected 'z'", "7 8\n9 z\n");
    }

    void badInputIsReportedInOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(QString, problem);
        const Run run = runEngine(arguments, input);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors.count(QLatin1Char('\n')), 1);
        QVERIFY(run.errors.startsWith(QStringLiteral("qumalaq-engine: ")));
        QVERIFY2(run.errors.contains(problem), qPrintable(run.errors));
    }

    void aBadLineOfReplayStopsAfterTheGoodOnes()
    {
        const Run run = runEngine(words("replay --game togyzqumalaq"), "7\n?\n7\n");
        QCOMPARE(run.status, 2);
        QCOMPARE(run.lines().size(), 1);
    }

    void replaySkipsAByteOrderMark()
    {
        const Run run = runEngine(words("replay --game togyzqumalaq"), "\xEF\xBB\xBF"
                                                                       "7\n7\n");
        QCOMPARE(run.errors, QString());
        QCOMPARE(run.lines().size(), 2);
    }

    void speaksUgi()
    {
        const Run run = runEngine({}, "ugi\nisready\nposition startpos moves 7\ngo depth 3\nisready\nquit\n");
        QCOMPARE(run.status, 0);
        QCOMPARE(run.errors, QString());
        QVERIFY(run.lines().contains(QStringLiteral("ugiok")));
        QVERIFY(run.lines().contains(QStringLiteral("readyok")));
        QCOMPARE(run.lines().filter(QStringLiteral("bestmove ")).size(), 1);
    }

    void stopsWhileItSearches()
    {
        QProcess process;
        process.start(QStringLiteral(QUMALAQ_ENGINE), QStringList());
        process.write("position startpos\ngo infinite\n");
        QByteArray output;
        const auto readUntil = [&](const QByteArray& text) {
            while (!output.contains(text)) {
                if (!process.waitForReadyRead(kGuardMs))
                    return false;
                output += process.readAllStandardOutput();
            }
            return true;
        };
        QVERIFY(readUntil("info depth 3 "));
        QVERIFY(!output.contains("bestmove"));
        process.write("isready\n");
        QVERIFY(readUntil("readyok"));
        process.write("stop\n");
        QVERIFY(readUntil("bestmove "));
        process.write("quit\n");
        QVERIFY(process.waitForFinished(kGuardMs));
        QCOMPARE(process.exitCode(), 0);
    }

    void endsWithItsInput()
    {
        // A search with a limit is finished; an infinite one is stopped.
        const Run finished = runEngine({}, "go depth 6");
        QCOMPARE(finished.status, 0);
        QCOMPARE(finished.lines().filter(QStringLiteral("info depth 6 ")).size(), 1);
        const Run stopped = runEngine({}, "go infinite\n");
        QCOMPARE(stopped.status, 0);
        QVERIFY(stopped.lines().last().startsWith(QStringLiteral("bestmove ")));
    }

    void benchCountsTheNodesThatLockTheSearch()
    {
        const Run first = runEngine({QStringLiteral("bench")});
        const Run second = runEngine({QStringLiteral("bench")});
        QCOMPARE(first.status, 0);
        QCOMPARE(first.lines().size(), 2);
        // A change to the search changes this number on purpose and says so in its commit (CONTRIBUTING.md).
        QCOMPARE(first.lines().at(0), QStringLiteral("nodes 512068"));
        QVERIFY(first.lines().at(1).startsWith(QStringLiteral("nps ")));
        QCOMPARE(second.lines().at(0), first.lines().at(0));
    }
};

QTEST_GUILESS_MAIN(TestEngineProgram)
#include "tst_engine_program.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/files.h"
#include "tests/unix_lines.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace qumalaq;

namespace {

/// Much longer than anything here takes.
constexpr int kGuardMs = 120'000;

struct Run {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

Run record(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(QUMALAQ_ENGINE), QStringList{QStringLiteral("record")} + arguments);
    if (!process.waitForFinished(kGuardMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), unixLines(process.readAllStandardOutput()), unixLines(process.readAllStandardError())};
}

/// Whether there is anything that a terminal obeys, except ends of lines.
bool hasControls(const QByteArray& text)
{
    const auto isControl = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n') || byte == 0x7F;
    };
    return std::any_of(text.begin(), text.end(), isControl) || text.contains("z\xC2\x9B") || text.contains("z\x9B");
}

const QString kOnline = QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt");

} // namespace

class TestRecordCommand : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    QString write(const QString& name, const QByteArray& text)
    {
        const QString path = m_dir.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
    }

private Q_SLOTS:
    void countsGamesAndPlies()
    {
        const QString small = write(QStringLiteral("small.tgk"), "[White \"A\"]\n\n1. 76 (1. 65 98) 98 2. 66 *\n");
        const Run run = record({QStringLiteral("check"), kOnline, small});
        QCOMPARE(run.errors, QByteArray());
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output,
                 (kOnline + QStringLiteral(": 80 games, 8627 plies\n") + small + QStringLiteral(": 1 game, 3 plies\n"))
                     .toUtf8());
    }

    void reportsEachFaultWithItsPlace()
    {
        const QString file = write(QStringLiteral("bad.tgk"), "[White \"A\"]\n\n1. 76(11) 98\n2. 66 88\n3. 12 *\n\n"
                                                              "[White \"B\"]\n\n1. 76 98 *\n");
        const Run run = record({QStringLiteral("check"), file});
        QCOMPARE(run.status, 2);
        const QString expected = QStringLiteral("%1:3:7: warning: the kazan holds 10, not 11\n"
                                                "%1:4:8: the last stone falls into pit 7, not 8\n")
                                     .arg(file);
        QCOMPARE(run.errors, expected.toUtf8());
        QCOMPARE(run.output, (file + QStringLiteral(": 2 games, 5 plies, 1 damaged\n")).toUtf8());
    }

    void reportsWhatCannotBeOpened()
    {
        const QString missing = m_dir.filePath(QStringLiteral("missing.tgk"));
        for (const QString& name : {missing, m_dir.path()}) {
            const Run run = record({QStringLiteral("check"), name});
            QCOMPARE(run.status, 2);
            QVERIFY(run.errors.startsWith(name.toUtf8() + ": "));
            QCOMPARE(run.errors.count('\n'), 1);
            QCOMPARE(run.output, QByteArray());
        }
    }

    void convertsThereAndBack()
    {
        const Run tgk = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("tgk"), kOnline});
        QCOMPARE(tgk.status, 0);
        QCOMPARE(tgk.errors, QByteArray());
        QVERIFY(tgk.output.contains("\n1. 76 98\n2. 66 87\n"));
        const QString file = write(QStringLiteral("all.tgk"), tgk.output);
        const Run online = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("online"), file});
        QCOMPARE(online.status, 0);
        QCOMPARE(online.output.split('\n'), bytesOf(kOnline).split('\n'));
    }

    void writesTheFinalPositions()
    {
        const QString file =
            write(QStringLiteral("two.tgk"), "1. 76 *\n\n[Game \"congkak\"]\n[Option.holes \"3\"]\n\n*\n");
        const Run run = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("fen"), file});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output,
                 QByteArray("9,9,9,9,9,9,1,10,10/10,10,10,10,10,0,9,9,9 10,0 -,- n\n3,3,3/3,3,3 0,0 - s\n"));
    }

    void leavesDamagedGamesOut()
    {
        const QString file =
            write(QStringLiteral("damaged.tgk"), "1. 76 *\n\n1. 99 *\n\n[White \"C\"]\n[Result \"*\"]\n\n1. 65\n*\n");
        const Run run = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("tgk"), file});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors, (file + QStringLiteral(":3:5: the last stone falls into pit 8, not 9\n")).toUtf8());
        QCOMPARE(run.output, QByteArray("[Result \"*\"]\n\n1. 76\n*\n\n[White \"C\"]\n[Result \"*\"]\n\n1. 65\n*\n"));
    }

    void refusesWrongArguments_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no command") << QStringList();
        QTest::newRow("an unknown command") << QStringList{QStringLiteral("burn")};
        QTest::newRow("no file to check") << QStringList{QStringLiteral("check")};
        QTest::newRow("no form") << QStringList{QStringLiteral("convert"), kOnline};
        QTest::newRow("an unknown form") << QStringList{QStringLiteral("convert"), QStringLiteral("--to"),
                                                        QStringLiteral("pdf"), kOnline};
    }

    void refusesWrongArguments()
    {
        QFETCH(QStringList, arguments);
        const Run run = record(arguments);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors.count('\n'), 1);
        QVERIFY(run.errors.startsWith("qumalaq-engine: "));
    }

    void nothingInAFileReachesTheTerminal()
    {
        const QString file =
            write(QStringLiteral("controls.tgk"), "[White \"a\x1b[31mz\xC2\x9B"
                                                  "1mz\x9B"
                                                  "1m\"]\n[\x1b]0;x\x07]\n\n"
                                                  "{c\x1b[2Jz\xC2\x9B"
                                                  "2Jz\x9B"
                                                  "2J} 1. 76 98 ; late \x1b[2J\n2. \x1b[2J\xC2\x9B *\n\n"
                                                  "[White \"B\x1b[31mz\xC2\x9B"
                                                  "1mz\x9B\"]\n\n{\x1b[2Jz\xC2\x9B"
                                                  "2Jz\x9B"
                                                  "2J} 1. 76 98 *\n");
        QVERIFY(!file.isEmpty());
        const QStringList commands[] = {
            {QStringLiteral("check"), file},
            {QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("tgk"), file},
            {QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("online"), file},
        };
        for (const QStringList& command : commands) {
            const Run run = record(command);
            QCOMPARE(run.status, 2); // of the first game
            QVERIFY(!run.output.isEmpty());
            QVERIFY2(!hasControls(run.output), run.output.toPercentEncoding().constData());
            QVERIFY2(!hasControls(run.errors), run.errors.toPercentEncoding().constData());
        }
    }

    void nothingInANameReachesTheTerminal_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("status");
        QTest::newRow("a clean file") << QByteArray("1. 76 *\n") << 0;
        QTest::newRow("a file with a fault") << QByteArray("1. 99 *\n") << 2;
        QTest::newRow("no file") << QByteArray() << 2;
    }

    void nothingInANameReachesTheTerminal()
    {
#ifdef Q_OS_UNIX
        QFETCH(QByteArray, text);
        QFETCH(int, status);
        const QString name = QStringLiteral("a\x1b[31m\nz\u009B"
                                            "2J.tgk");
        QFile::remove(m_dir.filePath(name));
        const QString file = text.isEmpty() ? m_dir.filePath(name) : write(name, text);
        const Run checked = record({QStringLiteral("check"), file});
        QCOMPARE(checked.status, status);
        QVERIFY((checked.output + checked.errors).contains("a?[31m?z?2J.tgk:"));
        const Run converted = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("fen"), file});
        const Run refused = record({QStringLiteral("convert"), QStringLiteral("--to"), name, file});
        QCOMPARE(refused.status, 2);
        for (const Run& run : {checked, converted, refused}) {
            QVERIFY2(!hasControls(run.output), run.output.toPercentEncoding().constData());
            QVERIFY2(!hasControls(run.errors), run.errors.toPercentEncoding().constData());
        }
        QCOMPARE(refused.errors.count('\n'), 1);
#endif
    }
};

QTEST_GUILESS_MAIN(TestRecordCommand)
#include "tst_record_command.moc"

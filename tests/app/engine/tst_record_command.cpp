// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unix_lines.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

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

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
    void countsGamesAndPlies();
    void reportsEachFaultWithItsPlace();
    void reportsWhatCannotBeOpened();
    void convertsThereAndBack();
    void writesTheFinalPositions();
    void leavesDamagedGamesOut();
    void refusesWrongArguments_data();
    void refusesWrongArguments();
};

void TestRecordCommand::countsGamesAndPlies()
{
    const QString small = write(QStringLiteral("small.tgk"), "[White \"A\"]\n\n1. 76 (1. 65 98) 98 2. 66 *\n");
    const Run run = record({QStringLiteral("check"), kOnline, small});
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output,
             (kOnline + QStringLiteral(": 80 games, 8627 plies\n") + small + QStringLiteral(": 1 game, 3 plies\n"))
                 .toUtf8());
}

void TestRecordCommand::reportsEachFaultWithItsPlace()
{
    const QString file = write(QStringLiteral("bad.tgk"), "[White \"A\"]\n\n1. 76(11) 98\n2. 66 88\n3. 12 *\n\n"
                                                          "[White \"B\"]\n\n1. 76 98 *\n");
    const Run run = record({QStringLiteral("check"), file});
    QCOMPARE(run.status, 2);
    const QString expected = QStringLiteral("%1:3:7: warning: the kazan holds 10, not 11\n"
                                            "%1:4:8: the last stone falls into house 7, not 8\n")
                                 .arg(file);
    QCOMPARE(run.errors, expected.toUtf8());
    QCOMPARE(run.output, (file + QStringLiteral(": 2 games, 5 plies, 1 damaged\n")).toUtf8());
}

void TestRecordCommand::reportsWhatCannotBeOpened()
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

void TestRecordCommand::convertsThereAndBack()
{
    const Run tgk = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("tgk"), kOnline});
    QCOMPARE(tgk.status, 0);
    QCOMPARE(tgk.errors, QByteArray());
    QVERIFY(tgk.output.contains("\n1. 76 98\n2. 66 87\n"));
    const QString file = write(QStringLiteral("all.tgk"), tgk.output);
    const Run online = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("online"), file});
    QCOMPARE(online.status, 0);
    QCOMPARE(online.output.split('\n'), contentOf(kOnline).split('\n'));
}

void TestRecordCommand::writesTheFinalPositions()
{
    const QString file = write(QStringLiteral("two.tgk"), "1. 76 *\n\n[Game \"congkak\"]\n[Option.holes \"3\"]\n\n*\n");
    const Run run = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("fen"), file});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QByteArray("9,9,9,9,9,9,1,10,10/10,10,10,10,10,0,9,9,9 10,0 -,- n\n3,3,3/3,3,3 0,0 - s\n"));
}

void TestRecordCommand::leavesDamagedGamesOut()
{
    const QString file =
        write(QStringLiteral("damaged.tgk"), "1. 76 *\n\n1. 99 *\n\n[White \"C\"]\n[Result \"*\"]\n\n1. 65\n*\n");
    const Run run = record({QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("tgk"), file});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.errors, (file + QStringLiteral(":3:5: the last stone falls into house 8, not 9\n")).toUtf8());
    QCOMPARE(run.output, QByteArray("[Result \"*\"]\n\n1. 76\n*\n\n[White \"C\"]\n[Result \"*\"]\n\n1. 65\n*\n"));
}

void TestRecordCommand::refusesWrongArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no command") << QStringList();
    QTest::newRow("an unknown command") << QStringList{QStringLiteral("burn")};
    QTest::newRow("no file to check") << QStringList{QStringLiteral("check")};
    QTest::newRow("no form") << QStringList{QStringLiteral("convert"), kOnline};
    QTest::newRow("an unknown form") << QStringList{QStringLiteral("convert"), QStringLiteral("--to"),
                                                    QStringLiteral("pdf"), kOnline};
}

void TestRecordCommand::refusesWrongArguments()
{
    QFETCH(QStringList, arguments);
    const Run run = record(arguments);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.errors.count('\n'), 1);
    QVERIFY(run.errors.startsWith("qumalaq-engine: "));
}

QTEST_GUILESS_MAIN(TestRecordCommand)
#include "tst_record_command.moc"

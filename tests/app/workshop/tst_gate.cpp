// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/gate.h"
#include "tests/unix_lines.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace qumalaq;
using namespace qumalaq::workshop;

namespace {

const std::string kEngine = QUMALAQ_ENGINE;

/// A test of two players so unequal that a few pairs decide it.
[[nodiscard]] GatePlan quickPlan()
{
    GatePlan plan;
    plan.match.pairs = 40;
    plan.first = "nodes:1500";
    plan.second = "nodes:50";
    plan.bounds = {0, 100};
    return plan;
}

struct Printed {
    int status = 0;
    QString out;
    QString error;
};

[[nodiscard]] Printed workshopSprt(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(QUMALAQ_WORKSHOP), QStringList{QStringLiteral("sprt")} + arguments);
    if (!process.waitForFinished(60'000))
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(unixLines(process.readAllStandardOutput())),
            QString::fromUtf8(unixLines(process.readAllStandardError()))};
}

} // namespace

class TestGate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sprtDecides_data()
    {
        QTest::addColumn<QList<int>>("pairs");
        QTest::addColumn<int>("verdict");
        const auto row = [](const char* name, const QList<int>& pairs, SprtVerdict verdict) {
            QTest::newRow(name) << pairs << static_cast<int>(verdict);
        };
        row("nothing is known before the first pair", {0, 0, 0, 0, 0}, SprtVerdict::Open);
        row("a few pairs decide nothing", {1, 1, 2, 2, 1}, SprtVerdict::Open);
        row("not even a clean sweep of a few", {0, 0, 0, 0, 15}, SprtVerdict::Open);
        row("a clean sweep of more", {0, 0, 0, 0, 16}, SprtVerdict::High);
        row("pairs that all ended alike decide nothing", {0, 0, 16, 0, 0}, SprtVerdict::Open);
        row("a large lead decides soon", {0, 5, 20, 40, 35}, SprtVerdict::High);
        row("a long even match decides against", {100, 200, 400, 200, 100}, SprtVerdict::Low);
        row("a deficit decides against", {35, 40, 20, 5, 0}, SprtVerdict::Low);
    }

    void sprtDecides()
    {
        QFETCH(QList<int>, pairs);
        QFETCH(int, verdict);
        PairScore score;
        for (std::size_t i = 0; i < score.pairs.size(); ++i)
            score.pairs[i] = pairs[static_cast<qsizetype>(i)];
        const SprtPlan plan{0, 20};
        QCOMPARE(static_cast<int>(verdictOf(score, plan)), verdict);
        // From the other side's point of view the evidence is reversed.
        PairScore turned = score;
        std::reverse(turned.pairs.begin(), turned.pairs.end());
        const double there = logLikelihoodRatio(turned, {-20, 0});
        QVERIFY(std::abs(there + logLikelihoodRatio(score, plan)) < 1e-6);
    }

    void aRecordIsReadBack()
    {
        const GateRecord record{{{"game", "togyzqumalaq"}, {"first", "program:/a b/c,nodes:5"}},
                                {{0, {2, 0}}, {7, {1, 2}}, {12, {0, 0}}}};
        std::string text = toText(record.header);
        for (const auto& [pair, games] : record.pairs)
            text += toText(pair, games);
        const auto read = gateRecordFromText(text);
        QVERIFY(read);
        QCOMPARE(differenceOf(read->header, record.header), std::string());
        QCOMPARE(read->pairs, record.pairs);
        QCOMPARE(read->score().wins, 2);
        QCOMPARE(read->score().draws, 1);
        QCOMPARE(read->score().losses, 3);
        const std::array<int, 5> pairs = {1, 0, 1, 1, 0};
        QCOMPARE(read->score().pairs, pairs);
    }

    void aLineThatWasCutOffIsIgnored()
    {
        const auto read = gateRecordFromText("game togyzqumalaq\npairs\n0 WL\n1 W");
        QVERIFY(read);
        QCOMPARE(read->pairs.size(), 1U);
    }

    void aBadLineIsToldWithItsNumber_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("a key without a value") << QByteArray("game\npairs\n") << 1;
        QTest::newRow("a result that does not exist") << QByteArray("game x\npairs\n0 WL\n1 WX\n") << 4;
        QTest::newRow("one game instead of two") << QByteArray("game x\npairs\n0 W\n") << 3;
        QTest::newRow("a pair before the first") << QByteArray("game x\npairs\n-1 WW\n") << 3;
        QTest::newRow("an empty line") << QByteArray("game x\npairs\n\n") << 3;
    }
    void aBadLineIsToldWithItsNumber()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const auto read = gateRecordFromText(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().line, line);
    }

    void endsAsSoonAsItIsDecided()
    {
        const GatePlan plan = quickPlan();
        GateRecord record;
        const auto end = runGate(plan, record, nullptr);
        QVERIFY(end && *end == GateEnd::Decided);
        QVERIFY(record.pairs.size() < 40);
        QVERIFY(verdictOf(record.score(), plan.bounds) == SprtVerdict::High);
    }

    void goesOnFromItsRecord()
    {
        GatePlan plan = quickPlan();
        plan.bounds = {-2'000, 2'000}; // never decided in so few pairs
        plan.match.pairs = 12;
        GateRecord whole;
        QVERIFY(runGate(plan, whole, nullptr));
        GateRecord resumed{{}, {{0, whole.pairs.at(0)}, {5, whole.pairs.at(5)}}};
        std::vector<int> played;
        QVERIFY(runGate(plan, resumed, [&](int pair, const PairGames&, const GateRecord&) { played.push_back(pair); }));
        QCOMPARE(resumed.pairs, whole.pairs);
        QCOMPARE(played.size(), 10U);
        QVERIFY(std::find(played.begin(), played.end(), 5) == played.end());
    }

    void partsAndThreadsPlayTheSameGamesAsTheWhole()
    {
        GatePlan plan = quickPlan();
        plan.bounds = {-2'000, 2'000};
        plan.match.pairs = 11;
        GateRecord whole;
        QVERIFY(runGate(plan, whole, nullptr));
        GateRecord together;
        for (const int number : {1, 2, 3}) {
            plan.part = {number, 3};
            plan.threads = number;
            GateRecord part;
            QVERIFY(runGate(plan, part, nullptr));
            together.pairs.insert(part.pairs.begin(), part.pairs.end());
        }
        QCOMPARE(together.pairs, whole.pairs);
    }

    void anotherProgramPlaysTheMovesOfTheSameEngine_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("Togyzqumalaq") << QByteArray("togyzqumalaq") << QByteArray() << QByteArray();
        QTest::newRow("Congkak with five holes") << QByteArray("congkak") << QByteArray("holes") << QByteArray("5");
        QTest::newRow("Mangala, where the other row may be prescribed")
            << QByteArray("mangala-suez") << QByteArray() << QByteArray();
    }
    void anotherProgramPlaysTheMovesOfTheSameEngine()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, value);
        rules::GameSetup setup(*rules::gameById(game.toStdString()));
        if (!option.isEmpty())
            QVERIFY(setup.setOption(option.toStdString(), value.toStdString()));
        const auto inside = makePlayer("nodes:300", setup);
        const auto outside = makePlayer("program:" + kEngine + ",option:Book=none,nodes:300", setup);
        QVERIFY(inside && outside);
        (*inside)->newGame(1);
        (*outside)->newGame(1);
        rules::History history(setup);
        for (int ply = 0; ply < 30 && !history.outcome(); ++ply) {
            const rules::Move move = (*inside)->choose(history);
            QVERIFY((*outside)->choose(history) == move);
            history.play(move);
        }
    }

    void aProgramThatFailsEndsTheTest_data()
    {
        QTest::addColumn<QByteArray>("program");
        QTest::newRow("a file that does not exist") << QByteArray("/no/such/engine");
        QTest::newRow("a program that ends at once") << QByteArray("false");
    }
    void aProgramThatFailsEndsTheTest()
    {
        QFETCH(QByteArray, program);
        GatePlan plan = quickPlan();
        plan.second = "program:" + program.toStdString() + ",nodes:10";
        GateRecord record;
        const auto end = runGate(plan, record, nullptr);
        QVERIFY(end && *end == GateEnd::PlayerFailed);
        QVERIFY(record.pairs.empty());
    }

    void theCommandGoesOnAndMerges()
    {
        QTemporaryDir folder;
        const auto file = [&folder](const char* name) { return folder.filePath(QString::fromLatin1(name)); };
        const QStringList players = {
            QStringLiteral("--first"),  QStringLiteral("nodes:300"),
            QStringLiteral("--second"), QStringLiteral("program:" QUMALAQ_ENGINE ",option:Book=none,nodes:20"),
            QStringLiteral("--pairs"),  QStringLiteral("6")};
        const auto run = [&](const char* name, const QStringList& more) {
            return workshopSprt(players + QStringList{QStringLiteral("--results"), file(name)} + more);
        };
        const QString part = QStringLiteral("--part");
        QCOMPARE(run("one", {part, QStringLiteral("1/2")}).status, 0);
        QCOMPARE(run("two", {part, QStringLiteral("2/2")}).status, 0);
        const Printed whole = run("whole", {});
        QCOMPARE(whole.status, 0);
        const Printed merged = workshopSprt({QStringLiteral("--merge"), file("one"), file("two")});
        QCOMPARE(merged.status, 0);
        // A progress line ends with a carriage return; the result is what follows the last.
        const auto lastLines = [](const Printed& printed) { return printed.out.section(u'\r', -1); };
        QCOMPARE(lastLines(merged), lastLines(whole));
        QVERIFY(lastLines(merged).contains(QStringLiteral("games 12 ")));
        // Nothing is left to play.
        QCOMPARE(run("whole", {}).out, lastLines(whole));
        const Printed other = run("whole", {QStringLiteral("--seed"), QStringLiteral("2")});
        QCOMPARE(other.status, 2);
        QVERIFY(other.error.contains(QStringLiteral("'seed'")));
    }
};

QTEST_GUILESS_MAIN(TestGate)
#include "tst_gate.moc"

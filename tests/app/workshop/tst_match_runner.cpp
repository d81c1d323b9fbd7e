// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/foreign_player.h"
#include "app/workshop/match_runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>
#include <vector>

using namespace qumalaq;
using workshop::estimateElo;
using workshop::makePlayer;
using workshop::MatchPlan;
using workshop::PairScore;

namespace {

/// Takes its time, whatever the clock shows.
class Dawdler : public workshop::Player {
public:
    void setClock(const ai::Limits::Clock& clock) override { m_left = clock.remaining[0]; }
    [[nodiscard]] rules::Move choose(const rules::History& history) override
    {
        std::this_thread::sleep_for(m_left + std::chrono::milliseconds(5));
        return history.position().legalMoves()[0];
    }
    void newGame(std::uint64_t /*seed*/) override {}

private:
    std::chrono::milliseconds m_left{0};
};

/// Plays from the other side's row.
class Cheat : public workshop::Player {
public:
    [[nodiscard]] rules::Move choose(const rules::History& history) override
    {
        return {{rules::opponentOf(history.position().sideToMove()), 1}};
    }
    void newGame(std::uint64_t /*seed*/) override {}
};

} // namespace

class TestMatchRunner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsPairsFromEitherSide()
    {
        auto first = makePlayer("random");
        auto second = makePlayer("random");
        QVERIFY(first && second);
        MatchPlan plan;
        plan.pairs = 7;
        int reports = 0;
        const PairScore score = workshop::runMatch(plan, **first, **second, [&](const PairScore&) { ++reports; });
        QCOMPARE(score.games(), 14);
        QCOMPARE(reports, 7);
        int pairs = 0;
        int halves = 0;
        for (std::size_t i = 0; i < score.pairs.size(); ++i) {
            pairs += score.pairs[i];
            halves += score.pairs[i] * static_cast<int>(i);
        }
        QCOMPARE(pairs, 7);
        QCOMPARE(halves, 2 * score.wins + score.draws);
    }

    void givesTheSameGamesForTheSameSeed()
    {
        auto first = makePlayer("level:2");
        auto second = makePlayer("greedy");
        QVERIFY(first && second);
        MatchPlan plan;
        plan.pairs = 5;
        const PairScore once = workshop::runMatch(plan, **first, **second, nullptr);
        const PairScore again = workshop::runMatch(plan, **first, **second, nullptr);
        QCOMPARE(once.pairs, again.pairs);
    }

    void clocksAreKept()
    {
        auto first = makePlayer("clock");
        auto second = makePlayer("clock,threads:2");
        QVERIFY(first && second);
        MatchPlan plan;
        plan.setup = rules::GameSetup(rules::GameId::Bestemshe);
        plan.pairs = 1;
        plan.clock = MatchPlan::Clock{std::chrono::milliseconds(60'000), std::chrono::milliseconds(5)};
        plan.longestGame = 20;
        const auto result = workshop::runMatch(plan, **first, **second, nullptr);
        QCOMPARE(result.games(), 2);
        QCOMPARE(result.timeLosses, 0);
        QCOMPARE(result.illegalMoves, 0);
        QVERIFY(result.leastLeft > std::chrono::milliseconds(0));
        QVERIFY(result.leastLeft < std::chrono::milliseconds(60'000));
    }

    void aPlayerWhoBreaksTheRulesLoses()
    {
        auto random = makePlayer("random");
        QVERIFY(random);
        MatchPlan plan;
        plan.pairs = 1;
        Cheat cheat;
        const auto cheated = workshop::runMatch(plan, cheat, **random, nullptr);
        QCOMPARE(cheated.losses, 2);
        QCOMPARE(cheated.illegalMoves, 2);
        plan.clock = MatchPlan::Clock{std::chrono::milliseconds(200), std::chrono::milliseconds(0)};
        Dawdler dawdler;
        const auto late = workshop::runMatch(plan, **random, dawdler, nullptr);
        QCOMPARE(late.wins, 2);
        QCOMPARE(late.timeLosses, 2);
        QVERIFY(late.leastLeft < std::chrono::milliseconds(0));
    }

    void anEndlessGameIsReported()
    {
        auto random = makePlayer("random");
        QVERIFY(random);
        MatchPlan plan;
        plan.pairs = 1;
        plan.longestGame = 8;
        const auto result = workshop::runMatch(plan, **random, **random, nullptr);
        QCOMPARE(result.draws, 2);
        QCOMPARE(result.unfinished, 2);
    }

    void openingsAreCounted()
    {
        auto always = makePlayer("nodes:200");
        auto random = makePlayer("random");
        QVERIFY(always && random);
        const auto same = workshop::openingsOf(**always, 3, 4, 1);
        QCOMPARE(same.size(), 1U);
        QCOMPARE(same.begin()->second, 3);
        QCOMPARE(std::count(same.begin()->first.begin(), same.begin()->first.end(), ' '), 3);
        const auto others = workshop::openingsOf(**random, 20, 4, 1);
        QVERIFY(others.size() > 10);
        QVERIFY(others == workshop::openingsOf(**random, 20, 4, 1));
    }

    void aForeignProgramPlaysByItsProtocol_data()
    {
        QTest::addColumn<QByteArray>("ask");
        QTest::addColumn<QByteArray>("answer"); // of the script, in the shell's language
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("illegal");
        // The pits of the mover are numbered from 0. Each answer is the first pit with stones.
        const QByteArray firstPit =
            "i=0; for n in $(echo $row | tr ',' ' '); do "
            "[ $n -gt 0 ] && { echo \"info thinks\"; echo \"move $i now\"; break; }; i=$((i+1)); done";
        const QByteArray rows = "go {south} {north} {side}";
        QTest::newRow("legal moves") << rows << QByteArray("row=$2; [ $4 = 1 ] && row=$3; " + firstPit) << -1 << 0;
        QTest::newRow("a move of the other side's row")
            << rows << QByteArray("row=$3; [ $4 = 1 ] && row=$2; " + firstPit) << -1 << -1;
        QTest::newRow("no number") << rows << QByteArray("echo move none") << 0 << 2;
        QTest::newRow("a pit that is not there") << rows << QByteArray("echo move 9") << 0 << 2;
        QTest::newRow("the end of the program") << rows << QByteArray("exit 1") << 0 << 2;
        QTest::newRow("everything that can be asked")
            << QByteArray("go {stores} {tuzdyks} {time} {depth} {nodes}\t{moves}\t{position}")
            << QByteArray("case \"$*\" in 'go 0,0 -1,-1 50 3 0 '*9,9,9,9*) echo move 6;; *) echo move 9;; esac") << 0
            << 2;
    }

    void aForeignProgramPlaysByItsProtocol()
    {
#ifdef Q_OS_WIN
        QSKIP("The program is a script of the shell.");
#endif
        QFETCH(QByteArray, ask);
        QFETCH(QByteArray, answer);
        QFETCH(int, wins);
        QFETCH(int, illegal);
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(QStringLiteral("player.sh"),
              "while read line; do set -- $line; [ $1 = go ] || continue; " + answer + "; done");
        write(QStringLiteral("settings"),
              "command = sh player.sh\nstart = new\nask = " + ask + "\nanswer = move {move}\nfirst_pit = 0\n");
        auto foreign =
            makePlayer("foreign:" + folder.filePath(QStringLiteral("settings")).toStdString() + ",time:50,depth:3");
        QVERIFY(foreign);
        auto random = makePlayer("random");
        MatchPlan plan;
        plan.pairs = 1;
        plan.openingPlies = 0;
        std::vector<rules::History> games;
        plan.ended = [&](const rules::History& history, bool) { games.push_back(history); };
        const auto result = workshop::runMatch(plan, **foreign, **random, nullptr);
        QCOMPARE(games.size(), 2U);
        if (wins >= 0)
            QCOMPARE(result.wins, wins);
        if (illegal >= 0)
            QCOMPARE(result.illegalMoves, illegal);
        QVERIFY(illegal != 0 || (games[0].outcome() && games[1].outcome()));
        if (ask.contains("position")) // as South it made the move that it gives only if it was asked rightly
            QCOMPARE(games[0].plies().front().move.from.number, 7);
    }

    void refusesSettingsThatAreWrong_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QByteArray>("found");
        QTest::newRow("nothing") << QByteArray() << QByteArray("command");
        QTest::newRow("no question") << QByteArray("command = x\nanswer = {move}") << QByteArray("ask");
        QTest::newRow("an answer without a move")
            << QByteArray("command = x\nask = y\nanswer = z") << QByteArray("answer");
        QTest::newRow("an unknown key") << QByteArray("comand = x") << QByteArray("comand");
        QTest::newRow("a strange first pit")
            << QByteArray("command = x\nask = y\nanswer = {move}\nfirst_pit = 7") << QByteArray("first_pit");
        QTest::newRow("a line without a value") << QByteArray("command = x\nask") << QByteArray("line 2");
    }

    void refusesSettingsThatAreWrong()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QByteArray, found);
        const auto protocol = workshop::ForeignProtocol::parse(settings.toStdString());
        QVERIFY(!protocol);
        QCOMPARE(QByteArray::fromStdString(protocol.error()), found);
    }

    void searchBeatsChance_data()
    {
        QTest::addColumn<rules::GameId>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(std::string(rules::idOf(game)).c_str()) << game;
    }

    void searchBeatsChance()
    {
        QFETCH(rules::GameId, game);
        auto search = makePlayer("depth:4,nodes:3000");
        auto random = makePlayer("random");
        QVERIFY(search && random);
        MatchPlan plan;
        plan.setup = rules::GameSetup(game);
        plan.pairs = 15;
        plan.openingPlies = 0; // the choices of Mangala (Suez) are nearly all in its first turns
        const PairScore score = workshop::runMatch(plan, **search, **random, nullptr);
        QVERIFY2(score.share() > 0.6, QByteArray::number(score.share()));
    }

    void refusesUnknownPlayers_data()
    {
        QTest::addColumn<QByteArray>("description");
        QTest::addColumn<QByteArray>("found");
        QTest::newRow("nobody") << QByteArray("") << QByteArray("");
        QTest::newRow("a word") << QByteArray("genius") << QByteArray("genius");
        QTest::newRow("a level too high") << QByteArray("level:99") << QByteArray("level:99");
        QTest::newRow("a level zero") << QByteArray("level:0") << QByteArray("level:0");
        QTest::newRow("a number with a tail") << QByteArray("depth:3,nodes:5k") << QByteArray("nodes:5k");
        QTest::newRow("a comma at the end") << QByteArray("depth:3,") << QByteArray("");
    }

    void refusesUnknownPlayers()
    {
        QFETCH(QByteArray, description);
        QFETCH(QByteArray, found);
        const auto player = makePlayer(description.toStdString());
        QVERIFY(!player);
        QCOMPARE(QByteArray::fromStdString(player.error().found), found);
    }

    void refusesANetworkOfAnotherGame()
    {
        const QTemporaryDir folder;
        QVERIFY(folder.isValid());
        const std::string path = folder.filePath(QStringLiteral("network")).toStdString();
        const std::string description = "nodes:50,network:" + path;
        const auto reasonFor = [&](const rules::GameSetup& setup) {
            const auto player = makePlayer(description, setup);
            return player ? std::nullopt : player.error().network;
        };
        const rules::GameSetup congkak(rules::GameId::Congkak);
        QVERIFY(reasonFor(congkak) == ai::nnue::NetworkError::CannotRead);
        const auto weights = std::make_unique<ai::nnue::Weights>();
        weights->scale = 500;
        QByteArray bytes;
        for (const std::uint8_t byte : ai::nnue::Network::fromWeights(rules::GameId::Congkak, *weights)->toBytes())
            bytes.append(static_cast<char>(byte));
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        QVERIFY(makePlayer(description, congkak));
        QVERIFY(reasonFor(rules::GameSetup()) == ai::nnue::NetworkError::OtherGame);
        rules::GameSetup small(rules::GameId::Congkak);
        QVERIFY(small.setOption("holes", "5"));
        QVERIFY(reasonFor(small) == ai::nnue::NetworkError::OtherGame);
        QVERIFY(file.resize(1'000));
        QVERIFY(reasonFor(congkak) == ai::nnue::NetworkError::WrongLength);
    }

    void estimatesElo()
    {
        PairScore even;
        even.pairs = {10, 20, 40, 20, 10};
        const auto zero = estimateElo(even);
        QVERIFY(zero);
        QVERIFY(std::abs(zero->elo) < 1e-9);
        QVERIFY(zero->low < 0 && zero->high > 0);
        QVERIFY(std::abs(zero->low + zero->high) < 1e-6);

        PairScore threeQuarters; // 75 % is 191 Elo
        threeQuarters.pairs = {0, 0, 50, 0, 50};
        const auto better = estimateElo(threeQuarters);
        QVERIFY(better);
        QVERIFY(std::abs(better->elo - 190.8) < 0.1);
        QVERIFY(better->low > 100 && better->high < 300);

        PairScore all;
        all.pairs = {0, 0, 0, 0, 5};
        QVERIFY(!estimateElo(all));
        QVERIFY(!estimateElo(PairScore()));
    }
};

QTEST_APPLESS_MAIN(TestMatchRunner)
#include "tst_match_runner.moc"

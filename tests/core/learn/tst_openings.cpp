// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/prng.h"
#include "core/learn/openings.h"
#include "core/notation/move_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"

#include <QTest>

#include <set>
#include <sstream>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::AnyPosition;
using rules::GameId;
using rules::Move;
using rules::Side;

namespace {

/// "7 9 6": the pits of a line from the start.
std::vector<Move> line(GameId game, const std::string& pits)
{
    AnyPosition at{rules::GameSetup(game)};
    std::vector<Move> moves;
    std::istringstream words(pits);
    for (std::string word; words >> word;) {
        const auto move = notation::parseMove(word, at);
        if (!move)
            qFatal("%s is not legal in %s", word.c_str(), pits.c_str());
        moves.push_back(*move);
        at.play(*move);
    }
    return moves;
}

std::vector<Move> line(const std::string& pits)
{
    return line(GameId::Togyzqumalaq, pits);
}

rules::History played(GameId game, const std::vector<Move>& moves)
{
    rules::History history{rules::GameSetup(game)};
    for (const Move move : moves)
        history.play(move);
    return history;
}

std::vector<Move> randomLine(GameId game, std::size_t plies, Prng& random)
{
    rules::History history{rules::GameSetup(game)};
    std::vector<Move> moves;
    while (moves.size() < plies && !history.outcome()) {
        const auto legal = history.position().legalMoves();
        moves.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        history.play(moves.back());
    }
    return moves;
}

void addGames()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("side");
    for (const GameId game : rules::allGames()) {
        for (const Side side : rules::kBothSides)
            QTest::addRow("%s, %s", std::string(rules::idOf(game)).c_str(), side == Side::South ? "First" : "Second")
                << static_cast<int>(game) << static_cast<int>(side);
    }
}

} // namespace

class TestOpenings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineHasATaskForEachOwnMove()
    {
        Openings first(GameId::Togyzqumalaq, Side::South);
        QCOMPARE(first.add(line("7 9 6 8 1")).moves, 3);
        const auto tasks = first.tasks();
        QCOMPARE(tasks.size(), std::size_t(3));
        QCOMPARE(tasks[0].path.size(), std::size_t(0));
        QVERIFY(tasks[0].answer == line("7")[0]);
        QVERIFY(tasks[0].replies == std::vector{line("7 9")[1]});
        QVERIFY(tasks[2].path == line("7 9 6 8"));
        QVERIFY(tasks[2].replies.empty());
        Openings second(GameId::Togyzqumalaq, Side::North);
        QCOMPARE(second.add(line("7 9 6 8 1")).moves, 2); // the last move needs no answer
        QVERIFY(second.tasks().back().path == line("7 9 6"));
        QCOMPARE(second.add(line("7")).moves, 0);
        QCOMPARE(second.tasks().size(), std::size_t(2));
    }

    void theOtherSideMayReplyInManyWays()
    {
        Openings openings;
        openings.add(line("7 9 6"));
        const auto added = openings.add(line("7 8 2"));
        QCOMPARE(added.moves, 1);
        QVERIFY(added.replaced.empty());
        QCOMPARE(openings.tasks().size(), std::size_t(3));
        QCOMPARE(openings.add(line("7 8 2")).moves, 0); // the same again
    }

    void aNewMoveReplacesTheOldOneAndWhatFollowedIt()
    {
        Openings openings;
        openings.add(line("7 9 6 8 1"));
        openings.add(line("7 8 2"));
        const auto added = openings.add(line("7 9 5"));
        QCOMPARE(added.moves, 1);
        QCOMPARE(added.replaced.size(), std::size_t(1));
        QVERIFY(added.replaced[0].path == line("7 9"));
        QVERIFY(added.replaced[0].before == line("7 9 6")[2]);
        QCOMPARE(openings.tasks().size(), std::size_t(3)); // 7, after 9, after 8
        // Another answer is another task, so it is learned anew.
        Openings before;
        before.add(line("7 9 6"));
        QVERIFY(before.tasks()[1].key() != openings.tasks()[1].key());
        QCOMPARE(before.tasks()[0].key(), openings.tasks()[0].key());
    }

    void openingsAreAddedToOthers()
    {
        Openings openings;
        openings.add(line("7 9 6"));
        Openings others;
        others.add(line("7 9 5 8 1"));
        others.add(line("7 8 2"));
        const auto added = openings.add(others);
        QCOMPARE(added.moves, 3); // 5, 1 and 2
        QCOMPARE(added.replaced.size(), std::size_t(1));
        QVERIFY(added.replaced[0].before == line("7 9 6")[2]);
        QVERIFY(openings == others);
        QCOMPARE(openings.add(others).moves, 0);
    }

    void aPositionReachedInTwoWaysIsOneTask()
    {
        const GameId game = GameId::MangalaTurkish;
        const auto pits = [game](const std::string& text) { return line(game, text); };
        QVERIFY(played(game, pits("1 2 5")).position() == played(game, pits("5 2 1")).position());
        Openings second(game, Side::North);
        QCOMPARE(second.add(pits("1 2 5 1")).moves, 2);
        QCOMPARE(second.add(pits("5 2 1 1")).moves, 1); // the last answer is known
        const auto tasks = second.tasks();
        QCOMPARE(tasks.size(), std::size_t(3));
        QVERIFY(tasks[1].path == pits("1 2 5"));
        QVERIFY(tasks[2].path == pits("5"));
        QVERIFY(tasks[2].replies == std::vector{pits("5 2 1")[2]});
        // Another answer after one order is another answer after both.
        QCOMPARE(second.add(pits("5 2 1 3")).replaced.size(), std::size_t(1));
        QCOMPARE(second.departureOf(played(game, pits("1 2 5 1")))->ply, std::size_t(3));
        // What follows the position stays as long as a line leads to it.
        second.remove(played(game, pits("1")).position());
        QCOMPARE(second.tasks().size(), std::size_t(2));
        second.remove(played(game, pits("5")).position());
        QVERIFY(second.isEmpty());
    }

    void whatIsRemovedTakesWhatFollowsWithIt()
    {
        Openings openings;
        openings.add(line("7 9 6 8 1"));
        openings.add(line("7 8 2"));
        openings.remove(openings.tasks()[1].position); // after 7 9
        QCOMPARE(openings.tasks().size(), std::size_t(2));
        QVERIFY(openings.tasks()[0].replies == std::vector{line("7 8")[1]});
        openings.remove(AnyPosition{rules::GameSetup(GameId::Oware)});
        QCOMPARE(openings.tasks().size(), std::size_t(2));
        openings.remove(AnyPosition{rules::GameSetup()});
        QVERIFY(openings.isEmpty());
        QVERIFY(openings.tasks().empty());
    }

    void onlyOwnMovesLeaveTheOpenings_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("ply"); ///< -1: not left
        QTest::newRow("as learned") << QStringLiteral("7 9 6 8 1 7") << -1;
        QTest::newRow("at the first move") << QStringLiteral("6 9 6") << 0;
        QTest::newRow("later") << QStringLiteral("7 9 6 8 2") << 4;
        QTest::newRow("the other side left first") << QStringLiteral("7 8 5 9 2") << -1;
        QTest::newRow("a short game") << QStringLiteral("7") << -1;
        QTest::newRow("no game") << QString() << -1;
    }
    void onlyOwnMovesLeaveTheOpenings()
    {
        QFETCH(const QString, game);
        QFETCH(const int, ply);
        Openings openings;
        openings.add(line("7 9 6 8 1"));
        const auto moves = line(game.toStdString());
        const auto left = openings.departureOf(played(GameId::Togyzqumalaq, moves));
        QCOMPARE(left.has_value(), ply >= 0);
        if (!left)
            return;
        QCOMPARE(left->ply, static_cast<std::size_t>(ply));
        QCOMPARE(left->isFirst, ply == 0);
        QVERIFY(left->played == moves[left->ply]);
        QVERIFY(left->wanted == line("7 9 6 8 1")[left->ply]);
    }

    void gamesThatBeginElsewhereAreNotCompared()
    {
        Openings openings;
        openings.add(line("7 9 6"));
        AnyPosition start{rules::GameSetup()};
        start.play(line("1")[0]);
        start.play(line("1 1")[1]);
        rules::History other(rules::GameSetup(), start);
        other.play(other.position().legalMoves()[0]);
        QVERIFY(!openings.departureOf(other));
        QVERIFY(!openings.departureOf(played(GameId::Toguzkorgool, line(GameId::Toguzkorgool, "1"))));
    }

    void oftenPlayedRepliesWithoutAnswerAreFound()
    {
        std::vector<rules::History> games;
        const auto addGames = [&games](int count, const char* moves) {
            for (int i = 0; i < count; ++i)
                games.push_back(played(GameId::Togyzqumalaq, line(moves)));
        };
        addGames(10, "7 9 6");
        addGames(8, "7 8 2");
        addGames(1, "7 1 2");
        const OpeningCounts counts = OpeningCounts::of(games, rules::GameSetup(), "a test");
        Openings openings;
        QVERIFY(openings.unanswered(counts).empty()); // nothing to compare with
        openings.add(line("7 9 6"));
        const auto missing = openings.unanswered(counts);
        QCOMPARE(missing.size(), std::size_t(1));
        QVERIFY(missing[0].path == line("7"));
        QVERIFY(missing[0].reply == line("7 8")[1]);
        QVERIFY(missing[0].share == (OpeningCounts::Share{8, 19}));
        openings.add(line("7 8 3"));
        QVERIFY(openings.unanswered(counts).empty());
        // For Second, the first move is a reply.
        Openings second(GameId::Togyzqumalaq, Side::North);
        second.add(line("6 9"));
        QVERIFY(second.unanswered(counts).at(0).reply == line("7")[0]);
    }

    // --- In every game ---

    void everyGameKeepsItsOpenings_data() { addGames(); }
    void everyGameKeepsItsOpenings()
    {
        QFETCH(const int, game);
        QFETCH(const int, side);
        const auto id = static_cast<GameId>(game);
        Openings openings(id, static_cast<Side>(side));
        Prng random(7);
        for (int i = 0; i < 30; ++i) {
            const auto moves = randomLine(id, 8, random);
            const auto added = openings.add(moves);
            QVERIFY(added.moves >= static_cast<int>(added.replaced.size()));
            // The line is kept now, so a game with it does not leave the openings.
            QVERIFY(!openings.departureOf(played(id, moves)));
            QCOMPARE(openings.add(moves).moves, 0);
        }
        std::set<std::string> keys;
        for (const OpeningTask& task : openings.tasks()) {
            QCOMPARE(task.position.sideToMove(), static_cast<Side>(side));
            AnyPosition at{rules::GameSetup(id)};
            for (const Move move : task.path) {
                QVERIFY(at.isLegal(move));
                at.play(move);
            }
            QVERIFY(at == task.position);
            QVERIFY(at.isLegal(task.answer));
            at.play(task.answer);
            for (const Move reply : task.replies) {
                QVERIFY(at.sideToMove() != task.position.sideToMove() && at.isLegal(reply));
                at.play(reply);
            }
            QVERIFY(keys.insert(task.key()).second);
        }
        // A round trip through the text.
        const std::string text = notation::toTgk(openings.toRecord());
        const auto read = notation::TgkReader(text).next();
        QVERIFY(read && read->errors.empty());
        QVERIFY(read->record == openings.toRecord());
        QVERIFY(Openings::of(read->record) == openings);
        // Without its first move nothing is left, or only what other lines lead to.
        const auto tasks = openings.tasks();
        openings.remove(tasks.front().position);
        QVERIFY(openings.tasks().size() < tasks.size());
        for (const OpeningTask& task : openings.tasks())
            QVERIFY(!(task.position == tasks.front().position));
    }

    void recordsOfOtherThingsAreNoOpenings()
    {
        Openings openings;
        openings.add(line("7 9 6"));
        notation::GameRecord record = openings.toRecord();
        record.removeTag("Openings");
        QVERIFY(!Openings::of(record));
        record.setTag("Openings", "both");
        QVERIFY(!Openings::of(record));
        AnyPosition later{rules::GameSetup()};
        later.play(line("7")[0]);
        notation::GameRecord elsewhere(rules::GameSetup(), later);
        elsewhere.setTag("Openings", "First");
        QVERIFY(!Openings::of(elsewhere));
        // Of two own moves the first one counts.
        record.setTag("Openings", "First");
        record.tree().add(notation::NodeId::Root, line("6")[0]);
        QVERIFY(Openings::of(record) == openings);
    }
};

QTEST_GUILESS_MAIN(TestOpenings)
#include "tst_openings.moc"

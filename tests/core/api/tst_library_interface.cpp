// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// libqumalaq as a program in C++ uses it. Links nothing else of the core.
#include <qumalaq.h>

#include <QTest>

#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace {

struct Free {
    void operator()(qumalaq_game* game) const { qumalaq_game_free(game); }
    void operator()(qumalaq_reader* reader) const { qumalaq_reader_free(reader); }
    void operator()(qumalaq_record* record) const { qumalaq_record_free(record); }
};
using Game = std::unique_ptr<qumalaq_game, Free>;

/// "congkak holes=3": a game and its options.
Game newGame(const QByteArray& setup, qumalaq_error* error = nullptr, const char* position = nullptr)
{
    const QByteArray name = setup.split(' ').first();
    return Game(qumalaq_game_new(name.constData(), setup.mid(name.size()).constData(), position, error));
}

QByteArray positionOf(const Game& game)
{
    std::array<char, 200> text{};
    const auto length = qumalaq_game_position(game.get(), text.data(), text.size());
    return {text.data(), static_cast<qsizetype>(length)};
}

void play(const Game& game, const QByteArray& moves)
{
    for (const QByteArray& word : moves.split(' ')) {
        const auto move = qumalaq_move_parse(game.get(), word.constData(), nullptr);
        QCOMPARE(qumalaq_game_play(game.get(), move, nullptr), int(QUMALAQ_OK));
    }
}

QByteArray placeOf(const qumalaq_error& error)
{
    return QByteArray::number(error.line) + ':' + QByteArray::number(error.column) + ' ' + error.message;
}

/// The stones after the events, as the header explains them.
void apply(const qumalaq_event& event, std::map<int, int>& stones, int& hand)
{
    switch (event.kind) {
    case QUMALAQ_LIFT:
        hand += std::exchange(stones[event.from], 0);
        break;
    case QUMALAQ_DROP:
        --hand;
        ++stones[event.to];
        break;
    case QUMALAQ_CAPTURE:
    case QUMALAQ_BANK:
        stones[event.from] -= event.count;
        stones[event.to] += event.count;
        break;
    default:
        break;
    }
}

std::map<int, int> stonesOf(const Game& game)
{
    qumalaq_board board;
    qumalaq_game_board(game.get(), &board);
    std::map<int, int> stones;
    for (int side = 0; side < 2; ++side) {
        stones[10 * side] = board.stores[side];
        for (int number = 1; number <= board.pits; ++number)
            stones[10 * side + number] = board.rows[side][number - 1];
    }
    return stones;
}

} // namespace

class TestLibraryInterface : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameIsKnown()
    {
        int games = 0;
        while (const char* name = qumalaq_known_game(std::size_t(games))) {
            const Game game = newGame(name);
            QVERIFY(game);
            QCOMPARE(qumalaq_game_id(game.get()), name);
            // Every value of every option makes a game.
            for (std::size_t option = 0; const char* key = qumalaq_option_key(name, option); ++option) {
                QVERIFY(qumalaq_game_option(game.get(), key) != nullptr);
                for (std::size_t i = 0; const char* value = qumalaq_option_value(name, option, i); ++i) {
                    const Game other = newGame(QByteArray(name) + ' ' + key + '=' + value);
                    QVERIFY2(other, value);
                    QCOMPARE(qumalaq_game_option(other.get(), key), value);
                }
            }
            ++games;
        }
        QCOMPARE(games, 8);
        QCOMPARE(qumalaq_option_key("chess", 0), nullptr);
        QCOMPARE(qumalaq_game_option(newGame("kalah").get(), "playout"), nullptr);
    }

    void countsMoves_data()
    {
        QTest::addColumn<QByteArray>("counts");
        const auto row = [](const char* setup, const char* counts) { QTest::newRow(setup) << QByteArray(counts); };
        // From tests/core/rules.
        row("togyzqumalaq", "1 9 73 613 5199 43184 360035");
        row("toguzkorgool", "1 9 73 613 5199 43184 360035");
        row("bestemshe", "1 5 21 91 407 1761 7782 34285 153588");
        row("bestemshe playout=on", "1 5 21 91 407 1761 7782 34285 153618");
        row("congkak holes=5", "1 5 16 73 289 1131 4331 16082");
        row("mangala-suez", "1 4 23 127 152 201 302 473 692 1182");
        row("oware", "1 6 36 190 1014 5219 27332 139157");
        row("kalah holes=4  stones=5", "1 4 16 61 223 832 2883 9613 31174");
        row("mangala-turkish", "1 6 36 213 1233 6956 38116 204921");
    }
    void countsMoves()
    {
        QFETCH(QByteArray, counts);
        const Game game = newGame(QTest::currentDataTag());
        QVERIFY(game);
        int depth = 0;
        for (const QByteArray& count : counts.split(' '))
            QCOMPARE(quint64(qumalaq_game_perft(game.get(), depth++)), count.toULongLong());
    }

    void aBadTextHasAnErrorWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("error");
        QTest::addColumn<int>("code");
        QTest::newRow("an unknown game") << QByteArray("chess") << QByteArray()
                                         << QByteArray("0:0 unknown game 'chess'") << int(QUMALAQ_UNKNOWN_GAME);
        QTest::newRow("an unknown option") << QByteArray("kalah holes=4 seeds=4") << QByteArray()
                                           << QByteArray("1:10 kalah has no option 'seeds'") << int(QUMALAQ_BAD_OPTION);
        QTest::newRow("an option without a value")
            << QByteArray("oware grandslam") << QByteArray()
            << QByteArray("1:2 option grandslam: '' is none of nothing all") << int(QUMALAQ_BAD_OPTION);
        QTest::newRow("a letter in a row") << QByteArray("togyzqumalaq") << QByteArray("9,9,x")
                                           << QByteArray("1:5 unexpected 'x'") << int(QUMALAQ_BAD_TEXT);
        QTest::newRow("a stone too many")
            << QByteArray("togyzqumalaq") << QByteArray("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 1,0 -,- s")
            << QByteArray("1:1 wrong number of stones: 163 instead of 162") << int(QUMALAQ_BAD_TEXT);
    }
    void aBadTextHasAnErrorWithItsPlace()
    {
        QFETCH(QByteArray, setup);
        QFETCH(QByteArray, position);
        qumalaq_error error{};
        QVERIFY(!newGame(setup, &error, position.isNull() ? nullptr : position.constData()));
        QTEST(placeOf(error), "error");
        QTEST(int(error.code), "code");
    }

    void aBadMoveChangesNothing()
    {
        const Game game = newGame("togyzqumalaq");
        const QByteArray before = positionOf(game);
        qumalaq_error error{};
        QCOMPARE(qumalaq_move_parse(game.get(), "75", &error), qumalaq_place(QUMALAQ_NO_PLACE));
        QCOMPARE(placeOf(error), "1:2 the last stone falls into pit 6, not 5");
        for (const int move : {-1, 0, 10, 11, 20, 1000})
            QCOMPARE(qumalaq_game_play(game.get(), move, &error), int(QUMALAQ_ILLEGAL_MOVE));
        QCOMPARE(positionOf(game), before);
        QCOMPARE(qumalaq_game_undo(game.get()), 0);
        std::array<char, 4> text{'?'};
        QCOMPARE(qumalaq_move_text(game.get(), 11, text.data(), text.size()), std::size_t(0));
        QCOMPARE(text[0], '\0');
    }

    void aTextThatDoesNotFitIsCut()
    {
        const Game game = newGame("togyzqumalaq");
        std::array<char, 6> text{};
        QCOMPARE(qumalaq_game_position(game.get(), text.data(), text.size()), std::size_t(positionOf(game).size()));
        QCOMPARE(text.data(), "9,9,9");
        QCOMPARE(qumalaq_game_position(game.get(), nullptr, 0), std::size_t(positionOf(game).size()));
    }

    /// Random games, by the events alone.
    void theEventsOfAMoveGiveThePositionAfterIt()
    {
        for (int known = 0; known < 8; ++known) {
            const Game game = newGame(qumalaq_known_game(std::size_t(known)));
            std::array<qumalaq_place, QUMALAQ_MAX_PITS> moves{};
            unsigned random = 1;
            for (int ply = 0; ply < 300; ++ply) {
                const int count = qumalaq_game_moves(game.get(), moves.data());
                if (count == 0)
                    break;
                std::map<int, int> stones = stonesOf(game);
                random = random * 1'103'515'245U + 12'345U;
                const auto move = moves[(random >> 16U) % unsigned(count)];
                QCOMPARE(qumalaq_game_play(game.get(), move, nullptr), int(QUMALAQ_OK));
                QCOMPARE(qumalaq_game_move_at(game.get(), std::size_t(ply)), move);
                std::vector<qumalaq_event> events(qumalaq_game_trace(game.get(), std::size_t(ply), nullptr, 0));
                qumalaq_game_trace(game.get(), std::size_t(ply), events.data(), events.size());
                int hand = 0;
                for (const qumalaq_event& event : events)
                    apply(event, stones, hand);
                QCOMPARE(hand, 0);
                QCOMPARE(stones, stonesOf(game));
            }
            QVERIFY(qumalaq_game_plies(game.get()) > 10);
        }
    }

    void aTuzdykIsOnTheBoardOfItsOwner()
    {
        const Game game = newGame("togyzqumalaq", nullptr, "9,9,9,9,9,9,9,9,2/2,10,9,9,9,9,9,9,9 4,9 -,- s");
        play(game, "9");
        qumalaq_board board;
        qumalaq_game_board(game.get(), &board);
        QCOMPARE(board.tuzdyks[QUMALAQ_SOUTH], 11);
        QCOMPARE(board.tuzdyks[QUMALAQ_NORTH], int(QUMALAQ_NO_PLACE));
        QCOMPARE(board.side_to_move, int(QUMALAQ_NORTH));
        QCOMPARE(board.stores[QUMALAQ_SOUTH], 7);
        QCOMPARE(qumalaq_game_undo(game.get()), 1);
        qumalaq_game_board(game.get(), &board);
        QCOMPARE(board.tuzdyks[QUMALAQ_SOUTH], int(QUMALAQ_NO_PLACE));
    }

    /// Two seeds follow each other around the board; there is only one move at a time.
    void playoutsEndByRepetitionWhereSingleMovesDo()
    {
        const char* position = "1,0,0,0,0,0/1,0,0,0,0,0 23,23 - s";
        const Game game = newGame("oware", nullptr, position);
        std::vector<quint64> pliesOfPlayouts;
        std::array<qumalaq_place, QUMALAQ_MAX_PITS> moves{};
        qumalaq_playouts playouts{};
        while (qumalaq_game_moves(game.get(), moves.data()) == 1) {
            QCOMPARE(qumalaq_game_playouts(game.get(), 1, 1, &playouts, nullptr), int(QUMALAQ_OK));
            pliesOfPlayouts.push_back(playouts.plies);
            QCOMPARE(qumalaq_game_play(game.get(), moves[0], nullptr), int(QUMALAQ_OK));
        }
        qumalaq_outcome outcome;
        QCOMPARE(qumalaq_game_outcome(game.get(), &outcome), 1);
        QCOMPARE(outcome.reason, "repetition");
        QCOMPARE(outcome.result, int(QUMALAQ_DRAW));
        QCOMPARE(qumalaq_game_playouts(game.get(), 3, 1, &playouts, nullptr), int(QUMALAQ_OK));
        QCOMPARE(quint64(playouts.draws), quint64(3));
        QCOMPARE(quint64(playouts.plies), quint64(0));
        const std::size_t plies = qumalaq_game_plies(game.get());
        QCOMPARE(pliesOfPlayouts.size(), plies);
        for (std::size_t ply = 0; ply < plies; ++ply)
            QCOMPARE(pliesOfPlayouts[ply], quint64(plies - ply));

        const Game endless = newGame("oware repetition=off", nullptr, position);
        QCOMPARE(qumalaq_game_playouts(endless.get(), 2, 1, &playouts, nullptr), int(QUMALAQ_OK));
        QCOMPARE(quint64(playouts.draws), quint64(2));
        QCOMPARE(quint64(playouts.plies), quint64(20'000));
    }

    void theSameSeedPlaysTheSameGames()
    {
        for (int known = 0; known < 8; ++known) {
            const Game game = newGame(qumalaq_known_game(std::size_t(known)));
            qumalaq_playouts all{};
            qumalaq_playouts again{};
            QCOMPARE(qumalaq_game_playouts(game.get(), 20, 7, &all, nullptr), int(QUMALAQ_OK));
            QCOMPARE(qumalaq_game_playouts(game.get(), 20, 7, &again, nullptr), int(QUMALAQ_OK));
            QCOMPARE(quint64(all.south_wins + all.north_wins + all.draws), quint64(20));
            QCOMPARE(quint64(again.plies), quint64(all.plies));
            QCOMPARE(qumalaq_game_plies(game.get()), std::size_t(0));
        }
    }

    void theValueOfAPositionIsThatOfTheSideToMove()
    {
        QCOMPARE(qumalaq_game_evaluate(newGame("togyzqumalaq").get()) != 0, true);
        const char* position = "5,5,5,5,5,5,5,5,0/5,5,5,5,5,5,5,5,0 70,12 -,- ";
        const Game south = newGame("togyzqumalaq", nullptr, (QByteArray(position) + 's').constData());
        const Game north = newGame("togyzqumalaq", nullptr, (QByteArray(position) + 'n').constData());
        QVERIFY(qumalaq_game_evaluate(south.get()) > 500);
        QVERIFY(qumalaq_game_evaluate(north.get()) < -500);
    }

    void recordsAreReadWithTheirErrors()
    {
        const QByteArray text = "[White \"Aisulu\"]\n[Black \"Daniyar\"]\n\n1. 76 98\n2. 66 88 *\n\n"
                                "[Game \"oware\"]\n[Result \"1-0\"]\n\n1. 4 {first} 4 (3) 1-0\n";
        const std::unique_ptr<qumalaq_reader, Free> reader(
            qumalaq_reader_new(text.constData(), std::size_t(text.size())));
        using Record = std::unique_ptr<qumalaq_record, Free>;
        qumalaq_error error{};
        const Record faulty(qumalaq_reader_next(reader.get(), &error));
        QVERIFY(faulty);
        QCOMPARE(qumalaq_record_error(faulty.get(), 0, &error), 1);
        QCOMPARE(placeOf(error), "5:8 the last stone falls into pit 7, not 8");
        QCOMPARE(qumalaq_record_error(faulty.get(), 1, &error), 0);
        std::array<qumalaq_place, 2> moves{};
        QCOMPARE(qumalaq_record_moves(faulty.get(), moves.data(), moves.size()), std::size_t(3));
        QCOMPARE(moves, (std::array<qumalaq_place, 2>{7, 19}));
        const char* name = nullptr;
        const char* value = nullptr;
        QCOMPARE(qumalaq_record_tag(faulty.get(), 1, &name, &value), 1);
        QCOMPARE(QByteArray(name) + '=' + value, "Black=Daniyar");
        QCOMPARE(qumalaq_record_tag(faulty.get(), 2, &name, &value), 0);
        QCOMPARE(qumalaq_record_set_tag(faulty.get(), "Result", "1-0", &error), int(QUMALAQ_BAD_ARGUMENT));
        QCOMPARE(qumalaq_record_set_tag(faulty.get(), "no name", "", &error), int(QUMALAQ_BAD_ARGUMENT));
        QCOMPARE(qumalaq_record_set_result(faulty.get(), 4, &error), int(QUMALAQ_BAD_ARGUMENT));

        const Record good(qumalaq_reader_next(reader.get(), &error));
        QVERIFY(good);
        QCOMPARE(qumalaq_record_error(good.get(), 0, &error), 0);
        QCOMPARE(qumalaq_record_result(good.get()), int(QUMALAQ_SOUTH_WINS));
        const Game first(qumalaq_record_game(good.get(), 1, &error));
        QCOMPARE(qumalaq_game_id(first.get()), "oware");
        QCOMPARE(qumalaq_game_plies(first.get()), std::size_t(1));
        std::array<char, 300> written{};
        qumalaq_record_text(good.get(), written.data(), written.size());
        QVERIFY2(QByteArray(written.data()).contains("{first}") && QByteArray(written.data()).contains("(1... 3)"),
                 written.data());

        // Too short a text ends with a whole character.
        QCOMPARE(qumalaq_record_set_tag(faulty.get(), "Event", "Ән", &error), int(QUMALAQ_OK));
        const QByteArray whole = [&faulty] {
            std::array<char, 300> all{};
            qumalaq_record_text(faulty.get(), all.data(), all.size());
            return QByteArray(all.data());
        }();
        const auto middle = std::size_t(whole.indexOf("Ән")) + 1;
        QCOMPARE(qumalaq_record_text(faulty.get(), written.data(), middle + 1), std::size_t(whole.size()));
        QCOMPARE(QByteArray(written.data()), whole.left(qsizetype(middle) - 1));

        QVERIFY(!qumalaq_reader_next(reader.get(), &error));
        QCOMPARE(error.code, int(QUMALAQ_OK));
    }

    void aSearchRefusesImpossibleLimits()
    {
        qumalaq_engine* engine = qumalaq_engine_new();
        const Game game = newGame("togyzqumalaq");
        qumalaq_error error{};
        qumalaq_limits limits{};
        limits.level = 11;
        QCOMPARE(qumalaq_engine_start(engine, game.get(), &limits, nullptr, nullptr, &error),
                 int(QUMALAQ_BAD_ARGUMENT));
        QCOMPARE(error.message, "a limit is out of its range");
        QCOMPARE(qumalaq_engine_set_threads(engine, 0, &error), int(QUMALAQ_BAD_ARGUMENT));
        qumalaq_engine_free(engine);
    }

    void everyGameIsSearched()
    {
        qumalaq_engine* engine = qumalaq_engine_new();
        for (int known = 0; known < 8; ++known) {
            const Game game = newGame(qumalaq_known_game(std::size_t(known)));
            qumalaq_limits limits{};
            limits.nodes = 2'000;
            qumalaq_search_result result{};
            QCOMPARE(qumalaq_engine_start(engine, game.get(), &limits, nullptr, nullptr, nullptr), int(QUMALAQ_OK));
            qumalaq_engine_wait(engine, &result);
            QCOMPARE(qumalaq_game_play(game.get(), result.best, nullptr), int(QUMALAQ_OK));
        }
        qumalaq_engine_free(engine);
    }
};

QTEST_GUILESS_MAIN(TestLibraryInterface)
#include "tst_library_interface.moc"

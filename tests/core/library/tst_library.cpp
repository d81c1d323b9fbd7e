// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/base/stop_token.h"
#include "core/library/library_import.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "tests/core/library/library_testing.h"
#include "tests/files.h"
#include "tests/online_games.h"
#include "tests/random_seed.h"

#include <QCollator>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>

using namespace qumalaq;
using namespace qumalaq::library;
using namespace qumalaq::library::testing;

namespace {

notation::GameRecord parsed(std::string_view text)
{
    notation::TgkReader reader{text};
    auto game = reader.next();
    return game ? game->record : notation::GameRecord();
}

} // namespace

class TestLibrary : public LibraryTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void gamesAgainstLevelsAreFound()
    {
        const auto library = newLibrary();
        const auto add = [&](const char* south, const char* north, const char* date, const char* result,
                             const char* tags = "") {
            const std::string text = std::string("[White \"") + south + "\"]\n[Black \"" + north + "\"]\n[Date \""
                                     + date + "\"]\n" + tags + "\n1. 76 87 " + result + '\n';
            const auto game = parsed(text);
            QCOMPARE(game.moves().size(), std::size_t(2));
            QVERIFY(library->add(game)->isNew);
        };
        add("Aisha", "Qumalaq, level 4", "2026.11.02", "1-0",
            "[Learner \"3k\"]\n[Rated \"yes\"]\n[WhiteTime \"12\"]\n");
        add("Qumalaq, level 10", "", "2026.11.01", "1/2-1/2");
        add("Berik", "Qumalaq, level 5", "2026.11.03", "*");
        add("Berik", "Qumalaq, hoarder", "2026.11.03", "1-0");
        add("Berik", "Aisha", "2026.11.03", "1-0");
        add("Qumalaq, level 3", "Qumalaq, level 4", "2026.11.03", "1-0");
        add("Aisha", "Qumalaq, level 2", "2026.11.04", "0-1", "[Option.playout \"on\"]\n");
        const auto games = library->levelGames();
        QVERIFY(games);
        QCOMPARE(games->size(), std::size_t(2)); // finished, of one person, by the usual rules
        const LevelGame& first = games->front();
        QCOMPARE(first.level, 10);
        QVERIFY(first.person == rules::Side::North);
        QCOMPARE(first.score(), 0.5);
        QVERIFY(first.learner.empty() && !first.isRated);
        QCOMPARE(first.seconds, 0);
        const LevelGame& second = games->back();
        QCOMPARE(second.level, 4);
        QVERIFY(second.person == rules::Side::South);
        QCOMPARE(second.score(), 1.0);
        QCOMPARE(second.date, 20261102);
        QCOMPARE(second.learner, std::string("3k"));
        QVERIFY(second.isRated);
        QCOMPARE(second.seconds, 12);
        QCOMPARE(second.moves, 1);
        QCOMPARE(int{second.firstMove()->from.number}, 7);
        QCOMPARE(second.opening.size(), std::size_t(2));
        Filter filter;
        filter.keys = {second.key};
        const auto found = library->search(filter, {}, {});
        QVERIFY(found && found->size() == 1);
        QCOMPARE((*library->record(found->front()))->tag("White"), std::string_view("Aisha"));
    }

    void theRealGamesComeBackAsTheyWere()
    {
        const auto library = newLibrary();
        QVERIFY(library);
        const auto games = onlineGames();
        QVERIFY(games.size() >= 80);
        for (const auto& game : games) {
            const auto added = library->add(game);
            QVERIFY(added);
            const auto back = library->record(added->id);
            QVERIFY(back && *back);
            QCOMPARE(**back, game);
        }
    }

    void everythingOfAGameIsKept_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("comments, marks and a variation") << QByteArray(
            "[White \"Ә\"]\n[Black \"B \\\"b\\\"\"]\n[Result \"1-0\"]\n\n1. 76! {good} 98 (1... 21 {tried})\n1-0\n");
        QTest::newRow("tags of one's own, a name twice")
            << QByteArray("[Foo \"1\"]\n[Foo \"2\"]\n[White \"A\"]\n[Result \"*\"]\n\n1. 76 *\n");
        QTest::newRow("another start") << QByteArray(
            "[White \"A\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- "
            "s\"]\n\n1. 91 1-0\n");
        QTest::newRow("another game with an option")
            << QByteArray("[White \"A\"]\n[Result \"*\"]\n[Game \"congkak\"]\n[Option.holes \"5\"]\n\n1. 1 *\n");
        QTest::newRow("a result without moves") << QByteArray("[White \"A\"]\n[Result \"1-0\"]\n\n1-0\n");
    }
    void everythingOfAGameIsKept()
    {
        QFETCH(QByteArray, text);
        const auto record = parsed({text.constData(), static_cast<std::size_t>(text.size())});
        QVERIFY(!record.tags().empty());
        const auto library = newLibrary();
        const auto added = library->add(record);
        QVERIFY(added && added->isNew);
        const auto back = library->record(added->id);
        QVERIFY(back && *back);
        QCOMPARE(**back, record);
    }

    void aGameIsTakenOnce()
    {
        const auto library = newLibrary();
        Prng random(1);
        const auto game = randomGame(random);
        const auto first = library->add(game);
        QVERIFY(first && first->isNew);
        auto again = game;
        again.setTag("White", " " + std::string(game.tag("White")) + "  ");
        again.setTag("Event", "told otherwise");
        const auto second = library->add(again);
        QVERIFY(second && !second->isNew);
        QVERIFY(second->id == first->id);
        again.setTag("White", "Somebody Else");
        QVERIFY(library->add(again)->isNew);
        QCOMPARE(*library->count(), 2);
    }

    void anEditedGameTakesThePlaceOfItsOriginal()
    {
        const auto library = newLibrary();
        Prng random(2);
        const auto original = randomGame(random, 20);
        const auto other = randomGame(random, 20);
        const auto id = library->add(original)->id;
        QVERIFY(library->add(other));
        auto commented = original;
        commented.tree().annotate(notation::NodeId::Root, {{}, "a comment", {}});
        auto longer = commented;
        const rules::AnyPosition end = longer.positionAt(longer.tree().mainLine().back());
        longer.tree().add(longer.tree().mainLine().back(), end.legalMoves()[0]);
        for (const auto& [before, edited] : {std::pair(original, commented), std::pair(commented, longer)}) {
            const auto added = library->addEdited(edited, before);
            QVERIFY(added && added->id == id);
            QVERIFY(**library->record(id) == edited);
            QCOMPARE(*library->count(), 2);
            QCOMPARE(library->explore(rules::GameId::Togyzqumalaq, other.start())->front().games(), 2);
        }
        // Without its original the library keeps the comments of both.
        auto second = longer;
        second.tree().annotate(notation::NodeId::Root, {{}, "another", {}});
        QVERIFY(library->addEdited(second, std::nullopt));
        const std::string comment = (*library->record(id))->tree().annotation(notation::NodeId::Root).after;
        QVERIFY(comment.find("a comment") != std::string::npos && comment.find("another") != std::string::npos);
        // Other moves are another game.
        QVERIFY(library->addEdited(commented, longer)->isNew);
        QCOMPARE(*library->count(), 3);
        QVERIFY(!library->check());
    }

    void searchesFindExactlyWhatPasses()
    {
        Prng random(newSeed());
        const auto library = newLibrary();
        std::vector<notation::GameRecord> games;
        for (int i = 0; i < 300; ++i) {
            games.push_back(randomGame(random, 40));
            if (i % 10 == 0)
                games.back().removeTag("Date");
        }
        QCOMPARE(*library->addAll(games), 300);
        std::map<StoredId, const notation::GameRecord*> byId;
        for (const auto& game : games)
            byId[library->add(game)->id] = &game;
        QCOMPARE(*library->count(), 300);

        const auto expect = [&](const Filter& filter, const auto& passes) {
            const auto ids = library->search(filter, Order());
            QVERIFY(ids);
            QVERIFY(std::all_of(ids->begin(), ids->end(), [&](StoredId id) { return passes(*byId.at(id)); }));
            const auto wanted =
                std::count_if(games.begin(), games.end(), [&](const auto& game) { return passes(game); });
            QCOMPARE(static_cast<std::ptrdiff_t>(ids->size()), wanted);
        };
        Filter filter;
        expect(filter, [](const auto&) { return true; });
        filter.player = QStringLiteral("ҚАЙРАТ");
        const auto named = [](const auto& game, const char* tag) {
            return game.tag(tag).find("Қайрат") != std::string_view::npos;
        };
        expect(filter, [&](const auto& game) { return named(game, "White") || named(game, "Black"); });
        filter.side = rules::Side::North;
        expect(filter, [&](const auto& game) { return named(game, "Black"); });
        filter = Filter();
        filter.player = QStringLiteral("%");
        expect(filter, [](const auto&) { return false; });
        filter = Filter();
        filter.event = QStringLiteral("cup 1");
        expect(filter, [](const auto& game) { return game.tag("Event").starts_with("Cup 1"); });
        filter = Filter();
        filter.from = 20050000;
        filter.to = 20101231;
        expect(filter, [](const auto& game) {
            const int year = dateOf(game.tag("Date")) / 10000;
            return year >= 2005 && year <= 2010;
        });
        filter.from = 0;
        expect(filter, [](const auto& game) {
            const int year = dateOf(game.tag("Date")) / 10000;
            return year != 0 && year <= 2010;
        });
        filter = Filter();
        filter.result = notation::GameResult::SouthWins;
        filter.game = rules::GameId::Togyzqumalaq;
        expect(filter, [](const auto& game) { return game.result() == notation::GameResult::SouthWins; });
        for (const std::size_t ply : {0U, 1U, 3U, 12U, 30U}) {
            rules::AnyPosition position = games[7].start();
            for (std::size_t i = 0; i < std::min(ply, games[7].moves().size()); ++i)
                position.play(games[7].moves()[i]);
            filter = Filter();
            filter.position = SoughtPosition{rules::GameId::Togyzqumalaq, position};
            expect(filter, [&](const auto& game) {
                rules::AnyPosition at = game.start();
                if (at.board() == position.board())
                    return true;
                for (const auto move : game.moves()) {
                    at.play(move);
                    if (at.board() == position.board())
                        return true;
                }
                return false;
            });
        }
    }

    /// A search for a position joins two tables that have columns of the same names.
    void aPositionIsSoughtTogetherWithAnythingElse_data()
    {
        QTest::addColumn<int>("which");
        const char* names[] = {"a player",    "a player at a side", "an event", "from a day",
                               "until a day", "a result",           "a game",   "ratings",
                               "everything"};
        for (int i = 0; i < static_cast<int>(std::size(names)); ++i)
            QTest::newRow(names[i]) << i;
    }
    void aPositionIsSoughtTogetherWithAnythingElse()
    {
        QFETCH(int, which);
        const auto library = newLibrary();
        Prng random(17);
        std::vector<notation::GameRecord> games;
        for (int i = 0; i < 200; ++i)
            games.push_back(randomGame(random, 12));
        QCOMPARE(*library->addAll(games), 200);
        const bool isAll = which == 8;
        Filter filter;
        if (which == 0 || which == 1 || isAll)
            filter.player = QStringLiteral("ан"); // Ерлан, Дана, Жанар, Салтанат, Улан, Шолпан
        if (which == 1 || isAll)
            filter.side = rules::Side::South;
        if (which == 2 || isAll)
            filter.event = QStringLiteral("cup");
        if (which == 3 || isAll)
            filter.from = 20030000;
        if (which == 4 || isAll)
            filter.to = 20221231;
        if (which == 5 || isAll)
            filter.result = notation::GameResult::Open;
        if (which == 6 || isAll)
            filter.game = rules::GameId::Togyzqumalaq;
        if (which == 7 || isAll)
            filter.leastRating = 1250;
        for (const Order::By by : {Order::By::Added, Order::By::South, Order::By::North, Order::By::Result,
                                   Order::By::Plies, Order::By::Date, Order::By::Event}) {
            const auto without = library->search(filter, {by, true});
            QVERIFY(without && !without->empty() && (without->size() < 200 || which == 6 || which == 2 || which == 5));
            rules::AnyPosition position = games[7].start();
            filter.position = SoughtPosition{rules::GameId::Togyzqumalaq, position};
            const auto with = library->search(filter, {by, true});
            QVERIFY(with);
            QVERIFY(*with == *without); // every game begins with this position
            position.play(games[7].moves()[0]);
            filter.position = SoughtPosition{rules::GameId::Togyzqumalaq, position};
            const auto some = library->search(filter, {by, true});
            QVERIFY(some && some->size() < with->size());
            filter.position.reset();
        }
    }

    void playersAreFoundByTheNamesThatAreShown_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found"); // numbers of the games below
        const auto row = [](const char* name, const char* typed, const char* found) {
            QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(found);
        };
        row("the word for oneself", "вы", "1 3 6");
        row("the word for a computer", "Компьютер", "1 2 6");
        row("a level", "компьютер 4", "1 2");
        row("a part of a level", "компьютер 1", "6");
        row("a character", "СТРАЖ", "3");
        row("the word for a side", "юг", "4 5");
        row("the word for the other side", "севе", "4");
        row("a name", "айш", "2 5");
        row("what is kept but not shown", "level 4", "");
        row("the name of the program, as it is kept", "qumalaq", "7");
        row("a sign of patterns", "%", "");
    }
    void playersAreFoundByTheNamesThatAreShown()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        const auto library = newLibrary();
        const auto ids = addNamedGames(*library);
        Filter filter;
        filter.player = typed;
        QStringList numbers;
        const auto list = library->search(filter, {Order::By::Added, false}, russianNames());
        QVERIFY(list);
        for (const StoredId id : *list)
            numbers.append(QString::number(std::find(ids.begin(), ids.end(), id) - ids.begin() + 1));
        QCOMPARE(numbers.join(u' '), found);
        // Both sides together give the full result.
        std::vector<StoredId> both;
        for (const rules::Side side : rules::kBothSides) {
            filter.side = side;
            const auto some = library->search(filter, {Order::By::Added, false}, russianNames());
            both.insert(both.end(), some->begin(), some->end());
        }
        std::sort(both.begin(), both.end());
        both.erase(std::unique(both.begin(), both.end()), both.end());
        QVERIFY(both == *list);
    }

    void playersAreOrderedByTheNamesThatAreShown()
    {
        const auto library = newLibrary();
        const auto ids = addNamedGames(*library);
        const auto order = [&](Order::By by) {
            QStringList numbers;
            const auto list = library->search({}, {by, false}, russianNames());
            for (const StoredId id : *list)
                numbers.append(QString::number(std::find(ids.begin(), ids.end(), id) - ids.begin() + 1));
            return numbers.join(u' ');
        };
        // qumalaq 1950 · айша · вы · вы · вы · юг · юг
        QCOMPARE(order(Order::By::South), QStringLiteral("7 2 1 3 6 4 5"));
        // bolat · айша · компьютер 1 · компьютер 4, twice · сакши-страж · север
        QCOMPARE(order(Order::By::North), QStringLiteral("7 5 6 1 2 3 4"));
    }

    void numbersInNamesAreOrderedByTheirValue()
    {
        const auto library = newLibrary();
        const std::vector<std::string> names = {"Player 2",   "Player 2b", "Player 007",      "Player 10",
                                                "Player 100", "Player a",  "Qumalaq, level 3"};
        for (auto name = names.rbegin(); name != names.rend(); ++name) {
            notation::GameRecord record;
            record.addTag("White", *name);
            (void)record.tree().add(notation::NodeId::Root, record.start().legalMoves()[0]);
            QVERIFY(library->add(record));
        }
        ShownNames shown;
        shown.computers = {{QStringLiteral("Qumalaq, level 3"), QStringLiteral("Player 3")}};
        QStringList ordered;
        const auto ids = library->search({}, {Order::By::South, false}, shown);
        const auto rows = library->games(*ids);
        for (const StoredGame& game : *rows)
            ordered.append(game.players[0]);
        const QStringList expected = {QStringLiteral("Player 2"),         QStringLiteral("Player 2b"),
                                      QStringLiteral("Qumalaq, level 3"), QStringLiteral("Player 007"),
                                      QStringLiteral("Player 10"),        QStringLiteral("Player 100"),
                                      QStringLiteral("Player a")};
        QCOMPARE(ordered, expected);
    }

    /// The letters that Russian lacks came after all others.
    void namesAreOrderedByTheAlphabetOfTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::Kazakh));
        const auto library = newLibrary();
        const QStringList names = {QStringLiteral("Арман"), QStringLiteral("Әлия"),   QStringLiteral("Болат"),
                                   QStringLiteral("Ғалым"), QStringLiteral("Дәурен"), QStringLiteral("Қайрат"),
                                   QStringLiteral("Лаура"), QStringLiteral("Өмір"),   QStringLiteral("Перизат"),
                                   QStringLiteral("Ұлжан"), QStringLiteral("Ырыс"),   QStringLiteral("Яна")};
        for (auto name = names.rbegin(); name != names.rend(); ++name) {
            notation::GameRecord record;
            record.addTag("White", name->toStdString());
            (void)record.tree().add(notation::NodeId::Root, record.start().legalMoves()[0]);
            QVERIFY(library->add(record));
        }
        const auto ids = library->search({}, {Order::By::South, false});
        QLocale::setDefault(before);
        QStringList ordered;
        const auto rows = library->games(*ids);
        for (const StoredGame& game : *rows)
            ordered.append(game.players[0]);
        QCOMPARE(ordered, names);
    }

    void theOrderIsAsAsked_data()
    {
        QTest::addColumn<int>("by");
        QTest::newRow("South's name") << static_cast<int>(Order::By::South);
        QTest::newRow("North's name") << static_cast<int>(Order::By::North);
        QTest::newRow("event") << static_cast<int>(Order::By::Event);
        QTest::newRow("date") << static_cast<int>(Order::By::Date);
        QTest::newRow("plies") << static_cast<int>(Order::By::Plies);
        QTest::newRow("result") << static_cast<int>(Order::By::Result);
        QTest::newRow("game") << static_cast<int>(Order::By::Game);
    }
    void theOrderIsAsAsked()
    {
        QFETCH(int, by);
        const auto library = newLibrary();
        Prng random(5);
        for (int i = 0; i < 60; ++i)
            QVERIFY(library->add(randomGame(random, 10 + random.below(30),
                                            i % 2 == 0 ? rules::GameId::Togyzqumalaq : rules::GameId::Oware)));
        const auto valueOf = [by](const StoredGame& game) -> QString {
            const auto number = [](int value) { return QStringLiteral("%1").arg(value, 10, 10, QLatin1Char('0')); };
            const auto name = [&number](const QString& text) {
                const qsizetype end = text.lastIndexOf(u' ');
                return text.left(end).toCaseFolded() + number(text.mid(end).toInt());
            };
            switch (static_cast<Order::By>(by)) {
            case Order::By::South:
                return name(game.players[0]);
            case Order::By::North:
                return name(game.players[1]);
            case Order::By::Event:
                return name(game.event);
            case Order::By::Plies:
                return number(game.moves);
            case Order::By::Result:
                return number(static_cast<int>(game.result));
            case Order::By::Game:
                return number(static_cast<int>(game.game));
            default:
                return number(game.date);
            }
        };
        for (const bool isDescending : {false, true}) {
            const auto ids = library->search({}, {static_cast<Order::By>(by), isDescending});
            const auto rows = library->games(*ids);
            QCOMPARE(rows->size(), std::size_t(60));
            for (std::size_t i = 1; i < rows->size(); ++i) {
                const QString before = valueOf((*rows)[i - 1]);
                const QString after = valueOf((*rows)[i]);
                const int order = QCollator().compare(before, after);
                QVERIFY2(isDescending ? order >= 0 : order <= 0, qPrintable(before + u' ' + after));
            }
        }
    }

    /// In Kalah the third pit's last stone falls into the own store, and the first is played in the same turn.
    void movesAreNumberedByTurns()
    {
        const auto library = newLibrary();
        const rules::GameSetup setup(rules::GameId::Kalah);
        notation::GameRecord record(setup);
        rules::AnyPosition position(setup);
        notation::NodeId node = notation::NodeId::Root;
        const auto play = [&](rules::Move move) {
            node = record.tree().add(node, move);
            position.play(move);
        };
        for (const std::uint8_t pit : {3, 1, 1})
            play({{position.sideToMove(), pit}});
        QCOMPARE(position.sideToMove(), rules::Side::South);
        const auto added = library->add(record);
        QVERIFY(added);
        QCOMPARE(library->games({&added->id, 1})->front().moves, 1);
    }

    void theExplorerCountsWhatWasPlayed()
    {
        const auto library = newLibrary();
        std::vector<notation::GameRecord> games;
        Prng random(11);
        for (int i = 0; i < 200; ++i)
            games.push_back(randomGame(random, 60));
        QCOMPARE(*library->addAll(games), 200);
        rules::AnyPosition position{rules::GameSetup()};
        for (int ply = 0; ply < 3; ++ply) {
            const auto list = library->explore(rules::GameId::Togyzqumalaq, position);
            QVERIFY(list && !list->empty());
            int total = 0;
            for (const Continuation& continuation : *list) {
                Continuation counted;
                for (const auto& game : games) {
                    rules::AnyPosition at = game.start();
                    for (std::size_t i = 0; i < game.moves().size() && i < kExploredPlies; ++i) {
                        if (at.board() == position.board() && game.moves()[i] == continuation.move) {
                            (game.result() == notation::GameResult::SouthWins   ? counted.southWins
                             : game.result() == notation::GameResult::NorthWins ? counted.northWins
                             : game.result() == notation::GameResult::Draw      ? counted.draws
                                                                                : counted.open) += 1;
                        }
                        at.play(game.moves()[i]);
                    }
                }
                QCOMPARE(continuation.southWins, counted.southWins);
                QCOMPARE(continuation.northWins, counted.northWins);
                QCOMPARE(continuation.draws, counted.draws);
                QCOMPARE(continuation.open, counted.open);
                QCOMPARE(continuation.rated, continuation.games());
                QVERIFY(continuation.averageRating >= 1200 && continuation.averageRating <= 2100);
                total += continuation.games();
            }
            if (ply == 0)
                QCOMPARE(total, 200);
            const auto strong = library->explore(rules::GameId::Togyzqumalaq, position, 1700);
            int strongTotal = 0;
            for (const Continuation& continuation : *strong) {
                QVERIFY(continuation.averageRating >= 1700);
                strongTotal += continuation.games();
            }
            QVERIFY(strongTotal < total);
            position.play(*list->front().move);
        }
    }

    void aRemovedGameLeavesNothing()
    {
        const auto library = newLibrary();
        Prng random(3);
        const auto kept = randomGame(random);
        const auto gone = library->add(randomGame(random));
        QVERIFY(library->add(kept));
        QVERIFY(library->remove(gone->id));
        QCOMPARE(*library->count(), 1);
        QVERIFY(library->record(gone->id) && !*library->record(gone->id));
        const auto list = library->explore(rules::GameId::Togyzqumalaq, kept.start());
        QCOMPARE(list->size(), std::size_t(1));
        QCOMPARE(list->front().games(), 1);
        QVERIFY(!library->check());
    }

    void whatIsNoLibraryIsLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("these are not the games you are looking for").repeated(100);
        QTest::newRow("a database cut in half") << QByteArray("half");
        QTest::newRow("zeros after the first page") << QByteArray("zeros");
    }
    void whatIsNoLibraryIsLeftAlone()
    {
        QFETCH(QByteArray, bytes);
        const QString path = newPath();
        {
            auto library = Library::open(path);
            QVERIFY(library);
            Prng random(9);
            std::vector<notation::GameRecord> games;
            for (int i = 0; i < 50; ++i)
                games.push_back(randomGame(random));
            QVERIFY((*library)->addAll(games));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (bytes == "half") {
            QVERIFY(file.resize(file.size() / 2));
        } else if (bytes == "zeros") {
            file.seek(4096);
            file.write(QByteArray(static_cast<qsizetype>(file.size()) - 4096, '\0'));
        } else {
            QVERIFY(file.resize(0));
            file.write(bytes);
        }
        file.close();
        const auto opened = Library::open(path);
        if (opened) { // the damage is not visible on opening
            QVERIFY((*opened)->check());
        } else {
            QVERIFY(opened.error().code == LibraryError::Code::Damaged);
        }
        if (opened)
            return;
        const auto aside = Library::setAside(path);
        QVERIFY(aside);
        QVERIFY(QFile::exists(*aside));
        QVERIFY(!QFile::exists(path));
        const auto fresh = Library::open(path);
        QVERIFY(fresh);
        QCOMPARE(*(*fresh)->count(), 0);
    }

    void anImportSavesTheGoodGamesOfABadFile()
    {
        const auto library = newLibrary();
        Prng random(21);
        std::string text = randomGames(random, 30);
        text += "[White \"bad\"]\n[Result \"1-0\"]\n\n1. 76 98 2. zz 1-0\n\n";
        text += randomGames(random, 20);
        const QString name = m_folder.filePath(QStringLiteral("bad.tgk"));
        QVERIFY(put(name, QByteArray::fromStdString(text)));
        int told = 0;
        const auto progress = [&told](const ImportReport&) { ++told; };
        const ImportReport report = importFiles(*library, {name, m_folder.filePath(QStringLiteral("none"))}, progress);
        QCOMPARE(report.added, 50);
        QCOMPARE(report.damaged, 1);
        QCOMPARE(report.faults.size(), std::size_t(1));
        QCOMPARE(report.unreadable.size(), 1);
        QCOMPARE(report.bytes, static_cast<std::int64_t>(text.size()));
        QVERIFY(told > 0);
        const ImportReport again = importFiles(*library, {name}, progress);
        QCOMPARE(again.added, 0);
        QCOMPARE(again.known, 50);
        StopSource stop;
        stop.requestStop();
        QVERIFY(importFiles(*library, {name}, progress, stop.token()).isStopped);
    }

    void datesAreReadAsFarAsTheyAreKnown_data()
    {
        QTest::addColumn<QByteArray>("tag");
        QTest::addColumn<int>("date");
        QTest::newRow("whole") << QByteArray("2026.03.22") << 20260322;
        QTest::newRow("with dashes") << QByteArray("2026-03-22") << 20260322;
        QTest::newRow("no day") << QByteArray("2026.03.??") << 20260300;
        QTest::newRow("a year") << QByteArray("2026") << 20260000;
        QTest::newRow("none") << QByteArray("????.??.??") << 0;
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("no such month") << QByteArray("2026.13.01") << 0;
        QTest::newRow("words") << QByteArray("yesterday") << 0;
    }
    void datesAreReadAsFarAsTheyAreKnown()
    {
        QFETCH(QByteArray, tag);
        QTEST(dateOf(std::string_view(tag.constData(), static_cast<std::size_t>(tag.size()))), "date");
    }

    void keysNeverChange()
    {
        // These keys are stored in existing libraries.
        QCOMPARE(positionKey(rules::GameId::Togyzqumalaq, rules::AnyPosition{rules::GameSetup()}),
                 positionKey(rules::GameId::Toguzkorgool,
                             rules::AnyPosition{rules::GameSetup(rules::GameId::Toguzkorgool)}));
        QCOMPARE(positionKey(rules::GameId::Togyzqumalaq, rules::AnyPosition{rules::GameSetup()}), kStartKey);
    }

private:
    /// 1: a person without a name against level 4. 2: Aisha against level 4. 3: an unnamed person against a character.
    /// 4: two people without names. 5: one of two without a name. 6: an unnamed person against level 1, with PGN's word
    /// for it. 7: two people, one of them with a name like a computer's.
    static std::vector<StoredId> addNamedGames(Library& library)
    {
        constexpr std::pair<const char*, const char*> kNames[] = {
            {"", "Qumalaq, level 4"},  {"Айша", "Qumalaq, level 4"}, {"", "Qumalaq, guardian"}, {"", ""}, {"", "Айша"},
            {"?", "Qumalaq, level 1"}, {"Qumalaq 1950", "Bolat"}};
        Prng random(3);
        std::vector<StoredId> ids;
        for (const auto& [south, north] : kNames) {
            auto game = randomGame(random, 20);
            game.setTag("White", south);
            game.setTag("Black", north);
            ids.push_back(library.add(game)->id);
        }
        return ids;
    }
    /// The names as a Russian window shows them.
    static ShownNames russianNames()
    {
        return {QStringLiteral("Вы"),
                {QStringLiteral("Юг"), QStringLiteral("Север")},
                {{QStringLiteral("Qumalaq, level 1"), QStringLiteral("Компьютер 1")},
                 {QStringLiteral("Qumalaq, level 4"), QStringLiteral("Компьютер 4")},
                 {QStringLiteral("Qumalaq, guardian"), QStringLiteral("Сакши-страж")}}};
    }

    static constexpr std::uint64_t kStartKey = 8347550825486519327ULL;
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/notation/old_player_names.h"
#include "core/notation/tgk_reader.h"
#include "tests/core/library/library_testing.h"
#include "tests/core/library/raw_sql.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::library;
using namespace qumalaq::library::testing;
using notation::GameRecord;
using notation::NodeId;

namespace {

/// The names that version 1 wrote in English, Kazakh and Russian.
struct OldWords {
    const char* own;
    const char* computer;
    const char* character;
    const char* south;
    const char* north;
};
constexpr OldWords kLanguages[] = {
    {"You", "Computer", "Tuzdykshy the hunter", "South", "North"},
    {"Сіз", "Компьютер", "Тұздықшы", "Бастаушы", "Қостаушы"},
    {"Вы", "Компьютер", "Туздыкши-охотник", "Юг", "Север"},
};

/// A record as version 1 had it in memory: not read from text, so its names are not converted.
GameRecord oldGame(const char* white, const char* black, int level, std::uint64_t seed, std::size_t plies = 20)
{
    Prng random(seed);
    const GameRecord moves = randomGame(random, plies);
    GameRecord game;
    NodeId node = NodeId::Root;
    for (const rules::Move move : moves.moves())
        node = game.tree().add(node, move);
    game.addTag("White", white);
    game.addTag("Black", black);
    game.addTag("Date", "2026.03.22");
    if (level > 0) {
        game.addTag("BlackType", "program");
        game.addTag("BlackLevel", std::to_string(level));
    }
    return game;
}

/// Every table as text, to compare two states of a file.
QStringList contentOf(const QString& path)
{
    QStringList rows;
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("content"));
        file.setDatabaseName(path);
        if (!file.open())
            qFatal("cannot open %s", qPrintable(path));
        for (const char* table : {"player", "event", "game", "score", "position"}) {
            QSqlQuery query(file);
            query.exec(QStringLiteral("SELECT * FROM %1 ORDER BY 1, 2, 3").arg(QLatin1String(table)));
            while (query.next()) {
                QStringList row{QLatin1String(table)};
                for (int i = 0; query.value(i).isValid(); ++i)
                    row.append(QString::fromLatin1(query.value(i).toByteArray().toHex()));
                rows.append(row.join(u' '));
            }
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("content"));
    return rows;
}

} // namespace

class TestLibraryMigration : public LibraryTest {
    Q_OBJECT

private:
    /// Creates a library like version 1's: its tables are the same as today's, with the old names in them.
    QString version1Of(const std::vector<GameRecord>& games)
    {
        const QString path = newPath();
        {
            auto library = Library::open(path);
            if (!library || (*library)->addAll(games) != static_cast<int>(games.size()))
                qFatal("no library");
        }
        run(path, {QStringLiteral("PRAGMA user_version=1")});
        return path;
    }

    static std::vector<StoredGame> rowsOf(Library& library)
    {
        return *library.games(*library.search({}, {Order::By::Added, false}));
    }

private Q_SLOTS:
    void theLanguageOfTheWindowNoLongerSplitsPlayers()
    {
        std::vector<GameRecord> games;
        std::uint64_t seed = 0;
        for (const OldWords& words : kLanguages) {
            games.push_back(oldGame(words.own, words.computer, 4, ++seed));
            games.push_back(oldGame(words.own, words.character, 5, ++seed));
            games.push_back(oldGame(words.south, words.north, 0, ++seed));
            games.push_back(oldGame("Айша", words.computer, 4, ++seed));
            games.push_back(oldGame(words.south, "Айша", 0, ++seed));
        }
        auto library = Library::open(version1Of(games));
        QVERIFY(library);
        const auto rows = rowsOf(**library);
        QCOMPARE(rows.size(), games.size());
        const std::array<std::array<const char*, 2>, 5> expected = {{{"", "Qumalaq, level 4"},
                                                                     {"", "Qumalaq, tuzdyk-hunter"},
                                                                     {"", ""},
                                                                     {"Айша", "Qumalaq, level 4"},
                                                                     {"", "Айша"}}};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i].players[0], QString::fromUtf8(expected[i % 5][0]));
            QCOMPARE(rows[i].players[1], QString::fromUtf8(expected[i % 5][1]));
            const auto record = (*library)->record(rows[i].id);
            QVERIFY(record && *record);
            QCOMPARE((*record)->tag("White"), std::string_view(expected[i % 5][0]));
            QCOMPARE((*record)->moves(), games[i].moves());
        }
        QVERIFY(!(*library)->check());
    }

    /// A real library file written by version 1.
    void aLibraryOfTheFirstVersionIsReadOn()
    {
        QFile dump(QStringLiteral(QUMALAQ_TEST_DATA "/library_version_1.sql"));
        QVERIFY(dump.open(QIODevice::ReadOnly | QIODevice::Text));
        QStringList statements;
        for (const QString& statement : QString::fromUtf8(dump.readAll()).split(QStringLiteral(";\n")))
            if (!statement.trimmed().isEmpty())
                statements.append(statement);
        const QString path = newPath();
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        run(path, statements);
        QCOMPARE(contentOf(path).filter(QRegularExpression(QStringLiteral("^game "))).size(), 15);

        auto library = Library::open(path);
        QVERIFY(library);
        QVERIFY(!(*library)->check());
        QMap<QString, int> players;
        for (const StoredGame& game : rowsOf(**library)) {
            QVERIFY(game.players[0].isEmpty() || game.players[1].isEmpty());
            ++players[game.players[0] + game.players[1]];
            const auto record = (*library)->record(game.id);
            QVERIFY(record && *record);
            QCOMPARE((static_cast<int>((*record)->moves().size()) + 1) / 2, game.moves);
        }
        // Two people played the same moves in all three languages, and so did the strongest level.
        const QMap<QString, int> expected = {{QString(), 1},
                                             {QStringLiteral("Qumalaq, level 3"), 6},
                                             {QStringLiteral("Qumalaq, level 10"), 2},
                                             {QStringLiteral("Qumalaq, tuzdyk-hunter"), 3}};
        QCOMPARE(players, expected);
    }

    void theSameGameInThreeLanguagesIsOne()
    {
        std::vector<GameRecord> games;
        for (const OldWords& words : kLanguages) {
            games.push_back(oldGame(words.own, words.computer, 4, 1));
            games.push_back(oldGame(words.own, words.character, 5, 2));
            games.push_back(oldGame(words.south, words.north, 0, 3));
        }
        auto library = Library::open(version1Of(games));
        QVERIFY(library);
        const auto rows = rowsOf(**library);
        QCOMPARE(rows.size(), std::size_t(3));
        // Each keeps the place of its first game.
        QCOMPARE(rows[0].players[1], QStringLiteral("Qumalaq, level 4"));
        QCOMPARE(rows[1].players[1], QStringLiteral("Qumalaq, tuzdyk-hunter"));
        QCOMPARE(rows[2].players[1], QString());
        const auto list = (*library)->explore(rules::GameId::Togyzqumalaq, games[0].start());
        int explored = 0;
        for (const Continuation& continuation : *list)
            explored += continuation.games();
        QCOMPARE(explored, 3);
        // Importing it again is recognised.
        auto again = games[4];
        notation::unifyPlayerNames(again);
        QVERIFY(!(*library)->add(again)->isNew);
    }

    void nothingOfGamesThatBecomeOneIsLost()
    {
        GameRecord first = oldGame("You", "Computer", 4, 1);
        GameRecord second = oldGame("Сіз", "Компьютер", 4, 1);
        GameRecord third = oldGame("Вы", "Компьютер", 4, 1);
        first.addTag("Event", "at home");
        third.addTag("Termination", "resignation");
        third.setResult(notation::GameResult::SouthWins);
        const auto line = [](const GameRecord& game) { return game.tree().mainLine(); };
        const auto tryAnother = [](GameRecord& game, NodeId before) {
            const rules::AnyPosition position = game.positionAt(before);
            for (const rules::Move move : position.legalMoves()) {
                if (game.tree().childWith(before, move) == NodeId::None)
                    return game.tree().add(before, move);
            }
            qFatal("no other move");
        };
        first.tree().annotate(line(first)[2], {{}, "good", {1}});
        second.tree().annotate(line(second)[2], {{}, "better", {}});
        second.tree().annotate(tryAnother(second, line(second)[4]), {{}, "tried", {}});
        third.tree().annotate(line(third)[2], {{}, "good", {1}});
        third.tree().annotate(tryAnother(third, line(third)[7]), {{}, "thought of", {}});

        auto library = Library::open(version1Of({first, second, third}));
        QVERIFY(library);
        const auto rows = rowsOf(**library);
        QCOMPARE(rows.size(), std::size_t(1));
        const auto record = (*library)->record(rows.front().id);
        QVERIFY(record && *record);
        const GameRecord& game = **record;
        QCOMPARE(game.moves(), first.moves());
        QCOMPARE(game.tag("Event"), std::string_view("at home"));
        QCOMPARE(game.tag("Termination"), std::string_view("resignation"));
        QVERIFY(game.result() == notation::GameResult::SouthWins);
        QVERIFY(rows.front().result == notation::GameResult::SouthWins);
        QCOMPARE(game.tree().size(), first.tree().size() + 2);
        const notation::Annotation& both = game.tree().annotation(line(game)[2]);
        QCOMPARE(both.after, std::string("good better"));
        QCOMPARE(both.nags, std::vector<notation::Nag>{1});
        QCOMPARE(game.tree().annotation(game.tree().children(line(game)[4])[1]).after, std::string("tried"));
        QCOMPARE(game.tree().annotation(game.tree().children(line(game)[7])[1]).after, std::string("thought of"));
        const auto list = (*library)->explore(rules::GameId::Togyzqumalaq, game.start());
        QCOMPARE(list->size(), std::size_t(1));
        QCOMPARE(list->front().southWins, 1);
    }

    /// The whole file equals one that today's program filled with all games.
    void theRestStaysAsItWas()
    {
        Prng random(7);
        std::vector<GameRecord> games;
        for (int i = 0; i < 40; ++i)
            games.push_back(randomGame(random, 60));
        games.insert(games.begin() + 10, oldGame("You", "Computer", 4, 100));
        games.insert(games.begin() + 20, oldGame("Вы", "Жинагыш-собиратель", 2, 101));
        games.push_back(oldGame("Юг", "Север", 0, 102));
        const QString path = version1Of(games);
        std::vector<GameRecord> today = games;
        for (GameRecord& game : today)
            notation::unifyPlayerNames(game);
        auto library = Library::open(path);
        QVERIFY(library);
        const auto rows = rowsOf(**library);
        QCOMPARE(rows.size(), today.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(**(*library)->record(rows[i].id), today[i]);
            QVERIFY(rows[i].id == StoredId(static_cast<qint64>(i) + 1));
        }
        QVERIFY(!(*library)->check());
        const QString fresh = newPath();
        QVERIFY((*Library::open(fresh))->addAll(today));
        const QRegularExpression position(QStringLiteral("^position "));
        QVERIFY(!contentOf(path).filter(position).isEmpty());
        QCOMPARE(contentOf(path).filter(position), contentOf(fresh).filter(position));
    }

    void tagsOfAnotherCaseAreFoundNow()
    {
        Prng random(7);
        GameRecord game = randomGame(random, 30);
        GameRecord old;
        NodeId node = NodeId::Root;
        for (const rules::Move move : game.moves())
            node = old.tree().add(node, move);
        for (const notation::Tag& tag : game.tags())
            old.addTag(QString::fromStdString(tag.name).toUpper().toStdString(), tag.value);
        const QString path = version1Of({old});
        auto library = Library::open(path);
        QVERIFY(library);
        const auto rows = rowsOf(**library);
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows[0].players[0], QString::fromUtf8(game.tag("White")));
        QCOMPARE(QString::number(rows[0].ratings[1]), QString::fromUtf8(game.tag("BlackElo")));
        QCOMPARE(rows[0].date, dateOf(game.tag("Date")));
        QCOMPARE(rows[0].event, QString::fromUtf8(game.tag("Event")));
        QCOMPARE((*library)->explore(rules::GameId::Togyzqumalaq, game.start())->front().rated, 1);
    }

    void aGameThatCannotBeReadStaysAsItIs()
    {
        const QString path = version1Of({oldGame("You", "Computer", 4, 1), oldGame("Вы", "Компьютер", 4, 2)});
        run(path, {QStringLiteral("UPDATE score SET moves = x'FF' WHERE game = 1")});
        auto library = Library::open(path);
        QVERIFY(library);
        const auto rows = rowsOf(**library);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].players[0], QStringLiteral("You"));
        QCOMPARE(rows[1].players[0], QString());
    }

    void whatCannotBeFinishedIsNotBegun()
    {
        std::vector<GameRecord> games;
        for (std::uint64_t seed = 1; seed <= 9; ++seed)
            games.push_back(oldGame("You", "Computer", 4, seed));
        const QString path = version1Of(games);
        run(path, {QStringLiteral("CREATE TRIGGER full BEFORE INSERT ON game WHEN NEW.id = 6"
                                  " BEGIN SELECT RAISE(ABORT, 'no more'); END")});
        const QStringList before = contentOf(path);
        const auto refused = Library::open(path);
        QVERIFY(!refused);
        QVERIFY(refused.error().code == LibraryError::Code::CannotWrite);
        QCOMPARE(contentOf(path), before);
        run(path, {QStringLiteral("DROP TRIGGER full")});
        const auto opened = Library::open(path);
        QVERIFY(opened);
        QCOMPARE(rowsOf(**opened).back().players[1], QStringLiteral("Qumalaq, level 4"));
    }

    void aNewerLibraryIsNotTouched_data()
    {
        QTest::addColumn<QString>("journal");
        QTest::newRow("with a log") << QStringLiteral("WAL");
        QTest::newRow("without one, as a later version may like it") << QStringLiteral("DELETE");
    }
    void aNewerLibraryIsNotTouched()
    {
        QFETCH(QString, journal);
        const QString path = version1Of({oldGame("You", "Computer", 4, 1)});
        run(path, {QStringLiteral("PRAGMA journal_mode=") + journal,
                   QStringLiteral("PRAGMA user_version=%1").arg(kLibraryVersion + 1)});
        const QByteArray before = bytesOf(path);
        const auto opened = Library::open(path);
        QVERIFY(!opened);
        QVERIFY(opened.error().code == LibraryError::Code::TooNew);
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files), QStringList{QStringLiteral("games.library")});
    }
};

QTEST_GUILESS_MAIN(TestLibraryMigration)
#include "tst_library_migration.moc"

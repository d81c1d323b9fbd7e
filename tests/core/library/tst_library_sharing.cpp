// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/library/library_export.h"
#include "tests/core/library/library_testing.h"
#include "tests/files.h"
#include "tests/online_games.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::library;
using namespace qumalaq::library::testing;

/// Games that leave a library as a file, and games that came into it twice.
class TestLibrarySharing : public LibraryTest {
    Q_OBJECT

private Q_SLOTS:
    void aGameUnderOtherNamesIsFoundAndMerged()
    {
        const auto library = newLibrary();
        const notation::GameRecord game = onlineGames().front();
        notation::GameRecord bare = notation::GameRecord(game.setup());
        notation::NodeId node = notation::NodeId::Root;
        for (const rules::Move move : game.moves())
            node = bare.tree().add(node, move);
        bare.tree().annotate(node, {{}, "the end", {}});
        notation::GameRecord otherDay = bare;
        otherDay.setTag("White", "Somebody");
        otherDay.setTag("Date", "1999.01.02");
        QVERIFY(library->addAll(onlineGames()));
        const int games = *library->count();
        QVERIFY(library->duplicates() && library->duplicates()->empty());
        const auto first = library->find(game);
        QVERIFY(first && *first);
        QVERIFY(library->add(bare));
        QVERIFY(library->add(otherDay)); // played on another day: no duplicate
        const auto found = library->duplicates();
        QVERIFY(found);
        QCOMPARE(found->size(), std::size_t(1));
        QCOMPARE(found->front().size(), std::size_t(2));
        QCOMPARE(found->front().front(), **first);
        const auto explored = [&] {
            const auto list = library->explore(game.setup().game(), game.start());
            int all = 0;
            for (const Continuation& continuation : *list)
                all += continuation.games();
            return all;
        };
        QCOMPARE(explored(), games + 2);
        const auto merge = library->merge(found->front());
        QVERIFY(merge);
        QCOMPARE(*library->count(), games + 1);
        QCOMPARE(explored(), games + 1);
        const auto kept = library->record(**first);
        QVERIFY(kept && *kept);
        QCOMPARE((*kept)->tag("White"), game.tag("White"));
        QVERIFY((*kept)->result() == game.result());
        QCOMPARE((*kept)->tree().annotation((*kept)->tree().mainLine().back()).after, std::string("the end"));
        QVERIFY(library->duplicates()->empty());
        const auto again = library->merge(found->front());
        QVERIFY(again && again->parts.empty() && !again->whole); // nothing is left to merge
        QCOMPARE(*library->count(), games + 1);
        // Undone, every game is as it was.
        QVERIFY(library->undo(*merge));
        QCOMPARE(*library->count(), games + 2);
        QCOMPARE(explored(), games + 2);
        const auto both = library->duplicates();
        QVERIFY(both);
        QVERIFY(*both == *found);
        QVERIFY(**library->record(found->front()[0]) == game);
        QVERIFY(**library->record(found->front()[1]) == bare);
        QVERIFY(!library->check());
    }

    /// The id of the last game of the library was given again.
    void aMergeIsUndoneAfterAGameWasAdded()
    {
        const auto library = newLibrary();
        const std::vector<notation::GameRecord> games = onlineGames();
        notation::GameRecord bare(games[0].setup());
        notation::NodeId node = notation::NodeId::Root;
        for (const rules::Move move : games[0].moves())
            node = bare.tree().add(node, move);
        QVERIFY(library->add(games[0]) && library->add(bare));
        const auto merge = library->merge(library->duplicates()->front());
        QVERIFY(merge && library->add(games[1]));
        QVERIFY(library->undo(*merge));
        QCOMPARE(*library->count(), 3);
        for (const notation::GameRecord& game : {games[0], bare, games[1]}) {
            const auto id = library->find(game);
            QVERIFY(id && *id);
            QVERIFY(**library->record(**id) == game);
        }
    }

    void gamesWithDifferentResultsAreNoDuplicates()
    {
        const auto library = newLibrary();
        notation::GameRecord game = onlineGames().front();
        game.setResult(notation::GameResult::Open);
        const auto open = library->add(game);
        game.setTag("White", "Somebody");
        game.setResult(notation::GameResult::SouthWins);
        const auto won = library->add(game);
        game.setTag("White", "Somebody else");
        game.setResult(notation::GameResult::NorthWins);
        QVERIFY(library->add(game));
        const auto found = library->duplicates();
        QVERIFY(found && open && won);
        QVERIFY(*found == (std::vector<std::vector<StoredId>>{{open->id, won->id}}));
    }

    void theReasonOfAnotherResultIsNotTaken_data()
    {
        QTest::addColumn<bool>("isWonFuller");
        QTest::newRow("the game with the result has more tags") << true;
        QTest::newRow("the open game has more tags") << false;
    }

    void theReasonOfAnotherResultIsNotTaken()
    {
        QFETCH(const bool, isWonFuller);
        const auto library = newLibrary();
        // The game with more tags is completed from the other.
        const auto fill = [](notation::GameRecord& game) {
            game.setTag("Annotator", "Somebody");
            game.setTag("Source", "a book");
        };
        notation::GameRecord won = onlineGames().front();
        won.removeTag("Termination");
        notation::GameRecord open = won;
        won.setResult(notation::GameResult::SouthWins);
        open.setResult(notation::GameResult::Open);
        open.setTag("White", "Somebody");
        open.setTag("Termination", "unterminated");
        fill(isWonFuller ? won : open);
        const auto wonId = library->add(won);
        const auto openId = library->add(open);
        QVERIFY(wonId && openId);
        const auto merge = library->merge(std::vector{openId->id, wonId->id});
        QVERIFY(merge && merge->whole);
        const auto whole = library->record(*merge->whole);
        QVERIFY((*whole)->result() == notation::GameResult::SouthWins);
        QVERIFY((*whole)->tag("Termination").empty());
        QCOMPARE((*whole)->tag("Annotator"), std::string_view("Somebody"));
    }

    void anExportIsReadBackAsTheSameGames_data()
    {
        QTest::addColumn<ExportForm>("form");
        QTest::newRow("TGK") << ExportForm::Tgk;
        QTest::newRow("online text") << ExportForm::Online;
    }
    void anExportIsReadBackAsTheSameGames()
    {
        QFETCH(ExportForm, form);
        const auto library = newLibrary();
        const auto games = onlineGames();
        std::vector<StoredId> ids;
        for (std::size_t i = 0; i < 5; ++i)
            ids.push_back(library->add(games[i])->id);
        QVERIFY(library->remove(ids[1]));
        const QString file = m_folder.filePath(QStringLiteral("export.txt"));
        const ExportReport report = exportGames(*library, ids, file, form);
        QVERIFY2(report.error.isEmpty(), qPrintable(report.error));
        QCOMPARE(report.games, 4);
        const QByteArray text = bytesOf(file);
        notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
        for (const std::size_t i : {0U, 2U, 3U, 4U}) {
            const auto game = reader.next();
            QVERIFY(game && !game->isCut);
            QVERIFY(game->record.moves() == games[i].moves());
            QCOMPARE(game->record.tag("White"), games[i].tag("White"));
        }
        QVERIFY(!reader.next());
        QVERIFY(
            !exportGames(*library, ids, m_folder.filePath(QStringLiteral("none/export.tgk")), form).error.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLibrarySharing)
#include "tst_library_sharing.moc"

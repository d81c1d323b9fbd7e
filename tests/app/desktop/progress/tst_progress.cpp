// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/learn/horse_picture.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/mistake_finder.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/library/library_search.h"
#include "app/desktop/progress/progress_page.h"
#include "app/desktop/progress/rating_graph.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/ui/row_table.h"
#include "core/notation/player_name.h"
#include "core/notation/position_text.h"
#include "core/session/study_document.h"
#include "core/session/study_review.h"
#include "tests/app/desktop/accessibility/ear.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/library/library_testing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::GameId;
using rules::Side;

namespace {

QStringList rowOf(const RowTable& table, const QString& name, int role = Qt::DisplayRole)
{
    QStringList texts;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        if (table.model()->index(row, 0).data().toString() != name)
            continue;
        for (int column = 1; column < table.model()->columnCount(); ++column)
            texts.append(table.model()->index(row, column).data(role).toString());
    }
    return texts;
}

notation::GameRecord gameOf(GameId game)
{
    return notation::GameRecord(rules::GameSetup(game));
}

void openTab(const ProgressPage& page, QStringView name)
{
    auto* tabs = page.findChild<QTabWidget*>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (tabs->tabText(tab) == name)
            tabs->setCurrentIndex(tab);
    }
    QCOMPARE(tabs->tabText(tabs->currentIndex()), name);
}

/// Opens the page with these games in the library, and in it the results; null if that fails.
void openResults(Program& program, const std::vector<notation::GameRecord>& games, RowTable*& results)
{
    const QString path = program.path("games.library");
    QVERIFY(library::testing::addGames(path, games));
    program.window->pages().setLibraryFile(path);
    program.open();
    program.trigger(ActionId::Progress);
    auto* page = qobject_cast<ProgressPage*>(program.window->page());
    QTRY_VERIFY(shows(page, u"Your rating: "));
    openTab(*page, u"Results");
    results = seen<RowTable>(page, u"Results against the computer");
}

} // namespace

class TestProgress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The page was bare, and nothing outside the lessons showed the horse.
    void whoHasOnlyLearnedSeesTheLessonsAndTheHorse()
    {
        OpenProgram program;
        LearnStore& store = program.pages().learning().store();
        for (const std::string& key : LessonCatalog::keysOf(LessonCatalog::courses().front().lessons.front()))
            store.taskSolved(key, 0);
        program.trigger(ActionId::Progress);
        const Page* page = program.window->page();
        QVERIFY(shows(page, "Togyzqumalaq: lessons 1 of 16, stars 3 of 48. Your horse: foal."));
        QVERIFY(page->findChild<HorsePicture*>()->isVisible());
        program.trigger(ActionId::Lessons);
        QVERIFY(shows(program.window->page(), "Togyzqumalaq · Your horse: foal."));
    }

    /// It was as wide and as high as the window, and mostly empty.
    void theTableOfTheResultsIsNoLargerThanItsRows()
    {
        Program program;
        RowTable* results = nullptr;
        openResults(program, library::testing::ratedGames(), results);
        QVERIFY(results);
        program.window->resize(1920, 1080);
        QCoreApplication::processEvents();
        const int rows = results->rowViewportPosition(results->model()->rowCount() - 1) + results->rowHeight(0);
        QVERIFY2(results->viewport()->height() - rows < results->rowHeight(0),
                 qPrintable(QString::number(results->viewport()->height())));
        QVERIFY2(results->viewport()->width() - results->horizontalHeader()->length() < 40,
                 qPrintable(QString::number(results->viewport()->width())));
    }

    void withoutGamesThePageSaysWhatToDo()
    {
        OpenProgram program;
        program.press(Qt::Key_F5);
        auto* page = qobject_cast<ProgressPage*>(program.window->page());
        QVERIFY(page);
        QVERIFY(shows(page, u"Play rated games to see how strong you are. 15 more rated games"));
        openTab(*page, u"Results");
        QVERIFY(shows(
            page,
            u"Play a game against the computer to the end. Its result will count here; games in lessons do not."));
        QVERIFY(!seen<RowTable>(page, u"Results against the computer"));
        openTab(*page, u"Moves");
        QVERIFY(shows(page, u"After 10 reviewed games against the computer, this page shows your mistakes."));
        openTab(*page, u"Rating");
        QVERIFY(!page->findChild<RatingGraph*>()->isVisible());
        // From here to a rated game is one button and Enter.
        press(page, "Play a rated game…");
        auto* dialog = waitFor<QDialog>(program.window.get());
        QVERIFY(dialog);
        QVERIFY(seen<QCheckBox>(dialog, u"Rated game")->isChecked());
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(program.match.hasGame());
        QVERIFY(program.match.spec().isRated);
    }

    void ctrlTabGoesToTheNextTabFromTheListOfGames()
    {
        OpenProgram program;
        program.trigger(ActionId::Progress);
        QWidget* page = program.window->page();
        auto* games = seen<QComboBox>(page, u"Game");
        QVERIFY(games);
        games->setFocus();
        QTest::keyClick(games, Qt::Key_Tab, Qt::ControlModifier);
        const auto* tabs = page->findChild<QTabWidget*>();
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("Results"));
        QTest::keyClick(games, Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("Rating"));
    }

    void theStonesThatMovesLostHaveATable()
    {
        OpenProgram program;
        for (int game = 0; game < 12; ++game)
            program.pages().learning().mistakeStore().reviewed({QString::number(game)}, {},
                                                               {{{3.0, 3}, {10.0, 5}, {0.0, 2}}});
        program.trigger(ActionId::Progress);
        auto* page = qobject_cast<ProgressPage*>(program.window->page());
        openTab(*page, u"Moves");
        const auto* losses = seen<RowTable>(page, u"Stones lost per move");
        QVERIFY(losses);
        QCOMPARE(losses->model()->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Stones lost per move"));
        QCOMPARE(rowOf(*losses, QStringLiteral("In the opening")).front(), QStringLiteral("1.0"));
        QCOMPARE(rowOf(*losses, QStringLiteral("In the middle")).front(), QStringLiteral("2.0"));
        QCOMPARE(rowOf(*losses, QStringLiteral("In the whole game")).front(), QStringLiteral("1.3"));
        QCOMPARE(losses->model()->columnCount(), 2); // none of dashes for the last 30 games
        QCOMPARE(rowOf(*losses, QStringLiteral("In the middle"), Qt::AccessibleTextRole).front(),
                 QStringLiteral("Last 10 games: 2.0"));
        const auto* mistakes = seen<RowTable>(page, u"Your mistakes");
        QVERIFY(mistakes);
        QVERIFY(!shows(page, u"So far"));
        // A heading stands like what is below it, and the columns of both tables beneath each other.
        for (int column = 0; column < losses->model()->columnCount(); ++column) {
            const auto side = column == 0 ? Qt::AlignLeft : Qt::AlignRight;
            const QVariant heading = losses->model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
            const auto alignment =
                heading.isValid() ? Qt::Alignment(heading.toInt()) : losses->horizontalHeader()->defaultAlignment();
            QVERIFY(alignment & side);
            QCOMPARE(losses->columnViewportPosition(column), mistakes->columnViewportPosition(column));
        }
    }

    void beforeTheTenthGameASentenceSaysWhatTheMovesWillShow()
    {
        OpenProgram program;
        for (int game = 0; game < 9; ++game)
            program.pages().learning().mistakeStore().reviewed({QString::number(game)}, {}, {{{3.0, 3}, {}, {}}});
        program.trigger(ActionId::Progress);
        auto* page = qobject_cast<ProgressPage*>(program.window->page());
        openTab(*page, u"Moves");
        QVERIFY(shows(page, u"this page shows your mistakes. So far: 9."));
        QVERIFY(!seen<RowTable>(page, u"Stones lost per move"));
        QVERIFY(!seen<RowTable>(page, u"Your mistakes"));
        QVERIFY(!shows(page, u"Double-click a line"));
    }

    /// The rating was empty.
    void thePageOpensWhereThereIsSomething()
    {
        Program program;
        const QString path = program.path("games.library");
        auto games = library::testing::ratedGames();
        for (notation::GameRecord& game : games)
            game.setTag(notation::kRatedTag, "");
        QVERIFY(library::testing::addGames(path, games));
        program.window->pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Progress);
        // The games are read in the background.
        QTRY_VERIFY(seen<RowTable>(program.window->page(), u"Results against the computer"));
        openTab(*qobject_cast<ProgressPage*>(program.window->page()), u"Practice");
        program.trigger(ActionId::Start);
        program.trigger(ActionId::Progress);
        QVERIFY(seen<RowTable>(program.window->page(), u"Results against the computer"));
    }

    void onlyRatedGamesCountForTheRating()
    {
        Program program;
        const QString path = program.path("games.library");
        auto games = library::testing::ratedGames();
        games.back().setTag(notation::kRatedTag, "");
        QVERIFY(library::testing::addGames(path, games));
        program.window->pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Progress);
        QTRY_VERIFY(shows(program.window->page(), u"Only rated games count here: 39 of your 40 games."));
        // Its level was chosen.
        const auto* dialog = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
        QCOMPARE(dialog->choice().level, program.settings().newGame().level);
    }

    void theTablesOfMovesAreOfTheChosenGame()
    {
        OpenProgram program;
        MistakeStore& store = program.pages().learning().mistakeStore();
        for (int game = 0; game < 20; ++game) {
            const bool isOware = game % 2 == 1;
            store.reviewed({QString::number(game), gameOf(isOware ? GameId::Oware : GameId::Togyzqumalaq)}, {},
                           {{{isOware ? 1.0 : 5.0, 1}, {}, {}}});
        }
        program.trigger(ActionId::Progress);
        auto* page = qobject_cast<ProgressPage*>(program.window->page());
        openTab(*page, u"Moves");
        const auto* losses = seen<RowTable>(page, u"Stones lost per move");
        QCOMPARE(rowOf(*losses, QStringLiteral("In the opening")).front(), QStringLiteral("5.0"));
        const auto* mistakes = seen<RowTable>(page, u"Your mistakes");
        QVERIFY(!rowOf(*mistakes, QStringLiteral("Tuzdyk missed")).isEmpty());
        auto* games = seen<QComboBox>(page, u"Game");
        QCOMPARE(games->count(), 2); // Oware was played, too
        games->setCurrentIndex(games->findText(QStringLiteral("Oware")));
        QCOMPARE(rowOf(*losses, QStringLiteral("In the opening")).front(), QStringLiteral("1.0"));
        QVERIFY(rowOf(*mistakes, QStringLiteral("Tuzdyk missed")).isEmpty());
        QVERIFY(!rowOf(*mistakes, QStringLiteral("Stones given away")).isEmpty());
    }

    void theFiguresAreThoseOfTheGames()
    {
        Program program;
        const QString path = program.path("games.library");
        QVERIFY(library::testing::addGames(path, library::testing::ratedGames()));
        program.window->pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Progress);
        auto* page = qobject_cast<ProgressPage*>(program.window->page());
        QVERIFY(page);
        QTRY_VERIFY(shows(page, u"Your rating: "));
        // The dialog for a new game says the same of this opponent.
        const QRegularExpression sentence(QStringLiteral("You play at about level (\\d+)\\."));
        const auto told = sentence.match(textsSeen(page).join(u'\n'));
        QVERIFY(told.hasMatch());
        {
            auto* dialog = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
            dialog->show();
            QCOMPARE(dialog->choice().level, told.captured(1).toInt()); // no level was ever chosen
            seen<QCheckBox>(dialog, u"Rated game")->click();
            QVERIFY(shows(dialog, QStringLiteral("Now plays at about level %1,").arg(told.captured(1))));
            dialog->reject();
        }
        // The graph is read game by game.
        auto* graph = page->findChild<RatingGraph*>();
        QVERIFY(graph->isVisible());
        QVERIFY2(graph->accessibleDescription().startsWith(QStringLiteral("Rated game 40, ")),
                 qPrintable(graph->accessibleDescription()));
        graph->setFocus();
        QTest::keyClick(graph, Qt::Key_Left);
        QVERIFY2(graph->accessibleDescription().startsWith(QStringLiteral("Rated game 39, ")),
                 qPrintable(graph->accessibleDescription()));
        QTest::keyClick(graph, Qt::Key_Home);
        QVERIFY(graph->accessibleDescription().startsWith(QStringLiteral("Rated game 15, ")));
        QVERIFY(shows(page, u"The rating began with game 15, between "));
        QTest::keyClick(graph, Qt::Key_Return);
        QCOMPARE(program.window->page(), static_cast<Page*>(program.pages().library()));
        QTRY_COMPARE(program.pages().library()->table()->model()->rowCount(), 1);
        program.trigger(ActionId::Progress);
        QTest::mouseDClick(graph, Qt::LeftButton);
        QCOMPARE(program.window->page(), static_cast<Page*>(program.pages().library()));
        program.trigger(ActionId::Progress);

        openTab(*page, u"Results");
        const auto* results = seen<RowTable>(page, u"Results against the computer");
        QVERIFY(results);
        QCOMPARE(rowOf(*results, QStringLiteral("Against the computer")),
                 QStringList({QStringLiteral("40"), QStringLiteral("26"), QStringLiteral("0"), QStringLiteral("14"),
                              QStringLiteral("65%")}));
        QCOMPARE(rowOf(*results, QStringLiteral("Against the computer"), Qt::AccessibleTextRole),
                 QStringList({QStringLiteral("Played: 40"), QStringLiteral("Won: 26"), QStringLiteral("Drawn: 0"),
                              QStringLiteral("Lost: 14"), QStringLiteral("Score: 65%")}));
        QCOMPARE(rowOf(*results, QStringLiteral("You moved first")),
                 QStringList({QStringLiteral("20"), QStringLiteral("13"), QStringLiteral("0"), QStringLiteral("7"),
                              QStringLiteral("65%")}));
        QCOMPARE(rowOf(*results, QStringLiteral("Opponent: Computer 3")).front(), QStringLiteral("10"));
        QVERIFY(rowOf(*results, QStringLiteral("Opponent: Computer 7")).isEmpty());

        // A line leads to its games.
        for (int row = 0; row < results->model()->rowCount(); ++row) {
            const QModelIndex index = results->model()->index(row, 0);
            if (index.data().toString() == QStringLiteral("Opponent: Computer 3"))
                Q_EMIT const_cast<RowTable*>(results)->activated(index);
        }
        QCOMPARE(program.window->page(), program.pages().library());
        QCOMPARE(program.pages().library()->search()->filter().player, QStringLiteral("Computer 3"));
    }

    void theTimeOfAMoveIsThatOfGamesWithAClock()
    {
        Program program;
        std::vector<notation::GameRecord> games = library::testing::ratedGames();
        const auto moves = games[0].moves();
        const auto own = std::count_if(moves.begin(), moves.end(),
                                       [](const rules::Move move) { return move.from.row == Side::South; });
        games[0].setTag(notation::timeTagOf(Side::South), std::to_string(7 * own));
        RowTable* results = nullptr;
        openResults(program, games, results);
        QVERIFY(results);
        QCOMPARE(rowOf(*results, QStringLiteral("With a clock: 0:07 per move")).front(), QStringLiteral("1"));
        const auto rows = results->model()->match(results->model()->index(0, 0), Qt::DisplayRole,
                                                  QStringLiteral("With a clock"), 1, Qt::MatchStartsWith);
        Q_EMIT results->activated(rows.value(0));
        QTRY_COMPARE(program.pages().library()->table()->model()->rowCount(), 1);
    }

    /// And to no others: not to games of two people, with the other side or first move, or against Computer 10.
    void aLineLeadsToItsGames()
    {
        Program program;
        std::vector<notation::GameRecord> games = library::testing::ratedGames();
        for (std::size_t i = 0; i < games.size(); ++i) {
            const Side computer = i % 2 == 0 ? Side::North : Side::South;
            games[i].setTag(notation::nameTagOf(computer), i % 4 < 2 ? "Qumalaq, level 1" : "Qumalaq, level 10");
        }
        Prng random(9);
        games.push_back(library::testing::randomGame(random, 12)); // of two people
        RowTable* results = nullptr;
        openResults(program, games, results);
        QVERIFY(results);
        QVERIFY(results->model()->rowCount() > 6);
        const LibraryPage* library = program.pages().library();
        for (int row = 0; row < results->model()->rowCount(); ++row) {
            const QModelIndex index = results->model()->index(row, 0);
            const int played = index.siblingAtColumn(1).data().toInt();
            Q_EMIT results->activated(index);
            QCOMPARE(program.window->page(), library);
            QTRY_VERIFY2(shows(library, QStringLiteral("%1 games").arg(played)), qPrintable(index.data().toString()));
            QCOMPARE(library->table()->model()->rowCount(), played);
        }
        // Whoever changes the search searches all games.
        seen<QLineEdit>(library, u"Player")->setText(QStringLiteral("Computer"));
        QTRY_VERIFY(shows(library, u"40 games"));
    }

    void aFigureOfTheMovesLeadsToItsGames()
    {
        Program program;
        const QString path = program.path("games.library");
        const auto games = library::testing::ratedGames();
        QVERIFY(library::testing::addGames(path, games));
        program.window->pages().setLibraryFile(path);
        program.open();
        learn::Mistake mistake;
        mistake.played = {{Side::South, 1}};
        mistake.better = {{{Side::South, 7}}};
        for (std::size_t game = 0; game < 32; ++game) {
            mistake.position = rules::AnyPosition(mistake.setup);
            program.pages().learning().mistakeStore().reviewed(
                {QString::number(game), games[game]},
                game % 4 == 0 ? std::vector{mistake} : std::vector<learn::Mistake>(), {{{1.0, 1}, {}, {}}});
        }
        program.trigger(ActionId::Progress);
        auto* page = qobject_cast<ProgressPage*>(program.window->page());
        openTab(*page, u"Moves");
        QVERIFY(shows(page, u"Double-click a line, or press Enter, to see its games."));
        auto* losses = seen<RowTable>(page, u"Stones lost per move");
        auto* mistakes = seen<RowTable>(page, u"Your mistakes");
        const QString kind = MistakeText::nameOf(mistake.kind());
        QCOMPARE(rowOf(*mistakes, kind), QStringList({QStringLiteral("0.2"), QStringLiteral("0.2")}));
        const LibraryPage* library = program.pages().library();
        const auto leadsTo = [&](RowTable* table, const QString& name, int column, int count) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                if (table->model()->index(row, 0).data().toString() == name)
                    Q_EMIT table->activated(table->model()->index(row, column));
            }
            QCOMPARE(program.window->page(), library);
            QTRY_COMPARE(library->table()->model()->rowCount(), count);
            // Which games these are, and how to leave them.
            const QString what = table->accessibleName() == u"Your mistakes" ? QStringLiteral("Mistakes per game")
                                                                             : table->accessibleName();
            const QString last =
                column == 0 ? QString() : QStringLiteral(" · Last %1 games").arg(column == 1 ? 10 : 30);
            QVERIFY(shows(library, QStringLiteral("Shown: %1 · %2%3. “Show all” ").arg(what, name, last)));
            program.trigger(ActionId::Progress);
        };
        leadsTo(losses, QStringLiteral("In the opening"), 0, 32);
        leadsTo(losses, QStringLiteral("In the opening"), 1, 10);
        leadsTo(losses, QStringLiteral("In the whole game"), 2, 30);
        leadsTo(mistakes, kind, 0, 8);
        leadsTo(mistakes, kind, 1, 2);
        // No game has moves in the ending.
        Q_EMIT losses->activated(losses->model()->index(2, 0));
        QCOMPARE(program.window->page(), page);
        // A game that is opened from there is reviewed, and shown at the person's first mistake of this kind.
        session::StudyReview* review = program.pages().study()->review();
        review->reviewer().setEffort(1'000);
        const auto isShownAtTheFirst = [&](std::optional<learn::MistakeKind> wanted) {
            program.trigger(ActionId::Library);
            library->table()->selectRow(0);
            library->table()->setFocus();
            QTest::keyClick(library->table(), Qt::Key_Return);
            QTRY_COMPARE(program.window->page(), static_cast<Page*>(program.pages().study()));
            QTRY_VERIFY_WITH_TIMEOUT(review->isShown(), 60'000);
            const auto person = notation::personAgainstComputer(program.pages().study()->document()->record());
            QVERIFY(person);
            auto plies = review->mistakesOf(*person);
            const auto isOther = [&](std::size_t ply) {
                return wanted && kindOf(review->review()->moves[ply], review->game().positionAt(ply)) != *wanted;
            };
            const std::size_t first = plies.empty() ? 0 : plies.front() + 1;
            std::erase_if(plies, isOther);
            QCOMPARE(review->currentPly(), plies.empty() ? first : plies.front() + 1);
            program.trigger(ActionId::Progress);
        };
        leadsTo(losses, QStringLiteral("In the whole game"), 1, 10);
        isShownAtTheFirst(std::nullopt);
        leadsTo(mistakes, kind, 0, 8);
        isShownAtTheFirst(mistake.kind());
    }

    void theMostFrequentKindOfMistakeIsPractised()
    {
        OpenProgram program;
        learn::Mistake given;
        given.position =
            notation::parsePosition("9,9,9,9,9,9,9,9,1/10,10,10,10,10,10,10,0,9 10,0 -,- n", given.setup)->position;
        given.played = {{Side::North, 1}};
        given.better = {{{Side::North, 9}}};
        QCOMPARE(given.kind(), learn::MistakeKind::FedOpponent);
        learn::Mistake other;
        other.played = {{Side::South, 2}};
        for (std::uint8_t pit = 3; pit <= 9; ++pit) {
            if (other.better.empty() || other.kind() != learn::MistakeKind::Other)
                other.better = {{{Side::South, pit}}};
        }
        QCOMPARE(other.kind(), learn::MistakeKind::Other);
        MistakeStore& store = program.pages().learning().mistakeStore();
        const auto review = [&](int game) {
            store.reviewed({QString::number(game)}, {given, other, other}, {{{3.0, 3}, {}, {}}});
        };
        for (int game = 0; game < 9; ++game)
            review(game);
        program.trigger(ActionId::Progress);
        auto* page = qobject_cast<ProgressPage*>(program.window->page());
        QVERIFY(!shows(page, u"Practise this first")); // too few games
        QVERIFY(!button(page, "Practise: 1 puzzle of this kind"));
        review(9);
        QVERIFY(shows(page, u"Practise this first: Stones given away. It was in 10 of your last 10 games."));
        // One bad game does not decide.
        learn::Mistake missed;
        missed.played = {{Side::South, 1}};
        missed.better = {{{Side::South, 2}}};
        QCOMPARE(missed.kind(), learn::MistakeKind::MissedCapture);
        store.reviewed({QStringLiteral("bad")}, std::vector(20, missed));
        QVERIFY(shows(page, u"Practise this first: Stones given away. It was in 10 of your last 11 games."));
        store.reviewed({QStringLiteral("bad")}, {});
        // In the same order everywhere.
        openTab(*page, u"Moves");
        const auto* mistakes = seen<RowTable>(page, u"Your mistakes");
        QCOMPARE(mistakes->model()->index(0, 0).data().toString(), QStringLiteral("Stones given away"));
        const int kinds = mistakes->model()->rowCount();
        QCOMPARE(mistakes->model()->index(kinds - 1, 0).data().toString(), QStringLiteral("Better move missed"));
        program.trigger(ActionId::Mistakes);
        QVERIFY(textsSeen(program.window->page()).indexOf(QStringLiteral("Stones given away"))
                < textsSeen(program.window->page()).indexOf(QStringLiteral("Better move missed")));
        program.trigger(ActionId::Progress);
        QCOMPARE(button(page, "Practise: 1 puzzle of this kind")->accessibleDescription(),
                 QStringLiteral("Practise this first: Stones given away. It was in 10 of your last 11 games."));
        program.trigger(ActionId::Start);
        Ear ear(program);
        program.trigger(ActionId::Progress);
        QVERIFY(ear.nextWith("Practise this first: ")
                    .contains(QStringLiteral("Stones given away. It was in 10 of your last 11 games")));
        press(page, "Practise: 1 puzzle of this kind");
        QVERIFY(qobject_cast<PuzzlesPage*>(program.window->page()));
        QVERIFY(shows(program.window->page(), u"Find a better move."));
    }

    void whatTheMovesCostIsKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mistakes.json"));
        {
            MistakeStore store;
            store.setFile(path);
            for (int game = 0; game < 12; ++game)
                store.reviewed({QString::number(game), gameOf(GameId::Oware)}, {}, {{{1.5, 3}, {10.0, 5}, {0.0, 2}}});
            QVERIFY(store.file().waitForDisk());
        }
        MistakeStore store;
        store.setFile(path);
        QVERIFY(store.reviewedGames(GameId::Togyzqumalaq).empty());
        const auto games = store.reviewedGames(GameId::Oware);
        QCOMPARE(games.size(), std::size_t(12));
        QCOMPARE(games.front().id, QStringLiteral("11"));
        QCOMPARE(games.front().losses[0].stones, 1.5);
        QCOMPARE(games.front().losses[1].moves, 5);
        QCOMPARE(games.front().key, library::gameKey(gameOf(GameId::Oware)));
    }

    void theLossOfAMoveIsTheDifferenceOfTheScores()
    {
        rules::History game;
        game.play({{Side::South, 7}});
        game.play({{Side::North, 8}});
        game.play({{Side::South, 1}});
        session::GameReview review;
        for (const int centistones : {100, -250, 50, 400})
            review.scores.push_back(ai::Score::estimate(centistones));
        review.moves.resize(3);
        review.movers = {Side::South, Side::North, Side::South};
        const auto south = lossesIn(review, game, Side::South);
        QCOMPARE(south[0].moves, 2);
        QCOMPARE(south[0].stones, 3.5); // the second move was better than expected
        const auto north = lossesIn(review, game, Side::North);
        QCOMPARE(north[0].moves, 1);
        QCOMPARE(north[0].stones, 3.0);
        QCOMPARE(north[1].moves + north[2].moves, 0);
    }
};

QUMALAQ_WINDOW_TEST(TestProgress)
#include "tst_progress.moc"

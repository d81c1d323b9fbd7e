// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/library/explorer_model.h"
#include "app/desktop/library/library_model.h"
#include "app/desktop/library/library_notices.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/library/library_search.h"
#include "app/desktop/library/result_bar.h"
#include "app/desktop/records/record_files.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/translator.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/notice_bar.h"
#include "core/library/library.h"
#include "core/notation/tgk_reader.h"
#include "tests/core/library/library_testing.h"
#include "tests/files.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>
#include <QTableView>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;
using library::Library;
using library::LibraryService;

namespace {

/// Creates a library with this many random games.
void fill(const QString& path, int games)
{
    auto opened = Library::open(path);
    QVERIFY(opened);
    Prng random(4);
    std::vector<notation::GameRecord> records;
    for (int i = 0; i < games; ++i)
        records.push_back(library::testing::randomGame(random, 40));
    QVERIFY((*opened)->addAll(records));
}

/// By the mouse, as a person does.
void selectRows(const LibraryPage& page, const std::vector<int>& rows)
{
    QTableView* table = page.table();
    Qt::KeyboardModifiers modifiers;
    for (const int row : rows) {
        const QPoint at = table->visualRect(table->model()->index(row, 0)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, at);
        modifiers = Qt::ControlModifier;
    }
}

/// Opens the menu over the selected games and chooses the command.
void chooseInMenu(const LibraryPage& page, const QString& command)
{
    QTableView* table = page.table();
    const QModelIndexList rows = table->selectionModel()->selectedRows();
    const QPoint at = table->visualRect(rows.isEmpty() ? table->model()->index(0, 0) : rows.constFirst()).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, table->viewport()->mapToGlobal(at));
    QApplication::sendEvent(table->viewport(), &asked);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions()) {
        if (QString(action->text()).remove(u'&') == command)
            return choose(menu, action);
    }
    menu->close();
    QFAIL(qPrintable(command));
}

/// Waits for this answer of a notice, and clicks on it.
bool answer(const Program& program, const QString& text)
{
    const bool came = QTest::qWaitFor([&] { return button(program.window->notices(), text) != nullptr; });
    if (came)
        press(program.window->notices(), text);
    return came;
}

} // namespace

class TestLibraryPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void theEndOfAnImportNamesTheFiles_data()
    {
        QTest::addColumn<library::ImportReport>("report");
        QTest::addColumn<QString>("text");
        library::ImportReport report;
        report.files = 1;
        report.withoutGames = {QStringLiteral("noise.bin")};
        QTest::newRow("one file without a game")
            << report
            << QStringLiteral("There are no games in “noise.bin”."
                              " Use “Check a scoresheet” for moves that were written by hand.");
        report.files = 2;
        report.games = report.added = 3;
        QTest::newRow("one of two files has no game")
            << report
            << QStringLiteral("3 new games are now in the library. There are no games in “noise.bin”."
                              " Use “Check a scoresheet” for moves that were written by hand.");
        report.withoutGames.clear();
        report.damaged = 1;
        notation::ParseError error;
        error.code = notation::ParseError::Code::UnexpectedEnd;
        error.line = 4;
        error.column = 7;
        report.faults = {{QStringLiteral("b.tgk"), error}};
        QTest::newRow("a fault in one of two files")
            << report
            << QStringLiteral("3 new games are now in the library. 1 could not be read completely and was left out. "
                              "In “b.tgk”: Line 4, column 7: the text ends too early. Use “Check a scoresheet” "
                              "for moves that were written by hand.");
        report.files = 1;
        QTest::newRow("a fault in the only file")
            << report
            << QStringLiteral("3 new games are now in the library. 1 could not be read completely and was left out. "
                              "Line 4, column 7: the text ends too early. Use “Check a scoresheet” for moves that were "
                              "written by hand.");
    }
    void theEndOfAnImportNamesTheFiles()
    {
        QFETCH(library::ImportReport, report);
        QFETCH(QString, text);
        Translator translator;
        translator.setLanguage(Language::English);
        QCOMPARE(LibraryNotices::imported(report).text(), text);
    }

    void anImportIntoALibraryThatCannotBeOpenedSaysWhy()
    {
        const QTemporaryDir folder;
        const QString occupied = folder.filePath(QStringLiteral("occupied"));
        const QString games = folder.filePath(QStringLiteral("games.tgk"));
        for (const QString& name : {occupied, games}) {
            QVERIFY(put(name, "1. 76 98 *\n"));
        }
        Program program(folder.path());
        program.pages().setLibraryFile(occupied + QStringLiteral("/games.library"));
        program.open();
        program.pages().importFiles({games});
        QTRY_VERIFY(!program.pages().findChild<LibraryService*>()->isImporting());
        QVERIFY(program.window->notices()->contains(NoticeId::LibraryFailure));
        QVERIFY(!program.window->notices()->contains(NoticeId::LibraryImport));
    }

    void howGamesAreAddedIsSaidOnce()
    {
        const QTemporaryDir folder;
        Program program;
        program.pages().setLibraryFile(folder.filePath(QStringLiteral("g.library")));
        program.begin();
        Announcer::of(*program.window).drop(); // what the game tells
        const auto said = [&program] { return Announcer::of(*program.window).history().join(u'|'); };
        program.trigger(ActionId::Library);
        QTRY_VERIFY2(said().endsWith(QStringLiteral("There are no games yet. Every game you finish is added here; you "
                                                    "can also import files of games.")),
                     qPrintable(said()));
        program.trigger(ActionId::Start);
        program.trigger(ActionId::Library);
        QTRY_VERIFY2(said().endsWith(QStringLiteral("There are no games yet.")), qPrintable(said()));
        QVERIFY(shows(program.pages().library(), u"Every game you finish is added here"));
    }

    void unnamedPlayersAreCalledAfterTheirSide()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("g.library"));
        notation::GameRecord record;
        record.tree().add(notation::NodeId::Root, rules::Move{{rules::Side::South, 7}});
        record.setTag("White", " ? ");
        record.setTag("Black", "Bolat");
        record.setTag("Date", "2026.11.20");
        QVERIFY((*Library::open(path))->add(record));
        LibraryService service(path);
        LibraryModel model(service);
        QSignalSpy searched(&model, &LibraryModel::searched);
        model.search({});
        QVERIFY(searched.wait());
        const auto text = [&model](int column) { return model.index(0, column).data().toString(); };
        QTRY_COMPARE(text(LibraryModel::South), QStringLiteral("First"));
        QCOMPARE(text(LibraryModel::North), QStringLiteral("Bolat"));
        const auto spoken = [&model](int column) {
            return model.index(0, column).data(Qt::AccessibleTextRole).toString();
        };
        // A game is told in one short sentence, without the titles of the columns and the game that most are.
        QCOMPARE(spoken(LibraryModel::South), QStringLiteral("First"));
        QCOMPARE(spoken(LibraryModel::North), QStringLiteral("Bolat"));
        QCOMPARE(spoken(LibraryModel::Date), text(LibraryModel::Date));
        QCOMPARE(spoken(LibraryModel::Game), QString());
        QVERIFY(text(LibraryModel::Date).contains(QStringLiteral("2026")));
        QCOMPARE(PlayerText::captionOf(record), QStringLiteral("First – Bolat"));
    }

    /// In games that qumalaq-workshop played.
    void aLevelIsFoundByTheNameInTheList_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("typed");
        QTest::newRow("English") << Language::English << QStringLiteral("level 4");
        QTest::newRow("Kazakh") << Language::Kazakh << QStringLiteral("4-деңгей");
        QTest::newRow("Russian") << Language::Russian << QStringLiteral("Уровень 4");
    }
    void aLevelIsFoundByTheNameInTheList()
    {
        QFETCH(Language, language);
        QFETCH(QString, typed);
        Translator translator;
        translator.setLanguage(language);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("g.library"));
        notation::GameRecord record;
        record.tree().add(notation::NodeId::Root, rules::Move{{rules::Side::South, 7}});
        for (const char* name : {"level:3", "level:4", "Bolat"}) {
            record.setTag("White", name);
            QVERIFY((*Library::open(path))->add(record));
        }
        LibraryService service(path);
        LibraryModel model(service);
        QSignalSpy searched(&model, &LibraryModel::searched);
        library::Filter filter;
        filter.player = typed;
        model.search(filter);
        QVERIFY(searched.wait());
        QCOMPARE(model.rowCount(), 1);
        QTRY_COMPARE(model.index(0, LibraryModel::South).data().toString().toCaseFolded(), typed.toCaseFolded());
    }

    void theTitleOfAColumnStandsOverItsTexts()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("g.library"));
        fill(path, 3);
        LibraryService service(path);
        LibraryModel model(service);
        QSignalSpy searched(&model, &LibraryModel::searched);
        model.search({});
        QVERIFY(searched.wait());
        for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
            const QVariant title = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
            QVERIFY(title.isValid());
            QCOMPARE(title, model.index(0, column).data(Qt::TextAlignmentRole));
        }
    }

    void theModelFetchesOnlyVisibleRows()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("g.library"));
        fill(path, 350);
        LibraryService service(path);
        LibraryModel model(service);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy searched(&model, &LibraryModel::searched);
        model.search({});
        QVERIFY(searched.wait());
        QCOMPARE(model.rowCount(), 350);
        const QModelIndex last = model.index(349, LibraryModel::South);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        (void)model.data(last, Qt::DisplayRole);
        QTRY_VERIFY(!model.data(last, Qt::DisplayRole).toString().isEmpty());
        QVERIFY(!changed.isEmpty());
        library::Filter filter;
        filter.player = QStringLiteral("дана");
        model.search(filter);
        QVERIFY(searched.wait());
        QVERIFY(model.rowCount() > 0 && model.rowCount() < 350);
        for (int row = 0; row < model.rowCount(); ++row) {
            QTRY_VERIFY(!model.data(model.index(row, 0), Qt::DisplayRole).toString().isEmpty());
            const QString both = model.data(model.index(row, 0), Qt::DisplayRole).toString()
                                 + model.data(model.index(row, 1), Qt::DisplayRole).toString();
            QVERIFY2(both.contains(QStringLiteral("Дана")), qPrintable(both));
        }
        model.sort(LibraryModel::Plies, Qt::AscendingOrder);
        QVERIFY(searched.wait());
        int before = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, LibraryModel::Plies);
            QTRY_VERIFY(!model.data(index, Qt::DisplayRole).toString().isEmpty());
            const int plies = model.data(index, Qt::DisplayRole).toInt();
            QVERIFY(plies >= before);
            before = plies;
        }
    }

    void theExplorerIsAModel()
    {
        ExplorerModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        library::Continuation played;
        played.move = rules::Move{{rules::Side::South, 7}};
        played.southWins = 3;
        played.northWins = 1;
        library::Continuation ended;
        ended.open = 2;
        model.show(rules::AnyPosition{rules::GameSetup()}, {played, ended});
        const auto text = [&model](int row, int column) {
            return model.data(model.index(row, column), Qt::DisplayRole).toString();
        };
        QCOMPARE(text(0, ExplorerModel::Move), QStringLiteral("76"));
        QCOMPARE(text(0, ExplorerModel::Games), QStringLiteral("4"));
        QCOMPARE(text(0, ExplorerModel::Results), QStringLiteral("75% · 0% · 25%"));
        QCOMPARE(text(1, ExplorerModel::Results), QStringLiteral("–"));
        QCOMPARE(model.data(model.index(0, ExplorerModel::Games), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Games: 4"));
        QCOMPARE(model.data(model.index(0, ExplorerModel::Move), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("First’s pit 7"));
        // All together they are 100.
        played.southWins = played.draws = played.northWins = 1;
        ended = played;
        ended.northWins = 6;
        model.show(rules::AnyPosition{rules::GameSetup()}, {played, ended});
        QCOMPARE(text(0, ExplorerModel::Results), QStringLiteral("33% · 34% · 33%"));
        QCOMPARE(text(1, ExplorerModel::Results), QStringLiteral("13% · 12% · 75%"));
    }

    void theBarsTellTheOwnersByTheirPattern()
    {
        ExplorerModel model;
        QTableView table;
        table.setModel(&model);
        ResultBar bars;
        constexpr QRect kCell(0, 0, 400, 60);
        /// The colours in the middle of the bar of a move with these wins, above its text.
        const auto colours = [&](int southWins, int northWins) {
            library::Continuation played;
            played.southWins = southWins;
            played.northWins = northWins;
            model.show(rules::AnyPosition{rules::GameSetup()}, {played});
            QImage picture(kCell.size(), QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            QStyleOptionViewItem option;
            option.rect = kCell;
            option.widget = &table;
            bars.paint(&painter, option, model.index(0, ExplorerModel::Results));
            QSet<QRgb> found;
            for (int x = 100; x < 300; ++x)
                found.insert(picture.pixel(x, 15));
            return found.size();
        };
        QCOMPARE(colours(4, 0), 1);
        QVERIFY(colours(0, 4) > 1);
    }

    void aGameHasTheSameRecordEverywhere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        Program program(folder.path());
        program.settings().setNewGame({.level = 1});
        program.pages().setLibraryFile(path);
        program.begin();
        for (int move = 0; move < 3; ++move) {
            QTRY_VERIFY(program.match.isPersonToMove());
            program.match.play(program.match.history().position().legalMoves()[0]);
        }
        QTRY_VERIFY(program.match.isPersonToMove());
        program.resign();
        const auto onTheBoard = program.game()->shownRecord();
        QVERIFY(onTheBoard);
        QVERIFY(!onTheBoard->tag("Black").empty());
        program.trigger(ActionId::Study);
        const auto inTheStudy = program.pages().study()->shownRecord();
        QVERIFY(inTheStudy);
        program.window.reset(); // waits for the library
        auto opened = Library::open(path);
        const auto ids = (*opened)->search({}, {});
        QCOMPARE(ids->size(), std::size_t(1));
        const auto inTheLibrary = (*opened)->record(ids->front());
        QVERIFY(*inTheLibrary);
        for (const auto& record : {*inTheStudy, **inTheLibrary}) {
            QCOMPARE(record.moves().size(), onTheBoard->moves().size());
            for (const char* tag : {"White", "Black", "BlackLevel", "Date", "Termination"})
                QVERIFY2(record.tag(tag) == onTheBoard->tag(tag), tag);
        }
    }

    void tabFollowsTheSearchOnTheScreen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("three rows") << QSize(640, 480);
        QTest::newRow("two rows") << QSize(1600, 900);
    }
    void tabFollowsTheSearchOnTheScreen()
    {
        QFETCH(QSize, size);
        OpenProgram program;
        program.window->resize(size);
        program.trigger(ActionId::Library);
        QCoreApplication::processEvents();
        const auto* search = program.pages().library()->findChild<LibrarySearch*>();
        std::vector<std::pair<int, int>> places; // row and column
        for (QWidget* field = search->nextInFocusChain(); field != search; field = field->nextInFocusChain()) {
            if (field->parentWidget() == search && (field->focusPolicy() & Qt::TabFocus) != 0)
                places.emplace_back(field->geometry().center().y() / field->height(), field->x());
        }
        QCOMPARE(places.size(), 8U);
        QVERIFY(std::is_sorted(places.begin(), places.end()));
    }

    void aNarrowListShowsTheNames()
    {
        for (const Language language : allLanguages()) {
            OpenProgram program(language);
            program.window->resize(640, 480);
            program.trigger(ActionId::Library);
            QCoreApplication::processEvents();
            QTableView* table = program.window->findChild<LibraryPage*>()->table();
            table->hideColumn(LibraryModel::Event); // as where no game has one
            const int name = table->fontMetrics().horizontalAdvance(PlayerText::computerName({7, {}}));
            const int bar = table->style()->pixelMetric(QStyle::PM_ScrollBarExtent); // of a longer list
            for (const int column : {LibraryModel::South, LibraryModel::North})
                QVERIFY2(table->columnWidth(column) - bar / 2 >= name + 30,
                         qPrintable(codeOf(language) + QString::number(table->columnWidth(column))));
        }
    }

    void aWideWindowEnlargesTheBoardAndNotTheList()
    {
        OpenProgram program;
        program.trigger(ActionId::Library);
        const LibraryPage* page = program.pages().library();
        for (const QSize& size : {QSize(1920, 1080), QSize(3840, 2160)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QVERIFY2(page->table()->width() <= px(1120), qPrintable(QString::number(page->table()->width())));
            QVERIFY2(page->board()->width() >= px(600), qPrintable(QString::number(page->board()->width())));
        }
    }

    void gamesAreFoundPreviewedAndOpened()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        fill(path, 120);
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Library);
        LibraryPage* page = program.pages().library();
        QCOMPARE(program.window->page(), page);
        QTRY_COMPARE(page->model()->rowCount(), 120);
        const auto dayIn = [page](int row) {
            const QString date = page->model()->index(row, LibraryModel::Date).data().toString();
            return QLocale().toDate(date, QStringLiteral("d MMM yyyy")); // as everywhere in the program
        };
        for (int row = 0; row < 20; ++row) { // the latest first, as the header shows
            QTRY_VERIFY(dayIn(row).isValid());
            QVERIFY(row == 0 || dayIn(row) <= dayIn(row - 1));
        }
        QTRY_VERIFY(page->shownRecord().has_value());
        QTRY_VERIFY(page->findChild<ExplorerModel*>()->rowCount() > 0);
        // Typing filters.
        seen<QLineEdit>(page, "Player")->setFocus();
        QTest::keyClick(page->table(), Qt::Key_End);
        QCOMPARE(page->table()->currentIndex().row(), page->model()->rowCount() - 1);
        QTest::keyClick(page->table(), Qt::Key_Home);
        QCOMPARE(page->table()->currentIndex().row(), 0);
        // With Alt the same key belongs to the window.
        QTest::keyClick(page->table(), Qt::Key_End);
        QTest::keyClick(page->table(), Qt::Key_Home, Qt::AltModifier);
        QVERIFY(program.window->page() != page);
        program.trigger(ActionId::Library);
        QCOMPARE(page->table()->currentIndex().row(), page->model()->rowCount() - 1);
        seen<QLineEdit>(page, "Player")->setFocus();
        QTest::keyClicks(seen<QLineEdit>(page, "Player"), QStringLiteral("jones"));
        QTest::keyClick(seen<QLineEdit>(page, "Player"), Qt::Key_Escape); // clears, and stays in the library
        QVERIFY(page->isVisible() && seen<QLineEdit>(page, "Player")->text().isEmpty());
        QTest::keyClicks(seen<QLineEdit>(page, "Player"), QStringLiteral("smith"));
        QTRY_VERIFY(page->model()->rowCount() < 120 && page->model()->rowCount() > 0);
        QTRY_VERIFY(page->table()->currentIndex().isValid());
        // A letter in the list begins a search, also one that is a command elsewhere, possible now or not.
        for (const auto& [key, letter] : {std::pair(Qt::Key_K, QChar(u'k')), std::pair(Qt::Key_H, QChar(u'h'))}) {
            page->table()->setFocus();
            QTest::keyClick(page->table(), key);
            QCOMPARE(QApplication::focusWidget(), seen<QLineEdit>(page, "Player"));
            QCOMPARE(seen<QLineEdit>(page, "Player")->text(), QString(letter));
        }
        page->table()->setFocus();
        QTest::keyClick(page->table(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), seen<QLineEdit>(page, "Player"));
        QTest::keyClicks(seen<QLineEdit>(page, "Player"), QStringLiteral("smith")); // replaces the text
        QCOMPARE(seen<QLineEdit>(page, "Player")->text(), QStringLiteral("smith"));
        QTRY_VERIFY(page->model()->rowCount() < 120 && page->model()->rowCount() > 0);
        QTRY_VERIFY(page->table()->currentIndex().isValid());
        // Enter goes to what was found, also when the list has not changed.
        QTest::keyClick(seen<QLineEdit>(page, "Player"), Qt::Key_Return);
        QTRY_COMPARE(QApplication::focusWidget(), page->table());
        // Nothing is found: that is told, and the field keeps the focus.
        const QStringList& announced = Announcer::of(*page).history();
        seen<QLineEdit>(page, "Player")->setFocus();
        seen<QLineEdit>(page, "Player")->setText(QStringLiteral("nobody"));
        for (const qsizetype before : {announced.size(), announced.size() + 1}) {
            QTest::keyClick(seen<QLineEdit>(page, "Player"), Qt::Key_Return);
            QTRY_VERIFY(announced.size() > before);
            QVERIFY2(announced.last().contains(QStringLiteral("No matching games.")), qPrintable(announced.last()));
            QCOMPARE(QApplication::focusWidget(), seen<QLineEdit>(page, "Player"));
        }
        seen<QLineEdit>(page, "Player")->setText(QStringLiteral("smith"));
        QTRY_VERIFY(page->model()->rowCount() < 120 && page->model()->rowCount() > 0);
        QTRY_VERIFY(page->table()->currentIndex().isValid());
        // Stepping through the game works.
        QTRY_VERIFY(page->canRun(ActionId::NextMove));
        program.trigger(ActionId::NextMove);
        QVERIFY(page->canRun(ActionId::PreviousMove));
        QSignalSpy opened(page, &LibraryPage::opened);
        page->table()->setFocus();
        QTest::keyClick(page->table(), Qt::Key_Return);
        QVERIFY(opened.wait());
        QVERIFY(opened.first().at(0).value<notation::GameRecord>().tree().size() > 0);
    }

    void theMenuActsOnTheSelectedGames()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        fill(path, 12);
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        program.window->resize(1280, 800);
        program.trigger(ActionId::Library);
        LibraryPage* page = program.pages().library();
        QTRY_COMPARE(page->model()->rowCount(), 12);
        selectRows(*page, {1, 3});
        chooseInMenu(*page, QStringLiteral("Export 2 games…"));
        QFileDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = program.window->findChild<QFileDialog*>()) && dialog->isVisible());
        QCOMPARE(QFileInfo(dialog->selectedFiles().first()).fileName(), QStringLiteral("Games.tgk"));
        const QString file = folder.filePath(QStringLiteral("two.tgk"));
        dialog->selectFile(file);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(program.notice().startsWith(QStringLiteral("2 games were saved")));
        const std::string text = bytesOf(file).toStdString();
        notation::TgkReader reader(text);
        QVERIFY(reader.next() && reader.next() && !reader.next());
        // One of the selected games is shown; it is the one that is copied.
        QTRY_VERIFY(page->shownRecord());
        program.trigger(ActionId::CopyGame);
        QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        selectRows(*page, {2});
        QTRY_VERIFY(button(page, "Open the game")->isEnabled() && page->shownRecord());
        chooseInMenu(*page, QStringLiteral("Export 1 game…"));
        QTRY_VERIFY((dialog = program.window->findChild<QFileDialog*>()) && dialog->isVisible());
        QCOMPARE(QFileInfo(dialog->selectedFiles().first()).fileName(),
                 proposedName(*page->shownRecord()) + QStringLiteral(".tgk"));
        dialog->reject();
        selectRows(*page, {1, 3});
        chooseInMenu(*page, QStringLiteral("Remove 2 games"));
        QTRY_COMPARE(page->model()->rowCount(), 10);
        QTRY_COMPARE(program.notice(), QStringLiteral("2 games were removed from the library."));
        QVERIFY(answer(program, QStringLiteral("Undo")));
        QTRY_COMPARE(page->model()->rowCount(), 12);
        selectRows(*page, {0});
        QTest::keyClick(page->table(), Qt::Key_Delete);
        QTRY_COMPARE(page->model()->rowCount(), 11);
    }

    /// It spoke of the game that had been selected before.
    void theMenuIsAboutTheGameUnderThePointer()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        notation::GameRecord suspended;
        suspended.tree().add(notation::NodeId::Root, rules::Move{{rules::Side::South, 1}});
        suspended.setTag("White", "Aigerim");
        notation::GameRecord finished = suspended;
        finished.setTag("White", "Daniyar");
        finished.setResult(notation::GameResult::SouthWins);
        QVERIFY(library::testing::addGames(path, {suspended, finished}));
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Library);
        const LibraryPage* page = program.pages().library();
        QTRY_COMPARE(page->model()->rowCount(), 2);
        const auto select = [page](int row) {
            QTableView* table = page->table();
            const QPoint at = table->visualRect(table->model()->index(row, 0)).center();
            QTest::mousePress(table->viewport(), Qt::RightButton, {}, at);
            return at;
        };
        const auto isShown = [page](const char* white) {
            const auto record = page->shownRecord();
            return record && record->tag("White") == white;
        };
        select(0);
        QTRY_VERIFY(page->shownRecord());
        const bool wasSuspended = isShown("Aigerim");
        const QPoint at = select(1); // not read yet
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, page->table()->viewport()->mapToGlobal(at));
        QApplication::sendEvent(page->table()->viewport(), &asked);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTRY_COMPARE(menu->actions().constFirst()->text(),
                     wasSuspended ? QStringLiteral("&Open the game") : QStringLiteral("&Continue the game"));
        menu->close();
    }

    void aMergeOfDuplicatesIsUndone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        fill(path, 3);
        {
            // The same games by other players, without a date.
            const auto library = Library::open(path);
            QVERIFY(library);
            const auto ids = (*library)->search({}, {});
            QVERIFY(ids);
            for (const library::StoredId id : *ids) {
                notation::GameRecord bare((**(*library)->record(id)).setup());
                notation::NodeId node = notation::NodeId::Root;
                for (const rules::Move move : (**(*library)->record(id)).moves())
                    node = bare.tree().add(node, move);
                QVERIFY((*library)->add(bare));
            }
        }
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        program.window->resize(1280, 800);
        program.trigger(ActionId::Library);
        LibraryPage* page = program.pages().library();
        QTRY_COMPARE(page->model()->rowCount(), 6);
        chooseInMenu(*page, QStringLiteral("Find duplicates"));
        QVERIFY(answer(program, QStringLiteral("Merge")));
        QTRY_COMPARE(page->model()->rowCount(), 3);
        QVERIFY(answer(program, QStringLiteral("Undo")));
        QTRY_COMPARE(page->model()->rowCount(), 6);
    }

    void aPositionIsSearchedFor()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        fill(path, 120);
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Library);
        LibraryPage* page = program.pages().library();
        QTRY_COMPARE(page->model()->rowCount(), 120);
        QTRY_VERIFY(page->findChild<ExplorerModel*>()->rowCount() > 0);
        const int games = page->findChild<ExplorerModel*>()->at(0).games();
        const auto move = *page->findChild<ExplorerModel*>()->at(0).move;
        rules::AnyPosition position{rules::GameSetup()};
        position.play(move);
        page->search()->setPosition(library::SoughtPosition{rules::GameId::Togyzqumalaq, position});
        QTRY_COMPARE(page->model()->rowCount(), games);
    }

    void filesAreReadInTheBackground()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.pages().setLibraryFile(folder.filePath(QStringLiteral("games.library")));
        program.open();
        QStringList files;
        Prng random(8);
        for (int i = 0; i < 2; ++i) {
            QFile file(folder.filePath(QStringLiteral("%1.tgk").arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            const std::string text = library::testing::randomGames(random, 30, 30);
            file.write(text.data(), static_cast<qint64>(text.size()));
            files.append(file.fileName());
        }
        program.window->openFiles(files);
        LibraryPage* page = program.pages().library();
        QCOMPARE(program.window->page(), page);
        QTRY_VERIFY(program.window->notices()->contains(NoticeId::LibraryImport));
        QTRY_COMPARE(page->model()->rowCount(), 60);
    }

    void aDamagedLibraryIsSetAsideAndReported()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.library"));
        QVERIFY(put(path, QByteArray("no database at all ").repeated(200)));
        Program program(folder.path());
        program.pages().setLibraryFile(path);
        program.open();
        program.trigger(ActionId::Library);
        QTRY_VERIFY(program.window->notices()->contains(NoticeId::LibraryFailure));
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("games.library.aside-*")}).size(), 1);
    }
};

QUMALAQ_WINDOW_TEST(TestLibraryPage)
#include "tst_library_page.moc"

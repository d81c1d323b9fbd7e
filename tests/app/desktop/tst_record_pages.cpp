// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rooms for records with realistic content: nothing is clipped, and nothing is in another language. With
// QUMALAQ_PICTURES=<folder> their pictures are written there.
#include "app/desktop/board/board_widget.h"
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/library/explorer_model.h"
#include "app/desktop/library/library_model.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/scoresheet/scoresheet_check_page.h"
#include "app/desktop/study/review_panel.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/notice_bar.h"
#include "core/library/library_service.h"
#include "core/notation/move_text.h"
#include "core/session/study_review.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/session/study_examples.h"

#include <QGroupBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSignalSpy>

using namespace qumalaq;
using namespace qumalaq::desktop;
using namespace qumalaq::session;

namespace {

enum RecordPage { Study, Review, Library, Explorer, Editor, CheckScoresheet };

/// An online game dressed up as one between two club players, with a variation and a comment.
notation::GameRecord clubGame(int number)
{
    notation::GameRecord game = onlineGame(number);
    game.setTag("Event", "Тараз – Алматы");
    game.setTag("White", "Әбдіқадырова Гүлжахан");
    game.setTag("Black", "Самбуев Александр");
    game.setTag("WhiteElo", "2150");
    auto& tree = game.tree();
    const notation::NodeId third = tree.firstChild(tree.firstChild(tree.firstChild(notation::NodeId::Root)));
    for (const rules::Move move : game.positionAt(tree.parent(third)).legalMoves()) {
        if (tree.move(third) != move) {
            tree.add(tree.parent(third), move);
            break;
        }
    }
    return game;
}

QString sheetWithAnError()
{
    QString text;
    rules::AnyPosition position{rules::GameSetup()};
    for (const rules::Move move : onlineGame(2).moves()) {
        text += QString::fromStdString(notation::toText(position, move)) + u' ';
        position.play(move);
    }
    text[21] = text[21] == u'9' ? u'8' : u'9'; // the first digit of the eighth move
    return text;
}

/// Windows shows none without a printer. Elsewhere a file can be printed to.
bool hasDialogForPrinting()
{
#ifdef Q_OS_WIN
    return !QPrinterInfo::availablePrinters().isEmpty();
#else
    return true;
#endif
}

} // namespace

class TestRecordPages : public QObject {
    Q_OBJECT

private:
    /// Opens the page and waits for everything that other threads deliver.
    static void show(Program& program, RecordPage which)
    {
        MainWindow& window = *program.window;
        switch (which) {
        case Study:
        case Review: {
            window.pages().openStudy(clubGame(2));
            StudyPage* page = window.pages().study();
            page->board()->setTimeScale(0);
            page->document()->goToEnd();
            if (which == Study)
                return;
            page->review()->reviewer().setEffort(400);
            QSignalSpy finished(&page->review()->reviewer(), &session::Reviewer::finished);
            page->run(ActionId::Review, false);
            QVERIFY(finished.wait(60'000));
            page->review()->setShown(true);
            if (const auto point = page->review()->turningPointBefore())
                page->review()->goToPly(*point + 1);
            return;
        }
        case Library:
        case Explorer: {
            program.trigger(ActionId::Library);
            LibraryPage* page = window.pages().library();
            QTRY_COMPARE(page->model()->rowCount(), 12);
            QTRY_VERIFY(page->shownRecord().has_value());
            if (which == Explorer) {
                // Another thread reads the current game; its start is shown after that.
                const auto hasWalked = [page] {
                    if (!page->can(ActionId::PreviousMove))
                        page->run(ActionId::NextMove, false);
                    return page->can(ActionId::PreviousMove) && page->explorer()->rowCount() > 0;
                };
                QTRY_VERIFY(hasWalked());
            }
            return;
        }
        case Editor:
            program.trigger(ActionId::Editor);
            window.pages().editor()->open(rules::GameSetup(), clubGame(2).finalPosition());
            return;
        case CheckScoresheet:
            program.trigger(ActionId::CheckScoresheet);
            window.pages().scoresheetCheck()->open(sheetWithAnError());
            QTRY_VERIFY(!window.pages().scoresheetCheck()->isBusy());
            QVERIFY(window.pages().scoresheetCheck()->corrections()->count() > 0);
            return;
        }
    }

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void nothingIsClippedOrForeign_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<ThemeId>("theme");
        QTest::newRow("Kazakh") << Language::Kazakh << ThemeId::LightWood;
        QTest::newRow("Russian") << Language::Russian << ThemeId::Dark;
        QTest::newRow("English") << Language::English << ThemeId::HighContrast;
    }
    void nothingIsClippedOrForeign()
    {
        QFETCH(Language, language);
        QFETCH(ThemeId, theme);
        const QTemporaryDir folder;
        {
            library::LibraryService library(QDir(folder.path()).filePath(QStringLiteral("games.library")));
            for (int game = 0; game < 12; ++game)
                library.add(static_cast<quint64>(game), clubGame(game));
            library.waitForWrites();
        }
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.settings().setTheme(theme);
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.pages().keepLibraryIn(QDir(folder.path()).filePath(QStringLiteral("games.library")));
        program.beginForTwo();
        const QString pictures = qEnvironmentVariable("QUMALAQ_PICTURES");
        constexpr std::pair<RecordPage, const char*> kPages[] = {{Study, "study"},     {Review, "review"},
                                                                 {Library, "library"}, {Explorer, "explorer"},
                                                                 {Editor, "editor"},   {CheckScoresheet, "scoresheet"}};
        QStringList faults;
        for (const auto& [which, name] : kPages) {
            show(program, which);
            if (QTest::currentTestFailed())
                return;
            for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800), QSize(3840, 2160)}) {
                program.window->resize(size);
                QCoreApplication::processEvents();
                QCoreApplication::processEvents();
                Page* page = program.window->page();
                const QString where = QStringLiteral("%1 at %2: ").arg(QLatin1String(name)).arg(size.width());
                if (!pictures.isEmpty())
                    program.window->grab().save(QDir(pictures).filePath(
                        QStringLiteral("%1-%2-%3.png").arg(QLatin1String(name), codeOf(language)).arg(size.width())));
                const QString clipped = clippedIn(page);
                if (!clipped.isEmpty())
                    faults.append(where + clipped);
                QCOMPARE(program.window->size(), size);
                for (const QString& text : textsOf(page)) {
                    if (language != Language::English && !mayBeLatin(text))
                        faults.append(where + text);
                }
            }
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// The dialog is Qt's own; its texts come from the catalogues created here.
    void theDialogForPrintingSpeaksTheLanguage_data() { addLanguages(); }
    void theDialogForPrintingSpeaksTheLanguage()
    {
        QFETCH(Language, language);
        Program program(language);
        program.beginForTwo();
        program.press(Qt::Key_7);
        if (!hasDialogForPrinting())
            QSKIP("There is no printer.");
        program.trigger(ActionId::Print);
        auto* dialog = program.window->findChild<QPrintDialog*>();
        QVERIFY(dialog);
        // Except for the name and location of the printer.
        QStringList texts = {dialog->windowTitle()};
        for (const auto* button : dialog->findChildren<QAbstractButton*>())
            texts.append(button->text());
        for (const auto* box : dialog->findChildren<QGroupBox*>())
            texts.append(box->title());
        QVERIFY(texts.size() > 10);
        for (const QString& text : texts)
            QVERIFY2(language == Language::English || mayBeLatin(text), qPrintable(text));
        dialog->reject();
    }

    void aPrinterThatDoesNotPrintIsReported()
    {
        Program program;
        program.beginForTwo();
        program.press(Qt::Key_7);
        program.action(ActionId::Print)->trigger();
        if (!hasDialogForPrinting()) {
            QVERIFY(program.window->notices()->contains(QStringLiteral("records")));
            return;
        }
        auto* dialog = program.window->findChild<QPrintDialog*>();
        QVERIFY(dialog);
        QVERIFY(!program.window->notices()->contains(QStringLiteral("records")));
        dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
        dialog->printer()->setOutputFileName(program.path("missing/sheet.pdf"));
        // Qt prints a warning, too, which fails every other test.
        const QtMessageHandler strict = qInstallMessageHandler(nullptr);
        dialog->done(QDialog::Accepted);
        qInstallMessageHandler(strict);
        QVERIFY(program.window->notices()->contains(QStringLiteral("records")));
    }

    void nothingIsClippedOrForeignInEmptyPages_data() { addLanguages(); }
    void nothingIsClippedOrForeignInEmptyPages()
    {
        QFETCH(Language, language);
        Program program(language);
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.open();
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)}) {
            program.window->resize(size);
            for (const ActionId page : {ActionId::Library, ActionId::Editor, ActionId::CheckScoresheet}) {
                program.trigger(page);
                QCoreApplication::processEvents();
                QCOMPARE(clippedIn(program.window->page()), QString());
                QCOMPARE(program.window->size(), size);
                for (const QString& text : textsOf(program.window->page()))
                    QVERIFY2(language == Language::English || mayBeLatin(text), qPrintable(text));
            }
        }
    }
};

QUMALAQ_WINDOW_TEST(TestRecordPages)
#include "tst_record_pages.moc"

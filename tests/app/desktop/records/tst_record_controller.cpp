// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/recent_files.h"
#include "core/session/record_of_match.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/storage/storage_testing.h"
#include "tests/positions.h"

#include "app/desktop/editor/editor_page.h"
#include "app/desktop/library/library_model.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/records/animation_dialog.h"
#include "app/desktop/records/animation_saver.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/records/record_dialogs.h"
#include "app/desktop/scoresheet/scoresheet_check_page.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/notice_bar.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QThread>
#include <QUrl>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace qumalaq;
using namespace qumalaq::desktop;
using storage::testing::tells;

namespace {

/// Much longer than it takes, also under a sanitizer.
constexpr int kPatienceMs = 60'000;
constexpr const char* kGame = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. 76 98 2. 66 87 *\n";

QString write(const QDir& folder, const QString& name, const QByteArray& text)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return path;
}

} // namespace

class TestRecordController : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<QSignalSpy> m_opened;

    [[nodiscard]] QString path(const char* name) const
    {
        return QDir(m_folder->path()).filePath(QString::fromLatin1(name));
    }
    /// Waits until the game of the file is in the study.
    [[nodiscard]] bool open(const QString& path) const
    {
        const auto before = m_opened->size();
        m_program->window->openFiles({path});
        return QTest::qWaitFor([&] { return m_opened->size() > before; });
    }
    [[nodiscard]] notation::GameRecord opened() const
    {
        return m_opened->isEmpty() ? notation::GameRecord() : m_opened->last().at(0).value<notation::GameRecord>();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_program = std::make_unique<Program>(m_folder->path());
        m_program->settings().setFileFolder(m_folder->path());
        m_program->beginForTwo();
        m_opened = std::make_unique<QSignalSpy>(m_program->window->records(), &RecordController::gameOpened);
    }
    void cleanup()
    {
        m_opened.reset();
        m_program.reset();
        m_folder.reset();
    }

    void aFileIsOpenedAndRemembered()
    {
        const QString path = write(QDir(m_folder->path()), QStringLiteral("a.tgk"), kGame);
        m_program->trigger(ActionId::Open);
        auto* dialog = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(dialog);
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_COMPARE(m_opened->size(), 1);
        QCOMPARE(opened().moves().size(), std::size_t(4));
        QCOMPARE(m_program->settings().recentFiles(), QStringList{path});
        QMenu* recent = m_program->window->records()->recentMenu();
        QVERIFY(recent->isEnabled());
        recent->actions().constFirst()->trigger();
        QTRY_COMPARE(m_opened->size(), 2);
        recent->actions().constLast()->trigger();
        QVERIFY(m_program->settings().recentFiles().isEmpty());
        QVERIFY(!recent->isEnabled());
    }

    /// Some people have no folder for documents.
    void filesAreInTheHomeFolderWhereThereAreNoDocuments_data()
    {
        QTest::addColumn<bool>("hasDocuments");
        QTest::newRow("with documents") << true;
        QTest::newRow("without documents") << false;
    }
    void filesAreInTheHomeFolderWhereThereAreNoDocuments()
    {
        QFETCH(const bool, hasDocuments);
        const QDir home(m_folder->path());
        const QByteArray before = qgetenv("HOME");
        const auto back = qScopeGuard([&] { qputenv("HOME", before); });
        qputenv("HOME", home.path().toLocal8Bit());
        m_program->settings().setFileFolder({});
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        if (!documents.startsWith(home.path()))
            QSKIP("here the folder for documents does not depend on HOME");
        if (hasDocuments)
            QVERIFY(home.mkpath(documents));
        const QString folder = hasDocuments ? documents : home.path();
        for (const ActionId command : {ActionId::Open, ActionId::Save}) {
            m_program->trigger(command);
            auto* dialog = waitFor<QFileDialog>(m_program->window.get());
            QVERIFY(dialog);
            QCOMPARE(dialog->directory().absolutePath(), folder);
            const auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            QCOMPARE(name->text().isEmpty(), command == ActionId::Open);
            delete dialog;
        }
    }

    void aFileThatIsGoneIsForgotten()
    {
        const QString path = QDir(m_folder->path()).filePath(QStringLiteral("gone.tgk"));
        m_program->settings().setRecentFiles({path});
        m_program->window->openFiles({path});
        QTRY_VERIFY(m_program->window->notices()->contains(NoticeId::Records));
        QVERIFY(tells(m_program->notice(), ENOENT));
        QVERIFY(m_program->settings().recentFiles().isEmpty());
        QCOMPARE(m_opened->size(), 0);
    }

    void theGameThatIsPlayedIsSavedAndReadBack()
    {
        m_program->press(Qt::Key_7);
        m_program->press(Qt::Key_9);
        m_program->trigger(ActionId::Save);
        auto* dialog = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(dialog);
        const QString path = QDir(m_folder->path()).filePath(QStringLiteral("mine.tgk"));
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(QFile::exists(path));
        m_program->press(Qt::Key_6);
        // The second time it does not ask.
        m_program->trigger(ActionId::Save);
        m_program->window->openFiles({path});
        QTRY_COMPARE(opened().moves().size(), std::size_t(3));
    }

    void aFileWithOneGameIsImportedLikeOneWithThousands()
    {
        WindowPages& pages = m_program->pages();
        pages.setLibraryFile(QDir(m_folder->path()).filePath(QStringLiteral("games.library")));
        const QString path = write(QDir(m_folder->path()), QStringLiteral("one.tgk"), kGame);
        m_program->trigger(ActionId::Library);
        Q_EMIT pages.library()->importRequested(); // its button
        auto* dialog = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(dialog);
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_COMPARE(pages.library()->model()->rowCount(), 1);
        QCOMPARE(m_program->window->page(), pages.library()); // no other page opens
        QCOMPARE(m_opened->size(), 0);
    }

    void movesAreSavedAsAnAnimation()
    {
        m_program->trigger(ActionId::SaveAnimation);
        QVERIFY(m_program->notice().contains(QStringLiteral("no moves")));
        m_program->press(Qt::Key_7);
        m_program->press(Qt::Key_9);
        m_program->trigger(ActionId::SaveAnimation);
        auto* range = waitFor<AnimationDialog>(m_program->window.get());
        QVERIFY(range);
        range->accept();
        auto* dialog = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(dialog);
        const QString path = QDir(m_folder->path()).filePath(QStringLiteral("moves.gif"));
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kPatienceMs);
        QTRY_VERIFY(m_program->notice().contains(QStringLiteral("moves.gif")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.read(6), QByteArray("GIF89a"));
    }

    void anAnimationThatIsCancelledIsNotWritten()
    {
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_9, Qt::Key_6, Qt::Key_8, Qt::Key_1})
            m_program->press(key);
        const auto record = m_program->window->page()->shownRecord();
        const rules::History game = notation::toHistory(*record);
        AnimationContent content;
        content.picture.board = game.start().board();
        content.picture.layout = game.start().layout();
        content.picture.theme = themeOf(ThemeId::LightWood);
        for (int i = 0; i < 20; ++i) {
            for (const auto& move : sowingsOf(game, 0, game.plies().size() - 1))
                content.moves.push_back(move);
        }
        RecordContext window;
        window.widget = m_program->window.get();
        window.settings = &m_program->settings();
        window.notices = m_program->window->notices();
        const QPointer<AnimationSaver> saver = new AnimationSaver(window);
        const QString path = QDir(m_folder->path()).filePath(QStringLiteral("long.gif"));
        saver->save(content, path);
        auto* progress = waitFor<QProgressDialog>(m_program->window.get());
        QVERIFY(progress);
        QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, kPatienceMs);
        Q_EMIT progress->canceled();
        QTRY_VERIFY(!saver);
        QTest::qWait(50);
        QVERIFY(!QFile::exists(path));
    }

    void aGameIsNotSavedOverTheFileOfAnother()
    {
        const QString path = write(QDir(m_folder->path()), QStringLiteral("a.tgk"), kGame);
        QVERIFY(open(path));
        QCOMPARE(m_program->window->page()->recordFile().path, path);
        notation::TgkReader other("[White \"Cid\"]\n\n1. 76 98 *\n");
        m_program->pages().openStudy(other.next()->record); // as the library and the check do
        m_program->trigger(ActionId::Save);
        auto* dialog = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(dialog);
        dialog->reject();
        QCOMPARE(bytesOf(path), QByteArray(kGame));
    }

    void aNewMatchIsNotSavedOverTheFileOfTheLast()
    {
        m_program->press(Qt::Key_7);
        Page* page = m_program->window->page();
        page->setRecordFile({QDir(m_folder->path()).filePath(QStringLiteral("mine.tgk"))});
        m_program->press(Qt::Key_9);
        QVERIFY(!page->recordFile().path.isEmpty());
        m_program->match.start(session::MatchSpec());
        QVERIFY(page->recordFile().path.isEmpty());
    }

    void anUnwritableFileIsLeftUnchanged()
    {
        m_program->press(Qt::Key_7);
        m_program->trigger(ActionId::SaveAs);
        auto* dialog = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(QDir(m_folder->path()).filePath(QStringLiteral("none/x.tgk")));
        dialog->reject();
        QTRY_VERIFY(m_program->window->notices()->contains(NoticeId::Records));
        QVERIFY2(tells(m_program->notice(), ENOENT), qPrintable(m_program->notice()));
        QVERIFY(m_program->settings().recentFiles().isEmpty());
        QVERIFY(!QFileInfo::exists(QDir(m_folder->path()).filePath(QStringLiteral("none"))));
    }

    void filesOfSeveralKindsAreOpenedForWhatTheyAre()
    {
        QSignalSpy packs(m_program->window->records(), &RecordController::packOpened);
        QSignalSpy imports(m_program->window->records(), &RecordController::importRequested);
        const QDir folder(m_folder->path());
        m_program->window->openFiles({write(folder, QStringLiteral("1.qpack"), "no pack"),
                                      write(folder, QStringLiteral("a.tgk"), kGame),
                                      write(folder, QStringLiteral("2.QPACK"), "no pack")});
        QTRY_COMPARE(m_opened->size(), 1);
        QCOMPARE(packs.size(), 2);
        QCOMPARE(packs.at(1).at(0).toString(), path("2.QPACK"));
        QVERIFY(imports.isEmpty());
    }

    void changesDuringSavingStayUnsaved()
    {
        const QString path = write(QDir(m_folder->path()), QStringLiteral("a.tgk"), kGame);
        QVERIFY(open(path));
        StudyPage* study = m_program->pages().study();
        study->document()->setComment(QStringLiteral("first"));
        m_program->action(ActionId::Save)->trigger();
        study->document()->setComment(QStringLiteral("second"));
        QTRY_VERIFY(m_program->notice().startsWith(QStringLiteral("Saved to")));
        QVERIFY(study->isModified());
        // It still belongs to the same file, so nothing is asked.
        m_program->action(ActionId::Save)->trigger();
        QTRY_VERIFY(!study->isModified());
        QVERIFY(bytesOf(path).contains("second"));
    }

    void theWindowWaitsForFilesBeingSaved()
    {
        const QString path = write(QDir(m_folder->path()), QStringLiteral("a.tgk"), kGame);
        QVERIFY(open(path));
        m_program->pages().study()->document()->setComment(QStringLiteral("at last"));
        m_program->action(ActionId::Save)->trigger();
        m_program->window->close();
        // It closes without a question, because nothing is unsaved any more.
        QTRY_VERIFY(!m_program->window->isVisible());
        QVERIFY(!m_program->window->findChild<QMessageBox*>());
        QVERIFY(bytesOf(path).contains("at last"));
    }

    void oneOfSeveralGamesIsChosen()
    {
        const QByteArray text = QByteArray(kGame) + "\n[White \"Cid\"]\n\n1. 76 *\n";
        m_program->window->openFiles({write(QDir(m_folder->path()), QStringLiteral("two.tgk"), text)});
        auto* dialog = waitFor<ChooseGameDialog>(m_program->window.get());
        QVERIFY(dialog);
        QCOMPARE(dialog->list()->model()->rowCount(), 2);
        QTest::keyClick(dialog->list(), Qt::Key_Down);
        QTest::keyClick(dialog->list(), Qt::Key_Return);
        QTRY_COMPARE(m_opened->size(), 1);
        QCOMPARE(opened().tag("White"), std::string_view("Cid"));
    }

    void theOtherGamesOfTheFileStayAsTheyAreWritten()
    {
        const QByteArray before = "% a heading\n\n[White \"Cid\"]\n\n  1. 76   98 {so}  *\n\n";
        const QByteArray after = "[white \"Dan\"]\n\n1. 76\n98 *";
        const QString file = write(QDir(m_folder->path()), QStringLiteral("three.tgk"), before + kGame + '\n' + after);
        m_program->window->openFiles({file});
        auto* dialog = waitFor<ChooseGameDialog>(m_program->window.get());
        QVERIFY(dialog);
        QTest::keyClick(dialog->list(), Qt::Key_Down);
        QTest::keyClick(dialog->list(), Qt::Key_Return);
        QTRY_COMPARE(m_opened->size(), 1);
        m_program->pages().study()->document()->setComment(QStringLiteral("new"));
        m_program->trigger(ActionId::Save);
        QTRY_VERIFY(m_program->notice().startsWith(QStringLiteral("Saved to")));
        const QByteArray text = bytesOf(file);
        QVERIFY2(text.startsWith(before) && text.endsWith('\n' + after), text.constData());
        const GamesInText games = gamesIn(text);
        QCOMPARE(games.games.size(), std::size_t(3));
        QVERIFY(games.textOf(1).contains("{new}"));
    }

    void copiedGamesHaveNoFileToReadIntoTheLibrary()
    {
        m_program->window->records()->openText(QString::fromLatin1(QByteArray(kGame) + '\n' + kGame));
        auto* dialog = waitFor<ChooseGameDialog>(m_program->window.get());
        QVERIFY(dialog);
        for (const auto* button : dialog->findChildren<QPushButton*>())
            QVERIFY(button->isHidden() || !button->text().contains(QStringLiteral("library")));
    }

    void theNewestRequestWins()
    {
        const QString file = write(QDir(m_folder->path()), QStringLiteral("a.tgk"), kGame);
        m_program->window->openFiles({path("gone.tgk")});
        m_program->window->openFiles({file});
        m_program->window->records()->openText(QStringLiteral("[White \"Cid\"]\n\n1. 76 *\n"));
        QTRY_COMPARE(m_opened->size(), 1);
        QCOMPARE(opened().tag("White"), std::string_view("Cid"));
        // Neither of the others comes, nor what was wrong with it.
        QThread::msleep(50);
        QCoreApplication::processEvents();
        QCOMPARE(m_opened->size(), 1);
        QVERIFY(!m_program->window->notices()->contains(NoticeId::Records));
    }

    void aFileTooLargeToLookAtIsReadIntoTheLibrary()
    {
        QSignalSpy imports(m_program->window->records(), &RecordController::importRequested);
        QByteArray text = QByteArray(kGame) + '\n';
        text = text.repeated(kLargestOpened / text.size() + 1);
        const QString file = write(QDir(m_folder->path()), QStringLiteral("large.tgk"), text);
        m_program->window->openFiles({file});
        QTRY_COMPARE(imports.size(), 1);
        QCOMPARE(imports.at(0).at(0).toStringList(), QStringList{file});
    }

    void thousandsOfCopiedGamesDoNotHoldTheWindowUp()
    {
        const QByteArray text = (QByteArray(kGame) + '\n').repeated(20000);
        asTheProgram(QStringLiteral("paste"),
                     [&] { m_program->window->records()->openText(QString::fromLatin1(text)); });
        auto* dialog = waitFor<ChooseGameDialog>(m_program->window.get());
        QVERIFY(dialog);
        QCOMPARE(dialog->list()->model()->rowCount(), 20000);
        QTest::keyClick(dialog->list(), Qt::Key_End);
        QTest::keyClick(dialog->list(), Qt::Key_Return);
        QTRY_COMPARE(m_opened->size(), 1);
    }

#ifdef Q_OS_UNIX
    void aFileThatHangsIsCancelled()
    {
        QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        m_program->window->openFiles({path("pipe")});
        QTRY_COMPARE(m_program->notice(), QStringLiteral("Reading “pipe”…"));
        press(m_program->window->notices(), "Cancel");
        QVERIFY(m_program->notice().isEmpty());
        // It comes too late.
        write(QDir(m_folder->path()), QStringLiteral("pipe"), kGame);
        QVERIFY(open(write(QDir(m_folder->path()), QStringLiteral("a.tgk"), "[White \"Cid\"]\n\n1. 76 *\n")));
        QCOMPARE(opened().tag("White"), std::string_view("Cid"));
        QCOMPARE(m_opened->size(), 1);
    }

    void aSlowFileIsOpenedWhenItIsThere()
    {
        QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        m_program->window->openFiles({path("pipe")});
        // The window is used meanwhile.
        m_program->press(Qt::Key_7);
        QTRY_COMPARE(m_program->plies(), 1);
        QCOMPARE(m_opened->size(), 0);
        write(QDir(m_folder->path()), QStringLiteral("pipe"), kGame);
        QTRY_COMPARE(m_opened->size(), 1);
        QVERIFY(!m_program->window->notices()->contains(NoticeId::ReadingGames));
    }

    void theWindowGoesWhileAFileHangs()
    {
        QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        m_program->window->openFiles({path("pipe")});
        m_program->window->close();
        QVERIFY(!m_program->window->isVisible());
        m_program.reset();
    }
#endif

    void faultsAreListedAndTheRestCanBeOpened()
    {
        const QByteArray text = QByteArray(kGame) + "\n[White \"Bad\"]\n\n1. 76 zz *\n";
        m_program->window->openFiles({write(QDir(m_folder->path()), QStringLiteral("bad.tgk"), text)});
        auto* dialog = waitFor<FaultsDialog>(m_program->window.get());
        QVERIFY(dialog);
        QVERIFY(dialog->list()->count() >= 1);
        QVERIFY(dialog->list()->item(0)->text().contains(QStringLiteral("Line 8, column 7")));
        press(dialog, "Open what was read");
        auto* choose = waitFor<ChooseGameDialog>(m_program->window.get());
        QVERIFY(choose);
        QCOMPARE(choose->list()->model()->rowCount(), 2);
        choose->reject();
    }

    void aBadGameGoesToTheScoresheetCheck()
    {
        m_program->window->records()->openText(QStringLiteral("1. 76 98 2. 66 zz 3. 11 *"));
        auto* dialog = waitFor<FaultsDialog>(m_program->window.get());
        QVERIFY(dialog);
        press(dialog, "Check the scoresheet");
        QVERIFY(qobject_cast<ScoresheetCheckPage*>(m_program->window->page()) != nullptr);
    }

    void copiedGamesAndPositionsComeBack()
    {
        m_program->press(Qt::Key_7);
        QTest::keyClick(m_program->window.get(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("1. 76")));
        QTest::keyClick(m_program->window.get(), Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_opened->size(), 1);
        QCOMPARE(opened().moves().size(), std::size_t(1));
        QSignalSpy positions(m_program->window->records(), &RecordController::positionOpened);
        QTest::keyClick(m_program->window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(m_program->window.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(positions.size(), 1);
        auto* editor = qobject_cast<EditorPage*>(m_program->window->page());
        QVERIFY(editor);
    }

    void positionsOfOtherProgramsArePasted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("ours") << QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- n");
        QTest::newRow("another engine's") << QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- w 0");
        QTest::newRow("PlayStrategy's") << QStringLiteral(
            "13S,2S,12S,3S,2S,1S,1,12S,12S/12S,2S,13S,13S,t,3S,12S,12S,1S 22 15 S 4");
    }
    void positionsOfOtherProgramsArePasted()
    {
        QFETCH(QString, text);
        QGuiApplication::clipboard()->setText(text);
        m_program->trigger(ActionId::Paste);
        const auto* editor = qobject_cast<EditorPage*>(m_program->window->page());
        QVERIFY(editor);
        QVERIFY(editor->shownPosition() == positionOf(text));
    }

    void nonsenseIsReported()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("   "));
        m_program->trigger(ActionId::Paste);
        QTRY_VERIFY(m_program->window->notices()->contains(NoticeId::Records));
        QCOMPARE(m_opened->size(), 0);
    }

    void droppedFilesAndTextsAreOpened()
    {
        QMimeData text;
        text.setText(QString::fromLatin1(kGame));
        QVERIFY(RecordController::canDrop(text));
        m_program->window->records()->drop(text);
        QTRY_COMPARE(m_opened->size(), 1);
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(write(QDir(m_folder->path()), QStringLiteral("d.tgk"), kGame))});
        QVERIFY(RecordController::canDrop(file));
        m_program->window->records()->drop(file);
        QTRY_COMPARE(m_opened->size(), 2);
        QMimeData picture;
        picture.setData(QStringLiteral("image/png"), "x");
        QVERIFY(!RecordController::canDrop(picture));
    }

    void pictureAndSheetAreWritten()
    {
        m_program->press(Qt::Key_7);
        const QDir folder(m_folder->path());
        for (const auto& [command, name] :
             {std::pair(ActionId::SavePicture, "b.png"), std::pair(ActionId::SavePicture, "b.svg"),
              std::pair(ActionId::SaveDiagram, "d.svg"), std::pair(ActionId::SaveDiagram, "d.png"),
              std::pair(ActionId::SaveSheet, "b.pdf")}) {
            m_program->trigger(command);
            auto* dialog = waitFor<QFileDialog>(m_program->window.get());
            QVERIFY(dialog);
            const QString path = folder.filePath(QLatin1String(name));
            Q_EMIT dialog->fileSelected(path);
            delete dialog;
            QTRY_VERIFY2(QFile(path).size() > 1000, name);
        }
        QVERIFY(!bytesOf(folder.filePath(QStringLiteral("d.svg"))).contains("<image"));
    }

    void aDiagramOfAnEditedPositionIsSaved()
    {
        m_program->trigger(ActionId::Editor);
        QVERIFY(m_program->action(ActionId::SaveDiagram)->isEnabled());
        m_program->trigger(ActionId::SaveDiagram);
        auto* dialog = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(dialog);
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("svg"));
        const QString path = QDir(m_folder->path()).filePath(QStringLiteral("edited.svg"));
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(QFile(path).size() > 1000);
    }
};

QUMALAQ_WINDOW_TEST(TestRecordController)
#include "tst_record_controller.moc"

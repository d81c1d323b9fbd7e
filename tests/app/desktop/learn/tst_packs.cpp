// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Packs of the person's own: the folder, a file that somebody sends, and puzzles made of positions.
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/make_puzzle_dialog.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/learn/pack_widget.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/header_bar.h"
#include "core/notation/position_text.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/plain_moves.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/files.h"
#include "tests/positions.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include <cstring>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

constexpr const char* kPuzzle = "capture 1 | 0,0,0,1,2,0,1,2,10/0,0,1,0,0,0,2,1,9 71,62 4,6 s | 99\n";
constexpr const char* kOther = "capture 1 | 0,2,14,1,6,1,2,6,13/13,13,1,1,4,4,3,1,15 24,38 -,- s | 51 58 23 71 67\n";

QByteArray packOf(const char* title, const QByteArray& puzzles)
{
    return QByteArray("=== pack\ntitle = ") + title + "\n=== puzzles\ngame = togyzqumalaq\n" + puzzles;
}

QByteArray lessonPack()
{
    QByteArray text = "=== pack\ntitle = Lessons of mine\nauthor = A. Serik\n=== lesson\nid = even-is-yours\n"
                      "game = togyzqumalaq\n";
    for (const char* id : {"one", "two", "three", "four"}) {
        text += QByteArray("[task ") + id
                + "]\nkind = play\nposition = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s\ngoal = most\n"
                  "answer = 91\n";
    }
    return text
           + "=== texts en\n[lesson even-is-yours]\ntitle = My own lesson\none = Take.\ntwo = Again.\n"
             "three = Once more.\nfour = The last.\n";
}

} // namespace

class TestPacks : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString inPacks(const char* name) const
    {
        return QDir(m_folder->path()).filePath(QStringLiteral("packs/") + QLatin1String(name));
    }
    [[nodiscard]] QString outside(const char* name) const
    {
        return QDir(m_folder->path()).filePath(QStringLiteral("mail/") + QLatin1String(name));
    }
    /// The page of puzzles, when the packs have been read.
    [[nodiscard]] static PuzzlesPage* pageOf(Program& program)
    {
        program.trigger(ActionId::Puzzles);
        PuzzlesPage* page = program.pages().learning().puzzles();
        [[maybe_unused]] const bool isRead =
            QTest::qWaitFor([&] { return !program.pages().learning().packs().isReading(); });
        QCoreApplication::processEvents();
        return page;
    }

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theFolderIsReadAndABadFileIsNamed()
    {
        QVERIFY(put(inPacks("a.qpack"), packOf("Tuesday group", kPuzzle)));
        QVERIFY(put(inPacks("bad.qpack"), packOf("Broken", "capture 1 | 1,2,3 | 99\n")));
        QVERIFY(put(inPacks("list.txt"), QByteArray("game = togyzqumalaq\n") + kOther));
        PackStore store;
        store.setFolder(QFileInfo(inPacks("a.qpack")).path());
        QTRY_VERIFY(!store.isReading());
        QCOMPARE(store.packs().size(), std::size_t(2));
        QCOMPARE(store.packs()[0].name, QStringLiteral("Tuesday group"));
        QCOMPARE(store.packs()[1].name, QStringLiteral("list"));
        QCOMPARE(store.badPacks().size(), std::size_t(1));
        QCOMPARE(store.badPacks()[0].faults.front().line, 5);
        QCOMPARE(store.badPacks()[0].faults.front().column, 13);
    }

    void thePackOfAnotherLearnerDoesNotChangeTheRating_data()
    {
        QTest::addColumn<QByteArray>("learner");
        QTest::addColumn<bool>("isRated");
        QTest::newRow("for anybody") << QByteArray() << true;
        QTest::newRow("for another learner") << QByteArray("learner = Bek\n") << false;
        QTest::newRow("for the one who is learning") << QByteArray("learner = Aliya\n") << true;
    }
    void thePackOfAnotherLearnerDoesNotChangeTheRating()
    {
        QFETCH(QByteArray, learner);
        QFETCH(bool, isRated);
        QVERIFY(
            put(inPacks("a.qpack"), packOf("Tuesday group", kPuzzle).replace("=== puzzles", learner + "=== puzzles")));
        Program program(m_folder->path());
        program.begin();
        LearnPages& learning = program.pages().learning();
        learning.learners().rename(0, QStringLiteral("Aliya"));
        learning.learners().add(QStringLiteral("Bek"));
        PuzzlesPage* page = pageOf(program);
        const double before = learning.store().rating().value;
        QVERIFY(!learning.packs().packs().empty());
        page->openPack(*learning.packs().packs().front().pack);
        give(page->view()->taskView(), page->view()->task().answer);
        QVERIFY(page->view()->isSolved());
        QCOMPARE(learning.store().rating().value > before, isRated);
        QCOMPARE(learning.store().puzzlesDone(), 1);
        press(page, "Done");
        QCOMPARE(shows(page, u"Rating before: "), isRated);
        QCOMPARE(shows(page, u"The pack was made for another learner, so your rating stays as it is."), !isRated);
    }

    void aLessonWithAWrongAnswerIsRefusedWithItsPlace()
    {
        QVERIFY(put(inPacks("a.qpack"), lessonPack().replace("answer = 91", "answer = 55")));
        PackStore store;
        store.setFolder(QFileInfo(inPacks("a.qpack")).path());
        QTRY_VERIFY(!store.isReading());
        QVERIFY(store.packs().empty());
        QCOMPARE(store.badPacks().front().faults.front().line, 11);
    }

    void aFileThatIsNoPackIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("exists");
        QTest::newRow("a fault") << packOf("Broken", "capture 9 | x | y\n") << true;
        QTest::newRow("not text") << QByteArray("\xFF\xFE\x00\x01", 4) << true;
        QTest::newRow("too large") << QByteArray(PackStore::kLargest + 1, '#') << true;
        QTest::newRow("no such file") << QByteArray() << false;
    }
    void aFileThatIsNoPackIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, exists);
        if (exists)
            QVERIFY(put(outside("x.qpack"), text));
        PackStore store;
        store.setFolder(QFileInfo(inPacks("x")).path());
        QTRY_VERIFY(!store.isReading());
        QSignalSpy refused(&store, &PackStore::refused);
        store.add(outside("x.qpack"));
        QTRY_COMPARE(refused.size(), 1);
        const auto pack = refused.front().front().value<BadPack>();
        QVERIFY(!pack.faults.empty() || !pack.reason.isEmpty());
        QVERIFY(!QFile::exists(inPacks("x.qpack")));
    }

    void aNewerFileOfThePackReplacesTheOlder()
    {
        PackStore store;
        const QString folder = QFileInfo(inPacks("x")).path();
        store.setFolder(folder);
        QTRY_VERIFY(!store.isReading());
        QSignalSpy added(&store, &PackStore::added);
        QVERIFY(put(outside("mail.qpack"), packOf("Tuesday: group?", kPuzzle)));
        store.add(outside("mail.qpack"));
        QTRY_COMPARE(added.size(), 1);
        QCOMPARE(QFileInfo(store.packs().front().path).fileName(), QStringLiteral("Tuesday - group_.qpack"));
        QVERIFY(put(outside("mail.qpack"), packOf("Tuesday: group?", QByteArray(kPuzzle) + kOther)));
        store.add(outside("mail.qpack"));
        QTRY_COMPARE(added.size(), 2);
        QCOMPARE(store.packs().size(), std::size_t(1));
        QCOMPARE(store.packs().front().pack->puzzleCount(), std::size_t(2));
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.aside-*")}, QDir::Files).size(), 1);
        // Another author's pack may have the same title.
        QVERIFY(put(outside("mail.qpack"), packOf("Tuesday: group?\nauthor = Bek", kPuzzle)));
        store.add(outside("mail.qpack"));
        QTRY_COMPARE(added.size(), 3);
        QCOMPARE(store.packs().size(), std::size_t(2));
    }

    void packsStandOnThePageOfPuzzlesAndAreSolved()
    {
        QVERIFY(put(inPacks("a.qpack"), packOf("Tuesday group", QByteArray(kPuzzle) + kOther)));
        QVERIFY(put(inPacks("bad.qpack"), "=== pack\ntitel = x\n"));
        Program program(m_folder->path());
        program.open();
        PuzzlesPage* page = pageOf(program);
        QTRY_COMPARE(page->findChildren<PackWidget*>().size(), 1);
        QVERIFY(shows(page, u"bad.qpack”") && shows(page, u"Line 2, column 1"));
        program.window->resize(640, 480);
        QCoreApplication::processEvents();
        QCOMPARE(program.window->size(), QSize(640, 480)); // has room for what is told
        PackWidget* row = page->findChild<PackWidget*>();
        page->view()->taskView()->board()->setTimeScale(0);
        QTest::keyClick(row->puzzlesButton(), Qt::Key_Space);
        QVERIFY(page->isInPuzzle());
        QCOMPARE(page->view()->count(), 2);
        give(page->view()->taskView(), page->view()->exercise().puzzle->answer());
        QVERIFY(page->view()->isSolved());
        QVERIFY(page->stepBack());
        QVERIFY(row->findChildren<QLabel*>()[1]->text().contains(QStringLiteral("1 of 2")));
        // The one that is not solved comes first the next time.
        QTest::mouseClick(row->puzzlesButton(), Qt::LeftButton);
        QVERIFY(notation::toText(page->view()->exercise().puzzle->position).find("24,38") != std::string::npos);
    }

    void aPuzzleIsAddedToWhatIsInTheFileNow()
    {
        const QString file = inPacks("a.qpack");
        QVERIFY(put(file, packOf("Tuesday group", kPuzzle)));
        PackStore store;
        store.setFolder(QFileInfo(file).path());
        QTRY_VERIFY(!store.isReading());
        const UserPack pack = store.packs().front();
        const learn::PuzzlePack part = pack.pack->puzzles.front();
        // Somebody edits the file; then two puzzles are added, the second before the first is written.
        QVERIFY(put(file, "# by hand\n" + packOf("Tuesday group", kOther)));
        QSignalSpy added(&store, &PackStore::added);
        store.addPuzzle(pack, part.setup, part.puzzles.front());
        store.addPuzzle(pack, part.setup, part.puzzles.front());
        QTRY_COMPARE(added.size(), 2);
        QCOMPARE(store.packs().front().pack->puzzleCount(), std::size_t(3));
        QVERIFY(bytesOf(file).startsWith("# by hand\n"));
        // What is no pack any more is left alone.
        QSignalSpy refused(&store, &PackStore::refused);
        QVERIFY(put(file, "=== pack\ntitel = x\n"));
        store.addPuzzle(pack, part.setup, part.puzzles.front());
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(!refused.front().front().value<BadPack>().faults.empty());
        QCOMPARE(bytesOf(file), QByteArray("=== pack\ntitel = x\n"));
    }

    void severalPacksAreAddedOneAfterTheOther()
    {
        PackStore store;
        store.setFolder(QFileInfo(inPacks("x")).path());
        QTRY_VERIFY(!store.isReading());
        QSignalSpy added(&store, &PackStore::added);
        QVERIFY(put(outside("1.qpack"), packOf("One\nauthor = A", kPuzzle)));
        QVERIFY(put(outside("2.qpack"), packOf("One\nauthor = B", kOther)));
        QVERIFY(put(outside("3.qpack"), packOf("Three", kOther)));
        for (const char* name : {"1.qpack", "2.qpack", "3.qpack"})
            store.add(outside(name));
        QTRY_COMPARE(added.size(), 3);
        QCOMPARE(store.packs().size(), std::size_t(3));
    }

    void anUpdateThatCannotBeWrittenLeavesTheOldPackInPlace()
    {
        const QString file = inPacks("a.qpack");
        QVERIFY(put(file, packOf("Tuesday group", kPuzzle)));
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
        PackStore store;
        store.setFolder(QFileInfo(file).path());
        QTRY_VERIFY(!store.isReading());
        QSignalSpy refused(&store, &PackStore::refused);
        QVERIFY(put(outside("mail.qpack"), packOf("Tuesday group", kOther)));
        store.add(outside("mail.qpack"));
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(bytesOf(file), packOf("Tuesday group", kPuzzle));
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    }

    void anUnchangedPackIsNotKeptTwice()
    {
        QVERIFY(put(inPacks("a.qpack"), packOf("Tuesday group", kPuzzle)));
        PackStore store;
        store.setFolder(QFileInfo(inPacks("a")).path());
        QTRY_VERIFY(!store.isReading());
        const auto before = store.packs().front().pack;
        store.setFolder(QFileInfo(inPacks("a")).path());
        QTRY_VERIFY(!store.isReading());
        QCOMPARE(store.packs().front().pack, before);
    }

    void theChosenPackStaysChosenWhenThePacksAreReadAgain()
    {
        QVERIFY(put(inPacks("b.qpack"), packOf("B", kPuzzle)));
        QVERIFY(put(inPacks("c.qpack"), packOf("C", kPuzzle)));
        PackStore store;
        const QString folder = QFileInfo(inPacks("b")).path();
        store.setFolder(folder);
        QTRY_VERIFY(!store.isReading());
        const auto position =
            notation::parsePosition("0,2,14,1,6,1,2,6,13/13,13,1,1,4,4,3,1,15 24,38 -,- s", rules::GameSetup());
        MakePuzzleDialog dialog(store, rules::GameSetup(), position->position);
        dialog.show();
        auto* pack = seen<QComboBox>(&dialog, "Pack");
        pack->setCurrentIndex(1);
        QVERIFY(put(inPacks("a.qpack"), packOf("A", kPuzzle)));
        QVERIFY(QFile::remove(inPacks("b.qpack")));
        store.setFolder(folder);
        QTRY_VERIFY(!store.isReading());
        QCOMPARE(pack->count(), 3);
        QCOMPARE(pack->currentText(), QStringLiteral("C"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.puzzle(), 60'000);
        QSignalSpy added(&store, &PackStore::added);
        press(&dialog, "Add");
        QTRY_COMPARE(added.size(), 1);
        QCOMPARE(added.front().front().toString(), QStringLiteral("C"));
        // Without any pack there is only a new one.
        QVERIFY(QDir(folder).removeRecursively());
        store.setFolder(folder);
        QTRY_VERIFY(!store.isReading());
        QCOMPARE(pack->count(), 1);
        QCOMPARE(pack->currentIndex(), 0);
    }

    void aPackThatSomebodySentIsOpened()
    {
        QVERIFY(put(outside("mail.qpack"), packOf("From my teacher", kPuzzle)));
        Program program(m_folder->path());
        program.open();
        program.window->openFiles({outside("mail.qpack")});
        PuzzlesPage* page = program.pages().learning().puzzles();
        QTRY_COMPARE(page->findChildren<PackWidget*>().size(), 1);
        QTRY_COMPARE(program.pages().stack().page(), static_cast<Page*>(page));
        QTRY_VERIFY2(program.notice().contains(QStringLiteral("From my teacher")), qPrintable(program.notice()));
        QVERIFY(page->findChild<PackWidget*>()->puzzlesButton()->hasFocus());
        // A bad one is refused with its place, and the first stays.
        QVERIFY(put(outside("bad.qpack"), packOf("Broken", "guess 1 | x | y\n")));
        program.window->openFiles({outside("bad.qpack")});
        QTRY_VERIFY2(program.notice().contains(QStringLiteral("Line 5, column 1")), qPrintable(program.notice()));
        QCOMPARE(page->findChildren<PackWidget*>().size(), 1);
    }

    void theButtonOpensAFileOfAPack()
    {
        Program program(m_folder->path());
        program.open();
        PuzzlesPage* page = pageOf(program);
        press(page, "Add a pack…");
        auto* files = waitFor<QFileDialog>(program.window.get());
        QVERIFY(files);
        QVERIFY(files->nameFilters().constFirst().contains(QStringLiteral("*.qpack")));
    }

    void lessonsOfAPackAreTaken()
    {
        QVERIFY(put(inPacks("mine.qpack"), lessonPack()));
        Program program(m_folder->path());
        program.open();
        PuzzlesPage* page = pageOf(program);
        QTRY_COMPARE(page->findChildren<PackWidget*>().size(), 1);
        PackWidget* row = page->findChild<PackWidget*>();
        QVERIFY(row->puzzlesButton()->isHidden());
        QTest::mouseClick(row->lessonsButton(), Qt::LeftButton);
        LessonsPage* course = program.pages().learning().lessons();
        QTRY_COMPARE(program.pages().stack().page(), static_cast<Page*>(course));
        QVERIFY(course->isInLesson());
        auto* taskView = course->findChild<TaskView*>();
        QTRY_COMPARE(taskView->task(), QStringLiteral("Take."));
        taskView->board()->setTimeScale(0);
        give(taskView, rules::Move{{rules::Side::South, 9}});
        // Its progress is not that of the lesson of ours with the same id.
        const learn::Schedule& schedule = program.pages().learning().store().schedule();
        QCOMPARE(schedule.recordOf("pack/mine.qpack/even-is-yours.one").stars, 3);
        QVERIFY(!schedule.records().contains("even-is-yours.one"));
    }

    void aPackIsSavedForSomebodyElseRemovedAndBroughtBack()
    {
        const QByteArray text = packOf("Tuesday group", kPuzzle);
        QVERIFY(put(inPacks("a.qpack"), text));
        Program program(m_folder->path());
        program.open();
        PuzzlesPage* page = pageOf(program);
        QTRY_COMPARE(page->findChildren<PackWidget*>().size(), 1);
        const auto actions = seen<QToolButton>(page, "More commands for “Tuesday group”")->menu()->actions();
        actions[0]->trigger();
        auto* files = waitFor<QFileDialog>(program.window.get());
        QVERIFY(files);
        QVERIFY(put(outside("x"), {})); // makes the folder
        Q_EMIT files->fileSelected(outside("sent.qpack"));
        delete files;
        QTRY_COMPARE(bytesOf(outside("sent.qpack")), text);
        actions[1]->trigger();
        QTRY_VERIFY(page->findChild<PackWidget*>() == nullptr);
        QCOMPARE(
            QDir(QFileInfo(inPacks("a")).path()).entryList({QStringLiteral("a.qpack.aside-*")}, QDir::Files).size(), 1);
        QCOMPARE(program.notice(), QStringLiteral("The pack “Tuesday group” was removed."));
        press(program.window->notices(), "Undo");
        QTRY_COMPARE(page->findChildren<PackWidget*>().size(), 1);
        QCOMPARE(bytesOf(inPacks("a.qpack")), text);
    }

    /// From every other page: a position is found there.
    void makingAPuzzleLeadsToTheStudy()
    {
        Program program(m_folder->path());
        program.open();
        program.trigger(ActionId::Lessons);
        QVERIFY(program.action(ActionId::MakePuzzle)->isEnabled());
        program.trigger(ActionId::MakePuzzle);
        QCOMPARE(program.window->page(), program.pages().study());
        QVERIFY(shows(program.window->page(), "Find a position with one best move"));
        QVERIFY(!program.window->findChild<MakePuzzleDialog*>());
    }

    /// The command left the editor, and the study showed another position.
    void thePositionInTheEditorBecomesAPuzzle()
    {
        Program program(m_folder->path());
        program.open();
        program.pages().openPosition(rules::GameSetup(),
                                     positionOf("0,2,14,1,6,1,2,6,13/13,13,1,1,4,4,3,1,15 24,38 -,- s"));
        program.trigger(ActionId::MakePuzzle);
        auto* dialog = waitFor<MakePuzzleDialog>(program.window.get());
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->puzzle(), 60'000);
        QVERIFY(shows(dialog, "pit 5"));
    }

    void aPositionOfTheStudyBecomesAPuzzle()
    {
        Program program(m_folder->path());
        program.open();
        program.pages().openStudy(notation::GameRecord(
            rules::GameSetup(), positionOf("0,2,14,1,6,1,2,6,13/13,13,1,1,4,4,3,1,15 24,38 -,- s")));
        for (int i = 0; i < 2; ++i) {
            program.trigger(ActionId::MakePuzzle);
            auto* dialog = waitFor<MakePuzzleDialog>(program.window.get());
            QVERIFY(dialog);
            QTRY_VERIFY_WITH_TIMEOUT(dialog->puzzle(), 60'000);
            QVERIFY(shows(dialog, "pit 5"));
            if (i == 0)
                QTRY_VERIFY(button(dialog, "Add")->hasFocus());
            if (i == 1) { // the same puzzle again
                QCOMPARE(seen<QComboBox>(dialog, "Pack")->count(), 2);
                QVERIFY(!button(dialog, "Add")->isEnabled());
                QVERIFY(shows(dialog, "already"));
                seen<QComboBox>(dialog, "Pack")->setCurrentIndex(1);
                QVERIFY(button(dialog, "Add")->isEnabled());
                QTest::keyClick(dialog, Qt::Key_Escape);
                break;
            }
            auto* title = seen<QLineEdit>(dialog, "Title");
            title->selectAll();
            QTest::keyClicks(title, QStringLiteral("Of my games"));
            QTest::keyClick(title, Qt::Key_Return);
            QTRY_COMPARE(program.pages().learning().packs().packs().size(), std::size_t(1));
        }
        const QByteArray text = bytesOf(inPacks("Of my games.qpack"));
        QVERIFY2(text.startsWith("=== pack\ntitle = Of my games\n=== puzzles\ngame = togyzqumalaq\ncapture "),
                 text.constData());
        QVERIFY(learn::parsePack(text.toStdString()));
        // The study stays where it is.
        QCOMPARE(program.pages().stack().page(), static_cast<Page*>(program.pages().study()));
    }

    void aPositionWithoutOneBestMoveIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("reason");
        QTest::newRow("the start") << QStringLiteral("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s")
                                   << QStringLiteral("almost equally good");
        QTest::newRow("one move") << QStringLiteral("0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,3,1 78,78 -,- s")
                                  << QStringLiteral("only one legal move");
    }
    void aPositionWithoutOneBestMoveIsRefusedWithTheReason()
    {
        QFETCH(QString, position);
        QFETCH(QString, reason);
        PackStore store;
        store.setFolder(QFileInfo(inPacks("x")).path());
        MakePuzzleDialog dialog(store, rules::GameSetup(), positionOf(position));
        dialog.show();
        QVERIFY(!button(&dialog, "Add")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(shows(&dialog, reason), 60'000);
        QVERIFY(!button(&dialog, "Add")->isEnabled());
        QVERIFY(!seen<QComboBox>(&dialog, "Pack")->isEnabled());
    }

    void theMovesThatGoOnAreExplained()
    {
        QVERIFY(put(inPacks("a.qpack"), packOf("Tuesday group", kOther)));
        Program program(m_folder->path());
        program.open();
        PuzzlesPage* page = pageOf(program);
        QTRY_COMPARE(page->findChildren<PackWidget*>().size(), 1);
        QTest::mouseClick(page->findChild<PackWidget*>()->puzzlesButton(), Qt::LeftButton);
        TaskView* taskView = page->view()->taskView();
        taskView->board()->setTimeScale(0.02);
        handIn(taskView, page->view()->exercise().puzzle->answer());
        // At once, and while the moves are shown.
        const QString all = QStringLiteral(
            "Right. The move from your pit 5 takes 14 stones; the move from your pit 3 would take only 4. "
            "Your pit 9 becomes even, 14 instead of 13: harder to take from.");
        QTRY_COMPARE(plainMoves(taskView->feedback()), all);
        QTRY_VERIFY(!taskView->board()->isAnimating());
        QCOMPARE(plainMoves(taskView->feedback()), all);
    }
};

QUMALAQ_WINDOW_TEST(TestPacks)
#include "tst_packs.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several learners at one computer: their files, their page and a teacher's table.
#include "app/desktop/learn/learner_button.h"
#include "app/desktop/learn/learners_dialog.h"
#include "app/desktop/learn/learners_table.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/ui/announcer.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/files.h"

#include <QDate>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTableView>

#include <cmath>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

constexpr learn::Day kToday = 2'460'000;

/// A store and its learners in a folder.
struct Class {
    explicit Class(const QString& folder) : learners(store)
    {
        store.setCalendar([] { return kToday; });
        learners.setFolder(folder);
    }
    /// Ends with everything on disk.
    ~Class()
    {
        (void)store.file().waitForDisk();
        (void)learners.file().waitForDisk();
    }

    LearnStore store;
    Learners learners;
};

} // namespace

class TestLearners : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void oldProgressBelongsToTheFirstLearner()
    {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        {
            LearnStore old;
            old.setCalendar([] { return kToday; });
            old.setFile(dir.filePath(QStringLiteral("progress.json")));
            old.taskSolved("even-is-yours.take", 0);
        }
        Class classroom(folder.path());
        QVERIFY(classroom.learners.isAlone());
        QCOMPARE(classroom.store.schedule().recordOf("even-is-yours.take").stars, 3);
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("learners.json")))); // nothing to tell yet
    }

    void everyLearnerHasProgressOfTheirOwn()
    {
        const QTemporaryDir folder;
        {
            Class classroom(folder.path());
            classroom.store.taskSolved("a.b", 0);
            classroom.learners.rename(0, QStringLiteral("  Aliya  Omar "));
            classroom.learners.add(QStringLiteral("Bek"));
            QCOMPARE(classroom.store.schedule().recordOf("a.b").stars, 3); // who is learning goes on
            classroom.learners.choose(1);
            QCOMPARE(classroom.store.schedule().recordOf("a.b").stars, 0);
            classroom.store.rushEnded({40, 5, 2});
            classroom.learners.choose(0);
            QCOMPARE(classroom.store.rushBest().points, 0);
            QCOMPARE(classroom.store.schedule().recordOf("a.b").stars, 3);
        }
        Class again(folder.path());
        QCOMPARE(again.learners.all().size(), std::size_t(2));
        QCOMPARE(again.learners.nameOf(0), QStringLiteral("Aliya Omar"));
        QCOMPARE(again.learners.current(), std::size_t(0));
        again.learners.choose(1);
        QCOMPARE(again.store.rushBest().points, 40);
    }

    void aNameIsGivenOnce()
    {
        Class classroom{QString()};
        classroom.learners.add(QStringLiteral("Bek"));
        using Fault = Learners::NameError;
        QVERIFY(classroom.learners.faultOf(QStringLiteral("  ")) == Fault::Empty);
        QVERIFY(classroom.learners.faultOf(QStringLiteral(" bek ")) == Fault::Taken);
        QVERIFY(classroom.learners.faultOf(QStringLiteral("bek"), 1) == Fault::None); // their own
        QVERIFY(classroom.learners.faultOf(QStringLiteral("Bekzat")) == Fault::None);
        // Names are cut when they are kept.
        classroom.learners.add(QString(60, u'a'));
        QVERIFY(classroom.learners.faultOf(QString(60, u'a') + u'b') == Fault::Taken);
    }

    void aRemovedLearnersFileIsSetAside()
    {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        Class classroom(folder.path());
        classroom.learners.add(QStringLiteral("Bek"));
        classroom.learners.choose(1);
        classroom.store.taskSolved("a.b", 0);
        QVERIFY(classroom.store.file().waitForDisk());
        const QByteArray kept = bytesOf(dir.filePath(QStringLiteral("progress-2.json")));
        QVERIFY(!kept.isEmpty());
        QVERIFY(classroom.learners.remove(1)); // also the one who is learning
        QCOMPARE(classroom.learners.all().size(), std::size_t(1));
        QCOMPARE(classroom.learners.current(), std::size_t(0));
        QCOMPARE(classroom.store.schedule().recordOf("a.b").stars, 0);
        const QStringList aside = dir.entryList({QStringLiteral("progress-2.json.aside-*")}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QCOMPARE(bytesOf(dir.filePath(aside.front())), kept);
        // Somebody new does not get it.
        classroom.learners.add(QStringLiteral("Cem"));
        classroom.learners.choose(1);
        QCOMPARE(classroom.store.schedule().recordOf("a.b").stars, 0);
        QVERIFY(classroom.learners.remove(0));
        QCOMPARE(classroom.learners.nameOf(classroom.learners.current()), QStringLiteral("Cem"));
    }

    void aRemovalIsUndoneWithAllFiles()
    {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        Class classroom(folder.path());
        classroom.learners.add(QStringLiteral("Bek"));
        classroom.learners.add(QStringLiteral("Cem"));
        classroom.learners.choose(1);
        classroom.store.taskSolved("a.b", 0);
        QVERIFY(classroom.store.file().waitForDisk());
        QVERIFY(put(dir.filePath(QStringLiteral("mistakes-2.json")), "{}"));
        QVERIFY(classroom.learners.file().waitForDisk());
        const auto before = classroom.learners.all();
        const QStringList files = dir.entryList(QDir::Files);
        QVERIFY(classroom.learners.remove(1));
        classroom.learners.add(QStringLiteral("Dana")); // gets other files
        QVERIFY(classroom.learners.undoRemoval());
        QCOMPARE(classroom.learners.current(), std::size_t(1));
        QCOMPARE(classroom.learners.nameOf(1), QStringLiteral("Bek"));
        QCOMPARE(classroom.learners.all().size(), before.size() + 1);
        QVERIFY(classroom.store.schedule().recordOf("a.b").stars > 0);
        QVERIFY(classroom.store.file().waitForDisk());
        QVERIFY(classroom.learners.file().waitForDisk());
        QCOMPARE(dir.entryList(QDir::Files), files);
        QVERIFY(classroom.learners.undoRemoval()); // nothing left to undo
        QCOMPARE(classroom.learners.all().size(), before.size() + 1);
    }

    void aFileThatCannotComeBackDoesNotKeepTheOthersAway()
    {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        Class classroom(folder.path());
        classroom.learners.add(QStringLiteral("Bek"));
        const QString progress = dir.filePath(QStringLiteral("progress-2.json"));
        const QString mistakes = dir.filePath(QStringLiteral("mistakes-2.json"));
        QVERIFY(put(progress, "{}") && put(mistakes, "{}"));
        QVERIFY(classroom.learners.remove(1));
        QVERIFY(put(mistakes, "[]")); // somebody else made it
        QVERIFY(!classroom.learners.undoRemoval());
        QCOMPARE(bytesOf(progress), QByteArray("{}"));
        QCOMPARE(bytesOf(mistakes), QByteArray("[]"));
    }

    void aRemovalThatCannotBeUndoneSaysWhy()
    {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        Class classroom(folder.path());
        classroom.learners.add(QStringLiteral("Bek"));
        const QString file = dir.filePath(QStringLiteral("progress-2.json"));
        QVERIFY(put(file, "{}"));
        QVERIFY(classroom.learners.remove(1));
        QVERIFY(put(file, "[]")); // somebody else made it
        const auto undone = classroom.learners.undoRemoval();
        QVERIFY(!undone && !undone.error().isEmpty());
        QCOMPARE(classroom.learners.all().size(), std::size_t(1));
        QVERIFY(QFile::remove(file));
        QVERIFY(classroom.learners.undoRemoval());
        QCOMPARE(classroom.learners.all().size(), std::size_t(2));
        QCOMPARE(bytesOf(file), QByteArray("{}"));
    }

    void aListThatCannotBeReadLosesNobody_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("not JSON") << QByteArray("{\"learners\": [");
        QTest::newRow("nobody in it") << QByteArray("{\"format\": 1, \"learners\": []}");
        QTest::newRow("a path that leads elsewhere")
            << QByteArray("{\"format\": 1, \"learners\": [{\"name\": \"x\", \"file\": \"../../secret.json\"}]}");
        QTest::newRow("numbers for names") << QByteArray("{\"format\": 1, \"learners\": [1, 2, {\"file\": 3}]}");
    }
    void aListThatCannotBeReadLosesNobody()
    {
        QFETCH(QByteArray, list);
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        {
            Class classroom(folder.path());
            classroom.learners.add(QStringLiteral("Bek"));
            classroom.learners.choose(1);
            classroom.store.taskSolved("a.b", 0);
        }
        QVERIFY(put(dir.filePath(QStringLiteral("learners.json")), list));
        Class again(folder.path());
        QCOMPARE(again.learners.all().size(), std::size_t(2));
        QCOMPARE(again.learners.nameOf(1), QStringLiteral("Learner 2"));
        again.learners.choose(1);
        QCOMPARE(again.store.schedule().recordOf("a.b").stars, 3);
    }

    void aListOfALaterVersionIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const QString path = QDir(folder.path()).filePath(QStringLiteral("learners.json"));
        const QByteArray list = "{\"format\": 9, \"current\": \"progress-3.json\", \"learners\": "
                                "[{\"name\": \"Ada\", \"file\": \"progress.json\"}, "
                                "{\"name\": \"Bek\", \"file\": \"progress-3.json\"}]}";
        QVERIFY(put(path, list));
        {
            Class classroom(folder.path());
            QCOMPARE(classroom.learners.nameOf(classroom.learners.current()), QStringLiteral("Bek"));
            classroom.learners.add(QStringLiteral("Cem"));
        }
        QCOMPARE(bytesOf(path), list);
    }

    void theTableSaysWhoDidWhat()
    {
        const QTemporaryDir folder;
        Class classroom(folder.path());
        classroom.learners.rename(0, QStringLiteral("Omar, \"Aliya\""));
        const learn::Lesson& lesson = LessonCatalog::courses().front().lessons.front();
        for (const std::string& key : LessonCatalog::keysOf(lesson))
            classroom.store.taskSolved(key, 1);
        classroom.store.puzzleTried(QStringLiteral("p"), 1, learn::PuzzleResult::Solved);
        classroom.learners.add(QStringLiteral("=1+1"));
        classroom.learners.choose(1);
        classroom.store.rushEnded({40, 5, 2});
        QVERIFY(classroom.store.file().waitForDisk());
        const auto reports = Learners::read(classroom.learners.reportFiles());
        QCOMPARE(reports.size(), std::size_t(2));
        const QByteArray csv = LearnersTable::csv(reports, kToday + 1, Language::English);
        QVERIFY(csv.startsWith("\xEF\xBB\xBFName,Lessons finished,"));
        const QStringList lines = QString::fromUtf8(csv).split(QStringLiteral("\r\n"));
        QCOMPARE(lines.size(), 4); // the last one is empty
        const auto tasks = lesson.tasks.size();
        const QString rating = QString::number(std::lround(reports[0].progress.rating.value));
        const QString day = QDate::fromJulianDay(kToday).toString(Qt::ISODate);
        QCOMPARE(lines[1], QStringLiteral("\"Omar, \"\"Aliya\"\"\",1,,%1,%2,1,%3,1,%4,0")
                               .arg(QString::number(tasks), QString::number(2 * tasks), rating, day));
        // A spreadsheet does not compute a name.
        QCOMPARE(lines[2], QStringLiteral("'=1+1,0,,0,0,0,,1,%1,40").arg(day));
    }

    /// On the screen, for a teacher who looks at the class.
    void thePageSaysWhoStoppedWhere()
    {
        const QTemporaryDir folder;
        const auto& lessons = LessonCatalog::courses().front().lessons;
        const auto finish = [](Class& classroom, const learn::Lesson& lesson, int misses) {
            for (const std::string& key : LessonCatalog::keysOf(lesson))
                classroom.store.taskSolved(key, misses);
        };
        Class classroom(folder.path());
        classroom.learners.rename(0, QStringLiteral("Aliya"));
        finish(classroom, lessons[0], 0);
        finish(classroom, lessons[1], 1);
        classroom.store.taskSolved(LessonCatalog::keysOf(lessons[2])[0], 1);
        for (const char* name : {"Bek", "Cem"})
            classroom.learners.add(QString::fromUtf8(name));
        classroom.learners.choose(1);
        classroom.store.taskSolved(LessonCatalog::keysOf(lessons[0])[0], 0);
        classroom.store.puzzleTried(QStringLiteral("p"), 1, learn::PuzzleResult::Missed);
        QVERIFY(classroom.store.file().waitForDisk());
        LearnersDialog dialog(classroom.learners, Language::English);
        dialog.show();
        const auto row = [&dialog](int line, int role = Qt::DisplayRole) {
            QStringList cells;
            for (int column = 0; column < LearnersDialog::ColumnCount; ++column)
                cells.append(dialog.table()->model()->index(line, column).data(role).toString());
            return cells.join(u'|');
        };
        int all = 0;
        for (const Course& course : LessonCatalog::courses())
            all += static_cast<int>(course.lessons.size());
        const QString day = DateText::of(QDate::fromJulianDay(kToday));
        // Not in a lesson that is finished, though tasks of it are to be repeated.
        const QString title = LessonCatalog::titleOf(lessons[2], Language::English);
        QTRY_COMPARE(row(0), QStringLiteral("Aliya|2 of %1|0|%2, task 2|%3").arg(QString::number(all), title, day));
        QCOMPARE(row(1), QStringLiteral("Bek|0 of %1|0 of 1|The board, task 2|%2").arg(QString::number(all), day));
        QCOMPARE(row(2), QStringLiteral("Cem|0 of %1|0||").arg(all));
        QCOMPARE(
            row(2, Qt::AccessibleTextRole),
            QStringLiteral("|lessons: 0 of %1|puzzles solved on the first try: 0|no lesson begun|has not practised yet")
                .arg(all));
        QVERIFY(dialog.table()->currentIndex().row() == 1); // who is learning
        QTest::keyClick(dialog.table(), Qt::Key_Down);
        QTest::keyClick(dialog.table(), Qt::Key_Down);
        QCOMPARE(dialog.table()->currentIndex().row(), 2);
        QTest::keyClick(dialog.table(), Qt::Key_Home);
        QCOMPARE(dialog.table()->currentIndex().row(), 0);
    }

    /// It left no room for where a learner stopped, and the last column was outside.
    void aLongNameHidesNoColumn()
    {
        const QTemporaryDir folder;
        Class classroom(folder.path());
        classroom.learners.rename(0, QString(Settings::kMaxNameLength, u'w'));
        LearnersDialog dialog(classroom.learners, Language::English);
        dialog.resize(600, 460);
        dialog.show();
        const QTableView* table = dialog.table();
        QTRY_VERIFY(!table->model()->index(0, LearnersDialog::Lessons).data().toString().isEmpty());
        QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        QVERIFY(table->columnWidth(LearnersDialog::Place) >= table->columnWidth(LearnersDialog::Lessons));
    }

    void somebodyAloneIsNotAsked()
    {
        OpenProgram program;
        program.trigger(ActionId::Lessons);
        auto* button = program.window->findChild<LearnerButton*>();
        QVERIFY(button && button->isHidden());
    }

    void thePagesNameTheLearner()
    {
        OpenProgram program;
        Learners& learners = program.pages().learning().learners();
        QCOMPARE(program.window->page()->heading(), QString());
        learners.rename(0, QStringLiteral("Ann"));
        learners.add(QStringLiteral("Cem"));
        learners.choose(1);
        QCOMPARE(program.window->page()->heading(), QStringLiteral("Cem"));
        QCOMPARE(program.settings().ownName(), QStringLiteral("Cem"));
        program.trigger(ActionId::Puzzles);
        QCOMPARE(program.window->page()->heading(), QStringLiteral("Puzzles · Cem"));
        program.trigger(ActionId::Progress);
        QCOMPARE(program.window->page()->heading(), QStringLiteral("My progress · Cem"));
        learners.choose(0);
        QCOMPARE(program.window->page()->heading(), QStringLiteral("My progress · Ann"));
        QCOMPARE(program.settings().ownName(), QStringLiteral("Ann"));
        // Another name that was typed stays.
        program.settings().setOwnName(QStringLiteral("Anna K."));
        learners.choose(1);
        QCOMPARE(program.settings().ownName(), QStringLiteral("Anna K."));
    }

    /// The fifth name of a class was added below the lower edge of the table.
    void whoWasAddedIsSeen()
    {
        OpenProgram program;
        program.trigger(ActionId::Learners);
        auto* dialog = waitFor<LearnersDialog>(program.window.get());
        QVERIFY(dialog);
        auto* field = seen<QLineEdit>(dialog, "New learner");
        const QTableView* table = dialog->table();
        for (int i = 1; i <= 20; ++i) {
            field->setText(QString::number(i));
            QTest::keyClick(field, Qt::Key_Return);
        }
        const QRect last = table->visualRect(table->model()->index(20, LearnersDialog::Name));
        QVERIFY(last.isValid() && table->viewport()->rect().contains(last));
    }

    void learnersAreAddedRenamedChosenAndRemovedInThePage()
    {
        OpenProgram program;
        program.trigger(ActionId::Lessons);
        Learners& learners = program.pages().learning().learners();
        program.trigger(ActionId::Learners);
        auto* dialog = waitFor<LearnersDialog>(program.window.get());
        QVERIFY(dialog);
        // Add with the keyboard alone.
        auto* field = seen<QLineEdit>(dialog, "New learner");
        QTRY_VERIFY(field->hasFocus()); // the class has no others yet
        QSignalSpy said(&Announcer::of(*dialog), &Announcer::announced);
        QTest::keyClicks(field, QStringLiteral("Bek"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!said.isEmpty() && said.last().at(0).toString() == QStringLiteral("Added Bek."));
        QVERIFY(dialog->isVisible());
        QAbstractItemModel* model = dialog->table()->model();
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(learners.nameOf(1), QStringLiteral("Bek"));
        QCOMPARE(learners.current(), std::size_t(0));
        QVERIFY(field->text().isEmpty());
        // The same name is refused, with a reason, which is told.
        QTest::keyClicks(field, QStringLiteral("bek"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(model->rowCount(), 2);
        QVERIFY(dialog->message()->text().contains(QStringLiteral("bek")));
        QTRY_VERIFY(!said.isEmpty() && said.last().at(0).toString() == dialog->message()->text());
        field->clear();
        QVERIFY(dialog->message()->text().isEmpty());
        // Rename in the list.
        const auto select = [&](int row) { dialog->table()->setCurrentIndex(model->index(row, 0)); };
        select(0);
        press(dialog, "Rename");
        auto* editor = dialog->table()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("Aliya"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(learners.nameOf(0), QStringLiteral("Aliya"));
        // Choose with the mouse.
        select(1);
        press(dialog, "Choose");
        QCOMPARE(learners.current(), std::size_t(1));
        QVERIFY(button(program.window.get(), "Bek"));
        // A row does what its button does.
        QTableView* table = dialog->table();
        const QPoint cell = table->visualRect(model->index(0, 1)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, cell);
        QCOMPARE(learners.current(), std::size_t(0));
        select(1);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(learners.current(), std::size_t(1));
        QVERIFY(dialog->isVisible());
        // Remove, undo, remove again.
        for (const bool isUndone : {true, false}) {
            select(1);
            press(dialog, "Remove");
            QTRY_COMPARE(learners.all().size(), std::size_t(1));
            QTRY_COMPARE(said.last().at(0).toString(), QStringLiteral("“Bek” was removed."));
            QVERIFY(!button(dialog, "Remove")->isEnabled());
            QTest::keyClicks(field, QStringLiteral("C")); // does not take the button away
            field->clear();
            if (isUndone) {
                press(dialog, "Undo");
                QTRY_COMPARE(learners.all().size(), std::size_t(2));
                QCOMPARE(learners.current(), std::size_t(1));
                QVERIFY(dialog->message()->text().isEmpty());
                QVERIFY(button(program.window.get(), "Bek"));
            }
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    void theMenuOfTheCourseChangesTheLearner()
    {
        OpenProgram program;
        Learners& learners = program.pages().learning().learners();
        learners.rename(0, QStringLiteral("Ann & Bob"));
        learners.add(QStringLiteral("Cem"));
        learners.choose(1);
        program.trigger(ActionId::Lessons);
        auto* button = program.window->findChild<LearnerButton*>();
        QVERIFY(button && button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("Cem"));
        QCOMPARE(button->menu()->actions().constFirst()->text(), QStringLiteral("Ann && Bob"));
        button->menu()->actions().constFirst()->trigger();
        QTRY_COMPARE(learners.current(), std::size_t(0));
        QTRY_COMPARE(button->text(), QStringLiteral("Ann && Bob"));
        // A long name leaves room for the other buttons.
        const QString name(Settings::kMaxNameLength, u'w');
        learners.rename(0, name);
        QCOMPARE(button->text(), QString(19, u'w') + u'…');
        QCOMPARE(button->toolTip(), name);
        button->menu()->actions().constLast()->trigger();
        QVERIFY(waitFor<LearnersDialog>(program.window.get()));
    }

    void theTableIsSavedFromThePage()
    {
        OpenProgram program;
        program.pages().learning().learners().add(QStringLiteral("Бек"));
        program.trigger(ActionId::Learners);
        auto* dialog = waitFor<LearnersDialog>(program.window.get());
        QVERIFY(dialog);
        QTRY_VERIFY(button(dialog, "Export…")->isEnabled());
        press(dialog, "Export…");
        auto* files = waitFor<QFileDialog>(program.window.get());
        QVERIFY(files);
        const QString today = QDate::currentDate().toString(Qt::ISODate);
        QCOMPARE(QFileInfo(files->selectedFiles().first()).fileName(), QStringLiteral("Class %1.csv").arg(today));
        const QString path = program.path("table.csv");
        Q_EMIT files->fileSelected(path);
        delete files;
        QTRY_VERIFY(bytesOf(path).contains("Бек,0,,0,0,0,,0,,0"));
    }
};

QUMALAQ_WINDOW_TEST(TestLearners)
#include "tst_learners.moc"

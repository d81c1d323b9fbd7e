// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dialog that prints puzzles and empty scoresheets.
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/window/worksheet_dialog.h"
#include "core/notation/move_text.h"
#include "tests/app/desktop/visible.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/files.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;

class TestWorksheetDialog : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_program = std::make_unique<Program>(m_folder->path());
        m_program->open();
    }
    void cleanup()
    {
        m_program.reset();
        m_folder.reset();
    }

    void worksheetsAreSavedAsPdf_data()
    {
        QTest::addColumn<bool>("isBlank");
        QTest::addColumn<int>("pages");
        QTest::newRow("puzzles and their answers") << false << 3;
        QTest::newRow("an empty scoresheet") << true << 2;
    }
    void worksheetsAreSavedAsPdf()
    {
        QFETCH(bool, isBlank);
        QFETCH(int, pages);
        m_program->trigger(ActionId::Worksheets);
        auto* dialog = waitFor<WorksheetDialog>(m_program->window.get());
        QVERIFY(dialog);
        const auto boxes = dialog->findChildren<QComboBox*>();
        boxes[0]->setCurrentIndex(isBlank ? 1 : 0);
        QCOMPARE(boxes[1]->isEnabled(), !isBlank);
        press(dialog, "Save as PDF…");
        auto* files = waitFor<QFileDialog>(m_program->window.get());
        QVERIFY(files);
        const QString path = QDir(m_folder->path()).filePath(QStringLiteral("sheet.pdf"));
        Q_EMIT files->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QCOMPARE(bytesOf(path).count("/Type /Page\n"), pages); // twelve puzzles, six on a page
    }

    /// "525 puzzles" stood below the number of those that are printed.
    void theNoteSaysHowManyAreChosen()
    {
        m_program->trigger(ActionId::Worksheets);
        auto* dialog = waitFor<WorksheetDialog>(m_program->window.get());
        QVERIFY(dialog);
        auto* number = dialog->findChild<QSpinBox*>();
        number->setValue(7);
        const auto all = LessonCatalog::puzzles().puzzles.size();
        QVERIFY(shows(dialog, QStringLiteral("7 of %1 puzzles. The answers are on the last page.").arg(all)));
    }

    void aWorksheetNamesTheLearnerAndTheGames()
    {
        QVERIFY(put(QDir(m_folder->path()).filePath(QStringLiteral("a.qpack")),
                    "=== pack\ntitle = Monday\nlearner = Aisulu\n=== puzzles\ngame = togyzqumalaq\n"
                    "capture 2 | 9,9,9,9,9,9,9,9,1/10,10,10,10,10,10,10,0,9 10,0 -,- n | 98 91 | Aisulu – Bek\n"));
        m_program->pages().addPack(QDir(m_folder->path()).filePath(QStringLiteral("a.qpack")));
        QTRY_COMPARE(m_program->pages().learning().packs().packs().size(), std::size_t(1));
        m_program->trigger(ActionId::Worksheets);
        auto* dialog = waitFor<WorksheetDialog>(m_program->window.get());
        QVERIFY(dialog);
        auto* packs = dialog->findChildren<QComboBox*>()[1];
        packs->setCurrentIndex(packs->findText(QStringLiteral("Monday")));
        const Worksheet sheet = dialog->worksheet();
        QCOMPARE(sheet.learner, QStringLiteral("Aisulu"));
        QCOMPARE(sheet.items.size(), std::size_t(1));
        QCOMPARE(sheet.items[0].source, QStringLiteral("Aisulu – Bek"));
        QCOMPARE(sheet.items[0].answer, QStringLiteral("98 91"));
        QVERIFY2(sheet.items[0].reason.contains(QStringLiteral("10 stones")), qPrintable(sheet.items[0].reason));
    }

    void aWorksheetIsOfThePuzzlesAskedFor()
    {
        m_program->trigger(ActionId::Worksheets);
        auto* dialog = waitFor<WorksheetDialog>(m_program->window.get());
        QVERIFY(dialog);
        const auto boxes = dialog->findChildren<QComboBox*>();
        boxes[2]->setCurrentIndex(boxes[2]->findData(int(learn::PuzzleKind::Atsyrau)));
        boxes[3]->setCurrentIndex(boxes[3]->findData(5));
        const auto all = LessonCatalog::puzzles().puzzles;
        const auto fitting = std::count_if(all.begin(), all.end(), [](const learn::Puzzle& puzzle) {
            return puzzle.kind == learn::PuzzleKind::Atsyrau && puzzle.grade == 5;
        });
        QVERIFY(fitting > 0 && fitting < 12);
        const Worksheet sheet = dialog->worksheet();
        QCOMPARE(static_cast<int>(sheet.items.size()), static_cast<int>(fitting));
        for (const Worksheet::Item& item : sheet.items) {
            const auto found = std::find_if(all.begin(), all.end(), [&item](const learn::Puzzle& puzzle) {
                return puzzle.position == item.position;
            });
            QVERIFY(found != all.end());
            QVERIFY(item.answer.startsWith(QString::fromStdString(notation::toText(found->position, found->answer()))));
            QVERIFY2(item.reason.contains(QStringLiteral("pit")), qPrintable(item.reason));
        }
    }
};

QUMALAQ_WINDOW_TEST(TestWorksheetDialog)
#include "tst_worksheet_dialog.moc"

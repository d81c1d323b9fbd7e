// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/editor/editor_page.h"
#include "core/notation/position_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

#include <functional>
#include <optional>
#include <string>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;

class TestEditorPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noButtonIsCutInALowWindow()
    {
        for (const Language language : allLanguages()) {
            OpenProgram program(language);
            program.trigger(ActionId::Editor);
            program.window->resize(800, 575);
            QCoreApplication::processEvents();
            for (const auto* button : program.window->page()->findChildren<QPushButton*>())
                QVERIFY2(!button->isVisible() || button->visibleRegion().boundingRect() == button->rect(),
                         qPrintable(button->text()));
        }
    }

    void stonesAreSetByMouseWheelAndKeys()
    {
        OpenProgram program;
        program.trigger(ActionId::Editor);
        auto* page = qobject_cast<EditorPage*>(program.window->page());
        QVERIFY(page);
        BoardWidget* board = page->board();
        const Pit pit{Side::South, 3};
        const QPoint middle = board->pitRect(pit).center();
        QTest::mouseClick(board, Qt::LeftButton, {}, middle);
        QCOMPARE(page->draft().board().at(pit), 10);
        QVERIFY(shows(page, "163 of 162"));
        QVERIFY(!button(page, "Play from here")->isEnabled());
        QTest::mouseClick(board, Qt::RightButton, {}, middle);
        QTest::mouseClick(board, Qt::RightButton, {}, middle);
        QCOMPARE(page->draft().board().at(pit), 8);
        QWheelEvent wheel(middle, board->mapToGlobal(middle), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(board, &wheel);
        QCOMPARE(page->draft().board().at(pit), 9);
        QVERIFY(button(page, "Play from here")->isEnabled());
        QTest::mouseClick(board, Qt::MiddleButton, {}, middle);
        QCOMPARE(page->draft().board().at(pit), 9);
        for (int i = 0; i < 12; ++i) { // a touch pad sends parts of a notch
            QWheelEvent part(middle, board->mapToGlobal(middle), {}, {0, -10}, {}, {}, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(board, &part);
        }
        QCOMPARE(page->draft().board().at(pit), 8);
        QTest::keyClicks(board, QStringLiteral("12"));
        QCOMPARE(page->draft().board().at(pit), 12);
        QTest::keyClick(board, Qt::Key_Backspace);
        QCOMPARE(page->draft().board().at(pit), 0);
        QTest::keyClick(board, Qt::Key_Plus);
        QCOMPARE(page->draft().board().at(pit), 1);
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_5);
        QCOMPARE(page->draft().board().at(Pit{Side::South, 4}), 5);
        QTest::keyClick(board, Qt::Key_T);
        QCOMPARE(page->draft().board().tuzdyks[1], 4);
        QCOMPARE(seen<QComboBox>(page, "Tuzdyk: Second")->currentIndex(), 4);
        // Its stones went to its owner.
        QCOMPARE(page->draft().board().stores[1], 5);
        // Adds one stone to a kazan.
        QTest::mouseClick(board, Qt::LeftButton, {}, board->storeRect(Side::South).center());
        QCOMPARE(page->draft().board().stores[0], 1);
    }

    void everyChangeIsUndone_data()
    {
        QTest::addColumn<std::function<void(EditorPage*)>>("change");
        const auto row = [](const char* name, const std::function<void(EditorPage*)>& change) {
            QTest::newRow(name) << change;
        };
        row("a click", [](EditorPage* page) {
            QTest::mouseClick(page->board(), Qt::LeftButton, {}, page->board()->pitRect({Side::South, 3}).center());
        });
        row("a digit", [](EditorPage* page) { QTest::keyClick(page->board(), Qt::Key_5); });
        row("all stones removed", [](EditorPage* page) { press(page, "Empty board"); });
        row("the next to move", [](EditorPage* page) {
            auto* next = seen<QComboBox>(page, "Next to move");
            next->setFocus();
            QTest::keyClick(next, Qt::Key_Up);
        });
        row("a text", [](EditorPage* page) {
            auto* field = seen<QLineEdit>(page, "The position as text");
            field->setText({});
            QTest::keyClicks(field, QStringLiteral("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- n"));
        });
        row("another game", [](EditorPage* page) {
            auto* game = seen<QComboBox>(page, "Game");
            game->setFocus();
            QTest::keyClick(game, Qt::Key_End);
        });
    }
    void everyChangeIsUndone()
    {
        QFETCH(std::function<void(EditorPage*)>, change);
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::Editor);
        const auto pageNow = [&] { return qobject_cast<EditorPage*>(program.window->page()); };
        const auto draft = [&] { return pageNow()->draft().text(); };
        const auto can = [&](ActionId command) { return program.window->actions().at(command)->isEnabled(); };
        QTest::keyClick(pageNow()->board(), Qt::Key_Plus);
        const std::string before = draft();
        change(pageNow());
        const std::string after = draft();
        QVERIFY(after != before && can(ActionId::Undo) && !can(ActionId::Redo));
        program.trigger(ActionId::Undo);
        QCOMPARE(draft(), before);
        QCOMPARE(pageNow()->board()->board().total(), 163);
        program.trigger(ActionId::Redo);
        QCOMPARE(draft(), after);
        QVERIFY(!can(ActionId::Redo));
        program.setLanguage(Language::Kazakh); // the page is made anew
        QTRY_VERIFY(pageNow() != nullptr && draft() == after && can(ActionId::Undo));
        program.trigger(ActionId::Undo);
        program.trigger(ActionId::Undo);
        QCOMPARE(pageNow()->shownPosition(), std::optional(program.match.history().position()));
        QVERIFY(!can(ActionId::Undo)); // it began with the position of the game
    }

    void textIsTypedAndPlayedFrom()
    {
        OpenProgram program;
        program.trigger(ActionId::Editor);
        auto* page = qobject_cast<EditorPage*>(program.window->page());
        QVERIFY(page);
        auto* field = seen<QLineEdit>(page, "The position as text");
        field->setFocus();
        field->selectAll();
        const QString text = QStringLiteral("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- n");
        QTest::keyClicks(field, text);
        QCOMPARE(QString::fromStdString(page->draft().text()), text);
        QSignalSpy analysed(page, &EditorPage::analyseRequested);
        press(page, "Study");
        QCOMPARE(analysed.size(), 1);
        program.trigger(ActionId::Editor);
        press(page, "Play from here");
        QVERIFY(program.match.hasGame());
        QCOMPARE(QString::fromStdString(notation::toText(program.match.history().start())), text);
        QVERIFY(program.match.isPersonToMove());
    }

    void theFieldsEndWhereTheButtonsEnd_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("640x480") << QSize(640, 480);
        QTest::newRow("800x600") << QSize(800, 600);
        QTest::newRow("1280x800") << QSize(1280, 800);
    }
    void theFieldsEndWhereTheButtonsEnd()
    {
        QFETCH(QSize, size);
        OpenProgram program;
        program.trigger(ActionId::Editor);
        auto* page = qobject_cast<EditorPage*>(program.window->page());
        QVERIFY(page);
        program.window->resize(size);
        QCoreApplication::processEvents();
        const auto rightOf = [page](const QWidget* widget) {
            return widget->mapTo(page, QPoint(widget->width(), 0)).x();
        };
        const auto boxes = page->findChildren<QComboBox*>();
        const int fields = rightOf(seen<QLineEdit>(page, "The position as text"));
        for (const QComboBox* box : boxes) {
            if (box->isVisible())
                QCOMPARE(rightOf(box), fields);
        }
        const auto* bar = page->findChild<QScrollArea*>()->verticalScrollBar();
        QCOMPARE(bar->isVisible(), size.height() < 500); // otherwise all rows are whole
        if (bar->isVisible())
            QVERIFY(fields < bar->mapTo(page, QPoint()).x());
        else
            QCOMPARE(fields, rightOf(button(page, "Study")));
    }

    void theEditorTakesThePositionOfThePreviousPage()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::Editor);
        auto* page = qobject_cast<EditorPage*>(program.window->page());
        QVERIFY(page);
        QVERIFY(page->shownPosition() == program.match.history().position());
    }
};

QUMALAQ_WINDOW_TEST(TestEditorPage)
#include "tst_editor_page.moc"

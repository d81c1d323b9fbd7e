// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/editor/editor_room.h"
#include "app/desktop/editor/position_form.h"
#include "core/notation/position_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::House;
using rules::Side;

class TestEditorRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void stonesAreSetByMouseWheelAndKeys()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        program.trigger(ActionId::Editor);
        auto* room = qobject_cast<EditorRoom*>(program.window->room());
        QVERIFY(room);
        BoardWidget* board = room->board();
        const House house{Side::South, 3};
        const QPoint middle = board->houseRect(house).center();
        QTest::mouseClick(board, Qt::LeftButton, {}, middle);
        QCOMPARE(room->draft().board().at(house), 10);
        QVERIFY(room->sumLabel()->text().contains(QStringLiteral("163 of 162")));
        QVERIFY(!room->playButton()->isEnabled());
        QTest::mouseClick(board, Qt::RightButton, {}, middle);
        QTest::mouseClick(board, Qt::RightButton, {}, middle);
        QCOMPARE(room->draft().board().at(house), 8);
        QWheelEvent wheel(middle, board->mapToGlobal(middle), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(board, &wheel);
        QCOMPARE(room->draft().board().at(house), 9);
        QVERIFY(room->playButton()->isEnabled());
        QTest::keyClicks(board, QStringLiteral("12"));
        QCOMPARE(room->draft().board().at(house), 12);
        QTest::keyClick(board, Qt::Key_Backspace);
        QCOMPARE(room->draft().board().at(house), 0);
        QTest::keyClick(board, Qt::Key_Plus);
        QCOMPARE(room->draft().board().at(house), 1);
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_5);
        QCOMPARE(room->draft().board().at(House{Side::South, 4}), 5);
        QTest::keyClick(board, Qt::Key_T);
        QCOMPARE(room->draft().board().tuzdyks[1], 4);
        QCOMPARE(room->form()->tuzdykBox(Side::North)->currentIndex(), 4);
        // Its stones went to its owner.
        QCOMPARE(room->draft().board().stores[1], 5);
        // Adds one stone to a kazan.
        QTest::mouseClick(board, Qt::LeftButton, {}, board->storeRect(Side::South).center());
        QCOMPARE(room->draft().board().stores[0], 1);
    }

    void textIsTypedAndPlayedFrom()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        program.trigger(ActionId::Editor);
        auto* room = qobject_cast<EditorRoom*>(program.window->room());
        QVERIFY(room);
        room->form()->textField()->setFocus();
        room->form()->textField()->selectAll();
        const QString text = QStringLiteral("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- n");
        QTest::keyClicks(room->form()->textField(), text);
        QCOMPARE(QString::fromStdString(room->draft().text()), text);
        QSignalSpy analysed(room, &EditorRoom::analyseWished);
        QTest::mouseClick(room->analyseButton(), Qt::LeftButton);
        QCOMPARE(analysed.size(), 1);
        program.trigger(ActionId::Editor);
        QTest::mouseClick(room->playButton(), Qt::LeftButton);
        QVERIFY(program.match.hasGame());
        QCOMPARE(QString::fromStdString(notation::toText(program.match.history().start())), text);
        QVERIFY(program.match.isHumanToMove());
    }

    void theFieldsEndWhereTheButtonsEnd_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("640x480") << QSize(640, 480);
        QTest::newRow("1280x800") << QSize(1280, 800);
    }
    void theFieldsEndWhereTheButtonsEnd()
    {
        QFETCH(QSize, size);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        program.trigger(ActionId::Editor);
        auto* room = qobject_cast<EditorRoom*>(program.window->room());
        QVERIFY(room);
        program.window->resize(size);
        QCoreApplication::processEvents();
        const auto rightOf = [room](const QWidget* widget) {
            return widget->mapTo(room, QPoint(widget->width(), 0)).x();
        };
        const auto boxes = room->form()->findChildren<QComboBox*>();
        const int fields = rightOf(room->form()->textField());
        for (const QComboBox* box : boxes) {
            if (box->isVisible())
                QCOMPARE(rightOf(box), fields);
        }
        const auto* bar = room->findChild<QScrollArea*>()->verticalScrollBar();
        QCOMPARE(bar->isVisible(), size.height() < 500);
        if (bar->isVisible())
            QVERIFY(fields < bar->mapTo(room, QPoint()).x());
        else
            QCOMPARE(fields, rightOf(room->playButton()));
    }

    void theEditorTakesThePositionOfThePreviousRoom()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.beginForTwo();
        program.press(Qt::Key_7);
        program.trigger(ActionId::Editor);
        auto* room = qobject_cast<EditorRoom*>(program.window->room());
        QVERIFY(room);
        QVERIFY(room->shownPosition() == program.match.history().position());
    }
};

QUMALAQ_WINDOW_TEST(TestEditorRoom)
#include "tst_editor_room.moc"

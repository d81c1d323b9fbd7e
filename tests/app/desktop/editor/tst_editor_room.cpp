// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/editor/editor_room.h"
#include "core/notation/position_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
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

    void anyPositionGoesThroughADraft_data()
    {
        QTest::addColumn<int>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(rules::idOf(game).data()) << static_cast<int>(game);
    }
    void anyPositionGoesThroughADraft()
    {
        QFETCH(int, game);
        const rules::GameSetup setup(static_cast<rules::GameId>(game));
        rules::AnyPosition position(setup);
        for (int ply = 0; ply < 60 && !position.outcome(); ++ply) {
            PositionDraft draft;
            draft.take(setup, position);
            QCOMPARE(draft.missing(), 0);
            const auto back = draft.position();
            QVERIFY(back);
            QVERIFY(*back == position);
            const auto moves = position.legalMoves();
            position.play(moves[static_cast<std::size_t>(ply) % moves.size()]);
        }
    }

    void aDraftSaysWhatIsWrong_data()
    {
        using Code = notation::ParseError::Code;
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::newRow("a stone too few") << QByteArray("few") << static_cast<int>(Code::WrongTotal);
        QTest::newRow("two tuzdyks with one number") << QByteArray("mirror") << static_cast<int>(Code::TuzdyksMirrored);
        QTest::newRow("a tuzdyk on the ninth") << QByteArray("last") << static_cast<int>(Code::TuzdykOnLast);
    }
    void aDraftSaysWhatIsWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        PositionDraft draft;
        if (text == "few") {
            draft.setCount(House{Side::South, 3}, 8);
            QCOMPARE(draft.missing(), 1);
        } else if (text == "mirror") {
            draft.setTuzdyk(Side::South, 4);
            draft.setTuzdyk(Side::North, 4);
            QCOMPARE(draft.missing(), 0);
        } else {
            draft.setTuzdyk(Side::South, 9);
        }
        const auto position = draft.position();
        QVERIFY(!position);
        QCOMPARE(static_cast<int>(position.error().code), code);
        if (text == "few") {
            draft.balance(Side::North);
            QVERIFY(draft.position());
            QCOMPARE(draft.board().stores[1], 1);
        }
    }

    void stonesAreLaidByMouseWheelAndKeys()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        program.action(ActionId::Editor)->trigger();
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
        QCOMPARE(room->tuzdykBox(Side::North)->currentIndex(), 4);
        // Its stones went to its owner.
        QCOMPARE(room->draft().board().stores[1], 5);
        // One stone into a kazan.
        QTest::mouseClick(board, Qt::LeftButton, {}, board->storeRect(Side::South).center());
        QCOMPARE(room->draft().board().stores[0], 1);
    }

    void textIsTypedAndPlayedFrom()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.open();
        program.action(ActionId::Editor)->trigger();
        auto* room = qobject_cast<EditorRoom*>(program.window->room());
        QVERIFY(room);
        room->textField()->setFocus();
        room->textField()->selectAll();
        const QString text = QStringLiteral("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- n");
        QTest::keyClicks(room->textField(), text);
        QCOMPARE(QString::fromStdString(room->draft().text()), text);
        QSignalSpy analysed(room, &EditorRoom::analyseWished);
        QTest::mouseClick(room->analyseButton(), Qt::LeftButton);
        QCOMPARE(analysed.size(), 1);
        program.action(ActionId::Editor)->trigger();
        QTest::mouseClick(room->playButton(), Qt::LeftButton);
        QVERIFY(program.match.hasGame());
        QCOMPARE(QString::fromStdString(notation::toText(program.match.history().start())), text);
        QVERIFY(program.match.isHumanToMove());
    }

    void theEditorTakesTheBoardOneComesFrom()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.beginForTwo();
        program.press(Qt::Key_7);
        program.action(ActionId::Editor)->trigger();
        auto* room = qobject_cast<EditorRoom*>(program.window->room());
        QVERIFY(room);
        QVERIFY(room->shownPosition() == program.match.history().position());
    }
};

QTEST_MAIN(TestEditorRoom)
#include "tst_editor_room.moc"

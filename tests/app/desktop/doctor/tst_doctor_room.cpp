// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/doctor/doctor_room.h"
#include "core/notation/move_text.h"

#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// A game of this many plies, as text.
QString moves(int plies)
{
    QString text;
    rules::AnyPosition position{rules::GameSetup()};
    for (int ply = 0; ply < plies; ++ply) {
        const auto legal = position.legalMoves();
        const rules::Move move = legal[static_cast<std::size_t>(ply * 5) % legal.size()];
        text += QString::fromStdString(notation::toText(position, move)) + u' ';
        position.play(move);
    }
    return text;
}

} // namespace

class TestDoctorRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void aSoundSheetIsOpened()
    {
        DoctorRoom room;
        room.show();
        QTest::keyClicks(room.movesField(), moves(12));
        QTRY_VERIFY(!room.isBusy());
        QVERIFY2(room.verdict()->text().contains(QStringLiteral("6 moves")), qPrintable(room.verdict()->text()));
        QVERIFY(room.treatments()->isHidden());
        QSignalSpy opened(&room, &DoctorRoom::opened);
        QTest::mouseClick(room.takeButton(), Qt::LeftButton);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().at(0).value<notation::GameRecord>().moves().size(), std::size_t(12));
    }

    void aMisreadDigitIsMarkedAndRepaired()
    {
        const QString good = moves(14);
        QString bad = good;
        bad[3 * 4 + 1] = bad[3 * 4 + 1] == u'9' ? u'8' : u'9'; // the second digit of the fifth move
        DoctorRoom room;
        room.show();
        room.open(bad);
        QTRY_VERIFY(!room.isBusy());
        QVERIFY(!room.verdict()->text().isEmpty());
        QVERIFY(!room.treatments()->isHidden());
        QVERIFY(room.treatments()->count() > 0);
        QVERIFY(room.sheetView()->toHtml().contains(QStringLiteral("line-through")));
        QSignalSpy opened(&room, &DoctorRoom::opened);
        QTest::mouseClick(room.takeButton(), Qt::LeftButton);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().at(0).value<notation::GameRecord>().moves().size(), std::size_t(14));
        // Another repair can be chosen instead.
        if (room.treatments()->count() > 1) {
            const QString before = room.sheetView()->toHtml();
            QTest::keyClick(room.treatments(), Qt::Key_Down);
            QVERIFY(room.sheetView()->toHtml() != before);
        }
    }

    /// Each event may keep the thread busy for as long as the window tests allow.
    void aTextThatIsNoSheetDoesNotHoldTheWindowUp()
    {
        const QString text = QStringLiteral("76 98 66 87 ").repeated(8000);
        DoctorRoom room;
        room.show();
        room.open(text);
        QTRY_VERIFY_WITH_TIMEOUT(!room.isBusy(), 240'000); // sanitizers take long
        QVERIFY(!room.verdict()->text().isEmpty());
        QVERIFY(room.sheetView()->toPlainText().endsWith(u'…'));
        const QString first = room.treatments()->item(0)->text(); // repairs nobody would read are only counted
        QVERIFY2(first.contains(QStringLiteral("more repairs")) && first.count(u';') <= 7, qPrintable(first));
    }

    void ambiguousRepairsAreLeftToThePerson()
    {
        DoctorRoom room;
        room.show();
        room.open(QStringLiteral("76 98 66 87 12 14"));
        QTRY_VERIFY(!room.isBusy());
        QVERIFY(!room.equals()->isHidden());
        QVERIFY2(room.equals()->text().startsWith(QStringLiteral("2 ")), qPrintable(room.equals()->text()));
        QVERIFY(room.treatments()->item(1)->text().contains(QStringLiteral("as short")));
        QVERIFY(!room.previousButton()->isEnabled());
        QSignalSpy opened(&room, &DoctorRoom::opened);
        QTest::mouseClick(room.takeButton(), Qt::LeftButton);
        const QString first = room.sheetView()->toHtml();
        QTest::mouseClick(room.nextButton(), Qt::LeftButton);
        QCOMPARE(room.treatments()->currentRow(), 1);
        QVERIFY(room.sheetView()->toHtml() != first);
        QTest::mouseClick(room.takeButton(), Qt::LeftButton);
        QVERIFY(opened.at(0).at(0).value<notation::GameRecord>().moves()
                != opened.at(1).at(0).value<notation::GameRecord>().moves());
        QTest::mouseClick(room.previousButton(), Qt::LeftButton);
        QCOMPARE(room.sheetView()->toHtml(), first);

        // The later moves decide.
        room.open(QStringLiteral("76 98 66 87 12 16 25 78 48 36x 94 16 84 82 91x 97"));
        QTRY_VERIFY(!room.isBusy());
        QVERIFY(room.equals()->isHidden());
    }

    void aTextThatIsNotAMoveIsReported()
    {
        DoctorRoom room;
        room.show();
        room.open(QStringLiteral("76 hello"));
        QTRY_VERIFY(!room.isBusy());
        QVERIFY2(room.verdict()->text().contains(QStringLiteral("Line 1")), qPrintable(room.verdict()->text()));
        QVERIFY(!room.takeButton()->isEnabled());
    }

    void aPrintedPositionChecksTheMoves()
    {
        DoctorRoom room;
        room.show();
        room.open(moves(24));
        QTRY_VERIFY(!room.isBusy());
        QVERIFY(room.treatments()->isHidden());
        room.positionsField()->setPlainText(QStringLiteral("0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0"));
        QTRY_VERIFY(!room.isBusy());
        QVERIFY(!room.treatments()->isHidden());
        QVERIFY(room.treatments()->count() > 0);
    }

    void aPositionMayHaveANumberOrStandAmongTheMoves()
    {
        const QString start = QStringLiteral("0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0");
        DoctorRoom room;
        room.show();
        room.open(start + u'\n' + moves(12)); // true before the first move
        QTRY_VERIFY(!room.isBusy());
        QVERIFY2(room.treatments()->isHidden(), qPrintable(room.verdict()->text()));
        room.positionsField()->setPlainText(QStringLiteral("3: ") + start); // false after the third move
        QTRY_VERIFY(!room.isBusy() && !room.treatments()->isHidden());
        QVERIFY2(room.verdict()->text().contains(QStringLiteral("4, First")), qPrintable(room.verdict()->text()));
        room.positionsField()->setPlainText(QStringLiteral("3: 1 / 2"));
        QTRY_VERIFY(room.verdict()->text().contains(QStringLiteral("line 1")));
    }
};

QUMALAQ_WINDOW_TEST(TestDoctorRoom)
#include "tst_doctor_room.moc"

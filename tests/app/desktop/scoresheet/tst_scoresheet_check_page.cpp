// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/library/library_model.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/scoresheet/scoresheet_check_page.h"
#include "core/notation/move_text.h"

#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
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

QPlainTextEdit* positionsOf(const ScoresheetCheckPage& page)
{
    return seen<QPlainTextEdit>(&page, "Positions on the sheet");
}
QListWidget* correctionsOf(const ScoresheetCheckPage& page)
{
    return seen<QListWidget>(&page, "Corrections, the smallest first");
}
QTextBrowser* sheetOf(const ScoresheetCheckPage& page)
{
    return seen<QTextBrowser>(&page, "The moves; those that do not fit are marked");
}

} // namespace

class TestScoresheetCheckPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void aSoundSheetIsOpened()
    {
        ScoresheetCheckPage page;
        page.show();
        QTest::keyClicks(seen<QPlainTextEdit>(&page, "Moves as they are written"), moves(12));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(shows(&page, "Everything fits: 6 moves."));
        QVERIFY(!correctionsOf(page));
        QSignalSpy opened(&page, &ScoresheetCheckPage::opened);
        press(&page, "Open the game");
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().at(0).value<notation::GameRecord>().moves().size(), std::size_t(12));
    }

    void whatWasTypedIsBroughtBackAfterAnotherSheetWasOpened()
    {
        ScoresheetCheckPage page;
        page.show();
        auto* field = seen<QPlainTextEdit>(&page, "Moves as they are written");
        QTest::keyClicks(field, QStringLiteral("76 98"));
        page.open(moves(12));
        QCOMPARE(field->toPlainText(), moves(12));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(field->toPlainText(), QStringLiteral("76 98"));
        QTRY_VERIFY(!page.isBusy());
    }

    void pastingAnEmptyClipboardDoesNothing()
    {
        ScoresheetCheckPage page;
        page.show();
        const QList<QPlainTextEdit*> fields = {seen<QPlainTextEdit>(&page, "Moves as they are written"),
                                               positionsOf(page)};
        for (QPlainTextEdit* field : fields) {
            QApplication::clipboard()->setMimeData(new QMimeData);
            QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(field->toPlainText(), QString());
            QApplication::clipboard()->setText(QStringLiteral("7"));
            QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(field->toPlainText(), QStringLiteral("7"));
        }
    }

    void aSheetWithNamesIsInTheLibrary()
    {
        OpenProgram program;
        program.pages().setLibraryFile(program.path("games.library"));
        program.pages().openInScoresheetCheck(QStringLiteral("White: Bekzat\nBlack: Dana\n") + moves(12));
        ScoresheetCheckPage* page = program.pages().scoresheetCheck();
        QTRY_VERIFY(!page->isBusy());
        press(page, "Open the game");
        const auto shown = program.window->page()->shownRecord();
        QVERIFY(shown);
        QCOMPARE(shown->tag("White"), std::string_view("Bekzat"));
        QCOMPARE(shown->tag("Black"), std::string_view("Dana"));
        program.trigger(ActionId::Library);
        const QAbstractItemModel* games = program.pages().library()->table()->model();
        QTRY_COMPARE(games->rowCount(), 1);
        QTRY_COMPARE(games->index(0, LibraryModel::South).data().toString(), QStringLiteral("Bekzat"));
    }

    void aMisreadDigitIsMarkedAndRepaired()
    {
        const QString good = moves(14);
        QString bad = good;
        bad[3 * 4 + 1] = bad[3 * 4 + 1] == u'9' ? u'8' : u'9'; // the second digit of the fifth move
        ScoresheetCheckPage page;
        page.show();
        page.open(bad);
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(correctionsOf(page));
        QVERIFY(correctionsOf(page)->count() > 0);
        QVERIFY(sheetOf(page)->toHtml().contains(QStringLiteral("line-through")));
        QSignalSpy opened(&page, &ScoresheetCheckPage::opened);
        press(&page, "Apply this correction and open the game");
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().at(0).value<notation::GameRecord>().moves().size(), std::size_t(14));
        // Another repair can be chosen instead.
        if (correctionsOf(page)->count() > 1) {
            const QString before = sheetOf(page)->toHtml();
            QTest::keyClick(correctionsOf(page), Qt::Key_Down);
            QVERIFY(sheetOf(page)->toHtml() != before);
        }
    }

    /// Each event may keep the thread busy for as long as the window tests allow.
    void aTextThatIsNoSheetDoesNotHoldTheWindowUp()
    {
        const QString text = QStringLiteral("76 98 66 87 ").repeated(8000);
        ScoresheetCheckPage page;
        page.show();
        page.open(text);
        QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 240'000); // sanitizers take long
        QVERIFY(sheetOf(page)->toPlainText().endsWith(u'…'));
        const QString first = correctionsOf(page)->item(0)->text(); // repairs nobody would read are only counted
        QVERIFY2(first.contains(QStringLiteral("more corrections")) && first.count(u';') <= 7, qPrintable(first));
    }

    void ambiguousRepairsAreLeftToThePerson()
    {
        ScoresheetCheckPage page;
        page.show();
        page.open(QStringLiteral("76 98 66 87 12 14"));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(shows(&page, "2 corrections are equally small"));
        QVERIFY(correctionsOf(page)->item(1)->text().contains(QStringLiteral("equally small")));
        QVERIFY(!button(&page, "Previous correction")->isEnabled());
        QSignalSpy opened(&page, &ScoresheetCheckPage::opened);
        press(&page, "Apply this correction and open the game");
        const QString first = sheetOf(page)->toHtml();
        press(&page, "Next correction");
        QCOMPARE(correctionsOf(page)->currentRow(), 1);
        QVERIFY(sheetOf(page)->toHtml() != first);
        press(&page, "Apply this correction and open the game");
        QVERIFY(opened.at(0).at(0).value<notation::GameRecord>().moves()
                != opened.at(1).at(0).value<notation::GameRecord>().moves());
        press(&page, "Previous correction");
        QCOMPARE(sheetOf(page)->toHtml(), first);

        // The later moves decide.
        page.open(QStringLiteral("76 98 66 87 12 16 25 78 48 36x 94 16 84 82 91x 97"));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(!shows(&page, "equally small"));
    }

    void aTextThatIsNotAMoveIsReported()
    {
        ScoresheetCheckPage page;
        page.show();
        page.open(QStringLiteral("76 hello"));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(shows(&page, "Line 1"));
        QVERIFY(!button(&page, "Open the game")->isEnabled());
    }

    void aPrintedPositionChecksTheMoves()
    {
        ScoresheetCheckPage page;
        page.show();
        page.open(moves(24));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(!correctionsOf(page));
        positionsOf(page)->setPlainText(QStringLiteral("0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0"));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(correctionsOf(page));
        QVERIFY(correctionsOf(page)->count() > 0);
    }

    void aPositionMayHaveANumberOrStandAmongTheMoves()
    {
        const QString start = QStringLiteral("0 / 9 9 9 9 9 9 9 9 9 / 9 9 9 9 9 9 9 9 9 / 0");
        ScoresheetCheckPage page;
        page.show();
        page.open(start + u'\n' + moves(12)); // true before the first move
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(!correctionsOf(page));
        positionsOf(page)->setPlainText(QStringLiteral("3: ") + start); // false after the third move
        QTRY_VERIFY(!page.isBusy() && correctionsOf(page));
        QVERIFY(shows(&page, "4, First"));
        positionsOf(page)->setPlainText(QStringLiteral("3: 1 / 2"));
        QTRY_VERIFY(shows(&page, "line 1"));
    }
};

QUMALAQ_WINDOW_TEST(TestScoresheetCheckPage)
#include "tst_scoresheet_check_page.moc"

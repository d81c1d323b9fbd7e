// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/timed_game.h"
#include "tests/positions.h"

#include "app/desktop/game/coach_panel.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/message_line.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/game/player_controls.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/header_bar.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/rotated.h"
#include "app/desktop/window/example_board.h"
#include "app/desktop/window/rules_dialog.h"
#include "app/desktop/window/rules_view.h"
#include "app/desktop/window/start_page.h"
#include "core/ai/endgame/cyclic_endgame.h"
#include "core/session/match_tally.h"
#include "core/session/study_review.h"

#include <QAccessible>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

QString caption(const Program& program)
{
    return program.game()->findChild<QLabel*>(QStringLiteral("caption"))->text();
}

bool stripSays(const Program& program, QLatin1String text)
{
    const auto labels = program.window->findChild<MessageLine*>()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [text](const QLabel* label) { return label->text().contains(text); });
}

} // namespace

class TestGamePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Qt alone would keep the keyboard in the menu bar.
    void aMenuThatIsClosedGivesTheKeysBackToTheBoard()
    {
        GameForTwo program;
        program.board().setFocus();
        QTest::keyClick(program.window.get(), Qt::Key_G, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Right); // to the next menu
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        program.window->activateWindow(); // the offscreen platform leaves the closed menu active
        QTRY_VERIFY(program.board().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_7);
        QCOMPARE(program.plies(), 1);
    }

    void theWheelLooksThroughTheGame()
    {
        GameForTwo program;
        program.window->resize(1280, 800);
        program.press(Qt::Key_7);
        program.press(Qt::Key_1);
        auto* list = program.game()->findChild<MoveRowsView*>();
        const auto turn = [](QWidget* widget, int angle) {
            const QPointF at = widget->rect().center();
            QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(widget, &event);
        };
        for (QWidget* widget : {static_cast<QWidget*>(&program.board()), list->viewport()}) {
            turn(widget, 360); // more notches than moves
            QCOMPARE(program.game()->controller()->shown().plies(), std::size_t{0});
            turn(widget, -120);
            QCOMPARE(program.game()->controller()->shown().plies(), std::size_t{1});
            turn(widget, -240);
            QVERIFY(program.game()->controller()->shown().isCurrent());
        }
    }

    void aHintThatComesWhileLookingBackIsDropped()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.press(Qt::Key_1);
        QSignalSpy ready(&program.match, &session::Match::hintReady);
        program.trigger(ActionId::Hint);
        program.trigger(ActionId::PreviousMove);
        program.trigger(ActionId::PreviousMove);
        QVERIFY(ready.wait(30'000));
        QVERIFY(!program.game()->controller()->hint());
    }

    void escapeReturnsFromLookingBack()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::PreviousMove);
        program.press(Qt::Key_Escape);
        QCOMPARE(program.window->page(), program.game());
        QVERIFY(program.game()->controller()->shown().isCurrent());
    }

    void anArrowStepsThroughTheGameUntilAPitIsSelected()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.board().setFocus();
        program.press(Qt::Key_Right); // there is no later move
        QVERIFY(!program.board().focusedPit());
        program.press(Qt::Key_Left);
        QVERIFY(program.game()->controller()->shown().isLookingBack());
        program.press(Qt::Key_Right);
        QVERIFY(program.game()->controller()->shown().isCurrent());
        program.board().setFocusedPit(rules::Pit{Side::North, 5});
        program.press(Qt::Key_Right);
        QVERIFY(program.board().focusedPit() == (rules::Pit{Side::North, 4}));
        QVERIFY(program.game()->controller()->shown().isCurrent());
        QTest::keyClick(&program.board(), Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(program.game()->controller()->shown().isLookingBack());
        QTest::keyClick(&program.board(), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(program.game()->controller()->shown().isCurrent());
    }

    void aDoubleClickOnACardDoesNothingOnThePageThatItOpens()
    {
        GameForTwo program;
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_8, Qt::Key_6})
            program.press(key);
        program.trigger(ActionId::Start);
        StartPage* start = program.pages().start();
        QVERIFY(program.window->page() == start);
        QTest::mouseClick(start->tile(StartPage::Tile::Resume), Qt::LeftButton);
        QVERIFY(program.window->page() == program.game());
        const DisplayedGame& shown = program.game()->controller()->shown();
        auto* moves = program.game()->findChild<MoveRowsView*>();
        const QPoint first = moves->visualRect(moves->model()->index(0, 1)).center();
        QMouseEvent second(QEvent::MouseButtonDblClick, first, moves->viewport()->mapToGlobal(first), Qt::LeftButton,
                           Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(moves->viewport(), &second);
        QVERIFY(!shown.isLookingBack());
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, Qt::NoModifier, first);
        QVERIFY(shown.isLookingBack());
    }

    void buttonsStepThroughTheMovesInEveryWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("the smallest window") << QSize(640, 480);
        QTest::newRow("a wide window") << QSize(1280, 800);
    }
    void buttonsStepThroughTheMovesInEveryWindow()
    {
        QFETCH(const QSize, size);
        GameForTwo program;
        program.window->resize(size);
        program.press(Qt::Key_7);
        QCoreApplication::processEvents();
        const DisplayedGame& shown = program.game()->controller()->shown();
        press(program.game(), "Previous move");
        QCOMPARE(shown.plies(), 0);
        press(program.game(), "Last move");
        QVERIFY(!shown.isLookingBack());
    }

    void whoResignsWhileLookingBackSeesTheResult()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::PreviousMove);
        program.resign();
        QVERIFY(!program.game()->controller()->shown().isLookingBack());
        QCOMPARE(textsSeen(program.game()).count(QStringLiteral("First wins")), 1);
        program.press(Qt::Key_3); // no pit can be played any more
        QCOMPARE(textsSeen(program.game()).count(QStringLiteral("First wins")), 1);
    }

    /// "First wins · 4 : 10" says the opposite of the stones.
    void aResignationIsToldWithoutAScore()
    {
        GameForTwo program;
        program.press(Qt::Key_7); // takes ten
        program.press(Qt::Key_3);
        program.resign();
        QCOMPARE(program.match.outcome()->winner, std::optional(Side::North));
        QCOMPARE(textsSeen(program.game()).count(QStringLiteral("Second wins")), 1);
        QVERIFY(stripSays(program, QLatin1String("First resigned.")));
        const EndPanel* end = program.game()->endPanel();
        for (const QSize& size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QVERIFY(end->isVisible());
            for (const QString& text : textsSeen(end))
                QVERIFY2(!text.contains(QStringLiteral("10 : ")), qPrintable(text));
        }
        QVERIFY(!textsSeen(program.game()).contains(QStringLiteral("10 : 0")));
    }

    /// Bestemshe is solved: the second player wins.
    void aHintTellsWhatIsProven()
    {
        Program program;
        program.begin(
            {.setup = rules::GameSetup(rules::GameId::Bestemshe), .opponent = NewGameChoice::Opponent::Person});
        program.window->resize(640, 480); // the reason has the place of the hint
        for (const char* expected : {"All moves lose.", "This move wins for certain."}) {
            QSignalSpy ready(&program.match, &session::Match::hintReady);
            program.trigger(ActionId::Hint);
            QVERIFY(ready.wait(30'000));
            program.trigger(ActionId::Hint); // explains it
            const rules::Pit pit = program.game()->controller()->hint()->move.from;
            const QString whole =
                QStringLiteral("Hint: the move from your pit %1. ").arg(pit.number) + QLatin1String(expected);
            QTRY_VERIFY2(shows(program.game(), whole), qPrintable(whole));
            QVERIFY(program.match.play(program.game()->controller()->hint()->move));
        }
    }

    /// With few stones the program knows where going round holds the game.
    void aHintTellsThatNeitherWins()
    {
        QVERIFY(ai::embeddedBestemsheEndgame()); // a game that begins at the start has it by now
        Program program;
        session::MatchSpec spec;
        spec.setup = rules::GameSetup(rules::GameId::Bestemshe);
        spec.start = positionOf("1,1,1,0,1/0,2,4,1,5 16,18 -,- s", spec.setup);
        program.begin();
        program.match.start(spec);
        QSignalSpy ready(&program.match, &session::Match::hintReady);
        program.trigger(ActionId::Hint);
        QVERIFY(ready.wait(30'000));
        program.trigger(ActionId::Hint); // explains it
        QVERIFY(stripSays(program, QLatin1String("No move wins for certain.")));
    }

    void aHintEndsWithTheGame()
    {
        Program program;
        program.settings().setValue(setting::kCoach, true);
        program.begin();
        QSignalSpy ready(&program.match, &session::Match::hintReady);
        program.trigger(ActionId::Hint);
        QVERIFY(ready.wait(30'000));
        program.trigger(ActionId::Hint); // explains it
        const auto* coach = program.game()->coachPanel();
        QVERIFY(!coach->isHidden());
        program.resign();
        QVERIFY(!program.game()->controller()->hint());
        QVERIFY(coach->isHidden());
        program.trigger(ActionId::Undo);
        QVERIFY(program.match.isPersonToMove());
        QVERIFY(!program.game()->controller()->hint());
        QVERIFY(coach->isHidden());
    }
    void theSelectionOfAPitLeavesWithAClickADigitOrANewGame()
    {
        GameForTwo program;
        BoardWidget& board = program.board();
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_Return}) {
            program.press(Qt::Key_Return);
            QVERIFY(board.focusedPit());
            if (key == Qt::Key_Return)
                program.click(Side::North, 9);
            else
                program.press(key);
            QVERIFY(!board.focusedPit());
        }
        QCOMPARE(program.plies(), 2);
        program.resign();
        board.setFocus();
        program.press(Qt::Key_Space);
        QVERIFY(board.focusedPit());
        program.trigger(ActionId::Rematch);
        QVERIFY(!board.focusedPit());
    }

    void onlyTheBoardShowsTheClocksToo()
    {
        Timed game;
        BoardWidget& board = game.program.board();
        const auto toldAtTheEdges = [&board] {
            QSet<QString> told;
            for (int y = 0; y < board.height(); y += 4) {
                const QPoint at(board.width() / 2, y);
                QHelpEvent help(QEvent::ToolTip, at, board.mapToGlobal(at));
                QCoreApplication::sendEvent(&board, &help);
                told.insert(QToolTip::text());
            }
            return told;
        };
        QVERIFY(!toldAtTheEdges().contains(QStringLiteral("First · 5:00")));
        game.program.trigger(ActionId::Zen);
        QVERIFY(toldAtTheEdges().contains(QStringLiteral("First · 5:00")));
        game.program.press(Qt::Key_7);
        game.now += session::Milliseconds(61'000);
        QTRY_VERIFY(toldAtTheEdges().contains(QStringLiteral("Second · 3:59")));
        QVERIFY(toldAtTheEdges().contains(QStringLiteral("First · 5:00")));
        game.program.trigger(ActionId::Zen);
        QVERIFY(!toldAtTheEdges().contains(QStringLiteral("Second · 3:59")));
    }

    void theFieldsOfTheDialogKeepTheirPlace()
    {
        OpenProgram program(Language::Russian);
        const std::unique_ptr<QDialog> dialog(program.window->dialogs().makeNewGame());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        const auto* game = dialog->findChild<QComboBox*>();
        const int left = game->mapTo(dialog.get(), QPoint()).x();
        for (auto* opponent : dialog->findChildren<QRadioButton*>()) {
            QTest::mouseClick(opponent, Qt::LeftButton);
            QCoreApplication::processEvents();
            QCOMPARE(game->mapTo(dialog.get(), QPoint()).x(), left);
        }
    }

    void theHeaderNamesTheGameInANarrowWindow()
    {
        Program program;
        program.beginAgainst(1);
        program.window->resize(800, 600);
        QVERIFY(!program.game()->isSidePanelShown());
        const auto* header = program.window->findChild<HeaderBar*>();
        QTRY_VERIFY(textsSeen(header).contains(QStringLiteral("Togyzqumalaq")));
        for (const Language language : {Language::English, Language::Kazakh, Language::Russian}) {
            program.setLanguage(language);
            const QString name = GameText::nameOf(rules::GameId::Togyzqumalaq);
            QTRY_VERIFY2(textsSeen(header).contains(name), qPrintable(name));
            const auto labels = header->findChildren<ElidedLabel*>();
            const auto title = std::find_if(labels.begin(), labels.end(),
                                            [&name](const ElidedLabel* label) { return label->text() == name; });
            QVERIFY(title != labels.end());
            QTRY_VERIFY((*title)->width() >= (*title)->sizeHint().width());
            QTRY_VERIFY(!(*title)->geometry().intersects(program.game()->headerWidget()->geometry()));
        }
    }

    void aHintReplacesARefusalAndIsWhereTheKeyboardBegins()
    {
        GameForTwo program;
        program.click(Side::North, 3);
        QVERIFY(shows(program.game(), "This pit is the opponent’s: begin in your own row."));
        program.press(Qt::Key_H);
        QVERIFY(!shows(program.game(), "This pit is the opponent’s: begin in your own row."));
        QTRY_VERIFY_WITH_TIMEOUT(program.game()->controller()->hint(), 20000);
        program.game()->board()->setFocus();
        program.press(Qt::Key_Return);
        QCOMPARE(program.board().focusedPit(), std::optional(program.game()->controller()->hint()->move.from));
    }

    void byTheClockTwoPeopleGetNoAdvice()
    {
        Timed game;
        game.program.press(Qt::Key_H);
        game.program.press(Qt::Key_C);
        QVERIFY(!game.program.game()->controller()->isHintComing());
        for (const ActionId id : {ActionId::Hint, ActionId::Coach}) {
            QVERIFY(!game.program.action(id)->isEnabled());
            QVERIFY(!game.program.action(id)->isChecked());
        }
        QVERIFY(!button(game.program.window.get(), "Hint"));
        // Against the computer there is.
        game.program.pages().startGame({.clock = fiveMinutes()});
        QVERIFY(button(game.program.window.get(), "Hint"));
    }

    void theOpponentHasOneName()
    {
        Program program;
        program.beginAgainst(3);
        program.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 20000);
        program.trigger(ActionId::PreviousMove);
        QTRY_VERIFY(caption(program).startsWith(QStringLiteral("Move 1 of 1 (You). End returns")));
        program.resign();
        QTRY_VERIFY(shows(program.window.get(), u"Computer 3 wins"));
        QCOMPARE(textsSeen(program.game()).count(QStringLiteral("Computer 3 wins")), 1);
        QVERIFY(!shows(program.window.get(), u"The computer"));
        session::MatchSpec spec = program.match.spec();
        spec.start = positionOf("0,0,0,0,0,1,2,0,1/1,0,0,0,0,0,0,0,0 80,77 3,- s");
        program.match.start(spec);
        QTRY_VERIFY(shows(program.window.get(), u"Moves without new stones: You – "));
        QVERIFY(shows(program.window.get(), u", Computer 3 – "));
        QTRY_VERIFY_WITH_TIMEOUT(shows(program.window.get(), u"Solved: you win"), 20000);
    }

    /// It was told twice, and hid the moves.
    void theResultIsToldOnceAndLeavesTheMoves()
    {
        GameForTwo program;
        program.window->resize(1280, 700);
        for (int ply = 0; ply < 1000 && !program.match.outcome(); ++ply)
            program.press(
                static_cast<Qt::Key>(Qt::Key_0 + program.match.history().position().legalMoves()[0].from.number));
        QTRY_VERIFY(button(program.game()->endPanel(), "Rematch"));
        QCoreApplication::processEvents();
        const QStringList texts = textsSeen(program.game());
        QCOMPARE(texts.filter(QStringLiteral(" win")).size(), 1);
        const rules::Outcome outcome = *program.match.outcome();
        const QString score = QStringLiteral("%1 : %2").arg(outcome.score[0]).arg(outcome.score[1]);
        QVERIFY2(texts.filter(score).size() <= 1, qPrintable(texts.join(u'|')));
        QVERIFY(program.game()->findChild<MoveRowsView*>()->isVisible());
    }

    void theEndPanelKeepsItsButtonsApartFromItsTexts()
    {
        Program program;
        program.beginAgainst(1);
        program.window->resize(1280, 560); // little room
        program.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 20000);
        program.resign();
        const EndPanel* end = program.game()->endPanel();
        QTRY_VERIFY(button(end, "Rematch"));
        QCoreApplication::processEvents();
        int lowest = 0;
        for (const QLabel* label : end->findChildren<QLabel*>()) {
            if (label->isVisible())
                lowest = std::max(lowest, label->geometry().bottom());
        }
        QVERIFY2(button(end, "Rematch")->y() - lowest > 8,
                 qPrintable(QString::number(button(end, "Rematch")->y() - lowest)));
    }

    /// A narrow window had them the other way round.
    void theEndPanelHasItsButtonsInOneOrder()
    {
        Program program;
        program.beginAgainst(1);
        program.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 20000);
        program.resign();
        const EndPanel* end = program.game()->endPanel();
        QTRY_VERIFY(button(end, "Rematch"));
        for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            const auto isBefore = [end](const char* first, const char* second) {
                const QPoint a = button(end, first)->pos();
                const QPoint b = button(end, second)->pos();
                return a.y() == b.y() ? a.x() < b.x() : a.y() < b.y();
            };
            QVERIFY(isBefore("Rematch", "Review"));
            QVERIFY(isBefore("Review", "New game"));
        }
    }

    void theBoardIsAnnounced()
    {
        GameForTwo program;
        QSignalSpy said(program.game(), &GamePage::announced);
        const auto lastSaid = [&said] { return said.isEmpty() ? QString() : said.takeLast().at(0).toString(); };
        program.press(Qt::Key_L);
        QCOMPARE(lastSaid(), QStringLiteral("First to move. Togyzqumalaq."));
        program.press(Qt::Key_7);
        const QString move = QStringLiteral("First plays 7, to Second’s 6. Takes 10, now 10.");
        QCOMPARE(lastSaid(), move); // without a request
        program.press(Qt::Key_L);
        QCOMPARE(lastSaid(), move);
        program.press(Qt::Key_K);
        QCOMPARE(lastSaid(), QStringLiteral("Second’s kazan 0, First’s kazan 10."));
        program.press(Qt::Key_T);
        QCOMPARE(lastSaid(), QStringLiteral("There is no clock."));
        program.press(Qt::Key_G);
        QCOMPARE(lastSaid(),
                 QStringLiteral("Second to move. Second: 5 times 10, 0, 9, 9, 9. First: 6 times 9, 1, 10, 10. "
                                "Kazans: 0, 10."));
    }

    void aPageIsAnnouncedByItsTitle()
    {
        OpenProgram program;
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        program.trigger(ActionId::Rush);
        const Page* page = program.window->page();
        const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(program.window->page());
        QVERIFY(told);
        QCOMPARE(told->role(), QAccessible::Client); // Orca would name a group whenever the focus enters it
        QVERIFY(!page->title().isEmpty());
        QTRY_VERIFY(std::any_of(said.cbegin(), said.cend(), [page](const QList<QVariant>& each) {
            return each.front().toString().startsWith(page->title());
        }));
        QCOMPARE(told->text(QAccessible::Name), page->title());
        for (const QAccessibleInterface* around = told->parent(); around != nullptr; around = around->parent())
            QVERIFY(around->role() != QAccessible::LayeredPane);
    }

    /// Also where the window's title is only the program's name.
    void theGameAndTheStartPageHaveNames()
    {
        OpenProgram program;
        const auto nameOf = [&] {
            return QAccessible::queryAccessibleInterface(program.window->page())->text(QAccessible::Name);
        };
        QCOMPARE(nameOf(), QStringLiteral("Start page"));
        program.begin();
        QVERIFY(program.window->page() == program.game());
        QCOMPARE(nameOf(), QStringLiteral("Game"));
        program.setLanguage(Language::Kazakh);
        QCoreApplication::processEvents();
        QCOMPARE(nameOf(), QStringLiteral("Партия"));
    }

    void theBoardHasAMenu()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        BoardWidget& board = program.board();
        const QPoint at = board.pitRect({Side::North, 3}).center();
        QTest::mouseClick(&board, Qt::RightButton, {}, at);
        QCOMPARE(program.plies(), 1); // no move
        const auto menuAt = [&board](QPoint place) {
            QContextMenuEvent asked(QContextMenuEvent::Mouse, place, board.mapToGlobal(place));
            QApplication::sendEvent(&board, &asked);
            return qobject_cast<QMenu*>(QApplication::activePopupWidget());
        };
        QMenu* menu = menuAt(at);
        QVERIFY(menu);
        for (const ActionId id : {ActionId::Undo, ActionId::Hint, ActionId::Flip, ActionId::CopyPosition})
            QVERIFY(menu->actions().contains(program.action(id)));
        choose(menu, program.action(ActionId::Undo));
        QCOMPARE(program.plies(), 0);
        menu = menuAt(at);
        QVERIFY(menu);
        QVERIFY(!menu->actions().contains(program.action(ActionId::Undo))); // not possible now
        menu->close();
    }

    void enterAtTheEndStartsARematch()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.resign();
        QVERIFY(program.match.outcome());
        QVERIFY(!program.board().focusedPit());
        program.press(Qt::Key_Return);
        QVERIFY(!program.match.outcome());
        QCOMPARE(program.plies(), 0);
    }

    void aRematchBeginsAfterTheStudyOfTheGame()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.resign();
        QVERIFY(program.match.outcome());
        program.trigger(ActionId::Study);
        QVERIFY(program.window->page() != program.game());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(program.window->page() == program.game());
        const EndPanel* end = program.game()->endPanel();
        QVERIFY(end->isVisible());
        for (const QSize& size : {QSize(1280, 800), QSize(640, 480)}) { // each button says what it does
            program.window->resize(size);
            QCoreApplication::processEvents();
            for (const auto* button : end->findChildren<QToolButton*>()) {
                if (button->isVisible())
                    QVERIFY(button->toolButtonStyle() != Qt::ToolButtonIconOnly && !button->text().isEmpty());
            }
        }
        press(end, "Rematch");
        QVERIFY(!program.match.outcome());
        QVERIFY(!end->isVisible());
        program.press(Qt::Key_7);
        QCOMPARE(program.plies(), 1);
    }

    void theLastSixAnnouncementsCanBeReadAgain()
    {
        StartedGame program;
        for (int i = 0; i < 8; ++i)
            program.trigger(ActionId::SayKazans);
        QCOMPARE(seen<QLabel>(program.game(), "What was said before")->toolTip().count(u'\n'), 5);
    }

    void anExtraTurnIsNamedOnce_data()
    {
        QTest::addColumn<bool>("isPerson");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("two people") << true << QStringLiteral("First to move") << QStringLiteral("First moves again");
        QTest::newRow("the computer") << false << QStringLiteral("Your move") << QStringLiteral("You move again");
    }
    void anExtraTurnIsNamedOnce()
    {
        QFETCH(bool, isPerson);
        Program program;
        program.begin({.setup = rules::GameSetup(rules::GameId::Congkak),
                       .opponent = isPerson ? NewGameChoice::Opponent::Person : NewGameChoice::Opponent::Computer});
        QTEST(caption(program), "before");
        // Find a move that ends at home: the caption then says that South moves again, and nothing else.
        for (int number = 1; number <= 9; ++number) {
            const rules::Move move{{Side::South, static_cast<std::uint8_t>(number)}};
            auto position = program.match.history().position();
            if (!position.isLegal(move))
                continue;
            position.play(move);
            if (position.sideToMove() != Side::South)
                continue;
            program.press(static_cast<Qt::Key>(Qt::Key_0 + number));
            QTEST(caption(program), "after");
            return;
        }
        QFAIL("no first move of Congkak ends at home");
    }

    void acrossATableTheFarPlayerReadsUpsideDown()
    {
        Timed game;
        GamePage* page = game.program.game();
        const auto controls = page->findChildren<PlayerControls*>();
        QCOMPARE(controls.size(), 2);
        QVERIFY(!controls[0]->isVisible());
        game.program.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::Table);
        QCoreApplication::processEvents();
        PlayerControls* far = controls[0]->y() < controls[1]->y() ? controls[0] : controls[1];
        PlayerControls* near = far == controls[0] ? controls[1] : controls[0];
        QVERIFY(far->isVisible() && near->isVisible());
        QCOMPARE(far->side(), Side::North);
        QCOMPARE(near->side(), Side::South);
        QVERIFY(far->y() < game.program.board().mapTo(page, QPoint()).y());
        QVERIFY(!page->isSidePanelShown());
        // The near player's name is on the left; the far player's is on the left from the far side.
        using Button = PlayerControls::Button;
        QVERIFY(seen<PlayerCard>(near)->x() < near->button(Button::Resign)->x());
        QVERIFY(seen<PlayerCard>(far)->x() > far->button(Button::Resign)->x());
        QCOMPARE(shownClock(far), QStringLiteral("5:00"));
        // Who was refused a draw must move before asking again.
        QTest::mouseClick(near->button(Button::Draw), Qt::LeftButton);
        QVERIFY(game.match().declineDraw());
        QVERIFY(!near->button(Button::Draw)->isEnabled() && far->button(Button::Draw)->isEnabled());
        // The far player's button resigns the far player's game, whoever is to move.
        QTest::mouseClick(far->button(Button::Resign), Qt::LeftButton);
        QVERIFY(!game.match().outcome());
        press(game.program.window->notices(), "Resign");
        QVERIFY(game.match().outcome());
        QCOMPARE(game.match().outcome()->winner, std::optional(Side::South));
        QTest::mouseClick(near->button(Button::Undo), Qt::LeftButton);
        QVERIFY(!game.match().outcome());
        // Flipped, they swap places.
        game.program.settings().setValue(setting::kFlipped, true);
        QCOMPARE(far->side(), Side::South);
    }

    void aGameWithoutAClockEndsThePause()
    {
        Timed game;
        game.program.press(Qt::Key_7);
        QVERIFY(game.match().setPaused(true));
        QVERIFY(game.program.window->notices()->contains(NoticeId::Pause));
        session::MatchSpec spec = game.match().spec();
        spec.clock.reset();
        game.match().start(spec);
        QVERIFY(!game.program.window->notices()->contains(NoticeId::Pause));
    }

    void acrossATableAQuestionFacesThePlayerAsked()
    {
        Timed game;
        game.program.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::Table);
        QCoreApplication::processEvents();
        NoticeBar* bar = game.program.window->notices();
        const auto* text = bar->findChild<RotatedLabel*>();
        const auto buttons = [bar] { return bar->findChildren<RotatedPushButton*>(); };
        // The near player offers: the far player reads the question upside down, with the buttons on the right from
        // there.
        QVERIFY(game.match().offerDraw(Side::South));
        QCoreApplication::processEvents();
        QVERIFY(bar->isVisible());
        QVERIFY(text->isRotated());
        QCOMPARE(buttons().size(), 2);
        for (const RotatedPushButton* button : buttons())
            QVERIFY(button->isRotated() && button->x() < text->x());
        QVERIFY(buttons()[0]->x() > buttons()[1]->x());
        // If they swap places meanwhile, the notice turns to the player who is asked.
        game.program.settings().setValue(setting::kFlipped, true);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!text->isRotated());
        QVERIFY(!buttons()[0]->isRotated());
        game.program.settings().setValue(setting::kFlipped, false);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        QVERIFY(text->isRotated());
        QTest::mouseClick(buttons()[1], Qt::LeftButton); // declined
        QCoreApplication::processEvents();
        QVERIFY(!bar->isVisible());
        QVERIFY(!game.match().outcome());
        // The far player offers: the near player reads it upright.
        game.program.press(Qt::Key_7);
        QVERIFY(game.match().offerDraw(Side::North));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        QVERIFY(!text->isRotated());
        for (const RotatedPushButton* button : buttons())
            QVERIFY(!button->isRotated() && button->x() > text->x());
        QTest::mouseClick(buttons()[0], Qt::LeftButton); // accepted
        QVERIFY(game.match().outcome());
    }

    void panelAndNoticesFadeUnlessMotionIsReduced_data()
    {
        QTest::addColumn<SowingSpeed>("speed");
        QTest::newRow("with motion") << SowingSpeed::Normal;
        QTest::newRow("without") << SowingSpeed::Off;
    }
    void panelAndNoticesFadeUnlessMotionIsReduced()
    {
        QFETCH(SowingSpeed, speed);
        Timed game;
        MainWindow& window = *game.program.window;
        window.resize(1280, 800);
        const auto fading = [&window] { return window.findChild<QWidget*>(QStringLiteral("fade")) != nullptr; };
        QTRY_VERIFY(!fading()); // the page is fully visible
        game.program.settings().setSowingSpeed(speed);
        const bool softly = speed == SowingSpeed::Normal;
        const auto isDoneSoftly = [&](auto change, auto holds) {
            change();
            const bool isDone = holds(); // immediately, whatever is still fading
            const bool isSoft = fading();
            return isDone && isSoft == softly && QTest::qWaitFor([&] { return !fading(); });
        };
        QAction* panel = game.program.action(ActionId::SidePanel);
        const auto showsPanel = [&] { return window.pages().game()->isSidePanelShown(); };
        QVERIFY(showsPanel());
        QVERIFY(isDoneSoftly([&] { panel->trigger(); }, [&] { return !showsPanel(); }));
        QVERIFY(isDoneSoftly([&] { panel->trigger(); }, showsPanel));
        const auto asks = [&] { return window.notices()->isVisible(); };
        QVERIFY(isDoneSoftly([&] { game.match().offerDraw(Side::South); }, asks));
        QVERIFY(isDoneSoftly([&] { game.match().declineDraw(); }, [&] { return !asks(); }));
        const auto tellsEnd = [&] { return window.pages().game()->endPanel()->isVisible(); };
        QVERIFY(isDoneSoftly([&] { game.match().resign(Side::South); }, tellsEnd));
        QVERIFY(isDoneSoftly([&] { game.match().undo(); }, [&] { return !tellsEnd(); }));
    }

    void turnedTextIsTheSameUpsideDown()
    {
        RotatedLabel label;
        label.setText(QStringLiteral("Aisha 82"));
        label.setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        label.resize(120, 30);
        const QImage upright = label.grab().toImage().convertToFormat(QImage::Format_RGB32);
        label.setRotated(true);
        const QImage turned = label.grab().toImage().convertToFormat(QImage::Format_RGB32);
        QVERIFY(turned != upright);
        const QImage back = turned.mirrored(true, true);
        const auto darkness = [](const QImage& image, int left, int right) {
            qint64 sum = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = left; x < right; ++x)
                    sum += 255 - qGray(image.pixel(x, y));
            }
            return sum;
        };
        // The same ink in the same columns, except for rounding.
        for (int x = 0; x < 120; x += 20) {
            const qint64 wanted = darkness(upright, x, x + 20);
            QVERIFY(qAbs(darkness(back, x, x + 20) - wanted) <= wanted / 4 + 4000);
        }
    }

    void theEndTellsWhereTheStonesCameFrom_data()
    {
        QTest::addColumn<rules::GameId>("game");
        QTest::newRow("with a tuzdyk") << rules::GameId::Togyzqumalaq;
        QTest::newRow("sown into the store") << rules::GameId::Kalah;
    }
    void theEndTellsWhereTheStonesCameFrom()
    {
        QFETCH(rules::GameId, game);
        Program program;
        program.begin({.setup = rules::GameSetup(game), .opponent = NewGameChoice::Opponent::Person});
        for (int ply = 0; ply < 1000 && !program.match.outcome(); ++ply) {
            const rules::Move move = program.match.history().position().legalMoves()[0];
            program.press(static_cast<Qt::Key>(Qt::Key_0 + move.from.number));
        }
        QVERIFY(program.match.outcome());
        const QString told = program.game()->endPanel()->accessibleDescription();
        QVERIFY2(told.contains(QStringLiteral(" taken")), qPrintable(told));
        // The parts of each side add up to its score.
        static const QRegularExpression kNumber(
            QStringLiteral("(\\d+) (?:taken|from the tuzdyk|from the row|sown|from the start)"));
        for (const Side side : rules::kBothSides) {
            const QString name = GameText::sideName(side) + QStringLiteral(": ");
            const qsizetype begin = told.indexOf(name);
            if (begin < 0) {
                QCOMPARE(int(program.match.outcome()->score[rules::indexOf(side)]), 0);
                continue;
            }
            const QString part = told.mid(begin).section(u'.', 0, 0);
            int sum = 0;
            for (auto match = kNumber.globalMatch(part); match.hasNext();)
                sum += match.next().captured(1).toInt();
            QCOMPARE(sum, int(program.match.outcome()->score[rules::indexOf(side)]));
        }
    }

    void namesAreRememberedAndWrittenToTheRecord()
    {
        OpenProgram program;
        auto* dialog = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
        dialog->show();
        QLineEdit* own = nullptr;
        for (auto* edit : dialog->findChildren<QLineEdit*>()) {
            if (edit->isVisible()) {
                QVERIFY(own == nullptr); // against the computer there is only one name
                own = edit;
            }
        }
        QVERIFY(own);
        QTest::keyClicks(own, QStringLiteral("Aisha"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(program.match.hasGame());
        QCOMPARE(program.settings().newGame().ownName, QStringLiteral("Aisha"));
        QVERIFY(program.match.play(rules::Move{{Side::South, 7}}));
        const auto record = program.game()->shownRecord();
        QVERIFY(record);
        QCOMPARE(record->tag("White"), std::string_view("Aisha"));
        const QString computer = QString::fromUtf8(record->tag("Black").data(), qsizetype(record->tag("Black").size()));
        QCOMPARE(computer, QStringLiteral("Qumalaq, level %1").arg(program.settings().newGame().level));
        // The next dialog shows it again.
        auto* again = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
        QCOMPARE(again->choice().ownName, QStringLiteral("Aisha"));
    }

    void aRematchCountsTheGames()
    {
        Program program;
        NewGameChoice choice;
        choice.opponent = NewGameChoice::Opponent::Person;
        choice.names = {QStringLiteral("Aisha"), QStringLiteral("Berik")};
        program.settings().setNewGame(choice);
        program.begin();
        const auto score = [&program] {
            return textsSeen(program.game()->endPanel()).filter(QStringLiteral("Match")).value(0);
        };
        program.match.resign(Side::North); // Berik
        QCOMPARE(score(), QString());
        program.trigger(ActionId::Rematch);
        program.match.resign(Side::South); // Berik again: the sides are swapped
        QCOMPARE(score(), QStringLiteral("Match: Berik 0 – 2 Aisha"));
        program.trigger(ActionId::Undo);
        program.match.offerDraw(Side::South);
        program.match.acceptDraw();
        QCOMPARE(score(), QStringLiteral("Match: Berik ½ – 1½ Aisha"));
        program.pages().gameSession().start(GameSession::specOf(choice)); // a new match
        program.match.resign(Side::North);
        QCOMPARE(score(), QString());
    }

    void aFinishedGameIsReviewedInTheStudy_data()
    {
        QTest::addColumn<bool>("isKey");
        QTest::newRow("by the button of the result") << false;
        QTest::newRow("by the key of the command") << true;
    }
    void aFinishedGameIsReviewedInTheStudy()
    {
        QFETCH(bool, isKey);
        GameForTwo program;
        program.press(Qt::Key_7);
        QVERIFY(!program.action(ActionId::Review)->isEnabled());
        program.match.resign(rules::Side::South);
        if (isKey)
            program.trigger(ActionId::Review);
        else
            press(program.game()->endPanel(), "Review");
        StudyPage* study = program.pages().study();
        QCOMPARE(program.window->page(), study);
        QCOMPARE(study->document()->mainLine().plies().size(), 1U);
        QVERIFY(study->review()->isRunning() || study->review()->review());
    }

    void examplesSowAsFastAsTheSettingsSay()
    {
        Program program;
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.open();
        auto* dialog = qobject_cast<RulesDialog*>(program.window->dialogs().makeRules());
        dialog->show();
        auto* example = dialog->findChild<ExampleBoard*>();
        QVERIFY(example);
        example->showMove();
        QVERIFY(!example->board()->isAnimating());
        program.settings().setSowingSpeed(SowingSpeed::Slow);
        example->showMove();
        QVERIFY(example->board()->isAnimating());
        program.settings().setSowingSpeed(SowingSpeed::Off);
        example->showMove();
        QVERIFY(!example->board()->isAnimating());
        delete dialog;
    }
};

QUMALAQ_WINDOW_TEST(TestGamePage)
#include "tst_game_page.moc"

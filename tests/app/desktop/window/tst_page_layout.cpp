// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/coach_panel.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/message_line.h"
#include "app/desktop/gameboard/board_container.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/study/analysis_panel.h"
#include "app/desktop/study/review_graph.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/header_bar.h"
#include "core/session/study_review.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/plain_moves.h"
#include "tests/core/session/study_examples.h"
#include "tests/positions.h"

#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

constexpr int kPatienceMs = 30000;

QRect placeOf(const Program& program, const QWidget& widget)
{
    QCoreApplication::processEvents();
    return {widget.mapTo(program.window.get(), QPoint()), widget.size()};
}

QString captionOf(const Program& program)
{
    return program.game()->findChild<QLabel*>(QStringLiteral("caption"))->text();
}

/// Where the text of the title is, or what the page has in its place.
QRect titleOf(const Program& program)
{
    for (const auto* label : program.window->findChild<HeaderBar*>()->findChildren<ElidedLabel*>()) {
        if (label->isVisible() && label->text() == program.game()->heading())
            return placeOf(program, *label).intersected(QRect(placeOf(program, *label).topLeft(), label->sizeHint()));
    }
    return placeOf(program, *program.game()->headerWidget());
}

void putNotice(const Program& program, const QString& text)
{
    Notice notice;
    notice.id = NoticeId::Guide;
    notice.text = [text] { return text; };
    program.window->notices()->put(notice);
}

/// Whether the whole phrase is inside the line below the board.
bool isInLine(const PhraseLabel& phrase, const CoachPanel& coach)
{
    const QWidget* line = coach.parentWidget();
    return line->rect().contains(QRect(phrase.mapTo(line, QPoint()), phrase.size()));
}

} // namespace

/// What is said around the board, and what its room is shared with.
class TestPageLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNoticeLeavesTheCommandsInReach_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("800x600") << QSize(800, 600);
        QTest::newRow("1280x800") << QSize(1280, 800);
        QTest::newRow("2560x1440") << QSize(2560, 1440);
    }
    void aNoticeLeavesTheCommandsInReach()
    {
        QFETCH(QSize, size);
        GameForTwo program;
        program.window->resize(size);
        const HeaderBar* header = program.window->findChild<HeaderBar*>();
        const auto commands = [&] {
            std::vector<QRect> places;
            for (const auto* button : header->findChildren<QToolButton*>()) {
                if (button->isVisible())
                    places.push_back(placeOf(program, *button));
            }
            return places;
        };
        const std::size_t all = commands().size();
        QVERIFY(all >= 5); // Back, Undo, Hint, Coach, Menu
        putNotice(program, QStringLiteral("Your game against level 2 was set aside."));
        QCoreApplication::processEvents();
        const QRect notice = placeOf(program, *program.window->notices());
        QCOMPARE(commands().size(), all);
        for (const QRect& command : commands())
            QVERIFY(!command.intersects(notice));
        QVERIFY(!titleOf(program).intersects(notice));
        // One that is too long for the bar is at the bottom.
        putNotice(program, QStringLiteral("A notice that takes several lines. ").repeated(20));
        QCoreApplication::processEvents();
        QVERIFY(placeOf(program, *program.window->notices()).top() > placeOf(program, *header).bottom());
        QVERIFY(program.window->rect().bottom() - placeOf(program, *program.window->notices()).bottom() < 30);
        program.window->notices()->remove(NoticeId::Guide);
        QCOMPARE(commands().size(), all);
    }

    void acrossATableTheBoardHasTheHeightOfTheControls_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Language>("language");
        QTest::newRow("640x480 in Kazakh") << QSize(640, 480) << Language::Kazakh;
        QTest::newRow("800x600 in English") << QSize(800, 600) << Language::English;
        QTest::newRow("1280x800 in Russian") << QSize(1280, 800) << Language::Russian;
        QTest::newRow("2560x1440 in English") << QSize(2560, 1440) << Language::English;
    }
    void acrossATableTheBoardHasTheHeightOfTheControls()
    {
        QFETCH(QSize, size);
        QFETCH(Language, language);
        Program program(language);
        program.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::Table);
        program.beginForTwo();
        program.window->resize(size);
        const QRect board = placeOf(program, program.board());
        QVERIFY2(board.width() > size.width() / 2, qPrintable(QString::number(board.width())));
        // What is said stands in the header bar.
        const auto* messageLine = program.window->findChild<MessageLine*>();
        QVERIFY(messageLine->isVisible());
        QVERIFY(program.window->findChild<HeaderBar*>()->isAncestorOf(messageLine));
        QVERIFY(!placeOf(program, *messageLine).intersects(board));
        // Side by side again, it is below the board.
        program.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::Fixed);
        QVERIFY(messageLine->isVisible());
        QVERIFY(!program.window->findChild<HeaderBar*>()->isAncestorOf(messageLine));
        QVERIFY(placeOf(program, *messageLine).top() >= placeOf(program, program.board()).bottom());
    }

    void theReasonOfTheEndIsWhole_data() { acrossATableTheBoardHasTheHeightOfTheControls_data(); }
    void theReasonOfTheEndIsWhole()
    {
        QFETCH(QSize, size);
        Program program;
        for (const Language language : allLanguages()) {
            program.setLanguage(language);
            program.settings().setValue(setting::kCoach, true); // a comment must not cut it
            if (!program.match.hasGame())
                program.beginForTwo();
            program.window->resize(size);
            session::MatchSpec spec;
            spec.start = positionOf("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- s");
            program.pages().gameSession().start(spec);
            QTest::mouseMove(&program.board(), program.board().pitRect({Side::South, 2}).center());
            program.press(Qt::Key_9); // takes the last two stones that South needs
            const auto outcome = program.match.outcome();
            QVERIFY(outcome);
            QCoreApplication::processEvents();
            const QString reason = GameText::reason(*outcome, program.match.history().setup());
            const auto labels = program.window->findChildren<QLabel*>();
            QVERIFY2(std::any_of(labels.begin(), labels.end(),
                                 [&reason](const QLabel* label) {
                                     return label->isVisible() && label->text() == reason
                                            && (label->wordWrap()
                                                || label->fontMetrics().horizontalAdvance(reason) <= label->width());
                                 }),
                     qPrintable(QLatin1String(language.code()) + QStringLiteral(": ") + reason));
        }
    }

    void theCoachBeginsWhereOtherTextsBegin_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("640x480") << QSize(640, 480);
        QTest::newRow("1280x800") << QSize(1280, 800);
    }
    void theCoachBeginsWhereOtherTextsBegin()
    {
        QFETCH(QSize, size);
        Program program;
        program.begin({.clock = session::clockPresets().front(), .level = 1});
        program.window->resize(size);
        program.settings().setValue(setting::kCoach, true);
        GamePage* page = program.game();
        program.click(Side::South, 7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
        QCoreApplication::processEvents();
        const auto* caption = page->findChild<QLabel*>(QStringLiteral("caption"));
        const CoachPanel* coach = page->coachPanel();
        QVERIFY(coach->isVisible());
        QCOMPARE(caption->isVisible(), coach->leavesLine());
        // A refusal is more urgent.
        page->showTip(QStringLiteral("This pit is empty."), 60'000);
        QCoreApplication::processEvents();
        QVERIFY(caption->isVisible());
        QCOMPARE(coach->isVisible(), coach->leavesLine());
        QCOMPARE(coach->x(), caption->x());
        page->showTip({}, 0);
        QVERIFY(coach->isVisible());
    }

    void aReasonOfAHintIsNotCut_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            for (const Language language : allLanguages())
                QTest::addRow("%s at %dx%d", qPrintable(codeOf(language)), size.width(), size.height())
                    << language << size;
        }
    }
    void aReasonOfAHintIsNotCut()
    {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        GameForTwo program(language);
        program.window->resize(size);
        program.press(Qt::Key_7);
        program.press(Qt::Key_2);
        const CoachPanel* coach = program.game()->coachPanel();
        for (int asked = 1; asked <= 2; ++asked) { // the move, and why
            const QString before = coach->text();
            program.trigger(ActionId::Hint);
            QTRY_VERIFY_WITH_TIMEOUT(coach->isVisible() && coach->text() != before, kPatienceMs);
            QCoreApplication::processEvents();
            for (const auto* phrase : coach->findChildren<PhraseLabel*>()) {
                if (!phrase->isVisible())
                    continue;
                QVERIFY2(isInLine(*phrase, *coach), qPrintable(phrase->text()));
                const QRect space = phrase->contentsRect().adjusted(0, 0, 0, QWIDGETSIZE_MAX);
                const int needed = phrase->fontMetrics().boundingRect(space, Qt::TextWordWrap, phrase->text()).height();
                QVERIFY2(needed <= phrase->height(), qPrintable(phrase->text()));
            }
        }
    }

    void theFirstHintIsInTheLineBelowTheBoard()
    {
        Program program;
        program.begin({.level = 1});
        program.window->resize(1280, 770);
        program.trigger(ActionId::Hint);
        const CoachPanel* coach = program.game()->coachPanel();
        QTRY_VERIFY_WITH_TIMEOUT(coach->isVisible(), kPatienceMs);
        QCoreApplication::processEvents();
        for (const auto* phrase : coach->findChildren<PhraseLabel*>())
            QVERIFY2(!phrase->isVisible() || isInLine(*phrase, *coach), qPrintable(phrase->text()));
    }

    void theBoardIsLargeInTheSmallestWindow_data() { addLanguages(); }
    void theBoardIsLargeInTheSmallestWindow()
    {
        QFETCH(Language, language);
        GameForTwo program(language);
        program.window->resize(640, 480);
        QCoreApplication::processEvents();
        QVERIFY2(program.board().width() >= 480, qPrintable(QString::number(program.board().width())));
        program.press(Qt::Key_7);
        program.trigger(ActionId::Study);
        QCoreApplication::processEvents();
        const int study = program.pages().study()->board()->width();
        QVERIFY2(study >= 340, qPrintable(QString::number(study)));
        program.trigger(ActionId::Lessons);
        LessonsPage* lessons = program.pages().learning().lessons();
        lessons->open(lessonById("first-minute"));
        QCoreApplication::processEvents();
        const int lesson = lessons->lesson()->taskView()->board()->width();
        QVERIFY2(lesson >= 360, qPrintable(QString::number(lesson)));
    }

    void theStudyHasTheBoardOfTheGame_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Language>("language");
        // A narrower window has no panel beside a game.
        QTest::newRow("1024x768 in Kazakh") << QSize(1024, 768) << Language::Kazakh;
        QTest::newRow("1280x800 in Russian") << QSize(1280, 800) << Language::Russian;
        QTest::newRow("1920x1080 in Kazakh") << QSize(1920, 1080) << Language::Kazakh;
        QTest::newRow("3840x2160 in English") << QSize(3840, 2160) << Language::English;
    }
    void theStudyHasTheBoardOfTheGame()
    {
        QFETCH(QSize, size);
        QFETCH(Language, language);
        GameForTwo program(language);
        program.window->resize(size);
        program.press(Qt::Key_7);
        const QRect place = placeOf(program, program.board());
        program.trigger(ActionId::Study);
        StudyPage* study = program.pages().study();
        QCOMPARE(placeOf(program, *study->board()), place);
        program.trigger(ActionId::CommentMove);
        QCOMPARE(placeOf(program, *study->board()), place);
        program.pages().openStudy(session::badGame());
        study->review()->reviewer().setEffort(3'000);
        program.trigger(ActionId::Review); // its graph and texts
        QTRY_VERIFY_WITH_TIMEOUT(seen<ReviewGraph>(study), kPatienceMs);
        QCOMPARE(placeOf(program, *study->board()), place);
    }

    void theEvaluationTakesNoSpaceWhenItIsOff()
    {
        GameForTwo program;
        program.window->resize(1280, 800);
        program.press(Qt::Key_7);
        program.trigger(ActionId::Study);
        QCoreApplication::processEvents();
        const StudyPage* study = program.pages().study();
        // The board with its caption has the whole page beside the panel.
        const auto* place = study->findChild<BoardContainer*>();
        QCOMPARE(place->mapTo(study, QPoint()), QPoint());
        QCOMPARE(place->height(), study->height());
        const auto* panel = study->findChild<AnalysisPanel*>();
        QVERIFY(!panel->isVisible());
        const QRect moves = placeOf(program, *study->moves());
        program.trigger(ActionId::Analyse);
        QCoreApplication::processEvents();
        QVERIFY(panel->isVisible());
        program.trigger(ActionId::Analyse);
        QCoreApplication::processEvents();
        QVERIFY(!panel->isVisible());
        QCOMPARE(placeOf(program, *study->moves()), moves);
    }

    void theCaptionOfTheStudyCanBeReadBesideTheEvaluation()
    {
        GameForTwo program(Language::Kazakh);
        program.window->resize(640, 480);
        program.press(Qt::Key_7);
        program.trigger(ActionId::Study);
        program.trigger(ActionId::LatestMove);
        program.trigger(ActionId::Analyse);
        QCoreApplication::processEvents();
        program.window->grab();
        const auto* caption = program.pages().study()->findChild<QLabel*>(QStringLiteral("caption"));
        QVERIFY(caption->isVisible() && !caption->text().isEmpty());
        // What does not fit is cut at the end, and is in the tool tip.
        QVERIFY(caption->fontMetrics().horizontalAdvance(caption->text()) <= caption->width()
                || caption->toolTip() == caption->text());
    }

    void whatIsSaidGetsTheWholeWidth()
    {
        Program program;
        program.beginAgainst(1);
        program.window->resize(1920, 1080);
        program.settings().setValue(setting::kCoach, true);
        GamePage* page = program.game();
        program.click(Side::South, 7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
        QVERIFY(page->coachPanel()->isVisible());
        const auto* caption = page->findChild<QLabel*>(QStringLiteral("caption"));
        QString tip;
        while (caption->fontMetrics().horizontalAdvance(tip) <= caption->parentWidget()->width() * 4 / 5)
            tip += QStringLiteral("longer ");
        page->showTip(tip, 60'000);
        QCoreApplication::processEvents();
        QVERIFY(caption->fontMetrics().horizontalAdvance(tip) <= caption->width());
        page->showTip({}, 0);
    }

    void aMoveReplacesWhyAnotherOneWasRefused()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        const QString turn = captionOf(program);
        program.click(Side::South, 3); // not South's turn
        QVERIFY(captionOf(program) != turn);
        program.click(Side::North, 3);
        QCOMPARE(program.plies(), 2);
        QCOMPARE(captionOf(program), QStringLiteral("First to move"));
    }

    void theAnswerReplacesThatItWasTheOpponentsTurn()
    {
        Program program;
        program.beginAgainst(1);
        const QString turn = captionOf(program);
        program.match.setMinimumThinkingTime(500);
        program.press(Qt::Key_7);
        program.press(Qt::Key_6);
        QCOMPARE(captionOf(program), QStringLiteral("It is the opponent’s turn."));
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
        program.board().completeAnimation();
        QCOMPARE(captionOf(program), turn);
    }

    void theResultReplacesWhatWasSaidBefore()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.click(Side::South, 3); // not South's turn
        const QString refusal = captionOf(program);
        program.resign();
        QVERIFY(captionOf(program) != refusal);
        QCOMPARE(textsSeen(program.game()).count(QStringLiteral("First wins")), 1);
    }

    void whatWasSaidOfTheOwnMoveCanBeReadAgain()
    {
        Program program;
        program.beginAgainst(1);
        program.window->resize(1280, 800);
        program.settings().setValue(setting::kCoach, true);
        const CoachPanel* coach = program.game()->coachPanel();
        QSignalSpy said(coach, &CoachPanel::said);
        program.match.setMinimumThinkingTime(3000); // longer than the coach judges the move
        program.click(Side::South, 7);
        QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), kPatienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
        const QString own = said.at(0).constFirst().toString();
        QVERIFY2(own.contains(QStringLiteral("your pit 7")), qPrintable(own));
        QVERIFY(!coach->text().isEmpty() && coach->text() != own);
        program.settings().setValue(setting::kCoach, false);
        QVERIFY(coach->isHidden());
        QVERIFY(seen<QLabel>(program.game(), "What was said before")->toolTip().contains(own));
    }

    void cardsKazansAndTheEndShowTheSameNumbers()
    {
        GameForTwo program;
        program.window->resize(1280, 800);
        for (int ply = 0; ply < 1000 && !program.match.outcome(); ++ply) {
            const rules::Move move = program.match.history().position().legalMoves()[0];
            program.press(static_cast<Qt::Key>(Qt::Key_0 + move.from.number));
        }
        const auto outcome = program.match.outcome();
        QVERIFY(outcome);
        const GamePage* page = program.game();
        for (const Side side : rules::kBothSides) {
            const int stones = outcome->score[rules::indexOf(side)];
            QCOMPARE(program.board().shownCount(rules::Place::store(side)), stones);
            for (const PlayerCard* card : page->findChildren<PlayerCard*>()) {
                if (card->side() == side && card->isVisible())
                    QTRY_VERIFY2(card->accessibleName().contains(QString::number(stones)),
                                 qPrintable(card->accessibleName()));
            }
            QVERIFY(page->endPanel()->accessibleDescription().contains(QString::number(stones)));
            QVERIFY(textsSeen(page->endPanel()).join(u' ').contains(QString::number(stones)));
        }
        // Looking back shows the stones where they were.
        program.trigger(ActionId::PreviousMove);
        QVERIFY(program.board().board()
                == program.match.history().positionAt(static_cast<std::size_t>(program.plies()) - 1).board());
        program.trigger(ActionId::LatestMove);
        QCOMPARE(program.board().shownCount(rules::Place::store(Side::South)), int(outcome->score[0]));
    }

    void escapeLeavesOneThingAfterTheOther()
    {
        GameForTwo program;
        MainWindow& window = *program.window;
        window.resize(1280, 800);
        const QRect place = placeOf(program, program.board());
        program.trigger(ActionId::FullScreen);
        program.trigger(ActionId::Zen);
        QVERIFY(window.isFullScreen());
        QVERIFY(window.notices()->isVisible()); // says how to leave it
        QVERIFY2(program.notice().contains(QStringLiteral("Esc")), qPrintable(program.notice()));
        const QRect said(window.notices()->mapToGlobal(QPoint()), window.notices()->size());
        QTRY_VERIFY(program.board().mapToGlobal(QPoint()).y() > said.bottom()); // and hides no pit
        program.board().setTimeScale(1);
        program.click(Side::South, 7);
        QVERIFY(program.board().isAnimating());
        program.press(Qt::Key_Escape); // the notice says that this is enough
        QVERIFY(!window.pages().stack().isZen());
        QVERIFY(program.board().isAnimating());
        QVERIFY(window.isFullScreen());
        QVERIFY(!window.notices()->isVisible());
        program.press(Qt::Key_Escape);
        QVERIFY(!program.board().isAnimating());
        program.trigger(ActionId::Zen);
        window.pages().game()->board()->setFocusedPit(rules::Pit{Side::North, 3});
        QVERIFY(program.board().preview());
        program.press(Qt::Key_Escape);
        QVERIFY(!window.pages().stack().isZen());
        QVERIFY(program.board().preview());
        program.press(Qt::Key_Escape);
        QVERIFY(!program.board().preview());
        QVERIFY(window.isFullScreen());
        program.press(Qt::Key_Escape);
        QVERIFY(!window.isFullScreen());
        QCOMPARE(window.page(), window.pages().game());
        QTRY_COMPARE(placeOf(program, program.board()), place);
        program.press(Qt::Key_Escape);
        QCOMPARE(window.page(), window.pages().game());
    }

    void whereOnlyTheBoardIsShownANoticeHidesAndMovesNothing()
    {
        GameForTwo program;
        program.trigger(ActionId::Zen);
        const WindowPages& pages = program.window->pages();
        for (const ActionId page : {ActionId::NewGame, ActionId::Study}) {
            if (page == ActionId::Study)
                program.trigger(page);
            const BoardWidget& board = page == ActionId::Study ? *program.pages().study()->board() : program.board();
            QVERIFY(pages.stack().isZen());
            NoticeBar* notices = program.window->notices();
            notices->put({.id = NoticeId::Guide, .text = [] { return QStringLiteral("A notice"); }});
            QCoreApplication::processEvents();
            const QRect place = placeOf(program, board);
            QVERIFY(board.mapToGlobal(QPoint()).y() >= notices->mapToGlobal(QPoint(0, notices->height())).y());
            notices->remove(NoticeId::Guide);
            notices->remove(NoticeId::WayOutOfZen);
            QCoreApplication::processEvents();
            QVERIFY(!notices->isVisible());
            QCOMPARE(placeOf(program, board), place);
        }
    }

    void pageWithoutABoardShowsEverythingAgain()
    {
        GameForTwo program;
        const MainWindow& window = *program.window;
        program.trigger(ActionId::Zen);
        QVERIFY(!window.menuBar()->isVisible());
        program.trigger(ActionId::Study);
        QVERIFY(window.pages().stack().isZen()); // there is a board here, too
        program.trigger(ActionId::Lessons);
        QVERIFY(!window.pages().stack().isZen());
        QVERIFY(window.menuBar()->isVisible());
        QVERIFY(window.findChild<HeaderBar*>()->isVisible());
        QVERIFY(program.notice().isEmpty());
        QVERIFY(!program.action(ActionId::Zen)->isEnabled());
        QVERIFY(!program.action(ActionId::Zen)->isChecked());
        program.press(Qt::Key_Escape);
        QCOMPARE(window.page(), window.pages().study());
        QVERIFY(program.action(ActionId::Zen)->isEnabled());
    }

    void fullScreenReturnsToAMaximisedWindow()
    {
        OpenProgram program;
        program.window->showMaximized();
        QVERIFY(program.window->isMaximized());
        program.trigger(ActionId::FullScreen);
        QVERIFY(program.window->isFullScreen());
        program.trigger(ActionId::FullScreen);
        QVERIFY(!program.window->isFullScreen());
        QVERIFY(program.window->isMaximized());
    }
};

QUMALAQ_WINDOW_TEST(TestPageLayout)
#include "tst_page_layout.moc"

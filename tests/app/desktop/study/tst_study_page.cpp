// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/study/analysis_panel.h"
#include "app/desktop/study/candidate_marks.h"
#include "app/desktop/study/evaluation_bar.h"
#include "app/desktop/study/move_tree_model.h"
#include "app/desktop/study/review_graph.h"
#include "app/desktop/study/review_panel.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/notice_bar.h"
#include "core/library/library.h"
#include "core/notation/tgk_writer.h"
#include "core/session/score_view.h"
#include "core/session/study_review.h"
#include "tests/app/desktop/study/shown_study.h"
#include "tests/core/storage/storage_testing.h"

#include <QCheckBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

#include <set>

using namespace qumalaq;
using namespace qumalaq::desktop;
using namespace qumalaq::session;
using notation::NodeId;
using rules::Side;

namespace {

QString libraryWith(const QString& folder, const std::vector<notation::GameRecord>& games)
{
    const QString path = QDir(folder).filePath(QStringLiteral("games.library"));
    auto library = library::Library::open(path);
    for (const notation::GameRecord& game : games)
        (void)(*library)->add(game);
    return path;
}

std::vector<notation::GameRecord> gamesIn(const QString& path)
{
    const auto library = library::Library::open(path);
    const auto stored = (*library)->latest(100);
    std::vector<notation::GameRecord> games;
    for (const library::StoredGame& game : *stored)
        games.push_back((*library)->record(game.id)->value());
    return games;
}

} // namespace

/// The study in the window, driven by key and mouse events.
class TestStudyPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void theReviewFollowsTheStones()
    {
        const Study study;
        study.makeReview();
        study.page->review()->goToPly(0);
        const QString before = study.told();
        study.page->board()->setTimeScale(1);
        study.trigger(ActionId::NextMove);
        QVERIFY(study.page->board()->isAnimating());
        QCOMPARE(study.told(), before);
        study.page->board()->completeAnimation();
        QTRY_VERIFY(study.told() != before);
    }

    void aMoveOnTheBoardBecomesAVariation()
    {
        const Study study;
        study.clickPit(Side::South, 7); // the game's own move
        QVERIFY(!study.document().isModified());
        study.clickPit(Side::North, 1);
        QVERIFY(study.document().isModified());
        QVERIFY(study.action(ActionId::Redo)->toolTip().startsWith(QStringLiteral("Repeat the change that you undid")));
        QCOMPARE(study.plies(), std::size_t{2});
        QVERIFY(!study.document().tree().isOnMainLine(study.document().current()));
        study.key(Qt::Key_9); // from the keyboard
        QCOMPARE(study.plies(), std::size_t{3});
        QVERIFY(study.page->board()->board() == study.document().position().board());
        study.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(study.plies(), std::size_t{2});
        study.key(Qt::Key_Up, Qt::ControlModifier); // promoted past the other variation, then to the game
        study.key(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(study.document().tree().isOnMainLine(study.document().current()));
        QVERIFY(!study.action(ActionId::PromoteVariation)->isEnabled());
        study.key(Qt::Key_Delete);
        QCOMPARE(study.plies(), std::size_t{1});
        study.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(!study.action(ActionId::Redo)->isEnabled());
    }

    void remarksAndCommentsAreWritten()
    {
        const Study study(badGame());
        study.key(Qt::Key_Right);
        const auto* comments = study.page->findChild<QLineEdit*>();
        QVERIFY(!comments->isVisible());
        study.trigger(ActionId::CommentMove); // the marks and comments are asked for
        QVERIFY(comments->isVisible());
        QToolButton* blunder = nullptr;
        for (auto* button : study.page->findChildren<QToolButton*>()) {
            if (button->text() == QStringLiteral("??"))
                blunder = button;
        }
        QVERIFY(blunder);
        QTest::mouseClick(blunder, Qt::LeftButton);
        QVERIFY(study.document().remark() == notation::Nag(4));
        QTest::mouseClick(blunder, Qt::LeftButton);
        QVERIFY(!study.document().remark());
        blunder->setFocus();
        study.key(Qt::Key_Tab); // as on the screen, the comment comes after the marks
        QCOMPARE(QApplication::focusWidget(), comments);
        study.key(Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), blunder);
        study.key(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), study.page->moves());
        QVERIFY(study.page->isVisible());
        study.key(Qt::Key_K, Qt::ControlModifier);
        auto* comment = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(comment);
        QTest::keyClicks(comment, QStringLiteral("eE 7")); // typed, not a command and not a move
        QTest::keyClick(comment, Qt::Key_Return);
        QCOMPARE(study.document().comment(), QStringLiteral("eE 7"));
        QCOMPARE(study.plies(), std::size_t{1});
        QCOMPARE(QApplication::focusWidget(), study.page->moves());
        study.key(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("no"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // leaves the field, not the page
        QCOMPARE(study.document().comment(), QStringLiteral("eE 7"));
        QCOMPARE(comment->text(), QStringLiteral("eE 7"));
        QVERIFY(study.page->isVisible());
        QCOMPARE(QApplication::focusWidget(), study.page->moves());
    }

    void theAnalystFollowsThePosition()
    {
        const Study study(onlineGame(0));
        session::Analyst* analyst = study.page->analyst();
        QVERIFY(!analyst->isActive());
        study.key(Qt::Key_E);
        QVERIFY(analyst->isActive());
        QVERIFY(study.action(ActionId::Analyse)->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(study.page->marks()->marks().size() == 3, 60'000);
        for (int i = 0; i < 5; ++i) {
            study.key(Qt::Key_Right);
            QVERIFY(analyst->history().position() == study.document().position());
            QTRY_VERIFY_WITH_TIMEOUT(!analyst->analysis().lines.empty(), 60'000);
            const auto* line = study.page->findChild<AnalysisPanel*>()->findChild<QPushButton*>();
            QTRY_VERIFY(line->accessibleName().contains(QStringLiteral("’s pit "))); // and not digits in a row
            QVERIFY(line->accessibleName().count(QStringLiteral("’s pit ")) <= 4);
            for (const auto& mark : study.page->marks()->marks()) {
                QVERIFY(study.document().position().isLegal(rules::Move{mark.pit}));
                QVERIFY(!mark.label.isEmpty());
            }
            // The numbers are those of the side to move, and the panel says so.
            const Side mover = study.document().position().sideToMove();
            const auto best = session::seenBy(mover, analyst->analysis().lines.front().score);
            QCOMPARE(study.page->marks()->marks().front().label, ScoreText::sign(best));
            QVERIFY(line->text().startsWith(ScoreText::sign(best) + u' '));
            const QString name = PlayerText::nameOf(study.document().record(), mover);
            QVERIFY(shows(study.page, QStringLiteral("Best moves (+ %1 ahead)").arg(name)));
        }
        // The window shows another page: the analysis stops.
        study.pages().stack().goBack();
        QVERIFY(!analyst->isActive());
        QVERIFY(!study.action(ActionId::Analyse)->isEnabled()); // never in a game
        study.trigger(ActionId::Study);
        QVERIFY(analyst->isActive());
        study.key(Qt::Key_E);
        QVERIFY(!analyst->isActive());
        QVERIFY(study.page->marks()->marks().empty());
    }

    void aPositionIsPlayedOnAgainstTheComputer()
    {
        Study study;
        study.key(Qt::Key_Right);
        const rules::AnyPosition here = study.document().position();
        study.trigger(ActionId::PlayFromHere);
        QCOMPARE(study.window->page(), study.pages().game());
        QVERIFY(study.match.history().position() == here);
        QCOMPARE(study.match.player(Side::North).kind, session::Player::Kind::Person);
        QCOMPARE(study.match.player(Side::South).kind, session::Player::Kind::Computer);
        QVERIFY(study.match.isPersonToMove());
    }

    void whoPlayedTheComputerPlaysOnWithTheSameSide()
    {
        Program program;
        program.beginAgainst(1);
        program.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(program.plies() == 2, 30000);
        QVERIFY(program.match.resign(Side::South));
        program.trigger(ActionId::Study);
        session::StudyDocument& document = *program.pages().study()->document();
        document.goToStart();
        program.press(Qt::Key_Right);
        QVERIFY(document.position().sideToMove() == Side::North); // the computer is to move
        program.trigger(ActionId::PlayFromHere);
        QCOMPARE(program.match.player(Side::South).kind, session::Player::Kind::Person);
        QCOMPARE(program.match.player(Side::North).kind, session::Player::Kind::Computer);
    }

    void theGameThatHasEndedIsLookedThrough()
    {
        Program program;
        program.studyAnEndedGame();
        const StudyPage* page = program.pages().study();
        QCOMPARE(program.window->page(), page);
        QCOMPARE(page->document()->record().moves().size(), std::size_t{2});
        QCOMPARE(page->document()->record().result(), notation::GameResult::NorthWins);
        QVERIFY(!page->isModified());
        QVERIFY(page->shownRecord() == page->document()->record());
    }

    void changesAreSavedWithoutAQuestion()
    {
        const QTemporaryDir folder;
        const QString kept = QDir(folder.path()).filePath(QStringLiteral("unsaved.tgk"));
        const notation::GameRecord original = onlineGame(0);
        const QString library = libraryWith(folder.path(), {original});
        notation::GameRecord changed;
        {
            const Study study(folder.path(), original);
            study.pages().setLibraryFile(library);
            study.clickPit(Side::South, 3); // a variation
            changed = study.document().record();
            QTRY_VERIFY(QFile::exists(kept));
            // Another game replaces it.
            study.pages().openStudy(onlineGame(1));
            QVERIFY(!study.window->notices()->isVisible());
            QTRY_VERIFY(!QFile::exists(kept));
        }
        // The game in the library has the variation.
        QVERIFY(gamesIn(library) == std::vector{changed});
    }

    void theGameThatIsOpenIsNotOpenedAgain()
    {
        const QTemporaryDir folder;
        const notation::GameRecord original = onlineGame(0);
        const QString library = libraryWith(folder.path(), {original});
        const Study study(folder.path(), original);
        study.pages().setLibraryFile(library);
        study.document().setComment(QStringLiteral("first"));
        const notation::GameRecord changed = study.document().record();
        study.trigger(ActionId::Start);
        QTRY_VERIFY(gamesIn(library) == std::vector{changed});            // saved when the study is left
        for (const notation::GameRecord& clicked : {original, changed}) { // a list may still show the old one
            study.pages().openStudy(clicked);
            QVERIFY(study.document().record() == changed);
            QVERIFY(study.document().canUndo());
        }
        study.document().setComment(QStringLiteral("second"));
        study.trigger(ActionId::Start);
        QTRY_VERIFY(gamesIn(library) == std::vector{study.document().record()});
    }

    void theLastChangesAreSavedWhenTheWindowCloses()
    {
        const QTemporaryDir folder;
        const QString library = libraryWith(folder.path(), {onlineGame(0)});
        {
            const Study study(folder.path(), onlineGame(0));
            study.pages().setLibraryFile(library);
            study.document().setComment(QStringLiteral("so it goes"));
            QVERIFY(study.window->close());
        }
        const auto games = gamesIn(library);
        QCOMPARE(games.size(), std::size_t{1});
        QCOMPARE(games.front().tree().annotation(NodeId::Root).after, std::string("so it goes"));
    }

    void changesOutliveACrash()
    {
        const QTemporaryDir folder;
        const QString kept = QDir(folder.path()).filePath(QStringLiteral("unsaved.tgk"));
        const QString library = libraryWith(folder.path(), {});
        notation::GameRecord changed;
        {
            const Study study(folder.path()); // never closed
            study.clickPit(Side::South, 3);
            changed = study.document().record();
        }
        QVERIFY(QFile::exists(kept));
        {
            Program program(folder.path());
            program.pages().setLibraryFile(library);
            program.open();
            QVERIFY(!program.window->notices()->isVisible());
            QTRY_VERIFY(!QFile::exists(kept));
        }
        QVERIFY(gamesIn(library) == std::vector{changed});
    }

    void changesKeptByALaterVersionStayInTheirFile()
    {
        const QTemporaryDir folder;
        const QString kept = QDir(folder.path()).filePath(QStringLiteral("unsaved.tgk"));
        const QByteArray bytes = "% qumalaq-study 2\n" + QByteArray::fromStdString(toTgk(onlineGame(1)));
        QVERIFY(put(kept, bytes));
        const QString library = libraryWith(folder.path(), {});
        {
            Program program(folder.path());
            program.pages().setLibraryFile(library);
            program.open();
            const QString told = program.notice();
            QVERIFY2(told.contains(QStringLiteral("in the study are not being saved")), qPrintable(told));
            QVERIFY2(told.contains(QStringLiteral("newer version")), qPrintable(told));
            QTRY_VERIFY(gamesIn(library) == std::vector{onlineGame(1)});
        }
        QCOMPARE(bytesOf(kept), bytes);
    }

    void theEvaluationLeavesRoomForTheWordsOfTheReview()
    {
        const Study study;
        study.window->resize(1280, 800);
        study.makeReview();
        study.trigger(ActionId::Analyse);
        QCoreApplication::processEvents();
        const auto* lines = study.page->findChild<AnalysisPanel*>();
        QVERIFY(lines->isVisible());
        QVERIFY(lines->height() < 2 * lines->fontMetrics().height());
        // It has no heading, so it says itself whose number it is.
        const QString whose =
            PlayerText::nameOf(study.document().record(), study.document().position().sideToMove()) + u' ';
        QTRY_VERIFY_WITH_TIMEOUT(lines->findChild<QPushButton*>()->text().startsWith(whose), 60'000);
        QVERIFY(study.page->findChild<ReviewPanel*>()->height() > 10 * lines->fontMetrics().height());
    }

    void aReviewIsMadeOnRequestAndMarksTheMoves()
    {
        const Study study(badGame());
        QVERIFY(!seen<ReviewGraph>(study.page));
        study.page->review()->reviewer().setEffort(3'000);
        auto* tabs = study.page->findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QTest::mouseClick(study.reviewButton(QStringLiteral("Review the game")), Qt::LeftButton);
        QVERIFY(study.page->findChild<QProgressBar*>()->isVisible());
        QTest::mouseClick(study.reviewButton(QStringLiteral("Cancel")), Qt::LeftButton);
        QVERIFY(!study.page->review()->isRunning());
        study.makeReview();
        QVERIFY(seen<ReviewGraph>(study.page));
        QVERIFY(study.told().contains(QStringLiteral("Accuracy")));
        const auto points = study.page->review()->review()->mistakes();
        QVERIFY(!points.empty());
        const auto* review = &*study.page->review()->review();
        const auto mistakesOf = [review](rules::Side side) {
            return review->count(side, ai::MoveQuality::Mistake) + review->count(side, ai::MoveQuality::Blunder);
        };
        const QString mistakes =
            QStringLiteral("Mistakes\n%1\n%2").arg(mistakesOf(rules::Side::South)).arg(mistakesOf(rules::Side::North));
        QVERIFY2(study.told().contains(mistakes), qPrintable(study.told()));
        const auto* list = static_cast<const MoveRowsModel*>(study.page->moves()->model());
        const auto line = study.document().tree().mainLine();
        const auto markOf = [&](std::size_t ply) { return list->wordOf(static_cast<int>(line[ply]))->mark; };
        for (const std::size_t point : points)
            QVERIFY(markOf(point).startsWith(u'?'));
        QVERIFY(!study.document().isModified());
        QVERIFY(study.told().contains(QStringLiteral("Accuracy")));

        // Steps through the mistakes by key.
        study.document().goTo(NodeId::Root);
        study.page->moves()->setFocus();
        for (const std::size_t point : points) {
            study.key(Qt::Key_Right, Qt::ShiftModifier);
            QCOMPARE(study.plies(), point + 1); // with the mistake, and what was better
            QVERIFY2(study.told().contains(QStringLiteral("Better: ")), qPrintable(study.told()));
            QVERIFY(!study.page->board()->hint()); // the better move cannot be made any more
        }
        QVERIFY(!study.action(ActionId::NextTurn)->isEnabled());
        study.document().goTo(line[points.back()]);
        study.key(Qt::Key_Right);
        study.key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(study.plies(), points.back() + 1);
    }

    /// The ring was on a pit of the position after the mistake.
    void theBetterMoveIsShownWhereItBegins()
    {
        const Study study(badGame());
        study.window->resize(800, 600);
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        const std::size_t mistake = review.review()->mistakes().front();
        const rules::Move better = review.review()->moves[mistake].better.front();
        const BoardWidget* board = study.page->board();
        review.goToPly(mistake + 1);
        const auto isHidden = [&] {
            return !board->preview() && board->board() == study.document().position().board()
                   && !study.reviewButton(QStringLiteral("Show the better move"))->isChecked();
        };
        QVERIFY(isHidden());
        const auto show = [&] {
            const QString told = study.told();
            QTest::mouseClick(study.reviewButton(QStringLiteral("Show the better move")), Qt::LeftButton);
            QVERIFY(board->preview());
            QVERIFY(board->preview()->source == better.from && board->preview()->isArmed);
            QVERIFY(board->board() == review.game().positionAt(mistake).board());
            QVERIFY(shows(study.page, u"Before move"));
            QCOMPARE(study.told(), told); // the judgement stays
        };
        show();
        QTest::mouseClick(study.reviewButton(QStringLiteral("Show the better move")), Qt::LeftButton);
        QVERIFY(isHidden());
        show();
        study.key(Qt::Key_Escape);
        QVERIFY(isHidden());
        QCOMPARE(study.window->page(), study.page);
        for (const ActionId step : {ActionId::PreviousMove, ActionId::NextMove, ActionId::Replay}) {
            review.goToPly(mistake + 1);
            show();
            study.trigger(step);
            QVERIFY(isHidden());
        }
        // It can be played there.
        review.goToPly(mistake + 1);
        show();
        study.clickPit(better.from.row, better.from.number);
        QVERIFY(isHidden());
        QCOMPARE(study.plies(), mistake + 1);
        QVERIFY(study.document().history().plies().back().move == better);
        // A good move has none.
        for (std::size_t ply = 0; ply < review.review()->moves.size(); ++ply) {
            review.goToPly(ply + 1);
            QCOMPARE(study.reviewButton(QStringLiteral("Show the better move"))->isEnabled(),
                     review.review()->moves[ply].quality >= ai::MoveQuality::Inaccuracy);
        }
    }

    void theThreatOfTheBetterMoveIsDrawn()
    {
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        const BoardWidget* board = study.page->board();
        int threats = 0;
        for (std::size_t ply = 0; ply < review.review()->moves.size(); ++ply) {
            const session::MoveReview& move = review.review()->moves[ply];
            if (move.quality < ai::MoveQuality::Inaccuracy)
                continue;
            review.goToPly(ply + 1);
            study.reviewButton(QStringLiteral("Show the better move"))->click();
            const bool isThreat = ReviewText::of(review.game().positionAt(ply), move, {}).contains(u"threatens");
            QVERIFY(board->preview());
            QCOMPARE(board->preview()->reply.has_value(), isThreat);
            QVERIFY(!isThreat || board->preview()->reply->source.row == review.review()->movers[ply]);
            QVERIFY(!isThreat || board->preview()->reply->result.startsWith(u"then "));
            threats += isThreat ? 1 : 0;
        }
        QVERIFY(threats > 0);
    }

    void resigningABetterGameIsTold()
    {
        int told = 0;
        for (const Side loser : rules::kBothSides) {
            notation::GameRecord record = badGame();
            record.setResult(loser == Side::North ? notation::GameResult::SouthWins : notation::GameResult::NorthWins);
            record.setTag("Termination", "resignation");
            const Study study(record);
            study.makeReview();
            const session::GameReview& review = *study.page->review()->review();
            const double south = review.chanceAfter(review.moves.size());
            const bool isAhead = (loser == Side::South ? south : 1 - south) >= 0.6;
            const QString name = loser == Side::South ? QStringLiteral("First") : QStringLiteral("Second");
            QCOMPARE(study.told().contains(name + QStringLiteral(" resigned, but was ahead.")), isAhead);
            told += isAhead ? 1 : 0;
        }
        QCOMPARE(told, 1);
    }

    void buttonsLeadToTheMistakes()
    {
        const Study study(badGame());
        const auto turn = [&study](const QString& name) {
            for (auto* each : study.page->findChildren<QToolButton*>()) {
                if (each->isVisible() && each->text() == name)
                    return each;
            }
            return static_cast<QToolButton*>(nullptr);
        };
        QVERIFY(!turn(QStringLiteral("Next mistake")));
        study.window->resize(640, 480);
        study.makeReview();
        const auto mistakes = study.page->review()->review()->mistakes();
        study.trigger(ActionId::FirstMove);
        QToolButton* next = turn(QStringLiteral("Next mistake"));
        QToolButton* previous = turn(QStringLiteral("Previous mistake"));
        QVERIFY(next && previous);
        for (const QToolButton* button : {next, previous}) {
            QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
            QVERIFY(button->toolTip().contains(QStringLiteral("mistake")));
        }
        QVERIFY(!previous->isEnabled());
        for (const std::size_t mistake : mistakes) {
            QTest::mouseClick(next, Qt::LeftButton);
            QCOMPARE(study.plies(), mistake + 1);
        }
        QVERIFY(!next->isEnabled() && previous->isEnabled());
    }

    void aReviewThatWasMadeEarlierOpensAtTheFirstMistake()
    {
        const Study study(badGame());
        study.makeReview();
        const session::GameReview review = *study.page->review()->review();
        const std::size_t first = review.mistakes().front() + 1;
        QTRY_COMPARE(study.plies(), first);
        const Study other(badGame());
        other.page->review()->open(review);
        QCOMPARE(other.plies(), std::size_t{0});
        other.trigger(ActionId::Review);
        QCOMPARE(other.plies(), first);
        // Who is there already stays.
        other.trigger(ActionId::LatestMove);
        const std::size_t last = other.plies();
        other.trigger(ActionId::Review);
        QCOMPARE(other.plies(), last);
    }

    void theWordsOfAReviewMoveNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("in a small window") << QSize(800, 600);
        QTest::newRow("in a large window") << QSize(1280, 800);
    }

    void theWordsOfAReviewMoveNothing()
    {
        QFETCH(QSize, size);
        const Study study(badGame());
        study.window->resize(size);
        study.makeReview();
        const auto* panel = study.page->findChild<ReviewPanel*>();
        const QPushButton* below = study.reviewButton(QStringLiteral("Add to the moves"));
        const auto place = [&] {
            QCoreApplication::processEvents();
            return below->mapTo(panel->widget(), QPoint());
        };
        const QPoint before = place();
        const auto* words = panel->widget()->findChild<QLabel*>(QStringLiteral("words"));
        std::set<QString> told;
        study.trigger(ActionId::FirstMove);
        QCOMPARE(place(), before);
        while (study.action(ActionId::NextMove)->isEnabled()) {
            study.trigger(ActionId::NextMove);
            QCOMPARE(place(), before);
            QVERIFY2(words->heightForWidth(words->width()) <= words->height(), qPrintable(words->text()));
            told.insert(words->text());
        }
        QVERIFY(told.size() > 3);
    }

    void theGraphLeadsThroughTheGame()
    {
        const Study study(badGame());
        study.makeReview();
        ReviewGraph* graph = study.page->findChild<ReviewGraph*>();
        const int plies = static_cast<int>(study.page->review()->game().plies().size());
        QCOMPARE(graph->maximum(), plies);
        QTest::mouseClick(graph, Qt::LeftButton, {}, QPoint(graph->width() / 2, graph->height() / 2));
        QVERIFY(static_cast<int>(study.plies()) > plies / 3 && static_cast<int>(study.plies()) < plies * 2 / 3);
        graph->setFocus();
        const std::size_t here = study.plies();
        study.key(Qt::Key_Right);
        QCOMPARE(study.plies(), here + 1);
        study.key(Qt::Key_End);
        QCOMPARE(static_cast<int>(study.plies()), plies);
        QVERIFY(!graph->accessibleName().isEmpty() && !graph->accessibleDescription().isEmpty());
        // And backwards.
        const QStringList& announced = Announcer::of(*study.page).history();
        const qsizetype before = announced.size();
        study.trigger(ActionId::PreviousMove);
        QCOMPARE(graph->value(), plies - 1);
        QTRY_VERIFY(announced.size() > before);
        const qsizetype told = announced.size();
        study.key(Qt::Key_Return);
        QTRY_VERIFY(announced.size() > told);
        QVERIFY2(announced.last().contains(QStringLiteral(" plays ")), qPrintable(announced.last()));
    }

    /// The explanation is above what can wait, and no line of it is cut.
    void theExplanationIsSeenInASmallWindow()
    {
        const Study study(badGame());
        study.window->resize(640, 480);
        study.makeReview();
        const auto* review = study.page->findChild<ReviewPanel*>();
        for (const std::size_t ply : study.page->review()->review()->mistakes()) {
            study.page->review()->goToPly(ply + 1);
            const QLabel* explanation = nullptr;
            const auto find = [&] {
                for (const auto* label : review->findChildren<QLabel*>()) {
                    if (label->isVisible() && label->text().contains(QStringLiteral("Better:")))
                        explanation = label;
                }
                return explanation != nullptr;
            };
            QTRY_VERIFY(find());
            QCoreApplication::processEvents();
            const QRect seen = explanation->visibleRegion().boundingRect();
            QCOMPARE(seen.top(), 0);
            const int line = explanation->fontMetrics().lineSpacing();
            QVERIFY(seen.height() == explanation->height() || (seen.height() >= 4 * line && seen.height() % line == 0));
        }
    }

    void theGraphSaysWhatItsDotsMean()
    {
        const Study study(badGame());
        study.makeReview();
        const auto& moves = study.page->review()->review()->moves;
        std::array<int, 3> seen{};
        constexpr std::pair<ai::MoveQuality, const char*> kWords[] = {{ai::MoveQuality::Inaccuracy, "inaccuracy"},
                                                                      {ai::MoveQuality::Mistake, "mistake"},
                                                                      {ai::MoveQuality::Blunder, "blunder"}};
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            study.page->review()->goToPly(ply + 1);
            const QString told = study.page->findChild<ReviewGraph*>()->accessibleDescription();
            for (std::size_t i = 0; i < seen.size(); ++i) {
                const bool isSo = moves[ply].quality == kWords[i].first;
                seen[i] += isSo;
                QVERIFY2(told.contains(QLatin1String(kWords[i].second)) == isSo, qPrintable(told));
            }
            QVERIFY2(!told.contains(u'·'), qPrintable(told)); // it would be read as "middle dot"
        }
        QVERIFY(seen[0] + seen[1] + seen[2] > 0);
    }

    void theListOfMovesNeverBeginsWithACutRow()
    {
        const Study study(onlineGame(0));
        const MoveRowsView* list = study.page->moves();
        for (const int height : {480, 601, 737, 803}) {
            study.window->resize(960, height);
            study.key(Qt::Key_Home);
            for (int i = 0; i < 60; ++i) {
                study.key(Qt::Key_Right);
                QCOMPARE(list->rowViewportPosition(list->rowAt(0)), 0);
                const QRect current = list->rectOf(static_cast<int>(study.document().current()));
                QVERIFY(list->viewport()->rect().contains(current));
            }
            study.key(Qt::Key_End);
            QCOMPARE(list->rowViewportPosition(list->rowAt(0)), 0);
        }
    }

    void theTitlesOfTheListAreWhole_data() { addLanguages(); }
    void theTitlesOfTheListAreWhole()
    {
        QFETCH(Language, language);
        Study study;
        study.setLanguage(language);
        const MoveRowsView* moves = study.pages().study()->moves();
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            study.window->resize(size);
            QCoreApplication::processEvents();
            const QHeaderView* header = moves->horizontalHeader();
            for (int column = 0; column < header->count(); ++column) {
                const QString title = header->model()->headerData(column, Qt::Horizontal).toString();
                QVERIFY2(header->sectionSize(column) >= moves->fontMetrics().horizontalAdvance(title),
                         qPrintable(title));
            }
        }
    }

    /// The marks of all moves lay on each other.
    void theMarkStandsBelowTheGraph_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("640x480") << QSize(640, 480);
        QTest::newRow("800x600") << QSize(800, 600);
        QTest::newRow("1280x800") << QSize(1280, 800);
    }
    void theMarkStandsBelowTheGraph()
    {
        QFETCH(QSize, size);
        const Study study(badGame());
        study.window->resize(size);
        study.makeReview();
        const ReviewGraph* graph = study.page->findChild<ReviewGraph*>();
        const auto& moves = study.page->review()->review()->moves;
        study.trigger(ActionId::FirstMove);
        for (const auto& move : moves) {
            study.trigger(ActionId::NextMove);
            QCOMPARE(graph->plateText().contains(u'?'), move.quality >= ai::MoveQuality::Inaccuracy);
        }
    }

    void theGraphNamesBothPlayersInFull_data() { addLanguages(); }
    void theGraphNamesBothPlayersInFull()
    {
        QFETCH(Language, language);
        notation::GameRecord record = badGame();
        record.setTag("White", "Qumalaq, level 3");
        record.setTag("Black", "Baurzhan");
        Study study(record);
        study.setLanguage(language);
        study.page = study.pages().study();
        study.makeReview();
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            study.window->resize(size);
            QCoreApplication::processEvents();
            const QStringList legend = study.page->findChild<ReviewGraph*>()->legend();
            QVERIFY2(legend.at(0) == PlayerText::nameOf(record, Side::South), qPrintable(legend.at(0)));
            QVERIFY2(legend.at(1) == QStringLiteral("Baurzhan"), qPrintable(legend.at(1)));
        }
    }

    void theGraphSaysWhatItShows_data() { addLanguages(); }
    void theGraphSaysWhatItShows()
    {
        QFETCH(Language, language);
        notation::GameRecord record = badGame();
        record.setTag("Black", "Qumalaq, level 3");
        Study study(record);
        study.setLanguage(language);
        study.page = study.pages().study();
        study.makeReview();
        for (const TextSize text : {TextSize::Automatic, TextSize::Largest}) {
            study.settings().setValue(setting::kTextSize, text);
            for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
                study.window->resize(size);
                QCoreApplication::processEvents();
                for (const QString& part : study.page->findChild<ReviewGraph*>()->legend())
                    QVERIFY2(part.size() > 1, qPrintable(part)); // more than an ellipsis
            }
        }
    }

    /// The chances and the stones shared an axis.
    void theGraphShowsTheStonesInPlaceOfTheChances()
    {
        const Study study(badGame());
        study.window->resize(1280, 800);
        study.makeReview();
        const ReviewGraph* graph = study.page->findChild<ReviewGraph*>();
        QCOMPARE(graph->legend().back(), QStringLiteral("Chance to win"));
        seen<QCheckBox>(study.page, u"Where the stones came from")->click();
        QCOMPARE(graph->legend().back(), QStringLiteral("Stones"));
    }

    void theTabsStayWhenTheyAreSwitched_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theTabsStayWhenTheyAreSwitched()
    {
        QFETCH(QSize, size);
        const Study study(badGame());
        study.window->resize(size);
        study.makeReview();
        auto* tabs = study.page->findChild<QTabBar*>();
        const auto place = [&] {
            QCoreApplication::processEvents();
            return tabs->mapTo(study.page, QPoint());
        };
        const QPoint before = place();
        tabs->setCurrentIndex(0);
        QCOMPARE(place(), before);
        study.page->review()->startLearning(
            study.page->review()->review()->movers.at(study.page->review()->review()->mistakes().front()));
        tabs->setCurrentIndex(1);
        QCOMPARE(place(), before);
    }

    void theReviewNeedsNoScrollBar_data() { addLanguages(); }
    void theReviewNeedsNoScrollBar()
    {
        QFETCH(Language, language);
        notation::GameRecord record = badGame();
        record.setTag("Black", "Qumalaq, level 3");
        Study study(record);
        study.setLanguage(language);
        study.page = study.pages().study();
        study.window->resize(1280, 800);
        study.makeReview();
        QCoreApplication::processEvents();
        QVERIFY(!study.page->findChild<ReviewPanel*>()->verticalScrollBar()->isVisible());
    }

    /// It was a frame without words.
    void aVariationHasNoEvaluationOfTheReview()
    {
        const Study study(badGame());
        study.makeReview();
        const auto* bar = study.page->findChild<EvaluationBar*>();
        study.document().goTo(study.document().tree().mainLine().at(2));
        QVERIFY(bar->isVisible());
        const rules::Move played = study.document().tree().move(study.document().tree().mainLine().at(3));
        for (const rules::Move move : study.document().position().legalMoves()) {
            if (move != played) {
                study.document().play(move);
                break;
            }
        }
        QVERIFY(!study.page->review()->currentPly());
        QVERIFY(!bar->isVisible());
        study.trigger(ActionId::PreviousMove);
        QVERIFY(bar->isVisible());
    }

    void theWholeTableIsSeenAsSoonAsThereIsAReview()
    {
        const Study study(badGame());
        study.window->resize(1280, 800);
        study.makeReview();
        const auto unseen = [&study] {
            QStringList texts;
            for (const QString& text : {QStringLiteral("Accuracy"), QStringLiteral("Inaccuracies"),
                                        QStringLiteral("Mistakes"), QStringLiteral("Of these, blunders")}) {
                const auto* label = seen<QLabel>(study.page->findChild<ReviewPanel*>(), text);
                if (!label || label->visibleRegion().boundingRect() != label->rect())
                    texts.append(text);
            }
            return texts;
        };
        QTRY_COMPARE(unseen(), QStringList());
    }

    void inAVariationTheGraphMarksTheMoveThatItReplaces()
    {
        const Study study(badGame());
        study.makeReview();
        const ReviewGraph* graph = study.page->findChild<ReviewGraph*>();
        const auto line = study.document().tree().mainLine();
        study.document().goTo(line.at(2));
        const rules::Move played = study.document().tree().move(line.at(3));
        for (const rules::Move move : study.document().position().legalMoves()) {
            if (move != played) {
                study.document().play(move);
                break;
            }
        }
        QVERIFY(!study.page->review()->currentPly());
        QCOMPARE(graph->value(), 4);
        study.document().play(study.document().position().legalMoves()[0]);
        QCOMPARE(graph->value(), 4);
        study.trigger(ActionId::FirstMove);
        QCOMPARE(graph->value(), 0);
    }

    /// "4", for whom and of what?
    void theEvaluationSaysWhoIsAhead()
    {
        const Study study(badGame());
        study.window->resize(1280, 800);
        study.makeReview();
        const auto* bar = study.page->findChild<EvaluationBar*>();
        const QRegularExpression words(
            QStringLiteral("^(Even|Expected: (First|Second), \\d+ stones? ahead|(First|Second) wins in \\d+ moves?)$"));
        bool isSouthAhead = false;
        bool isNorthAhead = false;
        study.trigger(ActionId::FirstMove);
        for (std::size_t ply = 0; ply < study.page->review()->review()->moves.size(); ++ply) {
            study.trigger(ActionId::NextMove);
            QString text = bar->shownText();
            QVERIFY2(words.match(text).hasMatch(), qPrintable(text));
            text.remove(QStringLiteral("Expected: "));
            const QString whole = bar->accessibleDescription();
            QVERIFY2(whole.startsWith(text.section(QRegularExpression(QStringLiteral("[, ]")), 0, 0)),
                     qPrintable(text + u'|' + whole));
            QVERIFY(bar->fontMetrics().horizontalAdvance(bar->shownText()) <= bar->width());
            isSouthAhead = isSouthAhead || text.startsWith(QStringLiteral("First"));
            isNorthAhead = isNorthAhead || text.startsWith(QStringLiteral("Second"));
        }
        QVERIFY(isSouthAhead && isNorthAhead);
    }

    void theReviewIsWrittenToTheGame()
    {
        const Study study(badGame());
        const notation::GameRecord original = study.document().record();
        study.makeReview();
        const auto review = *study.page->review()->review();
        QTest::mouseClick(study.reviewButton(QStringLiteral("Add to the moves")), Qt::LeftButton);
        QVERIFY(study.document().isModified());
        QVERIFY(study.page->review()->review()); // the moves of the game have not changed
        // It is seen where it was added, and that it was.
        QVERIFY(shows(study.page, u"Added to the moves."));
        QVERIFY(study.page->moves()->isVisible());
        const auto line = study.document().tree().mainLine();
        for (std::size_t ply = 0; ply < line.size(); ++ply) {
            const auto& annotation = study.document().tree().annotation(line[ply]);
            const bool isDoubtful = review.moves[ply].quality >= ai::MoveQuality::Inaccuracy;
            QCOMPARE(!annotation.nags.empty(), isDoubtful);
            QCOMPARE(QString::fromStdString(annotation.after), // in words
                     isDoubtful ? ScoreText::sentence(review.scores[ply + 1], rules::GameId::Togyzqumalaq,
                                                      PlayerText::namesOf(original))
                                : QString());
            const auto parent = study.document().tree().parent(line[ply]);
            QCOMPARE(study.document().tree().children(parent).size(), std::size_t{isDoubtful ? 2U : 1U});
        }
        study.trigger(ActionId::Undo);
        QVERIFY(study.document().record() == original);
        // A different main line has no review yet.
        study.document().goToStart();
        study.clickPit(Side::South, 9);
        study.document().promote();
        QVERIFY(!study.page->review()->review());
    }

    /// In a game against the computer.
    void reviewIsAboutThePerson_data()
    {
        QTest::addColumn<Side>("person");
        QTest::newRow("First") << Side::South;
        QTest::newRow("Second") << Side::North;
    }
    void reviewIsAboutThePerson()
    {
        QFETCH(Side, person);
        notation::GameRecord record = badGame();
        record.setTag(notation::nameTagOf(rules::opponentOf(person)), "Qumalaq, level 3");
        const Study study(record);
        QCOMPARE(study.page->board()->isFlipped(), person == Side::North);
        study.makeReview();
        const auto review = *study.page->review()->review();
        const auto points = review.mistakes();
        const auto first =
            std::find_if(points.begin(), points.end(), [&](std::size_t ply) { return review.movers[ply] == person; });
        QVERIFY(first != points.end());
        QCOMPARE(study.plies(), *first + 1); // the mistake is shown, and explained
        QVERIFY(study.told().contains(QStringLiteral("Better:")));
        QVERIFY(study.told().contains(QStringLiteral("You")) && study.told().contains(QStringLiteral("Computer 3")));
        QVERIFY(!study.reviewButton(QStringLiteral("Learn from First’s mistakes")));
        QVERIFY(!study.reviewButton(QStringLiteral("Learn from Second’s mistakes")));
        QTest::mouseClick(study.reviewButton(QStringLiteral("Learn from your mistakes")), Qt::LeftButton);
        QCOMPARE(study.plies(), *first);
        QVERIFY(shows(study.page, u"Your move"));
        study.clickPit(person, review.moves[*first].better.front().from.number);
        QVERIFY(shows(study.page, u"Computer 3 to move") && !shows(study.page, u"Your move")); // as the board shows it
    }

    void whatTheReviewFoundIsSaidBriefly_data()
    {
        QTest::addColumn<QString>("north");
        QTest::addColumn<QString>("begin");
        QTest::newRow("between two people") << QString() << QStringLiteral("First wins. Accuracy: First ");
        QTest::newRow("of a win against the computer")
            << QStringLiteral("Qumalaq, level 3") << QStringLiteral("You win. Your accuracy: ");
    }
    /// It was one announcement of half a minute, with the table of stones, and began with the first mistake.
    void whatTheReviewFoundIsSaidBriefly()
    {
        QFETCH(QString, north);
        QFETCH(QString, begin);
        notation::GameRecord record = badGame();
        record.setTag(notation::nameTagOf(Side::North), north.toStdString());
        record.setResult(notation::GameResult::SouthWins);
        record.setTag("Termination", "resignation");
        const Study study(record);
        study.makeReview();
        const QStringList& announced = Announcer::of(*study.page).history();
        QTRY_VERIFY(announced.last().contains(QStringLiteral("istakes: ")));
        const QString said = announced.last();
        QVERIFY2(said.startsWith(begin), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("Next mistake: Shift+Right. ")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("Better: ")), qPrintable(said)); // the first mistake
        QVERIFY2(said.size() < 175, qPrintable(said));
        // The rest is told on request, which the box for the graph says.
        QVERIFY(seen<QCheckBox>(study.page, u"Where the stones came from")->accessibleDescription().contains(u" A "));
        study.trigger(ActionId::FirstMove);
        QTRY_VERIFY(announced.last().contains(QStringLiteral("The start of the game")));
        const qsizetype before = announced.size();
        study.trigger(ActionId::SayMove);
        QTRY_VERIFY(announced.size() > before);
        const QString rest = announced.last();
        for (const QString& part : {QStringLiteral("Inaccuracies: "), QStringLiteral("Captures: ")})
            QVERIFY2(rest.contains(part) && !said.contains(part), qPrintable(rest));
    }

    void mistakesBecomeExercises()
    {
        const Study study(badGame());
        study.makeReview();
        const auto review = *study.page->review()->review();
        const std::size_t first = review.mistakes().front();
        const Side side = review.movers[first];
        const auto& mistake = review.moves[first];
        const auto before = study.document().record();
        QTest::mouseClick(study.reviewButton(side == Side::South ? QStringLiteral("Learn from First’s mistakes")
                                                                 : QStringLiteral("Learn from Second’s mistakes")),
                          Qt::LeftButton);
        QCOMPARE(study.plies(), first);
        QVERIFY(!study.action(ActionId::Analyse)->isEnabled()); // it would give away the answer
        const QStringList& announced = Announcer::of(*study.page).history();
        QTRY_VERIFY(announced.last().contains(QStringLiteral("Find a better move")));
        // With the board, one's own row first, as a puzzle.
        const auto& asked = study.document().position();
        QVERIFY2(announced.last().endsWith(AnnouncementText::lesson(rules::GameId::Togyzqumalaq, asked, side)),
                 qPrintable(announced.last()));
        QVERIFY2(announced.last().contains(QStringLiteral(". Played here: ")), qPrintable(announced.last()));
        study.clickPit(side, mistake.move.from.number);
        QVERIFY(study.told().contains(QStringLiteral("was played.")));
        QTRY_VERIFY(announced.last().contains(QStringLiteral("was played.")));
        QVERIFY2(!announced.last().contains(QStringLiteral("Find a better move")), qPrintable(announced.last()));
        QVERIFY(!study.reviewButton(QStringLiteral("Next mistake")) && !study.reviewButton(QStringLiteral("Done")));
        for (const auto& other : mistake.alternatives) {
            if (other.move == mistake.move || other.move == mistake.better.front())
                continue;
            study.page->review()->answer(rules::Move(other.move));
            const auto verdict = study.page->review()->lastAnswer()->second;
            QCOMPARE(verdict == session::StudyReview::Answer::Right, session::isAcceptable(mistake, other.move));
        }
        study.page->review()->startLearning(side);
        QVERIFY(study.page->review()->exercise());
        study.clickPit(side, mistake.better.front().from.number);
        QVERIFY(study.told().contains(QStringLiteral("Right:")));
        QVERIFY(!study.told().contains(QStringLiteral("Find a better move")));
        QVERIFY2(!study.told().contains(QStringLiteral("lets the opponent")),
                 qPrintable(study.told()));                              // but why it is right
        for (const auto* card : study.page->findChildren<PlayerCard*>()) // the board shows the position after it
            QCOMPARE(card->property("active").toBool(), card->side() != side);
        QVERIFY(study.document().record() == before); // the record has not changed
        while (study.page->review()->exercise()) {
            if (auto* reveal = study.reviewButton(QStringLiteral("Show the answer"))) {
                QTest::mouseClick(reveal, Qt::LeftButton);
                QVERIFY(study.told().contains(QStringLiteral("The answer: the move from")));
                QVERIFY(!study.told().contains(QStringLiteral("Right:")));
            }
            auto* next = study.reviewButton(QStringLiteral("Next mistake"));
            QCOMPARE(study.reviewButton(QStringLiteral("Stop")) != nullptr, next != nullptr);
            QTest::mouseClick(next ? next : study.reviewButton(QStringLiteral("Done")), Qt::LeftButton);
        }
        // Leaving the position ends the exercise.
        study.page->review()->startLearning(side);
        QVERIFY(study.page->review()->exercise());
        study.trigger(ActionId::NextMove);
        QVERIFY(!study.page->review()->exercise());
    }

    void theExercisesEndWithTheirResult()
    {
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        const auto toneOf = [&](const QString& start) {
            for (const auto* label : study.page->findChildren<QLabel*>()) {
                if (label->isVisible() && label->text().startsWith(start))
                    return label->property("tone").toString();
            }
            return QString();
        };
        const auto mistakes = review.review()->mistakes();
        const Side side = review.review()->movers[mistakes.front()];
        review.startLearning(side);
        const auto& first = review.review()->moves[*review.exercise()];
        study.clickPit(side, first.move.from.number);
        QCOMPARE(toneOf(QStringLiteral("The move from")), QStringLiteral("wrong"));
        std::size_t found = 0;
        for (std::size_t number = 1; number <= review.exerciseCount(); ++number) {
            if (number == 2) {
                review.reveal();
                QCOMPARE(toneOf(QStringLiteral("The answer:")), QStringLiteral("plain"));
            } else {
                ++found;
                study.clickPit(side, review.review()->moves[*review.exercise()].better.front().from.number);
                QCOMPARE(toneOf(QStringLiteral("Right:")), QStringLiteral("right"));
            }
            const bool isLast = number == review.exerciseCount();
            const QString result =
                QStringLiteral("Better moves found: %1 of %2.").arg(found).arg(review.exerciseCount());
            QCOMPARE(study.told().contains(result), isLast);
            QTest::mouseClick(study.reviewButton(isLast ? QStringLiteral("Done") : QStringLiteral("Next mistake")),
                              Qt::LeftButton);
        }
        QVERIFY(found > 1);
        QVERIFY(!review.exercise());
    }

    void enterGoesOnAfterAnAnswer_data()
    {
        QTest::addColumn<bool>("isClicked");
        QTest::newRow("on the board") << true;
        QTest::newRow("by the digits") << false;
    }
    void enterGoesOnAfterAnAnswer()
    {
        QFETCH(bool, isClicked);
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        const Side side = review.review()->movers[review.review()->mistakes().front()];
        review.startLearning(side);
        QVERIFY(review.exerciseCount() > 1);
        const int pit = review.review()->moves[*review.exercise()].better.front().from.number;
        if (isClicked)
            study.clickPit(side, pit);
        else
            study.key(static_cast<Qt::Key>(Qt::Key_0 + pit));
        QVERIFY(study.reviewButton(QStringLiteral("Next mistake")));
        QCOMPARE(review.exerciseNumber(), std::size_t(1));
        study.key(Qt::Key_Return);
        QCOMPARE(review.exerciseNumber(), std::size_t(2));
    }

    void anArrowAtTheEndDoesNotMoveTheFocus()
    {
        const Study study(badGame());
        study.makeReview();
        study.trigger(ActionId::LatestMove);
        QPushButton* button = study.reviewButton(QStringLiteral("Add to the moves"));
        button->setFocus();
        const std::size_t plies = study.plies();
        study.key(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), button);
        study.key(Qt::Key_Left);
        QCOMPARE(study.plies(), plies - 1);
    }

    void whoMadeNoMistakeHasNothingToLearnFrom()
    {
        const Study study(badGame());
        study.makeReview();
        session::GameReview review = *study.page->review()->review();
        for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
            if (review.movers[ply] == Side::South)
                review.moves[ply].quality = ai::MoveQuality::Good;
        }
        const Study other(badGame());
        other.page->findChild<QTabBar*>()->setCurrentIndex(1);
        other.page->review()->open(review);
        QVERIFY(!other.reviewButton(QStringLiteral("Learn from First’s mistakes")));
        QVERIFY(other.reviewButton(QStringLiteral("Learn from Second’s mistakes")));
    }

    void aWrongAnswerIsToldItsReply()
    {
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        int replies = 0;
        for (const Side side : rules::kBothSides) {
            for (review.startLearning(side); review.exercise(); review.nextExercise()) {
                const std::size_t ply = *review.exercise();
                for (const auto& other : review.review()->moves[ply].alternatives) {
                    review.answer(other.move);
                    rules::AnyPosition after = review.game().positionAt(ply);
                    after.play(other.move);
                    const QString reply = AnnouncementText::threats(after, side);
                    if (review.lastAnswer()->second != session::StudyReview::Answer::Wrong
                        || !reply.startsWith(QStringLiteral("Threat")))
                        continue;
                    QVERIFY2(study.told().contains(reply), qPrintable(study.told()));
                    ++replies;
                }
            }
        }
        QVERIFY(replies > 0);
    }

    void escapeEndsTheExercisesBeforeItLeaves()
    {
        const Study study(badGame());
        study.window->resize(1280, 1000); // with the cards
        study.makeReview();
        const std::size_t first = study.page->review()->review()->mistakes().front();
        const bool isSouths = study.page->review()->review()->movers[first] == Side::South;
        study.trigger(ActionId::LatestMove);
        const std::size_t place = study.plies();
        QTest::mouseClick(study.reviewButton(isSouths ? QStringLiteral("Learn from First’s mistakes")
                                                      : QStringLiteral("Learn from Second’s mistakes")),
                          Qt::LeftButton);
        const auto exercise = study.page->review()->exercise();
        QVERIFY(exercise);
        QVERIFY(!study.page->review()->isShown());
        // The right answer is shown on the board; Escape takes it back, also on the cards.
        const rules::Move right = study.page->review()->review()->moves[first].better.front();
        study.key(static_cast<Qt::Key>(Qt::Key_0 + right.from.number));
        QVERIFY(study.page->review()->lastAnswer());
        study.key(Qt::Key_Escape);
        QVERIFY(!study.page->review()->exercise());
        QCOMPARE(study.plies(), place);
        QVERIFY(study.page->review()->isShown()); // as before
        for (const auto* card : study.page->findChildren<PlayerCard*>())
            QCOMPARE(textsSeen(card).last(),
                     QString::number(study.page->board()->shownCount(rules::Place::store(card->side()))));
        QCOMPARE(study.window->page(), study.page);
        study.key(Qt::Key_Escape);
        QVERIFY(study.window->page() != study.page);
    }

    /// The move before was sown again, and the text followed a second later.
    void whoStopsLearningIsAtOnceWhereTheyWere()
    {
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        const std::size_t first = review.review()->mistakes().front();
        review.goToPly(first + 1);
        study.page->board()->completeAnimation();
        study.page->board()->setSpeed(SowingSpeed::Normal);
        review.startLearning(review.review()->movers[first]);
        QCOMPARE(review.exercise(), std::optional(first));
        study.key(Qt::Key_Escape);
        QCOMPARE(study.plies(), first + 1);
        QVERIFY(!study.page->board()->isAnimating());
    }

    void theJudgementIsToldBehindTheListOfMoves()
    {
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        review.goToPly(0);
        auto* tabs = study.page->findChild<QTabBar*>();
        QSignalSpy announced(&Announcer::of(*study.page), &Announcer::announced);
        for (const int tab : {0, 1}) {
            tabs->setCurrentIndex(tab);
            review.goToPly(0);
            for (std::size_t ply = 0; ply < review.review()->moves.size(); ++ply) {
                QTest::qWait(0);
                announced.clear();
                review.goToPly(ply + 1);
                const QString judgement = ReviewText::briefly(review.game(), *review.review(), ply);
                const auto isTold = [&] {
                    return std::any_of(announced.begin(), announced.end(),
                                       [&](const auto& texts) { return texts[0].toString().contains(judgement); });
                };
                QTRY_VERIFY2(isTold(), qPrintable(judgement));
            }
        }
    }

    void theReviewNamesWhoMadeTheMove()
    {
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        review.goToPly(1);
        QTRY_VERIFY(shows(study.page, "First · "));
        review.goToPly(2);
        QTRY_VERIFY(shows(study.page, "Second · "));
    }

    void theBestLineIsToldOnTheSecondRequest()
    {
        const Study study(badGame());
        study.makeReview();
        session::StudyReview& review = *study.page->review();
        review.goToPly(0);
        QSignalSpy announced(&Announcer::of(*study.page), &Announcer::announced);
        const auto answer = [&] {
            announced.clear();
            study.trigger(ActionId::SayEvaluation);
            return announced.wait() ? announced.last().at(0).toString() : QString();
        };
        const QString score = answer();
        QVERIFY2(score.contains(QStringLiteral("First’s chances")), qPrintable(score));
        const QString line = answer();
        const int best = review.review()->moves[0].better.front().from.number;
        QVERIFY2(line.startsWith(QStringLiteral("The best line: First’s pit %1").arg(best)), qPrintable(line));
        QVERIFY2(line.contains(QStringLiteral(". Second’s pit ")), qPrintable(line));
        QCOMPARE(answer(), score);
        const std::size_t mistake = review.review()->mistakes().front();
        review.goToPly(mistake + 1); // another position
        const QString reason =
            ReviewText::of(review.game().positionAt(mistake), review.review()->moves[mistake], std::nullopt);
        const QString why =
            ScoreText::reason(review.review()->scores[mistake + 1], review.game().positionAt(mistake + 1).board());
        QStringList parts = {QStringLiteral("%."), why, reason};
        parts.removeAll(QString());
        QVERIFY2(answer().endsWith(parts.join(u' ')), qPrintable(parts.join(u' ')));
    }

    void theReviewShowsWhereTheStonesCameFrom()
    {
        const Study study(onlineGame(0));
        study.key(Qt::Key_End);
        study.page->findChild<QTabBar*>()->setCurrentIndex(1);
        QVERIFY(study.told().contains(QStringLiteral("Captures")));
        const QString tuzdyk = QStringLiteral("Second’s tuzdyk in pit 4, made by move 2"); // 44X in the game
        QVERIFY2(study.told().contains(tuzdyk), qPrintable(study.told()));
    }

    void zenLeavesOnlyTheBoard()
    {
        const Study study;
        QVERIFY(study.page->moves()->isVisible());
        study.trigger(ActionId::Zen);
        QVERIFY(!study.page->moves()->isVisible());
        study.trigger(ActionId::Zen);
        study.trigger(ActionId::SidePanel);
        QVERIFY(!study.page->moves()->isVisible());
    }

    void theReviewLeavesTheBoardInItsPlace()
    {
        const Study study;
        study.page->window()->resize(800, 600);
        const auto place = [&] {
            return QRect(study.page->board()->mapToGlobal(QPoint()), study.page->board()->size());
        };
        QTRY_VERIFY(study.page->width() < 800);
        const QRect before = place();
        study.makeReview();
        study.page->findChild<QTabBar*>()->setCurrentIndex(0); // the moves are measured
        QCoreApplication::processEvents();
        QCOMPARE(place(), before);
    }

    void noButtonOfTheReviewIsCut()
    {
        const Study study;
        study.makeReview();
        const QScrollArea* panel = study.page->findChild<ReviewPanel*>();
        for (int height = 480; height <= 900; height += 7) {
            study.window->resize(640, height);
            QCoreApplication::processEvents();
            const int end = panel->viewport()->height();
            for (const auto* button : panel->findChildren<QPushButton*>()) {
                const int top = button->mapTo(panel->viewport(), QPoint()).y();
                QVERIFY2(!button->isVisible() || top >= end || top + button->height() <= end,
                         qPrintable(button->text() + QString::number(height)));
            }
        }
    }

    void inANarrowWindowAButtonHidesTheSidePanel()
    {
        const Study study;
        study.window->resize(800, 600);
        const BoardWidget* board = study.page->findChild<BoardWidget*>();
        const int narrow = board->width();
        press(study.window.get(), "Side panel");
        QTRY_VERIFY(board->width() > narrow);
        QVERIFY(!study.page->moves()->isVisible());
        study.window->resize(1280, 800);
        QTRY_VERIFY(!button(study.window.get(), "Side panel"));
    }
};

QUMALAQ_WINDOW_TEST(TestStudyPage)
#include "tst_study_page.moc"

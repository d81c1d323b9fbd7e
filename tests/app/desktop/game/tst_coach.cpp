// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/coach_controller.h"
#include "app/desktop/game/coach_panel.h"
#include "app/desktop/gameboard/stone_counts.h"
#include "app/desktop/ui/announcer.h"
#include "core/base/prng.h"
#include "core/learn/end_solver.h"
#include "core/learn/move_consequences.h"
#include "core/notation/position_text.h"
#include "core/session/engine_client.h"
#include "core/session/score_view.h"
#include "core/work/pool.h"
#include "tests/app/desktop/visible.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/positions.h"
#include "tests/random_move.h"

#include <QPushButton>
#include <QSemaphore>
#include <QSet>
#include <QSignalSpy>

#include <atomic>
#include <map>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Move;
using rules::Side;

namespace {

/// A match without a window, with a scripted computer player and the coach on.
struct CoachedMatch {
    ScriptedSearcher* opponent = new ScriptedSearcher; ///< owned by the match
    session::Match match{std::unique_ptr<session::Searcher>(opponent)};
    BoardWidget board;
    GameController controller{match, board};
    ScriptedSearcher* judge = new ScriptedSearcher; ///< owned by the coach
    CoachController coach{match, controller, board, nullptr, std::unique_ptr<session::Searcher>(judge)};

    void startAgainstComputer(const std::optional<rules::AnyPosition>& start = {})
    {
        session::MatchSpec spec;
        spec.start = start;
        spec.players[1].kind = session::Player::Kind::Computer;
        match.start(spec);
    }

    /// The review of the person's last move: `best` would have scored `most`, and the move scores `least`.
    void judgeMove(Move best, ai::Score most, Move made, ai::Score least)
    {
        const auto tell = [this](int rank, ai::Score score, Move move) {
            ai::SearchInfo info;
            info.request = judge->m_newest;
            info.rank = rank;
            info.score = score;
            info.line = {move};
            Q_EMIT judge->progressed(info);
        };
        QCoreApplication::processEvents();          // it begins after the move
        judge->answerAny(session::opposite(least)); // as the opponent sees the position after the move
        tell(1, most, best);
        judge->answer(best, most);
        if (!judge->m_isAsked)
            return;
        tell(1, most, best);
        tell(2, least, made);
        judge->answer(best, most);
    }

    CoachedMatch()
    {
        match.setMinimumThinkingTime(0);
        board.setSpeed(SowingSpeed::Off);
        coach.setOn(true);
    }
};

} // namespace

/// Comments on moves in the game page.
class TestCoach : public QObject {
    Q_OBJECT

private:
    static void startFrom(Program& program, const char* position, session::Player::Kind north)
    {
        session::MatchSpec spec;
        spec.start = positionOf(position);
        spec.players[1].kind = north;
        program.match.start(spec);
        QCoreApplication::processEvents();
    }

    /// 84 takes ten, 93 takes eight.
    static constexpr const char* kBestCapture = "0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s";

    /// A sentence of the coach that its label cannot show whole.
    static QString cutTextIn(const CoachPanel& panel)
    {
        for (const PhraseLabel* phrase : panel.findChildren<PhraseLabel*>()) {
            const QFontMetrics metrics = phrase->fontMetrics();
            const auto heightAt = [&metrics](int width, const QString& text) {
                return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text).height();
            };
            const int lines = phrase->lines() * heightAt(QWIDGETSIZE_MAX, QStringLiteral("0"));
            if (phrase->isVisible()
                && (heightAt(phrase->contentsRect().width(), phrase->text()) > lines
                    || phrase->mapTo(&panel, phrase->rect().bottomLeft()).y() >= panel.height()))
                return phrase->text();
        }
        return {};
    }

private Q_SLOTS:
    void aHintIsRingedFirstAndExplainedNext()
    {
        GameForTwo program;
        startFrom(program, kBestCapture, session::Player::Kind::Person);
        CoachPanel* panel = program.game()->coachPanel();
        program.press(Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(!program.game()->controller()->isHintComing(), 20000);
        QVERIFY(shows(panel, "Why? Ask for the hint again."));
        program.press(Qt::Key_H); // the reason has the same place
        QVERIFY(panel->isVisible() && !shows(panel, "Why?"));
        const auto phrases = panel->findChildren<PhraseLabel*>();
        const auto said = phrases.begin();
        QVERIFY(phrases.size() == 1 && !(*said)->text().isEmpty());
        // Focusing a sentence shows its move on the board; leaving it hides the move.
        (*said)->setFocus(Qt::TabFocusReason);
        QVERIFY(program.board().preview());
        program.game()->board()->setFocus();
        QVERIFY(!program.board().preview());
        // The next move removes the comment.
        program.click(Side::South, 8);
        QVERIFY(panel->isHidden());
    }

    /// The second request was lost: "not available now".
    void aSecondRequestForAHintThatIsStillComingBringsItsReason()
    {
        GameForTwo program;
        startFrom(program, kBestCapture, session::Player::Kind::Person);
        const GameController* controller = program.game()->controller();
        program.press(Qt::Key_H);
        program.press(Qt::Key_H);
        QVERIFY(controller->isHintComing());
        QVERIFY(shows(program.game(), "Looking for the best move…"));
        QTRY_VERIFY_WITH_TIMEOUT(controller->hint(), 20000);
        QVERIFY(controller->hint()->isExplained);
        QVERIFY(program.game()->coachPanel()->isVisible() && !shows(program.game(), "Why?"));
    }

    /// Another search could name another move.
    void aPositionHasOneHint()
    {
        GameForTwo program;
        startFrom(program, kBestCapture, session::Player::Kind::Person);
        GameController* controller = program.game()->controller();
        QSignalSpy found(&program.match, &session::Match::hintReady);
        program.press(Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(controller->hint(), 20000);
        const rules::Move move = controller->hint()->move;
        program.press(Qt::Key_H);
        QVERIFY(controller->hint()->isExplained);
        program.press(Qt::Key_H);
        QVERIFY(!controller->isHintComing() && controller->hint()->move == move && !controller->hint()->isExplained);
        QVERIFY(shows(program.game()->coachPanel(), "Why? Ask for the hint again."));
        // Also after a move was taken back.
        program.click(Side::South, 8);
        QVERIFY(!controller->hint());
        program.trigger(ActionId::Undo);
        program.press(Qt::Key_H);
        QVERIFY(controller->hint() && controller->hint()->move == move);
        QCOMPARE(found.count(), 1);
        // The next position has its own.
        program.click(Side::South, 8);
        program.press(Qt::Key_H);
        QVERIFY(controller->isHintComing());
    }

    /// Nobody had to look for it.
    void aNewcomerMeetsTheCoach()
    {
        Program program;
        program.settings().setValue(setting::kCoach, setting::kCoach.defaultValue);
        program.begin({.level = 1});
        QVERIFY(program.action(ActionId::Coach)->isChecked());
        program.match.start(program.match.spec());
        QVERIFY(program.action(ActionId::Coach)->isChecked());
    }

    /// The page of the first game began after it.
    void aNewcomerIsToldInTheFirstGameWhatATuzdykIs()
    {
        Program program;
        program.settings().setValue(setting::kCoach, true);
        program.open();
        session::MatchSpec spec;
        spec.start = positionOf("9,9,9,9,9,9,9,4,9/9,2,9,9,9,9,9,2,9 10,9 -,- s");
        spec.players[1].kind = session::Player::Kind::Computer;
        program.match.start(spec);
        const rules::MoveList moves = spec.start->legalMoves();
        const auto makes = std::find_if(moves.begin(), moves.end(), [&spec](Move move) {
            return learn::consequencesOf(*spec.start, move).tuzdyk.has_value();
        });
        QVERIFY(makes != moves.end() && program.match.play(*makes));
        const CoachPanel* panel = program.game()->coachPanel();
        QTRY_VERIFY2(panel->text().contains(u"Every stone that falls into a tuzdyk"), qPrintable(panel->text()));
    }

    void twoPeopleAreAdvisedOnlyIfTheyAskForIt()
    {
        Program program;
        program.settings().setValue(setting::kCoach, true);
        program.beginForTwo();
        QVERIFY(!program.action(ActionId::Coach)->isChecked());
        program.press(Qt::Key_C);
        QVERIFY(program.action(ActionId::Coach)->isChecked());
        NewGameChoice choice;
        choice.opponent = NewGameChoice::Opponent::Computer;
        program.pages().startGame(choice);
        QVERIFY(program.action(ActionId::Coach)->isChecked());
    }

    void theCoachSpeaksAfterAMoveAndNeverBefore()
    {
        GameForTwo program;
        startFrom(program, kBestCapture, session::Player::Kind::Person);
        CoachPanel* panel = program.game()->coachPanel();
        program.press(Qt::Key_C);
        QVERIFY(program.settings().value(setting::kCoach));
        QVERIFY(program.action(ActionId::Coach)->isChecked());
        QCOMPARE(panel->text(), QStringLiteral("The coach speaks after the next move."));
        QCoreApplication::processEvents();
        const QRect place = program.board().geometry();
        program.click(Side::South, 8);
        QVERIFY(panel->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(program.board().geometry(), place); // it does not move
        QCOMPARE(panel->text(), QStringLiteral("The move from First’s pit 8 takes 10 stones."));
        // The same in another language.
        program.setLanguage(Language::Russian);
        QCoreApplication::processEvents();
        panel = program.game()->coachPanel();
        QCOMPARE(panel->text(), QStringLiteral("Ход из лунки 8 Бастаушы приносит 10 кумалаков."));
        program.press(Qt::Key_C);
        QVERIFY(panel->isHidden());
    }

    /// By the announcement of the move; on the screen the coach says it, too.
    void aCaptureIsSpokenOnce()
    {
        GameForTwo program;
        startFrom(program, kBestCapture, session::Player::Kind::Person);
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        program.press(Qt::Key_C);
        QTRY_VERIFY(!said.isEmpty());
        said.clear();
        program.click(Side::South, 8);
        QTRY_VERIFY(!said.isEmpty());
        const QString text = said.front().front().toString();
        QVERIFY2(text.startsWith(QStringLiteral("First plays 8, ")), qPrintable(text));
        QTest::qWait(0);
        QCOMPARE(said.size(), 1);
        QVERIFY2(text.count(QStringLiteral("takes 10"), Qt::CaseInsensitive) == 1, qPrintable(text));
        QVERIFY(shows(program.game()->coachPanel(), u"takes 10 stones"));
    }

    void aCoachThatIsTurnedOnSaysThatItIsOnAndItsRemark()
    {
        GameForTwo program;
        startFrom(program, kBestCapture, session::Player::Kind::Person);
        program.click(Side::South, 8);
        QTest::qWait(200); // for the announcement of the move
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        program.press(Qt::Key_C);
        QTRY_VERIFY(!said.isEmpty());
        QCOMPARE(said.front().front().toString(),
                 QStringLiteral("Coach: on. The move from First’s pit 8 takes 10 stones."));
    }

    void aRemarkIsNotSpokenInTheNextGame()
    {
        GameForTwo program;
        startFrom(program, kBestCapture, session::Player::Kind::Person);
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        program.press(Qt::Key_C);
        const QString remark = program.game()->coachPanel()->text();
        QVERIFY(!remark.isEmpty());
        program.match.start(session::MatchSpec());
        QTRY_VERIFY(!said.isEmpty());
        const QString text = said.back().front().toString();
        QVERIFY2(text.contains(QStringLiteral("First to move.")) && !text.contains(remark), qPrintable(text));
    }

    void theCommentOnTheReplyDoesNotRepeatTheOneBefore()
    {
        StartedGame program;
        startFrom(program, kBestCapture, session::Player::Kind::Computer);
        program.settings().setValue(setting::kCoach, true);
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        const auto told = [&said] {
            QString all;
            for (const QList<QVariant>& each : said)
                all += each.front().toString() + u'\n';
            return all;
        };
        program.click(Side::South, 2);
        QTRY_VERIFY_WITH_TIMEOUT(told().contains(QStringLiteral("Second plays")), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(told().contains(QStringLiteral("Take back: Ctrl+Z.")), 30000);
        QCOMPARE(told().count(QStringLiteral("Clearly better")), 1);
    }

    void aRemovedKeyIsNotTold()
    {
        StartedGame program;
        startFrom(program, kBestCapture, session::Player::Kind::Computer);
        program.action(ActionId::Undo)->setShortcuts(QList<QKeySequence>());
        program.settings().setValue(setting::kCoach, true);
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        program.click(Side::South, 2);
        const auto better = [&said] {
            return std::find_if(said.cbegin(), said.cend(), [](const QList<QVariant>& each) {
                return each.front().toString().contains(QStringLiteral("Clearly better"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(better() != said.cend(), 30000);
        QVERIFY2(!better()->front().toString().contains(QStringLiteral("Take back")),
                 qPrintable(better()->front().toString()));
    }

    /// Whole games against a computer that plays random moves: the coach must never give away an answer.
    void answersToTheComputersMoveAreNotGivenAway_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("games");
        QTest::newRow("Togyzqumalaq") << int(rules::GameId::Togyzqumalaq) << 8;
        QTest::newRow("Bestemshe") << int(rules::GameId::Bestemshe) << 8;
        QTest::newRow("Congkak") << int(rules::GameId::Congkak) << 12;
        QTest::newRow("Mangala of Suez") << int(rules::GameId::MangalaSuez) << 12;
        QTest::newRow("Oware") << int(rules::GameId::Oware) << 12;
        QTest::newRow("Kalah") << int(rules::GameId::Kalah) << 18;
        QTest::newRow("Turkish Mangala") << int(rules::GameId::MangalaTurkish) << 9;
    }
    void answersToTheComputersMoveAreNotGivenAway()
    {
        QFETCH(int, game);
        QFETCH(int, games);
        constexpr std::uint64_t kSeed = 20261121;
        Prng prng(kSeed);
        CoachedMatch coached;
        session::Match& match = coached.match;
        CoachController& coach = coached.coach;
        session::MatchSpec spec;
        spec.setup = rules::GameSetup(static_cast<rules::GameId>(game));
        spec.players[1].kind = session::Player::Kind::Computer;
        int told = 0;
        for (int i = 0; i < games; ++i) {
            match.start(spec);
            Move own{};
            while (!match.outcome()) {
                const rules::AnyPosition before = match.history().position();
                const Move move = randomMove(before, prng);
                if (match.isPersonToMove()) {
                    QVERIFY(match.play(move));
                    own = move;
                } else {
                    coached.opponent->answer(move);
                }
                coached.board.completeAnimation(); // a computer's move starts with a pause at any speed
                QCOMPARE(match.history().plies().back().move, move);
                if (!match.isPersonToMove())
                    continue;
                const rules::AnyPosition& after = match.history().position();
                const int best = learn::threatsOf(after, after.sideToMove()).taken();
                // The last comment is on the computer's move, or on a tuzdyk that the person made.
                const auto comment = coach.comment();
                if (!comment)
                    continue;
                ++told;
                using Kind = learn::FactKind;
                QVERIFY2(comment->kind != Kind::StopsTake || best == 0, qPrintable(comment->text));
                const bool isOnOwn = comment->kind == Kind::MakesTuzdyk && comment->pits.front().row == Side::North;
                QVERIFY2(comment->line == std::vector{isOnOwn ? own : move}, qPrintable(comment->text));
                // Pointing at a comment must not show a move for the person either.
                coach.point(true);
                QVERIFY2(!coached.board.preview(), qPrintable(comment->text));
                coach.point(false);
            }
        }
        QVERIFY(told > 50);
    }

    void aMoveIsExplainedUntilTheAnswerIsSown()
    {
        CoachedMatch coached;
        session::Match& match = coached.match;
        CoachController& coach = coached.coach;
        coached.board.resize(800, 500);
        coached.board.show();
        coached.board.setSpeed(SowingSpeed::Normal);
        coached.startAgainstComputer();
        const auto said = [&coach] {
            const auto comment = coach.comment();
            return comment ? comment->text : QString();
        };
        QVERIFY(match.play({{Side::South, 7}}));
        QCOMPARE(said(), QString()); // the stones fly
        coached.board.completeAnimation();
        const QString ofOwn = said();
        QVERIFY2(ofOwn.startsWith(QStringLiteral("The move from your pit 7")), qPrintable(ofOwn));
        coached.opponent->answer({{Side::North, 4}});
        QVERIFY(match.isPersonToMove());
        QVERIFY(coached.board.isAnimating());
        QCOMPARE(said(), ofOwn);
        coached.board.completeAnimation();
        QCOMPARE(said(), QStringLiteral("The move from the opponent’s pit 4 took 10 stones."));
        // A person who does not wait for the animation hears about the last move.
        QVERIFY(match.play({{Side::South, 9}}));
        QVERIFY(coached.board.isAnimating());
        QCOMPARE(said(), QString()); // the comments on the moves before are past
        coached.board.completeAnimation();
        const QString ofNinth = said();
        coached.opponent->answer({{Side::North, 9}});
        QVERIFY(coached.board.isAnimating());
        QVERIFY(match.play({{Side::South, 8}}));
        QCOMPARE(said(), ofNinth);
        coached.board.completeAnimation();
        QVERIFY2(!said().isEmpty() && said() != ofNinth, qPrintable(said()));
        coached.startAgainstComputer();
        QCOMPARE(said(), QString());
    }

    void aRareOpeningIsNamedWhereNothingElseHappens()
    {
        GameForTwo program;
        program.settings().setValue(setting::kCoach, true);
        CoachPanel* panel = program.game()->coachPanel();
        program.click(Side::South, 1);
        QVERIFY2(panel->text().contains(QStringLiteral("pit 1 is rare here: 0 of 80 games (PlayOK")),
                 qPrintable(panel->text()));
    }

    /// Solving an ending takes a while on a slow machine, without blocking the window.
    void theAtsyrauCounterNeverHoldsTheWindowUp()
    {
        StoneCounts line;
        QSemaphore allowed;
        std::atomic<int> asked = 0;
        line.setSolver([&](const rules::AnyPosition& position, const StopToken&) {
            ++asked;
            allowed.acquire();
            return learn::solveEnd(position, learn::kSolvingNodes);
        });
        rules::History game(rules::GameSetup(), positionOf("0,0,0,0,0,1,2,0,1/1,0,0,0,0,0,0,0,0 80,77 -,- s"));
        // The solver is running and blocks until it is released.
        line.showGame(game, 0);
        QVERIFY(!line.isHidden());
        QVERIFY2(line.text().contains(QStringLiteral("Moves without new stones")), qPrintable(line.text()));
        QVERIFY(!line.text().contains(QStringLiteral("Solved")));
        QTRY_COMPARE_WITH_TIMEOUT(asked.load(), 1, 20000);
        // The same position is not solved again.
        line.showGame(game, 0);
        allowed.release();
        QTRY_VERIFY_WITH_TIMEOUT(line.text().contains(QStringLiteral("Solved: First wins")), 20000);
        QCOMPARE(asked.load(), 1);
        // A result for a position that is no longer shown is dropped.
        game.play(Move{{Side::South, 6}});
        line.showGame(game, 1);
        const QString shown = line.text();
        line.showGame(rules::History(), 0);
        QVERIFY(line.isHidden());
        allowed.release();
        work::pool().waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(line.isHidden());
        QVERIFY(!shown.contains(QStringLiteral("Solved")));
        // Destroyed while solving.
        {
            StoneCounts gone;
            gone.setSolver([&](const rules::AnyPosition&, const StopToken&) {
                allowed.acquire();
                return std::optional(learn::GameValue::Win);
            });
            gone.showGame(game, 0);
        }
        allowed.release();
        work::pool().waitForDone();
        QCoreApplication::processEvents();
    }

    void aClearMistakeIsOfferedBack()
    {
        StartedGame program;
        startFrom(program, kBestCapture, session::Player::Kind::Computer);
        program.settings().setValue(setting::kCoach, true);
        CoachPanel* panel = program.game()->coachPanel();
        QCoreApplication::processEvents();
        const QRect place = program.board().geometry();
        program.click(Side::South, 2); // takes nothing
        QTRY_VERIFY_WITH_TIMEOUT(button(panel, u"Take back"), 30000);
        QCoreApplication::processEvents();
        QCOMPARE(program.board().geometry(), place); // it does not move
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove() || program.match.outcome(), 30000);
        press(panel, u"Take back");
        QCOMPARE(program.plies(), 0);
        QVERIFY(!button(panel, u"Take back"));
        QVERIFY(qobject_cast<BoardWidget*>(program.window->focusWidget()));
        // A good move is not.
        program.click(Side::South, 8);
        QTRY_VERIFY_WITH_TIMEOUT(program.plies() >= 2, 30000);
        QVERIFY(!button(panel, u"Take back"));
    }

    /// The hint named a move, and the coach then called another one clearly better, or said nothing because its own
    /// search did not like that of the hint.
    void theBetterMoveIsThatOfTheHint()
    {
        CoachedMatch coached;
        coached.startAgainstComputer();
        const Move hint{{Side::South, 7}};
        QVERIFY(coached.controller.showHint());
        coached.opponent->answer(hint);
        const Move mistake{{Side::South, 2}};
        QVERIFY(coached.match.play(mistake));
        coached.judgeMove(Move{{Side::South, 5}}, ai::Score::estimate(950), mistake, ai::Score::estimate(100));
        QVERIFY(coached.coach.offersBack());
        const QString said = coached.coach.comment()->text;
        QVERIFY2(said.contains(QStringLiteral(": the move from your pit 7.")), qPrintable(said));
    }

    /// The hint said that a pit becomes even, and the review gave another reason for the same move.
    void aHintGivesNoReasonThatAReviewLeavesOut()
    {
        CoachedMatch coached;
        Prng random(4);
        rules::AnyPosition at{rules::GameSetup()};
        int hints = 0;
        for (int i = 0; i < 300 && hints < 5; ++i) {
            at.play(randomMove(at, random));
            if (at.outcome())
                at = rules::AnyPosition{rules::GameSetup()};
            for (const Move move : at.legalMoves()) {
                const auto reasons = FactText::reasonsFor(at, move);
                if (reasons.empty() || reasons.front().kind != learn::FactKind::MakesOddPitEven)
                    continue;
                session::MatchSpec spec;
                spec.start = at;
                coached.match.start(spec);
                QVERIFY(coached.controller.showHint());
                coached.opponent->answer(move, ai::Score::estimate(0));
                coached.controller.explainHint();
                const QString said = coached.coach.comment()->text;
                QVERIFY2(!said.contains(u"becomes even"), qPrintable(said));
                ++hints;
                break;
            }
        }
        QVERIFY(hints > 0);
    }

    void theMoveOfTheHintIsNotCalledAMistake()
    {
        CoachedMatch coached;
        coached.startAgainstComputer();
        const Move hint{{Side::South, 7}};
        QVERIFY(coached.controller.showHint());
        coached.opponent->answer(hint);
        QVERIFY(coached.match.play(hint));
        coached.judgeMove(Move{{Side::South, 5}}, ai::Score::estimate(950), hint, ai::Score::estimate(100));
        QVERIFY(!coached.coach.offersBack());
    }

    void theNextMoveIsNotTakenBackInPlaceOfTheMistake()
    {
        CoachedMatch coached;
        coached.startAgainstComputer();
        const Move mistake{{Side::South, 2}};
        QVERIFY(coached.match.play(mistake));
        coached.judgeMove(Move{{Side::South, 7}}, ai::Score::estimate(900), mistake, ai::Score::estimate(100));
        coached.opponent->answer(Move{{Side::North, 4}});
        QVERIFY(coached.coach.canTakeBack());
        // The next move is in the air, and so is the answer to it.
        coached.board.setSpeed(SowingSpeed::Normal);
        QVERIFY(coached.match.play(Move{{Side::South, 5}}));
        QVERIFY(coached.board.isAnimating());
        QVERIFY(coached.coach.offersBack());
        QVERIFY(!coached.coach.canTakeBack());
        coached.coach.takeBack();
        QCOMPARE(coached.match.history().plies().size(), 3U);
        coached.board.completeAnimation();
        QVERIFY(!coached.coach.canTakeBack());
    }

    void theCoachAlwaysBeginsAtTheSamePlace()
    {
        Program program;
        program.settings().setValue(setting::kCoach, true);
        program.beginAgainst(1);
        program.window->resize(1280, 800);
        const CoachPanel* coach = program.game()->coachPanel();
        QSet<int> lefts;
        QSet<QString> texts;
        for (int turn = 0; turn < 8 && !program.match.outcome(); ++turn) {
            const auto moves = program.match.history().position().legalMoves();
            program.press(static_cast<Qt::Key>(Qt::Key_0 + moves[moves.size() - 1].from.number));
            QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove() || program.match.outcome(), 20000);
            // Until the answer is shown, the coach may still be judging.
            QTRY_VERIFY_WITH_TIMEOUT(program.game()->controller()->shown().isCurrent(), 20000);
            QCoreApplication::processEvents();
            if (!coach->isVisible())
                continue;
            lefts.insert(coach->mapTo(program.window.get(), QPoint()).x());
            texts.insert(coach->text());
        }
        QVERIFY(texts.size() > 3);
        QCOMPARE(lefts.size(), 1);
    }

    void atTheEndTheCoachIsSilent()
    {
        Program program;
        program.settings().setValue(setting::kCoach, true);
        program.beginAgainst(1);
        program.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 20000);
        const CoachPanel* coach = program.game()->coachPanel();
        QTRY_VERIFY(coach->isVisible());
        program.resign();
        QVERIFY(coach->text().isEmpty() && coach->isHidden());
        program.trigger(ActionId::Undo); // the game goes on
        QVERIFY(!coach->text().isEmpty());
    }

    void switchedOnTheCoachTellsOfTheLastMove()
    {
        CoachedMatch coached;
        coached.coach.setOn(false);
        coached.startAgainstComputer(positionOf(kBestCapture));
        QVERIFY(coached.match.play(Move{{Side::South, 8}}));
        QVERIFY(!coached.coach.comment());
        coached.coach.setOn(true);
        QVERIFY(coached.coach.comment());
    }

    void afterTheLastMoveTheCoachIsSilent()
    {
        CoachedMatch coached;
        coached.board.setSpeed(SowingSpeed::Normal);
        // South takes the last two stones that it needs.
        session::MatchSpec spec;
        spec.start = positionOf("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- s");
        coached.match.start(spec);
        int landed = 0;
        connect(&coached.controller.shown(), &DisplayedGame::moveLanded, this, [&] {
            ++landed;
            QVERIFY(coached.board.isAnimating()); // the stones of the rows fly to the kazans
            QVERIFY(!coached.coach.comment());
        });
        QVERIFY(coached.match.play(Move{{Side::South, 9}}));
        QTRY_COMPARE_WITH_TIMEOUT(landed, 1, 20000);
        coached.board.completeAnimation();
        QVERIFY(!coached.coach.comment());
    }

    /// Even in a small window.
    void theBetterMoveIsNotCutOff_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QSize>("size");
        for (const Language language : allLanguages()) {
            for (const QSize size : {QSize(640, 480), QSize(800, 600)})
                QTest::addRow("%s %d", language.code(), size.width()) << language << size;
        }
    }
    void theBetterMoveIsNotCutOff()
    {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        OpenProgram program(language);
        program.window->resize(size);
        startFrom(program, kBestCapture, session::Player::Kind::Computer);
        program.settings().setValue(setting::kCoach, true);
        CoachPanel* panel = program.game()->coachPanel();
        program.click(Side::South, 2); // takes nothing
        const auto* coach = program.game()->findChild<CoachController*>();
        QTRY_VERIFY_WITH_TIMEOUT(coach->canTakeBack(), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove() || program.match.outcome(), 30000);
        QTest::qWait(0);
        QCOMPARE(cutTextIn(*panel), QString());
    }

    /// The offer to take back hid whose turn it is.
    void theOfferToTakeBackKeepsTheHeading()
    {
        OpenProgram program;
        program.window->resize(1280, 800);
        startFrom(program, kBestCapture, session::Player::Kind::Computer);
        program.settings().setValue(setting::kCoach, true);
        program.click(Side::South, 2); // takes nothing
        const auto* coach = program.game()->findChild<CoachController*>();
        QTRY_VERIFY_WITH_TIMEOUT(coach->canTakeBack(), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 30000);
        QTest::qWait(0);
        const auto* phrase = program.game()->coachPanel()->findChild<PhraseLabel*>();
        QVERIFY2(phrase->text().startsWith(u"Your move. "), qPrintable(phrase->text()));
        QCOMPARE(cutTextIn(*program.game()->coachPanel()), QString());
    }

    void noCommentIsCutOff_data() { theBetterMoveIsNotCutOff_data(); }
    void noCommentIsCutOff()
    {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        OpenProgram program(language);
        program.window->resize(size);
        Prng prng(7);
        int comments = 0;
        QSet<int> sizes;
        for (const auto north : {session::Player::Kind::Computer, session::Player::Kind::Person}) {
            session::MatchSpec spec;
            spec.players[1].kind = north;
            program.match.start(spec);
            program.settings().setValue(setting::kCoach, false);
            program.settings().setValue(setting::kCoach, true);
            while (!program.match.outcome() && program.plies() < 60) {
                const Move move = randomMove(program.match.history().position(), prng);
                QVERIFY(program.match.play(move));
                QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove() || program.match.outcome(), 20000);
                QTest::qWait(0);
                const CoachPanel* panel = program.game()->coachPanel();
                comments += panel->isVisible() ? 1 : 0;
                const QString cut = cutTextIn(*panel);
                QVERIFY2(cut.isEmpty(), qPrintable(cut));
                const auto* phrase = panel->findChild<PhraseLabel*>();
                sizes.insert(phrase->font().pixelSize());
                // It says whose turn it is, unless it offers a move back. Two people have longer names than "you".
                const auto* caption = program.window->findChild<ElidedLabel*>(QStringLiteral("caption"));
                const auto* coach = program.game()->findChild<CoachController*>();
                QVERIFY2(!panel->isVisible() || coach->offersBack() || caption->isVisible()
                             || north == session::Player::Kind::Person
                             || phrase->text().startsWith(program.game()->controller()->status()),
                         qPrintable(phrase->text()));
            }
        }
        QVERIFY(comments > 20);
        QCOMPARE(sizes.size(), 1);
    }

    /// The explanation of a tuzdyk took the line of the turn.
    void aLongCommentLeavesRoomForTheTurn_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QSize>("size");
        for (const Language language : allLanguages()) {
            for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)})
                QTest::addRow("%s %d", language.code(), size.width()) << language << size;
        }
    }
    void aLongCommentLeavesRoomForTheTurn()
    {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        OpenProgram program(language);
        program.window->resize(size);
        // The only reply takes away the pit of a tuzdyk.
        startFrom(program, "5,0,0,0,0,0,0,0,3/0,2,0,0,0,0,0,0,0 76,76 -,- s", session::Player::Kind::Computer);
        program.settings().setValue(setting::kCoach, true);
        program.click(Side::South, 1);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 30000);
        const CoachPanel* panel = program.game()->coachPanel();
        QTRY_VERIFY(panel->text().contains(u". "));
        const auto* phrase = panel->findChild<PhraseLabel*>();
        const auto* caption = program.window->findChild<ElidedLabel*>(QStringLiteral("caption"));
        QVERIFY2(caption->isVisible() || phrase->text().startsWith(program.game()->controller()->status()),
                 qPrintable(phrase->text()));
        QCOMPARE(cutTextIn(*panel), QString());
    }

    void aTuzdykOfTheComputersIsTold_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)})
            QTest::addRow("%d", size.width()) << size;
    }
    void aTuzdykOfTheComputersIsTold()
    {
        QFETCH(QSize, size);
        StartedGame program;
        program.window->resize(size);
        session::MatchSpec spec;
        rules::History game;
        for (const int pit : {4, 9, 1, 8, 9, 7, 5, 8})
            game.play(Move{{game.position().sideToMove(), static_cast<std::uint8_t>(pit)}});
        spec.start = game.position();
        spec.players[1].kind = session::Player::Kind::Computer;
        spec.players[1].level = 10; // its reply has a comment
        program.match.start(spec);
        program.settings().setValue(setting::kCoach, true);
        CoachPanel* panel = program.game()->coachPanel();
        program.click(Side::South, 3);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), 30000);
        QVERIFY2(shows(panel, "The move from the opponent’s pit 1 made your pit 5 a tuzdyk."),
                 qPrintable(panel->text()));
        // In a first game, what that is.
        QVERIFY2(panel->text().endsWith(u"a tuzdyk. Every stone that falls into a tuzdyk goes to its owner’s kazan."),
                 qPrintable(panel->text()));
        QCOMPARE(cutTextIn(*panel), QString());
    }

    /// The reply followed before anybody could read of it.
    void anOwnTuzdykIsToldUntilTheNextOwnMove()
    {
        CoachedMatch coached;
        const rules::AnyPosition start = positionOf("9,9,9,9,9,9,9,4,9/9,2,9,9,9,9,9,2,9 10,9 -,- s");
        coached.startAgainstComputer(start);
        Move makes{};
        for (const Move move : start.legalMoves()) {
            if (learn::consequencesOf(start, move).tuzdyk)
                makes = move;
        }
        QVERIFY(coached.match.play(makes));
        const QString told = coached.coach.comment()->text;
        QVERIFY2(told.endsWith(QStringLiteral("a tuzdyk.")), qPrintable(told));
        coached.opponent->answerAny();
        coached.board.completeAnimation();
        QVERIFY(coached.match.isPersonToMove());
        QCOMPARE(coached.coach.comment()->text, told);
        QVERIFY(coached.match.play(coached.match.history().position().legalMoves()[0]));
        QVERIFY(!coached.coach.comment() || coached.coach.comment()->text != told);
    }

    /// The heading never stands alone, and a reason never speaks for another move.
    void aMistakeIsExplainedByFactsOrByTheCountOfTheEngine_data()
    {
        QTest::addColumn<int>("made");
        QTest::addColumn<int>("best");
        QTest::addColumn<ai::Score>("most");
        QTest::addColumn<ai::Score>("least");
        QTest::addColumn<QString>("said");
        const auto stones = [](int centistones) { return ai::Score::estimate(centistones); };
        // 84 takes ten, 93 takes eight, 21 takes nothing.
        QTest::newRow("a larger capture is a reason")
            << 9 << 8 << stones(900) << stones(380)
            << QStringLiteral("Clearly better: the move from your pit 8. It takes 10 stones; the move from "
                              "your pit 9 took only 8.");
        QTest::newRow("a smaller capture is none")
            << 8 << 9 << stones(900) << stones(380)
            << QStringLiteral("Better by about 5 stones: the move from your pit 9.");
        QTest::newRow("a move that wins") << 8 << 9 << ai::Score::provenWin(9) << stones(0)
                                          << QStringLiteral("A sure win was missed: the move from your pit 9.");
        QTest::newRow("a move that loses")
            << 8 << 9 << stones(0) << ai::Score::provenLoss(9)
            << QStringLiteral("Your move loses the game; the move from your pit 9 is better.");
    }
    void aMistakeIsExplainedByFactsOrByTheCountOfTheEngine()
    {
        QFETCH(int, made);
        QFETCH(int, best);
        QFETCH(ai::Score, most);
        QFETCH(ai::Score, least);
        QFETCH(QString, said);
        CoachedMatch coached;
        coached.startAgainstComputer(positionOf(kBestCapture));
        const Move played{{Side::South, static_cast<std::uint8_t>(made)}};
        QVERIFY(coached.match.play(played));
        coached.judgeMove(Move{{Side::South, static_cast<std::uint8_t>(best)}}, most, played, least);
        QVERIFY(coached.coach.offersBack());
        QCOMPARE(coached.coach.comment()->text, said);
    }

    /// The text names the owner of a hole from the listener's point of view.
    void holesAreNamedFromTheListenersSide()
    {
        CoachedMatch coached;
        session::Match& match = coached.match;
        CoachController& coach = coached.coach;
        const auto said = [&coach] {
            const auto comment = coach.comment();
            return comment ? comment->text : QString();
        };
        // Both moves capture: the last stone falls into the empty hole 1, opposite some stones.
        rules::GameSetup setup(rules::GameId::Congkak);
        session::MatchSpec spec;
        spec.setup = setup;
        spec.start = positionOf("0,1,0,0,0,0,5/0,1,0,0,0,4,5 41,41 - s", setup);
        spec.players[1].kind = session::Player::Kind::Computer;
        match.start(spec);
        QVERIFY(match.play({{Side::South, 2}}));
        QVERIFY2(said().contains(QStringLiteral("The move from your hole 2 takes")), qPrintable(said()));
        coached.opponent->answer({{Side::North, 2}});
        coached.board.completeAnimation();
        QVERIFY2(said().contains(QStringLiteral("The move from the opponent’s hole 2 took")), qPrintable(said()));
        spec.players[1].kind = session::Player::Kind::Person;
        match.start(spec);
        QVERIFY(match.play({{Side::South, 2}}));
        QVERIFY2(said().contains(QStringLiteral("The move from First’s hole 2 takes")), qPrintable(said()));
    }

    /// “It threatens …” was followed by what was clearly better.
    void aMoveIsNotPraisedBeforeItIsJudged()
    {
        CoachedMatch coached;
        coached.startAgainstComputer(positionOf(kBestCapture));
        const Move made{{Side::South, 9}};
        QWidget window;
        const Actions* const actions = new Actions(&window);
        const CoachPanel panel(coached.coach, *actions);
        QVERIFY(coached.match.play(made));
        QCOMPARE(panel.text(), QString());
        coached.judgeMove(made, ai::Score::estimate(380), made, ai::Score::estimate(380));
        QVERIFY(panel.text().startsWith(QStringLiteral("The move from your pit 9")));
        QVERIFY(!coached.coach.offersBack());
    }

    /// By the judgement of another search, whatever the facts about the move are.
    void movesThatLoseManyStonesAreOfferedBack()
    {
        constexpr std::uint64_t kNodes = 300'000;
        constexpr int kManyCentistones = 800;
        constexpr int kCases = 8;
        session::EngineClient judge;
        Prng random(11);
        int cases = 0;
        while (cases < kCases) {
            rules::History game;
            const int plies = 8 + static_cast<int>(random.below(40));
            for (int ply = 0; ply < 2 * (plies / 2) && !game.outcome(); ++ply) {
                game.play(randomMove(game.position(), random));
            }
            if (game.outcome())
                continue;
            std::map<int, ai::SearchInfo> lines; // of the last iteration, by rank
            const auto connection =
                connect(&judge, &session::Searcher::progressed, this,
                        [&lines](const ai::SearchInfo& info) { lines.insert_or_assign(info.rank, info); });
            ai::Limits limits;
            limits.nodes = kNodes;
            limits.lines = rules::kMaxPits;
            QSignalSpy answered(&judge, &session::Searcher::resultReady);
            judge.ask(game, limits);
            QVERIFY(answered.wait(60'000));
            disconnect(connection);
            if (lines.size() < 2)
                continue;
            const ai::Score best = lines.begin()->second.score;
            const ai::SearchInfo worst = lines.rbegin()->second;
            if (best.kind() != ai::Score::Kind::Estimate || worst.score.kind() != ai::Score::Kind::Estimate
                || best.centistones() - worst.score.centistones() < kManyCentistones)
                continue;
            ++cases;
            auto* opponent = new ScriptedSearcher; // owned by the match
            session::Match match{std::unique_ptr<session::Searcher>(opponent)};
            BoardWidget board;
            GameController controller{match, board};
            board.setSpeed(SowingSpeed::Off);
            CoachController coach{match, controller, board};
            coach.setOn(true);
            session::MatchSpec spec;
            spec.start = game.position();
            spec.players[1].kind = session::Player::Kind::Computer;
            match.start(spec);
            QVERIFY(match.play(worst.line.front()));
            QTRY_VERIFY2_WITH_TIMEOUT(coach.offersBack(), notation::toText(game.position()).c_str(), 30'000);
        }
    }

    /// The move loses less than five stones, but more than a tenth of the chance to win.
    void aMistakeByTheReviewsStandardIsOfferedBack()
    {
        StartedGame program;
        startFrom(program, "4,4,12,12,12,12,0,1,1/12,2,12,12,1,3,3,14,13 10,22 -,- s", session::Player::Kind::Computer);
        program.settings().setValue(setting::kCoach, true);
        CoachPanel* panel = program.game()->coachPanel();
        program.click(Side::South, 6);
        QTRY_VERIFY_WITH_TIMEOUT(button(panel, u"Take back"), 30000);
    }
};

QUMALAQ_WINDOW_TEST(TestCoach)
#include "tst_coach.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/displayed_game.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/game_controller.h"
#include "core/session/match.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/positions.h"

#include <QSignalSpy>
#include <QTest>

#include <string_view>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Move;
using rules::Side;

namespace {

/// A game from a position, South against the computer.
[[nodiscard]] session::MatchSpec fromPosition(std::string_view text)
{
    session::MatchSpec spec;
    spec.start = positionOf(text);
    spec.players[1].kind = session::Player::Kind::Computer;
    return spec;
}

/// A match whose moves take a while to sow.
struct SownMatch {
    ScriptedSearcher* opponent = new ScriptedSearcher; ///< owned by the match
    session::Match match{std::unique_ptr<session::Searcher>(opponent)};
    BoardWidget board;
    DisplayedGame shown{match, board};

    explicit SownMatch(session::Player::Kind north = session::Player::Kind::Person)
    {
        match.setMinimumThinkingTime(0);
        session::MatchSpec spec;
        spec.players[1].kind = north;
        match.start(spec);
    }
    bool south(int number) { return match.play(Move{{Side::South, static_cast<std::uint8_t>(number)}}); }
    bool north(int number) { return match.play(Move{{Side::North, static_cast<std::uint8_t>(number)}}); }
    [[nodiscard]] int landed() const { return static_cast<int>(shown.history().plies().size()); }
    /// The board, the shown game and the match agree, and nothing is in the air.
    [[nodiscard]] bool isAtRest() const
    {
        return shown.isCurrent() && !board.isAnimating() && board.board() == shown.position().board()
               && shown.position() == match.history().position()
               && shown.history().plies().size() == match.history().plies().size();
    }
};

} // namespace

class TestDisplayedGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsShownWhenItsStonesHaveLanded()
    {
        SownMatch game;
        QSignalSpy landed(&game.shown, &DisplayedGame::moveLanded);
        QVERIFY(game.south(7));
        QVERIFY(game.shown.isSowing());
        QVERIFY(!game.shown.isCurrent());
        QCOMPARE(game.landed(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(landed.size(), 1, 20000);
        QCOMPARE(game.landed(), 1);
        QVERIFY(game.isAtRest());
    }

    void aMoveIsShownAtOnceWithoutMotion()
    {
        SownMatch game;
        game.board.setSpeed(SowingSpeed::Off);
        QVERIFY(game.south(7));
        QCOMPARE(game.landed(), 1);
        QVERIFY(game.isAtRest());
    }

    void queuedMovesLandOneByOne()
    {
        SownMatch game(session::Player::Kind::Computer);
        game.board.setTimeScale(0.2);
        std::vector<int> landings;
        connect(&game.shown, &DisplayedGame::moveLanded, this, [&](int ply) {
            QCOMPARE(game.landed(), ply + 1);
            landings.push_back(ply);
        });
        QVERIFY(game.south(7));
        game.opponent->answer(Move{{Side::North, 4}});
        QCOMPARE(game.match.history().plies().size(), 2U);
        QCOMPARE(game.landed(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(game.landed(), 1, 20000);
        QVERIFY(game.shown.isSowing());
        QTRY_COMPARE_WITH_TIMEOUT(game.landed(), 2, 20000);
        QCOMPARE(landings, (std::vector<int>{0, 1}));
        QVERIFY(game.isAtRest());
    }

    void aTuzdykCountsAStoneWhenItHasLanded()
    {
        auto* opponent = new ScriptedSearcher;
        session::Match match{std::unique_ptr<session::Searcher>(opponent)};
        struct : BoardWidget {
            using BoardWidget::scene;
        } board;
        board.setTimeScale(0.2);
        GameController controller(match, board);
        match.setMinimumThinkingTime(0);
        // The second stone of pit 9 falls into South's tuzdyk.
        match.start(fromPosition("0,0,0,0,0,0,0,5,2/0,3,3,3,0,0,0,0,9 60,77 1,- s"));
        const auto landed = [&controller] { return controller.shown().history().plies().size(); };
        QVERIFY(match.play(Move{{Side::South, 9}}));
        opponent->answer(Move{{Side::North, 2}});
        QCOMPARE(board.scene().tuzdykGains[0], 0);
        QTRY_COMPARE_WITH_TIMEOUT(landed(), 1U, 20000);
        QVERIFY(board.isAnimating()); // the answer is being sown
        QCOMPARE(board.scene().tuzdykGains[0], 1);
        QTRY_VERIFY_WITH_TIMEOUT(!board.isAnimating(), 20000);
        QCOMPARE(board.scene().tuzdykGains[0], 1);
    }

    void completingShowsAllMovesAtOnce()
    {
        SownMatch game(session::Player::Kind::Computer);
        QSignalSpy landed(&game.shown, &DisplayedGame::moveLanded);
        QVERIFY(game.south(7));
        game.opponent->answer(Move{{Side::North, 4}});
        game.board.completeAnimation();
        QCOMPARE(landed.size(), 2);
        QVERIFY(game.isAtRest());
    }

    void theMoveBeforeIsMarkedWhenAMoveIsTakenBack_data()
    {
        QTest::addColumn<SowingSpeed>("speed");
        QTest::newRow("with motion") << SowingSpeed::Normal;
        QTest::newRow("without motion") << SowingSpeed::Off;
    }
    void theMoveBeforeIsMarkedWhenAMoveIsTakenBack()
    {
        QFETCH(SowingSpeed, speed);
        SownMatch game;
        game.board.resize(900, 500);
        game.board.setSpeed(speed);
        game.board.setTimeScale(0.05);
        QVERIFY(game.south(7));
        QVERIFY(game.north(5));
        QTRY_VERIFY_WITH_TIMEOUT(game.isAtRest(), 20000);
        game.shown.lookBack();
        const QImage first = game.board.grab().toImage();
        game.shown.returnToGame();
        QVERIFY(game.board.grab().toImage() != first);
        QVERIFY(game.match.undo());
        QTRY_VERIFY_WITH_TIMEOUT(game.isAtRest(), 20000);
        QVERIFY(game.board.grab().toImage() == first);
    }

    void theEndIsShownWhenTheLastStonesHaveLanded()
    {
        SownMatch game;
        QVERIFY(game.south(7));
        QVERIFY(game.match.resign(Side::North));
        QVERIFY(!game.shown.outcome());
        game.board.completeAnimation();
        QVERIFY(game.shown.outcome());
    }

    /// The match has ended by then, but the move has not begun to be sown.
    void theEndIsNotShownBeforeTheLastMoveOfTheComputer()
    {
        auto* opponent = new ScriptedSearcher;
        session::Match match{std::unique_ptr<session::Searcher>(opponent)};
        BoardWidget board;
        DisplayedGame shown(match, board);
        match.setMinimumThinkingTime(0);
        match.start(fromPosition("0,0,0,0,0,0,0,0,1/0,0,0,0,0,1,0,0,0 80,80 -,- s"));
        QVERIFY(match.play(Move{{Side::South, 9}}));
        board.completeAnimation();
        int told = 0;
        connect(&match, &session::Match::thinkingChanged, this, [&] {
            ++told;
            QVERIFY(match.outcome());
            QVERIFY(!shown.outcome());
        });
        opponent->answer(Move{{Side::North, 6}});
        QCOMPARE(told, 1);
        QVERIFY(!shown.outcome());
        board.completeAnimation();
        QVERIFY(shown.outcome());
    }

    void takingBackInTheAirShowsThePositionAtOnce()
    {
        SownMatch game;
        QSignalSpy landed(&game.shown, &DisplayedGame::moveLanded);
        QSignalSpy back(&game.shown, &DisplayedGame::moveTakenBack);
        QVERIFY(game.south(7));
        QVERIFY(game.match.undo());
        QCOMPARE(landed.size(), 0);
        QCOMPARE(back.size(), 1);
        QVERIFY(game.isAtRest());
        QCOMPARE(game.board.shownCount(rules::Place::store(Side::South)), 0);
    }

    /// The first of two moves has landed: taking both back shows no score in between.
    void takingBackAnAnswerInTheAirShowsOneScore()
    {
        SownMatch game(session::Player::Kind::Computer);
        QVERIFY(game.south(7));
        game.board.completeAnimation();
        QCOMPARE(game.board.shownCount(rules::Place::store(Side::South)), 10);
        game.opponent->answer(Move{{Side::North, 4}});
        QVERIFY(game.board.isAnimating());
        QVERIFY(game.match.undo());
        QVERIFY(game.isAtRest());
        QCOMPARE(game.board.shownCount(rules::Place::store(Side::South)), 0);
    }

    void aClickCountsWhileStonesFlyBack()
    {
        session::Match match{std::make_unique<ScriptedSearcher>()};
        BoardWidget board;
        board.resize(900, 520);
        board.show();
        const GameController controller(match, board);
        match.start(session::MatchSpec());
        QVERIFY(match.play(Move{{Side::South, 7}}));
        board.completeAnimation();
        QVERIFY(match.undo());
        QVERIFY(board.isAnimating());
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.pitRect({Side::South, 9}).center());
        QCOMPARE(match.history().plies().size(), std::size_t(1));
        QCOMPARE(match.history().plies().back().move, (Move{{Side::South, 9}}));
    }

    void takingBackTwoMovesInTheAir()
    {
        SownMatch game(session::Player::Kind::Computer);
        QVERIFY(game.south(7));
        game.opponent->answer(Move{{Side::North, 4}});
        QVERIFY(game.match.undo());
        QVERIFY(game.isAtRest());
        QVERIFY(game.match.redo());
        QCOMPARE(game.landed(), 0);
        game.board.completeAnimation();
        QCOMPARE(game.landed(), 2);
        QVERIFY(game.isAtRest());
    }

    void aMoveMadeWhileStonesFlyBack()
    {
        SownMatch game;
        game.board.setTimeScale(0.1);
        QVERIFY(game.south(7));
        game.board.completeAnimation();
        QVERIFY(game.match.undo());
        QVERIFY(game.south(9));
        QVERIFY(game.shown.isSowing());
        QCOMPARE(game.landed(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(game.isAtRest(), 20000);
        QCOMPARE(game.shown.history().plies().back().move, (Move{{Side::South, 9}}));
    }

    void lookingBackInTheAirCompletesTheSowingFirst()
    {
        SownMatch game;
        QVERIFY(game.south(7));
        game.board.completeAnimation();
        QVERIFY(game.north(4));
        game.shown.lookBack();
        QCOMPARE(game.landed(), 2);
        QCOMPARE(game.shown.plies(), 1);
        QVERIFY(!game.board.isAnimating());
        QVERIFY(game.board.board() == game.match.history().positionAt(1).board());
        game.shown.returnToGame();
        QVERIFY(game.isAtRest());
    }

    void aMoveMadeDuringALookBackIsSownFromItsPosition()
    {
        SownMatch game(session::Player::Kind::Computer);
        QVERIFY(game.south(7));
        game.board.completeAnimation();
        game.shown.lookAt(0);
        QVERIFY(game.shown.isLookingBack());
        game.opponent->answer(Move{{Side::North, 4}});
        QVERIFY(!game.shown.isLookingBack());
        QVERIFY(game.board.isAnimating());
        QCOMPARE(game.landed(), 1);
        QCOMPARE(game.shown.plies(), 1);
        game.board.completeAnimation();
        QVERIFY(game.isAtRest());
    }

    void aReplayChangesNothingThatIsShown()
    {
        SownMatch game;
        QVERIFY(game.south(7));
        game.board.completeAnimation();
        QVERIFY(game.shown.replayLastMove());
        QVERIFY(game.board.isAnimating());
        QCOMPARE(game.landed(), 1);
        QVERIFY(game.shown.isCurrent());
        // A move made meanwhile is sown after it.
        QVERIFY(game.north(4));
        QCOMPARE(game.landed(), 1);
        game.board.completeAnimation();
        QCOMPARE(game.landed(), 2);
        QVERIFY(game.isAtRest());
    }

    void anotherGameStartedInTheAirIsShownAtOnce()
    {
        SownMatch game;
        QSignalSpy landed(&game.shown, &DisplayedGame::moveLanded);
        QVERIFY(game.south(7));
        session::MatchSpec spec;
        spec.setup = rules::GameSetup(rules::GameId::Bestemshe);
        game.match.start(spec);
        QCOMPARE(landed.size(), 0);
        QCOMPARE(game.landed(), 0);
        QVERIFY(game.isAtRest());
        QCOMPARE(game.shown.history().setup().game(), rules::GameId::Bestemshe);
    }
};

QTEST_MAIN(TestDisplayedGame)
#include "tst_displayed_game.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/togyz/togyz_position.h"
#include "tests/app/desktop/board/shown_board.h"

#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;

namespace {

/// A move by the real rules, shown on a board.
struct Sowing {
    rules::BoardState before;
    rules::BoardState after;
    rules::MoveTrace trace;
};

Sowing sowingFrom(const rules::BoardState& board, std::uint8_t number)
{
    auto position = rules::TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Playout);
    Sowing sowing;
    sowing.before = position.board();
    position.play({{position.sideToMove(), number}}, sowing.trace);
    sowing.after = position.board();
    return sowing;
}

} // namespace

/// Moves on the board: animated, completed early, interrupted.
class TestBoardSowing : public QObject, protected ShownBoard {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setCurrentTheme(ThemeId::LightWood);
        showBoard();
    }
    void cleanup() { m_board.reset(); }

    void aSowingEndsOnTheTrueBoard()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        std::vector<int> drops;
        int captured = 0;
        connect(m_board.get(), &BoardWidget::stoneDropped, this,
                [&](rules::Place, int count) { drops.push_back(count); });
        connect(m_board.get(), &BoardWidget::stonesCaptured, this, [&](rules::Place, int count) { captured += count; });
        QSignalSpy finished(m_board.get(), &BoardWidget::animationFinished);
        m_board->setTimeScale(0.2);
        m_board->play(sowing.before, sowing.trace);
        QVERIFY(m_board->isAnimating());
        QCOMPARE(m_board->board(), sowing.after);
        QCOMPARE(m_board->shownCount(Pit{Side::South, 7}), 9);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(!m_board->isAnimating());
        QCOMPARE(drops, (std::vector<int>{1, 10, 10, 10, 10, 10, 10, 10, 10}));
        QCOMPARE(captured, 10);
        QCOMPARE(m_board->shownCount(rules::Place::store(Side::South)), 10);
    }

    /// Each frame repaints only what changed; the result must be the same as a full repaint.
    void partialRepaintsEqualAFullRepaint_data()
    {
        QTest::addColumn<ThemeId>("theme");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("isParityShown");
        QTest::newRow("round the board") << ThemeId::LightWood << 1 << false;
        QTest::newRow("a capture") << ThemeId::LightWood << 7 << false;
        QTest::newRow("with outlines") << ThemeId::HighContrast << 1 << false;
        QTest::newRow("odd and even") << ThemeId::LightWood << 1 << true;
    }
    void partialRepaintsEqualAFullRepaint()
    {
        QFETCH(ThemeId, theme);
        QFETCH(int, number);
        QFETCH(bool, isParityShown);
        m_board->setParityShown(isParityShown);
        rules::BoardState board = examples::start();
        board.rows[0][0] = 21;
        board.rows[1][3] = 2;
        board.rows[1][8] = 4;
        const Sowing sowing = sowingFrom(board, static_cast<std::uint8_t>(number));
        setCurrentTheme(theme);
        m_board->setPlayablePits({});
        int compared = 0;
        for (const int moment : {30, 80, 140, 200, 275}) {
            m_board->show(sowing.before);
            QCoreApplication::processEvents();
            m_board->setTimeScale(0.25);
            m_board->play(sowing.before, sowing.trace);
            QTest::qWait(moment);
            if (!m_board->isAnimating())
                continue;
            QCoreApplication::sendPostedEvents(m_board.get(), QEvent::UpdateRequest); // the last frame
            const QImage pieces = m_board->screen()->grabWindow(m_board->winId()).toImage();
            const QImage whole = m_board->grab().toImage();
            QCOMPARE(pieces.convertToFormat(QImage::Format_RGB32), whole.convertToFormat(QImage::Format_RGB32));
            ++compared;
        }
        QVERIFY(compared > 0);
    }

    void movesAreShownOneAfterTheOther()
    {
        const Sowing first = sowingFrom(examples::start(), 7);
        const Sowing second = sowingFrom(first.after, 5);
        QSignalSpy finished(m_board.get(), &BoardWidget::animationFinished);
        m_board->setTimeScale(0.05);
        m_board->play(first.before, first.trace, 200);
        m_board->play(second.before, second.trace);
        m_board->playBackward(second.before, second.trace);
        QCOMPARE(m_board->board(), second.before);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        for (std::uint8_t number = 1; number <= 9; ++number)
            QCOMPARE(m_board->shownCount(Pit{Side::North, number}), int{first.after.at(Pit{Side::North, number})});
    }

    void atTimeScaleZeroEverythingIsShownWithinTheCall()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        QSignalSpy finished(m_board.get(), &BoardWidget::animationFinished);
        m_board->setTimeScale(0);
        m_board->play(sowing.before, sowing.trace, 500);
        QCOMPARE(finished.count(), 1);
        QVERIFY(!m_board->isAnimating());
        QCOMPARE(m_board->shownCount(rules::Place::store(Side::South)), 10);
    }

    void withTheSpeedOffOnlyTheEndIsHeard()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        int drops = 0;
        int captured = 0;
        connect(m_board.get(), &BoardWidget::stoneDropped, this, [&] { ++drops; });
        connect(m_board.get(), &BoardWidget::stonesCaptured, this, [&](rules::Place, int count) { captured += count; });
        m_board->setSpeed(SowingSpeed::Off);
        m_board->play(sowing.before, sowing.trace);
        QVERIFY(!m_board->isAnimating());
        QCOMPARE(drops, 1);
        QCOMPARE(captured, 10);
    }

    void anyInputCompletesTheAnimation_data()
    {
        QTest::addColumn<int>("input");
        QTest::newRow("a click beside everything") << 0;
        QTest::newRow("a click on a pit that can be played next") << 4;
        QTest::newRow("a key") << 1;
        QTest::newRow("the wheel") << 2;
        QTest::newRow("the call") << 3;
    }

    void anyInputCompletesTheAnimation()
    {
        QFETCH(int, input);
        const Sowing sowing = sowingFrom(examples::start(), 7);
        m_board->setPlayablePits({});
        QSignalSpy finished(m_board.get(), &BoardWidget::animationFinished);
        m_board->setTimeScale(1000);
        m_board->play(sowing.before, sowing.trace);
        QTest::qWait(30);
        QVERIFY(m_board->isAnimating());
        if (input == 0) {
            QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->storeRect(Side::North).center());
        } else if (input == 4) {
            m_board->setPlayablePits({{Side::North, 3}});
            QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->pitRect({Side::North, 3}).center());
        } else if (input == 1) {
            QTest::keyClick(m_board.get(), Qt::Key_A);
        } else if (input == 2) {
            const QPointF at = m_board->rect().center();
            QWheelEvent wheel(at, m_board->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(m_board.get(), &wheel);
        } else {
            m_board->completeAnimation();
        }
        QVERIFY(!m_board->isAnimating());
        QCOMPARE(finished.count(), 1);
        QCOMPARE(m_board->shownCount(rules::Place::store(Side::South)), 10);
        QVERIFY(m_requests.empty());
    }

    /// Nobody plays before seeing where the opponent's stones fell.
    void aClickDuringAnAnimationOnlyCompletesIt()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        m_board->setTimeScale(1000);
        m_board->play(sowing.before, sowing.trace);
        m_board->setPlayablePits(pitsOf(Side::North));
        clickOn({Side::North, 6});
        QVERIFY(!m_board->isAnimating());
        QVERIFY(m_requests.empty());
        clickOn({Side::North, 6});
        QCOMPARE(m_requests, (std::vector<Pit>{{Side::North, 6}}));
    }

    void changesInTheMiddleOfASowingAreClean_data()
    {
        QTest::addColumn<int>("change");
        QTest::newRow("another size") << 0;
        QTest::newRow("another theme") << 1;
        QTest::newRow("flipped") << 2;
        QTest::newRow("another position") << 3;
        QTest::newRow("another game") << 4;
        QTest::newRow("another speed") << 5;
        QTest::newRow("hidden") << 6;
    }

    void changesInTheMiddleOfASowingAreClean()
    {
        QFETCH(int, change);
        const Sowing sowing = sowingFrom(examples::start(), 7);
        m_board->setTimeScale(0.5);
        m_board->play(sowing.before, sowing.trace);
        QTest::qWait(120);
        rules::BoardState expected = sowing.after;
        switch (change) {
        case 0:
            m_board->resize(716, 418);
            break;
        case 1:
            setCurrentTheme(ThemeId::Dark);
            m_board->update();
            break;
        case 2:
            m_board->setFlipped(true);
            break;
        case 3:
            expected = examples::twoTuzdyks();
            m_board->show(expected);
            QVERIFY(!m_board->isAnimating());
            break;
        case 4:
            expected = examples::congkak();
            m_board->setBoardLayout(examples::congkakLayout(9));
            m_board->show(expected);
            break;
        case 5:
            m_board->setSpeed(SowingSpeed::Off);
            break;
        default:
            m_board->hide();
            break;
        }
        const QPixmap picture = m_board->grab();
        QVERIFY(!picture.isNull());
        QTRY_VERIFY_WITH_TIMEOUT(!m_board->isAnimating(), 20000);
        QCOMPARE(m_board->board(), expected);
        for (const Side side : rules::kBothSides)
            QCOMPARE(m_board->shownCount(rules::Place::store(side)), int{expected.stores[indexOf(side)]});
    }

    void itMayBeDestroyedInTheMiddleOfASowing()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        m_board->play(sowing.before, sowing.trace);
        QTest::qWait(50);
        m_board.reset();
        QTest::qWait(50);
        QVERIFY(!m_board);
    }

    void itMayBeDestroyedInASlotForAStone()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        connect(m_board.get(), &BoardWidget::stoneDropped, this, [this] { m_board.reset(); });
        m_board->play(sowing.before, sowing.trace);
        QTRY_VERIFY_WITH_TIMEOUT(!m_board, 20000);
    }

    void aSlotMayShowAnotherBoardInTheMiddleOfASowing()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        int stones = 0;
        connect(m_board.get(), &BoardWidget::stoneDropped, this, [&] {
            if (++stones == 3)
                m_board->show(examples::twoTuzdyks());
        });
        m_board->setTimeScale(0.1);
        m_board->play(sowing.before, sowing.trace);
        QTRY_VERIFY_WITH_TIMEOUT(!m_board->isAnimating(), 20000);
        QCOMPARE(stones, 3);
        QCOMPARE(m_board->board(), examples::twoTuzdyks());
        QCOMPARE(m_board->shownCount(rules::Place::store(Side::South)), 41);
    }

    void aSlotMayStartAnotherSowingInTheMiddleOfOne()
    {
        const Sowing first = sowingFrom(examples::start(), 7);
        const Sowing second = sowingFrom(examples::start(), 2);
        std::vector<rules::Place> heard;
        connect(m_board.get(), &BoardWidget::stoneDropped, this, [&](rules::Place place) {
            heard.push_back(place);
            if (heard.size() == 3) {
                m_board->show(second.before);
                m_board->play(second.before, second.trace);
            }
        });
        m_board->setTimeScale(0.1);
        m_board->play(first.before, first.trace);
        QTRY_VERIFY_WITH_TIMEOUT(!m_board->isAnimating(), 20000);
        // Three stones of the first move, all nine of the second, in order.
        QCOMPARE(heard.size(), std::size_t{12});
        QCOMPARE(heard[3], rules::Place(Pit{Side::South, 2}));
        QCOMPARE(m_board->board(), second.after);
    }
};

QTEST_MAIN(TestBoardSowing)
#include "tst_board_sowing.moc"

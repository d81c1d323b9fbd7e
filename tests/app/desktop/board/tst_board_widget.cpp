// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_widget.h"

#include "core/rules/togyz/togyz_position.h"
#include "tests/app/desktop/board/board_examples.h"

#include <QAccessible>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::House;
using rules::Side;

namespace {

/// A game of the real rules, shown on a board.
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

/// But for a few pixels: what is painted on another thread may be rounded another way.
bool isAlmost(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return false;
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return different < 50;
}

std::vector<House> housesOf(Side side)
{
    std::vector<House> houses;
    for (std::uint8_t number = 1; number <= 9; ++number)
        houses.push_back({side, number});
    return houses;
}

} // namespace

class BoardWidgetTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<BoardWidget> m_board;
    std::vector<House> m_wishes;

    void clickOn(House house)
    {
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->houseRect(house).center());
    }

private Q_SLOTS:
    void init()
    {
        m_wishes.clear();
        m_board = std::make_unique<BoardWidget>();
        m_board->setBoardLayout(examples::togyzLayout());
        m_board->resize(934, 544);
        m_board->show(examples::start());
        m_board->setPlayableHouses(housesOf(Side::South));
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
        m_board->activateWindow();
        m_board->setFocus();
        connect(m_board.get(), &BoardWidget::moveWished, this, [this](House house) { m_wishes.push_back(house); });
    }

    void cleanup() { m_board.reset(); }

    void aClickOnAPlayableHouseWishesForItsMove()
    {
        clickOn({Side::South, 4});
        QCOMPARE(m_wishes, (std::vector<House>{{Side::South, 4}}));
    }

    void aClickOnAHouseThatIsNotPlayableDoesNothing()
    {
        clickOn({Side::North, 4});
        m_board->setPlayableHouses({{Side::South, 2}});
        clickOn({Side::South, 4});
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, m_board->houseRect({Side::South, 2}).center());
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->storeRect(Side::South).center());
        QVERIFY(m_wishes.empty());
    }

    void digitsPlayTheHousesOfTheSideToMove()
    {
        QTest::keyClick(m_board.get(), Qt::Key_7);
        QCOMPARE(m_wishes, (std::vector<House>{{Side::South, 7}}));
        rules::BoardState north = examples::start();
        north.sideToMove = Side::North;
        m_board->show(north);
        QTest::keyClick(m_board.get(), Qt::Key_3);
        QCOMPARE(m_wishes.size(), std::size_t{1}); // it is not playable
        m_board->setPlayableHouses(housesOf(Side::North));
        QTest::keyClick(m_board.get(), Qt::Key_3);
        QCOMPARE(m_wishes.back(), (House{Side::North, 3}));
    }

    void arrowsMoveTheFocusAndEnterPlays()
    {
        m_board->setFocusedHouse(House{Side::South, 3});
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QCOMPARE(m_board->focusedHouse(), (House{Side::South, 4}));
        QTest::keyClick(m_board.get(), Qt::Key_Up);
        QCOMPARE(m_board->focusedHouse(), (House{Side::North, 6}));
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QTest::keyClick(m_board.get(), Qt::Key_Space);
        QCOMPARE(m_wishes, (std::vector<House>{{Side::South, 3}, {Side::South, 3}}));
        QTest::keyClick(m_board.get(), Qt::Key_Escape);
        QVERIFY(!m_board->focusedHouse());
    }

    void arrowsFollowTheEyeOnAFlippedBoard()
    {
        m_board->setFlipped(true);
        m_board->setFocusedHouse(House{Side::South, 3});
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QCOMPARE(m_board->focusedHouse(), (House{Side::South, 2}));
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QCOMPARE(m_board->focusedHouse(), (House{Side::North, 8}));
    }

    void tabGoesThroughThePlayableHousesAndOut()
    {
        m_board->setPlayableHouses({{Side::South, 2}, {Side::South, 5}});
        m_board->setFocusedHouse(std::nullopt);
        QTest::keyClick(m_board.get(), Qt::Key_Tab);
        QCOMPARE(m_board->focusedHouse(), (House{Side::South, 2}));
        QTest::keyClick(m_board.get(), Qt::Key_Tab);
        QCOMPARE(m_board->focusedHouse(), (House{Side::South, 5}));
        QTest::keyClick(m_board.get(), Qt::Key_Backtab);
        QCOMPARE(m_board->focusedHouse(), (House{Side::South, 2}));
    }

    void thePointerTellsWhereItIs()
    {
        std::vector<std::optional<House>> told;
        connect(m_board.get(), &BoardWidget::houseHovered, this,
                [&](std::optional<House> house) { told.push_back(house); });
        QTest::mouseMove(m_board.get(), m_board->houseRect({Side::North, 2}).center());
        QTRY_COMPARE(told.size(), std::size_t{1});
        QCOMPARE(told.back(), (House{Side::North, 2}));
        QTest::mouseMove(m_board.get(), m_board->storeRect(Side::South).center());
        QTRY_COMPARE(told.size(), std::size_t{2});
        QVERIFY(!told.back());
    }

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
        QCOMPARE(m_board->shownCount(House{Side::South, 7}), 9);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(!m_board->isAnimating());
        QCOMPARE(drops, (std::vector<int>{1, 10, 10, 10, 10, 10, 10, 10, 10}));
        QCOMPARE(captured, 10);
        QCOMPARE(m_board->shownCount(rules::Place::store(Side::South)), 10);
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
            QCOMPARE(m_board->shownCount(House{Side::North, number}), int{first.after.at(House{Side::North, number})});
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
        QTest::newRow("a key") << 1;
        QTest::newRow("the wheel") << 2;
        QTest::newRow("the call") << 3;
    }

    void anyInputCompletesTheAnimation()
    {
        QFETCH(int, input);
        const Sowing sowing = sowingFrom(examples::start(), 7);
        m_board->setPlayableHouses({});
        QSignalSpy finished(m_board.get(), &BoardWidget::animationFinished);
        m_board->setTimeScale(1000);
        m_board->play(sowing.before, sowing.trace);
        QTest::qWait(30);
        QVERIFY(m_board->isAnimating());
        if (input == 0) {
            QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->storeRect(Side::North).center());
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
        QVERIFY(m_wishes.empty());
    }

    void aClickDuringAnAnimationIsAMoveToo()
    {
        const Sowing sowing = sowingFrom(examples::start(), 7);
        m_board->setTimeScale(1000);
        m_board->play(sowing.before, sowing.trace);
        m_board->setPlayableHouses(housesOf(Side::North));
        clickOn({Side::North, 6});
        QVERIFY(!m_board->isAnimating());
        QCOMPARE(m_wishes, (std::vector<House>{{Side::North, 6}}));
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
            m_board->setTheme(themeOf(ThemeId::Dark));
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

    void itMayBeDestroyedByWhoHearsAStone()
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
        // Three of the first, all nine of the second, in order.
        QCOMPARE(heard.size(), std::size_t{12});
        QCOMPARE(heard[3], rules::Place(House{Side::South, 2}));
        QCOMPARE(m_board->board(), second.after);
    }

    void screenReadersSeePitsAsButtonsThatCanBePressed()
    {
        BoardTexts texts;
        texts.accessibleName = [](rules::Place place) {
            return QStringLiteral("%1/%2").arg(indexOf(place.side)).arg(place.number);
        };
        m_board->setTexts(texts);
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_board.get());
        QVERIFY(board);
        QCOMPARE(board->childCount(), 20);
        QAccessibleInterface* pit = board->child(4);
        QVERIFY(pit);
        QCOMPARE(pit->role(), QAccessible::Button);
        QCOMPARE(pit->text(QAccessible::Name), QStringLiteral("0/5"));
        QCOMPARE(pit->parent(), board);
        QCOMPARE(board->indexOfChild(pit), 4);
        const QRect where = pit->rect();
        QCOMPARE(where.center(), m_board->mapToGlobal(m_board->houseRect({Side::South, 5}).center()));
        QCOMPARE(board->childAt(where.center().x(), where.center().y()), pit);
        QVERIFY(pit->actionInterface());
        pit->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_wishes, (std::vector<House>{{Side::South, 5}}));

        QAccessibleInterface* theirs = board->child(9);
        QVERIFY(theirs->state().disabled);
        theirs->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_wishes.size(), std::size_t{1});
        QAccessibleInterface* store = board->child(18);
        QCOMPARE(store->role(), QAccessible::StaticText);
        QCOMPARE(store->text(QAccessible::Name), QStringLiteral("0/0"));
        QVERIFY(!board->child(20));

        m_board->setFocusedHouse(House{Side::South, 2});
        if (m_board->hasFocus())
            QCOMPARE(board->focusChild(), board->child(1));
    }

    void aNarrowWindowHasTheBoardInItsMiddle()
    {
        m_board->resize(500, 900);
        for (const Side side : rules::kBothSides) {
            for (std::uint8_t number = 1; number <= 9; ++number)
                QVERIFY(m_board->rect().contains(m_board->houseRect({side, number})));
        }
        QCOMPARE(m_board->heightForWidth(960), 560);
        QVERIFY(m_board->hasHeightForWidth());
    }

    void theWoodMayComeLaterAndIsTheSame()
    {
        const QImage wanted = m_board->grab().toImage();
        BoardWidget late;
        late.setArtLoading(ArtLoading::Background);
        late.setBoardLayout(examples::togyzLayout());
        late.resize(m_board->size());
        late.show(examples::start());
        late.setPlayableHouses(housesOf(Side::South));
        late.show();
        QVERIFY(QTest::qWaitForWindowExposed(&late));
        // Flat shapes first, if the machine is not quicker than that; then the wood.
        QTRY_VERIFY_WITH_TIMEOUT(isAlmost(late.grab().toImage(), wanted), 20000);
    }

    void aBoardMayGoWhileItsWoodIsRendered()
    {
        auto late = std::make_unique<BoardWidget>();
        late->setArtLoading(ArtLoading::Background);
        late->resize(m_board->size());
        late->show();
        QVERIFY(QTest::qWaitForWindowExposed(late.get()));
        late->grab();
        late.reset();
        QTest::qWait(50);
        QVERIFY(m_board->isVisible());
    }

    void aResizeStretchesTheOldWoodUntilTheNewIsThere()
    {
        m_board->grab();
        m_board->setArtLoading(ArtLoading::Background);
        m_board->resize(700, 408);
        m_board->grab();
        m_board->resize(720, 420);
        BoardWidget fresh;
        fresh.setBoardLayout(examples::togyzLayout());
        fresh.resize(720, 420);
        fresh.show(examples::start());
        fresh.setPlayableHouses(housesOf(Side::South));
        QTRY_VERIFY_WITH_TIMEOUT(isAlmost(m_board->grab().toImage(), fresh.grab().toImage()), 20000);
    }

    void aPickIsNoMove()
    {
        std::vector<rules::Place> picks;
        connect(m_board.get(), &BoardWidget::placePicked, this, [&](rules::Place place) { picks.push_back(place); });
        m_board->setPicking(true);
        clickOn({Side::North, 3});
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->storeRect(Side::North).center());
        QTest::keyClick(m_board.get(), Qt::Key_0);
        QTest::keyClick(m_board.get(), Qt::Key_5);
        const std::vector<rules::Place> expected = {House{Side::North, 3}, rules::Place::store(Side::North),
                                                    rules::Place::store(Side::South), House{Side::South, 5}};
        QVERIFY(picks == expected);
        QVERIFY(m_wishes.empty());
        m_board->setPicking(false);
        clickOn({Side::South, 3});
        QCOMPARE(m_wishes.size(), std::size_t{1});
    }

    void shiftPinsThePitItIsHeldOn()
    {
        std::vector<std::optional<House>> pins;
        connect(m_board.get(), &BoardWidget::housePinned, this,
                [&](std::optional<House> house) { pins.push_back(house); });
        m_board->setFocusedHouse(House{Side::South, 4});
        QTest::keyPress(m_board.get(), Qt::Key_Shift);
        QTest::keyRelease(m_board.get(), Qt::Key_Shift);
        QCOMPARE(pins.size(), std::size_t{2});
        QVERIFY(pins[0] == (House{Side::South, 4}));
        QVERIFY(!pins[1]);
    }

    void aPrescribedHouseIsMarked()
    {
        rules::BoardState board;
        board.houses = 6;
        board.at(rules::House{rules::Side::North, 4}) = 3;
        rules::BoardLayout layout;
        layout.houses = 6;
        layout.stores = rules::StorePlacement::Ends;
        BoardWidget widget;
        widget.resize(640, 360);
        widget.setTimeScale(0);
        widget.setBoardLayout(layout);
        widget.show(board);
        widget.setPlayableHouses({{rules::Side::North, 4}});
        const QImage plain = widget.grab().toImage();
        board.prescribed = rules::House{rules::Side::North, 4};
        widget.show(board);
        QVERIFY(widget.grab().toImage() != plain);
        board.prescribed.reset();
        widget.show(board);
        QCOMPARE(widget.grab().toImage(), plain);
    }
};

QTEST_MAIN(BoardWidgetTest)
#include "tst_board_widget.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/board/shown_board.h"

#include "core/rules/togyz/togyz_position.h"
#include "tests/core/work/busy_pool.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <memory>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;

namespace {

/// Allows for a few different pixels: another thread may round differently.
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

} // namespace

class TestBoardWidget : public QObject, protected ShownBoard {
    Q_OBJECT

private Q_SLOTS:
    void init() { showBoard(); }
    void cleanup() { m_board.reset(); }

    void ringsLeaveTheNumbersOfThePitsReadable()
    {
        m_board->resize(340, m_board->heightForWidth(340));
        m_board->setPlayablePits({});
        const BoardGeometry geometry(examples::togyzLayout(), BoardView(), QRectF(m_board->rect()));
        for (const Pit pit : {Pit{Side::South, 6}, Pit{Side::North, 3}}) {
            QRectF digit(0, 0, 5, 8);
            digit.moveCenter(geometry.number(pit).center());
            const QImage before = m_board->grab(digit.toAlignedRect()).toImage();
            m_board->setHint(pit);
            QCOMPARE(m_board->grab(digit.toAlignedRect()).toImage(), before);
            m_board->setHint(std::nullopt);
        }
    }

    void aClickOnAPlayablePitRequestsItsMove()
    {
        clickOn({Side::South, 4});
        QCOMPARE(m_requests, (std::vector<Pit>{{Side::South, 4}}));
    }

    void aPressIsTakenBackByReleasingItElsewhere()
    {
        const QPoint pit = m_board->pitRect({Side::South, 4}).center();
        const QPoint another = m_board->pitRect({Side::South, 5}).center();
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, pit);
        QVERIFY(m_requests.empty());
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, another);
        QVERIFY(m_requests.empty());
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, pit);
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, pit + QPoint(2, 3));
        QCOMPARE(m_requests, (std::vector<Pit>{{Side::South, 4}}));
    }

    void escapeIsNotTakenByThePreviewOfAPitUnderThePointer()
    {
        m_board->setPreview(MovePreview());
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(m_board.get(), &escape);
        QVERIFY(!m_board->preview());
        QVERIFY(!escape.isAccepted()); // the window has it
    }

    void aClickOnAPitThatIsNotPlayableDoesNothing()
    {
        clickOn({Side::North, 4});
        m_board->setPlayablePits({{Side::South, 2}});
        clickOn({Side::South, 4});
        QTest::mouseClick(m_board.get(), Qt::RightButton, {}, m_board->pitRect({Side::South, 2}).center());
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->storeRect(Side::South).center());
        QVERIFY(m_requests.empty());
    }

    void digitsPlayThePitsOfTheSideToMove()
    {
        QTest::keyClick(m_board.get(), Qt::Key_7);
        QCOMPARE(m_requests, (std::vector<Pit>{{Side::South, 7}}));
        rules::BoardState north = examples::start();
        north.sideToMove = Side::North;
        m_board->show(north);
        QTest::keyClick(m_board.get(), Qt::Key_3);
        QCOMPARE(m_requests.size(), std::size_t{1}); // it is not playable
        m_board->setPlayablePits(pitsOf(Side::North));
        QTest::keyClick(m_board.get(), Qt::Key_3);
        QCOMPARE(m_requests.back(), (Pit{Side::North, 3}));
    }

    /// In Mangala of Suez a turn may have to begin in the other row.
    void aDigitPlaysThePrescribedPit()
    {
        rules::BoardState north = examples::start();
        north.sideToMove = Side::North;
        north.prescribed = Pit{Side::South, 2};
        m_board->show(north);
        m_board->setPlayablePits({{Side::South, 2}});
        QTest::keyClick(m_board.get(), Qt::Key_3);
        QVERIFY(m_requests.empty());
        QTest::keyClick(m_board.get(), Qt::Key_2);
        QCOMPARE(m_requests, (std::vector<Pit>{{Side::South, 2}}));
    }

    /// The only pit where the turn may begin, which may be in the other row.
    void theRingOfThePrescribedPitPulses()
    {
        rules::BoardState north = m_board->board();
        north.sideToMove = Side::North;
        north.prescribed = Pit{Side::South, 2};
        m_board->show(north);
        const QRect pit = m_board->pitRect({Side::South, 2}).adjusted(-8, -8, 8, 8);
        m_board->setSpeed(SowingSpeed::Off);
        m_board->setPlayablePits({{Side::South, 2}});
        const QImage still = m_board->grab(pit).toImage();
        m_board->setSpeed(SowingSpeed::Normal);
        m_board->setPlayablePits({{Side::South, 2}});
        QTRY_VERIFY(m_board->grab(pit).toImage() != still);
        m_board->setPlayablePits({});
        m_board->setSpeed(SowingSpeed::Off);
        m_board->setPlayablePits({{Side::South, 2}});
        QCOMPARE(m_board->grab(pit).toImage(), still);
    }

    void arrowsMoveTheFocusAndEnterPlays()
    {
        m_board->setFocusedPit(Pit{Side::South, 3});
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QCOMPARE(m_board->focusedPit(), (Pit{Side::South, 4}));
        QTest::keyClick(m_board.get(), Qt::Key_Up);
        QCOMPARE(m_board->focusedPit(), (Pit{Side::North, 6}));
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QTest::keyClick(m_board.get(), Qt::Key_Left);
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QTest::keyClick(m_board.get(), Qt::Key_Space);
        QCOMPARE(m_requests, (std::vector<Pit>{{Side::South, 3}, {Side::South, 3}}));
        QTest::keyClick(m_board.get(), Qt::Key_Escape);
        QVERIFY(!m_board->focusedPit());
    }

    void arrowsFollowTheEyeOnAFlippedBoard()
    {
        m_board->setFlipped(true);
        m_board->setFocusedPit(Pit{Side::South, 3});
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QCOMPARE(m_board->focusedPit(), (Pit{Side::South, 2}));
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QCOMPARE(m_board->focusedPit(), (Pit{Side::North, 8}));
    }

    void tabGoesThroughThePlayablePitsAndOut()
    {
        m_board->setPlayablePits({{Side::South, 2}, {Side::South, 5}});
        m_board->setFocusedPit(std::nullopt);
        QTest::keyClick(m_board.get(), Qt::Key_Tab);
        QCOMPARE(m_board->focusedPit(), (Pit{Side::South, 2}));
        QTest::keyClick(m_board.get(), Qt::Key_Tab);
        QCOMPARE(m_board->focusedPit(), (Pit{Side::South, 5}));
        QTest::keyClick(m_board.get(), Qt::Key_Backtab);
        QCOMPARE(m_board->focusedPit(), (Pit{Side::South, 2}));
    }

    void thePreviewFadesInAndOut()
    {
        const QImage without = m_board->grab().toImage();
        MovePreview preview;
        preview.source = {Side::South, 7};
        for (std::uint8_t number = 8; number <= 9; ++number)
            preview.path.emplace_back(Pit{Side::South, number});
        preview.result = QStringLiteral("+10");
        preview.counts = {{Pit{Side::South, 7}, 1}};
        m_board->setPreview(preview);
        QVERIFY(m_board->preview());
        QVERIFY(m_board->grab().toImage() == without); // the fade starts with nothing
        QTRY_VERIFY(m_board->grab().toImage() != without);
        m_board->setPreview(std::nullopt);
        QVERIFY(!m_board->preview()); // although it is still fading out
        QTRY_VERIFY(m_board->grab().toImage() == without);
        // Without animation the preview is shown at once, and the final picture is the same.
        m_board->setPreview(preview);
        m_board->setSpeed(SowingSpeed::Off);
        m_board->setPreview(preview);
        const QImage with = m_board->grab().toImage();
        QVERIFY(with != without);
        m_board->setPreview(std::nullopt);
        QVERIFY(m_board->grab().toImage() == without);
        m_board->setSpeed(SowingSpeed::Normal);
        m_board->setPreview(preview);
        QTRY_VERIFY(m_board->grab().toImage() == with);
        // Sowing a move removes the preview.
        rules::BoardState before = examples::start();
        rules::MoveTrace trace;
        rules::TogyzqumalaqPosition position;
        position.play({Pit{Side::South, 7}}, trace);
        m_board->setPreview(std::nullopt);
        m_board->play(before, trace);
        m_board->completeAnimation();
        QVERIFY(m_board->board() == position.board());
    }

    void aToolTipNeverCoversAPreview()
    {
        m_board->setTexts({{}, {}, [](rules::Place) { return QStringLiteral("Pit 7"); }});
        const auto toolTip = [this] {
            const QPoint at = m_board->pitRect({Side::South, 7}).center();
            QHelpEvent help(QEvent::ToolTip, at, m_board->mapToGlobal(at));
            QCoreApplication::sendEvent(m_board.get(), &help);
            return QToolTip::text();
        };
        QCOMPARE(toolTip(), QStringLiteral("Pit 7"));
        MovePreview preview;
        preview.source = {Side::South, 7};
        m_board->setPreview(preview);
        QTRY_COMPARE(toolTip(), QString());
    }

    void aBoardWithLaterArtIsBlankUntilItArrives()
    {
        m_board->setArtLoading(ArtLoading::Immediate);
        const QImage painted = m_board->grab().toImage();
        BoardWidget later;
        later.setArtLoading(ArtLoading::Later);
        later.setBoardLayout(examples::togyzLayout());
        later.resize(m_board->size());
        later.show(examples::start());
        later.setPlayablePits(pitsOf(Side::South));
        QImage blank(later.size(), QImage::Format_RGB32);
        blank.fill(later.palette().color(QPalette::Window));
        QSignalSpy arrived(&later, &BoardWidget::artArrived);
        QVERIFY(later.grab().toImage().convertToFormat(QImage::Format_RGB32) == blank);
        QTRY_COMPARE(arrived.size(), 1);
        QVERIFY(isAlmost(later.grab().toImage(), painted));
        // After a change of size the old picture is stretched until the sharp one is ready; the board does not go
        // blank.
        later.resize(700, 420);
        QVERIFY(later.grab().toImage().convertToFormat(QImage::Format_RGB32)
                != blank.copy(QRect(QPoint(), later.size())));
        QCOMPARE(arrived.size(), 1);
    }

    void hoveringReportsThePit()
    {
        std::vector<std::optional<Pit>> told;
        connect(m_board.get(), &BoardWidget::pitHovered, this, [&](std::optional<Pit> pit) { told.push_back(pit); });
        QTest::mouseMove(m_board.get(), m_board->pitRect({Side::North, 2}).center());
        QTRY_COMPARE(told.size(), std::size_t{1});
        QCOMPARE(told.back(), (Pit{Side::North, 2}));
        QTest::mouseMove(m_board.get(), m_board->storeRect(Side::South).center());
        QTRY_COMPARE(told.size(), std::size_t{2});
        QVERIFY(!told.back());
    }

    void screenReadersSeePitsThatCanBePressed()
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
        QCOMPARE(pit->role(), QAccessible::ListItem); // Orca says no role
        QCOMPARE(pit->text(QAccessible::Name), QStringLiteral("0/5"));
        QCOMPARE(pit->parent(), board);
        QCOMPARE(board->indexOfChild(pit), 4);
        const QRect where = pit->rect();
        QCOMPARE(where.center(), m_board->mapToGlobal(m_board->pitRect({Side::South, 5}).center()));
        QCOMPARE(board->childAt(where.center().x(), where.center().y()), pit);
        QVERIFY(pit->actionInterface());
        pit->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_requests, (std::vector<Pit>{{Side::South, 5}}));

        QAccessibleInterface* theirs = board->child(9);
        QVERIFY(theirs->state().disabled);
        theirs->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_requests.size(), std::size_t{1});
        QAccessibleInterface* store = board->child(18);
        QCOMPARE(store->role(), QAccessible::Graphic);
        QCOMPARE(store->text(QAccessible::Name), QStringLiteral("0/0"));
        QVERIFY(!board->child(20));

        m_board->setFocusedPit(Pit{Side::South, 2});
        if (m_board->hasFocus())
            QCOMPARE(board->focusChild(), board->child(1));
    }

    void aRefusedPlaceIsReported()
    {
        std::vector<rules::Place> refused;
        connect(m_board.get(), &BoardWidget::placeRefused, this, [&](rules::Place place) { refused.push_back(place); });
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->pitRect({Side::North, 5}).center());
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->storeRect(Side::South).center());
        QVERIFY(m_requests.empty());
        QCOMPARE(refused, (std::vector<rules::Place>{Pit{Side::North, 5}, rules::Place::store(Side::South)}));
    }

    void aPitThatCannotBePlayedShakesOrFlashes_data()
    {
        QTest::addColumn<SowingSpeed>("speed");
        QTest::newRow("with motion it shakes") << SowingSpeed::Normal;
        QTest::newRow("without motion it flashes") << SowingSpeed::Off;
    }
    void aPitThatCannotBePlayedShakesOrFlashes()
    {
        QFETCH(SowingSpeed, speed);
        m_board->setSpeed(speed);
        const QRect pit = m_board->pitRect({Side::North, 5});
        const auto shown = [&] { return m_board->grab(pit).toImage(); };
        QTest::mouseMove(m_board.get(), pit.center());
        const QImage before = shown();
        clickOn({Side::North, 5});
        QVERIFY(shown() != before);
        QTRY_VERIFY(shown() == before);
        clickOn({Side::South, 5}); // this one can be played
        QCOMPARE(m_requests.size(), std::size_t{1});
    }

    void aNarrowWindowHasTheBoardInItsMiddle()
    {
        m_board->resize(500, 900);
        for (const Side side : rules::kBothSides) {
            for (std::uint8_t number = 1; number <= 9; ++number)
                QVERIFY(m_board->rect().contains(m_board->pitRect({side, number})));
        }
        QCOMPARE(m_board->heightForWidth(960), 560);
        QVERIFY(m_board->hasHeightForWidth());
    }

    void theWoodMayArriveLaterAndIsTheSame()
    {
        const QImage wanted = m_board->grab().toImage();
        BoardWidget late;
        late.setArtLoading(ArtLoading::Background);
        late.setBoardLayout(examples::togyzLayout());
        late.resize(m_board->size());
        late.show(examples::start());
        late.setPlayablePits(pitsOf(Side::South));
        late.show();
        QVERIFY(QTest::qWaitForWindowExposed(&late));
        // Flat shapes come first, unless the machine is faster than that; then the wood.
        QTRY_VERIFY_WITH_TIMEOUT(isAlmost(late.grab().toImage(), wanted), 20000);
    }

    /// Qt splits the painting of large areas among the threads of a pool and waits for them.
    void paintingDoesNotWaitForOtherWork()
    {
        m_board->resize(1600, 934);
        const QImage wanted = m_board->grab().toImage();
        const work::BusyPool pool;
        BoardWidget other;
        other.setBoardLayout(examples::togyzLayout());
        other.resize(m_board->size());
        other.show(examples::start());
        other.setPlayablePits(pitsOf(Side::South));
        QVERIFY(isAlmost(other.grab().toImage(), wanted));
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
        fresh.setPlayablePits(pitsOf(Side::South));
        QTRY_VERIFY_WITH_TIMEOUT(isAlmost(m_board->grab().toImage(), fresh.grab().toImage()), 20000);
    }

    void aPickIsNotAMove()
    {
        std::vector<rules::Place> picks;
        connect(m_board.get(), &BoardWidget::placePicked, this, [&](rules::Place place) { picks.push_back(place); });
        m_board->setPicking(true);
        clickOn({Side::North, 3});
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->storeRect(Side::North).center());
        QTest::keyClick(m_board.get(), Qt::Key_0);
        QTest::keyClick(m_board.get(), Qt::Key_5);
        const std::vector<rules::Place> expected = {Pit{Side::North, 3}, rules::Place::store(Side::North),
                                                    rules::Place::store(Side::South), Pit{Side::South, 5}};
        QVERIFY(picks == expected);
        QVERIFY(m_requests.empty());
        m_board->setPicking(false);
        clickOn({Side::South, 3});
        QCOMPARE(m_requests.size(), std::size_t{1});
    }

    void shiftPinsThePitItIsHeldOn()
    {
        std::vector<std::optional<Pit>> pins;
        connect(m_board.get(), &BoardWidget::pitPinned, this, [&](std::optional<Pit> pit) { pins.push_back(pit); });
        m_board->setFocusedPit(Pit{Side::South, 4});
        QTest::keyPress(m_board.get(), Qt::Key_Shift);
        QTest::keyRelease(m_board.get(), Qt::Key_Shift);
        QCOMPARE(pins.size(), std::size_t{2});
        QVERIFY(pins[0] == (Pit{Side::South, 4}));
        QVERIFY(!pins[1]);
    }

    void aPrescribedPitIsMarked()
    {
        rules::BoardState board;
        board.pits = 6;
        board.at(rules::Pit{rules::Side::North, 4}) = 3;
        rules::BoardLayout layout;
        layout.pits = 6;
        layout.stores = rules::StorePlacement::Ends;
        BoardWidget widget;
        widget.resize(640, 360);
        widget.setTimeScale(0);
        widget.setBoardLayout(layout);
        widget.show(board);
        widget.setPlayablePits({{rules::Side::North, 4}});
        const QImage plain = widget.grab().toImage();
        board.prescribed = rules::Pit{rules::Side::North, 4};
        widget.show(board);
        QVERIFY(widget.grab().toImage() != plain);
        board.prescribed.reset();
        widget.show(board);
        QCOMPARE(widget.grab().toImage(), plain);
    }
};

QTEST_MAIN(TestBoardWidget)
#include "tst_board_widget.moc"

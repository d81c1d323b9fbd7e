// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_scene.h"

#include "core/rules/togyz/togyz_position.h"
#include "tests/app/desktop/board/board_examples.h"

#include <QTest>

#include <cmath>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Place;
using rules::Side;

namespace {

constexpr double kNear = 1e-6;

bool isNear(QPointF a, QPointF b, double tolerance = kNear)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y()) < tolerance;
}

BoardGeometry geometry()
{
    return {examples::togyzLayout(), BoardView(), QRectF(0, 0, 934, 544)};
}

} // namespace

/// Stones have an identity: the stone that lands is the one that flew, and no stone jumps when it lands.
class TestBoardScene : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movedStonesEndAtTheirFinalPlaces_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 3, 8, 9, 10, 11, 15, 16, 17, 30, 31, 47})
            QTest::newRow(qPrintable(QStringLiteral("%1 stones").arg(count))) << count;
    }
    void movedStonesEndAtTheirFinalPlaces()
    {
        QFETCH(int, count);
        const BoardGeometry board = geometry();
        const Place place = Pit{Side::South, 4};
        const StonePile before = board.pile(place, count);
        const StonePile after = board.pile(place, count + 1);
        const StonePile begun = settled(board, before, {place, 0});
        const StonePile ended = settled(board, before, {place, 1});
        QCOMPARE(ended.centres.size(), before.centres.size());
        for (std::size_t i = 0; i < before.centres.size(); ++i) {
            QVERIFY(isNear(begun.centres[i], before.centres[i]));
            QVERIFY(isNear(ended.centres[i], after.centres[i]));
        }
    }

    void anOddStoneSlidesToItsSideOfThePair()
    {
        const BoardGeometry board = geometry();
        const Place place = Pit{Side::South, 4};
        const StonePile nine = board.pile(place, 9);
        const StonePile ten = board.pile(place, 10);
        const double middle = board.pit(place).center().x();
        QVERIFY(std::abs(nine.centres[8].x() - middle) < kNear); // alone, in the middle
        // It moves straight to one side, at the same height, while its partner arrives on the other.
        double last = nine.centres[8].x();
        const double direction = ten.centres[8].x() < middle ? -1 : 1;
        for (const double progress : {0.25, 0.5, 0.75, 1.0}) {
            const StonePile now = settled(board, nine, {place, progress});
            QVERIFY((now.centres[8].x() - last) * direction > 0);
            QVERIFY(std::abs(now.centres[8].y() - nine.centres[8].y()) < kNear);
            last = now.centres[8].x();
        }
        QVERIFY((ten.centres[9].x() - middle) * direction < 0);
        // The others do not move.
        for (std::size_t i = 0; i < 8; ++i)
            QVERIFY(isNear(nine.centres[i], ten.centres[i]));
    }

    void aStoneThatLandsIsTheStoneThatFlew_data()
    {
        QTest::addColumn<int>("pit");
        QTest::newRow("a sowing with a capture") << 7;
        QTest::newRow("a sowing on the mover's row") << 1;
    }
    void aStoneThatLandsIsTheStoneThatFlew()
    {
        QFETCH(int, pit);
        auto position = rules::TogyzqumalaqPosition();
        const rules::BoardState before = position.board();
        rules::MoveTrace trace;
        position.play({{Side::South, static_cast<std::uint8_t>(pit)}}, trace);
        const SowingTimeline timeline(before, trace, SowingSpeed::Normal, SowingTimeline::Direction::Forward);
        BoardScene scene;
        scene.geometry = geometry();
        putBoard(scene, before);
        const double reach = 0.15 * scene.geometry.pitch();
        int landings = 0;
        constexpr double kStepMs = 1;
        for (double time = kStepMs; time <= timeline.duration(); time += kStepMs) {
            const auto frame = timeline.at(time);
            const auto next = timeline.at(time + kStepMs);
            for (const SowingTimeline::Moving& moving : frame.moving) {
                const int lying = frame.board.at(moving.to);
                const int arriving = next.board.at(moving.to) - lying;
                const auto order = static_cast<int>(
                    std::count_if(frame.moving.begin(), frame.moving.end(),
                                  [&](const SowingTimeline::Moving& m) { return &m < &moving && m.to == moving.to; }));
                if (order >= arriving || moving.progress < 0.97)
                    continue;
                putFrame(scene, frame);
                // From then on it lies in the pile: the same picture at the same place.
                const StonePile pile = scene.geometry.pile(moving.to, lying + arriving);
                const QPointF place = pile.centres[static_cast<std::size_t>(lying + order)];
                bool isThere = false;
                for (const BoardScene::Flying& stone : scene.flying)
                    isThere =
                        isThere
                        || (isNear(stone.centre, place, reach) && stone.look == stoneLook(moving.to, lying + order));
                QVERIFY2(isThere, qPrintable(QStringLiteral("at %1 ms").arg(time)));
                ++landings;
            }
        }
        QVERIFY2(landings >= (pit == 7 ? 18 : 8), qPrintable(QString::number(landings)));
    }
};

QTEST_GUILESS_MAIN(TestBoardScene)
#include "tst_board_scene.moc"

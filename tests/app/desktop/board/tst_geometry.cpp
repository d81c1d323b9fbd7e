// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/geometry.h"

#include "tests/app/desktop/board/board_examples.h"

#include <QTest>

#include <utility>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Place;
using rules::Side;

namespace {

struct NamedRect {
    QByteArray name;
    QRectF rect;
};

/// All parts that must not overlap.
std::vector<NamedRect> partsOf(const BoardGeometry& geometry)
{
    std::vector<NamedRect> parts;
    for (const Side side : rules::kBothSides) {
        const QByteArray who = side == Side::South ? "South's " : "North's ";
        for (std::uint8_t number = 1; number <= geometry.layout().pits; ++number) {
            const Pit pit{side, number};
            parts.push_back({who + "pit " + QByteArray::number(number), geometry.pit(pit)});
            parts.push_back({who + "badge " + QByteArray::number(number), geometry.badge(pit)});
            parts.push_back({who + "number " + QByteArray::number(number), geometry.number(pit)});
        }
        const Place store = Place::store(side);
        parts.push_back({who + "store", geometry.pit(store)});
        parts.push_back({who + "store's badge", geometry.badge(store)});
        if (!geometry.majorityMark(side).isEmpty())
            parts.push_back({who + "majority label", geometry.majorityLabel(side)});
    }
    return parts;
}

void addLayouts()
{
    QTest::addColumn<int>("pits");
    QTest::addColumn<bool>("atEnds");
    QTest::addColumn<bool>("clockwise");
    QTest::addColumn<QSize>("area");
    for (int pits = 3; pits <= rules::kMaxPits; ++pits) {
        for (const bool atEnds : {false, true}) {
            const std::pair<const char*, QSize> areas[] = {{"800x600", {716, 418}},
                                                           {"1280x800", {934, 544}},
                                                           {"4K", {3840, 2160}},
                                                           {"a tall window", {600, 1200}}};
            for (const auto& [name, area] : areas) {
                for (const bool clockwise : {false, true}) {
                    QTest::addRow("%d houses, stores %s, %s, in %s", pits, atEnds ? "at the ends" : "in the middle",
                                  clockwise ? "clockwise" : "anticlockwise", name)
                        << pits << atEnds << clockwise << area;
                }
            }
        }
    }
}

rules::BoardLayout fetchLayout()
{
    QFETCH(int, pits);
    QFETCH(bool, atEnds);
    QFETCH(bool, clockwise);
    return {static_cast<std::uint8_t>(pits), atEnds ? rules::StorePlacement::Ends : rules::StorePlacement::Middle,
            clockwise ? rules::SowingDirection::Clockwise : rules::SowingDirection::Anticlockwise,
            static_cast<std::uint16_t>(2 * pits * pits)};
}

QRectF turned(const QRectF& rect, const QRectF& board)
{
    const QPointF sum = board.topLeft() + board.bottomRight();
    return {sum - rect.bottomRight(), rect.size()};
}

bool isNear(const QRectF& a, const QRectF& b)
{
    return (a.topLeft() - b.topLeft()).manhattanLength() < 0.01
           && (a.bottomRight() - b.bottomRight()).manhattanLength() < 0.01;
}

} // namespace

class TestGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlapsAndAllIsOnTheBoard_data() { addLayouts(); }
    void nothingOverlapsAndAllIsOnTheBoard()
    {
        QFETCH(QSize, area);
        const QRectF space(QPointF(), area);
        for (const Side bottom : rules::kBothSides) {
            for (const KazanPlacement kazans : {KazanPlacement::Far, KazanPlacement::Near}) {
                const BoardGeometry geometry(fetchLayout(), {bottom, kazans}, space);
                QVERIFY(space.adjusted(-1, -1, 1, 1).contains(geometry.board()));
                const std::vector<NamedRect> parts = partsOf(geometry);
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    QVERIFY2(geometry.board().contains(parts[i].rect), parts[i].name.constData());
                    for (std::size_t j = i + 1; j < parts.size(); ++j) {
                        const QRectF common = parts[i].rect & parts[j].rect;
                        QVERIFY2(common.width() < 0.01 || common.height() < 0.01,
                                 (parts[i].name + " over " + parts[j].name).constData());
                    }
                }
            }
        }
    }

    void aNameIsBesideItsOwnersRow_data() { addLayouts(); }
    void aNameIsBesideItsOwnersRow()
    {
        QFETCH(QSize, area);
        const QRectF space(QPointF(), area);
        for (const Side bottom : rules::kBothSides) {
            for (const KazanPlacement kazans : {KazanPlacement::Far, KazanPlacement::Near}) {
                const BoardGeometry geometry(fetchLayout(), {bottom, kazans}, space, BoardNames::Shown);
                const Side top = rules::opponentOf(bottom);
                const QRectF& wood = geometry.board();
                QVERIFY(std::abs(geometry.name(bottom).top() - wood.bottom()) < 0.01);
                QVERIFY(std::abs(geometry.name(top).bottom() - wood.top()) < 0.01);
                QVERIFY(geometry.pit(Pit{bottom, 1}).center().y() > wood.center().y());
                QVERIFY(geometry.pit(Pit{top, 1}).center().y() < wood.center().y());
                for (const Side side : rules::kBothSides) {
                    QVERIFY(space.adjusted(-1, -1, 1, 1).contains(geometry.name(side)));
                    QCOMPARE(geometry.name(side).width(), wood.width());
                }
            }
        }
        QVERIFY(BoardGeometry(fetchLayout(), {}, space).name(Side::South).isEmpty());
    }

    void theFlippedBoardIsRotatedByHalfATurn_data() { addLayouts(); }
    void theFlippedBoardIsRotatedByHalfATurn()
    {
        QFETCH(QSize, area);
        const QRectF space(QPointF(), area);
        const BoardGeometry plain(fetchLayout(), {Side::South, KazanPlacement::Far}, space);
        const BoardGeometry flipped(fetchLayout(), {Side::North, KazanPlacement::Far}, space);
        for (const Side side : rules::kBothSides) {
            for (std::uint8_t number = 0; number <= plain.layout().pits; ++number) {
                Place place = Place::store(side);
                place.number = number;
                QVERIFY(isNear(flipped.pit(place), turned(plain.pit(place), plain.board())));
                QVERIFY(isNear(flipped.badge(place), turned(plain.badge(place), plain.board())));
            }
        }
    }

    void aPointInAPitFindsIt_data() { addLayouts(); }
    void aPointInAPitFindsIt()
    {
        QFETCH(QSize, area);
        const BoardGeometry geometry(fetchLayout(), {}, QRectF(QPointF(), area));
        for (const Side side : rules::kBothSides) {
            for (std::uint8_t number = 1; number <= geometry.layout().pits; ++number) {
                const Pit pit{side, number};
                QCOMPARE(geometry.pitAt(geometry.pit(pit).center()), pit);
                QCOMPARE(geometry.pitAt(geometry.badge(pit).center()), pit);
                QCOMPARE(geometry.pitAt(geometry.number(pit).center()), pit);
            }
            QVERIFY(!geometry.pitAt(geometry.pit(Place::store(side)).center()));
        }
        QVERIFY(!geometry.pitAt(geometry.board().topLeft() - QPointF(1, 1)));
    }

    void numbersRunFromTheOwnersLeft()
    {
        const BoardGeometry geometry(examples::togyzLayout(), {}, {0, 0, 960, 560});
        QVERIFY(geometry.pit(Pit{Side::South, 1}).left() < geometry.pit(Pit{Side::South, 2}).left());
        QVERIFY(geometry.pit(Pit{Side::North, 1}).left() > geometry.pit(Pit{Side::North, 2}).left());
        QVERIFY(geometry.pit(Pit{Side::South, 1}).top() > geometry.pit(Pit{Side::North, 1}).top());
        QCOMPARE(geometry.column(Pit{Side::North, 9}), 0);
    }

    void theFarKazanIsThePlayersOwnUnlessNearIsChosen()
    {
        const QRectF area(0, 0, 960, 560);
        const BoardGeometry far(examples::togyzLayout(), {}, area);
        QVERIFY(far.pit(Place::store(Side::South)).top() < far.pit(Place::store(Side::North)).top());
        const BoardGeometry near(examples::togyzLayout(), {Side::South, KazanPlacement::Near}, area);
        QVERIFY(near.pit(Place::store(Side::South)).top() > near.pit(Place::store(Side::North)).top());
    }

    void anEndStoreIsWhereTheSowingLeadsItsOwner()
    {
        const QRectF area(0, 0, 1000, 500);
        const BoardGeometry clockwise(examples::congkakLayout(7), {}, area);
        QVERIFY(clockwise.pit(Place::store(Side::South)).right() < clockwise.pit(Pit{Side::South, 1}).left());
        QVERIFY(clockwise.pit(Place::store(Side::North)).left() > clockwise.pit(Pit{Side::South, 7}).right());
        rules::BoardLayout other = examples::congkakLayout(6);
        other.direction = rules::SowingDirection::Anticlockwise;
        const BoardGeometry anticlockwise(other, {}, area);
        QVERIFY(anticlockwise.pit(Place::store(Side::South)).left() > anticlockwise.pit(Pit{Side::South, 6}).right());
    }

    void theMajorityMarkLiesBeforeTheStoneThatMakesIt()
    {
        for (const Side bottom : rules::kBothSides) {
            const BoardGeometry geometry(examples::togyzLayout(), {bottom, KazanPlacement::Far}, {0, 0, 960, 560});
            const double mark = geometry.majorityMark(Side::South).center().x();
            const StonePile pile = geometry.pile(Place::store(Side::South), 82);
            // 41 columns of two: the mark separates the last column from the others.
            const double last = pile.centres[81].x();
            const double before = pile.centres[79].x();
            QCOMPARE(pile.centres[80].x(), last);
            QVERIFY((mark - before) * (mark - last) < 0);
        }
    }
};

QTEST_APPLESS_MAIN(TestGeometry)
#include "tst_geometry.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/geometry.h"

#include "tests/app/desktop/board/board_examples.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Place;
using rules::Side;

namespace {

constexpr int kMax = 162;

/// Whether a ball is inside a rectangle with rounded corners.
bool isInside(QPointF centre, double radius, const QRectF& rect, double corner)
{
    constexpr double kSlack = 0.01;
    const double reachX = std::max(0.0, std::abs(centre.x() - rect.center().x()) - (rect.width() / 2 - corner));
    const double reachY = std::max(0.0, std::abs(centre.y() - rect.center().y()) - (rect.height() / 2 - corner));
    return std::hypot(reachX, reachY) + radius <= corner + kSlack;
}

double closest(const StonePile& pile)
{
    double distance = 1e9;
    for (std::size_t i = 0; i < pile.centres.size(); ++i) {
        for (std::size_t j = i + 1; j < pile.centres.size(); ++j) {
            const QPointF apart = pile.centres[i] - pile.centres[j];
            distance = std::min(distance, std::hypot(apart.x(), apart.y()));
        }
    }
    return distance;
}

void addPlaces()
{
    QTest::addColumn<bool>("atEnds");
    QTest::addColumn<int>("number");
    QTest::addColumn<QSize>("area");
    for (const auto& [name, area] : {std::pair("800x600", QSize(716, 418)), std::pair("4K", QSize(3840, 2160))}) {
        QTest::addRow("a house, %s", name) << false << 3 << area;
        QTest::addRow("a kazan between the rows, %s", name) << false << 0 << area;
        QTest::addRow("a store at the end, %s", name) << true << 0 << area;
    }
}

} // namespace

class TestStonePlacement : public QObject {
    Q_OBJECT

    BoardGeometry m_geometry;
    Place m_place;

    void fetch()
    {
        QFETCH(bool, atEnds);
        QFETCH(int, number);
        QFETCH(QSize, area);
        m_geometry =
            BoardGeometry(atEnds ? examples::congkakLayout(9) : examples::togyzLayout(), {}, QRectF(QPointF(), area));
        m_place = Place::store(Side::South);
        m_place.number = static_cast<std::uint8_t>(number);
    }

private Q_SLOTS:
    void everyCountLiesInside_data() { addPlaces(); }
    void everyCountLiesInside()
    {
        fetch();
        for (int count = 0; count <= kMax; ++count) {
            const StonePile pile = m_geometry.pile(m_place, count);
            QCOMPARE(static_cast<int>(pile.centres.size()), count);
            for (const QPointF centre : pile.centres) {
                QVERIFY2(isInside(centre, pile.diameter / 2, m_geometry.pit(m_place), m_geometry.cornerRadius(m_place)),
                         qPrintable(QStringLiteral("%1 stones").arg(count)));
            }
        }
    }

    void everyStoneIsSeenBesideTheOthersOfItsLayer_data() { addPlaces(); }
    void everyStoneIsSeenBesideTheOthersOfItsLayer()
    {
        fetch();
        for (int count = 2; count <= kMax; ++count) {
            StonePile pile = m_geometry.pile(m_place, count);
            QVERIFY(pile.lowest <= pile.centres.size());
            const auto top = pile.centres.begin() + static_cast<std::ptrdiff_t>(pile.lowest);
            for (auto above = top; above != pile.centres.end(); ++above) {
                for (auto other = top; other != above; ++other) // nearly as many are a whole layer further down
                    if (above - other < (m_place.isStore() ? 50 : 8))
                        QVERIFY(std::hypot(above->x() - other->x(), above->y() - other->y()) > 0.25 * pile.diameter);
            }
            pile.centres.erase(top, pile.centres.end());
            QVERIFY2(closest(pile) >= 0.5 * pile.diameter, qPrintable(QStringLiteral("%1 stones").arg(count)));
        }
    }

    void everyCountLooksDifferent_data() { addPlaces(); }
    void everyCountLooksDifferent()
    {
        fetch();
        std::set<std::vector<std::pair<long, long>>> seen;
        for (int count = 0; count <= kMax; ++count) {
            std::vector<std::pair<long, long>> picture;
            for (const QPointF centre : m_geometry.pile(m_place, count).centres)
                picture.emplace_back(std::lround(centre.x() * 4), std::lround(centre.y() * 4));
            std::sort(picture.begin(), picture.end());
            QVERIFY2(seen.insert(picture).second, qPrintable(QStringLiteral("%1 stones").arg(count)));
        }
    }

    void anOddStoneLiesAloneInTheMiddle()
    {
        const BoardGeometry geometry(examples::togyzLayout(), {}, {0, 0, 960, 560});
        const Pit pit{Side::South, 5};
        for (int count = 1; count <= kMax; ++count) {
            const StonePile pile = geometry.pile(pit, count);
            const QPointF last = pile.centres.back();
            QCOMPARE(std::abs(last.x() - geometry.pit(pit).center().x()) < 0.01, count % 2 != 0);
            if (count % 2 == 0 || pile.lowest != pile.centres.size())
                continue;
            for (std::size_t i = 0; i + 1 < pile.centres.size(); ++i)
                QVERIFY(pile.centres[i].y() > last.y());
        }
    }

    void stonesKeepTheirSize_data() { addPlaces(); }
    void stonesKeepTheirSize()
    {
        fetch();
        const double size = m_geometry.pile(m_place, 1).diameter;
        for (int count = 0; count <= kMax; ++count)
            QCOMPARE(m_geometry.pile(m_place, count).diameter, size);
        if (!m_place.isStore())
            QVERIFY(std::abs(size - kStoneDiameter * m_geometry.pitch()) < 0.01);
    }

    /// Otherwise the pile would jump while stones are sown into it.
    void oneMoreStoneMovesTheOthersLittle_data() { addPlaces(); }
    void oneMoreStoneMovesTheOthersLittle()
    {
        fetch();
        for (int count = 1; count < kMax; ++count) {
            const StonePile pile = m_geometry.pile(m_place, count);
            const StonePile next = m_geometry.pile(m_place, count + 1);
            for (std::size_t i = 0; i < pile.centres.size(); ++i) {
                const QPointF apart = next.centres[i] - pile.centres[i];
                const double most = m_place.isStore() ? 1.9 : 0.9;
                QVERIFY2(std::hypot(apart.x(), apart.y()) <= most * pile.diameter,
                         qPrintable(QStringLiteral("stone %1 of %2").arg(i + 1).arg(count)));
                if (i < pile.lowest && pile.lowest < pile.centres.size())
                    QVERIFY(apart.isNull()); // other stones lie on it
            }
        }
    }

    void layersBeginAtSeventeenStones()
    {
        const BoardGeometry geometry(examples::togyzLayout(), {}, {0, 0, 960, 560});
        const Pit pit{Side::South, 5};
        const auto rowHeight = [&](int count) {
            const StonePile pile = geometry.pile(pit, count);
            return (pile.centres[0].y() - pile.centres[2].y()) / pile.diameter;
        };
        QVERIFY(std::abs(rowHeight(10) - 1) < 0.001); // side by side
        QVERIFY(rowHeight(11) < 0.95);
        QVERIFY(rowHeight(16) >= 0.6);
        QCOMPARE(geometry.pile(pit, 16).lowest, std::size_t{16});
        QCOMPARE(geometry.pile(pit, 17).lowest, std::size_t{16});
        QCOMPARE(rowHeight(48), rowHeight(16));
    }

    void onlyTheMajorityPassesTheMark_data()
    {
        QTest::addColumn<Side>("side");
        QTest::addRow("the first player's kazan fills from the left") << Side::South;
        QTest::addRow("the second player's kazan fills from the right") << Side::North;
    }
    void onlyTheMajorityPassesTheMark()
    {
        QFETCH(Side, side);
        const BoardGeometry geometry(examples::togyzLayout(), {}, {0, 0, 960, 560});
        const double mark = geometry.majorityMark(side).center().x();
        const double outwards = side == Side::South ? 1 : -1;
        for (int count = 1; count <= kMax; ++count) {
            const StonePile pile = geometry.pile(Place::store(side), count);
            double beyond = -1e9; // of the farthest stone
            for (const QPointF centre : pile.centres)
                beyond = std::max(beyond, outwards * (centre.x() - mark));
            const double gap = 0.25 * pile.diameter;
            if (count < 82)
                QVERIFY2(beyond + pile.diameter / 2 < -gap, qPrintable(QString::number(count)));
            else
                QVERIFY2(beyond - pile.diameter / 2 > gap, qPrintable(QString::number(count)));
        }
    }
};

QTEST_APPLESS_MAIN(TestStonePlacement)
#include "tst_stone_placement.moc"

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
using rules::House;
using rules::Place;
using rules::Side;

namespace {

constexpr int kMost = 162;

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

class StonePlacementTest : public QObject {
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
        for (int count = 0; count <= kMost; ++count) {
            const StonePile pile = m_geometry.pile(m_place, count);
            QCOMPARE(static_cast<int>(pile.centres.size()), count);
            for (const QPointF centre : pile.centres) {
                QVERIFY2(isInside(centre, pile.diameter / 2, m_geometry.pit(m_place), m_geometry.cornerRadius(m_place)),
                         qPrintable(QStringLiteral("%1 stones").arg(count)));
            }
        }
    }

    void noStoneHidesAnother_data() { addPlaces(); }
    void noStoneHidesAnother()
    {
        fetch();
        for (int count = 2; count <= kMost; ++count) {
            const StonePile pile = m_geometry.pile(m_place, count);
            QVERIFY2(closest(pile) >= 0.97 * pile.diameter, qPrintable(QStringLiteral("%1 stones").arg(count)));
        }
    }

    void everyCountLooksDifferent_data() { addPlaces(); }
    void everyCountLooksDifferent()
    {
        fetch();
        std::set<std::vector<std::pair<long, long>>> seen;
        for (int count = 0; count <= kMost; ++count) {
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
        const House house{Side::South, 5};
        for (int count = 1; count <= kMost; ++count) {
            const StonePile pile = geometry.pile(house, count);
            const QPointF last = pile.centres.back();
            QCOMPARE(std::abs(last.x() - geometry.pit(house).center().x()) < 0.01, count % 2 != 0);
            if (count % 2 == 0)
                continue;
            for (std::size_t i = 0; i + 1 < pile.centres.size(); ++i)
                QVERIFY(pile.centres[i].y() > last.y());
        }
    }

    void sizesGoDownInSteps()
    {
        const BoardGeometry geometry(examples::togyzLayout(), {}, {0, 0, 960, 560});
        const House house{Side::South, 5};
        const auto size = [&](int count) {
            return geometry.pile(house, count).diameter / geometry.pile(house, 1).diameter;
        };
        QCOMPARE(size(10), 1.0);
        QCOMPARE(size(11), 0.64);
        QCOMPARE(size(20), 0.64);
        QCOMPARE(size(21), 0.56);
        QCOMPARE(size(30), 0.56);
        QCOMPARE(size(31), 0.42);
        QCOMPARE(size(48), 0.42);
        for (int count = 2; count <= kMost; ++count)
            QVERIFY(size(count) <= size(count - 1));
    }

    void sizesStayWhileStonesFall_data() { addPlaces(); }
    void sizesStayWhileStonesFall()
    {
        fetch();
        for (const int before : {0, 1, 9, 10, 19, 20, 29, 30, 48, 60, 81, 82, 100}) {
            const double size = m_geometry.pile(m_place, before).diameter;
            for (int more = 0; more <= 12 && before + more <= kMost; ++more) {
                const StonePile pile = m_geometry.pile(m_place, before + more, before);
                QCOMPARE(static_cast<int>(pile.centres.size()), before + more);
                if (more <= 2 && before != 82 && before != 81)
                    QCOMPARE(pile.diameter, size);
                if (pile.centres.size() > 1)
                    QVERIFY(closest(pile) >= 0.6 * pile.diameter);
                for (const QPointF centre : pile.centres) {
                    QVERIFY(
                        isInside(centre, pile.diameter / 2, m_geometry.pit(m_place), m_geometry.cornerRadius(m_place)));
                }
            }
            for (int fewer = 0; fewer <= before; ++fewer)
                QCOMPARE(m_geometry.pile(m_place, fewer, before).diameter, size);
        }
    }

    void eightyTwoStonesFillAKazan()
    {
        const BoardGeometry geometry(examples::togyzLayout(), {}, {0, 0, 960, 560});
        const Place kazan = Place::store(Side::South);
        std::set<long> columns;
        std::set<long> rows;
        for (const QPointF centre : geometry.pile(kazan, 82).centres) {
            columns.insert(std::lround(centre.x() * 10));
            rows.insert(std::lround(centre.y() * 10));
        }
        QCOMPARE(columns.size(), std::size_t{41});
        QCOMPARE(rows.size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(StonePlacementTest)
#include "tst_stone_placement.moc"

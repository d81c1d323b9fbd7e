// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/geometry.h"

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

// In pitches, from the outer edge inwards: bevel, rim with the badges, pit, numbers, then the kazans or the middle.
constexpr double kSide = 0.30;
constexpr double kBadgeTop = 0.10;
constexpr double kBadgeHeight = 0.40;
constexpr double kPitTop = 0.53;
constexpr double kPitHeight = 1.50;
constexpr double kPitWidth = 0.84;
constexpr double kPitCorner = 0.38;
constexpr double kNumberTop = kPitTop + kPitHeight + 0.015;
constexpr double kNumberHeight = 0.24;
constexpr double kKazanTop = 2.29;
constexpr double kKazanHeight = 0.48;
constexpr double kKazanLeft = 2.22; ///< from the owner's end; the count is there
constexpr double kKazanRight = 0.56;
constexpr double kMiddleHeight = 5.60;
constexpr double kEndsHeight = 4.74;
constexpr double kEndWidth = 1.36; ///< width of the wood at an end with a store
constexpr double kEndStoreInset = 0.16;
constexpr double kNumeralWidth = 0.66;
constexpr double kNameHeight = 0.42;

} // namespace

BoardGeometry::BoardGeometry(const rules::BoardLayout& layout, const BoardView& view, const QRectF& area,
                             BoardNames names)
    : m_layout(layout)
    , m_view(view)
    , m_names(names)
    , m_shape(shapeOf(layout))
{
    const QSizeF whole = shapeOf(layout, names);
    m_pitch = std::max(1.0, std::min(area.width() / whole.width(), area.height() / whole.height()));
    const QSizeF size = m_shape * m_pitch;
    // Whole pixels, so that the wood is not resampled.
    m_board = QRectF(
        QPointF(std::floor(area.center().x() - size.width() / 2), std::floor(area.center().y() - size.height() / 2)),
        size);
}

QSizeF BoardGeometry::shapeOf(const rules::BoardLayout& layout, BoardNames names)
{
    const double more = names == BoardNames::Shown ? 2 * kNameHeight : 0;
    if (layout.stores == rules::StorePlacement::Ends)
        return {layout.pits + 2 * kEndWidth, kEndsHeight + more};
    // With fewer than five pits the kazans still need space for the stones.
    return {std::max<double>(layout.pits, 5) + 2 * kSide, kMiddleHeight + more};
}

QRectF BoardGeometry::box(double x, double y, double width, double height) const
{
    return {m_board.left() + x * m_pitch, m_board.top() + y * m_pitch, width * m_pitch, height * m_pitch};
}

QRectF BoardGeometry::pit(rules::Place place) const
{
    if (!place.isStore()) {
        const double x = rowsLeft() + column(place.pit()) + (1 - kPitWidth) / 2;
        const double y = isBottom(place.side) ? m_shape.height() - kPitTop - kPitHeight : kPitTop;
        return box(x, y, kPitWidth, kPitHeight);
    }
    if (m_layout.stores == rules::StorePlacement::Ends) {
        const double width = kEndWidth - 2 * kEndStoreInset;
        // A player's home is on the player's left if the sowing is clockwise.
        const bool isLeft = isBottom(place.side) == (m_layout.direction == rules::SowingDirection::Clockwise);
        const double x = isLeft ? kEndStoreInset : m_shape.width() - kEndStoreInset - width;
        return box(x, kPitTop, width, m_shape.height() - 2 * kPitTop);
    }
    const double width = m_shape.width() - kKazanLeft - kKazanRight;
    const double x = isBottom(place.side) ? kKazanLeft : kKazanRight;
    const double y = isUpperStore(place.side) ? kKazanTop : m_shape.height() - kKazanTop - kKazanHeight;
    return box(x, y, width, kKazanHeight);
}

double BoardGeometry::cornerRadius(rules::Place place) const
{
    if (place.isStore() && m_layout.stores == rules::StorePlacement::Middle)
        return kKazanHeight / 2 * m_pitch;
    return kPitCorner * m_pitch;
}

QRectF BoardGeometry::cell(rules::Pit pit) const
{
    const double height = kNumberTop + kNumberHeight - kBadgeTop;
    const double y = isBottom(pit.row) ? m_shape.height() - kBadgeTop - height : kBadgeTop;
    return box(rowsLeft() + column(pit), y, 1, height);
}

QRectF BoardGeometry::badge(rules::Place place) const
{
    if (!place.isStore()) {
        const double y = isBottom(place.side) ? m_shape.height() - kBadgeTop - kBadgeHeight : kBadgeTop;
        return box(rowsLeft() + column(place.pit()) + 0.14, y, 0.72, kBadgeHeight);
    }
    const QRectF store = pit(place);
    if (m_layout.stores == rules::StorePlacement::Ends) {
        // At the far end of the store.
        const double y = isBottom(place.side) ? kBadgeTop : m_shape.height() - kBadgeTop - kBadgeHeight;
        const QRectF row = box(0, y, 1, kBadgeHeight);
        return {store.left(), row.top(), store.width(), row.height()};
    }
    const double width = kNumeralWidth * m_pitch;
    const double gap = 0.06 * m_pitch;
    return {isBottom(place.side) ? store.left() - gap - width : store.right() + gap, store.top(), width,
            store.height()};
}

QRectF BoardGeometry::number(rules::Pit pit) const
{
    const double y = isBottom(pit.row) ? m_shape.height() - kNumberTop - kNumberHeight : kNumberTop;
    return box(rowsLeft() + column(pit), y, 1, kNumberHeight);
}

QRectF BoardGeometry::name(rules::Side player) const
{
    if (m_names == BoardNames::Hidden)
        return {};
    return box(0, isBottom(player) ? m_shape.height() : -kNameHeight, m_shape.width(), kNameHeight);
}

QRectF BoardGeometry::majorityMark(rules::Side owner) const
{
    if (m_layout.stores == rules::StorePlacement::Ends || m_layout.totalStones == 0)
        return {};
    const rules::Place place = rules::Place::store(owner);
    const int majority = m_layout.totalStones / 2 + 1;
    const QRectF store = pit(place);
    // Halfway between the last stone before the majority and the one that makes it.
    const double middle = (landing(place, majority - 1).x() + landing(place, majority).x()) / 2;
    const double width = 0.03 * m_pitch;
    const double out = 0.015 * m_pitch;
    return {middle - width / 2, store.top() - out, width, store.height() + 2 * out};
}

QRectF BoardGeometry::majorityLabel(rules::Side owner) const
{
    const QRectF store = pit(rules::Place::store(owner));
    const double width = (kKazanRight - 0.14) * m_pitch;
    return {isBottom(owner) ? store.right() : store.left() - width, store.top(), width, store.height()};
}

std::optional<rules::Pit> BoardGeometry::pitAt(QPointF point) const
{
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= m_layout.pits; ++number) {
            if (cell({side, number}).contains(point))
                return rules::Pit{side, number};
        }
    }
    return std::nullopt;
}

HollowShape BoardGeometry::hollow(rules::Place place) const
{
    HollowShape hollow;
    hollow.rect = pit(place);
    hollow.cornerRadius = cornerRadius(place);
    hollow.pitch = m_pitch;
    if (place.isStore()) {
        hollow.kind =
            m_layout.stores == rules::StorePlacement::Ends ? HollowShape::Kind::EndStore : HollowShape::Kind::Channel;
        hollow.fillsFromRight = !isBottom(place.side);
        hollow.majority = m_layout.totalStones / 2 + 1;
    }
    return hollow;
}

QPointF BoardGeometry::landing(rules::Place place, int count) const
{
    const StonePile there = pile(place, std::max(count, 1));
    return there.centres.back();
}

} // namespace qumalaq::desktop

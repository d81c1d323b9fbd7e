// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/stone_placement.h"
#include "core/rules/board_state.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace qumalaq::desktop {

/// Which of two kazans in the middle is a player's own. On a real board it is the one farther from the player, so that
/// what is taken has crossed the board; newcomers often look for it near them.
enum class KazanPlacement { Far, Near };

/// From where the board is looked at.
struct BoardView {
    rules::Side bottom = rules::Side::South;
    KazanPlacement kazans = KazanPlacement::Far;

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// Where everything lies on the drawn board. A value, in the coordinates of the area it was made for; it knows no rule
/// and draws nothing. All lengths follow from the pitch, the distance of two neighbouring houses.
class BoardGeometry {
public:
    BoardGeometry() : BoardGeometry({}, {}, {0, 0, 960, 560}) {}
    /// The largest board of the right shape in the middle of `area`.
    BoardGeometry(const rules::BoardLayout& layout, const BoardView& view, const QRectF& area);

    /// Width and height of a board in pitches.
    [[nodiscard]] static QSizeF shapeOf(const rules::BoardLayout& layout);

    [[nodiscard]] const rules::BoardLayout& layout() const { return m_layout; }
    [[nodiscard]] const BoardView& view() const { return m_view; }
    [[nodiscard]] double pitch() const { return m_pitch; }
    /// The whole piece of wood.
    [[nodiscard]] const QRectF& board() const { return m_board; }

    /// The hollow that the stones lie in, of a house or of a store.
    [[nodiscard]] QRectF pit(rules::Place place) const;
    [[nodiscard]] double cornerRadius(rules::Place place) const;
    /// The house with its badge and number: what the pointer has to hit. Neighbours share an edge.
    [[nodiscard]] QRectF cell(rules::House house) const;
    /// The room for the count: on the outer rim for a house, at the end for a store.
    [[nodiscard]] QRectF badge(rules::Place place) const;
    /// The room for the house's number on the inner rim.
    [[nodiscard]] QRectF number(rules::House house) const;
    /// The room for the name of a store's owner.
    [[nodiscard]] QRectF name(rules::Side owner) const;
    /// The line that the stone which makes the majority lies beyond; empty for end stores and unknown totals.
    [[nodiscard]] QRectF majorityMark(rules::Side owner) const;
    /// The room for the number at the majority mark.
    [[nodiscard]] QRectF majorityLabel(rules::Side owner) const;
    [[nodiscard]] std::optional<rules::House> houseAt(QPointF point) const;

    /// Whether the house lies in the lower row as seen.
    [[nodiscard]] bool isBottom(rules::Side row) const { return row == m_view.bottom; }
    /// The position from the left as seen, from 0.
    [[nodiscard]] int column(rules::House house) const;

    /// How `count` stones lie in a place, sized for `sizedFor` of them (by default for their own number).
    [[nodiscard]] StonePile pile(rules::Place place, int count, std::optional<int> sizedFor = std::nullopt) const;
    /// Where the stone falls that makes it `count`.
    [[nodiscard]] QPointF landing(rules::Place place, int count) const;

private:
    [[nodiscard]] QRectF box(double x, double y, double width, double height) const;
    [[nodiscard]] double rowsLeft() const;
    [[nodiscard]] bool isUpperStore(rules::Side owner) const;
    [[nodiscard]] bool isLeftStore(rules::Side owner) const;
    [[nodiscard]] Trough trough(rules::Place place) const;

    rules::BoardLayout m_layout;
    BoardView m_view;
    QSizeF m_shape;
    double m_pitch = 0;
    QRectF m_board;
};

} // namespace qumalaq::desktop

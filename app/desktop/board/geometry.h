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

/// Which of the two kazans in the middle belongs to a player. On a real board it is the farther one, so that captured
/// stones cross the board; newcomers often expect the nearer one.
enum class KazanPlacement { Far, Near };

/// Whether the players' names are written, above and below the board.
enum class BoardNames { Hidden, Shown };

struct BoardView {
    rules::Side bottom = rules::Side::South;
    KazanPlacement kazans = KazanPlacement::Far;

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// The layout of the drawn board, in the coordinates of its area. A value; it knows no rules and draws nothing. The
/// pitch is the distance between two neighbouring pits.
class BoardGeometry {
public:
    BoardGeometry() : BoardGeometry({}, {}, {0, 0, 960, 560}) {}
    /// The largest board that fits `area`, with its names, centred.
    BoardGeometry(const rules::BoardLayout& layout, const BoardView& view, const QRectF& area,
                  BoardNames names = BoardNames::Hidden);

    /// Width and height of a board with its names, in pitches.
    [[nodiscard]] static QSizeF shapeOf(const rules::BoardLayout& layout, BoardNames names = BoardNames::Hidden);

    [[nodiscard]] const rules::BoardLayout& layout() const { return m_layout; }
    [[nodiscard]] const BoardView& view() const { return m_view; }
    [[nodiscard]] double pitch() const { return m_pitch; }
    /// The outline of the wood.
    [[nodiscard]] const QRectF& board() const { return m_board; }

    /// The hollow for the stones of a pit or a store.
    [[nodiscard]] QRectF pit(rules::Place place) const;
    [[nodiscard]] double cornerRadius(rules::Place place) const;
    /// A pit with its badge and number, which is the clickable area. Neighbours share an edge.
    [[nodiscard]] QRectF cell(rules::Pit pit) const;
    /// The rectangle for the count: on the outer rim for a pit, at the end for a store.
    [[nodiscard]] QRectF badge(rules::Place place) const;
    /// The rectangle for the pit's number on the inner rim.
    [[nodiscard]] QRectF number(rules::Pit pit) const;
    /// The rectangle for a player's name: above or below the wood, beside the player's own row. Empty if names are
    /// hidden.
    [[nodiscard]] QRectF name(rules::Side player) const;
    /// The line before the stone that makes the majority; empty for end stores and unknown totals.
    [[nodiscard]] QRectF majorityMark(rules::Side owner) const;
    /// The rectangle for the number at the majority mark.
    [[nodiscard]] QRectF majorityLabel(rules::Side owner) const;
    [[nodiscard]] std::optional<rules::Pit> pitAt(QPointF point) const;

    /// Whether the row is the lower one on the screen.
    [[nodiscard]] bool isBottom(rules::Side row) const { return row == m_view.bottom; }
    /// The column on the screen, from the left, from 0.
    [[nodiscard]] int column(rules::Pit pit) const
    {
        return isBottom(pit.row) ? pit.number - 1 : m_layout.pits - pit.number;
    }

    [[nodiscard]] StonePile pile(rules::Place place, int count) const { return pileIn(hollow(place), count); }
    /// The position of the stone that makes the count `count`.
    [[nodiscard]] QPointF landing(rules::Place place, int count) const;

private:
    [[nodiscard]] QRectF box(double x, double y, double width, double height) const;
    [[nodiscard]] double rowsLeft() const { return (m_shape.width() - m_layout.pits) / 2; }
    [[nodiscard]] bool isUpperStore(rules::Side owner) const
    {
        return isBottom(owner) == (m_view.kazans == KazanPlacement::Far);
    }
    [[nodiscard]] HollowShape hollow(rules::Place place) const;

    rules::BoardLayout m_layout;
    BoardView m_view;
    BoardNames m_names;
    QSizeF m_shape; ///< of the wood
    double m_pitch = 0;
    QRectF m_board;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_display.h"
#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_timeline.h"

#include <QFont>

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The move that was made last, as it is marked on the board.
struct MoveMarks {
    rules::Place source;
    std::vector<rules::Place> path; ///< where each stone fell, in order
};

/// Everything the board shows at one moment; whoever fills it decides, whoever paints it only paints.
struct BoardScene {
    BoardGeometry geometry;
    Theme theme;
    QFont font;
    std::array<QString, 2> names;
    /// Without text a picture does not depend on fonts.
    enum class Text { Shown, Hidden };
    Text text = Text::Shown;

    rules::BoardState board;    ///< the stones that lie
    rules::BoardState sizedFor; ///< the board whose numbers the sizes of the stones follow

    std::array<std::array<bool, rules::kMaxHouses>, 2> playable{}; ///< [side][number - 1]
    std::optional<rules::House> hovered;
    std::optional<rules::House> focused; ///< only while the keyboard is here
    std::optional<rules::House> hint;
    std::optional<MoveMarks> lastMove;
    bool emphasizesLastMove = false; ///< stronger, after a move that was not animated
    std::optional<MovePreview> preview;
    double lensStrength = 1; ///< 0 to 1: how far both have come into sight
    std::optional<MovePreview> compared;
    std::optional<Guess> guess;
    std::optional<std::vector<Glass>> glasses;
    std::array<int, 2> tuzdykGains{}; ///< [owner]
    bool isTable = false;             ///< what belongs to the far player is written for the far player

    /// A place whose stones make room for one that is about to fall; progress from 0 to 1.
    struct Settling {
        rules::Place place;
        double progress = 0;
    };
    std::vector<Settling> settling;

    /// A stone in the air.
    struct Flying {
        QPointF centre;
        double diameter = 0;
        double height = 0; ///< over the board, in pitches
        int look = 0;      ///< which of the stone's pictures
    };
    std::vector<Flying> flying; ///< but for those in the hand
    /// The stones of the hand, and their number beside them.
    struct Hand {
        QPointF centre;
        int count = 0;
        double diameter = 0;
        double height = 0;
    };
    std::optional<Hand> hand;
    /// Something is in the air.
    [[nodiscard]] bool isMoving() const { return hand.has_value() || !flying.empty(); }
    /// A tuzdyk being made; progress from 0 to 1.
    struct Celebration {
        rules::House house;
        double progress = 0;
    };
    std::optional<Celebration> celebration;
};

/// The places of a trace's drops, and where its first stones were lifted.
[[nodiscard]] MoveMarks marksOf(const rules::MoveTrace& trace);

/// Which picture the stone has that lies, or will lie, as the index-th in a place: so it keeps it when it lands.
[[nodiscard]] int stoneLook(rules::Place place, int index);

/// The dots of a trail from one place to the next, along the inner rim between the numbers; none to or from a store.
[[nodiscard]] std::vector<QPointF> trailDots(const BoardGeometry& geometry, rules::Place from, rules::Place to);

/// `pile`, of the stones that lie, on its way to what it is with one more.
[[nodiscard]] StonePile settled(const BoardGeometry& geometry, StonePile pile, const BoardScene::Settling& settling,
                                int sizedFor);

/// Puts a moment of a sowing into the scene: the lying stones, those in the air, the hand.
void putFrame(BoardScene& scene, const SowingTimeline::Frame& frame);
/// Ends that: nothing is in the air, and every stone has the size of its pit's number.
void putBoard(BoardScene& scene, const rules::BoardState& board);

} // namespace qumalaq::desktop

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

/// The marks for the last move.
struct MoveMarks {
    rules::Place source;
    std::vector<rules::Place> path; ///< where each stone fell, in order
};

/// The complete state of the board at one moment. Painting it needs no further decisions.
struct BoardScene {
    BoardGeometry geometry;
    Theme theme;
    QFont font;
    std::array<QString, 2> names; ///< [side]; the geometry has space for them
    /// Pictures without text do not depend on fonts.
    enum class Text { Shown, Hidden };
    Text text = Text::Shown;

    rules::BoardState board; ///< the stones at rest

    std::array<std::array<bool, rules::kMaxPits>, 2> playable{}; ///< [side][number - 1]
    std::optional<rules::Pit> hovered;
    std::optional<rules::Pit> focused; ///< only while the widget has the keyboard focus
    std::optional<rules::Pit> hint;
    std::optional<MoveMarks> lastMove;
    /// Where the move before the one that is being sown has ended, so that the reply does not hide it.
    std::optional<rules::Place> previousLanding;
    bool emphasizesLastMove = false; ///< stronger marks after a move without animation
    std::optional<MovePreview> preview;
    double previewStrength = 1; ///< opacity of both previews, 0 to 1
    std::optional<MovePreview> compared;
    std::optional<Guess> guess;
    bool showsParity = false;         ///< odd and even pits are tinted
    std::array<int, 2> tuzdykGains{}; ///< [owner]
    bool isTable = false;             ///< the far player's texts are turned

    /// A place whose stones make room for one that is falling; progress is 0 to 1.
    struct Settling {
        rules::Place place;
        double progress = 0;
    };
    std::vector<Settling> settling;

    /// A stone in the air.
    struct Flying {
        QPointF centre;
        double diameter = 0;
        double height = 0; ///< above the board, in pitches
        int look = 0;      ///< index of the stone's picture
    };
    std::vector<Flying> flying; ///< except those in the hand
    /// The stones in the hand, with a badge for their number.
    struct Hand {
        QPointF centre;
        int count = 0;
        double diameter = 0;
        double height = 0;
    };
    std::optional<Hand> hand;
    /// The number of a capture, rising beside its kazan; progress is 0 to 1.
    struct Gain {
        rules::Place store;
        int count = 0;
        double progress = 0;
    };
    std::optional<Gain> gain;
    /// A pit that was pressed in vain: it shakes while progress goes from 0 to 1.
    struct Refusal {
        rules::Pit pit;
        double progress = 0;
        bool isMoving = true; ///< false without motion: it only flashes
    };
    std::optional<Refusal> refusal;
    double pulse = 0; ///< of the ring of the prescribed pit, 0 to 1
    /// True if a stone is in the air.
    [[nodiscard]] bool isMoving() const { return hand.has_value() || !flying.empty(); }
    /// The animation for a new tuzdyk; progress is 0 to 1.
    struct Celebration {
        rules::Pit pit;
        double progress = 0;
    };
    std::optional<Celebration> celebration;
};

/// A name that is not empty is shown.
[[nodiscard]] BoardNames namesIn(const std::array<QString, 2>& names);

/// The places of a trace's drops, and the place of its first lift.
[[nodiscard]] MoveMarks marksOf(const rules::MoveTrace& trace);

/// The picture of the index-th stone in a place. A falling stone already uses it, so that it does not change on
/// landing.
[[nodiscard]] int stoneLook(rules::Place place, int index);

/// The dots of a trail between two places, on the inner rim between the numbers; none for a store.
[[nodiscard]] std::vector<QPointF> trailDots(const BoardGeometry& geometry, rules::Place from, rules::Place to);

/// Where the hand of a capture is when its stones land: above the middle of their places.
[[nodiscard]] QPointF landingPoint(const BoardGeometry& geometry, rules::Place store, int before, int count);

/// Interpolates from `pile` to the pile with one more stone.
[[nodiscard]] StonePile settled(const BoardGeometry& geometry, StonePile pile, const BoardScene::Settling& settling);

/// Updates the scene to a moment of a sowing: stones on the board, in the air and in the hand.
void putFrame(BoardScene& scene, const SowingTimeline::Frame& frame);
/// Ends the animation: nothing is in the air.
void putBoard(BoardScene& scene, const rules::BoardState& board);

} // namespace qumalaq::desktop

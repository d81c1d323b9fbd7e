// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/board/theme.h"
#include "core/rules/board_state.h"
#include "core/rules/trace.h"

#include <QFont>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The effects of a move, shown by the preview. Controllers create it from the move's trace. Empty fields are not
/// shown.
struct MovePreview {
    rules::Pit source;
    std::vector<rules::Place> path; ///< where each stone falls, in order
    QString result;                 ///< a few characters at the landing place, e.g. +10

    /// The stones in a place after the move, shown after the current count: 9›10.
    struct Count {
        rules::Place place;
        int count = 0;
    };
    std::vector<Count> counts;
    bool isCounting = false; ///< the counts are the numbers of the stones as they fall, from 1 on, shown in the pits

    /// The opponent's possible answer, or what the move threatens.
    struct Reply {
        rules::Pit source;
        rules::Place last; ///< where the last stone falls
        QString result;
    };
    std::optional<Reply> reply;

    /// Pressed once; a second press plays the move.
    bool isArmed = false;
};

/// The place where a player expects the last stone, and whether that is right.
struct Guess {
    rules::Place place;
    bool isRight = false;
};

struct MoveMarks {
    rules::Place source;
    std::vector<rules::Place> path; ///< where each stone fell, in order
};

/// Everything that paintScene() shows at one moment.
struct BoardScene {
    BoardGeometry geometry;
    Theme theme;
    QFont font;
    std::array<QString, 2> names; ///< [side]; the geometry has space for them
    /// Hidden makes pictures independent of fonts.
    enum class Text { Shown, Hidden };
    Text text = Text::Shown;

    rules::BoardState board; ///< the stones at rest

    std::array<std::array<bool, rules::kMaxPits>, 2> playable{}; ///< [side][number - 1]
    std::optional<rules::Pit> hovered;
    std::optional<rules::Pit> focused; ///< only while the widget has the keyboard focus
    std::optional<rules::Pit> hint;
    std::optional<MoveMarks> lastMove;
    /// Where the previous move landed; marked while the next one is sown.
    std::optional<rules::Place> previousLanding;
    bool emphasizesLastMove = false; ///< stronger marks after a move without animation
    std::optional<MovePreview> preview;
    double previewStrength = 1; ///< opacity of both previews, 0 to 1
    std::optional<MovePreview> compared;
    std::optional<Guess> guess;
    bool showsParity = false;         ///< odd and even pits are tinted
    std::array<int, 2> tuzdykGains{}; ///< [owner]
    bool rotatesFarTexts = false;     ///< the far side's texts are rotated

    /// A place whose stones make room for one that is falling; progress is 0 to 1.
    struct Settling {
        rules::Place place;
        double progress = 0;
    };
    std::vector<Settling> settling;

    /// A stone in the air.
    struct Flying {
        QPointF centre;
        double diameter = 0; ///< logical pixels
        double height = 0;   ///< above the board, in pitches
        int look = 0;        ///< index of the stone's picture
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
    /// A pit that cannot be played. It shakes while progress goes from 0 to 1.
    struct Refusal {
        rules::Pit pit;
        double progress = 0;
        bool isMoving = true; ///< false: it only flashes
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

/// Shown if at least one name is not empty.
[[nodiscard]] BoardNames namesIn(const std::array<QString, 2>& names);

/// The places of a trace's drops, and the place of its first lift.
[[nodiscard]] MoveMarks marksOf(const rules::MoveTrace& trace);

/// The picture of the stone with this index in a place. A falling stone has the look of its destination.
[[nodiscard]] int stoneLook(rules::Place place, int index);

/// The dots of a trail between two places, on the inner rim between the numbers; none for a store.
[[nodiscard]] std::vector<QPointF> trailDots(const BoardGeometry& geometry, rules::Place from, rules::Place to);

/// Where the hand of a capture is when its stones land: above the centre of their places.
[[nodiscard]] QPointF landingPoint(const BoardGeometry& geometry, rules::Place store, int before, int count);

/// Interpolates from `pile` to the pile with one more stone.
[[nodiscard]] StonePile settled(const BoardGeometry& geometry, StonePile pile, const BoardScene::Settling& settling);

/// Updates the scene to a moment of a sowing: stones on the board, in the air and in the hand.
void putFrame(BoardScene& scene, const SowingTimeline::Frame& frame);
/// Ends the animation: nothing is in the air.
void putBoard(BoardScene& scene, const rules::BoardState& board);

} // namespace qumalaq::desktop

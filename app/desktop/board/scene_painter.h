// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/background_painter.h"
#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_scene.h"

#include <QBrush>
#include <QFont>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>
#include <vector>

/// The implementation of paintScene(). Only its own sources include this file.
namespace qumalaq::desktop {

inline constexpr double kSmallestText = 14;        ///< px, for a count
inline constexpr double kPlateGap = 3;             ///< px, between two counts beside each other
inline constexpr double kTuzdykRadius = 0.31;      ///< pitches, of the ball in a tuzdyk
inline constexpr double kSmallestInscription = 11; ///< px, for a number or a name
inline constexpr double kSmallestDigits = 8;       ///< px, where a small board has no room for larger ones

/// The rectangle for the number of stones in the hand: on the stones, to hide nothing else.
[[nodiscard]] QRectF handBadge(const BoardScene& scene);

/// The rectangle for the rising number of a capture.
[[nodiscard]] QRectF gainBadge(const BoardScene& scene);
/// How far a refusing pit is from its place, in pixels to the right.
[[nodiscard]] double shake(const BoardScene& scene);

class ScenePainter {
public:
    ScenePainter(QPainter& painter, const BoardScene& scene, BoardArt& art, const QRegion& region)
        : m_painter(painter)
        , m_scene(scene)
        , m_geometry(scene.geometry)
        , m_theme(scene.theme)
        , m_art(art)
        , m_region(region)
        , m_pitch(scene.geometry.pitch())
    {
    }

    void paintStatic();
    void paintMoving();

private:
    enum class Shape { ByParity, Round };
    struct Plate {
        QString text;
        Shape shape = Shape::Round;
        int count = 0; ///< for Shape::ByParity
        QBrush brush;
        QColor colour;
        QPen frame = Qt::NoPen;
    };

    [[nodiscard]] QFont font(double pixels, QFont::Weight weight) const;
    /// The font of the numbers of stones.
    [[nodiscard]] QFont plateFont() const;
    [[nodiscard]] QFont numberFont() const
    {
        return font(std::min(std::clamp(0.18 * m_pitch, kSmallestInscription, 60.0), fontIn(numberHeight())),
                    QFont::Bold);
    }
    /// On a very small board the pits have no numbers.
    [[nodiscard]] bool hasNumbers() const { return fontIn(numberHeight()) >= kSmallestDigits; }
    [[nodiscard]] double numberHeight() const { return m_geometry.number({rules::Side::South, 1}).height(); }
    /// The size of digits that fit into a height, in pixels.
    [[nodiscard]] static double fontIn(double height)
    {
        constexpr double kDigitHeight = 0.72; // of the font's size
        return std::floor((height - 2) / kDigitHeight);
    }
    [[nodiscard]] bool isPlayable(rules::Pit pit) const { return m_scene.playable[indexOf(pit.row)][pit.number - 1U]; }
    [[nodiscard]] bool touches(const QRectF& rect) const { return m_region.intersects(rect.toAlignedRect()); }
    [[nodiscard]] QBrush brushOf(rules::Side owner, QPointF around) const
    {
        return ownerBrush(m_theme, owner, around, m_pitch);
    }
    [[nodiscard]] std::optional<int> countAfter(rules::Place place) const;
    /// Whether it has the number of a falling stone.
    [[nodiscard]] bool isNumbered(rules::Place place) const;
    /// At a table, the far side's texts are rotated by 180 degrees.
    void write(const QRectF& space, int flags, const QString& text, rules::Side reader);

    // board_painter.cpp
    void paintInscriptions(rules::Side side);
    void paintName(const QRectF& space, const QString& name, rules::Side player);
    void paintStones(rules::Place place);
    void paintGain(const BoardScene::Gain& gain);
    void paintRefusal(const BoardScene::Refusal& refusal);
    void paintBadge(rules::Place place);
    void paintCountNow(rules::Place place);
    void paintPlate(const QRectF& space, const Plate& plate, rules::Side reader);

    // tuzdyk_painter.cpp
    void paintTuzdyk(rules::Pit pit, rules::Side owner);
    void paintBall(rules::Side owner, QPointF at, double radius);
    void paintTuzdykRim(rules::Pit pit, rules::Side owner, double progress);
    void paintUnfolding(QPointF centre, rules::Side owner, double unfolds);

    // preview_painter.cpp
    void paintParity();
    void paintRings();
    void paintPreviews();
    void ring(rules::Place place, const QColor& colour, double width, double outset,
              Qt::PenStyle style = Qt::SolidLine);
    void drawRim(rules::Place place, const QRectF& rect, double radius);
    void paintTrail(const MoveMarks& marks, const QColor& colour, double dot);
    void paintPreview(const MovePreview& preview, const QColor& colour);
    void paintReply(const MovePreview::Reply& reply);
    void paintNumber(rules::Place place, int number, const QColor& colour);
    void paintGuess(const Guess& guess);
    void paintChip(rules::Place place, const QString& text, const QColor& frame);

    QPainter& m_painter;
    const BoardScene& m_scene;
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    BoardArt& m_art;
    const QRegion& m_region;
    double m_pitch;
    std::vector<QRectF> m_chips; ///< texts drawn over the pits so far
};

} // namespace qumalaq::desktop

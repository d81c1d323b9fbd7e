// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr double kSmallestText = 14; ///< px, of a count

/// Draws one scene with one painter.
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

    void paint();

private:
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight) const;
    [[nodiscard]] bool isPlayable(rules::House house) const
    {
        return m_scene.playable[indexOf(house.row)][house.number - 1U];
    }
    void paintInscriptions(rules::Side side);
    void paintStones(rules::Place place);
    void paintBadge(rules::Place place);
    void paintCount(const QRectF& room, int count, const QColor& plate, const QColor& text);
    void paintTuzdyk(rules::House house, rules::Side owner);
    void paintRings();
    void ring(rules::Place place, const QColor& colour, double width, double outset,
              Qt::PenStyle style = Qt::SolidLine);
    void paintTrail(const MoveMarks& marks, const QColor& colour, double dot);
    void paintPreview();
    void paintMoving();

    QPainter& m_painter;
    const BoardScene& m_scene;
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    BoardArt& m_art;
    const QRegion& m_region;
    double m_pitch;
};

QFont ScenePainter::font(double pixels, QFont::Weight weight) const
{
    QFont font = m_scene.font;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

void ScenePainter::paint()
{
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    m_painter.drawPixmap(m_art.origin(), m_art.background());

    for (const rules::Side side : rules::kBothSides)
        paintInscriptions(side);
    for (const rules::Side side : rules::kBothSides) {
        if (const int number = m_scene.board.tuzdyks[indexOf(side)])
            paintTuzdyk({opponentOf(side), static_cast<std::uint8_t>(number)}, side);
    }
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 0; number <= m_geometry.layout().houses; ++number) {
            rules::Place place = rules::Place::store(side);
            place.number = number;
            if (m_region.intersects(placeRegion(m_geometry, place))) {
                paintStones(place);
                paintBadge(place);
            }
        }
    }
    paintRings();
    paintPreview();
    paintMoving();
}

void ScenePainter::paintInscriptions(rules::Side side)
{
    m_painter.setPen(m_theme.inscription);
    m_painter.setFont(font(std::clamp(0.19 * m_pitch, 11.0, 40.0), QFont::DemiBold));
    for (std::uint8_t number = 1; number <= m_geometry.layout().houses; ++number)
        m_painter.drawText(m_geometry.number({side, number}), Qt::AlignCenter, QString::number(number));

    m_painter.setPen(m_theme.owners[indexOf(side)]);
    const QFont nameFont = font(std::clamp(0.20 * m_pitch, 12.0, 40.0), QFont::DemiBold);
    m_painter.setFont(nameFont);
    const QRectF room = m_geometry.name(side);
    const QString name = QFontMetricsF(nameFont).elidedText(m_scene.names[indexOf(side)], Qt::ElideRight, room.width());
    m_painter.drawText(room, Qt::AlignCenter, name);
}

void ScenePainter::paintStones(rules::Place place)
{
    const int count = m_scene.board.at(place);
    const StonePile pile = m_geometry.pile(place, count, m_scene.sizedFor.at(place));
    int look = place.number * 3 + static_cast<int>(indexOf(place.side)) * 2;
    for (const QPointF centre : pile.centres) {
        m_art.drawStone(m_painter, centre, pile.diameter, 0, look);
        look += 2;
    }
}

void ScenePainter::paintCount(const QRectF& room, int count, const QColor& plate, const QColor& text)
{
    const double height = std::min(room.height(), std::max(0.34 * m_pitch, kSmallestText + 6));
    const QFont countFont = font(std::max(kSmallestText, 0.21 * m_pitch), QFont::Bold);
    const QString digits = QString::number(count);
    const double wanted = QFontMetricsF(countFont).horizontalAdvance(digits) + 0.5 * height;
    const double width = std::max(height, wanted);
    const QRectF box(room.center() - QPointF(width, height) / 2, QSizeF(width, height));
    // The shape tells the parity: round is odd, square is even.
    const double radius = count % 2 != 0 ? height / 2 : 0.12 * height;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(plate);
    m_painter.drawRoundedRect(box, radius, radius);
    m_painter.setPen(text);
    m_painter.setFont(countFont);
    m_painter.drawText(box, Qt::AlignCenter, digits);
}

void ScenePainter::paintBadge(rules::Place place)
{
    const int count = m_scene.board.at(place);
    const QColor plate = place.isStore() ? m_theme.owners[indexOf(place.side)] : m_theme.badge;
    const QColor text = place.isStore() && m_theme.id == ThemeId::LightWood ? m_theme.stone : m_theme.badgeText;
    paintCount(m_geometry.badge(place), count, plate, text);
}

void ScenePainter::paintTuzdyk(rules::House house, rules::Side owner)
{
    const QPointF centre = m_geometry.pit(house).center();
    const double radius = 0.3 * m_pitch;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.owners[indexOf(owner)]);
    m_painter.drawEllipse(centre, radius, radius);
}

void ScenePainter::ring(rules::Place place, const QColor& colour, double width, double outset, Qt::PenStyle style)
{
    const double out = outset * m_pitch;
    const QRectF rect = m_geometry.pit(place).adjusted(-out, -out, out, out);
    const double radius = m_geometry.cornerRadius(place) + out;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(colour, std::max(1.5, width * m_pitch), style, Qt::RoundCap));
    m_painter.drawRoundedRect(rect, radius, radius);
}

void ScenePainter::paintTrail(const MoveMarks& marks, const QColor& colour, double dot)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    for (const rules::Place place : marks.path) {
        if (place.isStore())
            continue;
        const QRectF number = m_geometry.number(place.house());
        const double radius = dot * m_pitch;
        m_painter.drawEllipse(number.center() + QPointF(0.24 * m_pitch, 0), radius, radius);
    }
}

void ScenePainter::paintRings()
{
    if (m_scene.lastMove) {
        paintTrail(*m_scene.lastMove, m_theme.mark, 0.035);
        ring(m_scene.lastMove->source, m_theme.mark, 0.028, 0.03, Qt::DashLine);
        if (!m_scene.lastMove->path.empty())
            ring(m_scene.lastMove->path.back(), m_theme.mark, 0.045, 0.03);
    }
    if (m_scene.hovered && isPlayable(*m_scene.hovered))
        ring(*m_scene.hovered, m_theme.accent, 0.04, 0.01);
    if (m_scene.hint)
        ring(*m_scene.hint, m_theme.hint, 0.06, 0.04);
    if (m_scene.focused)
        ring(*m_scene.focused, m_theme.text, 0.04, 0.06);
}

void ScenePainter::paintPreview()
{
    if (!m_scene.preview || m_scene.preview->path.empty())
        return;
    paintTrail({m_scene.preview->source, m_scene.preview->path}, m_theme.hint, 0.045);
    ring(m_scene.preview->path.back(), m_theme.hint, 0.05, 0.0);
}

void ScenePainter::paintMoving()
{
    for (const BoardScene::Flying& stone : m_scene.flying)
        m_art.drawStone(m_painter, stone.centre, stone.diameter, stone.height, stone.look);
}

} // namespace

void paintScene(QPainter& painter, const BoardScene& scene, BoardArt& art, const QRegion& region)
{
    art.prepare(scene.geometry, scene.theme, painter.device()->devicePixelRatioF());
    ScenePainter(painter, scene, art, region).paint();
}

QRegion movingRegion(const BoardScene& scene)
{
    QRegion region;
    const double pitch = scene.geometry.pitch();
    const double reach = 0.2 * pitch;
    for (const BoardScene::Flying& stone : scene.flying) {
        const double up = stone.height * pitch;
        region +=
            QRectF(stone.centre.x() - stone.diameter / 2 - reach, stone.centre.y() - up - stone.diameter / 2 - reach,
                   stone.diameter + 2 * reach + up, stone.diameter + 2 * reach + 2 * up)
                .toAlignedRect();
    }
    return region;
}

QRect placeRegion(const BoardGeometry& geometry, rules::Place place)
{
    const double margin = 0.12 * geometry.pitch();
    const QRectF all = geometry.pit(place) | geometry.badge(place);
    return all.adjusted(-margin, -margin, margin, margin).toAlignedRect();
}

MoveMarks marksOf(const rules::MoveTrace& trace)
{
    MoveMarks marks;
    bool first = true;
    for (const rules::TraceEvent& event : trace) {
        if (event.kind == rules::TraceEvent::Kind::Lift && first) {
            marks.source = event.from;
            first = false;
        } else if (event.kind == rules::TraceEvent::Kind::Drop) {
            marks.path.push_back(event.to);
        }
    }
    return marks;
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_painter.h"

#include "app/desktop/board/wood.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

/// The room for the number of the stones in the hand: on them, where it hides nothing else.
QRectF handBadge(const BoardScene& scene)
{
    const double pitch = scene.geometry.pitch();
    const QSizeF size(pitch, std::max(0.34 * pitch, 20.0));
    const QPointF centre = scene.hand->centre - QPointF(0, scene.hand->height * pitch);
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

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
    [[nodiscard]] bool touches(const QRectF& rect) const { return m_region.intersects(rect.toAlignedRect()); }
    void paintName(const QRectF& room, const QString& given);
    [[nodiscard]] QBrush ownerBrush(rules::Side owner, QPointF around) const;
    void paintChannel(rules::House house, rules::Side owner, double progress);
    void paintCount(const QRectF& room, int count, const QBrush& plate, const QColor& text);
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

    if (m_scene.text == BoardScene::Text::Shown) {
        for (const rules::Side side : rules::kBothSides)
            paintInscriptions(side);
    }
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
    m_painter.setFont(font(std::clamp(0.18 * m_pitch, 11.0, 60.0), QFont::DemiBold));
    for (std::uint8_t number = 1; number <= m_geometry.layout().houses; ++number) {
        const QRectF room = m_geometry.number({side, number});
        if (touches(room))
            m_painter.drawText(room, Qt::AlignCenter, QString::number(number));
    }
    if (!m_geometry.majorityMark(side).isEmpty() && touches(m_geometry.majorityLabel(side))) {
        m_painter.setFont(font(std::clamp(0.15 * m_pitch, 10.0, 50.0), QFont::DemiBold));
        m_painter.drawText(m_geometry.majorityLabel(side), Qt::AlignCenter,
                           QString::number(m_geometry.layout().totalStones / 2 + 1));
    }
    if (touches(m_geometry.name(side)))
        paintName(m_geometry.name(side), m_scene.names[indexOf(side)]);
}

/// On one line if it fits, else on two smaller ones, else shortened.
void ScenePainter::paintName(const QRectF& room, const QString& given)
{
    const double gap = 0.05 * m_pitch;
    const QRectF inner = room.adjusted(gap, 0, -gap, 0);
    const QFont large = font(std::max(12.0, 0.19 * m_pitch), QFont::DemiBold);
    if (QFontMetricsF(large).horizontalAdvance(given) <= inner.width()) {
        m_painter.setFont(large);
        m_painter.drawText(inner, Qt::AlignCenter, given);
        return;
    }
    // A line must not end after a hyphen, as in a Kazakh ordinal.
    QString name = given;
    name.replace(QLatin1Char('-'), QChar(0x2011));
    constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
    QFont small = large;
    for (const double size : {0.155, 0.13}) {
        small = font(std::max(11.0, size * m_pitch), QFont::DemiBold);
        const QRectF needed = QFontMetricsF(small).boundingRect(inner, kFlags, name);
        if (needed.width() <= inner.width() + 0.5 && needed.height() <= inner.height() + 0.5) {
            m_painter.setFont(small);
            m_painter.drawText(inner, kFlags, name);
            return;
        }
    }
    m_painter.setFont(small);
    m_painter.drawText(inner, Qt::AlignCenter, QFontMetricsF(small).elidedText(given, Qt::ElideRight, inner.width()));
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

void ScenePainter::paintCount(const QRectF& room, int count, const QBrush& plate, const QColor& text)
{
    const double height = std::min(room.height(), std::max(0.34 * m_pitch, kSmallestText + 6));
    const QFont countFont = font(std::max(kSmallestText, 0.21 * m_pitch), QFont::Bold);
    const QString digits = QString::number(count);
    const double wanted = m_scene.text == BoardScene::Text::Hidden
                              ? height
                              : QFontMetricsF(countFont).horizontalAdvance(digits) + 0.5 * height;
    const double width = std::max(height, wanted);
    const QRectF box(room.center() - QPointF(width, height) / 2, QSizeF(width, height));
    // The shape tells the parity: round is odd, square is even.
    const double radius = count % 2 != 0 ? height / 2 : 0.12 * height;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(plate);
    m_painter.drawRoundedRect(box, radius, radius);
    if (m_scene.text == BoardScene::Text::Hidden)
        return;
    m_painter.setPen(text);
    m_painter.setFont(countFont);
    m_painter.drawText(box, Qt::AlignCenter, digits);
}

void ScenePainter::paintBadge(rules::Place place)
{
    const int count = m_scene.board.at(place);
    const QRectF room = m_geometry.badge(place);
    if (!place.isStore()) {
        paintCount(room, count, m_theme.badge, m_theme.badgeText);
        return;
    }
    const QColor text = m_theme.id == ThemeId::LightWood ? m_theme.stone : m_theme.badgeText;
    paintCount(room, count, ownerBrush(place.side, room.center()), text);
}

/// Owners differ by pattern too: South is plain, North is striped. The stripes keep the contrast of what is written on
/// them, for they go the way the colour went from the text.
QBrush ScenePainter::ownerBrush(rules::Side owner, QPointF around) const
{
    const QColor colour = m_theme.owners[indexOf(owner)];
    if (owner == rules::Side::South)
        return colour;
    const QColor stripe = m_theme.id == ThemeId::LightWood ? colour.darker(135) : colour.lighter(128);
    const double width = std::max(6.0, 0.12 * m_pitch);
    QLinearGradient stripes(around, around + QPointF(width, width) / 2);
    stripes.setSpread(QGradient::RepeatSpread);
    stripes.setColorAt(0.00, colour);
    stripes.setColorAt(0.58, colour);
    stripes.setColorAt(0.64, stripe);
    stripes.setColorAt(0.94, stripe);
    stripes.setColorAt(1.00, colour);
    return stripes;
}

/// A thin inlaid line from the tuzdyk to its owner's kazan, drawn up to `progress`.
void ScenePainter::paintChannel(rules::House house, rules::Side owner, double progress)
{
    if (m_geometry.layout().stores == rules::StorePlacement::Ends || progress <= 0)
        return;
    const bool bottom = m_geometry.isBottom(house.row);
    const QRectF pit = m_geometry.pit(house);
    const QRectF store = m_geometry.pit(rules::Place::store(owner));
    const double into = 0.3 * m_pitch;
    const double x = pit.center().x() + (bottom ? -0.22 : 0.22) * m_pitch;
    const QPointF from(x, bottom ? pit.top() + 0.06 * m_pitch : pit.bottom() - 0.06 * m_pitch);
    const QPointF to(std::clamp(x, store.left() + into, store.right() - into),
                     (bottom ? store.bottom() : store.top()) + (bottom ? -0.02 : 0.02) * m_pitch);
    const QPointF end = from + (to - from) * progress;
    const double width = std::max(3.0, 0.06 * m_pitch);
    m_painter.setPen(QPen(m_theme.pit, 1.7 * width, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from, end);
    m_painter.setPen(QPen(m_theme.owners[indexOf(owner)], width, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from, end);
}

void ScenePainter::paintTuzdyk(rules::House house, rules::Side owner)
{
    const bool making = m_scene.celebration && m_scene.celebration->house == house;
    const double progress = making ? m_scene.celebration->progress : 1.0;
    const auto part = [&](double begin, double end) {
        return std::clamp((progress - begin) / (end - begin), 0.0, 1.0);
    };

    const QPointF centre = m_geometry.pit(house).center();
    if (!touches(QRectF(centre, QSizeF()).adjusted(-m_pitch, -1.5 * m_pitch, m_pitch, 1.5 * m_pitch)))
        return;
    paintChannel(house, owner, part(0.50, 0.80));

    // It drops after a moment, and bounces once.
    const double fall = part(0.10, 0.35);
    const double bounce = part(0.35, 0.55);
    const double height = making ? 0.9 * (1 - fall * fall) + 0.5 * bounce * (1 - bounce) : 0.0;
    const double radius = 0.31 * m_pitch;
    m_art.drawShadow(m_painter, centre, 2 * radius, height);
    const QPointF at = centre - QPointF(0, height * m_pitch);
    m_painter.setPen(m_theme.drawsOutlines ? QPen(m_theme.stone, 3) : QPen(Qt::NoPen));
    m_painter.setBrush(ownerBrush(owner, at));
    m_painter.drawEllipse(at, radius, radius);

    // A ring and a cross, inlaid like the stones; North's lies askew, so that they differ without colour.
    const QColor inlay = m_theme.id == ThemeId::LightWood ? m_theme.stone : m_theme.badgeText;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inlay, std::max(2.0, 0.04 * m_pitch), Qt::SolidLine, Qt::RoundCap));
    m_painter.drawEllipse(at, 0.70 * radius, 0.70 * radius);
    m_painter.save();
    m_painter.translate(at);
    m_painter.rotate(owner == rules::Side::South ? 0 : 45);
    m_painter.drawLine(QPointF(0, -0.40 * radius), QPointF(0, 0.40 * radius));
    m_painter.drawLine(QPointF(-0.40 * radius, 0), QPointF(0.40 * radius, 0));
    m_painter.restore();
    if (!m_theme.drawsOutlines) {
        QRadialGradient light(at - QPointF(0.35, 0.42) * radius, 1.5 * radius);
        light.setColorAt(0.0, QColor(255, 255, 255, 120));
        light.setColorAt(0.3, QColor(255, 255, 255, 20));
        light.setColorAt(0.6, QColor(0, 0, 0, 0));
        light.setColorAt(1.0, QColor(0, 0, 0, 120));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(light);
        m_painter.drawEllipse(at, radius, radius);
    }

    if (const double unfolds = part(0.55, 1.0); making && unfolds > 0 && unfolds < 1) {
        QColor colour = m_theme.owners[indexOf(owner)];
        colour.setAlphaF(static_cast<float>(1 - unfolds * unfolds));
        const double size = 0.30 * m_pitch;
        for (int i = 0; i < 8; ++i) {
            m_painter.save();
            m_painter.translate(centre);
            m_painter.rotate(45 * i);
            m_painter.translate(0, -(0.30 + 0.28 * unfolds) * m_pitch);
            m_painter.scale(size, size);
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(colour, 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            m_painter.drawPath(ramsHorn());
            m_painter.restore();
        }
    }
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

/// Dots along the inner rim, from pit to pit, between the numbers.
void ScenePainter::paintTrail(const MoveMarks& marks, const QColor& colour, double dot)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    const double radius = std::max(1.3, dot * m_pitch);
    const auto dotAt = [&](QPointF at) { m_painter.drawEllipse(at, radius, radius); };
    rules::Place last = marks.source;
    for (const rules::Place place : marks.path) {
        if (!place.isStore() && !last.isStore() && place != last) {
            const QPointF from = m_geometry.number(last.house()).center();
            const QPointF to = m_geometry.number(place.house()).center();
            if (place.side == last.side) {
                for (const double part : {0.32, 0.44, 0.56, 0.68})
                    dotAt(from + (to - from) * part);
            } else {
                // Round the end of the board.
                const double out = (m_geometry.column(last.house()) == 0 ? -1 : 1) * m_pitch;
                for (const double part : {0.26, 0.36})
                    dotAt(from + QPointF(out * part, 0));
                for (const double part : {0.36, 0.26})
                    dotAt(to + QPointF(out * part, 0));
            }
        }
        last = place;
    }
}

void ScenePainter::paintRings()
{
    if (m_scene.flying.empty()) {
        QColor warm = m_theme.accent;
        warm.setAlphaF(0.75F);
        for (const rules::Side side : rules::kBothSides) {
            for (std::uint8_t number = 1; number <= m_geometry.layout().houses; ++number) {
                if (isPlayable({side, number}))
                    ring(rules::House{side, number}, m_theme.drawsOutlines ? m_theme.accent : warm, 0.022, 0.008);
            }
        }
    }
    if (m_scene.lastMove) {
        const double strength = m_scene.emphasizesLastMove ? 1.5 : 1.0;
        paintTrail(*m_scene.lastMove, m_theme.mark, 0.026 * strength);
        ring(m_scene.lastMove->source, m_theme.mark, 0.028 * strength, 0.035, Qt::DashLine);
        if (!m_scene.lastMove->path.empty() && m_scene.flying.empty())
            ring(m_scene.lastMove->path.back(), m_theme.mark, 0.045 * strength, 0.035);
    }
    if (m_scene.hovered && isPlayable(*m_scene.hovered))
        ring(*m_scene.hovered, m_theme.accent, 0.05, 0.012);
    if (m_scene.hint) {
        // Two rings: a hint is not mistaken for the last move, whatever the colours.
        const QColor inner =
            m_theme.drawsOutlines || m_theme.id == ThemeId::Dark ? m_theme.hint : m_theme.hint.lighter(230);
        ring(*m_scene.hint, m_theme.hint, 0.055, 0.025);
        ring(*m_scene.hint, inner, 0.025, -0.055);
    }
    if (m_scene.focused) {
        ring(*m_scene.focused, m_theme.window, 0.065, 0.018);
        ring(*m_scene.focused, m_theme.text, 0.030, 0.018);
    }
}

void ScenePainter::paintPreview()
{
    if (!m_scene.preview || m_scene.preview->path.empty() || !m_scene.flying.empty())
        return;
    const MovePreview& preview = *m_scene.preview;
    paintTrail({preview.source, preview.path}, m_theme.hint, 0.032);
    const rules::Place landing = preview.path.back();
    ring(landing, m_theme.hint, 0.045, 0.0, Qt::DotLine);
    if (preview.verdict.isEmpty())
        return;
    const QFont verdictFont = font(std::max(12.0, 0.17 * m_pitch), QFont::Bold);
    const QFontMetricsF metrics(verdictFont);
    const double height = metrics.height() + 0.04 * m_pitch;
    const double width = std::max(metrics.horizontalAdvance(preview.verdict) + 0.7 * height, height);
    const QRectF pit = m_geometry.pit(landing);
    QRectF box(pit.center() - QPointF(width, height) / 2, QSizeF(width, height));
    // A long verdict over a pit at the end of the row stays on the board.
    const QRectF board = m_geometry.board();
    box.moveLeft(std::clamp(box.left(), board.left(), std::max(board.left(), board.right() - width)));
    m_painter.setPen(QPen(m_theme.hint, 2));
    m_painter.setBrush(m_theme.surface);
    m_painter.drawRoundedRect(box, 0.3 * height, 0.3 * height);
    m_painter.setPen(m_theme.text);
    m_painter.setFont(verdictFont);
    m_painter.drawText(box, Qt::AlignCenter, preview.verdict);
}

void ScenePainter::paintMoving()
{
    // No stone in the air throws its shadow on another one there.
    for (const BoardScene::Flying& stone : m_scene.flying)
        m_art.drawShadow(m_painter, stone.centre, stone.diameter, stone.height);
    for (const BoardScene::Flying& stone : m_scene.flying)
        m_art.drawBall(m_painter, stone.centre, stone.diameter, stone.height, stone.look);
    if (m_scene.hand)
        paintCount(handBadge(m_scene), m_scene.hand->count, m_theme.surface, m_theme.text);
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
    const double reach = 0.12 * pitch; // of the shadow
    QRectF hand;                       // one rectangle for its many stones
    const std::size_t loose = scene.flying.size() - static_cast<std::size_t>(scene.hand ? scene.hand->count : 0);
    for (std::size_t i = 0; i < scene.flying.size(); ++i) {
        const BoardScene::Flying& stone = scene.flying[i];
        const double up = stone.height * pitch;
        const QRectF touched(stone.centre.x() - stone.diameter / 2 - reach,
                             stone.centre.y() - up - stone.diameter / 2 - reach, stone.diameter + 2 * reach + up,
                             stone.diameter + 2 * reach + 2 * up);
        if (i < loose)
            region += touched.toAlignedRect();
        else
            hand |= touched;
    }
    region += hand.toAlignedRect();
    if (scene.hand)
        region += handBadge(scene).adjusted(-2, -2, 2, 2).toAlignedRect();
    if (scene.celebration) {
        // The ball falls from above, the ornament unfolds around, the channel ends at the kazan.
        const double around = 0.8 * pitch;
        region +=
            scene.geometry.pit(scene.celebration->house).adjusted(-around, -around, around, around).toAlignedRect();
    }
    return region;
}

QRect placeRegion(const BoardGeometry& geometry, rules::Place place)
{
    const double margin = 0.12 * geometry.pitch();
    QRectF all = geometry.pit(place) | geometry.badge(place);
    if (!place.isStore()) {
        // With the trail to its neighbours.
        all = geometry.cell(place.house()).adjusted(-3 * margin, 0, 3 * margin, 0);
    }
    return all.adjusted(-margin, -margin, margin, margin).toAlignedRect();
}

} // namespace qumalaq::desktop

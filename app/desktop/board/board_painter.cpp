// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_painter.h"

#include "app/desktop/board/scene_painter.h"

#include <QFontMetricsF>
#include <QLinearGradient>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr double kLayerHeight = 0.08; ///< height of a stone on other stones, for its shadow, in pitches

QRectF around(QPointF centre, double reach)
{
    return {centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

} // namespace

QRectF handBadge(const BoardScene& scene)
{
    const double pitch = scene.geometry.pitch();
    const QSizeF size(pitch, std::max(0.34 * pitch, 20.0));
    const QPointF centre = scene.hand->centre - QPointF(0, scene.hand->height * pitch);
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

QRectF gainBadge(const BoardScene& scene)
{
    constexpr double kRise = 0.45; // in pitches
    const double pitch = scene.geometry.pitch();
    const QSizeF size(pitch, std::max(0.34 * pitch, kSmallestText + 6));
    QPointF centre = scene.geometry.badge(scene.gain->store).center();
    centre.ry() -= size.height() + kRise * pitch * scene.gain->progress;
    centre.setY(std::max(centre.y(), scene.geometry.board().top() + size.height() / 2));
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

double shake(const BoardScene& scene)
{
    constexpr double kReach = 0.06; // in pitches
    constexpr double kTurns = 3;
    const double progress = scene.refusal->progress;
    return scene.refusal->isMoving
               ? kReach * scene.geometry.pitch() * (1 - progress) * std::sin(2 * 3.14159265 * kTurns * progress)
               : 0;
}

QRect refusalRegion(const BoardScene& scene)
{
    return placeRegion(scene.geometry, scene.refusal->pit);
}

QFont ScenePainter::font(double pixels, QFont::Weight weight) const
{
    QFont font = m_scene.font;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

void ScenePainter::write(const QRectF& space, int flags, const QString& text, rules::Side reader)
{
    if (!m_scene.rotatesFarTexts || m_geometry.isBottom(reader)) {
        m_painter.drawText(space, flags, text);
        return;
    }
    m_painter.save();
    m_painter.translate(space.center());
    m_painter.rotate(180);
    m_painter.drawText(space.translated(-space.center()), flags, text);
    m_painter.restore();
}

void ScenePainter::paintStatic()
{
    m_art.drawBackground(m_painter, m_region.boundingRect());

    paintParity();
    if (m_scene.text == BoardScene::Text::Shown) {
        for (const rules::Side side : rules::kBothSides)
            paintInscriptions(side);
    }
    for (const rules::Side side : rules::kBothSides) {
        if (const int number = m_scene.board.tuzdyks[indexOf(side)])
            paintTuzdyk({opponentOf(side), static_cast<std::uint8_t>(number)}, side);
    }
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 0; number <= m_geometry.layout().pits; ++number) {
            rules::Place place = rules::Place::store(side);
            place.number = number;
            const double shadow = 0.05 * m_pitch; // over the pit's edge
            if (touches(m_geometry.pit(place).adjusted(-shadow, -shadow, shadow, shadow)))
                paintStones(place);
            if (countAfter(place) || m_region.intersects(badgeRegion(m_geometry, place))) // a preview is wider
                paintBadge(place);
        }
    }
    paintRings();
    if (m_scene.refusal)
        paintRefusal(*m_scene.refusal);
    paintPreviews();
}

void ScenePainter::paintInscriptions(rules::Side side)
{
    m_painter.setPen(m_theme.inscription);
    m_painter.setFont(numberFont());
    for (std::uint8_t number = 1; hasNumbers() && number <= m_geometry.layout().pits; ++number) {
        const QRectF space = m_geometry.number({side, number});
        if (touches(space))
            write(space, Qt::AlignCenter, QString::number(number), side);
    }
    if (hasNumbers() && !m_geometry.majorityMark(side).isEmpty() && touches(m_geometry.majorityLabel(side))) {
        write(m_geometry.majorityLabel(side), Qt::AlignCenter, QString::number(m_geometry.layout().totalStones / 2 + 1),
              side);
    }
    if (touches(m_geometry.name(side)))
        paintName(m_geometry.name(side), m_scene.names[indexOf(side)], side);
}

/// Writes the name after a mark in the owner's colour and pattern.
void ScenePainter::paintName(const QRectF& space, const QString& name, rules::Side player)
{
    const double length = 0.8 * space.height();
    const double mark = length / 3;
    const QRectF badge(space.left() + 1, space.center().y() - length / 2, mark, length);
    m_painter.setPen(QPen(m_theme.owners[indexOf(player)], 1.5));
    m_painter.setBrush(brushOf(player, badge.topLeft()));
    m_painter.drawRoundedRect(badge, mark / 2, mark / 2);
    m_painter.setBrush(Qt::NoBrush);
    const QRectF inner = space.adjusted(2.2 * mark, 0, 0, 0);
    m_painter.setFont(font(std::clamp(0.19 * m_pitch, kSmallestInscription, 60.0), QFont::Bold));
    m_painter.setPen(m_theme.text);
    write(inner, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
          QFontMetricsF(m_painter.font()).elidedText(name, Qt::ElideRight, inner.width()), player);
}

void ScenePainter::paintStones(rules::Place place)
{
    const int count = m_scene.board.at(place);
    StonePile pile = m_geometry.pile(place, count);
    for (const BoardScene::Settling& settling : m_scene.settling) {
        if (settling.place == place)
            pile = settled(m_geometry, pile, settling);
    }
    if (m_scene.refusal && place == rules::Place(m_scene.refusal->pit)) {
        for (QPointF& centre : pile.centres)
            centre.rx() += shake(m_scene);
    }
    for (std::size_t i = 0; i < pile.centres.size(); ++i) {
        if (i >= pile.lowest)
            m_art.drawShadow(m_painter, pile.centres[i], pile.diameter, kLayerHeight);
        m_art.drawStone(m_painter, pile.centres[i], pile.diameter, 0, stoneLook(place, static_cast<int>(i)));
    }
}

QFont ScenePainter::plateFont() const
{
    const double room = fontIn(m_geometry.badge(rules::Pit{rules::Side::South, 1}).height());
    return font(std::clamp(room, kSmallestDigits, std::max(kSmallestText, 0.21 * m_pitch)), QFont::Bold);
}

void ScenePainter::paintPlate(const QRectF& space, const Plate& plate, rules::Side reader)
{
    const double height = std::min(space.height(), std::max(0.34 * m_pitch, kSmallestText + 6));
    const QFont plateFont = this->plateFont();
    // Where captures are about even numbers, the shape shows the parity: round for odd, square for even.
    const bool isSquare = plate.shape == Shape::ByParity && m_geometry.layout().capturesEven && plate.count % 2 == 0;
    const bool isRotated = m_scene.rotatesFarTexts && !m_geometry.isBottom(reader);
    const double border = plate.frame.style() == Qt::NoPen ? 1 : plate.frame.widthF();
    const QString key = QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                            .arg(static_cast<int>(isSquare) + 2 * static_cast<int>(isRotated)
                                 + 4 * static_cast<int>(m_scene.text == BoardScene::Text::Hidden))
                            .arg(plate.brush.color().rgba())
                            .arg(static_cast<int>(plate.brush.style()))
                            .arg(height)
                            .arg(plate.frame.style() == Qt::NoPen ? 0 : border)
                            .arg(plateFont.family(), plate.text);
    const auto measure = [&] {
        double wanted = height;
        if (m_scene.text == BoardScene::Text::Shown) {
            // In a small window there is less around the text, so that neighbours do not touch.
            const double text = QFontMetricsF(plateFont).horizontalAdvance(plate.text);
            wanted = std::max(text + 1, std::min(text + 0.5 * height, m_pitch - 2 * border - kPlateGap));
        }
        return QSizeF(std::ceil(std::max(height, wanted)), height) + QSizeF(2 * border, 2 * border);
    };
    const auto render = [&](QPainter& painter, const QSizeF& size) {
        const QRectF box = QRectF(QPointF(), size).adjusted(border, border, -border, -border);
        const double radius = isSquare ? 0.12 * height : height / 2;
        painter.setPen(plate.frame);
        painter.setBrush(plate.brush);
        painter.drawRoundedRect(box, radius, radius);
        if (m_scene.text == BoardScene::Text::Hidden)
            return;
        painter.setPen(plate.colour);
        painter.setFont(plateFont);
        painter.translate(box.center());
        painter.rotate(isRotated ? 180 : 0);
        painter.drawText(box.translated(-box.center()), Qt::AlignCenter, plate.text);
    };
    m_art.drawCached(m_painter, key, space.center(), measure, render);
}

void ScenePainter::paintBadge(rules::Place place)
{
    const QRectF space = m_geometry.badge(place);
    if (const auto after = countAfter(place)) {
        if (m_scene.previewStrength < 1)
            paintCountNow(place);
        m_painter.setOpacity(m_scene.previewStrength);
        const QPen frame(m_theme.text, std::max(2.0, 0.03 * m_pitch));
        const QString changed = QStringLiteral("%1›%2").arg(m_scene.board.at(place)).arg(*after);
        // Beside its neighbours there may be room only for the new number.
        const double width = QFontMetricsF(plateFont()).horizontalAdvance(changed) + 1 + 2 * frame.widthF();
        const bool hasRoom = place.isStore() || width + kPlateGap <= m_pitch;
        const QString text = hasRoom ? changed : QStringLiteral("›%1").arg(*after);
        paintPlate(space, {text, Shape::ByParity, *after, m_theme.surface, m_theme.text, frame}, place.side);
        m_painter.setOpacity(1);
        return;
    }
    paintCountNow(place);
}

void ScenePainter::paintCountNow(rules::Place place)
{
    const QRectF space = m_geometry.badge(place);
    const int count = m_scene.board.at(place);
    if (place.isStore()) {
        paintPlate(
            space,
            {QString::number(count), Shape::ByParity, count, brushOf(place.side, space.center()), m_theme.ownerText},
            place.side);
        return;
    }
    if (const auto owner = m_scene.board.tuzdykOwner(place.pit()); owner && count == 0) {
        // A tuzdyk is always empty; its badge shows the stones it has collected, if that is known.
        if (const int gain = m_scene.tuzdykGains[indexOf(*owner)]; gain > 0) {
            paintPlate(space,
                       {QStringLiteral("+%1").arg(gain), Shape::Round, gain, brushOf(*owner, space.center()),
                        m_theme.ownerText},
                       place.side);
        }
        return;
    }
    paintPlate(space, {QString::number(count), Shape::ByParity, count, m_theme.badge, m_theme.badgeText}, place.side);
}

void ScenePainter::paintMoving()
{
    // All shadows first: no stone in the air casts a shadow on another one.
    for (const BoardScene::Flying& stone : m_scene.flying)
        m_art.drawShadow(m_painter, stone.centre, stone.diameter, stone.height);
    for (const BoardScene::Flying& stone : m_scene.flying)
        m_art.drawBall(m_painter, stone.centre, stone.diameter, stone.height, stone.look);
    if (m_scene.hand) {
        m_art.drawHand(m_painter, m_scene.hand->centre, m_scene.hand->count, m_scene.hand->diameter,
                       m_scene.hand->height);
        const int count = m_scene.hand->count;
        paintPlate(handBadge(m_scene), {QString::number(count), Shape::ByParity, count, m_theme.surface, m_theme.text},
                   m_geometry.view().bottom);
    }
    if (m_scene.gain)
        paintGain(*m_scene.gain);
}

void ScenePainter::paintGain(const BoardScene::Gain& gain)
{
    constexpr double kFadesFrom = 0.6;
    const QRectF space = gainBadge(m_scene);
    m_painter.setOpacity(std::clamp((1 - gain.progress) / (1 - kFadesFrom), 0.0, 1.0));
    paintPlate(space,
               {QStringLiteral("+%1").arg(gain.count), Shape::Round, gain.count,
                brushOf(gain.store.side, space.center()), m_theme.ownerText},
               gain.store.side);
    m_painter.setOpacity(1);
}

/// A frame that shakes with the stones and fades.
void ScenePainter::paintRefusal(const BoardScene::Refusal& refusal)
{
    m_painter.setOpacity(1 - refusal.progress * refusal.progress);
    const double radius = m_geometry.cornerRadius(refusal.pit);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.mark, std::max(2.0, 0.045 * m_pitch)));
    m_painter.drawRoundedRect(m_geometry.pit(refusal.pit).translated(shake(m_scene), 0), radius, radius);
    m_painter.setOpacity(1);
}

void paintScene(QPainter& painter, const BoardScene& scene, BoardArt& art, const QRegion& region, SceneLayers layers)
{
    const double dpr = painter.device()->devicePixelRatioF();
    if (!art.hasPicture({scene.geometry, scene.theme, dpr}))
        art.prepare(scene.geometry, scene.theme, dpr);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    // At integer pixel ratios nothing is resampled; smoothing would only be several times slower.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, dpr != std::round(dpr));
    ScenePainter scenePainter(painter, scene, art, region);
    if (layers != SceneLayers::Moving)
        scenePainter.paintStatic();
    if (layers != SceneLayers::Static)
        scenePainter.paintMoving();
}

std::vector<QRect> movingRects(const BoardScene& scene)
{
    std::vector<QRect> rects;
    const double pitch = scene.geometry.pitch();
    const double reach = 0.12 * pitch; // of the shadow
    for (const BoardScene::Flying& stone : scene.flying) {
        const double up = stone.height * pitch;
        rects.push_back(QRectF(stone.centre.x() - stone.diameter / 2 - reach,
                               stone.centre.y() - up - stone.diameter / 2 - reach, stone.diameter + 2 * reach + up,
                               stone.diameter + 2 * reach + 2 * up)
                            .toAlignedRect());
    }
    if (scene.hand) {
        const double up = scene.hand->height * pitch;
        const double out = scene.hand->diameter * (0.52 * std::sqrt(static_cast<double>(scene.hand->count)) + 0.6);
        const QRectF hand(scene.hand->centre.x() - out - reach, scene.hand->centre.y() - up - out - reach,
                          2 * (out + reach) + up, 2 * (out + reach) + 2 * up);
        // An upper bound of the number's width.
        const QRectF badge = handBadge(scene);
        const double narrower = std::max(0.0, (badge.width() - 2.4 * badge.height()) / 2);
        rects.push_back((hand | badge.adjusted(narrower - 2, -2, 2 - narrower, 2)).toAlignedRect());
    }
    if (scene.gain)
        rects.push_back(gainBadge(scene).adjusted(-2, -2, 2, 2).toAlignedRect());
    return rects;
}

std::vector<QRect> restlessRects(const BoardScene& scene)
{
    std::vector<QRect> rects;
    const double pitch = scene.geometry.pitch();
    for (const BoardScene::Settling& settling : scene.settling) {
        const int count = scene.board.at(settling.place);
        rects.push_back(
            stonesRegion(scene.geometry.pile(settling.place, count), scene.geometry.pile(settling.place, count + 1)));
    }
    if (scene.celebration) {
        // The ball falls from above, and the ornament unfolds around the pit.
        const double around = 0.8 * pitch;
        rects.push_back(
            scene.geometry.pit(scene.celebration->pit).adjusted(-around, -around, around, around).toAlignedRect());
    }
    return rects;
}

std::vector<QRect> clustered(std::vector<QRect> rects, double slack)
{
    const auto area = [](const QRect& rect) { return static_cast<double>(rect.width()) * rect.height(); };
    for (bool merged = true; merged;) {
        merged = false;
        for (std::size_t i = 0; i < rects.size(); ++i) {
            for (std::size_t k = rects.size() - 1; k > i; --k) {
                const QRect both = rects[i] | rects[k];
                if (area(both) > area(rects[i]) + area(rects[k]) + slack)
                    continue;
                rects[i] = both;
                rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(k));
                merged = true;
            }
        }
    }
    return rects;
}

QRect placeRegion(const BoardGeometry& geometry, rules::Place place)
{
    const double margin = 0.12 * geometry.pitch();
    QRectF all = geometry.pit(place) | geometry.badge(place);
    if (!place.isStore()) {
        // Includes the trail to its neighbours.
        all = geometry.cell(place.pit()).adjusted(-3 * margin, 0, 3 * margin, 0);
    }
    return all.adjusted(-margin, -margin, margin, margin).toAlignedRect();
}

QRect stonesRegion(const StonePile& before, const StonePile& after)
{
    QRectF all;
    const auto add = [&all](const StonePile& pile, std::size_t index) {
        if (index < pile.centres.size())
            all |= around(pile.centres[index], 0.9 * pile.diameter + 2); // includes its shadows
    };
    const std::size_t both = std::min(before.centres.size(), after.centres.size());
    for (std::size_t i = 0; i < std::max(before.centres.size(), after.centres.size()); ++i) {
        if (i < both && before.centres[i] == after.centres[i] && before.diameter == after.diameter)
            continue;
        add(before, i);
        add(after, i);
    }
    return all.toAlignedRect();
}

QRect badgeRegion(const BoardGeometry& geometry, rules::Place place)
{
    const double margin = 0.03 * geometry.pitch() + 2; // the frame, and rounding to pixels
    return geometry.badge(place).adjusted(-margin, -margin, margin, margin).toAlignedRect();
}

} // namespace qumalaq::desktop

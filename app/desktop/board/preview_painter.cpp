// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rings, trails, previews, guesses and parity tints.
#include "app/desktop/board/scene_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <set>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr double kMarkRadius = 0.22; ///< of a mark in the middle of a pit, in pitches

} // namespace

void ScenePainter::ring(rules::Place place, const QColor& colour, double width, double outset, Qt::PenStyle style)
{
    const double out = outset * m_pitch;
    const QRectF rect = m_geometry.pit(place).adjusted(-out, -out, out, out);
    const double radius = m_geometry.cornerRadius(place) + out;
    const double line = std::max(1.5, width * m_pitch);
    // A long curve is slow to draw, even if it is clipped.
    const QRectF outer = rect.adjusted(-line, -line, line, line);
    const QRectF inner = rect.adjusted(radius, line, -radius, -line);
    if (!touches(outer) || inner.contains(m_region.boundingRect()))
        return;
    QPen pen(colour, line, style, Qt::RoundCap);
    if (style == Qt::DotLine)
        pen.setDashPattern({0.01, 2}); // round dots, like those of a trail
    m_painter.setPen(pen);
    drawRim(place, rect, radius);
}

/// Uses the painter's pen. Leaves a gap for the number of the pit.
void ScenePainter::drawRim(rules::Place place, const QRectF& rect, double radius)
{
    m_painter.save();
    if (!place.isStore() && hasNumbers()) {
        const QFontMetricsF metrics(numberFont());
        QRectF number = metrics.tightBoundingRect(QString::number(place.number)).adjusted(-1, -1, 1, 1);
        number.moveCenter(m_geometry.number(place.pit()).center());
        m_painter.setClipRegion(m_region.subtracted(number.toAlignedRect()));
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(rect, radius, radius);
    m_painter.restore();
}

/// Repeated laps are drawn once.
void ScenePainter::paintTrail(const MoveMarks& marks, const QColor& colour, double dot)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    const double radius = std::max(1.3, dot * m_pitch);
    std::set<std::pair<rules::Place, rules::Place>> drawn;
    rules::Place last = marks.source;
    for (const rules::Place place : marks.path) {
        const rules::Place before = std::exchange(last, place);
        if (!drawn.insert({before, place}).second)
            continue;
        for (const QPointF at : trailDots(m_geometry, before, place)) {
            const QRectF box(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
            if (touches(box))
                m_painter.drawEllipse(box);
        }
    }
}

void ScenePainter::paintRings()
{
    constexpr double kMarkOut = 0.02; // the numbers of the pits are near
    if (!m_scene.isMoving()) {
        QColor warm = m_theme.accent;
        warm.setAlphaF(0.75F);
        for (const rules::Side side : rules::kBothSides) {
            for (std::uint8_t number = 1; number <= m_geometry.layout().pits; ++number) {
                if (isPlayable({side, number}))
                    ring(rules::Pit{side, number}, m_theme.drawsOutlines ? m_theme.accent : warm, 0.022, 0.008);
            }
        }
        if (const auto prescribed = m_scene.board.prescribed; prescribed && isPlayable(*prescribed)) {
            // No other pit is playable: a bright ring in the colour of the player who must begin there.
            ring(*prescribed, m_theme.owners[static_cast<std::size_t>(m_scene.board.sideToMove)],
                 0.085 + 0.05 * m_scene.pulse, 0.035);
            ring(*prescribed, m_theme.surface, 0.03, 0.035);
        }
    }
    if (m_scene.previousLanding)
        ring(*m_scene.previousLanding, m_theme.mark, 0.045, kMarkOut);
    if (m_scene.lastMove) {
        const double strength = m_scene.emphasizesLastMove ? 1.5 : 1.0;
        ring(m_scene.lastMove->source, m_theme.mark, 0.028 * strength, kMarkOut, Qt::DashLine);
        const auto& path = m_scene.lastMove->path;
        const bool isGuessed = m_scene.guess && !path.empty() && m_scene.guess->place == path.back();
        if (!path.empty() && !m_scene.isMoving() && !isGuessed) // the guess has a ring of its own
            ring(path.back(), m_theme.mark, 0.045 * strength, kMarkOut);
    }
    if (m_scene.hovered && isPlayable(*m_scene.hovered))
        ring(*m_scene.hovered, m_theme.accent, 0.05, 0.012);
    if (m_scene.hint) {
        // Two rings, to distinguish a hint from the last move in any colours.
        const QColor inner = m_theme.hint.lightness() > 128 ? m_theme.hint : m_theme.hint.lighter(230);
        ring(*m_scene.hint, m_theme.hint, 0.055, 0.025);
        ring(*m_scene.hint, inner, 0.025, -0.055);
    }
    if (m_scene.focused) {
        ring(*m_scene.focused, m_theme.window, 0.065, 0.018);
        ring(*m_scene.focused, m_theme.text, 0.030, 0.018);
    }
}

std::optional<int> ScenePainter::countAfter(rules::Place place) const
{
    if (!m_scene.preview || m_scene.isMoving() || m_scene.preview->isCounting)
        return std::nullopt;
    for (const MovePreview::Count& count : m_scene.preview->counts) {
        if (count.place == place && count.count != m_scene.board.at(place))
            return count.count;
    }
    return std::nullopt;
}

bool ScenePainter::isNumbered(rules::Place place) const
{
    return m_scene.preview && m_scene.preview->isCounting
           && std::ranges::find(m_scene.preview->counts, place, &MovePreview::Count::place)
                  != m_scene.preview->counts.end();
}

void ScenePainter::paintPreviews()
{
    m_chips.clear();
    if (!m_scene.isMoving()) {
        m_painter.setOpacity(m_scene.previewStrength);
        if (m_scene.compared)
            paintPreview(*m_scene.compared, m_theme.accent);
        if (m_scene.preview) {
            paintPreview(*m_scene.preview, m_theme.text);
            if (m_scene.preview->reply)
                paintReply(*m_scene.preview->reply);
        }
        m_painter.setOpacity(1);
    }
    if (m_scene.guess)
        paintGuess(*m_scene.guess);
}

void ScenePainter::paintPreview(const MovePreview& preview, const QColor& colour)
{
    if (preview.isArmed) {
        ring(preview.source, m_theme.window, 0.10, 0.03);
        ring(preview.source, colour, 0.06, 0.03);
    }
    if (preview.path.empty())
        return;
    paintTrail({preview.source, preview.path}, colour, 0.032);
    ring(preview.source, colour, 0.030, 0.012);
    const rules::Place landing = preview.path.back();
    ring(landing, m_theme.surface, 0.085, 0.02);
    ring(landing, colour, 0.055, 0.02, Qt::DotLine); // a solid ring is a hint or the last move
    if (preview.isCounting) {
        for (const MovePreview::Count& count : preview.counts)
            paintNumber(count.place, count.count,
                        m_scene.guess && m_scene.guess->place == count.place ? m_theme.mark : colour);
    }
    if (!preview.result.isEmpty())
        paintChip(landing, preview.result, colour);
}

/// Inside the pit and in other colours than the count of its stones, for which it would be taken beside the pit.
void ScenePainter::paintNumber(rules::Place place, int number, const QColor& colour)
{
    const double radius = std::max(9.0, kMarkRadius * m_pitch);
    m_painter.setPen(QPen(m_theme.surface, std::max(1.5, 0.03 * m_pitch)));
    m_painter.setBrush(colour);
    const QPointF centre = m_geometry.pit(place).center();
    m_painter.drawEllipse(centre, radius, radius);
    if (m_scene.text == BoardScene::Text::Hidden)
        return;
    m_painter.setPen(m_theme.surface);
    m_painter.setFont(font(1.15 * radius, QFont::Bold));
    m_painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                       QString::number(number));
}

/// Dashed, because it has not happened.
void ScenePainter::paintReply(const MovePreview::Reply& reply)
{
    const QColor colour = m_theme.owners[indexOf(reply.source.row)];
    ring(reply.source, m_theme.surface, 0.060, 0.03);
    ring(reply.source, colour, 0.035, 0.03, Qt::DashLine);
    ring(reply.last, m_theme.surface, 0.060, 0.05);
    ring(reply.last, colour, 0.035, 0.05, Qt::DashLine);
    if (!reply.result.isEmpty())
        paintChip(reply.last, reply.result, colour);
}

void ScenePainter::paintGuess(const Guess& guess)
{
    const QColor colour = guess.isRight ? m_theme.hint : m_theme.mark;
    ring(guess.place, m_theme.surface, 0.10, -0.02);
    ring(guess.place, colour, 0.06, -0.02);
    if (isNumbered(guess.place))
        return;
    // A tick or a cross is drawn, because not every font has them.
    const QPointF centre = m_geometry.pit(guess.place).center();
    const double radius = kMarkRadius * m_pitch;
    m_painter.setPen(QPen(colour, std::max(2.0, 0.03 * m_pitch)));
    m_painter.setBrush(m_theme.surface);
    m_painter.drawEllipse(centre, radius, radius);
    m_painter.setPen(QPen(colour, std::max(2.5, 0.06 * m_pitch), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (guess.isRight) {
        const QPointF tick[] = {centre + QPointF(-0.45, 0.05) * radius, centre + QPointF(-0.12, 0.40) * radius,
                                centre + QPointF(0.48, -0.38) * radius};
        m_painter.drawPolyline(tick, 3);
    } else {
        const double arm = 0.38 * radius;
        m_painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
        m_painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
    }
}

/// A short text over a place, in two lines if one would be wider than a pit. Such texts do not overlap.
void ScenePainter::paintChip(rules::Place place, const QString& text, const QColor& frame)
{
    const QFont chipFont = font(std::max(12.0, 0.17 * m_pitch), QFont::Bold);
    const QFontMetricsF metrics(chipFont);
    const double line = metrics.height() + 0.06 * m_pitch;
    const QRectF room(0, 0, m_geometry.pit(place).width() - 0.4 * line, 3 * line);
    QRectF words = metrics.boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, text);
    const bool isHidden = m_scene.text == BoardScene::Text::Hidden;
    if (isHidden || words.width() > room.width() || words.height() > 2.5 * metrics.height())
        words = QRectF(0, 0, metrics.horizontalAdvance(text) + 0.3 * line, metrics.height());
    const double height = words.height() + 0.06 * m_pitch;
    const double width = isHidden ? 0.8 * m_pitch : std::max(words.width() + 0.4 * line, line);
    QPointF centre = m_geometry.pit(place).center();
    const int inwards = centre.y() < m_geometry.board().center().y() ? 1 : -1;
    if (!place.isStore() && m_scene.board.tuzdykOwner(place.pit()))
        centre.ry() += inwards * (kTuzdykRadius * m_pitch + height / 2); // beside the ball
    QRectF box(centre - QPointF(width, height) / 2, QSizeF(width, height));
    const QRectF board = m_geometry.board();
    box.moveLeft(std::clamp(box.left(), board.left(), std::max(board.left(), board.right() - width)));
    // Moves away from the nearer edge beside the texts that it would hide, and no further: the number of the pit is
    // there.
    constexpr double kGap = 2;
    const auto hidden = [&] {
        return std::find_if(m_chips.begin(), m_chips.end(), [&](const QRectF& each) { return each.intersects(box); });
    };
    for (auto other = hidden(); other != m_chips.end(); other = hidden()) {
        if (inwards > 0)
            box.moveTop(other->bottom() + kGap);
        else
            box.moveBottom(other->top() - kGap);
    }
    m_chips.push_back(box);
    m_painter.setPen(QPen(frame, std::max(2.0, 0.022 * m_pitch)));
    m_painter.setBrush(m_theme.surface);
    m_painter.drawRoundedRect(box, 0.3 * line, 0.3 * line);
    if (isHidden)
        return;
    m_painter.setPen(m_theme.text);
    m_painter.setFont(chipFont);
    m_painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, text);
}

void ScenePainter::paintParity()
{
    if (!m_scene.showsParity)
        return;
    m_painter.setPen(Qt::NoPen);
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= m_geometry.layout().pits; ++number) {
            const rules::Pit pit{side, number};
            if (m_scene.board.tuzdykOwner(pit) || !touches(m_geometry.cell(pit)))
                continue;
            QColor tint = m_scene.board.at(pit) % 2 != 0 ? m_theme.mark : m_theme.hint;
            tint.setAlphaF(0.42F);
            const double radius = m_geometry.cornerRadius(pit);
            m_painter.setBrush(tint);
            m_painter.drawRoundedRect(m_geometry.pit(pit), radius, radius);
        }
    }
}

} // namespace qumalaq::desktop

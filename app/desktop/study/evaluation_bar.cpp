// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/evaluation_bar.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/gameboard/score_bar.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/ui/announcer.h"
#include "core/session/score_view.h"

#include <QAccessible>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr int kUsualLetters = 24; ///< the width, in digits

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Evaluation"));
}

void EvaluationBar::setScore(const std::optional<ai::Score>& score, rules::GameId game)
{
    if (score == m_score && game == m_game)
        return;
    m_score = score;
    m_game = game;
    describe();
    update();
}

void EvaluationBar::setNames(const std::array<QString, 2>& names)
{
    m_names = names;
    describe();
    update();
}

void EvaluationBar::announceScore(const rules::BoardState& board, const QString& more) const
{
    QStringList parts = {tr("There is no evaluation.")};
    if (isVisible() && m_score)
        parts = {accessibleDescription(), ScoreText::reason(*m_score, board), more};
    parts.removeAll(QString());
    announce(*this, parts.join(u' '), Announcer::Kind::Answer);
}

QSize EvaluationBar::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(u'0') * kUsualLetters, 2 * fontMetrics().height()};
}

QSize EvaluationBar::minimumSizeHint() const
{
    return {sizeHint().width() / 2, sizeHint().height()};
}

/// Who is ahead and by how much, in as many words as there is room for. Without a sign: those at the moves are for the
/// side to move.
QString EvaluationBar::shownText() const
{
    if (!m_score)
        return {};
    const auto stones = static_cast<int>(std::lround(m_score->centistones() / 100.0));
    const bool isWhole = m_score->isProven() || stones == 0;
    const int lead = std::abs(stones);
    const std::size_t leader = stones > 0 ? 0 : 1;
    // Without "expected" it would be compared with the stones in the kazans.
    const QString whole = isWhole ? ScoreText::sentence(*m_score, m_game, m_names)
                                  : tr("Expected: %1, %2 ahead", "a player's name, how many stones")
                                        .arg(m_names[leader], PlaceText::stonesOf(m_game, lead));
    if (fontMetrics().horizontalAdvance(whole) <= width())
        return whole;
    const auto textWith = [&](const std::array<QString, 2>& names) {
        return isWhole ? ScoreText::sentence(*m_score, m_game, names)
                       : tr("%1: %2 ahead", "a player's name, a number").arg(names[leader]).arg(lead);
    };
    const int missing = fontMetrics().horizontalAdvance(textWith(m_names)) - width();
    std::array<QString, 2> cut = m_names;
    for (QString& name : cut)
        name = fontMetrics().elidedText(name, Qt::ElideRight, fontMetrics().horizontalAdvance(name) - missing);
    return textWith(cut);
}

void EvaluationBar::describe()
{
    const QString text = m_score ? tr("%1. First’s chances: %2.", "sentence, percentage")
                                       .arg(ScoreText::sentence(*m_score, m_game, m_names), ScoreText::chance(*m_score))
                                 : QString();
    if (accessibleDescription() != text)
        setAccessibleDescription(text);
    setToolTip(text);
}

void EvaluationBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The words above the track.
    const double line = height() / 2.0;
    const QRectF track = QRectF(rect()).adjusted(1, line + line / 4, -1, -line / 4);
    QPainterPath outline;
    outline.addRoundedRect(track, 5, 5);
    painter.fillPath(outline, currentTheme().surface);
    if (m_score) {
        const double edge = track.left() + track.width() * session::winChance(*m_score);
        for (const rules::Side side : rules::kBothSides) {
            QRectF part = track;
            if (side == rules::Side::South)
                part.setRight(edge);
            else
                part.setLeft(edge);
            QPainterPath shape;
            shape.addRect(part);
            fillAsOwner(painter, shape.intersected(outline), side);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().outline, currentTheme().drawsOutlines ? 2 : 1));
    painter.drawPath(outline);
    painter.setPen(QPen(currentTheme().text, 2));
    painter.drawLine(QPointF(track.center().x(), track.top() - 3), QPointF(track.center().x(), track.bottom() + 3));
    painter.drawText(QRectF(0, 0, width(), line), Qt::AlignCenter, shownText());
}

} // namespace qumalaq::desktop

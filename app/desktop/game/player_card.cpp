// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/player_card.h"

#include "app/desktop/frame/style.h"
#include "app/desktop/frame/turned.h"
#include "app/desktop/game/player_card_parts.h"
#include "app/desktop/i18n/clock_text.h"
#include "app/desktop/play/race_bar.h"

#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>

namespace qumalaq::desktop {

namespace {

constexpr int kDots = 3;
constexpr int kDotsIntervalMs = 350;

} // namespace

OwnerBadge::OwnerBadge(int side, QWidget* parent) : QWidget(parent), m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void OwnerBadge::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QSize OwnerBadge::sizeHint() const
{
    const int side = fontMetrics().height() * 5 / 4;
    return {side, side};
}

void OwnerBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath ball;
    ball.addEllipse(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
    fillAsOwner(painter, ball, m_theme, m_side);
    painter.setPen(QPen(m_theme.owners[static_cast<std::size_t>(m_side)], 1.5));
    painter.drawPath(ball);
}

ThinkingDots::ThinkingDots(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_timer.setInterval(kDotsIntervalMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_phase = (m_phase + 1) % kDots;
        update();
    });
}

void ThinkingDots::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void ThinkingDots::setRunning(bool running)
{
    if (running == m_timer.isActive())
        return;
    m_phase = 0;
    if (running)
        m_timer.start();
    else
        m_timer.stop();
    update();
}

QSize ThinkingDots::sizeHint() const
{
    const int height = fontMetrics().height();
    return {height * 3 / 2, height};
}

void ThinkingDots::paintEvent(QPaintEvent*)
{
    if (!m_timer.isActive())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double step = width() / static_cast<double>(kDots);
    for (int i = 0; i < kDots; ++i) {
        painter.setBrush(i == m_phase ? m_theme.accent : m_theme.outline);
        painter.drawEllipse(QPointF(step * (i + 0.5), height() * 0.5), step * 0.28, step * 0.28);
    }
}

PlayerCard::PlayerCard(int side, QWidget* parent)
    : QFrame(parent)
    , m_side(static_cast<rules::Side>(side))
    , m_badge(new OwnerBadge(side, this))
    , m_dots(new ThinkingDots(this))
    , m_name(new TurnedLabel(this))
    , m_note(new TurnedLabel(this))
    , m_clock(new TurnedLabel(this))
    , m_store(new TurnedLabel(this))
{
    setRole(this, "playerCard");
    setRole(m_name, "player");
    setRole(m_note, "small");
    setRole(m_clock, "clock");
    setRole(m_store, "score");
    m_clock->hide();
    m_clock->setAlignment(Qt::AlignCenter);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long name must not widen the window
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_badge, 0, 0, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_note, 1, 1);
    grid->addWidget(m_dots, 0, 2, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_clock, 0, 3, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_store, 0, 4, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
    grid->setVerticalSpacing(0);
}

void PlayerCard::setContent(const PlayerCardContent& content)
{
    m_content = content;
    m_name->setText(content.name);
    m_note->setText(content.note);
    m_store->setText(QString::number(content.store));
    m_dots->setRunning(content.isThinking);
    setStyleProperty(this, "active", content.isToMove);
    m_clock->setVisible(content.clock.has_value());
    QString spoken = QStringLiteral("%1, %2, %3").arg(content.name, content.note, QString::number(content.store));
    if (content.clock) {
        showClock(*content.clock);
        spoken += QStringLiteral(", ") + ClockText::spoken(*content.clock);
    }
    setAccessibleName(spoken);
    setToolTip(content.name);
}

void PlayerCard::showClock(session::Milliseconds left)
{
    m_clock->setText(ClockText::digits(left));
    setStyleProperty(m_clock, "short", left < kShortOfTime);
    setStyleProperty(m_clock, "running", m_content.isToMove);
    // The width of the widest time, so that the layout does not change with the number of digits.
    const QString widest = left < std::chrono::hours(1) ? QStringLiteral("00:00") : QStringLiteral("0:00:00");
    m_clock->ensurePolished();
    m_clock->setMinimumWidth(m_clock->fontMetrics().horizontalAdvance(widest) + m_clock->fontMetrics().height() / 2);
}

void PlayerCard::setTurned(bool turned)
{
    if (turned == m_isTurned)
        return;
    m_isTurned = turned;
    for (TurnedLabel* label : {m_name, m_note, m_clock, m_store})
        label->setTurned(turned);
    // Rotated by 180°: left and right are swapped, and so are top and bottom.
    setLayoutDirection(turned ? Qt::RightToLeft : Qt::LeftToRight);
    for (TurnedLabel* label : {m_name, m_note})
        label->setAlignment((turned ? Qt::AlignAbsolute | Qt::AlignLeft : Qt::AlignLeft) | Qt::AlignVCenter);
    auto* grid = static_cast<QGridLayout*>(layout());
    for (TurnedLabel* label : {m_name, m_note})
        grid->removeWidget(label);
    grid->addWidget(m_name, turned ? 1 : 0, 1);
    grid->addWidget(m_note, turned ? 0 : 1, 1);
}

void PlayerCard::setTheme(const Theme& theme)
{
    m_badge->setTheme(theme);
    m_dots->setTheme(theme);
}

void PlayerCard::setCompact(bool compact)
{
    if (compact == m_isCompact)
        return;
    m_isCompact = compact;
    auto* grid = static_cast<QGridLayout*>(layout());
    const int vertical = compact ? 2 : 9;
    const QMargins old = grid->contentsMargins();
    grid->setContentsMargins(old.left(), vertical, old.right(), vertical);
}

} // namespace qumalaq::desktop

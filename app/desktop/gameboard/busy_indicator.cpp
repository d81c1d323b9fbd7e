// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/busy_indicator.h"

#include <QPainter>

namespace qumalaq::desktop {

namespace {

constexpr int kDots = 3;
constexpr int kDotsIntervalMs = 350;

} // namespace

BusyIndicator::BusyIndicator(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_timer.setInterval(kDotsIntervalMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_phase = (m_phase + 1) % kDots;
        update();
    });
}

void BusyIndicator::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void BusyIndicator::setRunning(bool running)
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

QSize BusyIndicator::sizeHint() const
{
    const int height = fontMetrics().height();
    return {height * 3 / 2, height};
}

void BusyIndicator::paintEvent(QPaintEvent*)
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

} // namespace qumalaq::desktop

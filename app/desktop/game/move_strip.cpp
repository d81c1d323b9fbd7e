// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/move_strip.h"

#include "app/desktop/game/move_list_model.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace qumalaq::desktop {

MoveStrip::MoveStrip(MoveListModel* model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(model, &MoveListModel::pliesChanged, this, &MoveStrip::arrange);
    setAccessibleName(tr("Moves"));
    arrange();
}

void MoveStrip::setCurrentPly(int ply)
{
    m_current = ply;
    reveal();
    update();
}

void MoveStrip::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QSize MoveStrip::sizeHint() const
{
    return {fontMetrics().height() * 20, fontMetrics().height() * 7 / 4};
}

QSize MoveStrip::minimumSizeHint() const
{
    return {fontMetrics().height() * 6, sizeHint().height()};
}

void MoveStrip::arrange()
{
    const QFontMetrics metrics = fontMetrics();
    const int padding = metrics.height() / 3;
    m_items.clear();
    int x = 0;
    const auto add = [&](const QString& text, int ply) {
        const int width = metrics.horizontalAdvance(text) + 2 * padding;
        m_items.push_back({text, QRect(x, 0, width, height()), ply});
        x += width;
    };
    for (int ply = 0; ply < m_model->plyCount(); ++ply) {
        if (ply == 0 || m_model->numberOf(ply) != m_model->numberOf(ply - 1))
            add(QStringLiteral("%1.").arg(m_model->numberOf(ply)), -1);
        add(m_model->textOf(ply), ply);
    }
    m_length = x;
    m_current = std::min(m_current, m_model->plyCount() - 1);
    reveal();
    update();
}

void MoveStrip::reveal()
{
    const int most = std::max(0, m_length - width());
    const auto item =
        std::find_if(m_items.begin(), m_items.end(), [this](const Item& i) { return i.ply == m_current; });
    if (m_current >= 0 && item != m_items.end()) {
        m_scroll = std::min(m_scroll, std::max(0, item->rect.left() - width() / 4));
        m_scroll = std::max(m_scroll, item->rect.right() + 1 - width());
    }
    m_scroll = std::clamp(m_scroll, 0, most);
}

void MoveStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Item& item : m_items) {
        const QRect rect = item.rect.translated(-m_scroll, 0);
        if (!rect.intersects(this->rect()))
            continue;
        const bool isCurrent = item.ply >= 0 && item.ply == m_current;
        if (isCurrent) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.accent);
            const QRectF plate = QRectF(rect).adjusted(0, height() * 0.1, 0, -height() * 0.1);
            painter.drawRoundedRect(plate, plate.height() / 4, plate.height() / 4);
        }
        painter.setPen(isCurrent ? m_theme.accentText : item.ply < 0 ? m_theme.mutedText : m_theme.text);
        painter.drawText(rect, Qt::AlignCenter, item.text);
    }
}

void MoveStrip::mousePressEvent(QMouseEvent* event)
{
    const QPoint at = event->pos() + QPoint(m_scroll, 0);
    for (const Item& item : m_items) {
        if (item.ply >= 0 && item.rect.contains(at)) {
            Q_EMIT plyChosen(item.ply);
            return;
        }
    }
}

void MoveStrip::wheelEvent(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    const int delta = angle.y() != 0 ? angle.y() : angle.x();
    m_scroll = std::clamp(m_scroll - delta, 0, std::max(0, m_length - width()));
    update();
    event->accept();
}

void MoveStrip::resizeEvent(QResizeEvent*)
{
    arrange();
}

void MoveStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Moves"));
}

} // namespace qumalaq::desktop

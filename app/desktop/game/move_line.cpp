// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/move_line.h"

#include "app/desktop/game/move_list_model.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

MoveLine::MoveLine(MoveListModel* model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(model, &MoveListModel::rowsChanged, this, &MoveLine::updateLayout);
    setAccessibleName(tr("Moves"));
    updateLayout();
}

void MoveLine::setCurrentPly(int ply)
{
    m_current = std::min(ply, static_cast<int>(m_items.size()) - 1);
    reveal();
    update();
}

void MoveLine::updateLayout()
{
    const QFontMetrics metrics = fontMetrics();
    m_items.clear();
    int x = 0;
    for (const MoveRow& row : m_model->rows()) {
        QString number = QStringLiteral("%1.").arg(row.number);
        for (const auto& cell : row.cells) {
            for (MoveWord word : cell) {
                word.number = std::exchange(number, QString());
                word.spent.clear();
                const int width = widthOf(word, metrics);
                m_items.push_back({word, QRect(x, 0, width, height())});
                x += width;
            }
        }
    }
    m_length = x;
    m_current = std::min(m_current, static_cast<int>(m_items.size()) - 1);
    reveal();
    update();
}

void MoveLine::reveal()
{
    const int most = std::max(0, m_length - width());
    if (m_current >= 0) {
        const QRect& rect = m_items[static_cast<std::size_t>(m_current)].rect; // one item per ply
        m_scroll = std::min(m_scroll, std::max(0, rect.left() - width() / 4));
        m_scroll = std::max(m_scroll, rect.right() + 1 - width());
    }
    m_scroll = std::clamp(m_scroll, 0, most);
    beginAtAMove();
}

/// No move is cut by the left edge.
void MoveLine::beginAtAMove()
{
    for (const Item& item : m_items) {
        if (item.rect.left() >= m_scroll) {
            m_scroll = item.rect.left();
            return;
        }
    }
}

void MoveLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int above = height() / 10;
    for (const Item& item : m_items) {
        const QRect rect = item.rect.translated(-m_scroll, 0);
        if (rect.intersects(this->rect()))
            paintMove(painter, rect.adjusted(0, above, 0, -above), item.word, item.word.id == m_current);
    }
}

const MoveLine::Item* MoveLine::itemAt(QPoint at) const
{
    const auto found =
        std::find_if(m_items.begin(), m_items.end(),
                     [point = at + QPoint(m_scroll, 0)](const Item& item) { return item.rect.contains(point); });
    return found == m_items.end() ? nullptr : &*found;
}

void MoveLine::mousePressEvent(QMouseEvent* event)
{
    if (const Item* item = itemAt(event->pos()))
        Q_EMIT plyChosen(item->word.id);
}

bool MoveLine::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const Item* item = itemAt(help->pos()))
        QToolTip::showText(help->globalPos(), item->word.toolTip(), this, item->rect.translated(-m_scroll, 0));
    else
        QToolTip::hideText();
    return true;
}

void MoveLine::wheelEvent(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    const int delta = angle.y() != 0 ? angle.y() : angle.x();
    m_scroll = std::clamp(m_scroll - delta, 0, std::max(0, m_length - width()));
    update();
    event->accept();
}

void MoveLine::resizeEvent(QResizeEvent*)
{
    updateLayout();
}

void MoveLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateLayout();
}

} // namespace qumalaq::desktop

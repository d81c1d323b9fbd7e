// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/result_bar.h"

#include "app/desktop/board/background_painter.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/library/explorer_model.h"
#include "app/desktop/text/score_text.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <array>

namespace qumalaq::desktop {

void ResultBar::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto shares = static_cast<const ExplorerModel*>(index.model())->percentages(index.row());
    if (!shares)
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    const int margin = option.fontMetrics.height() / 4;
    const QRectF bar = QRectF(option.rect).adjusted(margin, margin, -margin, -margin);
    // The owners also differ by pattern, as on the board.
    const std::array<QBrush, 3> fills = {ownerBrush(currentTheme(), rules::Side::South, bar.topLeft(), bar.height()),
                                         currentTheme().surface,
                                         ownerBrush(currentTheme(), rules::Side::North, bar.topLeft(), bar.height())};
    const std::array<QColor, 3> texts = {currentTheme().ownerText, currentTheme().text, currentTheme().ownerText};
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(bar, margin, margin);
    painter->setClipPath(shape, Qt::IntersectClip);
    double left = bar.left();
    for (std::size_t i = 0; i < shares->size(); ++i) {
        const double right = i == 2 ? bar.right() : left + bar.width() * (*shares)[i] / 100.0;
        const QRectF part(QPointF(left, bar.top()), QPointF(right, bar.bottom()));
        painter->fillRect(part, fills[i]);
        const QString text = ScoreText::percent((*shares)[i]);
        const double needed = option.fontMetrics.horizontalAdvance(text) + margin;
        if (needed <= part.width()) {
            painter->setPen(texts[i]);
            painter->drawText(part, Qt::AlignCenter, text);
        }
        left = right;
    }
    painter->restore();
    painter->setPen(QPen(currentTheme().outline, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(shape);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/elided_label.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QTextLayout>

namespace qumalaq::desktop {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setLines(int lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    updateGeometry();
    update();
}

/// The width of the whole text in one line, and the height of all lines.
QSize ElidedLabel::sizeHint() const
{
    return QLabel::sizeHint() + QSize(0, (m_lines - 1) * fontMetrics().lineSpacing());
}

/// The text with line breaks.
QString ElidedLabel::elided(int width) const
{
    QString shown;
    qsizetype start = 0; // of the current line
    QTextLayout layout(text(), font());
    layout.beginLayout();
    for (int i = 1; i < m_lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const qsizetype end = line.textStart() + line.textLength();
        if (end >= text().size())
            break;
        shown += text().mid(start, end - start).trimmed() + u'\n';
        start = end;
    }
    layout.endLayout();
    return shown + fontMetrics().elidedText(text().mid(start), Qt::ElideRight, width);
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_Widget, &option, &painter, this);
    const QRect space = contentsRect();
    const QString shown = elided(space.width());
    style()->drawItemText(&painter, space, static_cast<int>(alignment()), palette(), isEnabled(), shown,
                          foregroundRole());
    const bool isCut = shown.endsWith(u'…') && !text().endsWith(u'…');
    if (const QString tip = isCut ? text() : QString(); toolTip() != tip)
        setToolTip(tip);
}

} // namespace qumalaq::desktop

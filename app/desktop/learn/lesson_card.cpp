// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lesson_card.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/learn/star_rating.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/control_outline.h"
#include "app/desktop/ui/style.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kWidth = 176;
constexpr int kPadding = 12;
constexpr int kNumber = 30;
constexpr int kFoot = 30;

} // namespace

LessonCard::LessonCard(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setAttribute(Qt::WA_Hover);
}

void LessonCard::setContent(const Content& content)
{
    m_content = content;
    setSpokenName(*this,
                  content.number > 0 ? tr("Lesson %1: %2").arg(content.number).arg(content.title) : content.title);
    QStringList parts = {content.course, tr("%1 of %2 tasks solved").arg(content.solved).arg(content.tasks)};
    if (content.stars > 0)
        parts.append(StarRating::textOf(content.stars));
    setSpokenDescription(*this, parts.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QRect LessonCard::titleRect(int height) const
{
    const int left = px(kPadding + kNumber + 8);
    const int width = std::max(this->width(), px(kWidth)) - left - px(kPadding);
    return {left, px(kPadding), width, height};
}

QSize LessonCard::sizeHint() const
{
    // Every card reserves three lines, and the cards of a row grow with the one that needs more.
    const QRect title = fontMetrics().boundingRect(titleRect(QWIDGETSIZE_MAX), Qt::TextWordWrap, m_content.title);
    const int lines = std::max(fontMetrics().lineSpacing() * 3, title.height());
    return {px(kWidth), lines + px(2 * kPadding + kFoot)};
}

/// The card that a key leads to from this one; null if there is none.
LessonCard* LessonCard::cardBy(int key) const
{
    const QList<LessonCard*> cards = parentWidget()->findChildren<LessonCard*>(); // in the order in which they lie
    const qsizetype at = cards.indexOf(this);
    switch (key) {
    case Qt::Key_Left:
        return cards.value(at - 1);
    case Qt::Key_Right:
        return cards.value(at + 1);
    case Qt::Key_Home:
        return cards.front();
    case Qt::Key_End:
        return cards.back();
    default:
        break;
    }
    // The nearest in the next row, or in a row that is not seen yet.
    const bool isPage = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    const int ahead = isPage ? parentWidget()->parentWidget()->height() - height() : 0;
    LessonCard* found = nullptr;
    std::pair<int, int> least;
    for (LessonCard* card : cards) {
        const QPoint way = card->geometry().center() - geometry().center();
        const int down = key == Qt::Key_Down || key == Qt::Key_PageDown ? way.y() : -way.y();
        const std::pair<int, int> distance(std::abs(down - ahead), std::abs(way.x()));
        if (down > 0 && (found == nullptr || distance < least)) {
            found = card;
            least = distance;
        }
    }
    return found;
}

void LessonCard::keyPressEvent(QKeyEvent* event)
{
    switch (const int key = event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return click();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (LessonCard* card = cardBy(key); card != nullptr && card != this)
            card->setFocus(Qt::TabFocusReason);
        else
            announce(*this, tr("The edge of the list."), Announcer::Kind::Answer);
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void LessonCard::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // the title may need another line
}

void LessonCard::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

void LessonCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isDone = m_content.solved == m_content.tasks;
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const double radius = px(10);
    painter.setPen(QPen(hasFocus() || m_content.isNext ? currentTheme().accent : controlOutline(currentTheme()),
                        hasFocus() ? 3 : 1.5));
    painter.setBrush(currentTheme().surface);
    painter.drawRoundedRect(frame, radius, radius);
    if (underMouse() || isDown()) {
        QColor veil = currentTheme().accent;
        veil.setAlphaF(0.10F);
        painter.setBrush(veil);
        painter.drawRoundedRect(frame, radius, radius);
    }

    const QRectF number(px(kPadding), px(kPadding), px(kNumber), px(kNumber));
    painter.setPen(QPen(isDone || m_content.isNext ? currentTheme().accent : currentTheme().outline, 1.5));
    painter.setBrush(isDone ? QBrush(currentTheme().accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(number);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(isDone ? currentTheme().accentText : currentTheme().text);
    if (m_content.number > 0) {
        painter.drawText(number, Qt::AlignCenter, QString::number(m_content.number));
    } else {
        painter.setBrush(painter.pen().color());
        painter.drawPath(starPath(number.center(), number.height() * 0.3));
    }

    const int foot = px(kFoot);
    painter.setFont(font());
    painter.setPen(currentTheme().text);
    painter.drawText(titleRect(height() - foot - px(2 * kPadding)), Qt::AlignLeft | Qt::TextWordWrap | Qt::TextDontClip,
                     m_content.title);
    const double size = px(17);
    const double top = height() - px(kPadding) - size;
    paintStars(painter, QRectF(titleRect(0).left(), top, width(), size), m_content.stars);
    if (m_content.solved > 0 && !isDone) {
        painter.setFont(font());
        painter.setPen(currentTheme().mutedText);
        painter.drawText(QRectF(0, top, width() - px(kPadding), size), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("%1/%2").arg(m_content.solved).arg(m_content.tasks));
    }
}

} // namespace qumalaq::desktop

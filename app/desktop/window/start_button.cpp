// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/start_button.h"

#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/icons.h"

#include <QEvent>
#include <QFontMetrics>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qumalaq::desktop {

namespace {

/// As the heading above: another font size would cost 0.5 ms of the first frame.
constexpr int kLargeTitle = 24;
constexpr int kCardWidth = 16; ///< in characters; wider if there is room
constexpr int kRowWidth = 20;
const QString kBetweenParts = QStringLiteral(" · ");

} // namespace

StartButton::StartButton(Size size, const QString& icon, QWidget* parent)
    : QPushButton(parent)
    , m_size(size)
    , m_iconName(icon)
{
    setRole(this, "tile");
    setStyleProperty(this, "primary", false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAutoDefault(false);
}

void StartButton::setTexts(const QString& title, const QString& note)
{
    if (title == text() && note == m_note)
        return;
    m_note = note;
    setText(title);
    setSpokenDescription(*this, note);
    setToolTip(note);
    forgetHint();
}

void StartButton::setPicture(const QPixmap& picture)
{
    m_picture = picture;
    update();
}

int StartButton::pictureHeight() const
{
    return QFontMetrics(titleFont()).height() + lineHeight();
}

void StartButton::setTight(bool tight)
{
    if (tight != std::exchange(m_isTight, tight))
        forgetHint();
}

void StartButton::setCard(int lines, bool hasIcon)
{
    if (lines == m_lines && hasIcon == m_hasIcon)
        return;
    m_lines = lines;
    m_hasIcon = hasIcon;
    forgetHint();
}

int StartButton::lineHeight() const
{
    return QFontMetrics(noteFont()).lineSpacing();
}

int StartButton::linesAt(int width) const
{
    const QFontMetrics note(noteFont());
    const int sides = m_size == Size::Large ? 2 * gap() + currentMetrics().icon() + margin() : 2 * gap();
    const QRect space(0, 0, width - sides, 100 * note.lineSpacing());
    const int height = note.boundingRect(space, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_note).height();
    return (height + note.leading()) / note.lineSpacing();
}

bool StartButton::hasRoomForIcon(int width) const
{
    // With half a margin in reserve, because the cards of a row differ by some pixels.
    return QFontMetrics(titleFont()).horizontalAdvance(text()) + currentMetrics().icon() * 3 / 2 + margin() / 2
           <= width - 2 * gap();
}

void StartButton::forgetHint()
{
    m_hint = {};
    updateGeometry();
    update();
}

void StartButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    m_icon = {};
    forgetHint();
}

void StartButton::setPrimary(bool isPrimary)
{
    m_isPrimary = isPrimary;
    setStyleProperty(this, "primary", isPrimary);
    m_icon = {};
    update();
}

const QPixmap& StartButton::iconPicture()
{
    if (m_icon.isNull()) {
        m_icon = themedIcon(m_iconName, m_isPrimary ? &Theme::accentText : &Theme::text)
                     .pixmap(QSize(currentMetrics().icon(), currentMetrics().icon()), devicePixelRatioF());
    }
    return m_icon;
}

QFont StartButton::titleFont() const
{
    QFont title = font();
    title.setPixelSize(m_size == Size::Large ? px(kLargeTitle) : currentMetrics().text());
    title.setBold(m_size == Size::Large || m_size == Size::Card);
    return title;
}

QFont StartButton::noteFont() const
{
    QFont note = font();
    note.setPixelSize(currentMetrics().text());
    note.setBold(false);
    return note;
}

QSize StartButton::sizeHint() const
{
    if (!m_hint.isEmpty())
        return m_hint;
    const QFontMetrics title(titleFont());
    const int note = QFontMetrics(noteFont()).height();
    switch (m_size) {
    case Size::Card:
        m_hint = {kCardWidth * title.averageCharWidth(),
                  std::max(title.height(), currentMetrics().icon()) + m_lines * note + 2 * margin()};
        break;
    case Size::Row:
        m_hint = {kRowWidth * title.averageCharWidth(), pictureHeight() + margin()};
        break;
    case Size::Large:
        m_hint = {3 * gap() + currentMetrics().icon() + title.horizontalAdvance(text()),
                  title.height() + m_lines * note + 2 * margin()};
        break;
    case Size::Small:
        m_hint = {2 * gap() + currentMetrics().icon() + title.horizontalAdvance(text()) + margin(),
                  std::max(title.height(), currentMetrics().icon()) + 2 * margin()};
        break;
    }
    return m_hint;
}

void StartButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    switch (m_size) {
    case Size::Card:
        return paintCard(painter);
    case Size::Row:
        return paintRow(painter);
    case Size::Large:
    case Size::Small:
        return paintLarge(painter);
    }
}

// Texts may be elided; the tool tip has the whole note.

void StartButton::paintCard(QPainter& painter)
{
    const QFontMetrics title(titleFont());
    const int icon = currentMetrics().icon();
    const int side = gap();
    const int line = std::max(title.height(), icon);
    QRect head(side, margin(), width() - 2 * side, line);
    if (m_hasIcon) {
        painter.drawPixmap(side, margin() + (line - icon) / 2, iconPicture());
        head.setLeft(head.left() + icon + margin() / 2);
    }
    painter.setFont(titleFont());
    painter.setPen(titleColour());
    painter.drawText(head, Qt::AlignVCenter | Qt::AlignLeft, title.elidedText(text(), Qt::ElideRight, head.width()));
    painter.setFont(noteFont());
    painter.setPen(noteColour());
    // QFontMetrics rounds the height of a line down, and the last one would be cut.
    const int lines = m_lines * static_cast<int>(std::ceil(QFontMetricsF(noteFont()).lineSpacing()));
    const QRect note(side, margin() + line, width() - 2 * side, lines);
    painter.drawText(note, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_note);
}

void StartButton::paintRow(QPainter& painter)
{
    QRect space = rect().adjusted(margin(), 0, -margin(), 0);
    const QSize picture = m_picture.deviceIndependentSize().toSize();
    painter.drawPixmap(space.left(), (height() - picture.height()) / 2, m_picture);
    space.setLeft(space.left() + picture.width() + margin());
    const QFontMetrics metrics(noteFont());
    const auto drawLine = [&](int top, const QColor& colour, const QString& text) {
        painter.setPen(colour);
        painter.drawText(QRect(space.left(), top, space.width(), metrics.lineSpacing()),
                         Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(text, Qt::ElideRight, space.width()));
    };
    painter.setFont(noteFont());
    const int top = (height() - 2 * metrics.lineSpacing()) / 2;
    drawLine(top, titleColour(), text());
    drawLine(top + metrics.lineSpacing(), noteColour(), noteIn(space.width()));
}

/// Leaves out the last parts if they do not fit.
QString StartButton::noteIn(int width) const
{
    const QFontMetrics metrics(noteFont());
    QString note = m_note;
    while (note.contains(kBetweenParts) && metrics.horizontalAdvance(note) > width)
        note.truncate(note.lastIndexOf(kBetweenParts));
    return metrics.elidedText(note, Qt::ElideRight, width);
}

void StartButton::paintLarge(QPainter& painter)
{
    const int icon = currentMetrics().icon();
    painter.drawPixmap(gap(), (height() - icon) / 2, iconPicture());
    const QRect space = rect().adjusted(2 * gap() + icon, 0, -margin(), 0);
    const QFontMetrics title(titleFont());
    painter.setFont(titleFont());
    painter.setPen(titleColour());
    if (m_size == Size::Small) {
        painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft, text());
        return;
    }
    const QString note = m_lines > 1 ? m_note : noteIn(space.width());
    const int noteHeight = (m_lines > 1 ? linesAt(width()) : 1) * lineHeight();
    const int top = (height() - title.height() - noteHeight) / 2;
    painter.drawText(QRect(space.left(), top, space.width(), title.height()), Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(noteFont());
    painter.setPen(noteColour());
    painter.drawText(QRect(space.left(), top + title.height(), space.width(), noteHeight),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, note);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/clock_button.h"

#include "app/desktop/board/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr double kTimeShare = 0.55; ///< of the height
constexpr double kNoteShare = 0.08;
constexpr double kWidthShare = 0.86;
/// As wide as most times, so that the size does not change while the clock runs.
constexpr const char* kUsualTime = "88:88";
constexpr int kFrame = 6;

} // namespace

ClockButton::ClockButton(Seat seat, QWidget* parent) : QAbstractButton(parent), m_seat(seat)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::NoFocus); // the window handles the keys
    setCursor(Qt::PointingHandCursor);
}

void ClockButton::setTexts(const QString& time, const QString& note)
{
    if (time == text() && note == m_note)
        return;
    m_note = note;
    setText(time);
    setAccessibleDescription(note);
    update();
}

void ClockButton::setState(State state)
{
    m_state = state;
    update();
}

void ClockButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isFallen = m_state == State::Fallen;
    const bool isRunning = m_state == State::Running;
    painter.fillRect(rect(), isFallen    ? currentTheme().owners[1]
                             : isRunning ? currentTheme().accent
                                         : currentTheme().surface);
    if (!isRunning && !isFallen) {
        painter.setPen(QPen(currentTheme().outline, kFrame));
        painter.drawRect(rect().adjusted(kFrame / 2, kFrame / 2, -kFrame / 2, -kFrame / 2));
    }
    if (m_seat == Seat::Across) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    painter.setPen(isFallen ? currentTheme().ownerText : isRunning ? currentTheme().accentText : currentTheme().text);
    QFont time = font();
    time.setBold(true);
    time.setPixelSize(std::max(1, static_cast<int>(height() * kTimeShare)));
    const QString widest = text().size() > 5 ? text() : QString::fromLatin1(kUsualTime);
    const double needed = QFontMetricsF(time).horizontalAdvance(widest);
    if (needed > width() * kWidthShare)
        time.setPixelSize(std::max(1, static_cast<int>(time.pixelSize() * width() * kWidthShare / needed)));
    painter.setFont(time);
    painter.drawText(rect(), Qt::AlignCenter, text());
    QFont note = font();
    note.setPixelSize(std::max(12, static_cast<int>(height() * kNoteShare)));
    if (const double wide = QFontMetricsF(note).horizontalAdvance(m_note); wide > width() * kWidthShare)
        note.setPixelSize(std::max(12, static_cast<int>(note.pixelSize() * width() * kWidthShare / wide)));
    painter.setFont(note);
    painter.drawText(rect().adjusted(kFrame, 0, -kFrame, -static_cast<int>(height() * kNoteShare)),
                     Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, m_note);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/player_card.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/gameboard/score_bar.h"
#include "app/desktop/text/clock_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/rotated.h"
#include "app/desktop/ui/style.h"

#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kReadableLetters = 8; ///< of a name, next to a clock
constexpr int kClockColumn = 3;
constexpr int kStoreColumn = 4;

} // namespace

/// A badge in an owner's colour and pattern, as on the board.
class OwnerBadge : public QWidget {
public:
    OwnerBadge(rules::Side side, QWidget* parent) : QWidget(parent), m_side(side)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int line = fontMetrics().height();
        return {line / 2, 2 * line};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath edge;
        const QRectF inner = QRectF(rect()).adjusted(1, 1, -1, -1);
        edge.addRoundedRect(inner, inner.width() / 2, inner.width() / 2);
        fillAsOwner(painter, edge, m_side);
        painter.setPen(QPen(currentTheme().owners[rules::indexOf(m_side)], 1.5));
        painter.drawPath(edge);
    }

private:
    rules::Side m_side;
};

/// Three pulsing dots while the computer thinks. It keeps its space when it is not running.
class BusyIndicator : public QWidget {
public:
    explicit BusyIndicator(QWidget* parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_timer.setInterval(kDotsIntervalMs);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_phase = (m_phase + 1) % kDots;
            update();
        });
    }

    void setRunning(bool running)
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

    [[nodiscard]] QSize sizeHint() const override
    {
        const int height = fontMetrics().height();
        return {height * 3 / 2, height};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_timer.isActive())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const double step = width() / static_cast<double>(kDots);
        for (int i = 0; i < kDots; ++i) {
            painter.setBrush(i == m_phase ? currentTheme().accent : currentTheme().outline);
            painter.drawEllipse(QPointF(step * (i + 0.5), height() * 0.5), step * 0.28, step * 0.28);
        }
    }

private:
    static constexpr int kDots = 3;
    static constexpr int kDotsIntervalMs = 350;

    QTimer m_timer;
    int m_phase = 0;
};

PlayerCard::PlayerCard(rules::Side side, QWidget* parent)
    : QFrame(parent)
    , m_side(side)
    , m_badge(new OwnerBadge(side, this))
    , m_busy(new BusyIndicator(this))
    , m_name(new RotatedElidedLabel(this))
    , m_note(new RotatedElidedLabel(this))
    , m_clock(new RotatedLabel(this))
    , m_store(new RotatedLabel(this))
{
    setRole(this, "playerCard");
    setRole(m_name, "player");
    setRole(m_note, "small");
    setRole(m_clock, "clock");
    setRole(m_store, "score");
    m_clock->hide();
    m_clock->setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_badge, 0, 0, 2, 1, Qt::AlignVCenter);
    placeTexts();
    grid->setVerticalSpacing(0);
}

QSize PlayerCard::sizeHint() const
{
    const int texts = std::max(m_name->sizeHint().width(), m_isCompact ? 0 : m_note->sizeHint().width());
    return minimumSizeHint() + QSize(std::max(0, texts - m_name->minimumWidth()), 0);
}

void PlayerCard::setContent(const PlayerCardContent& content)
{
    const bool isPlacedAnew = content.note.isEmpty() != m_content.note.isEmpty()
                              || content.isComputer != m_content.isComputer
                              || m_clock->isHidden() == content.clock.has_value();
    m_content = content;
    m_name->setText(content.name);
    // A long name must not widen the window, but its beginning stays readable beside any clock.
    m_name->ensurePolished();
    const QFontMetrics name = m_name->fontMetrics();
    m_name->setMinimumWidth(std::min(kReadableLetters * name.averageCharWidth(), name.horizontalAdvance(content.name)));
    m_note->setText(content.note);
    updateGeometry();
    m_store->setText(QString::number(content.store));
    m_busy->setVisible(content.isComputer);
    m_busy->setRunning(content.isThinking);
    setStyleProperty(this, "active", content.isToMove);
    m_clock->setVisible(content.clock.has_value());
    if (isPlacedAnew)
        placeTexts();
    for (const int column : {kClockColumn, kStoreColumn})
        static_cast<QGridLayout*>(layout())->setColumnMinimumWidth(column, 0);
    if (content.clock)
        showClock(*content.clock);
    // Without the clock, so that the name does not change every second.
    QStringList spoken = {content.name, content.note, QString::number(content.store)};
    spoken.removeAll(QString());
    setSpokenName(*this, spoken.join(QStringLiteral(", ")));
    const bool hidesNote = m_isCompact && !content.note.isEmpty();
    const QString whole = hidesNote ? content.name + QStringLiteral(" · ") + content.note : content.name;
    for (QWidget* widget : std::initializer_list<QWidget*>{this, m_name})
        widget->setToolTip(whole);
    m_note->setToolTip(content.note);
}

void PlayerCard::showClock(session::Milliseconds left)
{
    m_clock->setText(ClockText::digits(left));
    setStyleProperty(m_clock, "short", left < kShortOfTime);
    setStyleProperty(m_clock, "running", m_content.isClockRunning);
    // The width of the widest time, so that the layout does not change with the number of digits.
    const bool hasHours = m_clock->text().count(u':') > 1; // also just below an hour, which is rounded up
    const QString widest = hasHours ? QStringLiteral("0:00:00") : QStringLiteral("00:00");
    m_clock->ensurePolished();
    // Set on the column: a minimum width of the label would stay the same when the font size changes.
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->setColumnMinimumWidth(kClockColumn,
                                m_clock->fontMetrics().horizontalAdvance(widest) + m_clock->fontMetrics().height() / 2);
    m_store->ensurePolished();
    if (!m_isCompact)
        grid->setColumnMinimumWidth(kStoreColumn, m_store->fontMetrics().horizontalAdvance(QStringLiteral("0000")));
}

void PlayerCard::setRotated(bool rotated)
{
    if (rotated == m_isRotated)
        return;
    m_isRotated = rotated;
    for (RotatedLabel* label : {m_clock, m_store})
        label->setRotated(rotated);
    // Rotated by 180°: left and right are swapped, and so are top and bottom.
    setLayoutDirection(rotated ? Qt::RightToLeft : Qt::LeftToRight);
    for (RotatedElidedLabel* label : {m_name, m_note}) {
        label->setRotated(rotated);
        label->setAlignment((rotated ? Qt::AlignAbsolute | Qt::AlignLeft : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    placeTexts();
}

/// The name has a row of its own, with the dots and the clock beside the note. A name that is alone is in the middle. A
/// compact card is one row, without the note.
void PlayerCard::placeTexts()
{
    auto* grid = static_cast<QGridLayout*>(layout());
    for (QWidget* widget : std::initializer_list<QWidget*>{m_name, m_note, m_busy, m_clock, m_store})
        grid->removeWidget(widget);
    const int above = m_isRotated ? 1 : 0;
    // The clock and the stones are numbers of the same size, on one line.
    const bool isLine = !m_isCompact && !m_clock->isHidden();
    grid->addWidget(m_store, isLine ? 1 - above : 0, kStoreColumn, isLine ? 1 : 2, 1,
                    Qt::AlignRight | Qt::AlignVCenter);
    const bool isAlone = m_isCompact || (m_content.note.isEmpty() && !m_content.isComputer && !isLine);
    grid->addWidget(m_name, isAlone ? 0 : above, 1, isAlone ? 2 : 1, m_isCompact ? 1 : isLine ? 4 : 3);
    m_note->setVisible(!isAlone);
    if (!m_isCompact)
        grid->addWidget(m_note, 1 - above, 1);
    grid->addWidget(m_busy, m_isCompact ? 0 : 1 - above, 2, m_isCompact ? 2 : 1, 1, Qt::AlignVCenter);
    grid->addWidget(m_clock, m_isCompact ? 0 : 1 - above, kClockColumn, m_isCompact ? 2 : 1, 1, Qt::AlignVCenter);
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
    setStyleProperty(this, "compact", compact);
    // The badge is as high as the other contents.
    m_badge->setSizePolicy(QSizePolicy::Fixed, compact ? QSizePolicy::Ignored : QSizePolicy::Fixed);
    grid->setAlignment(m_badge, compact ? Qt::Alignment() : Qt::AlignVCenter);
    placeTexts();
}

} // namespace qumalaq::desktop

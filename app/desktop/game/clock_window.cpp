// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/clock_window.h"

#include "app/desktop/game/clock_button.h"
#include "app/desktop/game/clock_picker.h"
#include "app/desktop/sound/sound_player.h"
#include "app/desktop/text/clock_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>

#include <utility>

namespace qumalaq::desktop {

using rules::Side;
using session::ClockSpec;

namespace {

constexpr int kTickMs = 50;

ClockSpec usualClock()
{
    ClockSpec clock;
    clock.main = {std::chrono::minutes(20), std::chrono::minutes(20)};
    return clock;
}

} // namespace

ClockWindow::ClockWindow(const std::optional<ClockSpec>& clock, SoundPlayer& sound, QWidget* parent)
    : QDialog(parent)
    , m_sound(sound)
    , m_clocks(clock.value_or(usualClock()))
    , m_now(session::awakeTime)
    , m_faces{new ClockButton(ClockButton::Seat::Near, this), new ClockButton(ClockButton::Seat::Across, this)}
    , m_pause(new QPushButton(this))
    , m_restart(new QPushButton(this))
    , m_choose(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addStretch(1);
    for (QPushButton* button : {m_pause, m_restart, m_choose, m_close}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(face(Side::North), 1);
    column->addLayout(row);
    column->addWidget(face(Side::South), 1);
    for (const Side side : rules::kBothSides) {
        // On press, not on release: the clock must not run while the finger rests on the screen.
        connect(face(side), &ClockButton::pressed, this, [this, side] { press(side); });
    }
    connect(m_pause, &QPushButton::clicked, this, &ClockWindow::togglePause);
    connect(m_restart, &QPushButton::clicked, this, [this] { start(m_clocks.spec()); });
    connect(m_choose, &QPushButton::clicked, this, &ClockWindow::choose);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    // Space must press the clock, not a button.
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &ClockWindow::tick);
    setTexts();
}

void ClockWindow::start(const ClockSpec& clock)
{
    m_clocks = session::ClockPair(clock);
    m_heardSecond = std::chrono::seconds(-1);
    m_timer.stop();
    showClocks();
    announceState();
}

void ClockWindow::press(Side side)
{
    if (m_clocks.isPaused())
        return togglePause();
    const auto turn = m_clocks.turn();
    m_clocks.press(side, m_now());
    m_timer.start();
    tick();
    if (m_clocks.turn() != turn)
        announceState();
}

void ClockWindow::togglePause()
{
    m_clocks.setPaused(!m_clocks.isPaused(), m_now());
    showClocks();
    announceState();
}

void ClockWindow::tick()
{
    const bool wasOver = m_clocks.fallen().has_value();
    m_clocks.update(m_now());
    const bool isOver = m_clocks.fallen() && !wasOver;
    if (isOver) {
        m_timer.stop();
        m_sound.gameEnded();
    } else if (m_clocks.isRunning()) {
        const auto left = m_clocks.left(*m_clocks.turn(), m_now());
        const auto second = std::chrono::ceil<std::chrono::seconds>(left);
        if (left < kShortOfTime && second != m_heardSecond)
            m_sound.clockTicked();
        m_heardSecond = second;
    }
    showClocks();
    if (isOver)
        announceState();
}

/// The flag that has fallen, or that the clocks do not run, or the clock that runs.
void ClockWindow::announceState()
{
    if (!isVisible())
        return;
    const auto fallen = m_clocks.fallen();
    const ClockButton& clock = *face(fallen.value_or(m_clocks.turn().value_or(Side::South)));
    if (fallen)
        announce(*this, QStringLiteral("%1: %2.").arg(clock.accessibleName(), clock.note()), Announcer::Kind::Answer);
    else
        announce(*this, m_clocks.isRunning() ? clock.accessibleName() + u'.' : clock.note(), Announcer::Kind::State);
}

void ClockWindow::announceTimes()
{
    QStringList times;
    for (const Side side : rules::kBothSides)
        times.append(QStringLiteral("%1: %2.").arg(face(side)->accessibleName(),
                                                   ClockText::spoken(m_clocks.left(side, m_now()))));
    announce(*this, times.join(u' '), Announcer::Kind::Answer);
}

void ClockWindow::showClocks()
{
    const auto now = m_now();
    for (const Side side : rules::kBothSides) {
        const bool isRunning = m_clocks.turn() == side && m_clocks.isRunning();
        QString note = tr("Moves: %1").arg(m_clocks.moves(side));
        if (!m_clocks.turn())
            note = tr("Press after your first move to start the other clock.");
        else if (m_clocks.fallen() == side)
            note = tr("Time is up");
        else if (m_clocks.isPaused())
            note = tr("Paused. Press to continue.");
        face(side)->setState(m_clocks.fallen() == side ? ClockButton::State::Fallen
                             : isRunning               ? ClockButton::State::Running
                                                       : ClockButton::State::Waiting);
        face(side)->setTexts(ClockText::digits(m_clocks.left(side, now)), note);
    }
    m_pause->setEnabled(m_clocks.turn() && !m_clocks.fallen());
    m_restart->setEnabled(m_clocks.turn().has_value());
    m_pause->setText(m_clocks.isPaused() ? tr("&Continue") : tr("&Pause"));
    if (std::exchange(m_wasRunning, m_clocks.isRunning()) != m_clocks.isRunning())
        Q_EMIT runningChanged(m_clocks.isRunning());
}

void ClockWindow::choose()
{
    if (m_clocks.isRunning())
        togglePause();
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Clock"));
    auto* picker = new ClockPicker(m_clocks.spec(), dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    setRole(buttons->button(QDialogButtonBox::Ok), "primary");
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(16);
    column->addWidget(picker);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetFixedSize);
    FittingScrollArea::addTo(*dialog, buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [this, picker] {
        if (const auto clock = picker->clock())
            start(*clock);
    });
    dialog->open();
}

/// Space and Enter end the turn, P pauses, T tells the times. Escape pauses running clocks; otherwise it closes the
/// window.
void ClockWindow::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            press(m_clocks.turn().value_or(Side::South));
        return;
    case Qt::Key_P:
    case Qt::Key_Pause:
        if (m_pause->isEnabled())
            togglePause();
        return;
    case Qt::Key_T:
        announceTimes();
        return;
    case Qt::Key_Escape:
        if (m_clocks.isRunning())
            togglePause();
        else
            reject();
        return;
    default:
        QDialog::keyPressEvent(event);
    }
}

void ClockWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous())
        announceState();
}

void ClockWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setTexts();
}

void ClockWindow::setTexts()
{
    setWindowTitle(tr("Clock for a wooden board"));
    m_restart->setText(tr("&Start again"));
    m_choose->setText(tr("&Clock…"));
    m_close->setText(tr("C&lose"));
    face(Side::South)->setAccessibleName(tr("Clock of the near player"));
    face(Side::North)->setAccessibleName(tr("Clock of the far player"));
    showClocks();
}

} // namespace qumalaq::desktop

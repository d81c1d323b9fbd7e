// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/chaos/hand.h"

#include "tests/app/desktop/chaos/black_box.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMetaEnum>
#include <QMimeData>
#include <QSlider>
#include <QTest>
#include <QUrl>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <array>

namespace qumalaq::desktop {

namespace {

constexpr int kTargetsLast = 60; ///< acts

constexpr std::array kKeys = {
    Qt::Key_1,      Qt::Key_2,         Qt::Key_3,      Qt::Key_4,      Qt::Key_5,        Qt::Key_6,     Qt::Key_7,
    Qt::Key_8,      Qt::Key_9,         Qt::Key_0,      Qt::Key_1,      Qt::Key_2,        Qt::Key_3,     Qt::Key_4,
    Qt::Key_5,      Qt::Key_6,         Qt::Key_7,      Qt::Key_8,      Qt::Key_9,        Qt::Key_Left,  Qt::Key_Right,
    Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,  Qt::Key_Tab,
    Qt::Key_Tab,    Qt::Key_Backtab,   Qt::Key_Return, Qt::Key_Enter,  Qt::Key_Space,    Qt::Key_Space, Qt::Key_Escape,
    Qt::Key_Escape, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Home,   Qt::Key_End,      Qt::Key_Plus,  Qt::Key_Minus,
    Qt::Key_Equal,  Qt::Key_Question,  Qt::Key_Menu,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_F1,    Qt::Key_F2,
    Qt::Key_F3,     Qt::Key_F4,        Qt::Key_F9,     Qt::Key_F10,    Qt::Key_F11,      Qt::Key_A,     Qt::Key_C,
    Qt::Key_D,      Qt::Key_E,         Qt::Key_F,      Qt::Key_G,      Qt::Key_H,        Qt::Key_K,     Qt::Key_L,
    Qt::Key_M,      Qt::Key_N,         Qt::Key_O,      Qt::Key_P,      Qt::Key_R,        Qt::Key_S,     Qt::Key_T,
    Qt::Key_V,      Qt::Key_Y,         Qt::Key_Z,      Qt::Key_Pause,  Qt::Key_Shift,    Qt::Key_Comma, Qt::Key_Insert};

// No character of a path, so that nothing is written outside the sandbox.
const std::array<QString, 14> kTexts = {QStringLiteral("Айсұлу"),
                                        QStringLiteral("Қуат ӘІҢҒҮҰҚӨҺ"),
                                        QStringLiteral("7"),
                                        QStringLiteral("0"),
                                        QStringLiteral("-1"),
                                        QStringLiteral("99999999999"),
                                        QStringLiteral("1. 76 98 2. 65"),
                                        QStringLiteral("9,9,9,9,9,9,9,9,9 0,0 -,- s"),
                                        QStringLiteral("%1 %2 %n &x <b>"),
                                        QStringLiteral("x' OR 1=1 --"),
                                        QStringLiteral("\u202Eabc\u200F"),
                                        QStringLiteral("🂡🂢"),
                                        QStringLiteral("(1. 1) {…} $1 *"),
                                        QStringLiteral("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")};

Qt::KeyboardModifiers modifiers(Prng& prng)
{
    switch (prng.below(16)) {
    case 0:
    case 1:
        return Qt::ControlModifier;
    case 2:
        return Qt::ShiftModifier;
    case 3:
        return Qt::ControlModifier | Qt::ShiftModifier;
    case 4:
        return Qt::AltModifier;
    default:
        return Qt::NoModifier;
    }
}

QString textOf(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (key > 0x7f || (modifiers & (Qt::ControlModifier | Qt::AltModifier)))
        return {};
    const QString text = QString(QChar(key));
    return modifiers & Qt::ShiftModifier ? text : text.toLower();
}

} // namespace

void Hand::note(const QWidget* window, const QString& what)
{
    ++m_events;
    black_box::note(m_events, QLatin1String(window->metaObject()->className()) + QLatin1String(": ") + what);
}

void Hand::act(QWidget* window)
{
    const std::uint32_t kind = m_prng.below(100);
    if (kind < 24)
        moveMouse(window);
    else if (kind < 50)
        click(window);
    else if (kind < 53)
        drag(window);
    else if (kind < 58)
        turnWheel(window);
    else if (kind < 94)
        pressKey(window);
    else if (kind < 99)
        type(window);
    else
        drop(window);
}

QPoint Hand::somewhere(QWidget* window)
{
    if (isOneIn(2)) {
        if (m_targetsOf != window || ++m_targetsAge > kTargetsLast) {
            m_targetsOf = window;
            m_targetsAge = 0;
            m_targets.clear();
            for (QWidget* child : window->findChildren<QWidget*>()) {
                const bool isWorthIt = qobject_cast<QAbstractButton*>(child) || qobject_cast<QAbstractSpinBox*>(child)
                                       || qobject_cast<QComboBox*>(child) || qobject_cast<QLineEdit*>(child)
                                       || qobject_cast<QSlider*>(child) || qobject_cast<QAbstractScrollArea*>(child);
                if (isWorthIt && child->isVisible() && child->window() == window)
                    m_targets.emplace_back(child);
            }
        }
        if (!m_targets.empty()) {
            const QPointer<QWidget>& target = m_targets[m_prng.below(static_cast<std::uint32_t>(m_targets.size()))];
            if (target && target->isVisible() && target->window() == window) {
                const QPoint at = target->mapTo(window, target->rect().center());
                if (window->rect().contains(at))
                    return at;
            }
        }
    }
    const auto below = [this](int bound) {
        return static_cast<int>(m_prng.below(static_cast<std::uint32_t>(std::max(bound, 1))));
    };
    return {below(window->width()), below(window->height())};
}

// Like QTest, but without processing other events in between: each event may delete the window.

void Hand::mouse(const QPointer<QWidget>& window, QEvent::Type type, QPoint at, Qt::MouseButton button,
                 Qt::KeyboardModifiers held)
{
    if (!window || !window->isVisible() || window->windowHandle() == nullptr)
        return;
    note(window, QStringLiteral("mouse %1 at %2,%3, button %4").arg(type).arg(at.x()).arg(at.y()).arg(button));
    m_buttons.setFlag(button, type == QEvent::MouseButtonPress);
    qt_handleMouseEvent(window->windowHandle(), at, window->mapToGlobal(at), m_buttons, button, type, held, ++m_time);
}

void Hand::key(const QPointer<QWidget>& window, QEvent::Type type, int key, Qt::KeyboardModifiers held,
               const QString& text)
{
    if (!window || !window->isVisible() || window->windowHandle() == nullptr)
        return;
    note(window, QStringLiteral("key %1 ").arg(type) + QKeySequence(key | held).toString() + u' ' + text);
    qt_handleKeyEvent(window->windowHandle(), type, key, held, text);
}

void Hand::moveMouse(QWidget* window)
{
    mouse(window, QEvent::MouseMove, somewhere(window));
}

void Hand::click(QWidget* window)
{
    const QPoint at = somewhere(window);
    const std::uint32_t which = m_prng.below(20);
    const Qt::MouseButton button = which < 16 ? Qt::LeftButton : which < 19 ? Qt::RightButton : Qt::MiddleButton;
    const Qt::KeyboardModifiers held = isOneIn(10) ? modifiers(m_prng) : Qt::NoModifier;
    const QPointer<QWidget> alive(window);
    m_time += QApplication::doubleClickInterval();
    for (int clicks = isOneIn(10) ? 2 : 1; clicks > 0; --clicks) {
        mouse(alive, QEvent::MouseButtonPress, at, button, held);
        mouse(alive, QEvent::MouseButtonRelease, at, button, held);
    }
}

void Hand::drag(QWidget* window)
{
    const QPointer<QWidget> alive(window);
    QPoint at = somewhere(window);
    m_time += QApplication::doubleClickInterval();
    mouse(alive, QEvent::MouseButtonPress, at, Qt::LeftButton);
    for (std::uint32_t moves = 1 + m_prng.below(4); alive && moves > 0; --moves) {
        at = somewhere(alive);
        mouse(alive, QEvent::MouseMove, at);
    }
    mouse(alive, QEvent::MouseButtonRelease, at, Qt::LeftButton);
}

void Hand::turnWheel(QWidget* window)
{
    const QPoint at = somewhere(window);
    const int turn = isOneIn(2) ? 120 : -120;
    note(window, QStringLiteral("wheel %1 at %2,%3").arg(turn).arg(at.x()).arg(at.y()));
    const Qt::KeyboardModifiers held = isOneIn(10) ? Qt::ControlModifier : Qt::NoModifier;
    QWheelEvent event(at, window->mapToGlobal(at), {}, {0, turn}, {}, held, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(window->windowHandle(), &event);
}

void Hand::pressKey(QWidget* window)
{
    const Qt::Key pressed = kKeys[m_prng.below(kKeys.size())];
    const Qt::KeyboardModifiers held = modifiers(m_prng);
    const QString text = textOf(pressed, held);
    const QPointer<QWidget> alive(window);
    for (std::uint32_t presses = isOneIn(20) ? 1 + m_prng.below(8) : 1; presses > 0; --presses) {
        key(alive, QEvent::KeyPress, pressed, held, text);
        key(alive, QEvent::KeyRelease, pressed, held, text);
    }
}

void Hand::type(QWidget* window)
{
    const QPointer<QWidget> alive(window);
    for (const QChar c : kTexts[m_prng.below(kTexts.size())]) {
        key(alive, QEvent::KeyPress, c.toUpper().unicode(), Qt::NoModifier, c);
        key(alive, QEvent::KeyRelease, c.toUpper().unicode(), Qt::NoModifier, c);
    }
}

void Hand::drop(QWidget* window)
{
    if (m_files.isEmpty() || QApplication::activePopupWidget() != nullptr || window->isModal())
        return;
    QMimeData data;
    if (isOneIn(3)) {
        data.setText(kTexts[m_prng.below(kTexts.size())]);
    } else {
        QList<QUrl> urls;
        for (std::uint32_t files = 1 + m_prng.below(3); files > 0; --files)
            urls.append(QUrl::fromLocalFile(
                m_files[static_cast<int>(m_prng.below(static_cast<std::uint32_t>(m_files.size())))]));
        data.setUrls(urls);
    }
    const QPoint at = somewhere(window);
    const QPointer<QWidget> alive(window);
    note(window, QStringLiteral("drop %1").arg(data.hasUrls() ? data.urls().first().fileName() : data.text()));
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window->windowHandle(), &enter);
    if (!alive)
        return;
    ++m_events;
    if (enter.isAccepted()) {
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window->windowHandle(), &event);
    } else {
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(window->windowHandle(), &leave);
    }
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"

#include <QEvent>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace qumalaq::desktop {

/// Mouse and keyboard input by somebody who knows nothing about the program. Each call sends a window the events of one
/// action in the way the platform does, so that focus, shortcuts, popups and modal dialogs take part.
class Hand {
public:
    /// `files` may be dropped on a window.
    Hand(std::uint64_t seed, QStringList files) : m_prng(seed), m_files(std::move(files)) {}

    void act(QWidget* window);

    /// The number of events sent so far.
    [[nodiscard]] std::uint64_t events() const { return m_events; }
    [[nodiscard]] Prng& prng() { return m_prng; }
    /// True with a probability of one in `times`.
    [[nodiscard]] bool isOneIn(std::uint32_t times) { return m_prng.below(times) == 0; }

private:
    [[nodiscard]] QPoint somewhere(QWidget* window);
    void moveMouse(QWidget* window);
    void click(QWidget* window);
    void drag(QWidget* window);
    void turnWheel(QWidget* window);
    void pressKey(QWidget* window);
    void type(QWidget* window);
    void drop(QWidget* window);
    void mouse(const QPointer<QWidget>& window, QEvent::Type type, QPoint at, Qt::MouseButton button = Qt::NoButton,
               Qt::KeyboardModifiers held = Qt::NoModifier);
    void key(const QPointer<QWidget>& window, QEvent::Type type, int key, Qt::KeyboardModifiers held,
             const QString& text);
    void note(const QWidget* window, const QString& what);

    Prng m_prng;
    QStringList m_files;
    std::uint64_t m_events = 0;
    std::vector<QPointer<QWidget>> m_targets; ///< widgets of m_targetsOf that are worth a click
    QPointer<QWidget> m_targetsOf;
    int m_targetsAge = 0;
    Qt::MouseButtons m_buttons; ///< pressed buttons
    int m_time = 0;             ///< ms, time of the last mouse event
};

} // namespace qumalaq::desktop

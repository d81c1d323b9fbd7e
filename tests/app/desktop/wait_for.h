// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QWidget>

namespace qumalaq::desktop {

/// Waits for the first child of this type, such as a dialog, to become visible. The caller sees a null pointer or a
/// hidden child if it does not.
template <class T>
T* waitFor(QWidget* window)
{
    T* found = nullptr;
    [[maybe_unused]] const bool came = QTest::qWaitFor([&] {
        found = window->findChild<T*>();
        return found != nullptr && found->isVisible();
    });
    return found;
}

} // namespace qumalaq::desktop

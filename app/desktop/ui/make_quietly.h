// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

#include <utility>

namespace qumalaq::desktop {

/// new T(args…) without events for screen readers: each text and value that a new page or dialog gets would be one, and
/// Orca drops announcements when more than fifty events wait. The caller owns the object.
template <class T, class... Args>
T* makeQuietly(Args&&... args)
{
    struct Blocker {
        QAccessible::UpdateHandler before = QAccessible::installUpdateHandler([](QAccessibleEvent*) {});
        ~Blocker() { QAccessible::installUpdateHandler(before); }
    };
    const Blocker blocker;
    return new T(std::forward<Args>(args)...);
}

} // namespace qumalaq::desktop

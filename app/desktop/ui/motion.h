// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QPixmap;
class QWidget;

namespace qumalaq::desktop {

class Settings;

inline constexpr int kTransitionMs = 180;
inline constexpr int kTurnMs = 300;

/// Cross-fades from `before`, a picture of `place`, to its current look. The overlay ignores the mouse and deletes
/// itself; a later one replaces it. Do not call this if Settings::isMotionReduced().
void fadeFrom(const QPixmap& before, QWidget& place);

/// Calls `change`, which shows, hides or moves something in `place`, and cross-fades. The change itself is immediate.
/// Nothing is animated if motion is reduced or `place` is not visible.
void changeSoftly(QWidget& place, const Settings& settings, const std::function<void()>& change);

/// The same for a `change` that turns the content of `place` upside down: a picture of it turns by 180°.
void turnSoftly(QWidget& place, const Settings& settings, const std::function<void()>& change);

} // namespace qumalaq::desktop

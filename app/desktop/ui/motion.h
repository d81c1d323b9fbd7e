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

/// Cross-fades from `before`, a picture of `place`, to its current look. The overlay takes no input and deletes itself;
/// a later one replaces it. Do not call it if Settings::isMotionReduced().
void fadeFrom(const QPixmap& before, QWidget& place);

/// Calls `change`, which shows, hides or moves something in `place`. The change is immediate; its look is cross-faded,
/// unless motion is reduced in `settings` or `place` is not visible.
void changeSoftly(QWidget& place, const Settings& settings, const std::function<void()>& change);

/// Calls `change`, which turns the content of `place` upside down. The change is immediate; a picture of it turns by
/// 180°, unless motion is reduced in `settings` or `place` is not visible.
void turnSoftly(QWidget& place, const Settings& settings, const std::function<void()>& change);

} // namespace qumalaq::desktop

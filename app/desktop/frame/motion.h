// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QPixmap;
class QWidget;

namespace qumalaq::desktop {

class Settings;

inline constexpr int kTransitionMs = 180;

/// Lets `before`, a picture of how `place` looked, fade away over how it looks now. It takes no input, is gone by
/// itself, and a later one takes its place. Not for somebody who wants no motion: see Settings::isMotionReduced().
void fadeFrom(const QPixmap& before, QWidget& place);

/// Carries out what shows, hides or moves something in `place`. It is done at once; what one sees passes over from the
/// one to the other, unless `settings` say that nothing is to move, or `place` is not in sight.
void changeSoftly(QWidget& place, const Settings& settings, const std::function<void()>& change);

} // namespace qumalaq::desktop

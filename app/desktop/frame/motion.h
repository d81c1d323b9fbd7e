// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPixmap;
class QWidget;

namespace qumalaq::desktop {

inline constexpr int kTransitionMs = 180;

/// Lets `before`, a picture of how `place` looked, fade away over how it looks now. It takes no input, is gone by
/// itself, and a later one takes its place. Not for somebody who wants no motion: see Settings::isMotionReduced().
void fadeFrom(const QPixmap& before, QWidget& place);

} // namespace qumalaq::desktop

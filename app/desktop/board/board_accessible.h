// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Exposes the pits and stores of every BoardWidget to screen readers as children of the widget: the houses of South
/// and then of North as buttons, then the two stores. Can be called repeatedly.
void installBoardAccessibility();

} // namespace qumalaq::desktop

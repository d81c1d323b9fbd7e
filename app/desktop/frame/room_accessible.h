// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Exposes rooms to screen readers as titled parts of the window, and hides the stacks that contain rooms or pages. Can
/// be called repeatedly.
void installRoomAccessibility();

} // namespace qumalaq::desktop

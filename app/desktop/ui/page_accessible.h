// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Exposes pages to screen readers as titled parts of the window, and hides the stacks that contain pages or parts of
/// them. Can be called repeatedly.
void installPageAccessibility();

} // namespace qumalaq::desktop

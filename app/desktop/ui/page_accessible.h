// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Exposes pages to screen readers as groups with a title, and QStackedWidgets with a neutral role. Can be called
/// repeatedly.
void installPageAccessibility();

} // namespace qumalaq::desktop

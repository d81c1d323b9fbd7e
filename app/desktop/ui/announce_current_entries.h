// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// From now on, when a list or table gets the focus, screen readers are told its current entry, too: Qt names only the
/// list. Can be called repeatedly; needs an application.
void announceCurrentEntries();

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Makes rooms known to screen readers as what they are: parts of the window with a title. What holds rooms or pages,
/// one above the other, is not to be spoken of. May be called often.
void installRoomAccessibility();

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Lets screen readers say the label and the value of a closed combo box, also when a key changes it. Qt's own
/// interface has no value before 6.8, and no name that was set. Can be called repeatedly.
void installChoiceAccessibility();

} // namespace qumalaq::desktop

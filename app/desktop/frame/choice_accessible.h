// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Lets screen readers say the value of a closed combo box, also when a key changes it. Qt says it itself from 6.8 on;
/// before that this installs an interface whose name has the label and the value. Can be called repeatedly.
void installChoiceAccessibility();

} // namespace qumalaq::desktop

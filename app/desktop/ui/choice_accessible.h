// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Makes screen readers read the label and the value of a closed combo box, also when a key changes it. Qt's own
/// interface has no value before 6.8, and ignores accessibleName(). Can be called repeatedly.
void installChoiceAccessibility();

} // namespace qumalaq::desktop

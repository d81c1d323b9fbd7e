// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// The whole program, from its arguments to its exit status: 0, or 2 where the arguments are wrong, there is no
/// display, or a screenshot can not be written.
[[nodiscard]] int run(int& argc, char** argv);

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Runs the whole program and returns its exit status: 0, or 2 if the arguments are wrong, there is no display, or a
/// screenshot cannot be written.
[[nodiscard]] int run(int& argc, char** argv);

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Runs the whole program, or hands its arguments over to the process that uses the same data folder. Returns the exit
/// status: 0; 1 if the output cannot be written or the folder is in use and nobody takes over; 2 if the arguments are
/// wrong, there is no display, or a screenshot cannot be written.
[[nodiscard]] int run(int& argc, char** argv);

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Runs the program, or hands the arguments to the process that uses the data folder. Returns the exit status: 0; 1 if
/// output cannot be printed, or another process uses the folder and does not take over; 2 if the arguments are wrong,
/// there is no display, or a picture cannot be written.
[[nodiscard]] int run(int& argc, char** argv);

} // namespace qumalaq::desktop

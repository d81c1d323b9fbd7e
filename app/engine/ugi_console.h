// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <iosfwd>

namespace qumalaq::console {

/// Speaks UGI (core/protocol/ugi_session.h): commands from `in`, answers to `out`, a whole line at a time. Blocks until
/// `quit` or the end of the input, and returns the exit status.
///
/// When writing to `out` fails, because its reader is gone or the disk is full, the process ends at once with
/// EXIT_FAILURE, even while it waits for a command.
[[nodiscard]] int speakUgi(std::istream& in, std::FILE* out);

} // namespace qumalaq::console

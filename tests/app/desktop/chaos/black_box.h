// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>

/// What was done last, told on standard error when the program dies of whatever: an assertion, a sanitizer, a warning
/// of the toolkit, an event loop that no longer answers. One a process.
namespace qumalaq::desktop::black_box {

/// Begins to watch. A minute and more may pass under a sanitizer on a busy machine, so `patience` is generous.
void start(std::uint64_t seed, std::chrono::seconds patience);

/// The next event, in a few words. Also the sign that the event loop answers.
void note(std::uint64_t event, const QString& what);

[[noreturn]] void fail(const QString& why);

} // namespace qumalaq::desktop::black_box

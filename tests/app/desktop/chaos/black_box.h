// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>

/// Prints the last events to standard error when the program dies, whatever the cause: an assertion, a sanitizer, a Qt
/// warning, an event loop that no longer responds. One per process.
namespace qumalaq::desktop::black_box {

/// Starts the watch. `patience` is generous, because under a sanitizer a busy machine may need more than a minute.
void start(std::uint64_t seed, std::chrono::seconds patience);

/// Records the next event in a few words. It also shows that the event loop responds.
void note(std::uint64_t event, const QString& what);

[[noreturn]] void fail(const QString& why);

} // namespace qumalaq::desktop::black_box

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::ai {

/// The priority of an engine's threads.
enum class Priority {
    Normal,
    Background, ///< only idle processor time, for work that nobody waits for
};

/// Gives the calling thread the lowest priority of the system for the rest of its lifetime. Errors are ignored.
void yieldToAllOthers();

} // namespace qumalaq::ai

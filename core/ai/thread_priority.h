// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::ai {

/// How the system shares its processors between the threads of engines and everything else.
enum class Priority {
    Normal,
    Background, ///< only what nothing else needs; for work that nobody waits for
};

/// Gives the calling thread the lowest priority that the system knows, for the rest of its life. Does nothing where the
/// system refuses.
void yieldToAllOthers();

} // namespace qumalaq::ai

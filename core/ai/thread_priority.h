// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::ai {

/// The priority of an engine's threads.
enum class Priority {
    Normal,
    Background, ///< only processor time that nothing else needs; for work for which nobody waits
};

/// Gives the calling thread the lowest priority of the system for the rest of its lifetime. Errors are ignored.
void yieldToAllOthers();

} // namespace qumalaq::ai

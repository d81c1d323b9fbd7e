// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/engine_resources.h"

namespace qumalaq::desktop {

/// When the strongest level also searches during the person's turn.
enum class ThinkingAhead {
    OnMains, ///< not on battery
    Always,
    Never,
};

/// The resources for the strongest level and for analyses, as chosen in the settings.
struct EngineChoice {
    int threads = 0;         ///< 0: automatic
    int memoryMebibytes = 0; ///< 0: automatic
    ThinkingAhead ahead = ThinkingAhead::OnMains;

    friend bool operator==(const EngineChoice&, const EngineChoice&) = default;
};

struct HardwareInfo {
    int cores = 1;
    int memoryMebibytes = 0; ///< 0: unknown
    bool isOnBattery = false;
};

/// Blocks for a few system calls.
[[nodiscard]] HardwareInfo thisMachine();

/// Resolves what is automatic, and limits a choice to the machine. Threads: all cores but one, which the window needs;
/// on battery half of the cores (rounded up) but one. Memory: 1/64 of the machine's, a power of two from 64 to 256 MiB.
/// In searches of some seconds 64 MiB reached the same depth 12 % sooner than 16 MiB, and 512 MiB was no faster than 16
/// MiB because of cache misses. A long analysis on many cores needs more.
[[nodiscard]] session::EngineResources resourcesFor(const EngineChoice& choice, const HardwareInfo& machine);

/// In MiB: half of the machine's memory, as a power of two.
[[nodiscard]] int maxEngineMemory(const HardwareInfo& machine);

} // namespace qumalaq::desktop

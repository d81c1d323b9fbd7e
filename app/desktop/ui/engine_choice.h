// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/engine_resources.h"

namespace qumalaq::desktop {

/// When the strongest level thinks during a person's turn.
enum class ThinkingAhead {
    OnMains, ///< not on battery
    Always,
    Never,
};

/// What a person allows the engine to use for the strongest level and for analyses.
struct EngineChoice {
    int threads = 0;         ///< 0: by the machine
    int memoryMebibytes = 0; ///< 0: by the machine
    ThinkingAhead ahead = ThinkingAhead::OnMains;

    friend bool operator==(const EngineChoice&, const EngineChoice&) = default;
};

/// The machine that the program runs on.
struct HardwareInfo {
    int cores = 1;
    int memoryMebibytes = 0; ///< 0: unknown
    bool isOnBattery = false;
};

/// Reads a few tiny files of the kernel, or asks the system.
[[nodiscard]] HardwareInfo thisMachine();

/// What "by the machine" comes to. Threads: all cores but one, which the window needs to stay smooth, and on battery
/// half of them rest. Memory: 1/64 of the machine's, as a power of two from 64 to 256 MiB. In searches of some seconds
/// 64 MiB reached the same depth 12 % sooner than 16; 512 were no faster than 16, because a large table misses the
/// caches. A long analysis on many cores fills more.
[[nodiscard]] session::EngineResources resourcesFor(const EngineChoice& choice, const HardwareInfo& machine);

/// The largest memory that may be chosen on a machine: half of it, as a power of two.
[[nodiscard]] int mostEngineMemory(const HardwareInfo& machine);

} // namespace qumalaq::desktop

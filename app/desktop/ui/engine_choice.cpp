// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/engine_choice.h"

#include "app/desktop/ui/power_source.h"

#include <QThread>

#include <algorithm>
#include <bit>
#include <cstdint>

#if defined(Q_OS_WIN)
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#elif defined(Q_OS_MACOS)
#include <sys/sysctl.h>
#elif defined(Q_OS_UNIX)
#include <unistd.h>
#endif

namespace qumalaq::desktop {

namespace {

constexpr int kMinByMachine = 64; // MiB
constexpr int kMaxByMachine = 256;
constexpr int kShareByMachine = 64;

/// In MiB; 0 if unknown.
int memoryOfMachine()
{
    std::uint64_t bytes = 0;
#if defined(Q_OS_WIN)
    MEMORYSTATUSEX status;
    status.dwLength = sizeof(status);
    if (GlobalMemoryStatusEx(&status) != 0)
        bytes = status.ullTotalPhys;
#elif defined(Q_OS_MACOS)
    std::size_t size = sizeof(bytes);
    if (sysctlbyname("hw.memsize", &bytes, &size, nullptr, 0) != 0)
        bytes = 0;
#elif defined(Q_OS_UNIX) && defined(_SC_PHYS_PAGES)
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long size = sysconf(_SC_PAGE_SIZE);
    if (pages > 0 && size > 0)
        bytes = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size);
#endif
    constexpr std::uint64_t kMax = 1U << 24U; // 16 TiB
    return static_cast<int>(std::min(bytes >> 20U, kMax));
}

int powerOfTwo(int mebibytes)
{
    return static_cast<int>(std::bit_floor(static_cast<unsigned>(std::max(1, mebibytes))));
}

} // namespace

HardwareInfo thisMachine()
{
    return {std::max(1, QThread::idealThreadCount()), memoryOfMachine(), isOnBattery()};
}

session::EngineResources resourcesFor(const EngineChoice& choice, const HardwareInfo& machine)
{
    session::EngineResources resources;
    const int awake = machine.isOnBattery ? (machine.cores + 1) / 2 : machine.cores;
    resources.threads = choice.threads > 0 ? std::min(choice.threads, machine.cores) : std::max(1, awake - 1);
    resources.hashMebibytes = choice.memoryMebibytes > 0
                                  ? std::min(choice.memoryMebibytes, maxEngineMemory(machine))
                                  : std::clamp(powerOfTwo(machine.memoryMebibytes / kShareByMachine), kMinByMachine,
                                               std::min(kMaxByMachine, maxEngineMemory(machine)));
    resources.thinksAhead =
        choice.ahead == ThinkingAhead::Always || (choice.ahead == ThinkingAhead::OnMains && !machine.isOnBattery);
    return resources;
}

int maxEngineMemory(const HardwareInfo& machine)
{
    constexpr int kMax = sizeof(void*) < 8 ? 512 : 65'536; // leaves room in a 32-bit address space
    return std::clamp(powerOfTwo(machine.memoryMebibytes / 2), kMinByMachine, kMax);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/chaos/black_box.h"

#include <QByteArray>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

// Exist only with a sanitizer, which has its own way to end the program.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());
extern "C" __attribute__((weak)) void __sanitizer_print_stack_trace();

namespace qumalaq::desktop::black_box {

namespace {

constexpr std::size_t kKept = 80;
constexpr std::size_t kMaxLength = 160;

struct Entry {
    std::uint64_t event = 0;
    std::array<char, kMaxLength> text{};
};

std::uint64_t theSeed = 0;
std::atomic<std::uint64_t> noted = 0;
std::array<Entry, kKept> entries;

void tell()
{
    const std::uint64_t last = noted;
    std::fprintf(stderr, "The last events, seed %llu:\n", static_cast<unsigned long long>(theSeed));
    for (std::uint64_t i = last > kKept ? last - kKept : 0; i < last; ++i) {
        const Entry& entry = entries[i % kKept];
        std::fprintf(stderr, "  %llu %s\n", static_cast<unsigned long long>(entry.event), entry.text.data());
    }
    std::fflush(stderr);
}

void onSignal(int signal)
{
    std::signal(signal, SIG_DFL);
    tell();
    if (__sanitizer_print_stack_trace != nullptr)
        __sanitizer_print_stack_trace();
    std::raise(signal);
}

} // namespace

void start(std::uint64_t seed, std::chrono::seconds patience)
{
    theSeed = seed;
    std::signal(SIGABRT, onSignal);
    if (__sanitizer_set_death_callback != nullptr)
        __sanitizer_set_death_callback(tell);
    else
        std::signal(SIGSEGV, onSignal);
    std::thread([patience] {
        std::uint64_t seen = noted;
        auto since = std::chrono::steady_clock::now();
        while (true) {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            const auto now = std::chrono::steady_clock::now();
            if (noted != seen) {
                seen = noted;
                since = now;
            } else if (now - since > patience) {
                std::fprintf(stderr, "The event loop does not answer.\n");
                std::abort();
            }
        }
    }).detach();
}

void note(std::uint64_t event, const QString& what)
{
    Entry& entry = entries[noted % kKept];
    entry.event = event;
    const QByteArray text = what.toUtf8().left(static_cast<qsizetype>(kMaxLength) - 1);
    std::memcpy(entry.text.data(), text.constData(), static_cast<std::size_t>(text.size()) + 1);
    ++noted;
}

void fail(const QString& why)
{
    std::fprintf(stderr, "%s\n", why.toUtf8().constData());
    std::abort();
}

} // namespace qumalaq::desktop::black_box

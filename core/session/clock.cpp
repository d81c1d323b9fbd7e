// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/clock.h"

#include <algorithm>
#include <charconv>
#include <vector>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif defined(__APPLE__) || defined(__linux__)
#include <time.h>
#endif

namespace qumalaq::session {

using namespace std::chrono_literals;

namespace {

struct KindWord {
    ClockSpec::Kind kind;
    std::string_view word;
};
constexpr KindWord kKinds[] = {
    {ClockSpec::Kind::SuddenDeath, "sudden"},
    {ClockSpec::Kind::Fischer, "fischer"},
    {ClockSpec::Kind::Bronstein, "bronstein"},
};
constexpr std::string_view kLoses = "loses";
constexpr std::string_view kStones = "stones";

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<Milliseconds> millisecondsOf(std::string_view word)
{
    std::int64_t count = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
    if (error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return Milliseconds(count);
}

} // namespace

bool isValid(const ClockSpec& spec)
{
    const auto fits = [](Milliseconds main) { return main >= kMinMainTime && main <= kMaxMainTime; };
    if (!fits(spec.main[0]) || !fits(spec.main[1]))
        return false;
    if (spec.kind == ClockSpec::Kind::SuddenDeath)
        return spec.increment == 0ms;
    return spec.increment > 0ms && spec.increment <= kMaxIncrement;
}

std::span<const ClockSpec> clockPresets()
{
    using Kind = ClockSpec::Kind;
    using FlagFall = ClockSpec::FlagFall;
    static constexpr ClockSpec kPresets[] = {
        {Kind::Fischer, {3min, 3min}, 2s, FlagFall::Loses},
        {Kind::Fischer, {5min, 5min}, 3s, FlagFall::Loses},
        {Kind::Fischer, {10min, 10min}, 5s, FlagFall::Loses},
        {Kind::Fischer, {20min, 20min}, 10s, FlagFall::Loses},
        {Kind::SuddenDeath, {60min, 60min}, 0s, FlagFall::StonesGoOver},
    };
    return kPresets;
}

Milliseconds afterMove(const ClockSpec& spec, Milliseconds left, Milliseconds spent)
{
    left -= spent;
    switch (spec.kind) {
    case ClockSpec::Kind::SuddenDeath:
        break;
    case ClockSpec::Kind::Fischer:
        left += spec.increment;
        break;
    case ClockSpec::Kind::Bronstein:
        left += std::min(spent, spec.increment);
        break;
    }
    return left;
}

std::string toText(const ClockSpec& spec)
{
    std::string text;
    for (const KindWord& known : kKinds) {
        if (known.kind == spec.kind)
            text = known.word;
    }
    for (const Milliseconds time : {spec.main[0], spec.main[1], spec.increment})
        text += ' ' + std::to_string(time.count());
    text += ' ';
    text += spec.flagFall == ClockSpec::FlagFall::Loses ? kLoses : kStones;
    return text;
}

std::optional<ClockSpec> parseClock(std::string_view text)
{
    const std::vector<std::string_view> words = wordsOf(text);
    if (words.size() != 5)
        return std::nullopt;
    ClockSpec spec;
    const auto* kind = std::find_if(std::begin(kKinds), std::end(kKinds),
                                    [&words](const KindWord& known) { return known.word == words[0]; });
    const auto south = millisecondsOf(words[1]);
    const auto north = millisecondsOf(words[2]);
    const auto increment = millisecondsOf(words[3]);
    if (kind == std::end(kKinds) || !south || !north || !increment)
        return std::nullopt;
    if (words[4] != kLoses && words[4] != kStones)
        return std::nullopt;
    spec.kind = kind->kind;
    spec.main = {*south, *north};
    spec.increment = *increment;
    spec.flagFall = words[4] == kLoses ? ClockSpec::FlagFall::Loses : ClockSpec::FlagFall::StonesGoOver;
    return isValid(spec) ? std::optional(spec) : std::nullopt;
}

Milliseconds awakeTime()
{
#if defined(_WIN32)
    // In units of 100 ns; without sleep and hibernation, unlike the steady clock.
    ULONGLONG time = 0;
    QueryUnbiasedInterruptTime(&time);
    return Milliseconds(time / 10'000);
#elif defined(__APPLE__)
    return Milliseconds(clock_gettime_nsec_np(CLOCK_UPTIME_RAW) / 1'000'000);
#elif defined(__linux__)
    // CLOCK_MONOTONIC stops while the machine is suspended; CLOCK_BOOTTIME would not.
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::chrono::duration_cast<Milliseconds>(std::chrono::seconds(time.tv_sec)
                                                    + std::chrono::nanoseconds(time.tv_nsec));
#else
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
#endif
}

} // namespace qumalaq::session

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace qumalaq::rules {

namespace {

using Code = SetupError::Code;
using Kind = OptionSpec::Kind;

[[nodiscard]] SetupError errorOf(Code code, const OptionSpec& spec, std::string_view value)
{
    return {code, std::string(spec.key), std::string(value), spec.minimum, spec.maximum};
}

[[nodiscard]] Expected<std::string, SetupError> readNumber(const OptionSpec& spec, std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end != text.data() + text.size() || error == std::errc::invalid_argument)
        return unexpected(errorOf(Code::NotANumber, spec, text));
    const bool isHuge = error == std::errc::result_out_of_range;
    if (isHuge ? text.front() == '-' : number < spec.minimum)
        return unexpected(errorOf(Code::TooSmall, spec, text));
    if (isHuge || number > spec.maximum)
        return unexpected(errorOf(Code::TooLarge, spec, text));
    return std::to_string(number);
}

/// One part of "s2,s5,n3".
[[nodiscard]] std::optional<Pit> readPit(std::string_view text, int pits)
{
    if (text.size() != 2 || (text[0] != 's' && text[0] != 'n'))
        return std::nullopt;
    const int number = text[1] - '0';
    if (number < 1 || number > pits)
        return std::nullopt;
    return Pit{text[0] == 's' ? Side::South : Side::North, static_cast<std::uint8_t>(number)};
}

[[nodiscard]] Expected<EmptyPits, SetupError> readEmptyPits(const OptionSpec& spec, std::string_view text)
{
    EmptyPits found;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const auto pit = readPit(text.substr(at, comma - at), spec.pits);
        if (!pit)
            return unexpected(errorOf(Code::NotAPit, spec, text));
        if (std::find(found.begin(), found.end(), *pit) != found.end())
            return unexpected(errorOf(Code::PitTwice, spec, text));
        if (static_cast<int>(found.size()) == spec.maximum)
            return unexpected(errorOf(Code::WrongEmptyCount, spec, text));
        found.push_back(*pit);
        at = comma + 1;
    }
    if (static_cast<int>(found.size()) != spec.maximum)
        return unexpected(errorOf(Code::WrongEmptyCount, spec, text));
    const auto isSouths = [](const Pit& pit) { return pit.row == Side::South; };
    const auto inSouth = std::count_if(found.begin(), found.end(), isSouths);
    if (inSouth == 0 || inSouth == spec.maximum)
        return unexpected(errorOf(Code::EmptyInOneRow, spec, text));
    std::sort(found.begin(), found.end());
    return found;
}

/// The value in the form in which it is stored, if it is valid.
[[nodiscard]] Expected<std::string, SetupError> readValue(const OptionSpec& spec, std::string_view text)
{
    switch (spec.kind) {
    case Kind::Choice:
        if (std::find(spec.values.begin(), spec.values.end(), text) == spec.values.end())
            return unexpected(errorOf(Code::BadValue, spec, text));
        return std::string(text);
    case Kind::Number:
        return readNumber(spec, text);
    case Kind::EmptyPits:
        return readEmptyPits(spec, text).map([](const EmptyPits& pits) { return toText(pits); });
    }
    return unexpected(errorOf(Code::BadValue, spec, text));
}

[[nodiscard]] std::size_t indexOfOption(GameId game, const OptionSpec& spec)
{
    return static_cast<std::size_t>(&spec - optionsOf(game).data());
}

} // namespace

std::string toText(const EmptyPits& pits)
{
    EmptyPits sorted = pits;
    std::sort(sorted.begin(), sorted.end());
    std::string text;
    for (const Pit pit : sorted) {
        if (!text.empty())
            text += ',';
        text += pit.row == Side::South ? 's' : 'n';
        text += std::to_string(pit.number);
    }
    return text;
}

std::string_view GameSetup::option(std::string_view key) const
{
    const OptionSpec* spec = findOption(m_game, key);
    if (!spec)
        return {};
    if (const std::string& value = m_values[indexOfOption(m_game, *spec)]; !value.empty())
        return value;
    return spec->sameAs.empty() ? spec->defaultValue : option(spec->sameAs);
}

int GameSetup::number(std::string_view key) const
{
    const std::string_view text = option(key);
    int number = 0;
    [[maybe_unused]] const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    assert(result.ec == std::errc());
    return number;
}

std::size_t GameSetup::choice(std::string_view key) const
{
    const OptionSpec* spec = findOption(m_game, key);
    assert(spec && spec->kind == Kind::Choice);
    const auto chosen = std::find(spec->values.begin(), spec->values.end(), option(key));
    return static_cast<std::size_t>(chosen - spec->values.begin());
}

EmptyPits GameSetup::emptyPits(std::string_view key) const
{
    const OptionSpec* spec = findOption(m_game, key);
    assert(spec && spec->kind == Kind::EmptyPits);
    return readEmptyPits(*spec, option(key)).value_or(EmptyPits());
}

Expected<void, SetupError> GameSetup::setOption(std::string_view key, std::string_view value)
{
    const OptionSpec* spec = findOption(m_game, key);
    if (!spec)
        return unexpected(SetupError{Code::UnknownOption, std::string(key), std::string(value), 0, 0});
    auto read = readValue(*spec, value);
    if (!read)
        return unexpected(read.error());
    m_values[indexOfOption(m_game, *spec)] = std::move(*read);
    return {};
}

bool operator==(const GameSetup& a, const GameSetup& b)
{
    if (a.m_game != b.m_game)
        return false;
    const auto specs = optionsOf(a.m_game);
    return std::all_of(specs.begin(), specs.end(),
                       [&](const OptionSpec& spec) { return a.option(spec.key) == b.option(spec.key); });
}

} // namespace qumalaq::rules

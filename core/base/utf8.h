// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

/// All text in the core is UTF-8 on every system, including the names of files.
namespace qumalaq {

/// The length of the first character of `text` in bytes, 1 to 4; 0 if it is not well-formed: cut off, overlong, or a
/// surrogate. `text` must not be empty.
[[nodiscard]] constexpr std::size_t utf8Length(std::string_view text)
{
    struct Form {
        unsigned char mask;
        unsigned char lead;
        std::size_t length;
        char32_t least;
    };
    constexpr Form kForms[] = {
        {0x80, 0x00, 1, 0}, {0xE0, 0xC0, 2, 0x80}, {0xF0, 0xE0, 3, 0x800}, {0xF8, 0xF0, 4, 0x10000}};
    constexpr char32_t kMax = 0x10FFFF;
    const auto lead = static_cast<unsigned char>(text.front());
    const auto* const form = std::find_if(std::begin(kForms), std::end(kForms),
                                          [lead](const Form& known) { return (lead & known.mask) == known.lead; });
    if (form == std::end(kForms) || text.size() < form->length)
        return 0;
    char32_t code = lead & static_cast<unsigned char>(~form->mask);
    for (std::size_t i = 1; i < form->length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80U)
            return 0;
        code = (code << 6U) | (next & 0x3FU);
    }
    const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < form->least || code > kMax || isSurrogate ? 0 : form->length;
}

[[nodiscard]] constexpr bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

/// The length in bytes of the control character at the beginning of `text`; 0 if there is none. Some terminals execute
/// U+0080 to U+009F like escape sequences, even as single bytes, which are not well-formed UTF-8. `text` must not be
/// empty.
[[nodiscard]] constexpr std::size_t controlLength(std::string_view text)
{
    const auto isC1Control = [](char c) { return (static_cast<unsigned char>(c) & 0xE0U) == 0x80U; };
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x20 || lead == 0x7F || isC1Control(text.front()))
        return 1;
    return lead == 0xC2 && text.size() > 1 && isC1Control(text[1]) ? 2 : 0;
}

/// Makes text from outside, such as the name of a file, safe for a terminal: one line, with `?` in place of control
/// characters and of ill-formed bytes.
[[nodiscard]] inline std::string printable(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t control = controlLength(text);
        const std::size_t length = control > 0 ? 0 : utf8Length(text);
        result += length > 0 ? text.substr(0, length) : std::string_view("?");
        text.remove_prefix(std::max<std::size_t>({control, length, 1}));
    }
    return result;
}

/// `text` without the byte order mark that some editors write before it.
[[nodiscard]] constexpr std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

/// The path of a file. On Windows the path is empty if `name` is not valid UTF-8; elsewhere it has exactly these bytes.
[[nodiscard]] inline std::filesystem::path pathFromUtf8(std::string_view name)
{
#ifdef _WIN32
    if (!isUtf8(name))
        return {};
#endif
    return {std::u8string(name.begin(), name.end())};
}

} // namespace qumalaq

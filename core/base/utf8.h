// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

/// Text of the core is UTF-8 on every system, names of files included.
namespace qumalaq {

/// The bytes of the first character of `text`, 1 to 4; 0 if it is not well-formed: cut off, overlong, or a surrogate.
/// `text` must not be empty.
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
    constexpr char32_t kMost = 0x10FFFF;
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
    return code < form->least || code > kMost || isSurrogate ? 0 : form->length;
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

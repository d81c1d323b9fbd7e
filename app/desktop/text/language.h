// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLocale>
#include <QString>
#include <QStringView>

#include <array>
#include <compare>
#include <optional>
#include <span>
#include <string_view>

namespace qumalaq::desktop {

/// A language of the user interface: any with a catalogue translations/qumalaq_<code>.ts.
class Language {
public:
    /// Always available.
    static const Language Kazakh;
    static const Language Russian;
    static const Language English;

    constexpr Language() : Language("en") {}
    /// `code` has at most 7 characters.
    constexpr explicit Language(std::string_view code)
    {
        for (std::size_t i = 0; i < code.size() && i + 1 < m_code.size(); ++i)
            m_code[i] = code[i];
    }

    [[nodiscard]] constexpr const char* code() const { return m_code.data(); }

    friend constexpr auto operator<=>(const Language&, const Language&) = default;

private:
    std::array<char, 8> m_code = {};
};

inline constexpr Language Language::Kazakh("kk");
inline constexpr Language Language::Russian("ru");
inline constexpr Language Language::English("en");

/// The languages that have a catalogue.
[[nodiscard]] std::span<const Language> allLanguages();

/// The code in settings, file names and on the command line: kk, ru, en.
[[nodiscard]] QString codeOf(Language language);
[[nodiscard]] std::optional<Language> languageByCode(QStringView code);

/// The language's name in itself, from its catalogue.
[[nodiscard]] QString ownNameOf(Language language);

[[nodiscard]] QLocale localeOf(Language language);

/// The first available language of the system's list, or else English.
[[nodiscard]] Language languageOfSystem();

/// Reads a file that exists for each language; the name is `begin`, the language's code, and `end`. Falls back to
/// English. Empty if that is missing, too. Blocks.
[[nodiscard]] QByteArray readInLanguage(const QString& begin, Language language, const QString& end);

} // namespace qumalaq::desktop

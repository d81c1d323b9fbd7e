// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringView>

#include <optional>
#include <span>

namespace qumalaq::desktop {

/// The languages of the user interface.
enum class Language { Kazakh, Russian, English };

[[nodiscard]] std::span<const Language> allLanguages();

/// The code in settings, file names and on the command line: kk, ru, en.
[[nodiscard]] QString codeOf(Language language);
[[nodiscard]] std::optional<Language> languageByCode(QStringView code);

/// The language's name in that language, for people who read no other.
[[nodiscard]] QString ownNameOf(Language language);

[[nodiscard]] QLocale localeOf(Language language);

/// The first of the system's languages that the program has; English if there is none.
[[nodiscard]] Language languageOfSystem();

} // namespace qumalaq::desktop

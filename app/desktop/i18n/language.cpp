// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/language.h"

namespace qumalaq::desktop {

namespace {

constexpr Language kLanguages[] = {Language::Kazakh, Language::Russian, Language::English};

} // namespace

std::span<const Language> allLanguages()
{
    return kLanguages;
}

QString codeOf(Language language)
{
    switch (language) {
    case Language::Kazakh:
        return QStringLiteral("kk");
    case Language::Russian:
        return QStringLiteral("ru");
    case Language::English:
        break;
    }
    return QStringLiteral("en");
}

std::optional<Language> languageByCode(QStringView code)
{
    for (const Language language : kLanguages) {
        if (codeOf(language) == code)
            return language;
    }
    return std::nullopt;
}

QString ownNameOf(Language language)
{
    switch (language) {
    case Language::Kazakh:
        return QStringLiteral("Қазақша");
    case Language::Russian:
        return QStringLiteral("Русский");
    case Language::English:
        break;
    }
    return QStringLiteral("English");
}

QLocale localeOf(Language language)
{
    switch (language) {
    case Language::Kazakh:
        return QLocale(QLocale::Kazakh, QLocale::Kazakhstan);
    case Language::Russian:
        return QLocale(QLocale::Russian, QLocale::Russia);
    case Language::English:
        break;
    }
    return QLocale(QLocale::English, QLocale::UnitedKingdom);
}

Language languageOfSystem()
{
    const QStringList names = QLocale::system().uiLanguages();
    for (const QString& name : names) {
        // "kk-Cyrl-KZ", "kk_KZ", "kk": the language code ends at the first separator.
        const bool twoLetters = name.size() == 2 || (name.size() > 2 && !name.at(2).isLetter());
        if (const auto language = languageByCode(QStringView(name).left(2)); language && twoLetters)
            return *language;
    }
    return Language::English;
}

} // namespace qumalaq::desktop

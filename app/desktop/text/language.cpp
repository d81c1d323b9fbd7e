// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/language.h"

#include <QDir>
#include <QFile>
#include <QTranslator>

#include <algorithm>
#include <map>
#include <vector>

namespace qumalaq::desktop {

namespace {

struct Entry {
    const char* source;
    const char* comment;
};
constexpr Entry kOwnName = QT_TRANSLATE_NOOP3("Language", "English", "the name of this language, in this language");
constexpr Entry kLocale = QT_TRANSLATE_NOOP3("Language", "en_GB", "this language and its country, as in kk_KZ");

struct About {
    QString ownName;
    QString locale;
};

const About& aboutOf(Language language)
{
    static std::map<Language, About> known; // loading a catalogue takes 0.1 ms
    const auto [found, isNew] = known.try_emplace(language);
    if (isNew) {
        QTranslator catalogue;
        const bool isLoaded = catalogue.load(QStringLiteral(":/i18n/qumalaq_") + codeOf(language));
        const auto translated = [&](const Entry& entry) {
            const QString text = isLoaded ? catalogue.translate("Language", entry.source, entry.comment) : QString();
            return text.isEmpty() ? QString::fromUtf8(entry.source) : text;
        };
        found->second = {translated(kOwnName), translated(kLocale)};
    }
    return found->second;
}

} // namespace

std::span<const Language> allLanguages()
{
    static const std::vector<Language> kLanguages = [] {
        const QString prefix = QStringLiteral("qumalaq_");
        std::vector<Language> found;
        // Not a name filter, which would load regular expressions for the first frame.
        const QStringList names = QDir(QStringLiteral(":/i18n")).entryList(QDir::Files, QDir::Name);
        for (const QString& name : names) {
            if (name.startsWith(prefix))
                found.emplace_back(name.mid(prefix.size()).section(u'.', 0, 0).toStdString());
        }
        return found;
    }();
    return kLanguages;
}

QString codeOf(Language language)
{
    return QString::fromLatin1(language.code());
}

std::optional<Language> languageByCode(QStringView code)
{
    const auto languages = allLanguages();
    const auto found = std::find_if(languages.begin(), languages.end(),
                                    [code](Language language) { return codeOf(language) == code; });
    return found == languages.end() ? std::nullopt : std::optional(*found);
}

QString ownNameOf(Language language)
{
    return aboutOf(language).ownName;
}

QLocale localeOf(Language language)
{
    return QLocale(aboutOf(language).locale);
}

Language languageOfSystem()
{
    const QStringList names = QLocale::system().uiLanguages();
    for (const QString& name : names) {
        // "kk-Cyrl-KZ", "kk_KZ", "kk": the language code ends at the first separator.
        const auto end = std::find_if_not(name.begin(), name.end(), [](QChar letter) { return letter.isLetter(); });
        if (const auto language = languageByCode(QStringView(name.begin(), end)))
            return *language;
    }
    return Language::English;
}

QByteArray readInLanguage(const QString& begin, Language language, const QString& end)
{
    for (const Language now : {language, Language::English}) {
        QFile file(begin + codeOf(now) + end);
        if (file.open(QIODevice::ReadOnly))
            return file.readAll();
    }
    return {};
}

} // namespace qumalaq::desktop

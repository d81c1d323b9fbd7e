// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/translator.h"

#include <QCoreApplication>
#include <QLocale>

namespace qumalaq::desktop {

void Translator::setLanguage(Language language)
{
    if (m_installed && language == m_language)
        return;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_toolkit);
    m_language = language;
    m_installed = true;
    QLocale::setDefault(localeOf(language));

    const QString folder = QStringLiteral(":/i18n/");
    // Qt's source texts are English. Qt has no Kazakh catalogue, and a minimal installation has no Russian one.
    if (m_toolkit.load(folder + QStringLiteral("qtbase_") + codeOf(language)))
        QCoreApplication::installTranslator(&m_toolkit);
    [[maybe_unused]] const bool loaded = m_program.load(folder + QStringLiteral("qumalaq_") + codeOf(language));
    Q_ASSERT(loaded);
    QCoreApplication::installTranslator(&m_program);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/i18n/language.h"

#include <QObject>
#include <QTranslator>

namespace qumalaq::desktop {

/// Puts the program and Qt's own dialogs into one of the languages, at run time: every widget gets a LanguageChange.
/// One for the whole program, in its thread. The catalogues are part of the program; nothing is read from the disk.
class Translator : public QObject {
    Q_OBJECT

public:
    explicit Translator(QObject* parent = nullptr);
    ~Translator() override;

    /// Source texts (English without plural forms) until the first call.
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }

Q_SIGNALS:
    /// After the catalogues are in place; LanguageChange events may still be on their way.
    void languageChanged(qumalaq::desktop::Language language);

private:
    QTranslator m_program;
    QTranslator m_toolkit;
    Language m_language = Language::English;
    bool m_installed = false;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/language.h"

#include <QTranslator>

namespace qumalaq::desktop {

/// Switches texts of the program and of Qt to a language at run time; the window then recreates its pages. One
/// instance, for the application's thread. Catalogues are built in.
class Translator {
public:
    /// Before the first call the source texts are shown: English without plural forms.
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }

private:
    QTranslator m_program;
    QTranslator m_toolkit;
    Language m_language = Language::English;
    bool m_installed = false;
};

} // namespace qumalaq::desktop

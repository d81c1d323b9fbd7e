// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/language.h"

#include <QTranslator>

namespace qumalaq::desktop {

/// Switches the program and Qt's dialogs to a language at run time; the window then makes its pages anew. There is one
/// instance, in the application's thread. The catalogues are built in; nothing is read from disk.
class Translator {
public:
    /// Until the first call the source texts are shown (English without plural forms).
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }

private:
    QTranslator m_program;
    QTranslator m_toolkit;
    Language m_language = Language::English;
    bool m_installed = false;
};

} // namespace qumalaq::desktop

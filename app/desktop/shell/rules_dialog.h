// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/i18n/language.h"

#include <QDialog>
#include <QTextBrowser>

class QPushButton;

namespace qumalaq::desktop {

/// A page of text whose pictures are painted by the board itself, in the theme and at the sharpness of the screen.
class RulesPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesPage(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void showLanguage(Language language);

    /// Pictures are "diagram:start", "diagram:capture" and "diagram:tuzdyk".
    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void reload();
    void reloadIfResized();
    [[nodiscard]] QImage diagram(const QString& name) const;

    Theme m_theme;
    Language m_language = Language::English;
    int m_shownWidth = 0;
};

/// How the game is played. May stay open beside the game.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    RulesDialog(const Theme& theme, Language language, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setLanguage(Language language);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    RulesPage* m_page;
    QPushButton* m_close;
};

} // namespace qumalaq::desktop

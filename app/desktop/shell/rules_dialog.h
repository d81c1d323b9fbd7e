// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/rules_page.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace qumalaq::desktop {

/// The rules of each game. It can stay open beside the game.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    RulesDialog(rules::GameId game, const Theme& theme, Language language, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setLanguage(Language language);
    /// The speed of the examples.
    void setSpeed(SowingSpeed speed);
    [[nodiscard]] RulesPage* page() const { return m_page; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showChosen();

    Language m_language;
    QLabel* m_gameLabel;
    QComboBox* m_game;
    RulesPage* m_page;
};

} // namespace qumalaq::desktop

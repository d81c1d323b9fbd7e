// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/rules_dialog.h"

#include "app/desktop/i18n/game_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

RulesDialog::RulesDialog(rules::GameId game, const Theme& theme, Language language, QWidget* parent)
    : QDialog(parent)
    , m_language(language)
    , m_gameLabel(new QLabel(this))
    , m_game(new QComboBox(this))
    , m_page(new RulesPage(this))
{
    const auto games = rules::allGames();
    for (const rules::GameId each : games)
        m_game->addItem(GameText::nameOf(each));
    m_game->setCurrentIndex(static_cast<int>(std::find(games.begin(), games.end(), game) - games.begin()));
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_gameLabel->setBuddy(m_game);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_gameLabel);
    head->addWidget(m_game);
    head->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addLayout(head);
    column->addWidget(m_page, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_game, &QComboBox::currentIndexChanged, this, &RulesDialog::showChosen);
    m_page->setTheme(theme);
    showChosen();
    retranslate();
    m_page->setFocus();
    resize(740, 680);
}

void RulesDialog::showChosen()
{
    m_page->showGame(rules::allGames()[static_cast<std::size_t>(m_game->currentIndex())], m_language);
}

void RulesDialog::setTheme(const Theme& theme)
{
    m_page->setTheme(theme);
}

void RulesDialog::setLanguage(Language language)
{
    m_language = language;
    showChosen();
}

void RulesDialog::setSpeed(SowingSpeed speed)
{
    m_page->setSpeed(speed);
}

void RulesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RulesDialog::retranslate()
{
    setWindowTitle(tr("Rules"));
    m_gameLabel->setText(tr("&Game"));
    const auto games = rules::allGames();
    for (std::size_t i = 0; i < games.size(); ++i)
        m_game->setItemText(static_cast<int>(i), GameText::nameOf(games[i]));
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/rules_dialog.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/fitting_scroll_area.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

RulesDialog::RulesDialog(std::optional<rules::GameId> game, const Settings& settings, const Theme& theme,
                         Language language, QWidget* parent)
    : QDialog(parent)
    , m_language(language)
    , m_choiceLabel(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_view(new RulesView(settings, this))
{
    const auto games = rules::allGames();
    for (const rules::GameId each : games)
        m_choice->addItem(GameText::nameOf(each));
    m_choice->addItem(QString());
    const auto chosen = game ? std::find(games.begin(), games.end(), *game) : games.end();
    m_choice->setCurrentIndex(static_cast<int>(chosen - games.begin()));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choiceLabel->setBuddy(m_choice);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_choiceLabel);
    head->addWidget(m_choice);
    head->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    column->addWidget(buttons);
    FittingScrollArea::addTo(*this, buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &RulesDialog::showChosen);
    m_view->setTheme(theme);
    showChosen();
    retranslate();
    m_view->setFocus();
    resize(740, 680);
}

void RulesDialog::showChosen()
{
    const auto games = rules::allGames();
    const auto index = static_cast<std::size_t>(m_choice->currentIndex());
    if (index < games.size())
        m_view->showGame(games[index], m_language);
    else
        m_view->showWithoutSeeing(m_language);
    showName();
}

void RulesDialog::showName()
{
    const bool isGame = m_choice->currentIndex() + 1 < m_choice->count();
    setWindowTitle(isGame ? tr("Rules") : m_choice->currentText());
    m_view->setAccessibleName(m_choice->currentText()); // it has the focus, and arrows scroll it
}

void RulesDialog::setTheme(const Theme& theme)
{
    m_view->setTheme(theme);
}

void RulesDialog::setLanguage(Language language)
{
    m_language = language;
    showChosen();
}

void RulesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RulesDialog::retranslate()
{
    m_choiceLabel->setText(tr("&Game"));
    const auto games = rules::allGames();
    for (std::size_t i = 0; i < games.size(); ++i)
        m_choice->setItemText(static_cast<int>(i), GameText::nameOf(games[i]));
    m_choice->setItemText(static_cast<int>(games.size()), tr("Playing without seeing"));
    showName();
}

} // namespace qumalaq::desktop

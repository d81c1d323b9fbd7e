// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/rules_dialog.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/fitting_scroll_area.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

RulesDialog::RulesDialog(std::optional<rules::GameId> game, const Settings& settings, Language language,
                         QWidget* parent)
    : QDialog(parent)
    , m_language(language)
    , m_choice(new QComboBox(this))
    , m_view(new RulesView(settings, this))
{
    const auto games = rules::allGames();
    for (const rules::GameId each : games)
        m_choice->addItem(GameText::nameOf(each));
    m_choice->addItem(tr("Playing without seeing"));
    const auto chosen = game ? std::find(games.begin(), games.end(), *game) : games.end();
    m_choice->setCurrentIndex(static_cast<int>(chosen - games.begin()));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* label = new QLabel(tr("&Game"), this);
    label->setBuddy(m_choice);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(label);
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
    showChosen();
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
    const bool isGame = m_choice->currentIndex() + 1 < m_choice->count();
    setWindowTitle(isGame ? tr("Rules") : m_choice->currentText());
    m_view->setAccessibleName(m_choice->currentText()); // it has the focus, for scrolling by keys
}

} // namespace qumalaq::desktop

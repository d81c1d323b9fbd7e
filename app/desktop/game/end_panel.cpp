// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/end_panel.h"

#include "app/desktop/frame/style.h"
#include "app/desktop/game/race_bar.h"
#include "app/desktop/i18n/game_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace qumalaq::desktop {

EndPanel::EndPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_reason(new QLabel(this))
    , m_score(new QLabel(this))
    , m_race(new RaceBar(this))
    , m_rematch(new QPushButton(this))
    , m_newGame(new QPushButton(this))
    , m_undo(new QPushButton(this))
{
    setRole(this, "card");
    setRole(m_title, "title");
    setRole(m_reason, "muted");
    setRole(m_score, "score");
    setRole(m_rematch, "primary");
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_reason->setWordWrap(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_rematch);
    buttons->addWidget(m_newGame);
    buttons->addWidget(m_undo);
    auto* grid = new QGridLayout(this);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_score, 0, 1, Qt::AlignRight);
    grid->addWidget(m_race, 1, 0, 1, 2);
    grid->addWidget(m_reason, 2, 0);
    grid->addLayout(buttons, 2, 1);

    connect(m_rematch, &QPushButton::clicked, this, &EndPanel::rematchWished);
    connect(m_newGame, &QPushButton::clicked, this, &EndPanel::newGameWished);
    connect(m_undo, &QPushButton::clicked, this, &EndPanel::undoWished);
    retranslate();
    hide();
}

void EndPanel::setOutcome(const std::optional<rules::Outcome>& outcome, const QString& title, int totalStones)
{
    m_outcome = outcome;
    m_totalStones = totalStones;
    setVisible(outcome.has_value());
    if (!outcome)
        return;
    m_title->setText(title);
    m_race->setScore({outcome->score[0], outcome->score[1]}, totalStones);
    retranslate();
}

void EndPanel::setTheme(const Theme& theme)
{
    m_race->setTheme(theme);
}

void EndPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EndPanel::retranslate()
{
    m_rematch->setText(tr("Rematch"));
    m_newGame->setText(tr("New game"));
    m_undo->setText(tr("Undo"));
    if (!m_outcome)
        return;
    m_score->setText(QStringLiteral("%1 : %2").arg(m_outcome->score[0]).arg(m_outcome->score[1]));
    m_reason->setText(GameText::reason(*m_outcome, m_totalStones));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_score->text() + QStringLiteral(". ") + m_reason->text());
}

} // namespace qumalaq::desktop

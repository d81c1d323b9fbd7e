// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/end_panel.h"

#include "app/desktop/frame/icons.h"
#include "app/desktop/frame/style.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/play/race_bar.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace qumalaq::desktop {

EndPanel::EndPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_matchScore(new QLabel(this))
    , m_score(new QLabel(this))
    , m_race(new RaceBar(this))
    , m_sources{new QLabel(this), new QLabel(this)}
    , m_reason(new QLabel(this))
    , m_rematch(new QPushButton(this))
    , m_review(new QPushButton(this))
    , m_newGame(new QPushButton(this))
    , m_undo(new QToolButton(this))
    , m_save(new QToolButton(this))
    , m_copy(new QToolButton(this))
{
    setRole(this, "card");
    setRole(m_title, "title");
    setRole(m_matchScore, "muted");
    setRole(m_score, "score");
    setRole(m_reason, "muted");
    setRole(m_rematch, "primary");
    m_title->setTextFormat(Qt::PlainText);
    m_matchScore->setTextFormat(Qt::PlainText);
    // A text that is too wide is elided; its tool tip has the full text.
    for (QLabel* label : {m_title, m_matchScore, m_sources[0], m_sources[1]})
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QLabel* label : m_sources)
        setRole(label, "small");
    m_sources[1]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_matchScore->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_reason->setWordWrap(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(m_title, 3);
    head->addWidget(m_matchScore, 2);
    head->addWidget(m_score);
    auto* sources = new QHBoxLayout;
    sources->addWidget(m_sources[0], 1);
    sources->addWidget(m_sources[1], 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_reason, 1);
    for (QToolButton* button : {m_undo, m_copy, m_save}) {
        button->setFocusPolicy(Qt::TabFocus);
        foot->addWidget(button);
    }
    for (QPushButton* button : {m_newGame, m_review, m_rematch})
        foot->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 10);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_race);
    column->addLayout(sources);
    column->addLayout(foot);

    connect(m_rematch, &QPushButton::clicked, this, &EndPanel::rematchWished);
    connect(m_newGame, &QPushButton::clicked, this, &EndPanel::newGameWished);
    connect(m_review, &QPushButton::clicked, this, &EndPanel::reviewWished);
    connect(m_undo, &QToolButton::clicked, this, &EndPanel::undoWished);
    connect(m_save, &QToolButton::clicked, this, &EndPanel::saveWished);
    connect(m_copy, &QToolButton::clicked, this, &EndPanel::copyWished);
    retranslate();
    hide();
}

void EndPanel::setContent(const std::optional<EndContent>& content)
{
    m_content = content;
    setVisible(content.has_value());
    if (!content)
        return;
    m_race->setScore({content->outcome.score[0], content->outcome.score[1]}, content->totalStones);
    retranslate();
}

void EndPanel::setTheme(const Theme& theme)
{
    m_race->setTheme(theme);
    m_undo->setIcon(themedIcon(QStringLiteral("undo"), theme));
    m_save->setIcon(themedIcon(QStringLiteral("save"), theme));
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), theme));
}

void EndPanel::setIconSize(int pixels)
{
    for (QToolButton* button : {m_undo, m_save, m_copy})
        button->setIconSize(QSize(pixels, pixels));
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
    m_review->setText(tr("Review"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setText(text);
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_undo, tr("Undo"));
    name(m_save, tr("Save the game"));
    name(m_copy, tr("Copy the game"));
    if (!m_content)
        return;
    const rules::Outcome& outcome = m_content->outcome;
    m_title->setText(m_content->title);
    m_title->setToolTip(m_content->title);
    m_matchScore->setText(m_content->matchScore);
    m_matchScore->setToolTip(m_content->matchScore);
    m_matchScore->setVisible(!m_content->matchScore.isEmpty());
    m_score->setText(QStringLiteral("%1 : %2").arg(outcome.score[0]).arg(outcome.score[1]));
    m_reason->setText(GameText::reason(outcome, m_content->totalStones));
    QString told;
    for (const rules::Side side : rules::kBothSides) {
        const learn::StoneSources& from = m_content->sources[rules::indexOf(side)];
        QStringList parts;
        const auto add = [&parts](int stones, const QString& text) {
            if (stones > 0)
                parts.append(text.arg(stones));
        };
        add(from.before, tr("%1 from the start", "stones"));
        add(from.captures, tr("%1 taken", "stones"));
        add(from.tuzdyk, tr("%1 from the tuzdyk", "stones"));
        add(from.sown, tr("%1 sown home", "stones"));
        add(from.sweep, tr("%1 from the row", "stones, at the end"));
        const QString text = parts.join(QStringLiteral(" · "));
        m_sources[rules::indexOf(side)]->setText(text);
        m_sources[rules::indexOf(side)]->setToolTip(text);
        if (!text.isEmpty())
            told += QStringLiteral(" %1: %2.").arg(GameText::sideName(side), text);
    }
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_score->text() + QStringLiteral(". ") + m_reason->text() + told);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/end_panel.h"

#include "app/desktop/game/learner_games.h"
#include "app/desktop/gameboard/score_bar.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/rating_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/style.h"
#include "core/session/match.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace qumalaq::desktop {

using rules::Side;

std::optional<EndContent> EndContent::of(const session::Match& match, const session::MatchTally& tally,
                                         const LearnerGames& games)
{
    const auto outcome = match.outcome();
    if (!outcome)
        return std::nullopt;
    const rules::History& history = match.history();
    EndContent content;
    content.outcome = *outcome;
    content.title = PlayerText::resultOf(match.spec(), *outcome);
    content.reason = PlayerText::reasonOf(match.spec(), *outcome);
    content.isByStones = PlayerText::isByStones(*outcome);
    content.names = {PlayerText::nameOf(match.spec(), Side::South), PlayerText::nameOf(match.spec(), Side::North)};
    content.totalStones = history.start().layout().totalStones;
    content.sources = learn::stoneSources(history, history.plies().size());
    if (match.spec().isRated)
        content.rating = RatingText::of(games.rating(match.spec().setup.game()));
    if (tally.games() > 1) {
        content.matchScore = tr("Match: %1 %2 – %3 %4", "name, points, points, name")
                                 .arg(PlayerText::nameOf(match.spec(), Side::South), tally.points(Side::South),
                                      tally.points(Side::North), PlayerText::nameOf(match.spec(), Side::North));
    }
    return content;
}

EndPanel::EndPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_rating(new QLabel(this))
    , m_matchScore(new QLabel(this))
    , m_score(new QLabel(this))
    , m_scoreBar(new ScoreBar(this))
    , m_sources{new QLabel(this), new QLabel(this)}
    , m_rematch(new QPushButton(tr("Rematch"), this))
    , m_review(new QPushButton(tr("Review"), this))
    , m_newGame(new QPushButton(tr("New game"), this))
    , m_copy(new QToolButton(this))
    , m_save(new QToolButton(this))
{
    setRole(this, "card");
    setRole(m_title, "title");
    setRole(m_matchScore, "muted");
    setRole(m_score, "score");
    setRole(m_rematch, "primary");
    m_rating->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_matchScore->setTextFormat(Qt::PlainText);
    for (QLabel* label : m_sources) {
        setRole(label, "small");
        label->setWordWrap(true);
    }
    m_title->setWordWrap(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // lines that wrap need more than the preferred height
    const auto name = [](QToolButton* button, const QString& text, const QString& whole) {
        button->setText(text);
        button->setToolTip(whole);
        setSpokenName(*button, whole);
        button->setFocusPolicy(Qt::TabFocus);
    };
    name(m_save, tr("Save", "the game"), tr("Save the game"));
    name(m_copy, tr("Copy", "the game"), tr("Copy the game"));
    layOut();

    connect(m_rematch, &QPushButton::clicked, this, &EndPanel::rematchRequested);
    connect(m_newGame, &QPushButton::clicked, this, &EndPanel::newGameRequested);
    connect(m_review, &QPushButton::clicked, this, &EndPanel::reviewRequested);
    m_save->setIcon(themedIcon(QStringLiteral("save")));
    m_copy->setIcon(themedIcon(QStringLiteral("copy")));
    connect(m_save, &QToolButton::clicked, this, &EndPanel::saveRequested);
    connect(m_copy, &QToolButton::clicked, this, &EndPanel::copyRequested);
    hide();
}

void EndPanel::setContent(const std::optional<EndContent>& content)
{
    m_content = content;
    setVisible(content.has_value());
    if (!content)
        return;
    m_scoreBar->setScore({content->outcome.score[0], content->outcome.score[1]}, content->totalStones);
    showContent();
}

void EndPanel::setShape(Shape shape)
{
    if (shape == std::exchange(m_shape, shape))
        return;
    layOut();
    showContent();
}

void EndPanel::setBrief(bool isBrief)
{
    if (isBrief == std::exchange(m_isBrief, isBrief))
        return;
    showContent();
}

int EndPanel::rowHeight() const
{
    m_rematch->ensurePolished();
    return m_rematch->sizeHint().height();
}

void EndPanel::layOut()
{
    delete layout();
    setRole(this, m_shape == Shape::Row ? "plain" : "card");
    // A row has no room for what the menus have, too.
    for (QToolButton* button : {m_copy, m_save}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setVisible(m_shape != Shape::Row);
    }
    if (m_shape == Shape::Column)
        layOutColumn();
    else
        layOutRow();
}

void EndPanel::layOutColumn()
{
    auto* next = new QHBoxLayout;
    next->addWidget(m_review, 1);
    next->addWidget(m_newGame, 1);
    auto* tools = new QHBoxLayout;
    for (QToolButton* button : {m_copy, m_save})
        tools->addWidget(button, 1, Qt::AlignHCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addWidget(m_score);
    column->addWidget(m_scoreBar);
    column->addWidget(m_rating);
    column->addWidget(m_sources[0]);
    column->addWidget(m_sources[1]);
    column->addWidget(m_matchScore);
    column->addSpacing(8);
    column->addStretch(1);
    column->addWidget(m_rematch);
    column->addLayout(next);
    column->addLayout(tools);
}

void EndPanel::layOutRow()
{
    const bool isSheet = m_shape == Shape::Sheet;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(isSheet ? QMargins(14, 8, 14, 8) : QMargins());
    row->addWidget(m_title);
    row->addWidget(m_score);
    row->addWidget(m_rating, 1);
    row->addWidget(m_matchScore, 1);
    row->addStretch(1);
    for (QToolButton* button : {m_copy, m_save})
        row->addWidget(button);
    for (QPushButton* button : {m_rematch, m_review, m_newGame})
        row->addWidget(button);
}

void EndPanel::showContent()
{
    if (!m_content)
        return;
    const rules::Outcome& outcome = m_content->outcome;
    m_title->setText(m_content->title);
    m_title->setVisible(m_shape != Shape::Row);
    m_matchScore->setText(m_content->matchScore);
    m_matchScore->setToolTip(m_content->matchScore);
    m_matchScore->setVisible(!m_content->matchScore.isEmpty());
    m_rating->setText(m_content->rating);
    m_rating->setVisible(!m_content->rating.isEmpty());
    m_score->setText(QStringLiteral("%1 : %2").arg(outcome.score[0]).arg(outcome.score[1]));
    m_score->setVisible(m_shape != Shape::Row && m_content->isByStones);
    m_scoreBar->setVisible(m_shape == Shape::Column && m_content->isByStones);
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
        add(from.sown, tr("%1 sown", "stones, into the store of the player who sows"));
        add(from.sweep, tr("%1 from the row", "stones, at the end"));
        const QString text = parts.join(QStringLiteral(" · "));
        QLabel* label = m_sources[rules::indexOf(side)];
        // Lines end between the parts.
        for (QString& part : parts)
            part.replace(u' ', QChar::Nbsp);
        label->setText(QStringLiteral("%1: %2").arg(m_content->names[rules::indexOf(side)],
                                                    parts.join(QStringLiteral("\u00a0· "))));
        label->setVisible(m_shape == Shape::Column && !m_isBrief && !text.isEmpty());
        if (!text.isEmpty())
            told += QStringLiteral(" %1: %2.").arg(m_content->names[rules::indexOf(side)], text);
    }
    setSpokenName(*this, m_title->text());
    if (!m_content->rating.isEmpty())
        told += u' ' + m_content->rating;
    const QString score = m_content->isByStones ? m_score->text() + QStringLiteral(". ") : QString();
    setSpokenDescription(*this, score + m_content->reason + told);
}

} // namespace qumalaq::desktop

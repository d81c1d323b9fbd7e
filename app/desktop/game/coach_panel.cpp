// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/coach_panel.h"

#include "app/desktop/frame/style.h"
#include "app/desktop/game/coach_controller.h"
#include "core/learn/fact.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kLineSpacing = 2;

} // namespace

PhraseLabel::PhraseLabel(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setFocusPolicy(Qt::TabFocus);
    setRole(this, "phrase");
}

void PhraseLabel::enterEvent(QEnterEvent* event)
{
    QLabel::enterEvent(event);
    Q_EMIT pointed(true);
}

void PhraseLabel::leaveEvent(QEvent* event)
{
    QLabel::leaveEvent(event);
    Q_EMIT pointed(hasFocus());
}

void PhraseLabel::focusInEvent(QFocusEvent* event)
{
    QLabel::focusInEvent(event);
    Q_EMIT pointed(true);
}

void PhraseLabel::focusOutEvent(QFocusEvent* event)
{
    QLabel::focusOutEvent(event);
    Q_EMIT pointed(false);
}

CoachPanel::CoachPanel(CoachController& coach, QWidget* parent)
    : QFrame(parent)
    , m_coach(coach)
    , m_heading(new QLabel(this))
    , m_back(new QPushButton(this))
{
    setRole(this, "notice");
    m_heading->setWordWrap(true);
    setRole(m_heading, "heading");
    auto* words = new QVBoxLayout;
    words->setSpacing(kLineSpacing);
    words->addWidget(m_heading);
    for (std::size_t i = 0; i < learn::kMostFactsTold; ++i) {
        auto* phrase = new PhraseLabel(this);
        connect(phrase, &PhraseLabel::pointed, this,
                [this, i](bool isPointed) { m_coach.point(isPointed ? std::optional(i) : std::nullopt); });
        words->addWidget(phrase);
        m_phrases.push_back(phrase);
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->addLayout(words, 1);
    row->addWidget(m_back, 0, Qt::AlignVCenter);
    connect(m_back, &QPushButton::clicked, this, [this] { m_coach.takeBack(); });
    connect(&m_coach, &CoachController::changed, this, &CoachPanel::refresh);
    refresh();
}

QString CoachPanel::text() const
{
    QStringList parts;
    if (!m_heading->isHidden())
        parts.append(m_heading->text());
    for (const PhraseLabel* phrase : m_phrases) {
        if (!phrase->isHidden())
            parts.append(phrase->text());
    }
    return parts.join(u' ');
}

/// While the coach is on, the panel reserves its height, so that the board does not move when the content changes.
void CoachPanel::keepPlace()
{
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(m_coach.isOn());
    setSizePolicy(policy);
    const int phrase = heightOfLines(m_phrases.front(), 1);
    m_back->ensurePolished();
    const int room = std::max({heightOfLines(m_heading, 1) + kLineSpacing + phrase,
                               static_cast<int>(m_phrases.size()) * (phrase + kLineSpacing) - kLineSpacing,
                               m_back->sizeHint().height()});
    const QMargins margins = layout()->contentsMargins() + contentsMargins();
    setMinimumHeight(m_coach.isOn() ? margins.top() + room + margins.bottom() : 0);
}

void CoachPanel::refresh()
{
    m_back->setText(tr("Take &back"));
    keepPlace();
    const QString heading = m_coach.heading();
    const auto phrases = m_coach.phrases();
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
    for (std::size_t i = 0; i < m_phrases.size(); ++i) {
        m_phrases[i]->setVisible(i < phrases.size());
        m_phrases[i]->setText(i < phrases.size() ? phrases[i].text : QString());
    }
    m_back->setVisible(m_coach.offersBack());
    const bool isShown = !heading.isEmpty() || !phrases.empty();
    const bool wasShown = !isHidden();
    setVisible(isShown);
    if (const QString now = text(); now != m_told) {
        m_told = now;
        setAccessibleName(now);
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    if (isShown != wasShown)
        Q_EMIT shownChanged();
}

} // namespace qumalaq::desktop

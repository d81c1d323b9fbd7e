// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learner_button.h"

#include "app/desktop/learn/learners.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/style.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace qumalaq::desktop {

namespace {

constexpr qsizetype kMaxShown = 20; ///< characters of a name

} // namespace

LearnerButton::LearnerButton(Learners& learners, QWidget* parent) : QToolButton(parent), m_learners(learners)
{
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setRole(this, "menu");
    setMenu(new QMenu(this));
    connect(&m_learners, &Learners::changed, this, &LearnerButton::refresh);
    refresh();
}

void LearnerButton::refresh()
{
    setVisible(!m_learners.isAlone());
    const QString name = m_learners.nameOf(m_learners.current());
    const QString shown = name.size() > kMaxShown ? name.left(kMaxShown - 1) + u'…' : name;
    setText(escapedLabel(shown));
    setToolTip(name);
    setAccessibleName(tr("Learner: %1").arg(name));
    menu()->clear();
    auto* names = new QActionGroup(menu());
    for (std::size_t i = 0; i < m_learners.all().size(); ++i) {
        QAction* action = menu()->addAction(escapedLabel(m_learners.nameOf(i)));
        action->setCheckable(true);
        action->setChecked(i == m_learners.current());
        names->addAction(action);
        // Queued, because a choice makes the menu anew.
        connect(
            action, &QAction::triggered, this, [this, i] { m_learners.choose(i); }, Qt::QueuedConnection);
    }
    menu()->addSeparator();
    connect(menu()->addAction(tr("&Class…")), &QAction::triggered, this, &LearnerButton::learnersRequested);
}

} // namespace qumalaq::desktop

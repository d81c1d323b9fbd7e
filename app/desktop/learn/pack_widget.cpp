// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/pack_widget.h"

#include "app/desktop/learn/exercise.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/style.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

PackWidget::PackWidget(UserPack pack, const LearnStore& store, QWidget* parent)
    : QFrame(parent)
    , m_pack(std::move(pack))
    , m_name(new ElidedLabel(this))
    , m_progress(new ElidedLabel(this))
    , m_puzzles(new QPushButton(this))
    , m_lessons(new QPushButton(this))
    , m_more(new QToolButton(this))
{
    setRole(this, "card");
    setRole(m_name, "heading");
    setRole(m_progress, "muted");
    for (QLabel* label : {m_name, m_progress})
        setNotRead(*label); // the buttons say it
    m_more->setText(QStringLiteral("⋯"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    m_copy = menu->addAction(QString());
    m_remove = menu->addAction(QString());
    m_more->setMenu(menu);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_name);
    words->addWidget(m_progress);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 8, 8);
    row->addLayout(words, 1);
    for (QPushButton* button : {m_lessons, m_puzzles}) {
        button->setAutoDefault(true); // Enter presses it, too
        row->addWidget(button);
    }
    row->addWidget(m_more);
    connect(m_puzzles, &QPushButton::clicked, this, &PackWidget::puzzlesRequested);
    connect(m_lessons, &QPushButton::clicked, this, &PackWidget::lessonsRequested);
    connect(m_copy, &QAction::triggered, this, &PackWidget::copyRequested);
    connect(m_remove, &QAction::triggered, this, &PackWidget::removalRequested);
    refresh(store);
}

void PackWidget::refresh(const LearnStore& store)
{
    const auto puzzles = LessonCatalog::puzzlesOf(*m_pack.pack);
    const auto solved = std::count_if(puzzles.begin(), puzzles.end(), [&store](const PuzzleRef& puzzle) {
        return store.isPuzzleDone(keyOf(*puzzle.puzzle));
    });
    const auto lessons = m_pack.pack->lessons.size();
    QStringList progress;
    if (!m_pack.pack->author.empty())
        progress.append(QString::fromStdString(m_pack.pack->author));
    if (!puzzles.empty())
        progress.append(tr("Puzzles solved: %1 of %2").arg(solved).arg(puzzles.size()));
    if (lessons > 0)
        progress.append(tr("Lessons: %1").arg(lessons));
    m_name->setText(m_pack.name);
    m_progress->setText(progress.join(QStringLiteral(" · ")));
    for (QPushButton* button : {m_puzzles, m_lessons})
        setSpokenDescription(*button, m_progress->text());
    m_puzzles->setText(tr("Solve"));
    setSpokenName(*m_puzzles, tr("Solve the puzzles of “%1”").arg(m_pack.name));
    m_puzzles->setVisible(!puzzles.empty());
    m_lessons->setText(tr("Learn"));
    setSpokenName(*m_lessons, tr("Start the lessons in “%1”").arg(m_pack.name));
    m_lessons->setVisible(lessons > 0);
    setSpokenName(*m_more, tr("More commands for “%1”").arg(m_pack.name));
    m_copy->setText(tr("&Save a copy…"));
    m_remove->setText(tr("&Remove"));
}

} // namespace qumalaq::desktop

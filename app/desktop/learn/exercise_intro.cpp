// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/exercise_intro.h"

#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace qumalaq::desktop {

namespace {

constexpr int kNarrowestWithBoard = 640;
constexpr int kGap = 24;

} // namespace

ExerciseIntro::ExerciseIntro(const Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_board(new ConfiguredBoard(settings, nullptr, this))
    , m_words(new QVBoxLayout)
{
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->setMinimumWidth(1); // it disappears from a narrow page instead of keeping it wide
    auto* side = new QVBoxLayout;
    side->addStretch(1);
    side->addLayout(m_words);
    side->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_board, 2);
    row->addLayout(side, 1);
}

void ExerciseIntro::updateLook()
{
    layout()->setSpacing(px(kGap));
}

void ExerciseIntro::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_board->setVisible(width() >= kNarrowestWithBoard);
}

} // namespace qumalaq::desktop

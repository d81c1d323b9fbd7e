// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/example_board.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kNarrowest = 240;

} // namespace

ExampleBoard::ExampleBoard(const RulesExample& example, const QString& caption, const Settings& settings,
                           QWidget* parent)
    : QWidget(parent)
    , m_example(example)
    , m_board(new ConfiguredBoard(settings, nullptr, this))
    , m_show(new QPushButton(tr("Show the move"), this))
{
    m_board->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_board->setBoardLayout(positionOf(example).layout());
    m_board->setPlayerNames({GameText::sideName(rules::Side::South), GameText::sideName(rules::Side::North)});
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        return PlaceText::describe(m_example.game, m_board->board(), place);
    };
    texts.toolTip = [this](rules::Place place) { return PlaceText::toolTip(m_example.game, m_board->board(), place); };
    m_board->setTexts(texts);
    m_board->setAccessibleName(tr("Example"));
    m_board->setAccessibleDescription(caption);
    auto* text = new QLabel(caption, this);
    text->setWordWrap(true);
    setRole(text, "muted");
    m_show->setAccessibleDescription(caption);
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    line->addWidget(text, 1);
    line->addWidget(m_show, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 8);
    column->addWidget(m_board, 0, Qt::AlignHCenter);
    column->addLayout(line);
    connect(m_show, &QPushButton::clicked, this, &ExampleBoard::showMove);
    connect(m_board, &BoardWidget::moveRequested, this, &ExampleBoard::showMove);
    showStart();
}

void ExampleBoard::showStart()
{
    m_board->show(positionOf(m_example).board());
    m_board->setPlayablePits({m_example.move.from});
    m_board->setHint(m_example.move.from);
}

void ExampleBoard::showMove()
{
    showStart();
    rules::AnyPosition position = positionOf(m_example);
    const rules::BoardState before = position.board();
    rules::MoveTrace trace;
    position.play(m_example.move, trace);
    m_board->setHint(std::nullopt);
    m_board->play(before, trace);
}

void ExampleBoard::fit(int width)
{
    const int fitting = std::clamp(width, kNarrowest, kWidest);
    m_board->setFixedSize(fitting, m_board->heightForWidth(fitting));
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/game_preview.h"

#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"
#include "core/notation/move_text.h"
#include "core/notation/turn_counter.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;

GamePreview::GamePreview(const Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_positions{rules::AnyPosition(rules::GameSetup())}
    , m_board(new ConfiguredBoard(settings, nullptr, this))
    , m_caption(new QLabel(this))
{
    m_board->setTimeScale(0);
    m_board->setFocusPolicy(Qt::NoFocus);
    setNotRead(*m_caption);
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) { return PlaceText::describe(game(), m_board->board(), place); };
    m_board->setTexts(texts);
    m_caption->setAlignment(Qt::AlignCenter);
    setRole(m_caption, "muted");

    m_board->setAccessibleName(tr("Board"));
    const std::array names = {tr("To the start"), tr("One move back"), tr("One move forward"), tr("To the end")};
    constexpr std::array kIcons = {"first", "previous", "next", "latest"};
    auto* row = new QHBoxLayout;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new QPushButton(themedIcon(QLatin1String(kIcons[i])), {}, this);
        m_buttons[i]->setAccessibleName(names[i]);
        m_buttons[i]->setAutoDefault(false);
        connect(m_buttons[i], &QPushButton::clicked, this, [this, i] {
            const std::array to = {0, m_ply - 1, m_ply + 1, lastPly()};
            stepTo(to[i]);
        });
        row->addWidget(m_buttons[i]);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_board);
    column->addWidget(m_caption);
    column->addLayout(row);
    column->addStretch(0);
}

void GamePreview::setGame(const notation::GameRecord& record, const std::optional<rules::AnyPosition>& sought)
{
    m_record = record;
    m_line = record.moves();
    m_positions = {record.start()};
    for (const rules::Move move : m_line) {
        m_positions.push_back(m_positions.back());
        m_positions.back().play(move);
    }
    int ply = 0;
    for (std::size_t i = 0; sought && i < m_positions.size(); ++i) {
        if (m_positions[i].board() == sought->board())
            ply = static_cast<int>(i);
    }
    goTo(ply);
}

void GamePreview::play(rules::Move move)
{
    if (m_ply == lastPly() || m_line[at()] != move) {
        m_positions.resize(at() + 1, position());
        m_line.resize(at());
        m_positions.push_back(position());
        m_positions.back().play(move);
        m_line.push_back(move);
    }
    stepTo(m_ply + 1);
}

void GamePreview::stepTo(int ply)
{
    goTo(ply);
    announceMove();
}

void GamePreview::announceMove() const
{
    if (!isVisible())
        return;
    if (m_ply == 0)
        return announce(*this, tr("The start of the game."), Announcer::Kind::State);
    rules::History history(m_record.setup(), m_record.start());
    for (std::size_t i = 0; i < at(); ++i)
        history.play(m_line[i]);
    announce(*this, AnnouncementText::move(history, at() - 1, Announcer::of(*this).verbosity()),
             Announcer::Kind::State);
}

void GamePreview::goTo(int ply)
{
    m_ply = std::clamp(ply, 0, lastPly());
    refresh();
    Q_EMIT moved();
}

void GamePreview::refresh()
{
    m_board->setBoardLayout(position().layout());
    // A line that leaves the game has no players.
    const bool isGame = m_record.moves() == m_line;
    const auto nameOf = [&](Side side) {
        return isGame ? PlayerText::nameOf(m_record, side) : GameText::sideName(side);
    };
    m_board->setPlayerNames({nameOf(Side::South), nameOf(Side::North)});
    notation::TurnCounter turns;
    for (std::size_t i = 0; i < at(); ++i)
        turns.count(m_positions[i].sideToMove());
    QString caption = tr("Start", "of a game");
    rules::MoveTrace trace;
    if (m_ply > 0) {
        rules::AnyPosition before = m_positions[at() - 1];
        const Side mover = before.sideToMove();
        caption = tr("Move %1, %2: %3", "number, South or North, the move")
                      .arg(QString::number(turns.numberFor(mover)), GameText::sideName(mover),
                           QString::fromStdString(notation::toText(before, m_line[at() - 1])));
        before.play(m_line[at() - 1], trace);
    }
    m_board->show(position().board(), m_ply > 0 ? &trace : nullptr);
    m_caption->setText(caption);
    enableButtons();
}

/// A focused button that becomes disabled passes the focus to its opposite.
void GamePreview::enableButtons()
{
    const bool canGoBack = m_ply > 0;
    const bool canGoOn = m_ply < lastPly();
    for (const bool isEnabled : {true, false}) {
        for (std::size_t i = 0; i < m_buttons.size(); ++i) {
            if ((i < 2 ? canGoBack : canGoOn) != isEnabled)
                continue;
            if (!isEnabled && m_buttons[i]->hasFocus())
                m_buttons[m_buttons.size() - 1 - i]->setFocus();
            m_buttons[i]->setEnabled(isEnabled);
        }
    }
}

void GamePreview::setBoardWidth(int pixels)
{
    m_board->setFixedSize(pixels, m_board->heightForWidth(pixels));
}

void GamePreview::setFlipped(bool flipped)
{
    m_board->setFlipped(flipped);
}

} // namespace qumalaq::desktop

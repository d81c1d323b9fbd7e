// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/empty_pits_picker.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/ui/configured_board.h"
#include "core/rules/any_position.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Pit;
using rules::Side;

namespace {

constexpr int kBoardWidth = 290; // px; a pit is as large as a fingertip

std::string textOf(const std::vector<Pit>& pits)
{
    std::string text;
    for (const Pit pit : pits) {
        if (!text.empty())
            text += ',';
        text += (pit.row == Side::South ? 's' : 'n') + std::to_string(pit.number);
    }
    return text;
}

} // namespace

EmptyPitsPicker::EmptyPitsPicker(const rules::GameSetup& setup, std::string_view key, const Settings& settings,
                                 QWidget* parent)
    : QWidget(parent)
    , m_setup(setup)
    , m_key(key)
    , m_board(new ConfiguredBoard(settings, nullptr, this))
{
    for (const Pit pit : setup.emptyPits(key))
        m_empty.push_back(pit);
    m_board->setTimeScale(0);
    m_board->setBoardLayout(rules::AnyPosition(setup).layout());
    m_board->setFixedSize(kBoardWidth, m_board->heightForWidth(kBoardWidth));
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        return PlaceText::describe(m_setup.game(), m_board->board(), place);
    };
    m_board->setTexts(texts);
    m_board->setAccessibleName(GameText::optionName(m_setup.game(), m_key));
    auto* lot = new QPushButton(tr("Choose at &random"), this);
    lot->setAutoDefault(false);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    line->addWidget(m_board);
    line->addWidget(lot, 0, Qt::AlignTop);
    line->addStretch(1);
    connect(m_board, &BoardWidget::moveRequested, this, &EmptyPitsPicker::toggle);
    connect(lot, &QPushButton::clicked, this, &EmptyPitsPicker::chooseRandomly);
    showPits();
}

std::string EmptyPitsPicker::value() const
{
    return textOf(m_empty);
}

void EmptyPitsPicker::toggle(Pit pit)
{
    const auto at = std::find(m_empty.begin(), m_empty.end(), pit);
    if (at == m_empty.end())
        m_empty.push_back(pit);
    else
        m_empty.erase(at);
    std::sort(m_empty.begin(), m_empty.end());
    showPits();
    Q_EMIT changed();
}

void EmptyPitsPicker::chooseRandomly()
{
    const rules::OptionSpec* spec = rules::findOption(m_setup.game(), m_key);
    std::vector<Pit> all;
    for (const Side side : rules::kBothSides) {
        for (int number = 1; number <= spec->pits; ++number)
            all.push_back({side, static_cast<std::uint8_t>(number)});
    }
    const auto before = m_empty;
    do { // until the setup accepts it, nearly always at the first try
        std::shuffle(all.begin(), all.end(), *QRandomGenerator::global());
        m_empty.assign(all.begin(), all.begin() + spec->maximum);
        std::sort(m_empty.begin(), m_empty.end());
    } while (m_empty == before || !m_setup.setOption(m_key, value()));
    showPits();
    Q_EMIT changed();
}

void EmptyPitsPicker::showPits()
{
    rules::BoardState board = rules::AnyPosition(m_setup).board();
    std::uint16_t full = 0;
    for (const Side side : rules::kBothSides) {
        for (int number = 1; number <= board.pits; ++number)
            full = std::max(full, board.at(Pit{side, static_cast<std::uint8_t>(number)}));
    }
    std::vector<Pit> all;
    for (const Side side : rules::kBothSides) {
        for (int number = 1; number <= board.pits; ++number) {
            const Pit pit{side, static_cast<std::uint8_t>(number)};
            all.push_back(pit);
            board.at(pit) = std::find(m_empty.begin(), m_empty.end(), pit) == m_empty.end() ? full : std::uint16_t{0};
        }
    }
    m_board->show(board);
    m_board->setPlayablePits(all);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_draft.h"

#include "core/notation/position_text.h"

#include <algorithm>

namespace qumalaq::notation {

using rules::Side;

void PositionDraft::take(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    m_setup = setup;
    m_layout = position.layout();
    m_board = position.board();
    m_turns = 0;
    if (hasPrescribed()) { // the turns are at the end of the position's text
        const std::string text = toText(position);
        m_turns = std::atoi(text.substr(text.rfind(' ') + 1).c_str());
    }
}

bool PositionDraft::hasTuzdyks() const
{
    return m_setup.game() == rules::GameId::Togyzqumalaq || m_setup.game() == rules::GameId::Toguzkorgool;
}

void PositionDraft::clear()
{
    m_board.rows = {};
    m_board.stores = {};
    m_board.tuzdyks = {};
    m_board.prescribed.reset();
}

void PositionDraft::setCount(rules::Place place, int count)
{
    if (!place.isStore() && m_board.tuzdykOwner(place.pit()))
        return;
    m_board.at(place) = static_cast<std::uint16_t>(std::clamp(count, 0, static_cast<int>(m_layout.totalStones)));
}

void PositionDraft::setTuzdyk(Side owner, int number)
{
    m_board.tuzdyks[indexOf(owner)] = static_cast<std::uint8_t>(number);
    if (number == 0)
        return;
    const rules::Pit pit{rules::opponentOf(owner), static_cast<std::uint8_t>(number)};
    auto& store = m_board.stores[indexOf(owner)];
    store = static_cast<std::uint16_t>(store + m_board.at(pit));
    m_board.at(pit) = 0;
}

void PositionDraft::balance(Side side)
{
    setCount(rules::Place::store(side), m_board.stores[indexOf(side)] + missing());
}

std::string PositionDraft::text() const
{
    std::string text;
    for (const Side side : rules::kBothSides) {
        for (std::size_t i = 0; i < m_board.pits; ++i)
            text += (i > 0 ? "," : "") + std::to_string(m_board.rows[indexOf(side)][i]);
        text += side == Side::South ? '/' : ' ';
    }
    text += std::to_string(m_board.stores[0]) + ',' + std::to_string(m_board.stores[1]) + ' ';
    if (rules::isTogyzFamily(m_setup.game())) {
        const auto mark = [](int number) { return number == 0 ? std::string("-") : std::to_string(number); };
        text += mark(m_board.tuzdyks[0]) + ',' + mark(m_board.tuzdyks[1]);
    } else if (m_board.prescribed) {
        text += (m_board.prescribed->row == Side::South ? 's' : 'n') + std::to_string(m_board.prescribed->number);
    } else {
        text += '-';
    }
    text += m_board.sideToMove == Side::South ? " s" : " n";
    if (m_setup.game() == rules::GameId::MangalaSuez)
        text += ' ' + std::to_string(m_turns);
    return text;
}

Expected<rules::AnyPosition, ParseError> PositionDraft::position() const
{
    const auto parsed = parsePosition(text(), m_setup);
    if (!parsed)
        return unexpected(parsed.error());
    return parsed->position;
}

} // namespace qumalaq::notation

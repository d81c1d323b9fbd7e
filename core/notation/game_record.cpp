// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/game_record.h"

#include "core/notation/player_name.h"

#include <algorithm>
#include <cassert>

namespace qumalaq::notation {

using rules::AnyPosition;

namespace {

constexpr std::string_view kKnownTags[] = {
    "Event",      "Site",     "Date",      "Round",     "White",       "Black",       "Result",
    "WhiteElo",   "BlackElo", "WhiteType", "BlackType", "WhiteLevel",  "BlackLevel",  "WhiteTitle",
    "BlackTitle", "Time",     "UTCDate",   "UTCTime",   "TimeControl", "Termination", "Annotator",
    "PlyCount",   "Game",     "Variant",   "Count",     "FEN",         "SetUp",
};

bool isSameWord(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [lower](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

std::string_view toText(GameResult result)
{
    switch (result) {
    case GameResult::SouthWins:
        return "1-0";
    case GameResult::NorthWins:
        return "0-1";
    case GameResult::Draw:
        return "1/2-1/2";
    case GameResult::Open:
        break;
    }
    return "*";
}

std::optional<GameResult> parseResult(std::string_view text)
{
    if (text == "1-0")
        return GameResult::SouthWins;
    if (text == "0-1")
        return GameResult::NorthWins;
    if (text == "1/2-1/2" || text == "½-½")
        return GameResult::Draw;
    if (text == "*")
        return GameResult::Open;
    return std::nullopt;
}

GameResult resultOf(const rules::Outcome& outcome)
{
    if (!outcome.winner)
        return GameResult::Draw;
    return *outcome.winner == rules::Side::South ? GameResult::SouthWins : GameResult::NorthWins;
}

bool isReservedTag(std::string_view name)
{
    return name == "Game" || name.starts_with(kOptionTagPrefix) || name == "FEN" || name == "SetUp" || name == "Result";
}

std::string standardTagName(std::string_view name)
{
    for (const std::string_view known : kKnownTags) {
        if (isSameWord(name, known))
            return std::string(known);
    }
    const std::string_view begin = name.substr(0, kOptionTagPrefix.size());
    if (isSameWord(begin, kOptionTagPrefix))
        return std::string(kOptionTagPrefix).append(name.substr(begin.size()));
    return std::string(name);
}

bool isTagName(std::string_view name)
{
    return !name.empty() && canBeginTagName(name.front()) && std::all_of(name.begin(), name.end(), [](char c) {
        return canBeginTagName(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
    });
}

std::string_view GameRecord::tag(std::string_view name) const
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), [name](const Tag& t) { return t.name == name; });
    return found == m_tags.end() ? std::string_view() : std::string_view(found->value);
}

void GameRecord::setTag(std::string_view name, std::string_view value)
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), [name](const Tag& t) { return t.name == name; });
    if (found == m_tags.end())
        addTag(name, value);
    else
        found->value = oneLine(value);
}

void GameRecord::addTag(std::string_view name, std::string_view value)
{
    assert(isTagName(name) && !isReservedTag(name));
    m_tags.push_back({std::string(name), oneLine(value)});
}

AnyPosition GameRecord::positionAt(NodeId node) const
{
    AnyPosition position = m_start;
    for (const NodeId step : m_tree.lineTo(node))
        position.play(m_tree.move(step));
    return position;
}

std::vector<rules::Move> GameRecord::moves() const
{
    std::vector<rules::Move> list;
    for (NodeId node = m_tree.firstChild(NodeId::Root); node != NodeId::None; node = m_tree.firstChild(node))
        list.push_back(m_tree.move(node));
    return list;
}

std::optional<rules::Side> personAgainstComputer(const GameRecord& record)
{
    const auto isComputer = [&record](rules::Side side) {
        return parseComputerName(record.tag(nameTagOf(side))).has_value();
    };
    if (isComputer(rules::Side::South) == isComputer(rules::Side::North))
        return std::nullopt;
    return isComputer(rules::Side::South) ? rules::Side::North : rules::Side::South;
}

} // namespace qumalaq::notation

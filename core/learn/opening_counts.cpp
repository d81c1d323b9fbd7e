// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/opening_counts.h"

#include "core/learn/key_lines.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Move;

using Code = TextError::Code;

int OpeningCounts::Position::games() const
{
    int games = 0;
    for (const Played& played : moves)
        games += played.games;
    return games;
}

const OpeningCounts::Position* OpeningCounts::find(const AnyPosition& position) const
{
    const auto found = std::find_if(m_positions.begin(), m_positions.end(),
                                    [&position](const Position& known) { return known.position == position; });
    return found == m_positions.end() ? nullptr : &*found;
}

std::optional<OpeningCounts::Share> OpeningCounts::shareOf(const AnyPosition& position, Move move) const
{
    const Position* known = find(position);
    if (!known)
        return std::nullopt;
    const auto played = std::find_if(known->moves.begin(), known->moves.end(),
                                     [move](const Played& other) { return other.move == move; });
    return Share{played == known->moves.end() ? 0 : played->games, known->games()};
}

OpeningCounts OpeningCounts::of(std::span<const rules::History> games, const rules::GameSetup& setup,
                                std::string source)
{
    OpeningCounts counts;
    counts.m_setup = setup;
    counts.m_source = std::move(source);
    for (const rules::History& game : games) {
        if (!(game.setup() == setup) || !(game.start() == AnyPosition(setup)))
            continue;
        AnyPosition at = game.start();
        std::vector<Move> path;
        for (const auto& ply : game.plies()) {
            if (path.size() == kMaxPlies)
                break;
            auto known = std::find_if(counts.m_positions.begin(), counts.m_positions.end(),
                                      [&at](const Position& position) { return position.position == at; });
            if (known == counts.m_positions.end())
                known = counts.m_positions.insert(known, Position{at, path, {}});
            auto& moves = known->moves;
            auto played = std::find_if(moves.begin(), moves.end(),
                                       [&ply](const Played& other) { return other.move == ply.move; });
            if (played == moves.end())
                played = moves.insert(played, Played{ply.move, 0});
            ++played->games;
            at.play(ply.move);
            path.push_back(ply.move);
        }
    }
    std::erase_if(counts.m_positions, [](const Position& position) { return position.games() < kMinGames; });
    for (Position& position : counts.m_positions) {
        std::sort(position.moves.begin(), position.moves.end(), [](const Played& a, const Played& b) {
            return std::pair(-a.games, a.move.from.number) < std::pair(-b.games, b.move.from.number);
        });
    }
    std::stable_sort(counts.m_positions.begin(), counts.m_positions.end(), [](const Position& a, const Position& b) {
        return std::pair(a.path.size(), -a.games()) < std::pair(b.path.size(), -b.games());
    });
    return counts;
}

std::string OpeningCounts::toText() const
{
    std::string text = "game = " + std::string(rules::idOf(m_setup.game())) + "\nsource = " + m_source + '\n';
    for (const Position& known : m_positions) {
        AnyPosition at(m_setup);
        text += "\n[after";
        for (const Move move : known.path) {
            text += ' ' + notation::toText(at, move);
            at.play(move);
        }
        text += "]\n";
        for (const Played& played : known.moves)
            text += notation::toText(at, played.move) + " = " + std::to_string(played.games) + '\n';
    }
    return text;
}

Expected<OpeningCounts, std::vector<TextError>> OpeningCounts::parse(std::string_view text)
{
    std::vector<TextError> faults;
    const KeyLines lines = splitKeyLines(text, faults);
    OpeningCounts counts;
    const Section& head = lines.sections.front();
    const KeyLine* game = head.find("game");
    const KeyLine* source = head.find("source");
    if (!game || !source)
        faults.push_back(faultAt(Code::MissingKey, head.at, game ? "source" : "game"));
    const auto id = game ? rules::gameById(game->value) : std::nullopt;
    if (game && !id)
        faults.push_back(faultAt(Code::UnknownGame, game->valueAt, game->value));
    if (!faults.empty())
        return unexpected(std::move(faults));
    counts.m_setup = rules::GameSetup(*id);
    counts.m_source = source->value;
    for (std::size_t i = 1; i < lines.sections.size(); ++i) {
        const Section& section = lines.sections[i];
        Position known{AnyPosition(counts.m_setup), {}, {}};
        bool isLegal = section.kind == "after";
        if (!isLegal)
            faults.push_back(faultAt(Code::UnknownSection, section.at, section.kind));
        std::string_view path = section.id;
        while (isLegal && !path.empty()) {
            const std::string_view word = path.substr(0, path.find(' '));
            path.remove_prefix(std::min(word.size() + 1, path.size()));
            const auto move = notation::parseMove(word, known.position);
            if (!move) {
                faults.push_back(faultAt(Code::BadMove, section.at, word));
                isLegal = false;
                break;
            }
            known.path.push_back(*move);
            known.position.play(*move);
        }
        if (!isLegal)
            continue;
        if (counts.find(known.position))
            faults.push_back(faultAt(Code::DuplicateId, section.at, section.id));
        for (const KeyLine& entry : section.entries) {
            const auto move = notation::parseMove(entry.key, known.position);
            if (!move)
                faults.push_back(faultAt(Code::BadMove, entry.keyAt, entry.key));
            int games = 0;
            const char* const end = entry.value.data() + entry.value.size();
            const auto [at, error] = std::from_chars(entry.value.data(), end, games);
            if (error != std::errc() || at != end || games < 1)
                faults.push_back(faultAt(Code::BadNumber, entry.valueAt, entry.value));
            if (move)
                known.moves.push_back({*move, games});
        }
        counts.m_positions.push_back(std::move(known));
    }
    if (!faults.empty()) {
        sortByPlace(faults);
        return unexpected(std::move(faults));
    }
    return counts;
}

} // namespace qumalaq::learn

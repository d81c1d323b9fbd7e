// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/program_player.h"

#include "core/notation/move_text.h"
#include "core/protocol/protocol_text.h"

#include <QString>

namespace qumalaq::workshop {

namespace {

/// Replays the game from the start, because the text of a move depends on the position.
std::string wordsOf(const rules::History& history)
{
    std::string words = "position startpos moves";
    for (std::size_t ply = 0; ply < history.plies().size(); ++ply)
        words += ' ' + protocol::toWire(history.positionAt(ply), history.plies()[ply].move);
    return words;
}

} // namespace

ProgramPlayer::ProgramPlayer(std::string path, Options options, const ai::Limits& limits, const rules::GameSetup& setup)
    : m_path(std::move(path))
    , m_options(std::move(options))
    , m_limits(limits)
{
    Options ofGame = {{"Game", std::string(rules::idOf(setup.game()))}};
    for (const rules::OptionSpec& option : rules::optionsOf(setup.game()))
        ofGame.emplace_back(option.key, setup.option(option.key));
    m_options.insert(m_options.begin(), ofGame.begin(), ofGame.end());
}

void ProgramPlayer::start()
{
    if (!m_process.start(QString::fromStdString(m_path), {}))
        return;
    m_process.send("ugi");
    if (!m_process.await("ugiok"))
        return;
    for (const auto& [name, value] : m_options)
        m_process.send("setoption name " + name + " value " + value);
}

void ProgramPlayer::newGame(std::uint64_t /*seed*/)
{
    if (!m_process.isRunning())
        start();
    m_process.send("uginewgame");
}

rules::Move ProgramPlayer::choose(const rules::History& history)
{
    constexpr rules::Move kNone{{rules::Side::South, 0}};
    const std::optional<ai::Limits::Clock> clock = std::exchange(m_clock, std::nullopt);
    m_process.send(wordsOf(history));
    std::string go = "go";
    if (m_limits.moveTime)
        go += " movetime " + std::to_string(m_limits.moveTime->count());
    if (m_limits.depth)
        go += " depth " + std::to_string(*m_limits.depth);
    if (m_limits.nodes)
        go += " nodes " + std::to_string(*m_limits.nodes);
    if (clock) {
        go += " p1time " + std::to_string(clock->remaining[0].count()) + " p2time "
              + std::to_string(clock->remaining[1].count()) + " p1inc " + std::to_string(clock->increment[0].count())
              + " p2inc " + std::to_string(clock->increment[1].count());
    }
    m_process.send(go);
    const auto answer = m_process.await("bestmove ");
    if (!answer)
        return kNone;
    const std::string word = answer->substr(0, answer->find(' '));
    const auto move = notation::parseMove(word, history.position());
    return move ? *move : kNone;
}

} // namespace qumalaq::workshop

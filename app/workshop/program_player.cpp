// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/program_player.h"

#include "core/notation/move_text.h"
#include "core/protocol/words.h"

#include <QProcess>
#include <QString>

#include <algorithm>

namespace qumalaq::workshop {

namespace {

constexpr int kAnswerTimeoutMs = 60'000;
constexpr int kQuitTimeoutMs = 2'000;

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

ProgramPlayer::~ProgramPlayer()
{
    if (!m_process || m_process->state() == QProcess::NotRunning)
        return;
    send("quit");
    if (!m_process->waitForFinished(kQuitTimeoutMs)) {
        m_process->kill();
        m_process->waitForFinished(kQuitTimeoutMs);
    }
}

void ProgramPlayer::start()
{
    m_process = std::make_unique<QProcess>();
    m_process->setStandardErrorFile(QProcess::nullDevice());
    m_process->start(QString::fromStdString(m_path), {});
    if (!m_process->waitForStarted())
        return;
    send("ugi");
    if (!await("ugiok"))
        return;
    for (const auto& [name, value] : m_options)
        send("setoption name " + name + " value " + value);
}

void ProgramPlayer::send(const std::string& line)
{
    m_process->write((line + '\n').c_str());
    m_process->waitForBytesWritten(kAnswerTimeoutMs);
}

std::optional<std::string> ProgramPlayer::await(std::string_view word)
{
    for (;;) {
        while (m_process->canReadLine()) {
            const std::string line = m_process->readLine().trimmed().toStdString();
            if (line.compare(0, word.size(), word) == 0 && (line.size() == word.size() || line[word.size()] == ' '))
                return line.substr(std::min(line.size(), word.size() + 1));
        }
        if (!m_process->waitForReadyRead(kAnswerTimeoutMs) && !m_process->canReadLine()) {
            m_process->kill(); // otherwise every further command would wait as long
            return std::nullopt;
        }
    }
}

void ProgramPlayer::newGame(std::uint64_t /*seed*/)
{
    if (!m_process || m_process->state() != QProcess::Running)
        start();
    send("uginewgame");
}

rules::Move ProgramPlayer::choose(const rules::History& history)
{
    constexpr rules::Move kNone{{rules::Side::South, 0}};
    const std::optional<ai::Limits::Clock> clock = std::exchange(m_clock, std::nullopt);
    send(wordsOf(history));
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
    send(go);
    const auto answer = await("bestmove");
    if (!answer)
        return kNone;
    const std::string word = answer->substr(0, answer->find(' '));
    const auto move = notation::parseMove(word, history.position());
    return move ? *move : kNone;
}

} // namespace qumalaq::workshop

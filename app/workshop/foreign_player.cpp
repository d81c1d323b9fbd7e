// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/foreign_player.h"

#include "core/learn/key_lines.h"
#include "core/notation/position_text.h"
#include "core/protocol/protocol_text.h"

#include <QProcess>
#include <QString>
#include <QStringList>

#include <charconv>
#include <cstddef>
#include <utility>
#include <vector>

namespace qumalaq::workshop {

using rules::Side;

namespace {

constexpr std::string_view kMove = "{move}";

[[nodiscard]] std::string rowOf(const rules::BoardState& board, Side side)
{
    std::string text;
    for (std::size_t i = 0; i < board.pits; ++i)
        text += (i > 0 ? "," : "") + std::to_string(board.rows[rules::indexOf(side)][i]);
    return text;
}

[[nodiscard]] std::string movesOf(const rules::History& history)
{
    std::string text;
    for (std::size_t ply = 0; ply < history.plies().size(); ++ply)
        text += (ply > 0 ? " " : "") + protocol::toWire(history.positionAt(ply), history.plies()[ply].move);
    return text;
}

} // namespace

Expected<ForeignProtocol, std::string> ForeignProtocol::parse(std::string_view text)
{
    std::vector<learn::TextError> faults;
    const learn::KeyLines lines = learn::splitKeyLines(text, faults);
    if (!faults.empty() || lines.sections.size() != 1)
        return unexpected("line " + std::to_string(faults.empty() ? lines.sections[1].at.line : faults.front().line));
    ForeignProtocol protocol;
    std::string firstPit = "1";
    const std::pair<std::string_view, std::string*> keys[] = {{"command", &protocol.command},
                                                              {"start", &protocol.start},
                                                              {"ask", &protocol.ask},
                                                              {"answer", &protocol.answer},
                                                              {"first_pit", &firstPit}};
    for (const learn::KeyLine& entry : lines.sections.front().entries) {
        std::string* value = nullptr;
        for (const auto& [key, to] : keys)
            value = key == entry.key ? to : value;
        if (value == nullptr)
            return unexpected(entry.key);
        *value = entry.value;
    }
    for (const auto& [key, value] : keys) {
        if (value->empty() && key != "start")
            return unexpected(std::string(key));
    }
    if (firstPit != "0" && firstPit != "1")
        return unexpected(std::string("first_pit"));
    protocol.firstPit = firstPit == "0" ? 0 : 1;
    const std::size_t move = protocol.answer.find(kMove);
    if (move == std::string::npos)
        return unexpected(std::string("answer"));
    protocol.answer.resize(move);
    return protocol;
}

ForeignPlayer::ForeignPlayer(ForeignProtocol protocol, const ai::Limits& limits)
    : m_protocol(std::move(protocol))
    , m_limits(limits)
{
}

void ForeignPlayer::newGame(std::uint64_t /*seed*/)
{
    if (!m_process.isRunning()) {
        QStringList words = QProcess::splitCommand(QString::fromStdString(m_protocol.command));
        const QString program = words.takeFirst();
        if (!m_process.start(program, words, QString::fromStdString(m_protocol.folder)))
            return;
    }
    if (!m_protocol.start.empty())
        m_process.send(m_protocol.start);
}

std::string ForeignPlayer::question(const rules::History& history) const
{
    const rules::BoardState board = history.position().board();
    const auto tuzdykOf = [&](Side side) {
        return std::to_string(board.tuzdyks[rules::indexOf(side)] - 1 + m_protocol.firstPit);
    };
    const std::pair<std::string_view, std::string> values[] = {
        {"{position}", notation::toText(history.position())},
        {"{moves}", movesOf(history)},
        {"{south}", rowOf(board, Side::South)},
        {"{north}", rowOf(board, Side::North)},
        {"{stores}", std::to_string(board.stores[0]) + ',' + std::to_string(board.stores[1])},
        {"{tuzdyks}", tuzdykOf(Side::South) + ',' + tuzdykOf(Side::North)},
        {"{side}", std::to_string(rules::indexOf(board.sideToMove))},
        {"{time}", std::to_string(m_limits.moveTime ? m_limits.moveTime->count() : 0)},
        {"{depth}", std::to_string(m_limits.depth.value_or(0))},
        {"{nodes}", std::to_string(m_limits.nodes.value_or(0))},
    };
    std::string text = m_protocol.ask;
    for (const auto& [word, value] : values) {
        if (const std::size_t at = text.find(word); at != std::string::npos)
            text.replace(at, word.size(), value);
    }
    return text;
}

rules::Move ForeignPlayer::choose(const rules::History& history)
{
    const Side mover = history.position().sideToMove();
    rules::Move move{{mover, 0}}; // cannot be played
    if (!m_process.isRunning())
        return move;
    m_process.send(question(history));
    const auto answer = m_process.await(m_protocol.answer);
    int number = 0;
    if (answer && std::from_chars(answer->data(), answer->data() + answer->size(), number).ec == std::errc()) {
        number += 1 - m_protocol.firstPit;
        if (number >= 1 && number <= rules::kMaxPits)
            move.from.number = static_cast<std::uint8_t>(number);
    }
    return move;
}

} // namespace qumalaq::workshop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/online_text.h"

#include "core/notation/move_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/notation/turn_counter.h"

#include <algorithm>

namespace qumalaq::notation {

using rules::AnyPosition;
using rules::Side;
using rules::TraceEvent;

namespace {

constexpr std::size_t kColumns = 59;

class LineWrapper {
public:
    void add(const std::string& word)
    {
        if (m_column != 0 && m_column + 1 + word.size() > kColumns) {
            m_text += '\n';
            m_column = 0;
        } else if (m_column != 0) {
            m_text += ' ';
            ++m_column;
        }
        m_text += word;
        m_column += word.size();
    }

    /// Appends to the last word, whatever the length of the line.
    void append(std::string_view text) { m_text += text; }

    [[nodiscard]] std::string finish() && { return std::move(m_text) + '\n'; }

private:
    std::string m_text;
    std::size_t m_column = 0;
};

} // namespace

std::string toScoresheetText(const AnyPosition& position, rules::Move move)
{
    AnyPosition after = position;
    rules::MoveTrace trace;
    after.play(move, trace);
    const bool isCapture = std::any_of(trace.begin(), trace.end(),
                                       [](const TraceEvent& event) { return event.kind == TraceEvent::Kind::Capture; });
    std::string text = toText(position, move);
    if (isCapture)
        text += '(' + std::to_string(after.board().at(rules::Place::store(position.sideToMove()))) + ')';
    return text;
}

std::string toOnlineText(const GameRecord& record)
{
    LineWrapper words;
    AnyPosition position = record.start();
    TurnCounter turns;
    for (const rules::Move move : record.moves()) {
        const Side mover = position.sideToMove();
        if (mover == Side::South && turns.lastMover() != mover)
            words.add(std::to_string(turns.numberFor(mover)) + '.');
        else if (!turns.lastMover())
            words.add(std::to_string(turns.numberFor(mover)) + "...");
        std::string word = toScoresheetText(position, move);
        std::replace(word.begin(), word.end(), 'x', 'X');
        position.play(move);
        turns.count(mover);
        words.add(word);
    }
    words.add(std::string(toText(record.result())));
    const rules::BoardState board = position.board();
    if (position.outcome() && board.rowTotal(board.sideToMove) == 0)
        words.append(" {" + std::string(kZeroMark) + '}');
    return tagLines(record) + '\n' + std::move(words).finish();
}

} // namespace qumalaq::notation

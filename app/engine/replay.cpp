// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/replay.h"

#include "core/base/utf8.h"
#include "core/notation/position_text.h"
#include "core/protocol/protocol_text.h"

#include <istream>
#include <ostream>

namespace qumalaq::console {

Expected<void, Problem> replay(const rules::History& start, std::istream& in, std::ostream& out)
{
    std::string line;
    for (int number = 1; out && std::getline(in, line); ++number) {
        const auto moves = protocol::parseMoves(number == 1 ? withoutByteOrderMark(line) : line);
        if (!moves)
            return unexpected("standard input: line " + std::to_string(number) + ", column "
                              + std::to_string(moves.error().column) + ": " + protocol::describe(moves.error()));
        rules::History history = start;
        if (const auto illegal = protocol::playAll(history, *moves)) {
            out << "illegal at " << *illegal << '\n';
            continue;
        }
        out << notation::toText(history.position());
        if (const auto outcome = history.outcome())
            out << " over " << outcome->score[0] << '-' << outcome->score[1] << ' '
                << protocol::wordFor(outcome->reason);
        out << '\n';
    }
    return {};
}

} // namespace qumalaq::console

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/move_list_model.h"

#include "app/desktop/text/clock_text.h"
#include "core/notation/turn_counter.h"

namespace qumalaq::desktop {

void MoveListModel::setHistory(const rules::History& history, const std::vector<session::Milliseconds>& spent,
                               bool isEndCounted)
{
    std::vector<MoveRow> rows;
    notation::TurnCounter turns;
    const auto& plies = history.plies();
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        const rules::AnyPosition& before = history.positionAt(ply);
        const rules::Side mover = before.sideToMove();
        turns.count(mover);
        if (rows.empty() || rows.back().number != turns.numberFor(mover))
            rows.push_back({turns.numberFor(mover), 0, {}, {}});
        MoveWord word = moveWord(static_cast<int>(ply), before, plies[ply].move, plies[ply].trace);
        if (ply < spent.size())
            word.spent = ClockText::spent(spent[ply]);
        rows.back().cells[rules::indexOf(mover)].push_back(word);
        rows.back().score = scoreOf(plies[ply].after, isEndCounted);
    }
    setRows(std::move(rows));
}

} // namespace qumalaq::desktop

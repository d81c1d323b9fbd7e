// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/move_preview.h"

namespace qumalaq::desktop {

MovePreview MovePreviews::of(const rules::AnyPosition& position, rules::Move move)
{
    using Kind = rules::TraceEvent::Kind;
    const rules::Side mover = position.sideToMove();
    const std::uint16_t storeBefore = position.board().stores[rules::indexOf(mover)];
    rules::AnyPosition after = position;
    rules::MoveTrace trace;
    after.play(move, trace);

    MovePreview preview;
    preview.source = move.from;
    bool makesTuzdyk = false;
    bool movesAgain = false;
    for (const rules::TraceEvent& event : trace) {
        if (event.kind == Kind::Drop)
            preview.path.push_back(event.to);
        makesTuzdyk = makesTuzdyk || event.kind == Kind::MakeTuzdyk;
        movesAgain = movesAgain || (event.kind == Kind::Turn && event.to.side == mover);
    }
    const int gained = after.board().stores[rules::indexOf(mover)] - storeBefore;
    if (makesTuzdyk)
        preview.verdict = tr("tuzdyk", "verdict of a move, at the landing pit");
    else if (gained > 0)
        preview.verdict = QStringLiteral("+%1").arg(gained);
    else if (movesAgain)
        preview.verdict = tr("again", "verdict of a move: the same player moves again");
    return preview;
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/ledger.h"

#include <cassert>

namespace qumalaq::learn {

using rules::indexOf;
using rules::Side;
using rules::TraceEvent;

namespace {

[[nodiscard]] TuzdykAccount accountOf(Side owner, rules::Pit pit)
{
    TuzdykAccount account;
    account.owner = owner;
    account.pit = pit;
    return account;
}

void bank(TuzdykAccount& account, std::size_t ply, int stones)
{
    if (account.entries.empty() || account.entries.back().ply != ply)
        account.entries.push_back({ply, 0});
    account.entries.back().stones += stones;
    account.total += stones;
}

} // namespace

TuzdykLedger tuzdykLedger(const rules::History& history, std::size_t plies)
{
    assert(plies <= history.plies().size());
    TuzdykLedger ledger;
    const rules::BoardState start = history.start().board();
    for (const Side owner : rules::kBothSides) {
        if (const std::uint8_t number = start.tuzdyks[indexOf(owner)])
            ledger[indexOf(owner)] = accountOf(owner, {rules::opponentOf(owner), number});
    }
    for (std::size_t ply = 1; ply <= plies; ++ply) {
        for (const TraceEvent& event : history.plies()[ply - 1].trace) {
            auto& account = ledger[indexOf(event.to.side)];
            if (event.kind == TraceEvent::Kind::MakeTuzdyk) {
                account = accountOf(event.to.side, event.from.pit());
                account->madeAt = ply;
            } else if (event.kind == TraceEvent::Kind::Bank && account) {
                bank(*account, ply, event.count);
            }
        }
    }
    return ledger;
}

std::array<StoneSources, 2> stoneSources(const rules::History& history, std::size_t plies)
{
    assert(plies <= history.plies().size());
    std::array<StoneSources, 2> sources;
    const rules::BoardState start = history.start().board();
    for (const Side side : rules::kBothSides)
        sources[indexOf(side)].before = start.stores[indexOf(side)];
    for (std::size_t ply = 0; ply < plies; ++ply) {
        for (const TraceEvent& event : history.plies()[ply].trace) {
            StoneSources& source = sources[indexOf(event.to.side)];
            if (event.kind == TraceEvent::Kind::Capture)
                source.captures += event.count;
            else if (event.kind == TraceEvent::Kind::Bank)
                source.tuzdyk += event.count;
            else if (event.kind == TraceEvent::Kind::Collect)
                source.sweep += event.count;
            else if (event.kind == TraceEvent::Kind::Drop && event.to.isStore())
                ++source.sown;
        }
    }
    return sources;
}

} // namespace qumalaq::learn

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/record_of_history.h"

namespace qumalaq::notation {

using rules::History;

GameRecord toRecord(const History& history)
{
    GameRecord record(history.setup(), history.start());
    NodeId node = NodeId::Root;
    for (const History::Ply& ply : history.plies())
        node = record.tree().add(node, ply.move);
    if (const auto outcome = history.outcome())
        record.setResult(notation::resultOf(*outcome));
    return record;
}

History toHistory(const GameRecord& record, std::size_t plies)
{
    History history(record.setup(), record.start());
    const auto& tree = record.tree();
    for (NodeId node = tree.firstChild(NodeId::Root); node != NodeId::None; node = tree.firstChild(node)) {
        if (history.plies().size() >= plies || !history.canPlay(tree.move(node)))
            break;
        history.play(tree.move(node));
    }
    return history;
}

History toHistory(const GameRecord& record, NodeId node)
{
    History history(record.setup(), record.start());
    for (const NodeId step : record.tree().lineTo(node)) {
        if (!history.canPlay(record.tree().move(step)))
            break;
        history.play(record.tree().move(step));
    }
    return history;
}

} // namespace qumalaq::notation

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/search.h"
#include "core/learn/puzzle.h"

#include <QFile>
#include <QTest>

/// Verifies the shipped puzzles with the engine.
namespace qumalaq::learn {

inline PuzzlePack shippedPuzzles(const char* game = "togyzqumalaq")
{
    QFile file(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/puzzles/%1.txt").arg(QLatin1String(game)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there are no puzzles");
    auto pack = parsePuzzles(file.readAll().toStdString());
    if (!pack)
        qFatal("line %d column %d: fault %d", pack.error().line, pack.error().column, int(pack.error().code));
    return std::move(*pack);
}

/// How much better the answer is than any other move at this depth, in hundredths of a stone; negative if another one
/// is better.
inline int marginOf(const Puzzle& puzzle, int depth)
{
    return puzzle.position.visit([&](const auto& own) {
        using P = std::decay_t<decltype(own)>;
        ai::TranspositionTable table(4);
        ai::SearchSettings settings;
        settings.lines = ai::kMaxLines;
        ai::Search<P> search(table, settings, [] { return false; });
        ai::SearchBudget budget;
        budget.depth = depth;
        const auto outcome = search.run(own, {}, budget, nullptr);
        return outcome.moves[0].move == puzzle.answer() ? outcome.moves[0].value - outcome.moves[1].value : -1;
    });
}

} // namespace qumalaq::learn

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/stone_counts.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/style.h"
#include "core/learn/end_solver.h"
#include "core/learn/ledger.h"
#include "core/learn/move_consequences.h"
#include "core/learn/moves_left.h"
#include "core/learn/puzzle.h"

namespace qumalaq::desktop {

using rules::Side;

namespace {

/// With more stones no row runs dry soon, so the counter is hidden.
constexpr int kMaxStones = learn::kAtsyrauStones;

QString numberOf(const learn::MovesLeft& moves)
{
    return moves.isExact ? QString::number(moves.count) : StoneCounts::tr("at least %1", "a number").arg(moves.count);
}

} // namespace

StoneCounts::StoneCounts(QWidget* parent)
    : QLabel(parent)
    , m_names{GameText::sideName(Side::South), GameText::sideName(Side::North)}
    , m_solver([](const rules::AnyPosition& position, const StopToken& stop) {
        return learn::solveEnd(position, learn::kSolvingNodes, stop);
    })
{
    setRole(this, "small");
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setToolTip(tr("The game ends when the player to move has no stones left in their row."));
    hide();
}

void StoneCounts::showGame(const rules::History& game, std::size_t plies)
{
    const bool isFamily = rules::isTogyzFamily(game.setup().game());
    m_ledger = isFamily ? ledgerOf(game, plies) : QString();
    m_atsyrau = isFamily ? atsyrauOf(game.positionAt(plies)) : QString();
    refresh();
}

void StoneCounts::refresh()
{
    QStringList parts{m_ledger, m_atsyrau};
    parts.removeAll(QString());
    setText(parts.join(u'\n'));
    setVisible(!parts.isEmpty());
}

void StoneCounts::solve(const rules::AnyPosition& position)
{
    m_solving.start([solver = m_solver, position](const StopToken& stop) { return solver(position, stop); },
                    [this, position](std::optional<learn::GameValue> value) {
                        if (!value || !m_counted)
                            return;
                        m_counted->value = value;
                        if (!m_atsyrau.isEmpty()) {
                            m_atsyrau = atsyrauOf(position);
                            refresh();
                        }
                    });
}

QString StoneCounts::ledgerOf(const rules::History& game, std::size_t plies) const
{
    const learn::TuzdykLedger ledger = learn::tuzdykLedger(game, plies);
    QStringList accounts;
    for (const Side side : rules::kBothSides) {
        if (const auto& account = ledger[rules::indexOf(side)]) {
            accounts.append(
                tr("%1 +%2", "a player's name, stones").arg(m_names[indexOf(side)], QString::number(account->total)));
        }
    }
    return accounts.isEmpty() ? QString()
                              : tr("From the tuzdyk: %1", "a list").arg(accounts.join(QStringLiteral(", ")));
}

QString StoneCounts::atsyrauOf(const rules::AnyPosition& position)
{
    const rules::BoardState board = position.board();
    const int stones = learn::stonesInPits(board);
    if (position.outcome() || stones > kMaxStones) {
        m_solving.cancel();
        m_counted.reset();
        return {};
    }
    if (!m_counted || !(m_counted->position == position)) {
        m_counted = Counted{position, {learn::movesLeft(board, Side::South), learn::movesLeft(board, Side::North)}, {}};
        m_solving.cancel();
        if (stones <= learn::kSolvableStones)
            solve(position);
    }
    const Counted& count = *m_counted;
    QStringList moves;
    for (const Side side : rules::kBothSides)
        moves.append(QStringLiteral("%1 – %2").arg(m_names[indexOf(side)], numberOf(count.moves[indexOf(side)])));
    QString text = tr("Moves without new stones: %1", "a list of players").arg(moves.join(QStringLiteral(", ")));
    if (count.value) {
        const bool isDraw = *count.value == learn::GameValue::Draw;
        const bool isSouth = (*count.value == learn::GameValue::Win) == (position.sideToMove() == Side::South);
        const QString& winner = m_names[isSouth ? 0 : 1];
        text += QStringLiteral(". ");
        text += isDraw                            ? tr("Solved: a draw")
                : winner == PlayerText::ownName() ? tr("Solved: you win")
                                                  : tr("Solved: %1 wins", "a player's name").arg(winner);
    }
    return text;
}

} // namespace qumalaq::desktop

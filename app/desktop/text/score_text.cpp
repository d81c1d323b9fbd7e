// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/score_text.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"
#include "core/session/score_view.h"

#include <QLocale>
#include <QStringList>

#include <cmath>
#include <cstdlib>

namespace qumalaq::desktop {

using rules::Side;
using Kind = ai::Score::Kind;

namespace {

QString inLocale(QString number)
{
    return number.replace(u'.', QLocale().decimalPoint());
}

} // namespace

QString ScoreText::sentence(ai::Score score, rules::GameId game, const std::array<QString, 2>& names)
{
    const Side leader =
        score.kind() == Kind::ProvenWin || (!score.isProven() && score.centistones() > 0) ? Side::South : Side::North;
    const QString& written = names[indexOf(leader)];
    const QString name = written.isEmpty() ? GameText::sideName(leader) : written;
    const bool isYou = name == PlayerText::ownName();
    const int moves = score.isProven() ? session::movesOf(score.plies()) : 0;
    const bool isLengthKnown = !score.isProven() || score.plies() < ai::Score::kUnknownLength;
    switch (score.kind()) {
    case Kind::ProvenWin:
    case Kind::ProvenLoss:
        if (!isLengthKnown)
            return isYou ? tr("You win with best play") : tr("%1 wins with best play", "a player's name").arg(name);
        if (moves == 0)
            return isYou ? tr("You have won") : tr("%1 has won", "a player's name").arg(name);
        return isYou ? tr("You win in %n moves", "proven", moves)
                     : tr("%1 wins in %n moves", "proven, a player's name", moves).arg(name);
    case Kind::ProvenDraw:
        return isLengthKnown ? tr("Proven draw") : tr("Neither can force a win");
    case Kind::Estimate:
        break;
    }
    const auto stones = static_cast<int>(std::lround(score.centistones() / 100.0));
    if (stones == 0)
        return tr("Even");
    const QString lead = PlaceText::stonesOf(game, std::abs(stones));
    return isYou ? tr("You are ahead by about %1", "how many stones").arg(lead)
                 : tr("%1 is ahead by about %2", "a player's name, how many stones").arg(name, lead);
}

QString ScoreText::reason(ai::Score score, const rules::BoardState& board)
{
    if (score.isProven() || std::lround(score.centistones() / 100.0) == 0)
        return {};
    const std::size_t leader = score.centistones() > 0 ? 0 : 1;
    QStringList reasons;
    if (const int more = board.stores[leader] - board.stores[1 - leader]; more > 0)
        reasons.append(tr("%1 more gathered", "stones").arg(more));
    if (board.tuzdyks[leader] != 0 && board.tuzdyks[1 - leader] == 0)
        reasons.append(tr("a tuzdyk", "a reason to be ahead"));
    return reasons.isEmpty() ? QString() : tr("Why: %1.", "reasons").arg(reasons.join(QStringLiteral(", ")));
}

QString ScoreText::sign(ai::Score score)
{
    return inLocale(session::toText(score));
}

QString ScoreText::chance(ai::Score score)
{
    return percent(static_cast<int>(std::lround(100 * session::winChance(score))));
}

QString ScoreText::percent(int share)
{
    return tr("%1%", "percent").arg(share);
}

QString ScoreText::speed(std::uint64_t nodesPerSecond)
{
    const double nodes = static_cast<double>(nodesPerSecond);
    if (nodesPerSecond >= 1'000'000)
        return tr("%1 M/s", "million positions a second").arg(QLocale().toString(nodes / 1e6, 'f', 1));
    return tr("%1 thousand positions/s", "thousand positions a second").arg(QLocale().toString(nodes / 1e3, 'f', 0));
}

} // namespace qumalaq::desktop

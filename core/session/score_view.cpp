// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/score_view.h"

#include <cstdlib>

namespace qumalaq::session {

using Kind = ai::Score::Kind;

QString toText(ai::Score score)
{
    constexpr QChar kMinus(0x2212);
    const auto win = [score] {
        return score.plies() < ai::Score::kUnknownLength ? QStringLiteral("#%1").arg(movesOf(score.plies()))
                                                         : QStringLiteral("#");
    };
    switch (score.kind()) {
    case Kind::ProvenWin:
        return win();
    case Kind::ProvenLoss:
        return kMinus + win();
    case Kind::ProvenDraw:
        return QStringLiteral("=");
    case Kind::Estimate:
        break;
    }
    const QString stones = QString::number(std::abs(score.centistones()) / 100.0, 'f', 1);
    if (stones == QStringLiteral("0.0"))
        return stones;
    return (score.centistones() > 0 ? QChar(u'+') : kMinus) + stones;
}

} // namespace qumalaq::session

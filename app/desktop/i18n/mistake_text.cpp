// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/mistake_text.h"

#include "app/desktop/i18n/fact_text.h"
#include "app/desktop/i18n/player_text.h"

#include <QDate>
#include <QLocale>
#include <QStringList>

#include <array>

namespace qumalaq::desktop {

using learn::Mistake;
using learn::MistakeKind;

QString MistakeText::nameOf(MistakeKind kind)
{
    switch (kind) {
    case MistakeKind::MissedTuzdyk:
        return tr("Tuzdyk missed");
    case MistakeKind::AllowedTuzdyk:
        return tr("Tuzdyk allowed");
    case MistakeKind::LostAtsyrau:
        return tr("Atsyrau lost");
    case MistakeKind::MissedCapture:
        return tr("Capture missed");
    case MistakeKind::FedOpponent:
        return tr("Stones given away");
    case MistakeKind::Other:
        break;
    }
    return tr("Other mistakes");
}

QString MistakeText::gameOf(const Mistake& mistake)
{
    QStringList parts;
    if (!mistake.opponent.empty()) {
        const rules::Side opponent = rules::opponentOf(mistake.position.sideToMove());
        std::array<QString, 2> names;
        names[rules::indexOf(opponent)] = QString::fromStdString(mistake.opponent);
        parts.append(PlayerText::nameOf(names, opponent));
    }
    const QDate date = QDate::fromString(QString::fromStdString(mistake.date), QStringLiteral("yyyy.MM.dd"));
    if (date.isValid())
        parts.append(QLocale().toString(date, QLocale::ShortFormat));
    return parts.isEmpty() ? tr("Your game") : parts.join(QStringLiteral(" · "));
}

QString MistakeText::taskOf(const Mistake& mistake)
{
    const rules::Side learner = mistake.position.sideToMove();
    return tr("You played %1. Find a better move.").arg(FactText::nameOf(mistake.position, mistake.played, learner));
}

QString MistakeText::titleOf(const Mistake& mistake)
{
    const rules::Side learner = mistake.position.sideToMove();
    return tr("%1 · %2", "the move played, what was wrong with it")
        .arg(FactText::nameOf(mistake.position, mistake.played, learner), nameOf(mistake.kind()));
}

} // namespace qumalaq::desktop

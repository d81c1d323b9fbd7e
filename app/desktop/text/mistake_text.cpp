// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/mistake_text.h"

#include "app/desktop/text/date_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"

#include <QDate>
#include <QDateTime>
#include <QStringList>
#include <QTime>

#include <algorithm>
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
        return tr("Atsyrau misplayed");
    case MistakeKind::MissedCapture:
        return tr("Capture missed");
    case MistakeKind::FedOpponent:
        return tr("Stones given away");
    case MistakeKind::Other:
        break;
    }
    return tr("Better move missed");
}

QString MistakeText::listOf(const Counts& counts, std::size_t most)
{
    QStringList parts;
    for (const MistakeKind kind : byFrequency(counts)) {
        const int count = counts[static_cast<std::size_t>(kind)];
        if (count > 0 && static_cast<std::size_t>(parts.size()) < most)
            parts.append(tr("%1 (%2)", "a kind of mistake, how often").arg(nameOf(kind)).arg(count));
    }
    return parts.join(QStringLiteral(", "));
}

std::array<MistakeKind, learn::kMistakeKinds> MistakeText::byFrequency(const Counts& counts)
{
    std::array<MistakeKind, learn::kMistakeKinds> kinds{};
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        kinds[kind] = static_cast<MistakeKind>(kind);
    std::stable_sort(kinds.begin(), kinds.end() - 1, [&counts](MistakeKind a, MistakeKind b) { // Other is the last
        return counts[static_cast<std::size_t>(a)] > counts[static_cast<std::size_t>(b)];
    });
    return kinds;
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
    if (date.isValid()) {
        const QTime time = QTime::fromString(QString::fromStdString(mistake.time), QStringLiteral("HH:mm:ss"));
        parts.append(time.isValid() ? DateText::of(QDateTime(date, time)) : DateText::of(date));
    }
    if (mistake.number > 0)
        parts.append(tr("move %1").arg(mistake.number));
    return parts.isEmpty() ? tr("Your game") : parts.join(QStringLiteral(" · "));
}

QString MistakeText::taskOf(const Mistake& mistake)
{
    const rules::Side learner = mistake.position.sideToMove();
    return tr("You chose %1. Find a better move.", "a move")
        .arg(MoveText::nameOf(mistake.position, mistake.played, learner));
}

QString MistakeText::titleOf(const Mistake& mistake)
{
    return tr("%1 · %2", "the pit that was played, what was wrong with it")
        .arg(PlaceText::titleOf(mistake.setup.game(), mistake.played.from, mistake.position.sideToMove()),
             nameOf(mistake.kind()));
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/review_text.h"

#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/move_text.h"
#include "core/learn/fact.h"
#include "core/session/review.h"

#include <cmath>

namespace qumalaq::desktop {

using ai::MoveQuality;

QString ReviewText::judgementOf(MoveQuality quality)
{
    switch (quality) {
    case MoveQuality::Best:
        return tr("The best move.");
    case MoveQuality::Good:
        return tr("A good move.");
    case MoveQuality::Inaccuracy:
        return tr("An inaccuracy.");
    case MoveQuality::Mistake:
        return tr("A mistake.");
    case MoveQuality::Blunder:
        return tr("A blunder.");
    }
    return {};
}

QString ReviewText::nameOfMark(const QString& mark)
{
    if (mark == QStringLiteral("!!"))
        return tr("Brilliant move");
    if (mark == QStringLiteral("!"))
        return tr("Good move");
    if (mark == QStringLiteral("!?"))
        return tr("Interesting move");
    if (mark == QStringLiteral("?!"))
        return tr("Doubtful move");
    if (mark == QStringLiteral("?"))
        return tr("Mistake");
    return mark == QStringLiteral("??") ? tr("Blunder") : QString();
}

QString ReviewText::of(const rules::AnyPosition& before, const session::MoveReview& move,
                       std::optional<rules::Side> addressee)
{
    const QString judgement = judgementOf(move.quality);
    if (move.quality < MoveQuality::Inaccuracy || move.better.empty())
        return judgement;
    const rules::Move better = move.better.front();
    auto facts = learn::reasonsOver(before, better, move.move);
    if (facts.empty())
        facts = learn::chooseReasons(learn::factsOf(before, better, move.better));
    const QString name = MoveText::nameOf(before, better, addressee);
    if (facts.empty())
        return judgement + u' ' + tr("Better: %1.", "a move").arg(name);
    if (facts.front().kind == learn::FactKind::Takes)
        facts.front().move.reset(); // no third move
    const QString reason = FactText::phraseOf(before, better, facts.front(), move.better, nullptr, addressee).text;
    if (reason.startsWith(capitalized(name)))
        return judgement + u' '
               + tr("Better: %1", "a sentence that begins with a move").arg(name + reason.mid(name.size()));
    return judgement + u' ' + tr("Better: %1.", "a move").arg(name) + u' ' + reason;
}

QString ReviewText::briefly(const rules::History& game, const session::GameReview& review, std::size_t ply)
{
    const session::MoveReview& move = review.moves[ply];
    QString judgement = judgementOf(move.quality);
    if (move.quality < MoveQuality::Inaccuracy)
        return judgement;
    const ai::Score before = review.scores[ply];
    const ai::Score after = review.scores[ply + 1];
    if (!before.isProven() && !after.isProven()) {
        const int sign = game.positionAt(ply).sideToMove() == rules::Side::South ? 1 : -1;
        const long lost = std::lround(sign * (before.centistones() - after.centistones()) / 100.0);
        if (lost > 0)
            judgement = tr("%1: loses %2.", "a mistake, how many stones").arg(judgement.chopped(1)).arg(lost);
    }
    if (move.better.empty())
        return judgement;
    rules::History other(game.setup(), game.positionAt(ply));
    const rules::Move better = move.better.front();
    other.play(better);
    QString result = AnnouncementText::move(other, 0, Verbosity::Short); // ends with a full stop
    result.chop(1);
    return judgement + u' ' + tr("Better: %1.", "a move").arg(result);
}

} // namespace qumalaq::desktop

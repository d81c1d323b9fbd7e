// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/review_text.h"

#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/move_text.h"
#include "core/learn/fact.h"
#include "core/session/review.h"

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
                       std::optional<rules::Side> listener)
{
    const QString judgement = judgementOf(move.quality);
    if (move.quality < MoveQuality::Inaccuracy || move.better.empty())
        return judgement;
    const rules::Move better = move.better.front();
    auto facts = learn::reasonsOver(before, better, move.move);
    if (facts.empty())
        facts = learn::chooseReasons(learn::factsOf(before, better, move.better));
    const QString name = MoveText::nameOf(before, better, listener);
    if (facts.empty())
        return judgement + u' ' + tr("Better: %1.", "a move").arg(name);
    if (facts.front().kind == learn::FactKind::Takes)
        facts.front().move.reset(); // no third move
    const QString reason = FactText::phraseOf(before, better, facts.front(), move.better, nullptr, listener).text;
    if (reason.startsWith(capitalized(name)))
        return judgement + u' '
               + tr("Better: %1", "a sentence that begins with a move").arg(name + reason.mid(name.size()));
    return judgement + u' ' + tr("Better: %1.", "a move").arg(name) + u' ' + reason;
}

} // namespace qumalaq::desktop

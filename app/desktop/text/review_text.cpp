// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/review_text.h"

#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "core/session/review.h"

#include <algorithm>
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

std::optional<learn::Fact> ReviewText::reasonOf(const rules::AnyPosition& before, const session::MoveReview& move)
{
    auto facts = learn::reasonsOver(before, move.better.front(), move.move);
    if (facts.empty())
        facts = learn::chooseReasons(learn::factsOf(before, move.better.front(), move.better));
    return facts.empty() ? std::nullopt : std::optional(facts.front());
}

QString ReviewText::of(const rules::AnyPosition& before, const session::MoveReview& move,
                       std::optional<rules::Side> addressee)
{
    const QString judgement = judgementOf(move.quality);
    if (move.quality < MoveQuality::Inaccuracy || move.better.empty())
        return judgement;
    const rules::Move better = move.better.front();
    const QString name = MoveText::nameOf(before, better, addressee);
    const bool isOwn = better.from.row == before.sideToMove(); // then it is clear whose
    const QString pit = isOwn ? MoveText::withoutOwner(before, better) : name;
    auto fact = reasonOf(before, move);
    if (!fact)
        return judgement + u' ' + tr("Better: %1.", "a move").arg(pit);
    if (fact->kind == learn::FactKind::Takes)
        fact->move.reset(); // no third move
    const QString reason =
        FactText::phraseOf(before, better, *fact, {.line = move.better, .addressee = addressee}).text;
    if (reason.startsWith(capitalized(name)))
        return judgement + u' '
               + tr("Better: %1", "a sentence that begins with a move").arg(pit + reason.mid(name.size()));
    return judgement + u' ' + tr("Better: %1.", "a move").arg(pit) + u' ' + reason;
}

/// Why `better` is better than the move that was played: "Pit 1 would save 12 stones." May be empty.
QString ReviewText::reasonOver(const rules::AnyPosition& position, rules::Move better, rules::Move played,
                               const QString& pit)
{
    using learn::FactKind;
    // What the opponent can do after a move.
    const auto left = [&position](rules::Move move, FactKind kind) {
        const auto facts = learn::factsOf(position, move);
        const auto found = std::ranges::find(facts, kind, &learn::Fact::kind);
        return found == facts.end() ? std::nullopt : std::optional(found->counts[0]);
    };
    if (left(played, FactKind::LeavesTuzdyk) && !left(better, FactKind::LeavesTuzdyk))
        return tr("%1 would stop a tuzdyk.", "a pit").arg(pit);
    const int saved =
        left(played, FactKind::LeavesToTake).value_or(0) - left(better, FactKind::LeavesToTake).value_or(0);
    for (const learn::Fact& reason : learn::reasonsOver(position, better, played)) {
        if (reason.kind == FactKind::ThreatensTuzdyk)
            return tr("%1 would threaten a tuzdyk.", "a pit").arg(pit);
        if (reason.kind == FactKind::MovesAgain)
            return tr("%1 would earn another move.", "a pit").arg(pit);
        if (reason.kind == FactKind::ThreatensTake && reason.swing > saved)
            return tr("%1 would threaten to take %2.", "a pit, how many stones").arg(pit).arg(reason.counts[0]);
    }
    return saved > 0 ? tr("%1 would save %2.", "a pit, how many stones")
                           .arg(pit, PlaceText::stonesOf(rules::gameOf(position), saved))
                     : QString();
}

QString ReviewText::briefly(const rules::History& game, const session::GameReview& review, std::size_t ply)
{
    const session::MoveReview& move = review.moves[ply];
    QString judgement = judgementOf(move.quality);
    if (move.quality < MoveQuality::Inaccuracy)
        return judgement;
    const rules::AnyPosition& position = game.positionAt(ply);
    const int lost = stonesLost(review, ply, position.sideToMove());
    const QString stones = lost > 0 ? PlaceText::stonesOf(game.setup().game(), lost) : QString();
    QString better;
    if (!move.better.empty()) {
        rules::History other(game.setup(), position);
        other.play(move.better.front());
        const QString number = QString::number(move.better.front().from.number);
        const QString facts = AnnouncementText::move(other, 0, Verbosity::Short).mid(number.size()).chopped(1);
        const rules::GameId kind = game.setup().game();
        const QString pit = (rules::isTogyzFamily(kind)     ? tr("pit %1")
                             : kind == rules::GameId::Oware ? tr("house %1")
                                                            : tr("hole %1"))
                                .arg(number);
        if (facts.isEmpty()) {
            QString reason = reasonOver(position, move.better.front(), game.plies()[ply].move, capitalized(pit));
            if (reason.isEmpty() && lost > 0)
                reason = tr("%1 is better by %2.", "a pit, how many stones").arg(capitalized(pit), stones);
            if (!reason.isEmpty()) // and no more: a step must be short
                return judgement + u' ' + reason;
        }
        better = u' ' + tr("Better: %1.", "a move").arg(pit + facts);
    }
    if (lost > 0)
        judgement = tr("%1: loses %2.", "a mistake, how many stones").arg(judgement.chopped(1), stones);
    return judgement + better;
}

QString ReviewText::preferred(const rules::History& game, const session::GameReview& review, std::size_t ply)
{
    const session::MoveReview& move = review.moves[ply];
    if (!move.isConfirmedMistake())
        return {};
    const rules::AnyPosition& position = game.positionAt(ply);
    const rules::Side learner = position.sideToMove();
    const rules::Move better = move.bestLine().front();
    const QString name = MoveText::nameOf(position, better, learner);
    const int lost = stonesLost(review, ply, learner);
    QString text = lost > 0 ? tr("The computer prefers %1: it is better by about %2.", "a move, how many stones")
                                  .arg(name, PlaceText::stonesOf(game.setup().game(), lost))
                            : tr("The computer prefers %1.", "a move").arg(name);
    const auto reasons =
        FactText::reasonsOver(position, better, move.move, {.addressee = learner, .subject = FactSubject::It});
    if (!reasons.empty())
        text += u' ' + reasons.front().text;
    return text;
}

int ReviewText::stonesLost(const session::GameReview& review, std::size_t ply, rules::Side mover)
{
    const ai::Score before = review.scores[ply];
    const ai::Score after = review.scores[ply + 1];
    if (before.isProven() || after.isProven())
        return 0;
    const int sign = mover == rules::Side::South ? 1 : -1;
    return std::max(0, static_cast<int>(std::lround(sign * (before.centistones() - after.centistones()) / 100.0)));
}

} // namespace qumalaq::desktop

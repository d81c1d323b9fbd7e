// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/fact_text.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"

#include <algorithm>
#include <cstdlib>

namespace qumalaq::desktop {

using learn::Fact;
using learn::FactKind;
using rules::AnyPosition;
using rules::Move;
using rules::Side;

QString FactText::pitNumbers(const learn::PitList& pits)
{
    QString numbers;
    for (const rules::Pit pit : pits)
        numbers = numbers.isEmpty() ? QString::number(pit.number)
                                    : tr("%1 or %2", "numbers of pits").arg(numbers, QString::number(pit.number));
    return numbers;
}

namespace {

/// The sentence for one fact. %1, %2 … are listed in the disambiguation.
class Sentence {
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    Sentence(const AnyPosition& position, Move move, const Fact& fact, const FactContext& context)
        : m_before(position)
        , m_after(position)
        , m_fact(fact)
        , m_context(context)
        , m_voice(!context.addressee                            ? Voice::Neutral
                  : *context.addressee == position.sideToMove() ? Voice::Yours
                                                                : Voice::Theirs)
        , m_move(context.subject == FactSubject::It ? tr("it", "a move") : nameOf(position, move))
        , m_pits(FactText::pitNumbers(fact.pits))
        , m_isTogyz(rules::isTogyzFamily(position))
        , m_source(context.openings ? QString::fromStdString(context.openings->source()) : QString())
    {
        m_after.play(move);
    }

    [[nodiscard]] QString text() const
    {
        const bool isPast = m_context.subject == FactSubject::Made && m_voice == Voice::Theirs;
        if (const QString past = isPast ? textOfMade() : QString(); !past.isEmpty())
            return past;
        if (const QString own = m_voice == Voice::Yours    ? textOfYours()
                                : m_voice == Voice::Theirs ? textOfTheirs()
                                                           : QString();
            !own.isEmpty())
            return own;
        const int count = m_fact.counts[0];
        const QString other = QString::number(m_fact.counts[1]);
        switch (m_fact.kind) {
        case FactKind::Takes:
            return takes();
        case FactKind::MakesTuzdyk:
            return (m_before.sideToMove() == Side::South ? tr("%1 makes Second’s pit %2 a tuzdyk.", "move, number")
                                                         : tr("%1 makes First’s pit %2 a tuzdyk.", "move, number"))
                .arg(m_move, m_pits);
        case FactKind::ThreatensTake:
            return tr("%1 threatens to take %n stones from the opponent’s pit %2.", "move, number", count)
                .arg(m_move, m_pits);
        case FactKind::ThreatensTuzdyk:
            return tr("%1 threatens to make the opponent’s pit %2 a tuzdyk.", "move, number").arg(m_move, m_pits);
        case FactKind::StopsTake:
            if (m_fact.counts[1] == 0)
                return tr("%1 keeps the opponent from taking %n stones from the player’s pit %2.", "move, number",
                          count)
                    .arg(m_move, m_pits);
            return tr("%1 keeps the opponent from taking %n stones from the player’s pit %2; they can then take %3 at "
                      "most.",
                      "move, number, how many", count)
                .arg(m_move, m_pits, other);
        case FactKind::StopsTuzdyk:
            return tr("%1 keeps the opponent from making the player’s pit %2 a tuzdyk.", "move, number or numbers")
                .arg(m_move, m_pits);
        case FactKind::MakesOddPitEven:
            return tr("The player’s own pit %1 becomes even, %2 instead of %3: harder to take from.",
                      "number, stones, stones")
                .arg(m_pits, other, QString::number(count));
        case FactKind::FeedsTuzdyk:
            return tr("%n stones fall into the opponent’s tuzdyk, pit %1.", "number", count).arg(m_pits);
        case FactKind::Collects:
            return tr("%n stones fall into the player’s own tuzdyk, pit %1.", "number", count).arg(m_pits);
        case FactKind::OnlyMove:
            return tr("%1 is the only move.", "move").arg(m_move);
        case FactKind::NeedsToMajority:
            return tr("%n more stones in the kazan make %1, which wins.", "number", count).arg(other);
        case FactKind::MovesLeft:
            return tr("Moves left in the player’s row: %1, in the opponent’s: %2.", "number, number")
                .arg(QString::number(count), other);
        case FactKind::SowsHome:
            return tr("%1 gets %2.", "a home, how many stones").arg(ownStore()).arg(count);
        case FactKind::MovesAgain:
            return tr("Another move: the last stone falls into %1.", "a home").arg(ownStore());
        case FactKind::Passes:
            return m_fact.side == Side::South ? tr("First has no stones and passes.")
                                              : tr("Second has no stones and passes.");
        case FactKind::Wins:
            return tr("%1 wins, %2 to %3.", "move, stones, stones").arg(m_move, QString::number(count), other);
        case FactKind::CollectsRest:
            return m_isTogyz ? tr("%n stones left in the player’s row are added to the kazan.", nullptr, count)
                             : tr("What is left, %1, goes to the player.", "how many stones").arg(count);
        case FactKind::LineGains:
            if (!m_isTogyz)
                return (count > 0 ? tr("%1 and the moves after it gain %2.", "move, how many")
                                  : tr("%1 and the moves after it lose %2.", "move, how many"))
                    .arg(m_move)
                    .arg(std::abs(count));
            return (count > 0 ? tr("%1 and the moves after it gain %n stones.", "move", count)
                              : tr("%1 and the moves after it lose %n stones.", "move", -count))
                .arg(m_move);
        case FactKind::TuzdykComes:
            return tuzdykComes();
        case FactKind::CommonOpening:
            return tr("%1 is common here: %2 of %n games (%3).", "move, how many, where from", m_fact.counts[1])
                .arg(m_move, QString::number(count), m_source);
        case FactKind::RareOpening:
            return tr("%1 is rare here: %2 of %n games (%3).", "move, how many, where from", m_fact.counts[1])
                .arg(m_move, QString::number(count), m_source);
        case FactKind::LeavesToTake:
        case FactKind::LeavesTuzdyk:
            break; // good moves allow it, too, and the opponent may reply otherwise
        }
        return {};
    }

private:
    enum class Voice { Neutral, Yours, Theirs };

    /// Facts about the addressee's move whose sentence needs "your"; otherwise empty.
    [[nodiscard]] QString textOfYours() const
    {
        const int count = m_fact.counts[0];
        const QString other = QString::number(m_fact.counts[1]);
        switch (m_fact.kind) {
        case FactKind::MakesTuzdyk:
            return tr("%1 makes the opponent’s pit %2 a tuzdyk.", "move, number").arg(m_move, m_pits);
        case FactKind::StopsTake:
            if (m_fact.counts[1] == 0)
                return tr("%1 keeps the opponent from taking %n stones from your pit %2.", "move, number", count)
                    .arg(m_move, m_pits);
            return tr("%1 keeps the opponent from taking %n stones from your pit %2; they can then take %3 at most.",
                      "move, number, how many", count)
                .arg(m_move, m_pits, other);
        case FactKind::StopsTuzdyk:
            return tr("%1 keeps the opponent from making your pit %2 a tuzdyk.", "move, number or numbers")
                .arg(m_move, m_pits);
        case FactKind::MakesOddPitEven:
            return tr("Your pit %1 becomes even, %2 instead of %3: harder to take from.", "number, stones, stones")
                .arg(m_pits, other, QString::number(count));
        case FactKind::Collects:
            return tr("%n stones fall into your tuzdyk, pit %1.", "number", count).arg(m_pits);
        case FactKind::MovesLeft:
            return tr("Moves left in your row: %1, in the opponent’s: %2.", "number, number")
                .arg(QString::number(count), other);
        case FactKind::CollectsRest:
            return m_isTogyz ? tr("%n stones left in your row are added to your kazan.", nullptr, count)
                             : tr("What is left, %1, goes to you.", "how many stones").arg(count);
        default:
            return {};
        }
    }

    /// The same for a move of the addressee's opponent.
    [[nodiscard]] QString textOfTheirs() const
    {
        const int count = m_fact.counts[0];
        const QString other = QString::number(m_fact.counts[1]);
        switch (m_fact.kind) {
        case FactKind::MakesTuzdyk:
            return tr("%1 makes your pit %2 a tuzdyk.", "move, number").arg(m_move, m_pits);
        case FactKind::ThreatensTake:
            return tr("%1 threatens to take %n stones from your pit %2.", "move, number", count).arg(m_move, m_pits);
        case FactKind::ThreatensTuzdyk:
            return tr("%1 threatens to make your pit %2 a tuzdyk.", "move, number").arg(m_move, m_pits);
        case FactKind::StopsTake:
            if (m_fact.counts[1] == 0)
                return tr("%1 keeps you from taking %n stones from the opponent’s pit %2.", "move, number", count)
                    .arg(m_move, m_pits);
            return tr("%1 keeps you from taking %n stones from the opponent’s pit %2; you can then take %3 at most.",
                      "move, number, how many", count)
                .arg(m_move, m_pits, other);
        case FactKind::StopsTuzdyk:
            return tr("%1 keeps you from making the opponent’s pit %2 a tuzdyk.", "move, number or numbers")
                .arg(m_move, m_pits);
        case FactKind::MakesOddPitEven:
            return tr("The opponent’s pit %1 becomes even, %2 instead of %3: harder to take from.",
                      "number, stones, stones")
                .arg(m_pits, other, QString::number(count));
        case FactKind::OnlyMove:
            return tr("The opponent had no other move.");
        case FactKind::FeedsTuzdyk:
            return tr("%n stones fall into your tuzdyk, pit %1.", "number", count).arg(m_pits);
        case FactKind::Collects:
            return tr("%n stones fall into the opponent’s tuzdyk, pit %1.", "number", count).arg(m_pits);
        case FactKind::MovesLeft:
            return tr("Moves left in the opponent’s row: %1; in yours: %2.", "number, number")
                .arg(QString::number(count), other);
        case FactKind::CollectsRest:
            return m_isTogyz ? tr("%n stones left in the opponent’s row are added to their kazan.", nullptr, count)
                             : tr("What is left, %1, goes to the opponent.", "how many stones").arg(count);
        default:
            return {};
        }
    }

    /// What a move that the addressee's opponent has made did; otherwise empty.
    [[nodiscard]] QString textOfMade() const
    {
        const int count = m_fact.counts[0];
        switch (m_fact.kind) {
        case FactKind::Takes:
            return m_isTogyz ? tr("%1 took %n stones.", "move", count).arg(m_move)
                             : tr("%1 took %2.", "move, how many").arg(m_move).arg(count);
        case FactKind::MakesTuzdyk:
            return tr("%1 made your pit %2 a tuzdyk.", "move, number").arg(m_move, m_pits);
        case FactKind::ThreatensTake:
            return tr("The opponent threatens to take %n stones from your pit %1.", "number", count).arg(m_pits);
        case FactKind::ThreatensTuzdyk:
            return tr("The opponent threatens to make your pit %1 a tuzdyk.", "number").arg(m_pits);
        case FactKind::MakesOddPitEven:
            return tr("The opponent’s pit %1 became even, %2 instead of %3: harder to take from.",
                      "number, stones, stones")
                .arg(m_pits, QString::number(m_fact.counts[1]), QString::number(count));
        case FactKind::FeedsTuzdyk:
            return tr("%n stones fell into your tuzdyk, pit %1.", "number", count).arg(m_pits);
        case FactKind::Collects:
            return tr("%n stones fell into the opponent’s tuzdyk, pit %1.", "number", count).arg(m_pits);
        default:
            return {};
        }
    }

    [[nodiscard]] QString takes() const
    {
        const int count = m_fact.counts[0];
        if (!m_isTogyz)
            return tr("%1 takes %2.", "move, how many").arg(m_move).arg(count);
        // That another move takes as much or more would only raise the question why it is not better.
        if (!m_fact.move || m_fact.counts[1] >= count)
            return tr("%1 takes %n stones.", "move", count).arg(m_move);
        return (m_fact.isMoveMade
                    ? tr("%1 takes %n stones; %2 took only %3.", "move, another move, how many", count)
                    : tr("%1 takes %n stones; %2 would take only %3.", "move, another move, how many", count))
            .arg(m_move, nameOf(m_before, *m_fact.move), QString::number(m_fact.counts[1]));
    }

    [[nodiscard]] QString tuzdykComes() const
    {
        AnyPosition next = m_after;
        next.play(m_context.line[1]);
        const QString answer = nameOf(m_after, m_context.line[1]);
        const QString making = nameOf(next, m_context.line[2]);
        if (m_fact.counts[0] == m_fact.counts[1])
            return tr("Whatever the reply, a tuzdyk follows: after %1, %2 makes pit %3 a tuzdyk.",
                      "the answer, next move, number")
                .arg(answer, making, m_pits);
        return tr("The tuzdyk comes next: after %1, %2 makes pit %3 a tuzdyk.", "the answer, next move, number")
            .arg(answer, making, m_pits);
    }

    [[nodiscard]] QString nameOf(const AnyPosition& position, Move move) const
    {
        return MoveText::nameOf(position, move, m_context.addressee);
    }

    [[nodiscard]] QString ownStore() const
    {
        return PlaceText::nameOf(rules::gameOf(m_before), rules::Place::store(m_before.sideToMove()),
                                 m_context.addressee);
    }

    const AnyPosition& m_before;
    AnyPosition m_after;
    const Fact& m_fact;
    const FactContext& m_context;
    Voice m_voice;
    QString m_move;
    QString m_pits;
    bool m_isTogyz;
    QString m_source; ///< of the openings
};

/// The order of sentences: what the move does, what it prevents, how often it is played.
int orderOf(const Fact& fact)
{
    switch (fact.kind) {
    case FactKind::StopsTake:
    case FactKind::StopsTuzdyk:
        return 1;
    case FactKind::CommonOpening:
    case FactKind::RareOpening:
        return 2;
    default:
        return 0;
    }
}

std::vector<FactPhrase> phrasesOf(const AnyPosition& position, Move move, std::vector<Fact> facts,
                                  const FactContext& context)
{
    std::stable_sort(facts.begin(), facts.end(), [](const Fact& a, const Fact& b) { return orderOf(a) < orderOf(b); });
    std::vector<FactPhrase> phrases;
    for (const Fact& fact : facts)
        phrases.push_back(FactText::phraseOf(position, move, fact, context));
    return phrases;
}

} // namespace

FactPhrase FactText::phraseOf(const AnyPosition& position, Move move, const Fact& fact, const FactContext& context)
{
    const std::span<const Move> line = context.line;
    FactPhrase phrase;
    phrase.kind = fact.kind;
    phrase.text = capitalized(Sentence(position, move, fact, context).text());
    phrase.pits.assign(fact.pits.begin(), fact.pits.end());
    phrase.line.push_back(move);
    if (fact.kind == FactKind::TuzdykComes) {
        phrase.line.insert(phrase.line.end(), {line[1], *fact.move});
    } else if (fact.kind == FactKind::LineGains) {
        const auto told = std::min(line.size(), static_cast<std::size_t>(fact.counts[1]));
        phrase.line.assign(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(told));
    }
    return phrase;
}

std::vector<FactPhrase> FactText::reasonsFor(const AnyPosition& position, Move move, const FactContext& context)
{
    return phrasesOf(position, move,
                     learn::chooseReasons(learn::factsOf(position, move, context.line, context.openings)), context);
}

std::vector<FactPhrase> FactText::reasonsOver(const AnyPosition& position, Move move, Move worse,
                                              const FactContext& context)
{
    return phrasesOf(position, move, learn::reasonsOver(position, move, worse), context);
}

} // namespace qumalaq::desktop

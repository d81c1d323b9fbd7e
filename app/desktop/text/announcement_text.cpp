// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/announcement_text.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "core/learn/move_consequences.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace qumalaq::desktop {

using rules::GameId;
using rules::Side;
using EventKind = rules::TraceEvent::Kind;

QString AnnouncementText::playsText(GameId game, Side mover)
{
    const bool isSouth = mover == Side::South;
    if (rules::isTogyzFamily(game))
        return isSouth ? tr("First plays %1", "a pit") : tr("Second plays %1", "a pit");
    if (game == GameId::Oware)
        return isSouth ? tr("First plays house %1") : tr("Second plays house %1");
    return isSouth ? tr("First plays hole %1") : tr("Second plays hole %1");
}

QString AnnouncementText::landingText(GameId game, rules::Place last, Side mover)
{
    if (rules::isTogyzFamily(game))
        return (last.side == mover         ? tr("to own %1", "a pit")
                : last.side == Side::South ? tr("to First’s %1", "a pit")
                                           : tr("to Second’s %1", "a pit"))
            .arg(int(last.number));
    if (game == GameId::Oware)
        return tr("last seed: %1", "a place").arg(PlaceText::nameOf(game, last));
    return tr("last stone: %1", "a place").arg(PlaceText::nameOf(game, last));
}

QString AnnouncementText::move(const rules::History& history, std::size_t ply, Verbosity verbosity, Part part)
{
    const rules::History::Ply& played = history.plies()[ply];
    const Side mover = history.positionAt(ply).sideToMove(); // in Suez a move may begin in the other row
    const int number = played.move.from.number;
    const GameId game = history.setup().game();
    const rules::TraceEvent* last = nullptr;
    int sown = 0;
    int taken = 0;
    std::array<int, 2> banked{}; // in the tuzdyk of each side
    bool makesTuzdyk = false;
    int ofNewTuzdyk = 0;
    for (const rules::TraceEvent& event : played.trace) {
        if (event.kind == EventKind::Drop)
            last = &event;
        sown += event.kind == EventKind::Lift ? event.count : 0;
        taken += event.kind == EventKind::Capture ? event.count : 0;
        if (event.kind == EventKind::Bank) {
            banked[rules::indexOf(event.to.side)] += event.count;
            ofNewTuzdyk += makesTuzdyk ? event.count : 0;
        }
        makesTuzdyk = makesTuzdyk || event.kind == EventKind::MakeTuzdyk;
    }
    if (verbosity == Verbosity::Short) {
        QStringList facts = {QString::number(number)};
        if (taken > 0)
            facts.append(tr("takes %1", "stones").arg(taken));
        if (makesTuzdyk)
            facts.append(tr("makes a tuzdyk"));
        return facts.join(QStringLiteral(", ")) + u'.';
    }
    QStringList way;
    if (played.move.from.row == mover)
        way.append(playsText(game, mover).arg(number));
    else
        way.append((mover == Side::South ? tr("First plays %1", "a hole of the other row")
                                         : tr("Second plays %1", "a hole of the other row"))
                       .arg(PlaceText::nameOf(game, played.move.from)));
    if (rules::isTogyzFamily(game)) {
        // The place of the last stone implies the number of stones, up to one lap of the board.
        if (sown > 2 * history.position().layout().pits)
            way.append(tr("sows %1, round the board", "stones").arg(sown));
        else if (verbosity == Verbosity::Full)
            way.append(tr("sows %1", "stones").arg(sown));
    }
    const bool isWhole = part == Part::Whole || verbosity == Verbosity::Full;
    if (isWhole && last != nullptr && !last->to.isStore())
        way.append(landingText(game, last->to, mover));
    QStringList parts = {way.join(QStringLiteral(", ")) + u'.'};
    if (makesTuzdyk)
        parts.append(tr("Makes a tuzdyk."));
    taken += ofNewTuzdyk;
    banked[rules::indexOf(mover)] -= ofNewTuzdyk;
    // The numbers that are heard must add up. At the end the result has the sums.
    const bool hasSums = verbosity == Verbosity::Normal && !history.positionAt(ply + 1).outcome();
    const auto& stores = history.positionAt(ply + 1).board().stores;
    const int collected = banked[rules::indexOf(mover)];
    if (taken > 0 && hasSums)
        parts.append((collected > 0 ? tr("Takes %1 and %3 by the tuzdyk, now %2.",
                                         "stones, how many that player has gathered, stones")
                                          .arg(taken)
                                          .arg(stores[rules::indexOf(mover)])
                                          .arg(collected)
                                    : tr("Takes %1, now %2.", "stones, how many that player has gathered")
                                          .arg(taken)
                                          .arg(stores[rules::indexOf(mover)])));
    else if (taken > 0)
        parts.append(tr("Takes %1.", "stones").arg(taken));
    for (const Side owner : rules::kBothSides) {
        const int count = banked[rules::indexOf(owner)];
        if (count == 0 || (hasSums && ((taken > 0 && owner == mover) || !isWhole)))
            continue;
        const int sum = stores[rules::indexOf(owner)];
        parts.append(!hasSums               ? intoTuzdyk(owner, count)
                     : owner == mover       ? tr("Kazan %1.", "of the player who moved, stones").arg(sum)
                     : owner == Side::South ? tr("First’s kazan %1.", "stones").arg(sum)
                                            : tr("Second’s kazan %1.", "stones").arg(sum));
    }
    if (verbosity == Verbosity::Full)
        parts.append(kazans(game, history.positionAt(ply + 1).board(), Side::South));
    return parts.join(u' ');
}

QString AnnouncementText::intoTuzdyk(Side owner, int stones)
{
    return (owner == Side::South ? tr("Into First’s tuzdyk: %1.", "stones") : tr("Into Second’s tuzdyk: %1.", "stones"))
        .arg(stones);
}

QString AnnouncementText::line(rules::History game, std::span<const rules::Move> moves, std::optional<Side> addressee)
{
    QStringList sentences;
    for (const rules::Move move : moves) {
        if (!game.canPlay(move))
            break;
        game.play(move);
        const QString number = QString::number(move.from.number);
        const QString facts = AnnouncementText::move(game, game.plies().size() - 1, Verbosity::Short);
        sentences.append(capitalized(PlaceText::nameOf(game.setup().game(), move.from, addressee))
                         + facts.mid(number.size()));
    }
    return sentences.join(u' ');
}

QString AnnouncementText::kazans(GameId game, const rules::BoardState& board, Side addressee)
{
    const Side other = rules::opponentOf(addressee);
    const QString own = QString::number(board.stores[rules::indexOf(addressee)]);
    const QString others = QString::number(board.stores[rules::indexOf(other)]);
    if (rules::isTogyzFamily(game))
        return (addressee == Side::South ? tr("First’s kazan %1, Second’s kazan %2.")
                                         : tr("Second’s kazan %1, First’s kazan %2."))
            .arg(own, others);
    return tr("%1 %2, %3 %4.", "First’s home, stones, Second’s home, stones")
        .arg(PlaceText::titleOf(game, rules::Place::store(addressee)), own,
             PlaceText::titleOf(game, rules::Place::store(other)), others);
}

QString AnnouncementText::row(const rules::AnyPosition& position, Side side)
{
    return row(position.board(), side);
}

QString AnnouncementText::row(const rules::BoardState& board, Side side)
{
    constexpr int kFewestEqual = 4; ///< fewer are announced as quickly one by one
    QStringList pits;
    for (int number = 1; number <= board.pits; ++number) {
        const rules::Pit pit{side, static_cast<std::uint8_t>(number)};
        pits.append(board.tuzdykOwner(pit) ? tr("tuzdyk") : QString::number(board.at(rules::Place(pit))));
    }
    QStringList counts;
    for (qsizetype i = 0; i < pits.size();) {
        const auto differs = [&](const QString& count) { return count != pits[i]; };
        const auto equal = static_cast<int>(std::find_if(pits.cbegin() + i, pits.cend(), differs) - pits.cbegin() - i);
        if (equal < kFewestEqual)
            counts.append(pits.mid(i, equal));
        else if (equal == board.pits)
            counts.append(tr("all %1", "each pit of a row has so many stones").arg(pits[i]));
        else
            counts.append(tr("%n times %1", "pits in a row, stones in each", equal).arg(pits[i]));
        i += equal;
    }
    return (side == Side::South ? tr("First: %1.", "counts") : tr("Second: %1.", "counts"))
        .arg(counts.join(QStringLiteral(", ")));
}

QString AnnouncementText::tuzdyks(const rules::BoardState& board)
{
    QStringList parts;
    for (const Side side : rules::kBothSides) {
        if (const int number = board.tuzdyks[rules::indexOf(side)]; number != 0)
            parts.append((side == Side::South ? tr("First’s tuzdyk is Second’s pit %1.")
                                              : tr("Second’s tuzdyk is First’s pit %1."))
                             .arg(number));
    }
    return parts.isEmpty() ? tr("There is no tuzdyk.") : parts.join(u' ');
}

QString AnnouncementText::threats(const rules::AnyPosition& position, Side side)
{
    const Side opponent = rules::opponentOf(side);
    const learn::Threats threats = learn::threatsOf(position, opponent);
    QStringList parts;
    for (const learn::Threat& threat : threats.tuzdyks)
        parts.append(tr("Threat: from pit %1 the opponent makes your pit %2 a tuzdyk.")
                         .arg(QString::number(threat.move.from.number), QString::number(threat.pit.number)));
    if (threats.capture) {
        const rules::Move move = threats.capture->move;
        parts.append(
            rules::isTogyzFamily(position)
                ? tr("Threat: with pit %1 the opponent takes %n stones from your pit %2.", nullptr, threats.taken())
                      .arg(QString::number(move.from.number), QString::number(threats.capture->pit.number))
                : tr("Threat: %1 takes %2.", "the opponent’s move, how many")
                      .arg(MoveText::nameOf(position, move, side), QString::number(threats.taken())));
    }
    return parts.isEmpty() ? tr("No threat.") : parts.join(u' ');
}

QString AnnouncementText::noPit(GameId game)
{
    return rules::isTogyzFamily(game) ? tr("No pit is selected.") : tr("Nothing is selected.");
}

QString AnnouncementText::lesson(rules::GameId game, const rules::AnyPosition& position, Side learner)
{
    constexpr qsizetype kFewPits = 6;
    const rules::BoardState state = position.board();
    QStringList filled;
    for (const Side side : {learner, rules::opponentOf(learner)}) {
        for (int number = 1; number <= position.layout().pits; ++number) {
            const rules::Place place(rules::Pit{side, static_cast<std::uint8_t>(number)});
            if (state.at(place) > 0 || state.tuzdykOwner(place.pit()))
                filled.append(PlaceText::describe(game, state, place, learner) + u'.');
        }
    }
    if (filled.size() > kFewPits) {
        return (learner == Side::South ? tr("You are First.") : tr("You are Second.")) + u' ' + row(position, learner)
               + u' ' + row(position, rules::opponentOf(learner));
    }
    filled.append(rules::isTogyzFamily(game) ? tr("All other pits are empty.") : tr("All others are empty."));
    return filled.join(u' ');
}

QString AnnouncementText::content(GameId game, const rules::BoardState& board, Side addressee)
{
    const Side other = rules::opponentOf(addressee);
    const auto stores =
        rules::isTogyzFamily(game)
            ? tr("Kazans: %1, %2.").arg(board.stores[indexOf(addressee)]).arg(board.stores[indexOf(other)])
            : kazans(game, board, addressee);
    return QStringLiteral("%1 %2 %3").arg(row(board, addressee), row(board, other), stores);
}

QString AnnouncementText::board(GameId game, const rules::BoardState& board, Side addressee)
{
    return (board.sideToMove == Side::South ? tr("First to move.") : tr("Second to move.")) + u' '
           + content(game, board, addressee);
}

QString AnnouncementText::board(const rules::AnyPosition& position, Side addressee)
{
    const GameId game = rules::gameOf(position);
    return position.outcome() ? content(game, position.board(), addressee) : board(game, position.board(), addressee);
}

} // namespace qumalaq::desktop

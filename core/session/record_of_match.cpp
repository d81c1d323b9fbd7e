// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/record_of_match.h"

#include "core/notation/player_name.h"
#include "core/session/match.h"

#include <string_view>
#include <utility>

namespace qumalaq::session {

using notation::GameRecord;
using notation::GameResult;
using notation::NodeId;
using rules::EndReason;
using rules::History;
using rules::Outcome;
using rules::Side;

namespace {

/// The values of the tag `Termination`, those of PGN where it has one.
constexpr std::pair<EndReason, std::string_view> kTerminations[] = {
    {EndReason::Resignation, "resignation"},
    {EndReason::Agreement, "agreement"},
    {EndReason::Time, "time forfeit"},
    {EndReason::Repetition, "repetition"},
};

std::string tagOf(Side side, std::string_view what)
{
    return std::string(notation::nameTagOf(side)).append(what);
}

/// In PGN's form, in seconds: `300`, `300+3`. PGN cannot express a delay (Bronstein) or a handicap.
std::string timeControl(const ClockSpec& clock)
{
    using std::chrono::duration_cast;
    using std::chrono::seconds;
    if (clock.kind == ClockSpec::Kind::Bronstein || clock.main[0] != clock.main[1])
        return {};
    std::string text = std::to_string(duration_cast<seconds>(clock.main[0]).count());
    if (clock.increment > Milliseconds(0))
        text += '+' + std::to_string(duration_cast<seconds>(clock.increment).count());
    return text;
}

} // namespace

QString nameInRecord(const Player& player)
{
    if (!player.name.isEmpty() || player.isPerson())
        return player.name.simplified();
    notation::ComputerName name;
    if (player.character == ai::Character::None)
        name.level = player.level;
    else
        name.character = ai::idOf(player.character);
    return QString::fromStdString(notation::toText(name));
}

std::array<QString, 2> namesInRecord(const MatchSpec& spec)
{
    return {nameInRecord(spec.players[0]), nameInRecord(spec.players[1])};
}

GameRecord toRecord(const MatchRecord& played, const QDateTime& startedAt)
{
    const MatchSpec& spec = played.spec();
    const std::optional<Outcome> outcome = played.outcome();
    GameRecord record = toRecord(played.history());
    for (const Side side : rules::kBothSides) {
        const QString name = nameInRecord(spec.players[indexOf(side)]);
        if (!name.isEmpty())
            record.addTag(notation::nameTagOf(side), name.toStdString());
    }
    if (startedAt.isValid())
        record.addTag("Date", startedAt.toLocalTime().date().toString(u"yyyy.MM.dd").toStdString());
    if (const std::string control = spec.clock ? timeControl(*spec.clock) : std::string(); !control.empty())
        record.addTag("TimeControl", control);
    for (const Side side : rules::kBothSides) {
        const Player& player = spec.players[indexOf(side)];
        if (!player.isPerson()) {
            record.addTag(tagOf(side, "Type"), "program");
            if (player.character == ai::Character::None)
                record.addTag(tagOf(side, "Level"), std::to_string(player.level));
        }
    }
    record.setResult(outcome ? notation::resultOf(*outcome) : GameResult::Open);
    for (const auto& [reason, word] : kTerminations) {
        if (outcome && outcome->reason == reason)
            record.addTag("Termination", word);
    }
    return record;
}

GameRecord toRecord(const Match& match)
{
    return toRecord(match.record(), match.startedAt());
}

GameRecord toRecord(const History& history)
{
    GameRecord record(history.setup(), history.start());
    NodeId node = NodeId::Root;
    for (const History::Ply& ply : history.plies())
        node = record.tree().add(node, ply.move);
    if (const auto outcome = history.outcome())
        record.setResult(notation::resultOf(*outcome));
    return record;
}

History toHistory(const GameRecord& record, std::size_t plies)
{
    History history(record.setup(), record.start());
    const auto& tree = record.tree();
    for (NodeId node = tree.firstChild(NodeId::Root); node != NodeId::None; node = tree.firstChild(node)) {
        if (history.plies().size() >= plies || !history.canPlay(tree.move(node)))
            break;
        history.play(tree.move(node));
    }
    return history;
}

History toHistory(const GameRecord& record, NodeId node)
{
    History history(record.setup(), record.start());
    for (const NodeId step : record.tree().lineTo(node)) {
        if (!history.canPlay(record.tree().move(step)))
            break;
        history.play(record.tree().move(step));
    }
    return history;
}

std::optional<Outcome> outcomeOf(const GameRecord& record)
{
    const rules::AnyPosition last = record.finalPosition();
    if (const auto outcome = last.outcome())
        return outcome;
    if (record.result() == GameResult::Open)
        return std::nullopt;
    for (const auto& [reason, word] : kTerminations) {
        if (record.tag("Termination") != word)
            continue;
        Outcome outcome;
        outcome.reason = reason;
        outcome.score = last.board().stores;
        if (record.result() != GameResult::Draw)
            outcome.winner = record.result() == GameResult::SouthWins ? Side::South : Side::North;
        return outcome;
    }
    return std::nullopt;
}

} // namespace qumalaq::session

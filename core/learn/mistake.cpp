// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/mistake.h"

#include "core/learn/move_consequences.h"
#include "core/learn/puzzle.h"
#include "core/notation/position_text.h"

#include <algorithm>
#include <charconv>

namespace qumalaq::learn {

using notation::GameRecord;
using notation::NodeId;
using rules::AnyPosition;
using rules::Move;
using rules::Side;

namespace {

constexpr notation::Nag kGood = 1;
constexpr notation::Nag kBad = 2;
constexpr std::string_view kNumberTag = "MoveNumber";
constexpr int kMaxGameLength = 10'000;

/// What a move gives to the opponent: into a tuzdyk at once, and by the reply.
struct Given {
    int stones = 0;
    bool tuzdyk = false;
};

Given givenBy(const MoveConsequences& tried, Side opponent)
{
    const Threats replies = threatsOf(tried.after, opponent);
    return {tried.fed + replies.taken(), !replies.tuzdyks.empty()};
}

/// 0 if the text is not a number.
int numberIn(std::string_view text)
{
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && number > 0 && number <= kMaxGameLength ? number : 0;
}

bool isMarked(const GameRecord& record, NodeId node, notation::Nag nag)
{
    const auto& nags = record.tree().annotation(node).nags;
    return std::find(nags.begin(), nags.end(), nag) != nags.end();
}

} // namespace

std::string_view idOf(MistakeKind kind)
{
    switch (kind) {
    case MistakeKind::MissedTuzdyk:
        return "missed-tuzdyk";
    case MistakeKind::AllowedTuzdyk:
        return "allowed-tuzdyk";
    case MistakeKind::LostAtsyrau:
        return "lost-atsyrau";
    case MistakeKind::MissedCapture:
        return "missed-capture";
    case MistakeKind::FedOpponent:
        return "fed-opponent";
    case MistakeKind::Other:
        break;
    }
    return "other";
}

MistakeKind kindOfMistake(const AnyPosition& position, Move played, Move better)
{
    const Side opponent = rules::opponentOf(position.sideToMove());
    const MoveConsequences triedPlayed = consequencesOf(position, played);
    const MoveConsequences triedBetter = consequencesOf(position, better);
    if (triedBetter.tuzdyk && !triedPlayed.tuzdyk)
        return MistakeKind::MissedTuzdyk;
    const Given givenByPlayed = givenBy(triedPlayed, opponent);
    const Given givenByBetter = givenBy(triedBetter, opponent);
    if (givenByPlayed.tuzdyk && !givenByBetter.tuzdyk)
        return MistakeKind::AllowedTuzdyk;
    if (rules::isTogyzFamily(position) && stonesInPits(position.board()) <= kAtsyrauStones)
        return MistakeKind::LostAtsyrau;
    const int missed = triedBetter.taken - triedPlayed.taken;
    const int given = givenByPlayed.stones - givenByBetter.stones;
    if (std::max(missed, given) < kMistakeStones)
        return MistakeKind::Other;
    return missed >= given ? MistakeKind::MissedCapture : MistakeKind::FedOpponent;
}

bool Mistake::isAnswer(Move move) const
{
    return move == better.front() || std::find(good.begin(), good.end(), move) != good.end();
}

std::string Mistake::key() const
{
    return std::string(kMistakePrefix) + std::string(rules::idOf(setup.game())) + '/' + notation::toText(position);
}

GameRecord toRecord(const Mistake& mistake)
{
    GameRecord record(mistake.setup, mistake.position);
    const Side opponent = rules::opponentOf(mistake.position.sideToMove());
    if (!mistake.date.empty())
        record.setTag("Date", mistake.date);
    if (!mistake.time.empty())
        record.setTag("Time", mistake.time);
    if (mistake.number > 0)
        record.setTag(kNumberTag, std::to_string(mistake.number));
    if (!mistake.opponent.empty())
        record.setTag(notation::nameTagOf(opponent), mistake.opponent);
    NodeId at = NodeId::Root;
    for (const Move move : mistake.better)
        at = record.tree().add(at, move);
    record.tree().annotate(record.tree().firstChild(NodeId::Root), {{}, {}, {kGood}});
    record.tree().annotate(record.tree().add(NodeId::Root, mistake.played), {{}, {}, {kBad}});
    for (const Move move : mistake.good)
        record.tree().add(NodeId::Root, move);
    return record;
}

std::optional<Mistake> mistakeOf(const GameRecord& record)
{
    const notation::GameTree& tree = record.tree();
    std::vector<NodeId> first = tree.children(NodeId::Root);
    if (first.size() < 2 || !isMarked(record, first[0], kGood) || !isMarked(record, first[1], kBad))
        return std::nullopt;
    Mistake mistake;
    mistake.setup = record.setup();
    mistake.position = record.start();
    mistake.better = record.moves();
    mistake.played = tree.move(first[1]);
    for (auto other = first.begin() + 2; other != first.end(); ++other)
        mistake.good.push_back(tree.move(*other));
    mistake.date = record.tag("Date");
    mistake.time = record.tag("Time");
    mistake.number = numberIn(record.tag(kNumberTag));
    mistake.opponent = record.tag(notation::nameTagOf(rules::opponentOf(record.start().sideToMove())));
    return mistake;
}

} // namespace qumalaq::learn

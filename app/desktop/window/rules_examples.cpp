// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/rules_examples.h"

#include "core/notation/position_text.h"

#include <algorithm>
#include <stdexcept>

namespace qumalaq::desktop {

namespace {

using Claim = RulesExample::Claim;
using rules::GameId;
using rules::Side;

constexpr rules::Move south(int number)
{
    return rules::Move{rules::Pit{Side::South, static_cast<std::uint8_t>(number)}};
}

constexpr std::string_view kNineStart = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s";
constexpr std::string_view kNineTuzdyk = "3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s";

constexpr RulesExample kExamples[] = {
    {GameId::Togyzqumalaq, "capture", kNineStart, south(7), Claim::Takes, 10},
    {GameId::Togyzqumalaq, "tuzdyk", kNineTuzdyk, south(8), Claim::MakesTuzdyk, 3},
    {GameId::Togyzqumalaq, "bank", "3,0,2,0,0,4,0,2,5/4,6,0,4,3,0,0,0,0 66,63 3,- s", south(9), Claim::Banks, 1},
    {GameId::Togyzqumalaq, "nothing", "3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s", south(9), Claim::TakesNothing,
     0},
    {GameId::Toguzkorgool, "capture", kNineStart, south(7), Claim::Takes, 10},
    {GameId::Toguzkorgool, "tuzdyk", kNineTuzdyk, south(8), Claim::MakesTuzdyk, 3},
    {GameId::Bestemshe, "capture", "5,5,5,5,5/5,5,5,5,5 0,0 -,- s", south(2), Claim::Takes, 6},
    {GameId::Bestemshe, "nothing", "1,0,0,1,2/2,1,3,0,0 20,20 -,- s", south(5), Claim::TakesNothing, 0},
    {GameId::Congkak, "again", "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 - s", south(7), Claim::MovesAgain, 0},
    {GameId::Congkak, "relay", "0,0,1,0,0,3,2/1,0,0,4,0,0,0 45,42 - s", south(6), Claim::Relay, 2},
    {GameId::Congkak, "capture", "0,0,2,0,0,1,0/0,0,3,0,0,1,4 45,42 - s", south(3), Claim::Takes, 5},
    {GameId::MangalaSuez, "relay", "3,0,0,1,0,0/0,2,0,0,4,1 30,31 - s 6", south(1), Claim::Relay, 2},
    {GameId::MangalaSuez, "capture", "0,0,2,0,0,0/2,5,0,3,0,1 30,29 - s 6", south(3), Claim::TakesTwice, 7},
    {GameId::MangalaSuez, "prescribed", "0,0,2,0,0,0/0,5,0,3,0,1 30,31 - s 6", south(3), Claim::Prescribes, 5},
    {GameId::Oware, "round", "0,1,0,2,0,12/0,3,1,0,0,2 14,13 - s", south(6), Claim::Takes, 2},
    {GameId::Oware, "capture", "2,0,1,0,0,3/4,2,1,0,0,2 17,16 - s", south(6), Claim::Takes, 5},
    {GameId::Oware, "slam", "0,0,1,0,0,2/1,1,0,0,0,0 21,22 - s", south(6), Claim::TakesNothing, 0},
    {GameId::Oware, "feed", "2,0,0,0,2,0/0,0,0,0,0,0 22,22 - s", south(5), Claim::TakesNothing, 0},
    {GameId::Kalah, "again", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 - s", south(3), Claim::MovesAgain, 0},
    {GameId::Kalah, "capture", "2,1,0,0,3,1/0,2,0,5,1,0 17,16 - s", south(1), Claim::Takes, 6},
    {GameId::Kalah, "round", "13,0,1,0,2,0/0,1,0,2,0,3 13,13 - s", south(1), Claim::Takes, 5},
    {GameId::MangalaTurkish, "again", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 - s", south(4), Claim::MovesAgain, 0},
    {GameId::MangalaTurkish, "single", "2,0,0,1,0,1/3,0,2,0,0,1 20,18 - s", south(6), Claim::MovesAgain, 0},
    {GameId::MangalaTurkish, "even", "1,0,2,0,0,4/2,5,0,3,0,1 15,15 - s", south(6), Claim::Takes, 6},
    {GameId::MangalaTurkish, "opposite", "0,3,1,0,2,0/1,0,4,0,2,0 18,17 - s", south(2), Claim::Takes, 5},
};

} // namespace

std::span<const RulesExample> rulesExamples()
{
    return kExamples;
}

const RulesExample* findRulesExample(GameId game, std::string_view name)
{
    const auto* found = std::find_if(std::begin(kExamples), std::end(kExamples),
                                     [game, name](const RulesExample& e) { return e.game == game && e.name == name; });
    return found == std::end(kExamples) ? nullptr : found;
}

rules::AnyPosition positionOf(const RulesExample& example)
{
    const auto parsed = notation::parsePosition(example.position, rules::GameSetup(example.game));
    if (!parsed)
        throw std::logic_error("an example of the rules has no position");
    return parsed->position;
}

} // namespace qumalaq::desktop

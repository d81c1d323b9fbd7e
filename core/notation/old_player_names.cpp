// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/old_player_names.h"

#include "core/notation/player_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace qumalaq::notation {

using rules::kBothSides;
using rules::opponentOf;
using rules::Side;

namespace {

/// A word in English, Kazakh and Russian, as in the catalogues of those versions. The words are in people's files, so
/// they do not follow later changes of the translations.
using Words = std::array<std::string_view, 3>;

constexpr Words kOwn = {"You", "Сіз", "Вы"};
constexpr std::array<Words, 2> kSides = {Words{"South", "Бастаушы", "Юг"}, Words{"North", "Қостаушы", "Север"}};
constexpr Words kComputer = {"Computer", "Компьютер", "Компьютер"};
/// The names of the levels from 1, which followed the word for a computer.
constexpr std::array<Words, 10> kLevels = {{
    {"Foal", "Құлын", "Жеребёнок"},
    {"Yearling", "Тай", "Стригунок"},
    {"Colt", "Құнан", "Конёк"},
    {"Young horse", "Дөнен", "Молодой конь"},
    {"Horse", "Бесті", "Конь"},
    {"Pacer", "Жорға", "Иноходец"},
    {"Racer", "Жүйрік", "Рысак"},
    {"Courser", "Сәйгүлік", "Скакун"},
    {"Argamak", "Арғымақ", "Аргамак"},
    {"Tulpar", "Тұлпар", "Тулпар"},
}};
constexpr std::string_view kBeforeLevel = " · ";

struct OldCharacter {
    std::string_view id;
    Words names;
};

constexpr std::array<OldCharacter, 5> kCharacters = {{
    {"hoarder", {"Zhinagysh the hoarder", "Жинағыш", "Жинагыш-собиратель"}},
    {"tuzdyk-hunter", {"Tuzdykshy the hunter", "Тұздықшы", "Туздыкши-охотник"}},
    {"guardian", {"Sakshy the guardian", "Сақшы", "Сакши-страж"}},
    {"attacker", {"Shabuylshy the attacker", "Шабуылшы", "Шабуылши-боец"}},
    {"counter", {"Esepshi the counter", "Есепші", "Есепши-счетовод"}},
}};

bool isAmong(const Words& words, std::string_view name)
{
    return std::find(words.begin(), words.end(), name) != words.end();
}

std::string_view tagOf(const GameRecord& record, Side side, std::string_view what)
{
    return record.tag(std::string(nameTagOf(side)).append(what));
}

/// The level of a computer player, which every version of the program has marked by `WhiteType` "program" and
/// `WhiteLevel`. 0 for any other player.
int levelOf(const GameRecord& record, Side side)
{
    const std::string_view text = tagOf(record, side, "Level");
    int level = 0;
    const auto number = std::from_chars(text.data(), text.data() + text.size(), level);
    const bool isNumber = number.ec == std::errc() && number.ptr == text.data() + text.size();
    return isNumber && level >= 1 && level <= kHighestNamedLevel && tagOf(record, side, "Type") == "program" ? level
                                                                                                             : 0;
}

/// Today's name of a computer; empty if `name` was never a computer's name.
std::string computerOf(std::string_view name, int level)
{
    for (const OldCharacter& character : kCharacters) {
        if (isAmong(character.names, name))
            return toText(ComputerName{0, std::string(character.id)});
    }
    const std::size_t end = name.find(kBeforeLevel);
    if (!isAmong(kComputer, name.substr(0, end)))
        return {};
    if (end == std::string_view::npos)
        return toText(ComputerName{level, {}});
    name.remove_prefix(end + kBeforeLevel.size());
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        if (isAmong(kLevels[i], name))
            return toText(ComputerName{static_cast<int>(i) + 1, {}});
    }
    return {};
}

} // namespace

void unifyPlayerNames(GameRecord& record)
{
    const std::array<int, 2> levels = {levelOf(record, Side::South), levelOf(record, Side::North)};
    // No version wrote these tags, so a game that has them is of other people, even if they are called like the sides.
    const bool isFromElsewhere = !record.tag("Event").empty() || !record.tag("Site").empty();
    for (const Side side : kBothSides) {
        const std::string_view tag = nameTagOf(side);
        const std::string_view name = record.tag(tag);
        if (levels[indexOf(side)] != 0) {
            if (const std::string computer = computerOf(name, levels[indexOf(side)]); !computer.empty())
                record.setTag(tag, computer);
        } else if (levels[indexOf(opponentOf(side))] != 0 ? isAmong(kOwn, name)
                                                          : isAmong(kSides[indexOf(side)], name) && !isFromElsewhere) {
            record.removeTag(tag);
        }
    }
}

std::vector<std::string> oldPlayerNames()
{
    std::vector<std::string> names;
    const auto add = [&names](const Words& words) { names.insert(names.end(), words.begin(), words.end()); };
    add(kOwn);
    for (const Words& side : kSides)
        add(side);
    add(kComputer);
    for (const OldCharacter& character : kCharacters)
        add(character.names);
    for (const Words& level : kLevels) {
        for (std::size_t i = 0; i < level.size(); ++i)
            names.push_back(std::string(kComputer[i]).append(kBeforeLevel).append(level[i]));
    }
    return names;
}

} // namespace qumalaq::notation

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/game_text.h"

#include "core/rules/any_position.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace qumalaq::desktop {

using rules::EndReason;
using rules::GameId;
using rules::Side;

namespace {

struct ValueText {
    std::string_view value;
    const char* text = "";
};

/// The texts of an option of rules::optionsOf(). Numbers and empty pits need no texts for their values.
struct OptionText {
    std::string_view key;
    const char* name;
    const char* explanation;
    std::array<ValueText, 3> values = {};
    std::optional<GameId> game = {}; ///< if only this game calls it so; comes before the row for the others
};

constexpr OptionText kOptionTexts[] = {
    {"playout",
     QT_TRANSLATE_NOOP("GameText", "Play on until atsyrau"),
     QT_TRANSLATE_NOOP("GameText", "The game ends only at atsyrau: the player to move has no stones in their row."),
     {{{"on", QT_TRANSLATE_NOOP("GameText", "Yes")}, {"off", QT_TRANSLATE_NOOP("GameText", "No")}}}},
    {"repetition",
     QT_TRANSLATE_NOOP("GameText", "Repetition ends the game"),
     QT_TRANSLATE_NOOP("GameText", "When a position comes up for the third time, each player keeps their own row."),
     {{{"on", QT_TRANSLATE_NOOP("GameText", "Yes")}, {"off", QT_TRANSLATE_NOOP("GameText", "No")}}},
     GameId::Oware},
    {"repetition",
     QT_TRANSLATE_NOOP("GameText", "Draw by repetition"),
     QT_TRANSLATE_NOOP("GameText", "The game is drawn when the same position comes up for the third time."),
     {{{"on", QT_TRANSLATE_NOOP("GameText", "Yes")}, {"off", QT_TRANSLATE_NOOP("GameText", "No")}}}},
    {"holes", QT_TRANSLATE_NOOP("GameText", "Holes in a row"),
     QT_TRANSLATE_NOOP("GameText", "How many holes each row has.")},
    {"stones", QT_TRANSLATE_NOOP("GameText", "Stones in a hole"),
     QT_TRANSLATE_NOOP("GameText", "How many stones lie in each hole at the start.")},
    {"capture",
     QT_TRANSLATE_NOOP("GameText", "A capture takes"),
     QT_TRANSLATE_NOOP("GameText", "Whether the last stone goes to the home with the stones it takes."),
     {{{"both", QT_TRANSLATE_NOOP("GameText", "both holes")},
       {"opposite", QT_TRANSLATE_NOOP("GameText", "the opposite hole only")}}}},
    {"home",
     QT_TRANSLATE_NOOP("GameText", "Last stone in the home"),
     QT_TRANSLATE_NOOP("GameText", "What happens when the last stone falls into the player’s own home."),
     {{{"again", QT_TRANSLATE_NOOP("GameText", "another move")},
       {"ends", QT_TRANSLATE_NOOP("GameText", "the turn ends")}}}},
    {"end",
     QT_TRANSLATE_NOOP("GameText", "The game ends"),
     QT_TRANSLATE_NOOP("GameText", "What ends the game, so that the stones are counted."),
     {{{"board", QT_TRANSLATE_NOOP("GameText", "when the board is empty")},
       {"row", QT_TRANSLATE_NOOP("GameText", "when a row is empty")}}}},
    {"empty", QT_TRANSLATE_NOOP("GameText", "Empty holes at the start"),
     QT_TRANSLATE_NOOP("GameText", "Three holes are empty, two in one row and one in the other. Choose them.")},
    {"quiet", QT_TRANSLATE_NOOP("GameText", "Opening turns without captures"),
     QT_TRANSLATE_NOOP("GameText", "How many turns at the start, counting both players, take nothing.")},
    {"start",
     QT_TRANSLATE_NOOP("GameText", "Prescribed first hole"),
     QT_TRANSLATE_NOOP("GameText", "When a turn must begin at the hole after the one where the previous turn ended."),
     {{{"capture", QT_TRANSLATE_NOOP("GameText", "after a capture")},
       {"always", QT_TRANSLATE_NOOP("GameText", "always")},
       {"free", QT_TRANSLATE_NOOP("GameText", "never")}}}},
    {"rest",
     QT_TRANSLATE_NOOP("GameText", "Stones left at the end"),
     QT_TRANSLATE_NOOP("GameText", "Who gets the stones in the holes when the game is over."),
     {{{"none", QT_TRANSLATE_NOOP("GameText", "count for neither player")},
       {"owner", QT_TRANSLATE_NOOP("GameText", "go to their owner")}}}},
    {"grandslam",
     QT_TRANSLATE_NOOP("GameText", "A capture of all the opponent’s seeds"),
     QT_TRANSLATE_NOOP("GameText", "A grand slam: it would leave the opponent without seeds."),
     {{{"nothing", QT_TRANSLATE_NOOP("GameText", "takes nothing")},
       {"all", QT_TRANSLATE_NOOP("GameText", "takes them all")}}}},
    {"emptycapture",
     QT_TRANSLATE_NOOP("GameText", "Last stone, nothing opposite"),
     QT_TRANSLATE_NOOP(
         "GameText",
         "The last stone falls into an empty hole of the player’s own row, and the hole opposite is empty too."),
     {{{"stays", QT_TRANSLATE_NOOP("GameText", "stays where it is")},
       {"taken", QT_TRANSLATE_NOOP("GameText", "goes to the store")}}}},
};

/// Null if no game has such an option.
const OptionText* findOptionText(GameId game, std::string_view key)
{
    const auto found = std::find_if(std::begin(kOptionTexts), std::end(kOptionTexts), [=](const OptionText& option) {
        return option.key == key && option.game.value_or(game) == game;
    });
    return found == std::end(kOptionTexts) ? nullptr : found;
}

/// "First 2, First 5, Second 3".
QString numbersOf(const rules::EmptyPits& pits)
{
    QStringList texts;
    for (const rules::Pit pit : pits)
        texts.append(QStringLiteral("%1 %2").arg(GameText::sideName(pit.row)).arg(int(pit.number)));
    return texts.join(QStringLiteral(", "));
}

} // namespace

QString GameText::nameOf(GameId game)
{
    return tr(sourceNameOf(game));
}

const char* GameText::sourceNameOf(GameId game)
{
    switch (game) {
    case GameId::Togyzqumalaq:
        return QT_TR_NOOP("Togyzqumalaq");
    case GameId::Toguzkorgool:
        return QT_TR_NOOP("Toguz korgool");
    case GameId::Bestemshe:
        return QT_TR_NOOP("Bestemshe");
    case GameId::Congkak:
        return QT_TR_NOOP("Congkak");
    case GameId::MangalaSuez:
        return QT_TR_NOOP("Mangala of Suez");
    case GameId::Oware:
        return QT_TR_NOOP("Oware");
    case GameId::Kalah:
        return QT_TR_NOOP("Kalah");
    case GameId::MangalaTurkish:
        return QT_TR_NOOP("Turkish Mangala");
    }
    return "";
}

QString GameText::summaryOf(GameId game)
{
    switch (game) {
    case GameId::Togyzqumalaq:
        return tr("Nine pits a side, nine stones a pit. Make a pit even to take its stones; gather more than half.");
    case GameId::Toguzkorgool:
        return tr("The Kyrgyz form of the game: nine pits a side, nine stones a pit.");
    case GameId::Bestemshe:
        return tr("The little sister for beginners: five pits a side, five stones a pit, no tuzdyk.");
    case GameId::Congkak:
        return tr("The Malay game: sow into your own home, and sow on if the last stone lands on stones.");
    case GameId::MangalaSuez:
        return tr("As it was played in Suez: long sowings round the board; captured stones are kept beside it.");
    case GameId::Oware:
        return tr("The game of West Africa: make two or three in a house to take them, and leave the opponent some.");
    case GameId::Kalah:
        return tr("The mancala of the West: end in your store and move again, or take what lies opposite.");
    case GameId::MangalaTurkish:
        return tr("The mancala of Turkey: the first stone goes back, even counts are taken, your treasury gives "
                  "another move.");
    }
    return {};
}

QString GameText::optionName(GameId game, std::string_view key)
{
    const OptionText* option = findOptionText(game, key);
    return option ? tr(option->name) : QString::fromUtf8(key);
}

QString GameText::optionValue(std::string_view key, std::string_view value)
{
    for (const OptionText& option : kOptionTexts) {
        for (const ValueText& each : option.values) {
            if (option.key == key && each.value == value)
                return tr(each.text);
        }
    }
    return QString::fromUtf8(value);
}

QString GameText::optionExplanation(GameId game, std::string_view key)
{
    const OptionText* option = findOptionText(game, key);
    return option ? tr(option->explanation) : QString();
}

QString GameText::changedOptions(const rules::GameSetup& setup)
{
    const rules::GameSetup usual(setup.game());
    QStringList texts;
    for (const rules::OptionSpec& option : rules::optionsOf(setup.game())) {
        if (setup.option(option.key) == usual.option(option.key))
            continue;
        const QString value = option.kind == rules::OptionSpec::Kind::EmptyPits
                                  ? numbersOf(setup.emptyPits(option.key))
                                  : optionValue(option.key, setup.option(option.key));
        texts.append(QStringLiteral("%1: %2").arg(optionName(setup.game(), option.key), value));
    }
    return texts.join(QStringLiteral(" · "));
}

QString GameText::sideName(Side side)
{
    return side == Side::South ? tr("First") : tr("Second");
}

QString GameText::sideChoice(Side side)
{
    return side == Side::South ? tr("First, moves first") : tr("Second, moves second");
}

QString GameText::pitName(GameId game, int number)
{
    if (number < 1 || number > rules::kMaxPits)
        return {};
    const auto index = static_cast<std::size_t>(number - 1);
    if (game == GameId::Togyzqumalaq) {
        const std::array<QString, rules::kMaxPits> names = {
            tr("Art", "pit 1"),         tr("Tekturmas", "pit 2"), tr("At otpes", "pit 3"),
            tr("Atsyratar", "pit 4"),   tr("Bel", "pit 5"),       tr("Belbasar", "pit 6"),
            tr("Qandyqaqpan", "pit 7"), tr("Kokmoiyn", "pit 8"),  tr("Mangdai", "pit 9"),
        };
        return names[index];
    }
    if (game == GameId::Toguzkorgool) {
        const std::array<QString, rules::kMaxPits> names = {
            tr("Kuiruk", "Kyrgyz, pit 1"),     tr("At otpos", "Kyrgyz, pit 2"),  tr("Jaman ui", "Kyrgyz, pit 3"),
            tr("Tekildek", "Kyrgyz, pit 4"),   tr("Bel", "Kyrgyz, pit 5"),       tr("Daly", "Kyrgyz, pit 6"),
            tr("Eki tishti", "Kyrgyz, pit 7"), tr("Kok moyun", "Kyrgyz, pit 8"), tr("Ooz", "Kyrgyz, pit 9"),
        };
        return names[index];
    }
    return {};
}

QString GameText::levelName(int level)
{
    // Kazakh names of horses, by age, then by speed.
    switch (level) {
    case 1:
        return tr("Foal", "level 1");
    case 2:
        return tr("Yearling", "level 2");
    case 3:
        return tr("Colt", "level 3");
    case 4:
        return tr("Young horse", "level 4");
    case 5:
        return tr("Horse", "level 5");
    case 6:
        return tr("Pacer", "level 6");
    case 7:
        return tr("Racer", "level 7");
    case 8:
        return tr("Courser", "level 8");
    case 9:
        return tr("Argamak", "level 9");
    default:
        return tr("Tulpar", "level 10");
    }
}

QString GameText::levelNote(int level)
{
    switch (level) {
    case 1:
        return tr("For your very first games.", "level 1");
    case 2:
        return tr("Looks for captures, but misses some.", "level 2");
    case 3:
        return tr("Takes what it can and forgets about you.", "level 3");
    case 4:
        return tr("Begins to think about your reply.", "level 4");
    case 5:
        return tr("Plays a decent game, and makes mistakes like anyone else.", "level 5");
    case 6:
        return tr("Looks a few moves ahead.", "level 6");
    case 7:
        return tr("Seldom makes mistakes: for club players.", "level 7");
    case 8:
        return tr("No longer makes big mistakes.", "level 8");
    case 9:
        return tr("For masters.", "level 9");
    default:
        return tr("The winged horse of legend: plays at full strength.", "level 10");
    }
}

QString GameText::characterName(ai::Character character)
{
    switch (character) {
    case ai::Character::None:
        break;
    case ai::Character::Hoarder:
        return tr("Zhinagysh the hoarder");
    case ai::Character::TuzdykHunter:
        return tr("Tuzdykshy the hunter");
    case ai::Character::Guardian:
        return tr("Sakshy the guardian");
    case ai::Character::Attacker:
        return tr("Shabuylshy the attacker");
    case ai::Character::Counter:
        return tr("Esepshi the counter");
    }
    return {};
}

QString GameText::characterNote(ai::Character character)
{
    switch (character) {
    case ai::Character::None:
        break;
    case ai::Character::Hoarder:
        return tr("Keeps as many stones as it can in its own row.");
    case ai::Character::TuzdykHunter:
        return tr("Hunts for a tuzdyk from the first move on.");
    case ai::Character::Guardian:
        return tr("Keeps its pits even, so that there is little to take.");
    case ai::Character::Attacker:
        return tr("Takes as much as it can, here and now.");
    case ai::Character::Counter:
        return tr("Keeps moves in hand and works out the ending.");
    }
    return {};
}

QString GameText::resultTitle(const rules::Outcome& outcome)
{
    if (!outcome.winner)
        return tr("A draw");
    return *outcome.winner == Side::South ? tr("First wins") : tr("Second wins");
}

QString GameText::markOf(notation::GameResult result)
{
    switch (result) {
    case notation::GameResult::SouthWins:
        return QStringLiteral("1–0");
    case notation::GameResult::NorthWins:
        return QStringLiteral("0–1");
    case notation::GameResult::Draw:
        return QStringLiteral("½–½");
    case notation::GameResult::Open:
        break;
    }
    return QStringLiteral("…");
}

QString GameText::reason(const rules::Outcome& outcome, const rules::GameSetup& setup)
{
    const bool northLost = !outcome.winner || *outcome.winner == Side::South;
    switch (outcome.reason) {
    case EndReason::StoreMajority: {
        const int all = rules::AnyPosition(setup).layout().totalStones;
        const bool isCollected = outcome.score[0] + outcome.score[1] == all;
        return (isCollected ? tr("%1 are enough. Each keeps their own row.", "how many stones")
                            : tr("%1 are enough: that is more than half.", "how many stones"))
            .arg(all / 2 + 1);
    }
    case EndReason::RowEmpty:
        return rules::isTogyzFamily(setup.game())
                   ? tr("Atsyrau: the player to move has no stones left. Each player keeps their own row.")
                   : tr("The player to move has nothing left in their row.");
    case EndReason::OneRowEmpty:
        return tr("A row is empty. What is left belongs to the owner of the other row.");
    case EndReason::EmptyRowTakesRest:
        return tr("A row is empty. Its owner takes all that is left in the other row.");
    case EndReason::CannotFeed:
        return tr("One row is empty, and no move can feed it. Each player keeps their own row.");
    case EndReason::BoardEmpty:
        return tr("The board is empty.");
    case EndReason::EndlessSowing:
        return tr("The sowing would never end.");
    case EndReason::Repetition:
        return setup.game() == GameId::Oware
                   ? tr("The same position has come up for the third time. Each player keeps their own row.")
                   : tr("The same position has come up for the third time.");
    case EndReason::Agreement:
        return tr("Both players agreed to a draw.");
    case EndReason::Resignation:
        return northLost ? tr("Second resigned.") : tr("First resigned.");
    case EndReason::Time:
        return northLost ? tr("Second ran out of time.") : tr("First ran out of time.");
    }
    return {};
}

} // namespace qumalaq::desktop

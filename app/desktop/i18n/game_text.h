// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/characters.h"
#include "core/rules/game.h"
#include "core/rules/outcome.h"
#include "core/rules/words.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace qumalaq::desktop {

/// What the core tells by enums and numbers, as text in the program's language. Ask again after a LanguageChange.
class GameText {
    Q_DECLARE_TR_FUNCTIONS(GameText)

public:
    [[nodiscard]] static QString nameOf(rules::GameId game);
    /// The same as the key of a catalogue, for what is written in two languages at once.
    [[nodiscard]] static const char* sourceNameOf(rules::GameId game);
    /// One or two sentences for somebody who chooses a game.
    [[nodiscard]] static QString summaryOf(rules::GameId game);

    /// Of an option of a game: what a label or check box says, what a value is called, and one line that explains it.
    [[nodiscard]] static QString optionName(std::string_view key);
    [[nodiscard]] static QString optionValue(std::string_view key, std::string_view value);
    [[nodiscard]] static QString optionExplanation(std::string_view key);

    /// Who sits there, as a name: "South" or "North".
    [[nodiscard]] static QString sideName(rules::Side side);
    /// The same as sideName() with who begins, where the player chooses a side.
    [[nodiscard]] static QString sideChoice(rules::Side side);

    /// Who moves first and who second, as a short note.
    [[nodiscard]] static QString orderNote(rules::Side side);

    /// The traditional name of a pit, e.g. "Bel"; empty where the game has none.
    [[nodiscard]] static QString pitName(rules::GameId game, int number);

    /// Of a computer, after the ages and kinds of horses: "Foal". Levels are 1 to ai::kLevelCount.
    [[nodiscard]] static QString levelName(int level);
    /// How hard it is to beat, in a few words.
    [[nodiscard]] static QString levelNote(int level);
    /// Of one of ai::kCharacters, and what it plays for, in a sentence.
    [[nodiscard]] static QString characterName(ai::Character character);
    [[nodiscard]] static QString characterNote(ai::Character character);

    /// "South wins", "A draw".
    [[nodiscard]] static QString resultTitle(const rules::Outcome& outcome);
    /// Why the game is over, as a sentence. `totalStones` of the game, to tell how many win.
    [[nodiscard]] static QString reason(const rules::Outcome& outcome, int totalStones);
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/characters.h"
#include "core/notation/game_record.h"
#include "core/rules/game.h"
#include "core/rules/outcome.h"
#include "core/rules/types.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace qumalaq::desktop {

/// Enums and numbers of the core as translated text.
class GameText {
    Q_DECLARE_TR_FUNCTIONS(GameText)

public:
    [[nodiscard]] static QString nameOf(rules::GameId game);
    /// The untranslated name, a key of the catalogues, for texts in two languages.
    [[nodiscard]] static const char* sourceNameOf(rules::GameId game);
    /// One or two sentences for choosing a game.
    [[nodiscard]] static QString summaryOf(rules::GameId game);

    /// Label, values and one-line explanation of a game's option.
    [[nodiscard]] static QString optionName(rules::GameId game, std::string_view key);
    [[nodiscard]] static QString optionValue(std::string_view key, std::string_view value);
    [[nodiscard]] static QString optionExplanation(rules::GameId game, std::string_view key);

    /// The options that are not the usual ones: "Holes in a row: 5 · The game ends: when a row is empty".
    [[nodiscard]] static QString changedOptions(const rules::GameSetup& setup);

    /// The name of a side: "First" or "Second".
    [[nodiscard]] static QString sideName(rules::Side side);
    /// As sideName(), but marks the side that begins.
    [[nodiscard]] static QString sideChoice(rules::Side side);

    /// The traditional name of a pit, e.g. "Bel"; empty if the game has none.
    [[nodiscard]] static QString pitName(rules::GameId game, int number);

    /// The name of a computer level, after the ages and kinds of horses: "Foal". Levels are 1 to ai::kLevelCount.
    [[nodiscard]] static QString levelName(int level);
    /// How strong the level is, in a few words.
    [[nodiscard]] static QString levelNote(int level);
    /// The name of one of ai::kCharacters, and its style in a sentence.
    [[nodiscard]] static QString characterName(ai::Character character);
    [[nodiscard]] static QString characterNote(ai::Character character);

    /// "First wins", "A draw".
    [[nodiscard]] static QString resultTitle(const rules::Outcome& outcome);
    /// "1–0"; "…" for a game without a result.
    [[nodiscard]] static QString markOf(notation::GameResult result);
    /// Why the game is over, as a sentence.
    [[nodiscard]] static QString reason(const rules::Outcome& outcome, const rules::GameSetup& setup);
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/notation/game_splitter.h"
#include "core/notation/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

/// Games as text: TGK, which is PGN with this game's moves, and the text of online sites, which is TGK with some more
/// to check. One reader reads both, for all games of the program.
///
///     [White "…"]                           tags, kept in their order; record_setup.h tells which say what is played,
///                                           player_name.h how computers are called
///     [Result "1-0"]
///     [Count "82-80"]                       checked where the game was played to its end
///
///     1. 76 98                              moves as in move_text.h, with or without numbers, broken over lines
///     anywhere
///     2. 66! {comment} 87(4) $13            the mover's kazan after the move, or what was taken, close to the move
///     (2... 43x 3. 12 ; to the line's end   a variation instead of the move before it
///     ) 3. 12 1-0 {zero}                    the result; {zero}: the player to move has no stones
///
/// A comment behind a number stands in front of the move that follows, any other one behind the move before it.
/// The case of letters in the names of known tags does not matter: `WHITEELO` is read as `WhiteElo`. Names of players
/// that old versions of the program wrote are read as today's.
/// A result is 1-0, 0-1, 1/2-1/2 or *; White is South. A line that begins with % is left out.
namespace qumalaq::notation {

/// The text says it otherwise than the moves do, but there is no doubt which moves were made.
[[nodiscard]] bool isWarning(ParseError::Code code);

/// The site's mark, as a comment without any space: the player to move has no stones. Where the position says the same
/// it is not kept, for the writer of that text makes it anew.
inline constexpr std::string_view kZeroMark = "zero";

/// More complaints about one game are not told.
inline constexpr std::size_t kMostErrorsPerGame = 50;

struct ReadGame {
    GameRecord record;
    /// In the order of the text. One in a variation ends that variation; one on the main line ends the moves.
    std::vector<ParseError> errors;
    bool isCut = false;       ///< the main line was longer than what is in the record, or may have been
    int line = 1;             ///< where the game begins in the text, from 1
    std::uint64_t offset = 0; ///< the same in bytes
};

/// Reads game after game. Memory: one game and one piece of the source, however long the text. Not thread-safe; the
/// source is called from next().
class TgkReader {
public:
    /// The text must outlive the reader.
    explicit TgkReader(std::string_view text) : m_splitter(text) {}
    explicit TgkReader(TextSource source) : m_splitter(std::move(source)) {}

    /// The next game, whole or with what is wrong with it; nothing at the end of the text.
    [[nodiscard]] std::optional<ReadGame> next();

private:
    GameSplitter m_splitter;
    std::optional<GameSplitter::Piece> m_piece; ///< what is left of it
};

} // namespace qumalaq::notation

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

/// Games as text: TGK, which is PGN with this game's moves, and the text of online sites, which is TGK with more to
/// check. One reader reads both, for all games of the program.
///
///     [White "…"]                           tags; record_setup.h has those for the game and its start, player_name.h
///                                           the names of computers
///     [Result "1-0"]
///     [Count "82-80"]                       checked where the game was played to its end
///
///     1. 76 98                              moves as in move_text.h, with or without numbers, with any line breaks
///     2. 66! {comment} 87(4) $13            the mover's kazan after the move, or what was taken, close to the move
///     (2... 43x 3. 12 ; to the line's end   a variation instead of the move before it
///     ) 3. 12 1-0 {zero}                    the result; {zero}: the player to move has no stones
///
/// A comment after a move number belongs before the next move, any other comment after the move before it. The letter
/// case of known tags does not matter: `WHITEELO` is read as `WhiteElo`. Old names of players are converted
/// (old_player_names.h). A result is 1-0, 0-1, 1/2-1/2 or *; White is South. A line that begins with % is ignored.
namespace qumalaq::notation {

/// Whether an error leaves no doubt which moves were made.
[[nodiscard]] bool isWarning(ParseError::Code code);

/// The text of a comment by which sites mark that the player to move has no stones. Dropped if it is true, because the
/// writer adds it again.
inline constexpr std::string_view kZeroMark = "zero";

/// At most this many errors are reported for one game.
inline constexpr std::size_t kMaxErrorsPerGame = 50;

struct ReadGame {
    GameRecord record;
    /// In the order of the text. An error in a variation ends the variation, an error on the main line ends the game.
    std::vector<ParseError> errors;
    bool isCut = false;       ///< the main line may be longer than that of the record
    int line = 1;             ///< where the game begins in the text, from 1
    std::uint64_t offset = 0; ///< the same in bytes
};

/// Reads game after game. Holds one game and one part of the source in memory, whatever the length of the text. Not
/// thread-safe; the source is called by next().
class TgkReader {
public:
    /// The text must outlive the reader.
    explicit TgkReader(std::string_view text) : m_splitter(text) {}
    explicit TgkReader(TextSource source) : m_splitter(std::move(source)) {}

    /// The next game, with its errors; none at the end of the text.
    [[nodiscard]] std::optional<ReadGame> next();

private:
    GameSplitter m_splitter;
    std::optional<GameSplitter::Piece> m_piece; ///< the rest of it
};

} // namespace qumalaq::notation

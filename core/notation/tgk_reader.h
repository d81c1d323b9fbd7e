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
/// A comment after a move number belongs before the next move; any other comment belongs after the move before it.
/// The case of letters in the names of known tags does not matter: `WHITEELO` is read as `WhiteElo`. Names of players
/// that old versions of the program wrote are read as today's.
/// A result is 1-0, 0-1, 1/2-1/2 or *; White is South. A line that begins with % is ignored.
namespace qumalaq::notation {

/// The text contradicts the moves, but there is no doubt which moves were made.
[[nodiscard]] bool isWarning(ParseError::Code code);

/// The site's mark, a comment without spaces: the player to move has no stones. It is dropped if that is true, because
/// the writer adds it again.
inline constexpr std::string_view kZeroMark = "zero";

/// At most this many errors are reported for one game.
inline constexpr std::size_t kMostErrorsPerGame = 50;

struct ReadGame {
    GameRecord record;
    /// In the order of the text. An error in a variation ends that variation; an error on the main line ends the moves.
    std::vector<ParseError> errors;
    bool isCut = false;       ///< the main line is, or may be, longer than the record's
    int line = 1;             ///< where the game begins in the text, from 1
    std::uint64_t offset = 0; ///< the same in bytes
};

/// Reads game after game. Keeps one game and one piece of the source in memory, however long the text is. Not
/// thread-safe; the source is called from next().
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

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/record_setup.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/turn_counter.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads one game from a piece of text. The implementation of TgkReader.
namespace qumalaq::notation {

class GameParser {
public:
    /// The game at the beginning of the piece, whose text must outlive the parser.
    explicit GameParser(const GameSplitter::Piece& piece) : m_piece(piece) {}

    /// None if there were only comments and space. May be called once.
    [[nodiscard]] std::optional<ReadGame> parse();
    /// The place after the game and the space that follows it.
    [[nodiscard]] std::size_t end() const { return m_at; }

private:
    /// A line of moves that is being read: the game, or a variation inside another line.
    struct Line {
        explicit Line(const rules::AnyPosition& start) : position(start), before(start) {}

        rules::AnyPosition position;
        rules::AnyPosition before; ///< before the last move
        NodeId node = NodeId::Root;
        TurnCounter turns;
        int store = 0; ///< the mover's after the last move
        int gain = 0;  ///< by the last move
        std::size_t openedAt = 0;
        Annotation notes;        ///< of the node, not yet in the tree
        std::string notesOnNext; ///< of the next move
        bool isNumbered = false; ///< the next move has a number
        bool hasMoves = false;
    };

    // Words
    [[nodiscard]] bool atEnd() const { return m_at == text().size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const;
    [[nodiscard]] std::string_view text() const { return m_piece.text; }
    void skipSpace();
    void skipLine();
    [[nodiscard]] bool isAtLineBegin() const;
    /// Skips comments that fill whole lines, up to the `[` of a tag. Does nothing and returns false if there is no tag.
    bool skipToTag();
    [[nodiscard]] std::string_view takeWord();
    /// The text of the comment that begins here; none if it is not closed.
    [[nodiscard]] std::optional<std::string_view> takeComment();

    // Errors
    [[nodiscard]] ParseError errorAt(std::size_t at, ParseError::Code code, std::string_view found) const;
    void addError(const ParseError& error);
    void addError(std::size_t at, ParseError::Code code, std::string_view found);

    // The head
    void readTags();
    /// False after an error.
    bool readTag();
    [[nodiscard]] bool makeRecord();

    // The moves
    void readMoves();
    void readWord();
    void readMove(std::size_t at, std::string_view word);
    /// The end of `(10)` here, or none.
    [[nodiscard]] std::optional<std::size_t> endOfKazan() const;
    void readKazan();
    void readNumber(std::size_t at, std::string_view digits);
    void readComment();
    void readNag();
    void readMarks();
    void beginVariation();
    void endVariation();
    void addComment(Line& line, std::string_view comment);
    void addNag(std::size_t at, int nag);
    /// Adds the annotation of the last move to the tree.
    void finishNode(Line& line);
    /// The same if no further move follows.
    void finishLine(Line& line);
    /// After an error: skips the rest of the variation or of the game.
    void abandonLine();
    /// Skips past the bracket that closes the variation, or to the end of the text.
    [[nodiscard]] bool skipVariation();
    void skipGame();

    // The end
    void readResult(std::size_t at, std::string_view word);
    void readNotesAfterResult();
    void checkEnd();
    void checkResult(const std::optional<rules::Outcome>& outcome);
    void checkCount(const rules::Outcome& outcome);

    [[nodiscard]] Line& line() { return m_lines.back(); }
    [[nodiscard]] ReadGame& game() { return *m_game; }

    GameSplitter::Piece m_piece;
    std::size_t m_at = 0;
    std::size_t m_beginsAt = 0;
    std::vector<LocatedTag> m_tags;
    std::vector<ParseError> m_errors;
    std::optional<ReadGame> m_game;
    std::vector<Line> m_lines;
    std::optional<GameResult> m_result; ///< after the moves
    std::size_t m_resultAt = 0;
    int m_numberOffset = 0;
    bool m_isNumberKnown = false; ///< m_numberOffset is final
    bool m_isNumberWrong = false; ///< reported; only once for each game
    bool m_isOver = false;
};

} // namespace qumalaq::notation

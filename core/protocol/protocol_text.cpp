// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/protocol_text.h"

#include "core/base/utf8.h"
#include "core/notation/text_cursor.h"

#include <algorithm>

namespace qumalaq::protocol {

using notation::ParseError;
using notation::TextCursor;
using rules::AnyPosition;
using rules::EndReason;
using rules::Move;

std::string_view wordFor(EndReason reason)
{
    switch (reason) {
    case EndReason::StoreMajority:
        return "majority";
    case EndReason::RowEmpty:
        return "atsyrau";
    case EndReason::OneRowEmpty:
        return "row-empty";
    case EndReason::EmptyRowTakesRest:
        return "row-empty-takes-rest";
    case EndReason::CannotFeed:
        return "cannot-feed";
    case EndReason::BoardEmpty:
        return "board-empty";
    case EndReason::EndlessSowing:
        return "endless-sowing";
    case EndReason::Repetition:
        return "repetition";
    case EndReason::Agreement:
        return "agreement";
    case EndReason::Resignation:
        return "resignation";
    case EndReason::Time:
        return "time";
    }
    return "unknown";
}

std::string toWire(const AnyPosition& position, Move move)
{
    const bool isOpponents = move.from.row != position.sideToMove();
    std::string text = std::to_string(move.from.number);
    if (isOpponents)
        text.insert(text.begin(), 'o');
    return text;
}

std::string inQuotes(std::string_view text)
{
    constexpr std::size_t kMaxLength = 33; // with the first quote
    std::string result = "'";
    while (!text.empty()) {
        const std::string_view character = text.substr(0, std::max<std::size_t>(utf8Length(text), 1));
        if (result.size() + character.size() > kMaxLength)
            return result + "…'";
        result += printable(character);
        text.remove_prefix(character.size());
    }
    return result + "'";
}

std::string describe(const ParseError& error)
{
    const auto counts = [&error] {
        return std::to_string(error.actual) + " instead of " + std::to_string(error.expected);
    };
    switch (error.code) {
    case ParseError::Code::UnexpectedEnd:
        return "the text ends too early";
    case ParseError::Code::UnexpectedText:
        return "unexpected " + inQuotes(error.found);
    case ParseError::Code::NumberTooLarge:
        return inQuotes(error.found) + " is too large";
    case ParseError::Code::WrongPitCount:
        return "wrong number of pits in a row";
    case ParseError::Code::WrongTotal:
        return "wrong number of stones: " + counts();
    case ParseError::Code::TuzdykNotAllowed:
        return "no tuzdyk can be there";
    case ParseError::Code::TuzdykOnLast:
        return "the last pit of a row cannot be a tuzdyk";
    case ParseError::Code::TuzdyksMirrored:
        return "the two tuzdyks have the same number";
    case ParseError::Code::StonesInTuzdyk:
        return "there are stones in a tuzdyk";
    case ParseError::Code::TwoTuzdyks:
        return "a player has two tuzdyks";
    case ParseError::Code::NoSuchPit:
        return "no such pit: " + inQuotes(error.found);
    case ParseError::Code::IllegalMove:
        return "illegal move " + inQuotes(error.found);
    case ParseError::Code::WrongLanding:
        return "the last stone falls into pit " + std::to_string(error.expected) + ", not "
               + std::to_string(error.actual);
    case ParseError::Code::WrongTuzdykMark:
        return "the mark of a tuzdyk does not fit";
    case ParseError::Code::PrescribedNotAllowed:
        return "no pit can be prescribed here";
    case ParseError::Code::PrescribedEmpty:
        return "the prescribed pit is empty";
    case ParseError::Code::PrescribedAtEnd:
        return "a pit is prescribed though the game is over";
    case ParseError::Code::SideCannotMove:
        return "the side to move has no move: it is the other's turn";
    case ParseError::Code::NotPrescribed:
        return "another pit is prescribed than that of " + inQuotes(error.found);
    case ParseError::Code::NotClosed:
        return inQuotes(error.found) + " is never closed";
    case ParseError::Code::UnknownGame:
        return "unknown game " + inQuotes(error.found);
    case ParseError::Code::BadOption:
        return "the game cannot be set up with " + inQuotes(error.found);
    case ParseError::Code::GameTooLong:
        return "too long for a game";
    case ParseError::Code::WrongKazan:
        return "the kazan holds " + std::to_string(error.expected) + ", not " + std::to_string(error.actual);
    case ParseError::Code::WrongMoveNumber:
        return "move number " + counts();
    case ParseError::Code::WrongResult:
        return "the result " + inQuotes(error.found) + " does not fit";
    case ParseError::Code::WrongCount:
        return "wrong count for South: " + counts();
    case ParseError::Code::WrongZeroMark:
        return "{zero}, but the player to move has stones";
    }
    return "this cannot be read: " + inQuotes(error.found);
}

std::string describe(const rules::SetupError& error, rules::GameId game)
{
    using Code = rules::SetupError::Code;
    const std::string value = "option " + error.key + ": " + inQuotes(error.value);
    switch (error.code) {
    case Code::UnknownOption:
        return std::string(rules::idOf(game)) + " has no option " + inQuotes(error.key);
    case Code::BadValue: {
        std::string text = value + " is none of";
        if (const rules::OptionSpec* spec = rules::findOption(game, error.key)) {
            for (const std::string_view possible : spec->values)
                text += ' ' + std::string(possible);
        }
        return text;
    }
    case Code::NotANumber:
    case Code::TooSmall:
    case Code::TooLarge:
        return value + " is not a number from " + std::to_string(error.minimum) + " to "
               + std::to_string(error.maximum);
    case Code::NotAPit:
        return value + " names no pit of the board";
    case Code::PitTwice:
        return value + " names a pit twice";
    case Code::WrongEmptyCount:
        return value + " must name " + std::to_string(error.maximum) + " pits";
    case Code::EmptyInOneRow:
        return value + " names pits of one row only";
    }
    return value + " cannot be used";
}

Move WrittenMove::in(const AnyPosition& position) const
{
    const rules::Side mover = position.sideToMove();
    return {{isOpponents ? rules::opponentOf(mover) : mover, static_cast<std::uint8_t>(number)}};
}

Expected<std::vector<WrittenMove>, ParseError> parseMoves(std::string_view text)
{
    std::vector<WrittenMove> moves;
    TextCursor cursor(text);
    for (int column = 1;;) {
        const auto step = [&] {
            cursor.advance();
            ++column;
        };
        while (!cursor.atEnd() && cursor.atSpace())
            step();
        if (cursor.atEnd())
            return moves;
        WrittenMove move;
        move.column = column;
        if (cursor.peek() == 'o') {
            move.isOpponents = true;
            step();
        }
        if (!cursor.atDigit())
            return unexpected(cursor.errorHere());
        move.number = cursor.peek() - '0';
        step();
        moves.push_back(move);
    }
}

std::optional<std::size_t> playAll(rules::History& history, const std::vector<WrittenMove>& moves)
{
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i].in(history.position());
        if (!history.canPlay(move))
            return i;
        history.play(move);
    }
    return std::nullopt;
}

} // namespace qumalaq::protocol

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_text.h"

#include "core/notation/board_reader.h"
#include "core/notation/sowing_position_text.h"
#include "core/notation/togyz_position_text.h"

namespace qumalaq::notation {

using rules::AnyPosition;
using rules::GameSetup;

namespace {

struct MarksWriter {
    template <rules::TogyzRules kRules>
    [[nodiscard]] std::string operator()(const rules::TogyzPosition<kRules>& position) const
    {
        return togyzMarksText(position.board());
    }

    template <const auto& kTables>
    [[nodiscard]] std::string operator()(const rules::SowingPosition<kTables>& position) const
    {
        return sowingMarksText(position);
    }
};

struct Reader {
    TextCursor& cursor;
    const GameSetup& setup;

    template <rules::TogyzRules kRules>
    [[nodiscard]] Expected<ParsedPosition, ParseError> operator()(const rules::TogyzPosition<kRules>& start) const
    {
        return parseTogyzPosition(cursor, start);
    }

    template <const auto& kTables>
    [[nodiscard]] Expected<ParsedPosition, ParseError> operator()(const rules::SowingPosition<kTables>& start) const
    {
        return parseSowingPosition(cursor, start, rules::sowingStartOf(setup));
    }
};

} // namespace

std::string toText(const AnyPosition& position)
{
    return stonesText(position.board()) + position.visit(MarksWriter());
}

Expected<ParsedPosition, ParseError> parsePosition(std::string_view text, const GameSetup& setup)
{
    TextCursor cursor(text);
    cursor.skipSpace();
    return AnyPosition(setup).visit(Reader{cursor, setup});
}

} // namespace qumalaq::notation

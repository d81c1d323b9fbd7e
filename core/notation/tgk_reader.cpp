// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/tgk_reader.h"

#include "core/notation/game_parser.h"

#include <algorithm>

namespace qumalaq::notation {

bool isWarning(ParseError::Code code)
{
    using Code = ParseError::Code;
    return code == Code::WrongKazan || code == Code::WrongTuzdykMark || code == Code::WrongMoveNumber
           || code == Code::WrongResult || code == Code::WrongCount || code == Code::WrongZeroMark;
}

std::optional<ReadGame> TgkReader::next()
{
    for (;;) {
        if (!m_piece || m_piece->text.empty())
            m_piece = m_splitter.next();
        if (!m_piece)
            return std::nullopt;
        GameParser parser(*m_piece);
        auto game = parser.parse();
        const std::string_view done = m_piece->text.substr(0, parser.end());
        m_piece->line += static_cast<int>(std::count(done.begin(), done.end(), '\n'));
        const std::size_t feed = done.rfind('\n');
        m_piece->column =
            static_cast<int>(feed == std::string_view::npos ? m_piece->column + done.size() : done.size() - feed);
        m_piece->offset += done.size();
        m_piece->text.remove_prefix(done.size());
        if (game)
            return game;
    }
}

} // namespace qumalaq::notation

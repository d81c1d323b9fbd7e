// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/message.h"
#include "core/net/partner.h"
#include "core/session/journal_text.h"

#include <QJsonObject>
#include <QLatin1String>

#include <algorithm>
#include <array>

/// How messages write values. message.cpp allows no other words.
namespace qumalaq::net {

template <typename Value>
struct Word {
    Value value;
    QLatin1String word;
};

inline constexpr std::array kQuestionWords = {
    Word<Partner::Question>{Partner::Question::TakeBack, QLatin1String("takeBack")},
    Word<Partner::Question>{Partner::Question::Pause, QLatin1String("pause")},
    Word<Partner::Question>{Partner::Question::Rematch, QLatin1String("rematch")},
};

/// A move back and a pause are questions.
inline constexpr std::array kRequestWords = {
    Word<session::Request::Kind>{session::Request::Kind::Move, QLatin1String("move")},
    Word<session::Request::Kind>{session::Request::Kind::Resign, QLatin1String("resign")},
    Word<session::Request::Kind>{session::Request::Kind::OfferDraw, QLatin1String("offerDraw")},
    Word<session::Request::Kind>{session::Request::Kind::AcceptDraw, QLatin1String("acceptDraw")},
    Word<session::Request::Kind>{session::Request::Kind::DeclineDraw, QLatin1String("declineDraw")},
    Word<session::Request::Kind>{session::Request::Kind::Continue, QLatin1String("continue")},
};

/// Why a guest is refused.
inline constexpr std::array kRefusalWords = {
    Word<Partner::Refusal>{Partner::Refusal::Version, QLatin1String("version")},
    Word<Partner::Refusal>{Partner::Refusal::Code, QLatin1String("code")},
    Word<Partner::Refusal>{Partner::Refusal::LockedOut, QLatin1String("silence")},
    Word<Partner::Refusal>{Partner::Refusal::Taken, QLatin1String("taken")},
    Word<Partner::Refusal>{Partner::Refusal::Full, QLatin1String("full")},
};

inline constexpr std::array kDenialWords = {
    Word<Partner::Denial>{Partner::Denial::Over, QLatin1String("over")},
    Word<Partner::Denial>{Partner::Denial::Turn, QLatin1String("turn")},
    Word<Partner::Denial>{Partner::Denial::Old, QLatin1String("old")},
    Word<Partner::Denial>{Partner::Denial::Illegal, QLatin1String("illegal")},
};

/// Empty if the table has no word for the value.
template <typename Value, std::size_t Count>
[[nodiscard]] QLatin1String wordFor(const std::array<Word<Value>, Count>& words, Value value)
{
    const auto it = std::find_if(words.begin(), words.end(), [value](const auto& row) { return row.value == value; });
    return it == words.end() ? QLatin1String() : it->word;
}

/// None for another word.
template <typename Value, std::size_t Count>
[[nodiscard]] std::optional<Value> valueFor(const std::array<Word<Value>, Count>& words, const QString& word)
{
    const auto it = std::find_if(words.begin(), words.end(), [&word](const auto& row) { return row.word == word; });
    return it == words.end() ? std::nullopt : std::optional(it->value);
}

/// A line of a journal.
[[nodiscard]] QJsonObject objectOf(const QByteArray& line);
[[nodiscard]] QJsonObject objectOf(const session::JournalHeader& header);
/// None if the message has no valid header.
[[nodiscard]] std::optional<session::JournalHeader> headerOf(const Message& message);

} // namespace qumalaq::net

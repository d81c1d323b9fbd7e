// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/knowledge.h"

#include "core/base/utf8.h"
#include "core/protocol/protocol_text.h"

namespace qumalaq::protocol {

namespace {

constexpr std::string_view kBuiltIn = "builtin";
constexpr std::string_view kNone = "none";

[[nodiscard]] std::string_view reasonFor(ai::BookError error)
{
    switch (error) {
    case ai::BookError::CannotRead:
        return "it cannot be read";
    case ai::BookError::TooLarge:
        return "it is too large";
    case ai::BookError::TooShort:
    case ai::BookError::NotABook:
        return "it is not a book";
    case ai::BookError::OtherVersion:
        return "it is a book of another version";
    case ai::BookError::WrongLength:
        return "it is cut off, or something follows its end";
    case ai::BookError::Damaged:
    case ai::BookError::Disordered:
        return "it is damaged";
    }
    return {};
}

[[nodiscard]] auto refusal(std::string_view name, std::string_view reason)
{
    return unexpected(inQuotes(name) + ": " + std::string(reason));
}

} // namespace

Expected<std::shared_ptr<const ai::Book>, std::string> bookFrom(std::string_view name)
{
    if (name == kNone)
        return nullptr;
    if (name == kBuiltIn)
        return ai::embeddedBook();
    const auto book = ai::Book::fromFile(pathFromUtf8(name));
    if (!book)
        return refusal(name, reasonFor(book.error()));
    return *book;
}

std::string_view reasonFor(ai::EndgameError error)
{
    switch (error) {
    case ai::EndgameError::CannotRead:
        return "it cannot be read";
    case ai::EndgameError::NotATable:
        return "it is not an endgame table";
    case ai::EndgameError::OtherVersion:
        return "it is an endgame table of another version";
    case ai::EndgameError::WrongLength:
        return "it is cut off, or something follows its end";
    case ai::EndgameError::Damaged:
        return "it is damaged";
    case ai::EndgameError::NoMemory:
        return "there is not enough memory for it";
    }
    return {};
}

Expected<std::shared_ptr<const ai::EndgameTable>, std::string> endgameFrom(std::string_view name)
{
    if (name == kNone)
        return nullptr;
    if (name == kBuiltIn)
        return ai::embeddedEndgame();
    const auto table = ai::EndgameTable::fromFile(pathFromUtf8(name));
    if (!table)
        return refusal(name, reasonFor(table.error()));
    return *table;
}

} // namespace qumalaq::protocol

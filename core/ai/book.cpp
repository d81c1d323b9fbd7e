// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/book.h"

#include "core/ai/embedded_files.h"
#include "core/base/little_endian.h"
#include "core/base/prng.h"
#include "core/base/read_file.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace qumalaq::ai {

namespace {

constexpr std::string_view kMagic = "QUMALAQB";
constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kEntryBytes = 8 + 1 + 1 + 2;

[[nodiscard]] bool isBefore(const Book::Entry& a, const Book::Entry& b)
{
    return std::tuple(a.key, -int{a.weight}, a.pit) < std::tuple(b.key, -int{b.weight}, b.pit);
}

/// `game` is different for each game.
template <typename P>
[[nodiscard]] std::uint64_t keyFrom(std::uint64_t game, const P& position)
{
    std::uint64_t key = game;
    const auto take = [&key](int number) { key = splitMix64(key ^ static_cast<std::uint64_t>(number)); };
    const rules::Side mover = position.sideToMove();
    for (const rules::Side side : {mover, rules::opponentOf(mover)}) {
        for (const int stones : position.pits(side))
            take(stones);
        take(position.store(side));
        take(position.tuzdykOf(side));
    }
    return key;
}

[[nodiscard]] std::vector<std::uint8_t> payloadOf(std::span<const Book::Entry> entries)
{
    std::vector<std::uint8_t> payload;
    payload.reserve(entries.size() * kEntryBytes);
    for (const Book::Entry& entry : entries) {
        putNumber(payload, entry.key);
        putNumber(payload, entry.pit);
        putNumber(payload, entry.weight);
        putNumber(payload, entry.value);
    }
    return payload;
}

} // namespace

Expected<std::shared_ptr<const Book>, BookError> Book::fromFile(const std::filesystem::path& path)
{
    const auto bytes = readFile(path, kMaxFileBytes);
    if (!bytes)
        return unexpected(bytes.error() == FileError::TooLarge ? BookError::TooLarge : BookError::CannotRead);
    return fromBytes(*bytes);
}

Expected<std::shared_ptr<const Book>, BookError> Book::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kHeaderBytes)
        return unexpected(BookError::TooShort);
    for (const char letter : kMagic) {
        if (takeNumber<std::uint8_t>(bytes) != static_cast<std::uint8_t>(letter))
            return unexpected(BookError::NotABook);
    }
    if (takeNumber<std::uint32_t>(bytes) != kVersion)
        return unexpected(BookError::OtherVersion);
    const std::uint64_t count = takeNumber<std::uint32_t>(bytes);
    const auto hash = takeNumber<std::uint64_t>(bytes);
    if (bytes.size() != count * kEntryBytes)
        return unexpected(BookError::WrongLength);
    if (hash != hashOfBytes(bytes))
        return unexpected(BookError::Damaged);
    const std::shared_ptr<Book> book(new Book);
    book->m_hash = hash;
    book->m_entries.reserve(static_cast<std::size_t>(count));
    for (std::uint64_t i = 0; i < count; ++i) {
        Entry entry;
        entry.key = takeNumber<std::uint64_t>(bytes);
        entry.pit = takeNumber<std::uint8_t>(bytes);
        entry.weight = takeNumber<std::uint8_t>(bytes);
        entry.value = takeNumber<std::int16_t>(bytes);
        const bool isPossible = entry.pit >= 1 && entry.pit <= rules::kMaxPits && entry.weight > 0;
        if (!isPossible || (i > 0 && !isBefore(book->m_entries.back(), entry)))
            return unexpected(BookError::Disordered);
        book->m_entries.push_back(entry);
    }
    return book;
}

std::shared_ptr<const Book> Book::fromEntries(std::vector<Entry> entries)
{
    std::sort(entries.begin(), entries.end(), isBefore);
    const std::shared_ptr<Book> book(new Book);
    book->m_hash = hashOfBytes(payloadOf(entries));
    book->m_entries = std::move(entries);
    return book;
}

std::vector<std::uint8_t> Book::toBytes() const
{
    const std::vector<std::uint8_t> payload = payloadOf(m_entries);
    std::vector<std::uint8_t> bytes(kMagic.begin(), kMagic.end());
    putNumber(bytes, kVersion);
    putNumber(bytes, static_cast<std::uint32_t>(m_entries.size()));
    putNumber(bytes, m_hash);
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    return bytes;
}

std::uint64_t Book::keyOf(const rules::TogyzqumalaqPosition& position)
{
    return keyFrom(0, position);
}

std::uint64_t Book::keyOf(const rules::BestemshePosition& position)
{
    return keyFrom(rules::BestemshePosition::kTotalStones, position);
}

std::span<const Book::Entry> Book::find(std::uint64_t key) const
{
    const auto [first, last] = std::equal_range(m_entries.begin(), m_entries.end(), Entry{key, 1, 1, 0},
                                                [](const Entry& a, const Entry& b) { return a.key < b.key; });
    return {first, last};
}

std::optional<Book::Opening> Book::choose(const rules::AnyPosition& position, std::uint64_t seed) const
{
    return position.visit([&](const auto& own) -> std::optional<Opening> {
        if constexpr (requires { keyOf(own); }) {
            std::uint32_t all = 0;
            const std::span<const Entry> moves = find(own);
            for (const Entry& entry : moves)
                all += entry.weight;
            if (all == 0)
                return std::nullopt;
            Prng prng(splitMix64(seed ^ moves.front().key));
            std::uint32_t drawn = prng.below(all);
            for (const Entry& entry : moves) {
                const rules::Move move{{own.sideToMove(), entry.pit}};
                // Two positions could have the same key, so the move may be illegal.
                if (drawn < entry.weight)
                    return own.isLegal(move) ? std::optional(Opening{move, entry.value}) : std::nullopt;
                drawn -= entry.weight;
            }
        }
        return std::nullopt;
    });
}

const std::shared_ptr<const Book>& embeddedBook()
{
    static const std::shared_ptr<const Book> kBook = Book::fromBytes(embeddedBookData()).value_or(nullptr);
    return kBook;
}

const std::shared_ptr<const Book>& embeddedHumanOpenings()
{
    static const std::shared_ptr<const Book> kOpenings =
        Book::fromBytes(embeddedPeoplesOpeningsData()).value_or(nullptr);
    return kOpenings;
}

const std::shared_ptr<const Book>& embeddedBestemsheStrategy()
{
    static const std::shared_ptr<const Book> kStrategy =
        Book::fromBytes(embeddedBestemsheStrategyData()).value_or(nullptr);
    return kStrategy;
}

} // namespace qumalaq::ai

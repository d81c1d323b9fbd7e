// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/rules/any_position.h"
#include "core/rules/togyz/bestemshe.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qumalaq::ai {

/// Why a file is no book.
enum class BookError : std::uint8_t {
    CannotRead,   ///< there is no such file, or it cannot be read
    TooLarge,     ///< more than kMostFileBytes
    TooShort,     ///< not even a header
    NotABook,     ///< it is something else
    OtherVersion, ///< made for an older or a newer program
    WrongLength,  ///< cut off, or with something after it
    Damaged,      ///< the hash in the header is not that of the contents
    Disordered,   ///< entries that no book maker writes: out of order, no such pit, no weight
};

/// An opening book of Togyzqumalaq: for each position a few moves of nearly equal value by a long search, and how often
/// to play each. Or the winning moves of Bestemshe, as far as they were proven. Immutable: threads may share one.
class Book {
public:
    struct Entry {
        std::uint64_t key = 0;   ///< keyOf() the position
        std::uint8_t pit = 1;    ///< 1 to 9, of the mover
        std::uint8_t weight = 1; ///< not 0; how often to play it, relative to the other moves of the position
        std::int16_t value = 0;  ///< hundredths of a stone, for the mover

        friend constexpr bool operator==(const Entry&, const Entry&) = default;
    };

    /// Blocks while it reads.
    [[nodiscard]] static Expected<std::shared_ptr<const Book>, BookError> fromFile(const std::filesystem::path& path);
    [[nodiscard]] static Expected<std::shared_ptr<const Book>, BookError>
    fromBytes(std::span<const std::uint8_t> bytes);
    /// In any order, with at most one entry for a position and a pit.
    [[nodiscard]] static std::shared_ptr<const Book> fromEntries(std::vector<Entry> entries);

    /// The file: a header of kHeaderBytes and all entries, little-endian, the same on every machine.
    [[nodiscard]] std::vector<std::uint8_t> toBytes() const;
    static constexpr std::size_t kHeaderBytes = 8 + 2 * 4 + 8;
    /// Five million entries; the built-in book has some 1,500.
    static constexpr std::size_t kMostFileBytes = std::size_t{1} << 26;

    /// Of the contents. Identifies a book.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }

    /// The same for both colours and for every way of ending the game: it depends only on stones and tuzdyks.
    [[nodiscard]] static std::uint64_t keyOf(const rules::TogyzqumalaqPosition& position);
    [[nodiscard]] static std::uint64_t keyOf(const rules::BestemshePosition& position);

    /// The moves for a position, the heaviest first; none if the book does not know it.
    template <rules::TogyzRules kRules>
    [[nodiscard]] std::span<const Entry> find(const rules::TogyzPosition<kRules>& position) const
    {
        return find(keyOf(position));
    }

    struct Opening {
        rules::Move move;
        int value = 0; ///< hundredths of a stone, for the mover

        friend constexpr bool operator==(const Opening&, const Opening&) = default;
    };

    /// One of the moves at random, by their weights. The same seed gives the same move. None if the book does not know
    /// the position or the game.
    [[nodiscard]] std::optional<Opening> choose(const rules::AnyPosition& position, std::uint64_t seed) const;

private:
    Book() = default;

    [[nodiscard]] std::span<const Entry> find(std::uint64_t key) const;

    std::vector<Entry> m_entries; ///< sorted by key, then the heaviest first
    std::uint64_t m_hash = 0;
};

/// The book built into the program; null if it was built without one. Read at the first call.
[[nodiscard]] const std::shared_ptr<const Book>& embeddedBook();
/// The winning moves of Bestemshe that are built in (resources/bestemshe); null if there are none.
[[nodiscard]] const std::shared_ptr<const Book>& embeddedBestemsheStrategy();

} // namespace qumalaq::ai

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

/// Why a file cannot be read as a book.
enum class BookError : std::uint8_t {
    CannotRead,   ///< there is no such file, or it cannot be read
    TooLarge,     ///< more than kMaxFileBytes
    TooShort,     ///< shorter than a header
    NotABook,     ///< another kind of file
    OtherVersion, ///< made for an older or a newer program
    WrongLength,  ///< truncated, or too long
    Damaged,      ///< the hash in the header is not that of the contents
    Disordered,   ///< invalid entries: out of order, no such pit, no weight
};

/// An opening book of Togyzqumalaq: for each position a few moves of nearly equal value by a long search, and how often
/// to play each. Or the proven winning moves of Bestemshe, or how often people played each move. Immutable and
/// thread-safe.
class Book {
public:
    struct Entry {
        std::uint64_t key = 0;   ///< keyOf() the position
        std::uint8_t pit = 1;    ///< 1 to 9, of the mover
        std::uint8_t weight = 1; ///< how often to play it, relative to the other moves of the position; not 0
        std::int16_t value = 0;  ///< hundredths of a stone, for the mover

        friend constexpr bool operator==(const Entry&, const Entry&) = default;
    };

    /// Blocks while it reads.
    [[nodiscard]] static Expected<std::shared_ptr<const Book>, BookError> fromFile(const std::filesystem::path& path);
    [[nodiscard]] static Expected<std::shared_ptr<const Book>, BookError>
    fromBytes(std::span<const std::uint8_t> bytes);
    /// `entries` in any order, at most one for each position and pit.
    [[nodiscard]] static std::shared_ptr<const Book> fromEntries(std::vector<Entry> entries);

    /// The content of the file: a header of kHeaderBytes and all entries, little-endian, the same on every machine.
    [[nodiscard]] std::vector<std::uint8_t> toBytes() const;
    static constexpr std::size_t kHeaderBytes = 8 + 2 * 4 + 8;
    /// Five million entries; the built-in book has about 1,500.
    static constexpr std::size_t kMaxFileBytes = std::size_t{1} << 26;

    /// The hash of the contents, which identifies a book.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }

    /// Depends only on stones and tuzdyks: equal for both colours and for every TogyzEnd.
    [[nodiscard]] static std::uint64_t keyOf(const rules::TogyzqumalaqPosition& position);
    [[nodiscard]] static std::uint64_t keyOf(const rules::BestemshePosition& position);

    /// The moves for a position, the greatest weight first; empty if the book does not have it.
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

    /// A random move of the position, by the weights. The same seed gives the same move. None if the book does not have
    /// the position or the game.
    [[nodiscard]] std::optional<Opening> choose(const rules::AnyPosition& position, std::uint64_t seed) const;

private:
    Book() = default;

    [[nodiscard]] std::span<const Entry> find(std::uint64_t key) const;

    std::vector<Entry> m_entries; ///< by key, then the greatest weight first
    std::uint64_t m_hash = 0;
};

/// The book built into the program; null if it was built without one. Read at the first call.
[[nodiscard]] const std::shared_ptr<const Book>& embeddedBook();
/// The moves of people in openings of Togyzqumalaq (resources/openings), built into the program; null if there are
/// none.
[[nodiscard]] const std::shared_ptr<const Book>& embeddedHumanOpenings();
/// The built-in winning moves of Bestemshe (resources/bestemshe); null if there are none.
[[nodiscard]] const std::shared_ptr<const Book>& embeddedBestemsheStrategy();

} // namespace qumalaq::ai

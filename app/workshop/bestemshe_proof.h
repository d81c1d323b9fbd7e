// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/bestemshe_layers.h"
#include "core/ai/book.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace qumalaq::workshop {

/// Proves who can force more than half of the stones in Bestemshe, by proof-number search (df-pn: Nagai 2002) over
/// BestemsheLayers. A position that comes again on the way counts against the attacker, so a proof never rests on one.
class BestemsheProof {
public:
    enum class Answer : std::uint8_t {
        Wins,    ///< the attacker can force it: a proof
        Unknown, ///< not found within the nodes
        Fails,   ///< not found at all; it may have been a repetition that stood in the way, so this is no proof
    };

    /// The layers must outlive it. `mebibytes` is the memory of the search, a power of two.
    BestemsheProof(const BestemsheLayers& layers, int mebibytes);

    /// Whether the attacker can force a win from here. The position must not be over.
    [[nodiscard]] Answer attack(const rules::BestemshePosition& position, rules::Side attacker,
                                std::uint64_t mostNodes);
    /// Of the last attack.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

    /// After an attack that wins: follows every answer to a winning move in each position, down to the layers, and adds
    /// these moves to a book. What earlier calls added is not followed again; they must have had the same attacker.
    /// False if a move is missing, or if positions go round; then there is no proof.
    [[nodiscard]] bool collect(const rules::BestemshePosition& position, std::vector<ai::Book::Entry>& strategy);

private:
    struct Numbers {
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;
    };
    struct Slot {
        std::uint64_t key = 0; ///< 0 is empty
        Numbers numbers;
    };
    struct Child {
        rules::Move move;
        rules::BestemshePosition position;
        std::uint64_t key = 0; ///< 0 if its numbers are final
        Numbers numbers;
    };
    enum class State : std::uint8_t { Open, Sound };

    /// Whether the attacker has more than half, if that is known without a search.
    [[nodiscard]] std::optional<bool> known(const rules::BestemshePosition& position) const;
    /// Different for all positions and attackers.
    [[nodiscard]] std::uint64_t keyOf(const rules::BestemshePosition& position) const;
    [[nodiscard]] std::vector<Child> childrenOf(const rules::BestemshePosition& position) const;
    [[nodiscard]] std::optional<Numbers> find(std::uint64_t key) const;
    void store(std::uint64_t key, Numbers numbers);
    [[nodiscard]] std::size_t bucketOf(std::uint64_t key) const;
    void search(const rules::BestemshePosition& position, std::uint64_t key, Numbers limits);
    [[nodiscard]] bool collectFrom(const rules::BestemshePosition& position, std::vector<ai::Book::Entry>& strategy);

    const BestemsheLayers& m_layers;
    std::vector<Slot> m_slots;
    std::vector<std::uint64_t> m_path;
    std::unordered_map<std::uint64_t, State> m_collected;
    rules::Side m_attacker = rules::Side::South;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_mostNodes = 0;
};

} // namespace qumalaq::workshop

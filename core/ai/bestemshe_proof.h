// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/search_types.h"
#include "core/rules/togyz/bestemshe.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace qumalaq::ai {

/// Proves who can force more than half of the stones in Bestemshe, by proof-number search (df-pn: Nagai 2002) above the
/// positions with few stones, which are known. A repetition counts against the attacker, so a proof never depends on
/// one.
class BestemsheProof {
public:
    enum class Answer : std::uint8_t {
        Wins,    ///< proven: the attacker can force it
        Unknown, ///< not found within the nodes
        Fails,   ///< not found; not a proof, because a repetition may have prevented it
    };

    /// What each side can force of the stones on the board, if that is known.
    using Shares = std::function<std::optional<BestemsheEndgame::Share>(const rules::BestemshePosition&)>;

    struct Limits {
        std::uint64_t nodes = 1'000'000'000;
        /// With this number of stones on the board or fewer a known share ends the search. With more stones a share
        /// only proves that there is no win, because it does not show how to make progress.
        int settledStones = 0;
        /// Asked every thousand nodes; may be null.
        StopRequested isStopped = nullptr;
    };

    /// `mebibytes` is the memory of the search, a power of two.
    BestemsheProof(Shares shares, int mebibytes);

    /// Whether the attacker can force a win without reaching a position of `path`. The game must not be over.
    [[nodiscard]] Answer attack(const rules::BestemshePosition& position, rules::Side attacker, const Limits& limits,
                                std::span<const rules::BestemshePosition> path = {});
    /// Different for all positions and attackers.
    [[nodiscard]] static std::uint64_t keyOf(const rules::BestemshePosition& position, rules::Side attacker);
    /// Whether the attacker has more than half, if that is known without a search.
    [[nodiscard]] static std::optional<bool> known(const Shares& shares, int settledStones,
                                                   const rules::BestemshePosition& position, rules::Side attacker);
    /// Nodes of the last attack.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

    /// A move and what the last attack has found.
    struct Reply {
        rules::Move move;
        rules::BestemshePosition position; ///< after it
        std::uint64_t key = 0;             ///< keyOf() that position
        bool isWon = false;                ///< proven to be won by the attacker
        bool isSettled = false;            ///< won or not, known without a search
        /// The number of this win among those that the attack has proven, from 1; 0 if it is settled or not won. A win
        /// depends only on wins with smaller numbers.
        std::uint32_t order = 0;
    };
    /// All legal moves. The game must not be over.
    [[nodiscard]] std::vector<Reply> repliesTo(const rules::BestemshePosition& position) const;

private:
    struct Numbers {
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;
    };
    struct Slot {
        std::uint64_t key = 0; ///< 0 is empty
        Numbers numbers;       ///< of a proof: 0, and Reply::order
    };
    struct Child {
        rules::BestemshePosition position;
        std::uint64_t key = 0; ///< 0 if its numbers are final
        Numbers numbers;
    };

    [[nodiscard]] std::optional<bool> known(const rules::BestemshePosition& position) const;
    [[nodiscard]] std::uint64_t keyOf(const rules::BestemshePosition& position) const;
    [[nodiscard]] std::vector<Child> childrenOf(const rules::BestemshePosition& position) const;
    [[nodiscard]] const Slot* slotOf(std::uint64_t key) const; ///< null if there is none
    [[nodiscard]] Numbers numbersOf(std::uint64_t key) const;
    void store(std::uint64_t key, Numbers numbers);
    [[nodiscard]] std::size_t bucketOf(std::uint64_t key) const;
    [[nodiscard]] bool mustEnd();
    void search(const rules::BestemshePosition& position, std::uint64_t key, Numbers limits);

    Shares m_shares;
    std::vector<Slot> m_slots;
    std::vector<std::uint64_t> m_path;
    rules::Side m_attacker = rules::Side::South;
    Limits m_limits;
    std::uint64_t m_nodes = 0;
    std::uint32_t m_proofs = 0;
    bool m_isStopped = false;
};

} // namespace qumalaq::ai

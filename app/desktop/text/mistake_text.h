// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/mistake.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstddef>

namespace qumalaq::desktop {

/// The learner's own mistakes in words.
class MistakeText {
    Q_DECLARE_TR_FUNCTIONS(MistakeText)

public:
    /// "Capture missed"
    [[nodiscard]] static QString nameOf(learn::MistakeKind kind);
    /// "Capture missed (5), Stones given away (2)": those that were made, the most frequent ones first.
    using Counts = std::array<int, learn::kMistakeKinds>;
    [[nodiscard]] static QString listOf(const Counts& counts, std::size_t most = learn::kMistakeKinds);
    /// All kinds, the most frequent first; Other is the last, because it says nothing to somebody who practises.
    [[nodiscard]] static std::array<learn::MistakeKind, learn::kMistakeKinds> byFrequency(const Counts& counts);
    /// "Computer 4 · 22 Nov, 14:05 · move 19": opponent, start of the game, and move number, as far as known.
    [[nodiscard]] static QString gameOf(const learn::Mistake& mistake);
    /// "You chose the move from your pit 7. Find a better move."
    [[nodiscard]] static QString taskOf(const learn::Mistake& mistake);
    /// "Your pit 7 · Capture missed": the pit that was played. The better move is what the learner has to find.
    [[nodiscard]] static QString titleOf(const learn::Mistake& mistake);
};

} // namespace qumalaq::desktop

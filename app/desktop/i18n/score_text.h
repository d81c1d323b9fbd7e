// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/rules/any_position.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <span>

namespace qumalaq::desktop {

/// What the engine found out, as text. Scores are as South sees them.
class ScoreText {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)

public:
    /// A few characters: "+5.2", "−0.4", "#12" for a win proven in 12 moves, "−#12" for a loss, "=" for a proven draw.
    [[nodiscard]] static QString brief(ai::Score score);
    /// "South is 5.2 stones better", "South wins in 12 moves", "A proven draw", "Even".
    [[nodiscard]] static QString sentence(ai::Score score);
    /// "68 %": how often South would win.
    [[nodiscard]] static QString chance(ai::Score score);
    /// Moves one after the other, from the position on: "43 98 99x". At most so many; nothing illegal.
    [[nodiscard]] static QString line(const rules::AnyPosition& position, std::span<const rules::Move> moves,
                                      std::size_t most);
    /// "4.1 M/s": positions looked at in a second.
    [[nodiscard]] static QString speed(std::uint64_t nodesPerSecond);
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/player_rating.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// A person's rating as text. A rating is never shown without its interval.
class RatingText {
    Q_DECLARE_TR_FUNCTIONS(RatingText)

public:
    /// "Your rating: 1370, most likely between 1160 and 1580.", or how many games are needed for one.
    [[nodiscard]] static QString of(const ai::PlayerRating& rating);
    /// To the nearest ten, because no rating is more exact.
    [[nodiscard]] static int rounded(double rating);
};

} // namespace qumalaq::desktop

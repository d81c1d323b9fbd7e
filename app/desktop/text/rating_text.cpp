// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/rating_text.h"

#include <cmath>

namespace qumalaq::desktop {

QString RatingText::of(const ai::PlayerRating& rating)
{
    if (rating.games < ai::kFewestRatedGames)
        return tr("%n more rated games until your rating is shown.", nullptr, ai::kFewestRatedGames - rating.games);
    return tr("Your rating: %1, most likely between %2 and %3.")
        .arg(rounded(rating.value))
        .arg(rounded(rating.lowerBound()))
        .arg(rounded(rating.upperBound()));
}

int RatingText::rounded(double rating)
{
    constexpr double kStep = 10.0;
    return static_cast<int>(std::lround(rating / kStep) * kStep);
}

} // namespace qumalaq::desktop

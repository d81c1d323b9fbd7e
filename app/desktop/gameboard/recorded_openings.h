// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/opening_counts.h"

namespace qumalaq::desktop {

/// Opening statistics of recorded Togyzqumalaq games, loaded on first use.
[[nodiscard]] const learn::OpeningCounts& recordedOpenings();

} // namespace qumalaq::desktop

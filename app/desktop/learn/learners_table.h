// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/learners.h"

#include <QByteArray>
#include <QCoreApplication>

#include <vector>

namespace qumalaq::desktop {

/// A teacher's table of who did what.
class LearnersTable {
    Q_DECLARE_TR_FUNCTIONS(LearnersTable)

public:
    /// As CSV in UTF-8 with commas, a line for each learner, with a heading in the program's language. `today` is the
    /// day of the streaks.
    [[nodiscard]] static QByteArray csv(const std::vector<Learners::Report>& reports, learn::Day today);
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/learners.h"
#include "app/desktop/text/language.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDate>
#include <QString>

#include <vector>

namespace qumalaq::desktop {

/// A teacher's table of who did what, as values for the screen and as a file.
class LearnersTable {
    Q_DECLARE_TR_FUNCTIONS(LearnersTable)

public:
    /// "3 of 52"
    [[nodiscard]] static QString lessonsOf(const LearnProgress& progress);
    /// "5 of 8", or "0" before the first try. A puzzle that is missed is not solved until another day.
    [[nodiscard]] static QString puzzlesOf(const LearnProgress& progress);
    /// The first lesson that was begun and is not finished, and its next task; empty if there is none.
    [[nodiscard]] static QString placeOf(const LearnProgress& progress, Language language);
    /// Invalid for somebody who has not practised yet.
    [[nodiscard]] static QDate lastDayOf(const LearnProgress& progress);
    /// As CSV in UTF-8 with commas, a line for each learner, with a heading in the program's language. Streaks
    /// are counted up to `today`; `language` is for the lessons' titles.
    [[nodiscard]] static QByteArray csv(const std::vector<Learners::Report>& reports, learn::Day today,
                                        Language language);
};

} // namespace qumalaq::desktop

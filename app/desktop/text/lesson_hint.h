// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/answer.h"
#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// The first hint of a task of a lesson.
class LessonHint {
    Q_DECLARE_TR_FUNCTIONS(LessonHint)

public:
    /// Where to look in this position to find the answer, without naming it.
    [[nodiscard]] static QString of(const learn::Task& task);
    /// Whether the hint for a number is its rule. A rule why nothing is taken, or why three stones stay or go, would be
    /// the answer.
    [[nodiscard]] static bool explains(const learn::NumberRule& rule);

private:
    [[nodiscard]] static QString ofNumber(const learn::Task& task);
    [[nodiscard]] static QString ofPerson(const learn::Task& task);
    [[nodiscard]] static QString ofGoal(const learn::Task& task);
    [[nodiscard]] static QString ofCapture(const learn::Task& task);
    [[nodiscard]] static QString ofDanger(const learn::Task& task);
    [[nodiscard]] static QString steps(const rules::AnyPosition& position);
};

} // namespace qumalaq::desktop

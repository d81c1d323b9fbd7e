// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/practice.h"
#include "core/learn/schedule.h"
#include "core/storage/opened_file.h"

#include <QByteArray>
#include <QMap>
#include <QSet>
#include <QString>

namespace qumalaq::desktop {

/// What a learner has done in lessons, puzzles and counting rush; a value, and the content of a small JSON file.
struct LearnProgress {
    struct RushBest {
        int points = 0;
        int streak = 0;
        int level = 0;

        friend bool operator==(const RushBest&, const RushBest&) = default;
    };

    QString id; ///< marks the learner's games in the library; empty before the first one
    learn::Schedule schedule;
    learn::Streak streak;
    learn::Rating rating;
    QSet<QString> puzzles;    ///< keys of the solved puzzles
    learn::Day puzzleDay = 0; ///< the last day on which a puzzle was solved
    int puzzlesOfDay = 0;
    QMap<QString, QString> games; ///< moves of games begun in lessons, by the key of the task
    RushBest rushBest;
    learn::Day mistakeDay = 0; ///< the last day on which a mistake was solved
    int mistakesOfDay = 0;
    learn::Day practiceDay = 0; ///< the last day on which the daily practice was solved to its end

    /// Whether the bytes are such a file.
    [[nodiscard]] static storage::FileContent judge(const QByteArray& bytes);
    /// Values that make no sense are left out.
    [[nodiscard]] static LearnProgress fromJson(const QByteArray& bytes);
    /// The same progress gives the same bytes.
    [[nodiscard]] QByteArray toJson() const;
};

} // namespace qumalaq::desktop

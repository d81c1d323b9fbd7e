// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/paper.h"
#include "core/rules/any_position.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace qumalaq::desktop {

/// Puzzles on paper, a few boards to a page, with the answers on a last page.
struct Worksheet {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)

public:
    struct Item {
        rules::AnyPosition position;
        QString task;
        QString answer;   ///< in notation
        QString source{}; ///< the game that it is from; may be empty
        QString reason{}; ///< what the answer brings, as a sentence; may be empty
    };

    QString title;
    QString learner;         ///< for whom it is; may be empty
    std::vector<Item> items; ///< at least one, at most kMaxItems, so that the answers fit one page
    int boardsOnPage = 6;    ///< kFewestBoards to kMaxBoards

    static constexpr int kFewestBoards = 2;
    static constexpr int kMaxBoards = 6;
    static constexpr int kMaxItems = 60;

    /// In the program's language.
    [[nodiscard]] Paper paper() const;
};

} // namespace qumalaq::desktop

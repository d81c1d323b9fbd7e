// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QString>
#include <QVariant>

#include <span>
#include <vector>

class QComboBox;

namespace qumalaq::desktop {

struct Choice {
    QString text;
    QVariant data;
};

/// The texts of a box anew, in the language that is in force; the chosen place stays chosen.
void refill(QComboBox* box, const std::vector<Choice>& choices);

/// The names of games, each with its rules::GameId as an int.
[[nodiscard]] std::vector<Choice> choicesOf(std::span<const rules::GameId> games);

} // namespace qumalaq::desktop

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

/// Fills the box in the current language; keeps the selected index.
void refill(QComboBox* box, const std::vector<Choice>& choices);

/// The names of the games, each with its rules::GameId as an int.
[[nodiscard]] std::vector<Choice> choicesOf(std::span<const rules::GameId> games);

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/choices.h"

#include "app/desktop/text/game_text.h"

#include <QComboBox>

#include <algorithm>

namespace qumalaq::desktop {

void refill(QComboBox* box, const std::vector<Choice>& choices)
{
    const int current = std::max(0, box->currentIndex());
    box->clear();
    for (const Choice& choice : choices)
        box->addItem(choice.text, choice.data);
    box->setCurrentIndex(current);
}

std::vector<Choice> choicesOf(std::span<const rules::GameId> games)
{
    std::vector<Choice> choices;
    for (const rules::GameId game : games)
        choices.push_back({GameText::nameOf(game), static_cast<int>(game)});
    return choices;
}

} // namespace qumalaq::desktop

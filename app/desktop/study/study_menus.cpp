// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/study_menus.h"

#include "app/desktop/ui/command_menu.h"

#include <QPoint>

namespace qumalaq::desktop::study {

void showMoveMenu(const Actions& actions, QPoint globalPosition, QWidget* parent)
{
    popUpCommands(actions,
                  {{ActionId::CommentMove, ActionId::PromoteVariation, ActionId::RemoveMove},
                   {ActionId::LearnOpening, ActionId::PlayFromHere, ActionId::Editor},
                   {ActionId::CopyPosition, ActionId::CopyGame}},
                  globalPosition, parent);
}

void showBoardMenu(const Actions& actions, QPoint globalPosition, QWidget* parent)
{
    popUpCommands(actions,
                  {{ActionId::Replay, ActionId::Flip, ActionId::Analyse},
                   {ActionId::PlayFromHere, ActionId::Editor},
                   {ActionId::CopyPosition, ActionId::SavePicture, ActionId::SaveDiagram, ActionId::MakePuzzle}},
                  globalPosition, parent);
}

} // namespace qumalaq::desktop::study

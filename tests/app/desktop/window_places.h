// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/window_dialogs.h"
#include "tests/app/desktop/window_fixture.h"

#include <QDialog>

#include <memory>

/// Every place of the window, for tests that look at all of them.
namespace qumalaq::desktop {

struct PageOfWindow {
    const char* name;
    ActionId command; ///< opens it
};

/// All pages but the game.
inline constexpr PageOfWindow kPages[] = {
    {"start", ActionId::Start},
    {"lessons", ActionId::Lessons},
    {"puzzles", ActionId::Puzzles},
    {"rush", ActionId::Rush},
    {"study", ActionId::Study},
    {"library", ActionId::Library},
    {"editor", ActionId::Editor},
    {"scoresheet", ActionId::CheckScoresheet},
    {"mistakes", ActionId::Mistakes},
    {"openings", ActionId::Openings},
    {"reviews", ActionId::Reviews},
    {"my progress", ActionId::Progress},
    {"two computers", ActionId::TwoComputers},
};

struct DialogOfWindow {
    const char* name;
    QDialog* (WindowDialogs::*make)();
};

inline constexpr DialogOfWindow kDialogs[] = {
    {"new game", &WindowDialogs::makeNewGame}, {"settings", &WindowDialogs::makeSettings},
    {"rules", &WindowDialogs::makeRules},      {"keys", &WindowDialogs::makeKeys},
    {"about", &WindowDialogs::makeAbout},
};

/// Shown, and owned by the caller.
inline std::unique_ptr<QDialog> show(const DialogOfWindow& dialog, const Program& program)
{
    std::unique_ptr<QDialog> made((program.window->dialogs().*dialog.make)());
    made->setAttribute(Qt::WA_DeleteOnClose, false);
    made->show();
    return made;
}

} // namespace qumalaq::desktop

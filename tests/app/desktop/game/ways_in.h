// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"
#include "core/session/match_spec.h"

#include <QString>
#include <QStringList>

#include <chrono>

/// Shared by the killed program and the test that kills it.
namespace qumalaq::desktop::ways {

/// The game that must not be lost, between two people.
inline constexpr int kPlies = 10;

inline rules::Move moveAt(const rules::AnyPosition& position, std::size_t ply)
{
    const rules::MoveList moves = position.legalMoves();
    return moves[ply * 3 % moves.size()];
}

inline rules::History oldGame()
{
    rules::History game;
    for (std::size_t ply = 0; ply < kPlies; ++ply)
        game.play(moveAt(game.position(), ply));
    return game;
}

/// The clock that was chosen last.
inline session::ClockSpec chosenClock()
{
    session::ClockSpec clock;
    clock.main = {std::chrono::minutes(7), std::chrono::minutes(7)};
    return clock;
}

/// The ways to begin a game by user input. From the start page:
inline const QStringList kFromTheStartPage = {
    QStringLiteral("Play now"), QStringLiteral("Two players"), QStringLiteral("New game"),
    QStringLiteral("editor"),   QStringLiteral("study"),       QStringLiteral("file"),
};
/// While the old game is running:
inline const QStringList kFromTheGame = kFromTheStartPage + QStringList{QStringLiteral("rematch")};
/// The old game continues after it was set aside for another one,
inline const QString kUndo = QStringLiteral("undo");
/// or after a resignation.
inline const QString kReopen = QStringLiteral("reopen");
/// A match inside a lesson, which is not the window's.
inline const QString kLesson = QStringLiteral("lesson");

/// The others begin a game against the computer, as chosen last.
inline bool isForTwo(const QString& way)
{
    return way == QStringLiteral("Two players") || way == QStringLiteral("rematch");
}

} // namespace qumalaq::desktop::ways

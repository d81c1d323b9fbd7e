// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/translator.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/settings.h"
#include "core/session/match.h"

#include <QObject>

class QDialog;
class QWidget;

namespace qumalaq::desktop {

class Learners;
class LearnerGames;
class PackStore;
class RecordController;
class SelfVoicing;
class SoundPlayer;

/// Creates the dialogs of the commands, and updates open ones when the language changes. The caller shows a dialog;
/// the window owns it, and closing deletes it.
class WindowDialogs : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    WindowDialogs(const session::Match& match, const LearnerGames& games, Settings& settings,
                  const Translator& translator, const Actions& actions, SoundPlayer& sound, SelfVoicing& voice,
                  QWidget* window);

    /// Emits gameChosen() when it is accepted.
    [[nodiscard]] QDialog* makeNewGame();
    /// The same, with this game chosen.
    [[nodiscard]] QDialog* makeNewGameOf(rules::GameId game);
    /// The same, with another person chosen as the opponent.
    [[nodiscard]] QDialog* makeNewGameForTwo();
    /// The same, with a rated game chosen.
    [[nodiscard]] QDialog* makeRatedGame(rules::GameId game);
    [[nodiscard]] QDialog* makeSettings();
    [[nodiscard]] QDialog* makeRules();
    [[nodiscard]] QDialog* makeRulesOf(rules::GameId game);
    [[nodiscard]] QDialog* makeWithoutSeeing();
    /// Shows the rules of a game at the heading with this id.
    void showRules(rules::GameId game, const QString& place);
    /// Triggers the command that is chosen.
    [[nodiscard]] QDialog* makeFindAction();
    [[nodiscard]] QDialog* makeKeys();
    [[nodiscard]] QDialog* makeAbout();
    /// For puzzles and empty scoresheets, which `records` prints and saves.
    [[nodiscard]] QDialog* makeWorksheets(const PackStore& store, const RecordController& records);
    /// The learners at this computer and what they did; `records` saves that as a table.
    [[nodiscard]] QDialog* makeLearners(Learners& learners, const RecordController& records);
    /// Show it with showFullScreen().
    [[nodiscard]] QDialog* makeBoardClock();

    /// After a change of language: reopens the settings, and closes all other dialogs but the clock for a wooden board.
    void recreate();

Q_SIGNALS:
    void gameChosen(const qumalaq::desktop::NewGameChoice& choice);
    void boardClockRunning(bool isRunning);

private:
    [[nodiscard]] NewGameChoice lastChoiceAgainst(NewGameChoice::Opponent opponent) const;
    [[nodiscard]] QDialog* makeNewGame(const NewGameChoice& choice);

    const session::Match& m_match;
    const LearnerGames& m_learnerGames;
    Settings& m_settings;
    const Translator& m_translator;
    const Actions& m_actions;
    SoundPlayer& m_sound;
    SelfVoicing& m_voice;
    QWidget* m_window;
};

} // namespace qumalaq::desktop

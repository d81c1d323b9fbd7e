// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/new_game_choice.h"

#include <QDialog>

#include <array>
#include <string>
#include <string_view>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QRadioButton;
class QWidget;

namespace qumalaq::desktop {

class ClockPicker;
class FittingScrollArea;
class LearnerGames;
class Settings;

/// Chooses the game and its options, the opponent, the side and the clock.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// Without `games` no opponent keeps up, and no game is rated. It must outlive the dialog.
    NewGameDialog(const NewGameChoice& choice, const Settings& settings, QWidget* parent = nullptr,
                  const LearnerGames* games = nullptr);

    [[nodiscard]] NewGameChoice choice() const;
    /// For a game on two computers: chooses the game, the side and the clock.
    void setForInvitation();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct OptionRow {
        std::string_view key;
        QWidget* editor = nullptr;
        QLabel* explanation = nullptr;
    };

    void setUpFields();
    void layOut();
    void setChoice(const NewGameChoice& choice);
    void connectFields();
    void fit();
    void setRoomy(bool isRoomy);
    /// In lines as long as the dialog allows.
    void reserveRoomForNotes(int labelWidth);
    [[nodiscard]] int levelNoteHeight(int width) const;
    void showNotes();
    void rebuildOptions();
    void orderTabs();
    [[nodiscard]] static QWidget* fieldOf(const OptionRow& row);
    [[nodiscard]] std::vector<const OptionRow*> changedRows() const;
    void updateEnabled();
    void fillLevels();
    void nameOptionsButton();
    void updateLevel();
    void updateRated();
    [[nodiscard]] bool canAdaptLevel() const;
    [[nodiscard]] bool adaptsLevel() const;
    [[nodiscard]] ai::Character chosenCharacter() const;
    /// The chosen setup, or why it cannot be played.
    [[nodiscard]] Expected<rules::GameSetup, rules::SetupError> chosenSetup() const;
    void checkSetup();
    [[nodiscard]] std::string valueOf(const OptionRow& row) const;

    const Settings& m_settings;
    const LearnerGames* m_games;
    int m_lastLevel;
    rules::GameSetup m_setup;
    QFormLayout* m_form;
    QComboBox* m_game;
    QLabel* m_summary;
    QRadioButton* m_computer;
    QRadioButton* m_person;
    QWidget* m_opponentLabel = nullptr;
    bool m_hasNotes = true; ///< the screen is high enough for them
    bool m_isInvitation = false;
    QLabel* m_levelLabel;
    QComboBox* m_level; ///< the one that keeps up, the levels, and the characters if the game has them
    QLabel* m_levelNote;
    QCheckBox* m_rated;
    QLabel* m_ratedNote;
    QPushButton* m_showOption; ///< that keeps the game from being rated
    QLabel* m_sideLabel;
    QComboBox* m_side;
    QLabel* m_ownNameLabel;
    QLineEdit* m_ownName;
    std::array<QLabel*, 2> m_nameLabels; ///< [side]
    std::array<QLineEdit*, 2> m_names;
    ClockPicker* m_clock;
    std::optional<session::ClockSpec> m_otherClock; ///< against the opponent that is not chosen
    QToolButton* m_optionsButton;
    FittingScrollArea* m_frame;
    QWidget* m_options;
    QFormLayout* m_optionsLayout;
    std::vector<OptionRow> m_rows;
    QLabel* m_error;
    QDialogButtonBox* m_buttons;
    QPushButton* m_start;
};

} // namespace qumalaq::desktop

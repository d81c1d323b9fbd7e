// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/openings_store.h"
#include "app/desktop/ui/page.h"
#include "core/library/stored_game.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace qumalaq::desktop {

class ExerciseIntro;
class LearnStore;
class Settings;

/// The opening moves that the learner wants to play: each of them, which are to be repeated today, and which frequent
/// replies of the opponent have no answer yet.
class OpeningsPage final : public Page {
    Q_OBJECT

public:
    /// All must outlive the page.
    OpeningsPage(const Settings& settings, LearnStore& store, OpeningsStore& openings, QWidget* parent = nullptr);

    /// How several moves went, until the page is left.
    void showResult(int solvedAtOnce, int count);
    /// The learner's games that the openings are compared with, the oldest first.
    void setGames(const std::vector<library::LevelGame>& games);

    [[nodiscard]] QString title() const override;
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    void enter() override;
    void leave() override;

Q_SIGNALS:
    /// At least one, to be played in this order.
    void practiceRequested(const std::vector<qumalaq::learn::OpeningTask>& tasks);
    /// The openings as a game, and its moves to the position to show.
    void studyRequested(const qumalaq::notation::GameRecord& record, const std::vector<qumalaq::rules::Move>& path);
    /// The openings are to be saved in a file that the person chooses; `name` is a suggestion.
    void saveRequested(const QString& name, const QByteArray& text);
    /// Moves were removed from these openings.
    void movesRemoved(const qumalaq::learn::Openings& before, int moves);
    /// Somebody wants to see the games in which a move was not played. `what`: which games they are, in words.
    void gamesRequested(const qumalaq::library::Filter& filter, const QString& what);

private:
    /// A line of the list, and what the board shows with it.
    struct Row {
        std::vector<rules::Move> path;
        rules::AnyPosition position{rules::GameSetup()};
        rules::Move move;       ///< the learner's, or the opponent's reply
        bool isAnswered = true; ///< the move is the learner's
        library::Filter left{}; ///< the games in which the learner played another one
    };

    void build();
    void refresh();
    void refreshChoice();
    void fillList();
    /// The games by the position in which the learner left the openings.
    [[nodiscard]] std::unordered_map<std::uint64_t, library::Filter> comparedGames(const learn::Openings& openings);
    void showChosen();
    [[nodiscard]] const Row* chosenRow() const;
    [[nodiscard]] const learn::Openings* chosen() const;
    [[nodiscard]] notation::GameRecord record() const;
    void openStudy();
    void removeChosen();

    LearnStore& m_store;
    OpeningsStore& m_openings;
    ExerciseIntro* m_intro;
    QComboBox* m_choice;
    QLabel* m_note;
    QLabel* m_result;
    QPushButton* m_practice;
    QListWidget* m_list;
    QHBoxLayout* m_buttons;
    QPushButton* m_study;
    QPushButton* m_save;
    QPushButton* m_remove;
    QPushButton* m_showGames;
    QLabel* m_compared;
    std::vector<library::LevelGame> m_games;
    std::vector<Row> m_rows;
    std::optional<int> m_rowToChoose;             ///< when the list is filled
    std::vector<learn::OpeningTask> m_toPractise; ///< what is due today, or else all
    int m_solvedAtOnce = 0;
    int m_practised = 0; ///< moves; 0 if there is no result to show
};

} // namespace qumalaq::desktop

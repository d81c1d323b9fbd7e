// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/ui/page.h"
#include "core/learn/mistake.h"
#include "core/library/stored_game.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTabWidget;

namespace qumalaq::desktop {

class HorsePicture;
class LearnStore;
class LearnerGames;
class RatingGraph;
class RowTable;

/// Whether the learner becomes better: the rating, the results against the levels, what the moves cost, and practice.
class ProgressPage final : public Page {
    Q_OBJECT

public:
    /// All must outlive the page.
    ProgressPage(const LearnerGames& games, const LearnStore& store, const MistakeStore& mistakes,
                 QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    /// With the name of the learner, unless there is nobody else.
    [[nodiscard]] QString heading() const override;
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    void enter() override;

Q_SIGNALS:
    void ratedGameRequested(qumalaq::rules::GameId game);
    /// At least one, to be solved in this order.
    void practiceRequested(const std::vector<qumalaq::learn::Mistake>& mistakes);
    /// Somebody wants to see the games of a figure. `what`: which games they are, in words; may be empty.
    void gamesRequested(const qumalaq::library::Filter& filter, const QString& what);
    /// The same for a figure about mistakes: of this kind, or of every kind.
    void mistakesRequested(const qumalaq::library::Filter& filter, const QString& what,
                           std::optional<qumalaq::learn::MistakeKind> kind);

private:
    void addTab(const QString& title, std::initializer_list<QWidget*> content);
    void refresh();
    void fillGames();
    void fillResults(rules::GameId game);
    void alignColumns();
    void fillMoves(rules::GameId game, const std::vector<MistakeStore::Reviewed>& games,
                   const MistakeStore::Counts& counts);
    /// `games`: the last ones, at most MistakeStore::kLastGames.
    void fillAdvice(rules::GameId game, std::span<const MistakeStore::Reviewed> games);
    void fillPractice();
    void announceTab();
    bool showContent();
    void addResults(const QString& name, const std::vector<library::LevelGame>& games, const QString& opponent = {});
    /// Of games with a clock, with the time that the person took for a move.
    void addTimedResults(const std::vector<library::LevelGame>& games);
    [[nodiscard]] rules::GameId chosenGame() const;

    const LearnerGames& m_games;
    const LearnStore& m_store;
    const MistakeStore& m_mistakes;
    QComboBox* m_game;
    QTabWidget* m_tabs;
    QLabel* m_rating;
    RatingGraph* m_graph;
    QLabel* m_ratingNote;
    QPushButton* m_play;
    QLabel* m_advice; ///< what to practise
    QPushButton* m_practise;
    std::vector<learn::Mistake> m_toPractise;
    QStandardItemModel* m_results;
    RowTable* m_resultsTable;
    QLabel* m_noResults;
    QLabel* m_resultsNote;
    QStandardItemModel* m_losses;
    RowTable* m_lossesTable;
    QStandardItemModel* m_moves;
    std::vector<learn::MistakeKind> m_kinds; ///< of the rows of m_moves, the most frequent first
    RowTable* m_movesTable;
    QLabel* m_noMoves;
    QLabel* m_movesNote;
    HorsePicture* m_horse; ///< the best one
    QLabel* m_practice;
};

} // namespace qumalaq::desktop

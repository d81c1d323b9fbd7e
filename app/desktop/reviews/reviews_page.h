// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reviews/review_queue.h"
#include "app/desktop/ui/page.h"
#include "core/library/stored_game.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItemModel;
class QTabBar;

namespace qumalaq::desktop {

class NoticeBar;
class PackStore;
class RowTable;

/// The games that were chosen in the library to be reviewed, with what the reviews found.
class ReviewsPage final : public Page {
    Q_OBJECT

public:
    /// The first three must outlive the page.
    ReviewsPage(ReviewQueue& queue, PackStore& packs, NoticeBar& notices, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void updateLook() override;
    void enter() override;
    [[nodiscard]] QSize minimumSizeHint() const override { return minimumSizeOfTexts(); }

    /// "Mistakes with one clear best move: 12 of 20."
    [[nodiscard]] static QString shareOf(int puzzles, int mistakes);
    /// How far the reviews are: "3 of 20 games reviewed. About 4 minutes left."
    [[nodiscard]] static QString progressOf(const ReviewQueue& queue);

Q_SIGNALS:
    /// `ply`: the index of the turning point; -1 if there is none.
    void opened(const qumalaq::notation::GameRecord& record, int ply);
    void tableSaveRequested(const QString& name, const QByteArray& csv);
    /// Somebody wants to see the games of a player.
    void gamesRequested(const qumalaq::library::Filter& filter, const QString& player);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void refresh();
    void showTab();
    void refreshPlayers();
    void showMistakes();
    /// The table of the games, or that of the players.
    [[nodiscard]] RowTable* shownTable() const;
    /// Indices in the queue, ascending.
    [[nodiscard]] std::vector<std::size_t> selectedGames() const;
    /// Empty if the players are not shown, or none is selected.
    [[nodiscard]] QString selectedPlayer() const;
    /// The selected game in the study, or the games of the selected player in the library.
    void openCurrent();
    [[nodiscard]] std::vector<const QueuedGame*> gamesOfPack() const;
    /// The player whose mistakes become the pack; empty for all players.
    [[nodiscard]] QString playerOfPack() const;
    void makePack();
    void removeSelected();

    ReviewQueue& m_queue;
    PackStore& m_packs;
    NoticeBar& m_notices;
    QSortFilterProxyModel* m_model; ///< of a ReviewsModel
    QStandardItemModel* m_players;
    QLabel* m_state;
    QPushButton* m_pause;
    QTabBar* m_tabs;
    QLabel* m_orderLabel;
    QComboBox* m_order;
    RowTable* m_table;
    RowTable* m_playerTable;
    QLabel* m_mistakes; ///< of the current row
    QLabel* m_empty;
    QPushButton* m_open;
    QPushButton* m_pack;
    QPushButton* m_save;
    QPushButton* m_remove;
};

} // namespace qumalaq::desktop

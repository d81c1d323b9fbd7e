// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace qumalaq::desktop {

class StartButton;

/// The latest games of the library, and buttons that open it and the progress.
class RecentGames : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMax = 5;
    /// So many of the latest are looked through for unfinished ones.
    static constexpr int kConsidered = 30;

    explicit RecentGames(QWidget* parent = nullptr);

    /// The latest first. Shows unfinished ones before the others.
    void setGames(const std::vector<notation::GameRecord>& games);
    /// Whether there may be progress to see.
    void offerProgress(bool isOffered) { m_offersProgress = isOffered; }
    /// Without games; with the room for the progress, whether it is offered or not: nothing moves when it is.
    [[nodiscard]] int minimumListHeight(int width);
    /// Shows as many games as fit; returns the height used.
    int fit(const QSize& space);
    void setButtonSpacing(int pixels);
    void updateLook();

    [[nodiscard]] StartButton* library() const { return m_library; }
    [[nodiscard]] StartButton* progress() const { return m_progress; }
    /// The visible ones.
    [[nodiscard]] std::vector<StartButton*> rows() const;

Q_SIGNALS:
    void chosen(const qumalaq::notation::GameRecord& game);
    void reviewRequested(const qumalaq::notation::GameRecord& game);

private:
    void show(int rows);
    void showMenu(std::size_t game, const QPoint& globalPosition);
    void paintBoards();

    std::vector<notation::GameRecord> m_games;
    QLabel* m_title;
    std::array<StartButton*, kMax> m_rows{};
    QBoxLayout* m_buttons;
    StartButton* m_library;
    StartButton* m_progress;
    bool m_offersProgress = false;
};

} // namespace qumalaq::desktop

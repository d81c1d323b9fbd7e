// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/style.h"
#include "core/notation/game_record.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;

namespace qumalaq::desktop {

class StartButton;

/// The latest games of the library, and a button that opens it.
class RecentGames : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMost = 5;

    explicit RecentGames(QWidget* parent = nullptr);

    /// The latest first.
    void setGames(const std::vector<notation::GameRecord>& games);
    /// Shows as many games as fit into `height` pixels; returns the height used.
    int fit(int height);
    void setLook(const Theme& theme, const Metrics& metrics);

    [[nodiscard]] StartButton* library() const { return m_library; }
    /// The visible ones.
    [[nodiscard]] std::vector<StartButton*> rows() const;

Q_SIGNALS:
    void chosen(const qumalaq::notation::GameRecord& game);

private:
    void show(int rows);
    void paintBoards();

    std::vector<notation::GameRecord> m_games;
    std::optional<Theme> m_theme; ///< none before setLook()
    QLabel* m_title;
    std::array<StartButton*, kMost> m_rows{};
    StartButton* m_library;
};

} // namespace qumalaq::desktop

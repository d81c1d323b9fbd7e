// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/style.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/notation/game_record.h"
#endif

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;

namespace qumalaq::desktop {

class StartButton;

/// The latest games of the library and a button for the whole of it.
class RecentGames : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMost = 5;

    explicit RecentGames(QWidget* parent = nullptr);

    /// The latest first.
    void setGames(const std::vector<notation::GameRecord>& games);
    /// Shows as many of the games as fit into this height; returns the height that they take.
    int fit(int height);
    void setLook(const Theme& theme, const Metrics& metrics);

    [[nodiscard]] StartButton* library() const { return m_library; }
    /// The games that are shown.
    [[nodiscard]] std::vector<StartButton*> rows() const;

Q_SIGNALS:
    void chosen(const qumalaq::notation::GameRecord& game);

private:
    void show(int rows);
    void paintBoards();

    std::vector<notation::GameRecord> m_games;
    std::optional<Theme> m_theme; ///< none before it is set
    QLabel* m_title;
    std::array<StartButton*, kMost> m_rows{};
    StartButton* m_library;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/frame/style.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/notation/game_record.h"
#endif

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace qumalaq::desktop {

class BoardWidget;
class Settings;

/// A game on a small board, walked through move by move; and on from any position of it by other moves.
class GameWalk final : public QWidget {
    Q_OBJECT

public:
    /// The start of Togyzqumalaq until there is a game. `settings` must outlive it.
    explicit GameWalk(const Settings& settings, QWidget* parent = nullptr);

    /// From the last position that looks like `sought`, or from the start.
    void setGame(const notation::GameRecord& record, const std::optional<rules::AnyPosition>& sought);
    /// Walks on by a legal move, also where the game does not.
    void play(rules::Move move);

    [[nodiscard]] rules::GameId game() const { return m_record.setup().game(); }
    [[nodiscard]] const rules::AnyPosition& position() const { return m_positions[at()]; }
    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] int lastPly() const { return static_cast<int>(m_line.size()); }
    /// The nearest there is.
    void goTo(int ply);

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    void setBoardWidth(int pixels);
    void setLook(const Theme& theme, const Metrics& metrics);
    void setFlipped(bool flipped);
    void retranslate();

Q_SIGNALS:
    /// position() is another.
    void moved();

private:
    [[nodiscard]] std::size_t at() const { return static_cast<std::size_t>(m_ply); }
    void refresh();

    const Settings& m_settings;
    notation::GameRecord m_record;
    std::vector<rules::AnyPosition> m_positions; ///< of the game, or of what was played instead; one more than moves
    std::vector<rules::Move> m_line;             ///< between them
    int m_ply = 0;
    BoardWidget* m_board;
    QLabel* m_caption;
    std::array<QPushButton*, 4> m_buttons; ///< to the start, back, on, to the end
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace qumalaq::desktop {

class BoardWidget;
class Settings;

/// A game on a small board, for stepping through its moves and for trying others from any position.
class GamePreview final : public QWidget {
    Q_OBJECT

public:
    /// Shows the start of Togyzqumalaq until setGame(). `settings` must outlive the widget.
    explicit GamePreview(const Settings& settings, QWidget* parent = nullptr);

    /// Shows the last position with the board of `sought`, or else the start of the game.
    void setGame(const notation::GameRecord& record, const std::optional<rules::AnyPosition>& sought);
    /// Plays a legal move, which may leave the game's line.
    void play(rules::Move move);

    [[nodiscard]] rules::GameId game() const { return m_record.setup().game(); }
    [[nodiscard]] const rules::AnyPosition& position() const { return m_positions[at()]; }
    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] int lastPly() const { return static_cast<int>(m_line.size()); }
    /// `ply` is clamped to the line.
    void goTo(int ply);
    /// The same at the person's request: announces the move.
    void stepTo(int ply);

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    void setBoardWidth(int pixels);
    void setFlipped(bool flipped);

Q_SIGNALS:
    /// position() changed.
    void moved();

private:
    [[nodiscard]] std::size_t at() const { return static_cast<std::size_t>(m_ply); }
    void refresh();
    void enableButtons();
    void announceMove() const;

    notation::GameRecord m_record;
    std::vector<rules::AnyPosition> m_positions; ///< of the game or of a tried line; one more than moves
    std::vector<rules::Move> m_line;             ///< the moves between the positions
    int m_ply = 0;
    BoardWidget* m_board;
    QLabel* m_caption;
    std::array<QPushButton*, 4> m_buttons; ///< to the start, back, forward, to the end
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/play_choices.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/rules/history.h"
#endif

#include <QObject>
#include <QTimer>

#include <optional>

namespace qumalaq::desktop {

class BoardWidget;

/// What a board shows beside the position of a game: the moves that can be made, what the move of the house under the
/// pointer would do (the lens), parity glasses, what the tuzdyks have brought, and all of it in words.
class BoardLens : public QObject {
    Q_OBJECT

public:
    /// The board must outlive the lens.
    explicit BoardLens(BoardWidget& board, QObject* parent = nullptr);

    /// The position after the first `plies` moves of the game; `canMove`: a person may move there.
    void show(const rules::History& game, std::size_t plies, bool canMove);

    void setDepth(LensDepth depth);
    void setGlasses(bool on);
    [[nodiscard]] bool hasGlasses() const { return m_hasGlasses; }
    /// Dark: nothing is shown of a move.
    void setDark(bool dark);
    /// A house that was chosen stays shown, wherever the pointer goes.
    void setChosen(std::optional<rules::House> house);
    /// Shows again what it shows.
    void refresh();

private:
    [[nodiscard]] bool canMoveFrom(std::optional<rules::House> house) const;
    [[nodiscard]] QString spoken(rules::House house) const;
    void showReply();

    BoardWidget& m_board;
    rules::GameId m_game{};
    rules::AnyPosition m_position{rules::GameSetup()};
    bool m_canMove = false;
    LensDepth m_depth = LensDepth::Counts;
    bool m_isDark = false;
    bool m_hasGlasses = false;
    std::optional<rules::House> m_chosen;
    std::optional<rules::House> m_hovered;
    std::optional<rules::House> m_pinned; ///< held with Shift
    QTimer m_replyDelay;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_scene.h"
#include "app/desktop/ui/play_choices.h"
#include "core/rules/history.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace qumalaq::desktop {

class BoardWidget;

/// Everything that a board shows besides the position: playable pits, the effect of the move under the pointer (the
/// preview), the stones collected by tuzdyks, and the texts for all of it.
class BoardOverlay : public QObject {
    Q_OBJECT

public:
    /// The board must outlive the overlay.
    explicit BoardOverlay(BoardWidget& board, QObject* parent = nullptr);

    /// Shows the position after the first `plies` moves of the game; `canMove` is true if a person may move there.
    void show(const rules::History& game, std::size_t plies, bool canMove);

    void setDetail(PreviewDetail detail);
    /// Whether no preview is shown, whatever its detail.
    void setPreviewHidden(bool hidden);
    /// Keeps the preview of this pit, wherever the pointer is, with what the move threatens.
    void setChosen(std::optional<rules::Pit> pit, const std::optional<MovePreview::Reply>& threat = {});
    void refresh();

private:
    [[nodiscard]] bool canMoveFrom(std::optional<rules::Pit> pit) const;
    [[nodiscard]] rules::BoardState landed() const;
    [[nodiscard]] QString description(rules::Place place) const;
    [[nodiscard]] QString spoken(rules::Pit pit) const;
    void showReply();

    BoardWidget& m_board;
    rules::GameId m_game{};
    rules::AnyPosition m_position{rules::GameSetup()};
    bool m_canMove = false;
    PreviewDetail m_detail = PreviewDetail::Counts;
    bool m_isPreviewHidden = false;
    std::optional<rules::Pit> m_chosen;
    std::optional<MovePreview::Reply> m_threat; ///< of the move from m_chosen
    std::optional<rules::Pit> m_hovered;
    std::optional<rules::Pit> m_pinned; ///< while Shift is held
    QTimer m_replyDelay;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/gameboard/board_overlay.h"
#include "core/session/study_document.h"

#include <QObject>

#include <optional>

namespace qumalaq::desktop {

class BoardWidget;

/// Connects a study with a board: the board shows the current position, sows a move when the study goes forward, and
/// accepts moves of both sides. The move that is reached is told. It owns neither.
class StudyBoard : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the object.
    StudyBoard(session::StudyDocument& document, BoardWidget& board, QObject* parent = nullptr);

    /// Tells the current move, whether it is in a variation, its comment, and how many moves go on from it.
    void tellCurrent() const;
    void setPreviewDetail(PreviewDetail depth);
    /// Shows the last move again. False if there is none.
    bool replay();
    /// Sows a move that is not in the study, from the current position. Input is ignored until endTrying().
    void tryOut(rules::Move move);
    void endTrying();
    void showTruth();
    [[nodiscard]] bool isTrying() const { return m_isTrying; }
    /// Whether the names of the players are beside the board.
    void setNamesShown(bool areShown);

Q_SIGNALS:
    /// A legal move in the current position.
    void moveRequested(qumalaq::rules::Move move);

private:
    void onCurrentChanged(notation::NodeId before);
    void showNames();
    void refreshPlace();

    session::StudyDocument& m_document;
    BoardWidget& m_board;
    BoardOverlay m_overlay;
    bool m_isTrying = false;
    bool m_areNamesShown = true;
};

} // namespace qumalaq::desktop

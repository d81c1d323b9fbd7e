// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/gameboard/board_overlay.h"
#include "app/desktop/text/announcement_text.h"
#include "core/session/study_document.h"

#include <QObject>

#include <optional>

namespace qumalaq::desktop {

class BoardWidget;

/// Connects a study with a board: shows the current position, animates a step forward, announces the current move, and
/// accepts moves of both sides.
class StudyBoardController : public QObject {
    Q_OBJECT

public:
    /// All must outlive the object.
    StudyBoardController(session::StudyDocument& document, const session::StudyReview& review, BoardWidget& board,
                         QObject* parent = nullptr);

    /// Tells what was done, and the current move: whether it is in a variation, its comments and mark, what the review
    /// says about it, and how many moves go on from it.
    void announceCurrent(const QString& done = {}, AnnouncementText::Part part = AnnouncementText::Part::Brief) const;
    void setPreviewDetail(PreviewDetail detail);
    /// Animates the last move again. False if there is none.
    bool replay();
    /// Animates a move that is not in the study, from the current position. Input is ignored until endTrying().
    void tryOut(rules::Move move);
    /// Shows the position before the current move, with what another move would have done there. Moves are accepted.
    void showBefore(rules::Move better);
    void endTrying();
    void showTruth();
    [[nodiscard]] bool isTrying() const { return m_isTrying; }
    /// Whether the board shows the names of the players.
    void setNamesShown(bool areShown);

Q_SIGNALS:
    /// A legal move was chosen.
    void moveRequested(qumalaq::rules::Move move);

private:
    void onCurrentChanged(notation::NodeId before);
    void showNames();
    void refreshPlace();
    [[nodiscard]] std::optional<MovePreview::Reply> threatOf(std::size_t ply) const;

    session::StudyDocument& m_document;
    const session::StudyReview& m_review;
    BoardWidget& m_board;
    BoardOverlay m_overlay;
    bool m_isTrying = false; ///< the board does not show the current position
    bool m_isBefore = false; ///< but the one before it
    bool m_areNamesShown = true;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/play/board_lens.h"
#include "core/session/study_document.h"

#include <QObject>

#include <optional>

namespace qumalaq::desktop {

class BoardWidget;

/// Between a study and the board: the board shows the move that is looked at, sows one that is gone forward to, and
/// lets both sides' moves be made. Neither is owned.
class StudyBoard : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    StudyBoard(session::StudyDocument& document, BoardWidget& board, QObject* parent = nullptr);

    void setSpeed(SowingSpeed speed);
    void setLensDepth(LensDepth depth);
    void setGlasses(bool on);
    [[nodiscard]] bool hasGlasses() const { return m_lens.hasGlasses(); }
    /// Shows the last move once more. False if there is none.
    bool replay();
    /// Sows a move that is not in the study, from the position that is looked at. Nothing can be moved until
    /// endTrying().
    void tryOut(rules::Move move);
    void endTrying();
    void showTruth();

    void retranslate();

Q_SIGNALS:
    /// A legal move in the position that is looked at.
    void moveWished(qumalaq::rules::Move move);

private:
    void onCurrentChanged(notation::NodeId before);
    void refreshPlace();

    session::StudyDocument& m_document;
    BoardWidget& m_board;
    BoardLens m_lens;
    bool m_isTrying = false;
};

} // namespace qumalaq::desktop

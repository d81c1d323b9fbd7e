// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_tree.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QToolButton;

namespace qumalaq::session {
class StudyDocument;
}

namespace qumalaq::desktop {

class MoveRowsView;

/// The moves of a study. The controls for marks and comments are shown on request, and for games that have some.
class StudyMovesPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the panel, which becomes the parent of `view`.
    StudyMovesPanel(session::StudyDocument& document, MoveRowsView* view, QWidget* parent = nullptr);

    /// Call it when the current move, the move on the board, or an annotation has changed.
    void refresh(notation::NodeId shown);
    /// Starts editing the comment.
    void editComment();

Q_SIGNALS:
    /// The person has finished the comment; the moves get the focus.
    void commentDone();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    session::StudyDocument& m_document;
    MoveRowsView* m_view;
    std::vector<QToolButton*> m_remarks; ///< [n] sets kRemarks[n]
    QWidget* m_remarkRow;
    QLineEdit* m_comment;
    bool m_isEditing = false;                              ///< it was asked for
    notation::NodeId m_commented = notation::NodeId::Root; ///< the move whose comment is shown
};

} // namespace qumalaq::desktop

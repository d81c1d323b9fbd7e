// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLineEdit;
class QToolButton;

namespace qumalaq::session {
class StudyDocument;
}

namespace qumalaq::desktop {

class MoveRowsView;

/// The moves of a study with the controls for editing: marks and a comment.
class StudyMovesPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the page; the view becomes its child.
    StudyMovesPanel(session::StudyDocument& document, MoveRowsView* view, QWidget* parent = nullptr);

    /// Call it when the current move or its annotation changed.
    void refresh();
    void retranslate();
    /// Starts editing the comment.
    void editComment();

Q_SIGNALS:
    /// The person has finished the comment: the focus returns to the moves.
    void commentDone();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    session::StudyDocument& m_document;
    MoveRowsView* m_view;
    std::vector<QToolButton*> m_remarks; ///< [n] is the button for mark n + 1
    QLineEdit* m_comment;
};

} // namespace qumalaq::desktop

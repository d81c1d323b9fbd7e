// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/notation/game_tree.h"
#endif

#include <QTableView>
#include <QTimer>

namespace qumalaq::desktop {

class MoveTreeModel;

/// The scoresheet of a study. The marked move is always visible. Arrows, Home, End and typed characters are left to the
/// room, which uses them for navigation.
class MoveTreeView : public QTableView {
    Q_OBJECT

public:
    explicit MoveTreeView(MoveTreeModel* model, QWidget* parent = nullptr);

    /// Marks a move; the root marks none.
    void setCurrentNode(notation::NodeId node);
    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return m_theme; }

Q_SIGNALS:
    void nodeChosen(qumalaq::notation::NodeId node);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void spanComments();
    /// Rows of moves have one height, and comments one of their own, which is slow to find. So nothing is sized while
    /// the view is hidden, and of many comments only some at a time.
    void sizeRowsFrom(int row);
    void sizeRows();
    void findHeightOfMoves();

    MoveTreeModel* m_model;
    Theme m_theme;
    bool m_knowsHeightOfMoves = false;
    int m_sizedRows = 0; ///< the rows before this one have their heights
    QTimer m_sizing;     ///< until the next rows are sized
};

} // namespace qumalaq::desktop

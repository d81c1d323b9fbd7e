// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/wheel_step_counter.h"

#include <QTableView>
#include <QTimer>

namespace qumalaq::desktop {

class MoveRowsModel;

/// A list of moves that keeps the marked one visible. All keys but Page Up and Page Down are left to the page.
class MoveRowsView : public QTableView {
    Q_OBJECT

public:
    /// The model must outlive the view.
    explicit MoveRowsView(MoveRowsModel* model, QWidget* parent = nullptr);

    /// Marks a move; -1 for none.
    void setCurrentId(int id);
    [[nodiscard]] int currentId() const { return m_current; }
    /// The move at a point of the viewport; -1 if there is none.
    [[nodiscard]] int idAt(QPoint at) const;
    /// Where a move is in the viewport; empty for an unknown one.
    [[nodiscard]] QRect rectOf(int id) const;

    /// Has room for a few rows.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The width at which no column title is cut.
    [[nodiscard]] int neededWidth() const;

Q_SIGNALS:
    /// A move was clicked with any button.
    void idChosen(int id);
    /// The context menu of a move was requested. A mouse click has chosen the move before.
    void menuRequested(int id, QPoint globalPosition);
    /// The wheel was turned by this many moves; negative is back.
    void stepped(int steps);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void updateGeometries() override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] int scoreWidth() const;
    /// Total width of number column, score and scroll bar.
    [[nodiscard]] int widthBesideMoves() const;
    void sizeColumns();
    void updateRows(int firstRow);
    void spanTexts();
    /// Whether the height of the row differs from the default.
    [[nodiscard]] bool hasOwnHeight(int row) const;
    /// Rows with text or several moves have their own height, which is slow to compute. So nothing is sized while the
    /// view is hidden, and long lists are sized in portions.
    void sizeRowsFrom(int row);
    void sizeRows();
    void measure();
    void reveal();
    void beginAtARow();

    MoveRowsModel* m_model;
    int m_current = -1;
    bool m_isMeasured = false;
    int m_sizedRows = 0; ///< the rows before it are sized
    QTimer m_sizing;     ///< sizes the next portion
    WheelStepCounter m_wheel;
};

} // namespace qumalaq::desktop

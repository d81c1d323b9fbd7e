// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/board/wheel_step_counter.h"

#include <QTableView>
#include <QTimer>

namespace qumalaq::desktop {

class MoveRowsModel;

/// A list of moves. The marked move is always visible. The keys belong to the page, which uses them for navigation.
class MoveRowsView : public QTableView {
    Q_OBJECT

public:
    /// The model must outlive the view.
    explicit MoveRowsView(MoveRowsModel* model, QWidget* parent = nullptr);

    /// Marks a move; -1 for none.
    void setCurrentId(int id);
    [[nodiscard]] int currentId() const { return m_current; }
    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    /// The move at a point of the viewport; -1 if there is none.
    [[nodiscard]] int idAt(QPoint at) const;
    /// Where a move is in the viewport; empty for an unknown one.
    [[nodiscard]] QRect rectOf(int id) const;

    /// Some rows are always visible.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// At which the names of the columns are whole.
    [[nodiscard]] int neededWidth() const;

Q_SIGNALS:
    /// A move was clicked with any button: the person wants to see the position after it.
    void idChosen(int id);
    /// The menu of a move was asked for; the move was chosen before.
    void menuRequested(int id, QPoint globalPosition);
    /// The wheel was turned: -1 is one move back.
    void stepped(int steps);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void updateGeometries() override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow(int firstRow);
    void spanTexts();
    /// Whether its height differs from that of the others.
    [[nodiscard]] bool hasOwnHeight(int row) const;
    /// Most rows have one height. The others have one of their own, which is slow to find. So nothing is sized while
    /// the view is hidden, and of many such rows only some at a time.
    void sizeRowsFrom(int row);
    void sizeRows();
    void measure();
    void reveal();
    void beginAtARow();

    MoveRowsModel* m_model;
    Theme m_theme;
    int m_current = -1;
    bool m_isMeasured = false;
    int m_sizedRows = 0; ///< the rows before this one have their heights
    QTimer m_sizing;     ///< until the next rows are sized
    WheelStepCounter m_wheel;
};

} // namespace qumalaq::desktop

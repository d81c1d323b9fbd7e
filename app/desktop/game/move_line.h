// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/gameboard/move_rows.h"

#include <QWidget>

#include <vector>

namespace qumalaq::desktop {

class MoveListModel;

/// The moves in one line, for windows too narrow for the side panel. The wheel scrolls it.
class MoveLine : public QWidget {
    Q_OBJECT

public:
    explicit MoveLine(MoveListModel* model, QWidget* parent = nullptr);

    void setCurrentPly(int ply);

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().height() * 20, fontMetrics().height() * 7 / 4};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {fontMetrics().height() * 6, sizeHint().height()}; }

Q_SIGNALS:
    void plyChosen(int ply);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Item {
        MoveWord word; ///< with the number of its row, if it is the first there
        QRect rect;    ///< in the coordinates of the widget, before scrolling
    };

    /// Null if there is none.
    [[nodiscard]] const Item* itemAt(QPoint at) const;
    void updateLayout();
    void reveal();
    void beginAtAMove();

    MoveListModel* m_model;
    std::vector<Item> m_items;
    int m_length = 0;
    int m_scroll = 0;
    int m_current = -1;
};

} // namespace qumalaq::desktop

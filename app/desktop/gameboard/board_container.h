// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qumalaq::desktop {

class BoardWidget;

/// The largest board that fits, centred, with one widget directly below it. The content of that widget never moves the
/// board.
class BoardContainer : public QWidget {
    Q_OBJECT

public:
    /// Reparents both. While `below` has another parent, the board uses the whole space.
    BoardContainer(BoardWidget* board, QWidget* below, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    void updateLayout();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool hasBelow() const { return m_below->parentWidget() == this && !m_below->isHidden(); }
    [[nodiscard]] int belowHeight() const;

    BoardWidget* m_board;
    QWidget* m_below;
    QSize m_needed; ///< the minimum size that the layout knows
};

} // namespace qumalaq::desktop

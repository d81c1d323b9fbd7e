// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qumalaq::desktop {

class BoardWidget;

/// A centred board in its largest size for the available space, with one widget directly below it. The board's place
/// depends on the sizes only, not on what the widget says.
class BoardContainer : public QWidget {
    Q_OBJECT

public:
    /// Becomes the parent of both. While `below` has another parent, the board has the whole place.
    BoardContainer(BoardWidget* board, QWidget* below, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    void arrange();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool hasBelow() const;
    [[nodiscard]] int belowHeight() const;

    BoardWidget* m_board;
    QWidget* m_below;
    QSize m_needed; ///< the minimum size that the layout knows
};

} // namespace qumalaq::desktop

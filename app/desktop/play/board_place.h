// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace qumalaq::desktop {

class BoardWidget;

/// A centred board in its largest size for the available space, with a line of text directly below it.
class BoardPlace : public QWidget {
    Q_OBJECT

public:
    /// Becomes the parent of both.
    BoardPlace(BoardWidget* board, QLabel* caption, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    void arrange();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int captionHeight() const;

    BoardWidget* m_board;
    QLabel* m_caption;
};

} // namespace qumalaq::desktop

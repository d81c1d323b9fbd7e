// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qumalaq::desktop {

/// A label that elides its text to its width and number of lines. The tool tip has a text that is cut.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// At most this many lines; initially 1.
    void setLines(int lines);
    [[nodiscard]] int lines() const { return m_lines; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString elided(int width) const;

    int m_lines = 1;
};

} // namespace qumalaq::desktop

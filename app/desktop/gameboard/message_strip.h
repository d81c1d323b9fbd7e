// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;

namespace qumalaq::desktop {

class ElidedLabel;

/// The strip below the board of a game or a study, for messages about the position. Its height does not depend on the
/// text, because the board must not move.
class MessageStrip : public QFrame {
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent = nullptr);

    [[nodiscard]] QHBoxLayout* row() const { return m_row; }
    /// The most important text. The caller adds it to a layout.
    [[nodiscard]] ElidedLabel* caption() const { return m_caption; }

    void updateLook();
    /// The number of lines of normal text that fit into the strip.
    [[nodiscard]] static int textLines();

private:
    QHBoxLayout* m_row;
    ElidedLabel* m_caption;
};

} // namespace qumalaq::desktop

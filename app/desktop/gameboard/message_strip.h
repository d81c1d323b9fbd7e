// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;

namespace qumalaq::desktop {

class ElidedLabel;
struct Metrics;

/// The strip below the board of a game and of a study, for what is said about the position. Its height is the same
/// whatever it says, so that the board never moves.
class MessageStrip : public QFrame {
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent = nullptr);

    [[nodiscard]] QHBoxLayout* row() const { return m_row; }
    /// What is most important. Not in a layout until the caller adds it.
    [[nodiscard]] ElidedLabel* caption() const { return m_caption; }

    void setLook(const Metrics& metrics);
    /// The number of lines of usual text that the strip has room for.
    [[nodiscard]] static int linesAt(const Metrics& metrics);

private:
    QHBoxLayout* m_row;
    ElidedLabel* m_caption;
};

} // namespace qumalaq::desktop

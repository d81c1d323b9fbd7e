// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace qumalaq::desktop {

/// The puzzles of a grade: its number in a ring that closes as they are solved.
class GradeButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit GradeButton(int grade, QWidget* parent = nullptr);

    /// Without puzzles it is disabled.
    void setProgress(int solved, int count);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int m_grade;
    int m_solved = 0;
    int m_count = 0;
};

} // namespace qumalaq::desktop

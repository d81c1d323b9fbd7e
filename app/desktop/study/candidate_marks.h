// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace qumalaq::desktop {

class BoardWidget;

/// Labels candidate moves at the pits of a board, the best one first and with a ring. A transparent overlay that
/// ignores the mouse.
class CandidateMarks : public QWidget {
    Q_OBJECT

public:
    struct Mark {
        rules::Pit pit;
        QString label;
        friend bool operator==(const Mark&, const Mark&) = default;
    };

    /// The board becomes the parent.
    explicit CandidateMarks(BoardWidget* board);

    void setMarks(const std::vector<Mark>& marks);
    [[nodiscard]] const std::vector<Mark>& marks() const { return m_marks; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    BoardWidget* m_board;
    std::vector<Mark> m_marks;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <vector>

class QScrollArea;

namespace qumalaq::desktop {

/// Reads a page line by line: while a screen reader or the program's voice is active, Up, Down, Home and End announce a
/// line and scroll to it.
class LineNavigator : public QObject {
    Q_OBJECT

public:
    struct Line {
        QString text;
        QPointer<QWidget> widget; ///< shows the line
    };

    /// `page` becomes the parent.
    explicit LineNavigator(QScrollArea& page);

    /// Replaces the lines. Reading begins before the first.
    void setLines(std::vector<Line> lines);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QScrollArea& m_page;
    std::vector<Line> m_lines;
    int m_at = -1; ///< the line announced last; -1: none
};

} // namespace qumalaq::desktop

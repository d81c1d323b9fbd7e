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

/// Lets a person who does not see read a page line by line: while somebody listens, Up, Down, Home and End on the
/// page tell a line and scroll to it, instead of only scrolling.
class LineNavigator : public QObject {
    Q_OBJECT

public:
    struct Line {
        QString text;
        QPointer<QWidget> widget; ///< the part of the page that shows it
    };

    /// `page` becomes the parent.
    explicit LineNavigator(QScrollArea& page);

    /// The page has these lines now; reading begins before the first.
    void setLines(std::vector<Line> lines);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QScrollArea& m_page;
    std::vector<Line> m_lines;
    int m_at = -1; ///< the line that was told last
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

class QPushButton;

namespace qumalaq::session {
class Analyst;
}

namespace qumalaq::desktop {

class ElidedLabel;

/// Shows the results of the analyst: best lines, depth and speed. Hidden while the analyst is off.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    /// The analyst must outlive the panel.
    explicit AnalysisPanel(session::Analyst& analyst, QWidget* parent = nullptr);

    void refresh();
    /// The names of the players, [side].
    void setNames(const std::array<QString, 2>& names);
    /// Shows only the best line.
    void setLow(bool low);

Q_SIGNALS:
    /// The first move of a line was clicked.
    void lineChosen(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    session::Analyst& m_analyst;
    bool m_isLow = false;
    std::array<QString, 2> m_names;
    ElidedLabel* m_heading;
    std::vector<QPushButton*> m_buttons;
};

} // namespace qumalaq::desktop

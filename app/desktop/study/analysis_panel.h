// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace qumalaq::session {
class Analyst;
}

namespace qumalaq::desktop {

/// The results of the analyst: its best lines, search depth and speed. Collapsed to one row while the analyst is off.
class AnalysisPanel : public QFrame {
    Q_OBJECT

public:
    /// The analyst must outlive the panel.
    AnalysisPanel(session::Analyst& analyst, const Actions& actions, QWidget* parent = nullptr);

    void refresh();
    void retranslate();
    void setIconSize(int pixels);
    /// Only the best line has a place.
    void setLow(bool low);

Q_SIGNALS:
    /// A person pressed the first move of a line.
    void lineChosen(int index);
    void linesWished(int lines);
    void threadsWished(int threads);

private:
    session::Analyst& m_analyst;
    bool m_isLow = false;
    QToolButton* m_switch;
    QLabel* m_summary;
    QLabel* m_linesLabel;
    QSpinBox* m_lines;
    QLabel* m_threadsLabel;
    QSpinBox* m_threads;
    QWidget* m_rows;
    std::vector<QPushButton*> m_buttons;
};

} // namespace qumalaq::desktop

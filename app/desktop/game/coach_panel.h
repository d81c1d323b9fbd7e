// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/game/coach_controller.h"
#include "app/desktop/ui/elided_label.h"

#include <QWidget>

class QPushButton;

namespace qumalaq::desktop {

class Actions;

/// A sentence that reacts to hovering and to the keyboard focus.
class PhraseLabel : public ElidedLabel {
    Q_OBJECT

public:
    explicit PhraseLabel(QWidget* parent = nullptr);

Q_SIGNALS:
    void pointed(bool isPointed);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

/// The comment of the coach in the message line below the board; hidden when there is none. A long one begins with the
/// heading, for which it leaves no line, if there is room. Its letters have one size; what does not fit is left out by
/// sentences.
class CoachPanel : public QWidget {
    Q_OBJECT

public:
    /// The controller and the actions must exist while the panel is used; all may be destroyed in any order.
    CoachPanel(CoachController& coach, const Actions& actions, QWidget* parent = nullptr);

    /// The number of lines, clamped to 2 to 3.
    void setLines(int lines);
    void setHeading(const QString& heading);
    /// The whole comment, without the heading.
    [[nodiscard]] QString text() const { return m_text; }
    /// Whether the comment leaves one of the lines free.
    [[nodiscard]] bool leavesLine() const;

Q_SIGNALS:
    /// leavesLine() or text() may have changed.
    void fitted();
    /// text() changed.
    void said(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void fit();

    CoachController& m_coach;
    const Actions& m_actions;
    PhraseLabel* m_phrase;
    QPushButton* m_back;
    QString m_heading;
    QString m_text;
    bool m_isOnMove = false; ///< whether the comment is on a move that was made
    bool m_wasOn = false;    ///< at the last refresh: of a coach that is turned on, the remark is told in any case
    int m_lines = 2;
};

} // namespace qumalaq::desktop

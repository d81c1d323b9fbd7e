// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/elided_label.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/game/coach_controller.h"
#endif

#include <QWidget>

#include <optional>
#include <vector>

class QPushButton;

namespace qumalaq::desktop {

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

/// The comments of the coach in the message line below the board; hidden when there are none. The first one wraps into
/// lines that nothing else needs. In a narrow window only the latest one is shown, and wraps into all lines.
class CoachPanel : public QWidget {
    Q_OBJECT

public:
    /// The controller must exist while the panel is used; both may be destroyed in any order.
    explicit CoachPanel(CoachController& coach, QWidget* parent = nullptr);

    /// How many lines there are room for, at least 2.
    void setLines(int lines);
    [[nodiscard]] const std::vector<PhraseLabel*>& phrases() const { return m_phrases; }
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    /// All that is said, not elided.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The coach said something else.
    void said(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What a line says, and what it points at.
    struct Line {
        QString text;
        std::optional<CoachController::Pointed> pointed;
    };

    [[nodiscard]] std::vector<Line> lines() const;
    void refresh();
    void fit();

    CoachController& m_coach;
    std::vector<PhraseLabel*> m_phrases;
    std::vector<Line> m_lines;
    QPushButton* m_back;
    QString m_told; ///< the text last sent to screen readers
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/game/coach_controller.h"
#include "app/desktop/ui/elided_label.h"

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

/// The comments of the coach in the message line below the board; hidden when there are none. The first text wraps into
/// the spare lines. If the width is too small, only the latest one is shown, in all lines, and a long one in small
/// letters; a warning of the person's own move stays, and the comment on the reply follows if there is room.
class CoachPanel : public QWidget {
    Q_OBJECT

public:
    /// The controller must exist while the panel is used; both may be destroyed in any order.
    explicit CoachPanel(CoachController& coach, QWidget* parent = nullptr);

    /// The number of lines, clamped to 2 to 3.
    void setLines(int lines);
    /// The whole text, not elided.
    [[nodiscard]] QString text() const;
    /// Whether the comments leave one of the lines free.
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
    struct Line {
        QString text;
        std::optional<CoachController::Pointed> pointed;
    };

    [[nodiscard]] std::vector<Line> lines() const;
    void refresh();
    void fit();
    void fitWidth();
    void showAlone(std::size_t phrase, QString text);

    CoachController& m_coach;
    std::vector<PhraseLabel*> m_phrases;
    std::vector<Line> m_lines;
    QPushButton* m_back;
    bool m_isFitting = false;
    QString m_told; ///< the text last sent to screen readers
};

} // namespace qumalaq::desktop

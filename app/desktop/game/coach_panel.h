// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

#include <optional>
#include <vector>

class QPushButton;

namespace qumalaq::desktop {

class CoachController;

/// A sentence that reacts to hovering and to the keyboard focus.
class PhraseLabel : public QLabel {
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

/// The comments of the coach, beside the board; hidden when there are none.
class CoachPanel : public QFrame {
    Q_OBJECT

public:
    /// The controller must exist while the panel is used; both may be destroyed in any order.
    explicit CoachPanel(CoachController& coach, QWidget* parent = nullptr);

    void retranslate() { refresh(); }
    [[nodiscard]] const std::vector<PhraseLabel*>& phrases() const { return m_phrases; }
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The panel was shown or hidden.
    void shownChanged();

private:
    void refresh();
    void keepPlace();

    CoachController& m_coach;
    QLabel* m_heading;
    std::vector<PhraseLabel*> m_phrases;
    QPushButton* m_back;
    QString m_told; ///< the text last sent to screen readers
};

} // namespace qumalaq::desktop

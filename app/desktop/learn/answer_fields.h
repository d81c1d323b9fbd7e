// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/lesson.h"

#include <QString>
#include <QWidget>

#include <vector>

class QLineEdit;
class QPushButton;

namespace qumalaq::desktop {

class StoneCountBox;

/// The row in which a learner gives an answer that is not given on the board: a number, a written move, or one of
/// several answers. All of them can be given by the mouse alone and by the keyboard alone. It is hidden while nothing
/// is asked.
class AnswerFields : public QWidget {
    Q_OBJECT

public:
    explicit AnswerFields(QWidget* parent = nullptr);

    /// These show an empty field, or one button for each answer, and give it the focus.
    /// Plus, minus and the arrow keys begin at `first`.
    void askNumber(int first);
    void askWriting();
    /// At most kMaxChoices. Arrow keys, digits and Enter choose, too. If the focus is not shown, because it would look
    /// like an answer, it is not seen before the first key; Enter and Space then show it and ask for a number.
    void askChoice(const std::vector<QString>& answers, bool isFocusShown);
    static constexpr int kMaxChoices = 3;
    /// Fills in a number or a writing, or points at one of the choices.
    void showAnswer(const learn::Answer& answer);
    /// Focuses what takes the answer.
    void focusAnswer();
    /// Hides the row. The focus must be elsewhere, or it moves on.
    void askNothing();

    [[nodiscard]] bool isWritingAsked() const;
    /// Adds a digit to the written move. After two digits the next one begins anew.
    void write(QChar digit);

    /// Whatever is asked.
    [[nodiscard]] int rowHeight() const;

    void updateLook();

Q_SIGNALS:
    /// A number, a person, which is the index of a choice, or a writing.
    void answerGiven(const qumalaq::learn::Answer& answer);
    /// The field is empty: what has to be written.
    void answerMissing(const QString& what);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showField(const QWidget* field);
    void give();
    void toggleMark();
    void setQuiet(bool quiet);
    bool choose(QObject* watched, int key);

    StoneCountBox* m_number;
    QPushButton* m_less;
    QPushButton* m_more;
    QLineEdit* m_writing;
    QPushButton* m_mark; ///< writes the mark of a tuzdyk
    QPushButton* m_give;
    std::vector<QPushButton*> m_choices;
    bool m_isQuiet = false;
};

} // namespace qumalaq::desktop

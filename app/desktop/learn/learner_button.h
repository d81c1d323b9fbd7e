// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace qumalaq::desktop {

class Learners;

/// Shows the name of the learner, with a menu of the others. Hidden while there is only one.
class LearnerButton : public QToolButton {
    Q_OBJECT

public:
    /// `learners` must outlive the button.
    explicit LearnerButton(Learners& learners, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The dialog of all learners is wanted.
    void learnersRequested();

private:
    void refresh();

    Learners& m_learners;
};

} // namespace qumalaq::desktop

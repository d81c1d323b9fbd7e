// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QToolButton>

namespace qumalaq::desktop {

/// A line of text that can stand upside down, for who sits on the other side of the table.
class TurnedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;
    void setTurned(bool turned);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isTurned = false;
};

/// The same of a button.
class TurnedButton : public QToolButton {
    Q_OBJECT

public:
    using QToolButton::QToolButton;
    void setTurned(bool turned);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isTurned = false;
};

} // namespace qumalaq::desktop

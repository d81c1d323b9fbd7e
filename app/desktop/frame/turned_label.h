// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace qumalaq::desktop {

/// A text that can stand upside down, for who sits on the other side of the table: on one line, unless it may wrap.
class TurnedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;
    void setTurned(bool turned);
    [[nodiscard]] bool isTurned() const { return m_isTurned; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isTurned = false;
};

/// The same of a button with a text.
class TurnedPushButton : public QPushButton {
    Q_OBJECT

public:
    using QPushButton::QPushButton;
    void setTurned(bool turned);
    [[nodiscard]] bool isTurned() const { return m_isTurned; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isTurned = false;
};

/// The same of a button with an icon.
class TurnedButton : public QToolButton {
    Q_OBJECT

public:
    using QToolButton::QToolButton;
    void setTurned(bool turned);
    [[nodiscard]] bool isTurned() const { return m_isTurned; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isTurned = false;
};

} // namespace qumalaq::desktop

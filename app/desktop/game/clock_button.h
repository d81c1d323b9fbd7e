// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>

namespace qumalaq::desktop {

/// One half of the clock window: a button that shows the time as large as possible.
class ClockButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class State { Waiting, Running, Fallen };

    /// Across is rotated by 180 degrees.
    enum class Seat { Near, Across };
    ClockButton(Seat seat, QWidget* parent);

    /// `note` is below the time.
    void setTexts(const QString& time, const QString& note);
    void setState(State state);
    [[nodiscard]] State state() const { return m_state; }

    [[nodiscard]] const QString& note() const { return m_note; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Seat m_seat;
    State m_state = State::Waiting;
    QString m_note;
};

} // namespace qumalaq::desktop

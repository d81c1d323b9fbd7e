// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>
#include <QTimer>

namespace qumalaq::desktop {

class Actions;
class GameController;

/// The line below the board: whose turn it is, anything unusual about the turn, a question, or an announcement.
class GameCaption : public QLabel {
    Q_OBJECT

public:
    /// All arguments must outlive the caption.
    GameCaption(const GameController& controller, const Actions& actions, QWidget* parent = nullptr);

    void refresh();
    /// Replaces everything else until it is set to an empty text.
    void setTip(const QString& tip);
    /// Shows the text for some seconds.
    void say(const QString& text);

private:
    [[nodiscard]] QString caption() const;

    const GameController& m_controller;
    const Actions& m_actions;
    QString m_tip;
    QTimer m_said;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/gameboard/message_strip.h"
#include "core/rules/outcome.h"
#include "core/rules/types.h"

#include <QString>
#include <QStringList>
#include <QTimer>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

class Actions;
class BoardWidget;
class CoachController;
class CoachPanel;
class ElidedLabel;
class GameController;

/// The strip below the board: whose turn it is, a question, an announcement, the hint, the result, the pit under the
/// pointer or the focus, and the comments of the coach. The tool tip of its mark has the latest messages.
class MessageLine : public MessageStrip {
    Q_OBJECT

public:
    /// All arguments must outlive the line.
    MessageLine(const session::Match& match, const GameController& controller, CoachController& coach,
                const BoardWidget& board, const Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] CoachPanel* coachPanel() const { return m_coach; }
    /// The place for the card of the player who sits below the board, before the texts.
    [[nodiscard]] QHBoxLayout* cardPlace() const { return m_cardPlace; }

    void refresh();
    void updateLook();
    /// Whether the end panel shows the winner; then the line shows only the reason.
    void setResultBeside(bool isBeside);
    /// Replaces the first line for this time. An empty text ends it at once.
    void setTip(const QString& tip, int ms = 0);
    /// Shows the text for six seconds, and can be read again.
    void showMessage(const QString& text);

private:
    [[nodiscard]] QString captionText() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString reasonOf(const rules::Outcome& outcome) const;
    void remember(const QString& text);
    void shareLines();
    [[nodiscard]] bool hasMessage() const;

    const session::Match& m_match;
    const GameController& m_controller;
    const BoardWidget& m_board;
    const Actions& m_actions;
    QLabel* m_mark;
    QHBoxLayout* m_cardPlace;
    ElidedLabel* m_note;
    CoachPanel* m_coach;
    QString m_tip;
    bool m_isResultBeside = false;
    std::optional<rules::Pit> m_hovered; ///< or focused
    QStringList m_said;                  ///< latest first
    QTimer m_tipTime{this};
};

} // namespace qumalaq::desktop

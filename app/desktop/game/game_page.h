// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "core/session/match.h"

#include <QList>

#include <array>
#include <optional>

namespace qumalaq::desktop {

class BoardContainer;
class BoardWidget;
class ButtonRow;
class CoachController;
class CoachPanel;
class EndPanel;
class GameClock;
class GameController;
class GameNotices;
class GameAnnouncements;
class GameSession;
class MessageLine;
class MoveListModel;
class MoveLine;
class NoticeBar;
class PlayerCard;
class BoardOrientation;
class MovesPanel;
class SoundPlayer;

/// The page of a game: the board in the middle, with everything that belongs to the game around it.
class GamePage final : public Page {
    Q_OBJECT

public:
    /// All arguments must outlive the page. Messages and questions go to `noticeBar`.
    GamePage(session::Match& match, GameSession& gameSession, Settings& settings, SoundPlayer& sound,
             NoticeBar& noticeBar, const Actions& actions, QWidget* parent = nullptr);
    ~GamePage() override;

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] BoardWidget* boardForDigits() const override { return m_board; }
    [[nodiscard]] GameController* controller() const { return m_controller; }
    [[nodiscard]] CoachPanel* coachPanel() const;
    [[nodiscard]] EndPanel* endPanel() const { return m_end; }
    [[nodiscard]] bool isSidePanelShown() const;

    [[nodiscard]] QString title() const override { return {}; }
    /// Both players.
    [[nodiscard]] QString heading() const override;
    /// The far player's card if there is no side panel; at a table, the message line.
    [[nodiscard]] QWidget* headerWidget() override { return m_farPlace; }
    /// The game.
    [[nodiscard]] QString headingBesideWidget() const override;
    [[nodiscard]] std::vector<ActionId> headerActions() const override;
    [[nodiscard]] std::vector<std::optional<ActionId>> menuActions() const override;
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    [[nodiscard]] bool canRun(ActionId command) const override;
    [[nodiscard]] bool isChecked(ActionId command) const override;
    void run(ActionId command, bool checked) override;
    void enter() override;
    void leave() override;
    void showTip(const QString& tip, int ms) override;
    void setZen(bool zen) override;
    [[nodiscard]] bool hasRecord() const override { return m_match.hasGame(); }
    [[nodiscard]] std::optional<notation::GameRecord> shownRecord() const override;
    [[nodiscard]] std::optional<rules::AnyPosition> shownPosition() const override;

Q_SIGNALS:
    void newGameRequested();
    /// Text for screen readers: each move, and answers to requests.
    void announced(const QString& text);
    /// Anything unusual about the turn that begins.
    void turnAnnounced(const QString& note);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectGame();
    void onStarted();
    void prepareCoach();

    void holdClock();
    void applySetting(Settings::Key key);
    void explainRefusal(rules::Place place);
    void refuse(const QString& why);
    [[nodiscard]] bool answers(const QKeyEvent& event);
    /// canRun() and run() for the commands of a running game.
    [[nodiscard]] bool canInGame(ActionId command) const;
    void runInGame(ActionId command, bool checked);
    /// The side that gives commands: the side to move between two people, the person's side against the computer.
    [[nodiscard]] rules::Side commandingSide() const;
    [[nodiscard]] bool isAgainstRating(ActionId command) const;
    [[nodiscard]] bool isTooSoon(ActionId command) const;
    /// Shows the position so many plies later, or earlier if `steps` is negative.
    void step(int steps);
    void updateLayout();
    void placeCards();
    void placeEndPanel();
    /// The cards follow the displayed game and count along with the animation.
    void refreshCards();
    void showClocks();
    void showClocksOnBoard();
    void layOutBesideNotice();
    /// Between the board and what is above and below it.
    [[nodiscard]] int spacing() const;
    void refresh();
    void refreshEnd();
    /// The key of the command, or its menu if it has none.
    [[nodiscard]] QString wayToReview() const;
    [[nodiscard]] bool canShowSidePanel() const;

    session::Match& m_match;
    GameSession& m_gameSession;
    Settings& m_settings;
    SoundPlayer& m_sound;
    const Actions& m_actions;
    bool m_isZen = false;
    bool m_wasEnded = false;
    bool m_isEntered = false;

    NoticeBar& m_noticeBar;
    GameNotices* m_gameNotices;
    BoardWidget* m_board;
    MoveListModel* m_moves;
    GameController* m_controller;
    CoachController* m_coach;
    BoardOrientation* m_orientation;
    GameClock* m_clock;
    MessageLine* m_messageLine;
    GameAnnouncements* m_announcements;
    QList<PlayerCard*> m_cards; ///< of both players, wherever they are shown

    QWidget* m_farPlace;
    std::array<PlayerCard*, 2> m_narrowCards; ///< above and below the board
    BoardContainer* m_boardContainer;
    QWidget* m_footer;
    MoveLine* m_moveLine;
    ButtonRow* m_steps;
    EndPanel* m_end;
    MovesPanel* m_panel;
};

} // namespace qumalaq::desktop

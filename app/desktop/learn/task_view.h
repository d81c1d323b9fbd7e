// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"
#include "core/learn/lesson.h"

#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QPushButton;
class QSpacerItem;

namespace qumalaq::desktop {

class AnswerFields;
class BoardContainer;
class SoundPlayer;

/// A board with a task above it and the feedback to the answer below it, for ExerciseView and counting rush. It shows
/// and asks; it does not know the right answer.
class TaskView : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the view.
    TaskView(Settings& settings, SoundPlayer& sound, QWidget* parent = nullptr);

    [[nodiscard]] BoardWidget* board() const { return m_board; }

    /// The heading shows the progress: "Level 4 · 20 points". Without a text it takes no room.
    void setHeading(const QString& text);
    void setTask(const QString& text);
    /// Describes what the board shows, for screen readers: announced after the next task, together with the marked
    /// place.
    void setClue(const QString& text, std::optional<rules::Place> marked);
    /// Announces the text once, after the next task.
    void announceAfterTask(const QString& text) { m_afterTask = text; }
    /// Announces the moves of a legal line from the position that is shown.
    void announceLine(const rules::GameSetup& setup, std::span<const rules::Move> line);
    /// Reserves room for the longest of these tasks, so that the board stays in its place from one to the next.
    void reserveRoomFor(const QStringList& tasks);
    enum class Tone { Plain, Right, Wrong };
    /// The feedback is announced to screen readers, too. Of praise that grows only the new part is announced.
    void setFeedback(const QString& text, Tone tone = Tone::Plain);
    /// Tells `spoken` instead of the text.
    void setFeedback(const QString& text, Tone tone, const QString& spoken);
    /// Gives the keyboard to the board, and to none of its pits: the task is announced, and no pit before it.
    void focusBoard();
    /// Answers a question about the position on the board, see BoardAnnouncements.
    void answerCommand(ActionId command);
    [[nodiscard]] QString task() const;
    /// The last announcement of a task: its text, then the board.
    [[nodiscard]] const QString& announcedTask() const { return m_announcedTask; }
    [[nodiscard]] QString feedback() const;

    /// Adds a button under the board, to the right of the others. The last one is the main button.
    QPushButton* addButton();
    /// A widget of the page's at the right of the heading.
    void setCorner(QWidget* widget);
    /// A widget of the page's before the buttons.
    void addToFoot(QWidget* widget);

    /// While this button is visible, a press on the board, or of a key on the button that answers a question, presses
    /// the button first. What the board then asks for is answered by the same press.
    void setForwardButton(QPushButton* button) { m_forwardButton = button; }
    /// A digit answers the task that this button asks again: it presses the button first. It cuts a line short that is
    /// being played, and waits for answerEarly() while the button is hidden.
    void setRetry(QPushButton* button) { m_retry = button; }
    void answerEarly();
    /// While this button is visible, Enter on the board presses it.
    void setDefaultButton(QPushButton* button) { m_default = button; }

    /// Whether the description of a pit says where a move from there lands. In some tasks that is the question.
    enum class Landings { Announced, Secret };
    void setLandings(Landings landings) { m_landings = landings; }

    enum class Kazans { Shown, Hidden };
    /// Shows the position without animation.
    void showPosition(rules::GameId game, const rules::AnyPosition& position, Kazans kazans = Kazans::Shown);
    /// Does not announce the task until the view is shown again or gets another position.
    void omitTask() { m_isTaskOmitted = true; }
    enum class Rest { Collected, Left };
    /// Shows the last position given to showPosition() and sows a legal line from there. If the line ends the game, the
    /// stones left are moved to the kazans before lineShown(), unless they are to be left.
    void playLine(std::span<const rules::Move> line, Rest rest = Rest::Collected);
    /// Shows the position of the task again, with the stones of a move counted in the pits: 1, 2, 3 ….
    void showCount(rules::Move move);
    /// A line is being played.
    [[nodiscard]] bool isShowing() const { return m_isShowing; }
    /// Ignores all input on the board.
    void askNothing();
    /// Asks a task about the position on the board, with its help: a move, a place, a number, one of several answers or
    /// a written move. The pit that it is about is ringed.
    ///
    /// A try at an illegal move is explained at once and does not count as an answer. For a place digits choose a pit
    /// in the row with the focus, up and down change the row; no pit shows the focus before the first key, because that
    /// would look like a hint. Where stones are sown into the store, the arrow keys lead into it from the last pit.
    /// The keys are explained if the last input came from the keyboard, or if there was none; the row, or the pit from
    /// which they move on, is then marked. A move is written by typing, or by clicks on its two pits.
    void ask(const learn::Task& task);
    /// Shows the largest capture that the opponent could make.
    void showThreat();
    /// Shows what a legal move would do.
    void showPreview(rules::Move move);
    /// Rings the pit of this answer, or fills it in.
    void showAnswer(const learn::Answer& answer);
    /// Focuses what takes the answer.
    void focusQuestion();

    void updateLook();

Q_SIGNALS:
    void answerGiven(const qumalaq::learn::Answer& answer);
    /// The line of playLine() has ended, or an input cut it short.
    void lineShown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOutTask();
    void layOutTexts();
    [[nodiscard]] bool isLow() const;
    void askMove();
    void announceMoveKeys();
    void askPlace(rules::Pit begin);
    void showStriker();
    void showTarget(rules::Place target);
    [[nodiscard]] bool isTellingKeys(int key);
    [[nodiscard]] bool isPlaceAsked() const;
    void showKeys();
    void showFocus();
    [[nodiscard]] QString placeKeys() const;
    [[nodiscard]] bool walkToStore(int key);
    [[nodiscard]] bool isMarkAtFocus() const;
    void announceTask();
    void showNames();
    void layOutFoot();
    void endLine();
    bool forwardToButton(QWidget* watched, QEvent* event);
    bool retry(const QKeyEvent& event);
    void preview(std::optional<rules::Pit> pit);
    [[nodiscard]] rules::BoardState shown(const rules::AnyPosition& position) const;

    BoardWidget* m_board;
    BoardContainer* m_boardContainer;
    QLabel* m_heading;
    QHBoxLayout* m_headRow;
    QLabel* m_task;
    QStringList m_tasks; ///< for which there must be room
    QHBoxLayout* m_said; ///< the feedback, and the buttons at its end
    QLabel* m_feedback;
    Tone m_tone = Tone::Plain; ///< of the feedback
    QLabel* m_caption;
    AnswerFields* m_fields;
    QPushButton* m_forwardButton = nullptr;
    QPushButton* m_retry = nullptr;
    std::vector<int> m_early; ///< the keys of digits that wait for it
    QPushButton* m_default = nullptr;
    QHBoxLayout* m_buttons;
    QHBoxLayout* m_foot;
    QSpacerItem* m_footHeight;

    rules::GameId m_game = rules::GameId::Togyzqumalaq;
    rules::AnyPosition m_position{rules::GameSetup()};
    rules::AnyPosition m_shownPosition{rules::GameSetup()}; ///< after the line that was played last
    Kazans m_kazans = Kazans::Shown;
    Landings m_landings = Landings::Secret;
    rules::Pit m_begin;                  ///< where keyboard input starts
    std::optional<rules::Pit> m_offered; ///< has the focus before the learner selects one
    bool m_isShowing = false;            ///< a line is being played
    bool m_isMoveAsked = false;
    bool m_isAsked = false;
    QString m_clue;
    QString m_afterTask; ///< not announced yet
    std::optional<rules::Place> m_marked;
    QString m_announcedTask; ///< with its position and clue
    QString m_announcedFor;  ///< the task and the position that were announced
    bool m_isTaskOmitted = false;
    bool m_isPreviewing = false;
    bool m_isAcross = false;                   ///< the place that is asked for is not in the row of m_begin
    bool m_isMoveKeyAnnounced = false;         ///< how a move is made
    std::optional<rules::Side> m_announcedRow; ///< in which digits choose, to a listener
    QString m_keys;                            ///< what they do, shown while there is no feedback
};

} // namespace qumalaq::desktop

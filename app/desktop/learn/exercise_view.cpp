// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/exercise_view.h"

#include "app/desktop/board/screen_reader.h"
#include "app/desktop/gameboard/board_announcements.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/learn/star_rating.h"
#include "app/desktop/learn/task_view.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/current_size_stack.h"
#include "app/desktop/ui/style.h"
#include "core/learn/answer.h"
#include "core/learn/end_solver.h"
#include "core/rules/move_effect.h"

#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace qumalaq::desktop {

using learn::Task;
using learn::TaskKind;
using Tone = TaskView::Tone;

namespace {

constexpr std::chrono::seconds kPause{2}; ///< at the end of the solution of a puzzle

/// The learner sees the move before the question is asked.
bool isMoveShownFirst(const Task& task)
{
    return task.kind == TaskKind::Who || task.kind == TaskKind::Write;
}

/// A majority decides the game whatever lies on the board, so the learner is not shown a larger count than the one that
/// won. Where the reasons name the final score, the kazans show it.
TaskView::Rest restOf(const Task& task, const std::vector<rules::Move>& line)
{
    rules::AnyPosition at = task.position;
    for (const rules::Move move : line)
        at.play(move);
    const auto outcome = at.outcome();
    const bool isLeft = task.isAfterSaid && outcome && outcome->reason == rules::EndReason::StoreMajority;
    return isLeft ? TaskView::Rest::Left : TaskView::Rest::Collected;
}

} // namespace

ExerciseView::ExerciseView(Settings& settings, SoundPlayer& sound, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_sound(sound)
    , m_pages(new CurrentSizeStack(this))
    , m_taskView(new TaskView(settings, sound, this))
    , m_stars(new StarRating(20, this))
    , m_show(m_taskView->addButton())
    , m_retry(m_taskView->addButton())
    , m_next(m_taskView->addButton())
{
    m_show->setText(tr("Sho&w the solution"));
    m_retry->setText(tr("&Try again"));
    setRole(m_retry, "primary");
    setRole(m_next, "primary");
    m_taskView->addToFoot(m_stars);
    m_stars->hide();
    m_pages->addWidget(m_taskView);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    m_back.setSingleShot(true);
    m_back.setInterval(kPause);
    connect(&m_back, &QTimer::timeout, this, &ExerciseView::comeBack);
    connect(m_taskView, &TaskView::answerGiven, this, &ExerciseView::answer);
    connect(m_taskView, &TaskView::lineShown, this, &ExerciseView::onLineShown);
    connect(&m_refuting, &work::LatestTask::becameLong, this, &ExerciseView::refreshTexts);
    connect(m_show, &QPushButton::clicked, this, [this] {
        miss();
        m_taskView->focusBoard(); // the button disappears
        m_taskView->askNothing();
        solve();
    });
    connect(m_retry, &QPushButton::clicked, this, [this] {
        retry();
        // Without the board, which has not changed, but with what there is to choose from. Queued, because a digit that
        // retries is an answer already.
        const auto announceQuestion = [this] {
            QStringList parts = {m_taskView->task(), task().kind == TaskKind::Who ? exercise().clue() : QString(),
                                 hintText()};
            parts.removeAll(QString());
            if (m_state == State::Asked)
                announce(*m_taskView, parts.join(u' '), Announcer::Kind::State);
        };
        if (isScreenReaderActive())
            QMetaObject::invokeMethod(this, announceQuestion, Qt::QueuedConnection);
    });
    connect(m_next, &QPushButton::clicked, this, &ExerciseView::goOn);
}

void ExerciseView::showResult(QLabel* label, int solvedAtOnce, int count)
{
    label->setText(tr("Solved on the first try: %1 of %2.").arg(solvedAtOnce).arg(count));
    setStyleProperty(label, "tone", 2 * solvedAtOnce >= count ? QStringLiteral("right") : QStringLiteral("plain"));
}

void ExerciseView::start(std::vector<Exercise> exercises, std::size_t first)
{
    Q_ASSERT(!exercises.empty());
    m_exercises = std::move(exercises);
    m_at = first;
    m_solvedAtOnce = 0;
    beginNext();
}

void ExerciseView::resume(Progress progress)
{
    m_exercises = std::move(progress.exercises);
    m_at = progress.at;
    m_solvedAtOnce = progress.solvedAtOnce;
    m_misses = progress.misses;
    m_hints = progress.hints;
    if (progress.isSolved && isGame())
        return goOn();
    showExercise();
    if (!progress.isSolved)
        return;
    m_given = progress.given;
    m_taskView->askNothing();
    m_state = State::Solved;
    showRight();
}

void ExerciseView::focusQuestion()
{
    if (isGame()) {
        m_gameView->board()->setFocus();
        m_gameView->announceTask();
    } else if (m_state == State::Solved || isToWatch()) {
        m_next->setFocus();
    } else if (m_state == State::Wrong) {
        m_retry->setFocus();
    } else {
        m_taskView->focusQuestion();
    }
}

void ExerciseView::leave()
{
    if (m_state == State::Refuting)
        begin();
    m_taskView->board()->completeAnimation();
    if (m_gameView)
        m_gameView->rest();
}

Language ExerciseView::language() const
{
    return m_settings.shownLanguage();
}

void ExerciseView::beginNext()
{
    m_misses = 0;
    m_hints = 0;
    showExercise();
}

void ExerciseView::showExercise()
{
    m_refuting.cancel();
    m_given.reset();
    findTheWin();
    reviewOpening();
    if (isGame())
        return showGame();
    m_pages->setCurrentWidget(m_taskView);
    begin();
}

void ExerciseView::showGame()
{
    if (!m_gameView) {
        m_gameView = new LessonGameView(m_settings, m_sound, this);
        m_gameView->updateLook();
        m_pages->addWidget(m_gameView);
        connect(m_gameView, &LessonGameView::ended, this, &ExerciseView::onGameEnded);
        connect(m_gameView, &LessonGameView::goOnRequested, this, &ExerciseView::goOn);
        // The game goes on when the learner comes back, also in another session. A finished one does not.
        connect(m_gameView, &LessonGameView::moved, this, [this] {
            if (!isGame())
                return;
            const bool isOver = m_state == State::Solved || m_gameView->match().outcome();
            Q_EMIT gameChanged(isOver ? QString() : m_gameView->moves());
            Q_EMIT changed(); // a move can be undone now, or no more
        });
    }
    m_state = State::Asked;
    m_pages->setCurrentWidget(m_gameView);
    m_gameView->start(exercise().lesson->setup, task().level, exercise().startedGame, task().moves);
    refreshTexts();
    m_gameView->announceTask();
}

void ExerciseView::begin()
{
    m_refuting.cancel();
    m_back.stop();
    m_refutation = {};
    m_isOtherEnd = false;
    m_taskView->setFeedback({});
    m_taskView->setLandings(exercise().puzzle ? TaskView::Landings::Announced : TaskView::Landings::Secret);
    m_taskView->showPosition(exercise().game, task().position,
                             task().areKazansHidden ? TaskView::Kazans::Hidden : TaskView::Kazans::Shown);
    if (m_isRetrying)
        m_taskView->omitTask();
    if (!isMoveShownFirst(task()))
        return ask();
    m_state = State::Playing;
    m_taskView->askNothing();
    m_taskView->focusBoard();
    refreshTexts();
    if (!m_isRetrying)
        m_taskView->announceLine(exercise().lesson->setup, task().line);
    m_taskView->playLine(task().line, TaskView::Rest::Left);
    if (m_misses > 0) // the learner has seen it
        m_taskView->board()->completeAnimation();
}

/// The board is not announced again.
void ExerciseView::retry()
{
    const QScopedValueRollback retrying(m_isRetrying, true);
    begin();
}

void ExerciseView::ask()
{
    m_state = State::Asked;
    m_taskView->ask(task());
    if (isToWatch()) {
        refreshTexts(); // the button must be visible to get the focus
        m_next->setFocus();
    }
    if (isAnswerHinted()) // an answer was wrong in spite of the hint
        m_taskView->showAnswer(task().answer);
    refreshTexts();
}

void ExerciseView::answer(const learn::Answer& answer)
{
    if (m_state != State::Asked)
        return;
    const bool isRight = exercise().isRight(answer);
    const auto* const place = std::get_if<rules::Place>(&answer);
    m_isOtherEnd = place && !isRight && learn::isOtherEnd(task(), *place);
    if (m_isOtherEnd) // the learner may go on, and this is no wrong answer
        return refreshTexts();
    m_taskView->askNothing();
    m_taskView->board()->setHint(std::nullopt);
    if (place)
        m_taskView->board()->setGuess(Guess{*place, isRight});
    if (!isRight)
        return refute(answer);
    m_given = answer;
    solve();
}

void ExerciseView::refute(const learn::Answer& answer)
{
    m_state = State::Refuting;
    miss();
    m_refuting.start([asked = exercise(), answer,
                      misses = m_misses](const StopToken& stop) { return asked.refute(answer, misses, stop); },
                     [this](const Exercise::Refutation& refutation) {
                         m_refutation = refutation;
                         m_state = State::ShowingWrong;
                         // The moves that a question Who is about were seen before.
                         if (m_refutation.line.empty() || task().kind == TaskKind::Who)
                             return onLineShown();
                         refreshTexts();
                         // The learner knows the first move, their own.
                         if (exercise().lesson && m_refutation.line.size() > 1)
                             m_taskView->announceLine(exercise().lesson->setup, m_refutation.line);
                         m_taskView->playLine(m_refutation.line, restOf(task(), m_refutation.line));
                     });
    refreshTexts();
}

void ExerciseView::miss()
{
    Q_EMIT missed(++m_misses);
}

void ExerciseView::solve()
{
    m_state = State::Solved;
    m_solvedAtOnce += m_misses == 0 ? 1 : 0;
    m_isRepeatAnnounced = m_misses > 0 && exercise().lesson && !exercise().isRepeat && repeatLater();
    Q_EMIT solved(m_misses);
    showRight();
}

/// What was missed comes back in the same lesson, before a game that ends it. Not at once as it was: the answer would
/// only be copied.
bool ExerciseView::repeatLater()
{
    Exercise again = exercise().repeated();
    const std::size_t end = m_exercises.size() - (m_exercises.back().task.kind == TaskKind::Match ? 1 : 0);
    if (!again.isVariant && m_at + 1 == end)
        return false;
    m_exercises.insert(m_exercises.begin() + static_cast<std::ptrdiff_t>(end), std::move(again));
    return true;
}

void ExerciseView::showRight()
{
    m_back.stop();
    m_taskView->board()->setHint(std::nullopt);
    if (exercise().puzzle)
        refreshTexts();
    if (task().goal == learn::Goal::Danger)
        m_taskView->showThreat();
    if (m_solution.empty())
        return onLineShown();
    m_taskView->playLine(m_solution, restOf(task(), m_solution));
    if (m_taskView->isShowing())
        refreshTexts();
}

/// A winning move is played on to the end. That has to be solved, which is begun before the learner answers.
void ExerciseView::findTheWin()
{
    m_solution = exercise().solution;
    m_winning.cancel();
    if (task().kind != TaskKind::Play || task().goal != learn::Goal::Win)
        return;
    rules::AnyPosition after = task().position;
    after.play(m_solution.front());
    m_winning.start([after](const StopToken& stop) { return learn::solvedLine(after, learn::kLessonProofNodes, stop); },
                    [this](const std::vector<rules::Move>& line) {
                        m_solution.insert(m_solution.end(), line.begin(), line.end());
                    });
}

void ExerciseView::setReviewer(session::Reviewer& reviewer)
{
    m_reviewer = &reviewer;
    connect(m_reviewer, &session::Reviewer::finished, this, &ExerciseView::onOpeningReviewed);
    if (!m_exercises.empty())
        reviewOpening();
}

/// Called before the learner answers, so that a mistake in the opening is not praised.
void ExerciseView::reviewOpening()
{
    m_reviewNumber.reset(); // an earlier exercise
    if (!m_reviewer || !exercise().opening || exercise().review)
        return;
    rules::History game(rules::GameSetup(exercise().game), task().position);
    game.play(exercise().opening->answer);
    m_reviewNumber = m_reviewer->start(game);
}

void ExerciseView::onOpeningReviewed(const session::GameReview& review, int number)
{
    if (number != m_reviewNumber)
        return;
    m_exercises[m_at].review = review;
    if (!isSolved())
        return;
    refreshTexts();
    if (isSolutionShown() && !m_back.isActive())
        comeBack();
}

void ExerciseView::onLineShown()
{
    if (m_state == State::Playing)
        return ask();
    if (m_state == State::ShowingWrong)
        m_state = State::Wrong;
    const bool isAboutSowing = task().kind == TaskKind::Landing || task().goal == learn::Goal::Land;
    if (m_state == State::Wrong && exercise().lesson && isAboutSowing && !m_refutation.line.empty())
        m_taskView->showCount(m_refutation.line.front());
    // The end of a right move has the ring of a right answer, not the one that every last move has.
    const auto* move = m_given ? std::get_if<rules::Move>(&*m_given) : nullptr;
    if (m_state == State::Solved && exercise().lesson && move && m_solution.size() == 1)
        m_taskView->board()->setGuess(Guess{rules::effectOf(task().position, *move).last, true});
    if (m_state == State::Solved && exercise().puzzle)
        m_back.start();
    refreshTexts();
    Announcer::of(*this).flush(); // the reason is told before the button
    if (m_state == State::Solved)
        m_next->setFocus();
    else if (!isScreenReaderActive()) // who would hear the button before the reason; the board takes the keys, too
        m_retry->setFocus();
    // Queued, because the answer may begin another animation, and the last one is just ending.
    if (m_state == State::Wrong)
        QMetaObject::invokeMethod(m_taskView, &TaskView::answerEarly, Qt::QueuedConnection);
}

/// Returns to the question's position and rings the answer.
void ExerciseView::comeBack()
{
    m_taskView->showPosition(exercise().game, task().position);
    m_taskView->showAnswer(task().answer);
    if (const auto preferred = exercise().preferred())
        m_taskView->showPreview(*preferred);
}

void ExerciseView::onGameEnded(bool isWon)
{
    if (m_state == State::Solved)
        return;
    if (isWon || task().goal == learn::Goal::Finish) {
        m_state = State::Solved;
        Q_EMIT gameChanged({});
        Q_EMIT solved(m_misses);
    } else {
        miss();
    }
    refreshTexts();
}

void ExerciseView::goOn()
{
    if (isToWatch()) {
        m_taskView->askNothing();
        m_taskView->focusBoard();
        m_taskView->announceLine(exercise().lesson->setup, task().line);
        solve();
    } else if (m_at + 1 < m_exercises.size()) {
        ++m_at;
        beginNext();
    } else {
        Q_EMIT finished();
    }
}

void ExerciseView::hint()
{
    if (m_state == State::Wrong)
        retry();
    // A wrong number or place was answered with the idea, see Exercise::refute().
    m_hints += m_hints == 0 && m_misses > 0 && exercise().isAnswerInRefutation() ? 2 : 1;
    m_isOtherEnd = false;
    miss();
    refreshTexts();
    focusQuestion(); // the button of the hint may be disabled now, and the focus would go to the way out
    if (isAnswerHinted())
        m_taskView->showAnswer(task().answer);
}

bool ExerciseView::canRun(ActionId command) const
{
    if (isGame())
        return m_gameView->canRun(command);
    if (command == ActionId::Hint)
        return (m_state == State::Asked || m_state == State::Wrong) && !isAnswerHinted() && task().hasAnswer();
    if (command == ActionId::Replay)
        return m_state == State::Wrong ? !m_refutation.line.empty() : isSolved() && !m_solution.empty();
    return BoardAnnouncements::handles(command);
}

BoardWidget* ExerciseView::board() const
{
    if (m_exercises.empty())
        return nullptr;
    return isGame() ? m_gameView->board() : m_taskView->board();
}

void ExerciseView::run(ActionId command)
{
    if (isGame())
        m_gameView->run(command);
    else if (command == ActionId::Hint)
        hint();
    else if (command != ActionId::Replay)
        m_taskView->answerCommand(command);
    else if (isSolved()) {
        if (exercise().puzzle)
            m_taskView->announceLine(rules::GameSetup(exercise().game), m_solution);
        showRight();
    } else
        m_taskView->playLine(m_refutation.line, restOf(task(), m_refutation.line));
}

QString ExerciseView::heading() const
{
    return m_exercises.empty() ? QString() : exercise().heading(m_at + 1, m_exercises.size(), language());
}

/// The first hint gives the idea.
bool ExerciseView::isAnswerHinted() const
{
    return m_hints == 2;
}

bool ExerciseView::isSolutionShown() const
{
    return m_state == State::Solved && !m_taskView->isShowing();
}

void ExerciseView::refreshTexts()
{
    if (m_exercises.empty())
        return;
    const Exercise& now = exercise();
    const QString question = now.question(language());
    const QString next = m_at + 1 == m_exercises.size() ? tr("&Done") : tr("&Next");
    if (isGame()) {
        m_gameView->setTexts(question, next);
        m_gameView->setSolved(m_state == State::Solved);
        Q_EMIT changed();
        return;
    }
    // What was only watched earns none.
    m_stars->setVisible(now.lesson && isSolutionShown() && task().kind != learn::TaskKind::Show);
    if (now.lesson) {
        m_stars->setStars(isSolutionShown() ? learn::starsFor(m_misses) : 0);
        QStringList questions;
        for (const Exercise& exercise : m_exercises)
            questions.append(exercise.question(language()));
        m_taskView->reserveRoomFor(questions);
    }
    const bool isAsked = m_state == State::Asked;
    const QList<QKeySequence> hintKeys = Actions::keysOf(ActionId::Hint, m_settings);
    if (isScreenReaderActive() && isAsked && canRun(ActionId::Hint) && !hintKeys.value(0).isEmpty()
        && !std::exchange(m_isHintKeyAnnounced, true))
        m_taskView->announceAfterTask(
            tr("%1 gives a hint.", "a key").arg(hintKeys.constFirst().toString(QKeySequence::NativeText)));
    m_taskView->setClue(isAsked ? now.clue() : QString(), isAsked ? now.marked() : std::nullopt);
    if (now.mistake && m_state == State::Solved) {
        m_taskView->omitTask(); // there is nothing to look for any more
        m_taskView->setTask(
            tr("You chose %1.", "a move")
                .arg(MoveText::nameOf(task().position, now.mistake->played, task().position.sideToMove())));
    } else {
        m_taskView->setTask(m_state == State::Playing ? tr("Watch what happens.") : question);
    }
    if (now.puzzle && m_taskView->isShowing() && m_state == State::Solved && m_solution.size() > 1) {
        m_taskView->omitTask();
        m_taskView->setTask(tr("Watch how it goes on: the opponent replies."));
    }
    m_next->setText(isToWatch() ? tr("&Watch") : next);
    const bool isWrong = m_state == State::Wrong;
    m_show->setVisible(now.puzzle && (isWrong || (m_state == State::Asked && m_misses > 0)));
    m_retry->setVisible(isWrong);
    // In a lesson the text grows at the end of the animation, and the button beside it would move.
    m_next->setVisible((now.lesson ? isSolutionShown() : m_state == State::Solved) || isToWatch());
    m_taskView->setForwardButton(isToWatch() ? m_next : isWrong && now.lesson ? m_retry : nullptr);
    const bool isBeingRefuted = m_state == State::Refuting || m_state == State::ShowingWrong;
    m_taskView->setRetry(isBeingRefuted || isWrong ? m_retry : nullptr);
    m_taskView->setDefaultButton(m_state == State::Solved ? m_next : isWrong ? m_retry : nullptr);
    refreshFeedback();
    Q_EMIT changed();
}

QString ExerciseView::hintText() const
{
    return isAnswerHinted() ? exercise().answerText() : m_hints > 0 ? exercise().hint() : QString();
}

void ExerciseView::refreshFeedback()
{
    const Exercise& now = exercise();
    switch (m_state) {
    case State::Playing:
        return m_taskView->setFeedback({});
    case State::Asked: {
        const QString text = m_isOtherEnd ? LessonText::otherEnd(now.task) : hintText();
        // A listener who tries again has heard the hint, and may have answered already.
        return m_taskView->setFeedback(text, Tone::Plain, m_isRetrying ? QString() : text);
    }
    case State::Refuting:
        return m_taskView->setFeedback(m_refuting.takesLong() ? tr("Looking for the opponent’s reply…") : QString(),
                                       Tone::Wrong);
    case State::ShowingWrong:
        // A listener does not watch, and hears the reason afterwards.
        return m_taskView->setFeedback(tr("Watch what happens."), Tone::Wrong, tr("Not right."));
    case State::Wrong: {
        const QString why =
            task().kind == TaskKind::Who ? tr("Not right.") + u' ' + m_refutation.text() : m_refutation.text();
        return m_taskView->setFeedback(why, Tone::Wrong, why + u' ' + tr("Try again."));
    }
    case State::Solved: {
        QString praise = now.praise(m_given, isSolutionShown(), language());
        if (m_isRepeatAnnounced && isSolutionShown())
            praise += u' ' + tr("This task comes again at the end: solve it, and you win the stars back.");
        return m_taskView->setFeedback(praise, m_given || now.lesson ? Tone::Right : Tone::Plain);
    }
    }
}

void ExerciseView::updateLook()
{
    m_taskView->updateLook();
    if (m_gameView)
        m_gameView->updateLook();
}

} // namespace qumalaq::desktop

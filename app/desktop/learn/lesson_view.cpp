// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lesson_view.h"

#include "app/desktop/learn/answer_fields.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/learn/star_rating.h"
#include "app/desktop/learn/task_view.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/ui/current_size_stack.h"
#include "core/base/stop_token.h"
#include "core/learn/effect.h"
#include "core/learn/moves_left.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace qumalaq::desktop {

using learn::Task;
using learn::TaskKind;
using Tone = TaskView::Tone;

namespace {

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

/// A task about sowing alone has no kazans, so the reasons would be about stones that the learner does not see.
bool isExplained(const Task& task)
{
    return !task.areKazansHidden || (task.goal != learn::Goal::Only && task.goal != learn::Goal::Land);
}

/// Why the answer is right, where the lesson does not say so itself; empty if there is nothing to say.
QString reasonsFor(const Task& task)
{
    if (task.kind == TaskKind::Count)
        return LessonText::of(learn::numberRuleOf(task));
    const auto* const move = std::get_if<rules::Move>(&task.answer);
    if (!move || !isExplained(task))
        return {};
    QStringList reasons;
    for (const learn::Fact& fact : learn::reasonsOf(task, *move))
        reasons.append(LessonText::reasonOf(task, *move, fact));
    return reasons.join(u' ');
}

} // namespace

LessonView::LessonView(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_store(store)
    , m_pages(new CurrentSizeStack(this))
    , m_taskView(new TaskView(settings, sound, this))
    , m_sound(sound)
    , m_stars(new StarRating(this))
    , m_retry(m_taskView->addButton())
    , m_next(m_taskView->addButton())
{
    setRole(m_next, "primary");
    m_taskView->setCorner(m_stars);
    m_pages->addWidget(m_taskView);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(m_taskView, &TaskView::moveGiven, this, [this](rules::Move move) { answer(move); });
    connect(m_taskView, &TaskView::placeGiven, this, [this](rules::Place place) { answer(place); });
    connect(m_taskView, &TaskView::numberGiven, this, [this](int number) { answer(number); });
    connect(m_taskView, &TaskView::choiceGiven, this, [this](int index) { answer(static_cast<learn::Person>(index)); });
    connect(m_taskView, &TaskView::writingGiven, this,
            [this](const QString& text) { answer(learn::Writing{text.toStdString()}); });
    connect(m_taskView, &TaskView::lineShown, this, &LessonView::onLineShown);
    connect(&m_refuting, &work::LatestTask::becameLong, this, &LessonView::refreshTexts);
    connect(m_retry, &QPushButton::clicked, this, &LessonView::begin);
    connect(m_next, &QPushButton::clicked, this, &LessonView::goOn);
}

void LessonView::start(std::vector<TaskRef> tasks, int first)
{
    Q_ASSERT(!tasks.empty());
    m_tasks = std::move(tasks);
    m_at = static_cast<std::size_t>(first);
    showTask();
}

void LessonView::focusTask()
{
    if (task().kind == TaskKind::Match) {
        m_match->board()->setFocus();
        m_match->tellTask();
    } else if (m_state == State::Solved) {
        m_next->setFocus();
    } else if (m_state == State::Wrong) {
        m_retry->setFocus();
    } else if (task().kind == TaskKind::Show && m_state == State::Asked) {
        m_next->setFocus();
    } else if (task().kind == TaskKind::Count) {
        m_taskView->fields()->number()->setFocus();
    } else if (task().kind == TaskKind::Who && m_state == State::Asked) {
        m_taskView->fields()->choices().front()->setFocus();
    } else if (task().kind == TaskKind::Write && m_state == State::Asked) {
        m_taskView->fields()->writing()->setFocus();
    } else {
        m_taskView->board()->setFocus();
    }
}

void LessonView::leave()
{
    if (m_state == State::Refuting)
        begin();
    m_taskView->board()->completeAnimation();
    if (m_match)
        m_match->rest();
}

Language LessonView::language() const
{
    return m_settings.language().value_or(languageOfSystem());
}

void LessonView::showTask()
{
    m_refuting.cancel();
    m_misses = 0;
    m_isHinted = false;
    findTheWin();
    if (task().kind == TaskKind::Match) {
        if (!m_match) {
            m_match = new LessonGameView(m_settings, m_sound, this);
            m_match->setLook(m_theme, m_metrics);
            m_pages->addWidget(m_match);
            connect(m_match, &LessonGameView::ended, this, &LessonView::onMatchEnded);
            connect(m_match, &LessonGameView::moved, this, &LessonView::keepMatch);
            connect(m_match, &LessonGameView::goOnRequested, this, &LessonView::goOn);
        }
        m_state = State::Asked;
        m_pages->setCurrentWidget(m_match);
        m_match->start(m_tasks[m_at].lesson->setup, task().level, m_store.startedGame(m_tasks[m_at].key()));
        refreshTexts();
        m_match->tellTask();
    } else {
        m_pages->setCurrentWidget(m_taskView);
        begin();
    }
}

void LessonView::begin()
{
    const Task& now = task();
    m_refuting.cancel();
    m_refutation.reset();
    m_isOtherEnd = false;
    m_taskView->setFeedback({});
    m_taskView->showPosition(m_tasks[m_at].lesson->setup.game(), now.position,
                             now.areKazansHidden ? TaskView::Kazans::Hidden : TaskView::Kazans::Shown);
    if (!isMoveShownFirst(now))
        return ask();
    m_state = State::Playing;
    m_taskView->askNothing();
    m_taskView->focusBoard();
    refreshTexts();
    m_taskView->tellLine(m_tasks[m_at].lesson->setup, now.line);
    m_taskView->playLine(now.line, TaskView::Rest::Left);
    if (m_misses > 0) // the learner has seen it
        m_taskView->board()->completeAnimation();
}

void LessonView::ask()
{
    m_state = State::Asked;
    askFor(task());
    if (task().help == learn::Help::Preview)
        m_taskView->showPreviews();
    else if (task().help == learn::Help::Threat)
        m_taskView->showThreat();
    if (m_isHinted) // an answer was wrong in spite of the hint
        showHint();
    refreshTexts();
}

void LessonView::askFor(const Task& now)
{
    switch (now.kind) {
    case TaskKind::Play:
        m_taskView->askMove();
        if (now.target && !now.target->isStore())
            m_taskView->board()->setHint(now.target->pit());
        break;
    case TaskKind::Landing:
        m_taskView->askPlace(now.line.front().from, now.line.front().from);
        break;
    case TaskKind::Choose:
        m_taskView->askPlace(
            std::nullopt,
            {now.goal == learn::Goal::Danger ? now.position.sideToMove() : rules::opponentOf(now.position.sideToMove()),
             1});
        break;
    case TaskKind::Count:
        m_taskView->askNumber();
        if (!now.line.empty())
            m_taskView->board()->setHint(now.line.front().from);
        break;
    case TaskKind::Who:
        m_taskView->askChoice(LessonText::personsOf(now));
        break;
    case TaskKind::Write:
        m_taskView->askWriting();
        break;
    case TaskKind::Show:
        m_taskView->askNothing();
        m_taskView->board()->setHint(now.line.front().from);
        refreshTexts(); // the button must be visible to get the focus
        m_next->setFocus();
        break;
    case TaskKind::Match:
        break;
    }
}

void LessonView::answer(const learn::Answer& answer)
{
    if (m_state != State::Asked)
        return;
    const bool isRight = answer == task().answer;
    const auto* const given = std::get_if<rules::Place>(&answer);
    m_isOtherEnd = given && !isRight && learn::isOtherEnd(task(), *given);
    if (m_isOtherEnd) // the learner may go on, and this is no wrong answer
        return refreshTexts();
    m_taskView->askNothing();
    m_taskView->board()->setHint(std::nullopt);
    if (const auto* place = std::get_if<rules::Place>(&answer))
        m_taskView->board()->setGuess(Guess{*place, isRight});
    if (isRight) {
        m_store.taskSolved(m_tasks[m_at].key(), m_misses);
        m_state = State::Solved;
        showRight();
    } else {
        refute(answer);
    }
}

void LessonView::refute(const learn::Answer& answer)
{
    ++m_misses;
    m_state = State::Refuting;
    m_refuting.start([task = task(), answer](const StopToken& stop) { return learn::refute(task, answer, stop); },
                     [this](const std::optional<learn::Refutation>& refutation) {
                         m_refutation = refutation;
                         m_state = State::ShowingWrong;
                         if (m_refutation->line.empty())
                             return onLineShown();
                         refreshTexts();
                         if (m_refutation->line.size() > 1) // the learner knows the first move, their own
                             m_taskView->tellLine(m_tasks[m_at].lesson->setup, m_refutation->line);
                         m_taskView->playLine(m_refutation->line, restOf(this->task(), m_refutation->line));
                     });
    refreshTexts();
}

void LessonView::showRight()
{
    const std::vector<rules::Move> line = rightLine();
    if (line.empty())
        return onLineShown();
    m_taskView->playLine(line, restOf(task(), line));
    if (m_taskView->isShowing())
        refreshTexts();
}

std::vector<rules::Move> LessonView::rightLine() const
{
    const auto* const move = std::get_if<rules::Move>(&task().answer);
    if (!move)
        return task().line;
    std::vector<rules::Move> line = {*move};
    line.insert(line.end(), m_winningLine.begin(), m_winningLine.end());
    return line;
}

/// A winning move is played on to the end. That has to be solved, which is begun before the learner answers.
void LessonView::findTheWin()
{
    m_winningLine.clear();
    m_winning.cancel();
    if (task().kind != TaskKind::Play || task().goal != learn::Goal::Win)
        return;
    rules::AnyPosition after = task().position;
    after.play(std::get<rules::Move>(task().answer));
    m_winning.start([after](const StopToken& stop) { return learn::solvedLine(after, learn::kProofNodes, stop); },
                    [this](const std::vector<rules::Move>& line) { m_winningLine = line; });
}

QString LessonView::ruleText() const
{
    const QString after = LessonCatalog::textAfter(m_tasks[m_at], language());
    return after.isEmpty() ? reasonsFor(task()) : after;
}

QString LessonView::hintText() const
{
    if (task().kind == TaskKind::Who || task().kind == TaskKind::Count)
        return ruleText();
    QString one;
    if (const auto* move = std::get_if<rules::Move>(&task().answer))
        one = LessonText::placeName(task().position, move->from);
    else if (const auto* place = std::get_if<rules::Place>(&task().answer))
        one = LessonText::placeName(task().position, *place);
    else if (const auto* writing = std::get_if<learn::Writing>(&task().answer))
        one = QString::fromStdString(writing->text);
    return tr("This is the one: %1.", "a pit or a written move").arg(one);
}

void LessonView::onLineShown()
{
    if (m_state == State::Playing)
        return ask();
    if (m_state == State::ShowingWrong)
        m_state = State::Wrong;
    refreshTexts();
    (m_state == State::Solved ? m_next : m_retry)->setFocus();
}

/// The game goes on when the learner comes back, also in another session. A finished one does not.
void LessonView::keepMatch()
{
    if (task().kind != TaskKind::Match)
        return;
    m_store.setStartedGame(m_tasks[m_at].key(), m_match->match().outcome() ? QString() : m_match->moves());
    Q_EMIT changed(); // a move can be undone now, or no more
}

void LessonView::onMatchEnded(bool isWon)
{
    if (m_state == State::Solved)
        return;
    if (isWon || task().goal == learn::Goal::Finish) {
        m_store.gameWon(m_tasks[m_at].key(), m_misses);
        m_state = State::Solved;
    } else {
        ++m_misses;
    }
    refreshTexts();
}

void LessonView::goOn()
{
    if (task().kind == TaskKind::Show && m_state == State::Asked) {
        m_taskView->askNothing();
        m_taskView->board()->setHint(std::nullopt);
        m_taskView->focusBoard();
        m_store.taskSolved(m_tasks[m_at].key(), 0);
        m_state = State::Solved;
        m_taskView->tellLine(m_tasks[m_at].lesson->setup, task().line);
        return showRight();
    }
    if (m_at + 1 < m_tasks.size()) {
        ++m_at;
        showTask();
    } else {
        Q_EMIT finished();
    }
}

bool LessonView::canHint() const
{
    return m_state == State::Asked && !m_isHinted && task().hasAnswer();
}

void LessonView::hint()
{
    if (!canHint())
        return;
    m_isHinted = true;
    m_isOtherEnd = false;
    ++m_misses;
    refreshTexts();
    focusTask(); // the button of the hint is disabled now, and the focus would go to the way out
    showHint();
}

void LessonView::showHint()
{
    const learn::Answer& right = task().answer;
    if (const auto* move = std::get_if<rules::Move>(&right))
        m_taskView->board()->setHint(move->from);
    else if (const auto* place = std::get_if<rules::Place>(&right); place && !place->isStore())
        m_taskView->board()->setHint(place->pit());
    else if (const auto* number = std::get_if<int>(&right))
        m_taskView->fields()->showNumber(*number);
    else if (const auto* person = std::get_if<learn::Person>(&right))
        m_taskView->fields()->showChoice(static_cast<int>(*person));
    else if (const auto* writing = std::get_if<learn::Writing>(&right))
        m_taskView->fields()->writing()->setText(QString::fromStdString(writing->text));
}

/// What is marked on the board while the question is open.
QString LessonView::clue() const
{
    const Task& now = task();
    if (m_state != State::Asked)
        return {};
    if (now.help == learn::Help::Threat) {
        const auto threats = learn::threatsOf(now.position, rules::opponentOf(now.position.sideToMove()));
        if (threats.capture)
            return tr("The dotted line begins here: %1.", "a pit")
                .arg(LessonText::placeName(now.position, threats.capture->move.from));
    }
    if (now.kind == TaskKind::Who) {
        QStringList answers;
        for (const QString& answer : LessonText::personsOf(now))
            answers.append(QStringLiteral("%1: %2.").arg(QString::number(answers.size() + 1), answer));
        return answers.join(u' ');
    }
    std::optional<rules::Place> marked = now.target;
    if ((now.kind == TaskKind::Landing || now.kind == TaskKind::Count) && !now.line.empty())
        marked = now.line.front().from;
    else if (!marked)
        marked = now.position.board().prescribed;
    if (marked)
        return tr("Marked: %1.", "a pit").arg(LessonText::placeName(now.position, *marked));
    return {};
}

bool LessonView::canReplay() const
{
    if (m_state == State::Wrong)
        return !m_refutation->line.empty();
    return m_state == State::Solved && !rightLine().empty();
}

void LessonView::replay()
{
    if (m_state == State::Solved)
        showRight();
    else if (m_state == State::Wrong)
        m_taskView->playLine(m_refutation->line, restOf(task(), m_refutation->line));
}

void LessonView::refreshTexts()
{
    if (m_tasks.empty())
        return;
    const TaskRef& now = m_tasks[m_at];
    const QString title = LessonCatalog::titleOf(*now.lesson, language());
    const QString heading = tr("%1 · %2 of %3", "lesson, number of the task, of all")
                                .arg(title, QString::number(m_at + 1), QString::number(m_tasks.size()));
    const QString text = LessonCatalog::textOf(now, language());
    // Nothing is said of stones that have not fallen yet.
    const bool isShown = m_state == State::Solved && !m_taskView->isShowing();
    m_stars->setStars(isShown ? learn::starsFor(m_misses) : 0);
    m_stars->setVisible(isShown);
    const bool isLast = m_at + 1 == m_tasks.size();
    const QString next = isLast ? tr("&Done") : tr("&Next");
    if (now.task->kind == TaskKind::Match) {
        m_match->setTexts(heading, text, next);
        m_match->setSolved(m_state == State::Solved);
        Q_EMIT changed();
        return;
    }
    QStringList tasks;
    for (const TaskRef& task : m_tasks)
        tasks.append(LessonCatalog::textOf(task, language()));
    m_taskView->reserveRoomFor(tasks);
    m_taskView->setHeading(heading);
    m_taskView->setClue(clue());
    m_taskView->setTask(m_state == State::Playing ? tr("Watch what happens.") : text);
    m_retry->setText(tr("&Try again"));
    const bool isToShow = now.task->kind == TaskKind::Show && m_state == State::Asked;
    m_next->setText(isToShow ? tr("&Watch") : next);
    m_retry->setVisible(m_state == State::Wrong);
    m_next->setVisible(m_state == State::Solved || isToShow);
    m_taskView->setStandIn(isToShow ? m_next : m_state == State::Wrong ? m_retry : nullptr);
    switch (m_state) {
    case State::Playing:
        m_taskView->setFeedback({});
        break;
    case State::Asked:
        m_taskView->setFeedback(m_isOtherEnd ? LessonText::otherEnd(*now.task) : m_isHinted ? hintText() : QString());
        break;
    case State::Refuting:
        m_taskView->setFeedback(m_refuting.takesLong() ? tr("Looking for the opponent’s reply…") : QString(),
                                Tone::Wrong);
        break;
    case State::ShowingWrong:
        // Who listens does not watch, and is told the reason afterwards.
        m_taskView->setFeedback(tr("Watch what happens."), Tone::Wrong, tr("Not right."));
        break;
    case State::Wrong:
        m_taskView->setFeedback(LessonText::of(*now.task, *m_refutation), Tone::Wrong);
        break;
    case State::Solved: {
        QStringList praise;
        if (now.task->hasAnswer())
            praise.append(tr("Right."));
        if (isShown)
            praise.append(ruleText());
        praise.removeAll(QString());
        m_taskView->setFeedback(praise.join(u' '), Tone::Right);
        break;
    }
    }
    Q_EMIT changed();
}

void LessonView::setLook(const Theme& theme, const Metrics& metrics)
{
    m_theme = theme;
    m_metrics = metrics;
    m_taskView->setLook(theme, metrics);
    m_stars->setLook(theme, metrics);
    if (m_match)
        m_match->setLook(theme, metrics);
}

void LessonView::retranslate()
{
    m_taskView->retranslate();
    if (m_match)
        m_match->retranslate();
    refreshTexts();
}

} // namespace qumalaq::desktop

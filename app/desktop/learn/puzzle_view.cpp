// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/puzzle_view.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/task_view.h"
#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/text/move_text.h"
#include "core/base/stop_token.h"
#include "core/notation/position_text.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <span>

namespace qumalaq::desktop {

using learn::PuzzleResult;
using Tone = TaskView::Tone;

namespace {

constexpr std::chrono::seconds kPause{2}; ///< at the end of the solution

/// Whether the sentence begins with the move.
bool namesTheMove(learn::FactKind kind)
{
    using learn::FactKind;
    switch (kind) {
    case FactKind::Takes:
    case FactKind::MakesTuzdyk:
    case FactKind::ThreatensTake:
    case FactKind::ThreatensTuzdyk:
    case FactKind::StopsTake:
    case FactKind::StopsTuzdyk:
    case FactKind::OnlyMove:
    case FactKind::Wins:
        return true;
    default:
        return false;
    }
}

} // namespace

QString keyOf(const learn::Puzzle& puzzle)
{
    return QString::fromStdString(notation::toText(puzzle.position));
}

PuzzleTask taskOf(const learn::Mistake& mistake)
{
    constexpr int kMiddleGrade = 3;
    PuzzleTask task;
    task.game = mistake.setup.game();
    // The kind decides how a wrong answer is explained.
    task.puzzle = {learn::kindOf(mistake.position, mistake.better).value_or(learn::PuzzleKind::Capture), kMiddleGrade,
                   mistake.position, mistake.better};
    task.mistake = mistake;
    return task;
}

PuzzleView::PuzzleView(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_taskView(new TaskView(settings, sound, this))
    , m_show(m_taskView->addButton())
    , m_retry(m_taskView->addButton())
    , m_next(m_taskView->addButton())
{
    setRole(m_next, "primary");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_taskView);
    connect(m_taskView, &TaskView::moveGiven, this, &PuzzleView::answer);
    connect(m_taskView, &TaskView::lineShown, this, &PuzzleView::onLineShown);
    m_back.setSingleShot(true);
    m_back.setInterval(kPause);
    connect(&m_back, &QTimer::timeout, this, &PuzzleView::comeBack);
    connect(&m_comparing, &work::LatestTask::becameLong, this, &PuzzleView::refreshTexts);
    connect(m_show, &QPushButton::clicked, this, [this] {
        miss();
        m_isGiven = true;
        m_taskView->focusBoard(); // the button disappears
        showSolution();
    });
    connect(m_retry, &QPushButton::clicked, this, &PuzzleView::ask);
    connect(m_next, &QPushButton::clicked, this, &PuzzleView::goOn);
}

void PuzzleView::start(std::vector<PuzzleTask> puzzles)
{
    Q_ASSERT(!puzzles.empty());
    m_puzzles = std::move(puzzles);
    for (PuzzleTask& task : m_puzzles)
        task.puzzle.solution.resize(std::min(task.puzzle.solution.size(), learn::kSolutionMoves));
    m_at = 0;
    m_solved = 0;
    showPuzzle();
}

void PuzzleView::leave()
{
    if (m_state == State::Comparing)
        ask();
    m_taskView->board()->completeAnimation();
}

void PuzzleView::showPuzzle()
{
    m_misses = 0;
    m_given.reset();
    m_isHinted = false;
    m_isGiven = false;
    ask();
}

void PuzzleView::ask()
{
    m_state = State::Asked;
    m_comparing.cancel();
    m_back.stop();
    m_taskView->showPosition(task().game, puzzle().position);
    m_taskView->askMove();
    refreshTexts();
}

void PuzzleView::miss()
{
    if (++m_misses == 1 && !task().mistake)
        m_store.puzzleTried(keyOf(puzzle()), puzzle().grade, PuzzleResult::Missed);
}

void PuzzleView::answer(rules::Move move)
{
    if (m_state != State::Asked)
        return;
    if (task().isAnswer(move)) {
        m_given = move;
        m_solved += m_misses == 0 ? 1 : 0;
        if (m_misses == 0 && !task().mistake)
            m_store.puzzleTried(keyOf(puzzle()), puzzle().grade, PuzzleResult::Solved);
        showSolution();
        return;
    }
    miss();
    compare(move);
}

void PuzzleView::compare(rules::Move wrong)
{
    m_state = State::Comparing;
    m_taskView->askNothing();
    m_taskView->board()->setHint(std::nullopt);
    m_comparing.start(
        [puzzle = puzzle(), wrong](const StopToken& stop) { return learn::wrongMoveOf(puzzle, wrong, stop); },
        [this](const learn::WrongMove& found) {
            m_wrongMove = found;
            m_state = State::ShowingWrong;
            refreshTexts();
            m_taskView->playLine(m_wrongMove.line);
        });
    refreshTexts();
}

void PuzzleView::showSolution()
{
    m_state = State::Solved;
    if (task().mistake)
        m_store.mistakeSolved(task().mistake->key(), m_misses);
    m_taskView->askNothing();
    playSolution();
}

void PuzzleView::playSolution()
{
    m_back.stop();
    m_taskView->board()->setHint(std::nullopt);
    refreshTexts();
    m_taskView->playLine(puzzle().solution);
}

void PuzzleView::onLineShown()
{
    if (m_state == State::ShowingWrong) {
        m_state = State::Wrong;
        refreshTexts();
    } else if (m_state == State::Solved) {
        m_back.start();
    }
    (m_state == State::Solved ? m_next : m_retry)->setFocus();
}

/// So that the answer can be seen in the position that was asked about.
void PuzzleView::comeBack()
{
    m_taskView->showPosition(task().game, puzzle().position);
    m_taskView->board()->setHint(puzzle().answer().from);
}

void PuzzleView::showResult(QLabel* label, int solvedAtOnce, int count)
{
    label->setText(tr("Solved on the first try: %1 of %2.").arg(solvedAtOnce).arg(count));
    setStyleProperty(label, "tone", 2 * solvedAtOnce >= count ? QStringLiteral("right") : QStringLiteral("plain"));
}

void PuzzleView::goOn()
{
    if (m_at + 1 < m_puzzles.size()) {
        ++m_at;
        showPuzzle();
    } else {
        Q_EMIT finished();
    }
}

void PuzzleView::hint()
{
    if (!canHint())
        return;
    miss();
    m_isHinted = true;
    m_taskView->board()->setHint(puzzle().answer().from);
    refreshTexts();
}

void PuzzleView::replay()
{
    if (m_state == State::Solved)
        playSolution();
    else if (m_state == State::Wrong)
        m_taskView->playLine(m_wrongMove.line);
}

/// Which move is right and why, and what the moves after it bring.
QString PuzzleView::reasons() const
{
    const rules::AnyPosition& position = puzzle().position;
    const rules::Side learner = position.sideToMove();
    const QString answer = MoveText::nameOf(position, puzzle().answer(), learner);
    std::vector<learn::Fact> facts =
        task().mistake ? learn::reasonsOver(position, puzzle().answer(), task().mistake->played, puzzle().solution)
                       : learn::reasonsOf(puzzle());
    // A tuzdyk to come is told with the moves to it.
    const bool hasLine = !facts.empty() && facts.front().kind == learn::FactKind::TuzdykComes;
    const QString after = hasLine ? QString() : continuation();
    if (!after.isEmpty()) {
        std::erase_if(facts, [](const learn::Fact& fact) { return fact.kind == learn::FactKind::LineGains; });
        facts.resize(std::min<std::size_t>(facts.size(), 1)); // there is room for no more
    }
    QStringList parts;
    for (const learn::Fact& fact : facts)
        parts.append(FactText::phraseOf(position, puzzle().answer(), fact, puzzle().solution, nullptr, learner).text);
    if (!after.isEmpty())
        parts.append(after);
    if (m_isGiven && (facts.empty() || !namesTheMove(facts.front().kind))) {
        parts.prepend(capitalized(task().mistake ? tr("%1 is better.", "a move").arg(answer)
                                                 : tr("%1 is the solution.", "a move").arg(answer)));
    }
    if (m_given && *m_given != puzzle().answer())
        parts.prepend(tr("Even better: %1.").arg(answer));
    if (!m_isGiven)
        parts.prepend(tr("Right."));
    return parts.join(u' ');
}

/// What the moves after the answer bring; empty if that does not speak for the answer.
QString PuzzleView::continuation() const
{
    const auto& solution = puzzle().solution;
    if (solution.size() < 2)
        return {};
    const rules::Side learner = puzzle().position.sideToMove();
    rules::AnyPosition position = puzzle().position;
    position.play(solution.front());
    const auto before = position.board().stores;
    const QString moves = MoveText::lineOf(position, std::span(solution).subspan(1));
    for (std::size_t i = 1; i < solution.size(); ++i)
        position.play(solution[i]);
    const auto after = position.board().stores;
    const auto gain = [&](rules::Side side) { return after[indexOf(side)] - before[indexOf(side)]; };
    const int own = gain(learner);
    const int others = gain(rules::opponentOf(learner));
    if (own == 0 && others == 0)
        return tr("Then %1: nothing more is taken.", "moves").arg(moves);
    if (own <= others)
        return {};
    return tr("Then %1: you gain %2, the opponent %3.", "moves, stones, stones").arg(moves).arg(own).arg(others);
}

void PuzzleView::refreshTexts()
{
    if (m_puzzles.empty())
        return;
    const QString place = QString::number(m_at + 1);
    const QString all = QString::number(m_puzzles.size());
    if (const auto& mistake = task().mistake) {
        const QString about = MistakeText::gameOf(*mistake);
        m_taskView->setHeading(
            tr("%1 · %2 of %3", "a game of the learner’s, number of the puzzle, of all").arg(about, place, all));
        m_taskView->setTask(MistakeText::taskOf(*mistake));
    } else {
        m_taskView->setHeading(tr("%1 · %2 · %3 of %4", "kind, grade, number of the puzzle, of all")
                                   .arg(LessonText::nameOf(puzzle().kind, task().game),
                                        LessonText::gradeName(puzzle().grade), place, all));
        m_taskView->setTask(LessonText::taskOf(puzzle().kind));
    }
    m_show->setText(tr("Sho&w the solution"));
    m_retry->setText(tr("&Try again"));
    m_next->setText(m_at + 1 == m_puzzles.size() ? tr("&Done") : tr("&Next"));
    m_show->setVisible((m_state == State::Asked && m_misses > 0) || m_state == State::Wrong);
    m_retry->setVisible(m_state == State::Wrong);
    m_next->setVisible(m_state == State::Solved);
    switch (m_state) {
    case State::Asked:
        m_taskView->setFeedback(m_isHinted ? tr("Hint: %1.", "a move")
                                                 .arg(MoveText::spokenNameOf(puzzle().position, puzzle().answer(),
                                                                             puzzle().position.sideToMove()))
                                           : QString());
        break;
    case State::Comparing:
        m_taskView->setFeedback(m_comparing.takesLong() ? tr("Looking for the opponent’s reply…") : QString(),
                                Tone::Wrong);
        break;
    case State::ShowingWrong:
        m_taskView->setFeedback(tr("Watch what happens."), Tone::Wrong, tr("Not right."));
        break;
    case State::Wrong:
        m_taskView->setFeedback(LessonText::of(puzzle(), m_wrongMove), Tone::Wrong);
        break;
    case State::Solved:
        m_taskView->setFeedback(reasons(), m_isGiven ? Tone::Plain : Tone::Right);
        break;
    }
    Q_EMIT changed();
}

void PuzzleView::setLook(const Theme& theme, const Metrics& metrics)
{
    m_taskView->setLook(theme, metrics);
}

void PuzzleView::retranslate()
{
    m_taskView->retranslate();
    refreshTexts();
}

} // namespace qumalaq::desktop

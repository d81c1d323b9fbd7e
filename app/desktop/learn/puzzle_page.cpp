// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/puzzle_page.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/i18n/fact_text.h"
#include "app/desktop/i18n/lesson_text.h"
#include "app/desktop/i18n/mistake_text.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/task_stage.h"
#include "core/base/stop_token.h"
#include "core/notation/position_text.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace qumalaq::desktop {

using learn::PuzzleResult;
using Tone = TaskStage::Tone;

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

PuzzlePage::PuzzlePage(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_stage(new TaskStage(settings, sound, this))
    , m_show(m_stage->addButton())
    , m_retry(m_stage->addButton())
    , m_next(m_stage->addButton())
{
    setRole(m_next, "primary");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stage);
    connect(m_stage, &TaskStage::moveGiven, this, &PuzzlePage::answer);
    connect(m_stage, &TaskStage::lineShown, this, &PuzzlePage::onLineShown);
    connect(m_stage->board(), &BoardWidget::moveShown, this, &PuzzlePage::onMoveShown);
    connect(&m_comparing, &work::LatestWork::becameLong, this, &PuzzlePage::refreshTexts);
    connect(m_show, &QPushButton::clicked, this, [this] {
        miss();
        m_isGiven = true;
        showSolution();
    });
    connect(m_retry, &QPushButton::clicked, this, &PuzzlePage::ask);
    connect(m_next, &QPushButton::clicked, this, &PuzzlePage::goOn);
}

void PuzzlePage::start(std::vector<PuzzleTask> puzzles)
{
    Q_ASSERT(!puzzles.empty());
    m_puzzles = std::move(puzzles);
    m_at = 0;
    m_solved = 0;
    showPuzzle();
}

void PuzzlePage::leave()
{
    if (m_state == State::Comparing)
        ask();
    m_stage->board()->completeAnimation();
}

void PuzzlePage::showPuzzle()
{
    m_misses = 0;
    m_given.reset();
    m_isHinted = false;
    m_isGiven = false;
    ask();
}

void PuzzlePage::ask()
{
    m_state = State::Asked;
    m_comparing.cancel();
    m_stage->showPosition(task().game, puzzle().position);
    m_stage->askMove();
    refreshTexts();
}

void PuzzlePage::miss()
{
    if (++m_misses == 1 && !task().mistake)
        m_store.puzzleTried(keyOf(puzzle()), puzzle().grade, PuzzleResult::Missed);
}

void PuzzlePage::answer(rules::Move move)
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

void PuzzlePage::compare(rules::Move wrong)
{
    m_state = State::Comparing;
    m_stage->askNothing();
    m_stage->board()->setHint(std::nullopt);
    m_comparing.start([puzzle = puzzle(), wrong](const StopToken& stop) { return learn::missOf(puzzle, wrong, stop); },
                      [this](const learn::Miss& found) {
                          m_miss = found;
                          m_state = State::ShowingWrong;
                          refreshTexts();
                          m_stage->playLine(m_miss.line);
                      });
    refreshTexts();
}

void PuzzlePage::showSolution()
{
    m_state = State::Solved;
    if (task().mistake)
        m_store.mistakeSolved(task().mistake->key(), m_misses);
    m_stage->askNothing();
    m_stage->board()->setHint(std::nullopt);
    playSolution();
}

void PuzzlePage::playSolution()
{
    m_step = 0;
    m_isShown = false;
    refreshTexts();
    m_stage->playLine(puzzle().solution);
}

/// Each move is explained while it is sown.
void PuzzlePage::onMoveShown()
{
    if (m_state != State::Solved || m_isShown)
        return;
    m_step = std::min(m_step + 1, puzzle().solution.size() - 1);
    refreshTexts();
}

void PuzzlePage::onLineShown()
{
    if (m_state == State::ShowingWrong)
        m_state = State::Wrong;
    m_isShown = true;
    refreshTexts();
    (m_state == State::Solved ? m_next : m_retry)->setFocus();
}

void PuzzlePage::goOn()
{
    if (m_at + 1 < m_puzzles.size()) {
        ++m_at;
        showPuzzle();
    } else {
        Q_EMIT finished();
    }
}

void PuzzlePage::hint()
{
    if (!canHint())
        return;
    miss();
    m_isHinted = true;
    m_stage->board()->setHint(puzzle().answer().from);
    refreshTexts();
}

void PuzzlePage::replay()
{
    if (m_state == State::Solved)
        playSolution();
    else if (m_state == State::Wrong)
        m_stage->playLine(m_miss.line);
}

/// Why the answer is right, and at last what the moves after it brought.
QString PuzzlePage::reasons() const
{
    QStringList parts;
    if (!m_isGiven)
        parts.append(tr("Right."));
    if (m_given && *m_given != puzzle().answer())
        parts.append(tr("Even better: %1.").arg(FactText::nameOf(puzzle().position, puzzle().answer())));
    std::vector<learn::Fact> facts = learn::reasonsOf(puzzle());
    // A tuzdyk to come is told with the moves to it.
    const bool hasLine = !facts.empty() && facts.front().kind == learn::FactKind::TuzdykComes;
    const QString after = m_isShown && !hasLine ? continuation() : QString();
    if (!after.isEmpty()) {
        std::erase_if(facts, [](const learn::Fact& fact) { return fact.kind == learn::FactKind::LineGains; });
        facts.resize(std::min<std::size_t>(facts.size(), 1)); // there is room for no more
    }
    for (const learn::Fact& fact : facts)
        parts.append(FactText::phraseOf(puzzle().position, puzzle().answer(), fact, puzzle().solution).text);
    if (!after.isEmpty())
        parts.append(after);
    return parts.join(u' ');
}

/// What a move of the solution after the answer does; the learner is addressed.
QString PuzzlePage::deedOf(std::size_t step) const
{
    const std::span<const rules::Move> line(puzzle().solution);
    const rules::Side learner = puzzle().position.sideToMove();
    rules::AnyPosition position = puzzle().position;
    for (const rules::Move move : line.first(step))
        position.play(move);
    const bool isOwn = position.sideToMove() == learner;
    QString name = FactText::nameOf(position, line[step], learner);
    if (!isOwn && !rules::isTogyzFamily(position))
        name = tr("hole %1", "the opponent answers with it").arg(line[step].from.number);
    const auto deeds = FactText::deedsOf(position, line[step], line.subspan(step), nullptr, learner);
    const QString whose = isOwn ? tr("You go on with %1.", "move") : tr("The opponent answers %1.", "move or hole");
    return deeds.empty() ? whose.arg(name) : whose.arg(name) + u' ' + deeds.front().text;
}

/// What the moves after the answer brought to both.
QString PuzzlePage::continuation() const
{
    const auto& solution = puzzle().solution;
    if (solution.size() < 2)
        return {};
    const rules::Side learner = puzzle().position.sideToMove();
    rules::AnyPosition position = puzzle().position;
    position.play(solution.front());
    const auto before = position.board().stores;
    const QString moves = FactText::movesOf(position, std::span(solution).subspan(1));
    for (std::size_t i = 1; i < solution.size(); ++i)
        position.play(solution[i]);
    const auto after = position.board().stores;
    const auto gain = [&](rules::Side side) { return after[indexOf(side)] - before[indexOf(side)]; };
    if (gain(learner) == 0 && gain(rules::opponentOf(learner)) == 0)
        return tr("Then %1: nothing more is taken.", "moves").arg(moves);
    return tr("Then %1: you gain %2, the opponent %3.", "moves, stones, stones")
        .arg(moves)
        .arg(gain(learner))
        .arg(gain(rules::opponentOf(learner)));
}

void PuzzlePage::refreshTexts()
{
    if (m_puzzles.empty())
        return;
    const QString place = QString::number(m_at + 1);
    const QString all = QString::number(m_puzzles.size());
    if (const auto& mistake = task().mistake) {
        const QString about = MistakeText::gameOf(*mistake);
        m_stage->setHeading(
            tr("%1 · %2 of %3", "a game of the learner’s, number of the puzzle, of all").arg(about, place, all));
        m_stage->setTask(MistakeText::taskOf(*mistake));
    } else {
        m_stage->setHeading(tr("%1 · %2 · %3 of %4", "kind, grade, number of the puzzle, of all")
                                .arg(LessonText::nameOf(puzzle().kind, task().game),
                                     LessonText::gradeName(puzzle().grade), place, all));
        m_stage->setTask(LessonText::taskOf(puzzle().kind));
    }
    m_show->setText(tr("Sho&w the solution"));
    m_retry->setText(tr("&Try again"));
    m_next->setText(m_at + 1 == m_puzzles.size() ? tr("&Done") : tr("&Next"));
    m_show->setVisible((m_state == State::Asked && m_misses > 0) || m_state == State::Wrong);
    m_retry->setVisible(m_state == State::Wrong);
    m_next->setVisible(m_state == State::Solved);
    switch (m_state) {
    case State::Asked:
        m_stage->setFeedback(
            m_isHinted ? tr("Hint: %1.", "a pit").arg(LessonText::placeName(puzzle().position, puzzle().answer().from))
                       : QString());
        break;
    case State::Comparing:
        m_stage->setFeedback(m_comparing.takesLong() ? tr("Looking for the opponent’s reply…") : QString(),
                             Tone::Wrong);
        break;
    case State::ShowingWrong:
        m_stage->setFeedback(tr("Watch what happens."), Tone::Wrong);
        break;
    case State::Wrong:
        m_stage->setFeedback(LessonText::of(puzzle(), m_miss), Tone::Wrong);
        break;
    case State::Solved: {
        const QString text = m_isShown || m_step == 0 ? reasons() : deedOf(m_step);
        m_stage->setFeedback(text, m_isGiven ? Tone::Plain : Tone::Right);
        break;
    }
    }
    Q_EMIT changed();
}

void PuzzlePage::setLook(const Theme& theme, const Metrics& metrics)
{
    m_stage->setLook(theme, metrics);
}

void PuzzlePage::retranslate()
{
    m_stage->retranslate();
    refreshTexts();
}

} // namespace qumalaq::desktop

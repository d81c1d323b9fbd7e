// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/counting_rush_page.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/board_announcements.h"
#include "app/desktop/learn/exercise_intro.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/task_view.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/ui/current_size_stack.h"
#include "app/desktop/ui/style.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace qumalaq::desktop {

using Tone = TaskView::Tone;

namespace {

constexpr int kTickMs = 100;
constexpr int kTextWidthInLines = 11;
constexpr int kLastSeconds = 10; ///< are told once

} // namespace

CountingRushPage::CountingRushPage(Settings& settings, SoundPlayer& sound, LearnStore& store, QWidget* parent)
    : Page(parent)
    , m_store(store)
    , m_prng(QRandomGenerator::global()->generate64())
    , m_pages(new CurrentSizeStack(this))
    , m_intro(new ExerciseIntro(settings, m_pages))
    , m_taskView(new TaskView(settings, sound, m_pages))
    , m_clock(new QLabel(m_taskView))
    , m_explanation(new QLabel(tr("Thirty seconds. Say where the last stone falls, then what it takes, then what the "
                                  "reply takes. Choose the pit, or type the digit; ↑ and ↓ change the row."),
                               m_intro))
    , m_result(new QLabel(m_intro))
    , m_missedList(new QLabel(m_intro))
    , m_best(new QLabel(m_intro))
    , m_start(new QPushButton(m_intro))
{
    setRole(m_clock, "score");
    m_clock->setAccessibleName(tr("Seconds left"));
    m_taskView->setCorner(m_clock);
    auto* title = new QLabel(tr("Counting rush"), m_intro);
    setRole(title, "title");
    setRole(m_result, "score");
    setRole(m_best, "muted");
    setRole(m_start, "primary");
    m_start->setAutoDefault(true); // Enter presses it, too
    for (QLabel* label : {m_explanation, m_missedList, m_best}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop); // in the room that is reserved for it
    }
    QVBoxLayout* front = m_intro->words();
    front->setSpacing(12);
    for (QLabel* label : {title, m_explanation, m_result, m_missedList, m_best})
        front->addWidget(label);
    front->addWidget(m_start);
    // A question as it will be asked.
    const learn::RushTask sample = learn::rushTask(rules::GameSetup(), 1, m_prng);
    m_intro->board()->setBoardLayout(sample.position.layout());
    m_intro->board()->show(sample.position.board());
    m_intro->board()->setHint(sample.move.from);
    m_pages->addWidget(m_intro);
    m_pages->addWidget(m_taskView);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->addWidget(m_pages);

    m_tick.setInterval(kTickMs);
    connect(&m_tick, &QTimer::timeout, this, &CountingRushPage::tick);
    m_shown.setSingleShot(true);
    connect(&m_shown, &QTimer::timeout, this, &CountingRushPage::goOn);
    connect(m_start, &QPushButton::clicked, this, &CountingRushPage::start);
    connect(m_taskView, &TaskView::answerGiven, this, &CountingRushPage::answer);
    refresh();
}

void CountingRushPage::start()
{
    m_run = learn::RushRun();
    m_missed.clear();
    m_pages->setCurrentWidget(m_taskView);
    m_rest = m_time;
    m_isEndAnnounced = m_rest <= std::chrono::seconds(kLastSeconds); // in a short run
    goOn();
    Q_EMIT commandsChanged();
}

/// Asks the next question; the clock runs.
void CountingRushPage::goOn()
{
    m_shown.stop();
    m_tick.start();
    m_taskView->setFeedback({});
    ask();
    m_free = QAccessible::isActive() ? speakingTime(m_taskView->announcedTask()) : std::chrono::milliseconds(0);
    m_seen = {};
    m_elapsed.start();
    tick();
}

void CountingRushPage::setShownTimes(std::chrono::milliseconds right, std::chrono::milliseconds wrong)
{
    m_shownRight = right;
    m_shownWrong = wrong;
}

void CountingRushPage::ask()
{
    m_task = learn::rushTask(rules::GameSetup(), m_run.level(), m_prng);
    m_taskView->showPosition(rules::GameId::Togyzqumalaq, m_task.position);
    learn::Task asked;
    asked.kind = m_task.question == learn::RushQuestion::Landing ? learn::TaskKind::Landing : learn::TaskKind::Count;
    asked.line = {m_task.move};
    m_taskView->ask(asked);
    refresh();
}

void CountingRushPage::answer(const learn::Answer& given)
{
    if (!isRunning() || isShowingAnswer())
        return;
    const bool isRight =
        std::visit([&given](const auto& right) { return given == learn::Answer(right); }, m_task.answer);
    m_run.recordAnswer(isRight);
    if (!isRight)
        m_missed.push_back(m_task);
    const auto* const place = std::get_if<rules::Place>(&given);
    showAnswer({place ? *place : m_task.last, isRight});
}

/// The answer is shown over its own board for a moment, and costs no time of the run.
void CountingRushPage::showAnswer(const Guess& guess)
{
    const bool isRight = guess.isRight;
    waitForSpeech();
    m_rest -= spent();
    m_tick.stop();
    m_taskView->askNothing();
    m_taskView->setFeedback(isRight ? tr("Right.") : tr("No: %1.", "the right answer").arg(rightAnswer()),
                            isRight ? Tone::Right : Tone::Wrong);
    BoardWidget* const board = m_taskView->board();
    board->setGuess(guess);
    if (!isRight)
        Q_EMIT board->placeRefused(guess.place); // is heard
    if (!m_task.last.isStore())
        board->setHint(m_task.last.pit());
    m_shown.start(isRight ? m_shownRight : m_shownWrong);
    refresh();
}

QString CountingRushPage::rightAnswer() const
{
    if (const auto* number = std::get_if<int>(&m_task.answer))
        return QString::number(*number);
    return LessonText::placeName(m_task.position, std::get<rules::Place>(m_task.answer));
}

/// In words, and the last of them on the board.
void CountingRushPage::showMissed()
{
    constexpr std::size_t kMaxLines = 5;
    m_missedList->setVisible(!m_missed.empty());
    if (m_missed.empty())
        return;
    QStringList lines = {tr("Missed:")};
    for (std::size_t i = m_missed.size() - std::min(m_missed.size(), kMaxLines); i < m_missed.size(); ++i)
        lines.append(LessonText::answerOf(m_missed[i]));
    m_missedList->setText(withJoiners(lines.join(u'\n')));
    const learn::RushTask& missed = m_missed.back();
    m_intro->board()->show(missed.position.board());
    m_intro->board()->setHint(missed.last.isStore() ? missed.move.from : missed.last.pit());
}

/// The time since the question was asked, as far as it counts.
std::chrono::milliseconds CountingRushPage::spent() const
{
    return std::max(std::chrono::milliseconds(0), std::chrono::milliseconds(m_elapsed.elapsed()) - m_free);
}

/// The time stands still while the program reads aloud.
void CountingRushPage::waitForSpeech()
{
    const auto before = std::exchange(m_seen, std::chrono::milliseconds(m_elapsed.elapsed()));
    if (Announcer::of(*this).isSpeaking())
        m_free += m_seen - before;
}

void CountingRushPage::tick()
{
    waitForSpeech();
    if (m_rest <= spent()) {
        end();
        return announceResult(tr("Time is up."));
    }
    m_clock->setText(QString::number(secondsLeft()));
    if (secondsLeft() <= kLastSeconds && !std::exchange(m_isEndAnnounced, true))
        announceTime(Announcer::Kind::Event);
}

/// Rounded up. While an answer is shown, the time stands still.
int CountingRushPage::secondsLeft() const
{
    constexpr int kSecond = 1000;
    const auto left = isShowingAnswer() ? m_rest : m_rest - spent();
    return static_cast<int>((std::max<std::int64_t>(left.count(), 0) + kSecond - 1) / kSecond);
}

void CountingRushPage::announceTime(Announcer::Kind kind)
{
    announce(*this, tr("%n seconds are left.", nullptr, secondsLeft()), kind);
}

void CountingRushPage::end()
{
    m_tick.stop();
    m_shown.stop();
    m_hasRun = true;
    m_isBest = m_store.rushEnded({m_run.points(), m_run.bestStreak(), m_run.level()});
    m_taskView->askNothing();
    m_pages->setCurrentWidget(m_intro);
    m_start->setFocus();
    refresh();
    Q_EMIT commandsChanged();
}

void CountingRushPage::announceResult(const QString& why)
{
    QStringList said = {why, m_result->text() + u'.', m_best->text()};
    said.removeAll(QString());
    if (!m_missed.empty())
        said.append(m_missedList->text().replace(u'\n', u' '));
    announce(*this, said.join(u' '));
}

void CountingRushPage::refresh()
{
    if (isRunning()) {
        m_taskView->setHeading(tr("Level %1 · %n points", nullptr, m_run.points()).arg(m_run.level()));
        m_taskView->setTask(LessonText::questionOf(m_task));
        return;
    }
    m_result->setVisible(m_hasRun);
    m_result->setText(tr("%n points", nullptr, m_run.points()));
    showMissed();
    const auto& best = m_store.rushBest();
    QString words = m_isBest ? tr("A new record.") + u' ' : QString();
    if (best.points > 0)
        words += tr("Best so far. Points: %1. Right in a row: %2. Level: %3.")
                     .arg(best.points)
                     .arg(best.streak)
                     .arg(best.level);
    m_best->setText(words);
    m_best->setVisible(!words.isEmpty());
    for (QLabel* label : {m_explanation, m_missedList, m_best})
        reserveRoom(label, kTextWidthInLines);
    m_start->setText(m_hasRun ? tr("&Once more") : tr("&Begin"));
}

QString CountingRushPage::title() const
{
    return tr("Counting rush");
}

bool CountingRushPage::canRun(ActionId command) const
{
    return isRunning() ? command == ActionId::SayClocks || BoardAnnouncements::handles(command)
                       : command == ActionId::SayLast;
}

void CountingRushPage::run(ActionId command, bool)
{
    if (command == ActionId::SayClocks)
        announceTime(Announcer::Kind::Answer);
    else
        m_taskView->answerCommand(command);
}

void CountingRushPage::updateLook()
{
    m_taskView->updateLook();
    m_intro->updateLook();
    refresh();
}

void CountingRushPage::enter()
{
    m_start->setFocus();
    if (!m_hasRun)
        announce(*this, m_explanation->text(), Announcer::Kind::State);
}

void CountingRushPage::leave()
{
    if (isRunning())
        end();
}

bool CountingRushPage::stepBack()
{
    if (!isRunning())
        return false;
    end();
    announceResult();
    return true;
}

} // namespace qumalaq::desktop

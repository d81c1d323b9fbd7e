// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match_private.h"

#include "core/ai/levels.h"
#include "core/session/draw_answer.h"
#include "core/session/engine_client.h"
#include "core/session/journal_text.h"
#include "core/storage/persistent_file.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

namespace qumalaq::session {

using rules::History;
using rules::Move;
using rules::Outcome;
using rules::Side;

Milliseconds RunningTime::operator()()
{
    const Milliseconds now = awakeTime();
    m_time += std::min(now - m_last.value_or(now), kMostGap);
    m_last = now;
    return m_time;
}

Match::Private::Private(Match& match, std::unique_ptr<Searcher> given) : q(match), m_searcher(std::move(given))
{
    m_thinkingDelay.setSingleShot(true);
    m_thinkingDelay.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_thinkingDelay, &QTimer::timeout, &q, [this] { playAnswer(); });
    m_flag.setSingleShot(true);
    m_flag.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_flag, &QTimer::timeout, &q, [this] {
        if (!letFlagFall())
            syncClock(); // the timer fired a little early
    });
    m_keepTime.setInterval(kKeepTime);
    QObject::connect(&m_keepTime, &QTimer::timeout, &q, [this] { keepTurn(); });
    m_readTime.setInterval(RunningTime::kCall);
    QObject::connect(&m_readTime, &QTimer::timeout, &q, [this] { (void)m_now(); });
    m_journalRetry.setInterval(storage::PersistentFile::kRetry);
    m_journalRetry.setSingleShot(true);
    QObject::connect(&m_journalRetry, &QTimer::timeout, &q, [this] { retryJournal(); });
    if (m_searcher)
        connectSearcher();
}

// --- Reading ---

bool Match::Private::isPersonToMove() const
{
    return isRunning() && !m_isPaused && isReachable() && isActing(sideToMove());
}

int Match::Private::pliesToUndo() const
{
    const History& history = m_record.history();
    const int played = static_cast<int>(history.plies().size());
    for (int plies = 1; plies <= played; ++plies) {
        if (isActing(history.positionAt(static_cast<std::size_t>(played - plies)).sideToMove()))
            return plies;
    }
    return 0;
}

int Match::Private::pliesToRedo() const
{
    const std::vector<Move>& undone = m_record.undone();
    if (std::none_of(std::begin(rules::kBothSides), std::end(rules::kBothSides),
                     [this](Side side) { return isActing(side); }))
        return 0;
    // A move contains its side, so the side to move after a ply is that of the next move.
    int plies = undone.empty() ? 0 : 1;
    while (plies > 0 && plies < static_cast<int>(undone.size())
           && !isActing(undone[undone.size() - static_cast<std::size_t>(plies) - 1].from.row))
        ++plies;
    return plies;
}

// --- Time ---

Milliseconds Match::Private::spentInTurn() const
{
    const Milliseconds spent = m_turnTimer.spent(m_now());
    const bool isLagging = playerOf(sideToMove()).isRemote() && !isFollowing();
    return isLagging ? std::max(m_record.turnLasted(), spent - m_lag) : spent;
}

Milliseconds Match::Private::moverLeft() const
{
    return (*m_record.timeLeft())[indexOf(sideToMove())] - spentInTurn();
}

void Match::Private::beginTurnTimer()
{
    m_turnTimer.begin(m_record.turnLasted());
    syncClock();
}

void Match::Private::syncClock()
{
    const bool shouldRun = hasClock() && isRunning() && !m_record.history().plies().empty() && !m_isPaused
                           && isReachable() && (hasRemote() || !m_isHeld);
    if (shouldRun)
        m_turnTimer.run(m_now());
    else
        m_turnTimer.halt(m_now());
    if (shouldRun) {
        m_flag.start(std::max(Milliseconds(1), moverLeft()));
        for (QTimer* timer : {&m_keepTime, &m_readTime}) {
            if (!timer->isActive())
                timer->start();
        }
    } else {
        m_flag.stop();
        m_keepTime.stop();
        m_readTime.stop();
    }
    if (hasClock())
        Q_EMIT q.clockChanged();
}

void Match::Private::keepTurn()
{
    if (hasClock() && isRunning() && !isFollowing() && spentInTurn() > m_record.turnLasted())
        commit(event::TurnLasted{spentInTurn()});
}

bool Match::Private::letFlagFall()
{
    if (!hasClock() || !isRunning() || isFollowing() || moverLeft() > Milliseconds(0))
        return false;
    end(event::FlagFell{sideToMove()});
    return true;
}

// --- Changes ---

void Match::Private::commit(const MatchEvent& event)
{
    assert(m_record.isPossible(event));
    const bool isTold = m_remote && hasRemote() && !m_remote->decides();
    const QByteArray line = m_journal.isActive() || isTold ? eventLine(event, m_record) : QByteArray();
    m_record.apply(event);
    m_actor.reset();
    if (isTold)
        m_remote->happened(line);
    if (!m_journal.isActive())
        return;
    (void)m_journal.append(line, m_record);
    reportJournal();
}

void Match::Private::reportJournal()
{
    if (m_journal.isFailing())
        m_journalRetry.start();
    else
        m_journalRetry.stop();
    if (m_journal.isFailing() == std::exchange(m_isFailureTold, m_journal.isFailing()))
        return;
    if (m_isFailureTold)
        Q_EMIT q.journalFailed(m_journal.path(), m_journal.reason());
    else
        Q_EMIT q.journalRecovered();
}

void Match::Private::retryJournal()
{
    if (m_journal.isFailing())
        (void)m_journal.retry(m_record);
    reportJournal();
}

bool Match::Private::putJournal()
{
    if (m_path.isEmpty())
        m_journal.close();
    else
        (void)m_journal.replace(m_path, m_record, m_startedAt);
    reportJournal();
    return !m_journal.isFailing();
}

// --- Thinking ---

Searcher& Match::Private::searcher()
{
    if (!m_searcher) {
        m_searcher = std::make_unique<EngineClient>();
        connectSearcher();
    }
    return *m_searcher;
}

void Match::Private::connectSearcher()
{
    QObject::connect(m_searcher.get(), &Searcher::answered, &q,
                     [this](const ai::SearchResult& result) { take(result); });
}

void Match::Private::ask(Question question, const ai::Limits& limits)
{
    m_question = question;
    m_thinksAhead = false;
    m_request = searcher().ask(m_record.history(), limits);
}

bool Match::Private::cancelQuestion()
{
    const Question old = std::exchange(m_question, Question::None);
    m_thinkingDelay.stop();
    m_answer.reset();
    const bool thoughtAhead = std::exchange(m_thinksAhead, false);
    if ((old != Question::None || thoughtAhead) && m_searcher)
        m_searcher->cancel();
    return old == Question::Move;
}

void Match::Private::emitIfStopped(bool wasThinking)
{
    if (wasThinking && m_question != Question::Move)
        Q_EMIT q.thinkingChanged(false);
}

void Match::Private::beginTurn()
{
    if (!isRunning() || !playerOf(sideToMove()).isComputer() || m_question == Question::Move)
        return;
    m_turn.restart();
    ai::Limits limits;
    const Player& computer = q.player(sideToMove());
    searcher().use(resourcesOf(computer));
    limits.level = computer.level;
    limits.character = computer.character;
    if (const auto left = q.timeLeft()) {
        limits.clock = ai::Limits::Clock{*left, {}};
        if (m_record.spec().clock->kind == ClockSpec::Kind::Fischer)
            limits.clock->increment.fill(m_record.spec().clock->increment);
    }
    ask(Question::Move, limits);
    Q_EMIT q.thinkingChanged(true);
}

EngineResources Match::Private::resourcesOf(const Player& player) const
{
    const bool isStrongest =
        player.isComputer() && player.level == ai::kLevelCount && player.character == ai::Character::None;
    return isStrongest && m_resources ? m_resources() : EngineResources{};
}

void Match::Private::thinkAhead(const std::optional<Move>& reply)
{
    const Player& other = q.player(opponentOf(sideToMove()));
    if (!resourcesOf(other).thinksAhead)
        return;
    History expected = m_record.history();
    if (reply && expected.canPlay(*reply))
        expected.play(*reply);
    if (expected.outcome())
        return;
    searcher().thinkAhead(expected);
    m_thinksAhead = true;
}

void Match::Private::take(const ai::SearchResult& result)
{
    // The searcher already drops stale answers. This check prevents an error there from becoming a move.
    if (m_question == Question::None || result.request != m_request)
        return;
    switch (m_question) {
    case Question::None:
        break;
    case Question::Move: {
        m_answer = result;
        if (m_offer && playerOf(opponentOf(*m_offer)).isComputer() && answerDraw(result))
            return;
        const auto left = std::chrono::milliseconds(m_minimumThinkingMs) - m_turn.elapsedMs();
        if (left.count() > 0)
            m_thinkingDelay.start(left);
        else
            playAnswer();
        break;
    }
    case Question::Hint:
        m_question = Question::None;
        if (m_offer && playerOf(opponentOf(*m_offer)).isComputer() && answerDraw(result))
            return;
        if (result.best && m_record.history().canPlay(*result.best))
            Q_EMIT q.hintReady(*result.best, result.score);
        break;
    case Question::DrawAnswer:
        m_question = Question::None;
        if (m_offer)
            answerDraw(result);
        break;
    }
}

void Match::Private::playAnswer()
{
    if (!m_answer || m_isPaused || letFlagFall())
        return;
    const auto best = m_answer->best;
    assert(best && m_record.history().canPlay(*best));
    if (!best || !m_record.history().canPlay(*best))
        return;
    const std::optional<Move> reply = m_answer->reply;
    m_answer.reset();
    m_question = Question::None;
    const auto change = m_change + 1;
    makeMove(*best, true);
    if (m_change == change && m_question == Question::None && isPersonToMove())
        thinkAhead(reply);
}

void Match::Private::makeMove(Move move, bool wasThinking)
{
    makeMove(event::Played{move, hasClock() ? spentInTurn() : Milliseconds(0)}, wasThinking);
}

void Match::Private::makeMove(const event::Played& played, bool wasThinking)
{
    const Side mover = played.move.from.row;
    commit(played);
    m_lag = Milliseconds(0);
    m_turnTimer.begin(Milliseconds(0));
    syncClock();
    const bool isOfferLapsed = m_offer && *m_offer != mover && !playerOf(mover).isComputer();
    if (isOfferLapsed || m_record.outcome())
        m_offer.reset();
    const auto outcome = m_record.outcome();
    const int ply = static_cast<int>(m_record.history().plies().size()) - 1;
    const auto change = ++m_change;
    // A slot may have changed the game again. Then the other signals are outdated.
    const auto isCurrent = [this, change] { return m_change == change; };
    emitIfStopped(wasThinking);
    if (isCurrent())
        Q_EMIT q.moveMade(ply);
    if (isCurrent() && isOfferLapsed)
        Q_EMIT q.drawDeclined(mover);
    if (isCurrent() && outcome)
        Q_EMIT q.finished(*outcome);
    if (isCurrent())
        beginTurn();
}

void Match::Private::undo(int count)
{
    const bool wasThinking = cancelQuestion();
    (void)dropOffer();
    const bool wasOver = m_record.outcome().has_value();
    std::vector<History::Ply> undone;
    if (count == 0) {
        commit(event::Reopened{});
    } else {
        const auto& plies = m_record.history().plies();
        undone.assign(plies.end() - count, plies.end());
        commit(event::Undone{count});
    }
    m_lag = Milliseconds(0);
    beginTurnTimer(); // restores the time of the turn
    const auto change = ++m_change;
    const int first = static_cast<int>(m_record.history().plies().size());
    emitIfStopped(wasThinking);
    for (int i = static_cast<int>(undone.size()) - 1; i >= 0 && change == m_change; --i)
        Q_EMIT q.moveTakenBack(first + i, undone[static_cast<std::size_t>(i)]);
    if (wasOver && change == m_change)
        Q_EMIT q.reopened();
    if (change == m_change)
        beginTurn();
}

// --- Draws ---

bool Match::Private::answerDraw(const ai::SearchResult& result)
{
    const Side computer = opponentOf(*m_offer);
    const bool isForComputer = sideToMove() == computer;
    if (acceptsDraw(result.score, isForComputer)) {
        end(event::DrawAgreed{});
        return true;
    }
    m_offer.reset();
    Q_EMIT q.drawDeclined(computer);
    return false;
}

void Match::Private::end(const MatchEvent& event)
{
    const bool wasThinking = cancelQuestion();
    m_offer.reset();
    m_isPaused = false;
    commit(event);
    syncClock();
    ++m_change;
    const Outcome outcome = *m_record.outcome();
    emitIfStopped(wasThinking);
    Q_EMIT q.finished(outcome);
}

std::optional<Side> Match::Private::dropOffer()
{
    if (!m_offer)
        return std::nullopt;
    m_actor.reset();
    return opponentOf(*std::exchange(m_offer, std::nullopt));
}

void Match::Private::beginGame(const MatchRecord& record, const QDateTime& startedAt)
{
    m_record = record;
    m_startedAt = startedAt;
    m_hasGame = true;
    m_offer.reset();
    m_lastOffer = {};
    m_isPaused = false;
    beginTurnTimer();
    ++m_change;
}

} // namespace qumalaq::session

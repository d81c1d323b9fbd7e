// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match.h"

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

using namespace std::chrono_literals;
using rules::History;
using rules::Move;
using rules::Outcome;
using rules::Side;

namespace {

constexpr auto kHintTime = 1000ms;
constexpr auto kDrawAnswerTime = 200ms;
constexpr auto kJournalInterval = 5s;

/// awakeTime() without the time in which the event loop did not run: the process was stopped, or the thread was
/// blocked. Nobody could move or see a clock meanwhile. Must be called at least every kCall while a clock runs.
class RunningTime {
public:
    static constexpr Milliseconds kCall = std::chrono::milliseconds(500);
    /// Time without a call that still counts.
    static constexpr Milliseconds kMaxGap = std::chrono::seconds(1);

    [[nodiscard]] Milliseconds operator()()
    {
        const Milliseconds now = awakeTime();
        m_time += std::min(now - m_last.value_or(now), kMaxGap);
        m_last = now;
        return m_time;
    }

private:
    Milliseconds m_time{0};
    std::optional<Milliseconds> m_last;
};

} // namespace

Match::Match(std::unique_ptr<Searcher> searcher, QObject* parent)
    : QObject(parent)
    , m_searcher(std::move(searcher))
    , m_now(RunningTime())
{
    m_thinkingDelay.setSingleShot(true);
    m_thinkingDelay.setTimerType(Qt::PreciseTimer);
    connect(&m_thinkingDelay, &QTimer::timeout, this, [this] { playAnswer(); });
    m_flag.setSingleShot(true);
    m_flag.setTimerType(Qt::PreciseTimer);
    connect(&m_flag, &QTimer::timeout, this, [this] {
        if (!checkFlag())
            syncClock(); // the timer fired a little early
    });
    m_journalTimer.setInterval(kJournalInterval);
    connect(&m_journalTimer, &QTimer::timeout, this, [this] { journalTurnTime(); });
    m_clockTick.setInterval(RunningTime::kCall);
    connect(&m_clockTick, &QTimer::timeout, this, [this] { (void)m_now(); });
    m_journalRetry.setInterval(storage::PersistentFile::kRetryInterval);
    m_journalRetry.setSingleShot(true);
    connect(&m_journalRetry, &QTimer::timeout, this, [this] { retryJournal(); });
    if (m_searcher)
        connectSearcher();
}

Match::~Match()
{
    journalTurnTime();
    if (m_journal.isFailing())
        (void)m_journal.retry(m_record);
}

bool Match::setJournal(const QString& path)
{
    m_path = path;
    if (m_hasGame)
        return rewriteJournal();
    return path.isEmpty() || MatchJournal::canWriteTo(path);
}

SuspendedGame Match::suspend()
{
    journalTurnTime();
    return {m_record, m_startedAt, m_journal.setAside()};
}

bool Match::canUndo() const
{
    if (hasRemote() && (outcome() || !isReachable()))
        return false;
    return m_hasGame && !spec().isRated && (m_record.endedBy() || pliesToUndo() > 0);
}

bool Match::canRedo() const
{
    return m_hasGame && !hasRemote() && !m_record.endedBy() && pliesToRedo() > 0;
}

std::optional<std::array<Milliseconds, 2>> Match::timeLeft() const
{
    auto left = m_hasGame ? m_record.timeLeft() : std::nullopt;
    if (!left)
        return std::nullopt;
    (*left)[indexOf(sideToMove())] -= spentInTurn();
    for (Milliseconds& time : *left)
        time = std::max(time, Milliseconds(0));
    return left;
}

std::optional<Side> Match::runningClock() const
{
    return m_turnTimer.isRunning() ? std::optional(sideToMove()) : std::nullopt;
}

bool Match::setPaused(bool paused)
{
    if (!hasClock() || !isRunning() || checkFlag())
        return false;
    if (needsConsent())
        return paused == m_isPaused || request({paused ? Request::Kind::Pause : Request::Kind::Continue, {}});
    if (paused == std::exchange(m_isPaused, paused))
        return true;
    m_actor.reset();
    runClock();
    journalTurnTime();
    emitClockChanged();
    Q_EMIT pauseChanged();
    if (!paused && m_answer)
        playAnswer(); // found during the pause
    return true;
}

void Match::holdClock(bool held)
{
    if (held == std::exchange(m_isHeld, held))
        return;
    if (hasClock() && !checkFlag())
        syncClock();
}

void Match::start(const MatchSpec& spec)
{
    resume(SuspendedGame{MatchRecord(spec), QDateTime::currentDateTimeUtc(), {}});
}

void Match::resume(const SuspendedGame& game)
{
    beginGame(game.record, game.startedAt, [this] { rewriteJournal(); });
}

bool Match::resume(const QString& path)
{
    const auto content = MatchJournal::read(path);
    if (!content || !content->isUnfinished())
        return false;
    beginGame(content->record, content->startedAt, [&] {
        m_path = path;
        (void)m_journal.open(path, *content);
        reportJournal();
    });
    return true;
}

bool Match::play(Move move)
{
    if (!isPersonToMove() || !history().canPlay(move) || checkFlag())
        return false;
    if (isReplica())
        return request({Request::Kind::Move, move});
    // Cancels a search for a hint or for the answer to a draw offer, which the computer's next search answers.
    const bool wasThinking = cancelSearch();
    makeMove(move, wasThinking);
    return true;
}

bool Match::undo()
{
    if (!canUndo())
        return false;
    if (needsConsent())
        return request({Request::Kind::TakeBack, {}});
    undo(m_record.endedBy() ? 0 : pliesToUndo());
    return true;
}

bool Match::redo()
{
    if (!canRedo())
        return false;
    const bool wasThinking = cancelSearch();
    (void)dropOffer();
    const int first = static_cast<int>(history().plies().size());
    const int count = pliesToRedo();
    commit(event::Redone{count});
    beginTurnTimer();
    const auto change = ++m_change;
    emitClockChanged();
    emitIfStopped(wasThinking);
    for (int i = 0; i < count && change == m_change; ++i)
        Q_EMIT moveMade(first + i);
    if (const auto result = outcome(); result && change == m_change)
        Q_EMIT finished(*result);
    if (change == m_change)
        beginTurn();
    return true;
}

bool Match::resign(Side side)
{
    if (!isRunning() || !isActing(side))
        return false;
    if (isReplica())
        return request({Request::Kind::Resign, {}});
    end(event::Resigned{side});
    return true;
}

bool Match::canOfferDraw(Side by) const
{
    return isRunning() && isReachable() && isActing(by) && !m_offer
           && m_lastOffer[indexOf(by)] != history().plies().size();
}

bool Match::offerDraw(Side by)
{
    if (!canOfferDraw(by))
        return false;
    if (isReplica())
        return request({Request::Kind::OfferDraw, {}});
    m_offer = by;
    m_lastOffer[indexOf(by)] = history().plies().size();
    m_actor.reset();
    const auto change = m_change;
    Q_EMIT drawOffered(by);
    if (change != m_change || m_offer != by || !player(opponentOf(by)).isComputer())
        return true;
    if (history().plies().size() < kFewestPliesBeforeDraw) {
        m_offer.reset();
        Q_EMIT drawDeclined(opponentOf(by));
    } else if (m_answer) {
        answerDraw(*m_answer);
    } else if (m_searchPurpose == SearchPurpose::None) {
        ai::Limits limits;
        limits.moveTime = kDrawAnswerTime;
        startSearch(SearchPurpose::DrawAnswer, limits);
    } // otherwise the running search answers it
    return true;
}

bool Match::acceptDraw()
{
    if (!isDrawOfferedToPerson())
        return false;
    if (isReplica())
        return request({Request::Kind::AcceptDraw, {}});
    end(event::DrawAgreed{});
    return true;
}

bool Match::declineDraw()
{
    if (!isDrawOfferedToPerson())
        return false;
    if (isReplica())
        return request({Request::Kind::DeclineDraw, {}});
    const auto by = dropOffer();
    Q_EMIT drawDeclined(*by);
    return true;
}

bool Match::requestHint()
{
    if (!isPersonToMove() || !spec().allowsAdvice() || m_searchPurpose != SearchPurpose::None)
        return false;
    ai::Limits limits;
    limits.moveTime = kHintTime;
    startSearch(SearchPurpose::Hint, limits);
    return true;
}

void Match::setRemote(Remote* remote)
{
    m_remote = remote;
    m_isConnected = false;
    m_lag = 0ms;
    syncClock();
    Q_EMIT pauseChanged();
}

void Match::setConnected(bool connected)
{
    if (connected == std::exchange(m_isConnected, connected))
        return;
    if (!checkFlag())
        syncClock();
    Q_EMIT pauseChanged();
}

void Match::setLag(Milliseconds lag)
{
    m_lag = lag;
    syncClock();
}

bool Match::execute(const Request& request, Side by)
{
    if (!hasRemote() || isReplica())
        return false;
    m_actor = by;
    const bool isDone = [&] {
        switch (request.kind) {
        case Request::Kind::Move:
            return play(request.move);
        case Request::Kind::Resign:
            return resign(by);
        case Request::Kind::OfferDraw:
            return offerDraw(by);
        case Request::Kind::AcceptDraw:
            return acceptDraw();
        case Request::Kind::DeclineDraw:
            return declineDraw();
        case Request::Kind::TakeBack:
            return undo();
        case Request::Kind::Pause:
            return setPaused(true);
        case Request::Kind::Continue:
            return setPaused(false);
        }
        return false;
    }();
    m_actor.reset();
    return isDone;
}

bool Match::applyEvent(const MatchEvent& event)
{
    if (!m_hasGame || !isReplica() || !m_record.isPossible(event))
        return false;
    if (const auto* played = std::get_if<event::Played>(&event)) {
        makeMove(*played, cancelSearch());
    } else if (const auto* turn = std::get_if<event::TurnLasted>(&event)) {
        commit(event);
        m_turnTimer.begin(turn->spent);
        syncClock();
    } else if (const auto* takenBack = std::get_if<event::Undone>(&event)) {
        undo(takenBack->plies);
    } else if (std::holds_alternative<event::Redone>(event) || std::holds_alternative<event::Reopened>(event)) {
        return false; // not in a game on two computers
    } else {
        end(event);
    }
    return true;
}

void Match::applyOffer(std::optional<Side> by)
{
    if (!isReplica() || !isRunning() || by == m_offer)
        return;
    if (by) {
        m_offer = by;
        m_lastOffer[indexOf(*by)] = history().plies().size();
        Q_EMIT drawOffered(*by);
    } else if (const auto answered = dropOffer()) {
        Q_EMIT drawDeclined(*answered);
    }
}

void Match::applyPause(bool paused)
{
    if (!isReplica() || paused == std::exchange(m_isPaused, paused))
        return;
    syncClock();
    Q_EMIT pauseChanged();
}

// --- Reading ---

bool Match::isPersonToMove() const
{
    return isRunning() && !m_isPaused && isReachable() && isActing(sideToMove());
}

int Match::pliesToUndo() const
{
    const History& history = m_record.history();
    const int played = static_cast<int>(history.plies().size());
    for (int plies = 1; plies <= played; ++plies) {
        if (isActing(history.positionAt(static_cast<std::size_t>(played - plies)).sideToMove()))
            return plies;
    }
    return 0;
}

int Match::pliesToRedo() const
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

Milliseconds Match::spentInTurn() const
{
    const Milliseconds spent = m_turnTimer.spent(m_now());
    const bool isLagging = player(sideToMove()).isRemote() && !isReplica();
    return isLagging ? std::max(m_record.turnLasted(), spent - m_lag) : spent;
}

Milliseconds Match::moverLeft() const
{
    return (*m_record.timeLeft())[indexOf(sideToMove())] - spentInTurn();
}

void Match::beginTurnTimer()
{
    m_turnTimer.begin(m_record.turnLasted());
    runClock();
}

void Match::runClock()
{
    const bool shouldRun = hasClock() && isRunning() && !m_record.history().plies().empty() && !m_isPaused
                           && isReachable() && (hasRemote() || !m_isHeld);
    if (shouldRun)
        m_turnTimer.run(m_now());
    else
        m_turnTimer.halt(m_now());
    if (shouldRun) {
        m_flag.start(std::max(Milliseconds(1), moverLeft()));
        for (QTimer* timer : {&m_journalTimer, &m_clockTick}) {
            if (!timer->isActive())
                timer->start();
        }
    } else {
        m_flag.stop();
        m_journalTimer.stop();
        m_clockTick.stop();
    }
}

void Match::emitClockChanged()
{
    if (hasClock())
        Q_EMIT clockChanged();
}

void Match::syncClock()
{
    runClock();
    emitClockChanged();
}

void Match::journalTurnTime()
{
    if (hasClock() && isRunning() && !isReplica() && spentInTurn() > m_record.turnLasted())
        commit(event::TurnLasted{spentInTurn()});
}

bool Match::checkFlag()
{
    if (!hasClock() || !isRunning() || isReplica() || moverLeft() > Milliseconds(0))
        return false;
    end(event::FlagFell{sideToMove()});
    return true;
}

// --- Changes ---

void Match::commit(const MatchEvent& event)
{
    assert(m_record.isPossible(event));
    const bool isSentToRemote = m_remote && hasRemote() && !m_remote->decides();
    const QByteArray line = m_journal.isActive() || isSentToRemote ? eventLine(event, m_record) : QByteArray();
    m_record.apply(event);
    m_actor.reset();
    if (isSentToRemote)
        m_remote->onEvent(line);
    if (!m_journal.isActive())
        return;
    (void)m_journal.append(line, m_record);
    reportJournal();
}

void Match::reportJournal()
{
    if (m_journal.isFailing())
        m_journalRetry.start();
    else
        m_journalRetry.stop();
    if (m_journal.isFailing() == std::exchange(m_isFailureReported, m_journal.isFailing()))
        return;
    if (m_isFailureReported)
        Q_EMIT journalFailed(m_journal.path(), m_journal.reason());
    else
        Q_EMIT journalRecovered();
}

void Match::retryJournal()
{
    if (m_journal.isFailing())
        (void)m_journal.retry(m_record);
    reportJournal();
}

bool Match::rewriteJournal()
{
    if (m_path.isEmpty())
        m_journal.close();
    else
        (void)m_journal.replace(m_path, m_record, m_startedAt);
    reportJournal();
    return !m_journal.isFailing();
}

// --- Thinking ---

Searcher& Match::searcher()
{
    if (!m_searcher) {
        m_searcher = std::make_unique<EngineClient>();
        connectSearcher();
    }
    return *m_searcher;
}

void Match::connectSearcher()
{
    connect(m_searcher.get(), &Searcher::resultReady, this,
            [this](const ai::SearchResult& result) { onSearchResult(result); });
}

void Match::startSearch(SearchPurpose purpose, const ai::Limits& limits)
{
    m_searchPurpose = purpose;
    m_isPondering = false;
    m_request = searcher().ask(m_record.history(), limits);
}

bool Match::cancelSearch()
{
    const SearchPurpose old = std::exchange(m_searchPurpose, SearchPurpose::None);
    m_thinkingDelay.stop();
    m_answer.reset();
    const bool wasPondering = std::exchange(m_isPondering, false);
    if ((old != SearchPurpose::None || wasPondering) && m_searcher)
        m_searcher->cancel();
    return old == SearchPurpose::Move;
}

void Match::emitIfStopped(bool wasThinking)
{
    if (wasThinking && m_searchPurpose != SearchPurpose::Move)
        Q_EMIT thinkingChanged(false);
}

void Match::beginTurn()
{
    if (!isRunning() || !player(sideToMove()).isComputer() || m_searchPurpose == SearchPurpose::Move)
        return;
    m_turn.start();
    ai::Limits limits;
    const Player& computer = player(sideToMove());
    searcher().setResources(resourcesOf(computer));
    limits.level = computer.level;
    limits.character = computer.character;
    if (const auto left = timeLeft()) {
        limits.clock = ai::Limits::Clock{*left, {}};
        if (m_record.spec().clock->kind == ClockSpec::Kind::Fischer)
            limits.clock->increment.fill(m_record.spec().clock->increment);
    }
    startSearch(SearchPurpose::Move, limits);
    Q_EMIT thinkingChanged(true);
}

EngineResources Match::resourcesOf(const Player& player) const
{
    const bool isStrongest =
        player.isComputer() && player.level == ai::kLevelCount && player.character == ai::Character::None;
    return isStrongest && m_resources ? m_resources() : EngineResources{};
}

void Match::ponder(const std::optional<Move>& reply)
{
    const Player& other = player(opponentOf(sideToMove()));
    if (!resourcesOf(other).thinksAhead)
        return;
    History expected = m_record.history();
    if (reply && expected.canPlay(*reply))
        expected.play(*reply);
    if (expected.outcome())
        return;
    searcher().ponder(expected);
    m_isPondering = true;
}

void Match::onSearchResult(const ai::SearchResult& result)
{
    // The searcher already drops stale answers. This check prevents an error there from becoming a move.
    if (m_searchPurpose == SearchPurpose::None || result.request != m_request)
        return;
    switch (m_searchPurpose) {
    case SearchPurpose::None:
        break;
    case SearchPurpose::Move: {
        m_answer = result;
        if (m_offer && player(opponentOf(*m_offer)).isComputer() && answerDraw(result))
            return;
        const auto left = Milliseconds(m_minimumThinkingMs - m_turn.elapsed());
        if (left.count() > 0)
            m_thinkingDelay.start(left);
        else
            playAnswer();
        break;
    }
    case SearchPurpose::Hint:
        m_searchPurpose = SearchPurpose::None;
        if (m_offer && player(opponentOf(*m_offer)).isComputer() && answerDraw(result))
            return;
        if (result.best && m_record.history().canPlay(*result.best))
            Q_EMIT hintReady(*result.best, result.score);
        break;
    case SearchPurpose::DrawAnswer:
        m_searchPurpose = SearchPurpose::None;
        if (m_offer)
            answerDraw(result);
        break;
    }
}

void Match::playAnswer()
{
    if (!m_answer || m_isPaused || checkFlag())
        return;
    const auto best = m_answer->best;
    assert(best && m_record.history().canPlay(*best));
    if (!best || !m_record.history().canPlay(*best))
        return;
    const std::optional<Move> reply = m_answer->reply;
    m_answer.reset();
    m_searchPurpose = SearchPurpose::None;
    const auto change = m_change + 1;
    makeMove(*best, true);
    if (m_change == change && m_searchPurpose == SearchPurpose::None && isPersonToMove())
        ponder(reply);
}

void Match::makeMove(Move move, bool wasThinking)
{
    makeMove(event::Played{move, hasClock() ? spentInTurn() : Milliseconds(0)}, wasThinking);
}

void Match::makeMove(const event::Played& played, bool wasThinking)
{
    const Side mover = played.move.from.row;
    commit(played);
    m_lag = Milliseconds(0);
    m_turnTimer.begin(Milliseconds(0));
    runClock();
    const bool isOfferLapsed = m_offer && *m_offer != mover && !player(mover).isComputer();
    if (isOfferLapsed || m_record.outcome())
        m_offer.reset();
    const auto outcome = m_record.outcome();
    const int ply = static_cast<int>(m_record.history().plies().size()) - 1;
    const auto change = ++m_change;
    // A slot may have changed the game again. Then the other signals are outdated.
    const auto isCurrent = [this, change] { return m_change == change; };
    emitClockChanged();
    emitIfStopped(wasThinking);
    if (isCurrent())
        Q_EMIT moveMade(ply);
    if (isCurrent() && isOfferLapsed)
        Q_EMIT drawDeclined(mover);
    if (isCurrent() && outcome)
        Q_EMIT finished(*outcome);
    if (isCurrent())
        beginTurn();
}

void Match::undo(int count)
{
    const bool wasThinking = cancelSearch();
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
    emitClockChanged();
    emitIfStopped(wasThinking);
    for (int i = static_cast<int>(undone.size()) - 1; i >= 0 && change == m_change; --i)
        Q_EMIT moveTakenBack(first + i, undone[static_cast<std::size_t>(i)]);
    if (wasOver && change == m_change)
        Q_EMIT reopened();
    if (change == m_change)
        beginTurn();
}

// --- Beginning and end ---

void Match::beginGame(const MatchRecord& record, const QDateTime& startedAt, const std::function<void()>& keep)
{
    const bool wasThinking = cancelSearch();
    const bool hadClock = hasClock();
    if (m_searcher)
        m_searcher->clearMemory();
    m_record = record;
    m_startedAt = startedAt;
    m_hasGame = true;
    m_offer.reset();
    m_lastOffer = {};
    const bool wasPaused = std::exchange(m_isPaused, false);
    beginTurnTimer();
    const auto change = ++m_change;
    keep();
    emitIfStopped(wasThinking);
    if (change == m_change)
        Q_EMIT started();
    if (change == m_change && (hadClock || hasClock()))
        Q_EMIT clockChanged();
    if (change == m_change && wasPaused)
        Q_EMIT pauseChanged();
    if (const auto result = outcome(); result && change == m_change)
        Q_EMIT finished(*result);
    if (change == m_change)
        beginTurn();
}

void Match::end(const MatchEvent& event)
{
    const bool wasThinking = cancelSearch();
    m_offer.reset();
    const bool wasPaused = std::exchange(m_isPaused, false);
    commit(event);
    runClock();
    const auto change = ++m_change;
    const Outcome outcome = *m_record.outcome();
    emitClockChanged();
    if (wasPaused)
        Q_EMIT pauseChanged();
    emitIfStopped(wasThinking);
    if (change == m_change)
        Q_EMIT finished(outcome);
}

// --- Draws ---

bool Match::answerDraw(const ai::SearchResult& result)
{
    const Side computer = opponentOf(*m_offer);
    const bool isForComputer = sideToMove() == computer;
    if (acceptsDraw(result.score, isForComputer)) {
        end(event::DrawAgreed{});
        return true;
    }
    m_offer.reset();
    Q_EMIT drawDeclined(computer);
    return false;
}

std::optional<Side> Match::dropOffer()
{
    if (!m_offer)
        return std::nullopt;
    m_actor.reset();
    return opponentOf(*std::exchange(m_offer, std::nullopt));
}

} // namespace qumalaq::session

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match.h"

#include "core/session/draw_answer.h"
#include "core/session/match_private.h"

#include <algorithm>
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

} // namespace

Match::Match(QObject* parent) : QObject(parent), d(std::make_unique<Private>(*this, nullptr)) {}

Match::Match(std::unique_ptr<Searcher> searcher, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this, std::move(searcher)))
{
}

Match::~Match()
{
    d->keepTurn();
    if (d->m_journal.isFailing())
        (void)d->m_journal.retry(d->m_record);
}

bool Match::keepIn(const QString& path)
{
    d->m_path = path;
    if (d->m_hasGame)
        return d->putJournal();
    if (path.isEmpty() || MatchJournal::canKeepIn(path))
        return true;
    return false;
}

bool Match::hasGame() const
{
    return d->m_hasGame;
}

bool Match::isKept() const
{
    return d->m_journal.isActive() && !d->m_journal.isFailing();
}

SuspendedGame Match::suspend()
{
    d->keepTurn();
    return {d->m_record, d->m_startedAt, d->m_journal.setAside()};
}

const MatchSpec& Match::spec() const
{
    return d->m_record.spec();
}

const History& Match::history() const
{
    return d->m_record.history();
}

const MatchRecord& Match::record() const
{
    return d->m_record;
}

QDateTime Match::startedAt() const
{
    return d->m_startedAt;
}

std::optional<Outcome> Match::outcome() const
{
    return d->m_record.outcome();
}

const Player& Match::player(Side side) const
{
    return d->m_record.spec().players[indexOf(side)];
}

bool Match::isPersonToMove() const
{
    return d->isPersonToMove();
}

bool Match::isThinking() const
{
    return d->m_question == Private::Question::Move;
}

bool Match::canUndo() const
{
    if (d->hasRemote() && (outcome() || !d->isReachable()))
        return false;
    return d->m_hasGame && !spec().isRated && (d->m_record.endedBy() || d->pliesToUndo() > 0);
}

bool Match::canRedo() const
{
    return d->m_hasGame && !d->hasRemote() && !d->m_record.endedBy() && d->pliesToRedo() > 0;
}

std::optional<Side> Match::pendingDrawOffer() const
{
    return d->m_offer;
}

std::optional<std::array<Milliseconds, 2>> Match::timeLeft() const
{
    auto left = d->m_hasGame ? d->m_record.timeLeft() : std::nullopt;
    if (!left)
        return std::nullopt;
    (*left)[indexOf(d->sideToMove())] -= d->spentInTurn();
    for (Milliseconds& time : *left)
        time = std::max(time, Milliseconds(0));
    return left;
}

std::optional<Side> Match::runningClock() const
{
    return d->m_turnTimer.isRunning() ? std::optional(d->sideToMove()) : std::nullopt;
}

bool Match::isPaused() const
{
    return d->m_isPaused;
}

bool Match::setPaused(bool paused)
{
    if (!d->hasClock() || !d->isRunning() || d->letFlagFall())
        return false;
    if (d->needsConsent())
        return paused == d->m_isPaused || d->request({paused ? Request::Kind::Pause : Request::Kind::Continue, {}});
    if (paused == std::exchange(d->m_isPaused, paused))
        return true;
    d->m_actor.reset();
    d->syncClock();
    d->keepTurn();
    Q_EMIT pauseChanged();
    if (!paused && d->m_answer)
        d->playAnswer(); // found during the pause
    return true;
}

void Match::holdClock(bool held)
{
    if (held == std::exchange(d->m_isHeld, held))
        return;
    if (d->hasClock() && !d->letFlagFall())
        d->syncClock();
}

void Match::setTimeSource(std::function<Milliseconds()> now)
{
    d->m_now = std::move(now);
}

void Match::setResources(std::function<EngineResources()> resources)
{
    d->m_resources = std::move(resources);
}

void Match::start(const MatchSpec& spec)
{
    resume(SuspendedGame{MatchRecord(spec), QDateTime::currentDateTimeUtc(), {}});
}

void Match::resume(const SuspendedGame& game)
{
    const bool wasThinking = d->cancelQuestion();
    if (d->m_searcher)
        d->m_searcher->forget();
    d->beginGame(game.record, game.startedAt);
    d->putJournal();
    const auto change = d->m_change;
    d->emitIfStopped(wasThinking);
    Q_EMIT started();
    if (const auto result = outcome(); result && change == d->m_change)
        Q_EMIT finished(*result);
    if (change == d->m_change)
        d->beginTurn();
}

bool Match::resume(const QString& path)
{
    const auto content = MatchJournal::read(path);
    if (!content || !content->isUnfinished())
        return false;
    const bool wasThinking = d->cancelQuestion();
    if (d->m_searcher)
        d->m_searcher->forget();
    d->beginGame(content->record, content->startedAt);
    d->m_path = path;
    (void)d->m_journal.open(path, *content);
    d->reportJournal();
    const auto change = d->m_change;
    d->emitIfStopped(wasThinking);
    Q_EMIT started();
    if (change == d->m_change)
        d->beginTurn();
    return true;
}

bool Match::play(Move move)
{
    if (!d->isPersonToMove() || !history().canPlay(move) || d->letFlagFall())
        return false;
    if (d->isFollowing())
        return d->request({Request::Kind::Move, move});
    // Cancels a search for a hint or for the answer to a draw offer, which the computer's next search answers.
    const bool wasThinking = d->cancelQuestion();
    d->makeMove(move, wasThinking);
    return true;
}

bool Match::undo()
{
    if (!canUndo())
        return false;
    if (d->needsConsent())
        return d->request({Request::Kind::TakeBack, {}});
    d->undo(d->m_record.endedBy() ? 0 : d->pliesToUndo());
    return true;
}

bool Match::redo()
{
    if (!canRedo())
        return false;
    const bool wasThinking = d->cancelQuestion();
    (void)d->dropOffer();
    const int first = static_cast<int>(history().plies().size());
    const int count = d->pliesToRedo();
    d->commit(event::Redone{count});
    d->beginTurnTimer();
    const auto change = ++d->m_change;
    d->emitIfStopped(wasThinking);
    for (int i = 0; i < count && change == d->m_change; ++i)
        Q_EMIT moveMade(first + i);
    if (const auto result = outcome(); result && change == d->m_change)
        Q_EMIT finished(*result);
    if (change == d->m_change)
        d->beginTurn();
    return true;
}

bool Match::resign(Side side)
{
    if (!d->isRunning() || !d->isActing(side))
        return false;
    if (d->isFollowing())
        return d->request({Request::Kind::Resign, {}});
    d->end(event::Resigned{side});
    return true;
}

bool Match::canOfferDraw(Side by) const
{
    return d->isRunning() && d->isReachable() && d->isActing(by) && !d->m_offer
           && d->m_lastOffer[indexOf(by)] != history().plies().size();
}

bool Match::offerDraw(Side by)
{
    if (!canOfferDraw(by))
        return false;
    if (d->isFollowing())
        return d->request({Request::Kind::OfferDraw, {}});
    d->m_offer = by;
    d->m_lastOffer[indexOf(by)] = history().plies().size();
    d->m_actor.reset();
    const auto change = d->m_change;
    Q_EMIT drawOffered(by);
    if (change != d->m_change || d->m_offer != by || !player(opponentOf(by)).isComputer())
        return true;
    if (history().plies().size() < kFewestPliesBeforeDraw) {
        d->m_offer.reset();
        Q_EMIT drawDeclined(opponentOf(by));
    } else if (d->m_answer) {
        d->answerDraw(*d->m_answer);
    } else if (d->m_question == Private::Question::None) {
        ai::Limits limits;
        limits.moveTime = kDrawAnswerTime;
        d->ask(Private::Question::DrawAnswer, limits);
    } // otherwise the running search answers it
    return true;
}

bool Match::acceptDraw()
{
    if (!d->isDrawOfferedToPerson())
        return false;
    if (d->isFollowing())
        return d->request({Request::Kind::AcceptDraw, {}});
    d->end(event::DrawAgreed{});
    return true;
}

bool Match::declineDraw()
{
    if (!d->isDrawOfferedToPerson())
        return false;
    if (d->isFollowing())
        return d->request({Request::Kind::DeclineDraw, {}});
    const auto by = d->dropOffer();
    Q_EMIT drawDeclined(*by);
    return true;
}

bool Match::requestHint()
{
    if (!d->isPersonToMove() || !spec().allowsAdvice() || d->m_question != Private::Question::None)
        return false;
    ai::Limits limits;
    limits.moveTime = kHintTime;
    d->ask(Private::Question::Hint, limits);
    return true;
}

void Match::setRemote(Remote* remote)
{
    d->m_remote = remote;
    d->m_isConnected = false;
    d->m_lag = 0ms;
    d->syncClock();
    Q_EMIT pauseChanged();
}

const Remote* Match::remote() const
{
    return d->m_remote;
}

void Match::setConnected(bool connected)
{
    if (connected == std::exchange(d->m_isConnected, connected))
        return;
    if (!d->letFlagFall())
        d->syncClock();
    Q_EMIT pauseChanged();
}

bool Match::isWaiting() const
{
    return d->isRunning() && !d->isReachable();
}

void Match::setLag(Milliseconds lag)
{
    d->m_lag = lag;
    d->syncClock();
}

bool Match::carryOut(const Request& request, Side by)
{
    if (!d->hasRemote() || d->isFollowing())
        return false;
    d->m_actor = by;
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
    d->m_actor.reset();
    return isDone;
}

bool Match::follow(const MatchEvent& event)
{
    if (!d->m_hasGame || !d->isFollowing() || !d->m_record.isPossible(event))
        return false;
    if (const auto* played = std::get_if<event::Played>(&event)) {
        d->makeMove(*played, d->cancelQuestion());
    } else if (const auto* turn = std::get_if<event::TurnLasted>(&event)) {
        d->commit(event);
        d->m_turnTimer.begin(turn->spent);
        d->syncClock();
    } else if (const auto* takenBack = std::get_if<event::Undone>(&event)) {
        d->undo(takenBack->plies);
    } else if (std::holds_alternative<event::Redone>(event) || std::holds_alternative<event::Reopened>(event)) {
        return false; // not in a game on two computers
    } else {
        d->end(event);
    }
    return true;
}

void Match::followOffer(std::optional<Side> by)
{
    if (!d->isFollowing() || !d->isRunning() || by == d->m_offer)
        return;
    if (by) {
        d->m_offer = by;
        d->m_lastOffer[indexOf(*by)] = history().plies().size();
        Q_EMIT drawOffered(*by);
    } else if (const auto answered = d->dropOffer()) {
        Q_EMIT drawDeclined(*answered);
    }
}

void Match::followPause(bool paused)
{
    if (!d->isFollowing() || paused == std::exchange(d->m_isPaused, paused))
        return;
    d->syncClock();
    Q_EMIT pauseChanged();
}

void Match::setMinimumThinkingTime(int milliseconds)
{
    d->m_minimumThinkingMs = std::max(0, milliseconds);
}

} // namespace qumalaq::session

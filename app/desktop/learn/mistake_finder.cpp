// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/mistake_finder.h"

#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/mistake_store.h"
#include "core/notation/turn_counter.h"
#include "core/session/match.h"
#include "core/session/record_of_match.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace qumalaq::desktop {

using learn::Mistake;
using rules::Side;
using session::MoveReview;

namespace {

using namespace std::chrono_literals;

constexpr auto kRest = 3s;

QString idOf(const session::Match& match)
{
    return match.startedAt().toString(Qt::ISODateWithMs);
}

} // namespace

learn::MistakeKind kindOf(const MoveReview& move, const rules::AnyPosition& position)
{
    const auto best = move.bestLine();
    return best.empty() || best.front() == move.move ? learn::MistakeKind::Other
                                                     : learn::kindOfMistake(position, move.move, best.front());
}

std::vector<Mistake> mistakesIn(const session::GameReview& review, const rules::History& game, Side learner)
{
    std::vector<std::pair<double, Mistake>> found;
    for (const std::size_t ply : review.mistakes()) {
        const MoveReview& move = review.moves[ply];
        const auto loss = move.lossOf(move.move);
        if (review.movers[ply] != learner || !loss || *loss < ai::kMistake)
            continue;
        Mistake mistake;
        mistake.setup = game.setup();
        mistake.position = game.positionAt(ply);
        mistake.played = move.move;
        mistake.number = notation::moveNumberAt(game, ply + 1);
        mistake.better = move.bestLine();
        for (const MoveReview::Alternative& other : move.alternatives) {
            if (other.move != mistake.better.front() && session::isAcceptable(move, other.move))
                mistake.good.push_back(other.move);
        }
        found.emplace_back(*loss, std::move(mistake));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Mistake> mistakes;
    for (auto& [loss, mistake] : found) {
        if (mistakes.size() < kMaxMistakesOfGame)
            mistakes.push_back(std::move(mistake));
    }
    return mistakes;
}

MistakeStore::Losses lossesIn(const session::GameReview& review, const rules::History& game, Side learner)
{
    constexpr std::size_t kOpeningPlies = 20;
    constexpr int kEndingPart = 3; // the ending begins when a third of the stones is left in the pits
    constexpr double kHundredths = 100.0;
    const int all = game.start().layout().totalStones;
    MistakeStore::Losses losses{};
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        const ai::Score before = review.scores[ply];
        const ai::Score after = review.scores[ply + 1];
        const rules::AnyPosition& position = game.positionAt(ply);
        if (review.movers[ply] != learner || before.isProven() || after.isProven() || position.legalMoves().size() < 2)
            continue;
        const auto stores = position.board().stores;
        const bool isEnding = (all - stores[0] - stores[1]) * kEndingPart <= all;
        MoveLoss& loss = losses[ply < kOpeningPlies ? 0 : isEnding ? 2 : 1];
        const int sign = learner == Side::South ? 1 : -1;
        loss.stones += std::max(0, sign * (before.centistones() - after.centistones())) / kHundredths;
        ++loss.moves;
    }
    return losses;
}

MistakeFinder::MistakeFinder(session::Match& match, MistakeStore& mistakes, LearnStore& store,
                             BackgroundReviewer::MakeReviewer make, BackgroundReviewer::IsOnBattery isOnBattery)
    : m_match(match)
    , m_mistakes(mistakes)
    , m_store(store)
    , m_reviewer(match, std::move(make), std::move(isOnBattery))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &MistakeFinder::begin);
    connect(&match, &session::Match::finished, this, &MistakeFinder::onFinished);
    connect(&match, &session::Match::reopened, this, [this] { m_mistakes.withdraw(idOf(m_match)); });
    connect(&m_reviewer, &BackgroundReviewer::finished, this, &MistakeFinder::onReviewed);
    connect(&mistakes, &MistakeStore::changed, this, [this] {
        // It was withdrawn, or another learner has taken the seat.
        if (!m_running.isEmpty() && (!m_mistakes.next() || m_mistakes.next()->id != m_running)) {
            m_reviewer.cancel();
            m_running.clear();
        }
        if (m_running.isEmpty() && m_mistakes.next())
            m_rest.start();
    });
    if (mistakes.next())
        m_rest.start();
}

MistakeFinder::~MistakeFinder() = default;

void MistakeFinder::setWaits(std::chrono::milliseconds rest, std::chrono::milliseconds look)
{
    m_rest.setInterval(rest);
    m_reviewer.setPollInterval(look);
}

void MistakeFinder::onFinished()
{
    const auto learner = m_match.spec().onlyPerson();
    if (!learner || m_match.history().plies().size() < kFewestPlies)
        return;
    notation::GameRecord record = session::toRecord(m_match);
    // It tells games of one day apart.
    record.setTag("Time", m_match.startedAt().toLocalTime().toString(u"HH:mm:ss").toStdString());
    m_mistakes.await({idOf(m_match), std::move(record), *learner});
}

void MistakeFinder::begin()
{
    const MistakeStore::Game* game = m_mistakes.next();
    if (!m_running.isEmpty() || !game)
        return;
    m_running = game->id;
    m_reviewer.start(notation::toHistory(game->record));
}

void MistakeFinder::onReviewed(const session::GameReview& review, const rules::History& played)
{
    const MistakeStore::Game* game = m_mistakes.next();
    if (!game || game->id != m_running)
        return;
    auto mistakes = mistakesIn(review, played, game->learner);
    for (Mistake& mistake : mistakes) {
        mistake.date = game->record.tag("Date");
        mistake.time = game->record.tag("Time");
        mistake.opponent = game->record.tag(notation::nameTagOf(rules::opponentOf(game->learner)));
    }
    const MistakeStore::Losses losses = lossesIn(review, played, game->learner);
    m_running.clear();
    Q_EMIT reviewed(game->record, review, played);
    m_store.addTasks([&] {
        std::vector<std::string> keys;
        for (const Mistake& mistake : m_mistakes.reviewed(*game, mistakes, losses))
            keys.push_back(mistake.key());
        return keys;
    }());
}

} // namespace qumalaq::desktop

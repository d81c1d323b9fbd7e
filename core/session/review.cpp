// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/review.h"

#include "core/session/engine_client.h"
#include "core/session/score_view.h"

#include <algorithm>
#include <utility>

namespace qumalaq::session {

using rules::History;
using rules::Side;

namespace {

constexpr int kPermilleForPositions = 850; ///< the rest is for the alternatives of mistakes

/// Whether the winner is known whatever is played.
bool isDecided(ai::Score best, ai::Score played)
{
    return best.isProven() && best.kind() == played.kind();
}

} // namespace

double GameReview::chanceAfter(std::size_t plies) const
{
    return winChance(scores[plies]);
}

int GameReview::count(Side side, ai::MoveQuality quality) const
{
    int count = 0;
    for (std::size_t ply = 0; ply < moves.size(); ++ply)
        count += movers[ply] == side && moves[ply].quality == quality ? 1 : 0;
    return count;
}

std::vector<std::size_t> GameReview::mistakes() const
{
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (moves[ply].isMistake())
            plies.push_back(ply);
    }
    return plies;
}

std::optional<std::size_t> GameReview::turningPoint() const
{
    constexpr double kAhead = 0.5 + ai::kMistake; // a smaller difference says little
    if (scores.size() != movers.size() + 1)
        return std::nullopt;
    const Side winner = chanceAfter(movers.size()) > 0.5 ? Side::South : Side::North;
    const auto isAhead = [&](std::size_t plies) {
        return (winner == Side::South ? chanceAfter(plies) : 1 - chanceAfter(plies)) >= kAhead;
    };
    if (!isAhead(movers.size()))
        return std::nullopt;
    for (std::size_t ply = movers.size(); ply-- > 0;) {
        if (movers[ply] != winner && !isAhead(ply))
            return ply;
    }
    return std::nullopt;
}

std::optional<double> MoveReview::lossOf(rules::Move alternative) const
{
    const auto found = std::find_if(alternatives.begin(), alternatives.end(),
                                    [alternative](const auto& one) { return one.move == alternative; });
    return found == alternatives.end() ? std::nullopt : std::optional(found->loss);
}

bool MoveReview::isConfirmedMistake() const
{
    const auto found = lossOf(move);
    return isMistake() && found && *found >= ai::kMistake;
}

std::vector<rules::Move> MoveReview::bestLine() const
{
    if (alternatives.empty() || (!better.empty() && better.front() == alternatives.front().move))
        return better;
    return {alternatives.front().move};
}

void computeLosses(GameReview& review, const History& game)
{
    const int stones = game.start().layout().totalStones;
    std::array<double, 2> sums{};
    std::array<int, 2> counts{};
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        MoveReview& move = review.moves[ply];
        const Side mover = review.movers[ply];
        const bool hadChoice = game.positionAt(ply).legalMoves().size() > 1;
        const bool isBest = !hadChoice || (!move.better.empty() && move.better.front() == move.move);
        const ai::Score best = seenBy(mover, review.scores[ply]);
        const ai::Score played = seenBy(mover, review.scores[ply + 1]);
        if (!isBest) {
            move.loss = ai::moveLoss(best, played, stones);
            move.quality = ai::qualityOf(move.loss);
        }
        if (hadChoice && !isDecided(best, played)) {
            sums[indexOf(mover)] += move.loss;
            ++counts[indexOf(mover)];
        }
    }
    for (const Side side : rules::kBothSides) {
        if (counts[indexOf(side)] > 0)
            review.accuracy[indexOf(side)] = ai::accuracyOf(sums[indexOf(side)] / counts[indexOf(side)]);
    }
}

bool isAcceptable(const MoveReview& mistake, rules::Move answer)
{
    if (!mistake.better.empty() && answer == mistake.better.front())
        return true;
    const auto loss = mistake.lossOf(answer);
    return loss && answer != mistake.move && *loss < ai::kInaccuracy;
}

Reviewer::Reviewer(QObject* parent) : QObject(parent) {}

Reviewer::Reviewer(std::unique_ptr<Searcher> searcher, QObject* parent) : QObject(parent)
{
    employ(std::move(searcher));
}

Reviewer::~Reviewer() = default;

void Reviewer::employ(std::unique_ptr<Searcher> searcher)
{
    m_searcher = std::move(searcher);
    connect(m_searcher.get(), &Searcher::progressed, this, &Reviewer::onProgress);
    connect(m_searcher.get(), &Searcher::resultReady, this, &Reviewer::onAnswer);
}

Searcher& Reviewer::searcher()
{
    if (!m_searcher)
        employ(std::make_unique<EngineClient>());
    return *m_searcher;
}

int Reviewer::start(const History& game)
{
    cancel();
    searcher().clearMemory(); // so that values from an earlier game do not affect this review
    m_game = game;
    m_review = {};
    m_review.scores.resize(game.plies().size() + 1);
    m_review.moves.resize(game.plies().size());
    for (std::size_t ply = 0; ply < game.plies().size(); ++ply) {
        m_review.moves[ply].move = game.plies()[ply].move;
        m_review.movers.push_back(game.positionAt(ply).sideToMove());
    }
    m_open = m_review.scores.size();
    m_mistakes.clear();
    m_allMistakes = 0;
    m_isRunning = true;
    m_shown = game;
    // Not called directly, because the caller may connect signals after start().
    QMetaObject::invokeMethod(this, &Reviewer::step, Qt::QueuedConnection);
    return ++m_number;
}

void Reviewer::cancel()
{
    if (m_request != 0)
        m_searcher->cancel();
    m_request = 0;
    m_isRunning = false;
}

void Reviewer::setPaused(bool paused)
{
    if (paused == std::exchange(m_isPaused, paused))
        return;
    if (!paused) {
        step();
    } else if (m_request != 0) {
        m_searcher->cancel();
        m_request = 0;
    }
}

void Reviewer::step()
{
    if (!m_isRunning || m_isPaused || m_request != 0)
        return;
    // A finished game needs no search.
    while (m_open > 0) {
        const std::size_t plies = m_open - 1;
        while (m_shown.plies().size() > plies)
            m_shown.undo();
        const auto outcome = m_shown.outcome();
        if (!outcome)
            return ask(plies, 1);
        m_review.scores[plies] = scoreOf(*outcome);
        --m_open;
        if (m_open == 0)
            judgeMoves();
        emitProgress();
    }
    if (m_mistakes.empty())
        return finish();
    const std::size_t mistake = m_mistakes.back();
    ask(mistake, static_cast<int>(m_game.positionAt(mistake).legalMoves().size()));
}

void Reviewer::ask(std::size_t plies, int lines)
{
    if (m_shown.plies().size() != plies)
        m_shown = m_game.upTo(plies);
    ai::Limits limits;
    limits.nodes = m_nodes;
    limits.lines = lines;
    m_line.clear();
    m_ranking.clear();
    m_request = searcher().ask(m_shown, limits);
}

void Reviewer::onProgress(const ai::SearchInfo& info)
{
    if (info.request != m_request)
        return;
    if (info.rank == 1) {
        m_line = info.line;
        m_ranking.clear();
    }
    m_ranking.emplace_back(info.line.front(), info.score);
}

void Reviewer::onAnswer(const ai::SearchResult& result)
{
    if (result.request != m_request || m_request == 0)
        return;
    m_request = 0;
    const std::size_t plies = m_shown.plies().size();
    if (m_open > 0) {
        m_review.scores[plies] = seenBy(m_shown.position().sideToMove(), result.score);
        // The answer may be of an unfinished iteration, which was not reported.
        if (result.best && (m_line.empty() || m_line.front() != *result.best))
            m_line = {*result.best};
        if (plies < m_review.moves.size())
            m_review.moves[plies].better = m_line;
        --m_open;
        if (m_open == 0)
            judgeMoves();
    } else {
        for (const auto& [move, score] : m_ranking)
            m_review.moves[plies].alternatives.push_back(
                {move, ai::moveLoss(m_ranking.front().second, score, m_game.start().layout().totalStones)});
        m_mistakes.pop_back();
    }
    emitProgress();
    step();
}

void Reviewer::judgeMoves()
{
    computeLosses(m_review, m_game);
    m_mistakes = m_review.mistakes();
    m_allMistakes = m_mistakes.size();
}

void Reviewer::emitProgress()
{
    const std::size_t all = m_review.scores.size();
    int permille = static_cast<int>((all - m_open) * kPermilleForPositions / all);
    if (m_open == 0) {
        permille = m_allMistakes == 0
                       ? 1000
                       : 1000 - static_cast<int>(m_mistakes.size() * (1000 - kPermilleForPositions) / m_allMistakes);
    }
    Q_EMIT progressed(permille);
}

void Reviewer::finish()
{
    m_isRunning = false;
    Q_EMIT finished(m_review, m_number);
}

} // namespace qumalaq::session

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/move_quality.h"
#include "core/ai/score.h"
#include "core/rules/history.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace qumalaq::ai {
struct SearchInfo;
struct SearchResult;
} // namespace qumalaq::ai

namespace qumalaq::session {

class Searcher;

/// One move of a reviewed game.
struct MoveReview {
    rules::Move move;
    double loss = 0; ///< by ai::moveLoss()
    ai::MoveQuality quality = ai::MoveQuality::Best;
    /// The engine's line; empty only if the game was over.
    std::vector<rules::Move> better;

    struct Alternative {
        rules::Move move;
        double loss = 0; ///< against the first alternative
    };
    /// For a mistake or blunder: all legal moves, best first, evaluated by one search.
    std::vector<Alternative> alternatives;

    /// The loss of one of the alternatives; none for other moves.
    [[nodiscard]] std::optional<double> lossOf(rules::Move alternative) const;
    /// The line with the best move: of the alternatives if there are some.
    [[nodiscard]] std::vector<rules::Move> bestLine() const;
    [[nodiscard]] bool isMistake() const { return quality >= ai::MoveQuality::Mistake; }
    /// A mistake that the search of the alternatives finds, too.
    [[nodiscard]] bool isConfirmedMistake() const;
};

struct GameReview {
    std::vector<ai::Score> scores; ///< from South's point of view; [n] is the position after n moves
    std::vector<MoveReview> moves; ///< [n] is the move from position n to n + 1

    /// South's chance to win after n moves, 0 to 1.
    [[nodiscard]] double chanceAfter(std::size_t plies) const;
    /// [side], in percent, see ai::accuracyOf(). Only moves with a choice in an undecided game count; none for a side
    /// without such a move.
    std::array<std::optional<double>, 2> accuracy;
    /// The number of a side's moves with this quality.
    [[nodiscard]] int count(rules::Side side, ai::MoveQuality quality) const;
    /// Indices of the mistakes and blunders, ascending.
    [[nodiscard]] std::vector<std::size_t> mistakes() const;

    /// The move after which the winner stayed ahead: the loser's last move before which the winner was not ahead. None
    /// if nobody is ahead at the end, or the winner was from the start. Needs scores and movers.
    [[nodiscard]] std::optional<std::size_t> turningPoint() const;

    std::vector<rules::Side> movers; ///< [n] is the side of moves[n]
};

/// Computes losses, qualities and accuracy of a review whose scores, moves, movers and better lines are known.
void computeLosses(GameReview& review, const rules::History& game);

/// Whether an alternative to a mistake is good: it begins the better line, or loses less than an inaccuracy.
[[nodiscard]] bool isAcceptable(const MoveReview& mistake, rules::Move answer);

/// Reviews one game at a time. Searches every position with the same effort, from the last to the first, so that later
/// results help in earlier positions; then all moves in the positions of mistakes.
///
/// Lives in the user interface thread and never blocks it. The same game and effort give the same review.
class Reviewer : public QObject {
    Q_OBJECT

public:
    static constexpr std::uint64_t kNodesPerMove = 300'000;

    /// The engine is created on first use.
    explicit Reviewer(QObject* parent = nullptr);
    /// Uses `searcher`, which must not be null, instead of the engine.
    explicit Reviewer(std::unique_ptr<Searcher> searcher, QObject* parent = nullptr);
    /// Stops a search, which takes at most the engine's 50 ms.
    ~Reviewer() override;

    /// The nodes for each position. Initially kNodesPerMove.
    void setEffort(std::uint64_t nodes) { m_nodes = nodes; }

    /// progressed() and finished() follow from the event loop. Cancels a running review. Returns the number of the
    /// review, by which those who share a reviewer know their own.
    int start(const rules::History& game);
    /// Cancels the review; no signal follows. Does nothing if no review is running.
    void cancel();
    /// While paused, no position is searched. A search that was stopped by a pause is repeated afterwards.
    void setPaused(bool paused);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// 0 to 1000, never decreasing.
    void progressed(int permille);
    void finished(const qumalaq::session::GameReview& review, int number);

private:
    void onProgress(const ai::SearchInfo& info);
    void onAnswer(const ai::SearchResult& result);
    void step();
    void ask(std::size_t plies, int lines);
    void judgeMoves();
    void finish();
    void emitProgress();
    void employ(std::unique_ptr<Searcher> searcher);
    /// Created on first use.
    Searcher& searcher();

    std::unique_ptr<Searcher> m_searcher;
    rules::History m_game;
    rules::History m_shown; ///< the game up to the searched position
    GameReview m_review;
    std::vector<std::size_t> m_mistakes; ///< not searched yet; the last is the next
    std::size_t m_allMistakes = 0;
    std::size_t m_open = 0; ///< positions left to search; the next one is after m_open - 1 moves
    std::uint64_t m_request = 0;
    std::uint64_t m_nodes = kNodesPerMove;
    std::vector<rules::Move> m_line;                          ///< the best line of the current search
    std::vector<std::pair<rules::Move, ai::Score>> m_ranking; ///< of the current search, best first
    int m_number = 0;                                         ///< of the last review
    bool m_isRunning = false;
    bool m_isPaused = false;
};

} // namespace qumalaq::session

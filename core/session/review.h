// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>, and needs none of it
#include "core/ai/score.h"
#include "core/rules/history.h"
#endif

#include <QObject>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::ai {
struct SearchInfo;
struct SearchResult;
} // namespace qumalaq::ai

namespace qumalaq::session {

class Thinker;

/// How good a move was, by what it lost of the mover's chance to win (ai::winChance()).
enum class Judgement : std::uint8_t {
    Best,       ///< what the engine would have played, or the only legal move
    Good,       ///< loses less than kInaccuracy
    Inaccuracy, ///< from kInaccuracy
    Mistake,    ///< from kMistake
    Blunder,    ///< from kBlunder
};
inline constexpr double kInaccuracy = 0.05;
inline constexpr double kMistake = 0.10;
inline constexpr double kBlunder = 0.20;

/// One move of a reviewed game.
struct MoveReview {
    rules::Move move;
    double loss = 0; ///< of the mover's chance, 0 to 1: the chance before the move less the chance after it
    Judgement judgement = Judgement::Best;
    /// What the engine would have played and how it goes on; empty only if the game was over.
    std::vector<rules::Move> better;

    struct Alternative {
        rules::Move move;
        double chance = 0; ///< of the mover
    };
    /// Of a mistake or blunder: every legal move, the best first, all judged by one search.
    std::vector<Alternative> alternatives;

    /// Of one of the alternatives; nothing for another move.
    [[nodiscard]] std::optional<double> chanceOf(rules::Move alternative) const;
    [[nodiscard]] bool isTurningPoint() const { return judgement >= Judgement::Mistake; }
};

/// 100 for a move that loses nothing, and less by the factor e for every sixth of the winning chance that is lost:
/// 100 · exp(−6 · loss), so 74 at the edge of an inaccuracy, 55 of a mistake, 30 of a blunder, and 0 for a won game
/// lost. A side's accuracy is the mean over its moves, those without a choice left out.
[[nodiscard]] double accuracyOf(double loss);

struct GameReview {
    std::vector<ai::Score> scores; ///< as South sees it: [n] of the position after n moves
    std::vector<MoveReview> moves; ///< [n]: the move from position n to n + 1

    /// South's chance to win after n moves, 0 to 1.
    [[nodiscard]] double chanceAfter(std::size_t plies) const;
    /// [side]; nothing for a side that had no choice in any of its moves.
    std::array<std::optional<double>, 2> accuracy;
    /// How many moves of a side were judged so.
    [[nodiscard]] int count(rules::Side side, Judgement judgement) const;
    /// Indices of the moves that are turning points, ascending.
    [[nodiscard]] std::vector<std::size_t> turningPoints() const;

    std::vector<rules::Side> movers; ///< [n]: of moves[n]
};

/// A move of a mistake's alternatives would have done as well: it loses less than kInaccuracy against the best of them.
[[nodiscard]] bool isAcceptable(const MoveReview& mistake, rules::Move answer);

/// Reviews one game at a time: looks at every position with the same effort, from the last one to the first (so that
/// what is known of the end helps in the middle), then at all moves of the mistakes.
///
/// Lives in the user interface thread and never blocks it. The same game and effort give the same review.
class Reviewer : public QObject {
    Q_OBJECT

public:
    static constexpr std::uint64_t kNodesPerMove = 300'000;

    /// The engine is made when it is first needed.
    explicit Reviewer(QObject* parent = nullptr);
    /// With another computer player than the engine (not null).
    explicit Reviewer(std::unique_ptr<Thinker> thinker, QObject* parent = nullptr);
    /// Ends a search within the engine's 50 ms.
    ~Reviewer() override;

    /// Positions looked at for one move of the game.
    void setEffort(std::uint64_t nodes) { m_nodes = nodes; }

    /// progressed() and finished() follow from the event loop. One that runs is given up.
    void start(const rules::History& game);
    /// Nothing follows. Nothing happens if no review runs.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// 0 to 1000, never falling.
    void progressed(int permille);
    void finished(const qumalaq::session::GameReview& review);

private:
    void onProgress(const ai::SearchInfo& info);
    void onAnswer(const ai::SearchResult& result);
    void step();
    void ask(std::size_t plies, int lines);
    void judge();
    void finish();
    void tellProgress();
    void employ(std::unique_ptr<Thinker> thinker);
    /// Made when it is first needed.
    Thinker& thinker();

    std::unique_ptr<Thinker> m_thinker;
    rules::History m_game;
    rules::History m_shown; ///< the game as far as the position that is looked at
    GameReview m_review;
    std::vector<std::size_t> m_mistakes; ///< still to be looked at, the last first
    std::size_t m_allMistakes = 0;
    std::size_t m_open = 0; ///< positions still to be looked at: the next one is after m_open - 1 moves
    std::uint64_t m_request = 0;
    std::uint64_t m_nodes = kNodesPerMove;
    std::vector<rules::Move> m_line; ///< the best one of the running search
    std::vector<MoveReview::Alternative> m_coming;
    bool m_isRunning = false;
};

} // namespace qumalaq::session

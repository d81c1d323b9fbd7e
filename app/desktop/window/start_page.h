// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/learn_summary.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "core/notation/game_record.h"
#include "core/session/match_journal.h"

#include <QDateTime>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace qumalaq::desktop {

class BoardWidget;
class RecentGames;
class StartPageLayout;
class StartButton;

/// The home of the program: a board, the recommended next step, the unfinished game, what was learned, and the latest
/// games. It asks no questions; a single key starts a game. A newcomer reads what the game is, and can make moves on
/// the board, which the board answers.
class StartPage final : public Page {
    Q_OBJECT

public:
    /// A game that can be continued.
    struct Unfinished {
        session::MatchRecord record;
        QDateTime lastChanged; ///< invalid while it is being played
    };

    /// `settings` must outlive the page.
    explicit StartPage(Settings& settings, QWidget* parent = nullptr);
    ~StartPage() override;

    void setUnfinished(const std::optional<Unfinished>& game);
    void setLearned(const LearnSummary& learned);
    /// The latest first.
    void setRecent(const std::vector<notation::GameRecord>& games);

    /// The name of the learner; empty if there is nobody else.
    void setLearner(const QString& name);

    [[nodiscard]] QString title() const override { return {}; }
    [[nodiscard]] QString heading() const override { return m_learner; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    void updateLook() override;
    void enter() override;
    void leave() override;

    [[nodiscard]] bool wasPainted() const { return m_wasPainted; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    /// Resume is visible if there is an unfinished game, Openings if moves of the learner's are to be repeated. Neither
    /// moves Learn or Play.
    enum class Tile {
        Learn,
        Play,
        Resume,
        TwoPeople,
        Choose,
        Open,
        Rules,
        Library,
        Practice,
        Rush,
        Openings,
        Progress
    };
    static constexpr std::size_t kTiles = 12;
    [[nodiscard]] StartButton* tile(Tile which) const { return m_tiles[static_cast<std::size_t>(which)]; }
    /// The recommended one.
    [[nodiscard]] Tile primary() const;
    /// What the game is, for a newcomer.
    [[nodiscard]] static QString introduction();

Q_SIGNALS:
    void resumeRequested();
    /// Start a game with the last choices.
    void playRequested();
    void twoComputersRequested();
    /// Choose game, names and clock first.
    void twoPeopleRequested();
    /// Choose game, level and clock first.
    void chooseRequested();
    /// Open what is to be repeated today, or else the next lesson.
    void learnRequested();
    void practiceRequested();
    void rushRequested();
    void openingsRequested();
    void openRequested();
    void libraryRequested();
    void rulesRequested();
    void progressRequested();
    void recentRequested(const qumalaq::notation::GameRecord& game);
    void reviewRequested(const qumalaq::notation::GameRecord& game);
    /// Emitted once. Work that the first frame does not need can begin.
    void painted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void buildLanguages();
    void chooseScreen();
    void refresh();
    void updateLayout();
    void dressTiles();
    void updatePlay();
    void updateUnfinished();
    void updateLearned();
    void showPosition();
    void updateNames();
    void sowNext();
    void sow(rules::Move move);
    void tryPit(rules::Pit pit);
    void ringPit(std::optional<rules::Pit> pit);
    [[nodiscard]] std::optional<rules::Pit> pitAt(const QPoint& point, rules::Side row) const;
    [[nodiscard]] bool isNewcomer() const;
    /// Whether the newcomer may make moves on the board.
    [[nodiscard]] bool canTry() const { return isNewcomer() && !m_unfinished; }
    [[nodiscard]] Language language() const;

    Settings& m_settings;
    bool m_wasPainted = false;
    QString m_learner;
    std::optional<Unfinished> m_unfinished;
    LearnSummary m_learned;
    rules::History m_shown; ///< on the board
    std::size_t m_nextOfSample = 0;
    bool m_isTried = false; ///< the newcomer has made a move on the board
    QTimer m_breath;

    BoardWidget* m_board;
    QWidget* m_introduction;
    QLabel* m_tryOut = nullptr; ///< the invitation to make a move, then what the last one did
    QWidget* m_actions;         ///< name, language, and what the person can begin
    QWidget* m_cards;
    RecentGames* m_games;
    QLabel* m_name;
    QToolButton* m_language;
    std::array<StartButton*, kTiles> m_tiles{};
    std::optional<Tile> m_dressed; ///< the tile in the accent colour
    std::unique_ptr<StartPageLayout> m_layout;
};

} // namespace qumalaq::desktop

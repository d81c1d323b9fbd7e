// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "core/learn/openings.h"
#include "core/session/analyst.h"
#include "core/session/study_document.h"
#include "core/session/study_review.h"

#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace qumalaq::desktop {

class AnalysisPanel;
class BoardContainer;
class BoardWidget;
class CandidateMarks;
class EvaluationBar;
class StudyMovesPanel;
class MoveTreeModel;
class MoveRowsView;
class MessageStrip;
class ReviewGraph;
class ReviewPanel;
class SidePanel;
class SoundPlayer;
class StudyBoardController;
class ButtonRow;

/// Studies a recorded game: moves with variations, comments and marks, analysis by the engine, and review of the whole
/// game.
class StudyPage final : public Page {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    StudyPage(session::StudyDocument& document, session::StudyReview& review, Settings& settings, SoundPlayer& sound,
              const Actions& actions, QWidget* parent = nullptr);
    ~StudyPage() override;

    /// Opens a game at its start, with the file it is from.
    void open(const notation::GameRecord& record, const RecordFile& file = {});

    /// The review compares the learner's own games with these openings.
    void setOpenings(const std::vector<learn::Openings>& openings);

    [[nodiscard]] session::StudyDocument* document() const { return &m_document; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] BoardWidget* boardForDigits() const override { return m_board; }
    [[nodiscard]] MoveRowsView* moves() const { return m_moves; }
    [[nodiscard]] session::Analyst* analyst() const { return m_analyst; }
    [[nodiscard]] CandidateMarks* marks() const { return m_marks; }
    [[nodiscard]] session::StudyReview* review() const { return &m_review; }

    [[nodiscard]] QString title() const override;
    /// The players, the result, the game, the date and the event.
    [[nodiscard]] QString heading() const override;
    bool stepBack() override;
    /// In a narrow page they include the side panel, without which the board is larger.
    [[nodiscard]] std::vector<ActionId> headerActions() const override;
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    [[nodiscard]] bool canRun(ActionId command) const override;
    [[nodiscard]] bool isChecked(ActionId command) const override;
    [[nodiscard]] bool undoesChanges() const override { return true; }
    void run(ActionId command, bool checked) override;
    void enter() override;
    void leave() override;
    void showTip(const QString& tip, int ms) override;
    void setZen(bool zen) override;
    [[nodiscard]] bool hasRecord() const override { return true; }
    [[nodiscard]] std::optional<notation::GameRecord> shownRecord() const override;
    [[nodiscard]] std::optional<rules::AnyPosition> shownPosition() const override;
    /// Games without a file of their own are saved automatically.
    [[nodiscard]] bool isModified() const override { return m_document.isModified() && !recordFile().path.isEmpty(); }
    void setSaved() override { m_document.setSaved(); }

Q_SIGNALS:
    /// The moves from the start to the position are to be added to the openings of the side that moved last, or, if the
    /// record was exported from openings, with all its lines to those.
    void openingRequested(const qumalaq::notation::GameRecord& record, const qumalaq::rules::History& line);
    /// A puzzle of the position, or a game from it, was requested.
    void puzzleRequested(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);
    void playRequested(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectAll();
    void applySetting(Settings::Key key);
    void updateLayout();
    void updateOrientation();
    void refresh();
    void refreshCards();
    void refreshAnalysis();
    void announceEvaluation();
    void refreshReview();
    /// Writes the review into the game, and shows the moves with it.
    void addReview();
    void showReview();
    /// Shows the move that the review names as better, in the position before the current move.
    void showBetter();
    void onMoveRequested(rules::Move move);
    /// Along the current line; negative: back.
    void step(int steps);
    /// Shows for some seconds, and announces, what was done, or why a key or a click did nothing.
    void showMessage(const QString& text);
    /// The move that the board shows: while the current move is being sown, the move before it.
    [[nodiscard]] notation::NodeId shownMove() const;
    [[nodiscard]] QString caption() const;
    /// The players and the result.
    [[nodiscard]] QStringList summary() const;
    [[nodiscard]] bool isWide() const;

    Settings& m_settings;
    SoundPlayer& m_sound;
    const Actions& m_actions;
    bool m_isPanelShown = true;
    bool m_isZen = false;
    bool m_isEntered = false;
    bool m_isAnalysing = false;
    std::optional<notation::NodeId> m_evaluated; ///< where the evaluation was announced last
    QString m_tip;
    QTimer m_tipTime;

    session::StudyDocument& m_document;
    session::StudyReview& m_review;
    session::Analyst* m_analyst;
    MoveTreeModel* m_model;
    BoardWidget* m_board;
    StudyBoardController* m_boardController;
    CandidateMarks* m_marks;
    MessageStrip* m_strip; ///< whose turn it is, and the evaluation
    BoardContainer* m_boardContainer;
    EvaluationBar* m_bar;
    ReviewGraph* m_graph;
    AnalysisPanel* m_analysis;
    SidePanel* m_panel;
    QTabBar* m_tabs;
    ButtonRow* m_turns;      ///< to the previous and the next mistake
    QStackedWidget* m_pages; ///< the moves; the graph and the review
    MoveRowsView* m_moves;
    StudyMovesPanel* m_studyMovesPanel;
    ReviewPanel* m_reviewPanel;
    ButtonRow* m_tools;
    QToolButton* m_more; ///< shows the menu of the current move
};

} // namespace qumalaq::desktop

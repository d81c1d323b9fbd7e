// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/frame/settings.h"
#include "core/session/analyst.h"
#include "core/session/study_document.h"
#include "core/session/study_recovery.h"
#endif

#include <functional>
#include <vector>

class QFrame;
class QLabel;
class QStackedWidget;
class QTabBar;

namespace qumalaq::desktop {

class AnalysisPanel;
class BoardPlace;
class BoardWidget;
class CandidateMarks;
class EvaluationBar;
class MovesPage;
class MoveTreeModel;
class MoveTreeView;
class NoticeBar;
class ReviewController;
class ReviewGraph;
class ReviewPanel;
class SoundPlayer;
class StudyBoard;

/// Where a recorded game is looked through: its moves with variations, comments and remarks, the engine's opinion when
/// it is asked for, and the review of the whole game.
class StudyRoom final : public Room {
    Q_OBJECT

public:
    /// All must outlive the room.
    StudyRoom(Settings& settings, SoundPlayer& sound, NoticeBar& notices, const Actions& actions,
              QWidget* parent = nullptr);
    ~StudyRoom() override;

    /// What is changed and not saved is kept there from now on, after every change. Games that are there already stay
    /// until recover() opens them or dropUnsaved() drops them. It must outlive the room.
    void keepIn(session::StudyRecovery& recovery);
    /// Offers, by a notice, the games of an earlier time; `open` is to make the room and to call recover(), `drop` to
    /// drop them. Nothing happens if there are none.
    static void offerUnsaved(NoticeBar& notices, const session::StudyRecovery& recovery,
                             const std::function<void()>& open, const std::function<void()>& drop);
    /// Opens the game that was worked on last and never saved. False if there is none.
    bool recover();
    /// Drops the unsaved games, but for the one that is open.
    void dropUnsaved();

    /// Another game, from its start, and the file it is from. One that was changed and not saved is put aside and
    /// offered.
    void open(const notation::GameRecord& record, const RecordFile& file = {},
              session::StudyDocument::Origin origin = session::StudyDocument::Origin::Saved);

    [[nodiscard]] session::StudyDocument* document() const { return m_document; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] MoveTreeView* moves() const { return m_moves; }
    [[nodiscard]] session::Analyst* analyst() const { return m_analyst; }
    [[nodiscard]] CandidateMarks* marks() const { return m_marks; }
    [[nodiscard]] ReviewController* review() const { return m_review; }
    [[nodiscard]] ReviewGraph* graph() const { return m_graph; }
    [[nodiscard]] ReviewPanel* reviewPanel() const { return m_reviewPanel; }
    [[nodiscard]] MovesPage* movesPage() const { return m_movesPage; }

    [[nodiscard]] QString title() const override;
    void setLook(const Theme& theme, const Metrics& metrics) override;
    void retranslate() override;
    [[nodiscard]] bool can(ActionId command) const override;
    [[nodiscard]] bool isChecked(ActionId command) const override;
    void run(ActionId command, bool checked) override;
    void enter() override;
    void leave() override;
    void showTip(const QString& tip) override;
    void setZen(bool zen) override;
    [[nodiscard]] bool hasRecord() const override { return true; }
    [[nodiscard]] std::optional<notation::GameRecord> shownRecord() const override;
    [[nodiscard]] std::optional<rules::AnyPosition> shownPosition() const override;
    [[nodiscard]] bool isModified() const override;
    void setSaved() override;

Q_SIGNALS:
    /// A match from the position that is looked at, with these rules.
    void playWished(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectAll();
    void applySetting(Settings::Key key);
    void arrange();
    void refresh();
    void refreshAnalysis();
    void refreshGraph();
    void refreshReview();
    void onMoveWished(rules::Move move);
    void keepUnsaved();
    void offerAside();
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString placeText(std::size_t ply) const;
    [[nodiscard]] bool isWide() const;

    static constexpr QLatin1String kAsideNotice{"study-aside"};
    static constexpr QLatin1String kUnsavedNotice{"study-unsaved"};

    Settings& m_settings;
    SoundPlayer& m_sound;
    NoticeBar& m_notices;
    const Actions& m_actions;
    Metrics m_metrics;
    session::StudyRecovery* m_recovery = nullptr; ///< null: nothing is kept
    std::vector<notation::GameRecord> m_aside;    ///< changed and not saved, and not the one that is open
    bool m_isPanelShown = true;
    bool m_isZen = false;
    bool m_isEntered = false;
    bool m_isAnalysing = false;
    QString m_tip;

    session::StudyDocument* m_document;
    session::Analyst* m_analyst;
    MoveTreeModel* m_model;
    BoardWidget* m_board;
    StudyBoard* m_play;
    ReviewController* m_review;
    CandidateMarks* m_marks;
    QLabel* m_heading;
    QLabel* m_caption;
    BoardPlace* m_boardPlace;
    EvaluationBar* m_bar;
    ReviewGraph* m_graph;
    AnalysisPanel* m_analysis;
    QFrame* m_panel;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    MoveTreeView* m_moves;
    MovesPage* m_movesPage;
    ReviewPanel* m_reviewPanel;
};

} // namespace qumalaq::desktop

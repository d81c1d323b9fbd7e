// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/openings.h"
#include "core/session/review.h"

#include <QScrollArea>

#include <array>
#include <optional>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace qumalaq::session {
class StudyDocument;
class StudyReview;
} // namespace qumalaq::session

namespace qumalaq::desktop {

class Actions;

/// The review beside the board: starts it, shows it, explains the current move, and runs the exercise. Shows
/// where the stones came from; beside a review only on request.
class ReviewPanel : public QScrollArea {
    Q_OBJECT

public:
    /// All must outlive the panel.
    ReviewPanel(session::StudyDocument& document, session::StudyReview& controller, const Actions& actions,
                QWidget* parent = nullptr);

    /// The openings of the learner, with which games against the computer are compared.
    void setOpenings(const std::vector<learn::Openings>& openings);
    void refresh();
    /// Starts the review if there is none, and takes the focus.
    void begin();
    /// The better move, if the person asks to see it and the current move is doubtful.
    [[nodiscard]] std::optional<rules::Move> shownBetter() const;
    void hideBetter();
    /// In pixels, for its texts and its scroll bar. Hidden buttons count up to `atMost`, so that the board keeps its
    /// place when they appear.
    [[nodiscard]] int neededWidth(int atMost) const;
    /// In words: the numbers that are not announced with a new review.
    [[nodiscard]] QString restOfSummary() const;

Q_SIGNALS:
    /// The review is to be added to the game.
    void addRequested();
    /// Whether the graph should draw the stones, too.
    void stonesRequested(bool areShown);
    /// Another shownBetter().
    void betterChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void endBetweenControls();
    void build();
    /// Focuses the control for the next step.
    void takeFocus();
    void announceNews();
    /// What is announced of a new review: the result, and how many mistakes there are.
    [[nodiscard]] QString briefSummary() const;
    /// The header row of both tables. Between two people it has the sides, which are shorter than their names.
    [[nodiscard]] std::array<QString, 3> names() const;
    void refreshSummary();
    [[nodiscard]] std::vector<std::array<QString, 3>> summary() const;
    [[nodiscard]] static std::vector<std::array<QString, 3>> ledgerOf(const rules::History& history);
    [[nodiscard]] static QStringList tuzdyksOf(const rules::History& history);
    [[nodiscard]] QString wordsOn(std::size_t ply) const;
    void reserveRoomForWords();
    /// The better move that the words name.
    [[nodiscard]] std::optional<rules::Move> betterMove() const;
    void refreshMove();
    void refreshRemark();
    void refreshExercise();
    void refreshLedger();
    [[nodiscard]] std::optional<rules::Side> addressee() const;
    [[nodiscard]] QString feedbackText() const;
    /// Rows are a title, South's number and North's number.
    void fill(QGridLayout* grid, const std::vector<std::array<QString, 3>>& rows, std::vector<QLabel*>& labels);

    session::StudyDocument& m_document;
    session::StudyReview& m_review;
    const Actions& m_actions;
    QPushButton* m_start;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_learnSouth;
    QPushButton* m_learnNorth;
    QPushButton* m_keep;
    QWidget* m_summary;
    QGridLayout* m_summaryGrid;
    std::vector<QLabel*> m_summaryLabels;
    QLabel* m_move;
    QPushButton* m_better; ///< shows the better move on the board
    QLabel* m_remark;      ///< on the game as a whole
    QWidget* m_exercise;
    QLabel* m_exerciseText;
    QLabel* m_feedback; ///< to the answer
    QPushButton* m_reveal;
    QPushButton* m_next;
    QPushButton* m_stop;
    QLabel* m_ledgerTitle;
    QCheckBox* m_stones;
    QGridLayout* m_ledgerGrid;
    std::vector<QLabel*> m_ledgerLabels;
    QLabel* m_tuzdyks;
    std::vector<learn::Openings> m_openings;
    std::optional<std::size_t> m_shownPly; ///< of the move whose judgement is shown
    bool m_wasRunning = false;
    bool m_wasReady = false;
};

} // namespace qumalaq::desktop

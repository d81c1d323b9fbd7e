// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/page.h"
#include "core/notation/scoresheet_check.h"
#include "core/work/latest_task.h"

#include <QTimer>

#include <optional>

class QComboBox;
class QFrame;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTextBrowser;
class QVBoxLayout;

namespace qumalaq::desktop {

/// The scoresheet check. The person types or pastes moves as written on paper and, if the sheet has them, the positions
/// noted after every ten moves. Marks mismatches and offers the smallest corrections.
class ScoresheetCheckPage final : public Page {
    Q_OBJECT

public:
    explicit ScoresheetCheckPage(QWidget* parent = nullptr);

    /// Replaces the moves by this text and examines it.
    void open(const QString& moves);

    /// Whether an examination runs or is about to start.
    [[nodiscard]] bool isBusy() const { return m_typing.isActive() || m_examining.isRunning(); }

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QString title() const override;
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    void enter() override;

Q_SIGNALS:
    /// The moves with the accepted repairs.
    void opened(const qumalaq::notation::GameRecord& record);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateLayout();
    void examine();
    void showReport(const notation::ScoresheetReport& report);
    void announceVerdict();
    void showSheet();
    void applyCorrection();
    [[nodiscard]] QString mismatchText(const notation::Mismatch& mismatch) const;
    [[nodiscard]] QString repairText(const notation::Repair& repair) const;
    [[nodiscard]] const notation::Correction* chosen() const;

    QTimer m_typing;
    work::LatestTask m_examining;
    notation::Scoresheet m_sheet;
    std::optional<notation::ScoresheetReport> m_report;
    QString m_fault;     ///< why the text cannot be examined at all
    QString m_announced; ///< the last announcement of the verdict

    QLabel* m_about;
    QComboBox* m_game;
    QLabel* m_movesLabel;
    QPlainTextEdit* m_moves;
    QLabel* m_positionsLabel;
    QPlainTextEdit* m_positions;
    QVBoxLayout* m_fields;
    QFrame* m_panel; ///< the report; before that, instructions
    QLabel* m_verdict;
    QLabel* m_equals;
    QTextBrowser* m_view;
    QLabel* m_correctionsLabel;
    QPushButton* m_previous;
    QPushButton* m_next;
    QListWidget* m_corrections;
    QPushButton* m_take;
};

} // namespace qumalaq::desktop

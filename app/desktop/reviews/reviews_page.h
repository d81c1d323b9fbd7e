// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/reviews/review_queue.h"
#endif
#include "app/desktop/ui/page.h"

class QLabel;
class QPushButton;

namespace qumalaq::desktop {

class NoticeBar;
class ReviewsModel;
class RowTable;

/// The games that were chosen in the library to be reviewed, with what the reviews found.
class ReviewsPage final : public Page {
    Q_OBJECT

public:
    /// Both must outlive the page.
    ReviewsPage(ReviewQueue& queue, NoticeBar& notices, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void setLook(const Theme& theme, const Metrics& metrics) override;
    void enter() override;
    [[nodiscard]] QSize minimumSizeHint() const override { return leastSizeOfTexts(); }

    /// How far the reviews are: "3 of 20 games reviewed. About 4 minutes left."
    [[nodiscard]] static QString progressOf(const ReviewQueue& queue);

Q_SIGNALS:
    /// `ply`: the index of the costliest mistake; -1 if there is none.
    void opened(const qumalaq::notation::GameRecord& record, int ply);
    void packMade(const QString& title, const QByteArray& text);
    void tableSaveRequested(const QByteArray& csv);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void refresh();
    void openCurrent();
    void makePack();
    void removeSelected();

    ReviewQueue& m_queue;
    NoticeBar& m_notices;
    ReviewsModel* m_model;
    QLabel* m_state;
    QPushButton* m_pause;
    RowTable* m_table;
    QLabel* m_empty;
    QPushButton* m_open;
    QPushButton* m_pack;
    QPushButton* m_save;
    QPushButton* m_remove;
};

} // namespace qumalaq::desktop

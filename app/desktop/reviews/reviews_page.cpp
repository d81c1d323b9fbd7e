// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/reviews_page.h"

#include "app/desktop/reviews/reviews_files.h"
#include "app/desktop/reviews/reviews_model.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/row_table.h"
#include "app/desktop/ui/style.h"

#include <QDate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr QLatin1String kReviewsNotice("reviews");

} // namespace

ReviewsPage::ReviewsPage(ReviewQueue& queue, NoticeBar& notices, QWidget* parent)
    : Page(parent)
    , m_queue(queue)
    , m_notices(notices)
    , m_model(new ReviewsModel(queue, this))
    , m_state(new QLabel(this))
    , m_pause(new QPushButton(this))
    , m_table(new RowTable(m_model, this))
    , m_empty(new QLabel(this))
    , m_open(new QPushButton(tr("Open in the st&udy"), this))
    , m_pack(new QPushButton(tr("Make a pac&k of puzzles"), this))
    , m_save(new QPushButton(tr("Save the &table…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
{
    layOut();
    connect(m_pause, &QPushButton::clicked, this, [this] { m_queue.setPaused(!m_queue.isPaused()); });
    connect(m_table, &QTableView::activated, this, &ReviewsPage::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &ReviewsPage::openCurrent);
    connect(m_pack, &QPushButton::clicked, this, &ReviewsPage::makePack);
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT tableSaveRequested(csvOf(m_queue.games())); });
    connect(m_remove, &QPushButton::clicked, this, &ReviewsPage::removeSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ReviewsPage::refresh);
    connect(&m_queue, &ReviewQueue::changed, this, &ReviewsPage::refresh);
    refresh();
}

void ReviewsPage::layOut()
{
    setRole(m_state, "title");
    m_state->setWordWrap(true);
    setRole(m_open, "primary");
    setRole(m_empty, "muted");
    setNotRead(*m_empty);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setText(tr("No games yet. Select games in the library, then choose “Review” under “More commands” (⋯)."));
    m_table->setAccessibleName(tr("Games"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ReviewsModel::South, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(ReviewsModel::North, QHeaderView::Stretch);
    auto* ofGame = new QHBoxLayout;
    ofGame->addWidget(m_open);
    ofGame->addWidget(m_remove);
    ofGame->addStretch(1);
    auto* ofAll = new QHBoxLayout;
    ofAll->addWidget(m_pack);
    ofAll->addWidget(m_save);
    ofAll->addWidget(m_pause);
    ofAll->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_state);
    column->addWidget(m_empty, 1);
    column->addWidget(m_table, 1);
    column->addLayout(ofGame);
    column->addLayout(ofAll);
}

QString ReviewsPage::progressOf(const ReviewQueue& queue)
{
    const auto all = static_cast<int>(queue.games().size());
    const auto waiting = static_cast<int>(queue.waiting());
    if (all == 0)
        return {};
    if (waiting == 0)
        return tr("%n games reviewed.", nullptr, all);
    const QString done = tr("%1 of %n games reviewed.", nullptr, all).arg(all - waiting);
    if (queue.isPaused())
        return done + u' ' + tr("The reviews are paused.");
    constexpr int kMsPerMinute = 60'000;
    const auto minutes = static_cast<int>((queue.timeLeft().count() + kMsPerMinute / 2) / kMsPerMinute);
    return done + u' '
           + (minutes == 0 ? tr("Less than a minute left.") : tr("About %n minutes left.", nullptr, minutes));
}

void ReviewsPage::refresh()
{
    const auto& games = m_queue.games();
    const bool hasReviewed = m_queue.waiting() < games.size();
    const auto selected = static_cast<int>(m_table->selectionModel()->selectedRows().size());
    m_state->setText(progressOf(m_queue));
    m_state->setVisible(!games.empty());
    m_pause->setText(m_queue.isPaused() ? tr("&Continue", "the reviews") : tr("&Pause", "the reviews"));
    m_pause->setVisible(m_queue.waiting() > 0);
    m_empty->setVisible(games.empty());
    m_table->setVisible(!games.empty());
    m_open->setEnabled(selected == 1);
    m_pack->setEnabled(hasReviewed);
    m_save->setEnabled(hasReviewed);
    m_remove->setEnabled(selected > 0);
    updateGeometry();
}

void ReviewsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateGeometry();
}

void ReviewsPage::openCurrent()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_model->rowCount())
        return;
    const QueuedGame game = m_queue.games()[static_cast<std::size_t>(row)];
    Q_EMIT opened(game.record, game.worst ? game.worst->ply : -1);
}

void ReviewsPage::makePack()
{
    const QDate today = QDate::currentDate();
    const QString title = tr("Mistakes, %1", "a date").arg(DateText::of(today.year(), today.month(), today.day()));
    const QByteArray pack = packOf(m_queue.games(), title);
    if (!pack.isEmpty())
        return Q_EMIT packMade(title, pack);
    m_notices.put(
        {.id = kReviewsNotice, .text = [] { return tr("None of the mistakes in these games makes a good puzzle."); }});
}

void ReviewsPage::removeSelected()
{
    std::vector<std::size_t> rows;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& row : selected)
        rows.push_back(static_cast<std::size_t>(row.row()));
    std::sort(rows.begin(), rows.end());
    if (rows.empty())
        return;
    const auto removed = m_queue.remove(rows);
    m_table->setFocus();
    m_notices.put({.id = kReviewsNotice,
                   .text =
                       [games = static_cast<int>(removed.size())] {
                           return tr("%n games were removed from the reviews. They are still in the library.", nullptr,
                                     games);
                       },
                   .answers = {{[] { return tr("Undo"); }, [&queue = m_queue, removed] { queue.restore(removed); }}}});
}

QString ReviewsPage::title() const
{
    return tr("Reviews");
}

void ReviewsPage::setLook(const Theme&, const Metrics&) {}

void ReviewsPage::enter()
{
    m_table->setFocus();
    if (m_table->currentIndex().row() < 0 && m_model->rowCount() > 0)
        m_table->selectRow(0);
    tell(*this, m_queue.games().empty() ? m_empty->text() : m_state->text(), Announcer::Kind::State);
}

} // namespace qumalaq::desktop

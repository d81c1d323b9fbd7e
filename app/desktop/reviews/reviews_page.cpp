// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/reviews_page.h"

#include "app/desktop/learn/pack_store.h"
#include "app/desktop/reviews/reviews_files.h"
#include "app/desktop/reviews/reviews_model.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/row_table.h"
#include "app/desktop/ui/style.h"
#include "core/notation/player_name.h"

#include <QComboBox>
#include <QDate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kNarrowestColumn = 120; ///< the name of a computer
constexpr int kAdded = -1;            ///< the games in the order in which they were added, by no column
constexpr int kLettersOfName = 20;    ///< on a button

/// The player of all these games; empty if there is none, or no other.
QString playerOf(const std::vector<const QueuedGame*>& games)
{
    std::vector<QString> players;
    for (const Side side : rules::kBothSides) {
        if (const std::string_view name = games.front()->record.tag(notation::nameTagOf(side));
            !notation::isUnnamed(name))
            players.push_back(PlayerText::nameOf(games.front()->record, side));
    }
    std::erase_if(players, [&games](const QString& name) {
        return !std::all_of(games.begin(), games.end(), [&name](const QueuedGame* game) {
            return PlayerText::nameOf(game->record, Side::South) == name
                   || PlayerText::nameOf(game->record, Side::North) == name;
        });
    });
    return players.size() == 1 ? players.front() : QString();
}

} // namespace

ReviewsPage::ReviewsPage(ReviewQueue& queue, PackStore& packs, NoticeBar& notices, QWidget* parent)
    : Page(parent)
    , m_queue(queue)
    , m_packs(packs)
    , m_notices(notices)
    , m_model(new QSortFilterProxyModel(this))
    , m_players(new QStandardItemModel(this))
    , m_state(new QLabel(this))
    , m_pause(new QPushButton(this))
    , m_tabs(new QTabBar(this))
    , m_orderLabel(new QLabel(tr("Sort b&y"), this))
    , m_order(new QComboBox(this))
    , m_table(new RowTable(m_model, this))
    , m_playerTable(new RowTable(m_players, this))
    , m_mistakes(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_open(new QPushButton(this))
    , m_pack(new QPushButton(this))
    , m_save(new QPushButton(tr("Save the &table…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
{
    m_model->setSourceModel(new ReviewsModel(queue, this));
    m_model->setSortRole(kSortRole);
    m_model->setSortLocaleAware(true);
    m_players->setSortRole(kSortRole);
    layOut();
    connect(m_tabs, &QTabBar::currentChanged, this, &ReviewsPage::showTab);
    connect(m_order, &QComboBox::activated, this, [this](int index) {
        const int column = m_order->itemData(index).toInt();
        const bool isText = shownTable()->model()->index(0, column).data(kSortRole).typeId() == QMetaType::QString;
        shownTable()->sortByColumn(column, isText || column == ReviewsModel::Accuracy ? Qt::AscendingOrder
                                                                                      : Qt::DescendingOrder);
    });
    for (RowTable* table : {m_table, m_playerTable})
        connect(table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, m_order,
                [this](int column) { m_order->setCurrentIndex(m_order->findData(column)); });
    connect(m_pause, &QPushButton::clicked, this, [this] { m_queue.setPaused(!m_queue.isPaused()); });
    for (const RowTable* table : {m_table, m_playerTable})
        connect(table, &QTableView::activated, this, &ReviewsPage::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &ReviewsPage::openCurrent);
    connect(m_pack, &QPushButton::clicked, this, &ReviewsPage::makePack);
    connect(m_save, &QPushButton::clicked, this, [this] {
        Q_EMIT tableSaveRequested(title() + QStringLiteral(": ") + m_tabs->tabText(m_tabs->currentIndex()),
                                  shownTable() == m_table ? csvOf(m_queue.games()) : csvOf(*m_playerTable->model()));
    });
    connect(m_remove, &QPushButton::clicked, this, &ReviewsPage::removeSelected);
    for (const RowTable* table : {m_table, m_playerTable}) {
        connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ReviewsPage::refresh);
        connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ReviewsPage::showMistakes);
    }
    connect(&m_queue, &ReviewQueue::changed, this, &ReviewsPage::refresh);
    connect(&m_queue, &ReviewQueue::changed, this, &ReviewsPage::refreshPlayers);
    connect(&m_queue, &ReviewQueue::progressed, this, [this] { m_state->setText(progressOf(m_queue)); });
    refresh();
    showTab();
}

void ReviewsPage::layOut()
{
    for (const QString& tab : {tr("Games"), tr("Players")})
        m_tabs->addTab(tab);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Table"));
    m_orderLabel->setBuddy(m_order);
    m_playerTable->setAccessibleName(tr("Players"));
    m_playerTable->setSelectionMode(QAbstractItemView::SingleSelection);
    for (RowTable* table : {m_table, m_playerTable}) {
        table->horizontalHeader()->setSortIndicator(table == m_table ? kAdded : 0, Qt::AscendingOrder);
        table->setSortingEnabled(true);
        table->horizontalHeader()->setSectionsClickable(true);
        table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter); // over the texts
    }
    setRole(m_state, "title");
    m_state->setWordWrap(true);
    m_mistakes->setWordWrap(true);
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
    auto* head = new QHBoxLayout;
    head->addWidget(m_tabs);
    head->addStretch(1);
    head->addWidget(m_orderLabel);
    head->addWidget(m_order);
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
    column->addLayout(head);
    column->addWidget(m_table, 1);
    column->addWidget(m_playerTable, 1);
    column->addWidget(m_mistakes);
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
    const bool showsGames = m_tabs->currentIndex() == 0;
    const auto selected = selectedGames().size();
    const bool begins = !m_empty->isHidden() && !games.empty(); // games from the library come after the page is entered
    m_state->setText(progressOf(m_queue));
    m_pause->setText(m_queue.isPaused() ? tr("&Continue", "the reviews") : tr("&Pause", "the reviews"));
    m_pause->setVisible(m_queue.waiting() > 0);
    m_empty->setVisible(games.empty());
    for (QWidget* shown :
         std::initializer_list<QWidget*>{m_state, m_tabs, m_orderLabel, m_order, m_open, m_pack, m_save})
        shown->setVisible(!games.empty());
    m_table->setVisible(!games.empty() && showsGames);
    m_playerTable->setVisible(!games.empty() && !showsGames);
    m_open->setText(showsGames ? tr("Open in the st&udy") : tr("Sho&w the games"));
    m_remove->setVisible(!games.empty() && showsGames);
    const QString player = playerOfPack();
    const QString name = player.size() > kLettersOfName ? player.left(kLettersOfName) + u'…' : player;
    m_pack->setText(!player.isEmpty()            ? tr("Make a pac&k for %1", "a player").arg(escapedLabel(name))
                    : showsGames && selected > 1 ? tr("Make a pac&k from the selected games")
                                                 : tr("Make a pac&k of puzzles"));
    m_pack->setToolTip(tr("Make puzzles of the mistakes"));
    m_open->setEnabled(showsGames ? selected == 1 : !selectedPlayer().isEmpty());
    m_pack->setEnabled(hasReviewed);
    m_save->setEnabled(hasReviewed);
    m_remove->setEnabled(selected > 0);
    showMistakes();
    updateGeometry();
    if (begins && isVisible())
        announce(*this, m_state->text(), Announcer::Kind::State);
}

void ReviewsPage::showMistakes()
{
    m_mistakes->setText(shownTable()->currentIndex().data(kMistakesRole).toString());
    m_mistakes->setVisible(!m_mistakes->text().isEmpty());
}

RowTable* ReviewsPage::shownTable() const
{
    return m_tabs->currentIndex() == 0 ? m_table : m_playerTable;
}

void ReviewsPage::showTab()
{
    refresh();
    refreshPlayers();
    m_order->clear();
    if (shownTable() == m_table)
        m_order->addItem(tr("When added", "the order of games"), kAdded);
    const QAbstractItemModel* model = shownTable()->model();
    for (int column = 0; column < model->columnCount(); ++column)
        m_order->addItem(model->headerData(column, Qt::Horizontal).toString(), column);
    m_order->setCurrentIndex(m_order->findData(shownTable()->horizontalHeader()->sortIndicatorSection()));
}

void ReviewsPage::refreshPlayers()
{
    if (shownTable() != m_playerTable)
        return;
    QHeaderView* head = m_playerTable->horizontalHeader();
    const int column = head->sortIndicatorSection();
    const Qt::SortOrder order = head->sortIndicatorOrder();
    const QString selected = selectedPlayer(); // stays selected while more games are reviewed
    fillPlayers(*m_players, m_queue.games());
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(0, QHeaderView::Stretch);
    m_playerTable->sortByColumn(column, order);
    const QModelIndexList rows =
        m_players->match(m_players->index(0, 0), Qt::DisplayRole, selected, 1, Qt::MatchExactly);
    if (!selected.isEmpty() && !rows.isEmpty())
        m_playerTable->selectRow(rows.front().row());
    refresh();
}

void ReviewsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateGeometry();
}

void ReviewsPage::openCurrent()
{
    if (shownTable() == m_playerTable) {
        library::Filter filter;
        const QString player = selectedPlayer();
        for (const QueuedGame& game : m_queue.games()) {
            const auto names = PlayerText::namesOf(game.record);
            if (game.isReviewed && std::find(names.begin(), names.end(), player) != names.end())
                filter.keys.push_back(library::gameKey(game.record));
        }
        if (!filter.keys.empty())
            Q_EMIT gamesRequested(filter, player);
        return;
    }
    const QModelIndex current = m_model->mapToSource(m_table->currentIndex());
    if (!current.isValid())
        return;
    const QueuedGame game = m_queue.games()[static_cast<std::size_t>(current.row())];
    Q_EMIT opened(game.record, game.turningPoint ? game.turningPoint->ply : -1);
}

std::vector<std::size_t> ReviewsPage::selectedGames() const
{
    std::vector<std::size_t> games;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& row : selected)
        games.push_back(static_cast<std::size_t>(m_model->mapToSource(row).row()));
    std::sort(games.begin(), games.end());
    return games;
}

QString ReviewsPage::selectedPlayer() const
{
    const QModelIndexList rows = m_playerTable->selectionModel()->selectedRows();
    return shownTable() == m_playerTable && !rows.isEmpty() ? rows.front().data().toString() : QString();
}

/// The selected ones if there are several, else all.
std::vector<const QueuedGame*> ReviewsPage::gamesOfPack() const
{
    std::vector<const QueuedGame*> games;
    if (shownTable() == m_table) {
        for (const std::size_t game : selectedGames())
            games.push_back(&m_queue.games()[game]);
    }
    if (games.size() > 1)
        return games;
    games.clear();
    for (const QueuedGame& game : m_queue.games())
        games.push_back(&game);
    return games;
}

QString ReviewsPage::playerOfPack() const
{
    const QString selected = selectedPlayer();
    return selected.isEmpty() && !m_queue.games().empty() ? playerOf(gamesOfPack()) : selected;
}

void ReviewsPage::makePack()
{
    std::vector<QueuedGame> games;
    for (const QueuedGame* game : gamesOfPack())
        games.push_back(*game);
    const QString player = playerOfPack();
    QString subject = player;
    if (subject.isEmpty()) {
        const QDate today = QDate::currentDate();
        subject = DateText::of(today.year(), today.month(), today.day());
    }
    const QString base = tr("Mistakes, %1", "a date or a player").arg(subject);
    QString title = base;
    const auto isTaken = [&] {
        const auto& packs = m_packs.packs();
        return std::any_of(packs.begin(), packs.end(), [&](const UserPack& pack) { return pack.name == title; });
    };
    for (int number = 2; isTaken(); ++number)
        title = QStringLiteral("%1 (%2)").arg(base).arg(number);
    const MistakePack pack = packOf(games, title, player);
    if (pack.puzzles == 0) {
        m_notices.put({.id = NoticeId::Reviews,
                       .text = [] { return tr("None of the mistakes in these games makes a good puzzle."); }});
        return;
    }
    const auto share = [puzzles = pack.puzzles, mistakes = pack.mistakes] {
        return puzzles < mistakes ? shareOf(puzzles, mistakes) : QString();
    };
    m_packs.addNew(title, pack.text, share);
}

QString ReviewsPage::shareOf(int puzzles, int mistakes)
{
    return tr("Mistakes with one clear best move: %1 of %2.").arg(puzzles).arg(mistakes);
}

void ReviewsPage::removeSelected()
{
    const std::vector<std::size_t> rows = selectedGames();
    if (rows.empty())
        return;
    const auto removed = m_queue.remove(rows);
    m_table->setFocus();
    m_notices.put({.id = NoticeId::Reviews,
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

/// In a narrow page the table scrolls, and the names can be read.
void ReviewsPage::updateLook()
{
    QHeaderView* header = m_table->horizontalHeader();
    header->setMinimumSectionSize(px(kNarrowestColumn));
    header->setDefaultSectionSize(px(kNarrowestColumn)); // where nothing is left to share
}

void ReviewsPage::enter()
{
    shownTable()->setFocus();
    if (m_table->currentIndex().row() < 0 && m_model->rowCount() > 0)
        m_table->selectRow(0);
    announce(*this, m_queue.games().empty() ? m_empty->text() : m_state->text(), Announcer::Kind::State);
}

} // namespace qumalaq::desktop

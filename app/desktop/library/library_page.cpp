// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/library_page.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/board_announcements.h"
#include "app/desktop/library/explorer_panel.h"
#include "app/desktop/library/game_preview.h"
#include "app/desktop/library/library_model.h"
#include "app/desktop/library/library_notices.h"
#include "app/desktop/library/library_search.h"
#include "app/desktop/library/progress_row.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/ask_file_name.h"
#include "app/desktop/ui/row_table.h"
#include "app/desktop/ui/style.h"
#include "core/session/record_of_match.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace qumalaq::desktop {

using library::StoredId;

namespace {

/// The table follows an import at this interval, because games come in rapid succession.
constexpr int kChangesMs = 700;
constexpr int kSpacing = 14;
constexpr int kSideFromWidth = 900;
constexpr int kSideWidth = 380;       ///< at least
constexpr int kWidestSide = 780;      ///< it takes what the list does not need
constexpr int kListWidth = 1100;      ///< of the list, before the side grows
constexpr double kSideOfHeight = 0.8; ///< the widest side relative to the height, which its openings share
constexpr int kPreviewFromLines = 34; ///< in a lower page the preview is hidden by default
constexpr int kNarrowColumn = 34;
constexpr int kRowHeight = 28;
constexpr int kCellPadding = 28; ///< left and right of a text
constexpr int kTitlePadding = 20;
constexpr int kFewestRows = 5;         ///< with the header
constexpr double kPreviewShare = 0.29; ///< height of the board relative to a narrow page

/// The widest usual text of a column; empty for names, which share the remaining width.
QString widestIn(int column)
{
    switch (column) {
    case LibraryModel::Result:
        return QStringLiteral("½–½");
    case LibraryModel::Plies:
        return QStringLiteral("100");
    case LibraryModel::Date:
        return DateText::of(QDate(2028, 9, 28));
    case LibraryModel::Game:
        return GameText::nameOf(rules::GameId::Togyzqumalaq);
    default:
        return {};
    }
}

} // namespace

LibraryPage::LibraryPage(library::LibraryService& library, Settings& settings, NoticeBar& notices, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_settings(settings)
    , m_notices(notices)
    , m_model(new LibraryModel(library, this))
    , m_heading(new QLabel(this))
    , m_inProgress(new QPushButton(this))
    , m_what(new QLabel(this))
    , m_open(new QPushButton(this))
    , m_import(new QPushButton(tr("&Import…"), this))
    , m_more(new QToolButton(this))
    , m_search(new LibrarySearch(this))
    , m_table(new RowTable(m_model, this))
    , m_empty(new QLabel(m_table))
    , m_side(new QWidget(this))
    , m_gamePreview(new GamePreview(settings, m_side))
    , m_explorer(new ExplorerPanel(library, m_side))
    , m_progress(new ProgressRow(library, this))
{
    layOut();
    setInProgress({});
    m_table->setSearchField(m_search->player());
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        focusField(*m_search->player());
        m_search->player()->selectAll();
    });
    connect(m_search, &LibrarySearch::changed, this, &LibraryPage::applySearch);
    connect(m_search, &LibrarySearch::confirmed, this, [this] { m_isConfirmed = true; });
    connect(m_search, &LibrarySearch::positionRequested, this, [this] {
        m_search->setPosition(library::SoughtPosition{m_gamePreview->game(), m_gamePreview->position()});
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { readCurrent(false); });
    connect(m_table, &QTableView::activated, this, [this] { readCurrent(true); });
    connect(m_gamePreview, &GamePreview::moved, this, [this] {
        m_explorer->explore(m_gamePreview->game(), m_gamePreview->position());
        refreshState();
        Q_EMIT commandsChanged();
    });
    connect(m_explorer, &ExplorerPanel::moveChosen, m_gamePreview, &GamePreview::play);
    connect(m_open, &QPushButton::clicked, this, [this] { readCurrent(true); });
    connect(m_inProgress, &QPushButton::clicked, this, &LibraryPage::continueRequested);
    connect(m_import, &QPushButton::clicked, this, &LibraryPage::importRequested);
    connect(m_more, &QToolButton::clicked, this,
            [this] { showMenu(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    connect(m_table, &QWidget::customContextMenuRequested, this,
            [this](QPoint at) { showMenu(m_table->viewport()->mapToGlobal(at)); });
    m_changes.setSingleShot(true);
    m_changes.setInterval(kChangesMs);
    connect(&m_changes, &QTimer::timeout, this, [this] {
        m_model->refresh();
        m_explorer->refresh();
    });
    connectLibrary();
    refreshState();
    m_gamePreview->goTo(0);
}

LibraryPage::~LibraryPage()
{
    m_library.disconnect(this);
}

void LibraryPage::layOut()
{
    setRole(m_heading, "title");
    m_what->setWordWrap(true);
    for (QLabel* told : {m_heading, m_what}) // by announceFound()
        setNotRead(*told);
    setRole(m_open, "primary");
    setNotRead(*m_empty);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_open);
    head->addWidget(m_import);
    head->addWidget(m_more);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setToolTip(tr("More commands"));
    m_more->setAccessibleName(m_more->toolTip());
    m_table->setAccessibleName(tr("Games"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);

    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    // Before setSortingEnabled(), which sorts at once.
    m_table->horizontalHeader()->setSortIndicator(LibraryModel::Date, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    setRole(m_empty, "muted");
    auto* over = new QVBoxLayout(m_table);
    over->addWidget(m_empty);
    auto* left = new QVBoxLayout;
    left->addLayout(head);
    left->addWidget(m_inProgress, 0, Qt::AlignLeft);
    left->addWidget(m_what);
    left->addWidget(m_search);
    left->addWidget(m_table, 1);
    left->addWidget(m_progress);

    m_parts = new QBoxLayout(QBoxLayout::TopToBottom, m_side);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->addWidget(m_gamePreview);
    m_parts->addWidget(m_explorer, 1);

    m_row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addLayout(left, 1);
    m_row->addWidget(m_side);
}

void LibraryPage::connectLibrary()
{
    using Service = library::LibraryService;
    const auto observe = [this] {
        if (m_isEntered && !m_changes.isActive())
            m_changes.start();
    };
    connect(&m_library, &Service::changed, this, observe);
    connect(&m_library, &Service::importProgressed, this, observe);
    connect(&m_library, &Service::importFinished, this, [this](const library::ImportReport& report) {
        refreshState();
        if (m_isEntered)
            m_changes.start();
        if (report.failure && report.added == 0)
            return; // failed() says the reason
        Notice notice = LibraryNotices::imported(report);
        notice.page = isVisible() ? this : nullptr; // otherwise on the page that is shown
        m_notices.put(notice);
    });
    connect(&m_library, &Service::exported, this,
            [this](const library::ExportReport& report) { m_notices.put(LibraryNotices::exported(report)); });
    connect(&m_library, &Service::duplicatesFound, this, [this](const std::vector<std::vector<StoredId>>& groups) {
        Notice notice =
            LibraryNotices::duplicates(static_cast<int>(groups.size()), [this, groups] { m_library.merge(groups); });
        notice.page = this;
        m_notices.put(notice);
    });
    connect(&m_library, &Service::removed, this, [this](int games) {
        m_notices.put(LibraryNotices::removed(games, [&library = m_library] { library.undoRemoval(); }));
    });
    connect(&m_library, &Service::merged, this, [this](int games) {
        m_notices.put(LibraryNotices::merged(games, [&library = m_library] { library.undoMerge(); }));
    });
    connect(&m_library, &Service::recordRead, this, &LibraryPage::onRecordRead);
    connect(m_model, &QAbstractItemModel::dataChanged, this,
            [this] { m_table->setColumnHidden(LibraryModel::Event, !m_model->knowsEvents()); });
    connect(m_model, &LibraryModel::searched, this, &LibraryPage::onSearched);
}

QTableView* LibraryPage::table() const
{
    return m_table;
}

BoardWidget* LibraryPage::board() const
{
    return m_gamePreview->board();
}

// --- Searching ---

void LibraryPage::applySearch()
{
    m_isSearching = true;
    m_model->search(m_search->filter());
    refreshState();
}

void LibraryPage::onSearched(int games)
{
    m_isSearching = false;
    if (games == 0) {
        m_record.reset();
        m_wanted.reset();
    }
    refreshState();
    announceFound(); // before the first of them
    if (games > 0 && !m_table->currentIndex().isValid())
        m_table->selectRow(0);
    else
        readCurrent(false); // the game may have gone on
    if (std::exchange(m_isConfirmed, false) && m_search->isAncestorOf(window()->focusWidget())) {
        if (games > 0)
            m_table->setFocus();
        else
            announce(*this, m_empty->text(), Announcer::Kind::State);
    }
    Q_EMIT commandsChanged();
}

/// Announces the number if it is new, but not during an import, which changes it often.
void LibraryPage::announceFound()
{
    QString found = m_model->rowCount() > 0 ? m_heading->text() + u'.' : m_empty->text();
    if (!m_what->isHidden())
        found += u' ' + m_what->text();
    if (!isVisible() || m_library.isImporting() || found == std::exchange(m_announcedFound, found))
        return;
    if (hasNoGames() && std::exchange(m_isHowToAddAnnounced, true))
        found = tr("There are no games yet.");
    Announcer::of(*this).announceNow(found);
}

bool LibraryPage::hasNoGames() const
{
    return m_model->rowCount() == 0 && m_model->filter().isEmpty();
}

QString LibraryPage::openText(const notation::GameRecord& record)
{
    return session::toSuspendedGame(record) ? tr("&Continue the game") : tr("&Open the game");
}

void LibraryPage::refreshState()
{
    const int games = m_model->rowCount();
    m_heading->setText(m_isSearching ? tr("Searching…") : tr("%Ln games", nullptr, games));
    const QString what = m_search->what();
    m_what->setText(tr("Shown: %1. “Show all” shows the other games, too.", "which games").arg(what));
    m_what->setVisible(!what.isEmpty());
    m_empty->setVisible(games == 0 && !m_isSearching);
    m_empty->setText(hasNoGames() ? tr("There are no games yet.") + u' '
                                        + tr("Every game you finish is added here; you can also import files of games.")
                                  : tr("No matching games."));
    const bool isOne = m_record.has_value() && games > 0;
    m_open->setEnabled(isOne);
    m_open->setText(isOne ? openText(*m_record) : tr("&Open the game"));
    m_import->setEnabled(!m_library.isImporting());
}

// --- The current game ---

void LibraryPage::readCurrent(bool opens)
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const StoredId id = m_model->idAt(current.row());
    (opens ? m_toOpen : m_wanted) = id;
    m_library.readRecord(id);
}

void LibraryPage::onRecordRead(StoredId id, const notation::GameRecord& record)
{
    if (m_toOpen == id) {
        m_toOpen.reset();
        Q_EMIT opened(record);
        return;
    }
    if (m_wanted != id)
        return;
    const auto& sought = m_search->position();
    if (m_record == record && !sought)
        return; // read again, and the preview stays where it is
    m_record = record;
    setRecordFile({});
    m_gamePreview->setGame(record, sought ? std::optional(sought->position) : std::nullopt);
}

std::vector<StoredId> LibraryPage::selected() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end()); // as in the list, not as they were selected
    std::vector<StoredId> ids;
    for (const QModelIndex& row : rows)
        ids.push_back(m_model->idAt(row.row()));
    return ids;
}

void LibraryPage::exportSelected()
{
    const auto ids = selected();
    if (ids.empty())
        return;
    const QString player = m_search->player()->text().trimmed();
    QString name = player.isEmpty() ? tr("Games") : tr("Games") + QStringLiteral(": ") + player;
    if (ids.size() == 1 && m_record)
        name = (PlayerText::captionOf(*m_record) + u' ' + DateText::isoOfTag(m_record->tag("Date"))).trimmed();
    askFileName(this, m_settings, tr("Export games"), name, QStringLiteral("tgk"),
                tr("Games with comments (*.tgk);;Text for online sites (*.txt)"), [this, ids](const QString& file) {
                    m_settings.setFileFolder(QFileInfo(file).absolutePath());
                    m_library.exportGames(ids, file);
                });
}

QString LibraryPage::reviewText() const
{
    const auto games = selected();
    const QString text = tr("Review %n games", nullptr, static_cast<int>(games.size()));
    if (games.empty() || !m_reviewTime)
        return text;
    const auto time = m_reviewTime(m_model->read(games), games.size());
    const auto minutes = static_cast<int>(std::chrono::round<std::chrono::minutes>(time).count());
    return minutes == 0 ? tr("%1, less than a minute", "a command").arg(text)
                        : tr("%1, about %n minutes", "a command", minutes).arg(text);
}

void LibraryPage::showMenu(QPoint globalPosition)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, bool isPossible, auto run) {
        QAction* action = menu->addAction(text, this, run);
        action->setEnabled(isPossible);
        return action;
    };
    const auto games = static_cast<int>(selected().size());
    QAction* open = add(m_open->text(), games == 1, [this] { readCurrent(true); });
    // A game that was just selected is read meanwhile.
    connect(this, &Page::commandsChanged, open, [this, open] { open->setText(m_open->text()); });
    add(tr("Export %n games…", nullptr, games), games > 0, [this] { exportSelected(); });
    add(tr("Remove %n games", nullptr, games), games > 0, [this] { removeSelected(); });
    add(reviewText(), games > 0, [this] { Q_EMIT reviewRequested(selected()); });
    menu->addSeparator();
    add(tr("Select all"), m_model->rowCount() > 0, [this] { m_table->selectAll(); });
    add(tr("Find duplicates"), true, [this] { m_library.findDuplicates(); });
    menu->popup(globalPosition);
}

void LibraryPage::removeSelected()
{
    const auto ids = selected();
    if (!ids.empty())
        m_library.remove(ids);
}

std::optional<rules::AnyPosition> LibraryPage::shownPosition() const
{
    return m_gamePreview->position();
}

void LibraryPage::importFiles(const QStringList& files)
{
    if (!m_library.startImport(files))
        return;
    m_progress->begin();
    refreshState();
}

void LibraryPage::setInProgress(const QString& players)
{
    m_inProgress->setText(tr("Return to the game in progress: %1", "two players").arg(escapedLabel(players)));
    m_inProgress->setVisible(!players.isEmpty());
}

void LibraryPage::reportSetAside(const QString& aside)
{
    m_notices.put(LibraryNotices::setAside(aside));
    if (m_isEntered)
        m_model->refresh();
}

void LibraryPage::reportFailure(const library::LibraryError& error)
{
    m_isSearching = false;
    m_isConfirmed = false;
    refreshState();
    m_notices.put(LibraryNotices::failed(error, m_library));
}

// --- The page ---

QString LibraryPage::title() const
{
    return tr("Library");
}

namespace {

struct LibraryState {
    library::Filter filter;
    int column = 0; ///< by which the games are sorted
    Qt::SortOrder order = Qt::DescendingOrder;
    std::optional<bool> previewRequested;
};

} // namespace

std::any LibraryPage::state() const
{
    const QHeaderView* header = m_table->horizontalHeader();
    return LibraryState{m_search->filter(), header->sortIndicatorSection(), header->sortIndicatorOrder(),
                        m_previewRequested};
}

void LibraryPage::restore(const std::any& state)
{
    const auto& before = std::any_cast<const LibraryState&>(state);
    m_search->setFilter(before.filter);
    m_table->sortByColumn(before.column, before.order);
    m_previewRequested = before.previewRequested;
}

void LibraryPage::enter()
{
    m_isEntered = true;
    m_announcedFound.clear();
    applySearch();
    m_explorer->refresh();
    m_table->setFocus();
}

void LibraryPage::leave()
{
    m_isEntered = false; // enter() searches again
    m_toOpen.reset();
}

std::vector<ActionId> LibraryPage::headerActions() const
{
    return isBeside() ? std::vector<ActionId>() : std::vector{ActionId::SidePanel};
}

bool LibraryPage::canRun(ActionId command) const
{
    switch (command) {
    case ActionId::FirstMove:
    case ActionId::PreviousMove:
        return m_gamePreview->ply() > 0;
    case ActionId::NextMove:
    case ActionId::LatestMove:
        return m_gamePreview->ply() < m_gamePreview->lastPly();
    case ActionId::Flip:
    case ActionId::SidePanel:
        return true;
    default:
        return BoardAnnouncements::handles(command);
    }
}

void LibraryPage::run(ActionId command, bool checked)
{
    switch (command) {
    case ActionId::FirstMove:
        return m_gamePreview->stepTo(0);
    case ActionId::PreviousMove:
        return m_gamePreview->stepTo(m_gamePreview->ply() - 1);
    case ActionId::NextMove:
        return m_gamePreview->stepTo(m_gamePreview->ply() + 1);
    case ActionId::LatestMove:
        return m_gamePreview->stepTo(m_gamePreview->lastPly());
    case ActionId::SidePanel:
        return showPreview(checked);
    case ActionId::Flip:
        m_settings.setValue(setting::kFlipped, !m_settings.value(setting::kFlipped));
        return m_gamePreview->setFlipped(m_settings.value(setting::kFlipped));
    default:
        BoardAnnouncements::run(command, *board(), m_gamePreview->position(), m_gamePreview->position().sideToMove());
    }
}

void LibraryPage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Delete:
        return removeSelected();
    default:
        Page::keyPressEvent(event);
    }
}

void LibraryPage::updateLook()
{
    m_gamePreview->setFlipped(m_settings.value(setting::kFlipped));
    m_explorer->updateLook();
    m_table->verticalHeader()->setDefaultSectionSize(px(kRowHeight));
    m_table->setMinimumHeight(px(kFewestRows * kRowHeight));
    layout()->setSpacing(px(kSpacing));
    m_search->setSpacing(px(kSpacing));
    updateLayout();
}

void LibraryPage::showPreview(bool isShown)
{
    m_previewRequested = isShown;
    updateLayout();
    Q_EMIT commandsChanged();
}

bool LibraryPage::isBeside() const
{
    // More than the minimum width of that layout, or the page could not become narrower again.
    const int needed = m_search->narrowWidth() + px(kSideWidth) + 2 * layout()->spacing();
    return width() >= std::max(px(kSideFromWidth), needed);
}

/// By default not in a low page, where the list comes first.
bool LibraryPage::hasPreview() const
{
    return m_previewRequested.value_or(isBeside() || height() >= fontMetrics().height() * kPreviewFromLines);
}

void LibraryPage::updateLayout()
{
    const bool isBeside = this->isBeside();
    const bool hasPreview = this->hasPreview();
    m_side->setVisible(hasPreview);
    m_row->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setDirection(isBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QWidget* part : std::initializer_list<QWidget*>{m_gamePreview, m_explorer})
        part->layout()->setSpacing(m_parts->spacing());
    if (isBeside) {
        const int left = width() - layout()->spacing() - px(kListWidth);
        const int side =
            std::max(px(kSideWidth), std::min({left, px(kWidestSide), static_cast<int>(height() * kSideOfHeight)}));
        m_gamePreview->setBoardWidth(side);
        m_side->setFixedWidth(side);
        m_side->setMaximumHeight(QWIDGETSIZE_MAX);
    } else {
        // Half of the width, but low enough to leave room for the list.
        const double shape = static_cast<double>(board()->heightForWidth(1000)) / 1000;
        m_gamePreview->setBoardWidth(
            std::min((width() - px(kSpacing)) / 2, static_cast<int>(height() * kPreviewShare / shape)));
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
        // The explorer is no higher than the board with its buttons.
        m_side->setMaximumHeight(m_gamePreview->sizeHint().height());
    }
    auto* header = m_table->horizontalHeader();
    header->setMinimumSectionSize(px(kNarrowColumn));
    m_table->ensurePolished();
    for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
        const QString widest = widestIn(column);
        header->setSectionResizeMode(column, widest.isEmpty() ? QHeaderView::Stretch : QHeaderView::Interactive);
        const QString title =
            m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); // in a smaller font
        const int width = std::max(m_table->fontMetrics().horizontalAdvance(widest) + px(kCellPadding),
                                   m_table->fontMetrics().horizontalAdvance(title) + px(kTitlePadding));
        if (!widest.isEmpty())
            header->resizeSection(column, width);
    }
}

void LibraryPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateLayout();
    Q_EMIT commandsChanged(); // the side panel may have become one of those in the header
}

} // namespace qumalaq::desktop

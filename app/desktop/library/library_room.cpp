// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/library_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/place_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/library/explorer_model.h"
#include "app/desktop/library/library_model.h"
#include "core/notation/move_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>

namespace qumalaq::desktop {

using library::StoredId;
using rules::Side;

namespace {

constexpr QLatin1String kRemoval("library-removal");
constexpr int kTypingMs = 250;
/// Many games come one after the other during an import; the table follows in steps.
constexpr int kChangesMs = 700;

} // namespace

LibraryRoom::LibraryRoom(library::LibraryService& library, Settings& settings, NoticeBar& notices, QWidget* parent)
    : Room(parent)
    , m_library(library)
    , m_settings(settings)
    , m_notices(notices)
    , m_model(new LibraryModel(library, this))
    , m_explorer(new ExplorerModel(this))
{
    build();
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &LibraryRoom::applyFilter);
    m_changes.setSingleShot(true);
    m_changes.setInterval(kChangesMs);
    connect(&m_changes, &QTimer::timeout, this, [this] {
        m_model->refresh();
        explore();
    });
    connectLibrary();
    retranslate();
    m_positions = {rules::AnyPosition{rules::GameSetup()}};
    showPly(0);
}

LibraryRoom::~LibraryRoom()
{
    m_library.disconnect(this);
}

void LibraryRoom::connectLibrary()
{
    using Service = library::LibraryService;
    connect(&m_library, &Service::changed, this, [this] {
        if (m_isEntered && !m_changes.isActive())
            m_changes.start();
    });
    connect(&m_library, &Service::explored, this, [this](const std::vector<library::Continuation>& list) {
        m_explorer->show(m_positions[static_cast<std::size_t>(m_ply)], list);
    });
    connect(&m_library, &Service::recordRead, this, [this](StoredId id, const notation::GameRecord& record) {
        if (m_wanted != id)
            return;
        if (m_opensWanted) {
            m_opensWanted = false;
            Q_EMIT opened(record);
            return;
        }
        m_record = record;
        setRecordFile({});
        m_positions = {record.start()};
        m_line = record.moves();
        for (const rules::Move move : m_line) {
            m_positions.push_back(m_positions.back());
            m_positions.back().play(move);
        }
        int ply = 0;
        if (m_sought) { // the position that was looked for
            for (std::size_t i = 0; i < m_positions.size(); ++i) {
                if (m_positions[i].board() == m_sought->position.board())
                    ply = static_cast<int>(i);
            }
        }
        showPly(ply);
    });
    connect(&m_library, &Service::importProgressed, this, [this](const library::ImportReport& report) {
        m_progress->setMaximum(1000);
        m_progress->setValue(report.totalBytes == 0 ? 0 : static_cast<int>(report.bytes * 1000 / report.totalBytes));
        m_progressText->setText(tr("%n games read", nullptr, report.games));
        if (m_isEntered && !m_changes.isActive())
            m_changes.start();
    });
    connect(&m_library, &Service::importFinished, this, &LibraryRoom::onImportFinished);
    connect(m_model, &LibraryModel::searched, this, &LibraryRoom::onSearched);
}

// --- Searching ---

void LibraryRoom::applyFilter()
{
    m_typing.stop();
    library::Filter filter;
    filter.player = m_player->text();
    filter.event = m_event->text();
    if (m_result->currentIndex() > 0)
        filter.result = static_cast<notation::GameResult>(m_result->currentData().toInt());
    if (m_game->currentIndex() > 0)
        filter.game = static_cast<rules::GameId>(m_game->currentData().toInt());
    if (m_from->value() > m_from->minimum())
        filter.from = m_from->value() * 10000;
    if (m_to->value() > m_to->minimum())
        filter.to = m_to->value() * 10000 + 1231;
    filter.position = m_sought;
    m_isSearching = true;
    m_model->search(filter);
    refreshState();
}

void LibraryRoom::clearFilter()
{
    m_player->clear();
    m_event->clear();
    m_result->setCurrentIndex(0);
    m_game->setCurrentIndex(0);
    m_from->setValue(m_from->minimum());
    m_to->setValue(m_to->minimum());
    m_sought.reset();
    applyFilter();
}

void LibraryRoom::searchPosition(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    m_sought = library::SoughtPosition{setup.game(), position};
    applyFilter();
}

void LibraryRoom::onSearched(int games)
{
    m_isSearching = false;
    if (games > 0) {
        if (!m_table->currentIndex().isValid())
            m_table->selectRow(0);
    } else {
        m_record.reset();
        m_wanted.reset();
    }
    refreshState();
    Q_EMIT commandsChanged();
}

void LibraryRoom::refreshState()
{
    const int games = m_model->rowCount();
    if (m_isSearching)
        m_heading->setText(tr("Searching…"));
    else
        m_heading->setText(tr("%n games", nullptr, games));
    const bool isFiltered = !m_model->filter().isEmpty();
    m_empty->setVisible(games == 0 && !m_isSearching);
    m_empty->setText(isFiltered ? tr("No game is like that.")
                                : tr("There are no games yet. Every game you finish comes here by itself; you can also "
                                     "read in files of games."));
    m_clear->setEnabled(isFiltered);
    m_position->setChecked(m_sought.has_value());
    const bool isOne = m_record.has_value() && games > 0;
    m_open->setEnabled(isOne);
    m_remove->setEnabled(isOne);
    m_progressRow->setVisible(m_library.isImporting());
    m_import->setEnabled(!m_library.isImporting());
}

// --- The game under the cursor ---

void LibraryRoom::onCurrentChanged()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    m_opensWanted = false;
    m_wanted = m_model->idAt(current.row());
    m_library.readRecord(*m_wanted);
}

void LibraryRoom::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    m_wanted = m_model->idAt(current.row());
    m_opensWanted = true;
    m_library.readRecord(*m_wanted);
}

void LibraryRoom::removeSelected()
{
    std::vector<StoredId> ids;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& row : rows)
        ids.push_back(m_model->idAt(row.row()));
    if (ids.empty())
        return;
    Notice notice;
    notice.id = kRemoval;
    notice.place = this;
    notice.kind = Notice::Kind::Question;
    notice.text = [number = static_cast<int>(ids.size())] {
        return tr("Take %n games out of the library? They can not be brought back.", nullptr, number);
    };
    notice.answers = {
        {[] { return tr("Keep"); }, {}, true},
        {[] { return tr("Take out"); }, [this, ids] { m_library.remove(ids); }},
    };
    m_notices.put(notice);
}

std::optional<rules::AnyPosition> LibraryRoom::shownPosition() const
{
    return m_positions[static_cast<std::size_t>(m_ply)];
}

void LibraryRoom::showPly(int ply)
{
    const int last = static_cast<int>(m_positions.size()) - 1;
    m_ply = std::clamp(ply, 0, last);
    const rules::AnyPosition& position = m_positions[static_cast<std::size_t>(m_ply)];
    m_board->setBoardLayout(position.layout());
    // What the explorer goes on to is nobody's game.
    const bool isGame = m_record && m_record->moves() == m_line;
    const auto nameOf = [&](Side side) {
        return isGame ? PlayerText::nameOf(*m_record, side) : GameText::sideName(side);
    };
    m_board->setPlayerNames({nameOf(Side::South), nameOf(Side::North)});
    rules::MoveTrace trace;
    if (m_ply > 0) {
        rules::AnyPosition before = m_positions[static_cast<std::size_t>(m_ply) - 1];
        before.play(m_line[static_cast<std::size_t>(m_ply) - 1], trace);
    }
    m_board->show(position.board(), m_ply > 0 ? &trace : nullptr);
    QString caption = tr("Move %1 of %2").arg(m_ply).arg(last);
    if (m_ply > 0) {
        caption += QStringLiteral(" · ")
                   + QString::fromStdString(notation::toText(m_positions[static_cast<std::size_t>(m_ply) - 1],
                                                             m_line[static_cast<std::size_t>(m_ply) - 1]));
    }
    m_caption->setText(caption);
    m_first->setEnabled(m_ply > 0);
    m_back->setEnabled(m_ply > 0);
    m_forward->setEnabled(m_ply < last);
    m_last->setEnabled(m_ply < last);
    explore();
    refreshState();
    Q_EMIT commandsChanged();
}

void LibraryRoom::explore()
{
    const auto game = m_record ? m_record->setup().game() : rules::GameId::Togyzqumalaq;
    m_library.explore(game, m_positions[static_cast<std::size_t>(m_ply)], m_strength->currentData().toInt());
}

/// Walks on by a move of the explorer: from here on it is not the game under the cursor that is shown.
void LibraryRoom::playExplored(int row)
{
    if (row < 0 || row >= m_explorer->rowCount())
        return;
    const auto move = m_explorer->at(row).move;
    const auto at = static_cast<std::size_t>(m_ply);
    if (!move || !m_positions[at].isLegal(*move))
        return;
    if (at >= m_line.size() || m_line[at] != *move) {
        m_positions.erase(m_positions.begin() + m_ply + 1, m_positions.end());
        m_line.erase(m_line.begin() + m_ply, m_line.end());
        m_positions.push_back(m_positions.back());
        m_positions.back().play(*move);
        m_line.push_back(*move);
    }
    showPly(m_ply + 1);
}

// --- The room ---

QString LibraryRoom::title() const
{
    return tr("Library");
}

void LibraryRoom::enter()
{
    m_isEntered = true;
    applyFilter();
    explore();
    m_table->setFocus();
}

void LibraryRoom::leave()
{
    m_notices.remove(kRemoval); // whoever comes back chooses anew
}

bool LibraryRoom::can(ActionId command) const
{
    const int last = static_cast<int>(m_positions.size()) - 1;
    switch (command) {
    case ActionId::PreviousMove:
        return m_ply > 0;
    case ActionId::NextMove:
    case ActionId::LatestMove:
        return m_ply < last;
    case ActionId::Flip:
    case ActionId::SidePanel:
        return true;
    default:
        return false;
    }
}

bool LibraryRoom::isChecked(ActionId command) const
{
    return command == ActionId::SidePanel && m_hasPreview;
}

void LibraryRoom::showPreview(bool isShown)
{
    m_hasPreview = isShown;
    arrange();
    Q_EMIT commandsChanged();
}

void LibraryRoom::run(ActionId command, bool checked)
{
    switch (command) {
    case ActionId::PreviousMove:
        return showPly(m_ply - 1);
    case ActionId::NextMove:
        return showPly(m_ply + 1);
    case ActionId::LatestMove:
        return showPly(static_cast<int>(m_positions.size()) - 1);
    case ActionId::SidePanel:
        return showPreview(checked);
    case ActionId::Flip:
        m_settings.setFlipped(!m_settings.isFlipped());
        m_board->setFlipped(m_settings.isFlipped());
        return;
    default:
        return;
    }
}

void LibraryRoom::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return showPly(m_ply - 1);
    case Qt::Key_Right:
        return showPly(m_ply + 1);
    case Qt::Key_Delete:
        return removeSelected();
    case Qt::Key_Escape:
        Q_EMIT closed();
        return;
    default:
        Room::keyPressEvent(event);
    }
}

} // namespace qumalaq::desktop

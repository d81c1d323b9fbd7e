// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/library_model.h"

#include "app/desktop/text/date_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "core/ai/levels.h"
#include "core/notation/player_name.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace qumalaq::desktop {

using library::Order;
using library::StoredGame;
using library::StoredId;

namespace {

/// Rows read in one request.
constexpr int kWindow = 100;
/// The cache is cleared when it holds more games than this.
constexpr int kMaxGames = 10000;

int alignmentOf(int column)
{
    const bool isNumber = column == LibraryModel::Plies;
    const bool isCentred = column == LibraryModel::Result;
    return static_cast<int>((isNumber    ? Qt::AlignRight
                             : isCentred ? Qt::AlignHCenter
                                         : Qt::AlignLeft)
                            | Qt::AlignVCenter);
}

/// The names that the library searches and sorts by.
library::ShownNames shownNames()
{
    library::ShownNames names;
    names.own = PlayerText::ownName();
    for (const rules::Side side : rules::kBothSides)
        names.sides[indexOf(side)] = GameText::sideName(side);
    const auto add = [&names](const notation::ComputerName& computer) {
        names.computers.insert(QString::fromStdString(notation::toText(computer)), PlayerText::computerName(computer));
    };
    for (int level = 1; level <= ai::kLevelCount; ++level) {
        add({level, {}});
        const QString inMatches = QStringLiteral("level:%1").arg(level); // of qumalaq-workshop
        names.computers.insert(inMatches, PlayerText::nameOf({inMatches, {}}, rules::Side::South));
    }
    for (const ai::Character character : ai::kCharacters)
        add({0, std::string(ai::idOf(character))});
    return names;
}

} // namespace

LibraryModel::LibraryModel(library::LibraryService& library, QObject* parent)
    : QAbstractTableModel(parent)
    , m_library(library)
{
    connect(&m_library, &library::LibraryService::found, this, &LibraryModel::onFound);
    connect(&m_library, &library::LibraryService::gamesRead, this, &LibraryModel::onGamesRead);
}

void LibraryModel::search(const library::Filter& filter)
{
    m_filter = filter;
    refresh();
}

void LibraryModel::refresh()
{
    m_library.search(m_filter, m_order, shownNames());
}

void LibraryModel::onFound(const std::vector<StoredId>& ids)
{
    beginResetModel();
    m_ids = ids;
    m_games.clear();
    m_asked.clear();
    endResetModel();
    Q_EMIT searched(static_cast<int>(m_ids.size()));
}

void LibraryModel::askFor(int row) const
{
    const int window = row / kWindow;
    if (m_asked.contains(window))
        return;
    m_asked.insert(window);
    const auto begin = static_cast<std::size_t>(window) * kWindow;
    const auto end = std::min(m_ids.size(), begin + kWindow);
    m_library.readGames(
        {m_ids.begin() + static_cast<std::ptrdiff_t>(begin), m_ids.begin() + static_cast<std::ptrdiff_t>(end)});
}

void LibraryModel::onGamesRead(const std::vector<StoredGame>& games)
{
    if (games.empty())
        return;
    if (m_games.size() > kMaxGames) {
        m_games.clear();
        m_asked.clear();
    }
    for (const StoredGame& game : games)
        m_games.insert(game.id, game);
    // An answer to an earlier search has other rows.
    const auto first = std::find(m_ids.begin(), m_ids.end(), games.front().id);
    if (first == m_ids.end())
        return;
    const int row = static_cast<int>(first - m_ids.begin());
    const int last = std::min(static_cast<int>(m_ids.size()), row + static_cast<int>(games.size())) - 1;
    Q_EMIT dataChanged(index(row, 0), index(last, ColumnCount - 1));
}

std::vector<StoredGame> LibraryModel::read(const std::vector<library::StoredId>& games) const
{
    std::vector<StoredGame> found;
    for (const library::StoredId id : games) {
        if (const auto game = m_games.find(id); game != m_games.end())
            found.push_back(*game);
    }
    return found;
}

bool LibraryModel::knowsEvents() const
{
    return std::any_of(m_games.begin(), m_games.end(),
                       [](const StoredGame& game) { return !textOf(game, Event).isEmpty(); });
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LibraryModel::textOf(const StoredGame& game, int column)
{
    const auto player = [&game](rules::Side side) {
        const int rating = game.ratings[indexOf(side)];
        const QString shown = PlayerText::nameOf(game.players, side);
        return rating == 0 ? shown : QStringLiteral("%1 (%2)").arg(shown, QString::number(rating));
    };
    switch (column) {
    case South:
        return player(rules::Side::South);
    case North:
        return player(rules::Side::North);
    case Result:
        return GameText::markOf(game.result);
    case Plies:
        return QString::number(game.moves);
    case Date:
        return DateText::of(game.date / 10000, game.date / 100 % 100, game.date % 100);
    case Event:
        return game.event == QStringLiteral("?") ? QString() : game.event;
    case Game:
        return GameText::nameOf(game.game);
    default:
        return {};
    }
}

/// Replaces bare numbers and signs by words, and does not say the game that most are.
QString LibraryModel::spoken(const StoredGame& game, int column)
{
    using notation::GameResult;
    if (column == Plies)
        return tr("%n moves", "of a game", game.moves);
    if (column == Game && game.game == rules::GameId::Togyzqumalaq)
        return {};
    if (column != Result)
        return textOf(game, column);
    switch (game.result) {
    case GameResult::SouthWins:
        return tr("First won");
    case GameResult::NorthWins:
        return tr("Second won");
    case GameResult::Draw:
        return tr("Drawn");
    case GameResult::Open:
        break;
    }
    return tr("Unfinished");
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const auto found = m_games.constFind(idAt(index.row()));
    if (found == m_games.cend()) {
        askFor(index.row());
        return {};
    }
    const int column = index.column();
    return role == Qt::AccessibleTextRole ? spoken(*found, column) : textOf(*found, column);
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
        return alignmentOf(section);
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    switch (section) {
    case South:
        return GameText::sideName(rules::Side::South);
    case North:
        return GameText::sideName(rules::Side::North);
    case Result:
        return tr("Result");
    case Plies:
        return tr("Moves");
    case Date:
        return tr("Date");
    case Event:
        return tr("Event");
    case Game:
        return tr("Game");
    default:
        return {};
    }
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    constexpr std::array kOrders = {Order::By::South, Order::By::North, Order::By::Result, Order::By::Plies,
                                    Order::By::Date,  Order::By::Event, Order::By::Game};
    if (column < 0 || column >= ColumnCount)
        return;
    m_order = {kOrders[static_cast<std::size_t>(column)], order == Qt::DescendingOrder};
    refresh();
}

} // namespace qumalaq::desktop

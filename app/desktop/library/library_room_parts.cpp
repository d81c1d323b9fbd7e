// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the library's room is made of: the other half of LibraryRoom.
#include "app/desktop/library/library_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/icons.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/place_text.h"
#include "app/desktop/library/explorer_model.h"
#include "app/desktop/library/library_model.h"

#include <QComboBox>
#include <QDate>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace qumalaq::desktop {

namespace {

constexpr int kSideFromWidth = 900;
constexpr int kSideWidth = 380;
constexpr int kNarrowSpacing = 14;
constexpr int kNarrowColumn = 34;
constexpr double kPreviewShare = 0.29; ///< of the height of a narrow room, for the board
/// Of the columns of LibraryModel; 0: a name, which takes its share of what the others leave.
constexpr std::array<int, LibraryModel::ColumnCount> kGameColumns = {0, 0, 78, 72, 104, 0, 122};
constexpr int kFirstYear = 1900;
constexpr int kStrengths[] = {0, 1400, 1600, 1800, 2000};

/// Whole rows are chosen: Home and End go to the first and the last one, not along the row.
class RowTable final : public QTableView {
public:
    using QTableView::QTableView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const int column = std::max(0, currentIndex().column());
        if (action == MoveHome)
            return model()->index(0, column);
        if (action == MoveEnd)
            return model()->index(model()->rowCount() - 1, column);
        return QTableView::moveCursor(action, modifiers);
    }
};

QTableView* tableOf(QAbstractItemModel* model, QWidget* parent)
{
    auto* table = new RowTable(parent);
    table->setModel(model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

} // namespace

void LibraryRoom::build()
{
    m_heading = new QLabel(this);
    setRole(m_heading, "title");
    m_player = new QLineEdit(this);
    m_event = new QLineEdit(this);
    m_result = new QComboBox(this);
    m_game = new QComboBox(this);
    m_from = new QSpinBox(this);
    m_to = new QSpinBox(this);
    for (QSpinBox* year : {m_from, m_to}) {
        year->setButtonSymbols(QAbstractSpinBox::NoButtons);
        year->setRange(kFirstYear - 1, QDate::currentDate().year());
    }
    m_position = new QPushButton(this);
    m_position->setCheckable(true);
    m_clear = new QPushButton(this);
    for (QLineEdit* field : {m_player, m_event}) {
        field->setClearButtonEnabled(true);
        connect(field, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
        connect(field, &QLineEdit::returnPressed, this, &LibraryRoom::applyFilter);
    }
    for (QComboBox* box : {m_result, m_game})
        connect(box, &QComboBox::activated, this, &LibraryRoom::applyFilter);
    for (QSpinBox* year : {m_from, m_to})
        connect(year, &QSpinBox::valueChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_position, &QPushButton::clicked, this, [this](bool checked) {
        if (checked)
            m_sought = library::SoughtPosition{m_record ? m_record->setup().game() : rules::GameId::Togyzqumalaq,
                                               m_positions[static_cast<std::size_t>(m_ply)]};
        else
            m_sought.reset();
        applyFilter();
    });
    connect(m_clear, &QPushButton::clicked, this, &LibraryRoom::clearFilter);

    m_table = tableOf(m_model, this);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTextElideMode(Qt::ElideMiddle); // a computer's level stands at the end of its name
    // Before sorting is on, which sorts at once by what the header says: by the first column if it says nothing.
    m_table->horizontalHeader()->setSortIndicator(LibraryModel::Date, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSectionsClickable(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LibraryRoom::onCurrentChanged);
    connect(m_table, &QTableView::activated, this, &LibraryRoom::openCurrent);
    m_empty = new QLabel(m_table);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    setRole(m_empty, "muted");
    auto* over = new QVBoxLayout(m_table);
    over->addWidget(m_empty);

    m_side = new QWidget(this);
    m_board = new BoardWidget(m_side);
    m_board->setTimeScale(0);
    m_board->setFocusPolicy(Qt::NoFocus);
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        return PlaceText::describe(m_record ? m_record->setup().game() : rules::GameId::Togyzqumalaq, m_board->board(),
                                   place);
    };
    m_board->setTexts(texts);
    m_caption = new QLabel(m_side);
    m_caption->setAlignment(Qt::AlignCenter);
    setRole(m_caption, "muted");
    const auto button = [this](int to) {
        auto* made = new QPushButton(m_side);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, [this, to] {
            const int last = static_cast<int>(m_positions.size()) - 1;
            showPly(to == -2 ? 0 : to == 2 ? last : m_ply + to);
        });
        return made;
    };
    m_first = button(-2);
    m_back = button(-1);
    m_forward = button(1);
    m_last = button(2);
    m_explorerTable = tableOf(m_explorer, m_side);
    m_explorerTable->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_explorerTable, &QTableView::activated, this,
            [this](const QModelIndex& index) { playExplored(index.row()); });
    m_strength = new QComboBox(m_side);
    connect(m_strength, &QComboBox::activated, this, &LibraryRoom::explore);
    m_open = new QPushButton(m_side);
    setRole(m_open, "primary");
    m_remove = new QPushButton(m_side);
    m_import = new QPushButton(this);
    connect(m_open, &QPushButton::clicked, this, &LibraryRoom::openCurrent);
    connect(m_remove, &QPushButton::clicked, this, &LibraryRoom::removeSelected);
    connect(m_import, &QPushButton::clicked, this, &LibraryRoom::importWished);

    m_progressRow = new QWidget(this);
    m_progress = new QProgressBar(m_progressRow);
    m_progress->setTextVisible(false);
    m_progressText = new QLabel(m_progressRow);
    m_cancel = new QPushButton(m_progressRow);
    connect(m_cancel, &QPushButton::clicked, &m_library, &library::LibraryService::cancelImport);
    auto* progress = new QHBoxLayout(m_progressRow);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->addWidget(m_progress, 1);
    progress->addWidget(m_progressText);
    progress->addWidget(m_cancel);

    auto* head = new QHBoxLayout;
    m_preview = new QPushButton(this);
    m_preview->setCheckable(true);
    connect(m_preview, &QPushButton::clicked, this, &LibraryRoom::showPreview);
    head->addWidget(m_heading, 1);
    head->addWidget(m_preview);
    head->addWidget(m_import);
    auto* filters = new QGridLayout;
    filters->addWidget(m_player, 0, 0, 1, 2);
    filters->addWidget(m_event, 0, 2, 1, 2);
    filters->addWidget(m_result, 0, 4, 1, 2);
    filters->addWidget(m_from, 1, 0);
    filters->addWidget(m_to, 1, 1);
    filters->addWidget(m_game, 1, 2, 1, 2);
    filters->addWidget(m_position, 1, 4);
    filters->addWidget(m_clear, 1, 5);
    for (int column = 0; column < 6; ++column)
        filters->setColumnStretch(column, 1);
    auto* left = new QVBoxLayout;
    left->addLayout(head);
    left->addLayout(filters);
    left->addWidget(m_table, 1);
    left->addWidget(m_progressRow);

    auto* walk = new QHBoxLayout;
    for (QPushButton* one : {m_first, m_back, m_forward, m_last})
        walk->addWidget(one);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open, 1);
    buttons->addWidget(m_remove);
    auto* shown = new QVBoxLayout;
    shown->addWidget(m_board);
    shown->addWidget(m_caption);
    shown->addLayout(walk);
    shown->addStretch(0);
    auto* explored = new QVBoxLayout;
    explored->addWidget(m_strength);
    explored->addWidget(m_explorerTable, 1);
    explored->addLayout(buttons);
    m_parts = new QBoxLayout(QBoxLayout::TopToBottom, m_side);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->addLayout(shown);
    m_parts->addLayout(explored, 1);

    m_row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addLayout(left, 1);
    m_row->addWidget(m_side);
}

void LibraryRoom::retranslate()
{
    const auto refill = [](QComboBox* box, const QList<std::pair<QString, QVariant>>& items) {
        const int current = box->currentIndex();
        box->clear();
        for (const auto& [text, value] : items)
            box->addItem(text, value);
        box->setCurrentIndex(std::max(0, current));
    };
    using notation::GameResult;
    refill(m_result, {{tr("Any result"), -1},
                      {tr("South won"), static_cast<int>(GameResult::SouthWins)},
                      {tr("North won"), static_cast<int>(GameResult::NorthWins)},
                      {tr("Drawn"), static_cast<int>(GameResult::Draw)},
                      {tr("Unfinished"), static_cast<int>(GameResult::Open)}});
    QList<std::pair<QString, QVariant>> games = {{tr("Any game"), -1}};
    for (const rules::GameId game : rules::allGames())
        games.append({GameText::nameOf(game), static_cast<int>(game)});
    refill(m_game, games);
    QList<std::pair<QString, QVariant>> strengths;
    for (const int strength : kStrengths)
        strengths.append({strength == 0 ? tr("Played here, by anybody")
                                        : tr("Played here, rated %1 and more", "a number").arg(strength),
                          strength});
    refill(m_strength, strengths);
    m_player->setPlaceholderText(tr("Player"));
    m_event->setPlaceholderText(tr("Event"));
    m_from->setSpecialValueText(tr("From any year"));
    m_from->setPrefix(tr("from ", "a year follows"));
    m_to->setSpecialValueText(tr("To any year"));
    m_to->setPrefix(tr("to ", "a year follows"));
    m_position->setText(tr("With this position"));
    m_position->setToolTip(tr("Only games that come to the position on the board"));
    m_clear->setText(tr("Show all"));
    m_open->setText(tr("&Open the game"));
    m_remove->setText(tr("&Take out"));
    m_import->setText(tr("&Read in files…"));
    m_preview->setText(tr("Preview"));
    m_preview->setToolTip(tr("The board and what was played there, under the list (F9)"));
    m_cancel->setText(tr("Cancel"));
    for (QLineEdit* field : {m_player, m_event})
        field->setAccessibleName(field->placeholderText());
    m_result->setAccessibleName(tr("Result"));
    m_game->setAccessibleName(tr("Game"));
    m_from->setAccessibleName(tr("From the year"));
    m_to->setAccessibleName(tr("To the year"));
    m_strength->setAccessibleName(tr("Strength of the players"));
    m_table->setAccessibleName(tr("Games"));
    m_explorerTable->setAccessibleName(tr("What was played here"));
    m_board->setAccessibleName(tr("Board"));
    m_first->setAccessibleName(tr("To the start"));
    m_back->setAccessibleName(tr("One move back"));
    m_forward->setAccessibleName(tr("One move on"));
    m_last->setAccessibleName(tr("To the end"));
    m_model->retranslate();
    m_explorer->retranslate();
    if (!m_positions.empty())
        showPly(m_ply);
}

void LibraryRoom::setLook(const Theme& theme, const Metrics& metrics)
{
    m_metrics = metrics;
    m_board->setTheme(theme);
    m_board->setFlipped(m_settings.isFlipped());
    m_board->setKazanPlacement(m_settings.kazans());
    const std::pair<QPushButton*, const char*> icons[] = {
        {m_first, "first"}, {m_back, "previous"}, {m_forward, "next"}, {m_last, "latest"}};
    for (const auto& [button, icon] : icons) {
        button->setIcon(themedIcon(QLatin1String(icon), theme));
        button->setIconSize(QSize(metrics.icon(), metrics.icon()));
    }
    const int rowHeight = metrics.px(28);
    for (QTableView* table : {m_table, m_explorerTable})
        table->verticalHeader()->setDefaultSectionSize(rowHeight);
    // Six columns beside the list: less air, so that "100 %" and the titles fit.
    m_explorerTable->setStyleSheet(
        QStringLiteral("QTableView::item, QHeaderView::section { padding-left: %1px; padding-right: %1px; }")
            .arg(metrics.px(4)));
    layout()->setSpacing(metrics.px(14));
    arrange();
}

bool LibraryRoom::isWide() const
{
    return width() >= m_metrics.px(kSideFromWidth);
}

void LibraryRoom::arrange()
{
    const bool isBeside = isWide();
    m_side->setVisible(m_hasPreview);
    m_preview->setVisible(!isBeside);
    m_preview->setChecked(m_hasPreview);
    m_row->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setDirection(isBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    int board = m_metrics.px(kSideWidth);
    if (isBeside) {
        m_side->setFixedWidth(board);
        m_side->setMaximumHeight(QWIDGETSIZE_MAX);
    } else {
        // Half of the width, and not so high that no list is left.
        const double shape = static_cast<double>(m_board->heightForWidth(1000)) / 1000;
        board =
            std::min((width() - m_metrics.px(kNarrowSpacing)) / 2, static_cast<int>(height() * kPreviewShare / shape));
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
    }
    m_board->setFixedSize(board, m_board->heightForWidth(board));
    if (!isBeside) // what was played there takes no more than the board with its buttons
        m_side->setMaximumHeight(m_parts->itemAt(0)->sizeHint().height());
    m_explorerTable->setMinimumHeight(0);
    auto* header = m_table->horizontalHeader();
    header->setMinimumSectionSize(m_metrics.px(kNarrowColumn));
    for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
        const int width = kGameColumns[static_cast<std::size_t>(column)];
        header->setSectionResizeMode(column, width == 0 ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (width != 0)
            header->resizeSection(column, m_metrics.px(width));
    }
    auto* explorer = m_explorerTable->horizontalHeader();
    explorer->setMinimumSectionSize(m_metrics.px(kNarrowColumn));
    explorer->setSectionResizeMode(QHeaderView::Stretch);
}

void LibraryRoom::resizeEvent(QResizeEvent* event)
{
    Room::resizeEvent(event);
    arrange();
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/explorer_panel.h"

#include "app/desktop/library/result_bar.h"
#include "app/desktop/ui/row_table.h"
#include "app/desktop/ui/style.h"

#include <QComboBox>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kStrengths[] = {0, 1400, 1600, 1800, 2000};

} // namespace

ExplorerPanel::ExplorerPanel(library::LibraryService& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_model(new ExplorerModel(this))
    , m_strength(new QComboBox(this))
    , m_table(new RowTable(m_model, this))
{
    for (const int strength : kStrengths) {
        m_strength->addItem(strength == 0 ? tr("From this position: all games")
                                          : tr("From this position: players rated %1+", "a number").arg(strength),
                            strength);
    }
    m_strength->setAccessibleName(tr("Strength of the players"));
    m_table->setAccessibleName(tr("Moves played from this position"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMinimumHeight(0);
    m_table->setItemDelegateForColumn(ExplorerModel::Results, new ResultBar(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ExplorerModel::Results, QHeaderView::Stretch);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const auto move = m_model->at(index.row()).move;
        if (move && m_position.isLegal(*move))
            Q_EMIT moveChosen(*move);
    });
    connect(m_strength, &QComboBox::activated, this, &ExplorerPanel::refresh);
    connect(&m_library, &library::LibraryService::explored, this,
            [this](const std::vector<library::Continuation>& list) {
                m_model->show(m_position, list);
                const bool hasRatings = std::any_of(list.begin(), list.end(), [](const library::Continuation& move) {
                    return move.averageRating != 0;
                });
                m_table->setColumnHidden(ExplorerModel::Rating, !hasRatings);
            });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_strength);
    column->addWidget(m_table, 1);
}

void ExplorerPanel::explore(rules::GameId game, const rules::AnyPosition& position)
{
    m_game = game;
    m_position = position;
    refresh();
}

void ExplorerPanel::refresh()
{
    m_library.explore(m_game, m_position, m_strength->currentData().toInt());
}

void ExplorerPanel::updateLook()
{
    m_table->verticalHeader()->setDefaultSectionSize(px(28));
    m_table->horizontalHeader()->setMinimumSectionSize(px(34));
    // Less padding, to leave room for the bars.
    m_table->setStyleSheet(
        QStringLiteral("QTableView::item, QHeaderView::section { padding-left: %1px; padding-right: %1px; }")
            .arg(px(4)));
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/move_list_view.h"

#include "app/desktop/game/move_list_model.h"

#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace qumalaq::desktop {

MoveListView::MoveListView(MoveListModel* model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setModel(model);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFocusPolicy(Qt::NoFocus); // keys belong to the board; Alt+Left and Alt+Right step through the moves
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionsClickable(false);
    setCornerButtonEnabled(false);
    connect(model, &QAbstractItemModel::rowsInserted, this, &MoveListView::sizeRows);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const QVariant ply = index.data(MoveListModel::PlyRole);
        if (ply.isValid())
            Q_EMIT plyChosen(ply.toInt());
    });
    setAccessibleName(tr("Moves"));
}

void MoveListView::sizeRows()
{
    if (m_isSized || m_model->rowCount() == 0)
        return;
    m_isSized = true;
    verticalHeader()->setDefaultSectionSize(std::max(sizeHintForRow(0), verticalHeader()->sectionSizeHint(0)));
}

void MoveListView::setCurrentPly(int ply)
{
    const QModelIndex index = m_model->indexOfPly(ply);
    if (!index.isValid()) {
        clearSelection();
        return;
    }
    setCurrentIndex(index);
    scrollTo(index);
}

/// Skips QTableView's version, which in older versions of Qt reports keyboard focus for the cell to screen readers.
/// This view never has the focus.
void MoveListView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
}

void MoveListView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    m_isSized = false; // its style may only be known now
    sizeRows();
}

void MoveListView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        setAccessibleName(tr("Moves"));
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_isSized = false;
        sizeRows();
    }
}

} // namespace qumalaq::desktop

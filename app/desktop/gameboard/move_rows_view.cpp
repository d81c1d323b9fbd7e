// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_rows_view.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/gameboard/move_rows_model.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kWordsAtOnce = 1500; ///< laid out in one event
constexpr int kFewestLines = 5;    ///< the minimum height, including the header
constexpr int kDeepestIndent = 6;  ///< deeper variations are not indented further

int unitOf(const QFontMetrics& metrics)
{
    return metrics.height() * 4 / 5;
}

struct CellFlow {
    QPoint origin; ///< of the flow
    MoveTextLayout flow;
};

CellFlow flowOf(const MoveRow& row, int column, const QRect& cell, const QFont& font)
{
    const int line = QFontMetrics(font).height();
    const int indent = std::min(row.depth, kDeepestIndent) * unitOf(QFontMetrics(font));
    const int width = cell.width() - indent - (row.isText() ? line / 4 : 0);
    const MoveTextLayout flow(row.cells[static_cast<std::size_t>(column)], font, width);
    return {cell.topLeft() + QPoint(indent, std::max(0, (cell.height() - flow.height()) / 2)), flow};
}

int wordsIn(const MoveRow& row)
{
    int words = 0;
    for (const auto& cell : row.cells) {
        for (const MoveWord& word : cell)
            words += 1 + (word.isComment ? static_cast<int>(word.text.size()) / 6 : 0);
    }
    return words;
}

class MoveCellDelegate final : public QStyledItemDelegate {
public:
    explicit MoveCellDelegate(MoveRowsView* view, MoveRowsModel* model)
        : QStyledItemDelegate(view)
        , m_view(view)
        , m_model(model)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        const MoveRow& row = m_model->rowAt(index.row());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setClipRect(option.rect);
        painter->setFont(option.font);
        if (index.column() == MoveRowsModel::kScoreColumn) {
            painter->setPen(theme.mutedText);
            painter->drawText(option.rect.adjusted(0, 0, -option.fontMetrics.height() / 3, 0),
                              Qt::AlignRight | Qt::AlignVCenter, row.score);
        } else if (const auto& words = row.cells[static_cast<std::size_t>(index.column())]; !words.empty()) {
            const CellFlow cell = flowOf(row, index.column(), option.rect, option.font);
            if (row.depth > 0) {
                painter->setPen(QPen(theme.outline, theme.drawsOutlines ? 2 : 1));
                const int x = cell.origin.x() - unitOf(option.fontMetrics) / 3;
                painter->drawLine(x, option.rect.top(), x, option.rect.bottom());
            }
            cell.flow.paint(*painter, cell.origin, m_view->currentId());
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const MoveRow& row = m_model->rowAt(index.row());
        const int line = option.fontMetrics.height() * 3 / 2;
        if (index.column() == MoveRowsModel::kScoreColumn)
            return {option.fontMetrics.horizontalAdvance(row.score), line};
        const int width = row.isText() ? m_view->horizontalHeader()->length()
                                       : m_view->columnWidth(index.column()); // text spans all columns
        const CellFlow cell = flowOf(row, index.column(), QRect(0, 0, width, 0), option.font);
        return {width, std::max(line, cell.flow.height() + option.fontMetrics.height() / 4)};
    }

    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem&, const QModelIndex&) override
    {
        if (event->type() != QEvent::ToolTip)
            return false;
        const int id = m_view->idAt(event->pos());
        const MoveWord* word = m_model->wordOf(id);
        QToolTip::showText(event->globalPos(), word ? word->toolTip() : QString(), view->viewport(),
                           m_view->rectOf(id));
        return true;
    }

private:
    MoveRowsView* m_view;
    MoveRowsModel* m_model;
};

} // namespace

MoveRowsView::MoveRowsView(MoveRowsModel* model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setModel(model);
    setItemDelegate(new MoveCellDelegate(this, model));
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setHighlightSections(false);
        header->setSectionsClickable(false);
        header->setMinimumSectionSize(1);
    }
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first) { updateRows(first); });
    connect(model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex&, int first) { updateRows(first); });
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first) { updateRows(first.row()); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &MoveRowsView::beginAtARow);
    m_sizing.setSingleShot(true);
    connect(&m_sizing, &QTimer::timeout, this, &MoveRowsView::sizeRows);
    setAccessibleName(tr("Moves"));
}

QSize MoveRowsView::minimumSizeHint() const
{
    return {QTableView::minimumSizeHint().width(), kFewestLines * fontMetrics().height()};
}

int MoveRowsView::neededWidth() const
{
    // The titles have a smaller font than the moves, which leaves room for their padding.
    int widest = 0;
    for (int column = 0; column < MoveRowsModel::kScoreColumn; ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        widest = std::max(widest, fontMetrics().horizontalAdvance(title));
    }
    return MoveRowsModel::kScoreColumn * widest + widthBesideMoves();
}

int MoveRowsView::widthBesideMoves() const
{
    return std::max(verticalHeader()->minimumWidth(), verticalHeader()->sizeHint().width()) + scoreWidth()
           + verticalScrollBar()->sizeHint().width();
}

int MoveRowsView::scoreWidth() const
{
    return fontMetrics().horizontalAdvance(QStringLiteral("100 : 62")) + fontMetrics().height() / 2;
}

void MoveRowsView::updateRows(int firstRow)
{
    spanTexts();
    sizeRowsFrom(firstRow);
}

void MoveRowsView::spanTexts()
{
    clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->rowAt(row).isText())
            setSpan(row, 0, 1, m_model->columnCount());
    }
    // Repaint all row numbers: after a move of rows the header only repaints new ones.
    verticalHeader()->viewport()->update();
}

bool MoveRowsView::hasOwnHeight(int row) const
{
    const MoveRow& shown = m_model->rowAt(row);
    return shown.isText() || shown.cells[0].size() > 1 || shown.cells[1].size() > 1;
}

void MoveRowsView::sizeRowsFrom(int row)
{
    m_sizedRows = std::min(m_sizedRows, row);
    if (isVisible())
        sizeRows();
}

void MoveRowsView::sizeRows()
{
    if (!m_isMeasured)
        measure();
    int left = kWordsAtOnce;
    for (const int rows = m_model->rowCount(); m_sizedRows < rows; ++m_sizedRows) {
        int height = verticalHeader()->defaultSectionSize();
        if (hasOwnHeight(m_sizedRows)) {
            if (left <= 0) {
                m_sizing.start(0);
                return;
            }
            left -= wordsIn(m_model->rowAt(m_sizedRows));
            height = std::max(sizeHintForIndex(m_model->index(m_sizedRows, 0)).height(),
                              sizeHintForIndex(m_model->index(m_sizedRows, 1)).height());
        }
        verticalHeader()->resizeSection(m_sizedRows, height);
    }
    reveal();
}

void MoveRowsView::measure()
{
    m_isMeasured = true;
    m_sizedRows = 0;
    const QFontMetrics metrics = fontMetrics();
    verticalHeader()->setMinimumWidth(metrics.horizontalAdvance(QStringLiteral("00")) + metrics.height() * 2 / 3);
    verticalHeader()->setDefaultSectionSize(metrics.height() * 3 / 2);
    sizeColumns();
}

/// Numbers of two digits and the scroll bar, which come while a game goes on, move no column.
void MoveRowsView::sizeColumns()
{
    const int moves = width() - widthBesideMoves();
    for (int column = 0; column < MoveRowsModel::kScoreColumn; ++column)
        horizontalHeader()->resizeSection(column, moves / MoveRowsModel::kScoreColumn);
    horizontalHeader()->resizeSection(MoveRowsModel::kScoreColumn, scoreWidth());
}

void MoveRowsView::setCurrentId(int id)
{
    m_current = id;
    viewport()->update();
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid()) {
        selectionModel()->clear();
        scrollToTop();
        return;
    }
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate); // the word is marked, not the cell
    reveal();
}

void MoveRowsView::reveal()
{
    const QModelIndex index = m_model->indexOf(m_current);
    if (!index.isValid())
        return;
    // Also show the comment below, if both fit.
    const int below = index.row() + 1;
    if (below < m_model->rowCount() && m_model->rowAt(below).isText() && m_model->rowAt(below).depth == 0)
        scrollTo(m_model->index(below, 0));
    scrollTo(index);
}

/// Aligns the first visible row with the upper edge, unless the row is higher than the view.
void MoveRowsView::beginAtARow()
{
    const int row = rowAt(0);
    const int bottom = row < 0 ? 0 : rowViewportPosition(row) + rowHeight(row);
    if (row >= 0 && bottom < rowHeight(row) && rowHeight(row) <= viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + bottom);
}

/// Leaves space below the last row, so that a row can begin at the upper edge.
void MoveRowsView::updateGeometries()
{
    QTableView::updateGeometries();
    QScrollBar* const bar = verticalScrollBar();
    const int row = verticalHeader()->logicalIndexAt(bar->maximum() - verticalHeader()->offset());
    if (row < 0 || bar->maximum() == 0)
        return;
    const int top = verticalHeader()->sectionPosition(row);
    bar->setMaximum(top == bar->maximum() ? top : top + rowHeight(row));
    beginAtARow();
}

int MoveRowsView::idAt(QPoint at) const
{
    const QModelIndex index = indexAt(at);
    if (!index.isValid() || index.column() == MoveRowsModel::kScoreColumn)
        return -1;
    const CellFlow cell = flowOf(m_model->rowAt(index.row()), index.column(), visualRect(index), font());
    return cell.flow.idAt(at - cell.origin);
}

QRect MoveRowsView::rectOf(int id) const
{
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid())
        return {};
    const CellFlow cell = flowOf(m_model->rowAt(index.row()), index.column(), visualRect(index), font());
    return cell.flow.rectOf(id).translated(cell.origin);
}

void MoveRowsView::mousePressEvent(QMouseEvent* event)
{
    // The base class would select whole cells, but a cell may have several moves.
    const int id = idAt(event->position().toPoint());
    if (id >= 0)
        Q_EMIT idChosen(id);
}

void MoveRowsView::mouseMoveEvent(QMouseEvent*) {}

void MoveRowsView::mouseReleaseEvent(QMouseEvent*) {}

void MoveRowsView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
    const int id = isMouse ? idAt(event->pos()) : m_current;
    if (id < 0)
        return;
    Q_EMIT menuRequested(id, isMouse ? event->globalPos() : viewport()->mapToGlobal(rectOf(id).bottomLeft()));
}

void MoveRowsView::wheelEvent(QWheelEvent* event)
{
    if (const int steps = m_wheel.of(*event); steps != 0)
        Q_EMIT stepped(steps);
    event->accept();
}

/// Skips QTableView, which would report the cell to screen readers even without focus: the page announces the move.
void MoveRowsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
}

void MoveRowsView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageUp)
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
    else if (event->key() == Qt::Key_PageDown)
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
    else
        event->ignore();
}

void MoveRowsView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        sizeColumns();
        sizeRowsFrom(0); // texts wrap differently now
    }
    reveal();
}

void MoveRowsView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    m_isMeasured = false; // its style may only be known now
    sizeRowsFrom(0);
}

void MoveRowsView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_isMeasured = false;
        sizeRowsFrom(0);
    }
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/move_tree_view.h"

#include "app/desktop/study/move_tree_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace qumalaq::desktop {

using notation::NodeId;

namespace {

constexpr int kCommentsAtOnce = 50;
constexpr int kDeepestIndent = 6; ///< deeper variations are not indented further

/// Indents variations, writes the number before them, and wraps comments.
class MoveCellDelegate final : public QStyledItemDelegate {
public:
    explicit MoveCellDelegate(MoveTreeView* view) : QStyledItemDelegate(view), m_view(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool isComment = index.data(MoveTreeModel::CommentRole).toBool();
        const int depth = index.data(MoveTreeModel::DepthRole).toInt();
        if (!isComment && depth == 0)
            return QStyledItemDelegate::paint(painter, option, index);

        const Theme& theme = m_view->theme();
        const bool isSelected = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        painter->setClipRect(option.rect);
        if (isSelected)
            painter->fillRect(option.rect, theme.accent);
        const QRect box = contents(option, index);
        if (depth > 0 && index.column() == 0) {
            painter->setPen(QPen(theme.outline, theme.drawsOutlines ? 2 : 1));
            const int x = box.left() - unit(option) / 2;
            painter->drawLine(x, option.rect.top(), x, option.rect.bottom());
        }
        QFont font = option.font;
        font.setItalic(isComment);
        painter->setFont(font);
        painter->setPen(isSelected ? theme.accentText : isComment ? theme.mutedText : theme.text);
        if (isComment)
            painter->drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data().toString());
        else
            painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter, variationText(index));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (!index.data(MoveTreeModel::CommentRole).toBool())
            return QStyledItemDelegate::sizeHint(option, index);
        QStyleOptionViewItem wide = option;
        wide.rect = QRect(0, 0, m_view->viewport()->width(), 1000);
        QFont font = option.font;
        font.setItalic(true);
        const QRect box = contents(wide, index);
        const QRect needed = QFontMetrics(font).boundingRect(QRect(0, 0, std::max(40, box.width()), 10000),
                                                             Qt::AlignLeft | Qt::TextWordWrap, index.data().toString());
        return {box.width(), needed.height() + option.fontMetrics.height() / 2};
    }

private:
    static int unit(const QStyleOptionViewItem& option) { return option.fontMetrics.height() * 4 / 5; }

    static QRect contents(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const int depth = std::min(index.data(MoveTreeModel::DepthRole).toInt(), kDeepestIndent);
        const int left = index.column() == 0 ? (depth + 1) * unit(option) - unit(option) / 4 : unit(option) / 2;
        return option.rect.adjusted(left, option.fontMetrics.height() / 5, -unit(option) / 4, 0);
    }

    /// The number is before the first move of the row.
    static QString variationText(const QModelIndex& index)
    {
        const QString text = index.data().toString();
        const QString number = index.data(MoveTreeModel::NumberRole).toString();
        if (index.column() == 0)
            return text.isEmpty() ? QStringLiteral("%1. …").arg(number) : QStringLiteral("%1. %2").arg(number, text);
        return text;
    }

    MoveTreeView* m_view;
};

} // namespace

MoveTreeView::MoveTreeView(MoveTreeModel* model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setModel(model);
    setItemDelegate(new MoveCellDelegate(this));
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionsClickable(false);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const QVariant node = index.data(MoveTreeModel::NodeRole);
        if (node.isValid())
            Q_EMIT nodeChosen(static_cast<NodeId>(node.toUInt()));
    });
    const auto follow = [this](const QModelIndex&, int first) {
        spanComments();
        sizeRowsFrom(first);
    };
    connect(model, &QAbstractItemModel::rowsInserted, this, follow);
    connect(model, &QAbstractItemModel::rowsRemoved, this, follow);
    m_sizing.setSingleShot(true);
    connect(&m_sizing, &QTimer::timeout, this, &MoveTreeView::sizeRows);
    setAccessibleName(tr("Moves"));
}

void MoveTreeView::spanComments()
{
    clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->isComment(row))
            setSpan(row, 0, 1, 2);
    }
    // Repaint all row numbers: after a move of rows the header only repaints new ones.
    verticalHeader()->viewport()->update();
}

void MoveTreeView::sizeRowsFrom(int row)
{
    m_sizedRows = std::min(m_sizedRows, row);
    if (isVisible())
        sizeRows();
}

void MoveTreeView::sizeRows()
{
    if (!m_knowsHeightOfMoves)
        findHeightOfMoves();
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int left = kCommentsAtOnce;
    for (const int rows = m_model->rowCount(); m_sizedRows < rows; ++m_sizedRows) {
        int height = verticalHeader()->defaultSectionSize();
        if (m_model->isComment(m_sizedRows)) {
            if (--left < 0) {
                m_sizing.start(0);
                return;
            }
            height = itemDelegate()->sizeHint(option, m_model->index(m_sizedRows, 0)).height();
        }
        verticalHeader()->resizeSection(m_sizedRows, height);
    }
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void MoveTreeView::findHeightOfMoves()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->isComment(row))
            continue;
        verticalHeader()->setDefaultSectionSize(std::max(sizeHintForRow(row), verticalHeader()->sectionSizeHint(row)));
        m_knowsHeightOfMoves = true;
        m_sizedRows = 0; // those of comments as well
        return;
    }
}

void MoveTreeView::setCurrentNode(NodeId node)
{
    const QModelIndex index = m_model->indexOf(node);
    if (!index.isValid()) {
        setCurrentIndex({});
        clearSelection();
        scrollToTop();
        return;
    }
    setCurrentIndex(index);
    // Also show the comment, if there is space for both.
    if (const int below = index.row() + 1; below < m_model->rowCount() && m_model->isComment(below))
        scrollTo(m_model->index(below, 0));
    scrollTo(index);
}

void MoveTreeView::setTheme(const Theme& theme)
{
    m_theme = theme;
    viewport()->update();
}

void MoveTreeView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        QTableView::keyPressEvent(event);
    else
        event->ignore();
}

void MoveTreeView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        sizeRowsFrom(0); // comments wrap differently now
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void MoveTreeView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    m_knowsHeightOfMoves = false; // its style may only be known now
    sizeRowsFrom(0);
}

void MoveTreeView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        setAccessibleName(tr("Moves"));
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_knowsHeightOfMoves = false;
        sizeRowsFrom(0);
    }
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/study_moves_panel.h"

#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/study/move_tree_model.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/ui/announcer.h"
#include "core/session/study_document.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace qumalaq::desktop {

using notation::NodeId;
using session::StudyDocument;

namespace {

/// In the order of the buttons: good moves first.
constexpr std::array<notation::Nag, 6> kRemarks = {3, 1, 5, 6, 2, 4};

} // namespace

StudyMovesPanel::StudyMovesPanel(StudyDocument& document, MoveRowsView* view, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_view(view)
    , m_comment(new QLineEdit(this))
{
    m_comment->setAccessibleName(tr("Comment"));
    m_remarkRow = new QWidget(this);
    auto* remarks = new QHBoxLayout(m_remarkRow);
    remarks->setContentsMargins(0, 0, 0, 0);
    remarks->setSpacing(0);
    for (const notation::Nag nag : kRemarks) {
        auto* button = new QToolButton(m_remarkRow);
        button->setText(MoveTreeModel::symbolOf(nag));
        button->setToolTip(ReviewText::nameOfMark(button->text()));
        button->setAccessibleName(button->toolTip());
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this,
                [this, nag](bool checked) { m_document.setRemark(checked ? std::optional(nag) : std::nullopt); });
        button->installEventFilter(this);
        remarks->addWidget(button, 1);
        m_remarks.push_back(button);
    }
    connect(m_comment, &QLineEdit::editingFinished, this, [this] {
        m_comment->setModified(false);
        m_document.setComment(m_comment->text());
    });
    connect(m_comment, &QLineEdit::returnPressed, this, [this] {
        const bool isChanged = m_comment->isModified();
        Q_EMIT commentDone();
        if (isChanged) // after the list, which gets the focus
            announce(*this, tr("Comment saved."));
    });
    m_comment->installEventFilter(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_view->setParent(this);
    column->addWidget(m_view, 1);
    column->addWidget(m_remarkRow);
    column->addWidget(m_comment);
    setTabOrder(m_remarks.back(), m_comment);
}

bool StudyMovesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_comment->setText(m_document.comment());
        Q_EMIT commentDone();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StudyMovesPanel::refresh(NodeId shown)
{
    m_view->setCurrentId(shown == NodeId::Root ? -1 : static_cast<int>(shown));
    const bool isEdited = m_isEditing || m_document.tree().isAnnotated();
    m_remarkRow->setVisible(isEdited);
    m_comment->setVisible(isEdited);
    const auto remark = m_document.remark();
    for (std::size_t i = 0; i < m_remarks.size(); ++i) {
        m_remarks[i]->setChecked(remark == kRemarks[i]);
        m_remarks[i]->setEnabled(m_document.current() != NodeId::Root);
    }
    if (m_commented != m_document.current() || !m_comment->isModified()) { // otherwise it is being typed
        m_commented = m_document.current();
        m_comment->setText(m_document.comment());
        m_comment->setCursorPosition(0);
    }
    m_comment->setPlaceholderText(m_document.current() == NodeId::Root ? tr("Comment on the game")
                                                                       : tr("Comment on this move"));
}

void StudyMovesPanel::editComment()
{
    m_isEditing = true;
    m_remarkRow->show();
    m_comment->show();
    m_comment->setFocus(Qt::ShortcutFocusReason);
    m_comment->selectAll();
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learners_dialog.h"

#include "app/desktop/learn/learners.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/focused_list_widget.h"
#include "app/desktop/ui/style.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>

namespace qumalaq::desktop {

namespace {

constexpr int kNoteWidthInLines = 20;

} // namespace

LearnersDialog::LearnersDialog(Learners& learners, QWidget* parent)
    : QDialog(parent)
    , m_learners(learners)
    , m_list(new FocusedListWidget(this))
    , m_choose(new QPushButton(tr("&Choose"), this))
    , m_rename(new QPushButton(tr("Re&name"), this))
    , m_remove(new QPushButton(tr("&Remove…"), this))
    , m_table(new QPushButton(tr("&Export a table…"), this))
    , m_name(new QLineEdit(this))
    , m_add(new QPushButton(tr("&Add"), this))
    , m_error(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, &LearnersDialog::refreshButtons);
    // Queued, because a new name fills the list again, and the editor is still open.
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        QMetaObject::invokeMethod(
            this, [this, row = m_list->row(item), name = item->text()] { rename(row, name); }, Qt::QueuedConnection);
    });
    connect(m_choose, &QPushButton::clicked, this,
            [this] { m_learners.choose(static_cast<std::size_t>(m_list->currentRow())); });
    connect(m_rename, &QPushButton::clicked, this, [this] { m_list->editItem(m_list->currentItem()); });
    connect(m_remove, &QPushButton::clicked, this, &LearnersDialog::askToRemove);
    connect(m_table, &QPushButton::clicked, this, &LearnersDialog::tableRequested);
    connect(m_add, &QPushButton::clicked, this, &LearnersDialog::add);
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        tell({});
        m_add->setDefault(!m_name->text().isEmpty());
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_learners, &Learners::changed, this, &LearnersDialog::refresh);
    refresh();
}

void LearnersDialog::layOut()
{
    setWindowTitle(tr("Learners"));
    auto* note =
        new QLabel(tr("Everybody who learns at this computer has their own progress, rating and days in a row. "
                      "There is no password."),
                   this);
    note->setWordWrap(true);
    setRole(note, "muted");
    reserveRoom(note, kNoteWidthInLines);
    m_error->setWordWrap(true);
    setRole(m_error, "error");
    setNotRead(*m_error); // it is told when it appears
    m_name->setMaxLength(Learners::kLongestName);
    auto* label = new QLabel(tr("New &learner"), this);
    label->setBuddy(m_name);
    m_list->setAccessibleName(tr("Learners"));
    m_table->setToolTip(tr("What each learner has done, as a table for a spreadsheet (CSV)"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    for (QPushButton* button : {m_choose, m_rename, m_remove, m_table, m_add})
        button->setAutoDefault(false);
    auto* side = new QVBoxLayout;
    for (QPushButton* button : {m_choose, m_rename, m_remove})
        side->addWidget(button);
    side->addStretch(1);
    side->addWidget(m_table);
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addLayout(side);
    auto* adding = new QHBoxLayout;
    adding->addWidget(label);
    adding->addWidget(m_name, 1);
    adding->addWidget(m_add);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(14);
    column->addWidget(note);
    column->addLayout(row, 1);
    column->addLayout(adding);
    column->addWidget(m_error);
    column->addWidget(m_buttons);
    FittingScrollArea::addTo(*this, m_buttons);
}

void LearnersDialog::refresh()
{
    const int row = m_list->currentRow();
    const bool isSame = m_list->count() == static_cast<int>(m_learners.all().size());
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (std::size_t i = 0; i < m_learners.all().size(); ++i) {
            auto* item = new QListWidgetItem(m_learners.nameOf(i), m_list);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
            if (i == m_learners.current()) {
                QFont bold = font();
                bold.setBold(true);
                item->setFont(bold);
                item->setData(Qt::AccessibleDescriptionRole, tr("is learning now"));
            }
        }
        m_list->setCurrentRow(isSame && row >= 0 ? row : static_cast<int>(m_learners.current()));
    }
    refreshButtons();
}

void LearnersDialog::refreshButtons()
{
    const int row = m_list->currentRow();
    m_choose->setEnabled(row >= 0 && row != static_cast<int>(m_learners.current()));
    m_rename->setEnabled(row >= 0);
    m_remove->setEnabled(row >= 0 && m_list->count() > 1);
}

QString LearnersDialog::faultText(const QString& name, std::size_t but) const
{
    switch (m_learners.faultOf(name, but)) {
    case Learners::NameError::None:
        break;
    case Learners::NameError::Empty:
        return tr("Enter a name.");
    case Learners::NameError::Taken:
        return tr("There is already a learner with the name “%1”.").arg(name.simplified());
    }
    return {};
}

void LearnersDialog::tell(const QString& error)
{
    m_error->setText(error);
    reserveRoom(m_error, kNoteWidthInLines);
    desktop::tell(*this, error, Announcer::Kind::Answer);
}

void LearnersDialog::add()
{
    const QString fault = faultText(m_name->text(), SIZE_MAX);
    if (!fault.isEmpty()) {
        tell(fault);
        m_name->setFocus();
        return;
    }
    m_learners.add(m_name->text());
    m_name->clear();
}

void LearnersDialog::rename(int row, const QString& name)
{
    const auto index = static_cast<std::size_t>(row);
    if (index >= m_learners.all().size() || name == m_learners.nameOf(index))
        return;
    const QString fault = faultText(name, index);
    if (fault.isEmpty())
        m_learners.rename(index, name);
    else
        refresh();
    tell(fault);
}

void LearnersDialog::askToRemove()
{
    const auto index = static_cast<std::size_t>(m_list->currentRow());
    auto* question =
        new QMessageBox(QMessageBox::Question, QStringLiteral("Qumalaq"),
                        tr("Remove “%1” from the list?").arg(m_learners.nameOf(index)), QMessageBox::NoButton, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("The progress file is renamed, not deleted."));
    auto* remove = question->addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    question->setDefaultButton(question->addButton(tr("Cancel"), QMessageBox::RejectRole));
    connect(remove, &QPushButton::clicked, this, [this, learner = m_learners.all()[index]] {
        const auto& all = m_learners.all();
        const auto at = std::find(all.begin(), all.end(), learner);
        if (at == all.end() || all.size() < 2)
            return;
        const auto removed = m_learners.remove(static_cast<std::size_t>(at - all.begin()));
        tell(removed ? QString()
                     : tr("The file could not be renamed: %1.", "the system's reason").arg(removed.error()));
    });
    question->open();
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learners_dialog.h"

#include "app/desktop/learn/learners_table.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/row_table.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <cstdint>

namespace qumalaq::desktop {

namespace {

constexpr int kNoteWidthInLines = 20;
constexpr int kFewestRows = 4; ///< that can be seen
constexpr QSize kProposedSize(900, 600);

} // namespace

LearnersDialog::LearnersDialog(Learners& learners, Language language, QWidget* parent)
    : QDialog(parent)
    , m_learners(learners)
    , m_language(language)
    , m_model(new QStandardItemModel(0, ColumnCount, this))
    , m_table(new RowTable(m_model, this))
    , m_choose(new QPushButton(tr("&Choose"), this))
    , m_rename(new QPushButton(tr("Re&name"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_export(new QPushButton(tr("&Export…"), this))
    , m_name(new QLineEdit(this))
    , m_add(new QPushButton(tr("&Add"), this))
    , m_message(new QLabel(this))
    , m_undo(new QPushButton(tr("&Undo"), this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    layOut();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LearnersDialog::refreshButtons);
    // Queued, because a new name fills the table again, and the editor is still open.
    connect(m_model, &QStandardItemModel::itemChanged, this, [this](const QStandardItem* item) {
        if (item->column() == Name)
            QMetaObject::invokeMethod(
                this, [this, row = item->row(), name = item->text()] { rename(row, name); }, Qt::QueuedConnection);
    });
    connect(m_table, &QTableView::activated, m_choose, &QPushButton::click);
    connect(m_choose, &QPushButton::clicked, this, [this] {
        m_table->setFocus(); // the button goes
        m_learners.choose(static_cast<std::size_t>(row()));
    });
    connect(m_rename, &QPushButton::clicked, this, [this] { m_table->edit(m_model->index(row(), Name)); });
    connect(m_remove, &QPushButton::clicked, this, &LearnersDialog::remove);
    connect(m_undo, &QPushButton::clicked, this, &LearnersDialog::undoRemoval);
    connect(m_export, &QPushButton::clicked, this, [this] {
        const auto today = static_cast<learn::Day>(QDate::currentDate().toJulianDay());
        Q_EMIT exportRequested(LearnersTable::csv(m_reports, today, m_language));
    });
    connect(m_add, &QPushButton::clicked, this, &LearnersDialog::add);
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        if (m_undo->isHidden())
            showError({});
        m_add->setDefault(!m_name->text().isEmpty());
        setRole(m_add, m_name->text().isEmpty() ? "" : "primary");
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_learners, &Learners::changed, this, &LearnersDialog::refresh);
    refresh();
    if (m_learners.all().size() == 1)
        m_name->setFocus();
}

void LearnersDialog::layOut()
{
    setWindowTitle(tr("Class"));
    auto* note = new QLabel(tr("Everybody who learns on this computer has their own progress, rating and count of days "
                               "in a row. There is no password."),
                            this);
    note->setWordWrap(true);
    setRole(note, "muted");
    reserveRoom(note, kNoteWidthInLines);
    m_message->setWordWrap(true);
    setNotRead(*m_message); // it is announced when it appears
    QSizePolicy policy = m_undo->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the table stays as it is
    m_undo->setSizePolicy(policy);
    m_undo->hide();
    m_name->setMaxLength(Settings::kMaxNameLength);
    auto* label = new QLabel(tr("New &learner"), this);
    label->setBuddy(m_name);
    m_table->setAccessibleName(tr("Class"));
    m_model->setHorizontalHeaderLabels(
        {tr("Learner"), tr("Lessons"), tr("Puzzles"), tr("Stopped at"), tr("Last practice")});
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const Column text : {Name, Place}) // a long name takes no room from the others
        header->setSectionResizeMode(text, QHeaderView::Stretch);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMinimumHeight(header->sizeHint().height()
                              + kFewestRows * m_table->verticalHeader()->defaultSectionSize());
    m_export->setToolTip(tr("What each learner has done, as a table for a spreadsheet (CSV)"));
    auto* row = new QHBoxLayout;
    for (QPushButton* button :
         {m_choose, m_rename, m_remove, m_export, m_add, m_undo, m_buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false); // Enter in the table chooses
    for (QPushButton* button : {m_choose, m_rename, m_remove})
        row->addWidget(button);
    row->addStretch(1);
    row->addWidget(m_export);
    auto* adding = new QHBoxLayout;
    adding->addWidget(label);
    adding->addWidget(m_name, 1);
    adding->addWidget(m_add);
    auto* message = new QHBoxLayout;
    message->addWidget(m_message, 1);
    message->addWidget(m_undo);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(14);
    column->addWidget(note);
    column->addWidget(m_table, 1);
    column->addLayout(row);
    column->addLayout(adding);
    column->addLayout(message);
    column->addWidget(m_buttons);
    FittingScrollArea::addTo(*this, m_buttons);
    resize(sizeHint().expandedTo(kProposedSize));
}

int LearnersDialog::row() const
{
    return m_table->currentIndex().row();
}

void LearnersDialog::refresh()
{
    const int before = row();
    const auto learners = static_cast<int>(m_learners.all().size());
    const bool isSame = m_model->rowCount() == learners;
    m_model->removeRows(0, m_model->rowCount());
    for (int i = 0; i < learners; ++i) {
        const auto index = static_cast<std::size_t>(i);
        QList<QStandardItem*> items;
        for (int column = 0; column < ColumnCount; ++column) {
            auto* item = new QStandardItem;
            item->setEditable(column == Name);
            items.append(item);
        }
        items[Name]->setText(m_learners.nameOf(index));
        items[Name]->setToolTip(m_learners.nameOf(index));
        if (index == m_learners.current()) {
            QFont bold = font();
            bold.setBold(true);
            items[Name]->setFont(bold);
            items[Name]->setData(tr("is learning now"), Qt::AccessibleDescriptionRole);
        }
        m_model->appendRow(items);
    }
    const int now = isSame && before >= 0 ? before : static_cast<int>(m_learners.current());
    m_table->setCurrentIndex(m_model->index(now, Name));
    refreshButtons();
    read();
}

void LearnersDialog::read()
{
    m_reading.start([files = m_learners.reportFiles()](const StopToken&) { return Learners::read(files); },
                    [this](const std::vector<Learners::Report>& reports) { showReports(reports); });
}

void LearnersDialog::showReports(const std::vector<Learners::Report>& reports)
{
    m_reports = reports;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const LearnProgress& progress = reports[static_cast<std::size_t>(i)].progress;
        const auto show = [&](Column column, const QString& text, const QString& spoken) {
            QStandardItem* item = m_model->item(i, column);
            item->setText(text);
            item->setToolTip(text);
            item->setData(spoken, Qt::AccessibleTextRole);
        };
        const QString lessons = LearnersTable::lessonsOf(progress);
        show(Lessons, lessons, tr("lessons: %1").arg(lessons));
        const QString puzzles = LearnersTable::puzzlesOf(progress);
        show(Puzzles, puzzles, tr("puzzles solved on the first try: %1").arg(puzzles));
        const QString place = LearnersTable::placeOf(progress, m_language);
        show(Place, place, place.isEmpty() ? tr("no lesson begun") : tr("stopped at: %1").arg(place));
        const QString day = DateText::of(LearnersTable::lastDayOf(progress));
        show(LastDay, day, day.isEmpty() ? tr("has not practised yet") : tr("last practised: %1").arg(day));
    }
    refreshButtons();
}

void LearnersDialog::refreshButtons()
{
    m_choose->setEnabled(row() >= 0 && row() != static_cast<int>(m_learners.current()));
    m_rename->setEnabled(row() >= 0);
    m_remove->setEnabled(row() >= 0 && m_model->rowCount() > 1);
    m_export->setEnabled(!m_reports.empty());
}

QString LearnersDialog::faultText(const QString& name, std::size_t but) const
{
    switch (m_learners.faultOf(name, but)) {
    case Learners::NameError::None:
        break;
    case Learners::NameError::Empty:
        return tr("Enter a name.");
    case Learners::NameError::Taken:
        return tr("There is already a learner with the name “%1”.").arg(Settings::cleanName(name));
    }
    return {};
}

void LearnersDialog::showError(const QString& error)
{
    m_undo->hide();
    showMessage(error, "error");
}

void LearnersDialog::showMessage(const QString& text, const char* role)
{
    setRole(m_message, role);
    m_message->setText(text);
    reserveRoom(m_message, kNoteWidthInLines);
    desktop::announce(*this, text, Announcer::Kind::Answer);
}

void LearnersDialog::add()
{
    const QString fault = faultText(m_name->text(), SIZE_MAX);
    if (!fault.isEmpty()) {
        showError(fault);
        m_name->setFocus();
        return;
    }
    const QString name = Settings::cleanName(m_name->text());
    m_learners.add(name);
    m_table->scrollToBottom();
    m_name->clear();
    desktop::announce(*this, tr("Added %1.", "a learner").arg(name), Announcer::Kind::Answer);
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
    showError(fault);
}

void LearnersDialog::remove()
{
    const auto index = static_cast<std::size_t>(row());
    const QString name = m_learners.nameOf(index);
    if (const auto removed = m_learners.remove(index); !removed) {
        showError(tr("The file could not be renamed: %1.", "the system's reason").arg(removed.error()));
        return;
    }
    m_undo->show();
    m_undo->setFocus();
    showMessage(tr("“%1” was removed.", "a learner").arg(name), "muted");
}

void LearnersDialog::undoRemoval()
{
    m_table->setFocus(); // the button goes
    const auto undone = m_learners.undoRemoval();
    showError(undone ? QString() : tr("The file could not be renamed: %1.", "the system's reason").arg(undone.error()));
}

} // namespace qumalaq::desktop

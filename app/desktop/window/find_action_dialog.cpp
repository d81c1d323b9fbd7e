// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/find_action_dialog.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/focused_list_widget.h"
#include "app/desktop/ui/style.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kWidthInCharacters = 44;
constexpr int kRows = 12;

bool hasAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

FindActionDialog::FindActionDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_words(new QLineEdit(this))
    , m_list(new FocusedListWidget(this))
    , m_none(new QLabel(this))
{
    for (const Actions::Group& group : Actions::groups()) {
        for (const ActionId id : group.actions) {
            const QAction* action = actions.at(id);
            if (id == ActionId::FindAction || !action->isEnabled() || !action->isVisible())
                continue;
            const QString name = Actions::nameIn(group, action);
            const QString keys = Actions::shortcutText(action);
            m_entries.push_back({id, keys.isEmpty() ? name : tr("%1 (%2)", "command (keys)").arg(name, keys),
                                 name + u'\n' + plainLabel(Actions::englishText(id)),
                                 action->toolTip() + u'\n' + Actions::englishTip(id)});
        }
    }
    setWindowTitle(plainLabel(actions.at(ActionId::FindAction)->text()));
    m_words->setPlaceholderText(tr("What do you want to do?"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list->setAccessibleName(windowTitle());
    m_list->setFocusPolicy(Qt::NoFocus); // the field keeps it
    m_list->setMinimumWidth(kWidthInCharacters * fontMetrics().averageCharWidth());
    m_list->setMinimumHeight(kRows * fontMetrics().lineSpacing());
    setRole(m_none, "muted");
    setNotRead(*m_none);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(10);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addWidget(m_none);
    FittingScrollArea::addTo(*this, nullptr);
    connect(m_words, &QLineEdit::textChanged, this, [this] {
        find();
        announceCurrent();
    });
    const auto choose = [this] {
        if (m_list->currentRow() >= 0)
            accept();
    };
    connect(m_words, &QLineEdit::returnPressed, this, choose);
    connect(m_list, &QListWidget::itemClicked, this, choose);
    find();
    m_words->setFocus();
}

ActionId FindActionDialog::chosen() const
{
    return m_found[static_cast<std::size_t>(m_list->currentRow())];
}

/// First what has the words in its name.
void FindActionDialog::find()
{
    const QStringList words = m_words->text().split(u' ', Qt::SkipEmptyParts);
    m_list->clear();
    m_found.clear();
    for (const bool isInName : {true, false}) {
        for (const Entry& entry : m_entries) {
            if (hasAll(entry.names, words) != isInName || !hasAll(entry.names + entry.tips, words))
                continue;
            m_list->addItem(entry.shown);
            m_found.push_back(entry.id);
        }
    }
    m_list->setCurrentRow(0);
    m_none->setText(m_found.empty() ? tr("No matching command is available now.") : QString());
}

void FindActionDialog::announceCurrent()
{
    const QListWidgetItem* current = m_list->currentItem();
    announce(*this, current ? current->text() : m_none->text(), Announcer::Kind::State);
}

bool FindActionDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            announceCurrent();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace qumalaq::desktop

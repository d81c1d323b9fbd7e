// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/line_navigator.h"

#include "app/desktop/board/screen_reader.h"
#include "app/desktop/ui/announcer.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

/// Has no children: Orca would read all texts when the dialog opens.
class AccessibleTextPage : public QAccessibleWidget {
public:
    explicit AccessibleTextPage(QWidget* page) : QAccessibleWidget(page, QAccessible::Document) {}

    /// Not that of the dialog, which has just been read.
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const QString text = QAccessibleWidget::text(which);
        return which == QAccessible::Name && text == widget()->window()->windowTitle() ? LineNavigator::tr("Text")
                                                                                       : text;
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
};

QAccessibleInterface* makeAccessibleLineNavigator(const QString&, QObject* object)
{
    auto* page = qobject_cast<QScrollArea*>(object);
    return page && page->findChild<LineNavigator*>(QString(), Qt::FindDirectChildrenOnly) ? new AccessibleTextPage(page)
                                                                                          : nullptr;
}

} // namespace

LineNavigator::LineNavigator(QScrollArea& page) : QObject(&page), m_page(page)
{
    QAccessible::installFactory(makeAccessibleLineNavigator); // Qt ignores repeated calls
    page.installEventFilter(this);
}

void LineNavigator::setLines(std::vector<Line> lines)
{
    m_lines = std::move(lines);
    m_at = -1;
    m_page.setAccessibleDescription(tr("Press Up or Down to read line by line."));
}

bool LineNavigator::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || m_lines.empty() || !isScreenReaderActive())
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QObject::eventFilter(watched, event);
    const int before = m_at;
    const int last = static_cast<int>(m_lines.size()) - 1;
    switch (key->key()) {
    case Qt::Key_Up:
        m_at = std::max(m_at - 1, 0);
        break;
    case Qt::Key_Down:
        m_at = std::min(m_at + 1, last);
        break;
    case Qt::Key_Home:
        m_at = 0;
        break;
    case Qt::Key_End:
        m_at = last;
        break;
    default:
        return QObject::eventFilter(watched, event);
    }
    const Line& line = m_lines[static_cast<std::size_t>(m_at)];
    if (line.widget)
        m_page.ensureWidgetVisible(line.widget);
    QString told = line.text;
    if (m_at == before && key->key() == Qt::Key_Up)
        told = tr("The start.");
    else if (m_at == before && key->key() == Qt::Key_Down)
        told = tr("The end.");
    announce(m_page, told, Announcer::Kind::Answer);
    return true;
}

} // namespace qumalaq::desktop

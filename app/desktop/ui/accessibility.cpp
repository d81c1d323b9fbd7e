// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/accessibility.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/row_accessible.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPointer>
#include <QStackedWidget>
#include <QTableView>

namespace qumalaq::desktop {

namespace {

class AccessiblePage : public QAccessibleWidget {
public:
    /// Orca names every group that the focus enters, and reads its labels, but not of one with this role.
    explicit AccessiblePage(Page* page) : QAccessibleWidget(page, QAccessible::Client) {}

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const QString title = static_cast<const Page*>(widget())->title();
        return which == QAccessible::Name && !title.isEmpty() ? title : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* makeAccessiblePage(const QString&, QObject* object)
{
    if (auto* page = qobject_cast<Page*>(object))
        return new AccessiblePage(page);
    // Orca announces Qt's own interface as "layered pane" before each child.
    if (auto* stack = qobject_cast<QStackedWidget*>(object))
        return new QAccessibleWidget(stack, QAccessible::Client);
    return nullptr;
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// Orca reads only the name, so it includes the value.
class ChoiceBase : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] static QString nameOf(const QString& label, const QString& value)
    {
        return QStringLiteral("%1, %2").arg(label, value);
    }
};

#else

/// Orca reads the name and then the attribute valuetext.
class ChoiceBase : public QAccessibleWidget, public QAccessibleAttributesInterface {
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] static QString nameOf(const QString& label, const QString&) { return label; }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::AttributesInterface ? static_cast<QAccessibleAttributesInterface*>(this)
                                                        : QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QList<QAccessible::Attribute> attributeKeys() const override
    {
        return {QAccessible::Attribute::Custom};
    }
    [[nodiscard]] QVariant attributeValue(QAccessible::Attribute key) const override
    {
        if (key != QAccessible::Attribute::Custom)
            return {};
        return QVariant::fromValue(QHash<QString, QString>{{QStringLiteral("valuetext"), text(QAccessible::Value)}});
    }
};

#endif

class AccessibleChoice : public ChoiceBase {
public:
    explicit AccessibleChoice(QComboBox* box) : ChoiceBase(box, QAccessible::ComboBox)
    {
        QObject::connect(box, &QComboBox::currentTextChanged, box, [box](const QString& value) {
            if (box->hasFocus() && !box->view()->isVisible())
                announce(*box, value, Announcer::Kind::Answer);
        });
    }

    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    /// Omits the label, whose text is in the name: Orca would read it twice, or read nothing else.
    [[nodiscard]] QVector<QPair<QAccessibleInterface*, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        return QAccessibleWidget::relations(match & ~QAccessible::Relation(QAccessible::Label));
    }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const QString value = spokenParts(box()->currentText());
        if (which == QAccessible::Value)
            return value;
        const QString text = spokenParts(QAccessibleWidget::text(which));
        if (which != QAccessible::Name || value.isEmpty() || text == value)
            return text;
        return text.isEmpty() ? value : nameOf(text, value);
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box()->view()->isVisible();
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }

    void doAction(const QString& action) override
    {
        if (action == showMenuAction())
            box()->showPopup();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] QComboBox* box() const { return static_cast<QComboBox*>(widget()); }
};

QAccessibleInterface* makeAccessibleChoice(const QString&, QObject* object)
{
    auto* box = qobject_cast<QComboBox*>(object);
    return box && !box->isEditable() ? new AccessibleChoice(box) : nullptr;
}

void announceCurrentEntry(const QAbstractItemView& view)
{
    const QModelIndex current = view.currentIndex();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(const_cast<QAbstractItemView*>(&view));
    if (!view.hasFocus() || !current.isValid() || !list || !list->tableInterface())
        return;
    if (QAccessibleInterface* entry = list->tableInterface()->cellAt(current.row(), current.column())) {
        QAccessibleEvent focus(entry, QAccessible::Focus);
        QAccessible::updateAccessibility(&focus);
    }
}

void onFocusChanged(QWidget*, QWidget* now)
{
    auto* view = qobject_cast<QAbstractItemView*>(now);
    // The popup of a combo box reports its current entry itself.
    if (!view || view->window()->windowType() == Qt::Popup || !QAccessible::isActive())
        return;
    if (const auto* table = qobject_cast<const QTableView*>(view))
        return reportCurrentRow(*table, RowReport::Entered);
    // Queued, to follow Qt's own event for the view.
    QMetaObject::invokeMethod(
        view, [view] { announceCurrentEntry(*view); }, Qt::QueuedConnection);
}

/// Notices keys and the mouse, and mends the focus of an empty field: by Tab it would select all of nothing. Orca takes
/// that for the change of the focus, and names no field.
class InputFilter : public QObject {
public:
    using QObject::QObject;

    static inline bool isLastInputKey = true;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::MouseButtonPress)
            isLastInputKey = false;
        else if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)
            isLastInputKey = true;
        if (event->type() != QEvent::FocusIn)
            return false;
        const auto* field = qobject_cast<QLineEdit*>(watched);
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const bool wouldSelect =
            reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
        if (field == nullptr || !field->text().isEmpty() || !wouldSelect)
            return false;
        QFocusEvent plain(QEvent::FocusIn, Qt::OtherFocusReason);
        QCoreApplication::sendEvent(watched, &plain);
        return true;
    }
};

} // namespace

void installAccessibility()
{
    // Qt ignores repeated calls.
    QAccessible::installFactory(makeAccessiblePage);
    QAccessible::installFactory(makeAccessibleChoice);
    installRowAccessibility();
    InputFilter::isLastInputKey = true;
    static QPointer<InputFilter> filter;
    if (!filter) {
        filter = new InputFilter(qApp);
        qApp->installEventFilter(filter);
    }
    static QMetaObject::Connection connection;
    QObject::disconnect(connection);
    connection = QObject::connect(qApp, &QApplication::focusChanged, qApp, onFocusChanged);
}

bool isLastInputKey()
{
    return InputFilter::isLastInputKey;
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/choice_accessible.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/announcer.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>

namespace qumalaq::desktop {

namespace {

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
                tell(*box, value, Announcer::Kind::Answer);
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

} // namespace

void installChoiceAccessibility()
{
    QAccessible::installFactory(makeAccessibleChoice); // Qt ignores repeated calls
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/choice_accessible.h"

#include <QtGlobal>

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

#include "app/desktop/frame/speaker.h"
#include "app/desktop/i18n/label_text.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>

namespace qumalaq::desktop {

namespace {

class AccessibleChoice : public QAccessibleWidget {
public:
    explicit AccessibleChoice(QComboBox* box) : QAccessibleWidget(box, QAccessible::ComboBox)
    {
        QObject::connect(box, &QComboBox::currentTextChanged, box, [box](const QString& value) {
            if (box->hasFocus() && !box->view()->isVisible())
                tell(*box, value, Speaker::Kind::Answer);
        });
    }

    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    /// The name says what the label says. Orca would read only the label.
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
        return text.isEmpty() ? value : QStringLiteral("%1, %2").arg(text, value);
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

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    auto* box = qobject_cast<QComboBox*>(object);
    return box && !box->isEditable() ? new AccessibleChoice(box) : nullptr;
}

} // namespace

void installChoiceAccessibility()
{
    QAccessible::installFactory(makeAccessible); // only once, whatever the number of calls
}

} // namespace qumalaq::desktop

#else

namespace qumalaq::desktop {

void installChoiceAccessibility() {}

} // namespace qumalaq::desktop

#endif

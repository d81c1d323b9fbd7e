// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/number_field.h"

#include "app/desktop/ui/announcer.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

/// The name includes "empty" if there is no number. There is no value interface, because values are numbers. The text
/// is that of the line edit without prefix and suffix.
class AccessibleNumberField : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit AccessibleNumberField(NumberField* field) : QAccessibleWidget(field, QAccessible::SpinBox) {}

    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (which == QAccessible::Value)
            return field().written();
        const QString text = QAccessibleWidget::text(which);
        return which == QAccessible::Name && field().written().isEmpty()
                   ? QStringLiteral("%1, %2").arg(text, field().emptyWord())
                   : text;
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = true;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QString text(int begin, int end) const override { return field().written().mid(begin, end - begin); }
    [[nodiscard]] int characterCount() const override { return static_cast<int>(field().written().size()); }
    [[nodiscard]] int cursorPosition() const override { return inNumber(line()->cursorPosition()); }
    void setCursorPosition(int position) override { line()->setCursorPosition(inLine(position)); }
    [[nodiscard]] int selectionCount() const override { return line()->hasSelectedText() ? 1 : 0; }
    void selection(int, int* begin, int* end) const override
    {
        *begin = line()->hasSelectedText() ? inNumber(line()->selectionStart()) : 0;
        *end = line()->hasSelectedText() ? inNumber(line()->selectionEnd()) : 0;
    }
    void setSelection(int, int begin, int end) override { line()->setSelection(inLine(begin), end - begin); }
    void addSelection(int begin, int end) override { setSelection(0, begin, end); }
    void removeSelection(int) override { line()->deselect(); }
    [[nodiscard]] QRect characterRect(int) const override { return rect(); }
    [[nodiscard]] int offsetAtPoint(const QPoint&) const override { return cursorPosition(); }
    void scrollToSubstring(int, int) override {}
    [[nodiscard]] QString attributes(int, int* begin, int* end) const override
    {
        *begin = 0;
        *end = characterCount();
        return {};
    }

private:
    [[nodiscard]] QLineEdit* line() const { return field().line(); }
    [[nodiscard]] const NumberField& field() const { return *static_cast<const NumberField*>(widget()); }
    [[nodiscard]] int inLine(int position) const { return position + static_cast<int>(field().prefix().size()); }
    [[nodiscard]] int inNumber(int position) const
    {
        return std::clamp(position - static_cast<int>(field().prefix().size()), 0, characterCount());
    }
};

QAccessibleInterface* makeAccessibleNumberField(const QString&, QObject* object)
{
    auto* field = qobject_cast<NumberField*>(object);
    return field ? new AccessibleNumberField(field) : nullptr;
}

} // namespace

NumberField::NumberField(QWidget* parent) : QSpinBox(parent)
{
    QAccessible::installFactory(makeAccessibleNumberField); // Qt ignores repeated calls
}

void NumberField::stepBy(int steps)
{
    QSpinBox::stepBy(steps);
    if (hasFocus() && QAccessible::isActive())
        announce(*this, written().isEmpty() ? emptyWord() : written(), Announcer::Kind::Answer);
}

bool NumberField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z && (key.modifiers() & ~Qt::ShiftModifier) == 0) {
            event->ignore(); // a command, or the window says why not; a QLineEdit would take it
            return true;
        }
    }
    return QSpinBox::event(event);
}

QString NumberField::emptyWord() const
{
    return m_emptyWord.isEmpty() ? tr("empty", "a number field") : m_emptyWord;
}

} // namespace qumalaq::desktop

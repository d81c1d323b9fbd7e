// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/stone_count_box.h"

#include "app/desktop/frame/speaker.h"

#include <QAccessibleWidget>
#include <QLineEdit>

namespace qumalaq::desktop {

namespace {

constexpr int kMostStones = 200;

/// It says that it is empty, and has no interface of a value, which can only be a number. Its text is that of its line.
class AccessibleStoneCount : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit AccessibleStoneCount(StoneCountBox* box) : QAccessibleWidget(box, QAccessible::SpinBox) {}

    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (which == QAccessible::Value)
            return box().text();
        const QString text = QAccessibleWidget::text(which);
        return which == QAccessible::Name && box().text().isEmpty()
                   ? QStringLiteral("%1, %2").arg(text, StoneCountBox::tr("empty", "a number field"))
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

    [[nodiscard]] QString text(int begin, int end) const override { return box().text().mid(begin, end - begin); }
    [[nodiscard]] int characterCount() const override { return static_cast<int>(box().text().size()); }
    [[nodiscard]] int cursorPosition() const override { return line()->cursorPosition(); }
    void setCursorPosition(int position) override { line()->setCursorPosition(position); }
    [[nodiscard]] int selectionCount() const override { return line()->hasSelectedText() ? 1 : 0; }
    void selection(int, int* begin, int* end) const override
    {
        *begin = line()->hasSelectedText() ? line()->selectionStart() : 0;
        *end = line()->hasSelectedText() ? line()->selectionEnd() : 0;
    }
    void setSelection(int, int begin, int end) override { line()->setSelection(begin, end - begin); }
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
    [[nodiscard]] QLineEdit* line() const { return box().line(); }
    [[nodiscard]] const StoneCountBox& box() const { return *static_cast<const StoneCountBox*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    auto* box = qobject_cast<StoneCountBox*>(object);
    return box ? new AccessibleStoneCount(box) : nullptr;
}

} // namespace

StoneCountBox::StoneCountBox(QWidget* parent) : QSpinBox(parent)
{
    QAccessible::installFactory(makeAccessible); // only once, whatever the number of calls
    setRange(kNoNumber, kMostStones);
    setAccelerated(true); // while the mouse holds a button of it
    setAlignment(Qt::AlignCenter);
}

void StoneCountBox::stepBy(int steps)
{
    QSpinBox::stepBy(steps);
    if (hasFocus() && QAccessible::isActive())
        tell(*this, text().isEmpty() ? tr("empty", "a number field") : text(), Speaker::Kind::Answer);
}

QString StoneCountBox::textFromValue(int value) const
{
    return value == kNoNumber ? QString() : QSpinBox::textFromValue(value);
}

int StoneCountBox::valueFromText(const QString& text) const
{
    return text.isEmpty() ? kNoNumber : QSpinBox::valueFromText(text);
}

QValidator::State StoneCountBox::validate(QString& text, int& at) const
{
    return text.isEmpty() ? QValidator::Acceptable : QSpinBox::validate(text, at);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/layout_independent_keys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>
#include <QWindow>

#include <memory>

namespace qumalaq::desktop {

namespace {

constexpr int kLastLatin1 = 0xff;
constexpr int kFirstKeyWithoutCharacter = 0x01000000; // Qt::Key_Escape
constexpr Qt::KeyboardModifiers kCommandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

bool isDigit(int key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

bool isLetter(int key)
{
    return key >= Qt::Key_A && key <= Qt::Key_Z;
}

bool isPlain(Qt::KeyboardModifiers modifiers)
{
    return (modifiers & kCommandModifiers) == 0;
}

bool takesText(QObject* focused)
{
    QInputMethodQueryEvent query(Qt::ImEnabled);
    return focused != nullptr && QCoreApplication::sendEvent(focused, &query) && query.value(Qt::ImEnabled).toBool();
}

/// Whether the number row types digits there under every layout.
bool takesNumbers(QObject* focused)
{
    const auto* widget = qobject_cast<QWidget*>(focused);
    return qobject_cast<QAbstractSpinBox*>(focused) != nullptr
           || (widget != nullptr && widget->inputMethodHints().testFlag(Qt::ImhPreferNumbers));
}

} // namespace

QAction* LayoutIndependentKeys::commandOf(const QWidget& window, QKeyCombination keys)
{
    // Some layouts need Shift for a character that is not a letter: the shortcut is "+", not "Shift++".
    const QKeySequence exact(keys);
    const bool isPlainCharacter = !isLetter(keys.key()) && keys.key() < kFirstKeyWithoutCharacter;
    const QKeySequence character(
        isPlainCharacter ? QKeyCombination(keys.keyboardModifiers() & ~Qt::ShiftModifier, keys.key()) : keys);
    for (QAction* action : window.actions()) {
        const QList<QKeySequence> shortcuts = action->shortcuts();
        if (shortcuts.contains(exact) || shortcuts.contains(character))
            return action;
    }
    return nullptr;
}

LayoutIndependentKeys::LayoutIndependentKeys(QObject* parent) : QObject(parent), m_numbering(keyNumbering())
{
    QCoreApplication::instance()->installEventFilter(this);
}

std::optional<QKeyCombination> LayoutIndependentKeys::meaningOf(const QKeyEvent& event) const
{
    const char place = usCharacterAt(m_numbering, keyCodeOf(event, m_numbering));
    const Qt::KeyboardModifiers modifiers = event.modifiers();
    if (place == 0 || (modifiers & Qt::KeypadModifier))
        return std::nullopt;
    const int key = event.key();
    const bool hasShift = modifiers.testFlag(Qt::ShiftModifier);
    if (isPlain(modifiers)) {
        if (isDigit(key))
            return hasShift ? std::optional(QKeyCombination(modifiers & ~Qt::ShiftModifier, Qt::Key(key)))
                            : std::nullopt;
        if (isDigit(place) && !hasShift)
            return QKeyCombination(modifiers, Qt::Key(place));
    }
    // On Windows AltGr is reported as Ctrl+Alt, and it types characters.
    const bool isAltGr = (modifiers & Qt::ControlModifier) && (modifiers & Qt::AltModifier);
    if (isAltGr || key <= kLastLatin1 || key >= kFirstKeyWithoutCharacter)
        return std::nullopt;
    return QKeyCombination(modifiers, Qt::Key(hasShift ? usShifted(place) : place));
}

bool LayoutIndependentKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    const bool isRelease = event->type() == QEvent::KeyRelease; // QKeySequenceEdit waits for the one of the same key
    if (event == m_sent || !(isOverride || isRelease || event->type() == QEvent::KeyPress) || !watched->isWindowType()
        || QApplication::activePopupWidget() != nullptr)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const auto meaning = meaningOf(key);
    if (!meaning)
        return !isOverride && !isRelease && refuse(key);
    const bool isNumber = isPlain(key.modifiers()) && isDigit(meaning->key());
    QObject* focused = QGuiApplication::focusObject();
    const bool isTyped = (!isNumber && !isLetter(meaning->key())) || !takesNumbers(focused);
    if (isPlain(key.modifiers()) && takesText(focused) && isTyped)
        return false;

    if (isRelease) {
        event->setAccepted(send(watched, key, QEvent::KeyRelease, *meaning));
        return true;
    }
    const bool isTaken = send(watched, key, QEvent::ShortcutOverride, *meaning);
    if (isOverride) {
        // Prevents a command from taking the layout's own character: on a French keyboard the 6 key types a minus.
        event->setAccepted(isTaken || isNumber);
        return true;
    }
    if (!isTaken && !isNumber) {
        const QWidget* active = QApplication::activeWindow();
        QAction* command = active ? commandOf(*active, *meaning) : nullptr;
        if (command == nullptr)
            return false;
        if (!command->isEnabled())
            static_cast<void>(send(watched, key, QEvent::KeyPress, *meaning)); // the window says so
        else if (!key.isAutoRepeat() || command->autoRepeat())
            command->trigger();
        event->accept();
        return true;
    }
    event->setAccepted(send(watched, key, QEvent::KeyPress, *meaning));
    return true;
}

/// A list looks for an entry that begins with the letter of a command, even if the command only waits for its time. Of
/// the arrows with a modifier it needs those that go up and down, unless nothing can be selected. What is no list needs
/// none of them, but takes them.
bool LayoutIndependentKeys::refuse(const QKeyEvent& event)
{
    auto* widget = qobject_cast<QWidget*>(QGuiApplication::focusObject());
    const auto* list = qobject_cast<QAbstractItemView*>(widget);
    const bool isCharacter = event.key() < kFirstKeyWithoutCharacter && event.key() != Qt::Key_Space;
    const bool isVertical = event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    const bool isModified = (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier;
    const bool isNeeded = list != nullptr && list->selectionMode() != QAbstractItemView::NoSelection && isVertical;
    const bool isTaken = (list != nullptr && isCharacter) || (widget != nullptr && isModified && !isNeeded);
    const QAction* command = isTaken ? commandOf(*widget->window(), event.keyCombination()) : nullptr;
    if (command == nullptr || command->isEnabled() || takesText(widget))
        return false;
    const std::unique_ptr<QKeyEvent> copy(event.clone());
    return QCoreApplication::sendEvent(widget->window(), copy.get()) && copy->isAccepted();
}

bool LayoutIndependentKeys::send(QObject* window, const QKeyEvent& event, QEvent::Type type, QKeyCombination meaning)
{
    const QString text = isPlain(meaning.keyboardModifiers()) ? QString(QChar(meaning.key())) : QString();
    QKeyEvent other(type, meaning.key(), meaning.keyboardModifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
                    event.nativeModifiers(), text, event.isAutoRepeat());
    other.setAccepted(type != QEvent::ShortcutOverride);
    m_sent = &other;
    QCoreApplication::sendEvent(window, &other);
    m_sent = nullptr;
    return other.isAccepted();
}

} // namespace qumalaq::desktop

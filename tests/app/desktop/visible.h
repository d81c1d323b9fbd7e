// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAccessible>
#include <QAnyStringView>
#include <QLabel>
#include <QStringList>
#include <QTest>

#include <algorithm>

/// Finds what a person sees by the text on it, or by its name as a screen reader does. What is hidden is not found.
namespace qumalaq::desktop {

inline QString nameOf(QWidget* widget)
{
    const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
    return accessible ? accessible->text(QAccessible::Name).remove(u'&') : QString();
}

/// The first visible widget of this kind with this name, or any name; null if there is none.
template <typename T>
T* seen(const QWidget* root, QAnyStringView name = {})
{
    const auto all = root->findChildren<T*>();
    const auto found = std::find_if(all.begin(), all.end(), [name](T* each) {
        if (!each->isVisible())
            return false;
        const QString its = nameOf(each);
        // The name of a box begins with what it is for, before its value.
        return name.isEmpty() || its == name || its.startsWith(name.toString() + u',');
    });
    return found == all.end() ? nullptr : *found;
}

/// A visible button by the text on it, or by its name; null if there is none.
inline QAbstractButton* button(const QWidget* root, QAnyStringView text)
{
    const auto all = root->findChildren<QAbstractButton*>();
    const auto found = std::find_if(all.begin(), all.end(), [text](QAbstractButton* each) {
        return each->isVisible() && (each->text().remove(u'&') == text || nameOf(each) == text);
    });
    return found == all.end() ? nullptr : *found;
}

/// The first visible button with this part in its text; null if there is none.
inline QAbstractButton* buttonWith(const QWidget* root, QAnyStringView part)
{
    const auto all = root->findChildren<QAbstractButton*>();
    const auto found = std::find_if(all.begin(), all.end(), [part](QAbstractButton* each) {
        return each->isVisible() && each->text().remove(u'&').contains(part.toString());
    });
    return found == all.end() ? nullptr : *found;
}

/// Clicks a button.
inline void press(const QWidget* root, QAnyStringView text)
{
    QAbstractButton* found = button(root, text);
    QVERIFY2(found, qPrintable(QStringLiteral("there is no button “%1”").arg(text.toString())));
    QTest::mouseClick(found, Qt::LeftButton);
}

/// The texts of the visible labels.
inline QStringList textsSeen(const QWidget* root)
{
    QStringList texts;
    for (const auto* label : root->findChildren<QLabel*>()) {
        if (label->isVisible())
            texts.append(label->text());
    }
    return texts;
}

/// Whether a visible label has this text in it.
inline bool shows(const QWidget* root, QAnyStringView part)
{
    return textsSeen(root).join(u'\n').contains(part.toString());
}

} // namespace qumalaq::desktop

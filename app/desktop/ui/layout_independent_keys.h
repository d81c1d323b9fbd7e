// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/key_numbering.h"

#include <QEvent>
#include <QKeyCombination>
#include <QObject>

#include <optional>

class QKeyEvent;

namespace qumalaq::desktop {

/// Makes the keys of pits and commands work under every keyboard layout. Filters the key events of all windows of the
/// application while it exists.
///
/// Pits have digits and commands have Latin letters, which a layout may not type: the number row types letters in
/// Kazakh, and digits only with Shift in French. Therefore:
/// - the number row always gives digits, and a digit typed with Shift is that digit;
/// - a key that types a character outside Latin-1 counts as the key in the same place of a US keyboard. Qt has already
///   tried the person's other Latin layouts then.
/// Widgets for text input get the characters of the layout; spin boxes get digits.
class LayoutIndependentKeys : public QObject {
    Q_OBJECT

public:
    explicit LayoutIndependentKeys(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// The command of the window with this shortcut, also a disabled one; null if there is none.
    [[nodiscard]] static QAction* commandOf(const QWidget& window, QKeyCombination keys);

private:
    [[nodiscard]] std::optional<QKeyCombination> meaningOf(const QKeyEvent& event) const;
    [[nodiscard]] static bool refuse(const QKeyEvent& event);
    [[nodiscard]] bool send(QObject* window, const QKeyEvent& event, QEvent::Type type, QKeyCombination meaning);

    KeyNumbering m_numbering;
    const QEvent* m_sent = nullptr; ///< the event that send() is delivering
};

} // namespace qumalaq::desktop

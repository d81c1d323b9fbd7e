// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/key_place.h"

#include <QEvent>
#include <QKeyCombination>
#include <QObject>

#include <optional>

class QKeyEvent;

namespace qumalaq::desktop {

/// Makes the keys of pits and commands work under every keyboard layout, in all windows of the application, as long as
/// it lives.
///
/// The layout decides what a key types; the commands have Latin letters and the pits digits. A Kazakh layout types
/// letters with the number row and no Latin letter at all, a French one types digits only with Shift. So:
/// - the number row is digits, whatever it types, and a digit typed with Shift is that digit;
/// - a key that types a character of no Latin alphabet counts as the key of its place on a keyboard of the United
///   States. If the person's keyboard has a Latin layout beside the active one, the toolkit has already looked there.
/// A widget in which text is typed gets the characters of the layout; a spin box gets digits.
class LayoutKeys : public QObject {
    Q_OBJECT

public:
    explicit LayoutKeys(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] std::optional<QKeyCombination> meaningOf(const QKeyEvent& event) const;
    [[nodiscard]] bool send(QObject* window, const QKeyEvent& event, QEvent::Type type, QKeyCombination meaning);

    KeyNumbering m_numbering;
    const QEvent* m_sent = nullptr; ///< what send() is delivering
};

} // namespace qumalaq::desktop

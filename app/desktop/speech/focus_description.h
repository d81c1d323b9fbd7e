// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace qumalaq::desktop {

/// The widget, and its part, with the keyboard focus in words.
struct FocusDescription {
    Q_DECLARE_TR_FUNCTIONS(FocusDescription)

public:
    const void* widget = nullptr; ///< only compared; null: nothing has the focus
    int part = -1;                ///< of the widget: a pit, a row, a tab
    QStringList around;           ///< names of dialog, page and groups, the outermost first
    QString name;
    QString kind;        ///< the type of control; empty for buttons and rows
    QString state;       ///< the value or check mark, which may change while the focus stays
    bool isText = false; ///< state is edited text
    QString purpose;     ///< what the widget is for, said once when it gets the focus
    /// Whether a changed name is read while the focus stays. True for buttons; pits are announced as moves.
    bool tellsRename = false;

    /// The focus of the active window or menu. For the user interface thread.
    [[nodiscard]] static FocusDescription now();

    /// The text to read after a change from `before`; empty if nothing has changed.
    [[nodiscard]] QString since(const FocusDescription& before) const;
};

} // namespace qumalaq::desktop

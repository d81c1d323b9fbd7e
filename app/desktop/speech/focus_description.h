// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace qumalaq::desktop {

/// What the keyboard is at, in words.
struct FocusDescription {
    Q_DECLARE_TR_FUNCTIONS(FocusDescription)

public:
    const void* widget = nullptr; ///< none: nothing has the focus
    int part = -1;                ///< of the widget: a pit, a row, a tab
    QStringList around;           ///< names of the dialog, page and groups, the outermost first
    QString name;
    QString kind;        ///< what it is, for what other keys serve; empty for buttons and rows
    QString state;       ///< a value or a check mark: what changes while the focus stays
    bool isText = false; ///< the state is typed
    /// Whether a new name matters while the focus stays: that of a button does, that of a pit is told as a move.
    bool tellsRename = false;

    /// The focus of the program's active window or menu. For the user interface thread.
    [[nodiscard]] static FocusDescription now();

    /// What to say after the focus or its state has changed; empty if nothing has.
    [[nodiscard]] QString since(const FocusDescription& before) const;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/pack_store.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// What happened to a pack, in the program's language.
class PackText {
    Q_DECLARE_TR_FUNCTIONS(PackText)

public:
    [[nodiscard]] static QString added(const QString& name);
    [[nodiscard]] static QString removed(const QString& name);
    /// With the place of the first fault.
    [[nodiscard]] static QString refused(const BadPack& pack);
    [[nodiscard]] static QString notRemoved(const BadPack& pack);
};

} // namespace qumalaq::desktop

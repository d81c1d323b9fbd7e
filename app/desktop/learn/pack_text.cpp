// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/pack_text.h"

#include "app/desktop/text/error_text.h"

#include <QDir>

namespace qumalaq::desktop {

QString PackText::added(const QString& name)
{
    return tr("The pack “%1” is saved with your puzzles.").arg(name);
}

QString PackText::removed(const QString& name)
{
    return tr("The pack “%1” was removed.").arg(name);
}

QString PackText::refused(const BadPack& pack)
{
    const QString file = QDir::toNativeSeparators(pack.path);
    if (pack.faults.empty())
        return tr("“%1” could not be added: %2", "file, reason").arg(file, pack.reason);
    const auto more = static_cast<int>(pack.faults.size()) - 1;
    const QString first = tr("“%1” is not a pack: %2", "file, reason").arg(file, ErrorText::of(pack.faults.front()));
    return more > 0 ? first + u' ' + tr("There are %n more problems.", nullptr, more) : first;
}

QString PackText::notRemoved(const BadPack& pack)
{
    return tr("“%1” could not be removed: %2", "file, reason").arg(QDir::toNativeSeparators(pack.path), pack.reason);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QString>
#include <QStringList>

namespace qumalaq::storage {

/// Renames a file that cannot be used to a name that nothing has, and returns it:
/// "<path>.aside-20261121-143005", with "-2" and so on behind it if there is one already. Nothing is ever deleted or
/// overwritten, not even if another program does the same at the same moment. The error is the system's reason, and
/// then nothing was renamed. Quick: it does not wait for the disk.
///
/// `parts`: endings of files that mean nothing without it and go with it, such as "-wal".
[[nodiscard]] Expected<QString, QString> setAside(const QString& path, const QStringList& parts = {});

} // namespace qumalaq::storage

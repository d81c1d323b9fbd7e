// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace qumalaq::storage {

/// Renames an unusable file and returns its new name: "<path>.aside-20261121-143005", followed by "-2" and so on if
/// that exists. Never deletes or overwrites a file, even if another program does the same at the same time. The error
/// is the reason given by the system; then nothing was renamed. Does not wait for the disk.
///
/// `parts` are suffixes of files that belong to it and are renamed with it, such as "-wal".
[[nodiscard]] Expected<QString, QString> setAside(const QString& path, const QStringList& parts = {});

/// Writes a former content of `path` to a new file with such a name. Does not change `path`. Waits for the disk.
[[nodiscard]] Expected<QString, QString> copyAside(const QString& path, const QByteArray& bytes);

} // namespace qumalaq::storage

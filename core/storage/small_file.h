// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QString>

namespace qumalaq::storage {

struct SmallFileError {
    enum class Code {
        NotAFile,   ///< a folder, a pipe or a device, also through a link; it was not opened
        CannotRead, ///< there is no such file, or the system cannot read it
        TooLarge,
    };
    Code code = Code::CannotRead;
    QString reason; ///< given by the system; empty if TooLarge
};

/// Reads a file of at most `largest` bytes, for the program's own files. Never uses more memory than that, whatever is
/// at the path. Blocks while the disk does, so files that the user chooses are read through a FileStream.
[[nodiscard]] Expected<QByteArray, SmallFileError> readSmallFile(const QString& path, qint64 largest);

} // namespace qumalaq::storage

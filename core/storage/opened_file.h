// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace qumalaq::storage {

/// Whether the program can use the content of a persistent file.
enum class FileContent {
    Valid,
    Newer,  ///< written by a later version, in a format that this version does not fully know
    Damaged ///< not completely readable
};
using Classifier = std::function<FileContent(const QByteArray& bytes)>;

/// Compares the format number in the file (none if it cannot be read) with the highest known one.
[[nodiscard]] FileContent classifyFormat(std::optional<int> inFile, int highest);

/// The state of a persistent file when it was opened.
struct OpenedFile {
    enum class State {
        Missing,  ///< there is no file; it may be created
        Valid,    ///< the file may be replaced
        SetAside, ///< it was Damaged and has been moved to `aside`; a new file may be created
        Newer,    ///< the file must not be written
        Unusable, ///< the file can neither be read nor set aside, for `reason`; it must not be written
    };
    State state = State::Missing;
    QByteArray bytes; ///< everything that could be read, even if Damaged
    QString aside;
    QString reason; ///< given by the system if the file could not be read or set aside; else empty

    [[nodiscard]] bool isReadOnly() const { return state == State::Newer || state == State::Unusable; }
};

/// The limit of the size in bytes: a larger file was not written by this program.
inline constexpr qint64 kMaxFileSize = qint64{16} << 20;

/// Reads a persistent file. One that cannot be read is set aside, so that it is not overwritten. Blocks while it reads
/// a small file.
[[nodiscard]] OpenedFile openPersistentFile(const QString& path, const Classifier& classify,
                                            qint64 largest = kMaxFileSize);

} // namespace qumalaq::storage

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace qumalaq::storage {

/// The program's judgement of the bytes in a persistent file.
enum class FileContent {
    Sound,
    Newer,  ///< written by a later version, in a format that this version does not fully know
    Damaged ///< some or all of it cannot be read
};
using Judge = std::function<FileContent(const QByteArray& bytes)>;

/// Compares the format number in the file (none if it cannot be read) with the highest known one.
[[nodiscard]] FileContent judgeFormat(std::optional<int> inFile, int highest);

/// The state of a persistent file when it was opened.
struct OpenedFile {
    enum class State {
        Nothing,  ///< there is no file; it may be created
        Sound,    ///< the file may be replaced
        SetAside, ///< it was Damaged and has been moved to `aside`; a new file may be created
        Newer,    ///< the file must not be written
        Stuck,    ///< the file can neither be read nor set aside, for `reason`; it must not be written
    };
    State state = State::Nothing;
    QByteArray bytes; ///< everything that could be read, even if Damaged
    QString aside;
    QString reason; ///< the system's reason why it could not be read or set aside; empty if its content was the cause

    [[nodiscard]] bool isReadOnly() const { return state == State::Newer || state == State::Stuck; }
};

/// A larger file was not written by this program and is not read.
inline constexpr qint64 kLargestKept = qint64{16} << 20;

/// Reads a persistent file, and sets it aside if it cannot be read, so that it is not overwritten. Blocks while it
/// reads a small file.
[[nodiscard]] OpenedFile openPersistentFile(const QString& path, const Judge& judge, qint64 largest = kLargestKept);

} // namespace qumalaq::storage

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace qumalaq::storage {

/// What the bytes of a kept file are to the program that reads them.
enum class Content {
    Sound,
    Newer,  ///< a later version of the program wrote it, in a format that this one does not know whole
    Damaged ///< it cannot be read, or not all of it
};
using Judge = std::function<Content(const QByteArray& bytes)>;

/// By the number of the format that stands in the file (none: it cannot be read) and the highest that is known.
[[nodiscard]] Content judgeFormat(std::optional<int> inFile, int highest);

/// A kept file as it was found.
struct Opening {
    enum class State {
        Nothing,  ///< there is no file: it may be made
        Sound,    ///< it may be replaced
        SetAside, ///< it was Damaged and is at `aside` now: there is no file, it may be made
        Newer,    ///< it must not be written
        Stuck,    ///< it cannot be read and cannot be set aside either, for `reason`: it must not be written
    };
    State state = State::Nothing;
    QByteArray bytes; ///< what could be read, Damaged or not
    QString aside;
    QString reason; ///< the system's, why it could not be read or set aside; empty if its content was the reason

    [[nodiscard]] bool isReadOnly() const { return state == State::Newer || state == State::Stuck; }
};

/// No kept file is larger: a larger one was not written by this program, and is not read.
inline constexpr qint64 kLargestKept = qint64{16} << 20;

/// Reads a file that is kept, and sets it aside if it cannot be read, so that it is not overwritten. Blocks for as long
/// as it takes to read a small file.
[[nodiscard]] Opening openKept(const QString& path, const Judge& judge, qint64 largest = kLargestKept);

} // namespace qumalaq::storage

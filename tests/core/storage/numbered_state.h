// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/opened_file.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QList>

#include <optional>

namespace qumalaq::storage::testing {

/// "1 <number> <hash> <padding>": a state that shows whether it is complete.
inline QByteArray numberedState(int number, qsizetype size)
{
    const QByteArray rest = QByteArray::number(number) + QByteArray(size, 'x');
    return "1 " + QByteArray::number(number) + ' ' + QCryptographicHash::hash(rest, QCryptographicHash::Sha1).toHex()
           + ' ' + rest;
}

/// None if the state is not complete.
inline std::optional<int> numberIn(const QByteArray& state)
{
    const QList<QByteArray> words = state.split(' ');
    if (words.size() != 4 || words[0] != "1"
        || QCryptographicHash::hash(words[3], QCryptographicHash::Sha1).toHex() != words[2])
        return std::nullopt;
    return words[1].toInt();
}

inline FileContent judgeNumbered(const QByteArray& bytes)
{
    return numberIn(bytes) ? FileContent::Sound : FileContent::Damaged;
}

} // namespace qumalaq::storage::testing

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_error.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <algorithm>
#include <vector>

/// For tests that damage a text line by line and expect a certain fault.
namespace qumalaq::learn {

inline QString told(const std::vector<TextError>& faults)
{
    QString text;
    for (const TextError& fault : faults) {
        text += QStringLiteral("\nline %1 column %2: fault %3 '%4'")
                    .arg(fault.line)
                    .arg(fault.column)
                    .arg(int(fault.code))
                    .arg(QString::fromStdString(fault.found));
    }
    return text;
}

/// Whether the list has this fault.
inline bool isNamed(const std::vector<TextError>& faults, int code, int line, const QString& found)
{
    return std::any_of(faults.begin(), faults.end(), [&](const TextError& fault) {
        return int(fault.code) == code && fault.line == line && QString::fromStdString(fault.found) == found;
    });
}

/// A copy of the text with one line replaced; lines count from 1.
inline QByteArray spoilt(const char* text, int line, const QByteArray& by)
{
    QList<QByteArray> lines = QByteArray(text).split('\n');
    lines[line - 1] = by;
    return lines.join('\n');
}

} // namespace qumalaq::learn

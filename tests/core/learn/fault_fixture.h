// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_fault.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <algorithm>
#include <vector>

/// For the tests that spoil a text line by line and want to hear what is wrong with it.
namespace qumalaq::learn {

inline QString told(const std::vector<TextFault>& faults)
{
    QString text;
    for (const TextFault& fault : faults) {
        text += QStringLiteral("\nline %1 column %2: fault %3 '%4'")
                    .arg(fault.line)
                    .arg(fault.column)
                    .arg(int(fault.code))
                    .arg(QString::fromStdString(fault.found));
    }
    return text;
}

/// Whether one of the faults is this one.
inline bool isNamed(const std::vector<TextFault>& faults, int code, int line, const QString& found)
{
    return std::any_of(faults.begin(), faults.end(), [&](const TextFault& fault) {
        return int(fault.code) == code && fault.line == line && QString::fromStdString(fault.found) == found;
    });
}

/// A text with one line, the first is 1, replaced.
inline QByteArray spoilt(const char* text, int line, const QByteArray& by)
{
    QList<QByteArray> lines = QByteArray(text).split('\n');
    lines[line - 1] = by;
    return lines.join('\n');
}

} // namespace qumalaq::learn

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/text_error.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QTest>

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

/// Adds the columns of a table of faults. Returns a function that adds a row: `good` with one line replaced, and the
/// fault that is expected in this line, or in line `at`.
inline auto addFaultColumns(const char* good)
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("found");
    return [good](const char* name, int line, const char* by, TextError::Code code, const char* found, int at = 0) {
        QTest::newRow(name) << spoilt(good, line, by) << int(code) << (at > 0 ? at : line) << QString::fromUtf8(found);
    };
}

/// For each row of such a table; `faults` finds the faults of its text.
template <typename Faults>
void checkFault(Faults faults)
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(int, line);
    QFETCH(QString, found);
    const std::vector<TextError> all = faults(text);
    QVERIFY2(isNamed(all, code, line, found), qUtf8Printable(told(all)));
}

} // namespace qumalaq::learn

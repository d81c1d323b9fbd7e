// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QTest>

namespace qumalaq::library::testing {

/// Runs SQL without the library's own code, as another version would.
inline void run(const QString& path, const QStringList& statements)
{
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("run"));
        file.setDatabaseName(path);
        QVERIFY(file.open());
        for (const QString& statement : statements) {
            QSqlQuery query(file);
            QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("run"));
}

} // namespace qumalaq::library::testing

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/database.h"

#include <QSqlError>

#include <atomic>

namespace qumalaq::library {

using Code = LibraryError::Code;

LibraryError errorOf(const QSqlError& error, Code otherwise)
{
    constexpr int kCorrupt = 11;      // SQLITE_CORRUPT
    constexpr int kNotADatabase = 26; // SQLITE_NOTADB
    const int native = error.nativeErrorCode().toInt() & 0xFF;
    const QString reason = error.databaseText().isEmpty() ? error.text() : error.databaseText();
    return {native == kCorrupt || native == kNotADatabase ? Code::Damaged : otherwise, reason};
}

Database::Database(const QString& path)
{
    static std::atomic<int> connections = 0;
    m_name = QStringLiteral("qumalaq-library-%1").arg(++connections);
    QSqlDatabase made = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    made.setDatabaseName(path);
    made.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
}

Database::~Database()
{
    qDeleteAll(m_statements);
    connection().close();
    QSqlDatabase::removeDatabase(m_name);
}

Expected<void, LibraryError> Database::open()
{
    QSqlDatabase opened = connection();
    if (!opened.open())
        return unexpected(errorOf(opened.lastError(), Code::CannotOpen));
    return {};
}

Expected<void, LibraryError> Database::execute(const QString& statement) const
{
    QSqlQuery query(connection());
    if (!query.exec(statement))
        return unexpected(errorOf(query.lastError(), Code::CannotWrite));
    return {};
}

Expected<QVariant, LibraryError> Database::queryValue(const QString& statement) const
{
    QSqlQuery query(connection());
    query.setForwardOnly(true);
    if (!query.exec(statement))
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    return query.next() ? query.value(0) : QVariant();
}

QSqlQuery& Database::statement(const QString& text) const
{
    QSqlQuery*& query = m_statements[text];
    if (query == nullptr) {
        query = new QSqlQuery(connection());
        query->setForwardOnly(true);
        query->prepare(text);
    }
    return *query;
}

} // namespace qumalaq::library

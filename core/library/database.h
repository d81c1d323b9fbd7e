// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

namespace qumalaq::library {

[[nodiscard]] inline QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

/// SQLite's integers are signed, the keys are not.
[[nodiscard]] constexpr qint64 toSigned(std::uint64_t key)
{
    return static_cast<qint64>(key);
}

/// The error of an SQL statement; `otherwise` is its code if the file is not damaged.
[[nodiscard]] LibraryError errorOf(const QSqlError& error, LibraryError::Code otherwise);

/// A connection to an SQLite file, with its prepared statements.
class Database {
public:
    /// open() must be called first.
    explicit Database(const QString& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] Expected<void, LibraryError> open();
    /// Runs a statement without results.
    [[nodiscard]] Expected<void, LibraryError> execute(const QString& statement) const;
    /// The first value of the first row; invalid if there is none.
    [[nodiscard]] Expected<QVariant, LibraryError> queryValue(const QString& statement) const;
    /// The prepared statement with this text; forward only. If it cannot be prepared, exec() reports the error.
    [[nodiscard]] QSqlQuery& statement(const QString& text) const;

    [[nodiscard]] Expected<void, LibraryError> begin() const { return execute(QStringLiteral("BEGIN IMMEDIATE")); }
    [[nodiscard]] Expected<void, LibraryError> commit() const { return execute(QStringLiteral("COMMIT")); }
    void rollBack() const { (void)execute(QStringLiteral("ROLLBACK")); }

    [[nodiscard]] QSqlDatabase connection() const { return QSqlDatabase::database(m_name, false); }

private:
    QString m_name; ///< name of the connection
    mutable QHash<QString, QSqlQuery*> m_statements;
};

} // namespace qumalaq::library

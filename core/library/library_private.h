// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the parts of Library share. Nobody else includes this.
#pragma once

#include "core/library/library.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace qumalaq::library {

/// How a move and the game it was made in stand in the explorer's table: all that is counted, in one number, so that
/// counting reads one range of one tree.
struct ExploredKind {
    std::optional<rules::Move> move;
    notation::GameResult result = notation::GameResult::Open;
    int rating = 0; ///< to the nearest hundred, 1000 to 2400; 0 unknown

    [[nodiscard]] std::int64_t number() const;
    [[nodiscard]] static ExploredKind of(std::int64_t number);
};

[[nodiscard]] std::uint8_t byteOf(rules::Move move);
/// None: no move is written like this.
[[nodiscard]] std::optional<rules::Move> moveOf(std::uint8_t byte);

[[nodiscard]] inline QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

/// SQLite's integers are signed.
[[nodiscard]] constexpr qint64 toSigned(std::uint64_t key)
{
    return static_cast<qint64>(key);
}

[[nodiscard]] LibraryError errorOf(const QSqlError& error, LibraryError::Code otherwise);

class Library::Private {
public:
    Private(const QString& path, QString connection);
    ~Private();
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    [[nodiscard]] Expected<void, LibraryError> prepareFile();
    /// A statement without results.
    [[nodiscard]] Expected<void, LibraryError> execute(const QString& statement) const;
    /// The first value of the first row; invalid if there is none.
    [[nodiscard]] Expected<QVariant, LibraryError> ask(const QString& statement) const;
    /// Prepared once, forward only.
    [[nodiscard]] QSqlQuery& statement(const QString& text) const;

    [[nodiscard]] Expected<void, LibraryError> begin() const { return execute(QStringLiteral("BEGIN IMMEDIATE")); }
    [[nodiscard]] Expected<void, LibraryError> commit() const { return execute(QStringLiteral("COMMIT")); }
    void rollBack();

    struct ExploredRow {
        qint64 key = 0;
        qint64 kind = 0;
        qint64 game = 0;
        friend auto operator<=>(const ExploredRow&, const ExploredRow&) = default;
    };
    /// Within a transaction; the game's positions are appended to `explored`. `as`: the id, where it is not a new one.
    [[nodiscard]] Expected<Added, LibraryError> insert(const notation::GameRecord& record,
                                                       std::vector<ExploredRow>& explored,
                                                       std::optional<qint64> as = std::nullopt);
    [[nodiscard]] Expected<void, LibraryError> insert(std::vector<ExploredRow>& explored) const;
    /// None if it is gone.
    [[nodiscard]] Expected<std::optional<notation::GameRecord>, LibraryError> record(qint64 id) const;
    /// Within a transaction: every row of this game, whose record it is.
    [[nodiscard]] Expected<void, LibraryError> erase(qint64 id, const notation::GameRecord& record);
    /// The id of a name in the table player or event.
    [[nodiscard]] Expected<qint64, LibraryError> idOfName(const QString& table, const QString& name);

    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_connection, false); }

private:
    [[nodiscard]] static std::vector<ExploredRow> exploredRows(qint64 id, const notation::GameRecord& record,
                                                               notation::GameResult result,
                                                               const std::array<int, 2>& ratings);
    /// Within a transaction: the rows of version 1 become those of kLibraryVersion.
    [[nodiscard]] Expected<void, LibraryError> migrate();
    [[nodiscard]] Expected<std::vector<qint64>, LibraryError> gamesToMigrate() const;
    [[nodiscard]] Expected<void, LibraryError> migrateGame(qint64 id, std::vector<ExploredRow>& explored);
    /// In a transaction, if there is an older version.
    [[nodiscard]] Expected<void, LibraryError> makeTables();

    QString m_connection;
    mutable QHash<QString, QSqlQuery*> m_statements;
    QHash<QString, QHash<QString, qint64>> m_names; ///< [table][name]
};

} // namespace qumalaq::library

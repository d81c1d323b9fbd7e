// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"

#include <QHash>
#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <array>
#include <vector>

namespace qumalaq::library {

/// A part of an SQL statement with the values of its question marks.
struct SqlCondition {
    QString text;
    QVariantList values;
};

/// The table of players by the names that the view shows. A few rows are shown otherwise than they are kept: computers,
/// and the players without a name, of whom the opponent decides what they are called. Valid for one search.
class ShownPlayers {
public:
    [[nodiscard]] static Expected<ShownPlayers, LibraryError> read(const QSqlDatabase& database,
                                                                   const ShownNames& names);

    /// Of the table game: the name of the player there has this part.
    [[nodiscard]] SqlCondition hasPart(rules::Side side, const QString& part) const;

    /// Reads the place of every name in the alphabet, for placeOf().
    [[nodiscard]] Expected<void, LibraryError> readOrder(const QSqlDatabase& database);
    /// Of the player there, in a game of these two rows, [side].
    [[nodiscard]] qint64 placeOf(rules::Side side, const std::array<qint64, 2>& players) const;

private:
    struct Computer {
        qint64 id = 0;
        QString shown; ///< folded
    };

    [[nodiscard]] bool isComputer(qint64 id) const;

    std::vector<Computer> m_computers;
    std::vector<qint64> m_unnamed;
    QString m_own;                  ///< folded
    std::array<QString, 2> m_sides; ///< folded
    QHash<qint64, qint64> m_places; ///< by id, or by kOwnPlace and those that follow
};

/// A part of a name or text for SQL's LIKE with ESCAPE '\', with the pattern's own signs taken literally.
[[nodiscard]] QString likePattern(const QString& part);

} // namespace qumalaq::library

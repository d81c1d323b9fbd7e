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

/// A part of an SQL statement, with the values of its placeholders.
struct SqlCondition {
    QString text;
    QVariantList values;
};

/// The table of players with the names that the view shows. These differ from the stored names for computers, and for
/// unnamed players, whose shown name depends on the opponent. Valid for one search.
class ShownPlayers {
public:
    [[nodiscard]] static Expected<ShownPlayers, LibraryError> read(const QSqlDatabase& database,
                                                                   const ShownNames& names);

    /// A condition on the table game: the name of this side's player contains `part`.
    [[nodiscard]] SqlCondition hasPart(rules::Side side, const QString& part) const;

    /// Reads the alphabetical place of every name. Required by placeOf().
    [[nodiscard]] Expected<void, LibraryError> readOrder(const QSqlDatabase& database);
    /// The place of a side's player in a game between these players, the ids of rows [side].
    [[nodiscard]] qint64 placeOf(rules::Side side, const std::array<qint64, 2>& players) const;

private:
    struct Renamed {
        qint64 id = 0;
        QString shown; ///< case-folded
        bool isComputer = false;
    };

    [[nodiscard]] bool isComputer(qint64 id) const;

    std::vector<Renamed> m_renamed;
    std::vector<qint64> m_unnamed;
    QString m_own;                  ///< case-folded
    std::array<QString, 2> m_sides; ///< case-folded
    QHash<qint64, qint64> m_places; ///< by id, or by kOwnPlace and the following
};

/// A pattern for a part of a name or text, for SQL's LIKE with ESCAPE '\', with wildcards escaped.
[[nodiscard]] QString likePattern(const QString& part);

} // namespace qumalaq::library

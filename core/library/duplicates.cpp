// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/database.h"

#include <QByteArray>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace qumalaq::library {

namespace {

/// Shorter games may have the same moves by chance.
constexpr int kMinPlies = 16;

/// A game that may be stored several times, with other names or comments.
struct Copy {
    std::vector<StoredId> ids;
    int date = 0; ///< 0 if unknown
    notation::GameResult result = notation::GameResult::Open;
};

/// Whether two dates can be the same day; parts of them may be unknown.
bool isSameDay(int a, int b)
{
    for (const int part : {10'000, 100, 1}) {
        const int first = a / part % (part == 10'000 ? 10'000 : 100);
        const int second = b / part % (part == 10'000 ? 10'000 : 100);
        if (first == 0 || second == 0)
            return true;
        if (first != second)
            return false;
    }
    return true;
}

bool canBeSame(const Copy& known, int date, notation::GameResult result)
{
    return isSameDay(known.date, date)
           && (known.result == result || known.result == notation::GameResult::Open
               || result == notation::GameResult::Open);
}

} // namespace

Expected<std::vector<std::vector<StoredId>>, LibraryError> Library::duplicates() const
{
    QSqlQuery& query = m_database->statement(
        latin("SELECT game.id, game.game, game.date, game.result, score.moves FROM game"
              " JOIN score ON score.game = game.id WHERE score.plain = 1 AND game.plies >= ? ORDER BY game.id"));
    query.bindValue(0, kMinPlies);
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), LibraryError::Code::CannotOpen));
    std::unordered_map<QByteArray, std::vector<Copy>> copies; // by rules and moves
    while (query.next()) {
        const int date = query.value(2).toInt();
        const auto result = static_cast<notation::GameResult>(query.value(3).toInt() & 3);
        const QByteArray key = QByteArray::number(query.value(1).toInt()) + ' ' + query.value(4).toByteArray();
        std::vector<Copy>& known = copies[key];
        const auto same =
            std::find_if(known.begin(), known.end(), [&](const Copy& copy) { return canBeSame(copy, date, result); });
        Copy& copy = same == known.end() ? known.emplace_back() : *same;
        copy.ids.push_back(StoredId{query.value(0).toLongLong()});
        copy.date = std::max(copy.date, date);
        if (copy.result == notation::GameResult::Open)
            copy.result = result;
    }
    const bool isRead = !query.lastError().isValid();
    query.finish();
    if (!isRead)
        return unexpected(LibraryError{LibraryError::Code::Damaged, latin("a game cannot be read")});
    std::vector<std::vector<StoredId>> found;
    for (auto& [key, games] : copies) {
        for (Copy& copy : games) {
            if (copy.ids.size() > 1)
                found.push_back(std::move(copy.ids));
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace qumalaq::library

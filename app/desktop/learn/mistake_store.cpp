// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/mistake_store.h"

#include "core/library/stored_game.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/storage/json_format.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
#include <iterator>
#include <string_view>

namespace qumalaq::desktop {

using learn::Mistake;
using learn::MistakeKind;
using notation::GameRecord;
using rules::Side;

namespace {

constexpr int kFormat = 1;
constexpr int kManyMistakes = 1000; ///< in one game
constexpr double kManyStones = 100'000;
constexpr int kHexadecimal = 16; ///< JSON has no numbers of 64 bits

QString word(const char* name)
{
    return QString::fromLatin1(name);
}

QString kindWord(std::size_t kind)
{
    const std::string_view id = learn::idOf(static_cast<MistakeKind>(kind));
    return QString::fromLatin1(id);
}

storage::FileContent judge(const QByteArray& bytes)
{
    return storage::classifyJson(bytes, kFormat);
}

QString textOf(const GameRecord& record)
{
    return QString::fromStdString(notation::toTgk(record));
}

std::optional<GameRecord> recordIn(const QJsonValue& value)
{
    const std::string text = value.toString().toStdString();
    auto game = notation::TgkReader(text).next();
    if (!game || !game->errors.empty())
        return std::nullopt;
    return std::move(game->record);
}

/// Removes the first ones.
template <class T>
void keepLast(std::vector<T>& list, std::size_t most)
{
    if (list.size() > most)
        list.erase(list.begin(), list.end() - static_cast<std::ptrdiff_t>(most));
}

} // namespace

void MistakeStore::setFile(const QString& path)
{
    m_waiting.clear();
    m_mistakes.clear();
    m_games.clear();
    const storage::OpenedFile& opening = m_file.open(path, judge);
    if (opening.state == storage::OpenedFile::State::Valid || opening.state == storage::OpenedFile::State::Newer)
        read(opening.bytes);
    Q_EMIT changed();
}

bool MistakeStore::takeOut(const QString& id)
{
    return std::erase_if(m_waiting, [&id](const Game& game) { return game.id == id; }) > 0;
}

void MistakeStore::await(const Game& game)
{
    takeOut(game.id);
    m_waiting.push_back(game);
    keepLast(m_waiting, kMaxWaiting);
    write();
    Q_EMIT changed();
}

void MistakeStore::withdraw(const QString& id)
{
    if (!takeOut(id))
        return;
    write();
    Q_EMIT changed();
}

std::vector<Mistake> MistakeStore::reviewed(const Game& finished, const std::vector<Mistake>& mistakes,
                                            const Losses& losses)
{
    Reviewed game{finished.id, finished.record.setup().game(), library::gameKey(finished.record), {}, {}, losses};
    takeOut(game.id); // and `finished`, if it is the one that waits
    std::vector<std::string> outdated;
    const auto earlier =
        std::find_if(m_games.begin(), m_games.end(), [&game](const Reviewed& other) { return other.id == game.id; });
    if (earlier != m_games.end()) {
        outdated = std::move(earlier->added);
        m_games.erase(earlier);
    }
    std::vector<Mistake> fresh;
    for (const Mistake& mistake : mistakes) {
        ++game.counts[static_cast<std::size_t>(mistake.kind())];
        const std::string key = mistake.key();
        const bool wasAdded = std::erase(outdated, key) > 0;
        if (!find(key)) {
            m_mistakes.push_back(mistake);
            fresh.push_back(mistake);
        } else if (!wasAdded) {
            continue; // it is from another game
        }
        game.added.push_back(key);
    }
    std::erase_if(m_mistakes, [&outdated](const Mistake& mistake) {
        return std::find(outdated.begin(), outdated.end(), mistake.key()) != outdated.end();
    });
    keepLast(m_mistakes, kMaxMistakes);
    const auto isSameKind = [kind = game.game](const Reviewed& other) { return other.game == kind; };
    m_games.push_back(std::move(game));
    if (std::count_if(m_games.begin(), m_games.end(), isSameKind) > static_cast<std::ptrdiff_t>(kMaxGames))
        m_games.erase(std::find_if(m_games.begin(), m_games.end(), isSameKind));
    write();
    Q_EMIT changed();
    return fresh;
}

const Mistake* MistakeStore::find(const std::string& key) const
{
    const auto found =
        std::find_if(m_mistakes.begin(), m_mistakes.end(), [&key](const Mistake& one) { return one.key() == key; });
    return found == m_mistakes.end() ? nullptr : &*found;
}

MistakeStore::Counts MistakeStore::counts() const
{
    Counts all{};
    for (auto game = m_games.end() - static_cast<std::ptrdiff_t>(games()); game != m_games.end(); ++game)
        std::transform(all.begin(), all.end(), game->counts.begin(), all.begin(), std::plus<>());
    return all;
}

std::vector<MistakeStore::Reviewed> MistakeStore::reviewedGames(rules::GameId game) const
{
    std::vector<Reviewed> games;
    std::copy_if(m_games.rbegin(), m_games.rend(), std::back_inserter(games),
                 [game](const Reviewed& one) { return one.game == game; });
    return games;
}

bool MistakeStore::hasReviewed(rules::GameId game) const
{
    return std::any_of(m_games.begin(), m_games.end(), [game](const Reviewed& one) { return one.game == game; });
}

void MistakeStore::read(const QByteArray& bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    const QJsonArray waiting = root.value(word("waiting")).toArray();
    for (const QJsonValue& value : waiting) {
        const QJsonObject game = value.toObject();
        if (auto record = recordIn(game.value(word("game"))))
            m_waiting.push_back({game.value(word("id")).toString(), std::move(*record),
                                 game.value(word("learner")).toString() == word("north") ? Side::North : Side::South});
    }
    const QJsonArray mistakes = root.value(word("mistakes")).toArray();
    for (const QJsonValue& value : mistakes) {
        const auto record = recordIn(value);
        if (auto mistake = record ? learn::mistakeOf(*record) : std::nullopt)
            m_mistakes.push_back(std::move(*mistake));
    }
    const QJsonArray games = root.value(word("games")).toArray();
    for (const QJsonValue& value : games) {
        const QJsonObject kept = value.toObject();
        Reviewed game;
        game.id = kept.value(word("id")).toString();
        game.game = rules::gameById(kept.value(word("game")).toString().toStdString()).value_or(game.game);
        game.key = kept.value(word("key")).toString().toULongLong(nullptr, kHexadecimal);
        for (std::size_t kind = 0; kind < game.counts.size(); ++kind)
            game.counts[kind] = std::clamp(kept.value(kindWord(kind)).toInt(), 0, kManyMistakes);
        const QJsonArray added = kept.value(word("added")).toArray();
        for (const QJsonValue& key : added)
            game.added.push_back(key.toString().toStdString());
        const QJsonArray losses = kept.value(word("losses")).toArray(); // stones and moves in turn
        for (std::size_t part = 0; part < game.losses.size(); ++part) {
            const auto at = static_cast<qsizetype>(2 * part);
            game.losses[part] = {std::clamp(losses.at(at).toDouble(), 0.0, kManyStones),
                                 std::clamp(losses.at(at + 1).toInt(), 0, kManyMistakes)};
        }
        m_games.push_back(std::move(game));
    }
    keepLast(m_waiting, kMaxWaiting);
    keepLast(m_mistakes, kMaxMistakes);
    keepLast(m_games, kMaxGames * rules::allGames().size());
}

void MistakeStore::write()
{
    if (!m_file.canSave())
        return;
    QJsonArray waiting;
    for (const Game& game : m_waiting) {
        waiting.append(QJsonObject{{word("id"), game.id},
                                   {word("game"), textOf(game.record)},
                                   {word("learner"), word(game.learner == Side::North ? "north" : "south")}});
    }
    QJsonArray mistakes;
    for (const Mistake& mistake : m_mistakes)
        mistakes.append(textOf(learn::toRecord(mistake)));
    QJsonArray games;
    for (const Reviewed& reviewed : m_games) {
        const std::string_view kindOfGame = rules::idOf(reviewed.game);
        QJsonObject game{{word("id"), reviewed.id},
                         {word("game"), QString::fromLatin1(kindOfGame)},
                         {word("key"), QString::number(reviewed.key, kHexadecimal)}};
        for (std::size_t kind = 0; kind < reviewed.counts.size(); ++kind) {
            if (reviewed.counts[kind] > 0)
                game.insert(kindWord(kind), reviewed.counts[kind]);
        }
        QJsonArray added;
        for (const std::string& key : reviewed.added)
            added.append(QString::fromStdString(key));
        game.insert(word("added"), added);
        QJsonArray losses;
        for (const MoveLoss& loss : reviewed.losses) {
            losses.append(loss.stones);
            losses.append(loss.moves);
        }
        game.insert(word("losses"), losses);
        games.append(game);
    }
    m_file.write(QJsonDocument(QJsonObject{{word("format"), kFormat},
                                           {word("waiting"), waiting},
                                           {word("mistakes"), mistakes},
                                           {word("games"), games}})
                     .toJson());
}

} // namespace qumalaq::desktop

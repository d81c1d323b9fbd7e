// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/openings_store.h"

#include "app/desktop/learn/learn_store.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/storage/json_format.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>
#include <utility>

namespace qumalaq::desktop {

using learn::Openings;

namespace {

constexpr int kOpeningsFormat = 1;
constexpr QLatin1String kOpeningsKey("openings");

storage::FileContent judgeOpenings(const QByteArray& bytes)
{
    return storage::classifyJson(bytes, kOpeningsFormat);
}

auto orderOf(const Openings& openings)
{
    return std::pair(openings.game(), openings.side());
}

} // namespace

void OpeningsStore::setFile(const QString& path)
{
    m_openings.clear();
    const storage::OpenedFile& opening = m_file.open(path, judgeOpenings);
    if (opening.state == storage::OpenedFile::State::Valid || opening.state == storage::OpenedFile::State::Newer)
        read(opening.bytes);
    Q_EMIT changed();
}

Openings OpeningsStore::of(rules::GameId game, rules::Side side) const
{
    const auto found = std::find_if(m_openings.begin(), m_openings.end(), [&](const Openings& openings) {
        return openings.game() == game && openings.side() == side;
    });
    return found == m_openings.end() ? Openings(game, side) : *found;
}

void OpeningsStore::set(const Openings& openings)
{
    std::erase_if(m_openings, [&](const Openings& other) { return orderOf(other) == orderOf(openings); });
    if (!openings.isEmpty()) {
        const auto place = std::find_if(m_openings.begin(), m_openings.end(),
                                        [&](const Openings& other) { return orderOf(other) > orderOf(openings); });
        m_openings.insert(place, openings);
    }
    write();
    Q_EMIT changed();
}

void OpeningsStore::read(const QByteArray& bytes)
{
    const QJsonArray all = QJsonDocument::fromJson(bytes).object().value(kOpeningsKey).toArray();
    for (const QJsonValue& value : all) {
        const std::string text = value.toString().toStdString();
        const auto game = notation::TgkReader(text).next();
        const auto openings = game && game->errors.empty() ? Openings::of(game->record) : std::nullopt;
        if (openings && !openings->isEmpty() && of(openings->game(), openings->side()).isEmpty())
            m_openings.push_back(*openings);
    }
    std::sort(m_openings.begin(), m_openings.end(),
              [](const Openings& a, const Openings& b) { return orderOf(a) < orderOf(b); });
}

void OpeningsStore::write()
{
    if (!m_file.canSave())
        return;
    QJsonArray all;
    for (const Openings& openings : m_openings)
        all.append(QString::fromStdString(notation::toTgk(openings.toRecord())));
    m_file.write(QJsonDocument(QJsonObject{{QStringLiteral("format"), kOpeningsFormat}, {kOpeningsKey, all}}).toJson());
}

std::vector<learn::OpeningTask> dueTasks(std::vector<learn::OpeningTask> tasks, const LearnStore& store)
{
    const auto keys = store.schedule().due(store.today());
    const std::set<std::string> due(keys.begin(), keys.end());
    std::erase_if(tasks, [&due](const learn::OpeningTask& task) { return !due.contains(task.key()); });
    return tasks;
}

} // namespace qumalaq::desktop

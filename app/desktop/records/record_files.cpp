// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_files.h"

#include "app/desktop/i18n/player_text.h"

#include <QDate>
#include <QFile>
#include <QRegularExpression>

#include <utility>

namespace qumalaq::desktop {

std::vector<std::size_t> GamesInText::worthShowing() const
{
    std::vector<std::size_t> list;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto& record = games[i].record;
        if (record.tree().size() > 0 || record.start() != rules::AnyPosition(record.setup()))
            list.push_back(i);
    }
    return list;
}

QByteArray GamesInText::textOf(std::size_t index) const
{
    const auto begin = static_cast<qsizetype>(games[index].offset);
    const auto end = index + 1 < games.size() ? static_cast<qsizetype>(games[index + 1].offset) : text.size();
    return text.mid(begin, end - begin);
}

GamesInText gamesIn(const QByteArray& text)
{
    GamesInText result;
    result.text = text;
    notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
    while (auto game = reader.next()) {
        result.faults.insert(result.faults.end(), game->errors.begin(), game->errors.end());
        for (const notation::ParseError& error : game->errors)
            result.isDamaged = result.isDamaged || !notation::isWarning(error.code);
        if (game->record.tags().empty() && game->record.tree().size() == 0)
            continue;
        result.games.push_back(std::move(*game));
    }
    return result;
}

Expected<QByteArray, QString> readTextFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unexpected(file.errorString());
    const QByteArray text = file.read(kLargestOpened);
    if (file.error() != QFileDevice::NoError)
        return unexpected(file.errorString());
    return text;
}

QString captionOf(const notation::GameRecord& record)
{
    return PlayerText::nameOf(record, rules::Side::South) + QStringLiteral(" – ")
           + PlayerText::nameOf(record, rules::Side::North);
}

QString proposedName(const notation::GameRecord& record)
{
    static const QRegularExpression kForbidden(QStringLiteral("[\\x00-\\x1F\\\\/:*?\"<>|]"));
    const std::string_view date = record.tag("Date");
    QString text = captionOf(record) + u' ';
    if (date.empty() || date.find('?') != std::string_view::npos)
        text += QDate::currentDate().toString(Qt::ISODate);
    else
        text += QString::fromUtf8(date).replace(u'.', u'-');
    text.replace(kForbidden, QStringLiteral("_"));
    while (text.startsWith(u'.'))
        text.remove(0, 1);
    return text.left(100).trimmed();
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_files.h"

#include "app/desktop/text/date_text.h"
#include "app/desktop/text/player_text.h"
#include "core/storage/file_name.h"
#include "core/storage/file_stream.h"

#include <QDate>

#include <cstring>
#include <utility>

namespace qumalaq::desktop {

namespace {

RecordFile around(const QString& path, QByteArray before, const QByteArray& game, QByteArray after)
{
    if (!before.isEmpty() && !before.endsWith('\n'))
        before += '\n';
    if (!after.isEmpty() && !after.startsWith('\n') && !after.startsWith("\r\n"))
        after.prepend('\n');
    return {path, before, game, after};
}

bool isWholeLines(const QByteArray& text, qsizetype begin, qsizetype end)
{
    return (begin == 0 || text[begin - 1] == '\n') && (end == text.size() || text[end] == '\n' || text[end] == '\r');
}

} // namespace

std::optional<RecordFile> withGame(const std::optional<QByteArray>& now, const RecordFile& file, const QByteArray& game)
{
    if (!now || *now == file.before + file.game + file.after)
        return around(file.path, file.before, game, file.after);
    const QByteArray old = file.game.trimmed();
    const qsizetype begin = old.isEmpty() ? -1 : now->indexOf(old);
    const qsizetype end = begin + old.size();
    if (begin < 0 || !isWholeLines(*now, begin, end) || now->indexOf(old, begin + 1) >= 0)
        return {};
    QByteArray after = now->mid(end);
    for (const char* lineEnd : {"\r\n", "\n"}) { // the line end of the game's last line
        if (after.startsWith(lineEnd)) {
            after.remove(0, static_cast<qsizetype>(std::strlen(lineEnd)));
            break;
        }
    }
    return around(file.path, now->left(begin), game, after);
}

RecordFile withAddedGame(const std::optional<QByteArray>& now, const QString& path, const QByteArray& game)
{
    QByteArray before = now.value_or(QByteArray());
    if (!before.isEmpty())
        before += before.endsWith('\n') ? "\n" : "\n\n";
    return {path, before, game, {}};
}

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
    return text.mid(begin, ends[index] - begin);
}

GamesInText gamesIn(const QByteArray& text, const StopToken& stop)
{
    GamesInText result;
    result.text = text;
    notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
    bool isLastKept = false;
    while (auto game = reader.next()) {
        if (stop.isStopRequested())
            break;
        if (isLastKept)
            result.ends.back() = static_cast<qsizetype>(game->offset);
        result.faults.insert(result.faults.end(), game->errors.begin(), game->errors.end());
        for (const notation::ParseError& error : game->errors)
            result.isDamaged = result.isDamaged || !notation::isWarning(error.code);
        isLastKept = !game->record.tags().empty() || game->record.tree().size() > 0;
        if (!isLastKept)
            continue;
        result.games.push_back(std::move(*game));
        result.ends.push_back(text.size());
    }
    return result;
}

Expected<QByteArray, TextFileError> readTextFile(const QString& path, const StopToken& stop)
{
    using Code = TextFileError::Code;
    storage::FileStream stream(path);
    QByteArray text;
    for (;;) {
        const auto piece = stream.next(stop);
        if (!piece)
            return unexpected(TextFileError{Code::CannotRead, piece.error()});
        if (piece->isEmpty())
            return text;
        text += *piece;
        if (text.size() > kLargestOpened)
            return unexpected(TextFileError{Code::TooLarge});
    }
}

QString proposedName(const notation::GameRecord& record)
{
    const QString date = DateText::isoOfTag(record.tag("Date"));
    return storage::fileNameFor(PlayerText::captionOf(record) + u' '
                                + (date.isEmpty() ? QDate::currentDate().toString(Qt::ISODate) : date));
}

} // namespace qumalaq::desktop

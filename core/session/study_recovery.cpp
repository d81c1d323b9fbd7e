// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/study_recovery.h"

#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"

#include <algorithm>
#include <utility>

namespace qumalaq::session {

namespace {

/// The beginning of the first line, which readers of TGK ignore: "% qumalaq-study 1". A file without it has format 1.
constexpr QByteArrayView kHead("% qumalaq-study ");
constexpr int kFormat = 1;

struct Found {
    std::vector<notation::GameRecord> games;
    bool isWhole = true;
};

Found gamesIn(const QByteArray& bytes)
{
    Found found;
    notation::TgkReader reader(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    while (auto game = reader.next()) {
        found.isWhole = found.isWhole && std::all_of(game->errors.begin(), game->errors.end(), [](const auto& error) {
                            return notation::isWarning(error.code);
                        });
        found.games.push_back(std::move(game->record));
    }
    found.isWhole = found.isWhole && !found.games.empty();
    return found;
}

std::optional<int> formatOf(const QByteArray& bytes)
{
    if (!bytes.startsWith(kHead))
        return kFormat;
    bool isNumber = false;
    const qsizetype end = std::max(bytes.indexOf('\n'), kHead.size());
    const int format = bytes.sliced(kHead.size(), end - kHead.size()).toInt(&isNumber);
    return isNumber ? std::optional(format) : std::nullopt;
}

storage::FileContent judge(const QByteArray& bytes)
{
    const storage::FileContent content = storage::classifyFormat(formatOf(bytes), kFormat);
    return content == storage::FileContent::Valid && !gamesIn(bytes).isWhole ? storage::FileContent::Damaged : content;
}

} // namespace

void StudyRecovery::setFile(const QString& path)
{
    m_games = gamesIn(m_file.open(path, judge).bytes).games;
    // A damaged file has been set aside, so the readable games are written again.
    if (m_file.opening().state == storage::OpenedFile::State::SetAside)
        write(m_games);
}

void StudyRecovery::write(std::vector<notation::GameRecord> games)
{
    m_games = std::move(games);
    if (!m_file.canSave())
        return;
    if (m_games.empty())
        return m_file.remove();
    QByteArray bytes = kHead.toByteArray() + QByteArray::number(kFormat) + '\n';
    for (const notation::GameRecord& game : m_games)
        bytes += QByteArray::fromStdString(toTgk(game) + '\n');
    m_file.write(bytes);
}

} // namespace qumalaq::session

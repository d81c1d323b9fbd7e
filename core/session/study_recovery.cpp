// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/study_recovery.h"

#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace qumalaq::session {

std::vector<notation::GameRecord> StudyRecovery::read() const
{
    std::vector<notation::GameRecord> games;
    QFile file(m_file);
    if (m_file.isEmpty() || !file.open(QIODevice::ReadOnly))
        return games;
    const std::string text = file.readAll().toStdString();
    notation::TgkReader reader(text);
    while (auto game = reader.next())
        games.push_back(std::move(game->record));
    return games;
}

bool StudyRecovery::write(const std::vector<notation::GameRecord>& games) const
{
    if (m_file.isEmpty())
        return true;
    if (games.empty())
        return !QFile::exists(m_file) || QFile::remove(m_file);
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    for (const notation::GameRecord& game : games)
        file.write(QByteArray::fromStdString(toTgk(game) + '\n'));
    return file.commit();
}

} // namespace qumalaq::session

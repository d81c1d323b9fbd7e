// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/games_reader.h"

#include "app/desktop/ui/notice_bar.h"

#include <QFileInfo>

namespace qumalaq::desktop {

GamesReader::GamesReader(NoticeBar& notices, QObject* parent) : QObject(parent), m_notices(notices)
{
    connect(&m_work, &work::LatestTask::becameLong, this, &GamesReader::showProgressNotice);
}

void GamesReader::readFile(const QString& path, const FileDone& done)
{
    end();
    m_path = path;
    m_work.start(
        [path](const StopToken& stop) -> Expected<Games, TextFileError> {
            const auto text = readTextFile(path, stop);
            if (!text)
                return unexpected(text.error());
            return std::make_shared<const GamesInText>(gamesIn(*text, stop));
        },
        [this, done](const Expected<Games, TextFileError>& games) {
            end();
            done(games);
            Q_EMIT ended();
        });
}

void GamesReader::readText(const QString& text, const TextDone& done)
{
    end();
    m_path.clear();
    m_work.start(
        [text](const StopToken& stop) -> Games {
            return std::make_shared<const GamesInText>(gamesIn(text.toUtf8(), stop));
        },
        [this, done](const Games& games) {
            end();
            done(games);
            Q_EMIT ended();
        });
}

void GamesReader::showProgressNotice()
{
    const auto text = [path = m_path] {
        return path.isEmpty() ? tr("Reading the copied text…")
                              : tr("Reading “%1”…", "file").arg(QFileInfo(path).fileName());
    };
    const auto cancel = [this] {
        m_work.cancel();
        Q_EMIT ended();
    };
    m_notices.put({.id = NoticeId::ReadingGames, .text = text, .answers = {{[] { return tr("Cancel"); }, cancel}}});
}

void GamesReader::end()
{
    m_notices.remove(NoticeId::ReadingGames);
}

} // namespace qumalaq::desktop

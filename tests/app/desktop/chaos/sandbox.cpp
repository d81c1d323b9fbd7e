// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/chaos/sandbox.h"

#include "core/base/prng.h"
#include "tests/app/desktop/chaos/black_box.h"

#include <QFile>

namespace qumalaq::desktop {

Sandbox::Sandbox(const QString& folder) : m_folder(folder)
{
    if (!QDir().mkpath(folder) || !QDir::setCurrent(folder))
        black_box::fail(QStringLiteral("No folder ") + folder);
    for (const char* home :
         {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "XDG_DOCUMENTS_DIR"})
        qputenv(home, folder.toUtf8());
    if (QDir(QDir::tempPath()).exists()) // hostile.sh hides it
        qputenv("TMPDIR", folder.toUtf8());
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);

    QFile source(QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt"));
    if (!source.open(QIODevice::ReadOnly))
        black_box::fail(source.errorString());
    constexpr qint64 kSomeGames = 60'000;
    const QByteArray games = source.read(kSomeGames);
    const QByteArray game = games.left(games.indexOf("[Event", 1));
    lay(QStringLiteral("game.tgk"), game);
    lay(QStringLiteral("cut.tgk"), game.left(game.size() / 2));
    lay(QStringLiteral("games.tgk"), games);
    lay(QStringLiteral("two.txt"), game + game);
    lay(QStringLiteral("empty.tgk"), {});
    QByteArray bytes;
    Prng prng(1);
    for (int i = 0; i < 3000; ++i)
        bytes.append(static_cast<char>(prng.below(256)));
    lay(QStringLiteral("bytes.tgk"), bytes);
    QByteArray damaged = game;
    for (qsizetype i = 7; i < damaged.size(); i += 41)
        damaged[i] = static_cast<char>(' ' + prng.below(90));
    lay(QStringLiteral("damaged.tgk"), damaged);
    m_folder.mkpath(QStringLiteral("folder.tgk"));
    m_files.append(path(QStringLiteral("folder.tgk")));
    m_files.append(path(QStringLiteral("missing.tgk")));
}

void Sandbox::lay(const QString& name, const QByteArray& content)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        black_box::fail(file.errorString());
    m_files.append(file.fileName());
}

} // namespace qumalaq::desktop

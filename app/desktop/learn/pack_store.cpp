// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/pack_store.h"

#include "app/desktop/learn/lesson_shelf.h"
#include "core/storage/file_name.h"
#include "core/storage/file_stream.h"
#include "core/storage/set_aside.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

/// Blocks. After a stop the result must not be used.
Expected<UserPack, BadPack> readPack(const QString& path, const StopToken& stop)
{
    UserPack found;
    found.path = path;
    storage::FileStream stream(path);
    for (;;) {
        const auto bytes = stream.next(stop);
        if (!bytes)
            return unexpected(BadPack{path, {}, bytes.error()});
        if (bytes->isEmpty())
            break;
        found.text += *bytes;
        if (found.text.size() > PackStore::kLargest)
            return unexpected(BadPack{path, {}, PackStore::tr("the file is too large for a pack")});
    }
    auto pack = learn::parsePack(found.text.toStdString());
    if (!pack)
        return unexpected(BadPack{path, std::move(pack.error()), {}});
    std::vector<learn::TextFault> faults;
    for (const learn::Lesson& lesson : pack->lessons) {
        if (stop.isStopRequested())
            break;
        const auto more = learn::validate(lesson);
        faults.insert(faults.end(), more.begin(), more.end());
    }
    if (!faults.empty())
        return unexpected(BadPack{path, std::move(faults), {}});
    found.name = QString::fromStdString(pack->title);
    if (found.name.isEmpty())
        found.name = QFileInfo(path).completeBaseName();
    // Lessons of different packs may have the same id, and shipped ones, too.
    const std::string prefix = LessonShelf::packPrefix(QFileInfo(path).fileName());
    for (learn::Lesson& lesson : pack->lessons)
        lesson.id = prefix + lesson.id;
    found.pack = std::make_shared<const learn::Pack>(std::move(*pack));
    return found;
}

} // namespace

PackStore::PackStore(QObject* parent) : QObject(parent) {}

bool PackStore::isPackName(const QString& path)
{
    return QFileInfo(path).suffix().compare(kSuffix, Qt::CaseInsensitive) == 0;
}

void PackStore::keepIn(const QString& folder)
{
    m_folder = folder;
    readFolder();
}

void PackStore::readFolder(const std::function<void()>& then)
{
    if (m_folder.isEmpty())
        return take({});
    m_reading.start(
        [folder = m_folder](const StopToken& stop) {
            Found found;
            const QDir dir(folder);
            const QStringList files =
                dir.entryList({QStringLiteral("*.") + kSuffix, QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
            for (const QString& file : files) {
                auto pack = readPack(dir.filePath(file), stop);
                if (pack)
                    found.packs.push_back(std::move(*pack));
                else
                    found.bad.push_back(std::move(pack.error()));
            }
            return found;
        },
        [this, then](Found found) {
            take(std::move(found));
            if (then)
                then();
        });
}

void PackStore::take(Found found)
{
    m_packs = std::move(found.packs);
    m_badPacks = std::move(found.bad);
    std::vector<std::shared_ptr<const learn::Pack>> packs;
    for (const UserPack& pack : m_packs)
        packs.push_back(pack.pack);
    LessonShelf::setPacks(packs);
    Q_EMIT changed();
}

QString PackStore::freePath(const QString& title) const
{
    const QString name = storage::fileNameFor(title);
    const QDir dir(m_folder);
    QString path = dir.filePath(name + u'.' + kSuffix);
    for (int number = 2; QFile::exists(path); ++number)
        path = dir.filePath(name + u'-' + QString::number(number) + u'.' + kSuffix);
    return path;
}

void PackStore::add(const QString& path)
{
    if (m_folder.isEmpty())
        return;
    m_adding.start([path](const StopToken& stop) { return readPack(path, stop); },
                   [this](const Expected<UserPack, BadPack>& read) {
                       if (!read) {
                           Q_EMIT refused(read.error());
                           return;
                       }
                       const auto older = std::find_if(m_packs.begin(), m_packs.end(), [&read](const UserPack& pack) {
                           return pack.name == read->name && pack.pack->author == read->pack->author;
                       });
                       QString target = older == m_packs.end() ? freePath(read->name) : older->path;
                       if (older != m_packs.end() && older->text != read->text) {
                           if (const auto aside = storage::setAside(older->path); !aside) {
                               Q_EMIT refused({read->path, {}, aside.error()});
                               return;
                           }
                       }
                       write(target, read->text, read->name);
                   });
}

void PackStore::addPuzzle(const UserPack& pack, const rules::GameSetup& setup, const learn::Puzzle& puzzle)
{
    write(pack.path, QByteArray::fromStdString(learn::withPuzzle(pack.text.toStdString(), setup, puzzle)), pack.name);
}

void PackStore::addPuzzle(const QString& title, const rules::GameSetup& setup, const learn::Puzzle& puzzle)
{
    const std::string pack = learn::newPack(title.simplified().toStdString());
    write(freePath(title), QByteArray::fromStdString(learn::withPuzzle(pack, setup, puzzle)), title.simplified());
}

void PackStore::write(const QString& path, const QByteArray& text, const QString& name)
{
    if (m_folder.isEmpty())
        return;
    QDir().mkpath(m_folder); // if that fails, so does the saver, with a reason
    m_saver.save(path, text, [this, path, name](const Expected<void, QString>& result) {
        if (result)
            readFolder([this, name] { Q_EMIT added(name); });
        else
            Q_EMIT refused({path, {}, result.error()});
    });
}

Expected<void, QString> PackStore::remove(const QString& path)
{
    if (const auto aside = storage::setAside(path); !aside)
        return unexpected(aside.error());
    readFolder();
    return {};
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/pack_store.h"

#include "app/desktop/learn/lesson_catalog.h"
#include "core/storage/file_name.h"
#include "core/storage/file_stream.h"
#include "core/storage/set_aside.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using storage::Bytes;

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
    std::vector<learn::TextError> faults;
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
    const std::string prefix = LessonCatalog::packPrefix(QFileInfo(path).fileName());
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

void PackStore::setFolder(const QString& folder)
{
    m_folder = folder;
    readFolder();
}

void PackStore::readFolder(const std::function<void()>& then)
{
    if (m_folder.isEmpty())
        return setFound({});
    if (then)
        m_whenRead.push_back(then);
    m_reading.start(
        [folder = m_folder, known = m_packs](const StopToken& stop) {
            Found found;
            const QDir dir(folder);
            const QStringList files =
                dir.entryList({QStringLiteral("*.") + kSuffix, QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
            for (const QString& file : files) {
                auto pack = readPack(dir.filePath(file), stop);
                if (!pack) {
                    found.bad.push_back(std::move(pack.error()));
                    continue;
                }
                // Pages point into packs, so LessonCatalog keeps each of them for ever: one for each state of a file.
                const auto same = std::find_if(known.begin(), known.end(), [&pack](const UserPack& other) {
                    return other.path == pack->path && other.text == pack->text;
                });
                found.packs.push_back(same == known.end() ? std::move(*pack) : *same);
            }
            return found;
        },
        [this](Found found) {
            setFound(std::move(found));
            for (const auto& function : std::exchange(m_whenRead, {}))
                function();
        });
}

void PackStore::setFound(Found found)
{
    m_packs = std::move(found.packs);
    m_badPacks = std::move(found.bad);
    std::vector<std::shared_ptr<const learn::Pack>> packs;
    for (const UserPack& pack : m_packs)
        packs.push_back(pack.pack);
    LessonCatalog::setPacks(packs);
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
    m_toAdd.append(path);
    if (m_toAdd.size() == 1)
        addNext();
}

/// One after the other: the second may be the newer version of the first.
void PackStore::addNext()
{
    const QString path = m_toAdd.constFirst();
    m_adding.start([path](const StopToken& stop) { return readPack(path, stop); },
                   [this](const Expected<UserPack, BadPack>& read) {
                       if (!read) {
                           Q_EMIT refused(read.error());
                           return endAdding();
                       }
                       const auto older = std::find_if(m_packs.begin(), m_packs.end(), [&read](const UserPack& pack) {
                           return pack.name == read->name && pack.pack->author == read->pack->author;
                       });
                       const QString target = older == m_packs.end() ? freePath(read->name) : older->path;
                       const auto replace = [target, text = read->text](const Bytes& now) -> Expected<Bytes, QString> {
                           if (now && *now != text) {
                               if (const auto aside = storage::copyAside(target, *now); !aside)
                                   return unexpected(aside.error());
                           }
                           return Bytes(text);
                       };
                       update(target, read->name, replace, std::make_shared<Faults>(), [this] { endAdding(); });
                   });
}

void PackStore::endAdding()
{
    m_toAdd.removeFirst();
    if (!m_toAdd.isEmpty())
        addNext();
}

void PackStore::addPuzzle(const UserPack& pack, const rules::GameSetup& setup, const learn::Puzzle& puzzle)
{
    addPuzzle(pack.path, pack.name, pack.text, setup, puzzle);
}

void PackStore::addPuzzle(const QString& title, const rules::GameSetup& setup, const learn::Puzzle& puzzle)
{
    const QString name = title.simplified();
    addPuzzle(freePath(name), name, QByteArray::fromStdString(learn::newPack(name.toStdString())), setup, puzzle);
}

void PackStore::addNew(const QString& title, const QByteArray& text, const std::function<QString()>& remark)
{
    const QString name = title.simplified();
    const auto write = [text](const Bytes&) -> Expected<Bytes, QString> { return Bytes(text); };
    update(
        freePath(name), name, write, std::make_shared<Faults>(), [] {}, remark);
}

/// `text` is used as the pack if the file does not exist, because it was removed or not written yet.
void PackStore::addPuzzle(const QString& path, const QString& name, const QByteArray& text,
                          const rules::GameSetup& setup, const learn::Puzzle& puzzle)
{
    const auto faults = std::make_shared<Faults>();
    const auto change = [text, setup, puzzle, faults](const Bytes& now) -> Expected<Bytes, QString> {
        const std::string before = now.value_or(text).toStdString();
        if (auto pack = learn::parsePack(before); !pack) {
            *faults = std::move(pack.error());
            return unexpected(QString());
        }
        return Bytes(QByteArray::fromStdString(learn::withPuzzle(before, setup, puzzle)));
    };
    update(path, name, change, faults);
}

void PackStore::update(const QString& path, const QString& name, const storage::Transform& change,
                       const std::shared_ptr<Faults>& faults, const std::function<void()>& then,
                       const std::function<QString()>& remark)
{
    if (m_folder.isEmpty())
        return;
    const auto inFolder = [path, change](const Bytes& now) -> Expected<Bytes, QString> {
        if (const auto made = storage::makeFolderOf(path); !made)
            return unexpected(made.error());
        return change(now);
    };
    m_saver.update(path, inFolder, [=, this](const Expected<void, QString>& result) {
        if (!result) {
            Q_EMIT refused({path, *faults, result.error()});
            return then();
        }
        readFolder([this, name, then, remark] {
            Q_EMIT added(name, remark);
            then();
        });
    });
}

Expected<void, QString> PackStore::remove(const QString& path)
{
    const auto aside = storage::setAside(path);
    if (!aside)
        return unexpected(aside.error());
    m_removed = {path, *aside};
    const auto pack =
        std::find_if(m_packs.begin(), m_packs.end(), [&path](const UserPack& each) { return each.path == path; });
    const QString name = pack == m_packs.end() ? QFileInfo(path).fileName() : pack->name;
    readFolder();
    Q_EMIT removed(name);
    return {};
}

void PackStore::undoRemoval()
{
    const auto [path, aside] = std::exchange(m_removed, {});
    QFile file(aside);
    if (file.rename(path))
        readFolder();
    else
        Q_EMIT refused({path, {}, file.errorString()});
}

} // namespace qumalaq::desktop

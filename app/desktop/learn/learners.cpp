// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learners.h"

#include "app/desktop/learn/learn_store.h"
#include "app/desktop/ui/settings.h"
#include "core/storage/json_format.h"
#include "core/storage/set_aside.h"
#include "core/storage/small_file.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kListFormat = 1;
/// The file of a learner without a name, and the only one of earlier versions.
constexpr QLatin1String kFirstFile("progress.json");

QString listKey(const char* name)
{
    return QString::fromLatin1(name);
}

storage::FileContent judge(const QByteArray& bytes)
{
    return storage::classifyJson(bytes, kListFormat);
}

/// A name of ours: not a path that leads elsewhere.
bool isProgressFile(const QString& name)
{
    static const QRegularExpression kPattern(QStringLiteral("^progress(-[0-9]{1,6})?\\.json$"));
    return kPattern.match(name).hasMatch();
}

} // namespace

Learners::Learners(LearnStore& store, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_learners{{QString(), kFirstFile}}
{
}

void Learners::setFolder(const QString& folder)
{
    using State = storage::OpenedFile::State;
    m_folder = folder;
    m_learners.clear();
    m_current = 0;
    const storage::OpenedFile& opening =
        m_file.open(folder.isEmpty() ? QString() : pathOf(QStringLiteral("learners.json")), judge);
    if (opening.state == State::Valid || opening.state == State::Newer)
        read(opening.bytes);
    if (m_learners.empty())
        findFiles();
    m_store.setFile(pathOf(m_learners[m_current].file));
    Q_EMIT changed();
}

/// The progress of people whose names are lost or were never given.
void Learners::findFiles()
{
    m_learners.push_back({QString(), kFirstFile});
    if (m_folder.isEmpty())
        return;
    const QStringList files = QDir(m_folder).entryList(QDir::Files, QDir::Name);
    for (const QString& file : files) {
        if (file.startsWith(QStringLiteral("progress-")) && isProgressFile(file))
            m_learners.push_back({QString(), file});
    }
}

void Learners::read(const QByteArray& bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    const QString current = root.value(listKey("current")).toString();
    const QJsonArray learners = root.value(listKey("learners")).toArray();
    for (const QJsonValue& value : learners) {
        const QJsonObject object = value.toObject();
        const Learner learner{Settings::cleanName(object.value(listKey("name")).toString()),
                              object.value(listKey("file")).toString()};
        const bool isKnown = std::any_of(m_learners.begin(), m_learners.end(),
                                         [&learner](const Learner& other) { return other.file == learner.file; });
        if (isKnown || !isProgressFile(learner.file))
            continue;
        if (learner.file == current)
            m_current = m_learners.size();
        m_learners.push_back(learner);
    }
}

void Learners::write()
{
    QJsonArray learners;
    for (const Learner& learner : m_learners)
        learners.append(QJsonObject{{listKey("name"), learner.name}, {listKey("file"), learner.file}});
    const QJsonObject root{{listKey("format"), kListFormat},
                           {listKey("current"), m_learners[m_current].file},
                           {listKey("learners"), learners}};
    m_file.write(QJsonDocument(root).toJson());
    Q_EMIT changed();
}

QString Learners::pathOf(const QString& file) const
{
    return m_folder.isEmpty() ? QString() : QDir(m_folder).filePath(file);
}

/// "mistakes-2.json" beside "progress-2.json".
QString Learners::fileOf(const Learner& learner, QLatin1String stem) const
{
    return pathOf(QString(learner.file).replace(QLatin1String("progress"), stem));
}

QString Learners::fileOfCurrent(QLatin1String stem) const
{
    return fileOf(m_learners[m_current], stem);
}

QString Learners::nameOf(std::size_t index) const
{
    const QString& name = m_learners[index].name;
    return name.isEmpty() ? tr("Learner %1", "somebody without a name").arg(index + 1) : name;
}

QString Learners::headingOf(const QString& title, const QString& name)
{
    return name.isEmpty() ? title : title + QStringLiteral(" · ") + name;
}

Learners::NameError Learners::faultOf(const QString& name, std::size_t but) const
{
    const QString wanted = Settings::cleanName(name);
    if (wanted.isEmpty())
        return NameError::Empty;
    for (std::size_t i = 0; i < m_learners.size(); ++i) {
        if (i != but && nameOf(i).compare(wanted, Qt::CaseInsensitive) == 0)
            return NameError::Taken;
    }
    return NameError::None;
}

void Learners::choose(std::size_t index)
{
    if (index == m_current)
        return;
    m_current = index;
    m_store.setFile(pathOf(m_learners[index].file));
    write();
}

/// A file that was removed meanwhile does not come back to another learner, and the one of the learner removed last
/// stays free for undoRemoval().
QString Learners::freeFile() const
{
    for (int number = 2;; ++number) {
        const QString file = QStringLiteral("progress-%1.json").arg(number);
        const bool isTaken = (m_removed && m_removed->learner.file == file)
                             || std::any_of(m_learners.begin(), m_learners.end(),
                                            [&file](const Learner& learner) { return learner.file == file; });
        if (!isTaken && (m_folder.isEmpty() || !QFile::exists(pathOf(file))))
            return file;
    }
}

void Learners::add(const QString& name)
{
    m_learners.push_back({Settings::cleanName(name), freeFile()});
    write();
}

void Learners::rename(std::size_t index, const QString& name)
{
    m_learners[index].name = Settings::cleanName(name);
    write();
}

/// Takes what it has brought back from the list. What fails can be tried again, and does not keep the others away.
Expected<void, QString> Learners::restoreFiles(std::vector<FileAside>& files)
{
    Expected<void, QString> result;
    std::erase_if(files, [&result](const FileAside& each) {
        QFile file(each.aside);
        if (file.rename(each.path))
            return true;
        result = unexpected(file.errorString());
        return false;
    });
    return result;
}

Expected<void, QString> Learners::remove(std::size_t index)
{
    Q_ASSERT(m_learners.size() > 1);
    Removed removed{m_learners[index], index, index == m_current, {}};
    if (removed.wasCurrent)
        choose(index == 0 ? 1 : 0); // leaves the files before they are renamed
    const Learner& learner = removed.learner;
    for (const QString& path : {pathOf(learner.file), fileOf(learner, kMistakes), fileOf(learner, kOpenings)}) {
        if (path.isEmpty() || !QFile::exists(path))
            continue;
        const auto aside = storage::setAside(path);
        if (!aside) {
            static_cast<void>(restoreFiles(removed.files));
            return unexpected(aside.error());
        }
        removed.files.push_back({path, *aside});
    }
    m_learners.erase(m_learners.begin() + static_cast<std::ptrdiff_t>(index));
    if (m_current > index)
        --m_current;
    m_removed = std::move(removed);
    write();
    return {};
}

Expected<void, QString> Learners::undoRemoval()
{
    if (!m_removed)
        return {};
    if (const auto broughtBack = restoreFiles(m_removed->files); !broughtBack)
        return broughtBack;
    const Removed removed = *std::exchange(m_removed, {});
    const std::size_t index = std::min(removed.index, m_learners.size());
    m_learners.insert(m_learners.begin() + static_cast<std::ptrdiff_t>(index), removed.learner);
    if (m_current >= index)
        ++m_current;
    if (removed.wasCurrent)
        choose(index);
    else
        write();
    return {};
}

Learners::ReportFiles Learners::reportFiles() const
{
    ReportFiles files;
    for (std::size_t i = 0; i < m_learners.size(); ++i) {
        const bool isCurrent = i == m_current;
        files.reports.push_back({nameOf(i), isCurrent ? m_store.progress() : LearnProgress()});
        files.paths.push_back(isCurrent ? QString() : pathOf(m_learners[i].file));
    }
    return files;
}

std::vector<Learners::Report> Learners::read(ReportFiles files)
{
    for (std::size_t i = 0; i < files.paths.size(); ++i) {
        if (files.paths[i].isEmpty())
            continue;
        if (const auto bytes = storage::readSmallFile(files.paths[i], storage::kMaxFileSize))
            files.reports[i].progress = LearnProgress::fromJson(*bytes);
    }
    return std::move(files.reports);
}

} // namespace qumalaq::desktop

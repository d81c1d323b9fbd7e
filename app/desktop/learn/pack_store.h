// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/pack.h"
#include "core/storage/file_saver.h"
#include "core/work/latest_task.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// A pack in the person's folder.
struct UserPack {
    QString path;
    QString name;    ///< its title, or the name of its file
    QByteArray text; ///< of the file
    std::shared_ptr<const learn::Pack> pack;
};

/// A file that is no pack.
struct BadPack {
    QString path;
    std::vector<learn::TextError> faults; ///< in the order of the text
    QString reason;                       ///< the system's reason why it could not be read, if there are no faults
};

/// The packs in a folder of the person's own, see core/learn/pack.h: to read, to add and to remove. A file that is no
/// pack is named and leaves the others alone. For the user interface thread; files are read and written in the
/// background.
class PackStore : public QObject {
    Q_OBJECT

public:
    explicit PackStore(QObject* parent = nullptr);

    /// Reads the packs in this folder, and keeps them there from now on; it is created with the first pack. An empty
    /// path keeps nothing, and nothing can be added.
    void setFolder(const QString& folder);
    [[nodiscard]] bool isKeeping() const { return !m_folder.isEmpty(); }
    /// True while the folder is being read.
    [[nodiscard]] bool isReading() const { return m_reading.isRunning(); }

    [[nodiscard]] const std::vector<UserPack>& packs() const { return m_packs; }
    [[nodiscard]] const std::vector<BadPack>& badPacks() const { return m_badPacks; }

    /// Copies the file into the folder if it is a pack; ends with added() or refused(). A pack with the same title and
    /// author is replaced, and a copy of it is set aside: it is an older version.
    void add(const QString& path);
    /// Adds a puzzle to what is in the file of a pack now, and ends with added() or refused().
    void addPuzzle(const UserPack& pack, const rules::GameSetup& setup, const learn::Puzzle& puzzle);
    /// The same to a new pack; the title must not be blank.
    void addPuzzle(const QString& title, const rules::GameSetup& setup, const learn::Puzzle& puzzle);
    /// Stores the text of a new pack; ends with added() or refused(). The title must not be blank.
    void addNew(const QString& title, const QByteArray& text, const std::function<QString()>& remark);
    /// Sets the file aside, and emits removed(). The error is the system's reason.
    [[nodiscard]] Expected<void, QString> remove(const QString& path);
    /// Brings back the pack of the last remove(), or emits refused().
    void undoRemoval();

    static constexpr qint64 kLargest = qint64{1} << 20; ///< bytes of a file
    /// Whether a file of this name is a pack: the suffix of packs, without a dot, is kSuffix.
    [[nodiscard]] static bool isPackName(const QString& path);
    static constexpr QLatin1String kSuffix{"qpack"};

Q_SIGNALS:
    /// packs() or badPacks() changed.
    void changed();
    /// The pack is in the folder, and packs() has it. `remark`: of addNew(), else empty.
    void added(const QString& name, const std::function<QString()>& remark);
    void removed(const QString& name);
    /// Nothing was written.
    void refused(const qumalaq::desktop::BadPack& pack);

private:
    struct Found {
        std::vector<UserPack> packs;
        std::vector<BadPack> bad;
    };

    void readFolder(const std::function<void()>& then = {});
    void addNext();
    void endAdding();
    void addPuzzle(const QString& path, const QString& name, const QByteArray& text, const rules::GameSetup& setup,
                   const learn::Puzzle& puzzle);
    using Faults = std::vector<learn::TextError>;
    /// Writes the pack at `path`, then emits added() with `name` or refused() with what `change` put into `faults`,
    /// and calls `then`.
    void update(
        const QString& path, const QString& name, const storage::Transform& change,
        const std::shared_ptr<Faults>& faults = std::make_shared<Faults>(), const std::function<void()>& then = [] {},
        const std::function<QString()>& remark = [] { return QString(); });
    [[nodiscard]] QString freePath(const QString& title) const;
    void setFound(Found found);

    QString m_folder;
    std::vector<UserPack> m_packs;
    std::vector<BadPack> m_badPacks;
    std::vector<std::function<void()>> m_whenRead;
    QStringList m_toAdd; ///< the first one is being added
    struct Removed {
        QString path;
        QString aside; ///< where the file is now
    };
    Removed m_removed;
    work::LatestTask m_reading;
    work::LatestTask m_adding;
    storage::FileSaver m_saver;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/learn_progress.h"
#include "core/base/expected.h"
#include "core/storage/persistent_file.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

class LearnStore;

/// Somebody who learns at this computer.
struct Learner {
    QString name; ///< empty for somebody who never gave one
    QString file; ///< of the progress, in the folder of learners.json

    friend bool operator==(const Learner&, const Learner&) = default;
};

/// The learners at this computer, and who of them is learning now. There is always one; at first it is somebody without
/// a name, with the progress of a program that did not know learners yet. For the user interface thread.
class Learners : public QObject {
    Q_OBJECT

public:
    /// `store` holds the progress of the current learner; it must outlive this object.
    explicit Learners(LearnStore& store, QObject* parent = nullptr);

    /// Loads the learners from this folder and stores them there from now on; an empty path stores nothing. A list that
    /// cannot be read is set aside and rebuilt from the progress files.
    void setFolder(const QString& folder);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }

    [[nodiscard]] const std::vector<Learner>& all() const { return m_learners; }
    [[nodiscard]] std::size_t current() const { return m_current; }
    /// A name to show, also for a learner without one.
    [[nodiscard]] QString nameOf(std::size_t index) const;
    /// The name of the current learner; empty if isAlone().
    [[nodiscard]] QString nameOfCurrent() const { return isAlone() ? QString() : nameOf(m_current); }
    /// "Puzzles · Aisha"; only the title for an empty name.
    [[nodiscard]] static QString headingOf(const QString& title, const QString& name);
    /// The path of another file of the current learner, such as kMistakes; empty if nothing is kept.
    [[nodiscard]] QString fileOfCurrent(QLatin1String stem) const;
    static constexpr QLatin1String kMistakes{"mistakes"};
    static constexpr QLatin1String kOpenings{"openings"};
    /// Whether there is nobody to choose: one learner, who never gave a name.
    [[nodiscard]] bool isAlone() const { return m_learners.size() == 1 && m_learners.front().name.isEmpty(); }

    enum class NameError : std::uint8_t { None, Empty, Taken };
    /// What is wrong with a name for a new learner, or for `but` alone. Case and space around it do not matter.
    [[nodiscard]] NameError faultOf(const QString& name, std::size_t but = SIZE_MAX) const;

    // The names must be without fault.
    void choose(std::size_t index);
    /// Adds a learner without progress. The current one stays the same.
    void add(const QString& name);
    void rename(std::size_t index, const QString& name);
    /// Removes a learner and sets the files of progress, mistakes and openings aside; not the last one. The error is
    /// the system's reason, and the learner stays.
    [[nodiscard]] Expected<void, QString> remove(std::size_t index);
    /// Brings back the learner of the last remove(), with all files. The error is the system's reason, and the learner
    /// stays removed. Does nothing if there is none.
    [[nodiscard]] Expected<void, QString> undoRemoval();

    /// A learner and what is in the file of the progress.
    struct Report {
        QString name;
        LearnProgress progress;
    };
    /// The files of all learners, to be read on another thread by reportsOf().
    struct ReportFiles {
        std::vector<Report> reports; ///< complete for those without a path
        std::vector<QString> paths;  ///< of each report
    };
    [[nodiscard]] ReportFiles reportFiles() const;
    /// Blocks while it reads the files. A file that cannot be read counts as no progress.
    [[nodiscard]] static std::vector<Report> read(ReportFiles files);

Q_SIGNALS:
    /// The list or the current learner changed.
    void changed();

private:
    void read(const QByteArray& bytes);
    void findFiles();
    void write();
    [[nodiscard]] QString pathOf(const QString& file) const;
    [[nodiscard]] QString fileOf(const Learner& learner, QLatin1String stem) const;
    [[nodiscard]] QString freeFile() const;

    struct FileAside {
        QString path;
        QString aside; ///< where it is now
    };
    struct Removed {
        Learner learner;
        std::size_t index = 0;
        bool wasCurrent = false;
        std::vector<FileAside> files;
    };
    [[nodiscard]] static Expected<void, QString> restoreFiles(std::vector<FileAside>& files);

    LearnStore& m_store;
    storage::PersistentFile m_file;
    QString m_folder;
    std::vector<Learner> m_learners;
    std::size_t m_current = 0;
    std::optional<Removed> m_removed; ///< by the last remove()
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/games_reader.h"
#include "app/desktop/records/record_output.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/record_file.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QMimeData;

namespace qumalaq::desktop {

class RecentFiles;

/// Opens, saves and exports games: files, clipboard, drag and drop, print and pictures. It works on the current page
/// through Page; the receivers of its signals show an opened game.
class RecordController : public QObject {
    Q_OBJECT

public:
    /// All objects in `window` must outlive the controller.
    explicit RecordController(RecordContext window, QObject* parent = nullptr);

    /// Whether this controller handles the command.
    [[nodiscard]] static bool handles(ActionId command);
    [[nodiscard]] bool canRun(ActionId command) const;
    void run(ActionId command);
    /// Prints and saves content that is not a page's.
    [[nodiscard]] const RecordOutput& output() const { return m_output; }

    /// Recently opened files. Owned by the window.
    [[nodiscard]] RecentFiles* recentMenu() const { return m_recent; }
    /// Whether files are being written. Page::setSaved() may still follow.
    [[nodiscard]] bool isSaving() const { return m_window.saver->isSaving(); }

    /// Opens packs, and one file of games; several of these, or one larger than kLargestOpened, are imported into the
    /// library. Reads in the background; the newest request wins, also over an earlier openText().
    void openFiles(const QStringList& files);
    /// Whether a file is about to be opened, which another openFiles() would replace. becameIdle() follows.
    [[nodiscard]] bool isBusy() const { return m_isWaiting || m_reader.isReading(); }
    /// Opens a position at once, and games as if they were from a file.
    void openText(const QString& text);
    [[nodiscard]] static bool canDrop(const QMimeData& data);
    void drop(const QMimeData& data);

    enum class Close { Now, Later };
    /// Asks about unsaved changes, and waits for files that are being written. After Later, closeAgreed() follows
    /// unless the person cancels.
    [[nodiscard]] Close askBeforeClosing();

Q_SIGNALS:
    /// A page must show the game and later save it in this file.
    void gameOpened(const qumalaq::notation::GameRecord& record, const qumalaq::desktop::RecordFile& file);
    void positionOpened(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);
    void importRequested(const QStringList& files);
    /// The suffix is that of a pack of puzzles and lessons.
    void packOpened(const QString& path);
    void scoresheetCheckRequested(const QString& text);
    void closeAgreed();
    /// Nothing is being opened, unless a receiver of this signal opens a file.
    void becameIdle();

private:
    void askForFiles(const QString& title, const QString& filter, const std::function<void(const QStringList&)>& take);
    void importFiles(const QStringList& files);
    void openFile(const QString& path);
    void offerGames(const QString& path, const GamesReader::Games& games);
    void choose(const QString& path, const GamesReader::Games& games);
    void open(const QString& path, const GamesInText& games, std::size_t index);
    void save(Page* page, const std::function<void()>& then = {});
    void saveAs(Page* page, const std::function<void()>& then = {});
    /// The changed file for its present content `now` (none if there is no file); none if the game cannot be placed in
    /// it.
    using Change = std::function<std::optional<RecordFile>(const std::optional<QByteArray>& now)>;
    /// Writes in the background, on another thread. Calls `then` after the file is on disk; not if writing fails.
    void write(Page* page, const QString& path, const Change& change, const std::function<void()>& then);
    void askWhereItGoes(Page* page, const QString& path, const std::function<void()>& then);

    RecordContext m_window;
    RecordOutput m_output;
    GamesReader m_reader;
    RecentFiles* m_recent;
    bool m_isWaiting = false; ///< to open a file when others are saved
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/frame/record_file.h"
#include "app/desktop/records/record_files.h"
#include "app/desktop/records/record_output.h"
#endif

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

class QMimeData;

namespace qumalaq::desktop {

class RecentFiles;

/// Everything between games and the world outside the window: files, the clipboard, what is dropped on the window,
/// paper and pictures. It acts on the room that is shown, by what Room says of it, and opens nothing itself.
class RecordController : public QObject {
    Q_OBJECT

public:
    /// All that the window names must outlive the controller.
    explicit RecordController(RecordWindow window, QObject* parent = nullptr);

    /// The commands that are done here.
    [[nodiscard]] static bool knows(ActionId command);
    [[nodiscard]] bool can(ActionId command) const;
    void run(ActionId command);

    /// The files opened last. Belongs to the window.
    [[nodiscard]] RecentFiles* recentMenu() const { return m_recent; }
    void retranslate();

    /// One file is opened, several are read into the library. A file too large to be looked at is, too.
    void openFiles(const QStringList& files);
    /// A position, a game, or what of either can be read.
    void openText(const QString& text);
    [[nodiscard]] static bool canDrop(const QMimeData& data);
    void drop(const QMimeData& data);

    enum class Close { Now, Later };
    /// If some room has unsaved work it is asked what to do: Later, and closeAgreed() follows unless the person
    /// cancels. What is being saved is waited for in the same way.
    [[nodiscard]] Close askBeforeClosing();

Q_SIGNALS:
    /// To be shown by a room that saves it in that file.
    void gameOpened(const qumalaq::notation::GameRecord& record, const qumalaq::desktop::RecordFile& file);
    void positionOpened(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);
    void importWished(const QStringList& files);
    void doctorWished(const QString& text);
    void closeAgreed();

private:
    void askForFiles();
    void openFile(const QString& path);
    void offerGames(const QString& path, const GamesInText& games);
    void choose(const QString& path, const GamesInText& games);
    void open(const QString& path, const GamesInText& games, std::size_t index);
    void save(Room* room, const std::function<void()>& then = {});
    void saveAs(Room* room, const std::function<void()>& then = {});
    /// In the background. `then` is called when it is on the disk, and not if it cannot be written.
    void write(Room* room, const RecordFile& file, const std::function<void()>& then);

    RecordWindow m_window;
    RecordOutput m_output;
    RecentFiles* m_recent;
};

} // namespace qumalaq::desktop

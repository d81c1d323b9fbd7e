// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/frame/room.h"
#include "app/desktop/frame/settings.h"
#include "app/desktop/records/record_files.h"
#endif

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QMenu;
class QMimeData;

namespace qumalaq::desktop {

class NoticeBar;

/// Everything between games and the world outside the window: files, the clipboard, what is dropped on the window,
/// paper and pictures. It acts on the room that is shown, by what Room says of it, and opens nothing itself.
class RecordController : public QObject {
    Q_OBJECT

public:
    /// What it asks of the window.
    struct Window {
        QWidget* widget = nullptr; ///< dialogs belong to it
        std::function<Room*()> room;
        std::function<std::vector<Room*>()> rooms;
        std::function<Language()> language;
        std::function<Theme()> theme;
    };

    /// All must outlive the controller.
    RecordController(Window window, Settings& settings, NoticeBar& notices, QObject* parent = nullptr);
    ~RecordController() override;

    /// The commands that are done here.
    [[nodiscard]] static bool knows(ActionId command);
    [[nodiscard]] bool can(ActionId command) const;
    void run(ActionId command);

    /// The files opened last. Belongs to the window.
    [[nodiscard]] QMenu* recentMenu() const { return m_recent; }
    void retranslate();

    /// One file is opened, several are read into the library. A file too large to be looked at is, too.
    void openFiles(const QStringList& files);
    /// A position, a game, or what of either can be read.
    void openText(const QString& text);
    [[nodiscard]] static bool canDrop(const QMimeData& data);
    void drop(const QMimeData& data);

    /// The room shows another game than the one that was opened or saved: its next save asks for a name.
    void forget(Room* room);

    enum class Close { Now, Later };
    /// If some room has unsaved work it is asked what to do: Later, and closeAgreed() follows unless the person
    /// cancels.
    [[nodiscard]] Close askBeforeClosing();

Q_SIGNALS:
    /// To be shown; the room that shows it is expected to be the shown one when the signal returns.
    void gameOpened(const qumalaq::notation::GameRecord& record);
    void positionOpened(const qumalaq::rules::GameSetup& setup, const qumalaq::rules::AnyPosition& position);
    void importWished(const QStringList& files);
    void doctorWished(const QString& text);
    void closeAgreed();

private:
    /// The file that a room's game is of, with the games around it.
    struct Document {
        QString path;
        std::vector<notation::GameRecord> before;
        std::vector<notation::GameRecord> after;
        bool isWhole = true; ///< the file holds nothing but these games
    };

    void askForFiles();
    void openFile(const QString& path);
    void offerGames(const QString& path, const GamesInText& games);
    void choose(const QString& path, const GamesInText& games);
    void open(const QString& path, const GamesInText& games, std::size_t index);
    void save(Room* room, const std::function<void()>& then = {});
    void saveAs(Room* room, const std::function<void()>& then = {});
    bool write(Room* room, Document document);
    void print();
    void saveSheet();
    void savePicture();
    void copyGame();
    void copyPosition();
    void paste();
    void remember(const QString& path);
    void refreshRecent();
    void tellError(const std::function<QString()>& text);
    void tell(const std::function<QString()>& text);
    [[nodiscard]] QString folder() const;

    Window m_window;
    Settings& m_settings;
    NoticeBar& m_notices;
    QMenu* m_recent;
    QHash<Room*, Document> m_documents;
};

} // namespace qumalaq::desktop

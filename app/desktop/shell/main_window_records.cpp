// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of MainWindow for game records: connects files, library and editor with the rooms.
#include "app/desktop/shell/main_window.h"

#include "app/desktop/doctor/doctor_room.h"
#include "app/desktop/editor/editor_room.h"
#include "app/desktop/game/game_room.h"
#include "app/desktop/game/game_starter.h"
#include "app/desktop/library/library_room.h"
#include "app/desktop/records/recent_files.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/shell/start_room.h"

#include <QAction>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>

namespace qumalaq::desktop {

void MainWindow::buildRecords()
{
    setAcceptDrops(true);
    RecordWindow window;
    window.widget = this;
    window.room = [this] { return room(); };
    window.rooms = [this] {
        std::vector<Room*> rooms;
        for (int i = 0; i < m_rooms->count(); ++i)
            rooms.push_back(static_cast<Room*>(m_rooms->widget(i)));
        return rooms;
    };
    window.language = [this] { return m_translator.language(); };
    window.theme = [this] { return m_theme; };
    window.settings = &m_settings;
    window.notices = m_notices;
    m_records = new RecordController(window, this);
    m_menus.front()->insertMenu(m_actions->at(ActionId::Save), m_records->recentMenu());
    connect(m_records, &RecordController::gameOpened, this, &MainWindow::openStudy);
    connect(m_records, &RecordController::importWished, this, [this](const QStringList& files) {
        enter(libraryRoom());
        m_libraryRoom->importFiles(files);
    });
    connect(m_records, &RecordController::positionOpened, this,
            [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                enter(editor());
                m_editor->open(setup, position);
            });
    connect(m_records, &RecordController::doctorWished, this, [this](const QString& text) {
        enter(doctor());
        m_doctor->open(text);
    });
    connect(m_records, &RecordController::closeAgreed, this, [this] { close(); });
    connect(m_start, &StartRoom::openWished, m_actions->at(ActionId::Open), &QAction::trigger);
    connect(m_start, &StartRoom::libraryWished, m_actions->at(ActionId::Library), &QAction::trigger);
}

void MainWindow::keepLibraryIn(const QString& path)
{
    m_library = new library::LibraryService(path, this);
    // Whoever caused the error, the room knows its text.
    connect(m_library, &library::LibraryService::failed, this,
            [this](const library::LibraryError& error) { libraryRoom()->tellFailure(error); });
    connect(m_library, &library::LibraryService::wasSetAside, this,
            [this](const QString& aside) { libraryRoom()->tellSetAside(aside); });
    m_starter->archive().storeIn(*m_library);
}

LibraryRoom* MainWindow::libraryRoom()
{
    if (m_libraryRoom == nullptr) {
        if (m_library == nullptr) { // no library was set, so games are not stored
            m_temporary = std::make_unique<QTemporaryDir>();
            keepLibraryIn(m_temporary->filePath(QStringLiteral("games.library")));
        }
        m_libraryRoom = add(new LibraryRoom(*m_library, m_settings, *m_notices, m_rooms));
        m_libraryRoom->retranslate();
        connect(m_libraryRoom, &LibraryRoom::opened, this,
                [this](const notation::GameRecord& record) { openStudy(record); });
        connect(m_libraryRoom, &LibraryRoom::importWished, m_actions->at(ActionId::Open), &QAction::trigger);
    }
    return m_libraryRoom;
}

EditorRoom* MainWindow::editor()
{
    if (m_editor == nullptr) {
        m_editor = add(new EditorRoom(m_settings, m_rooms));
        m_editor->retranslate();
        connect(m_editor, &EditorRoom::playWished, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    m_starter->start(GameStarter::specOf(m_settings.newGame(), setup, position));
                });
        connect(m_editor, &EditorRoom::analyseWished, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    openStudy(notation::GameRecord(setup, position));
                });
    }
    return m_editor;
}

DoctorRoom* MainWindow::doctor()
{
    if (m_doctor == nullptr) {
        m_doctor = add(new DoctorRoom(m_rooms));
        connect(m_doctor, &DoctorRoom::opened, this, [this](const notation::GameRecord& record) { openStudy(record); });
    }
    return m_doctor;
}

/// The position on the current board, if there is one.
void MainWindow::enterEditor()
{
    const Room* from = room();
    const auto record = from->shownRecord();
    const auto position = from->shownPosition();
    const bool isNew = m_editor == nullptr;
    if (from != m_editor && record && position && !(isNew && record->start() == *position))
        editor()->open(record->setup(), *position);
    enter(editor());
}

void MainWindow::openFiles(const QStringList& files)
{
    m_records->openFiles(files);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (RecordController::canDrop(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_records->drop(*event->mimeData());
}

} // namespace qumalaq::desktop

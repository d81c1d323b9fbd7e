// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"
#include "app/desktop/frame/record_file.h"
#include "app/desktop/game/game_starter.h"
#include "app/desktop/learn/learn_rooms.h"
#include "app/desktop/learn/mistake_finder.h"
#include "app/desktop/shell/room_stack.h"
#include "app/desktop/shell/start_feed.h"
#include "core/library/library_service.h"
#include "core/session/match.h"
#include "core/session/study_recovery.h"

#include <QObject>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

namespace qumalaq::desktop {

class DoctorRoom;
class EditorRoom;
class GameRoom;
class LibraryRoom;
class NoticeBar;
class PuzzleRoom;
class Settings;
class SoundPlayer;
class StartRoom;
class StudyRoom;

/// Creates each room of the window on first use, and connects the rooms with each other. Owns the stack that shows
/// them, and what the rooms share: the starter of games, the library, the learner's progress, the unsaved games of the
/// study.
class WindowRooms : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it. The stack is made as a child of `page`.
    WindowRooms(session::Match& match, Settings& settings, SoundPlayer& sound, NoticeBar& notices,
                const Actions& actions, QWidget* page);
    ~WindowRooms() override;

    [[nodiscard]] RoomStack& stack() { return *m_stack; }
    [[nodiscard]] const RoomStack& stack() const { return *m_stack; }

    /// Journals games in `journal` from now on (an empty path journals nothing), and shows the start page, which offers
    /// an unfinished game in the journal. No game begins by itself.
    void begin(const QString& journal);
    /// Stores all games in this library from now on; call it once. Without it they are lost with the window.
    void keepLibraryIn(const QString& path);

    /// Begins every game of the window.
    [[nodiscard]] GameStarter& starter() { return m_starter; }
    /// Lessons, puzzles, counting rush.
    [[nodiscard]] LearnRooms& learning() { return m_learning; }
    /// The unsaved games of the study.
    [[nodiscard]] session::StudyRecovery& unsavedStudies() { return m_unsavedStudies; }
    [[nodiscard]] StartRoom* start() const { return m_start; }
    [[nodiscard]] GameRoom* game();
    [[nodiscard]] LibraryRoom* library();
    [[nodiscard]] EditorRoom* editor();
    [[nodiscard]] DoctorRoom* doctor();
    [[nodiscard]] StudyRoom* study();

    void startGame(const NewGameChoice& choice);
    /// Shows the room that the command leads to. False if it leads to none.
    bool enter(ActionId command);
    /// Opens a game in the study, which saves it in `file`.
    void openStudy(const notation::GameRecord& record, const RecordFile& file = {});
    void openPosition(const rules::GameSetup& setup, const rules::AnyPosition& position);
    void openInDoctor(const QString& text);
    void importFiles(const QStringList& files);
    /// Adds a file of puzzles and lessons to the packs, and shows it there.
    void addPack(const QString& path);
    /// From now on saves a pack for somebody else, under a name that the person chooses.
    void setPackSaver(std::function<void(const QString& name, const QByteArray& text)> save);

Q_SIGNALS:
    /// A lesson leads to this heading of the rules page.
    void rulesWished(qumalaq::rules::GameId game, const QString& place);

private:
    /// Adds a new room to the stack.
    template <class T>
    T* added(T* room)
    {
        m_stack->add(room);
        return room;
    }
    void connectStart();
    void tellOfKeptFiles();
    void showUnfinished();
    void enterEditor();
    void enterStudy();
    void keepStudies(const QString& journal);
    void connectPacks();
    void importWaiting();
    [[nodiscard]] PuzzleRoom* puzzles();
    void makePuzzle(const rules::GameSetup& setup, const rules::AnyPosition& position);

    session::Match& m_match;
    Settings& m_settings;
    SoundPlayer& m_sound;
    NoticeBar& m_notices;
    const Actions& m_actions;
    RoomStack* m_stack;
    std::optional<QTemporaryDir> m_temporary; ///< holds the library if none was set
    std::unique_ptr<library::LibraryService> m_library;
    GameStarter m_starter;    ///< its archive stores in the library
    LearnRooms m_learning;    ///< owns the progress; the stack owns the rooms
    MistakeFinder m_mistakes; ///< fills the learner's book
    session::StudyRecovery m_unsavedStudies;

    StartRoom* m_start;
    StartFeed m_startFeed;
    GameRoom* m_game = nullptr;
    LibraryRoom* m_libraryRoom = nullptr;
    EditorRoom* m_editor = nullptr;
    DoctorRoom* m_doctor = nullptr;
    StudyRoom* m_study = nullptr;
    QStringList m_filesToImport; ///< they wait for an import that is running
    bool m_hasPuzzles = false;   ///< the room of puzzles is connected
    std::function<void(const QString&, const QByteArray&)> m_savePack;
};

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/window_rooms.h"

#include "app/desktop/doctor/doctor_room.h"
#include "app/desktop/editor/editor_room.h"
#include "app/desktop/frame/kept_notices.h"
#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/frame/settings.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/game_room.h"
#include "app/desktop/learn/course_room.h"
#include "app/desktop/learn/make_puzzle_dialog.h"
#include "app/desktop/learn/pack_text.h"
#include "app/desktop/learn/puzzle_room.h"
#include "app/desktop/library/library_room.h"
#include "app/desktop/shell/start_room.h"
#include "app/desktop/study/study_room.h"
#include "app/desktop/study/unsaved_studies.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include <utility>

namespace qumalaq::desktop {

WindowRooms::WindowRooms(session::Match& match, Settings& settings, SoundPlayer& sound, NoticeBar& notices,
                         const Actions& actions, QWidget* page)
    : m_match(match)
    , m_settings(settings)
    , m_sound(sound)
    , m_notices(notices)
    , m_actions(actions)
    , m_stack(new RoomStack(settings, page))
    , m_starter(match)
    , m_learning(
          settings, sound, [this](Room* room) { m_stack->add(room); },
          [this](ActionId command) { m_actions.at(command)->trigger(); },
          [this](rules::GameId game, const QString& place) { Q_EMIT rulesWished(game, place); })
    , m_mistakes(match, m_learning.mistakeBook(), m_learning.store())
    , m_start(added(new StartRoom(settings, m_stack)))
    , m_startFeed(*m_start, match, m_learning.store(), m_learning.mistakeBook(), settings)
{
    m_notices.setPlace(m_start);
    connect(m_stack, &RoomStack::entering, this, [this](Room* room) {
        if (room == m_start) {
            showUnfinished();
            m_startFeed.refresh(); // another day may have begun
        }
        m_notices.setPlace(room);
    });
    // However a game begins, it is shown.
    connect(&m_match, &session::Match::started, this, [this] { m_stack->enter(game()); });
    connectStart();
    connectPacks();
    tellOfKeptFiles();
}

WindowRooms::~WindowRooms()
{
    m_match.disconnect(this);
    // The rooms use the other members until they are destroyed.
    m_stack->disconnect(this);
    delete m_stack;
}

void WindowRooms::connectStart()
{
    connect(m_start, &StartRoom::resumeWished, this, [this] {
        const bool isPlayed = m_match.hasGame() && !m_match.outcome();
        if (isPlayed)
            m_stack->enter(game());
        else if (!m_starter.resume())
            showUnfinished(); // the file was removed meanwhile
    });
    connect(m_start, &StartRoom::playWished, this, [this] { startGame(m_settings.newGame()); });
    connect(m_start, &StartRoom::twoPeopleWished, this, [this] {
        NewGameChoice choice = m_settings.newGame();
        choice.opponent = NewGameChoice::Opponent::Person;
        startGame(choice);
    });
    const auto trigger = [this](auto signal, ActionId command) {
        connect(m_start, signal, m_actions.at(command), &QAction::trigger);
    };
    trigger(&StartRoom::chooseWished, ActionId::NewGame);
    trigger(&StartRoom::rushWished, ActionId::Rush);
    connect(m_start, &StartRoom::learnWished, this, [this] {
        m_stack->enter(m_learning.course());
        m_learning.course()->openNext();
    });
    connect(m_start, &StartRoom::practiceWished, this, [this] {
        m_stack->enter(puzzles());
        puzzles()->openPractice();
    });
    connect(&m_startFeed, &StartFeed::gameOpened, this,
            [this](const notation::GameRecord& record) { openStudy(record); });
    trigger(&StartRoom::rulesWished, ActionId::Rules);
    trigger(&StartRoom::openWished, ActionId::Open);
    trigger(&StartRoom::libraryWished, ActionId::Library);
}

void WindowRooms::connectPacks()
{
    PackStore* packs = &m_learning.packs();
    connect(packs, &PackStore::added, this, [this](const QString& name) {
        if (m_stack->room() != m_study) // which stays with its position
            m_stack->enter(puzzles());
        if (m_stack->room() == puzzles())
            puzzles()->showPack(name);
        Notice notice;
        notice.id = QStringLiteral("pack");
        notice.text = [name] { return PackText::added(name); };
        m_notices.put(notice);
    });
    connect(packs, &PackStore::refused, this, [this](const BadPack& pack) {
        Notice notice;
        notice.id = QStringLiteral("pack");
        notice.kind = Notice::Kind::Error;
        notice.text = [pack] { return PackText::refused(pack); };
        m_notices.put(notice);
    });
}

PuzzleRoom* WindowRooms::puzzles()
{
    PuzzleRoom* room = m_learning.puzzles();
    if (!std::exchange(m_hasPuzzles, true)) {
        connect(room, &PuzzleRoom::packCopyWished, this, [this](const QString& name, const QByteArray& text) {
            if (m_savePack)
                m_savePack(name, text);
        });
        connect(room, &PuzzleRoom::removalFailed, this, [this](const QString& path, const QString& reason) {
            Notice notice;
            notice.id = QStringLiteral("pack");
            notice.kind = Notice::Kind::Error;
            notice.text = [pack = BadPack{path, {}, reason}] { return PackText::notRemoved(pack); };
            m_notices.put(notice);
        });
    }
    return room;
}

void WindowRooms::addPack(const QString& path)
{
    m_learning.packs().add(path);
}

void WindowRooms::setPackSaver(std::function<void(const QString& name, const QByteArray& text)> save)
{
    m_savePack = std::move(save);
}

void WindowRooms::makePuzzle(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    auto* dialog = new MakePuzzleDialog(m_learning.packs(), setup, position, m_stack->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// Here and not in the rooms, because rooms are created when they are first entered, and an error may come earlier.
void WindowRooms::tellOfKeptFiles()
{
    using Thing = KeptNotices::Thing;
    KeptNotices::follow(m_unsavedStudies.file(), Thing::Study, m_notices);
    KeptNotices::follow(m_learning.store().file(), Thing::Progress, m_notices);
    KeptNotices::follow(m_learning.mistakeBook().file(), Thing::Mistakes, m_notices);
    KeptNotices::follow(m_learning.learners().file(), Thing::Learners, m_notices);
    connect(&m_starter, &GameStarter::journalOpened, this,
            [this](const QString& path, const storage::Opening& opening) {
                KeptNotices::tellOpening(opening, path, Thing::Game, m_notices);
            });
    connect(&m_match, &session::Match::journalFailed, this, [this](const QString& path, const QString& reason) {
        KeptNotices::tellFailure(path, reason, Thing::Game, m_notices);
    });
    connect(&m_match, &session::Match::journalRecovered, this,
            [this] { KeptNotices::takeBack(Thing::Game, m_notices); });
}

void WindowRooms::startGame(const NewGameChoice& choice)
{
    m_starter.start(GameStarter::specOf(choice));
}

void WindowRooms::begin(const QString& journal)
{
    m_starter.keepIn(journal);
    m_learning.keepIn(journal.isEmpty() ? QString() : QFileInfo(journal).path());
    m_startFeed.refresh();
    showUnfinished();
    keepStudies(journal);
    m_stack->enter(m_start);
}

/// Shows the running game, or else the one in the journal.
void WindowRooms::showUnfinished()
{
    std::optional<StartRoom::Unfinished> game;
    if (m_match.hasGame()) {
        if (!m_match.outcome() && !m_match.history().plies().empty())
            game = StartRoom::Unfinished{m_match.record(), {}};
    } else if (const auto kept = m_starter.kept()) {
        game = StartRoom::Unfinished{kept->record, kept->lastChanged};
    }
    m_start->setUnfinished(game);
}

GameRoom* WindowRooms::game()
{
    if (m_game == nullptr) {
        m_game = added(new GameRoom(m_match, m_starter, m_settings, m_sound, m_notices, m_actions, m_stack));
        m_game->retranslate();
        connect(m_game, &GameRoom::newGameWished, m_actions.at(ActionId::NewGame), &QAction::trigger);
        const EndPanel* end = m_game->endPanel();
        connect(end, &EndPanel::saveWished, m_actions.at(ActionId::Save), &QAction::trigger);
        connect(end, &EndPanel::copyWished, m_actions.at(ActionId::CopyGame), &QAction::trigger);
        connect(end, &EndPanel::reviewWished, this, [this] {
            enterStudy();
            if (m_study->can(ActionId::Review))
                m_study->run(ActionId::Review, false);
        });
    }
    return m_game;
}

void WindowRooms::keepLibraryIn(const QString& path)
{
    m_library = std::make_unique<library::LibraryService>(path, this);
    // Whoever caused the error, the room knows its text.
    connect(m_library.get(), &library::LibraryService::failed, this,
            [this](const library::LibraryError& error) { library()->tellFailure(error); });
    connect(m_library.get(), &library::LibraryService::wasSetAside, this,
            [this](const QString& aside) { library()->tellSetAside(aside); });
    // Queued, because the room has to show the end of the import before.
    connect(m_library.get(), &library::LibraryService::importFinished, this, &WindowRooms::importWaiting,
            Qt::QueuedConnection);
    m_starter.archive().storeIn(*m_library);
    m_startFeed.follow(*m_library);
}

LibraryRoom* WindowRooms::library()
{
    if (m_libraryRoom == nullptr) {
        if (m_library == nullptr) { // no library was set, so games are not stored
            m_temporary.emplace();
            keepLibraryIn(m_temporary->filePath(QStringLiteral("games.library")));
        }
        m_libraryRoom = added(new LibraryRoom(*m_library, m_settings, m_notices, m_stack));
        m_libraryRoom->retranslate();
        connect(m_libraryRoom, &LibraryRoom::opened, this,
                [this](const notation::GameRecord& record) { openStudy(record); });
        connect(m_libraryRoom, &LibraryRoom::importWished, m_actions.at(ActionId::Import), &QAction::trigger);
    }
    return m_libraryRoom;
}

EditorRoom* WindowRooms::editor()
{
    if (m_editor == nullptr) {
        m_editor = added(new EditorRoom(m_settings, m_stack));
        m_editor->retranslate();
        connect(m_editor, &EditorRoom::playWished, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    m_starter.start(GameStarter::specOf(m_settings.newGame(), setup, position));
                });
        connect(m_editor, &EditorRoom::analyseWished, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    openStudy(notation::GameRecord(setup, position));
                });
    }
    return m_editor;
}

DoctorRoom* WindowRooms::doctor()
{
    if (m_doctor == nullptr) {
        m_doctor = added(new DoctorRoom(m_stack));
        connect(m_doctor, &DoctorRoom::opened, this, [this](const notation::GameRecord& record) { openStudy(record); });
    }
    return m_doctor;
}

StudyRoom* WindowRooms::study()
{
    if (m_study == nullptr) {
        m_study = added(new StudyRoom(m_settings, m_sound, m_notices, m_actions, m_stack));
        m_study->retranslate();
        m_study->unsaved().keepIn(m_unsavedStudies);
        connect(m_study, &StudyRoom::puzzleWished, this, &WindowRooms::makePuzzle);
        connect(m_study, &StudyRoom::playWished, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    NewGameChoice choice = m_settings.newGame();
                    choice.opponent = NewGameChoice::Opponent::Computer; // as the command says
                    m_starter.start(GameStarter::specOf(choice, setup, position));
                });
    }
    return m_study;
}

bool WindowRooms::enter(ActionId command)
{
    switch (command) {
    case ActionId::Start:
        m_stack->enter(m_start);
        return true;
    case ActionId::Library:
        m_stack->enter(library());
        return true;
    case ActionId::Editor:
        enterEditor();
        return true;
    case ActionId::Doctor:
        m_stack->enter(doctor());
        return true;
    case ActionId::Puzzles:
        m_stack->enter(puzzles());
        return true;
    case ActionId::Lessons:
    case ActionId::Rush:
    case ActionId::Mistakes:
        m_stack->enter(m_learning.roomOf(command));
        return true;
    case ActionId::Study:
        enterStudy();
        return true;
    default:
        return false;
    }
}

/// Opens the position on the current board, if there is one.
void WindowRooms::enterEditor()
{
    const Room* from = m_stack->room();
    const auto record = from->shownRecord();
    const auto position = from->shownPosition();
    const bool isNew = m_editor == nullptr;
    if (from != m_editor && record && position && !(isNew && record->start() == *position))
        editor()->open(record->setup(), *position);
    m_stack->enter(editor());
}

/// Opens the game that has just ended, or else the last one in the study.
void WindowRooms::enterStudy()
{
    const bool hasEnded = m_stack->room() == m_game && m_match.hasGame() && m_match.outcome();
    const auto ended = hasEnded ? m_game->shownRecord() : std::nullopt;
    if (ended && (!m_study || m_study->document()->record().moves() != ended->moves()))
        openStudy(*ended);
    else
        m_stack->enter(study());
}

void WindowRooms::openStudy(const notation::GameRecord& record, const RecordFile& file)
{
    study()->open(record, file);
    m_stack->enter(m_study);
}

void WindowRooms::openPosition(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    m_stack->enter(editor());
    m_editor->open(setup, position);
}

void WindowRooms::openInDoctor(const QString& text)
{
    m_stack->enter(doctor());
    m_doctor->open(text);
}

void WindowRooms::importFiles(const QStringList& files)
{
    m_stack->enter(library());
    m_filesToImport += files;
    importWaiting();
}

void WindowRooms::importWaiting()
{
    if (!m_filesToImport.isEmpty() && !m_library->isImporting())
        m_libraryRoom->importFiles(std::exchange(m_filesToImport, {}));
}

/// Next to the journal.
void WindowRooms::keepStudies(const QString& journal)
{
    if (journal.isEmpty())
        return;
    m_unsavedStudies.keepIn(QFileInfo(journal).dir().filePath(QStringLiteral("unsaved.tgk")));
    if (m_study)
        m_study->unsaved().keepIn(m_unsavedStudies);
    UnsavedStudies::offer(
        m_notices, m_unsavedStudies,
        [this] {
            m_stack->enter(study());
            m_study->recover();
        },
        [this] {
            if (m_study)
                m_study->unsaved().drop();
            else
                m_unsavedStudies.write({});
        });
}

} // namespace qumalaq::desktop

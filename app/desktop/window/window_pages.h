// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/game/game_session.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/mistake_finder.h"
#include "app/desktop/network/two_computers.h"
#include "app/desktop/reviews/review_queue.h"
#include "app/desktop/study/study_autosave.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/record_file.h"
#include "app/desktop/window/page_stack.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/start_page_controller.h"
#include "core/library/library_service.h"
#include "core/session/match.h"
#include "core/session/study_review.h"

#include <QObject>
#include <QPointer>
#include <QTemporaryDir>

#include <any>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

class ScoresheetCheckPage;
class EditorPage;
class GamePage;
class LibraryPage;
class OpeningsPage;
class NoticeBar;
class ProgressPage;
class PuzzlesPage;
class ReviewsPage;
class Settings;
class SoundPlayer;
class StudyPage;
class TwoComputersPage;

/// Creates each page on first use, and connects the pages. Owns the stack that shows them, and what outlives them: the
/// game session, the library, the learner's progress, the game of the study.
class WindowPages : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it. `parent` owns the stack.
    WindowPages(session::Match& match, Settings& settings, SoundPlayer& sound, NoticeBar& notices,
                const Actions& actions, QWidget* parent);
    ~WindowPages() override;

    [[nodiscard]] PageStack& stack() { return *m_stack; }
    [[nodiscard]] const PageStack& stack() const { return *m_stack; }
    /// Recreates all pages in the installed language. The same page is shown, and each continues where it was.
    void recreatePages();

    /// Journals games in the file `journal` (empty: none). Shows the start page, which offers the unfinished game of
    /// the journal.
    void begin(const QString& journal);
    /// Stores all games in this library from now on. Call it once; otherwise games are lost with the window.
    void setLibraryFile(const QString& path);

    /// Starts every game of the window.
    [[nodiscard]] GameSession& gameSession() { return m_gameSession; }
    /// Lessons, puzzles, counting rush.
    [[nodiscard]] LearnPages& learning() { return m_learning; }
    [[nodiscard]] StudyAutosave& studyAutosave() { return m_studyAutosave; }
    [[nodiscard]] StartPage* start() const { return m_start; }
    [[nodiscard]] GamePage* game();
    [[nodiscard]] LibraryPage* library();
    [[nodiscard]] EditorPage* editor();
    [[nodiscard]] ScoresheetCheckPage* scoresheetCheck();
    [[nodiscard]] ReviewsPage* reviews();
    [[nodiscard]] ReviewQueue& reviewQueue() { return m_reviewQueue; }
    [[nodiscard]] ProgressPage* progress();
    [[nodiscard]] StudyPage* study();
    [[nodiscard]] TwoComputersPage* twoComputersPage();
    [[nodiscard]] TwoComputers& twoComputers() { return m_twoComputers; }

    void startGame(const NewGameChoice& choice);
    /// Shows the unfinished game; the start page if there is none.
    void continueGame();
    /// Shows the page of the command, if it has one.
    void enter(ActionId command);
    /// Continues an unfinished game of the library, and opens any other one in the study.
    void openStored(const notation::GameRecord& record);
    /// Opens a game in the study, which saves it in `file`.
    void openStudy(const notation::GameRecord& record, const RecordFile& file = {});
    void openPosition(const rules::GameSetup& setup, const rules::AnyPosition& position);
    /// In the editor. False if another page is shown, or the position is not possible.
    [[nodiscard]] bool makePuzzleOfDraft();
    void openInScoresheetCheck(const QString& text);
    void importFiles(const QStringList& files);
    /// Adds a file of puzzles and lessons to the packs, and shows it there.
    void addPack(const QString& path);

Q_SIGNALS:
    /// A game of two people at this computer is to be chosen.
    void twoPeopleRequested();
    /// A rated game is to be chosen.
    void ratedGameRequested(qumalaq::rules::GameId game);
    /// A lesson links to this heading of the rules page.
    void rulesRequested(qumalaq::rules::GameId game, const QString& place);
    /// The table of the reviews is to be saved in a file that the person chooses.
    void tableSaveRequested(const QString& name, const QByteArray& csv);
    /// The same of the learner's openings; `name` is a suggestion.
    void openingsSaveRequested(const QString& name, const QByteArray& text);
    /// The same of a pack.
    void packSaveRequested(const QString& name, const QByteArray& text);

private:
    /// The state of a deleted page, for its successor.
    struct Kept {
        std::any state;
        RecordFile file;
    };

    /// Adds the new page of this command to the stack.
    template <class T>
    T* added(ActionId command, T* page)
    {
        adopt(command, page);
        return page;
    }
    void adopt(ActionId command, Page* page);
    /// NewGame has the page of the game. Null if the command has no page.
    [[nodiscard]] Page* pageOf(ActionId command);
    void makeStart();
    void connectStart();
    void observePersistentFiles();
    [[nodiscard]] std::optional<StartPage::Unfinished> unfinished() const;
    void hideLeftGame();
    /// Calls `begin`, which starts another game. Asks first if a rated game would be lost, or a game on two computers
    /// left.
    void beginGame(const std::function<void()>& begin);
    void applyLearner();
    void enterEditor();
    void enterStudy();
    void connectPacks();
    void importWaiting();
    /// Reviews the game in the study.
    void reviewStudied();
    void connectPuzzles(PuzzlesPage& page);
    void connectOpenings(OpeningsPage& page);
    /// `what`: which games they are, in words; may be empty.
    void showGames(const library::Filter& filter, const QString& what);
    /// The same, and a game that is opened from there is shown at the first of these mistakes.
    struct SoughtMistakes {
        QString player{}; ///< empty for the person against a computer
        std::optional<learn::MistakeKind> kind{};
        std::vector<std::uint64_t> games{}; ///< as in the filter
    };
    void showGamesOf(const library::Filter& filter, const QString& what, const SoughtMistakes& sought);
    void openFound(const notation::GameRecord& record);
    void learnOpening(const notation::GameRecord& record, const rules::History& line);
    void findMistakeIn(const rules::History& line, const learn::Openings& openings, const learn::Openings& before,
                       const std::function<QString()>& added);
    /// Only that page shows it: in a drill it would cover the answer.
    void putOpeningsNotice(const std::function<QString()>& text, const learn::Openings& before, const Page* page);
    [[nodiscard]] Page* recreated(ActionId command);
    void recreateNext();
    void makePuzzle(const rules::GameSetup& setup, const rules::AnyPosition& position);

    session::Match& m_match;
    Settings& m_settings;
    SoundPlayer& m_sound;
    NoticeBar& m_notices;
    const Actions& m_actions;
    PageStack* m_stack;
    std::optional<QTemporaryDir> m_temporary; ///< holds the library if none was set
    std::unique_ptr<library::LibraryService> m_library;
    GameSession m_gameSession; ///< its archive stores in the library
    TwoComputers m_twoComputers;
    LearnPages m_learning;    ///< owns the progress; the stack owns the pages
    MistakeFinder m_mistakes; ///< adds to the learner's mistakes
    ReviewQueue m_reviewQueue;
    QMetaObject::Connection m_lineReviewed; ///< of the line that was learned last
    session::StudyDocument m_studied;
    session::StudyReview m_review;
    StudyAutosave m_studyAutosave;

    std::map<const Page*, ActionId> m_commands; ///< the command of each page
    std::map<ActionId, Kept> m_kept;            ///< of pages that are not recreated yet
    StartPage* m_start = nullptr;
    std::optional<StartPageController> m_startPageController;
    // Null until the page is needed, and after the stack has deleted it.
    QPointer<GamePage> m_game;
    QPointer<LibraryPage> m_libraryPage;
    QPointer<EditorPage> m_editor;
    QPointer<ScoresheetCheckPage> m_scoresheetCheck;
    QPointer<ReviewsPage> m_reviews;
    QPointer<ProgressPage> m_progress;
    QPointer<StudyPage> m_study;
    QPointer<TwoComputersPage> m_twoComputersPage;
    QStringList m_filesToImport; ///< after the running import
    SoughtMistakes m_sought;
};

} // namespace qumalaq::desktop

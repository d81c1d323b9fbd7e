// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/window_pages.h"

#include "app/desktop/editor/editor_page.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/game_notices.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/learn/lessons_page.h"
#include "app/desktop/learn/make_puzzle_dialog.h"
#include "app/desktop/learn/openings_page.h"
#include "app/desktop/learn/pack_text.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/library/library_search.h"
#include "app/desktop/network/two_computers_page.h"
#include "app/desktop/progress/progress_page.h"
#include "app/desktop/reviews/reviews_page.h"
#include "app/desktop/scoresheet/scoresheet_check_page.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/opening_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/make_quietly.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/storage_notices.h"
#include "core/notation/game_record.h"
#include "core/notation/player_name.h"
#include "core/session/record_of_match.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace qumalaq::desktop {

WindowPages::WindowPages(session::Match& match, Settings& settings, SoundPlayer& sound, NoticeBar& notices,
                         const Actions& actions, QWidget* parent)
    : m_match(match)
    , m_settings(settings)
    , m_sound(sound)
    , m_notices(notices)
    , m_actions(actions)
    , m_stack(new PageStack(settings, parent))
    , m_gameSession(match)
    , m_twoComputers(match, m_gameSession, notices)
    , m_learning(
          settings, sound, [this](ActionId command, Page* page) { adopt(command, page); },
          [this](ActionId command) { m_actions.at(command)->trigger(); },
          [this](rules::GameId game, const QString& place) { Q_EMIT rulesRequested(game, place); })
    , m_mistakes(match, m_learning.mistakeStore(), m_learning.store())
    , m_reviewQueue(match)
    , m_review(m_studied)
{
    makeStart();
    m_notices.setPage(m_start);
    connect(m_stack, &PageStack::entering, this, [this](Page* page) {
        if (!page)
            return m_notices.removeAllOfPages();
        if (page == m_start) {
            m_start->setUnfinished(unfinished());
            m_startPageController->refresh(); // another day may have begun
        }
        if (page == m_libraryPage) {
            const auto game = unfinished();
            const auto nameOf = [&game](rules::Side side) { return PlayerText::nameOf(game->record.spec(), side); };
            m_libraryPage->setInProgress(
                game ? QStringLiteral("%1 – %2").arg(nameOf(rules::Side::South), nameOf(rules::Side::North))
                     : QString());
        }
        if (page != m_study)
            m_studyAutosave.finish();
        m_notices.setPage(page);
    });
    // However a game begins, it is shown.
    connect(&m_match, &session::Match::started, this, [this] {
        m_kept.erase(ActionId::NewGame);
        if (m_match.history().plies().empty()) // a game that goes on keeps its turned board
            m_settings.setValue(setting::kFlipped, false);
        if (m_twoComputersPage && m_stack->page() == m_twoComputersPage)
            m_stack->setTrail({m_start, game()}); // an invitation that was taken is over
        else
            m_stack->enter(game());
    });
    connect(&m_twoComputers, &TwoComputers::changed, this, &WindowPages::hideLeftGame);
    connect(&m_learning.learners(), &Learners::changed, this, &WindowPages::applyLearner);
    connect(&m_learning.store(), &LearnStore::changed, this, &WindowPages::applyLearner);
    applyLearner();
    m_studyAutosave.observe(m_studied);
    // A review is there again when its game is opened again.
    connect(&m_review.reviewer(), &session::Reviewer::finished, this, [this](const session::GameReview& review) {
        m_reviewQueue.store(m_studied.record(), review, m_review.game());
    });
    connect(&m_mistakes, &MistakeFinder::reviewed, &m_reviewQueue, &ReviewQueue::remember);
    connectPacks();
    observePersistentFiles();
}

WindowPages::~WindowPages()
{
    m_match.disconnect(this);
    m_twoComputers.disconnect(this);
    // The pages use the other members until they are destroyed.
    m_stack->disconnect(this);
    delete m_stack;
}

void WindowPages::adopt(ActionId command, Page* page)
{
    m_stack->add(page);
    if (auto* puzzles = qobject_cast<PuzzlesPage*>(page))
        connectPuzzles(*puzzles);
    if (auto* openings = qobject_cast<OpeningsPage*>(page))
        connectOpenings(*openings);
    m_commands[page] = command;
    if (const auto kept = m_kept.extract(command)) {
        page->setRecordFile(kept.mapped().file);
        page->restore(kept.mapped().state);
    }
}

void WindowPages::recreatePages()
{
    m_stack->page()->leave();
    std::vector<ActionId> trail;
    for (const Page* page : m_stack->trail())
        trail.push_back(m_commands.at(page));
    for (const Page* page : m_stack->pages())
        m_kept[m_commands.at(page)] = {page->state(), page->recordFile()};
    m_startPageController.reset(); // clear() deletes its page
    m_stack->clear();
    m_commands.clear();
    m_learning.forgetPages();
    makeStart();
    std::vector<Page*> pages;
    for (const ActionId command : trail)
        pages.push_back(recreated(command));
    m_stack->setTrail(pages);
    if (m_kept.contains(ActionId::Study)) // it may have to ask before the window closes
        (void)recreated(ActionId::Study);
    QTimer::singleShot(0, this, &WindowPages::recreateNext);
}

/// Recreated pages announce nothing.
Page* WindowPages::recreated(ActionId command)
{
    Announcer& announcer = Announcer::of(*m_stack);
    announcer.setMuted(true);
    Page* page = pageOf(command);
    announcer.setMuted(false);
    return page;
}

/// One page for each event, so that the window stays responsive.
void WindowPages::recreateNext()
{
    if (m_kept.empty())
        return;
    (void)recreated(m_kept.begin()->first);
    QTimer::singleShot(0, this, &WindowPages::recreateNext);
}

void WindowPages::makeStart()
{
    m_start = added(ActionId::Start, makeQuietly<StartPage>(m_settings, m_stack));
    m_startPageController.emplace(*m_start, m_match, m_learning.store(), m_learning.mistakeStore(),
                                  m_learning.openingsStore(), m_settings);
    if (m_library)
        m_startPageController->setLibrary(*m_library);
    m_start->setLearner(m_gameSession.learnerGames().learner().name);
    connectStart();
}

void WindowPages::connectStart()
{
    connect(m_start, &StartPage::resumeRequested, this, &WindowPages::continueGame);
    connect(m_start, &StartPage::playRequested, this, [this] { startGame(m_settings.newGame()); });
    connect(m_start, &StartPage::twoPeopleRequested, this, &WindowPages::twoPeopleRequested);
    const auto trigger = [this](auto signal, ActionId command) {
        connect(m_start, signal, m_actions.at(command), &QAction::trigger);
    };
    trigger(&StartPage::chooseRequested, ActionId::NewGame);
    trigger(&StartPage::twoComputersRequested, ActionId::TwoComputers);
    trigger(&StartPage::rushRequested, ActionId::Rush);
    trigger(&StartPage::openingsRequested, ActionId::Openings);
    connect(m_start, &StartPage::learnRequested, this, [this] {
        m_stack->enter(m_learning.lessons());
        m_learning.lessons()->openNext();
    });
    connect(m_start, &StartPage::practiceRequested, this, [this] {
        m_stack->enter(m_learning.puzzles());
        m_learning.puzzles()->enterPractice();
    });
    connect(m_start, &StartPage::recentRequested, this, &WindowPages::openStored);
    connect(m_start, &StartPage::reviewRequested, this, [this](const notation::GameRecord& record) {
        openStudy(record);
        reviewStudied();
    });
    trigger(&StartPage::rulesRequested, ActionId::Rules);
    trigger(&StartPage::openRequested, ActionId::Open);
    trigger(&StartPage::libraryRequested, ActionId::Library);
    trigger(&StartPage::progressRequested, ActionId::Progress);
}

void WindowPages::connectPacks()
{
    PackStore* packs = &m_learning.packs();
    connect(packs, &PackStore::added, this, [this](const QString& name, const std::function<QString()>& remark) {
        if (m_stack->page() != m_study) // the study keeps its position
            m_stack->enter(m_learning.puzzles());
        if (m_stack->page() == m_learning.puzzles())
            m_learning.puzzles()->showPack(name);
        m_notices.put({.id = NoticeId::Pack,
                       .text = [name, remark] { return (PackText::added(name) + u' ' + remark()).trimmed(); }});
    });
    connect(packs, &PackStore::removed, this, [this, packs](const QString& name) {
        m_notices.put({.id = NoticeId::Pack,
                       .text = [name] { return PackText::removed(name); },
                       .answers = {{[] { return PackText::tr("Undo"); }, [packs] { packs->undoRemoval(); }}}});
    });
    connect(packs, &PackStore::refused, this, [this](const BadPack& pack) {
        m_notices.put(
            {.id = NoticeId::Pack, .kind = Notice::Kind::Error, .text = [pack] { return PackText::refused(pack); }});
    });
}

void WindowPages::connectPuzzles(PuzzlesPage& page)
{
    connect(&page, &PuzzlesPage::packCopyRequested, this, &WindowPages::packSaveRequested);
    connect(&page, &PuzzlesPage::removalFailed, this, [this](const QString& path, const QString& reason) {
        const auto text = [pack = BadPack{path, {}, reason}] { return PackText::notRemoved(pack); };
        m_notices.put({.id = NoticeId::Pack, .kind = Notice::Kind::Error, .text = text});
    });
}

void WindowPages::connectOpenings(OpeningsPage& page)
{
    connect(&page, &OpeningsPage::saveRequested, this, [this](const QString& name, const QByteArray& text) {
        const QString learner = m_learning.learners().nameOfCurrent();
        Q_EMIT openingsSaveRequested(learner.isEmpty() ? name : learner + QStringLiteral(": ") + name, text);
    });
    connect(&page, &OpeningsPage::studyRequested, this,
            [this](const notation::GameRecord& record, const std::vector<rules::Move>& path) {
                openStudy(record);
                m_studied.goToStart();
                for (const rules::Move move : path)
                    m_studied.play(move);
            });
    connect(&page, &OpeningsPage::gamesRequested, this, &WindowPages::showGames);
    const LearnerGames& games = m_gameSession.learnerGames();
    page.setGames(games.games());
    connect(&games, &LearnerGames::changed, &page, [&page, &games] { page.setGames(games.games()); });
    connect(&page, &OpeningsPage::movesRemoved, this, [this](const learn::Openings& before, int moves) {
        putOpeningsNotice([moves] { return OpeningText::removed(moves); }, before, m_stack->page());
    });
}

/// Adds the moves to the openings of the side that moved last. If the record was exported from openings, all its lines
/// are added.
void WindowPages::learnOpening(const notation::GameRecord& record, const rules::History& line)
{
    OpeningsStore& store = m_learning.openingsStore();
    std::vector<rules::Move> moves;
    for (const auto& ply : line.plies())
        moves.push_back(ply.move);
    const rules::Side lastMover = moves.empty() ? rules::Side::South : moves.back().from.row;
    learn::Openings more = learn::Openings::of(record).value_or(learn::Openings(line.setup().game(), lastMover));
    more.add(moves);
    const learn::Openings before = store.of(more.game(), more.side());
    learn::Openings openings = before;
    const auto added = openings.add(more);
    std::vector<std::string> keys;
    for (const learn::OpeningTask& task : openings.tasks())
        keys.push_back(task.key());
    store.set(openings);
    m_learning.store().addTasks(keys);
    const auto text = [openings, added] { return OpeningText::of(openings, added); };
    putOpeningsNotice(text, before, m_stack->page());
    findMistakeIn(line, openings, before, text);
}

/// Says so in the notice about what was added, unless the openings have changed since. A drill says it itself, and
/// stops this review.
void WindowPages::findMistakeIn(const rules::History& line, const learn::Openings& openings,
                                const learn::Openings& before, const std::function<QString()>& added)
{
    session::Reviewer& reviewer = m_learning.reviewer();
    disconnect(m_lineReviewed); // an earlier line
    m_lineReviewed = connect(
        &reviewer, &session::Reviewer::finished, this,
        [this, line, openings, before, added, page = m_stack->page(),
         ours = reviewer.start(line)](const session::GameReview& review, int number) {
            if (number != ours)
                return;
            const auto mistake = [line, review, side = openings.side()] {
                return OpeningText::mistakeIn(line, review, side);
            };
            if (mistake().isEmpty() || !(m_learning.openingsStore().of(openings.game(), openings.side()) == openings))
                return;
            putOpeningsNotice([added, mistake] { return added() + u' ' + mistake(); }, before, page);
        });
}

void WindowPages::putOpeningsNotice(const std::function<QString()>& text, const learn::Openings& before,
                                    const Page* page)
{
    OpeningsStore* store = &m_learning.openingsStore();
    Notice notice{.id = NoticeId::Openings, .text = text, .page = page};
    if (!(store->of(before.game(), before.side()) == before))
        notice.answers.push_back({[] { return tr("Undo"); }, [store, before] { store->set(before); }});
    if (page == m_study)
        notice.answers.push_back({[] { return tr("My openings"); }, [this] { m_stack->enter(m_learning.openings()); }});
    m_notices.put(notice);
}

void WindowPages::addPack(const QString& path)
{
    m_learning.packs().add(path);
}

bool WindowPages::makePuzzleOfDraft()
{
    const auto record = m_editor != nullptr && m_stack->page() == m_editor ? m_editor->shownRecord() : std::nullopt;
    if (record)
        makePuzzle(record->setup(), record->start());
    return record.has_value();
}

void WindowPages::makePuzzle(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    auto* dialog = makeQuietly<MakePuzzleDialog>(m_learning.packs(), setup, position, m_stack->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// Not in the pages, which may not exist yet when an error occurs.
void WindowPages::observePersistentFiles()
{
    StorageNotices::observe(m_studyAutosave.file(), NoticeId::StudyFile, m_notices);
    StorageNotices::observe(m_learning.store().file(), NoticeId::ProgressFile, m_notices);
    StorageNotices::observe(m_learning.mistakeStore().file(), NoticeId::MistakesFile, m_notices);
    StorageNotices::observe(m_learning.openingsStore().file(), NoticeId::OpeningsFile, m_notices);
    StorageNotices::observe(m_learning.learners().file(), NoticeId::LearnersFile, m_notices);
    StorageNotices::observe(m_reviewQueue.file(), NoticeId::ReviewsFile, m_notices);
    StorageNotices::observe(m_twoComputers.file(), NoticeId::TwoComputersFile, m_notices);
    connect(&m_gameSession, &GameSession::journalOpened, this,
            [this](const QString& path, const storage::OpenedFile& opening) {
                StorageNotices::reportOpening(opening, path, NoticeId::GameFile, m_notices);
            });
    connect(&m_match, &session::Match::journalFailed, this, [this](const QString& path, const QString& reason) {
        StorageNotices::reportFailure(path, reason, NoticeId::GameFile, m_notices);
    });
    connect(&m_match, &session::Match::journalRecovered, this, [this] { m_notices.remove(NoticeId::GameFile); });
}

void WindowPages::startGame(const NewGameChoice& choice)
{
    beginGame([this, choice] {
        m_learning.store().makeId();
        m_gameSession.start(choice);
    });
}

void WindowPages::beginGame(const std::function<void()>& begin)
{
    if (const auto kept = m_gameSession.kept(); kept && kept->record.spec().isRated)
        m_gameSession.resume();
    if (m_match.hasGame() && m_match.spec().isRated && !m_match.outcome())
        m_stack->enter(game());
    GameNotices::beginOther(m_match, m_notices, begin);
}

void WindowPages::applyLearner()
{
    const Learners& learners = m_learning.learners();
    const bool isAlone = learners.isAlone();
    const QString name = learners.nameOfCurrent();
    const QString before = m_gameSession.learnerGames().learner().name;
    m_gameSession.learnerGames().setLearner({m_learning.store().id(), name, isAlone});
    m_start->setLearner(name);
    // Unless another name was typed.
    if (!isAlone && (m_settings.ownName().isEmpty() || m_settings.ownName() == before))
        m_settings.setOwnName(learners.all()[learners.current()].name);
}

void WindowPages::begin(const QString& journal)
{
    m_gameSession.setJournal(journal);
    m_learning.setFolder(journal.isEmpty() ? QString() : QFileInfo(journal).path());
    m_startPageController->refresh();
    m_start->setUnfinished(unfinished());
    m_stack->enter(m_start);
    if (journal.isEmpty())
        return;
    const QDir folder = QFileInfo(journal).dir();
    m_reviewQueue.setFile(folder.filePath(QStringLiteral("reviews.json")));
    m_studyAutosave.setFile(folder.filePath(QStringLiteral("unsaved.tgk")));
    m_twoComputers.setFile(folder.filePath(QStringLiteral("two-computers.json")));
}

/// The running game, or else the one in the journal.
std::optional<StartPage::Unfinished> WindowPages::unfinished() const
{
    if (m_match.hasGame()) {
        const bool goesOn = !m_match.outcome() && !m_match.history().plies().empty() && !m_twoComputers.isLeft();
        return goesOn ? std::optional(StartPage::Unfinished{m_match.record(), {}}) : std::nullopt;
    }
    const auto kept = m_gameSession.kept();
    return kept ? std::optional(StartPage::Unfinished{kept->record, kept->lastChanged}) : std::nullopt;
}

void WindowPages::continueGame()
{
    const bool isPlayed = m_match.hasGame() && !m_match.outcome() && !m_twoComputers.isLeft();
    if (isPlayed)
        m_stack->enter(game());
    else if (!m_gameSession.resume()) {
        m_start->setUnfinished(unfinished()); // the file may have been removed meanwhile
        m_stack->enter(m_start);
    }
}

/// Nobody can play on there.
void WindowPages::hideLeftGame()
{
    if (!m_twoComputers.isLeft())
        return;
    std::vector<Page*> trail = m_stack->trail();
    if (m_stack->page() == m_game)
        m_stack->enter(m_start);
    else if (std::erase(trail, m_game) > 0)
        m_stack->setTrail(trail);
}

GamePage* WindowPages::game()
{
    if (m_game == nullptr) {
        m_game = added(ActionId::NewGame, makeQuietly<GamePage>(m_match, m_gameSession, m_settings, m_sound, m_notices,
                                                                m_actions, m_stack));
        connect(m_game, &GamePage::newGameRequested, m_actions.at(ActionId::NewGame), &QAction::trigger);
        const EndPanel* end = m_game->endPanel();
        connect(end, &EndPanel::saveRequested, m_actions.at(ActionId::Save), &QAction::trigger);
        connect(end, &EndPanel::copyRequested, m_actions.at(ActionId::CopyGame), &QAction::trigger);
        connect(end, &EndPanel::reviewRequested, this, [this] {
            enterStudy();
            reviewStudied();
        });
    }
    return m_game;
}

void WindowPages::setLibraryFile(const QString& path)
{
    m_library = std::make_unique<library::LibraryService>(path, this);
    // The page has the texts of all errors.
    connect(m_library.get(), &library::LibraryService::failed, this,
            [this](const library::LibraryError& error) { library()->reportFailure(error); });
    connect(m_library.get(), &library::LibraryService::wasSetAside, this,
            [this](const QString& aside) { library()->reportSetAside(aside); });
    // Queued, because the page must show the end of the import first.
    connect(m_library.get(), &library::LibraryService::importFinished, this, &WindowPages::importWaiting,
            Qt::QueuedConnection);
    connect(m_library.get(), &library::LibraryService::recordsRead, this,
            [this](const std::vector<notation::GameRecord>& records) {
                const int leftOut = m_reviewQueue.add(records);
                if (leftOut > 0)
                    m_notices.put({.id = NoticeId::Reviews, .text = [leftOut] {
                                       return tr("The list of reviews is full: %n games were not added. Remove "
                                                 "reviewed games first.",
                                                 nullptr, leftOut);
                                   }});
            });
    m_gameSession.archive().storeIn(*m_library);
    m_studyAutosave.storeIn(*m_library);
    m_startPageController->setLibrary(*m_library);
    m_gameSession.learnerGames().setLibrary(*m_library);
    LearnerGames* games = &m_gameSession.learnerGames();
    if (m_start->wasPainted())
        games->read();
    else
        connect(m_start, &StartPage::painted, games, &LearnerGames::read);
}

LibraryPage* WindowPages::library()
{
    if (m_libraryPage == nullptr) {
        if (m_library == nullptr) { // no library was set, so games are not stored
            m_temporary.emplace();
            setLibraryFile(m_temporary->filePath(QStringLiteral("games.library")));
        }
        m_libraryPage = added(ActionId::Library, makeQuietly<LibraryPage>(*m_library, m_settings, m_notices, m_stack));
        connect(m_libraryPage, &LibraryPage::opened, this, &WindowPages::openFound);
        connect(m_libraryPage, &LibraryPage::continueRequested, this, &WindowPages::continueGame);
        connect(m_libraryPage, &LibraryPage::importRequested, m_actions.at(ActionId::Import), &QAction::trigger);
        connect(m_libraryPage, &LibraryPage::reviewRequested, this, [this](const auto& games) {
            m_library->readRecords(games);
            m_stack->enter(reviews());
        });
        m_libraryPage->setReviewTime(
            [this](const auto& read, std::size_t all) { return m_reviewQueue.timeFor(read, all); });
    }
    return m_libraryPage;
}

EditorPage* WindowPages::editor()
{
    if (m_editor == nullptr) {
        m_editor = added(ActionId::Editor, makeQuietly<EditorPage>(m_settings, m_stack));
        connect(m_editor, &EditorPage::playRequested, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    beginGame([this, setup, position] {
                        m_gameSession.start(m_settings.newGame(), setup, position, position.sideToMove());
                    });
                });
        connect(m_editor, &EditorPage::analyseRequested, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    openStudy(notation::GameRecord(setup, position));
                });
    }
    return m_editor;
}

ScoresheetCheckPage* WindowPages::scoresheetCheck()
{
    if (m_scoresheetCheck == nullptr) {
        m_scoresheetCheck = added(ActionId::CheckScoresheet, makeQuietly<ScoresheetCheckPage>(m_stack));
        connect(m_scoresheetCheck, &ScoresheetCheckPage::opened, this, [this](const notation::GameRecord& record) {
            if (m_library)
                m_library->add(library::LibraryService::newTicket(), record);
            openStudy(record);
        });
    }
    return m_scoresheetCheck;
}

ReviewsPage* WindowPages::reviews()
{
    if (m_reviews == nullptr) {
        m_reviews =
            added(ActionId::Reviews, makeQuietly<ReviewsPage>(m_reviewQueue, m_learning.packs(), m_notices, m_stack));
        connect(m_reviews, &ReviewsPage::tableSaveRequested, this, &WindowPages::tableSaveRequested);
        connect(m_reviews, &ReviewsPage::gamesRequested, this,
                [this](const library::Filter& filter, const QString& player) {
                    showGamesOf(filter, player, {.player = player});
                });
        connect(m_reviews, &ReviewsPage::opened, this, [this](const notation::GameRecord& record, int ply) {
            openStudy(record);
            if (ply >= 0)
                m_review.goToPly(static_cast<std::size_t>(ply) + 1); // with the mistake, which is explained there
            else
                m_review.showMistake({});
        });
    }
    return m_reviews;
}

ProgressPage* WindowPages::progress()
{
    if (m_progress == nullptr) {
        m_progress =
            added(ActionId::Progress, makeQuietly<ProgressPage>(m_gameSession.learnerGames(), m_learning.store(),
                                                                m_learning.mistakeStore(), m_stack));
        connect(m_progress, &ProgressPage::ratedGameRequested, this, &WindowPages::ratedGameRequested);
        connect(m_progress, &ProgressPage::gamesRequested, this, &WindowPages::showGames);
        connect(m_progress, &ProgressPage::mistakesRequested, this,
                [this](const library::Filter& filter, const QString& what, std::optional<learn::MistakeKind> kind) {
                    showGamesOf(filter, what, {.kind = kind});
                });
        connect(m_progress, &ProgressPage::practiceRequested, this, [this](const std::vector<learn::Mistake>& chosen) {
            m_learning.puzzles()->openMistakes(chosen);
            m_stack->enter(m_learning.puzzles());
        });
    }
    return m_progress;
}

void WindowPages::showGames(const library::Filter& filter, const QString& what)
{
    m_sought = {};
    library()->search()->setFilter(filter, what);
    m_stack->enter(library());
}

void WindowPages::showGamesOf(const library::Filter& filter, const QString& what, const SoughtMistakes& sought)
{
    showGames(filter, what);
    m_sought = sought;
    m_sought.games = filter.keys;
}

void WindowPages::openFound(const notation::GameRecord& record)
{
    const bool isSought = !m_sought.games.empty() && m_libraryPage->search()->filter().keys == m_sought.games;
    openStored(record);
    if (!isSought || m_stack->page() != m_study)
        return;
    std::optional<rules::Side> side = notation::personAgainstComputer(record);
    if (const auto names = PlayerText::namesOf(record); !m_sought.player.isEmpty())
        side = names[0] == m_sought.player ? rules::Side::South : rules::Side::North;
    m_review.showMistake([this, side, kind = m_sought.kind](const session::GameReview& review, std::size_t ply) {
        return review.movers[ply] == side
               && (!kind || kindOf(review.moves[ply], m_review.game().positionAt(ply)) == *kind);
    });
}

void WindowPages::reviewStudied()
{
    if (m_study->canRun(ActionId::Review))
        m_study->run(ActionId::Review, false);
}

StudyPage* WindowPages::study()
{
    if (m_study == nullptr) {
        m_study = added(ActionId::Study,
                        makeQuietly<StudyPage>(m_studied, m_review, m_settings, m_sound, m_actions, m_stack));
        connect(m_study, &StudyPage::puzzleRequested, this, &WindowPages::makePuzzle);
        connect(m_study, &StudyPage::openingRequested, this, &WindowPages::learnOpening);
        OpeningsStore* openings = &m_learning.openingsStore();
        m_study->setOpenings(openings->all());
        connect(openings, &OpeningsStore::changed, m_study,
                [this, openings] { m_study->setOpenings(openings->all()); });
        connect(m_study, &StudyPage::playRequested, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    // The side to move; against the computer, the person's side.
                    const auto own =
                        notation::personAgainstComputer(m_study->document()->record()).value_or(position.sideToMove());
                    beginGame([this, setup, position, own] {
                        m_gameSession.start(m_settings.newGameAgainst(NewGameChoice::Opponent::Computer), setup,
                                            position, own);
                    });
                });
    }
    return m_study;
}

TwoComputersPage* WindowPages::twoComputersPage()
{
    if (m_twoComputersPage == nullptr)
        m_twoComputersPage =
            added(ActionId::TwoComputers, makeQuietly<TwoComputersPage>(m_twoComputers, m_settings, m_stack));
    return m_twoComputersPage;
}

Page* WindowPages::pageOf(ActionId command)
{
    switch (command) {
    case ActionId::Start:
        return m_start;
    case ActionId::NewGame:
        return game();
    case ActionId::Library:
        return library();
    case ActionId::Editor:
        return editor();
    case ActionId::CheckScoresheet:
        return scoresheetCheck();
    case ActionId::Reviews:
        return reviews();
    case ActionId::Progress:
        return progress();
    case ActionId::Study:
        return study();
    case ActionId::TwoComputers:
        return twoComputersPage();
    default:
        return m_learning.pageOf(command);
    }
}

void WindowPages::enter(ActionId command)
{
    if (command == ActionId::Editor)
        enterEditor();
    else if (command == ActionId::Study)
        enterStudy();
    else if (Page* page = pageOf(command); page && page == m_stack->page())
        (void)page->stepBack(); // from a lesson to the list of lessons
    else if (page)
        m_stack->enter(page);
}

/// Opens the position on the current board, if there is one.
void WindowPages::enterEditor()
{
    const Page* from = m_stack->page();
    const auto record = from->shownRecord();
    const auto position = from->shownPosition();
    const bool isNew = m_editor == nullptr;
    if (from != m_editor && record && position && !(isNew && record->start() == *position))
        editor()->open(record->setup(), *position);
    m_stack->enter(editor());
}

/// Opens the game that has just ended, or else the last one in the study: a listener may expect the game that is
/// being played.
void WindowPages::enterStudy()
{
    const bool hasEnded = m_stack->page() == m_game && m_match.hasGame() && m_match.outcome();
    const auto ended = hasEnded ? m_game->shownRecord() : std::nullopt;
    const bool isPlaying = m_stack->page() == m_game && m_match.hasGame() && !m_match.outcome();
    if (ended && (!m_study || m_study->document()->record().moves() != ended->moves()))
        openStudy(*ended);
    else
        m_stack->enter(study());
    if (isPlaying)
        announce(*m_study, tr("This is not your game; Esc returns to it."));
}

void WindowPages::openStored(const notation::GameRecord& record)
{
    if (!session::toSuspendedGame(record))
        return openStudy(record);
    beginGame([this, record] { m_gameSession.resume(record); });
}

void WindowPages::openStudy(const notation::GameRecord& record, const RecordFile& file)
{
    StudyPage* page = study();
    // An open game keeps its changes and its review.
    if (file.path.isEmpty() ? !m_studyAutosave.isOpen(record) : !(page->recordFile() == file))
        page->open(record, file);
    if (const auto review = m_review.review() ? std::nullopt : m_reviewQueue.reviewOf(record))
        m_review.open(*review);
    m_stack->enter(page);
}

void WindowPages::openPosition(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    m_stack->enter(editor());
    m_editor->open(setup, position);
}

void WindowPages::openInScoresheetCheck(const QString& text)
{
    m_stack->enter(scoresheetCheck());
    m_scoresheetCheck->open(text);
}

void WindowPages::importFiles(const QStringList& files)
{
    m_stack->enter(library());
    m_filesToImport += files;
    importWaiting();
}

void WindowPages::importWaiting()
{
    if (!m_filesToImport.isEmpty() && !m_library->isImporting())
        library()->importFiles(std::exchange(m_filesToImport, {}));
}

} // namespace qumalaq::desktop

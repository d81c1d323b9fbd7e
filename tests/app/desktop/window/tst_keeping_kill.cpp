// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kills the window at random moments in each place. Everything that it reported as kept must be there when its folder
// is read again. QUMALAQ_KILLS is the number of kills in each place.
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learners.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/study/study_page.h"
#include "core/learn/pack.h"
#include "core/library/library_import.h"
#include "core/notation/tgk_reader.h"
#include "core/session/match_journal.h"
#include "core/session/study_recovery.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/library/library_testing.h"
#include "tests/core/storage/storage_testing.h"
#include "tests/random_seed.h"
#include "tests/victim.h"

#include <QTimer>

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

constexpr int kImportedGames = 4000;

/// Uses the window at random in one place, with its data in a folder. Says a line for each thing that the program has
/// reported as kept:
///
///     started              a game
///     move <pit>           of that game
///     study <number>       a change in the study: the comment of the game is "state <number>"
///     saved <number>       the same, in the file games.tgk
///     progress <number>    the number of solved tasks
///     learner <number>     the number of learners that were added
///     puzzle <number>      the number of puzzles in a pack
///     setting <number>     the folder of files is "state <number>"
///     failed               something could not be kept
class Person {
public:
    Person(const QString& folder, std::uint64_t seed, const QString& place)
        : m_folder(folder)
        , m_random(seed)
        , m_program(folder)
    {
        pages().setLibraryFile(inFolder("games.library"));
        m_program.open();
        session::Match& match = m_program.match;
        QObject::connect(&match, &session::Match::started, [] { say("started"); });
        QObject::connect(&match, &session::Match::moveMade, [&match](int ply) {
            say("move", match.history().plies().at(static_cast<std::size_t>(ply)).move.from.number);
        });
        QObject::connect(&match, &session::Match::journalFailed, [] { say("failed"); });
        QObject::connect(&pages().learning().packs(), &PackStore::added, [this] { say("puzzle", m_puzzles); });
        reportKept(pages().studyAutosave().file(), "study", m_comments);
        reportKept(pages().learning().store().file(), "progress", m_tasks);
        reportKept(pages().learning().learners().file(), "learner", m_learners);
        startGame();
        m_act = enter(place);
    }

    void act() { m_act(); }

private:
    [[nodiscard]] WindowPages& pages() { return m_program.pages(); }
    [[nodiscard]] QString inFolder(const char* name) const { return QDir(m_folder).filePath(QLatin1String(name)); }

    static void reportKept(storage::PersistentFile& file, const char* what, const int& number)
    {
        QObject::connect(&file, &storage::PersistentFile::saved, [what, &number] { say(what, number); });
        QObject::connect(&file, &storage::PersistentFile::failed, [] { say("failed"); });
    }

    void startGame()
    {
        NewGameChoice choice;
        choice.opponent = NewGameChoice::Opponent::Person;
        pages().startGame(choice);
    }
    void move()
    {
        if (m_program.match.outcome()) // of a thousand random games, 16 end within 42 moves
            return startGame();
        if (!m_program.match.isPersonToMove())
            return;
        const auto moves = m_program.match.history().position().legalMoves();
        m_program.match.play(moves[static_cast<int>(m_random.below(static_cast<unsigned>(moves.size())))]);
    }
    void comment() { pages().study()->document()->setComment(QStringLiteral("state %1").arg(++m_comments)); }
    void solveTask() { pages().learning().store().taskSolved("task." + std::to_string(++m_tasks), 0); }

    /// Moves, and now and then `rare`.
    [[nodiscard]] std::function<void()> movesAnd(const std::function<void()>& rare)
    {
        return [this, rare] {
            if (m_random.below(6) == 0)
                rare();
            else
                move();
        };
    }

    /// Goes to the place and returns what is done there again and again.
    [[nodiscard]] std::function<void()> enter(const QString& place)
    {
        const std::map<QString, std::function<std::function<void()>()>> places = {
            {QStringLiteral("everywhere"), [this] { return everywhere(); }},
            {QStringLiteral("new game"), [this] { return movesAnd([this] { startGame(); }); }},
            {QStringLiteral("resigning"), [this] { return movesAnd([this] { resignAndStart(); }); }},
            {QStringLiteral("import"), [this] { return import(); }},
            {QStringLiteral("editor"), [this] { return edit(); }},
            {QStringLiteral("saving"), [this] { return save(); }},
            {QStringLiteral("review"), [this] { return review(); }},
            {QStringLiteral("lessons"), [this] { return practise(); }},
            {QStringLiteral("packs"), [this] { return std::function<void()>([this] { addPuzzle(); }); }},
            {QStringLiteral("settings"), [this] { return std::function<void()>([this] { changeSetting(); }); }},
            {QStringLiteral("learners"), [this] { return std::function<void()>([this] { addLearner(); }); }},
        };
        return places.at(place)();
    }

    [[nodiscard]] std::function<void()> everywhere()
    {
        pages().openStudy(notation::GameRecord());
        return [this] {
            switch (m_random.below(3)) {
            case 0:
                return move();
            case 1:
                return comment();
            default:
                return solveTask();
            }
        };
    }

    void resignAndStart()
    {
        if (m_program.match.isPersonToMove())
            m_program.match.resign(m_program.match.history().position().sideToMove());
        startGame();
    }

    [[nodiscard]] std::function<void()> import()
    {
        pages().importFiles({inFolder("import.tgk")});
        return [this] { move(); };
    }

    [[nodiscard]] std::function<void()> edit()
    {
        for (int i = 0; i < 4; ++i)
            move();
        m_program.trigger(ActionId::Editor);
        return [this] {
            const auto number = static_cast<std::uint8_t>(1 + m_random.below(9));
            BoardWidget* board = pages().editor()->findChild<BoardWidget*>();
            QTest::mouseClick(board, Qt::LeftButton, {},
                              board->pitRect(rules::Pit{rules::Side::South, number}).center());
        };
    }

    [[nodiscard]] std::function<void()> save()
    {
        RecordFile file;
        file.path = inFolder("games.tgk");
        pages().openStudy(notation::GameRecord(), file);
        return [this] {
            StudyPage* study = pages().study();
            if (study->isModified() && m_comments > m_saved) {
                m_program.trigger(ActionId::Save);
                return;
            }
            if (m_comments > m_saved) {
                m_saved = m_comments;
                say("saved", m_saved);
            }
            comment();
        };
    }

    [[nodiscard]] std::function<void()> review()
    {
        for (int i = 0; i < 12; ++i)
            move();
        m_program.trigger(ActionId::Study);
        m_program.trigger(ActionId::Review);
        return [this] {
            if (m_random.below(8) == 0)
                comment();
        };
    }

    /// With pauses: what changes again before it is on the disk is not reported as kept.
    [[nodiscard]] std::function<void()> practise()
    {
        return [this] {
            if (m_random.below(8) == 0)
                solveTask();
        };
    }

    void addPuzzle()
    {
        PackStore& packs = pages().learning().packs();
        if (packs.isReading() || m_isAdding)
            return;
        const auto parsed = learn::parsePuzzles("game = togyzqumalaq\n"
                                                "capture 1 | 0,0,0,1,2,0,1,2,10/0,0,1,0,0,0,2,1,9 71,62 4,6 s | 99\n");
        m_isAdding = true;
        ++m_puzzles;
        QObject::connect(&packs, &PackStore::added, m_program.window.get(), [this] { m_isAdding = false; });
        if (packs.packs().empty())
            packs.addPuzzle(QStringLiteral("Mine"), parsed->setup, parsed->puzzles.front());
        else
            packs.addPuzzle(packs.packs().front(), parsed->setup, parsed->puzzles.front());
    }

    void changeSetting()
    {
        m_program.settings().setFileFolder(QStringLiteral("state %1").arg(++m_settings));
        m_program.settings().waitForDisk();
        say("setting", m_settings);
    }

    void addLearner()
    {
        if (m_random.below(10) == 0)
            pages().learning().learners().add(QStringLiteral("Learner %1").arg(++m_learners));
        else
            solveTask();
    }

    QString m_folder;
    Prng m_random;
    Program m_program;
    std::function<void()> m_act;
    int m_comments = 0;
    int m_saved = 0;
    int m_tasks = 0;
    int m_learners = 0;
    int m_puzzles = 0;
    bool m_isAdding = false;
    int m_settings = 0;
};

/// victim FOLDER SEED PLACE
int victim(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(2);
    setUpStyle();
    Person person(arguments.at(0), arguments.at(1).toULongLong(), arguments.at(2));
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] { person.act(); });
    timer.start(1);
    return QApplication::exec();
}

using Pits = std::vector<int>;

std::vector<Pits> toldGames(const Told& told)
{
    std::vector<Pits> games;
    for (const auto& [word, about] : told.lines) {
        if (word == "started")
            games.emplace_back();
        else if (word == "move")
            games.back().push_back(about.toInt());
    }
    return games;
}

Pits pitsOf(const std::vector<rules::Move>& moves)
{
    Pits pits;
    for (const rules::Move& move : moves)
        pits.push_back(move.from.number);
    return pits;
}

} // namespace

class TestKeepingKill : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    /// All games in the folder: in the journal, set aside for the library, and in the library.
    [[nodiscard]] std::vector<Pits> keptGames() const
    {
        std::vector<Pits> games;
        const QDir folder(m_folder->path());
        for (const QString& name : folder.entryList({QStringLiteral("unfinished*.game*")}, QDir::Files)) {
            const auto journal = session::MatchJournal::read(folder.filePath(name));
            if (!journal)
                continue;
            Pits pits;
            for (const auto& ply : journal->record.history().plies())
                pits.push_back(ply.move.from.number);
            games.push_back(pits);
        }
        const auto library = library::Library::open(path("games.library"));
        const auto ids = library ? (*library)->search({}, {}) : decltype((*library)->search({}, {}))();
        for (const library::StoredId id : ids.value_or(std::vector<library::StoredId>())) {
            if (const auto record = (*library)->record(id); record && *record)
                games.push_back(pitsOf((*record)->moves()));
        }
        return games;
    }

    /// The number of reported things that are not there.
    [[nodiscard]] int lostOf(const Told& told)
    {
        int lost = 0;
        const auto kept = keptGames();
        for (const Pits& game : toldGames(told)) {
            // The last move may have been kept, but not reported yet.
            const bool isKept =
                game.empty() || std::any_of(kept.begin(), kept.end(), [&game](const Pits& other) {
                    return other.size() >= game.size() && std::equal(game.begin(), game.end(), other.begin());
                });
            lost += isKept ? 0 : 1;
        }
        const auto require = [&lost](bool isThere, const char* what) {
            if (!isThere) {
                qWarning("lost: %s", what);
                ++lost;
            }
        };
        session::StudyRecovery study;
        study.setFile(path("unsaved.tgk"));
        require(study.file().opening().state != storage::OpenedFile::State::SetAside, "the studies are readable");
        // The comment is "state 12".
        const auto stateIn = [](const notation::GameRecord& record) {
            return QByteArray(record.tree().annotation(notation::NodeId::Root).after.c_str()).mid(6).toInt();
        };
        const QByteArray text = bytesOf(path("games.tgk"));
        notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
        const auto game = reader.next();
        const int saved = game && game->errors.empty() ? stateIn(game->record) : 0;
        if (told.last("study") > 0 && told.last("saved") == 0) {
            // It may have been saved, but not reported yet.
            const int unsaved = study.games().size() == 1 ? stateIn(study.games()[0]) : 0;
            require(std::max(saved, unsaved) >= told.last("study"), "a study");
        }
        if (told.last("saved") > 0)
            require(saved >= told.last("saved"), "a saved file");
        LearnStore store;
        Learners learners(store);
        learners.setFolder(m_folder->path());
        require(learners.file().opening().state != storage::OpenedFile::State::SetAside, "the learners are readable");
        require(store.file().opening().state != storage::OpenedFile::State::SetAside, "the progress is readable");
        require(static_cast<int>(learners.all().size()) > told.last("learner"), "a learner");
        if (learners.all().size() == 1) // another learner may have been added, but not reported yet
            require(static_cast<int>(store.schedule().records().size()) >= told.last("progress"), "a solved task");
        if (told.last("puzzle") > 0) {
            const auto pack = learn::parsePack(bytesOf(path("packs/Mine.qpack")).toStdString());
            require(pack && static_cast<int>(pack->puzzleCount()) >= told.last("puzzle"), "a puzzle");
        }
        const QString setting = Settings(path("s.ini")).fileFolder();
        require(told.last("setting") == 0 || setting.mid(6).toInt() >= told.last("setting"), "a setting");
        return lost;
    }

    /// The import goes on after the kill, and nothing is there twice.
    [[nodiscard]] bool importIsCompleted() const
    {
        const auto library = library::Library::open(path("games.library"));
        if (!library)
            return false;
        const auto report = library::importFiles(**library, {path("import.tgk")}, [](const auto&) {});
        return !report.failure && report.damaged == 0 && report.added + report.known == kImportedGames;
    }

private Q_SLOTS:
    void aKilledWindowLosesNothingItReportedAsKept_data()
    {
        QTest::addColumn<QString>("place");
        for (const char* place : {"everywhere", "new game", "resigning", "import", "editor", "saving", "review",
                                  "lessons", "packs", "settings", "learners"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    void aKilledWindowLosesNothingItReportedAsKept()
    {
        QFETCH(const QString, place);
        const int kills = std::max(1, qEnvironmentVariable("QUMALAQ_KILLS", QStringLiteral("3")).toInt());
        Prng random(newSeed());
        std::size_t lines = 0;
        int lost = 0;
        for (int kill = 0; kill < kills; ++kill) {
            m_folder = std::make_unique<QTemporaryDir>();
            const bool isImport = place == QStringLiteral("import");
            if (isImport)
                QVERIFY(put(path("import.tgk"),
                            QByteArray::fromStdString(library::testing::randomGames(random, kImportedGames, 8))));
            Victim victim({m_folder->path(), QString::number(random()), place});
            QVERIFY(victim.isKilledAfter(2 + random.below(place == QStringLiteral("editor") ? 3 : 40), random,
                                         isImport ? 300'000 : 20'000));
            QVERIFY(!victim.told().has("failed"));
            lines += victim.told().lines.size();
            lost += lostOf(victim.told());
            if (isImport)
                QVERIFY(importIsCompleted());
        }
        qInfo("| %-10s | %3d kills | %5d kept | %d lost", qPrintable(place), kills, static_cast<int>(lines), lost);
        QVERIFY(lines > 0);
        QCOMPARE(lost, 0);
    }
};

QUMALAQ_TEST_WITH_VICTIM(QCoreApplication, TestKeepingKill, victim)
#include "tst_keeping_kill.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that gets killed: the window, used at random in one place, with its data in a folder.
///
///     keeping_victim FOLDER SEED PLACE
///
/// The places are the rows of tst_keeping_kill. It prints a line for each thing that the program has reported as kept:
///
///     started 0            a game
///     move <pit>           of that game
///     study <number>       a change in the study: the comment of the game is "state <number>"
///     saved <number>       the same, in the file games.tgk
///     progress <number>    the number of solved tasks
///     learner <number>     the number of learners that were added
///     puzzle <number>      the number of puzzles in a pack
///     setting <number>     the folder of files is "state <number>"
///     failed 0             something could not be kept
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/study/study_page.h"
#include "core/base/prng.h"
#include "core/notation/position_text.h"
#include "core/session/study_recovery.h"
#include "tests/app/desktop/window_fixture.h"

#include <QTimer>

#include <cstdio>
#include <functional>
#include <map>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// A single write(), so that the text is in the pipe when the process dies.
void say(const char* what, int number)
{
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

class Victim {
public:
    Victim(const QString& folder, std::uint64_t seed, const QString& place)
        : m_folder(folder)
        , m_random(seed)
        , m_program(folder)
    {
        pages().keepLibraryIn(inFolder("games.library"));
        m_program.open();
        session::Match& match = m_program.match;
        QObject::connect(&match, &session::Match::started, [] { say("started", 0); });
        QObject::connect(&match, &session::Match::moveMade, [&match](int ply) {
            say("move", match.history().plies().at(static_cast<std::size_t>(ply)).move.from.number);
        });
        QObject::connect(&match, &session::Match::journalFailed, [] { say("failed", 0); });
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
        QObject::connect(&file, &storage::PersistentFile::kept, [what, &number] { say(what, number); });
        QObject::connect(&file, &storage::PersistentFile::failed, [] { say("failed", 0); });
    }

    void startGame()
    {
        NewGameChoice choice;
        choice.opponent = NewGameChoice::Opponent::Person;
        pages().startGame(choice);
    }
    void move()
    {
        if (!m_program.match.isHumanToMove())
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
            {QStringLiteral("lessons"), [this] { return std::function<void()>([this] { solveTask(); }); }},
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
        if (m_program.match.isHumanToMove())
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

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4)
        return 2;
    setUpStyle();
    Victim victim(arguments.at(1), arguments.at(2).toULongLong(), arguments.at(3));
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] { victim.act(); });
    timer.start(1);
    return QApplication::exec();
}

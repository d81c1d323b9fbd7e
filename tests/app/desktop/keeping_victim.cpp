// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that gets killed: the window with random actions, with its data in the folder of the first argument and
/// the seed in the second. It prints a line for each thing that it has reported as kept:
///
///     started              a game
///     move <pit>           of that game
///     study <number>       a change in the study: the comment of the game is "state <number>"
///     progress <number>    the number of solved tasks
///     failed               something could not be kept
#include "app/desktop/learn/learn_rooms.h"
#include "app/desktop/study/study_room.h"
#include "core/base/prng.h"
#include "core/session/study_recovery.h"
#include "tests/app/desktop/window_fixture.h"

#include <QTimer>

#include <cstdio>

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
    Victim(const QString& folder, std::uint64_t seed) : m_random(seed), m_program(folder)
    {
        m_program.open();
        session::Match& match = m_program.match;
        QObject::connect(&match, &session::Match::started, [] { say("started", 0); });
        QObject::connect(&match, &session::Match::moveMade, [&match](int ply) {
            say("move", match.history().plies().at(static_cast<std::size_t>(ply)).move.from.number);
        });
        QObject::connect(&match, &session::Match::journalFailed, [] { say("failed", 0); });
        storage::KeptFile& study = m_program.window->rooms().unsavedStudies().file();
        storage::KeptFile& progress = m_program.window->rooms().learning().store().file();
        QObject::connect(&study, &storage::KeptFile::kept, [this] { say("study", m_comments); });
        QObject::connect(&progress, &storage::KeptFile::kept, [this] { say("progress", m_tasks); });
        for (storage::KeptFile* file : {&study, &progress})
            QObject::connect(file, &storage::KeptFile::failed, [] { say("failed", 0); });
        m_program.window->rooms().start()->tile(StartRoom::Tile::TwoPeople)->click();
        m_program.window->rooms().study()->open(notation::GameRecord());
    }

    void act()
    {
        switch (m_random.below(3)) {
        case 0:
            if (m_program.match.isHumanToMove()) {
                const auto moves = m_program.match.history().position().legalMoves();
                m_program.match.play(moves[static_cast<int>(m_random.below(static_cast<unsigned>(moves.size())))]);
            }
            break;
        case 1:
            m_program.window->rooms().study()->document()->setComment(QStringLiteral("state %1").arg(++m_comments));
            break;
        default:
            m_program.window->rooms().learning().store().taskSolved("task." + std::to_string(++m_tasks), 0);
            break;
        }
    }

private:
    Prng m_random;
    Program m_program;
    int m_comments = 0;
    int m_tasks = 0;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    setUpStyle();
    Victim victim(arguments.at(1), arguments.at(2).toULongLong());
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] { victim.act(); });
    timer.start(1);
    return QApplication::exec();
}

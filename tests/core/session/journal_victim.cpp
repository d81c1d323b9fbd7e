// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that gets killed: it plays random games between two people, journalled in the file of the first argument,
/// with the seed in the second, and prints a line for each signal of Match.
#include "core/base/prng.h"
#include "core/session/match.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"

#include <QCoreApplication>

#include <cstdio>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;

namespace {

/// A single write(), so that the text is in the pipe when the process dies.
void say(const char* what, int number)
{
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    Prng random(arguments.at(2).toULongLong());
    Match match(std::make_unique<ScriptedSearcher>());
    QObject::connect(&match, &Match::started, [] { say("start", 0); });
    QObject::connect(&match, &Match::moveMade, [&match](int ply) {
        say("move", match.history().plies().at(static_cast<std::size_t>(ply)).move.from.number);
    });
    QObject::connect(&match, &Match::moveTakenBack, [](int ply) { say("undo", ply); });
    QObject::connect(&match, &Match::journalFailed, [] { say("failed", 0); });
    match.keepIn(arguments.at(1));
    for (;;) {
        match.start(specOf(human(), human()));
        while (match.isHumanToMove()) {
            if (random.below(5) == 0 && match.canUndo())
                match.undo();
            else
                match.play(randomMove(match.history().position(), random));
        }
    }
}

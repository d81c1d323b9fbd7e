// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match_journal.h"
#include "tests/core/session/match_testing.h"
#include "tests/core/session/scripted_searcher.h"
#include "tests/random_seed.h"
#include "tests/victim.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;

namespace {

/// Plays random games between two people, and says a line for each signal of the match.
///
///     victim JOURNAL SEED
int victim(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(2);
    Prng random(arguments.at(1).toULongLong());
    Match match(std::make_unique<ScriptedSearcher>());
    QObject::connect(&match, &Match::started, [] { say("start"); });
    QObject::connect(&match, &Match::moveMade, [&match](int ply) {
        say("move", match.history().plies().at(static_cast<std::size_t>(ply)).move.from.number);
    });
    QObject::connect(&match, &Match::moveTakenBack, [](int ply) { say("undo", ply); });
    QObject::connect(&match, &Match::journalFailed, [] { say("failed"); });
    match.setJournal(arguments.at(0));
    for (;;) {
        match.start(specOf(human(), human()));
        while (match.isPersonToMove()) {
            if (random.below(5) == 0 && match.canUndo())
                match.undo();
            else
                match.play(randomMove(match.history().position(), random));
        }
    }
}

/// The pits played in the last game that was reported.
std::vector<int> toldMoves(const Told& told)
{
    std::vector<int> moves;
    for (const auto& [word, about] : told.lines) {
        if (word == "start")
            moves.clear();
        else if (word == "move")
            moves.push_back(about.toInt());
        else if (word == "undo")
            moves.pop_back();
    }
    return moves;
}

std::vector<int> movesOf(const MatchRecord& record)
{
    std::vector<int> moves;
    for (const auto& ply : record.history().plies())
        moves.push_back(ply.move.from.number);
    return moves;
}

} // namespace

class TestJournalKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// After a kill the file contains what was reported, and at most one further event.
    void aKilledProcessLosesNothingItTold()
    {
        constexpr int kKills = 40;
        Prng random(newSeed());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.journal"));
        std::size_t longest = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            QFile::remove(path);
            Victim victim({path, QString::number(random())});
            QVERIFY(victim.isKilledAfter(1 + random.below(400), random, 500));
            QVERIFY(!victim.told().has("failed"));

            const auto content = MatchJournal::read(path);
            QVERIFY(content.has_value());
            const std::vector<int> told = toldMoves(victim.told());
            const std::vector<int> kept = movesOf(content->record);
            longest = std::max(longest, told.size());

            // The same state, or one event further: a move, an undo, or the next game.
            auto afterUndo = told;
            if (!afterUndo.empty())
                afterUndo.pop_back();
            const bool isSame = kept == told;
            const bool isMoveFurther =
                kept.size() == told.size() + 1 && std::equal(told.begin(), told.end(), kept.begin());
            const bool isUndoFurther = !content->record.undone().empty() && kept == afterUndo;
            rules::History end;
            for (const int pit : told)
                end.play({{end.position().sideToMove(), static_cast<std::uint8_t>(pit)}});
            const bool isGameFurther = kept.empty() && end.outcome();
            QVERIFY2(isSame || isMoveFurther || isUndoFurther || isGameFurther,
                     qPrintable(QStringLiteral("%1 moves were told, %2 are kept").arg(told.size()).arg(kept.size())));
        }
        // The games had really started.
        QVERIFY(longest > 10);
    }
};

QUMALAQ_TEST_WITH_VICTIM(QCoreApplication, TestJournalKill, victim)
#include "tst_journal_kill.moc"

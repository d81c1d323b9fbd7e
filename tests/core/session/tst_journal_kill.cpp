// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match_journal.h"
#include "tests/core/session/match_testing.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;

namespace {

/// The pits played in the last game that the victim's lines report.
std::vector<int> toldMoves(const QByteArray& output)
{
    std::vector<int> moves;
    const QByteArray whole = output.first(output.lastIndexOf('\n') + 1);
    for (const QByteArray& line : whole.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 2)
            continue;
        if (words[0] == "start")
            moves.clear();
        else if (words[0] == "move")
            moves.push_back(words[1].toInt());
        else if (words[0] == "undo")
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
        const auto seed = newSeed();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.journal"));
        std::size_t longest = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            QFile::remove(path);
            QProcess victim;
            victim.start(QStringLiteral(QUMALAQ_JOURNAL_VICTIM), {path, QString::number(random())});
            QVERIFY(victim.waitForStarted());
            // After a number of lines instead of a time, so that a slow machine is also killed in the middle; plus a
            // short delay, so that the kill may hit any point of the next action.
            const auto lines = static_cast<qsizetype>(1 + random.below(400));
            QByteArray output;
            while (output.count('\n') < lines) {
                QVERIFY(victim.waitForReadyRead(60'000));
                output += victim.readAllStandardOutput();
            }
            QThread::usleep(random.below(500));
            victim.kill();
            QVERIFY(victim.waitForFinished(60'000));
            output += victim.readAllStandardOutput();
            QVERIFY(!output.contains("failed"));

            const auto content = MatchJournal::read(path);
            QVERIFY(content.has_value());
            const std::vector<int> told = toldMoves(output);
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
            QVERIFY2(isSame || isMoveFurther || isUndoFurther || isGameFurther, output.right(200).constData());
        }
        // The games had really started.
        QVERIFY(longest > 10);
    }
};

QTEST_GUILESS_MAIN(TestJournalKill)
#include "tst_journal_kill.moc"

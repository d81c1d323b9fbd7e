// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kills the window at random moments. Everything that it reported as kept must be there when it is opened again.
#include "app/desktop/learn/learn_store.h"
#include "core/base/prng.h"
#include "core/session/match_journal.h"
#include "core/session/study_recovery.h"
#include "tests/core/storage/storage_testing.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <random>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// The final state reported by the victim's lines.
struct Told {
    std::vector<int> moves;
    int study = 0;
    int progress = 0;
    bool hasFailed = false;
};

Told toldIn(const QByteArray& output)
{
    Told told;
    const QByteArray whole = output.first(output.lastIndexOf('\n') + 1);
    for (const QByteArray& line : whole.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 2)
            continue;
        const int number = words[1].toInt();
        if (words[0] == "move")
            told.moves.push_back(number);
        else if (words[0] == "study")
            told.study = number;
        else if (words[0] == "progress")
            told.progress = number;
        else if (words[0] == "failed")
            told.hasFailed = true;
    }
    return told;
}

} // namespace

class TestKeepingKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKilledWindowLosesNothingItReportedAsKept()
    {
        constexpr int kKills = 30;
        std::random_device device;
        const std::uint64_t seed = (std::uint64_t{device()} << 32) | device();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        int studies = 0;
        int tasks = 0;
        std::size_t moves = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            const QTemporaryDir folder;
            const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name)); };
            QProcess victim;
            victim.start(QStringLiteral(QUMALAQ_KEEPING_VICTIM), {folder.path(), QString::number(random())});
            QVERIFY(victim.waitForStarted());
            // After a number of lines instead of a time, so that a slow machine is also killed in the middle.
            const auto lines = static_cast<qsizetype>(2 + random.below(80));
            QByteArray output;
            while (output.count('\n') < lines) {
                QVERIFY(victim.waitForReadyRead(60'000));
                output += victim.readAllStandardOutput();
            }
            QThread::usleep(random.below(6000));
            victim.kill();
            QVERIFY(victim.waitForFinished(60'000));
            output += victim.readAllStandardOutput();
            const Told told = toldIn(output);
            QVERIFY(!told.hasFailed);

            // A game that ended was set aside for the library.
            const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("unfinished.game.aside-*")});
            QVERIFY(aside.size() <= 1);
            const auto journal =
                session::MatchJournal::read(aside.isEmpty() ? path("unfinished.game") : folder.filePath(aside.front()));
            QVERIFY(journal);
            std::vector<int> kept;
            for (const auto& ply : journal->record.history().plies())
                kept.push_back(ply.move.from.number);
            QVERIFY(kept.size() == told.moves.size() || kept.size() == told.moves.size() + 1);
            QVERIFY(std::equal(told.moves.begin(), told.moves.end(), kept.begin()));

            session::StudyRecovery study;
            study.keepIn(path("unsaved.tgk"));
            QVERIFY(study.file().opening().state != storage::Opening::State::SetAside);
            if (told.study > 0) {
                QCOMPARE(study.games().size(), std::size_t{1});
                const QByteArray comment(study.games()[0].tree().annotation(notation::NodeId::Root).after.c_str());
                QVERIFY2(comment.startsWith("state ") && comment.mid(6).toInt() >= told.study, comment.constData());
            }
            LearnStore store;
            store.keepIn(path("progress.json"));
            QVERIFY(store.file().opening().state != storage::Opening::State::SetAside);
            QVERIFY(static_cast<int>(store.schedule().records().size()) >= told.progress);
            studies += told.study;
            tasks += told.progress;
            moves += told.moves.size();
        }
        qInfo("%d kills, %d changes of studies, %d tasks and %d moves told as kept", kKills, studies, tasks,
              static_cast<int>(moves));
        QVERIFY(studies > 0 && tasks > 0 && moves > 0);
    }
};

QTEST_GUILESS_MAIN(TestKeepingKill)
#include "tst_keeping_kill.moc"

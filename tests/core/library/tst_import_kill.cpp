// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/library/library_import.h"
#include "tests/core/library/library_testing.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <random>

using namespace qumalaq;
using namespace qumalaq::library;

/// An import that is killed at any moment leaves a consistent library, and can be repeated.
class TestImportKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLibraryIsWholeWheneverTheImportIsKilled()
    {
        constexpr int kGames = 1500;
        constexpr int kKills = 12;
        std::random_device device;
        const std::uint64_t seed = device();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Prng random(seed);
        const QTemporaryDir folder;
        const QString text = folder.filePath(QStringLiteral("games.tgk"));
        const QString path = folder.filePath(QStringLiteral("games.library"));
        {
            QFile file(text);
            QVERIFY(file.open(QIODevice::WriteOnly));
            const std::string games = testing::randomGames(random, kGames, 60);
            file.write(games.data(), static_cast<qint64>(games.size()));
        }
        int killed = 0;
        for (int round = 0; round < kKills; ++round) {
            QProcess victim;
            victim.start(QStringLiteral(QUMALAQ_IMPORT_VICTIM), {path, text});
            QVERIFY(victim.waitForStarted());
            QVERIFY(victim.waitForReadyRead(60000) || victim.state() == QProcess::NotRunning);
            QThread::usleep(random.below(60000));
            victim.kill();
            QVERIFY(victim.waitForFinished());
            killed += victim.exitStatus() == QProcess::CrashExit ? 1 : 0;

            auto opened = Library::open(path);
            QVERIFY2(opened, opened ? "" : qPrintable(opened.error().reason));
            const Library& library = **opened;
            const auto damage = library.check();
            QVERIFY2(!damage, damage ? qPrintable(damage->reason) : "");
            // Each game has all its rows.
            const auto ids = library.search({}, {Order::By::Added, false});
            QVERIFY(ids);
            QCOMPARE(static_cast<int>(ids->size()) % 50, 0);
            int explored = 0;
            const auto start = library.explore(rules::GameId::Togyzqumalaq, rules::AnyPosition{rules::GameSetup()});
            QVERIFY(start);
            for (const Continuation& continuation : *start)
                explored += continuation.games();
            QCOMPARE(explored, static_cast<int>(ids->size()));
            QCOMPARE(library.games(*ids)->size(), ids->size());
            for (const StoredId id : *ids) {
                const auto record = library.record(id);
                QVERIFY(record && *record);
            }
        }
        QVERIFY2(killed > 0, "none was killed in time");
        auto opened = Library::open(path);
        const ImportReport report = importFiles(**opened, {text}, [](const ImportReport&) {});
        QVERIFY(!report.failure);
        QCOMPARE(report.added + report.known, kGames);
        QCOMPARE(*(*opened)->count(), kGames);
    }
};

QTEST_GUILESS_MAIN(TestImportKill)
#include "tst_import_kill.moc"

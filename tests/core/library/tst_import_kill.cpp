// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/library/library_import.h"
#include "core/notation/tgk_reader.h"
#include "tests/core/library/library_testing.h"
#include "tests/files.h"
#include "tests/random_seed.h"
#include "tests/victim.h"

#include <QTemporaryDir>

#include <vector>

using namespace qumalaq;
using namespace qumalaq::library;

namespace {

/// Imports a file in small steps.
///
///     victim LIBRARY FILE
int victim(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(2);
    const std::string text = bytesOf(arguments.at(1)).toStdString();
    auto opened = Library::open(arguments.at(0));
    if (!opened)
        return 3;
    say("begun");
    notation::TgkReader reader(text);
    std::vector<notation::GameRecord> batch;
    while (auto game = reader.next()) {
        batch.push_back(std::move(game->record));
        if (batch.size() < 50)
            continue;
        if (!(*opened)->addAll(batch))
            return 4;
        batch.clear();
    }
    return (*opened)->addAll(batch) ? 0 : 4;
}

} // namespace

/// An import that is killed at any moment leaves a consistent library, and can be repeated.
class TestImportKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLibraryIsWholeWheneverTheImportIsKilled()
    {
        constexpr int kGames = 1500;
        constexpr int kKills = 12;
        Prng random(newSeed());
        const QTemporaryDir folder;
        const QString text = folder.filePath(QStringLiteral("games.tgk"));
        const QString path = folder.filePath(QStringLiteral("games.library"));
        QVERIFY(put(text, QByteArray::fromStdString(testing::randomGames(random, kGames, 60))));
        int killed = 0;
        for (int round = 0; round < kKills; ++round) {
            Victim victim({path, text});
            QVERIFY(victim.isKilledAfter(1, random, 60'000));
            killed += victim.wasKilled() ? 1 : 0;

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

QUMALAQ_TEST_WITH_VICTIM(QCoreApplication, TestImportKill, victim)
#include "tst_import_kill.moc"

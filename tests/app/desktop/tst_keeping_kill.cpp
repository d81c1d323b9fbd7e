// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kills the window at random moments in each place. Everything that it reported as kept must be there when its folder
// is read again. QUMALAQ_KILLS is the number of kills in each place.
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learners.h"
#include "app/desktop/ui/settings.h"
#include "core/base/prng.h"
#include "core/learn/pack.h"
#include "core/library/library_import.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/session/match_journal.h"
#include "core/session/study_recovery.h"
#include "tests/core/storage/storage_testing.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;
using storage::testing::bytesOf;

namespace {

constexpr int kPatienceMs = 60'000;
constexpr int kImportedGames = 4000;

using Pits = std::vector<int>;

/// What the victim's lines report.
struct Told {
    std::vector<Pits> games;
    std::map<QByteArray, int> numbers; ///< the last number of each other word
    int lines = 0;

    [[nodiscard]] int number(const char* word) const
    {
        const auto found = numbers.find(word);
        return found == numbers.end() ? 0 : found->second;
    }
};

Told toldIn(const QByteArray& output)
{
    Told told;
    const QByteArray whole = output.first(output.lastIndexOf('\n') + 1);
    for (const QByteArray& line : whole.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 2)
            continue;
        ++told.lines;
        if (words[0] == "started")
            told.games.emplace_back();
        else if (words[0] == "move")
            told.games.back().push_back(words[1].toInt());
        else
            told.numbers[words[0]] = words[1].toInt();
    }
    return told;
}

/// Games that differ in their moves and their names.
QByteArray gamesToImport(Prng& random)
{
    QByteArray text;
    for (int i = 0; i < kImportedGames; ++i) {
        notation::GameRecord record;
        record.setTag("White", "Player " + std::to_string(i));
        rules::AnyPosition position = record.start();
        notation::NodeId node = notation::NodeId::Root;
        for (int ply = 0; ply < 8; ++ply) {
            const auto moves = position.legalMoves();
            const rules::Move move = moves[static_cast<int>(random.below(static_cast<unsigned>(moves.size())))];
            node = record.tree().add(node, move);
            position.play(move);
        }
        text += QByteArray::fromStdString(notation::toTgk(record)) + '\n';
    }
    return text;
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
        for (const Pits& game : told.games) {
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
        study.keepIn(path("unsaved.tgk"));
        require(study.file().opening().state != storage::OpenedFile::State::SetAside, "the studies are readable");
        // The comment is "state 12".
        const auto stateIn = [](const notation::GameRecord& record) {
            return QByteArray(record.tree().annotation(notation::NodeId::Root).after.c_str()).mid(6).toInt();
        };
        const QByteArray text = bytesOf(path("games.tgk"));
        notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
        const auto game = reader.next();
        const int saved = game && game->errors.empty() ? stateIn(game->record) : 0;
        if (told.number("study") > 0 && told.number("saved") == 0) {
            // It may have been saved, but not reported yet.
            const int unsaved = study.games().size() == 1 ? stateIn(study.games()[0]) : 0;
            require(std::max(saved, unsaved) >= told.number("study"), "a study");
        }
        if (told.number("saved") > 0)
            require(saved >= told.number("saved"), "a saved file");
        LearnStore store;
        Learners learners(store);
        learners.keepIn(m_folder->path());
        require(learners.file().opening().state != storage::OpenedFile::State::SetAside, "the learners are readable");
        require(store.file().opening().state != storage::OpenedFile::State::SetAside, "the progress is readable");
        require(static_cast<int>(learners.all().size()) > told.number("learner"), "a learner");
        if (learners.all().size() == 1) // another learner may have been added, but not reported yet
            require(static_cast<int>(store.schedule().records().size()) >= told.number("progress"), "a solved task");
        if (told.number("puzzle") > 0) {
            const auto pack = learn::parsePack(bytesOf(path("packs/Mine.qpack")).toStdString());
            require(pack && static_cast<int>(pack->puzzleCount()) >= told.number("puzzle"), "a puzzle");
        }
        const QString setting = Settings(path("s.ini")).fileFolder();
        require(told.number("setting") == 0 || setting.mid(6).toInt() >= told.number("setting"), "a setting");
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
        std::random_device device;
        const std::uint64_t seed = (std::uint64_t{device()} << 32) | device();
        Prng random(seed);
        int lines = 0;
        int lost = 0;
        for (int kill = 0; kill < kills; ++kill) {
            m_folder = std::make_unique<QTemporaryDir>();
            const bool isImport = place == QStringLiteral("import");
            if (isImport)
                QVERIFY(storage::testing::put(path("import.tgk"), gamesToImport(random)));
            QProcess victim;
            victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            victim.start(QStringLiteral(QUMALAQ_KEEPING_VICTIM), {m_folder->path(), QString::number(random()), place});
            QVERIFY(victim.waitForStarted());
            // After a number of lines instead of a time, so that a slow machine is also killed in the middle.
            const auto wanted = static_cast<qsizetype>(2 + random.below(place == QStringLiteral("editor") ? 3 : 40));
            QByteArray output;
            while (output.count('\n') < wanted) {
                QVERIFY(victim.waitForReadyRead(kPatienceMs));
                output += victim.readAllStandardOutput();
            }
            QThread::usleep(random.below(isImport ? 300'000 : 20'000));
            victim.kill();
            QVERIFY(victim.waitForFinished(kPatienceMs));
            output += victim.readAllStandardOutput();
            const Told told = toldIn(output);
            QCOMPARE(told.number("failed"), 0);
            lines += told.lines;
            lost += lostOf(told);
            if (isImport)
                QVERIFY(importIsCompleted());
        }
        qInfo("| %-10s | %3d kills | %5d kept | %d lost | seed %llu", qPrintable(place), kills, lines, lost,
              static_cast<unsigned long long>(seed));
        QVERIFY(lines > 0);
        QCOMPARE(lost, 0);
    }
};

QTEST_GUILESS_MAIN(TestKeepingKill)
#include "tst_keeping_kill.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The eighty recorded games of an online site, from the text to the review: parsed, stored in a library, found by every
// kind of query, and reviewed.
#include "core/library/library.h"
#include "core/library/library_import.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/session/record_of_match.h"
#include "core/session/review.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace qumalaq;
using library::Continuation;
using library::Filter;
using library::StoredId;
using notation::GameRecord;
using notation::GameResult;

namespace {

constexpr std::size_t kGames = 80;
/// Few nodes: the test is whether every game is reviewed, not how well.
constexpr std::uint64_t kNodes = 250;

QByteArray text()
{
    QFile file(QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The site does not name the players; the test does, to search for them.
std::string playerOf(std::size_t game, rules::Side side)
{
    constexpr const char* kNames[] = {"Әсел", "Бекзат", "Дана", "Ерлан", "Жанар", "Қайрат", "Нұрлан"};
    return std::string(kNames[(side == rules::Side::South ? game : game / 7 + 3) % std::size(kNames)]) + " С.";
}

} // namespace

class TestRealGames : public QObject {
    Q_OBJECT

private:
    std::vector<GameRecord> m_games;
    QTemporaryDir m_folder;
    std::unique_ptr<library::Library> m_library;
    std::map<StoredId, std::size_t> m_gameOf;

    [[nodiscard]] std::vector<std::size_t> found(const Filter& filter) const
    {
        std::vector<std::size_t> games;
        const auto ids = m_library->search(filter, {});
        if (ids) {
            for (const StoredId id : *ids)
                games.push_back(m_gameOf.at(id));
        }
        std::sort(games.begin(), games.end());
        return games;
    }

    template <class Predicate>
    [[nodiscard]] std::vector<std::size_t> wanted(Predicate isWanted) const
    {
        std::vector<std::size_t> games;
        for (std::size_t i = 0; i < m_games.size(); ++i) {
            if (isWanted(i))
                games.push_back(i);
        }
        return games;
    }

    [[nodiscard]] rules::AnyPosition after(std::size_t game, std::size_t plies) const
    {
        rules::AnyPosition position = m_games[game].start();
        const auto moves = m_games[game].moves();
        for (std::size_t ply = 0; ply < plies; ++ply)
            position.play(moves[ply]);
        return position;
    }

    [[nodiscard]] bool comesTo(std::size_t game, const rules::AnyPosition& sought) const
    {
        rules::AnyPosition position = m_games[game].start();
        for (const rules::Move move : m_games[game].moves()) {
            if (position == sought)
                return true;
            position.play(move);
        }
        return position == sought;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QByteArray bytes = text();
        notation::TgkReader reader{std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))};
        while (auto game = reader.next()) {
            QVERIFY(game->errors.empty());
            QVERIFY(!game->isCut);
            m_games.push_back(std::move(game->record));
        }
        QCOMPARE(m_games.size(), kGames);
        for (std::size_t i = 0; i < kGames; ++i) {
            m_games[i].setTag("White", playerOf(i, rules::Side::South));
            m_games[i].setTag("Black", playerOf(i, rules::Side::North));
        }
        auto opened = library::Library::open(m_folder.filePath(QStringLiteral("games.library")));
        QVERIFY(opened);
        m_library = std::move(*opened);
        for (std::size_t i = 0; i < kGames; ++i) {
            const auto added = m_library->add(m_games[i]);
            QVERIFY(added && added->isNew);
            m_gameOf[added->id] = i;
        }
    }

    void allAreRead()
    {
        std::size_t plies = 0;
        for (const GameRecord& game : m_games) {
            plies += game.moves().size();
            const auto outcome = game.finalPosition().outcome();
            if (outcome) // the others ended on time or by resignation
                QVERIFY(game.result() == notation::resultOf(*outcome));
        }
        QVERIFY(plies > kGames * 80);
    }

    void allComeBackFromTheirOwnText()
    {
        for (const GameRecord& game : m_games) {
            const std::string written = notation::toTgk(game);
            notation::TgkReader reader{written};
            const auto again = reader.next();
            QVERIFY(again && again->errors.empty());
            QVERIFY(again->record == game);
        }
    }

    void allAreImportedOnce()
    {
        auto opened = library::Library::open(m_folder.filePath(QStringLiteral("imported.library")));
        QVERIFY(opened);
        QCOMPARE(*(*opened)->addAll(m_games), int(kGames));
        QCOMPARE(*(*opened)->addAll(m_games), 0);
        QCOMPARE(*(*opened)->count(), int(kGames));
        QVERIFY(!(*opened)->check());
    }

    void theyAreFoundByPlayer()
    {
        Filter filter;
        filter.player = QStringLiteral("қайрат"); // in any case
        QCOMPARE(found(filter), wanted([](std::size_t i) {
                     return playerOf(i, rules::Side::South).starts_with("Қайрат")
                            || playerOf(i, rules::Side::North).starts_with("Қайрат");
                 }));
        filter.side = rules::Side::South;
        const auto south = found(filter);
        QCOMPARE(south, wanted([](std::size_t i) { return playerOf(i, rules::Side::South).starts_with("Қайрат"); }));
        QVERIFY(!south.empty() && south.size() < kGames);
        filter.player = QStringLiteral("nobody");
        QVERIFY(found(filter).empty());
    }

    void theyAreFoundByDate()
    {
        Filter filter;
        filter.from = 20251101;
        filter.to = 20251130;
        const auto november = found(filter);
        QCOMPARE(november, wanted([this](std::size_t i) { return m_games[i].tag("Date").starts_with("2025.11."); }));
        QVERIFY(!november.empty() && november.size() < kGames);
    }

    void theyAreFoundByResult()
    {
        std::size_t all = 0;
        for (const GameResult result : {GameResult::SouthWins, GameResult::NorthWins, GameResult::Draw}) {
            Filter filter;
            filter.result = result;
            const auto games = found(filter);
            QCOMPARE(games, wanted([&](std::size_t i) { return m_games[i].result() == result; }));
            all += games.size();
        }
        QCOMPARE(all, kGames);
    }

    void theyAreFoundByPosition()
    {
        // Common openings, and late positions of single games.
        for (const std::size_t plies :
             {std::size_t(0), std::size_t(2), std::size_t(4), std::size_t(30), std::size_t(60)}) {
            const std::size_t game = 17;
            QVERIFY(m_games[game].moves().size() > plies);
            Filter filter;
            filter.position = library::SoughtPosition{rules::GameId::Togyzqumalaq, after(game, plies)};
            const auto games = found(filter);
            QCOMPARE(games, wanted([&](std::size_t i) { return comesTo(i, filter.position->position); }));
            QVERIFY(std::find(games.begin(), games.end(), game) != games.end());
            if (plies == 0)
                QCOMPARE(games.size(), kGames);
            if (plies == 60)
                QCOMPARE(games.size(), std::size_t(1));
        }
    }

    void theExplorerCountsTheirOpenings()
    {
        for (const std::size_t plies : {std::size_t(0), std::size_t(1), std::size_t(2)}) {
            const rules::AnyPosition position = after(0, plies);
            std::map<int, int> counts; // by pit
            for (std::size_t i = 0; i < kGames; ++i) {
                if (m_games[i].moves().size() > plies && after(i, plies) == position)
                    ++counts[m_games[i].moves()[plies].from.number];
            }
            const auto explored = m_library->explore(rules::GameId::Togyzqumalaq, position);
            QVERIFY(explored);
            QCOMPARE(explored->size(), counts.size());
            int before = int(kGames);
            for (const Continuation& one : *explored) {
                QVERIFY(one.move);
                QCOMPARE(one.games(), counts[one.move->from.number]);
                QVERIFY(one.games() <= before);
                before = one.games();
            }
        }
    }

    void allAreReviewed()
    {
        session::Reviewer reviewer;
        reviewer.setEffort(kNodes);
        QSignalSpy finished(&reviewer, &session::Reviewer::finished);
        std::map<ai::MoveQuality, int> judged;
        for (std::size_t i = 0; i < kGames; ++i) {
            const rules::History history = notation::toHistory(m_games[i]);
            QCOMPARE(history.plies().size(), m_games[i].moves().size());
            reviewer.start(history);
            QVERIFY(finished.wait(60'000));
            const auto review = finished.takeFirst().at(0).value<session::GameReview>();
            QCOMPARE(review.moves.size(), m_games[i].moves().size());
            QCOMPARE(review.scores.size(), review.moves.size() + 1);
            for (const session::MoveReview& move : review.moves) {
                QVERIFY(move.loss >= 0 && move.loss <= 1);
                QCOMPARE(move.isMistake(), move.loss >= ai::kMistake && move.quality >= ai::MoveQuality::Mistake);
                QVERIFY(!move.isMistake() || !move.alternatives.empty());
                ++judged[move.quality];
            }
            for (const auto& accuracy : review.accuracy)
                QVERIFY(accuracy && *accuracy > 0 && *accuracy <= 100);
            // The review agrees about the winner.
            if (const auto outcome = m_games[i].finalPosition().outcome(); outcome && outcome->winner)
                QCOMPARE(review.chanceAfter(review.moves.size()), *outcome->winner == rules::Side::South ? 1.0 : 0.0);
        }
        // Every judgement occurs.
        for (const auto quality : {ai::MoveQuality::Best, ai::MoveQuality::Good, ai::MoveQuality::Inaccuracy,
                                   ai::MoveQuality::Mistake, ai::MoveQuality::Blunder})
            QVERIFY(judged[quality] > 0);
        qInfo("best %d, good %d, inaccuracies %d, mistakes %d, blunders %d", judged[ai::MoveQuality::Best],
              judged[ai::MoveQuality::Good], judged[ai::MoveQuality::Inaccuracy], judged[ai::MoveQuality::Mistake],
              judged[ai::MoveQuality::Blunder]);
    }
};

QTEST_GUILESS_MAIN(TestRealGames)
#include "tst_real_games.moc"

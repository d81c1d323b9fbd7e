// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/bestemshe_distance.h"
#include "app/workshop/bestemshe_layers.h"
#include "app/workshop/bestemshe_strategy.h"
#include "core/ai/endgame/cyclic_rules.h"
#include "core/ai/evaluation.h"
#include "core/ai/proven_moves.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unordered_set>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::workshop;
using ai::BestemsheProof;
using ai::ProvenMoves;
using rules::BestemshePosition;
using rules::Side;
using Playing = BestemsheLayers::Playing;
using Rules = ai::endgame::CyclicRules<BestemshePosition>;
using ai::endgame::Pits;

/// The solution of Bestemshe, with fewer stones than it really needs.
class TestBestemshe : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto layers = BestemsheLayers::make(folder(), 12, 2, Playing::Fast, nullptr);
        QVERIFY(layers);
        m_layers.emplace(std::move(*layers));
    }

    void layersAgreeWithTheTableThatIsBuiltIn()
    {
        const auto& table = ai::embeddedBestemsheEndgame();
        for (int stones = 0; stones <= m_layers->stones(); stones += 2) {
            ai::endgame::forEachBoard(Rules::kPits, stones, [&](std::size_t, const Pits& board) {
                const BestemshePosition position = Rules::positionWith(board, stones);
                if (m_layers->shareOf(position) != table->shareOf(position))
                    QFAIL("another share");
            });
        }
    }

    void layersAgreeWithTheRulesAsTheyAreWritten()
    {
        for (int stones = 0; stones <= m_layers->stones(); stones += 2)
            QCOMPARE(m_layers->disagreements(stones, 2), std::size_t(0));
        const QTemporaryDir other;
        const auto path = std::filesystem::path(other.path().toStdString());
        QVERIFY(BestemsheLayers::make(path, m_layers->stones(), 2, Playing::StoneByStone, nullptr));
        QFile made(QString::fromStdString((folder() / "12.layer").string()));
        QFile again(other.filePath(QStringLiteral("12.layer")));
        QVERIFY(made.open(QIODevice::ReadOnly) && again.open(QIODevice::ReadOnly));
        QCOMPARE(again.readAll(), made.readAll());
    }

    void aWrongNumberIsFound()
    {
        const QTemporaryDir other;
        const auto path = std::filesystem::path(other.path().toStdString());
        QVERIFY(BestemsheLayers::make(path, 6, 1, Playing::Fast, nullptr));
        QFile layer(other.filePath(QStringLiteral("6.layer")));
        QVERIFY(layer.open(QIODevice::ReadWrite));
        QByteArray bytes = layer.readAll();
        bytes[2'000] = static_cast<char>(6 - bytes[2'000]);
        layer.seek(0);
        layer.write(bytes);
        layer.close();
        const auto read = BestemsheLayers::make(path, 6, 1, Playing::Fast, nullptr);
        QVERIFY(read);
        QCOMPARE(read->disagreements(4, 1), std::size_t(0));
        QVERIFY(read->disagreements(6, 1) > 0);
    }

    void interruptedWorkGoesOn()
    {
        const QTemporaryDir other;
        const auto path = std::filesystem::path(other.path().toStdString());
        QVERIFY(BestemsheLayers::make(path, 8, 1, Playing::Fast, nullptr));
        // As if it had been stopped while it wrote.
        QFile torn(other.filePath(QStringLiteral("6.layer")));
        QVERIFY(torn.open(QIODevice::ReadWrite));
        QVERIFY(torn.resize(100));
        torn.close();
        std::vector<int> sweeps;
        const auto again = BestemsheLayers::make(path, 8, 1, Playing::Fast,
                                                 [&](const auto& progress) { sweeps.push_back(progress.sweeps); });
        QVERIFY(again);
        QCOMPARE(sweeps[4], 0);
        QVERIFY(sweeps[3] > 0);
        QCOMPARE(again->disagreements(6, 1), std::size_t(0));
        QCOMPARE(again->disagreements(8, 1), std::size_t(0));
    }

    void layersNeedAFolderThatCanBeWritten()
    {
        const auto layers = BestemsheLayers::make("/dev/null/layers", 4, 1, Playing::Fast, nullptr);
        QVERIFY(!layers);
        QVERIFY(layers.error().find("cannot be written") != std::string::npos);
    }

    void aProofSaysWhatLargerLayersSay()
    {
        const auto& table = ai::embeddedBestemsheEndgame();
        BestemsheProof proof = overLayers(16);
        int won = 0;
        int refused = 0;
        for (int i = 0; i < 200; ++i) {
            const BestemshePosition position = scattered(static_cast<unsigned>(i), 16);
            if (position.outcome())
                continue;
            for (const Side attacker : rules::kBothSides) {
                const auto share = table->shareOf(position).value();
                const int forced = position.sideToMove() == attacker ? share.least : 16 - share.most;
                const bool isWon = position.store(attacker) + forced > 25;
                const auto answer = proof.attack(position, attacker, upTo(1'000'000));
                // A proof is never wrong; a repetition can hide a win.
                if (answer == BestemsheProof::Answer::Wins) {
                    QVERIFY(isWon);
                    ++won;
                } else {
                    refused += isWon ? 1 : 0;
                }
            }
        }
        QVERIFY(won > 100);
        QCOMPARE(refused, 0);
    }

    void theStrategyAnswersEveryMove()
    {
        BestemsheProof proof = overLayers(16);
        int followed = 0;
        for (unsigned seed = 0; seed < 50; ++seed) {
            const BestemshePosition start = scattered(seed, 18);
            if (start.outcome() || proof.attack(start, Side::North, upTo(200'000)) != BestemsheProof::Answer::Wins)
                continue;
            BestemsheProof fresh = overLayers(16);
            QCOMPARE(fresh.attack(start, Side::North, upTo(200'000)), BestemsheProof::Answer::Wins);
            BestemsheStrategy strategy;
            QVERIFY(
                strategy.collect([&](const auto& position) { return fresh.repliesTo(position); }, start, Side::North));
            QVERIFY(!strategy.ends().empty());
            follow(start, *ai::Book::fromEntries(strategy.moves()), 0);
            ++followed;
        }
        QVERIFY(followed >= 10);
    }

    void aWinHasALength()
    {
        int won = 0;
        for (unsigned seed = 0; seed < 40; ++seed) {
            const BestemshePosition start = scattered(seed, 14);
            if (start.outcome())
                continue;
            BestemsheProof proof = overLayers(16);
            if (proof.attack(start, Side::North, upTo(200'000)) != BestemsheProof::Answer::Wins)
                continue;
            BestemsheDistance distance(shares(), m_layers->stones(), Side::North);
            QVERIFY(!distance.attack(start, 0));
            QVERIFY(distance.attack(start, 60));
            BestemsheStrategy strategy;
            QVERIFY(strategy.collect([&](const auto& position) { return distance.repliesTo(position); }, start,
                                     Side::North));
            follow(start, *ai::Book::fromEntries(strategy.moves()), 0);
            ++won;
        }
        QVERIFY(won >= 10);
    }

    void aSearchThatIsTooShortSaysSo()
    {
        BestemsheProof proof = overLayers(1);
        QCOMPARE(proof.attack(BestemshePosition(), Side::South, upTo(1'000)), BestemsheProof::Answer::Unknown);
        QVERIFY(proof.nodes() <= 1'001);
    }

    void aSearchEndsWhenItIsStopped()
    {
        BestemsheProof proof = overLayers(1);
        BestemsheProof::Limits limits = upTo(1'000'000);
        limits.isStopped = [] { return true; };
        QCOMPARE(proof.attack(BestemshePosition(), Side::South, limits), BestemsheProof::Answer::Unknown);
        QCOMPARE(proof.nodes(), std::uint64_t(1'024));
    }

    void theBuiltInStrategyAnswersEveryMove()
    {
        const auto& strategy = ai::embeddedBestemsheStrategy();
        QVERIFY(strategy);
        const BestemshePosition start;
        for (const rules::Move move : start.legalMoves())
            QCOMPARE(strategy->find(start.after(move)).size(), std::size_t(1));
        for (const rules::Move move : start.legalMoves())
            followBuiltIn(start.after(move), 0);
        QVERIFY(m_seen.size() > 100'000);
        // Where it ends, the program finds the win, with nodes to spare: there is half of them for each.
        QVERIFY(m_ends.size() > 100'000);
        BestemsheProof::Limits limits;
        limits.nodes = ai::kProofNodes;
        for (std::size_t i = 0; i < m_ends.size(); i += m_ends.size() / 100) {
            const ProvenMoves proven = ai::provenMoves(m_ends[i], {}, ai::embeddedBestemsheEndgame().get(), limits);
            QVERIFY(!proven.winning.empty());
        }
    }

    void theSecondPlayerWinsAgainstAnybody_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 10; ++seed)
            QTest::addRow("game %u", seed) << seed;
    }

    /// The first player moves at random, so the game leads to positions that no strategy saw.
    void theSecondPlayerWinsAgainstAnybody()
    {
        QFETCH(unsigned, seed);
        unsigned state = seed;
        BestemshePosition position;
        std::vector<BestemshePosition> path;
        BestemsheProof::Limits limits;
        limits.nodes = ai::kProofNodes;
        int plies = 0;
        while (!position.outcome()) {
            QVERIFY(++plies < 500);
            const auto legal = position.legalMoves();
            rules::Move move = legal[0];
            if (position.sideToMove() == Side::South) {
                state = state * 1'664'525U + 1'013'904'223U;
                move = legal[(state >> 16) % legal.size()];
            } else {
                const ProvenMoves proven =
                    ai::provenMoves(position, path, ai::embeddedBestemsheEndgame().get(), limits);
                QVERIFY(!proven.winning.empty());
                move = proven.winning.front();
            }
            const BestemshePosition after = position.after(move);
            if (ai::stonesOnBoard(after) == ai::stonesOnBoard(position))
                path.push_back(position);
            else
                path.clear();
            position = after;
        }
        QVERIFY(position.outcome()->winner == Side::North);
    }

private:
    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    [[nodiscard]] BestemsheProof::Shares shares() const
    {
        return [this](const BestemshePosition& position) -> std::optional<BestemsheLayers::Share> {
            if (ai::stonesOnBoard(position) > m_layers->stones())
                return std::nullopt;
            return m_layers->shareOf(position);
        };
    }

    [[nodiscard]] BestemsheProof overLayers(int mebibytes) const { return {shares(), mebibytes}; }

    [[nodiscard]] BestemsheProof::Limits upTo(std::uint64_t nodes) const
    {
        return {nodes, m_layers->stones(), nullptr};
    }

    /// South moves; the kazans are nearly equal.
    [[nodiscard]] static BestemshePosition scattered(unsigned seed, int stones)
    {
        rules::BoardState board = BestemshePosition().board();
        for (auto& row : board.rows)
            row.fill(0);
        unsigned state = seed * 2'654'435'761U + 12'345U;
        for (int i = 0; i < stones; ++i) {
            state = state * 1'664'525U + 1'013'904'223U;
            const unsigned at = (state >> 16) % 10;
            ++board.rows[at / 5][at % 5];
        }
        const int banked = BestemshePosition::kTotalStones - stones;
        board.stores = {static_cast<std::uint16_t>(banked / 4 * 2),
                        static_cast<std::uint16_t>(banked - banked / 4 * 2)};
        return BestemshePosition::fromBoard(board, rules::TogyzEnd::Majority);
    }

    /// Plays the strategy of North against every reply until the layers know the position.
    void follow(const BestemshePosition& position, const ai::Book& strategy, int ply)
    {
        QVERIFY(ply < 200);
        if (const auto outcome = position.outcome()) {
            QVERIFY(outcome->winner == Side::North);
            return;
        }
        const int stones = ai::stonesOnBoard(position);
        if (stones <= m_layers->stones()) {
            const auto share = m_layers->shareOf(position);
            const int forced = position.sideToMove() == Side::North ? share.least : stones - share.most;
            QVERIFY(position.store(Side::North) + forced > 25);
            return;
        }
        if (position.sideToMove() == Side::North) {
            const auto moves = strategy.find(position);
            QCOMPARE(moves.size(), std::size_t(1));
            follow(position.after({{Side::North, moves.front().pit}}), strategy, ply + 1);
        } else {
            for (const rules::Move move : position.legalMoves())
                follow(position.after(move), strategy, ply + 1);
        }
    }

    void followBuiltIn(const BestemshePosition& position, int ply)
    {
        QVERIFY(ply < 400);
        if (const auto outcome = position.outcome()) {
            QVERIFY(outcome->winner == Side::North);
            return;
        }
        if (!m_seen.insert(position.hash()).second)
            return;
        if (position.sideToMove() == Side::South) {
            for (const rules::Move move : position.legalMoves())
                followBuiltIn(position.after(move), ply + 1);
            return;
        }
        const auto moves = ai::embeddedBestemsheStrategy()->find(position);
        if (moves.empty()) {
            QVERIFY(ai::stonesOnBoard(position) <= ai::kProofStones);
            m_ends.push_back(position);
        } else {
            QCOMPARE(moves.size(), std::size_t(1));
            followBuiltIn(position.after({{Side::North, moves.front().pit}}), ply + 1);
        }
    }

    QTemporaryDir m_folder;
    std::optional<BestemsheLayers> m_layers;
    std::unordered_set<std::uint64_t> m_seen;
    std::vector<BestemshePosition> m_ends;
};

QTEST_APPLESS_MAIN(TestBestemshe)
#include "tst_bestemshe.moc"

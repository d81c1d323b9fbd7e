// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/nnue/network.h"
#include "core/base/prng.h"
#include "core/base/utf8.h"
#include "tests/random_move.h"

#include <QTemporaryFile>
#include <QTest>

#include <limits>

using namespace qumalaq;
using namespace qumalaq::ai::nnue;
using rules::CongkakPosition;
using rules::GameId;
using rules::TogyzqumalaqPosition;

namespace {

constexpr std::uint64_t kSeed = 20'261'121;

[[nodiscard]] std::int32_t numberIn(Prng& prng, std::int32_t reach)
{
    return static_cast<std::int32_t>(prng.below(2U * static_cast<std::uint32_t>(reach) + 1U)) - reach;
}

/// What no threat adds must be nothing.
void clearRowsOfNoThreat(Weights& weights)
{
    for (std::size_t row = 0; row < kRows; ++row) {
        if (isRowOfNoThreat(row))
            weights.rows[row].fill(0);
    }
}

/// Weights as large as allowed, so that units are clipped at both ends and sums come close to their limits.
[[nodiscard]] std::unique_ptr<Weights> randomWeights(Prng& prng)
{
    auto weights = std::make_unique<Weights>();
    for (auto& row : weights->rows) {
        for (auto& weight : row)
            weight = static_cast<std::int16_t>(numberIn(prng, 800));
    }
    clearRowsOfNoThreat(*weights);
    for (auto& bias : weights->bias)
        bias = static_cast<std::int16_t>(numberIn(prng, 1'200));
    for (Head& head : weights->heads) {
        for (auto& pair : head.hidden) {
            for (auto& unit : pair) {
                for (auto& weight : unit)
                    weight = static_cast<std::int16_t>(numberIn(prng, 1'500));
            }
        }
        for (auto& bias : head.hiddenBias)
            bias = numberIn(prng, 1'000'000);
        for (auto& weight : head.output)
            weight = static_cast<std::int16_t>(numberIn(prng, 32'767));
        head.outputBias = numberIn(prng, 1'000'000);
    }
    weights->scale = 1'500;
    return weights;
}

/// Positions of random games that are not over.
template <LearnedPosition P = TogyzqumalaqPosition, typename Visit>
void forRandomPositions(int games, const Visit& visit)
{
    Prng prng(kSeed);
    for (int game = 0; game < games; ++game) {
        P position;
        while (!position.outcome()) {
            visit(position);
            position.play(randomMove(position, prng));
        }
    }
}

/// Compares both forms of evaluation and returns the largest value.
template <LearnedPosition P>
[[nodiscard]] std::int64_t comparedForms(const Weights& weights, Form fast)
{
    std::int64_t spread = 0;
    forRandomPositions<P>(20, [&](const P& position) {
        const std::int32_t plain = outputOf(weights, position, Form::Scalar);
        QCOMPARE(outputOf(weights, position, fast), plain);
        spread = std::max(spread, std::abs(std::int64_t{plain}));
    });
    return spread;
}

[[nodiscard]] NetworkError errorOf(std::span<const std::uint8_t> bytes)
{
    const auto network = Network::fromBytes(bytes);
    if (network)
        qFatal("a damaged network was taken");
    return network.error();
}

} // namespace

class TestNetwork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Prng prng(kSeed);
        m_weights = randomWeights(prng);
        QVERIFY(isInRange(*m_weights));
        m_network = Network::fromWeights(GameId::Togyzqumalaq, *m_weights);
        m_bytes = m_network->toBytes();
    }

    void everyFormGivesTheSameNumber_data()
    {
        QTest::addColumn<int>("form");
        QTest::newRow("SSE2 against plain loops") << static_cast<int>(Form::Sse2);
        QTest::newRow("AVX2 against plain loops") << static_cast<int>(Form::Avx2);
        QTest::newRow("AVX-512 against plain loops") << static_cast<int>(Form::Avx512);
        QTest::newRow("the fastest against plain loops") << static_cast<int>(fastestForm());
    }

    void everyFormGivesTheSameNumber()
    {
        QFETCH(int, form);
        const auto fast = static_cast<Form>(form);
        if (!isSupported(fast)) {
            QVERIFY(fastestForm() != fast);
            return;
        }
        Prng prng(kSeed);
        for (int round = 0; round < 10; ++round) {
            const auto weights = randomWeights(prng);
            QVERIFY(isInRange(*weights));
            // The weights do have an effect.
            QVERIFY(comparedForms<TogyzqumalaqPosition>(*weights, fast) > 1'000'000);
            QVERIFY(comparedForms<CongkakPosition>(*weights, fast) > 1'000'000);
        }
    }

    void extremeNumbersAreTheSameInEveryForm()
    {
        // Every unit and every sum has its largest value.
        auto weights = std::make_unique<Weights>();
        for (auto& row : weights->rows)
            row.fill(840);
        clearRowsOfNoThreat(*weights);
        weights->scale = 10'000;
        for (Head& head : weights->heads) {
            for (auto& pair : head.hidden)
                pair.fill({16'000, 16'000}); // 128 times this and 1,023 is near 2^31
            head.output.fill(32'767);
        }
        QVERIFY(isInRange(*weights));
        const TogyzqumalaqPosition start;
        const std::int32_t plain = outputOf(*weights, start, Form::Scalar);
        QCOMPARE(plain, 16 * 1'022 * 32'767); // a unit at its most, 1,023, squared
        for (const Form form : {Form::Sse2, Form::Avx2, Form::Avx512}) {
            if (isSupported(form))
                QCOMPARE(outputOf(*weights, start, form), plain);
        }
        QCOMPARE(valueOf(*weights, plain), ai::kLargestEstimate);
    }

    void seesTheBoardFromTheMoversSide()
    {
        // A position and its mirror image with the colours swapped have the same value.
        Prng prng(kSeed);
        forRandomPositions(5, [&](const TogyzqumalaqPosition& position) {
            rules::BoardState board = position.board();
            std::swap(board.rows[0], board.rows[1]);
            std::swap(board.stores[0], board.stores[1]);
            std::swap(board.tuzdyks[0], board.tuzdyks[1]);
            board.sideToMove = rules::opponentOf(board.sideToMove);
            const auto turned = TogyzqumalaqPosition::fromBoard(board, position.end());
            QCOMPARE(m_network->evaluate(turned), m_network->evaluate(position));
        });
    }

    void seesCongkakFromTheMoversSide()
    {
        const auto network = Network::fromWeights(GameId::Congkak, *m_weights);
        constexpr rules::SowingStart kStandard = CongkakPosition::standardStart();
        int differing = 0;
        forRandomPositions<CongkakPosition>(5, [&](const CongkakPosition& position) {
            rules::BoardState board = position.board();
            std::swap(board.rows[0], board.rows[1]);
            std::swap(board.stores[0], board.stores[1]);
            const auto evaluated = [&] {
                return network->evaluate(
                    CongkakPosition::fromBoard(board, kStandard, 0, CongkakPosition::Standing::Open));
            };
            if (position.rowTotal(rules::opponentOf(position.sideToMove())) > 0)
                differing += evaluated() != network->evaluate(position) ? 1 : 0; // the other side's view of it
            board.sideToMove = rules::opponentOf(board.sideToMove);
            QCOMPARE(evaluated(), network->evaluate(position));
        });
        QVERIFY(differing > 0);
    }

    void everyPositionSwitchesOnOneRowOfEachGroup_data()
    {
        QTest::addColumn<bool>("isCongkak");
        QTest::newRow("Togyzqumalaq") << false;
        QTest::newRow("Congkak, which leaves some idle") << true;
    }

    void everyPositionSwitchesOnOneRowOfEachGroup()
    {
        QFETCH(bool, isCongkak);
        const auto check = [](const auto& position) {
            const ActiveRows rows = activeRowsOf(position);
            for (std::size_t pit = 0; pit < kPits; ++pit)
                QCOMPARE(rows[pit] / kCountsPerPit, pit);
            QVERIFY(rows[kPits] >= kFirstTuzdykRow && rows[kPits] < kFirstMoverKazanRow);
            QVERIFY(rows[kPits + 1] >= kFirstMoverKazanRow && rows[kPits + 1] < kFirstOtherKazanRow);
            QVERIFY(rows[kPits + 2] >= kFirstOtherKazanRow && rows[kPits + 2] < kFirstThreatRow);
            for (std::size_t pit = 0; pit < kPits; ++pit)
                QCOMPARE((rows[kPits + 3 + pit] - kFirstThreatRow) / kThreats, pit);
        };
        if (isCongkak)
            forRandomPositions<CongkakPosition>(20, check);
        else
            forRandomPositions<TogyzqumalaqPosition>(20, check);
    }

    void seesTheNumbersOfABoard()
    {
        rules::BoardState board = CongkakPosition().board();
        for (std::size_t i = 0; i < 7; ++i) {
            board.rows[0][i] = static_cast<std::uint16_t>(i);      // 21
            board.rows[1][i] = static_cast<std::uint16_t>(10 * i); // 210
        }
        board.rows[1][6] = board.rows[1][5] = board.rows[1][4] = 0; // 60
        board.stores = {7, 10};
        board.sideToMove = rules::Side::North;
        const auto position =
            CongkakPosition::fromBoard(board, CongkakPosition::standardStart(), 0, CongkakPosition::Standing::Open);
        const NetworkInput networkInput = networkInputOf(position);
        const std::array<std::uint8_t, kPits> pits = {0, 10, 20, 30, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0};
        QVERIFY(networkInput.pits == pits);
        QVERIFY(networkInput.kazans == (std::array<std::uint8_t, 2>{10, 7}));
        QVERIFY(networkInput.tuzdyks == (std::array<std::uint8_t, 2>{0, 0}));
        QCOMPARE(stonesLeftOf(networkInput), 81 * 162 / 98);
        const ActiveRows rows = activeRowsOf(GameId::Congkak, networkInput);
        QCOMPARE(rows[3], 3U * kCountsPerPit + 30U);
        QCOMPARE(rows[kPits + 1], kFirstMoverKazanRow + 10U);
        QCOMPARE(rows[kPits + 2], kFirstOtherKazanRow + 7U);
        QCOMPARE(rows[kPits + 3], std::size_t{kFirstThreatRow}); // Togyzqumalaq's threats do not exist in this game
    }

    void threatensWhatAMoveWouldTake()
    {
        // Each side moves in turn, and the rules tell what each move takes.
        std::array<int, kThreats> seen{};
        forRandomPositions(300, [&](const TogyzqumalaqPosition& position) {
            const auto threats = threatsOf(networkInputOf(position));
            const rules::Side mover = position.sideToMove();
            for (std::size_t pit = 0; pit < kPits; ++pit) {
                rules::BoardState board = position.board();
                board.sideToMove = pit < kPits / 2 ? mover : rules::opponentOf(mover);
                auto asked = TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Playout);
                const rules::Move move{{board.sideToMove, static_cast<std::uint8_t>(pit % (kPits / 2) + 1)}};
                std::uint8_t threat = 0;
                if (asked.isLegal(move)) {
                    rules::MoveTrace trace;
                    asked.play(move, trace);
                    for (const rules::TraceEvent& event : trace) {
                        if (event.kind == rules::TraceEvent::Kind::Capture)
                            threat = std::min<std::uint8_t>(event.count, kLargestCapture) / 2;
                        else if (event.kind == rules::TraceEvent::Kind::MakeTuzdyk)
                            threat = kTuzdykThreat;
                    }
                }
                QCOMPARE(threats[pit], threat);
                ++seen[threat];
            }
        });
        for (const int count : seen)
            QVERIFY(count > 0);
    }

    void stonesLeftAreThoseOfTheBoard()
    {
        forRandomPositions(5, [](const TogyzqumalaqPosition& position) {
            QCOMPARE(stonesLeftOf(networkInputOf(position)),
                     162 - position.store(rules::Side::South) - position.store(rules::Side::North));
        });
        QCOMPARE(stonesLeftOf(networkInputOf(CongkakPosition())), 162);
    }

    void knowsTheGamesItCanJudge_data()
    {
        QTest::addColumn<QString>("setup"); // the game, and an option with its value
        QTest::addColumn<QString>("learned");
        QTest::newRow("Togyzqumalaq") << "togyzqumalaq"
                                      << "togyzqumalaq";
        QTest::newRow("its Kyrgyz twin") << "toguzkorgool"
                                         << "togyzqumalaq";
        QTest::newRow("Congkak") << "congkak"
                                 << "congkak";
        QTest::newRow("Congkak with shorter rows") << "congkak holes 5"
                                                   << "";
        QTest::newRow("Congkak with more stones") << "congkak stones 8"
                                                  << "";
        QTest::newRow("Congkak without another turn") << "congkak home ends"
                                                      << "";
        QTest::newRow("Congkak that ends with an empty row") << "congkak end row"
                                                             << "";
        QTest::newRow("Congkak whose capturing stone stays") << "congkak capture opposite"
                                                             << "";
        QTest::newRow("Bestemshe") << "bestemshe"
                                   << "";
        QTest::newRow("Mangala of Suez") << "mangala-suez"
                                         << "";
    }

    void knowsTheGamesItCanJudge()
    {
        QFETCH(QString, setup);
        QFETCH(QString, learned);
        const QStringList words = setup.split(QLatin1Char(' '));
        rules::GameSetup made(*rules::gameById(words[0].toStdString()));
        if (words.size() > 1)
            QVERIFY(made.setOption(words[1].toStdString(), words[2].toStdString()));
        const rules::AnyPosition start(made);
        QVERIFY(learnedGameOf(start) == rules::gameById(learned.toStdString()));
        for (const GameId game : kLearnedGames)
            QCOMPARE(Network::fromWeights(game, *m_weights)->canEvaluate(start),
                     rules::gameById(learned.toStdString()) == game);
    }

    void bucketsFollowTheStonesLeft()
    {
        QCOMPARE(bucketOf(162), 0U);
        QCOMPARE(bucketOf(126), 0U);
        QCOMPARE(bucketOf(125), 1U);
        QCOMPARE(bucketOf(98), 1U);
        QCOMPARE(bucketOf(97), 2U);
        QCOMPARE(bucketOf(70), 2U);
        QCOMPARE(bucketOf(44), 3U);
        QCOMPARE(bucketOf(43), 4U);
        QCOMPARE(bucketOf(22), 4U);
        QCOMPARE(bucketOf(21), 5U);
        QCOMPARE(bucketOf(0), 5U);
    }

    void aFileIsReadAsItWasWritten()
    {
        const auto read = Network::fromBytes(m_bytes);
        QVERIFY(read);
        QVERIFY((*read)->weights() == *m_weights);
        QCOMPARE((*read)->game(), GameId::Togyzqumalaq);
        QCOMPARE((*read)->hash(), m_network->hash());
        QVERIFY((*read)->toBytes() == m_bytes);
    }

    void theGameIsPartOfTheFile()
    {
        const auto congkak = Network::fromWeights(GameId::Congkak, *m_weights);
        QVERIFY(congkak->hash() != m_network->hash());
        std::vector<std::uint8_t> bytes = congkak->toBytes();
        const auto read = Network::fromBytes(bytes);
        QVERIFY(read);
        QCOMPARE((*read)->game(), GameId::Congkak);
        QCOMPARE((*read)->hash(), congkak->hash());
        bytes[10] = m_bytes[10]; // another game: the hash does not match
        QCOMPARE(errorOf(bytes), NetworkError::Damaged);
    }

    void refusesEveryTruncation()
    {
        for (std::size_t length = 0; length < m_bytes.size(); ++length) {
            const NetworkError error = errorOf(std::span(m_bytes).first(length));
            QCOMPARE(error, length < Network::kHeaderBytes ? NetworkError::TooShort : NetworkError::WrongLength);
        }
    }

    void readsAFile()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write(reinterpret_cast<const char*>(m_bytes.data()), static_cast<qint64>(m_bytes.size()));
        file.close();
        const auto network = Network::fromFile(pathFromUtf8(file.fileName().toStdString()));
        QVERIFY(network);
        QCOMPARE((*network)->hash(), m_network->hash());
        QCOMPARE(Network::fromFile("/nowhere/at/all").error(), NetworkError::CannotRead);
    }

    void doesNotReadAFileOfAnySize()
    {
        // A sparse file of a terabyte takes no space on disk.
        QTemporaryFile file;
        QVERIFY(file.open());
        QVERIFY(file.resize(qint64{1} << 40));
        const auto path = pathFromUtf8(file.fileName().toStdString());
        QCOMPARE(Network::fromFile(path).error(), NetworkError::WrongLength);
    }

    void refusesWhatIsTooLong()
    {
        std::vector<std::uint8_t> bytes = m_bytes;
        bytes.push_back(0);
        QCOMPARE(errorOf(bytes), NetworkError::WrongLength);
    }

    void refusesAFlippedBit_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("error");
        const auto row = [](const char* name, int first, int last, int step, NetworkError error) {
            QTest::newRow(name) << first << last << step << static_cast<int>(error);
        };
        row("in the magic word", 0, 8, 1, NetworkError::NotANetwork);
        row("in the version", 8, 10, 1, NetworkError::OtherVersion);
        row("in the game", 10, 12, 1, NetworkError::OtherGame);
        row("in the shape", 12, 28, 1, NetworkError::OtherShape);
        row("in the length", 28, 32, 1, NetworkError::WrongLength);
        row("in the hash", 32, 40, 1, NetworkError::Damaged);
        row("in the numbers", 40, static_cast<int>(m_bytes.size()), 211, NetworkError::Damaged);
    }

    void refusesAFlippedBit()
    {
        QFETCH(int, first);
        QFETCH(int, last);
        QFETCH(int, step);
        QFETCH(int, error);
        std::vector<std::uint8_t> bytes = m_bytes;
        for (int at = first; at < last; at += step) {
            const auto byte = static_cast<std::size_t>(at);
            const auto bit = static_cast<std::uint8_t>(1U << (byte % 8));
            bytes[byte] = static_cast<std::uint8_t>(bytes[byte] ^ bit);
            QCOMPARE(static_cast<int>(errorOf(bytes)), error);
            bytes[byte] = static_cast<std::uint8_t>(bytes[byte] ^ bit);
        }
        QVERIFY(bytes == m_bytes);
    }

    void refusesNumbersThatAreNotAllowed_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("a unit") << 0;
        QTest::newRow("a hidden unit") << 1;
        QTest::newRow("the output") << 2;
        QTest::newRow("a scale of nothing") << 3;
        QTest::newRow("a scale below nothing") << 4;
        QTest::newRow("a scale too large") << 5;
        QTest::newRow("something for no threat") << 6;
    }

    void refusesNumbersThatAreNotAllowed()
    {
        QFETCH(int, which);
        Weights weights = *m_weights;
        switch (which) {
        case 0:
            for (auto& row : weights.rows)
                row[7] = -1'600;
            clearRowsOfNoThreat(weights);
            break;
        case 1:
            weights.heads[3].hiddenBias[2] = std::numeric_limits<std::int32_t>::min();
            break;
        case 2:
            weights.heads[5].outputBias = std::numeric_limits<std::int32_t>::max();
            break;
        case 3:
            weights.scale = 0;
            break;
        case 4:
            weights.scale = -5;
            break;
        case 6:
            weights.rows[kFirstThreatRow + 4 * kThreats][9] = 1;
            break;
        default:
            weights.scale = 1'000'000;
        }
        QVERIFY(!isInRange(weights));
    }

    void theNetworksThatAreBuiltInAreWhole()
    {
        for (const GameId game : kLearnedGames) {
            QVERIFY2(embeddedNetwork(game) != nullptr, rules::idOf(game).data());
            QCOMPARE(embeddedNetwork(game)->game(), game);
        }
        QVERIFY(embeddedNetwork(GameId::Bestemshe) == nullptr);
        // The networks know that a lead is good.
        rules::BoardState board = TogyzqumalaqPosition().board();
        for (std::size_t i = 0; i < TogyzqumalaqPosition::kPits; ++i) {
            board.rows[0][i] = 4;
            board.rows[1][i] = 4;
        }
        const auto togyz = [&board](std::array<std::uint16_t, 2> stores) {
            board.stores = stores;
            return embeddedNetwork(GameId::Togyzqumalaq)
                ->evaluate(TogyzqumalaqPosition::fromBoard(board, rules::TogyzEnd::Majority));
        };
        QVERIFY(togyz({60, 30}) > 500);
        QVERIFY(togyz({30, 60}) < -500);

        rules::BoardState small = CongkakPosition().board();
        for (std::size_t i = 0; i < 7; ++i) {
            small.rows[0][i] = 3;
            small.rows[1][i] = 3;
        }
        const auto congkak = [&small](std::array<std::uint16_t, 2> stores) {
            small.stores = stores;
            return embeddedNetwork(GameId::Congkak)
                ->evaluate(CongkakPosition::fromBoard(small, CongkakPosition::standardStart(), 0,
                                                      CongkakPosition::Standing::Open));
        };
        // Being on the move is worth a lot there.
        QVERIFY(congkak({40, 16}) > 500);
        QVERIFY(congkak({16, 40}) < congkak({28, 28}) - 500);
    }

private:
    std::unique_ptr<Weights> m_weights;
    std::shared_ptr<const Network> m_network;
    std::vector<std::uint8_t> m_bytes;
};

QTEST_APPLESS_MAIN(TestNetwork)
#include "tst_network.moc"

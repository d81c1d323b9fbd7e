// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/self_play.h"
#include "app/workshop/trainer.h"
#include "app/workshop/training_data.h"
#include "core/ai/nnue/network.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace qumalaq;
using namespace qumalaq::workshop;
using ai::nnue::NetworkInput;
using ai::nnue::networkInputOf;
using rules::CongkakPosition;
using rules::GameId;
using rules::TogyzqumalaqPosition;

namespace {

constexpr std::uint64_t kSeed = 20'261'121;

[[nodiscard]] SelfPlayRecipe quickRecipe(GameId game = GameId::Togyzqumalaq)
{
    SelfPlayRecipe recipe;
    recipe.game = game;
    recipe.seed = kSeed;
    recipe.nodes = 60;
    return recipe;
}

[[nodiscard]] std::vector<TrainingRecord> someGames(int count, GameId game)
{
    SelfPlay player(quickRecipe(game), nullptr);
    std::vector<TrainingRecord> records;
    for (int number = 0; number < count; ++number) {
        const auto played = player.play(static_cast<std::uint64_t>(number));
        records.insert(records.end(), played.begin(), played.end());
    }
    return records;
}

[[nodiscard]] ai::Value judged(const ai::nnue::Network& network, const NetworkInput& networkInput)
{
    return network.game() == GameId::Congkak ? network.evaluate(*positionOf<CongkakPosition>(networkInput))
                                             : network.evaluate(*positionOf<TogyzqumalaqPosition>(networkInput));
}

template <ai::nnue::LearnedPosition P>
void checkGame(const std::vector<TrainingRecord>& game)
{
    QVERIFY(!game.empty());
    for (std::size_t i = 0; i < game.size(); ++i) {
        QCOMPARE((game[i].flags & TrainingRecord::FirstOfGame) != 0, i == 0);
        QCOMPARE((game[i].flags & TrainingRecord::LastOfGame) != 0, i + 1 == game.size());
        const auto position = positionOf<P>(game[i].networkInput);
        QVERIFY(position && !position->outcome());
        QVERIFY(networkInputOf(*position) == game[i].networkInput);
    }
}

} // namespace

class TestTraining : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_path = m_folder->filePath(QStringLiteral("games.data")).toStdString();
    }

    void theSameRecipeGivesTheSameGame()
    {
        const auto once = SelfPlay(quickRecipe(), nullptr).play(3);
        const auto again = SelfPlay(quickRecipe(), nullptr).play(3);
        QVERIFY(!once.empty());
        QVERIFY(once == again);
        QVERIFY(once != SelfPlay(quickRecipe(), nullptr).play(4));
    }

    void everyPositionOfAGameHasItsResult()
    {
        for (std::uint64_t number = 0; number < 10; ++number) {
            const auto game = SelfPlay(quickRecipe(), nullptr).play(number);
            checkGame<TogyzqumalaqPosition>(game);
            for (std::size_t i = 1; i < game.size(); ++i) // the sides take turns
                QCOMPARE(int{game[i].result}, 2 - int{game[i - 1].result});
        }
    }

    void everyPositionTellsWhoseTurnItWas()
    {
        const auto game = SelfPlay(quickRecipe(), nullptr).play(0);
        for (std::size_t i = 1; i < game.size(); ++i)
            QVERIFY(((game[i].flags ^ game[i - 1].flags) & TrainingRecord::NorthMoves) != 0);
    }

    void randomMovesAreMarked()
    {
        SelfPlayRecipe recipe = quickRecipe();
        const auto slipsIn = [&] {
            const auto game = SelfPlay(recipe, nullptr).play(1);
            return std::count_if(game.begin(), game.end(),
                                 [](const auto& record) { return (record.flags & TrainingRecord::Slip) != 0; });
        };
        recipe.slipPermille = 0;
        QCOMPARE(slipsIn(), 0);
        recipe.slipPermille = 1'000;
        recipe.lastSlipPly = 7;
        QCOMPARE(slipsIn(), 7);
    }

    void everyPositionOfACongkakGameHasItsResult()
    {
        int again = 0;
        for (std::uint64_t number = 0; number < 20; ++number) {
            const auto game = SelfPlay(quickRecipe(GameId::Congkak), nullptr).play(number);
            checkGame<CongkakPosition>(game);
            for (std::size_t i = 1; i < game.size(); ++i)
                again += game[i].result != 1 && game[i].result == game[i - 1].result ? 1 : 0;
        }
        QVERIFY(again > 0); // a side that moves twice in a row has the same result both times
    }

    void noGameHasStonesWhereItHasNoPit()
    {
        NetworkInput networkInput = networkInputOf(CongkakPosition());
        QVERIFY(positionOf<CongkakPosition>(networkInput) == CongkakPosition());
        QVERIFY(!positionOf<TogyzqumalaqPosition>(networkInput));
        std::swap(networkInput.pits[2], networkInput.pits[7]);
        QVERIFY(!positionOf<CongkakPosition>(networkInput)); // the total is short of the seven
        networkInput = networkInputOf(CongkakPosition());
        networkInput.pits[17] = 1;
        QVERIFY(!positionOf<CongkakPosition>(networkInput));
    }

    void aFileHoldsWhatWasWritten()
    {
        auto writer = TrainingDataWriter::open(m_path, quickRecipe());
        QVERIFY(writer);
        const auto game = SelfPlay(quickRecipe(), nullptr).play(0);
        QVERIFY(writer->append(game));
        QVERIFY(writer->append(game));
        const auto data = readTrainingData(m_path);
        QVERIFY(data);
        QCOMPARE(data->games, 2U);
        QCOMPARE(data->records.size(), 2 * game.size());
        QVERIFY(std::equal(game.begin(), game.end(), data->records.begin()));
        QVERIFY(data->recipe == quickRecipe());
    }

    void aFileKnowsItsGame()
    {
        const SelfPlayRecipe recipe = quickRecipe(GameId::Congkak);
        auto writer = TrainingDataWriter::open(m_path, recipe);
        const auto game = SelfPlay(recipe, nullptr).play(0);
        QVERIFY(writer && writer->append(game));
        const auto data = readTrainingData(m_path);
        QVERIFY(data);
        QVERIFY(data->recipe == recipe);
        QVERIFY(data->records == game);
        const auto other = TrainingDataWriter::open(m_path, quickRecipe());
        QVERIFY(!other);
        QCOMPARE(other.error(), DataError::OtherRecipe);
        // The game is stored in the last two bytes of the header.
        QFile file(QString::fromStdString(m_path));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(46) && file.write(QByteArray(1, '\7')) == 1);
        file.close();
        QCOMPARE(readTrainingData(m_path).error(), DataError::OtherGame);
    }

    void anInterruptedFileIsContinued()
    {
        const auto game = SelfPlay(quickRecipe(), nullptr).play(0);
        {
            auto writer = TrainingDataWriter::open(m_path, quickRecipe());
            QVERIFY(writer && writer->append(game) && writer->append(game));
        }
        QFile file(QString::fromStdString(m_path));
        QVERIFY(file.resize(file.size() - 40)); // killed while writing the second game
        auto writer = TrainingDataWriter::open(m_path, quickRecipe());
        QVERIFY(writer);
        QCOMPARE(writer->games(), 1U);
        QVERIFY(writer->append(game));
        const auto data = readTrainingData(m_path);
        QVERIFY(data);
        QCOMPARE(data->records.size(), 2 * game.size());
    }

    void aTreeOfAnotherRecipeIsNotContinued()
    {
        QVERIFY(TrainingDataWriter::open(m_path, quickRecipe()));
        SelfPlayRecipe other = quickRecipe();
        other.nodes = 61;
        const auto writer = TrainingDataWriter::open(m_path, other);
        QVERIFY(!writer);
        QCOMPARE(writer.error(), DataError::OtherRecipe);
    }

    void refusesWhatIsNotTrainingData()
    {
        QCOMPARE(readTrainingData(m_path).error(), DataError::CannotRead);
        QVERIFY(put(QString::fromStdString(m_path), QByteArray(200, 'x')));
        QCOMPARE(readTrainingData(m_path).error(), DataError::NotTrainingData);
    }

    void refusesARecordThatNoGameCanHave()
    {
        auto writer = TrainingDataWriter::open(m_path, quickRecipe());
        auto game = SelfPlay(quickRecipe(), nullptr).play(0);
        game[2].networkInput.pits[0] = static_cast<std::uint8_t>(game[2].networkInput.pits[0] + 1);
        QVERIFY(writer && writer->append(game));
        QCOMPARE(readTrainingData(m_path).error(), DataError::Damaged);
    }

    void learnsWhatItIsShown_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("games");
        QTest::newRow("games of Togyzqumalaq") << static_cast<int>(GameId::Togyzqumalaq) << 60;
        QTest::newRow("games of Congkak, which are shorter") << static_cast<int>(GameId::Congkak) << 300;
    }

    void learnsWhatItIsShown()
    {
        QFETCH(int, game);
        QFETCH(int, games);
        const auto id = static_cast<GameId>(game);
        const auto records = someGames(games, id);
        TrainingPlan plan;
        plan.seed = kSeed;
        plan.epochs = 8;
        plan.batch = 256;
        ExampleSets examples;
        addExamples(examples, id, records, plan);
        QCOMPARE(examples.training.size() + examples.heldOut.size(), records.size());
        QVERIFY(!examples.heldOut.empty());
        QCOMPARE(examples.heldOut.size(), examples.heldOutNetworkInputs.size());
        const double before = lossOf(*RealWeights::random(plan.seed), examples.training);
        int epochs = 0;
        const auto learned =
            train(examples, plan, [&](const EpochReport& report) { QCOMPARE(report.epoch, ++epochs); });
        QCOMPARE(epochs, plan.epochs);
        QVERIFY2(lossOf(*learned, examples.training) < 0.5 * before,
                 qPrintable(QStringLiteral("%1 of %2").arg(lossOf(*learned, examples.training)).arg(before)));
        QVERIFY(lossOf(*learned, examples.heldOut) < before);
        // The engine's integer arithmetic agrees.
        const auto weights = quantised(*learned, examples.scale);
        QVERIFY(weights);
        const auto network = ai::nnue::Network::fromWeights(id, *weights);
        double difference = 0;
        for (std::size_t i = 0; i < examples.heldOut.size(); ++i) {
            const double expected = double{learned->outputFor(examples.heldOut[i])} * weights->scale;
            difference += std::abs(expected - judged(*network, examples.heldOutNetworkInputs[i]));
        }
        difference /= static_cast<double>(examples.heldOut.size()) * weights->scale;
        QVERIFY2(difference < 0.02, QByteArray::number(difference)); // in logits
    }

    void refusesToRoundWhatDoesNotFit()
    {
        const auto weights = RealWeights::random(1);
        QVERIFY(quantised(*weights, 1'500));
        weights->rows[5][5] = 40;
        QVERIFY(!quantised(*weights, 1'500));
        weights->rows[5][5] = std::nanf("");
        QVERIFY(!quantised(*weights, 1'500));
    }

    void aRandomMoveSaysNothingAboutThePositionsBeforeIt()
    {
        // South was winning, then played at random and lost.
        std::vector<TrainingRecord> game(4, TrainingRecord{networkInputOf(TogyzqumalaqPosition()), 0, 0, 0});
        const std::array<std::int16_t, 4> scores = {300, -300, 300, 900};
        for (std::size_t i = 0; i < game.size(); ++i) {
            game[i].score = scores[i];
            game[i].result = i % 2 == 0 ? 0 : 2;
            game[i].flags = i % 2 == 0 ? 0 : TrainingRecord::NorthMoves;
        }
        game[0].flags |= TrainingRecord::FirstOfGame;
        game[2].flags |= TrainingRecord::Slip;
        game[3].flags |= TrainingRecord::LastOfGame;
        TrainingPlan plan;
        plan.heldOut = 0;
        plan.scoreShare = 0; // the result alone
        ExampleSets examples;
        addExamples(examples, GameId::Togyzqumalaq, game, plan);
        QCOMPARE(examples.training.size(), game.size());
        const double expected = 1.0 / (1.0 + std::exp(-300 / examples.scale));
        const std::array<double, 4> targets = {expected, 1 - expected, expected, 1};
        for (std::size_t i = 0; i < game.size(); ++i)
            QVERIFY(std::abs(double{examples.training[i].target} - targets[i]) < 1e-6);
    }

    void fitsTheScale()
    {
        // Results drawn with the frequencies of a scale of 400.
        std::vector<TrainingRecord> records;
        for (int score = -800; score <= 800; score += 40) {
            const double share = 1.0 / (1.0 + std::exp(-score / 400.0));
            for (int i = 0; i < 200; ++i) {
                TrainingRecord record;
                record.score = static_cast<std::int16_t>(score);
                record.result = (i + 0.5) / 200.0 < share ? 2 : 0;
                records.push_back(record);
            }
        }
        QVERIFY2(std::abs(fittedScale(records) - 400.0) < 5.0, QByteArray::number(fittedScale(records)));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;
};

QTEST_APPLESS_MAIN(TestTraining)
#include "tst_training.moc"

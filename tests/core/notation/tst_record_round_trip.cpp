// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.h"
#include "core/notation/online_text.h"
#include "core/notation/record_setup.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/notation/togyz_last_stone.h"
#include "core/rules/move_effect.h"
#include "tests/core/notation/random_record.h"
#include "tests/online_games.h"

#include <QRandomGenerator>
#include <QTest>

using namespace qumalaq;
using notation::GameRecord;
using notation::ReadGame;
using notation::TgkReader;

namespace {

/// Prints the text when a test fails.
QByteArray shown(const std::string& text, quint64 seed)
{
    return QByteArray("seed ") + QByteArray::number(seed) + '\n' + QByteArray::fromStdString(text);
}

} // namespace

class TestRecordRoundTrip : public QObject {
    Q_OBJECT

private:
    const quint64 m_seed = QRandomGenerator::system()->generate64();

private Q_SLOTS:
    void initTestCase() { qInfo("seed %llu", static_cast<unsigned long long>(m_seed)); }

    void realGamesReadWithoutAComplaint()
    {
        const auto games = readAll(onlineText().toStdString());
        QCOMPARE(games.size(), std::size_t(80));
        std::size_t plies = 0;
        for (const ReadGame& game : games) {
            QVERIFY2(game.errors.empty(), qPrintable(QStringLiteral("the game in line %1").arg(game.line)));
            QVERIFY(!game.isCut);
            QCOMPARE(game.record.tags().size(), std::size_t(10)); // eleven with the result
            QVERIFY(game.record.result() != notation::GameResult::Open);
            plies += game.record.tree().size();
        }
        QCOMPARE(plies, std::size_t(8627));
    }

    void realGamesAreWrittenAsTheSiteWroteThem()
    {
        const std::string original = onlineText().toStdString();
        std::string written;
        for (const ReadGame& game : readAll(original))
            written += (written.empty() ? "" : "\n") + toOnlineText(game.record);
        QCOMPARE(QByteArray::fromStdString(written).split('\n'), QByteArray::fromStdString(original).split('\n'));
    }

    void realGamesComeBackFromTgk()
    {
        const auto games = readAll(onlineText().toStdString());
        std::string text;
        for (const ReadGame& game : games)
            text += toTgk(game.record) + '\n';
        const auto again = readAll(text);
        QCOMPARE(again.size(), games.size());
        for (std::size_t i = 0; i < games.size(); ++i) {
            QVERIFY(again[i].errors.empty());
            QVERIFY(again[i].record == games[i].record);
        }
    }

    void randomGamesComeBackFromTgk_data()
    {
        QTest::addColumn<int>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::addRow("%s", std::string(rules::idOf(game)).c_str()) << int(game);
    }

    void randomGamesComeBackFromTgk()
    {
        QFETCH(int, game);
        Prng prng(m_seed + static_cast<quint64>(game));
        for (int i = 0; i < 300; ++i) {
            const GameRecord record = tests::randomRecord(static_cast<rules::GameId>(game), prng);
            const std::string text = toTgk(record);
            const auto again = readAll(text);
            QVERIFY2(again.size() == 1, shown(text, m_seed));
            QVERIFY2(again[0].errors.empty(), shown(text, m_seed));
            QVERIFY2(again[0].record == record, shown(text + '\n' + toTgk(again[0].record), m_seed));
        }
    }

    void mainLinesComeBackFromOnlineText_data() { randomGamesComeBackFromTgk_data(); }

    void mainLinesComeBackFromOnlineText()
    {
        QFETCH(int, game);
        Prng prng(m_seed + static_cast<quint64>(game));
        for (int i = 0; i < 200; ++i) {
            const GameRecord record = tests::randomRecord(static_cast<rules::GameId>(game), prng);
            const std::string text = toOnlineText(record);
            const auto again = readAll(text);
            QVERIFY2(again.size() == 1, shown(text, m_seed));
            QVERIFY2(again[0].errors.empty(), shown(text, m_seed));
            QVERIFY2(again[0].record.moves() == record.moves(), shown(text, m_seed));
            QVERIFY(again[0].record.tags() == record.tags());
            QVERIFY(again[0].record.start() == record.start());
            QVERIFY(again[0].record.result() == record.result());
        }
    }

    void manyGamesInPiecesOfAnySize()
    {
        Prng prng(m_seed);
        std::vector<GameRecord> records;
        std::string text;
        for (int i = 0; i < 60; ++i) {
            const auto games = rules::allGames();
            records.push_back(tests::randomRecord(games[prng.below(static_cast<std::uint32_t>(games.size()))], prng));
            text += toTgk(records.back()) + '\n';
        }
        const auto whole = readAll(text);
        QCOMPARE(whole.size(), records.size());
        for (const std::size_t size : {std::size_t(1), std::size_t(7), std::size_t(512), std::size_t(65'536)}) {
            std::size_t at = 0;
            TgkReader reader([&text, &at, size] {
                const auto piece = std::string_view(text).substr(at, size);
                at += piece.size();
                return piece;
            });
            for (std::size_t i = 0; i < records.size(); ++i) {
                const auto game = reader.next();
                QVERIFY(game);
                QVERIFY2(game->errors.empty(), shown(toTgk(records[i]), m_seed));
                QVERIFY2(game->record == records[i], shown(toTgk(records[i]), m_seed));
                QCOMPARE(game->line, whole[i].line);
                QCOMPARE(game->offset, whole[i].offset);
                QVERIFY(std::string_view(text).substr(game->offset).starts_with('['));
            }
            QVERIFY(!reader.next());
        }
    }

    void theQuickLandingIsTheTracesLanding()
    {
        Prng prng(m_seed);
        for (int i = 0; i < 200; ++i) {
            rules::TogyzqumalaqPosition position;
            while (!position.outcome()) {
                const rules::Move move = randomMove(rules::AnyPosition(position), prng);
                rules::TogyzqumalaqPosition after = position;
                after.play(move);
                const auto quick = notation::togyzLastStone(position, move, after);
                const auto slow = rules::effectOf(rules::AnyPosition(position), move);
                QVERIFY2(quick.place == slow.last, shown({}, m_seed));
                QVERIFY2(quick.makesTuzdyk == (slow.lastStone == rules::LastStoneEffect::MakesTuzdyk),
                         shown({}, m_seed));
                position = after;
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRecordRoundTrip)
#include "tst_record_round_trip.moc"

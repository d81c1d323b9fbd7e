// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/mistake.h"
#include "core/learn/schedule.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "tests/positions.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::learn;
using rules::Move;
using rules::Side;

namespace {

Move south(int pit)
{
    return {{Side::South, static_cast<std::uint8_t>(pit)}};
}

/// South's 9 takes 4; 1 takes nothing.
Mistake example()
{
    Mistake mistake;
    mistake.position = positionOf("1,0,0,0,0,0,0,0,2/3,60,0,0,0,0,0,0,0 69,27 -,- s");
    mistake.played = south(1);
    mistake.better = {south(9)};
    mistake.opponent = "Qumalaq, level 4";
    mistake.date = "2026.11.22";
    mistake.time = "14:05:30";
    mistake.number = 19;
    return mistake;
}

} // namespace

class TestMistake : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTwoMovesShowTheKind_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("played");
        QTest::addColumn<int>("better");
        QTest::addColumn<MistakeKind>("kind");
        const auto row = [](const char* name, const char* position, int played, int better, MistakeKind kind) {
            QTest::newRow(name) << QString::fromLatin1(position) << played << better << kind;
        };
        row("the better move takes four", "1,0,0,0,0,0,0,0,2/3,60,0,0,0,0,0,0,0 69,27 -,- s", 1, 9,
            MistakeKind::MissedCapture);
        row("the better move takes only two more", "1,0,0,0,0,0,0,0,2/1,60,0,0,0,0,0,0,0 69,29 -,- s", 1, 9,
            MistakeKind::Other);
        row("the better move makes a tuzdyk", "1,0,0,0,0,0,0,0,2/2,60,0,0,0,0,0,0,0 69,28 -,- s", 1, 9,
            MistakeKind::MissedTuzdyk);
        row("the opponent's 9 makes a tuzdyk of pit 1", "2,0,0,0,1,0,0,0,0/0,0,0,0,70,0,0,0,2 40,47 -,- s", 5, 1,
            MistakeKind::AllowedTuzdyk);
        row("the opponent's 9 takes eight from pit 1, else two", "7,0,0,0,1,0,0,0,0/0,0,0,0,70,0,0,0,2 40,42 -,- s", 5,
            1, MistakeKind::FedOpponent);
        row("the better move takes ten, and the opponent's 9 then ten less",
            "11,0,0,0,1,0,0,0,0/0,9,0,0,70,0,0,0,2 40,29 -,- s", 5, 1, MistakeKind::MissedCapture);
        row("a stone falls into nothing but the opponent's count", "1,0,0,0,0,0,0,1,0/1,0,0,0,0,0,0,0,0 80,79 -,- s", 1,
            8, MistakeKind::LostAtsyrau);
    }
    void theTwoMovesShowTheKind()
    {
        QFETCH(QString, position);
        QFETCH(int, played);
        QFETCH(int, better);
        QFETCH(MistakeKind, kind);
        const auto start = positionOf(position);
        QVERIFY(start.isLegal(south(played)) && start.isLegal(south(better)));
        QCOMPARE(kindOfMistake(start, south(played), south(better)), kind);
    }

    void aMistakeIsWrittenAsAGameAndReadBack()
    {
        Mistake mistake = example();
        const auto read = [](const Mistake& written) {
            const std::string text = notation::toTgk(toRecord(written));
            const auto game = notation::TgkReader(text).next();
            return game && game->errors.empty() ? mistakeOf(game->record) : std::nullopt;
        };
        QVERIFY(read(mistake) == mistake);
        mistake.opponent.clear();
        mistake.date.clear();
        mistake.time.clear();
        mistake.number = 0;
        QVERIFY(read(mistake) == mistake);
        // A longer line, and a second good move.
        mistake.position = rules::AnyPosition(rules::GameSetup());
        mistake.played = south(1);
        mistake.better = {south(7), {{Side::North, 3}}, south(2)};
        mistake.good = {south(5), south(6)};
        QVERIFY(read(mistake) == mistake);
        QVERIFY(mistake.isAnswer(south(7)) && mistake.isAnswer(south(6)) && !mistake.isAnswer(south(1)));
    }

    void anOrdinaryGameIsNoMistake()
    {
        QVERIFY(!mistakeOf(notation::GameRecord()));
        notation::GameRecord record;
        record.tree().add(notation::NodeId::Root, south(7));
        record.tree().add(notation::NodeId::Root, south(1));
        QVERIFY(!mistakeOf(record));
        // A good move, and another one without a mark.
        record.tree().annotate(record.tree().firstChild(notation::NodeId::Root), {{}, {}, {1}});
        QVERIFY(!mistakeOf(record));
    }

    void aNewMistakeIsDueAtOnceAndComesBackLikeALesson()
    {
        constexpr Day kToday = 20'000;
        Schedule schedule;
        const std::string key = example().key();
        schedule.add(key, kToday);
        QCOMPARE(schedule.due(kToday), std::vector{key});
        schedule.solved(key, 0, kToday);
        QVERIFY(schedule.due(kToday + 2).empty());
        QCOMPARE(schedule.due(kToday + 3), std::vector{key});
        // Found once more in another game: nothing changes.
        schedule.add(key, kToday);
        QVERIFY(schedule.due(kToday + 2).empty());
    }
};

QTEST_GUILESS_MAIN(TestMistake)
#include "tst_mistake.moc"

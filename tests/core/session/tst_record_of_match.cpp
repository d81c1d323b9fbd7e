// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/record_of_match.h"

#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "tests/core/session/match_testing.h"
#include "tests/positions.h"
#include "tests/random_seed.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using namespace qumalaq::session::testing;

namespace {

notation::GameRecord readBack(const notation::GameRecord& record)
{
    const std::string text = notation::toTgk(record);
    notation::TgkReader reader{std::string_view(text)};
    auto game = reader.next();
    return game ? game->record : notation::GameRecord();
}

} // namespace

Q_DECLARE_METATYPE(MatchEvent)
Q_DECLARE_METATYPE(std::string)

class TestRecordOfMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlayedGameIsWrittenDown()
    {
        Match match;
        match.start(specOf(human(QStringLiteral("Әсел  Қ.")), computer(3)));
        QVERIFY(match.play(south(7)));
        const auto record = toRecord(match);
        QCOMPARE(record.tag("White"), std::string_view("Әсел Қ."));
        QCOMPARE(record.tag("Black"), std::string_view("Qumalaq, level 3"));
        QCOMPARE(QString::fromUtf8(record.tag("Date")), match.startedAt().toLocalTime().toString(u"yyyy.MM.dd"));
        const QDateTime day(QDate(2026, 3, 22), QTime(12, 0));
        QCOMPARE(toRecord(match.record(), day).tag("Date"), std::string_view("2026.03.22"));
        QCOMPARE(toRecord(match.record()).tag("Date"), std::string_view());
        QCOMPARE(record.tag("WhiteType"), std::string_view());
        QCOMPARE(record.tag("BlackType"), std::string_view("program"));
        QCOMPARE(record.tag("BlackLevel"), std::string_view("3"));
        QCOMPARE(record.tag("Termination"), std::string_view());
        QCOMPARE(record.moves().front(), south(7));
        QVERIFY(record.result() == notation::GameResult::Open);
        QVERIFY(!outcomeOf(record));
    }

    void theClockIsWrittenWhereThereIsAWordForIt_data()
    {
        QTest::addColumn<std::string>("clock");
        QTest::addColumn<std::string>("tag");
        QTest::newRow("nothing is added") << std::string("sudden 300000 300000 0 loses") << std::string("300");
        QTest::newRow("seconds are added") << std::string("fischer 180000 180000 2000 loses") << std::string("180+2");
        QTest::newRow("seconds are given back") << std::string("bronstein 180000 180000 2000 loses") << std::string();
        QTest::newRow("a handicap") << std::string("sudden 300000 60000 0 loses") << std::string();
    }

    void theClockIsWrittenWhereThereIsAWordForIt()
    {
        QFETCH(std::string, clock);
        QFETCH(std::string, tag);
        MatchSpec spec = specOf(human(), human());
        spec.clock = parseClock(clock);
        QVERIFY(spec.clock);
        MatchRecord played(spec);
        QCOMPARE(toRecord(played).tag("TimeControl"), std::string_view(tag));
    }

    void theTimeOfMovesIsWrittenAtTheEnd()
    {
        MatchSpec spec = specOf(human(), human());
        spec.clock = parseClock("sudden 300000 300000 0 loses");
        MatchRecord played(spec);
        played.apply(event::Played{south(7), Milliseconds(5'400)});
        played.apply(event::Played{north(9), Milliseconds(1'200)});
        played.apply(event::Played{south(1), Milliseconds(8'300)});
        QCOMPARE(toRecord(played).tag("WhiteTime"), std::string_view());
        played.apply(event::Resigned{rules::Side::North});
        QCOMPARE(toRecord(played).tag("WhiteTime"), std::string_view("14"));
        QCOMPARE(toRecord(played).tag("BlackTime"), std::string_view("1"));
    }

    void movesTakenBackAreNot()
    {
        MatchRecord played(specOf(human(), human()));
        played.apply(event::Played{south(7)});
        played.apply(event::Played{north(9)});
        played.apply(event::Undone{1});
        const auto record = toRecord(played);
        QCOMPARE(record.moves().size(), std::size_t(1));
        QVERIFY(record.tags().empty());
    }

    void theEndIsKnownAgain_data()
    {
        QTest::addColumn<MatchEvent>("ending");
        QTest::addColumn<std::string>("termination");
        QTest::newRow("South resigns") << MatchEvent(event::Resigned{rules::Side::South}) << std::string("resignation");
        QTest::newRow("North resigns") << MatchEvent(event::Resigned{rules::Side::North}) << std::string("resignation");
        QTest::newRow("a draw is agreed") << MatchEvent(event::DrawAgreed{}) << std::string("agreement");
    }

    void theEndIsKnownAgain()
    {
        QFETCH(MatchEvent, ending);
        QFETCH(std::string, termination);
        MatchRecord played(specOf(human(), human()));
        played.apply(event::Played{south(7)});
        played.apply(ending);
        const auto record = readBack(toRecord(played));
        QCOMPARE(record.tag("Termination"), std::string_view(termination));
        QVERIFY(outcomeOf(record) == played.outcome());
    }

    void everyGameComesBack_data()
    {
        QTest::addColumn<int>("game");
        for (const rules::GameId game : rules::allGames())
            QTest::newRow(rules::idOf(game).data()) << static_cast<int>(game);
    }

    void everyGameComesBack()
    {
        QFETCH(int, game);
        Prng random(newSeed());
        rules::History history{rules::GameSetup(static_cast<rules::GameId>(game))};
        while (!history.outcome() && history.plies().size() < 400)
            history.play(randomMove(history.position(), random));
        const auto record = readBack(notation::toRecord(history));
        QCOMPARE(record, notation::toRecord(history));
        const rules::History again = toHistory(record);
        QCOMPARE(again.plies().size(), history.plies().size());
        QVERIFY(again.position() == history.position());
        QVERIFY(again.outcome() == history.outcome());
        const rules::History half = toHistory(record, history.plies().size() / 2);
        QVERIFY(half.position() == history.positionAt(history.plies().size() / 2));
        if (const auto outcome = history.position().outcome())
            QVERIFY(outcomeOf(record) == outcome);
    }

    void aStartOfItsOwnIsKept()
    {
        const rules::AnyPosition parsed = positionOf("0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- s");
        MatchSpec spec = specOf(human(), human());
        spec.start = parsed;
        MatchRecord played(spec);
        played.apply(event::Played{south(9)});
        const auto record = readBack(toRecord(played));
        QVERIFY(record.start() == parsed);
        QVERIFY(outcomeOf(record) == played.outcome());
        QVERIFY(record.result() == notation::GameResult::SouthWins);
    }

    void aHistoryLeadsToAnyNode()
    {
        notation::GameRecord record;
        const auto seven = record.tree().add(notation::NodeId::Root, south(7));
        record.tree().add(seven, north(9));
        const auto tried = record.tree().add(seven, north(2));
        const rules::History history = toHistory(record, tried);
        QCOMPARE(history.plies().size(), std::size_t(2));
        QVERIFY(history.position() == record.positionAt(tried));
        QVERIFY(toHistory(record, notation::NodeId::Root).plies().empty());
    }

    void nothingIsPlayedBehindTheThirdRepetition()
    {
        // One stone in each row, circling for ever: the start occurs for the third time after 36 plies.
        const rules::GameSetup setup;
        const rules::AnyPosition parsed = positionOf("1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,80 -,- s", setup);
        notation::GameRecord record(setup, parsed);
        rules::AnyPosition position = parsed;
        notation::NodeId node = notation::NodeId::Root;
        for (int ply = 0; ply < 40; ++ply) {
            const rules::MoveList moves = position.legalMoves();
            const rules::Move foremost = moves[moves.size() - 1];
            position.play(foremost);
            node = record.tree().add(node, foremost);
        }
        const rules::History history = toHistory(record);
        QCOMPARE(history.plies().size(), std::size_t(36));
        QVERIFY(history.outcome());
        // When written again, the moves alone do not show this result.
        QVERIFY(notation::toRecord(history).result() == notation::GameResult::Draw);
    }

    void aComputerIsNamedByLevelOrCharacter_data()
    {
        QTest::addColumn<QString>("character");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("level");
        QTest::newRow("a level") << QStringLiteral("none") << QStringLiteral("Qumalaq, level 3") << QStringLiteral("3");
        for (const ai::Character character : ai::kCharacters) {
            const QString id = QString::fromUtf8(ai::idOf(character));
            QTest::newRow(qPrintable(id)) << id << QStringLiteral("Qumalaq, ") + id << QString();
        }
    }

    void aComputerIsNamedByLevelOrCharacter()
    {
        QFETCH(QString, character);
        MatchSpec spec = specOf(computer(3), human());
        spec.players[0].character = ai::characterById(character.toStdString()).value();
        QTEST(nameInRecord(spec.players[0]), "name");
        QTEST(namesInRecord(spec)[0], "name");
        QCOMPARE(namesInRecord(spec)[1], QString());
        const auto record = readBack(toRecord(MatchRecord(spec)));
        QTEST(QString::fromUtf8(record.tag("White")), "name");
        QTEST(QString::fromUtf8(record.tag("WhiteLevel")), "level");
        QCOMPARE(record.tag("WhiteType"), std::string_view("program"));
        QCOMPARE(record.tag("Black"), std::string_view());
    }

    void anUnfinishedGameContinues_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<std::string>("clock");
        for (const rules::GameId game : rules::allGames())
            QTest::addRow("%s without a clock", rules::idOf(game).data()) << static_cast<int>(game) << std::string();
        const auto clock = [](const char* name, const char* text, rules::GameId game = rules::GameId::Togyzqumalaq) {
            QTest::newRow(name) << static_cast<int>(game) << std::string(text);
        };
        clock("nothing is added", "sudden 300000 300000 0 loses");
        clock("seconds are added", "fischer 180000 180000 2000 loses");
        clock("seconds are given back", "bronstein 180000 180000 2000 loses");
        clock("a handicap, and the stones go over", "sudden 300000 160000 0 stones");
        clock("a turn may begin in the other row", "fischer 180000 180000 2000 loses", rules::GameId::MangalaSuez);
    }

    /// Against a computer as well as between two people, after each of the first moves.
    void anUnfinishedGameContinues()
    {
        QFETCH(int, game);
        QFETCH(std::string, clock);
        Prng random(newSeed());
        for (const Player& northern : {human(QStringLiteral("Әсел")), computer(4)}) {
            MatchSpec spec = specOf(human(), northern);
            spec.setup = rules::GameSetup(static_cast<rules::GameId>(game));
            spec.clock = parseClock(clock);
            if (northern.isComputer()) {
                spec.learner = QStringLiteral("3k1m");
                spec.isRated = true;
            }
            QCOMPARE(spec.clock.has_value(), !clock.empty());
            MatchRecord played(spec);
            for (int ply = 0; ply < 20 && !played.outcome(); ++ply) {
                if (ply > 0) {
                    const QDateTime day(QDate(2026, 3, 22), QTime(23, 50));
                    const auto left = toSuspendedGame(readBack(toRecord(played, day)));
                    QVERIFY(left);
                    QVERIFY(left->record.spec() == spec);
                    QVERIFY(isSame(left->record.history(), played.history()));
                    QVERIFY(left->record.timeLeft() == played.timeLeft());
                    QVERIFY(left->record.turnLasted() == played.turnLasted());
                    QCOMPARE(left->startedAt.toLocalTime().date(), day.date());
                }
                const auto time = [&](std::uint32_t most) { return Milliseconds(spec.clock ? random.below(most) : 0); };
                const Milliseconds thought = time(3000);
                if (spec.clock)
                    played.apply(event::TurnLasted{thought});
                const auto untilThen = toSuspendedGame(readBack(toRecord(played)));
                QCOMPARE(untilThen.has_value(), ply > 0);
                if (untilThen)
                    QVERIFY(untilThen->record.turnLasted() == thought);
                played.apply(event::Played{randomMove(played.history().position(), random), thought + time(6000)});
            }
        }
    }

    void theTimeOfATurnInTheOtherRowIsTheMovers()
    {
        MatchSpec spec = specOf(human(), human());
        spec.setup = rules::GameSetup(rules::GameId::MangalaSuez);
        spec.clock = parseClock("sudden 600000 600000 0 loses");
        Prng random(5);
        int turns = 0;
        for (int game = 0; game < 50; ++game) {
            MatchRecord played(spec);
            while (!played.outcome() && played.history().plies().size() < 60) {
                const rules::Side mover = played.history().position().sideToMove();
                const rules::Move move = randomMove(played.history().position(), random);
                auto left = *played.timeLeft();
                left[indexOf(mover)] -= Milliseconds(1000);
                played.apply(event::Played{move, Milliseconds(1000)});
                QVERIFY(played.timeLeft() == left);
                turns += move.from.row == mover ? 0 : 1;
            }
        }
        QVERIFY(turns > 0);
    }

    void aRecordWithMoreThanAMatchDoesNotContinue_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("continues");
        const auto add = [](const char* name, const char* text, bool continues = false) {
            QTest::newRow(name) << std::string(text) << continues;
        };
        add("two people, open", "1. 76 98 *", true);
        add("a clock of an earlier version", "[TimeControl \"180+2\"]\n\n1. 76 98 *", true);
        add("won", "1. 76 98 1-0");
        add("no moves", "*");
        add("a comment", "1. 76 {good} 98 *");
        add("a variation", "1. 76 (1. 65) 98 *");
        add("a tournament", "[Event \"Cup\"]\n\n1. 76 98 *");
        add("a computer of a later version", "[White \"Qumalaq, level 77\"]\n[WhiteType \"program\"]\n\n1. 76 98 *");
        add("another program", "[White \"Other\"]\n[WhiteType \"program\"]\n\n1. 76 98 *");
        add("a clock that cannot be read", "[Clock \"soon\"]\n\n1. 76 98 *");
        add("more time left than there was",
            "[TimeControl \"180\"]\n[Clock \"sudden 180000 180000 0 loses 190000 170000 0\"]\n\n1. 76 98 *");
        add("no time left", "[TimeControl \"180\"]\n[Clock \"sudden 180000 180000 0 loses 0 170000 0\"]\n\n1. 76 98 *");
    }

    void aRecordWithMoreThanAMatchDoesNotContinue()
    {
        QFETCH(std::string, text);
        notation::TgkReader reader{std::string_view(text)};
        const auto game = reader.next();
        QVERIFY(game);
        QTEST(toSuspendedGame(game->record).has_value(), "continues");
    }
};

QTEST_GUILESS_MAIN(TestRecordOfMatch)
#include "tst_record_of_match.moc"

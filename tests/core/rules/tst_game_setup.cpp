// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/any_position.h"

#include <QTest>

#include <set>

using namespace qumalaq;
using namespace qumalaq::rules;
using Code = SetupError::Code;

namespace {

QString optionOf(const GameSetup& setup, const char* key)
{
    return QString::fromStdString(std::string(setup.option(key)));
}

} // namespace

class TestGameSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesAndRefuses_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("error"); // -1 for none
        QTest::addColumn<QString>("kept");
        const auto taken = [](const char* name, GameId game, const char* key, const char* value, const char* kept) {
            QTest::newRow(name) << int(game) << key << value << -1 << kept;
        };
        const auto refused = [](const char* name, GameId game, const char* key, const char* value, Code code) {
            QTest::newRow(name) << int(game) << key << value << int(code) << QString();
        };
        const GameId congkak = GameId::Congkak;
        const GameId mangala = GameId::MangalaSuez;

        taken("three holes", congkak, "holes", "3", "3");
        taken("twenty stones", congkak, "stones", "20", "20");
        taken("a number with zeros before it", congkak, "stones", "007", "7");
        refused("two holes", congkak, "holes", "2", Code::TooSmall);
        refused("eleven holes", congkak, "holes", "11", Code::TooLarge);
        refused("no stones", congkak, "stones", "0", Code::TooSmall);
        refused("less than no stones", congkak, "stones", "-3", Code::TooSmall);
        refused("21 stones", congkak, "stones", "21", Code::TooLarge);
        refused("a number without end", congkak, "stones", "99999999999999999999", Code::TooLarge);
        refused("a number without end below zero", congkak, "stones", "-99999999999999999999", Code::TooSmall);
        refused("a word for a number", congkak, "holes", "seven", Code::NotANumber);
        refused("a number and more", congkak, "holes", "7x", Code::NotANumber);
        refused("nothing for a number", congkak, "holes", "", Code::NotANumber);
        refused("an unknown choice", congkak, "capture", "all", Code::BadValue);
        refused("an option of another game", congkak, "quiet", "2", Code::UnknownOption);
        refused("stones in Mangala", mangala, "stones", "8", Code::UnknownOption);
        refused("holes in Togyzqumalaq", GameId::Togyzqumalaq, "holes", "9", Code::UnknownOption);

        taken("two in South's row, one in North's", mangala, "empty", "s2,s5,n3", "s2,s5,n3");
        taken("one in South's row, two in North's, in any order", mangala, "empty", "n6,s4,n1", "s4,n1,n6");
        refused("three in one row", mangala, "empty", "s1,s2,s3", Code::EmptyInOneRow);
        refused("three in North's row", mangala, "empty", "n1,n2,n3", Code::EmptyInOneRow);
        refused("one hole twice", mangala, "empty", "s1,s1,n3", Code::PitTwice);
        refused("two holes", mangala, "empty", "s1,n3", Code::WrongEmptyCount);
        refused("four holes", mangala, "empty", "s1,s2,n3,n4", Code::WrongEmptyCount);
        refused("a hole number 7", mangala, "empty", "s1,s7,n3", Code::NotAPit);
        refused("a hole number 0", mangala, "empty", "s0,s2,n3", Code::NotAPit);
        refused("a third row", mangala, "empty", "s1,e2,n3", Code::NotAPit);
        refused("a comma at the end", mangala, "empty", "s1,s2,", Code::NotAPit);
        refused("no holes at all", mangala, "empty", "", Code::NotAPit);
        taken("no quiet turn", mangala, "quiet", "0", "0");
        refused("five quiet turns", mangala, "quiet", "5", Code::TooLarge);
    }

    void takesAndRefuses()
    {
        QFETCH(int, game);
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(int, error);
        QFETCH(QString, kept);
        GameSetup setup(static_cast<GameId>(game));
        const GameSetup before = setup;
        const auto result = setup.setOption(key.toStdString(), value.toStdString());
        QCOMPARE(result ? -1 : int(result.error().code), error);
        if (result) {
            QCOMPARE(optionOf(setup, qPrintable(key)), kept);
            return;
        }
        QVERIFY(setup == before);
        QCOMPARE(QString::fromStdString(result.error().key), key);
        QCOMPARE(QString::fromStdString(result.error().value), value);
        if (error == int(Code::TooLarge) && key == QLatin1String("holes"))
            QCOMPARE(result.error().maximum, kMaxPits);
        if (error == int(Code::TooSmall) && key == QLatin1String("stones"))
            QCOMPARE(result.error().minimum, 1);
    }

    void everyListedValueIsTaken()
    {
        for (const GameId game : allGames()) {
            for (const OptionSpec& spec : optionsOf(game)) {
                QVERIFY(!spec.values.empty());
                for (const std::string_view value : spec.values) {
                    GameSetup setup(game);
                    QVERIFY(setup.setOption(spec.key, value));
                    QVERIFY(setup.option(spec.key) == value);
                    QVERIFY(AnyPosition(setup).layout().totalStones > 0);
                }
                GameSetup setup(game);
                if (spec.sameAs.empty())
                    QVERIFY(setup.option(spec.key) == spec.defaultValue);
                QVERIFY(setup.setOption(spec.key, spec.defaultValue));
            }
        }
    }

    void defaultsAreTheTables()
    {
        QVERIFY(AnyPosition(GameSetup(GameId::Congkak)) == AnyPosition(CongkakPosition()));
        QVERIFY(AnyPosition(GameSetup(GameId::Bestemshe)) == AnyPosition(BestemshePosition()));
        QVERIFY(AnyPosition(GameSetup(GameId::Toguzkorgool)) == AnyPosition(TogyzqumalaqPosition()));
        // The first table has no quiet turns; the default is two.
        const GameSetup mangala(GameId::MangalaSuez);
        const SowingStart start = sowingStartOf(mangala);
        QCOMPARE(kMangalaSuezTables[start.table].quietTurns, kMangalaSuezQuietTurns.defaultValue);
        QCOMPARE(kMangalaSuezTables[start.table].prescription, Prescription::AfterCapture);
        QCOMPARE(kMangalaSuezTables[start.table].remainderOwner, RemainderOwner::Nobody);
        QVERIFY(AnyPosition(mangala).board() == MangalaSuezPosition().board());
    }

    void stonesFollowTheHoles()
    {
        GameSetup setup(GameId::Congkak);
        QCOMPARE(setup.number("stones"), 7);
        QVERIFY(setup.setOption("holes", "4"));
        QCOMPARE(setup.number("stones"), 4);
        QCOMPARE(int(AnyPosition(setup).layout().totalStones), 32);
        QVERIFY(setup.setOption("stones", "6"));
        QVERIFY(setup.setOption("holes", "5"));
        QCOMPARE(setup.number("stones"), 6);
        QCOMPARE(int(AnyPosition(setup).layout().totalStones), 60);
    }

    void comparesByValues()
    {
        GameSetup asItComes(GameId::Congkak);
        GameSetup spelledOut(GameId::Congkak);
        QVERIFY(spelledOut.setOption("holes", "7"));
        QVERIFY(spelledOut.setOption("stones", "7"));
        QVERIFY(asItComes == spelledOut);
        QVERIFY(spelledOut.setOption("stones", "8"));
        QVERIFY(asItComes != spelledOut);
        QVERIFY(GameSetup(GameId::Togyzqumalaq) != GameSetup(GameId::Toguzkorgool));
    }

    void everyOptionMakesItsOwnTable()
    {
        std::set<int> tables;
        for (const std::string_view capture : findOption(GameId::Congkak, "capture")->values) {
            for (const std::string_view home : findOption(GameId::Congkak, "home")->values) {
                for (const std::string_view end : findOption(GameId::Congkak, "end")->values) {
                    GameSetup setup(GameId::Congkak);
                    QVERIFY(setup.setOption("capture", capture) && setup.setOption("home", home)
                            && setup.setOption("end", end));
                    const SowingStart start = sowingStartOf(setup);
                    const SowingRules& rules = kCongkakTables[start.table];
                    QCOMPARE(rules.capturingStone, capture == "both" ? CapturingStone::IsTaken : CapturingStone::Stays);
                    QCOMPARE(rules.turn, home == "again" ? Turn::AgainFromHome : Turn::Alternates);
                    QCOMPARE(rules.end, end == "board" ? End::BoardEmpty : End::RowEmpty);
                    tables.insert(start.table);
                }
            }
        }
        QCOMPARE(tables.size(), kCongkakTables.size());

        tables.clear();
        for (const std::string_view begin : findOption(GameId::MangalaSuez, "start")->values) {
            for (const std::string_view rest : findOption(GameId::MangalaSuez, "rest")->values) {
                for (const std::string_view quiet : findOption(GameId::MangalaSuez, "quiet")->values) {
                    GameSetup setup(GameId::MangalaSuez);
                    QVERIFY(setup.setOption("start", begin) && setup.setOption("rest", rest)
                            && setup.setOption("quiet", quiet));
                    const SowingStart start = sowingStartOf(setup);
                    const SowingRules& rules = kMangalaSuezTables[start.table];
                    QCOMPARE(rules.prescription, begin == "capture"  ? Prescription::AfterCapture
                                                 : begin == "always" ? Prescription::AfterOpening
                                                                     : Prescription::Never);
                    QCOMPARE(rules.remainderOwner, rest == "none" ? RemainderOwner::Nobody : RemainderOwner::RowOwners);
                    QCOMPARE(int(rules.quietTurns), setup.number("quiet"));
                    tables.insert(start.table);
                }
            }
        }
        QCOMPARE(tables.size(), kMangalaSuezTables.size());
    }

    void everyGameOfTheTogyzFamilyCanBePlayedOut()
    {
        for (const GameId game : {GameId::Togyzqumalaq, GameId::Toguzkorgool, GameId::Bestemshe}) {
            GameSetup setup(game);
            const AnyPosition standard(setup);
            QVERIFY(setup.setOption("playout", "on"));
            QVERIFY(AnyPosition(setup) != standard);
        }
    }
};

QTEST_APPLESS_MAIN(TestGameSetup)
#include "tst_game_setup.moc"

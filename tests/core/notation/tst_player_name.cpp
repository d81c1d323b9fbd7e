// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/player_name.h"

#include "core/notation/old_player_names.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"

#include <QTest>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::notation;

namespace {

std::string_view viewOf(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

GameRecord readFrom(const QByteArray& text)
{
    TgkReader reader{viewOf(text)};
    auto game = reader.next();
    return game ? std::move(game->record) : GameRecord();
}

QByteArray nameOf(const GameRecord& record, rules::Side side)
{
    return QByteArray::fromStdString(std::string(record.tag(nameTagOf(side))));
}

} // namespace

class TestPlayerName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computersComeBackFromText_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<QByteArray>("character");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("the first level") << 1 << QByteArray() << QByteArray("Qumalaq, level 1");
        QTest::newRow("the last level") << 10 << QByteArray() << QByteArray("Qumalaq, level 10");
        QTest::newRow("a level of a later version") << 99 << QByteArray() << QByteArray("Qumalaq, level 99");
        QTest::newRow("a character") << 0 << QByteArray("tuzdyk-hunter") << QByteArray("Qumalaq, tuzdyk-hunter");
    }
    void computersComeBackFromText()
    {
        QFETCH(int, level);
        QFETCH(QByteArray, character);
        QFETCH(QByteArray, text);
        const ComputerName name{level, character.toStdString()};
        QCOMPARE(QByteArray::fromStdString(toText(name)), text);
        QVERIFY(parseComputerName(viewOf(text)) == name);
    }

    void peopleAreNoComputers_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"", "?", "Qumalaq", "Qumalaq,", "Qumalaq, ", "Qumalaq, level ", "Qumalaq, level 0", "Qumalaq, level 04",
              "Qumalaq, level 100", "Qumalaq, level -1", "Qumalaq, level 4 ", "Qumalaq, level 4x",
              "Qumalaq, level 99999999999", "Qumalaq, Aisha", "qumalaq, level 4", "Level 4", "Computer"})
            QTest::addRow("\"%s\"", text) << QByteArray(text);
    }
    void peopleAreNoComputers()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!parseComputerName(viewOf(text)));
    }

    /// The exact text that version 1 wrote in each language, with its tags.
    void oldNamesBecomeOneInEveryLanguage_data()
    {
        QTest::addColumn<QByteArray>("person");
        QTest::addColumn<QByteArray>("computer");
        QTest::addColumn<int>("level");
        QTest::addColumn<QByteArray>("today");
        const auto row = [](const char* name, const char* person, const char* computer, int level, const char* today) {
            QTest::newRow(name) << QByteArray(person) << QByteArray(computer) << level << QByteArray(today);
        };
        row("English, in the library", "You", "Computer", 4, "Qumalaq, level 4");
        row("Kazakh, in the library", "Сіз", "Компьютер", 4, "Qumalaq, level 4");
        row("Russian, in the library", "Вы", "Компьютер", 10, "Qumalaq, level 10");
        row("English, saved", "You", "Computer · Young horse", 4, "Qumalaq, level 4");
        row("Kazakh, saved", "Сіз", "Компьютер · Дөнен", 4, "Qumalaq, level 4");
        row("Russian, saved", "Вы", "Компьютер · Молодой конь", 4, "Qumalaq, level 4");
        row("the first level, saved", "You", "Computer · Foal", 1, "Qumalaq, level 1");
        row("the last level, saved", "Сіз", "Компьютер · Тұлпар", 10, "Qumalaq, level 10");
        row("English, hoarder", "You", "Zhinagysh the hoarder", 5, "Qumalaq, hoarder");
        row("Kazakh, hunter", "Сіз", "Тұздықшы", 5, "Qumalaq, tuzdyk-hunter");
        row("Russian, guardian", "Вы", "Сакши-страж", 5, "Qumalaq, guardian");
        row("English, attacker", "You", "Shabuylshy the attacker", 5, "Qumalaq, attacker");
        row("Kazakh, counter", "Сіз", "Есепші", 5, "Qumalaq, counter");
        row("Russian, hunter", "Вы", "Туздыкши-охотник", 5, "Qumalaq, tuzdyk-hunter");
    }
    void oldNamesBecomeOneInEveryLanguage()
    {
        QFETCH(QByteArray, person);
        QFETCH(QByteArray, computer);
        QFETCH(int, level);
        QFETCH(QByteArray, today);
        const QByteArray tags = "[White \"" + person + "\"]\n[Black \"" + computer
                                + "\"]\n[Date \"2026.03.22\"]\n[BlackType \"program\"]\n[BlackLevel \""
                                + QByteArray::number(level) + "\"]\n\n1. 76 *\n";
        const GameRecord record = readFrom(tags);
        QCOMPARE(nameOf(record, rules::Side::South), QByteArray());
        QCOMPARE(nameOf(record, rules::Side::North), today);
        // The converted names are written and read unchanged.
        const GameRecord again = readFrom(QByteArray::fromStdString(toTgk(record)));
        QCOMPARE(again, record);
        // With the sides swapped, too.
        QByteArray turned = tags;
        turned.replace("White ", "Red ").replace("Black", "White").replace("Red ", "Black ");
        QCOMPARE(nameOf(readFrom(turned), rules::Side::South), today);
        QCOMPARE(nameOf(readFrom(turned), rules::Side::North), QByteArray());
        // An index finds such a game by its names.
        const auto names = oldPlayerNames();
        for (const QByteArray& name : {person, computer})
            QVERIFY(std::find(names.begin(), names.end(), name.toStdString()) != names.end());
    }

    void twoPeopleWithoutNamesHaveNone_data()
    {
        QTest::addColumn<QByteArray>("south");
        QTest::addColumn<QByteArray>("north");
        QTest::newRow("English") << QByteArray("South") << QByteArray("North");
        QTest::newRow("Kazakh") << QByteArray("Бастаушы") << QByteArray("Қостаушы");
        QTest::newRow("Russian") << QByteArray("Юг") << QByteArray("Север");
    }
    void twoPeopleWithoutNamesHaveNone()
    {
        QFETCH(QByteArray, south);
        QFETCH(QByteArray, north);
        const GameRecord both =
            readFrom("[White \"" + south + "\"]\n[Black \"" + north + "\"]\n[Date \"2026.03.22\"]\n\n1. 76 *\n");
        QCOMPARE(both.tags().size(), std::size_t(1));
        const GameRecord one = readFrom("[White \"Aisha\"]\n[Black \"" + north + "\"]\n\n1. 76 *\n");
        QCOMPARE(nameOf(one, rules::Side::South), QByteArray("Aisha"));
        QCOMPARE(nameOf(one, rules::Side::North), QByteArray());
    }

    void otherNamesStay_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
        row("a person against a computer", "[White \"Aisha\"]\n[Black \"Qumalaq, level 4\"]\n[BlackType "
                                           "\"program\"]\n[BlackLevel \"4\"]\n\n1. 76 *\n");
        row("a person called You", "[White \"You\"]\n[Black \"Bolat\"]\n\n1. 76 *\n");
        row("another program's computer",
            "[White \"You\"]\n[Black \"Computer\"]\n[BlackType \"program\"]\n\n1. 76 *\n");
        row("another program's level",
            "[White \"You\"]\n[Black \"Mancala 3000\"]\n[BlackType \"human\"]\n[BlackLevel \"4\"]\n\n1. 76 *\n");
        row("another program with the same tags", "[White \"Aisha\"]\n[Black \"Computer · Grandmaster\"]\n[BlackType "
                                                  "\"program\"]\n[BlackLevel \"4\"]\n\n1. 76 *\n");
        row("teams called after the sides", "[Event \"Cup\"]\n[White \"Юг\"]\n[Black \"Север\"]\n\n1. 76 *\n");
        row("the wrong side's word", "[White \"North\"]\n[Black \"South\"]\n\n1. 76 *\n");
        row("nobody known", "[White \"?\"]\n[Black \"?\"]\n\n1. 76 *\n");
    }
    void otherNamesStay()
    {
        QFETCH(QByteArray, text);
        const GameRecord record = readFrom(text);
        const QByteArray tags = QByteArray::fromStdString(tagLines(record)).replace("[Result \"*\"]\n", "");
        QCOMPARE(tags, text.left(text.indexOf("\n\n") + 1));
    }
};

QTEST_APPLESS_MAIN(TestPlayerName)
#include "tst_player_name.moc"

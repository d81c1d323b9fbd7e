// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "tests/files.h"
#include "tests/online_games.h"

#include <QTest>

#include <algorithm>

using namespace qumalaq;
using notation::GameResult;
using notation::ReadGame;
using notation::TgkReader;
using Code = notation::ParseError::Code;

namespace {

/// The content of a game without its tags: the moves as written by the writer, on one line.
QString movesOf(const ReadGame& game)
{
    const std::string text = toTgk(game.record);
    return QString::fromStdString(text.substr(text.find("\n\n") + 2)).simplified();
}

/// "line:column:code", the code as a number.
QString shown(const notation::ParseError& error)
{
    return QStringLiteral("%1:%2:%3").arg(error.line).arg(error.column).arg(int(error.code));
}

QString at(int line, int column, Code code)
{
    return QStringLiteral("%1:%2:%3").arg(line).arg(column).arg(int(code));
}

} // namespace

class TestTgkReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsMoves_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("moves");
        const auto row = [](const char* name, const char* text, const char* moves) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(moves);
        };
        row("pairs with numbers", "1. 76 98 2. 66 87 *", "1. 76 98 2. 66 87 *");
        row("without numbers", "76 98 66 87", "1. 76 98 2. 66 87 *");
        row("one digit each, as a person types", "7 9 6 8", "1. 76 98 2. 66 87 *");
        row("numbers close to the moves", "1.76 98 2.66 2...87", "1. 76 98 2. 66 87 *");
        row("pairs broken over lines", "1.\n76(10)\r\n98 2. 66\n\n87(4)", "1. 76 98 2. 66 87 *");
        row("the kazan of the mover", "76(10) 98 66 87(4)", "1. 76 98 2. 66 87 *");
        row("what was taken instead of the kazan", "76(10) 98 66 87(4) 12(12)", "1. 76 98 2. 66 87 3. 12 *");
        row("the kazan away from the move", "76 (10) 98 66 87 (4) 12 (12)", "1. 76 98 2. 66 87 3. 12 *");
        row("a tuzdyk with a capital", "43 98 99 44X", "1. 43 98 2. 99 44x *");
        row("a tuzdyk with a small letter", "43 98 99 44x", "1. 43 98 2. 99 44x *");
        row("a tuzdyk in Cyrillic", "43 98 99 44х", "1. 43 98 2. 99 44x *");
        row("a tuzdyk in capital Cyrillic", "43 98 99 44Х", "1. 43 98 2. 99 44x *");
        row("a tuzdyk that carries the kazan too", "43 98 99 44X(3)", "1. 43 98 2. 99 44x *");
        row("South wins", "1. 76 1-0", "1. 76 1-0");
        row("North wins", "1. 76 0-1", "1. 76 0-1");
        row("a draw", "1. 76 1/2-1/2", "1. 76 1/2-1/2");
        row("a draw in typeset halves", "1. 76 ½-½", "1. 76 1/2-1/2");
        row("a number without a move at the end", "1. 76 98 2. 1-0", "1. 76 98 1-0");
        row("a comment after a move", "1. 76 {strong} 98", "1. 76 {strong} 1... 98 *");
        row("a comment in front of a move", "1. 76 1... {weak} 98", "1. 76 1... {weak} 98 *");
        row("a comment in front of the game", "{played at night} 1. 76", "{played at night} 1. 76 *");
        row("a comment over lines", "1. 76 {a\nb\r\n  c}", "1. 76 {a b c} *");
        row("a comment to the end of the line", "1. 76 ; a (b) 1-0\n98", "1. 76 {a (b) 1-0} 1... 98 *");
        row("a comment with a bracket in it", "1. 76 {a { b} 98", "1. 76 {a { b} 1... 98 *");
        row("two comments become one", "1. 76 {a} {b} 98", "1. 76 {a b} 1... 98 *");
        row("a comment after the result", "1. 76 1-0 {resigned}", "1. 76 {resigned} 1-0");
        row("an empty comment", "1. 76 {} 98", "1. 76 98 *");
        row("a comment of other sites' clocks", "1. 76 {[%clk 0:01:59]} 98", "1. 76 {[%clk 0:01:59]} 1... 98 *");
        row("a line that is left out", "% eval\n1. 76\n%x y\n98", "1. 76 98 *");
        row("marks of all kinds", "1. 76! 98? 2. 66!! 87?? 3. 12!? 76?!", "1. 76! 98? 2. 66!! 87?? 3. 12!? 76?! *");
        row("marks after the kazan, or alone", "1. 76(10)! 98 ??", "1. 76! 98?? *");
        row("numbers of remarks", "1. 76 $1 98 $14 $255", "1. 76! 98 $14 $255 *");
        row("a remark on the position", "$10 1. 76", "$10 1. 76 *");
        row("North's move after two of South's", "[Game \"kalah\"]\n\n3 1 1", "1. 3 1 1... 1 *");
        row("a variation", "1. 76 (1. 65 98) 98", "1. 76 (1. 65 98) 1... 98 *");
        row("a variation of North's", "1. 76 98 (1... 87 2. 11) 2. 66", "1. 76 98 (1... 87 2. 11) 2. 66 *");
        row("variations in variations", "1. 76 (1. 65 98 (1... 87) 2. 11 (2. 22)) (1. 19) 98",
            "1. 76 (1. 65 98 (1... 87) 2. 11 (2. 22)) (1. 19) 1... 98 *");
        row("a variation that begins with a comment", "1. 76 ({or} 65)", "1. 76 (1. {or} 65) *");
        row("a variation of one move, away from the move", "1. 76 (65) 98", "1. 76 (1. 65) 1... 98 *");
        row("a variation without a move is a remark", "1. 76 ({better 65}) 98", "1. 76 {better 65} 1... 98 *");
        row("a variation that repeats the move", "1. 76 (1. 76 {why not} 87)", "1. 76 {why not} 1... 87 *");
        row("a variation that ends like a game", "1. 76 (1. 65 1-0) 98 0-1", "1. 76 (1. 65) 1... 98 0-1");
    }

    void readsMoves()
    {
        QFETCH(QString, text);
        QFETCH(QString, moves);
        const auto games = readAll(text.toStdString());
        QCOMPARE(games.size(), std::size_t(1));
        for (const auto& error : games[0].errors)
            QFAIL(qPrintable(shown(error) + QLatin1Char(' ') + QString::fromStdString(error.found)));
        QVERIFY(!games[0].isCut);
        QCOMPARE(movesOf(games[0]), moves);
    }

    void complains_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("errors");
        QTest::addColumn<bool>("isCut");
        QTest::addColumn<QString>("moves");
        const auto row = [](const char* name, const char* text, const QStringList& errors, bool isCut,
                            const char* moves) {
            QTest::newRow(name) << QString::fromUtf8(text) << errors << isCut << QString::fromUtf8(moves);
        };
        constexpr bool kCut = true;
        constexpr bool kWhole = false;
        row("a pit without stones", "1. 76\n65 98", {at(2, 1, Code::IllegalMove)}, kCut, "1. 76 *");
        row("the wrong second digit", "1. 76 98\n2. 67 87", {at(2, 5, Code::WrongLanding)}, kCut, "1. 76 98 *");
        row("a pit that is none", "1. 06 98", {at(1, 4, Code::NoSuchPit)}, kCut, "*");
        row("a word that is no move", "1. 76 resigns", {at(1, 7, Code::UnexpectedText)}, kCut, "1. 76 *");
        row("more than two digits", "1. 764 98", {at(1, 6, Code::UnexpectedText)}, kCut, "*");
        row("a result is found after a fault", "1. 76 99 98 {1-0} 2. 66 0-1 {x}", {at(1, 8, Code::WrongLanding)}, kCut,
            "1. 76 {x} 0-1");
        row("a move after the end", "[FEN \"0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s\"]\n\n91 12",
            {at(3, 4, Code::IllegalMove)}, kCut, "1. 91 *");
        row("the wrong kazan", "1. 76(11) 98", {at(1, 7, Code::WrongKazan)}, kWhole, "1. 76 98 *");
        row("the wrong kazan away from the move", "1. 76 (20) 98", {at(1, 8, Code::WrongKazan)}, kWhole, "1. 76 98 *");
        row("a kazan that has no end is a variation", "1. 76(10 98",
            {at(1, 8, Code::WrongLanding), at(1, 6, Code::NotClosed)}, kCut, "1. 76 *");
        row("the x is missing", "43 98 99 44 12", {at(1, 10, Code::WrongTuzdykMark)}, kWhole,
            "1. 43 98 2. 99 44x 3. 12 *");
        row("an x too many", "76x 98", {at(1, 1, Code::WrongTuzdykMark)}, kWhole, "1. 76 98 *");
        row("a number left out", "1. 76 98 3. 66 87 4. 12", {at(1, 10, Code::WrongMoveNumber)}, kWhole,
            "1. 76 98 2. 66 87 3. 12 *");
        row("a result that is not the moves'", "[FEN \"0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s\"]\n\n91 0-1",
            {at(3, 4, Code::WrongResult)}, kWhole, "1. 91 0-1");
        row("two results", "[Result \"1-0\"]\n1. 76 98 0-1", {at(1, 10, Code::WrongResult)}, kWhole, "1. 76 98 0-1");
        row("a result that is none", "[Result \"won\"]\n1. 76 98 0-1", {at(1, 10, Code::WrongResult)}, kWhole,
            "1. 76 98 0-1");
        row("a count that is not the moves'",
            "[Count \"90-72\"]\n[FEN \"0,0,0,0,0,0,0,0,2/1,2,3,4,5,3,2,0,0 80,60 -,- s\"]\n\n91 1-0",
            {at(1, 9, Code::WrongCount)}, kWhole, "1. 91 1-0");
        row("{zero} where there are stones", "1. 76 {zero} 98", {at(1, 7, Code::WrongZeroMark)}, kWhole,
            "1. 76 { zero } 1... 98 *");
        row("a comment without an end", "1. 76\n {and so 98 1-0", {at(2, 2, Code::NotClosed)}, kCut, "1. 76 *");
        row("a comment without an end after the result", "1. 76 1-0 {and so", {at(1, 11, Code::NotClosed)}, kWhole,
            "1. 76 1-0");
        row("a variation without an end", "1. 76 (1. 65 98", {at(1, 7, Code::NotClosed)}, kCut, "1. 76 (1. 65 98) *");
        row("a fault in a variation", "1. 76 (1. 65 99 {)} 12 (13)) 98", {at(1, 15, Code::WrongLanding)}, kWhole,
            "1. 76 (1. 65) 1... 98 *");
        row("a variation before any move", "(1. 65) 1. 76 98", {at(1, 1, Code::UnexpectedText)}, kWhole, "1. 76 98 *");
        row("an end of no variation", "1. 76) 98", {at(1, 6, Code::UnexpectedText)}, kWhole, "1. 76 98 *");
        row("an end of no comment", "1. 76 } 98", {at(1, 7, Code::UnexpectedText)}, kWhole, "1. 76 98 *");
        row("a remark of no number", "1. 76 $ 98 $256",
            {at(1, 7, Code::UnexpectedText), at(1, 12, Code::UnexpectedText)}, kWhole, "1. 76 98 *");
        row("a tag without quotes", "[White Asan]\n[Black \"B\"]\n\n1. 76", {at(1, 8, Code::UnexpectedText)}, kWhole,
            "1. 76 *");
        row("a tag without an end", "[White \"Asan\n[Black \"B\"]\n\n1. 76", {at(1, 1, Code::NotClosed)}, kWhole,
            "1. 76 *");
        row("a tag without a value", "[White\n\n1. 76", {at(1, 7, Code::UnexpectedEnd)}, kWhole, "1. 76 *");
        row("a game nobody knows", "[Event \"x\"]\n[Game \"chess\"]\n\n1. e4 1-0", {at(2, 8, Code::UnknownGame)}, kCut,
            "1-0");
        row("an option the game does not have", "[Option.holes \"5\"]\n\n1. 76", {at(1, 16, Code::BadOption)}, kCut,
            "*");
        row("a value the option cannot have", "[Game \"congkak\"]\n[Option.holes \"12\"]\n\n1. 3",
            {at(2, 16, Code::BadOption)}, kCut, "*");
        row("a position with a stone too few", "[FEN \"9,9,9,9,9,9,9,9,8/9,9,9,9,9,9,9,9,9 0,0 -,- s\"]\n\n1. 76",
            {at(1, 7, Code::WrongTotal)}, kCut, "*");
        row("a position that is none", "[FEN \"9,9,x\"]\n\n1. 76", {at(1, 11, Code::UnexpectedText)}, kCut, "*");
        row("no game at all", "Hello,\nworld", {at(1, 1, Code::UnexpectedText)}, kCut, "*");
    }

    void complains()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, errors);
        QFETCH(bool, isCut);
        QFETCH(QString, moves);
        const auto games = readAll(text.toStdString());
        QCOMPARE(games.size(), std::size_t(1));
        QStringList found;
        for (const auto& error : games[0].errors)
            found << shown(error);
        errors.sort();
        found.sort();
        QCOMPARE(found, errors);
        QCOMPARE(games[0].isCut, isCut);
        QCOMPARE(movesOf(games[0]), moves);
    }

    void keepsTags()
    {
        const auto games = readAll("\xEF\xBB\xBF% made by hand\n; a club\n"
                                   "[Event \"Қысқы кубок\"] [White \"Asan \\\"Bek\\\" \\\\\"]\n"
                                   "  [Black \"B \"quoted\" C\"  ]\r\n"
                                   "[X-Own.Tag_1 \"\"]\n[Event \"again\"]\n[Result \"0-1\"]\n\n1. 76 98");
        QCOMPARE(games.size(), std::size_t(1));
        const auto& record = games[0].record;
        QVERIFY(games[0].errors.empty());
        const std::vector<notation::Tag> expected = {{"Event", "Қысқы кубок"},
                                                     {"White", "Asan \"Bek\" \\"},
                                                     {"Black", "B \"quoted\" C"},
                                                     {"X-Own.Tag_1", ""},
                                                     {"Event", "again"}};
        QVERIFY(record.tags() == expected);
        QVERIFY(record.result() == GameResult::NorthWins);
        QCOMPARE(record.tag("White"), std::string_view("Asan \"Bek\" \\"));
        QCOMPARE(record.tag("Site"), std::string_view());
        QCOMPARE(games[0].line, 3);
    }

    void readsKnownTagsInAnyCase_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char* name, const char* text, const char* written) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(written);
        };
        row("capital letters", "[WHITE \"A\"]\n[BLACK \"B\"]\n[DATE \"2026.03.22\"]\n",
            "[White \"A\"]\n[Black \"B\"]\n[Date \"2026.03.22\"]\n[Result \"*\"]\n");
        row("small letters", "[event \"Cup\"]\n[site \"Almaty\"]\n",
            "[Event \"Cup\"]\n[Site \"Almaty\"]\n[Result \"*\"]\n");
        row("the result", "[RESULT \"0-1\"]\n", "[Result \"0-1\"]\n");
        row("the game and its options", "[GAME \"congkak\"]\n[option.holes \"5\"]\n",
            "[Result \"*\"]\n[Game \"congkak\"]\n[Option.holes \"5\"]\n[Option.stones \"5\"]\n");
        row("another start", "[fen \"0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- s\"]\n[setup \"1\"]\n",
            "[Result \"*\"]\n[FEN \"0,2,0,1,0,3,0,0,1/1,0,2,0,1,0,4,0,3 80,64 -,- s\"]\n");
        row("a tag that nobody knows", "[fooBar \"1\"]\n[FOOBAR \"2\"]\n",
            "[Result \"*\"]\n[fooBar \"1\"]\n[FOOBAR \"2\"]\n");
    }

    void readsKnownTagsInAnyCase()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, written);
        const auto games = readAll(text.toStdString() + "\n");
        QCOMPARE(games.size(), std::size_t(1));
        QCOMPARE(games.front().errors.size(), std::size_t(0));
        QCOMPARE(QByteArray::fromStdString(tagLines(games.front().record)), written);
    }

    void keepsRatings_data()
    {
        QTest::addColumn<QByteArray>("tag");
        for (const char* tag : {"WhiteElo", "WhiteELO", "whiteelo", "WHITEELO"})
            QTest::newRow(tag) << QByteArray(tag);
    }

    void keepsRatings()
    {
        QFETCH(QByteArray, tag);
        const std::string text = '[' + tag.toStdString() + " \"1820\"]\n\n1. 76 98 *\n";
        const auto games = readAll(text);
        QCOMPARE(games.size(), std::size_t(1));
        QCOMPARE(games.front().record.tag("WhiteElo"), std::string_view("1820"));
        const std::string written = toTgk(games.front().record);
        QCOMPARE(readAll(written).front().record, games.front().record);
        QVERIFY(written.find("[WhiteElo \"1820\"]") != std::string::npos);
    }

    void readsWhatIsPlayed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("final");
        const auto row = [](const char* name, const char* text, const char* game, const char* option, const char* value,
                            const char* final) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(game) << QString::fromUtf8(option)
                                << QString::fromUtf8(value) << QString::fromUtf8(final);
        };
        row("nothing said", "1. 76", "togyzqumalaq", "playout", "off",
            "9,9,9,9,9,9,1,10,10/10,10,10,10,10,0,9,9,9 10,0 -,- n");
        row("the game by its id", "[Game \"bestemshe\"]\n\n1. 54", "bestemshe", "playout", "off",
            "5,5,5,5,1/6,6,6,0,5 6,0 -,- n");
        row("an option before the game", "[Option.playout \"on\"]\n[Game \"bestemshe\"]\n\n54", "bestemshe", "playout",
            "on", "5,5,5,5,1/6,6,6,0,5 6,0 -,- n");
        row("a variant as others call it", "[Variant \"Togyz Kumalak\"]\n\n76", "togyzqumalaq", "repetition", "on",
            "9,9,9,9,9,9,1,10,10/10,10,10,10,10,0,9,9,9 10,0 -,- n");
        row("the id rather than the variant", "[Variant \"Something\"]\n[Game \"congkak\"]\n[Option.holes \"3\"]\n\n",
            "congkak", "holes", "3", "3,3,3/3,3,3 0,0 - s");
        row("a turn of two moves", "[Game \"congkak\"]\n[Option.holes \"3\"]\n\n1. 3 1 1... 2", "congkak", "holes", "3",
            "");
        row("a prescribed hole of the other row",
            "[Game \"mangala-suez\"]\n[FEN \"1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 s 9\"]\n\n1. o6", "mangala-suez", "quiet",
            "2", "");
        row("a position with North to move",
            "[FEN \"9,9,9,9,9,9,1,10,10/10,10,10,10,10,0,9,9,9 10,0 -,- n\"]\n\n1... 98 2. 66", "togyzqumalaq",
            "playout", "off", "");
        row("a position in a foreign form, counting on",
            "[FEN \"13S,2S,12S,3S,2S,1S,1,12S,12S/12S,2S,13S,13S,t,3S,12S,12S,1S 22 15 S 4\"]\n\n4. 1 5. *",
            "togyzqumalaq", "playout", "off", "");
    }

    void readsWhatIsPlayed()
    {
        QFETCH(QString, text);
        QFETCH(QString, game);
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(QString, final);
        const auto games = readAll(text.toStdString());
        QCOMPARE(games.size(), std::size_t(1));
        QStringList errors;
        for (const auto& error : games[0].errors)
            errors << shown(error);
        if (text.contains(QStringLiteral("4. 1 5. *"))) // South did not move twice
            QCOMPARE(errors, QStringList{at(3, 6, Code::WrongMoveNumber)});
        else
            QCOMPARE(errors, QStringList());
        const auto& setup = games[0].record.setup();
        QCOMPARE(QString::fromStdString(std::string(rules::idOf(setup.game()))), game);
        QCOMPARE(QString::fromStdString(std::string(setup.option(option.toStdString()))), value);
        if (!final.isEmpty())
            QCOMPARE(QString::fromStdString(notation::toText(games[0].record.finalPosition())), final);
        const auto again = readAll(toTgk(games[0].record));
        QCOMPARE(again.size(), std::size_t(1));
        QVERIFY(again[0].record == games[0].record);
    }

    void tellsWhereGamesBegin()
    {
        const auto games =
            readAll("\n[White \"A\"]\n\n1. 76 1-0\n\n1. 65 0-1 {x}\n\n{about the next}\n\n[White \"C\"]\n"
                    "\n[White \"D\"]\n\n*\n7 *\n");
        QCOMPARE(games.size(), std::size_t(5));
        const int lines[] = {2, 6, 10, 12, 15};
        const char* const names[] = {"A", "", "C", "D", ""};
        for (std::size_t i = 0; i < games.size(); ++i) {
            QVERIFY(games[i].errors.empty());
            QCOMPARE(games[i].line, lines[i]);
            QCOMPARE(games[i].record.tag("White"), std::string_view(names[i]));
        }
        QCOMPARE(games[1].offset, std::uint64_t(25));
    }

    void countsColumnsOfALineWithSeveralGames()
    {
        const auto games = readAll("1. 76 98 *\n1. 76 * 1. 76 * 1. 76 99 *\n1. 77 *");
        QCOMPARE(games.size(), std::size_t(5));
        QCOMPARE(shown(games[3].errors.at(0)), at(2, 24, Code::WrongLanding));
        QCOMPARE(shown(games[4].errors.at(0)), at(3, 5, Code::WrongLanding));
    }

    void aDamagedGameDoesNotHurtTheNext_data()
    {
        QTest::addColumn<QString>("damage");
        QTest::newRow("a word") << "76 98 what 66";
        QTest::newRow("an open comment") << "76 {98 66";
        QTest::newRow("an open variation") << "76 98 ( 66";
        QTest::newRow("a closed one") << "76 98 ) 66";
        QTest::newRow("a move that is none") << "76 98 99";
        QTest::newRow("no moves") << "";
        QTest::newRow("a lone bracket") << "{";
        QTest::newRow("zero bytes") << QString(QChar(0)) + QStringLiteral("76");
    }

    void aDamagedGameDoesNotHurtTheNext()
    {
        QFETCH(QString, damage);
        const std::string good = "[White \"A\"]\n\n1. 76 98 1-0\n\n";
        const auto games = readAll(good + "[White \"B\"]\n\n" + damage.toStdString() + "\n\n" + good);
        QCOMPARE(games.size(), std::size_t(3));
        QCOMPARE(games[1].record.tag("White"), std::string_view("B"));
        for (const std::size_t i : {std::size_t(0), std::size_t(2)}) {
            QVERIFY(games[i].errors.empty());
            QCOMPARE(movesOf(games[i]), QStringLiteral("1. 76 98 1-0"));
        }
    }

    void savesTheOthersWhenBytesAreLost()
    {
        const std::string whole = bytesOf(QStringLiteral(QUMALAQ_TEST_DATA "/online_games.txt")).toStdString();
        const auto games = readAll(whole);
        // Overwrites a hundred bytes at many places: only the games at that place may be damaged.
        for (std::size_t from = 500; from + 100 < whole.size(); from += 1'777) {
            std::string damaged = whole;
            for (std::size_t i = from; i < from + 100; ++i)
                damaged[i] = "({x"[i % 3];
            std::size_t good = 0;
            for (const ReadGame& game : readAll(damaged)) {
                const bool isThere = std::any_of(games.begin(), games.end(), [&](const ReadGame& original) {
                    return original.record == game.record;
                });
                good += game.errors.empty() && isThere ? 1U : 0U;
            }
            QVERIFY2(good >= games.size() - 2,
                     qPrintable(QStringLiteral("%1 of 80, from byte %2").arg(good).arg(from)));
            QVERIFY(good < games.size());
        }
    }

    void aTextThatIsNoGameDoesNotFillTheMemory_data()
    {
        QTest::addColumn<int>("lineLength");
        QTest::newRow("one line") << static_cast<int>(4 * notation::kMaxGameLength);
        QTest::newRow("short lines") << 8;
    }

    void aTextThatIsNoGameDoesNotFillTheMemory()
    {
        // Noise four times as long as any game can be, followed by a good game.
        QFETCH(int, lineLength);
        std::string text(4 * notation::kMaxGameLength, 'x');
        for (std::size_t at = 0; at < text.size(); at += static_cast<std::size_t>(lineLength))
            text[at] = '\n';
        const auto lines = std::count(text.begin(), text.end(), '\n');
        text += "\n[White \"A\"]\n\n1. 76 98 1-0\n";
        std::size_t position = 0;
        TgkReader reader([&] {
            const auto piece = std::string_view(text).substr(position, 4096);
            position += piece.size();
            return piece;
        });
        const auto first = reader.next();
        QVERIFY(first && first->isCut);
        QCOMPARE(first->errors.size(), std::size_t(1));
        QCOMPARE(shown(first->errors[0]), at(2, 1, Code::GameTooLong));
        QVERIFY(position < 2 * notation::kMaxGameLength);
        const auto second = reader.next();
        QVERIFY(second && second->errors.empty());
        QCOMPARE(second->line, static_cast<int>(lines) + 2);
        QCOMPARE(movesOf(*second), QStringLiteral("1. 76 98 1-0"));
        QVERIFY(!reader.next());
    }

    void complaintsHaveAnEnd()
    {
        // Many of them take no longer each: the time once grew with the square of their number.
        std::string nested = "76 ";
        std::string repeated = "76 ";
        for (int i = 0; i < 100'000; ++i) {
            nested += "(76 ";
            repeated += "(76 {a}) ";
        }
        for (const std::string& text : {"76 " + std::string(10'000, ')'), nested}) {
            const auto games = readAll(text);
            QCOMPARE(games.size(), std::size_t(1));
            QCOMPARE(games[0].errors.size(), notation::kMaxErrorsPerGame);
        }
        const auto games = readAll(repeated);
        QCOMPARE(games.size(), std::size_t(1));
        QVERIFY(games[0].errors.empty());
        QCOMPARE(games[0].record.tree().size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(TestTgkReader)
#include "tst_tgk_reader.moc"

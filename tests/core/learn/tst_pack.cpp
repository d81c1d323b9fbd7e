// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/pack.h"

#include "tests/core/learn/fault_fixture.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::learn;

namespace {

using Code = TextError::Code;

constexpr const char* kPack = "# For my pupils\n"
                              "=== pack\n"
                              "title = Tuesday group\n"
                              "author = A. Serik\n"
                              "=== puzzles\n"
                              "game = togyzqumalaq\n"
                              "capture 1 | 0,0,0,1,2,0,1,2,10/0,0,1,0,0,0,2,1,9 71,62 4,6 s | 99\n"
                              "\n"
                              "=== lesson\n"
                              "id = first-steps\n"
                              "game = togyzqumalaq\n"
                              "[task one]\n"
                              "kind = play\n"
                              "position = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s\n"
                              "goal = most\n"
                              "answer = 91\n"
                              "[task two]\n"
                              "kind = play\n"
                              "position = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s\n"
                              "goal = most\n"
                              "answer = 91\n"
                              "[task three]\n"
                              "kind = play\n"
                              "position = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s\n"
                              "goal = most\n"
                              "answer = 91\n"
                              "[task four]\n"
                              "kind = play\n"
                              "position = 0,0,5,5,0,0,0,1,2/3,0,2,0,5,0,0,0,1 69,69 -,- s\n"
                              "goal = most\n"
                              "answer = 91\n"
                              "=== texts en\n"
                              "[lesson first-steps]\n"
                              "title = First steps\n"
                              "one = Take some stones.\n"
                              "two = Take some stones again.\n"
                              "three = And again.\n"
                              "four = The last time.\n"
                              "=== texts kk\n"
                              "[lesson first-steps]\n"
                              "title = Алғашқы қадамдар\n";

} // namespace

class TestPack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPartIsRead()
    {
        const auto pack = parsePack(kPack);
        QVERIFY2(pack, qPrintable(pack ? QString() : told(pack.error())));
        QCOMPARE(pack->title, std::string("Tuesday group"));
        QCOMPARE(pack->author, std::string("A. Serik"));
        QCOMPARE(pack->puzzleCount(), std::size_t(1));
        QCOMPARE(pack->lessons.size(), std::size_t(1));
        const Lesson& lesson = pack->lessons.front();
        QCOMPARE(QString::fromUtf8(pack->textFor(lesson.titleKey(), "kk").data()).left(8), QStringLiteral("Алғашқы "));
        // A text that is missing in Kazakh is shown in a language that has it.
        QCOMPARE(std::string(pack->textFor(lesson.keyOf(lesson.tasks[0]), "kk")), std::string("Take some stones."));
        QVERIFY(pack->textFor("nothing", "en").empty());
    }

    void aListOfPuzzlesIsAPackWithoutATitle()
    {
        const auto pack = parsePack("\xEF\xBB\xBFgame = togyzqumalaq\r\n"
                                    "capture 1 | 0,0,0,1,2,0,1,2,10/0,0,1,0,0,0,2,1,9 71,62 4,6 s | 99\r\n");
        QVERIFY2(pack, qPrintable(pack ? QString() : told(pack.error())));
        QVERIFY(pack->title.empty());
        QCOMPARE(pack->puzzleCount(), std::size_t(1));
    }

    void faultsHaveTheirPlaceInTheWholeFile_data()
    {
        const auto row = addFaultColumns(kPack);
        row("a word above the parts", 1, "Hello", Code::NoEquals, "Hello");
        row("a key above the parts", 1, "title = x", Code::UnknownKey, "title");
        row("no title", 3, "", Code::MissingKey, "title", 2);
        row("a key that a pack does not have", 4, "school = 3", Code::UnknownKey, "school");
        row("two titles", 4, "title = b", Code::DuplicateKey, "title");
        row("an unknown part", 5, "=== riddles", Code::UnknownSection, "riddles");
        row("a part without a name", 5, "===", Code::UnknownSection, "");
        row("a second head", 5, "=== pack", Code::DuplicateId, "pack");
        row("an unknown game", 6, "game = chess", Code::UnknownGame, "chess");
        row("a move that is not legal", 7, "capture 1 | 0,0,0,1,2,0,1,2,10/0,0,1,0,0,0,2,1,9 71,62 4,6 s | 11",
            Code::BadMove, "11");
        row("a goal that is none", 15, "goal = fun", Code::UnknownValue, "fun");
        row("a task whose text would be that at the end", 12, "[task learned]", Code::UnknownValue, "learned");
        row("a text of no task", 37, "five = Once more.", Code::UnusedText, "first-steps.five");
        row("a language missing", 39, "=== texts", Code::UnknownSection, "texts");
        row("a language twice", 39, "=== texts en", Code::DuplicateId, "en");
    }
    void faultsHaveTheirPlaceInTheWholeFile()
    {
        checkFault([](const QByteArray& text) {
            const auto pack = parsePack(text.toStdString());
            return pack ? std::vector<TextError>() : pack.error();
        });
    }

    void aTextMayBeInAnyLanguageButNotInNone()
    {
        // The task [task two] begins in line 17; its only text is in line 36.
        const auto pack = parsePack(spoilt(kPack, 36, "").toStdString());
        QVERIFY(!pack);
        QVERIFY2(isNamed(pack.error(), int(Code::MissingText), 17, QStringLiteral("first-steps.two")),
                 qPrintable(told(pack.error())));
        QByteArray silent(kPack);
        silent.truncate(silent.indexOf("=== texts en"));
        const auto without = parsePack(silent.toStdString());
        QVERIFY(!without);
        QVERIFY(isNamed(without.error(), int(Code::MissingText), 10, QStringLiteral("first-steps.title")));
    }

    void anEmptyFileIsNoPack()
    {
        for (const char* text : {"", "\n\n", "# nothing"}) {
            const auto pack = parsePack(text);
            QVERIFY(!pack);
            QVERIFY(isNamed(pack.error(), int(Code::MissingKey), pack.error().front().line, QStringLiteral("game")));
        }
    }

    void aPuzzleIsAddedAndTheRestStays()
    {
        const auto pack = parsePack(kPack);
        Puzzle puzzle = pack->puzzles.front().puzzles.front();
        puzzle.grade = 4;
        const std::string more = withPuzzle(kPack, pack->puzzles.front().setup, puzzle);
        const QByteArray expected =
            QByteArray(kPack).replace("4,6 s | 99\n", QByteArray("4,6 s | 99\n") + toText(puzzle).c_str() + "\n");
        QCOMPARE(QByteArray::fromStdString(more), expected);
        const auto read = parsePack(more);
        QVERIFY(read);
        QCOMPARE(read->puzzleCount(), std::size_t(2));
        QVERIFY(read->puzzles.front().puzzles.back() == puzzle);
    }

    void aPuzzleOfAnotherGameGetsAPartOfItsOwn()
    {
        const auto pack = parsePack(kPack);
        const rules::GameSetup bestemshe(rules::GameId::Bestemshe);
        Puzzle puzzle;
        puzzle.position = rules::AnyPosition(bestemshe);
        puzzle.solution = {puzzle.position.legalMoves()[0]};
        const auto read = parsePack(withPuzzle(kPack, bestemshe, puzzle));
        QVERIFY(read);
        QCOMPARE(read->puzzles.size(), std::size_t(2));
        QVERIFY(read->puzzles[1].setup == bestemshe);
    }

    void aListOfPuzzlesIsFilled()
    {
        const QByteArray list = "\xEF\xBB\xBFgame = togyzqumalaq\n"
                                "capture 1 | 0,0,0,1,2,0,1,2,10/0,0,1,0,0,0,2,1,9 71,62 4,6 s | 99";
        const auto pack = parsePack(list.toStdString());
        QVERIFY(pack);
        const auto same = parsePack(
            withPuzzle(list.toStdString(), pack->puzzles.front().setup, pack->puzzles.front().puzzles.front()));
        QVERIFY2(same, qPrintable(same ? QString() : told(same.error())));
        QCOMPARE(same->puzzles.front().puzzles.size(), std::size_t(2));
        // A puzzle of another game makes a pack of it.
        const rules::GameSetup bestemshe(rules::GameId::Bestemshe);
        Puzzle puzzle;
        puzzle.position = rules::AnyPosition(bestemshe);
        puzzle.solution = {puzzle.position.legalMoves()[0]};
        const auto both = parsePack(withPuzzle(list.toStdString(), bestemshe, puzzle));
        QVERIFY2(both, qPrintable(both ? QString() : told(both.error())));
        QCOMPARE(both->puzzles.size(), std::size_t(2));
    }

    void aNewPackIsFilled()
    {
        std::string text = newPack("Two\nlines = no", " me ", "Aisulu\n");
        const auto source = parsePack(kPack);
        Puzzle puzzle = source->puzzles.front().puzzles.front();
        text = withPuzzle(text, source->puzzles.front().setup, puzzle);
        Puzzle second = puzzle;
        second.source = "Aisulu – Bek | move 7";
        second.position = rules::AnyPosition(source->puzzles.front().setup);
        second.solution = {second.position.legalMoves()[0]};
        text = withPuzzle(text, source->puzzles.front().setup, second);
        const auto read = parsePack(text);
        QVERIFY2(read, qPrintable(read ? QString() : told(read.error())));
        QCOMPARE(read->title, std::string("Two lines = no"));
        QCOMPARE(read->author, std::string("me"));
        QCOMPARE(read->learner, std::string("Aisulu"));
        QCOMPARE(read->puzzles.size(), std::size_t(1));
        QVERIFY((read->puzzles.front().puzzles == std::vector<Puzzle>{puzzle, second}));
    }
};

QTEST_APPLESS_MAIN(TestPack)
#include "tst_pack.moc"

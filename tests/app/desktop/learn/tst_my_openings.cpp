// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/openings_page.h"
#include "app/desktop/library/library_page.h"
#include "app/desktop/study/review_panel.h"
#include "app/desktop/study/study_page.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/core/library/library_testing.h"
#include "tests/core/session/match_testing.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::GameId;
using rules::Side;

namespace {

constexpr int kPatienceMs = 60'000;

/// The program with the study open. What is typed there goes to its board.
struct Opened : Program {
    Opened() { show(); }
    explicit Opened(const QString& folder) : Program(folder) { show(); }

    void show()
    {
        open();
        pages().learning().store().setCalendar([this] { return today; });
        study = pages().study();
        study->board()->setTimeScale(0);
        view = pages().learning().puzzles()->view();
        view->taskView()->board()->setTimeScale(0);
    }

    /// Plays a game from the start in the study, by keys, and adds it to the openings by the command.
    void learn(const char* pits, const notation::GameRecord& game = notation::GameRecord())
    {
        pages().openStudy(game);
        study->document()->goToStart();
        QTest::keyClicks(study->board(), QString::fromLatin1(pits));
        trigger(ActionId::LearnOpening);
    }

    [[nodiscard]] QListWidget* list() const
    {
        QCoreApplication::processEvents(); // names for screen readers come later
        return seen<QListWidget>(window->page(), u"My openings");
    }
    [[nodiscard]] QStringList lines() const
    {
        QStringList texts;
        for (int row = 0; row < list()->count(); ++row)
            texts.append(list()->item(row)->text());
        return texts;
    }
    [[nodiscard]] int rowWith(QStringView part) const
    {
        const QStringList all = lines();
        for (int row = 0; row < all.size(); ++row) {
            if (all[row].contains(part))
                return row;
        }
        return -1;
    }
    [[nodiscard]] Page* page() const { return window->page(); }
    void type(Qt::Key key) const
    {
        QTest::keyClick(QApplication::focusWidget(), key);
        work::pool().waitForDone();
        QCoreApplication::processEvents();
    }

    learn::Day today = 20'000;
    StudyPage* study = nullptr;
    ExerciseView* view = nullptr;
};

std::vector<rules::Move> movesOf(const char* pits)
{
    std::vector<rules::Move> moves;
    Side side = Side::South;
    for (const char* pit = pits; *pit != '\0'; ++pit, side = rules::opponentOf(side))
        moves.push_back(rules::Move{{side, static_cast<std::uint8_t>(*pit - '0')}});
    return moves;
}

notation::GameRecord gameAgainstTheComputer(const char* pits)
{
    notation::GameRecord record;
    record.setTag("Black", "Qumalaq, level 4");
    auto at = notation::NodeId::Root;
    for (const rules::Move move : movesOf(pits))
        at = record.tree().add(at, move);
    return record;
}

} // namespace

class TestMyOpenings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutMovesThePageSaysWhatToDo()
    {
        Opened program;
        program.trigger(ActionId::Openings);
        QVERIFY(shows(program.page(), u"Play your first moves on the board of the study"));
        QVERIFY(!button(program.page(), u"Remove") && !program.list());
        press(program.page(), "Open in the study");
        QCOMPARE(program.page(), static_cast<Page*>(program.study));
        QVERIFY(!program.action(ActionId::LearnOpening)->isEnabled()); // no move is shown
    }

    void fromALineToAMissThatComesBack()
    {
        Opened program;
        program.learn("796");
        QCOMPARE(program.notice(), QStringLiteral("Added to your openings as First: 2 moves."));
        press(program.window->notices(), "My openings");
        QVERIFY(shows(program.page(), u"Your moves: 2. To practise today: 2."));
        QVERIFY(program.rowWith(u"Move 1: your pit 7 · to practise today") >= 0);
        QVERIFY(program.rowWith(u"Move 2: your pit 6, after the opponent’s pit 9 · to practise today") >= 0);

        // Enter presses the button that has the focus.
        program.type(Qt::Key_Return);
        QVERIFY(program.pages().learning().puzzles()->isInPuzzle());
        QVERIFY(shows(program.page(), u"Play the next move of your opening."));
        QCOMPARE(program.view->heading(), QStringLiteral("1 of 2 · Togyzqumalaq, First · move 1"));
        program.type(Qt::Key_5);
        QVERIFY(!program.view->isSolved());
        QCOMPARE(program.view->taskView()->feedback(),
                 QStringLiteral("This is not the move of your opening. Look for a move that begins with 9 stones."));
        program.type(Qt::Key_Return); // Try again
        program.type(Qt::Key_5);
        QVERIFY(!program.view->isSolved());
        QVERIFY2(program.view->taskView()->feedback().startsWith(
                     QStringLiteral("In your opening you play the move from your pit 7.")),
                 qPrintable(program.view->taskView()->feedback()));
        program.type(Qt::Key_Return); // Try again
        program.type(Qt::Key_7);
        QVERIFY(program.view->isSolved());
        QVERIFY(program.view->taskView()->feedback().contains(
            QStringLiteral("A reply: the move from the opponent’s pit 9.")));
        program.type(Qt::Key_Return); // Next
        program.type(Qt::Key_6);
        QVERIFY(program.view->isSolved());
        program.type(Qt::Key_Return); // Done
        QVERIFY(shows(program.page(), u"Solved on the first try: 1 of 2."));
        QVERIFY(shows(program.page(), u"You need not practise today, but you can repeat them."));

        // What was missed is due on the next day, the other move two days later.
        ++program.today;
        program.trigger(ActionId::Start);
        program.trigger(ActionId::Openings);
        QVERIFY(shows(program.page(), u"Your moves: 2. To practise today: 1."));
        QVERIFY(program.rowWith(u"Move 1: your pit 7 · to practise today") >= 0);
        press(program.page(), "Practise: 1 move");
        program.type(Qt::Key_7);
        QVERIFY(program.view->isSolved());
        program.today += 2;
        program.type(Qt::Key_Return);
        QVERIFY(shows(program.page(), u"To practise today: 1."));
        QVERIFY(program.rowWith(u"Move 2: your pit 6, after the opponent’s pit 9 · to practise today") >= 0);
    }

    void aRepertoireOfFortyPositionsIsPractised_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("by mouse") << true;
        QTest::newRow("by keyboard") << false;
    }
    /// First has an answer to three replies, four moves deep. Every tenth answer is wrong at first.
    void aRepertoireOfFortyPositionsIsPractised()
    {
        QFETCH(bool, byMouse);
        Opened program;
        notation::GameRecord record;
        record.setTag("Openings", "First"); // as in an export
        for (const char* line :
             {"4998937", "4998926", "4998996", "4997996", "4997983", "4997961", "4994159", "4994173", "4994119",
              "4498136", "4498192", "4498117", "4497155", "4497139", "4497117", "4499187", "4499155", "4499111",
              "4869184", "4869153", "4869163", "4865154", "4865188", "4865163", "4864155", "4864149", "4864162"}) {
            auto at = notation::NodeId::Root;
            for (const rules::Move move : movesOf(line))
                at = record.tree().add(at, move);
        }
        program.learn("", record);
        QCOMPARE(program.notice(), QStringLiteral("Added to your openings as First: 40 moves."));
        std::vector<learn::OpeningTask> tasks =
            program.pages().learning().openingsStore().of(GameId::Togyzqumalaq, Side::South).tasks();
        QCOMPARE(tasks.size(), std::size_t(40));
        const auto play = [&](rules::Pit pit) {
            if (byMouse)
                clickPit(program.view->taskView()->board(), pit);
            else
                program.type(Qt::Key(Qt::Key_0 + pit.number));
            work::pool().waitForDone();
            QCoreApplication::processEvents();
        };
        const auto goOn = [&](const char* button) {
            if (byMouse)
                press(program.page(), button);
            else
                program.type(Qt::Key_Return);
        };
        program.trigger(ActionId::Openings);
        goOn("Practise: 40 moves");
        for (int done = 0; done < 40; ++done) {
            const auto task = std::find_if(tasks.begin(), tasks.end(), [&](const learn::OpeningTask& candidate) {
                return candidate.position == program.view->task().position;
            });
            QVERIFY2(task != tasks.end(), "a position is asked twice");
            const rules::Pit right = task->answer.from;
            if (done % 10 == 9) {
                const auto legal = task->position.legalMoves();
                play((*std::find_if(legal.begin(), legal.end(), [&](rules::Move move) {
                         return move.from != right;
                     })).from);
                QVERIFY(!program.view->isSolved());
                goOn("Try again");
            }
            play(right);
            QVERIFY(program.view->isSolved());
            tasks.erase(task);
            goOn(done == 39 ? "Done" : "Next");
        }
        QVERIFY(shows(program.page(), u"Solved on the first try: 36 of 40."));
    }

    void aMistakeInTheOpeningIsNotPraised()
    {
        const QString preferred =
            QStringLiteral("The computer prefers the move from your pit 9: it is better by about ");
        Opened program;
        program.learn("791");
        QTRY_VERIFY_WITH_TIMEOUT(program.notice().contains(QStringLiteral("Your move 2 is a mistake. ") + preferred),
                                 kPatienceMs);
        QVERIFY(program.notice().startsWith(QStringLiteral("Added to your openings as First: 2 moves. ")));
        QVERIFY(button(program.window->notices(), u"Undo"));
        program.trigger(ActionId::Openings);
        press(program.page(), "Practise: 2 moves");
        program.type(Qt::Key_7);
        QVERIFY(program.view->isSolved());
        program.type(Qt::Key_Return); // Next
        program.type(Qt::Key_1);
        QVERIFY(program.view->isSolved());
        const auto feedback = [&program] { return program.view->taskView()->feedback(); };
        QTRY_VERIFY_WITH_TIMEOUT(feedback().contains(preferred), kPatienceMs);
        QVERIFY(
            feedback().startsWith(QStringLiteral("Right. In your opening you play the move from your pit 1. The ")));
        // The board shows the better move.
        const auto& shown = program.view->taskView()->board()->preview();
        QTRY_VERIFY(shown && shown->source.number == 9);
    }

    void noNoticeCoversTheAnswerOfADrill()
    {
        Opened program;
        program.learn("791");
        QVERIFY(program.notice().startsWith(QStringLiteral("Added to your openings")));
        program.trigger(ActionId::Openings);
        press(program.page(), "Practise: 2 moves");
        program.type(Qt::Key_3);
        QCOMPARE(program.notice(), QString());
        const int gap = button(program.page(), u"Try again")->x()
                        - button(program.page(), u"Show the solution")->geometry().right();
        QVERIFY2(gap > 4, qPrintable(QString::number(gap)));
        program.trigger(ActionId::Study);
        QVERIFY(program.notice().startsWith(QStringLiteral("Added to your openings")));
        QVERIFY(button(program.window->notices(), u"Undo"));
    }

    void aGoodOpeningIsNotDoubted()
    {
        Opened program;
        program.learn("79");
        program.trigger(ActionId::Openings);
        press(program.page(), "Practise: 1 move");
        QTRY_VERIFY_WITH_TIMEOUT(program.view->exercise().review, kPatienceMs);
        program.type(Qt::Key_9);
        QVERIFY(program.view->isSolved());
        QVERIFY(!program.view->taskView()->feedback().contains(QStringLiteral("The computer prefers")));
    }

    void anotherLanguageDoesNotWaitForTheReview()
    {
        Opened program;
        program.learn("79");
        program.trigger(ActionId::Openings);
        press(program.page(), "Practise: 1 move");
        program.setLanguage(Language::Kazakh);
        const ExerciseView* view = program.pages().learning().puzzles()->view();
        QTRY_VERIFY_WITH_TIMEOUT(view->exercise().review, kPatienceMs);
    }

    void aWrongAnswerIsToldWhatItAllows()
    {
        Opened program;
        program.learn("794");
        program.trigger(ActionId::Openings);
        press(program.page(), "Practise: 2 moves");
        program.type(Qt::Key_7);
        program.type(Qt::Key_Return); // Next
        const auto feedback = [&program] { return program.view->taskView()->feedback(); };
        const QString why = QStringLiteral("In the end you lose 10 stones this way; you can lose less. The reply is "
                                           "the move from the opponent’s pit 5. ");
        program.type(Qt::Key_1);
        QCOMPARE(feedback(), QStringLiteral("This is not the move of your opening. ") + why
                                 + QStringLiteral("Look for a move that begins with 10 stones."));
        program.type(Qt::Key_Return); // Try again
        program.type(Qt::Key_1);
        QCOMPARE(feedback(), why + QStringLiteral("In your opening you play the move from your pit 4."));
    }

    void aHintTellsTheStonesAndThenThePit()
    {
        Opened program;
        program.learn("796");
        program.trigger(ActionId::Openings);
        press(program.page(), "Practise: 2 moves");
        program.trigger(ActionId::Hint);
        QCOMPARE(program.view->taskView()->feedback(), QStringLiteral("Look for a move that begins with 9 stones."));
        program.trigger(ActionId::Hint);
        QCOMPARE(program.view->taskView()->feedback(), QStringLiteral("Hint: the move from your pit 7."));
        // Esc leads back to the openings.
        program.type(Qt::Key_Escape);
        QVERIFY(program.list());
    }

    void secondSeesTheBoardFromItsSide()
    {
        Opened program;
        program.learn("79");
        QCOMPARE(program.notice(), QStringLiteral("Added to your openings as Second: 1 move."));
        program.trigger(ActionId::Openings);
        press(program.page(), "Practise: 1 move");
        QVERIFY(program.view->taskView()->board()->isFlipped());
        program.type(Qt::Key_9);
        QVERIFY(program.view->isSolved());
    }

    void eachGameAndSideHasItsOwn()
    {
        Opened program;
        program.learn("796");
        program.learn("79");
        program.learn("3", notation::GameRecord(rules::GameSetup(GameId::Oware)));
        program.trigger(ActionId::Openings);
        QCoreApplication::processEvents();
        auto* choice = seen<QComboBox>(program.page(), u"Game and side");
        QVERIFY(choice);
        QCOMPARE(choice->count(), 3);
        QCOMPARE(choice->itemText(1), QStringLiteral("Togyzqumalaq, Second"));
        choice->setCurrentIndex(2);
        QCOMPARE(program.lines(), QStringList(QStringLiteral("Move 1: your house 3 · to practise today")));
        // The choice outlives another language.
        program.setLanguage(*languageByCode(u"ru"));
        QCOMPARE(seen<QComboBox>(program.page())->currentIndex(), 2);
        // And the chosen move, even if the page was not seen in between.
        seen<QComboBox>(program.page())->setCurrentIndex(0);
        seen<QListWidget>(program.page())->setCurrentRow(1);
        program.trigger(ActionId::Rules);
        program.setLanguage(Language::Kazakh);
        program.setLanguage(Language::English);
        program.trigger(ActionId::Openings);
        QCOMPARE(seen<QComboBox>(program.page())->currentIndex(), 0);
        QCOMPARE(seen<QListWidget>(program.page())->currentRow(), 1);
    }

    void anotherMoveReplacesTheOldOneAndCanBeUndone()
    {
        Opened program;
        program.learn("796");
        program.learn("795");
        QCOMPARE(program.notice(),
                 QStringLiteral("Added to your openings as First: 1 move. At move 2 this replaces your pit 6."));
        const auto openings = [&program] {
            return program.pages().learning().openingsStore().of(GameId::Togyzqumalaq, Side::South);
        };
        QCOMPARE(openings().tasks().back().answer.from.number, 5);
        press(program.window->notices(), "Undo");
        QCOMPARE(openings().tasks().back().answer.from.number, 6);
        program.learn("796");
        QCOMPARE(program.notice(), QStringLiteral("These moves are already in your openings."));
        QVERIFY(!button(program.window->notices(), u"Undo"));
    }

    void aGameFromAnotherStartIsNotLearnt()
    {
        Opened program;
        rules::AnyPosition start{rules::GameSetup()};
        start.play(movesOf("7").front());
        program.pages().openStudy(notation::GameRecord(rules::GameSetup(), start));
        QTest::keyClick(program.study->board(), Qt::Key_9);
        QCOMPARE(program.study->document()->history().plies().size(), std::size_t(1));
        QVERIFY(!program.action(ActionId::LearnOpening)->isEnabled());
    }

    void oftenPlayedRepliesWaitForAnAnswer()
    {
        Opened program;
        program.learn("7");
        program.trigger(ActionId::Openings);
        const int row = program.rowWith(u"games go on with the opponent’s pit");
        QVERIFY(row >= 0);
        QVERIFY(program.lines()[row].startsWith(QStringLiteral("Move 1: ")));
        QVERIFY(program.lines()[row].endsWith(QStringLiteral("Choose your answer in the study.")));
        program.list()->setFocus();
        program.list()->setCurrentRow(row);
        QVERIFY(!button(program.page(), u"Remove")->isEnabled());
        QVERIFY(button(program.page(), u"Choose your answer"));
        const int before = program.list()->count();
        program.type(Qt::Key_Return);
        QCOMPARE(program.page(), static_cast<Page*>(program.study));
        QCOMPARE(program.study->document()->history().plies().size(), std::size_t(2));
        QVERIFY(!program.study->document()->isModified());
        // An answer to it takes it out of the list and adds a move.
        QTest::keyClick(program.study->board(), Qt::Key_1);
        program.trigger(ActionId::LearnOpening);
        program.trigger(ActionId::Openings);
        QVERIFY(shows(program.page(), u"Your moves: 2."));
        QCOMPARE(program.rowWith(u"Move 2: your pit 1, after the opponent’s pit"), program.list()->count() - 1);
        QVERIFY(program.list()->count() >= before);
    }

    void movesAreRemovedAndComeBack()
    {
        Opened program;
        program.learn("7961");
        program.trigger(ActionId::Openings);
        const auto* choice = seen<QComboBox>(program.page());
        QCOMPARE(choice->currentText(), QStringLiteral("Togyzqumalaq, Second"));
        program.list()->setCurrentRow(program.rowWith(u"after your"));
        program.list()->setCurrentRow(program.rowWith(u"Move 1: your pit 9"));
        press(program.page(), "Remove");
        QCOMPARE(program.notice(), QStringLiteral("2 moves were removed from your openings."));
        QVERIFY(shows(program.page(), u"Play your first moves on the board of the study"));
        QVERIFY(QApplication::focusWidget() != nullptr);
        press(program.window->notices(), "Undo");
        QVERIFY(shows(program.page(), u"Your moves: 2."));
    }

    void theExportIsAGameWithItsVariations()
    {
        Opened program;
        program.learn("796");
        program.learn("782");
        program.trigger(ActionId::Openings);
        QSignalSpy saved(program.page(), SIGNAL(saveRequested(QString, QByteArray)));
        QVERIFY(saved.isValid());
        auto* page = qobject_cast<OpeningsPage*>(program.page());
        page->disconnect(&program.pages()); // no dialog
        press(page, "Export…");
        QCOMPARE(saved.size(), 1);
        QCOMPARE(saved[0][0].toString(), QStringLiteral("Togyzqumalaq, First"));
        const QByteArray text = saved[0][1].toByteArray();
        QVERIFY2(text.contains("(1... 8") && text.contains("[Openings \"First\"]"), text.constData());
    }

    void theProposedFileNameSaysWhoseOpeningsTheyAre()
    {
        Opened program;
        Learners& learners = program.pages().learning().learners();
        learners.rename(0, QStringLiteral("Айша"));
        learners.add(QStringLiteral("Бек"));
        program.learn("796");
        program.trigger(ActionId::Openings);
        press(program.page(), "Export…");
        const auto* dialog = waitFor<QFileDialog>(program.window.get());
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().first()).fileName(),
                 QStringLiteral("Айша - Togyzqumalaq, First.tgk"));
    }

    void anExportIsLearntWhole()
    {
        Opened program;
        program.learn("796");
        program.learn("782");
        auto& store = program.pages().learning().openingsStore();
        const learn::Openings both = store.of(GameId::Togyzqumalaq, Side::South);
        store.set(learn::Openings(GameId::Togyzqumalaq, Side::South));
        // Somebody else opens the file, and plays one more line.
        program.learn("", both.toRecord());
        QVERIFY(store.of(GameId::Togyzqumalaq, Side::South) == both);
        QCOMPARE(program.notice(), QStringLiteral("Added to your openings as First: 3 moves."));
        program.learn("774", both.toRecord());
        QCOMPARE(store.of(GameId::Togyzqumalaq, Side::South).tasks().size(), std::size_t(4));
        QCOMPARE(program.notice(), QStringLiteral("Added to your openings as First: 1 move."));
    }

    void aGameAgainstTheComputerIsCompared_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("told");
        QTest::newRow("as learnt") << QStringLiteral("796") << QString();
        QTest::newRow("left") << QStringLiteral("795")
                              << QStringLiteral("You left your openings at move 2: your pit 5 instead of your pit 6.");
        QTest::newRow("another opening") << QStringLiteral(
            "695") << QStringLiteral("You began with another opening: your pit 6 instead of your pit 7.");
        QTest::newRow("left by the computer") << QStringLiteral("785") << QString();
    }
    void aGameAgainstTheComputerIsCompared()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, told);
        Opened program;
        program.learn("796");
        program.pages().openStudy(gameAgainstTheComputer(game.toLatin1().constData()));
        program.study->review()->reviewer().setEffort(400);
        program.trigger(ActionId::Review);
        QTRY_VERIFY_WITH_TIMEOUT(program.study->review()->review(), 60'000);
        const auto* panel = program.study->findChild<ReviewPanel*>();
        QCOMPARE(shows(panel, u"You left your openings") || shows(panel, u"another opening"), !told.isEmpty());
        QVERIFY(shows(program.study->findChild<ReviewPanel*>(), told));
    }

    void theGamesAgainstTheComputerAreComparedAndShown()
    {
        Opened program;
        std::vector<notation::GameRecord> games;
        for (const char* game : {"796", "795", "795", "612", "785"}) {
            notation::GameRecord record = gameAgainstTheComputer(game);
            record.setTag("Date", "2026.11." + std::to_string(10 + games.size()));
            record.setResult(notation::GameResult::SouthWins);
            if (games.size() == 2) // another level, else it would be the same game
                record.setTag("Black", "Qumalaq, level 2");
            games.push_back(std::move(record));
        }
        const QString path = program.path("games.library");
        QVERIFY(library::testing::addGames(path, games));
        program.pages().setLibraryFile(path);
        program.learn("796");
        program.trigger(ActionId::Openings);
        QTRY_VERIFY(shows(program.page(), u"Your last games with this opening: 4. You left it in 2 of them."));
        QVERIFY(shows(program.page(), u"Games with another opening: 1."));
        const int first = program.rowWith(u"Move 1: your pit 7 · to practise today · another move in 1 game");
        const int second = program.rowWith(u"after the opponent’s pit 9 · to practise today · another move in 2 games");
        QVERIFY(first >= 0 && second >= 0);
        program.list()->setCurrentRow(second);
        press(program.page(), "Show my games");
        const LibraryPage* library = program.pages().library();
        QCOMPARE(program.page(), static_cast<const Page*>(library));
        QTRY_COMPARE(library->table()->model()->rowCount(), 2);
        // The openings that are kept now count.
        program.learn("795");
        program.trigger(ActionId::Openings);
        QVERIFY(shows(program.page(), u"You left it in 1 of them."));
    }

    void theStartPageTellsWhatIsDue()
    {
        Opened program;
        const StartButton* tile = program.pages().start()->tile(StartPage::Tile::Openings);
        QVERIFY(!tile->isVisible());
        program.learn("796");
        program.trigger(ActionId::Start);
        QVERIFY(tile->isVisible());
        QCOMPARE(tile->accessibleDescription(), QStringLiteral("2 moves to practise today"));
        press(program.page(), "My openings");
        QVERIFY(program.list());
        press(program.page(), "Practise: 2 moves");
        program.type(Qt::Key_7);
        program.type(Qt::Key_Return);
        program.type(Qt::Key_6);
        program.type(Qt::Key_Return);
        program.trigger(ActionId::Start);
        QVERIFY(!tile->isVisible());
    }

    void theyOutliveTheProgram()
    {
        const QTemporaryDir folder;
        {
            Opened program(folder.path());
            program.learn("796");
            QVERIFY(program.pages().learning().openingsStore().file().waitForDisk());
        }
        Opened program(folder.path());
        program.trigger(ActionId::Openings);
        QVERIFY(shows(program.page(), u"Your moves: 2. To practise today: 2."));
        // Another learner has others.
        Learners& learners = program.pages().learning().learners();
        learners.add(QStringLiteral("Ada"));
        learners.choose(1);
        QVERIFY(!program.list());
        program.learn("31");
        learners.choose(0);
        program.trigger(ActionId::Openings);
        QVERIFY(shows(program.page(), u"Your moves: 2."));
        // The file goes with its learner.
        QVERIFY(learners.remove(1));
        QVERIFY(!QFile::exists(program.path("openings-2.json")));
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("openings-2.*")}).size(), 1);
    }
};

QUMALAQ_WINDOW_TEST(TestMyOpenings)
#include "tst_my_openings.moc"

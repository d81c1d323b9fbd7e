// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/screen_reader.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/learn/lessons_page.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/window/settings_dialog.h"
#include "app/desktop/window/start_page.h"
#include "core/notation/position_text.h"
#include "core/session/review.h"
#include "tests/app/desktop/accessibility/ear.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/files.h"
#include "tests/positions.h"

#include <QAccessible>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QScopeGuard>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

/// A game of two people from a position.
void beginAt(Program& program, const char* position)
{
    program.beginForTwo();
    session::MatchSpec spec;
    spec.start = positionOf(position);
    program.match.start(spec);
}

} // namespace

/// What is told to a person who does not look, by the announcements of the real window.
class TestAnnouncer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    // --- The announcer itself ---

    void whatBelongsTogetherIsAnnouncedTogether()
    {
        QWidget window;
        Announcer& announcer = Announcer::of(window);
        QSignalSpy said(&announcer, &Announcer::announced);
        announcer.announce(QStringLiteral("One"));
        announcer.announce(QStringLiteral("Two."));
        QVERIFY(said.wait());
        QCOMPARE(said.takeFirst().at(0).toString(), QStringLiteral("One. Two."));
        // Only the position that is reached counts, and an answer comes before everything.
        announcer.announce(QStringLiteral("Move 1."), Announcer::Kind::State);
        announcer.announce(QStringLiteral("Move 2."), Announcer::Kind::State);
        QVERIFY(said.wait());
        QCOMPARE(said.takeFirst().at(0).toString(), QStringLiteral("Move 2."));
        announcer.announce(QStringLiteral("News."));
        announcer.announce(QStringLiteral("The answer."), Announcer::Kind::Answer);
        QVERIFY(said.wait());
        QCOMPARE(said.takeFirst().at(0).toString(), QStringLiteral("The answer."));
    }

    void whatWasSaidIsRepeatedBackwards()
    {
        QWidget window;
        Announcer& announcer = Announcer::of(window);
        QSignalSpy said(&announcer, &Announcer::announced);
        QVERIFY(announcer.repeat().isEmpty());
        for (const char* text : {"One.", "Two.", "Three."}) {
            announcer.announce(QString::fromLatin1(text));
            QVERIFY(said.wait());
        }
        QCOMPARE(announcer.repeat(), QStringLiteral("Three."));
        QCOMPARE(announcer.repeat(), QStringLiteral("Two."));
        QCOMPARE(announcer.repeat(), QStringLiteral("One."));
        QCOMPARE(announcer.repeat(), QStringLiteral("One."));
        announcer.announce(QStringLiteral("Four."));
        QCOMPARE(announcer.repeat(), QStringLiteral("Four."));
        QCOMPARE(said.size(), 3 + 4 + 2);
    }

    void theTimeOfASpeechIsEstimated()
    {
        const QString english =
            QStringLiteral("Pit 5: where does the last stone fall? First: 3, 0, 12, 9, 11, 2, 0, 11, 10. "
                           "Second: 10, 1, 2, 13, 9, 0, 11, 11, 3. You are First.");
        // What eSpeak NG takes with -s 170, the speed that Orca has at first.
        const std::pair<QString, double> spoken[] = {
            {english, 18.7},
            {QStringLiteral(
                 "Лунка 5: куда упадёт последний кумалак? Бастаушы, начиная с лунки 1: 3, 0, 12, 9, 11, 2, 0, 11, "
                 "10. Костаушы, начиная с лунки 1: 10, 1, 2, 13, 9, 0, 11, 11, 3. Вы — Бастаушы."),
             21.4},
            {QStringLiteral("Everything in this program can be done with the keyboard."), 3.0},
            {QStringLiteral("Бастаушы 9-отаудан жүрді. Соңғы құмалақ қостаушының 8-отауына түсті. 10 ұтып алды."),
             6.6}};
        for (const auto& [text, seconds] : spoken) {
            const double share = static_cast<double>(speakingTime(text).count()) / 1000 / seconds;
            QVERIFY2(share > 0.8 && share < 1.2, qPrintable(text + QString::number(share)));
        }
    }

    void aDialogSpeaksThroughItsWindow()
    {
        QWidget window;
        auto* dialog = new QDialog(&window);
        QCOMPARE(&Announcer::of(*dialog), &Announcer::of(window));
    }

    // --- The start ---

    void theWayBackToTheStartPageIsTold()
    {
        OpenProgram program;
        program.trigger(ActionId::Library);
        Ear ear(program);
        program.press(Qt::Key_Escape);
        QCOMPARE(ear.next(), QStringLiteral("Start page."));
    }

    void aNewcomerIsWelcomed()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        Ear ear(program);
        program.open();
        const QString welcome = ear.nextWith("F1");
        QVERIFY(welcome.contains(QStringLiteral("how to play without seeing")));
        constexpr std::chrono::seconds kMaxLength(8);
        QVERIFY2(speakingTime(welcome) <= kMaxLength, qPrintable(welcome));
        program.settings().setValue(setting::kPlayed, true);
        Program later(folder.path());
        later.settings().setValue(setting::kPlayed, true);
        Ear laterEar(later);
        later.open();
        later.window->pages().startGame(NewGameChoice());
        QVERIFY(laterEar.next().startsWith(QStringLiteral("You are First. Your move. Togyzqumalaq.")));
    }

    void aNewcomerWhoOpensAFileIsNotWelcomed()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("game.tgk"));
        QVERIFY(put(file, "[White \"Aisulu\"]\n[Black \"Bek\"]\n\n1. 76 98 *\n"));
        Program program;
        Ear ear(program);
        program.window->show();
        program.window->openFiles({file});
        QVERIFY(ear.nextWith("Aisulu").startsWith(QStringLiteral("Aisulu – Bek. ")));
    }

    // --- The game ---

    void theSettingDecidesHowMuchIsSaid_data()
    {
        QTest::addColumn<Verbosity>("verbosity");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("opposite");
        QTest::newRow("only numbers") << Verbosity::Short << QStringLiteral("7, takes 10.") << QStringLiteral("2: 9")
                                      << QStringLiteral("opposite 6: 0");
        QTest::newRow("sentences") << Verbosity::Normal
                                   << QStringLiteral("First plays 7, to Second’s 6. Takes 10, now 10.")
                                   << QStringLiteral("2: 9") << QStringLiteral("opposite 6: 0");
        QTest::newRow("everything") << Verbosity::Full
                                    << QStringLiteral("First plays 7, sows 9, to Second’s 6. Takes 10. "
                                                      "First’s kazan 10, Second’s kazan 0.")
                                    << QStringLiteral("First’s pit 2, Tekturmas: 9 stones")
                                    << QStringLiteral("Second’s pit 6, Belbasar: 0 stones");
    }
    void theSettingDecidesHowMuchIsSaid()
    {
        QFETCH(Verbosity, verbosity);
        QFETCH(QString, move);
        QFETCH(QString, own);
        QFETCH(QString, opposite);
        GameForTwo program;
        program.settings().setValue(setting::kVerbosity, verbosity);
        Announcer::of(*program.window).drop(); // what was said about the new game
        Ear ear(program);
        program.press(Qt::Key_7);
        QCOMPARE(ear.next(), move);
        const QString name = program.board().accessibleText(rules::Pit{Side::South, 2});
        QCOMPARE(name, own);
        const QString other = program.board().accessibleText(rules::Pit{Side::North, 6});
        QVERIFY2(other.startsWith(opposite), qPrintable(other));
        program.trigger(ActionId::SayMove);
        QCOMPARE(ear.next(), move);
        // Whatever is said at once, the whole answer can be asked for.
        program.board().setFocusedPit(rules::Pit{Side::North, 9});
        ear.forget();
        program.trigger(ActionId::SayPit);
        QCOMPARE(
            ear.next(),
            QStringLiteral("Second’s pit 9, Mangdai: 9 stones, last stone into First’s pit 8, 11: odd, no capture"));
    }

    void whatIsSaidIsShort_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("move");
        QTest::addColumn<int>("pair");
        QTest::addColumn<int>("pit");
        QTest::addColumn<int>("board");
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("step");
        // The most letters. They may fall.
        QTest::newRow("English") << Language::English << 35 << 58 << 4 << 57 << 51 << 59;
        QTest::newRow("Kazakh") << Language::Kazakh << 42 << 73 << 4 << 77 << 56 << 61;
        QTest::newRow("Russian") << Language::Russian << 44 << 73 << 4 << 67 << 48 << 59;
    }
    /// Prints what is to be compared with what is wanted, in letters and in seconds of eSpeak NG at Orca's first speed.
    void whatIsSaidIsShort()
    {
        QFETCH(Language, language);
        Program program(language);
        Ear ear(program);
        program.open();
        ear.forget();
        program.pages().startGame({.level = 1});
        const QString game = ear.next();
        program.trigger(ActionId::SayBoard);
        const QString board = ear.next();
        const QString pit = program.board().accessibleText(rules::Pit{Side::South, 1});
        QStringList moves;
        QStringList pairs; // your move and the answer
        QStringList boards;
        QStringList steps; // through a game with its review, each as if it were a mistake
        rules::History history;
        session::GameReview review{{ai::Score::estimate(0)}, {}, {}, {}};
        while (!history.outcome()) {
            boards.append(AnnouncementText::board(history.position(), Side::South));
            const auto legal = history.position().legalMoves();
            history.play(legal[history.plies().size() % legal.size()]);
            const std::size_t ply = history.plies().size() - 1;
            moves.append(AnnouncementText::move(history, ply));
            const int lost = history.positionAt(ply).sideToMove() == Side::South ? 400 : -400;
            review.scores.push_back(ai::Score::estimate(review.scores.back().centistones() - lost));
            session::MoveReview mistake;
            mistake.quality = ai::MoveQuality::Mistake;
            mistake.better = {legal[0]};
            review.moves.push_back(mistake);
            steps.append(
                QStringLiteral("12. %1 %2")
                    .arg(AnnouncementText::move(history, ply, Verbosity::Normal, AnnouncementText::Part::Brief),
                         ReviewText::briefly(history, review, ply)));
            if (moves.size() % 2 == 0)
                pairs.append(AnnouncementText::move(history, ply - 1, Verbosity::Normal, AnnouncementText::Part::Brief)
                             + u' ' + moves.back());
        }
        const auto median = [](QStringList texts) {
            std::ranges::sort(texts, {}, &QString::size);
            return texts[texts.size() / 2];
        };
        const qsizetype move = median(moves).size();
        qInfo("%-10s %7s %7s %7s", "", "letters", "seconds", "wanted");
        const auto print = [](const char* what, const QString& text, const char* wanted) {
            qInfo("%-10s %7d %7.1f %7s", what, int(text.size()), double(speakingTime(text).count()) / 1000, wanted);
        };
        print("a move", median(moves), "-");
        print("a pair", median(pairs), "6.0");
        print("a pit", pit, "0.8");
        print("the board", board, "7.0");
        print("a later one", median(boards), "-");
        print("entering", game, "5.0");
        print("a step", median(steps), "6.0");
        const auto isWithin = [](qsizetype letters, const char* limit) {
            return letters <= *static_cast<int*>(QTest::qData(limit, QMetaType::Int));
        };
        QVERIFY(isWithin(pit.size(), "pit"));
        QVERIFY2(isWithin(board.size(), "board"), qPrintable(board));
        QVERIFY2(isWithin(game.size(), "game"), qPrintable(game));
        QVERIFY(isWithin(move, "move"));
        QVERIFY2(isWithin(median(pairs).size(), "pair"), qPrintable(median(pairs)));
        QVERIFY2(isWithin(median(steps).size(), "step"), qPrintable(median(steps)));
    }

    void aGameIsTold()
    {
        StartedGame program;
        NewGameChoice choice;
        choice.level = 1;
        Ear ear(program);
        program.pages().startGame(choice);
        QCOMPARE(ear.next(), QStringLiteral("You are First. Your move. Togyzqumalaq. Computer 1."));
        program.press(Qt::Key_7);
        const QString own = ear.next();
        // One knows where one's own move ends, but not what it brings.
        QVERIFY2(own.startsWith(QStringLiteral("First plays 7. Takes 10, now 10.")), qPrintable(own));
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove(), kPatienceMs);
        const QString answer = own.contains(QStringLiteral("Second plays")) ? own : ear.nextWith("Second plays");
        QVERIFY2(answer.contains(QStringLiteral("Second plays ")), qPrintable(answer));
        const int reply = program.match.history().plies().back().move.from.number;
        ear.forget();
        program.trigger(ActionId::Undo);
        QCOMPARE(ear.next(), QStringLiteral("Taken back: your pit 7, the opponent’s pit %1. Your move.").arg(reply));
        program.trigger(ActionId::Redo);
        QVERIFY(ear.nextWith("Second plays").contains(QStringLiteral("Second plays")));
        ear.forget();
        program.trigger(ActionId::Replay);
        QVERIFY(ear.next().startsWith(QStringLiteral("Second plays")));
        // A pit of the other row cannot be played.
        QTest::mouseClick(&program.board(), Qt::LeftButton, {}, program.board().pitRect({Side::North, 3}).center());
        QVERIFY(!ear.next().isEmpty());
        ear.forget();
        program.trigger(ActionId::Hint);
        const QString hint = ear.nextWith("Hint: ");
        QVERIFY2(hint.startsWith(QStringLiteral("Hint: ")), qPrintable(hint));
        ear.forget();
        program.resign();
        QCOMPARE(ear.next(), QStringLiteral("Resign this game? Resign: Alt+R. Go on: Alt+O."));
        const QString end = ear.next();
        QVERIFY2(end.contains(QStringLiteral("Computer 1 wins.")) && end.contains(QStringLiteral("You resigned.")),
                 qPrintable(end));
        ear.forget();
        program.trigger(ActionId::SayBoard);
        QVERIFY(ear.next().contains(QStringLiteral("You resigned.")));
        program.trigger(ActionId::Undo);
        QCOMPARE(ear.next(), QStringLiteral("The game goes on. Your move."));
    }

    void onAnotherPageOnlyTheTurnIsTold()
    {
        StartedGame program;
        program.pages().startGame({.level = 1});
        Ear ear(program);
        ear.forget();
        program.press(Qt::Key_7);
        program.trigger(ActionId::Library);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove() && program.plies() == 2, kPatienceMs);
        const QString told = ear.nextWith("In the game it is your move.");
        QVERIFY2(told.contains(QStringLiteral("In the game it is your move.")), qPrintable(told));
        QVERIFY2(!ear.announcer.history().join(u' ').contains(QStringLiteral("Second plays")), qPrintable(told));
    }

    void theEndOfAPauseIsTold()
    {
        StartedGame program;
        NewGameChoice choice;
        choice.level = 1;
        choice.clock = session::clockPresets()[0];
        Ear ear(program);
        program.pages().startGame(choice);
        QVERIFY(ear.next().contains(QStringLiteral("Your move.")));
        program.trigger(ActionId::Pause);
        QVERIFY(ear.next().contains(QStringLiteral("The clocks are stopped.")));
        ear.forget();
        program.trigger(ActionId::Pause);
        QCOMPARE(ear.next(), QStringLiteral("The game goes on. Your move."));
    }

    void aHintIsToldAgainWhenItIsAskedForAgain()
    {
        StartedGame program;
        NewGameChoice choice;
        choice.level = 1;
        program.pages().startGame(choice);
        Ear ear(program);
        program.trigger(ActionId::Hint);
        const QString hint = ear.nextWith("Hint: ");
        QVERIFY2(hint.contains(QStringLiteral("Hint: ")), qPrintable(hint));
        program.trigger(ActionId::Hint); // the reason
        ear.forget();
        program.trigger(ActionId::Hint);
        QVERIFY(ear.nextWith("Hint: ").contains(QStringLiteral("Hint: ")));
    }

    void theEdgeOfTheBoardIsTold()
    {
        GameForTwo program;
        Ear ear(program);
        program.board().setFocusedPit(rules::Pit{Side::South, 9});
        ear.forget();
        program.press(Qt::Key_Right);
        QCOMPARE(ear.next(), QStringLiteral("The edge of the board."));
    }

    void theLanguageIsTold()
    {
        OpenProgram program;
        Ear ear(program);
        ear.forget();
        program.setLanguage(Language::Kazakh);
        QCOMPARE(ear.next(), QStringLiteral("Қазір тіл — қазақша."));
    }

    /// It was said three times: by the field, by the field made anew, and by the window.
    void aFieldOfTheSettingsSaysTheLanguageItself()
    {
        OpenProgram program;
        program.trigger(ActionId::Settings);
        auto* dialog = waitFor<SettingsDialog>(program.window.get());
        dialog->setGroup(0);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* language = seen<QComboBox>(dialog, u"Language");
        QVERIFY(language);
        language->setFocus();
        Ear ear(program);
        ear.forget();
        announce(*language, QStringLiteral("Қазақша"),
                 Announcer::Kind::Answer); // as the field does for a screen reader
        program.setLanguage(Language::Kazakh);
        QVERIFY(!ear.said.wait(300));
    }

    void ctrlTabSaysTheTabOfTheSettings()
    {
        OpenProgram program;
        program.trigger(ActionId::Settings);
        auto* dialog = waitFor<SettingsDialog>(program.window.get());
        dialog->setGroup(0);
        seen<QComboBox>(dialog, u"Language")->setFocus();
        Ear ear(program);
        ear.forget();
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(ear.next(), QStringLiteral("Play."));
        QCOMPARE(dialog->group(), 1);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(ear.next(), QStringLiteral("Appearance."));
    }

    void lookingBackTellsTheMoveThatIsReached()
    {
        GameForTwo program;
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_3})
            program.press(key);
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::PreviousMove);
        QVERIFY(ear.next().startsWith(QStringLiteral("First plays 7, to Second’s 6.")));
        program.trigger(ActionId::FirstMove);
        QCOMPARE(ear.next(), QStringLiteral("The start of the game."));
        // No move is made there, and it is said how to return.
        program.press(Qt::Key_2);
        QCOMPARE(ear.next(), QStringLiteral("Looking back at the start. End returns to the game."));
        QVERIFY(shows(program.window.get(), u"Looking back at the start. End returns to the game."));
        program.trigger(ActionId::LatestMove);
        QCOMPARE(ear.next(), QStringLiteral("Back in the game. First to move."));
    }

    void questionsAboutThePositionAreAnswered_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* name, Qt::Key key, const char* answer) {
            QTest::newRow(name) << static_cast<int>(key) << QString::fromUtf8(answer);
        };
        row("your row", Qt::Key_I, "First: 0, 5, 6, 7, 2, 0, 0, 6, 4.");
        row("the other row", Qt::Key_O, "Second: 1, 4, 7, 9, 0, 0, 2, 4, 0.");
        row("kazans", Qt::Key_K, "First’s kazan 60, Second’s kazan 45.");
        row("tuzdyks", Qt::Key_U, "There is no tuzdyk.");
        row("threats", Qt::Key_N, "Threat: with pit 8 the opponent takes 6 stones from your pit 2.");
    }
    void questionsAboutThePositionAreAnswered()
    {
        QFETCH(int, key);
        QFETCH(QString, answer);
        Program program;
        beginAt(program, "0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s");
        Ear ear(program);
        ear.forget();
        program.press(static_cast<Qt::Key>(key));
        QCOMPARE(ear.next(), answer);
    }

    void onesOwnKazanComesFirst()
    {
        Program program;
        beginAt(program, "0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- n");
        Ear ear(program);
        ear.forget();
        program.press(Qt::Key_K);
        QCOMPARE(ear.next(), QStringLiteral("Second’s kazan 45, First’s kazan 60."));
        program.press(Qt::Key_G);
        QVERIFY(ear.next().endsWith(QStringLiteral("Kazans: 45, 60.")));
    }

    /// A screen reader reads the labels around the focus when a page opens.
    void whatAPageTellsIsNotReadAsWell()
    {
        OpenProgram program;
        Ear ear(program);
        for (const ActionId page : {ActionId::Progress, ActionId::Openings}) {
            ear.forget();
            program.trigger(page);
            QCOMPARE(ear.next(), program.window->page()->title() + u'.');
            const QString told = ear.next();
            int labels = 0;
            for (auto* label : program.window->page()->findChildren<QLabel*>()) {
                if (!label->isVisible() || label->text().isEmpty() || !told.contains(label->text()))
                    continue;
                QCOMPARE(QAccessible::queryAccessibleInterface(label)->role(), QAccessible::Paragraph);
                ++labels;
            }
            QCOMPARE(labels, 1);
        }
    }

    // --- Learning and studying ---

    void aTaskIsToldWithItsBoardAndTheAnswerIsJudged()
    {
        StartedGame program;
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::Puzzles);
        PuzzlesPage* page = program.pages().learning().puzzles();
        page->openPractice();
        ExerciseView* view = page->view();
        view->taskView()->board()->setTimeScale(0);
        const QString task = ear.nextWith("First: ");
        QVERIFY2(task.startsWith(view->taskView()->task()), qPrintable(task));
        give(view->taskView(), view->exercise().puzzle->answer());
        const QString judged = ear.nextWith("Right.");
        QVERIFY2(judged.contains(QStringLiteral("Right.")), qPrintable(judged));
        program.press(Qt::Key_K);
        QVERIFY(ear.nextWith("kazan").contains(QStringLiteral("kazan")));
    }

    void aTaskIsToldOnceEachTimeItIsAsked()
    {
        OpenLessons begun;
        Ear ear(begun);
        ear.forget();
        const learn::Lesson& lesson = LessonCatalog::courses().front().lessons[1];
        const learn::Task& task = lesson.tasks[1];
        begun.openTask(lesson, task);
        const QString told = ear.nextWith("All other pits are empty.");
        QVERIFY2(told.startsWith(begun.taskView->task()), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Marked: Your pit 4: 1 stone.")), qPrintable(told));
        QCOMPARE(told.count(QStringLiteral("our pit 4")), 1);
        QVERIFY(begun.taskView->board()->accessibleDescription().isEmpty()); // or it is heard again with the board
        give(begun.taskView, *wrongAnswer(task));
        ear.forget();
        press(begun.taskView, "Try again"); // the learner knows the task
        QTest::qWait(200);
        QCOMPARE(ear.said.size(), 0);
        begun.trigger(ActionId::Puzzles);
        begun.trigger(ActionId::Lessons);
        QCOMPARE(ear.nextWith("All other pits are empty."), told);
        QTest::qWait(200);
        QCOMPARE(ear.said.size(), 0);
    }

    /// The focus would be told before the reason.
    void theReasonIsToldBeforeAnyButton()
    {
        OpenLessons begun;
        setReadingAloud(true);
        const auto silent = qScopeGuard([] { setReadingAloud(false); });
        Ear ear(begun);
        const learn::Lesson& lesson = LessonCatalog::courses().front().lessons[1];
        const learn::Task& task = lesson.tasks[1];
        begun.openTask(lesson, task);
        // The marked pit has the focus, and is not told with the task as well.
        const QString told = ear.nextWith("All other pits are empty.");
        QVERIFY2(!told.contains(QStringLiteral("our pit 4")), qPrintable(told));
        QCOMPARE(begun.taskView->board()->accessibleText(rules::Pit{Side::South, 4}),
                 QStringLiteral("Marked: Your pit 4: 1 stone"));
        ear.forget();
        give(begun.taskView, *wrongAnswer(task));
        const QString reason = ear.nextWith("Try again.");
        QCOMPARE(reason, begun.taskView->feedback() + QStringLiteral(" Try again."));
        QVERIFY(begun.taskView->board()->hasFocus());
        // Enter asks again.
        ear.forget();
        QTest::keyClick(begun.taskView->board(), Qt::Key_Return);
        QVERIFY(!button(begun.view, "Try again"));
        QCOMPARE(ear.nextWith("Choose the pit"), begun.taskView->task());
        ear.forget();
        give(begun.taskView, task.answer);
        QVERIFY(begun.view->isSolved());
    }

    void theHintIsNotToldAgainBeforeTheVerdict()
    {
        OpenLessons begun;
        setReadingAloud(true);
        const auto silent = qScopeGuard([] { setReadingAloud(false); });
        Ear ear(begun);
        begun.openTask("even-is-yours", "take");
        const learn::Task asked = begun.view->task();
        begun.trigger(ActionId::Hint);
        const QString hint = begun.taskView->feedback();
        QVERIFY(!hint.isEmpty());
        give(begun.taskView, *wrongAnswer(asked));
        (void)ear.nextWith("Try again.");
        ear.forget();
        // A digit tries again and is an answer at once.
        const int number = std::get<rules::Move>(asked.answer).from.number;
        QTest::keyClick(begun.taskView->board(), static_cast<Qt::Key>(Qt::Key_0 + number));
        const QString told = ear.nextWith("Right.");
        QVERIFY2(told.startsWith(QStringLiteral("Right.")), qPrintable(told));
        QVERIFY2(!ear.announcer.history().last().contains(hint), qPrintable(told));
    }

    void aChoiceIsToldAgainWithItsAnswers()
    {
        OpenLessons begun;
        setReadingAloud(true);
        const auto silent = qScopeGuard([] { setReadingAloud(false); });
        Ear ear(begun);
        const learn::Lesson& lesson = LessonCatalog::courses().front().lessons[0];
        const auto task = std::ranges::find(lesson.tasks, learn::TaskKind::Who, &learn::Task::kind);
        QVERIFY(task != lesson.tasks.end());
        begun.openTask(lesson, *task);
        begun.taskView->board()->completeAnimation();
        QVERIFY(ear.nextWith("1: You. 2: The opponent.").contains(QStringLiteral("1: You. 2: The opponent.")));
        give(begun.taskView, *wrongAnswer(*task));
        (void)ear.nextWith("Try again.");
        ear.forget();
        press(begun.taskView, "Try again");
        const QString told = ear.nextWith("1: You.");
        QVERIFY2(told.startsWith(begun.taskView->task() + QStringLiteral(" 1: You. 2: The opponent.")),
                 qPrintable(told));
    }

    void aTaskAboutTheEndOfAGameTellsTheKazans()
    {
        OpenPuzzles program;
        Ear ear(program);
        ear.forget();
        program.page->openPack(learn::PuzzleKind::Atsyrau, learn::kEasiestGrade);
        const auto& asked = program.view->task().position;
        const QString kazans = AnnouncementText::kazans(rules::GameId::Togyzqumalaq, asked.board(), asked.sideToMove());
        const QString told = ear.nextWith("kazan");
        QVERIFY2(told.contains(QStringLiteral(" Second: ")) && told.contains(kazans), qPrintable(told));
    }

    /// Nothing was heard when it opened.
    void aMenuThatIsOpenedByKeyboardBeginsAtItsFirstCommand()
    {
        StartedGame program;
        auto* menu = seen<QToolButton>(program.window.get(), u"Menu");
        QVERIFY(menu);
        menu->setFocus();
        QString first;
        QTimer::singleShot(200, menu, [&first] {
            auto* opened = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (opened != nullptr && opened->activeAction() != nullptr)
                first = opened->activeAction()->text();
            if (opened != nullptr)
                opened->close();
        });
        QTest::keyClick(menu, Qt::Key_Space);
        QTRY_COMPARE(first, program.action(ActionId::NewGame)->text());
    }

    void aPuzzleTellsOnesOwnSideFirst()
    {
        const auto position = positionOf("0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- n");
        const QString told = AnnouncementText::lesson(rules::GameId::Togyzqumalaq, position, Side::North);
        QCOMPARE(told, QStringLiteral("You are Second. Second: 1, 4, 7, 9, 0, 0, 2, 4, 0. "
                                      "First: 0, 5, 6, 7, 2, 0, 0, 6, 4."));
    }

    void thePitOfAPuzzleSaysWhereItsMoveLands()
    {
        StartedGame program;
        program.trigger(ActionId::Puzzles);
        PuzzlesPage* page = program.pages().learning().puzzles();
        page->openPractice();
        TaskView* view = page->view()->taskView();
        const rules::Move move = page->view()->task().position.legalMoves()[0];
        view->board()->setFocusedPit(move.from);
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::SayPit);
        const QString told = ear.next();
        QVERIFY2(told.contains(QStringLiteral("last stone into ")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("brings in")), qPrintable(told));
    }

    void thePraiseIsToldOnceAndThenTheRule()
    {
        OpenLessons begun;
        Ear ear(begun);
        const learn::Lesson& lesson = lessonById("even-is-yours");
        begun.openTask(lesson, taskById(lesson, "take"));
        ear.forget();
        give(begun.taskView, taskById(lesson, "take").answer);
        QString told = ear.nextWith("Right.");
        if (!told.contains(QStringLiteral("Four stones")))
            told += u' ' + ear.nextWith("Four stones");
        QCOMPARE(told,
                 QStringLiteral("Right. Four stones. This move is written 9 1: from pit 9 to the opponent’s pit 1."));
    }

    void whatEndsALessonIsTold()
    {
        OpenLessons begun;
        Ear ear(begun);
        const learn::Lesson& lesson = lessonById("leave-one");
        begun.openTask(lesson, lesson.tasks.back());
        give(begun.taskView, lesson.tasks.back().answer);
        press(begun.taskView, "Done");
        const QString told = ear.nextWith("stars");
        QVERIFY2(told.contains(QStringLiteral("The first stone stays. ")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("the others go one by one. ")), qPrintable(told));
    }

    void theGameOfALessonIsToldWithItsBoard()
    {
        OpenLessons begun;
        Ear ear(begun);
        const learn::Lesson& lesson = lessonById("small-match");
        begun.openTask(lesson, lesson.tasks.back());
        const QString told = ear.nextWith("You are First.");
        QVERIFY2(told.contains(QStringLiteral("Now win a whole game against a beginner. You are First. First: all 5.")),
                 qPrintable(told));
    }

    void theGameOfALessonIsToldLikeAnyOther()
    {
        OpenLessons begun;
        Ear ear(begun);
        const learn::Lesson& lesson = lessonById("small-match");
        begun.openTask(lesson, lesson.tasks.back());
        session::Match& match = begun.view->match()->match();
        begun.view->match()->board()->setTimeScale(0);
        (void)ear.nextWith("You are First.");
        clickPit(begun.view->match()->board(), {Side::South, 5});
        QVERIFY(ear.nextWith("First plays 5").contains(QStringLiteral("First plays 5")));
        QTRY_VERIFY_WITH_TIMEOUT(match.isPersonToMove() && match.history().plies().size() > 1, kPatienceMs);
        QTest::qWait(200); // for the announcement of the answer
        const QString answer = QStringLiteral("Second plays %1").arg(match.history().plies().back().move.from.number);
        for (const ActionId command : {ActionId::Replay, ActionId::SayMove}) {
            ear.forget();
            begun.trigger(command);
            QVERIFY(ear.next().startsWith(answer));
        }
        begun.view->match()->board()->completeAnimation();
        begun.trigger(ActionId::PreviousMove);
        QVERIFY(ear.next().startsWith(QStringLiteral("First plays 5")));
        begun.trigger(ActionId::PreviousMove);
        QCOMPARE(ear.next(), QStringLiteral("The start of the game."));
        begun.trigger(ActionId::LatestMove);
        QCOMPARE(ear.next(), QStringLiteral("Back in the game. Your move."));
        begun.trigger(ActionId::Undo);
        QVERIFY(ear.next().startsWith(QStringLiteral("Taken back: your pit 5, the opponent’s pit ")));
    }

    void anEmptyNumberIsNoNumber()
    {
        OpenLessons begun;
        begun.openTask("even-is-yours", "odd");
        QSpinBox* number = seen<QSpinBox>(begun.taskView);
        QAccessibleInterface* field = QAccessible::queryAccessibleInterface(number);
        QCOMPARE(field->text(QAccessible::Name), QStringLiteral("How many, empty"));
        QVERIFY(field->valueInterface() == nullptr); // it would be minus one
        number->setValue(5);
        QCOMPARE(field->text(QAccessible::Name), QStringLiteral("How many"));
        QVERIFY(field->textInterface());
        QCOMPARE(field->textInterface()->text(0, 1), QStringLiteral("5"));
    }

    void theStudyTellsTheMoveThatIsReachedAndItsComment()
    {
        StartedGame program;
        notation::GameRecord record;
        const auto first = record.tree().add(notation::NodeId::Root, rules::Move{{Side::South, 7}});
        record.tree().annotate(notation::NodeId::Root, {{}, "Two beginners.", {}});
        record.tree().annotate(first, {"Not 8.", "The usual move.", {1}});
        record.setTag("Date", "2026.05.01");
        Ear ear(program);
        ear.forget();
        program.pages().openStudy(record);
        QCOMPARE(ear.next(), QStringLiteral("Study."));
        QVERIFY(ear.nextWith("to move").endsWith(QStringLiteral("First – Second. First to move.")));
        program.trigger(ActionId::SayMove); // the rest on request
        QVERIFY(
            ear.next().startsWith(QStringLiteral("First – Second, Togyzqumalaq, 1 May 2026. The start of the game.")));
        ear.forget();
        program.trigger(ActionId::NextMove);
        QCOMPARE(ear.next(), QStringLiteral("1. Not 8. First plays 7. Takes 10, now 10. Good move. The usual move."));
        program.trigger(ActionId::SayMove); // everything about it
        QVERIFY(ear.next().contains(QStringLiteral("First plays 7, to Second’s 6.")));
        program.trigger(ActionId::PreviousMove);
        QCOMPARE(ear.next(), QStringLiteral("The start of the game. Two beginners."));
        for (const ActionId command : {ActionId::Hint, ActionId::SayEvaluation}) {
            program.trigger(command);
            QCOMPARE(ear.next(), QStringLiteral("The evaluation is off. The key E turns it on."));
        }
        QTest::keyClick(program.pages().study(), Qt::Key_8);
        QVERIFY(ear.next().startsWith(QStringLiteral("1. A variation. First plays 8.")));
        program.trigger(ActionId::PreviousMove);
        QCOMPARE(ear.next(), QStringLiteral("The start of the game. Two beginners. 2 ways to go on."));
        QTest::keyClick(program.pages().study(), Qt::Key_Down);
        QVERIFY(ear.next().startsWith(QStringLiteral("1. A variation. First plays 8.")));
        QTest::keyClick(program.pages().study(), Qt::Key_Down);
        QCOMPARE(ear.next(), QStringLiteral("There is no other variation here."));
        QTest::keyClick(program.pages().study(), Qt::Key_Up);
        QVERIFY(ear.next().startsWith(QStringLiteral("1. Not 8. First plays 7.")));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_End}) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(ear.next(), QStringLiteral("This is the last move."));
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(ear.next(), QStringLiteral("This is the last move."));
        program.trigger(ActionId::FirstMove);
        QVERIFY(ear.next().startsWith(QStringLiteral("The start of the game.")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(ear.next(), QStringLiteral("This is the start of the game. Two beginners."));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(ear.next(), QStringLiteral("This is the start of the game."));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(ear.next(), QStringLiteral("This is the start of the game."));
    }

    void aCommentThatIsConfirmedIsTold()
    {
        StartedGame program;
        program.pages().openStudy(notation::GameRecord());
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::CommentMove);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("a start"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(ear.next(), QStringLiteral("Comment saved."));
        QVERIFY(ear.said.isEmpty());
    }

    void aGameThatIsSetAsideIsToldFirstAndHowToReturn()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        Ear ear(program);
        ear.forget();
        program.pages().startGame({.level = 1});
        QVERIFY(ear.next().startsWith(QStringLiteral("The game First – Second was set aside in the library. Return to "
                                                     "it now: Alt+R. You are First.")));
    }

    void theWayToTheReviewIsToldAtTheEnd()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        Ear ear(program);
        ear.forget();
        program.match.resign(Side::South);
        QVERIFY(ear.next().endsWith(QStringLiteral(" Review the game: Ctrl+Shift+E.")));
        program.trigger(ActionId::Undo);
        program.press(Qt::Key_8);
        // It follows a key that the person chose.
        program.action(ActionId::Review)->setShortcut(QKeySequence(Qt::Key_F9));
        ear.forget();
        program.match.resign(program.match.history().position().sideToMove());
        QVERIFY(ear.next().endsWith(QStringLiteral(" Review the game: F9.")));
        program.trigger(ActionId::Undo);
        program.press(Qt::Key_7);
        program.action(ActionId::Review)->setShortcut({});
        ear.forget();
        program.match.resign(program.match.history().position().sideToMove());
        QVERIFY(ear.next().endsWith(QStringLiteral(" Review the game: in the menu Study.")));
    }

    void aGameThatIsContinuedIsNotToldLikeANewOne()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.pages().startGame({.level = 1});
        Ear ear(program);
        ear.forget();
        press(program.window->notices(), "Return to it now");
        const QString told = ear.next();
        QVERIFY2(told.contains(QStringLiteral(
                     "Back in the game. First plays 7, to Second’s 6. Takes 10, now 10. Second to move.")),
                 qPrintable(told));
    }

    void theStudyOfAnotherGameTellsTheWayBackToOnes()
    {
        StartedGame program;
        program.pages().startGame({.level = 1});
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::Study);
        const QString told = ear.nextWith("First – Second.");
        QCOMPARE(told, QStringLiteral("First – Second. First to move. This is not your game; Esc returns to it."));
    }

    void theStudyOfAGameThatIsOverTellsHowLongItIs()
    {
        StartedGame program;
        notation::GameRecord record;
        auto at = notation::NodeId::Root;
        for (const rules::Move move :
             {rules::Move{{Side::South, 7}}, rules::Move{{Side::North, 9}}, rules::Move{{Side::South, 1}}})
            at = record.tree().add(at, move);
        record.setTag("White", "Aisulu");
        record.setTag("Black", "Baurzhan");
        record.setResult(notation::GameResult::SouthWins);
        Ear ear(program);
        ear.forget();
        program.pages().openStudy(record);
        QCOMPARE(ear.nextWith("Aisulu"), QStringLiteral("Aisulu – Baurzhan, 2 moves, 1 : 0."));
    }

    void theStudyOfAGameThatIsOverNamesNoTurn()
    {
        StartedGame program;
        program.pages().startGame({.level = 1});
        program.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove() && program.plies() == 2, kPatienceMs);
        program.match.resign(Side::South);
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::Study);
        const QString told = ear.nextWith("You resigned");
        QVERIFY2(told.endsWith(QStringLiteral("You resigned.")), qPrintable(told));
    }

    /// The button was read before its question, and after it only where the focus was.
    void theQuestionOfResigningIsToldBeforeItsButtonAndAnswered()
    {
        StartedGame program;
        program.pages().startGame({.level = 1});
        Ear ear(program);
        ear.forget();
        QString toldBefore;
        const QObject thisTest;
        connect(qApp, &QApplication::focusChanged, &thisTest, [&](QWidget*, QWidget* now) {
            if (now && program.window->notices()->isAncestorOf(now))
                toldBefore = ear.announcer.history().join(u' ');
        });
        program.trigger(ActionId::Resign);
        QVERIFY2(toldBefore.endsWith(QStringLiteral("Resign this game? Resign: Alt+R. Go on: Alt+O.")),
                 qPrintable(toldBefore));
        ear.forget();
        press(program.window->notices(), "Go on");
        QCOMPARE(ear.next(), QStringLiteral("The game goes on. Your move."));
    }

    /// The pit with the focus was read first, then the way to the review, then the result.
    void theResultOfResigningIsToldFirst()
    {
        StartedGame program;
        program.pages().startGame({.level = 1});
        program.press(Qt::Key_7);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isPersonToMove() && program.plies() == 2, kPatienceMs);
        Ear ear(program);
        program.trigger(ActionId::Resign);
        ear.forget();
        QString toldBefore;
        const QObject thisTest;
        connect(qApp, &QApplication::focusChanged, &thisTest, [&](QWidget*, QWidget* now) {
            if (now == &program.board())
                toldBefore = ear.announcer.history().last();
        });
        press(program.window->notices(), "Resign");
        QCOMPARE(ear.next(), QStringLiteral("You resigned. Computer 1 wins. Review the game: Ctrl+Shift+E."));
        QVERIFY2(toldBefore.startsWith(QStringLiteral("You resigned. ")), qPrintable(toldBefore));
        QVERIFY(program.board().hasFocus());
    }

    void theQuestionOfResigningIsNotTheNameOfAGroupToo()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::Resign);
        QVERIFY(ear.next().contains(QStringLiteral("do you resign?")));
        QCOMPARE(program.window->notices()->accessibleName(), QString());
    }

    void whoHasWonIsSaidWithTheBoard()
    {
        StartedGame program;
        program.pages().openStudy(
            notation::GameRecord(rules::GameSetup(), positionOf("0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 82,80 -,- s")));
        Ear ear(program);
        ear.forget();
        program.trigger(ActionId::SayBoard);
        const QString said = ear.next();
        QVERIFY2(said.endsWith(QStringLiteral("Kazans: 82, 80. First wins.")), qPrintable(said));
    }

    void theMenuKeyTellsTheMenuAndNoEntry()
    {
        GameForTwo program;
        Ear ear(program);
        ear.forget();
        QTest::keyClick(program.window->page(), Qt::Key_F10);
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu && !menu->activeAction());
        QTest::qWait(200); // its name has the focus, and is read
        QCOMPARE(ear.said.size(), 0);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QCOMPARE(menu->activeAction(), menu->actions().front());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    }

    /// Its first entry was read before its name.
    void aMenuIsToldBeforeItsEntry()
    {
        GameForTwo program;
        Ear ear(program);
        QTest::keyClick(program.window->page(), Qt::Key_F10);
        QMenu* second = program.window->menuBar()->actions()[1]->menu();
        QString toldBefore;
        connect(second, &QMenu::hovered, this, [&] { toldBefore = ear.announcer.history().back(); });
        ear.forget();
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Right);
        QCOMPARE(toldBefore, QStringLiteral("Game."));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    }

    /// The start page was told after its button, because the focus moves when the page before is hidden.
    void aPageIsToldBeforeWhatHasTheFocusThere()
    {
        OpenProgram program;
        program.trigger(ActionId::Puzzles);
        Ear ear(program);
        QString toldBefore;
        const QObject thisTest;
        connect(qApp, &QApplication::focusChanged, &thisTest, [&](QWidget*, const QWidget* now) {
            if (now && program.pages().start()->isAncestorOf(now) && toldBefore.isEmpty())
                toldBefore = ear.announcer.history().back();
        });
        ear.forget();
        program.press(Qt::Key_Escape);
        QTRY_COMPARE(toldBefore, QStringLiteral("Start page."));
    }

    void theEndsOfAPageOfTextAreTold()
    {
        GameForTwo program;
        setReadingAloud(true);
        const auto silent = qScopeGuard([] { setReadingAloud(false); });
        program.trigger(ActionId::Keys);
        auto* keys = waitFor<QDialog>(program.window.get());
        auto* text = keys->findChild<QScrollArea*>();
        Ear ear(program);
        ear.forget();
        const auto isTold = [&](Qt::Key key) {
            QTest::keyClick(text, key);
            return ear.next();
        };
        const QString last = isTold(Qt::Key_End);
        QVERIFY(!last.isEmpty());
        QCOMPARE(isTold(Qt::Key_Down), QStringLiteral("The end."));
        QVERIFY(isTold(Qt::Key_Up) != last);
        QCOMPARE(isTold(Qt::Key_Home), QStringLiteral("Board"));
        QCOMPARE(isTold(Qt::Key_Up), QStringLiteral("The start."));
        keys->close();
    }

    void theMenuKeySaysHowToShowTheMenus()
    {
        GameForTwo program;
        program.trigger(ActionId::Zen);
        Ear ear(program);
        ear.forget();
        QTest::keyClick(program.window->page(), Qt::Key_F10);
        QCOMPARE(ear.next(), QStringLiteral("Press Esc to show everything again."));
    }

    void theStudyTellsWhatIsUndone()
    {
        StartedGame program;
        program.pages().openStudy(notation::GameRecord());
        Ear ear(program);
        ear.forget();
        QTest::keyClick(program.pages().study(), Qt::Key_7);
        QVERIFY(ear.next().startsWith(QStringLiteral("1. First plays 7.")));
        program.trigger(ActionId::Undo);
        QCOMPARE(ear.next(), QStringLiteral("Undone. The start of the game."));
        program.trigger(ActionId::Redo);
        QVERIFY(ear.next().startsWith(QStringLiteral("Redone. 1. First plays 7.")));
        program.trigger(ActionId::RemoveMove);
        QCOMPARE(ear.next(), QStringLiteral("Removed. The start of the game."));
    }
};

QUMALAQ_WINDOW_TEST(TestAnnouncer)
#include "tst_announcer.moc"

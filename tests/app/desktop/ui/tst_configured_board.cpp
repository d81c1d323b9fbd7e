// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every board of the program does alike.
#include "app/desktop/game/empty_pits_picker.h"
#include "app/desktop/learn/lesson_game_view.h"
#include "app/desktop/sound/sound_player.h"
#include "app/desktop/ui/configured_board.h"
#include "tests/app/desktop/window_places.h"

#include <QDialog>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// One of each owner.
struct AllBoards {
    explicit AllBoards(const QString& folder) : program(folder)
    {
        NewGameChoice choice;
        choice.setup = rules::GameSetup(rules::GameId::MangalaSuez); // its dialog has a board, too
        program.settings().setNewGame(choice);
        program.begin();
        for (const PageOfWindow& page : kPages)
            program.trigger(page.command);
        for (const DialogOfWindow& dialog : kDialogs)
            dialogs.push_back(show(dialog, program));
        match = std::make_unique<LessonGameView>(program.settings(), sound);
        QList<QObject*> roots = {program.window.get(), match.get()};
        for (const auto& dialog : dialogs)
            roots.append(dialog.get());
        for (const QObject* root : roots) {
            for (BoardWidget* board : root->findChildren<BoardWidget*>()) {
                if (!boards.contains(board)) // a dialog may be a child of the window
                    boards.append(board);
            }
        }
    }

    /// The classes that own a board.
    [[nodiscard]] QSet<QByteArray> owners() const
    {
        QSet<QByteArray> names;
        for (const BoardWidget* board : boards) {
            const QWidget* owner = board->parentWidget();
            while (qstrcmp(owner->metaObject()->className(), "QWidget") == 0
                   || qstrcmp(owner->metaObject()->className(), "qumalaq::desktop::BoardContainer") == 0)
                owner = owner->parentWidget();
            names.insert(QByteArray(owner->metaObject()->className()).mid(qstrlen("qumalaq::desktop::")));
        }
        return names;
    }

    SoundPlayer sound;
    Program program;
    std::vector<std::unique_ptr<QDialog>> dialogs;
    std::unique_ptr<LessonGameView> match;
    QList<BoardWidget*> boards;
};

} // namespace

class TestConfiguredBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void everyBoardFollowsTheSettings()
    {
        const QTemporaryDir folder;
        AllBoards all(folder.path());
        const QSet<QByteArray> expected{"EditorPage",  "EmptyPitsPicker", "ExampleBoard", "ExerciseIntro", "GamePage",
                                        "GamePreview", "LessonGameView",  "StartPage",    "StudyPage",     "TaskView"};
        QCOMPARE(all.owners(), expected);
        Settings& settings = all.program.settings();

        rules::AnyPosition position{rules::GameSetup()};
        const rules::AnyPosition before = position;
        rules::MoveTrace trace;
        position.play({{rules::Side::South, 7}}, trace);
        for (BoardWidget* board : all.boards) {
            const QByteArray name = board->parentWidget()->metaObject()->className();
            QVERIFY2(qobject_cast<ConfiguredBoard*>(board), name.constData());
            // The first page waits for its pictures, the others are scaled until then; none is drawn at once.
            QVERIFY2(board->artLoading() != ArtLoading::Immediate, name.constData());
            board->setTimeScale(1);
            settings.setSowingSpeed(SowingSpeed::Normal);
            QVERIFY2(board->speed() != SowingSpeed::Off, name.constData());
            settings.setSowingSpeed(SowingSpeed::Off);
            for (const Pace pace : {Pace::Hurried, Pace::Usual, Pace::Followable, Pace::Chosen}) {
                board->setPace(pace);
                QVERIFY2(board->speed() == SowingSpeed::Off, name.constData());
            }
            board->setBoardLayout(before.layout());
            board->play(before.board(), trace);
            QVERIFY2(!board->isAnimating(), name.constData());
            QVERIFY2(board->board() == position.board(), name.constData());
        }
    }

    void aPaceChangesTheChosenSpeed_data()
    {
        QTest::addColumn<SowingSpeed>("chosen");
        QTest::addColumn<Pace>("pace");
        QTest::addColumn<SowingSpeed>("speed");
        using enum SowingSpeed;
        QTest::newRow("the chosen one") << Fast << Pace::Chosen << Fast;
        QTest::newRow("the usual one") << Fast << Pace::Usual << Normal;
        QTest::newRow("a learner can follow it") << Fast << Pace::Followable << Normal;
        QTest::newRow("a learner may have it off") << Off << Pace::Followable << Off;
        QTest::newRow("a replay is slow") << Fast << Pace::Slow << Slow;
        QTest::newRow("a replay is seen where the speed is off") << Off << Pace::Slow << Slow;
        QTest::newRow("short of time") << Slow << Pace::Hurried << Fast;
        QTest::newRow("off is faster still") << Off << Pace::Hurried << Off;
    }
    void aPaceChangesTheChosenSpeed()
    {
        QFETCH(SowingSpeed, chosen);
        QFETCH(Pace, pace);
        QFETCH(SowingSpeed, speed);
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        settings.setSowingSpeed(SowingSpeed::Normal);
        ConfiguredBoard board(settings, nullptr, nullptr);
        board.setPace(pace);
        settings.setSowingSpeed(chosen);
        QCOMPARE(board.speed(), speed);
    }
};

QUMALAQ_WINDOW_TEST(TestConfiguredBoard)
#include "tst_configured_board.moc"

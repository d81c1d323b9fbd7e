// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/coach_controller.h"
#include "app/desktop/learn/coach_panel.h"
#include "core/learn/effect.h"
#include "core/notation/position_text.h"
#include "tests/app/desktop/window_fixture.h"

#include <QPushButton>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::House;
using rules::Side;

/// What is said about moves in the game room.
class TestCoach : public QObject {
    Q_OBJECT

private:
    static void startFrom(Program& program, const char* position, session::Player::Kind north)
    {
        const auto parsed = notation::parsePosition(position, rules::GameSetup());
        QVERIFY(parsed);
        session::MatchSpec spec;
        spec.start = parsed->position;
        spec.players[1].kind = north;
        program.match.start(spec);
        QCoreApplication::processEvents();
    }

    /// 84 takes ten, 93 eight.
    static constexpr const char* kBestCapture = "0,5,6,7,2,0,0,6,4/1,4,7,9,0,0,2,4,0 60,45 -,- s";

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void aHintIsRungFirstAndExplainedThen()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.beginForTwo();
        startFrom(program, kBestCapture, session::Player::Kind::Human);
        CoachPanel* panel = program.window->game()->coachPanel();
        program.press(Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(!program.window->game()->controller()->isHintComing(), 20000);
        QVERIFY(panel->isHidden());
        program.press(Qt::Key_H);
        QVERIFY(panel->isVisible());
        QVERIFY(!panel->phrases()[0]->text().isEmpty());
        // Pointing at a sentence shows the move on the board; leaving it ends that.
        panel->phrases()[0]->setFocus(Qt::TabFocusReason);
        QVERIFY(program.board().preview());
        program.window->game()->board()->setFocus();
        QVERIFY(!program.board().preview());
        // The next move takes the words away.
        program.click(Side::South, 8);
        QVERIFY(panel->isHidden());
    }

    void theCoachSpeaksAfterAMoveAndNeverBefore()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.beginForTwo();
        startFrom(program, kBestCapture, session::Player::Kind::Human);
        CoachPanel* panel = program.window->game()->coachPanel();
        program.press(Qt::Key_C);
        QVERIFY(program.settings().isCoachOn());
        QVERIFY(program.action(ActionId::Coach)->isChecked());
        QVERIFY(panel->isHidden());
        program.click(Side::South, 8);
        QVERIFY(panel->isVisible());
        QVERIFY2(panel->text().contains(QStringLiteral("84 takes 10 stones; 93 only 8.")), qPrintable(panel->text()));
        // In whatever language.
        program.settings().setLanguage(Language::Russian);
        QCoreApplication::processEvents();
        QVERIFY2(panel->text().contains(QStringLiteral("84 берёт 10 кумалаков, 93 — только 8.")),
                 qPrintable(panel->text()));
        program.press(Qt::Key_C);
        QVERIFY(panel->isHidden());
    }

    void aClearMistakeIsOfferedBack()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.begin();
        startFrom(program, kBestCapture, session::Player::Kind::Computer);
        program.settings().setCoachOn(true);
        CoachPanel* panel = program.window->game()->coachPanel();
        program.click(Side::South, 2); // takes nothing
        QTRY_VERIFY_WITH_TIMEOUT(panel->backButton()->isVisible(), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(program.match.isHumanToMove() || program.match.outcome(), 30000);
        QTest::mouseClick(panel->backButton(), Qt::LeftButton);
        QCOMPARE(program.plies(), 0);
        QVERIFY(!panel->backButton()->isVisible());
        // A good move is not.
        program.click(Side::South, 8);
        QTRY_VERIFY_WITH_TIMEOUT(program.plies() >= 2, 30000);
        QVERIFY(!panel->backButton()->isVisible());
    }
};

QTEST_MAIN(TestCoach)
#include "tst_coach.moc"

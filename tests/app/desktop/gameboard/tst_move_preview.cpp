// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_preview_text.h"
#include "tests/app/desktop/window_fixture.h"

#include <QSettings>
#include <QSignalSpy>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;

namespace {

rules::AnyPosition start()
{
    return rules::AnyPosition(rules::GameSetup());
}

rules::Move southern(int number)
{
    return {Pit{Side::South, static_cast<std::uint8_t>(number)}};
}

} // namespace

/// The preview in the window, and the ways of making a move that start with it.
class TestMovePreview : public QObject {
    Q_OBJECT

private:
    static void hover(const Program& program, Side row, int number, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const QPoint at = program.board().pitRect({row, static_cast<std::uint8_t>(number)}).center();
        QMouseEvent move(QEvent::MouseMove, at, program.board().mapToGlobal(at), Qt::NoButton, Qt::NoButton, modifiers);
        QCoreApplication::sendEvent(&program.board(), &move);
    }

private Q_SLOTS:
    void thePreviewIsAnnounced()
    {
        GameForTwo program;
        const auto spokenAt = [&](int number) {
            return program.board().description(Pit{Side::South, static_cast<std::uint8_t>(number)});
        };
        program.settings().setValue(setting::kPreview, PreviewDetail::Counts);
        QVERIFY2(spokenAt(7).endsWith(QStringLiteral("last stone into Second’s pit 6, brings in 10")),
                 qPrintable(spokenAt(7)));
        QVERIFY2(spokenAt(1).endsWith(QStringLiteral("last stone into First’s pit 9, own row, no capture")),
                 qPrintable(spokenAt(1)));
        program.settings().setValue(setting::kPreview, PreviewDetail::Path);
        QVERIFY2(spokenAt(7).endsWith(QStringLiteral("last stone into Second’s pit 6")), qPrintable(spokenAt(7)));
        program.settings().setValue(setting::kPreview, PreviewDetail::Off);
        QVERIFY2(!spokenAt(7).contains(QStringLiteral("last stone")), qPrintable(spokenAt(7)));
        // The preview does not apply to the opponent's pits.
        program.settings().setValue(setting::kPreview, PreviewDetail::Counts);
        const QString north = program.board().description(Pit{Side::North, 7});
        QVERIFY2(!north.contains(QStringLiteral("last stone")), qPrintable(north));
    }

    void everyDepthShowsMoreThanTheLast()
    {
        const auto at = [](PreviewDetail detail) { return MovePreviewText::of(start(), southern(7), detail); };
        QVERIFY(at(PreviewDetail::Off).path.empty());
        QCOMPARE(at(PreviewDetail::Path).path.size(), std::size_t{9});
        QVERIFY(at(PreviewDetail::Path).result.isEmpty());
        QCOMPARE(at(PreviewDetail::Result).result, QStringLiteral("+10"));
        QVERIFY(at(PreviewDetail::Result).counts.empty());
        const MovePreview counts = at(PreviewDetail::Counts);
        // The source, eight pits and the kazan.
        QCOMPARE(counts.counts.size(), std::size_t{10});
        for (const MovePreview::Count& count : counts.counts) {
            const bool isKazan = count.place == rules::Place::store(Side::South);
            if (isKazan)
                QCOMPARE(count.count, 10);
        }
        const auto reply = MovePreviewText::replyTo(start(), southern(7));
        QVERIFY(reply && reply->source.row == Side::North);
        QVERIFY(reply->result.contains(QStringLiteral("+")));
    }

    void aVerdictSaysWhy()
    {
        rules::MoveEffect effect;
        effect.lastStone = rules::LastStoneEffect::Odd;
        effect.stones = 11;
        QCOMPARE(MovePreviewText::resultOf(effect), QStringLiteral("11: odd, no capture"));
        effect.lastStone = rules::LastStoneEffect::ThreeOnLastPit;
        QCOMPARE(MovePreviewText::resultOf(effect), QStringLiteral("3, but ninth pit"));
        effect.lastStone = rules::LastStoneEffect::ThreeOnMirror;
        QCOMPARE(MovePreviewText::resultOf(effect), QStringLiteral("3, but the same number as the opponent’s tuzdyk"));
        effect.lastStone = rules::LastStoneEffect::AlreadyHasTuzdyk;
        QCOMPARE(MovePreviewText::resultOf(effect), QStringLiteral("3, but you have a tuzdyk"));
        effect.lastStone = rules::LastStoneEffect::OwnRow;
        QCOMPARE(MovePreviewText::resultOf(effect), QStringLiteral("own row, no capture"));
        effect.gain = 2;
        QCOMPARE(MovePreviewText::resultOf(effect), QStringLiteral("+2"));
        effect.lastStone = rules::LastStoneEffect::InOwnStore;
        effect.keepsTurn = true;
        QCOMPARE(MovePreviewText::resultOf(effect), QStringLiteral("+2 · again"));
    }

    void hoveringShowsAsMuchAsIsSet()
    {
        GameForTwo program;
        program.settings().setValue(setting::kPreview, PreviewDetail::Result);
        hover(program, Side::South, 7);
        QVERIFY(program.board().preview());
        QCOMPARE(program.board().preview()->result, QStringLiteral("+10"));
        hover(program, Side::North, 7); // not South's to move
        QVERIFY(!program.board().preview());
        program.settings().setValue(setting::kPreview, PreviewDetail::Off);
        hover(program, Side::South, 7);
        QVERIFY(program.board().preview()->path.empty());
    }

    void theReplyComesAfterAMoment()
    {
        GameForTwo program;
        program.settings().setValue(setting::kPreview, PreviewDetail::Reply);
        hover(program, Side::South, 7);
        QVERIFY(!program.board().preview()->reply);
        QTRY_VERIFY_WITH_TIMEOUT(program.board().preview()->reply, 20000);
    }

    void theKeyboardShowsTheSame()
    {
        GameForTwo program;
        program.window->activateWindow();
        program.board().setFocus();
        QTRY_VERIFY(program.board().hasFocus());
        program.board().setFocusedPit(Pit{Side::South, 7});
        QVERIFY(program.board().preview());
        QCOMPARE(program.board().preview()->result, QStringLiteral("+10"));
    }

    void shiftComparesTwoPits()
    {
        GameForTwo program;
        hover(program, Side::South, 7);
        hover(program, Side::South, 1, Qt::ShiftModifier);
        QVERIFY(program.board().comparedPreview());
        QCOMPARE(program.board().comparedPreview()->result, QStringLiteral("7: +10"));
        QCOMPARE(program.board().preview()->result, QStringLiteral("1: own row, no capture"));
        hover(program, Side::South, 2);
        QVERIFY(!program.board().comparedPreview());
        QCOMPARE(program.board().preview()->result, QStringLiteral("+10"));
    }

    void aGuessIsMadeBeforeTheMove()
    {
        GameForTwo program;
        program.trigger(ActionId::Predict);
        hover(program, Side::South, 7);
        QVERIFY(program.board().preview()->path.empty()); // no help
        program.click(Side::South, 7);
        QCOMPARE(program.plies(), 0);
        QVERIFY(program.board().isPicking());
        program.click(Side::North, 6);
        QCOMPARE(program.plies(), 1);
        QVERIFY(program.game()->controller()->guessed() == true);
        QVERIFY(!program.board().isPicking());
        program.click(Side::North, 1);
        QVERIFY(!program.game()->controller()->guessed());
        program.click(Side::North, 2);
        QCOMPARE(program.plies(), 2);
        QVERIFY(program.game()->controller()->guessed() == false);
        QVERIFY(shows(program.window.get(), "No. The last one falls here: First’s pit 1."));
        QTRY_VERIFY_WITH_TIMEOUT(!program.game()->controller()->guessed(), 20000);
    }

    void aGuessIsMadeByTheKeyboardInBothRows()
    {
        GameForTwo program;
        program.trigger(ActionId::Predict);
        program.press(Qt::Key_7);
        QVERIFY(shows(program.window.get(), "change the row"));
        program.press(Qt::Key_Up);
        program.press(Qt::Key_6);
        QCOMPARE(program.plies(), 1);
        QVERIFY(program.game()->controller()->guessed() == true);
        program.press(Qt::Key_2); // from the other side
        program.press(Qt::Key_Down);
        program.press(Qt::Key_Right);
        program.press(Qt::Key_Return);
        QCOMPARE(program.plies(), 2);
        QVERIFY(program.game()->controller()->guessed().has_value());
    }

    void guessingIsSeenAndEndsWithTheGame()
    {
        const QString name = QStringLiteral("Guess the landing");
        const QTemporaryDir folder;
        QSettings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat)
            .setValue(QStringLiteral("predict"), true);
        Program program(folder.path()); // the setting is from an earlier version
        program.beginForTwo();
        QVERIFY(!button(program.window.get(), name));
        program.press(Qt::Key_D);
        program.board().setFocus();
        QVERIFY(button(program.window.get(), name) && button(program.window.get(), name)->isChecked());
        program.setLanguage(Language::English); // the page is made anew
        QVERIFY(button(program.window.get(), name));
        press(program.window.get(), name);
        QTRY_VERIFY(!button(program.window.get(), name));
        program.click(Side::South, 7);
        QCOMPARE(program.plies(), 1);
        program.press(Qt::Key_D);
        program.trigger(ActionId::Rematch);
        QTRY_VERIFY(!button(program.window.get(), name));
        QVERIFY(!program.action(ActionId::Predict)->isChecked());
        program.click(Side::South, 7);
        QCOMPARE(program.plies(), 1);
    }

    void escapeTakesAChosenPitBack()
    {
        GameForTwo program;
        program.trigger(ActionId::Predict);
        program.click(Side::South, 7);
        program.press(Qt::Key_Escape);
        QVERIFY(!program.board().isPicking());
        program.click(Side::North, 6);
        QCOMPARE(program.plies(), 0);
    }

    void aPitMayHaveToBePressedTwice()
    {
        GameForTwo program;
        program.settings().setValue(setting::kConfirm, true);
        program.press(Qt::Key_7);
        QCOMPARE(program.plies(), 0);
        QVERIFY(program.board().preview()->isArmed);
        program.press(Qt::Key_3); // another pit instead
        QCOMPARE(program.plies(), 0);
        program.press(Qt::Key_3);
        QCOMPARE(program.plies(), 1);
        QVERIFY(program.match.history().plies()[0].move.from == (Pit{Side::South, 3}));
    }

    void oddAndEvenAreShownOnRequest()
    {
        GameForTwo program;
        program.trigger(ActionId::Parity);
        QVERIFY(program.game()->controller()->isParityShown());
        QVERIFY(program.action(ActionId::Parity)->isChecked());
        // Where captures do not depend on it, it is neither shown nor offered.
        program.begin({.setup = rules::GameSetup(rules::GameId::Oware), .opponent = NewGameChoice::Opponent::Person});
        QVERIFY(!program.board().isParityShown());
        QVERIFY(!program.action(ActionId::Parity)->isEnabled());
        QVERIFY(!program.action(ActionId::Parity)->isChecked());
        program.press(Qt::Key_3);
        program.resign();
        program.trigger(ActionId::Study);
        QVERIFY(!program.action(ActionId::Parity)->isEnabled());
        program.begin(
            {.setup = rules::GameSetup(rules::GameId::MangalaTurkish), .opponent = NewGameChoice::Opponent::Person});
        QVERIFY(program.action(ActionId::Parity)->isEnabled());
    }

    void theBoardTurnsToTheSideToMove()
    {
        GameForTwo program;
        const auto isNorthNear = [&] {
            return program.board().pitRect({Side::North, 1}).top() > program.board().pitRect({Side::South, 1}).top();
        };
        program.click(Side::South, 7);
        QVERIFY(!isNorthNear());
        program.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::AutoFlip);
        QVERIFY(isNorthNear());
        program.click(Side::North, 1);
        QVERIFY(!isNorthNear());
        program.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::Fixed);
        QVERIFY(!isNorthNear());
    }

    void thePlayersKazanMayBeNear()
    {
        GameForTwo program;
        const int far = program.board().storeRect(Side::South).top();
        program.settings().setValue(setting::kKazans, KazanPlacement::Near);
        QVERIFY(program.board().storeRect(Side::South).top() > far);
    }
};

QUMALAQ_WINDOW_TEST(TestMovePreview)
#include "tst_move_preview.moc"

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/rules/sowing/game_case.h"
#include "tests/positions.h"
#include "tests/random_seed.h"

#include "app/desktop/game/empty_pits_picker.h"
#include "app/desktop/game/move_list_model.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/text/turn_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace qumalaq;
using namespace qumalaq::desktop;
using tests::setupOf;

namespace {

void beginForTwo(Program& program, const rules::GameSetup& setup)
{
    program.begin({.setup = setup, .opponent = NewGameChoice::Opponent::Person});
}

QPushButton* startOf(const NewGameDialog& dialog)
{
    for (QAbstractButton* button : dialog.findChild<QDialogButtonBox*>()->buttons()) {
        if (dialog.findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
            return qobject_cast<QPushButton*>(button);
    }
    return nullptr;
}

} // namespace

/// Every game in the real window, from choosing its options to the last move.
class TestAllGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameIsPlayedByHand_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        const auto row = [](const char* game, const char* options) {
            QTest::newRow((std::string(game) + " " + options).c_str())
                << QString::fromLatin1(game) << QString::fromLatin1(options);
        };
        row("togyzqumalaq", "");
        row("toguzkorgool", "playout=on");
        row("bestemshe", "");
        row("congkak", "");
        row("congkak", "holes=3 stones=5");
        row("congkak", "holes=9 end=row");
        row("mangala-suez", "");
        row("mangala-suez", "start=always");
        row("mangala-suez", "start=free empty=s1,n2,n6");
        row("oware", "");
        row("oware", "grandslam=all");
        row("kalah", "");
        row("kalah", "holes=3 stones=3 emptycapture=taken");
        row("mangala-turkish", "");
    }
    void aWholeGameIsPlayedByHand()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        Prng random(newSeed());
        Program program;
        beginForTwo(program, setupOf(game + u' ' + options));
        auto* moves = program.window->findChild<MoveListModel*>();
        QVERIFY(moves != nullptr);
        int notes = 0;
        QSignalSpy announced(program.game(), &GamePage::turnAnnounced);
        const auto& history = program.match.history();
        while (!program.match.outcome()) {
            const auto legal = history.position().legalMoves();
            const auto pick = random.below(static_cast<std::uint32_t>(legal.size()));
            const rules::Pit from = legal[pick].from;
            const int plies = program.plies();
            const rules::Side mover = history.position().sideToMove();
            program.click(from.row, from.number);
            QCOMPARE(program.plies(), plies + 1);
            // At the end the board shows the stones where they count.
            QVERIFY(program.match.outcome() || program.board().board() == history.position().board());
            // The list shows the move in the mover's column, whoever moved before.
            QVERIFY(moves->wordOf(plies) != nullptr && moves->wordOf(plies + 1) == nullptr);
            QCOMPARE(moves->indexOf(plies).column(), static_cast<int>(rules::indexOf(mover)));
            const QString note = TurnText::of(history);
            if (!note.isEmpty()) {
                ++notes;
                QCOMPARE(announced.last().constFirst().toString(), note);
                QVERIFY2(shows(program.window.get(), note), qPrintable(note));
            }
            if (random.below(12) == 0 && !program.match.outcome()) {
                program.trigger(ActionId::Undo);
                QCOMPARE(program.plies(), plies);
                QVERIFY(moves->wordOf(plies) == nullptr);
                QVERIFY(program.board().board() == history.position().board());
                program.trigger(ActionId::Redo);
                QCOMPARE(program.plies(), plies + 1);
                QVERIFY(program.match.outcome() || program.board().board() == history.position().board());
            }
        }
        QVERIFY(announced.size() >= notes);
    }

    void anExtraTurnIsAnnounced_data() { addLanguages(); }
    void anExtraTurnIsAnnounced()
    {
        QFETCH(Language, language);
        Program program(language);
        beginForTwo(program, rules::GameSetup(rules::GameId::Congkak));
        QCOMPARE(TurnText::of(program.match.history()), QString());
        program.click(rules::Side::South, 7); // comes home
        const QString note = TurnText::of(program.match.history());
        QVERIFY(!note.isEmpty());
        QVERIFY(shows(program.window.get(), note));
        program.trigger(ActionId::Undo);
        QVERIFY(!shows(program.window.get(), note));
    }

    void aMoveThatDoesNotFeedIsRefusedWithItsReason()
    {
        StartedGame program;
        session::MatchSpec spec;
        spec.setup = rules::GameSetup(rules::GameId::Oware);
        spec.start = positionOf("2,0,0,0,2,0/0,0,0,0,0,0 22,22 - s", spec.setup);
        program.match.start(spec);
        const QString why = QStringLiteral("You must give the opponent a seed.");
        QVERIFY(!shows(program.window.get(), why));
        program.click(rules::Side::South, 1);
        QCOMPARE(program.plies(), 0);
        QVERIFY(shows(program.window.get(), why));
        program.click(rules::Side::South, 5);
        QCOMPARE(program.plies(), 1);
    }

    void theEmptyHolesAreChosenOnABoard_data() { addLanguages(); }
    void theEmptyHolesAreChosenOnABoard()
    {
        QFETCH(Language, language);
        Program program(language);
        beginForTwo(program, rules::GameSetup(rules::GameId::MangalaSuez));
        auto* dialog = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        const std::unique_ptr<NewGameDialog> owner(dialog);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        for (auto* button : dialog->findChildren<QToolButton*>()) {
            if (button->isCheckable())
                QTest::mouseClick(button, Qt::LeftButton); // more options
        }
        auto* picker = dialog->findChild<EmptyPitsPicker*>();
        QVERIFY(picker != nullptr);
        const auto click = [picker](rules::Side row, int number) {
            const rules::Pit pit{row, static_cast<std::uint8_t>(number)};
            QTest::mouseClick(picker->board(), Qt::LeftButton, {}, picker->board()->pitRect(pit).center());
        };
        QCOMPARE(picker->value(), std::string("s2,s5,n3"));
        QVERIFY(startOf(*dialog)->isEnabled());
        click(rules::Side::South, 2);
        QCOMPARE(picker->value(), std::string("s5,n3"));
        QVERIFY(!startOf(*dialog)->isEnabled());
        click(rules::Side::South, 1);
        QVERIFY(startOf(*dialog)->isEnabled());
        click(rules::Side::North, 3);
        click(rules::Side::South, 6); // all three in one row
        QVERIFY(!startOf(*dialog)->isEnabled());
        auto* lots = picker->findChild<QPushButton*>();
        for (int i = 0; i < 20; ++i) {
            const std::string before = picker->value();
            QTest::mouseClick(lots, Qt::LeftButton);
            QVERIFY(picker->value() != before);
            QVERIFY(startOf(*dialog)->isEnabled());
        }
        const std::string chosen = picker->value();
        QTest::mouseClick(startOf(*dialog), Qt::LeftButton);
        QCOMPARE(std::string(program.match.history().setup().option("empty")), chosen);
        QVERIFY(program.board().board() == program.match.history().position().board());
    }

    void oneClickPlaysAnyGame()
    {
        StartedGame program;
        for (int i = 0; i < static_cast<int>(rules::allGames().size()); ++i) {
            auto* dialog = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
            dialog->show();
            auto* game = dialog->findChild<QComboBox*>();
            game->setCurrentIndex(i);
            QTest::mouseClick(startOf(*dialog), Qt::LeftButton);
            QCOMPARE(program.match.history().setup(), rules::GameSetup(rules::allGames()[static_cast<std::size_t>(i)]));
        }
    }

    void theDialogOpensWithTheGameThatIsPlayed()
    {
        StartedGame program;
        session::MatchSpec spec;
        spec.setup = setupOf(QStringLiteral("congkak holes=5"));
        program.match.start(spec); // like --game, which bypasses the settings
        const std::unique_ptr<QDialog> dialog(program.window->dialogs().makeNewGame());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(qobject_cast<NewGameDialog*>(dialog.get())->choice().setup, spec.setup);
    }
};

QUMALAQ_WINDOW_TEST(TestAllGames)
#include "tst_all_games.moc"

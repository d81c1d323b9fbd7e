// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/header_bar.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/window/settings_dialog.h"
#include "core/notation/position_text.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusTipEvent>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;
using session::Player;

namespace {

/// For a search or a hint on a busy machine.
constexpr int kPatienceMs = 60'000;

void dismissDialogs(QWidget* window)
{
    for (auto* dialog : window->findChildren<QDialog*>())
        delete dialog;
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickOnAPitPlaysIt()
    {
        GameForTwo program;
        program.click(Side::South, 7);
        QCOMPARE(program.plies(), 1);
        QVERIFY(program.board().board() == program.match.history().position().board());
        QCOMPARE(int(program.board().board().stores[0]), 10);
        // It is North's turn: South's pits do not react.
        program.click(Side::South, 1);
        QCOMPARE(program.plies(), 1);
        program.click(Side::North, 1);
        QCOMPARE(program.plies(), 2);
    }

    void aDigitPlaysThatPit()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.press(Qt::Key_9);
        QCOMPARE(program.plies(), 2);
        QVERIFY(program.match.history().plies()[0].move.from == (Pit{Side::South, 7}));
        QVERIFY(program.match.history().plies()[1].move.from == (Pit{Side::North, 9}));
    }

    void aDigitPlaysWhereverTheFocusIs_data()
    {
        QTest::addColumn<bool>("isStudy");
        QTest::newRow("in a game") << false;
        QTest::newRow("in the study") << true;
    }
    void aDigitPlaysWhereverTheFocusIs()
    {
        QFETCH(bool, isStudy);
        GameForTwo program;
        program.press(Qt::Key_7);
        program.press(Qt::Key_9);
        if (isStudy)
            program.trigger(ActionId::Study);
        const Page* page = program.window->page();
        int tried = 0;
        for (auto* const target : program.window->findChildren<QWidget*>()) {
            const bool takesText = target->inherits("QLineEdit") || target->inherits("QTextEdit")
                                   || target->inherits("QAbstractSpinBox") || target->inherits("QComboBox");
            if (takesText || target->window() != program.window.get() || !target->isVisible() || !target->isEnabled()
                || !(target->focusPolicy() & Qt::TabFocus))
                continue;
            target->setFocus();
            const auto before = page->shownPosition();
            QTest::keyClick(target, Qt::Key_6);
            QVERIFY2(page->shownPosition() != before, target->metaObject()->className());
            program.trigger(ActionId::Undo);
            QCOMPARE(page->shownPosition() == before, true);
            ++tried;
        }
        QVERIFY(tried > 3);
    }

    /// One press too many left it.
    void escapeDoesNotLeaveARunningGame()
    {
        Program program;
        program.studyAnEndedGame();
        program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
        QCOMPARE(program.window->page(), program.game());
        program.press(Qt::Key_7);
        program.press(Qt::Key_Tab);
        program.press(Qt::Key_Escape); // only deselects
        QCOMPARE(program.window->page(), program.game());
        program.press(Qt::Key_Escape);
        QCOMPARE(program.window->page(), program.game());
        QVERIFY(shows(program.game(), "The game goes on. Alt+Home leads to the start page."));
        program.match.resign(Side::South);
        program.press(Qt::Key_Escape);
        QVERIFY(program.window->page() != program.game());
    }

    void undoAndRedoGoBothWays()
    {
        GameForTwo program;
        QVERIFY(!program.action(ActionId::Undo)->isEnabled());
        program.press(Qt::Key_7);
        program.press(Qt::Key_9);
        const auto after = program.match.history().position().board();
        program.press(Qt::Key_Z, Qt::ControlModifier);
        program.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(program.plies(), 0);
        QVERIFY(program.board().board() == program.match.history().position().board());
        QVERIFY(!program.action(ActionId::Undo)->isEnabled());
        program.press(Qt::Key_Y, Qt::ControlModifier);
        program.press(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(program.board().board() == after);
        QVERIFY(!program.action(ActionId::Redo)->isEnabled());
    }

    void theComputerAnswersAndUndoGoesBackToThePersonsTurn()
    {
        Program program;
        program.beginAgainst(1);
        program.press(Qt::Key_7);
        QTRY_COMPARE_WITH_TIMEOUT(program.plies(), 2, kPatienceMs);
        QVERIFY(program.board().board() == program.match.history().position().board());
        program.trigger(ActionId::Undo);
        QCOMPARE(program.plies(), 0);
        QVERIFY(program.board().board() == program.match.history().position().board());
        program.trigger(ActionId::Redo);
        QCOMPARE(program.plies(), 2);
        QVERIFY(program.board().board() == program.match.history().position().board());
    }

    void aHintRingsAPitThatCanBePlayed()
    {
        GameForTwo program;
        QSignalSpy ready(&program.match, &session::Match::hintReady);
        program.press(Qt::Key_H);
        QVERIFY(program.game()->controller()->isHintComing());
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, kPatienceMs);
        QVERIFY(!program.game()->controller()->isHintComing());
        QVERIFY(program.match.history().canPlay(ready.at(0).at(0).value<rules::Move>()));
    }

    void aGamePlayedToItsEndShowsTheResult()
    {
        GameForTwo program;
        QVERIFY(program.game()->endPanel()->isHidden());
        // Plays the first legal pit over and over, with digits only.
        for (int ply = 0; ply < 1000 && !program.match.outcome(); ++ply) {
            const rules::Move move = program.match.history().position().legalMoves()[0];
            program.press(static_cast<Qt::Key>(Qt::Key_0 + move.from.number));
            QCOMPARE(program.plies(), ply + 1);
        }
        QVERIFY(program.match.outcome());
        QVERIFY(!program.game()->endPanel()->isHidden());
        const auto outcome = *program.match.outcome();
        const QString score = QStringLiteral("%1 : %2").arg(outcome.score[0]).arg(outcome.score[1]);
        QVERIFY(textsSeen(program.game()->endPanel()).contains(score));
        program.trigger(ActionId::Undo);
        QVERIFY(!program.match.outcome());
        QVERIFY(program.game()->endPanel()->isHidden());
    }

    void resigningEndsTheGameAndARematchSwapsTheSides()
    {
        Program program;
        program.beginAgainst(1);
        QCOMPARE(program.match.player(Side::North).kind, Player::Kind::Computer);
        program.resign();
        QVERIFY(program.match.outcome());
        QCOMPARE(program.match.outcome()->reason, rules::EndReason::Resignation);
        QCOMPARE(program.match.outcome()->winner, std::optional(Side::North));
        QVERIFY(!program.action(ActionId::Resign)->isEnabled());
        press(program.game()->endPanel(), "Rematch");
        QVERIFY(!program.match.outcome());
        QCOMPARE(program.match.player(Side::South).kind, Player::Kind::Computer);
    }

    void takingAMoveBackDoesNotDeclineADraw()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::OfferDraw);
        const NoticeBar* notices = program.window->notices();
        QVERIFY(notices->isVisible());
        program.trigger(ActionId::Undo);
        QVERIFY(!notices->isVisible());
        QVERIFY(!shows(&*program.window, "The draw was declined."));
    }

    void aDrawIsOfferedAndAcceptedWithoutStoppingAnything()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::OfferDraw);
        NoticeBar* notices = program.window->notices();
        QVERIFY(notices->isVisible());
        press(notices, "Decline");
        QVERIFY(!notices->isVisible());
        QVERIFY(!program.match.outcome());
        QVERIFY(shows(&*program.window, "The draw was declined."));
        // The command says when it is possible again.
        program.trigger(ActionId::OfferDraw);
        QVERIFY(!notices->isVisible());
        QVERIFY(shows(&*program.window, "You can offer a draw again after the next move."));
        program.press(Qt::Key_9);
        program.trigger(ActionId::OfferDraw);
        press(notices, "Accept");
        QVERIFY(program.match.outcome());
        QCOMPARE(program.match.outcome()->reason, rules::EndReason::Agreement);
    }

    void aNoticeIsSeenInItsPage()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        NoticeBar* notices = program.window->notices();
        // A question waits until the person returns to its page.
        program.trigger(ActionId::OfferDraw);
        QVERIFY(notices->isVisible());
        program.trigger(ActionId::Start);
        QVERIFY(!notices->isVisible());
        program.pages().start()->tile(StartPage::Tile::Resume)->click();
        QVERIFY(notices->isVisible());
        press(notices, "Decline");
        // A message was read before leaving.
        program.trigger(ActionId::CopyGame);
        QVERIFY(notices->isVisible());
        program.trigger(ActionId::Start);
        QVERIFY(!notices->isVisible());
        program.pages().start()->tile(StartPage::Tile::Resume)->click();
        QVERIFY(!notices->isVisible());
        // A notice about the program is shown in every page.
        Notice notice;
        notice.id = NoticeId::Guide;
        notice.text = [] { return QStringLiteral("Everywhere"); };
        notices->put(notice);
        program.trigger(ActionId::Start);
        QVERIFY(notices->isVisible());
    }

    void anEarlierPositionCanBeLookedAtButNotPlayedIn()
    {
        GameForTwo program;
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_9, Qt::Key_6})
            program.press(key);
        program.press(Qt::Key_Left);
        program.press(Qt::Key_Left);
        QCOMPARE(program.game()->controller()->shown().plies(), 1);
        QVERIFY(program.board().board() == program.match.history().positionAt(1).board());
        program.press(Qt::Key_1);
        QCOMPARE(program.plies(), 3);
        program.press(Qt::Key_End);
        QVERIFY(program.board().board() == program.match.history().position().board());
        program.press(Qt::Key_1);
        QCOMPARE(program.plies(), 4);
    }

    void theMoveListFollowsAndAClickShowsThatPosition()
    {
        GameForTwo program;
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_9, Qt::Key_6})
            program.press(key);
        auto* list = program.window->findChild<QTableView*>();
        QVERIFY(list);
        QCOMPARE(list->model()->rowCount(), 2);
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("76 +10"));
        QCOMPARE(list->currentIndex(), list->model()->index(1, 0));
        const QRect cell = list->visualRect(list->model()->index(0, 1));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(program.game()->controller()->shown().plies(), 2);
        QCOMPARE(list->currentIndex(), list->model()->index(0, 1));
    }

    void theKindOfOpponentCanBeChosenInEveryLook_data()
    {
        QTest::addColumn<ThemeId>("theme");
        QTest::newRow("light") << ThemeId::LightWood;
        QTest::newRow("high contrast") << ThemeId::HighContrast;
    }
    void theKindOfOpponentCanBeChosenInEveryLook()
    {
        QFETCH(ThemeId, theme);
        Program program;
        program.settings().setTheme(theme);
        program.settings().setValue(setting::kTextSize, TextSize::Largest);
        NewGameChoice choice{.opponent = NewGameChoice::Opponent::Person};
        choice.clock = session::clockPresets()[1];
        program.settings().setNewGame(choice);
        program.open();
        program.window->resize(1272, 760);
        program.trigger(ActionId::NewGame);
        const auto* dialog = program.window->findChild<NewGameDialog*>();
        QVERIFY(dialog);
        for (const auto* kind : dialog->findChildren<QRadioButton*>())
            QTRY_COMPARE(kind->height(), kind->sizeHint().height());
    }

    void theFocusDoesNotMakeAnotherButtonTheMainOne()
    {
        OpenProgram program;
        program.trigger(ActionId::NewGame);
        const auto* dialog = program.window->findChild<NewGameDialog*>();
        QVERIFY(dialog);
        const auto colourOf = [](QWidget* widget) { return widget->grab().toImage().pixel(8, widget->height() / 2); };
        QAbstractButton* start = button(dialog, "Start");
        QAbstractButton* cancel = button(dialog, "Cancel");
        QVERIFY(start && cancel);
        start->setFocus();
        const QRgb main = colourOf(start);
        const QRgb plain = colourOf(cancel);
        QVERIFY(main != plain);
        cancel->setFocus();
        QCOMPARE(colourOf(start), main);
        QCOMPARE(colourOf(cancel), plain);
    }

    void nothingMovesWhenAnotherLevelIsChosen()
    {
        OpenProgram program;
        program.window->resize(1280, 800);
        program.trigger(ActionId::NewGame);
        const auto* dialog = program.window->findChild<NewGameDialog*>();
        QVERIFY(dialog);
        auto* level = seen<QComboBox>(dialog, "Opponent");
        const QWidget* start = button(dialog, "Start");
        QVERIFY(level && start);
        const int place = start->mapTo(dialog, QPoint()).y();
        for (int i = 0; i < level->count(); ++i) {
            if (level->itemText(i).isEmpty())
                continue; // a line between entries
            level->setCurrentIndex(i);
            QCoreApplication::processEvents();
            QCOMPARE(start->mapTo(dialog, QPoint()).y(), place);
        }
    }

    void theNewGameDialogStartsWhatItShows()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        auto* dialog = qobject_cast<NewGameDialog*>(program.window->dialogs().makeNewGame());
        QVERIFY(dialog);
        QVERIFY(!dialog->choice().setup.option("playout").empty());
        for (auto* radio : dialog->findChildren<QRadioButton*>()) {
            if (radio->text().contains(QStringLiteral("computer")))
                radio->setChecked(true);
        }
        for (auto* box : dialog->findChildren<QComboBox*>()) {
            if (box->count() == 3)
                box->setCurrentIndex(1); // North
        }
        for (auto* box : dialog->findChildren<QCheckBox*>()) {
            if (box->text() == QStringLiteral("Play on until atsyrau"))
                box->setChecked(true);
        }
        dialog->accept();
        QCOMPARE(program.match.player(Side::South).kind, Player::Kind::Computer);
        QCOMPARE(program.match.player(Side::North).kind, Player::Kind::Person);
        QCOMPARE(program.match.spec().setup.option("playout"), std::string_view("on"));
        QVERIFY(program.settings().newGame() == dialog->choice());
        dismissDialogs(program.window.get());
    }

    void sizeAndSettingsSurviveARestart()
    {
        const QTemporaryDir folder;
        {
            Program program(folder.path());
            program.begin();
            program.window->resize(1111, 777); // wide enough for the panel
            program.press(Qt::Key_F);
            program.press(Qt::Key_Plus);
            program.setLanguage(Language::Kazakh);
            program.settings().setTheme(ThemeId::Dark);
            program.trigger(ActionId::SidePanel);
            program.window->resize(700, 600); // the window manager would shrink a window larger than the screen
            QVERIFY(program.window->close());
        }
        Program program(folder.path());
        program.begin();
        QCOMPARE(program.window->size(), QSize(700, 600));
        QVERIFY(!program.settings().value(setting::kFlipped)); // a new game begins with the first player below
        QCOMPARE(program.settings().sowingSpeed(), SowingSpeed::Fast);
        QCOMPARE(program.translator.language(), Language::Kazakh);
        QCOMPARE(program.settings().theme(), std::optional(ThemeId::Dark));
        QVERIFY(!program.settings().value(setting::kSidePanel));
    }

    void everyMenuFitsTheSmallestScreen()
    {
        GameForTwo program;
        program.window->resize(640, 480);
        for (const Language language : {Language::English, Language::Kazakh, Language::Russian}) {
            program.setLanguage(language);
            int entries = 0;
            for (QMenu* menu : program.window->findChildren<QMenu*>()) {
                menu->ensurePolished();
                QVERIFY2(menu->sizeHint().height() <= 480, qPrintable(menu->title()));
                entries = std::max(entries, static_cast<int>(menu->actions().size()));
            }
            QVERIFY(entries > 15);
        }
    }

    void aNarrowWindowHasNoPanel()
    {
        StartedGame program;
        program.window->resize(1280, 800);
        QVERIFY(program.game()->isSidePanelShown());
        program.window->resize(800, 600);
        QVERIFY(!program.game()->isSidePanelShown());
        program.press(Qt::Key_F9); // the board would become too small
        QVERIFY(!program.game()->isSidePanelShown());
        QVERIFY(shows(program.game(), "Side panel: not available now"));
        QVERIFY(program.settings().value(setting::kSidePanel));
    }

    /// Back led through all the pages before.
    void theStartPageIsOneClickAway()
    {
        OpenProgram program;
        const auto* header = program.window->findChild<HeaderBar*>();
        program.trigger(ActionId::Lessons);
        QVERIFY(!button(header, "Start page")); // Back leads there
        program.trigger(ActionId::Puzzles);
        program.trigger(ActionId::Library);
        press(header, "Start page");
        QCOMPARE(program.window->page(), program.pages().start());
    }

    void dismissingANoticeGivesTheFocusBack()
    {
        GameForTwo program;
        program.board().setFocusedPit(rules::Pit{Side::South, 3});
        program.game()->board()->setFocus();
        program.window->notices()->put({.id = NoticeId::Guide, .text = [] { return QStringLiteral("Something"); }});
        auto* dismiss = button(program.window->notices(), "Dismiss");
        dismiss->setFocus();
        QTest::keyClick(dismiss, Qt::Key_Space);
        QVERIFY(!program.window->notices()->isVisible());
        QVERIFY(program.game()->board()->hasFocus());
    }

    void theTipAboutTheSpeedHasItsOwnTime()
    {
        GameForTwo program;
        auto* tip = program.window->findChild<QTimer*>(QStringLiteral("tipTime"));
        QVERIFY(tip && !tip->isActive());
        program.trigger(ActionId::Faster);
        QVERIFY(tip->isActive());
        QTest::qWait(300); // more than the coarse timer rounds to
        const int left = tip->remainingTime();
        program.trigger(ActionId::Slower); // the time of the first tip no longer counts
        QVERIFY(tip->remainingTime() > left);
    }

    /// A word about a setting is short; why a move is refused takes longer to read.
    void whyAMoveIsRefusedOutlastsTheTipAboutTheSpeed()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.trigger(ActionId::Faster);
        program.click(Side::South, 3);
        const auto* caption = program.window->findChild<ElidedLabel*>(QStringLiteral("caption"));
        const QString why = caption->text();
        QTest::qWait(2500);
        QCOMPARE(caption->text(), why);
        program.trigger(ActionId::Slower);
        QTRY_VERIFY(!caption->text().contains(QStringLiteral("speed"))); // not before its own time
    }

    void fasterThanTheTopSpeedSaysTheSpeedAgain()
    {
        GameForTwo program;
        const auto* tip = program.window->findChild<QTimer*>(QStringLiteral("tipTime"));
        program.settings().setSowingSpeed(SowingSpeed::Off);
        QVERIFY(!tip->isActive());
        program.press(Qt::Key_Plus);
        QVERIFY(tip->isActive());
        QVERIFY(program.settings().sowingSpeed() == SowingSpeed::Off);
    }

    void aLetterThatSwitchesSomethingSaysSo_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("said");
        QTest::newRow("the coach") << Qt::Key_C << QStringLiteral("Coach: on");
        QTest::newRow("guessing") << Qt::Key_D << QStringLiteral("Guess the landing: on");
        QTest::newRow("odd and even") << Qt::Key_P << QStringLiteral("Show odd and even: on");
        QTest::newRow("sound") << Qt::Key_M << QStringLiteral("Mute: on");
    }
    void aLetterThatSwitchesSomethingSaysSo()
    {
        QFETCH(Qt::Key, key);
        QFETCH(QString, said);
        Program program;
        program.settings().setValue(setting::kSound, true);
        program.settings().setValue(setting::kCoach, false);
        program.beginForTwo();
        program.press(key);
        QCOMPARE(program.window->findChild<ElidedLabel*>(QStringLiteral("caption"))->text(), said);
    }

    void whatASwitchSaidDoesNotStayOnAPageThatWasLeft()
    {
        Program program;
        program.beginAgainst(1);
        program.press(Qt::Key_C);
        const auto* caption = program.window->findChild<ElidedLabel*>(QStringLiteral("caption"));
        QCOMPARE(caption->text(), QStringLiteral("Coach: on"));
        program.trigger(ActionId::Start);
        const auto* tip = program.window->findChild<QTimer*>(QStringLiteral("tipTime"));
        QTRY_VERIFY(!tip->isActive());
        QVERIFY2(!caption->text().contains(QStringLiteral("Coach")), qPrintable(caption->text()));
    }

    void theIconOfAHighlightedEntryHasTheColourOfItsText()
    {
        Program program;
        program.settings().setTheme(ThemeId::LightWood);
        const Theme theme = themeOf(ThemeId::LightWood);
        const auto colourOf = [&](QIcon::Mode mode) {
            const QImage image = program.action(ActionId::Settings)->icon().pixmap(QSize(32, 32), mode).toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y).alpha() == 255)
                        return image.pixelColor(x, y).name();
                }
            }
            return QString();
        };
        QCOMPARE(colourOf(QIcon::Normal), theme.text.name());
        QCOMPARE(colourOf(QIcon::Active), theme.accentText.name());
    }

    void theSettingsHaveOneSizeForAllTabsAndShrinkWithTheTexts_data()
    {
        QTest::addColumn<Language>("language");
        for (const Language language : allLanguages())
            QTest::newRow(codeOf(language).toUtf8()) << language;
    }
    void theSettingsHaveOneSizeForAllTabsAndShrinkWithTheTexts()
    {
        QFETCH(Language, language);
        OpenProgram program;
        program.settings().setLanguage(language);
        QCoreApplication::processEvents();
        program.window->resize(1280, 800);
        program.trigger(ActionId::Settings);
        auto* dialog = waitFor<SettingsDialog>(program.window.get());
        QVERIFY(dialog);
        const QSize size = dialog->size();
        auto* tabs = dialog->findChild<QTabWidget*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            QCOMPARE(dialog->size(), size);
        }
        program.settings().setValue(setting::kTextSize, TextSize::Largest);
        QTRY_VERIFY(dialog->width() > size.width());
        program.settings().setValue(setting::kTextSize, TextSize::Automatic);
        QTRY_COMPARE(dialog->size(), size);
    }

    void theSettingsLeaveTheBoardVisible()
    {
        OpenProgram program;
        program.beginForTwo();
        program.window->resize(800, 600);
        QCoreApplication::processEvents();
        program.trigger(ActionId::Settings);
        const auto* dialog = waitFor<SettingsDialog>(program.window.get());
        QVERIFY(dialog);
        const QRect board(program.board().mapToGlobal(QPoint()), program.board().size());
        QVERIFY(dialog->geometry().left() > board.left() + board.width() / 4);
        QCOMPARE(dialog->geometry().right(), program.window->geometry().right());
    }

    void theTextsAreAsLargeAsWasChosen()
    {
        OpenProgram program;
        program.window->resize(1280, 960);
        const auto height = [&] { return program.window->fontInfo().pixelSize(); };
        const int automatic = height();
        program.settings().setValue(setting::kTextSize, TextSize::Larger);
        QCOMPARE(height(), automatic * 3 / 2);
        // Twice the size does not fit into a smaller window.
        program.settings().setValue(setting::kTextSize, TextSize::Largest);
        QCOMPARE(height(), automatic * 2);
        program.window->resize(800, 600);
        QVERIFY(height() < automatic * 3 / 2);
        program.settings().setValue(setting::kTextSize, TextSize::Automatic);
        QCOMPARE(height(), automatic);
    }

    /// Qt writes "Settings — Qumalaq" for a dialog.
    void theTitleOfTheWindowEndsAsThatOfADialog()
    {
        GameForTwo program;
        QVERIFY2(program.window->windowTitle().endsWith(QStringLiteral("Togyzqumalaq — Qumalaq")),
                 qUtf8Printable(program.window->windowTitle()));
    }

    void theDialogForANewGameStaysInItsPlace()
    {
        OpenProgram program;
        const std::unique_ptr<QDialog> dialog(program.window->dialogs().makeNewGame());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        const QPoint place = dialog->pos();
        const QRect screen = dialog->screen()->availableGeometry();
        auto* options = button(dialog.get(), "More options");
        options->click();
        QCoreApplication::processEvents();
        const QSize whole = dialog->size();
        const auto check = [&] {
            QCoreApplication::processEvents();
            QCOMPARE(dialog->height(), dialog->layout()->totalSizeHint().height());
            QCOMPARE(dialog->width(), whole.width());
            QVERIFY(dialog->geometry().bottom() <= screen.bottom() && dialog->y() >= screen.y());
        };
        QCOMPARE(dialog->pos().x(), place.x());
        // It has the height of what it shows.
        dialog->findChildren<QRadioButton*>().at(1)->click();
        check();
        QVERIFY(dialog->height() < whole.height());
        auto* clock = dialog->findChild<QComboBox*>(QStringLiteral("clock"));
        clock->setCurrentIndex(clock->count() - 1);
        check();
        clock->setCurrentIndex(0);
        check();
        const int withOptions = dialog->height();
        options->click();
        check();
        QVERIFY(dialog->height() < withOptions);
        QCOMPARE(dialog->pos().x(), place.x());
    }

    /// On a low screen the rows move closer together before they have to be scrolled.
    void theOptionsOfANewGameFitOnALowScreen()
    {
        Program program;
        program.settings().setValue(setting::kTextSize, TextSize::Largest);
        program.open();
        program.trigger(ActionId::NewGame);
        const auto* dialog = program.window->findChild<NewGameDialog*>();
        QVERIFY(dialog);
        const auto* rows = dialog->findChild<FittingScrollArea*>();
        auto* game = seen<QComboBox>(dialog, u"Game");
        QVERIFY(rows && game);
        constexpr int kRoomy = 14;
        press(dialog, u"More options");
        int tight = 0;
        for (auto* opponent : dialog->findChildren<QRadioButton*>()) {
            opponent->click();
            for (int i = 0; i < game->count(); ++i) {
                game->setCurrentIndex(i);
                QCoreApplication::processEvents();
                const bool isTight = rows->content()->layout()->spacing() < kRoomy;
                const bool isScrolled = rows->verticalScrollBar()->maximum() > 0;
                QVERIFY(isTight || !isScrolled);
                tight += isTight && !isScrolled ? 1 : 0;
            }
        }
        QVERIFY(tight > 0);
    }

    void closingWhileTheComputerThinksIsClean()
    {
        Program program;
        NewGameChoice choice;
        // It thinks for seconds and has no book; others may finish before the window is shown.
        choice.setup = rules::GameSetup(rules::GameId::MangalaSuez);
        choice.level = 10;
        choice.ownSide = NewGameChoice::OwnSide::North;
        program.settings().setNewGame(choice);
        program.begin();
        // On a busy machine the first answer may come before the window.
        if (!program.match.isThinking())
            QVERIFY(program.match.play(program.match.history().position().legalMoves()[0]));
        QVERIFY(program.match.isThinking());
        QVERIFY(program.window->close());
    }

    void anotherGameCanBeginWhileAnEarlierPositionIsLookedAt()
    {
        GameForTwo program;
        for (const Qt::Key key : {Qt::Key_7, Qt::Key_1, Qt::Key_8})
            program.press(key);
        program.trigger(ActionId::PreviousMove);
        program.pages().gameSession().start(program.match.spec());
        QCOMPARE(program.plies(), 0);
        QVERIFY(program.board().isPlayable({rules::Side::South, 7}));
    }

    /// A button that is deleted under the pointer lets another one tell its tip.
    void aTipWhileTheWindowIsDestroyedIsDropped()
    {
        GameForTwo program;
        MainWindow* window = program.window.get();
        bool isTold = false;
        connect(program.game(), &QObject::destroyed, [window, &isTold] {
            QStatusTipEvent tip(QStringLiteral("a tip"));
            isTold = QCoreApplication::sendEvent(window, &tip);
        });
        program.window.reset();
        QVERIFY(isTold);
    }

    void aStormOfInputLeavesTheBoardTrue()
    {
        Program program;
        program.beginAgainst(1);
        program.board().setTimeScale(0.05);
        program.action(ActionId::Quit)->setEnabled(false);
        program.action(ActionId::FullScreen)->setEnabled(false);
        program.action(ActionId::AboutQt)->setEnabled(false); // it blocks until it is answered
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        constexpr Qt::Key kKeys[] = {Qt::Key_1,      Qt::Key_2,       Qt::Key_3,     Qt::Key_4, Qt::Key_5,
                                     Qt::Key_6,      Qt::Key_7,       Qt::Key_8,     Qt::Key_9, Qt::Key_Left,
                                     Qt::Key_Tab,    Qt::Key_Space,   Qt::Key_H,     Qt::Key_R, Qt::Key_F,
                                     Qt::Key_Z,      Qt::Key_Plus,    Qt::Key_Minus, Qt::Key_M, Qt::Key_F9,
                                     Qt::Key_Escape, Qt::Key_Question};
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < 1000) {
            const int what = random.bounded(10);
            if (what < 5) {
                program.press(kKeys[random.bounded(static_cast<int>(std::size(kKeys)))]);
            } else if (what < 8) {
                QTest::mouseClick(
                    program.game()->board(), Qt::LeftButton, {},
                    QPoint(random.bounded(program.board().width()), random.bounded(program.board().height())));
            } else {
                const auto id = static_cast<ActionId>(random.bounded(static_cast<int>(ActionId::AboutQt)));
                program.trigger(id);
            }
            QCoreApplication::processEvents();
        }
        dismissDialogs(program.window.get());
        program.game()->controller()->shown().returnToGame();
        program.board().completeAnimation();
        // At the end of a game the board shows the stones where they count.
        if (const auto outcome = program.match.outcome(); outcome && program.match.history().outcome())
            QCOMPARE(program.board().shownCount(rules::Place::store(rules::Side::South)), int(outcome->score[0]));
        else
            QVERIFY(program.board().board() == program.match.history().position().board());
    }
};

QUMALAQ_WINDOW_TEST(TestMainWindow)
#include "tst_main_window.moc"

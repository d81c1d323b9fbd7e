// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/window_places.h"

#include "app/desktop/game/end_panel.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/notice_bar.h"
#include "core/notation/position_text.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QRadioButton>
#include <QScrollBar>
#include <QSet>
#include <QToolButton>

using namespace qumalaq;
using namespace qumalaq::desktop;

class TestPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void theLanguageOfEverythingChangesAtOnce_data() { addLanguages(); }
    void theLanguageOfEverythingChangesAtOnce()
    {
        QFETCH(Language, language);
        Program program;
        program.begin(); // in English
        program.press(Qt::Key_7);
        program.trigger(ActionId::Resign);
        for (const ActionId page : {ActionId::Lessons, ActionId::Puzzles, ActionId::Rush})
            program.trigger(page);
        std::vector<std::unique_ptr<QDialog>> pages;
        for (const DialogOfWindow& page : kDialogs)
            pages.push_back(show(page, program));
        QCoreApplication::processEvents();
        const QStringList before = textsOf(program.window.get());
        QVERIFY(before.size() > 200);
        program.settings().setLanguage(language);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const QStringList after = textsOf(program.window.get());
        QCOMPARE(after == before, language == Language::English);
        if (language != Language::English) {
            for (const QString& text : after)
                QVERIFY2(mayBeLatin(text), qPrintable(text));
        }
    }

    void noPageScrollsSidewaysInASmallWindow_data() { addLanguages(); }
    void noPageScrollsSidewaysInASmallWindow()
    {
        QFETCH(Language, language);
        Program program(language);
        program.window->resize(640, 480);
        program.begin();
        program.press(Qt::Key_7);
        for (const PageOfWindow& page : kPages) {
            program.trigger(page.command);
            QCoreApplication::processEvents();
            for (const auto* frame : program.window->findChildren<FittingScrollArea*>())
                QTRY_VERIFY2(!frame->isVisible() || !frame->horizontalScrollBar()->isVisible(), page.name);
        }
    }

    void nothingIsClippedOnThePages_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("page");
        for (const Language language : allLanguages()) {
            for (int page = 0; page < int(std::size(kDialogs)); ++page)
                QTest::addRow("%s in %s", kDialogs[page].name, language.code()) << language << page;
        }
    }
    void nothingIsClippedOnThePages()
    {
        QFETCH(Language, language);
        QFETCH(int, page);
        Program program(language);
        program.begin();
        const auto dialog = show(kDialogs[page], program);
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QTRY_COMPARE(clippedIn(dialog.get()), QString()); // a page with boards is laid out in two steps
        dialog->resize(dialog->minimumSizeHint());
        QTRY_COMPARE(clippedIn(dialog.get()), QString());
        QVERIFY2(dialog->width() <= 800 && dialog->height() <= 700,
                 qPrintable(QStringLiteral("%1x%2").arg(dialog->width()).arg(dialog->height())));
    }

    void nothingIsClippedWithTheOptionsOfAnyGame_data() { addLanguages(); }
    void nothingIsClippedWithTheOptionsOfAnyGame()
    {
        QFETCH(Language, language);
        Program program(language);
        program.begin();
        const std::unique_ptr<QDialog> dialog(program.window->dialogs().makeNewGame());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        for (auto* button : dialog->findChildren<QToolButton*>()) {
            if (button->isCheckable())
                button->click(); // more options
        }
        auto* game = dialog->findChild<QComboBox*>();
        for (auto* person : dialog->findChildren<QRadioButton*>()) {
            person->setChecked(true);
            for (int i = 0; i < game->count(); ++i) {
                game->setCurrentIndex(i);
                // The event loop lays out a dialog that has grown.
                QTRY_COMPARE(clippedIn(dialog.get()), QString());
            }
        }
        QVERIFY2(dialog->width() <= 800 && dialog->height() <= 900,
                 qPrintable(QStringLiteral("%1x%2").arg(dialog->width()).arg(dialog->height())));
    }

    void nothingIsClippedInTheWindow_data() { addLanguages(); }
    void nothingIsClippedInTheWindow()
    {
        QFETCH(Language, language);
        Program program(language);
        program.begin();
        for (const QSize& size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(program.window->size(), size);
            QCOMPARE(clippedIn(program.window->centralWidget()), QString());
            program.trigger(ActionId::Resign); // shows the end panel
            QCoreApplication::processEvents();
            QCOMPARE(clippedIn(program.window->centralWidget()), QString());
            QCOMPARE(program.window->size(), size);
            program.trigger(ActionId::Undo);
            QCoreApplication::processEvents();
        }
    }

    void nothingIsClippedOnTheStartPage_data() { addLanguages(); }
    void nothingIsClippedOnTheStartPage()
    {
        QFETCH(Language, language);
        Program program(language);
        // Every tile is visible.
        StartPage* start = program.pages().start();
        program.beginForTwo();
        program.press(Qt::Key_7);
        program.trigger(ActionId::Start);
        for (const QSize& size :
             {QSize(640, 480), QSize(800, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(program.window->size(), size);
            QVERIFY(start->tile(StartPage::Tile::Resume)->isVisible());
            QVERIFY(start->tile(StartPage::Tile::Library)->isVisible());
            QCOMPARE(clippedIn(program.window->centralWidget()), QString());
        }
    }

    void nothingIsClippedAtTheEndOfAGame_data() { addLanguages(); }
    void nothingIsClippedAtTheEndOfAGame()
    {
        QFETCH(Language, language);
        Program program(language);
        program.open();
        // The stones come from several sources, and the opponent has no moves: the end has most to tell.
        const auto parsed =
            notation::parsePosition("2,0,0,2,0,1,0,0,1/0,0,0,0,0,0,0,0,0 80,76 1,2 s", rules::GameSetup());
        QVERIFY(parsed);
        session::MatchSpec spec;
        spec.start = parsed->position;
        program.pages().gameSession().start(spec);
        QVERIFY(program.match.play(rules::Move{rules::Pit{rules::Side::South, 9}}));
        QVERIFY(program.match.outcome());
        const EndPanel* end = program.game()->endPanel();
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 720), QSize(1280, 760),
                                  QSize(1280, 800), QSize(1920, 1080)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            QCOMPARE(program.window->size(), size);
            QVERIFY(end->isVisible());
            QCOMPARE(clippedIn(program.window->centralWidget()), QString());
        }
    }

    void aNameCanBeReadBesideItsClock_data() { addLanguages(); }
    void aNameCanBeReadBesideItsClock()
    {
        QFETCH(Language, language);
        Program program(language);
        NewGameChoice choice;
        choice.opponent = NewGameChoice::Opponent::Person;
        choice.clock = session::clockPresets().back(); // more than an hour: the widest
        choice.names = {QStringLiteral("Гүлжахан Әбдіқадырова"), QStringLiteral("Қыз")};
        program.settings().setNewGame(choice);
        program.begin();
        for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            program.window->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(program.window->size(), size);
            int seen = 0;
            for (const auto* card : program.window->findChildren<PlayerCard*>()) {
                if (!card->isVisible())
                    continue;
                ++seen;
                const auto part = [card](const char* role) {
                    for (QLabel* label : card->findChildren<QLabel*>()) {
                        if (label->property("role").toString() == QLatin1String(role))
                            return label;
                    }
                    return static_cast<QLabel*>(nullptr);
                };
                const QLabel* name = part("player");
                const QFontMetrics metrics = name->fontMetrics();
                const QString shown = metrics.elidedText(name->text(), Qt::ElideRight, name->width());
                QVERIFY2(shown == name->text() || shown.size() > 5, qPrintable(shown));
                QVERIFY(!part("clock")->geometry().intersects(part("score")->geometry()));
                QVERIFY(!part("clock")->geometry().intersects(name->geometry()));
            }
            QCOMPARE(seen, 2);
        }
    }

    void nothingIsClippedAcrossATableWithClocks_data() { addLanguages(); }
    void nothingIsClippedAcrossATableWithClocks()
    {
        QFETCH(Language, language);
        Program program(language);
        NewGameChoice choice;
        choice.opponent = NewGameChoice::Opponent::Person;
        choice.clock = session::clockPresets().back();
        program.settings().setNewGame(choice);
        program.begin();
        EndPanel* end = program.game()->endPanel();
        for (const TwoPlayerLayout twoPlayerLayout : {TwoPlayerLayout::Fixed, TwoPlayerLayout::Table}) {
            program.settings().setValue(setting::kTwoPlayerLayout, twoPlayerLayout);
            for (const QSize& size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
                program.window->resize(size);
                QCoreApplication::processEvents();
                QCOMPARE(clippedIn(program.window->centralWidget()), QString());
                program.match.resign(rules::Side::South);
                QCoreApplication::processEvents();
                QVERIFY(end->isVisible());
                QCOMPARE(program.window->size(), size);
                QCOMPARE(clippedIn(program.window->centralWidget()), QString());
                program.match.undo();
                QCoreApplication::processEvents();
            }
        }
    }

    void nothingIsClippedWithACustomClock_data() { addLanguages(); }
    void nothingIsClippedWithACustomClock()
    {
        QFETCH(Language, language);
        Program program(language);
        program.open();
        const std::unique_ptr<QDialog> dialog(program.window->dialogs().makeNewGame());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        auto* clock = dialog->findChild<QComboBox*>(QStringLiteral("clock"));
        for (int i = 0; i < clock->count(); ++i) {
            clock->setCurrentIndex(i);
            QCoreApplication::processEvents();
            QCOMPARE(clippedIn(dialog.get()), QString());
        }
        QVERIFY2(dialog->width() <= 800 && dialog->height() <= 760,
                 qPrintable(QStringLiteral("%1x%2").arg(dialog->width()).arg(dialog->height())));
    }

    /// A screen of 1280x760 at 144 dpi has this many pixels for Qt.
    void everythingFitsALowScreenWithLargeText_data() { addLanguages(); }
    void everythingFitsALowScreenWithLargeText()
    {
        QFETCH(Language, language);
        constexpr QSize kScreen(1280 * 96 / 144, 760 * 96 / 144);
        Program program(language);
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.begin();
        program.press(Qt::Key_7);
        program.window->resize(kScreen);
        QCoreApplication::processEvents();
        QTRY_COMPARE(clippedIn(program.window->centralWidget()), QString());
        for (const auto& [name, page] : kPages) {
            program.trigger(page);
            QCoreApplication::processEvents();
            QTRY_COMPARE(clippedIn(program.window->centralWidget()), QString());
            QCOMPARE(program.window->size(), kScreen);
        }
        // The dialog of a new game adapts to the real screen: it scrolls on a low one.
        for (const DialogOfWindow& page : kDialogs) {
            if (page.make == &WindowDialogs::makeNewGame)
                continue;
            const auto dialog = show(page, program);
            QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
            dialog->resize(dialog->size().boundedTo(kScreen));
            QTRY_COMPARE(clippedIn(dialog.get()), QString());
            QVERIFY2(dialog->width() <= kScreen.width() && dialog->height() <= kScreen.height(), page.name);
        }
    }

    void nothingIsClippedInThePagesForLearning_data() { addLanguages(); }
    void nothingIsClippedInThePagesForLearning()
    {
        QFETCH(Language, language);
        Program program(language);
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.open();
        for (const QSize& size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
            program.window->resize(size);
            for (const ActionId page : {ActionId::Lessons, ActionId::Puzzles, ActionId::Rush}) {
                program.trigger(page);
                QCoreApplication::processEvents();
                QVERIFY(!program.window->page()->title().isEmpty());
                QCOMPARE(clippedIn(program.window->page()), QString());
                QCOMPARE(program.window->size(), size);
            }
        }
    }

    void shortcutsAreUnique()
    {
        Program program;
        QSet<QString> seen;
        for (const QAction* action : static_cast<QWidget*>(program.window.get())->actions()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys.toString()), qPrintable(keys.toString()));
                seen.insert(keys.toString());
            }
        }
        QVERIFY(seen.size() > 15);
    }
};

QUMALAQ_WINDOW_TEST(TestPages)
#include "tst_pages.moc"

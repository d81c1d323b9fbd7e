// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/window/example_board.h"
#include "app/desktop/window/rules_dialog.h"
#include "app/desktop/window/rules_examples.h"
#include "app/desktop/window/rules_view.h"
#include "core/notation/position_text.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>

#include <algorithm>
#include <map>

using namespace qumalaq;
using namespace qumalaq::desktop;

/// The rules of each game, with playable examples.
class TestRulesView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void everyExampleDoesWhatItsCaptionSays_data()
    {
        QTest::addColumn<const RulesExample*>("example");
        for (const RulesExample& example : rulesExamples()) {
            const std::string name = std::string(rules::idOf(example.game)) + ": " + std::string(example.name);
            QTest::newRow(name.c_str()) << &example;
        }
    }
    void everyExampleDoesWhatItsCaptionSays()
    {
        QFETCH(const RulesExample*, example);
        using Claim = RulesExample::Claim;
        using Kind = rules::TraceEvent::Kind;
        QVERIFY(notation::parsePosition(example->position, rules::GameSetup(example->game)));
        rules::AnyPosition position = positionOf(*example);
        QVERIFY(!position.outcome());
        QVERIFY(position.isLegal(example->move));
        const rules::Side mover = position.sideToMove();
        const rules::BoardState before = position.board();
        rules::MoveTrace trace;
        position.play(example->move, trace);
        QVERIFY(rules::replayed(before, trace) == position.board());
        std::map<Kind, int> events;
        std::map<Kind, int> stones;
        for (const rules::TraceEvent& event : trace) {
            ++events[event.kind];
            stones[event.kind] += event.count;
        }
        QCOMPARE(events[Kind::MakeTuzdyk], example->claim == Claim::MakesTuzdyk ? 1 : 0);
        QCOMPARE(position.sideToMove() == mover, example->claim == Claim::MovesAgain);
        switch (example->claim) {
        case Claim::Takes:
            QCOMPARE(stones[Kind::Capture], example->count);
            QCOMPARE(events[Kind::Lift], 1);
            break;
        case Claim::MakesTuzdyk:
        case Claim::Banks:
            QCOMPARE(stones[Kind::Bank], example->count);
            QCOMPARE(events[Kind::Capture], 0);
            break;
        case Claim::TakesNothing:
        case Claim::MovesAgain:
            QCOMPARE(stones[Kind::Capture] + stones[Kind::Bank], example->count);
            QCOMPARE(events[Kind::Lift], 1);
            break;
        case Claim::Relay:
            QCOMPARE(events[Kind::Lift], example->count);
            QCOMPARE(events[Kind::Capture], 0);
            break;
        case Claim::TakesTwice:
            QCOMPARE(events[Kind::Capture], 2);
            QCOMPARE(stones[Kind::Capture], example->count);
            break;
        case Claim::Prescribes:
            QCOMPARE(stones[Kind::Capture], example->count);
            QVERIFY(position.board().prescribed == (rules::Pit{rules::Side::North, 4}));
            break;
        }
    }

    void everyGameHasItsPage_data() { addLanguages(); }
    void everyGameHasItsPage()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        const Settings settings(folder.filePath(QStringLiteral("s.ini")));
        RulesView view(settings);
        view.resize(700, 500);
        QSet<QString> different;
        for (const rules::GameId game : rules::allGames()) {
            view.showGame(game, language);
            QString text;
            for (const auto* label : view.widget()->findChildren<QLabel*>())
                text += plain(label->text());
            QVERIFY2(text.size() > 600, qPrintable(text));
            QVERIFY(!different.contains(text));
            different.insert(text);
            // Each example of the game is shown once.
            QList<const RulesExample*> shown;
            for (const auto* board : view.widget()->findChildren<ExampleBoard*>())
                shown.append(&board->example());
            QList<const RulesExample*> known;
            for (const RulesExample& example : rulesExamples()) {
                if (example.game == game)
                    known.append(&example);
            }
            QVERIFY(known.size() >= 2);
            std::sort(shown.begin(), shown.end());
            QCOMPARE(shown, known);
        }
    }

    void aPlaceIsScrolledTo()
    {
        const QTemporaryDir folder;
        const Settings settings(folder.filePath(QStringLiteral("s.ini")));
        RulesView view(settings);
        view.resize(700, 500);
        view.showGame(rules::GameId::Togyzqumalaq, Language::English);
        view.showPlace(QStringLiteral("tuzdyk")); // before the page has its size
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto firstLineAt = [&view](const char* heading) {
            for (const auto* label : view.widget()->findChildren<QLabel*>()) {
                if (label->text().contains(QLatin1String(heading) + QStringLiteral("</h2>")))
                    return label->mapTo(view.viewport(), QPoint()).y();
            }
            return -1;
        };
        QTRY_COMPARE(firstLineAt("Tuzdyk"), 0);
        view.showPlace(QStringLiteral("taking"));
        QTRY_COMPARE(firstLineAt("Taking stones"), 0);
        view.showPlace(QStringLiteral("nowhere"));
        QCoreApplication::processEvents();
        QCOMPARE(firstLineAt("Taking stones"), 0);
    }

    void theKeysHomeAndEndScroll()
    {
        const QTemporaryDir folder;
        const Settings settings(folder.filePath(QStringLiteral("s.ini")));
        RulesView view(settings);
        view.resize(700, 500);
        view.showGame(rules::GameId::Togyzqumalaq, Language::English);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QScrollBar* bar = view.verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(bar->value(), bar->maximum());
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(bar->value(), 0);
    }

    void anExampleSowsItsMoveRepeatedly()
    {
        const QTemporaryDir folder;
        const Settings settings(folder.filePath(QStringLiteral("s.ini")));
        RulesView view(settings);
        view.resize(700, 500);
        view.showGame(rules::GameId::MangalaSuez, Language::English);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (auto* example : view.widget()->findChildren<ExampleBoard*>()) {
            rules::AnyPosition position = positionOf(example->example());
            QVERIFY(example->board()->board() == position.board());
            position.play(example->example().move);
            example->board()->setTimeScale(0);
            view.ensureWidgetVisible(example);
            auto* button = example->findChild<QPushButton*>();
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(example->board()->board() == position.board());
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(example->board()->board() == position.board());
        }
    }

    void theRulesOpenOnTheGameThatIsPlayed()
    {
        Program program;
        program.begin({.setup = rules::GameSetup(rules::GameId::Congkak)});
        const std::unique_ptr<QDialog> dialog(program.window->dialogs().makeRules());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->resize(780, 570);
        dialog->show();
        auto* view = dialog->findChild<RulesView*>();
        QCOMPARE(view->game(), rules::GameId::Congkak);
        // Another game starts at the top, and the keyboard scrolls.
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QTest::keyClick(view, Qt::Key_PageDown);
        QVERIFY(view->verticalScrollBar()->value() > 0);
        auto* game = dialog->findChild<QComboBox*>();
        QTest::keyClick(game, Qt::Key_Down);
        QCOMPARE(view->game(), rules::GameId::MangalaSuez);
        QCOMPARE(view->verticalScrollBar()->value(), 0);
    }
};

QUMALAQ_WINDOW_TEST(TestRulesView)
#include "tst_rules_view.moc"

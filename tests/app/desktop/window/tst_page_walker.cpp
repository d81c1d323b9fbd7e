// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Walks through all pages and dialogs, in all states, sizes, languages and themes, and checks what must hold
// everywhere. A new page or state is a line of kStates, a new rule a function in kChecks. With
// QUMALAQ_SCREEN=1280x800 the screen has this size in pixels of the device, and text of twice the size. With
// QUMALAQ_PICTURES=<folder> pictures are written there.
#include "app/desktop/game/coach_panel.h"
#include "app/desktop/game/player_controls.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/pack_widget.h"
#include "app/desktop/network/two_computers_page.h"
#include "app/desktop/progress/rating_graph.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/speech/focus_description.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/header_bar.h"
#include "app/desktop/window/rules_view.h"
#include "app/desktop/window/settings_dialog.h"
#include "core/notation/position_text.h"
#include "core/session/study_review.h"
#include "tests/app/desktop/learn_fixture.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_places.h"
#include "tests/core/library/library_testing.h"
#include "tests/core/session/study_examples.h"
#include "tests/core/storage/storage_testing.h"
#include "tests/positions.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGroupBox>
#include <QListWidget>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryFile>

#include <algorithm>
#include <functional>
#include <map>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

/// True in the tests that are run again with QUMALAQ_SCREEN.
bool hasLargeText()
{
    return qEnvironmentVariableIsSet("QUMALAQ_SCREEN");
}

// --- The states ---

/// An online game dressed up as one between two club players, with variations.
notation::GameRecord clubGame(int number)
{
    notation::GameRecord game = session::onlineGame(number);
    game.setTag("Event", "Тараз – Алматы");
    game.setTag("White", "Әбдіқадырова Гүлжахан");
    game.setTag("Black", "Самбуев Александр");
    game.setTag("WhiteElo", "2150");
    const notation::NodeId second = game.tree().mainLine()[1];
    for (const rules::Move move : game.positionAt(second).legalMoves())
        game.tree().add(second, move);
    return game;
}

template <typename Condition>
void waitUntil(Condition condition)
{
    QVERIFY(QTest::qWaitFor(condition, 60'000));
}

template <ActionId command>
void run(Program& program)
{
    program.trigger(command);
}

template <ActionId page>
void open(Program& program)
{
    program.open();
    program.trigger(page);
}

void pressEnter(Program&)
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
}

template <TwoPlayerLayout layout>
void beginTimed(Program& program)
{
    NewGameChoice choice;
    choice.opponent = NewGameChoice::Opponent::Person;
    choice.clock = session::clockPresets().back(); // more than an hour: the widest
    choice.names = {QStringLiteral("Гүлжахан Әбдіқадырова"), QStringLiteral("Қыз")};
    program.settings().setNewGame(choice);
    program.settings().setValue(setting::kTwoPlayerLayout, layout);
    program.begin();
}

/// On an address of its own, so that tests beside this one have theirs.
const QHostAddress kOwnAddress(QStringLiteral("127.0.0.2"));

void openTwoComputers(Program& program)
{
    program.open();
    program.pages().twoComputers().setAddresses({kOwnAddress});
    program.trigger(ActionId::TwoComputers);
}

/// One that invites. It ends with the window.
struct OtherComputer : QObject {
    session::Match match;
    net::Host host{match, nullptr};

    explicit OtherComputer(const Program& program) : QObject(program.window.get()) { setObjectName(kName); }
    static OtherComputer* of(const Program& program)
    {
        return static_cast<OtherComputer*>(program.window->findChild<QObject*>(kName));
    }

private:
    static constexpr QLatin1String kName{"other computer"};
};

/// A game with an option that most people do not choose, and a long name.
void joinTwoComputers(Program& program)
{
    openTwoComputers(program);
    session::MatchSpec spec;
    spec.setup = rules::GameSetup(rules::GameId::Congkak);
    QVERIFY(spec.setup.setOption("holes", "9") && spec.setup.setOption("home", "ends"));
    spec.clock = session::clockPresets().back();
    spec.players[0].name = QStringLiteral("Гүлжахан Әбдіқадырова");
    auto* other = new OtherComputer(program);
    QVERIFY(other->host.open(spec, Side::South, {kOwnAddress}));
    TwoComputers& game = program.pages().twoComputers();
    game.join(net::parseCode(other->host.code()).value(), net::Guest::Role::Player, QStringLiteral("Ән"));
    waitUntil([&game] { return game.state() == net::Partner::State::Offered; });
}

void beginOnTwoComputers(Program& program)
{
    joinTwoComputers(program);
    program.pages().twoComputers().accept();
    waitUntil([&program] { return program.match.hasGame(); });
    session::Match& match = OtherComputer::of(program)->match;
    QVERIFY(match.play(match.history().position().legalMoves()[0]));
    waitUntil([&program] { return program.match.isPersonToMove(); });
}

void loseOtherComputer(Program& program)
{
    delete OtherComputer::of(program);
    waitUntil([&program] { return !program.notice().isEmpty(); });
}

/// The stones come from several sources, and the opponent has no moves: the end has most to tell.
void endWithMostToTell(Program& program)
{
    program.open();
    session::MatchSpec spec;
    spec.start = positionOf("2,0,0,2,0,1,0,0,1/0,0,0,0,0,0,0,0,0 80,76 1,2 s");
    program.pages().gameSession().start(spec);
    QVERIFY(program.match.play(rules::Move{rules::Pit{Side::South, 9}}) && program.match.outcome());
}

template <int repetitions>
void putNotice(Program& program)
{
    Notice notice;
    notice.id = NoticeId::Guide;
    notice.text = [] { return QStringLiteral("Тас. ").repeated(repetitions); };
    program.window->notices()->put(notice);
    QVERIFY(program.window->notices()->isVisible());
}

void showComment(Program& program)
{
    program.settings().setValue(setting::kCoach, true);
    program.click(Side::South, 7);
    waitUntil([&program] { return program.match.isPersonToMove() && program.game()->coachPanel()->isVisible(); });
}

/// Where will the last stone fall?
void askForGuess(Program& program)
{
    program.match.setPaused(false);
    program.trigger(ActionId::Predict);
    program.press(Qt::Key_4);
    QVERIFY(program.board().isPicking());
}

void evaluate(Program& program)
{
    program.trigger(ActionId::Analyse);
    waitUntil([&program] { return !program.pages().study()->analyst()->analysis().lines.empty(); });
}

void review(Program& program)
{
    program.open();
    program.pages().openStudy(clubGame(2));
    session::StudyReview* review = program.pages().study()->review();
    review->reviewer().setEffort(400);
    program.trigger(ActionId::Review);
    waitUntil([review] { return review->review().has_value(); });
    review->goToPly(9);
}

template <ActionId Page>
void openWithGames(Program& program, const std::vector<notation::GameRecord>& games)
{
    const QString path = program.path("games.library");
    QVERIFY(library::testing::addGames(path, games));
    program.pages().setLibraryFile(path);
    open<Page>(program);
}

void openLibrary(Program& program)
{
    std::vector<notation::GameRecord> games;
    for (int game = 0; game < 12; ++game)
        games.push_back(clubGame(game));
    openWithGames<ActionId::Library>(program, games);
    waitUntil([&program] { return program.action(ActionId::NextMove)->isEnabled(); });
}

void openProgress(Program& program)
{
    openWithGames<ActionId::Progress>(program, library::testing::ratedGames());
    for (int game = 0; game < 40; ++game)
        program.pages().learning().mistakeStore().reviewed({QString::number(game)}, {},
                                                           {{{1.5, 3}, {10.0, 5}, {0.0, 2}}});
    waitUntil([&program] { return program.window->page()->findChild<RatingGraph*>()->isVisible(); });
}

void checkSheetWithAnError(Program& program)
{
    const Page* page = program.window->page();
    page->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("76 98 66 88 12 76"));
    waitUntil([page] { return page->findChild<QListWidget*>()->count() > 0; });
}

void openDialog(Program& program, const std::function<void()>& open)
{
    program.beginForTwo();
    program.press(Qt::Key_7);
    open();
    QVERIFY(waitFor<QDialog>(program.window.get()) != nullptr);
}

template <ActionId command>
void openDialog(Program& program)
{
    openDialog(program, [&program] { program.trigger(command); });
}

/// Pastes a text about which the program has to ask something.
void openText(Program& program, const char* text)
{
    openDialog(program, [&] { program.window->records()->openText(QString::fromUtf8(text)); });
}

/// Everything fits with each entry of the choice, which may have a name.
void tryAll(Program& program, const QString& name = {})
{
    auto* dialog = program.window->findChild<QDialog*>();
    auto* choice = dialog->findChild<QComboBox*>(name);
    for (int i = choice->count() - 1; i >= 0; --i) {
        choice->setCurrentIndex(i);
        QTRY_COMPARE(hasLargeText() ? QString() : clippedIn(dialog), QString());
    }
}

void openOptions(Program& program)
{
    const auto* dialog = program.window->findChild<QDialog*>();
    for (auto* button : dialog->findChildren<QToolButton*>()) {
        if (button->isCheckable())
            button->click();
    }
    for (auto* opponent : dialog->findChildren<QRadioButton*>()) {
        opponent->setChecked(true);
        tryAll(program); // the games
    }
}

void openPacks(Program& program)
{
    QVERIFY(QDir().mkpath(program.path("packs")));
    QVERIFY(put(program.path("packs/a.qpack"), "=== pack\ntitle = Сейсенбі күнгі топ\nauthor = А. Серік\n=== puzzles\n"
                                               "game = togyzqumalaq\n"
                                               "capture 1 | 0,0,0,1,2,0,1,2,10/0,0,1,0,0,0,2,1,9 71,62 4,6 s | 99\n"));
    open<ActionId::Puzzles>(program);
    waitUntil([&program] { return seen<PackWidget>(program.window->page()) != nullptr; });
}

/// One that has most to tell.
void openMistake(Program& program)
{
    learn::Mistake lost;
    lost.position = positionOf("1,0,0,0,0,0,0,1,0/1,0,0,0,0,0,0,0,0 80,79 -,- s");
    lost.played = rules::Move{{Side::South, 1}};
    lost.better = {rules::Move{{Side::South, 8}}};
    lost.opponent = "Qumalaq, level 3";
    lost.date = "2026.09.28";
    lost.time = "21:45:10";
    lost.number = 104;
    QVERIFY(lost.kind() == learn::MistakeKind::LostAtsyrau);
    LearnPages& learning = program.pages().learning();
    program.open();
    (void)learning.mistakeStore().reviewed({QStringLiteral("Ән")}, {lost});
    learning.store().addTasks({lost.key()});
    program.trigger(ActionId::Mistakes);
}

/// Of both sides, with a reply that has no answer.
void learnOpenings(Program& program)
{
    std::vector<std::string> keys;
    for (const Side side : rules::kBothSides) {
        learn::Openings openings(rules::GameId::Togyzqumalaq, side);
        for (const int third : {6, 5}) {
            std::vector<rules::Move> line;
            for (const auto& [row, pit] : {std::pair(Side::South, 7), std::pair(Side::North, third == 6 ? 9 : 8),
                                           std::pair(Side::South, third), std::pair(Side::North, 1)})
                line.push_back(rules::Move{{row, static_cast<std::uint8_t>(pit)}});
            openings.add(line);
        }
        for (const learn::OpeningTask& task : openings.tasks())
            keys.push_back(task.key());
        program.pages().learning().openingsStore().set(openings);
    }
    program.pages().learning().store().addTasks(keys);
}

void openOpenings(Program& program)
{
    program.open();
    learnOpenings(program);
    program.trigger(ActionId::Openings);
}

constexpr auto kTwoGames = "[White \"Ән\"]\n\n1. 76 98 *\n\n[White \"Қыз\"]\n\n1. 76 *\n";
constexpr auto kFaultyGame = "[White \"Ән\"]\n\n1. 76 98 2. 1x\n\n[White \"Қыз\"]\n\n1. 76 *\n";

struct State {
    const char* page;
    const char* name;
    void (*reach)(Program&); ///< from the state in the line before, if that is of the same page
};

const State kStates[] = {
    {"start", "newcomer", [](Program& p) { p.open(); }},
    {"start", "some games", [](Program& p) { p.pages().start()->setRecent(std::vector<notation::GameRecord>(9)); }},
    {"start", "going on", [](Program& p) { p.begin(), p.press(Qt::Key_7), p.trigger(ActionId::Start); }},
    {"start", "openings to repeat", learnOpenings},
    {"game", "begun", [](Program& p) { p.beginAgainst(1); }},
    {"game", "hint", run<ActionId::Hint>},
    {"game", "hint given", [](Program& p) { waitUntil([&p] { return !p.game()->controller()->isHintComing(); }); }},
    {"game", "explained hint", run<ActionId::Hint>},
    {"game", "comment", showComment},
    {"game", "announcement", run<ActionId::SayBoard>},
    {"game", "pit under the pointer",
     [](Program& p) {
         QTest::mouseMove(&p.board(), p.board().pitRect({Side::South, 2}).center());
     }},
    {"game", "notice", putNotice<1>},
    {"game", "long notice", putNotice<60>},
    {"game", "end", [](Program& p) { p.resign(); }},
    {"game", "taken up again", run<ActionId::Undo>},
    {"game of two", "begun", [](Program& p) { p.beginForTwo(), p.press(Qt::Key_7); }},
    {"game of two", "panel shown or hidden", run<ActionId::SidePanel>},
    {"game with clocks", "begun", beginTimed<TwoPlayerLayout::Fixed>},
    {"game with clocks", "move", [](Program& p) { p.press(Qt::Key_7); }},
    {"game with clocks", "offered draw", run<ActionId::OfferDraw>},
    {"game with clocks", "declined draw", [](Program& p) { p.match.declineDraw(); }},
    {"game with clocks", "pause", run<ActionId::Pause>},
    {"game with clocks", "question", askForGuess},
    {"game with clocks", "question before the end", run<ActionId::Resign>},
    {"game with clocks", "end", [](Program& p) { p.match.resign(Side::North); }},
    {"only the board with clocks", "offered draw",
     [](Program& p) {
         beginTimed<TwoPlayerLayout::Fixed>(p), p.press(Qt::Key_7), p.trigger(ActionId::Zen),
             p.trigger(ActionId::OfferDraw);
     }},
    {"game across a table", "begun", beginTimed<TwoPlayerLayout::Table>},
    {"game across a table", "end", [](Program& p) { p.resign(); }},
    {"game with a turning board", "begun",
     [](Program& p) { p.settings().setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::AutoFlip), p.beginForTwo(); }},
    {"game with guesses", "begun", [](Program& p) { p.beginForTwo(), p.trigger(ActionId::Predict); }},
    {"end of a game", "end", endWithMostToTell},
    {"lessons", "list", open<ActionId::Lessons>},
    {"lessons", "lesson", pressEnter},
    {"puzzles", "lists", open<ActionId::Puzzles>},
    {"puzzles", "puzzle", pressEnter},
    {"puzzles of packs", "lists", openPacks},
    {"rush", "start", open<ActionId::Rush>},
    {"rush", "begun", pressEnter},
    {"mistakes", "none", open<ActionId::Mistakes>},
    {"openings", "none", open<ActionId::Openings>},
    {"learnt openings", "list", openOpenings},
    {"learnt openings", "move", pressEnter},
    {"progress", "none", open<ActionId::Progress>},
    {"progress", "no results", [](Program& p) { p.window->page()->findChild<QTabWidget*>()->setCurrentIndex(1); }},
    {"progress", "no moves", [](Program& p) { p.window->page()->findChild<QTabWidget*>()->setCurrentIndex(2); }},
    {"progress of a year", "rated games", openProgress},
    {"progress of a year", "results",
     [](Program& p) { p.window->page()->findChild<QTabWidget*>()->setCurrentIndex(1); }},
    {"progress of a year", "moves", [](Program& p) { p.window->page()->findChild<QTabWidget*>()->setCurrentIndex(2); }},
    {"reviews", "none", open<ActionId::Reviews>},
    {"reviews", "a game",
     [](Program& p) {
         p.open(), p.pages().reviewQueue().setPaused(true), p.pages().reviewQueue().add({clubGame(2)}),
             p.trigger(ActionId::Reviews);
     }},
    {"a mistake", "list", openMistake},
    {"a mistake", "exercise", pressEnter},
    {"study", "begun", [](Program& p) { p.beginForTwo(), p.press(Qt::Key_7), p.trigger(ActionId::Study); }},
    {"study", "evaluation", evaluate},
    {"study", "no evaluation", run<ActionId::Analyse>},
    {"review", "finished", review},
    {"library", "empty", open<ActionId::Library>},
    {"games of the library", "list", openLibrary},
    {"games of the library", "openings", run<ActionId::NextMove>},
    {"editor", "end of a game",
     [](Program& p) { p.open(), p.pages().openStudy(clubGame(2)), p.trigger(ActionId::Editor); }},
    {"scoresheet", "empty", open<ActionId::CheckScoresheet>},
    {"scoresheet", "error", checkSheetWithAnError},
    {"two computers", "choice", openTwoComputers},
    {"two computers", "no code", [](Program& p) { press(p.window->page(), TwoComputersPage::tr("Join")); }},
    {"two computers", "code", [](Program& p) { press(p.window->page(), TwoComputersPage::tr("Invite")); }},
    {"invitation from another computer", "offer", joinTwoComputers},
    {"game on two computers", "begun", beginOnTwoComputers},
    {"game on two computers", "other computer lost", loseOtherComputer},
    {"new game", "dialog", openDialog<ActionId::NewGame>},
    {"new game", "clocks", [](Program& p) { tryAll(p, QStringLiteral("clock")); }},
    {"new game", "options", openOptions},
    {"settings", "dialog", openDialog<ActionId::Settings>},
    {"rules", "dialog", openDialog<ActionId::Rules>},
    {"commands", "dialog", openDialog<ActionId::FindAction>},
    {"keys", "dialog", openDialog<ActionId::Keys>},
    {"about", "dialog", openDialog<ActionId::About>},
    {"learners", "dialog",
     [](Program& p) { p.pages().learning().learners().add(QStringLiteral("Бек")), openDialog<ActionId::Learners>(p); }},
    {"worksheets", "dialog", openDialog<ActionId::Worksheets>},
    {"board clock", "dialog", openDialog<ActionId::BoardClock>},
    {"animation", "dialog", openDialog<ActionId::SaveAnimation>},
    {"choice of a game", "dialog", [](Program& p) { openText(p, kTwoGames); }},
    {"faults of a game", "dialog", [](Program& p) { openText(p, kFaultyGame); }},
    {"new puzzle", "dialog",
     [](Program& p) { openDialog(p, [&p] { p.trigger(ActionId::Study), p.trigger(ActionId::MakePuzzle); }); }},
};

/// Their board is in the same place in every state.
const QStringList kStillBoards = QStringLiteral("game|game with clocks|game across a table|review|study").split(u'|');

const QStringList kDialogPages = QStringLiteral("new game|settings|rules|keys|about|learners|worksheets|board clock|"
                                                "animation|choice of a game|faults of a game|new puzzle")
                                     .split(u'|');

/// They are no larger than the smallest window.
const QStringList kSmallDialogs = {QStringLiteral("learners"), QStringLiteral("worksheets")};

/// Their board answers clicks. That of a game or a study has a menu.
constexpr const char* kClickedBoards[] = {
    "game of two", "game with a turning board", "game with guesses", "study", "puzzles", "editor"};

// --- What must hold ---

QRect placeOf(const QWidget* widget)
{
    return {widget->mapTo(widget->window(), QPoint()), widget->size()};
}

QString told(const QWidget* widget)
{
    QString text;
    QDebug(&text) << widget->metaObject()->className() << placeOf(widget);
    return text;
}

/// Whether no area around a widget hides a part of it. Of what is larger than its area, as much as the area can show.
bool isInView(const QWidget* widget)
{
    QRect seen = widget->rect();
    QSize most = widget->size();
    for (const QWidget* around = widget; !around->isWindow();) {
        around = around->parentWidget();
        seen &= QRect(widget->mapFrom(around, QPoint()), around->size());
        if (!around->isWindow())
            most = most.boundedTo(around->size());
    }
    return seen.size() == most;
}

/// The beginning of a player's name can be read beside the other texts of the card.
QString whatCannotBeRead(QWidget* window)
{
    for (const auto* name : window->findChildren<QLabel*>()) {
        if (!name->isVisible() || name->property("role") != QStringLiteral("player"))
            continue;
        const QString shown = name->fontMetrics().elidedText(name->text(), Qt::ElideRight, name->width());
        if (shown != name->text() && shown.size() <= 5)
            return QStringLiteral("cut: ") + shown;
        for (const auto* other : name->parentWidget()->findChildren<QLabel*>()) {
            if (other != name && other->isVisible() && other->geometry().intersects(name->geometry()))
                return QStringLiteral("on the name: ") + other->text();
        }
    }
    return {};
}

QString whatIsClipped(QWidget* window, Language)
{
    for (const auto* frame : window->findChildren<FittingScrollArea*>()) {
        if (!frame->isVisible())
            continue;
        if (frame->horizontalScrollBar()->isVisible() && !hasLargeText())
            return QStringLiteral("it scrolls sideways");
        if (const QString clipped = clippedIn(frame->content()); !clipped.isEmpty())
            return clipped;
    }
    if (hasLargeText()) // what is around the page scrolls nowhere
        return {};
    const QString clipped = clippedIn(window);
    return clipped.isEmpty() ? whatCannotBeRead(window) : clipped;
}

QString whatIsForeign(QWidget* window, Language language)
{
    const QStringList texts = language == Language::English ? QStringList() : textsOf(window);
    const auto foreign = std::find_if_not(texts.begin(), texts.end(), mayBeLatin);
    return foreign == texts.end() ? QString() : *foreign;
}

/// The texts that share a letter.
QString clashesIn(const QStringList& texts)
{
    std::map<QKeySequence, QSet<QString>> byKey;
    for (const QString& text : texts)
        byKey[QKeySequence::mnemonic(text)].insert(text);
    byKey.erase(QKeySequence());
    QString clashes;
    for (const auto& [key, sharing] : byKey) {
        if (sharing.size() > 1)
            clashes += key.toString() + QStringLiteral(": ") + QStringList(sharing.values()).join(u'|') + u' ';
    }
    return clashes;
}

/// Alt and a letter reach one thing only, in the window and in each of its menus.
QString whatSharesALetter(QWidget* window, Language)
{
    QStringList texts;
    QString clashes;
    const auto textsOfActions = [](const QWidget* widget) {
        QStringList labels;
        for (const QAction* action : widget->actions())
            labels.append(action->text());
        return labels;
    };
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
        if (qobject_cast<const QMenu*>(widget) != nullptr)
            clashes += clashesIn(textsOfActions(widget));
        if (!widget->isVisible() || widget->window() != window)
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->buddy() != nullptr)
            texts.append(label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts.append(button->text());
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            texts.append(group->title());
        else if (qobject_cast<const QMenuBar*>(widget) != nullptr)
            texts += textsOfActions(widget);
    }
    return clashes + clashesIn(texts);
}

bool isReachedByTab(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0
           && widget->focusProxy() == nullptr;
}

/// Every control has a name for screen readers. Tab reaches it, and then it is read aloud, in view and looks different.
QString whatCannotBeUsed(QWidget* window, Language)
{
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window))
        return QStringLiteral("not active");
    QHash<const QWidget*, QImage> missed; // without the focus
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!isReachedByTab(widget) || widget->window() != window)
            continue;
        if (nameOf(widget).isEmpty())
            return QStringLiteral("no name: ") + told(widget);
        missed[widget] = widget->hasFocus() ? QImage() : widget->grab().toImage();
    }
    constexpr int kMaxStops = 200;
    for (int stop = 0; stop < kMaxStops && !missed.isEmpty(); ++stop) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (now == nullptr || !window->isAncestorOf(now))
            return QStringLiteral("the focus is lost");
        if (FocusDescription::now().since({}).isEmpty())
            return QStringLiteral("not read aloud: ") + told(now);
        if (!QTest::qWaitFor([now] { return isInView(now); }))
            return QStringLiteral("not in view: ") + told(now);
        if (missed.contains(now) && missed.take(now) == now->grab().toImage())
            return QStringLiteral("the focus cannot be seen: ") + told(now);
    }
    // Of radio buttons Tab reaches the chosen one.
    const auto controls = missed.keys();
    const auto control = std::find_if(controls.begin(), controls.end(), isReachedByTab);
    return control == controls.end() ? QString() : QStringLiteral("Tab does not reach ") + told(*control);
}

/// The part of `ancestor` that a widget is in: what is in an area that scrolls has the place of the area.
QRect placeIn(const QWidget* ancestor, const QWidget* widget)
{
    while (widget->parentWidget() != ancestor)
        widget = widget->parentWidget();
    return widget->geometry();
}

bool isAfter(const QWidget* before, const QWidget* now)
{
    if (before->isAncestorOf(now) || now->isAncestorOf(before))
        return true;
    // The foot of a dialog is before a page of rules, which is made anew; Esc closes it, too.
    if (qobject_cast<const QDialogButtonBox*>(before->parentWidget()) != nullptr
        && !before->parentWidget()->isAncestorOf(now) && before->window()->findChild<RulesView*>() != nullptr)
        return true;
    const QWidget* around = before->parentWidget();
    while (!around->isAncestorOf(now))
        around = around->parentWidget();
    if (qobject_cast<const QDialogButtonBox*>(around) != nullptr   // each system has its order
        || qobject_cast<const PlayerControls*>(around) != nullptr) // those of the far player are upside down
        return true;
    const QRect from = placeIn(around, before);
    const QRect to = placeIn(around, now);
    const bool isInColumn = from.left() <= to.right() && to.left() <= from.right();
    const bool isInRow = from.top() <= to.bottom() && to.top() <= from.bottom();
    return !(isInColumn && to.bottom() < from.top()) && !(isInRow && to.right() < from.left());
}

/// Tab goes down and, in a row, to the right; another column may begin higher. Once it goes back to where it began.
QString whatTabReachesTooLate(QWidget* window, Language)
{
    std::vector<const QWidget*> stops;
    for (const QWidget* now = window->nextInFocusChain(); now != window; now = now->nextInFocusChain()) {
        const auto* radio = qobject_cast<const QRadioButton*>(now);
        if (isReachedByTab(now) && now->window() == window && (radio == nullptr || radio->isChecked()))
            stops.push_back(now);
    }
    QStringList back;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const QWidget* next = stops[(i + 1) % stops.size()];
        if (!isAfter(stops[i], next))
            back.append(told(stops[i]) + QStringLiteral(" to ") + told(next));
    }
    return back.size() < 2 ? QString() : QStringLiteral("Tab goes back: ") + back.join(QStringLiteral(", "));
}

using Check = QString (*)(QWidget* window, Language language);
constexpr Check kChecks[] = {whatIsForeign, whatSharesALetter, whatCannotBeUsed, whatTabReachesTooLate};

/// The window is resized, and everything fits. Another event may lay out a page with boards.
QString whatDoesNotFit(QWidget* window, const QSize& size, Language language)
{
    window->resize(size);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    const bool fits = QTest::qWaitFor([&] { return whatIsClipped(window, language).isEmpty(); }, 1000);
    return fits ? QString() : whatIsClipped(window, language);
}

/// The board keeps its place, which is large, and nothing is on it.
QString whatMoves(const Page* page, QRect& place)
{
    const auto* board = page->findChild<BoardWidget*>();
    if (place.isNull())
        place = placeOf(board);
    if (!QTest::qWaitFor([&] { return placeOf(board) == place; }, 1000))
        return QStringLiteral("was elsewhere: ") + told(board);
    if (5 * place.width() < 2 * page->width())
        return QStringLiteral("small: ") + told(board);
    for (const auto* button : page->findChildren<QAbstractButton*>()) {
        if (button->isVisible() && !board->isAncestorOf(button) && place.intersects(placeOf(button)))
            return QStringLiteral("on the board: ") + button->text();
    }
    return {};
}

void save(QWidget* window, const QString& name)
{
    if (qEnvironmentVariableIsSet("QUMALAQ_PICTURES"))
        window->grab().save(qEnvironmentVariable("QUMALAQ_PICTURES") + u'/' + name + QStringLiteral(".png"));
}

ThemeId themeOf(std::size_t index)
{
    return allThemes()[index % allThemes().size()];
}

enum class Languages {
    English,
    InTurn, ///< each page in one of them
    All,
};

/// A row for each page.
void addRows(Languages languages, const QStringList& without = {})
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("language");
    QString page;
    const auto count = static_cast<int>(allLanguages().size());
    int pages = 0;
    for (const State& state : kStates) {
        if (std::exchange(page, QString::fromLatin1(state.page)) == page || without.contains(page))
            continue;
        const int chosen = languages == Languages::InTurn ? pages % count : 0;
        for (int language = 0; language < count; ++language) {
            if (languages == Languages::All || language == chosen)
                QTest::addRow("%s in %s", state.page, allLanguages()[language].code()) << page << language;
        }
        ++pages;
    }
}

// --- What clicks and keys do ---

BoardWidget* boardOf(const Program& program)
{
    const auto boards = program.window->page()->findChildren<BoardWidget*>();
    return *std::find_if(boards.begin(), boards.end(), [](const BoardWidget* board) { return board->isVisible(); });
}

/// What a person reads on the page, on its board, too.
QStringList read(const Program& program)
{
    QStringList texts = {nameOf(program.window->page()), program.window->page()->heading()};
    for (const auto* label : program.window->page()->findChildren<QLabel*>())
        texts.append(label->isVisible() ? label->text() : QString());
    for (auto* board : program.window->page()->findChildren<BoardWidget*>()) {
        auto* told = QAccessible::queryAccessibleInterface(board);
        for (int pit = 0; pit < told->childCount() && board->isVisible(); ++pit)
            texts.append(told->child(pit)->text(QAccessible::Name));
    }
    return texts;
}

/// The commands whose keys say neither what they did nor why they did nothing, and do not move the focus, which a
/// screen reader tells.
QStringList silentKeys(Program& program)
{
    MainWindow* window = program.window.get();
    QSignalSpy said(&Announcer::of(*window), &Announcer::announced);
    QStringList silent;
    constexpr int kAnswerMs = 4000; // a hint takes a second
    for (const ActionId id : Actions::all()) {
        const QAction* command = program.action(id);
        if (command->shortcut().isEmpty() || id == ActionId::Quit || id == ActionId::Start)
            continue;
        window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(window));
        QWidget* focused = window->focusWidget() ? window->focusWidget() : window;
        const QKeyCombination keys = command->shortcut()[0];
        // Text is typed into a field, and a list or a button is left with these keys.
        const bool isArrow = keys.key() >= Qt::Key_Left && keys.key() <= Qt::Key_Down;
        const bool takesNumbers =
            qobject_cast<QAbstractSpinBox*>(focused) || (focused->inputMethodHints() & Qt::ImhPreferNumbers);
        const bool isLetter = keys.keyboardModifiers() == 0 && keys.key() >= Qt::Key_A && keys.key() <= Qt::Key_Z;
        const bool isTyped = focused->testAttribute(Qt::WA_InputMethodEnabled) && !(takesNumbers && isLetter)
                             && (keys.keyboardModifiers() == 0 || isArrow || id == ActionId::CopyGame
                                 || id == ActionId::Paste || id == ActionId::Undo || id == ActionId::Redo);
        const bool isChosen = keys.key() == Qt::Key_Up && qobject_cast<QAbstractItemView*>(focused) != nullptr;
        const bool isMoved = (keys.keyboardModifiers() == 0 && isArrow) || isChosen
                             || (keys.key() >= Qt::Key_Delete && keys.key() <= Qt::Key_End
                                 && qobject_cast<BoardWidget*>(focused) == nullptr);
        if (isTyped || isMoved)
            continue;
        Page* before = window->page();
        QCoreApplication::processEvents();
        Announcer::of(*window).drop();
        said.clear();
        QTest::keyClick(window->windowHandle(), keys.key(), keys.keyboardModifiers());
        const auto isAnswered = [&] {
            return !said.isEmpty() || window->page() != before || window->focusWidget() != focused
                   || QApplication::activeModalWidget() || QApplication::activePopupWidget()
                   || QApplication::activeWindow() != window;
        };
        if (!QTest::qWaitFor(isAnswered, kAnswerMs))
            silent.append(command->text() + u' ' + command->shortcut().toString());
        for (auto* dialog : window->findChildren<QDialog*>())
            dialog->close();
        if (window->page() != before)
            program.pages().stack().goBack();
        if (window->isFullScreen())
            window->showNormal();
    }
    return silent;
}

} // namespace

class TestPageWalker : public QObject {
    Q_OBJECT

private:
    /// Calls `look` in every state of the page.
    static void walk(Program& program, const QString& page, const std::function<void(const QString&)>& look = {})
    {
        program.settings().setSowingSpeed(SowingSpeed::Off);
        for (const State& state : kStates) {
            if (page != QLatin1String(state.page))
                continue;
            state.reach(program);
            QCoreApplication::processEvents();
            if (QTest::currentTestFailed())
                return qInfo("in: %s", state.name);
            if (look)
                look(page + QStringLiteral(", ") + QString::fromLatin1(state.name));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication();
        QCOMPARE(QGuiApplication::primaryScreen()->devicePixelRatio(), hasLargeText() ? 2.0 : 1.0);
    }

    void everythingIsWell_data() { addRows(Languages::All); }
    void everythingIsWell()
    {
        QFETCH(QString, page);
        QFETCH(int, language);
        Program program(allLanguages()[language]);
        MainWindow* main = program.window.get();
        program.settings().setTheme(themeOf(language + 1));
        std::map<int, QRect> boards;
        QStringList faults;
        walk(program, page, [&](const QString& name) {
            auto* dialog = main->findChild<QDialog*>();
            QWidget* window = dialog != nullptr ? static_cast<QWidget*>(dialog) : main;
            const QSize largest = largestWindow(window);
            const bool isFullScreen = window->isFullScreen();
            // 853x506 is what Qt sees of a screen of 1280x760 at 144 dpi.
            std::vector<QSize> sizes = {{3840, 2160}, {1280, 800}, {853, 506}, {800, 600}, {640, 480}};
            if (dialog != nullptr)
                sizes = {window->size(), window->size().boundedTo({853, 506}), window->minimumSizeHint()};
            if (isFullScreen || hasLargeText())
                sizes = {dialog != nullptr ? window->size() : largest};
            const auto require = [&faults](const QString& where, const QString& fault) {
                if (!fault.isEmpty())
                    faults.append(where + QStringLiteral(": ") + fault);
            };
            for (std::size_t i = 0; i < sizes.size(); ++i) {
                if (dialog == nullptr)
                    program.settings().setTheme(themeOf(i + language));
                const QString at = QStringLiteral("%1 %2 %3").arg(name).arg(language).arg(sizes[i].width());
                require(at, whatDoesNotFit(window, sizes[i], allLanguages()[language]));
                if (dialog == nullptr && window->size() != sizes[i])
                    require(at, QStringLiteral("the window is larger"));
                if (kStillBoards.contains(page) && !hasLargeText()) // there, the page scrolls
                    require(at, whatMoves(main->page(), boards[sizes[i].width()]));
                save(window, at);
            }
            const QSize most = page == QLatin1String("new game")                 ? QSize(800, 900)
                               : kSmallDialogs.contains(page) && !hasLargeText() ? QSize(640, 480)
                                                                                 : QSize(800, 700);
            if (dialog != nullptr && !isFullScreen
                && window->size().boundedTo(most.boundedTo(largest)) != window->size())
                require(name, QStringLiteral("too large: ") + told(window));
            auto* tabs = window->findChild<QTabWidget*>();
            for (int tab = 0; tab < (tabs ? tabs->count() : 1); ++tab) {
                if (tabs)
                    tabs->setCurrentIndex(tab);
                for (const Check check : kChecks)
                    require(name, check(window, allLanguages()[language]));
            }
        });
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyKeyIsAnswered_data() { addRows(Languages::InTurn, kDialogPages); }
    void everyKeyIsAnswered()
    {
        QFETCH(QString, page);
        QFETCH(int, language);
        Program program(allLanguages()[language]);
        walk(program, page);
        const QStringList silent = silentKeys(program);
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
    }

    void everyKeyIsAnsweredInATask_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("task");
        QTest::newRow("a place") << "one-stone"
                                 << "next";
        QTest::newRow("a number") << "even-is-yours"
                                  << "odd";
        QTest::newRow("a written move") << "write-moves"
                                        << "across";
        QTest::newRow("a choice") << "first-minute"
                                  << "turn";
        QTest::newRow("a move") << "guard"
                                << "four-too";
    }
    void everyKeyIsAnsweredInATask()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, task);
        OpenLessons program;
        program.openTask(lesson.toStdString(), task.toStdString());
        const QStringList silent = silentKeys(program);
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
    }

    void aFileDialogFitsTheScreen()
    {
        Program program;
        open<ActionId::Open>(program);
        const auto* dialog = waitFor<QFileDialog>(program.window.get());
        QVERIFY(dialog);
        const QSize screen = largestWindow(dialog);
        QVERIFY(dialog->width() <= std::max(screen.width(), dialog->minimumSizeHint().width()));
        QVERIFY(dialog->height() <= screen.height());
    }

    void aLongMenuScrolls()
    {
        StartedGame program;
        const QRect screen = program.window->screen()->availableGeometry();
        for (const QAction* action : program.window->menuBar()->actions()) {
            QMenu* menu = action->menu();
            menu->popup(screen.topLeft());
            QVERIFY(QTest::qWaitForWindowExposed(menu));
            QVERIFY2(menu->size() == menu->size().boundedTo(screen.size()), qPrintable(menu->title()));
            QAction* last = menu->actions().back();
            menu->setActiveAction(last);
            QTRY_VERIFY2(menu->rect().contains(menu->actionGeometry(last)), qPrintable(last->text()));
            menu->close();
        }
    }

    void shortcutsAreUnique()
    {
        const Program program;
        QSet<QKeySequence> seen;
        for (const QAction* action : static_cast<QWidget*>(program.window.get())->actions()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys), qPrintable(keys.toString()));
                seen.insert(keys);
            }
        }
        QVERIFY(seen.size() > 15);
    }

    void theLanguageOfEverythingChangesAtOnce_data() { addLanguages(); }
    void theLanguageOfEverythingChangesAtOnce()
    {
        QFETCH(Language, language);
        Program program;
        program.begin(); // in English
        program.press(Qt::Key_7);
        program.resign();
        for (const ActionId command : {ActionId::Lessons, ActionId::Puzzles, ActionId::Rush})
            program.trigger(command);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the buttons of the question
        program.trigger(ActionId::Settings);
        QCoreApplication::processEvents();
        const QStringList before = textsOf(program.window.get());
        program.setLanguage(language);
        QVERIFY(program.window->findChild<SettingsDialog*>());
        QCOMPARE(textsOf(program.window.get()) == before, language == Language::English);
        QCOMPARE(whatIsForeign(program.window.get(), language), QString());
    }

    void clicksAndEnterMeanTheSameOnEveryBoard_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* page : kClickedBoards)
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void clicksAndEnterMeanTheSameOnEveryBoard()
    {
        QFETCH(QString, page);
        const bool isEditor = page == QLatin1String("editor");
        using Hand = void (*)(BoardWidget * board, QPoint pit);
        bool sawMenu = false;
        const auto after = [&](Hand hand) {
            Program program;
            walk(program, page);
            BoardWidget* board = boardOf(program);
            // Where Enter acts.
            board->clearFocus();
            board->setFocus(Qt::TabFocusReason);
            auto* pit = QAccessible::queryAccessibleInterface(board)->focusChild();
            hand(board, board->mapFromGlobal(pit->rect().center()));
            QCoreApplication::processEvents();
            sawMenu = QApplication::activePopupWidget() != nullptr;
            // Why an answer to a puzzle is wrong is computed on another thread.
            QStringList texts = read(program);
            for (int same = 0; page == QLatin1String("puzzles") && same < 10;) {
                QTest::qWait(50);
                const QStringList now = read(program);
                same = now == texts ? same + 1 : 0;
                texts = now;
            }
            return texts;
        };
        // Whoever clicks on a pit has the pointer on it.
        static constexpr Hand kClick = [](BoardWidget* board, QPoint pit) {
            QMouseEvent move(QEvent::MouseMove, pit, board->mapToGlobal(pit), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(board, &move);
            QTest::mouseClick(board, Qt::LeftButton, {}, pit);
        };
        const QStringList before = after([](BoardWidget*, QPoint) {});
        const QStringList clicked = after(kClick);
        QVERIFY(clicked != before);
        QCOMPARE(after([](BoardWidget* board, QPoint) { QTest::keyClick(board, Qt::Key_Return); }), clicked);
        const QStringList doubleClicked = after([](BoardWidget* board, QPoint pit) {
            kClick(board, pit);
            QTest::mouseDClick(board, Qt::LeftButton, {}, pit); // the second press
        });
        QCOMPARE(doubleClicked == clicked, !isEditor); // there, a second click lays a stone
        const QStringList rightClicked = after([](BoardWidget* board, QPoint pit) {
            QTest::mouseClick(board, Qt::RightButton, {}, pit);
            QContextMenuEvent asked(QContextMenuEvent::Mouse, pit, board->mapToGlobal(pit));
            QApplication::sendEvent(board, &asked);
        });
        QCOMPARE(rightClicked == before, !isEditor); // there, it takes one away
        QCOMPARE(sawMenu, page.startsWith(QLatin1String("game")) || page == QLatin1String("study"));
    }

    void escapeGoesBackAsTheButtonDoes_data()
    {
        addRows(Languages::English, {kStillBoards.begin(), kStillBoards.end() - 1});
    } // slow ones
    void escapeGoesBackAsTheButtonDoes()
    {
        QFETCH(QString, page);
        QStringList reached[2];
        for (const bool isKey : {false, true}) {
            Program program;
            walk(program, page);
            if (program.window->findChild<QDialog*>() != nullptr)
                return; // it has no way back
            HeaderBar* header = program.window->findChild<HeaderBar*>();
            if (!header->isVisible() && program.window->page() != program.pages().start())
                return; // only the board is shown, without a button
            while (program.window->page() != program.pages().start() && reached[isKey].size() < 10) {
                const QStringList before = read(program);
                QAbstractButton* back = button(header, u"Back");
                QVERIFY(back);
                const Page* shown = program.window->page();
                QVERIFY(shown == program.game() || textsOf(header).contains(shown->heading()));
                const bool isRunning = shown == program.game() && !program.match.outcome() && program.plies() > 0;
                if (!isKey || isRunning) // a running game is left by the button only
                    QTest::mouseClick(back, Qt::LeftButton);
                // The board first drops what is selected on it.
                for (int i = 0; isKey && !isRunning && i < 3 && read(program) == before; ++i)
                    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
                reached[isKey].append(read(program).first());
            }
            QCOMPARE(program.window->page(), program.pages().start());
            QVERIFY(!header->isVisible());
        }
        QCOMPARE(reached[true], reached[false]);
    }
};

int main(int argc, char** argv)
{
    const QList<QByteArray> sides = qgetenv("QUMALAQ_SCREEN").split('x');
    QTemporaryFile screen;
    if (sides.size() == 2 && screen.open()) {
        screen.write(
            R"({"screens": [{"name": "small", "x": 0, "y": 0, "logicalDpi": 192, "logicalBaseDpi": 96, "dpr": 1, )");
        screen.write("\"width\": " + sides[0] + ", \"height\": " + sides[1] + "}]}");
        screen.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toUtf8());
    } else {
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    }
    ResponsiveApplication application(argc, argv);
    TestPageWalker test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}
#include "tst_page_walker.moc"

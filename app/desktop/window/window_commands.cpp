// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/window_commands.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/board/screen_reader.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/study/study_page.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/layout_independent_keys.h"
#include "app/desktop/ui/motion.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/window/guide.h"
#include "app/desktop/window/window_dialogs.h"
#include "app/desktop/window/window_pages.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QMessageBox>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <array>

namespace qumalaq::desktop {

namespace {

/// Orca 48 is silent about the focus of a dialog that opens before it has told the key.
constexpr int kKeyToldMs = 200;

/// Commands with the same meaning in every page. All others are handled by the pages.
constexpr std::array kOwn = {
    ActionId::Start,      ActionId::NewGame,         ActionId::Quit,          ActionId::Zen,
    ActionId::FullScreen, ActionId::Faster,          ActionId::Slower,        ActionId::Mute,
    ActionId::Settings,   ActionId::Rules,           ActionId::WithoutSeeing, ActionId::Keys,
    ActionId::About,      ActionId::AboutQt,         ActionId::Lessons,       ActionId::Puzzles,
    ActionId::Rush,       ActionId::Mistakes,        ActionId::Openings,      ActionId::Library,
    ActionId::Editor,     ActionId::CheckScoresheet, ActionId::Study,         ActionId::BoardClock,
    ActionId::Worksheets, ActionId::Learners,        ActionId::ReadAloud,     ActionId::Guide,
    ActionId::FindAction, ActionId::TwoComputers,    ActionId::Reviews,       ActionId::Progress,
};

/// Where a position for a puzzle must be found first.
bool leadsToStudy(ActionId command, const Page& page)
{
    return command == ActionId::MakePuzzle && !qobject_cast<const StudyPage*>(&page);
}

bool isOwn(ActionId command)
{
    return std::find(kOwn.begin(), kOwn.end(), command) != kOwn.end();
}

} // namespace

WindowCommands::WindowCommands(QMainWindow& window, Settings& settings, Actions& actions, WindowPages& pages,
                               RecordController& records, WindowDialogs& dialogs, NoticeBar& notices)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_actions(actions)
    , m_pages(pages)
    , m_records(records)
    , m_dialogs(dialogs)
    , m_notices(notices)
{
    m_actions.at(ActionId::Rules)->installEventFilter(this);
    setGuideFolder({});
    for (const ActionId id : Actions::all())
        connect(m_actions.at(id), &QAction::triggered, this, [this, id](bool checked) { run(id, checked); });
    connect(&m_settings, &Settings::changed, this, &WindowCommands::refresh);
    connect(&m_pages.stack(), &PageStack::commandsChanged, this, &WindowCommands::refresh);
}

void WindowCommands::run(ActionId command, bool checked)
{
    if (RecordController::handles(command))
        m_records.run(command);
    else if (isOwn(command))
        runOwn(command, checked);
    else if (leadsToStudy(command, *m_pages.stack().page())) {
        if (m_pages.makePuzzleOfDraft())
            return;
        m_pages.enter(ActionId::Study);
        showMessage(tr("Find a position with one best move, then choose this again."), NoticeBar::kShownMs);
    } else
        m_pages.stack().page()->run(command, checked);
    constexpr std::array kSwitches = {ActionId::Parity,    ActionId::Predict, ActionId::Coach,     ActionId::Mute,
                                      ActionId::SidePanel, ActionId::Analyse, ActionId::FullScreen};
    if (std::find(kSwitches.begin(), kSwitches.end(), command) != kSwitches.end()) {
        if (m_actions.at(command)->isChecked() != checked)
            return; // the page has refused it, and said why
        const QString name = plainLabel(m_actions.at(command)->text());
        showMessage(checked ? tr("%1: on", "a command").arg(name) : tr("%1: off", "a command").arg(name));
    } else if (command == ActionId::Flip) {
        showMessage(tr("The board has been turned round."));
    }
}

QString WindowCommands::wayOutOfZen()
{
    return tr("Press Esc to show everything again.");
}

bool WindowCommands::refuse(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_F10 && m_pages.stack().isZen()) { // there are no menus
        showMessage(wayOutOfZen());
        return true;
    }
    const QAction* command = LayoutIndependentKeys::commandOf(m_window, event.keyCombination());
    if (command == nullptr || command->isEnabled())
        return false;
    showMessage(tr("%1: not available now", "a command").arg(plainLabel(command->text())));
    return true;
}

/// A letter that switches something must not do it silently.
void WindowCommands::showMessage(const QString& text, int ms)
{
    Page& page = *m_pages.stack().page();
    page.showTip(text, ms);
    announce(page, text, Announcer::Kind::State);
}

void WindowCommands::showDialog(QDialog* dialog, void (QDialog::*show)())
{
    if (!isScreenReaderActive())
        return (dialog->*show)();
    QTimer::singleShot(kKeyToldMs, dialog, [dialog, show] { (dialog->*show)(); });
}

void WindowCommands::runOwn(ActionId command, bool checked)
{
    const auto game = m_pages.stack().page()->shownGame();
    switch (command) {
    case ActionId::NewGame:
        return showDialog(game ? m_dialogs.makeNewGameOf(*game) : m_dialogs.makeNewGame(), &QDialog::open);
    case ActionId::Learners:
        return showDialog(m_dialogs.makeLearners(m_pages.learning().learners(), m_records), &QDialog::open);
    case ActionId::Worksheets:
        return showDialog(m_dialogs.makeWorksheets(m_pages.learning().packs(), m_records), &QDialog::open);
    case ActionId::FindAction:
        return showDialog(m_dialogs.makeFindAction(), &QDialog::open);
    case ActionId::Settings:
        return showDialog(m_dialogs.makeSettings(), &QDialog::show);
    case ActionId::Rules:
        return showDialog(game ? m_dialogs.makeRulesOf(*game) : m_dialogs.makeRules(), &QDialog::show);
    case ActionId::WithoutSeeing:
        return showDialog(m_dialogs.makeWithoutSeeing(), &QDialog::show);
    case ActionId::Keys:
        return showDialog(m_dialogs.makeKeys(), &QDialog::show);
    case ActionId::About:
        return showDialog(m_dialogs.makeAbout(), &QDialog::show);
    case ActionId::BoardClock:
        return m_dialogs.makeBoardClock()->showFullScreen();
    case ActionId::Quit:
        m_window.close();
        return;
    case ActionId::Zen:
        return setZen(checked);
    case ActionId::FullScreen:
        return setFullScreen(checked);
    case ActionId::Faster:
        return changeSpeed(+1);
    case ActionId::Slower:
        return changeSpeed(-1);
    case ActionId::Mute:
        return m_settings.setValue(setting::kSound, !checked);
    case ActionId::ReadAloud:
        Q_EMIT readAloudRequested(checked);
        return refresh();
    case ActionId::Guide:
        return showGuide();
    case ActionId::AboutQt: {
        auto* parent = new QWidget(&m_window);
        setMarkedUp(parent);
        return QMessageBox::aboutQt(parent);
    }
    default: {
        const Page* before = m_pages.stack().page();
        m_pages.enter(command);
        if (m_pages.stack().page() == before)
            showMessage(before->title());
    }
    }
}

void WindowCommands::refresh()
{
    const Page& page = *m_pages.stack().page();
    m_actions.setUndoesMoves(!page.undoesChanges());
    for (const ActionId id : Actions::all()) {
        if (isOwn(id))
            continue;
        QAction* action = m_actions.at(id);
        action->setEnabled(RecordController::handles(id) ? m_records.canRun(id)
                                                         : page.canRun(id) || leadsToStudy(id, page));
        if (action->isCheckable())
            action->setChecked(page.isChecked(id));
    }
    m_actions.at(ActionId::Mute)->setChecked(!m_settings.value(setting::kSound));
    m_actions.at(ActionId::ReadAloud)->setChecked(m_settings.value(setting::kReadAloud));
    m_actions.at(ActionId::Zen)->setEnabled(page.canRun(ActionId::Zen));
    const bool isZen = m_pages.stack().isZen();
    m_actions.at(ActionId::Zen)->setChecked(isZen);
    m_window.menuBar()->setVisible(!isZen);
    if (!isZen) {
        m_notices.remove(NoticeId::WayOutOfZen);
        qApp->removeEventFilter(this);
    }
    m_actions.at(ActionId::FullScreen)->setChecked(m_window.isFullScreen());
}

void WindowCommands::setGuideFolder(const QString& folder)
{
    m_guideFolder = folder;
    m_actions.at(ActionId::Guide)->setVisible(!folder.isEmpty());
}

void WindowCommands::showGuide()
{
    const QString page = guidePageIn(m_guideFolder, m_settings.shownLanguage());
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(page)))
        return;
    const auto text = [page] {
        return tr("No browser could be opened. The guide is here: %1", "file").arg(QDir::toNativeSeparators(page));
    };
    m_notices.put({.id = NoticeId::Guide, .kind = Notice::Kind::Error, .text = text});
}

void WindowCommands::setZen(bool zen)
{
    changeSoftly(*m_window.centralWidget(), m_settings, [this, zen] { m_pages.stack().setZen(zen); });
    if (!zen)
        return showMessage(tr("Everything is shown again."));
    qApp->installEventFilter(this);
    m_notices.put({.id = NoticeId::WayOutOfZen, .text = &WindowCommands::wayOutOfZen});
}

/// Restores the former window state, also a maximised one.
void WindowCommands::setFullScreen(bool fullScreen)
{
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, fullScreen));
}

/// The key of the rules opens the other help for a listener, who needs the keys first. Where only the board is shown,
/// nothing else uses Escape first: no selected pit, no sowing.
bool WindowCommands::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Shortcut && watched == m_actions.at(ActionId::Rules) && isScreenReaderActive()) {
        run(ActionId::WithoutSeeing, false);
        return true;
    }
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType()
        || static_cast<QWidget*>(watched)->window() != &m_window)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier)
        return false;
    escape();
    return true;
}

void WindowCommands::escape()
{
    PageStack& stack = m_pages.stack();
    if (stack.isZen()) {
        if (!m_notices.cancel())
            setZen(false);
        return;
    }
    if (stack.canGoBack()) { // the board of the start page is always animated
        for (BoardWidget* board : stack.page()->findChildren<BoardWidget*>()) {
            if (board->isVisible() && board->isAnimating())
                return board->completeAnimation();
        }
    }
    if (m_notices.cancel())
        return;
    if (m_window.isFullScreen())
        setFullScreen(false);
    else if (auto* game = qobject_cast<GamePage*>(stack.page()); game && game->canRun(ActionId::LatestMove))
        game->run(ActionId::LatestMove, false);
    else if (game && game->controller()->shown().plies() > 0 && !game->controller()->shown().outcome())
        showMessage(
            tr("The game goes on. %1 leads to the start page.", "keys")
                .arg(Actions::shortcutText(m_actions.at(ActionId::Start)))); // one press too many leaves no game
    else
        stack.goBack();
}

void WindowCommands::changeSpeed(int step)
{
    const auto speeds = setting::kSowing.values();
    const auto at = std::find(speeds.begin(), speeds.end(), m_settings.sowingSpeed()) - speeds.begin();
    const auto wanted = std::clamp<std::ptrdiff_t>(at + step, 0, static_cast<std::ptrdiff_t>(speeds.size()) - 1);
    m_settings.setSowingSpeed(speeds[static_cast<std::size_t>(wanted)]);
    showMessage(tr("Sowing speed: %1", "speed").arg(setting::kSowing.nameOf(m_settings.sowingSpeed())));
}

} // namespace qumalaq::desktop

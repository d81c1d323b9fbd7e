// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands of MainWindow.
#include "app/desktop/shell/main_window.h"

#include "app/desktop/doctor/doctor_room.h"
#include "app/desktop/editor/editor_room.h"
#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/game/game_room.h"
#include "app/desktop/game/game_starter.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/learn/learn_rooms.h"
#include "app/desktop/library/library_room.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/shell/about_dialog.h"
#include "app/desktop/shell/choice_text.h"
#include "app/desktop/shell/keys_dialog.h"
#include "app/desktop/shell/rules_dialog.h"
#include "app/desktop/shell/settings_dialog.h"
#include "app/desktop/shell/start_room.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>
#include <array>

namespace qumalaq::desktop {

namespace {

constexpr QLatin1String kOtherNotice("other");
constexpr QLatin1String kSettingsNotice("settings");
constexpr int kSpeedShownMs = 2000;

/// Commands with the same meaning in every room. All others are handled by the rooms.
constexpr std::array kWindowsOwn = {
    ActionId::Start,  ActionId::NewGame, ActionId::Quit,    ActionId::Zen,      ActionId::FullScreen,
    ActionId::Faster, ActionId::Slower,  ActionId::Mute,    ActionId::Settings, ActionId::Rules,
    ActionId::Keys,   ActionId::About,   ActionId::AboutQt, ActionId::Lessons,  ActionId::Puzzles,
    ActionId::Rush,   ActionId::Library, ActionId::Editor,  ActionId::Doctor,   ActionId::Study,
};

bool isWindowsOwn(ActionId command)
{
    return std::find(kWindowsOwn.begin(), kWindowsOwn.end(), command) != kWindowsOwn.end();
}

QDialog* disposable(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

void MainWindow::connectActions()
{
    for (const ActionId id : Actions::all()) {
        connect(m_actions->at(id), &QAction::triggered, this, [this, id](bool checked) {
            if (RecordController::knows(id))
                m_records->run(id);
            else if (isWindowsOwn(id))
                run(id, checked);
            else
                room()->run(id, checked);
        });
    }
}

void MainWindow::run(ActionId command, bool checked)
{
    switch (command) {
    case ActionId::Start:
        return enter(m_start);
    case ActionId::Library:
        return enter(libraryRoom());
    case ActionId::Editor:
        return enterEditor();
    case ActionId::Doctor:
        return enter(doctor());
    case ActionId::NewGame:
        return makeNewGameDialog()->open();
    case ActionId::Lessons:
    case ActionId::Puzzles:
    case ActionId::Rush:
        return enter(m_learning->roomOf(command));
    case ActionId::Study:
        return enterStudy();
    case ActionId::Quit:
        close();
        return;
    case ActionId::Zen:
        return setZen(checked);
    case ActionId::FullScreen:
        return checked ? showFullScreen() : showNormal();
    case ActionId::Faster:
        return changeSpeed(+1);
    case ActionId::Slower:
        return changeSpeed(-1);
    case ActionId::Mute:
        return m_settings.setSoundOn(!checked);
    case ActionId::Settings:
        return makeSettingsDialog()->show();
    case ActionId::Rules:
        return makeRulesDialog()->show();
    case ActionId::Keys:
        return makeKeysDialog()->show();
    case ActionId::About:
        return makeAboutDialog()->show();
    case ActionId::AboutQt:
        return QMessageBox::aboutQt(this);
    default:
        return;
    }
}

void MainWindow::refreshActions()
{
    for (const ActionId id : Actions::all()) {
        if (isWindowsOwn(id))
            continue;
        QAction* action = m_actions->at(id);
        action->setEnabled(RecordController::knows(id) ? m_records->can(id) : room()->can(id));
        if (action->isCheckable())
            action->setChecked(room()->isChecked(id));
    }
    m_actions->at(ActionId::Faster)->setEnabled(m_settings.sowingSpeed() != SowingSpeed::Off);
    m_actions->at(ActionId::Slower)->setEnabled(m_settings.sowingSpeed() != SowingSpeed::Learn);
    m_actions->at(ActionId::Mute)->setChecked(!m_settings.isSoundOn());
    m_actions->at(ActionId::Zen)->setChecked(m_isZen);
    m_actions->at(ActionId::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::checkSettings()
{
    if (m_settings.isWritable())
        return;
    Notice notice;
    notice.id = kSettingsNotice;
    notice.kind = Notice::Kind::Error;
    notice.text = [file = m_settings.fileName()] {
        return tr("The settings can not be kept in %1.", "file").arg(QDir::toNativeSeparators(file));
    };
    m_notices->put(notice);
}

void MainWindow::begin(const QString& journal)
{
    // Deferred, because testing for write access takes a while and nobody waits for the result.
    QTimer::singleShot(0, this, &MainWindow::checkSettings);
    m_starter->keepIn(journal);
    m_learning->keepIn(journal.isEmpty() ? QString() : QFileInfo(journal).path());
    showUnfinished();
    keepStudies(journal);
    enter(m_start);
}

void MainWindow::connectStart()
{
    connect(m_start, &StartRoom::resumeWished, this, [this] {
        const bool isPlayed = m_match.hasGame() && !m_match.outcome();
        if (isPlayed)
            enter(game());
        else if (!m_starter->resume())
            showUnfinished(); // the file was removed meanwhile
    });
    connect(m_start, &StartRoom::playWished, this, [this] { startGame(m_settings.newGame()); });
    connect(m_start, &StartRoom::twoPeopleWished, this, [this] {
        NewGameChoice choice = m_settings.newGame();
        choice.opponent = NewGameChoice::Opponent::Person;
        startGame(choice);
    });
    connect(m_start, &StartRoom::chooseWished, m_actions->at(ActionId::NewGame), &QAction::trigger);
    connect(m_start, &StartRoom::learnWished, m_actions->at(ActionId::Lessons), &QAction::trigger);
    connect(m_start, &StartRoom::rulesWished, m_actions->at(ActionId::Rules), &QAction::trigger);
}

/// Shows the running game, or else the one in the journal.
void MainWindow::showUnfinished()
{
    std::optional<StartRoom::Unfinished> game;
    if (m_match.hasGame()) {
        if (!m_match.outcome() && !m_match.history().plies().empty())
            game = StartRoom::Unfinished{m_match.record(), {}};
    } else if (const auto kept = m_starter->kept()) {
        game = StartRoom::Unfinished{kept->record, kept->lastChanged};
    }
    m_start->setUnfinished(game);
}

void MainWindow::startGame(const NewGameChoice& choice)
{
    m_starter->start(GameStarter::specOf(choice));
}

void MainWindow::tellOfOtherWindow()
{
    Notice notice;
    notice.id = kOtherNotice;
    notice.text = [] {
        return tr("Qumalaq is open already: the game in this window goes into the library when you close it.");
    };
    m_notices->put(notice);
}

void MainWindow::changeSpeed(int step)
{
    const auto speeds = allSpeeds();
    const auto at = std::find(speeds.begin(), speeds.end(), m_settings.sowingSpeed()) - speeds.begin();
    const auto wanted = std::clamp<std::ptrdiff_t>(at + step, 0, static_cast<std::ptrdiff_t>(speeds.size()) - 1);
    m_settings.setSowingSpeed(speeds[static_cast<std::size_t>(wanted)]);
    room()->showTip(tr("Sowing: %1", "speed").arg(ChoiceText::nameOf(m_settings.sowingSpeed())));
    QTimer::singleShot(kSpeedShownMs, this, [this] { room()->showTip({}); });
}

QDialog* MainWindow::makeNewGameDialog()
{
    NewGameChoice choice = m_settings.newGame();
    if (m_match.hasGame()) // it may have come from the command line
        choice.setup = m_match.history().setup();
    auto* dialog = new NewGameDialog(choice, m_theme, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_settings.setNewGame(dialog->choice());
        startGame(dialog->choice());
    });
    return disposable(dialog);
}

QDialog* MainWindow::makeSettingsDialog()
{
    return disposable(new SettingsDialog(m_settings, this));
}

QDialog* MainWindow::makeRulesDialog()
{
    const auto game = m_match.hasGame() ? m_match.history().setup().game() : m_settings.newGame().setup.game();
    auto* dialog = new RulesDialog(game, m_theme, m_translator.language(), this);
    dialog->setSpeed(exampleSpeed());
    return disposable(dialog);
}

QDialog* MainWindow::makeKeysDialog()
{
    return disposable(new KeysDialog(*m_actions, this));
}

QDialog* MainWindow::makeAboutDialog()
{
    return disposable(new AboutDialog(this));
}

} // namespace qumalaq::desktop

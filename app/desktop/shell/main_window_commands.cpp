// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window's commands do: the other half of MainWindow.
#include "app/desktop/shell/main_window.h"

#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/game_controller.h"
#include "app/desktop/game/move_list_model.h"
#include "app/desktop/game/move_list_view.h"
#include "app/desktop/game/move_strip.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/shell/about_dialog.h"
#include "app/desktop/shell/choice_text.h"
#include "app/desktop/shell/keys_dialog.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/rules_dialog.h"
#include "app/desktop/shell/settings_dialog.h"
#include "app/desktop/shell/side_panel.h"
#include "core/session/match_journal.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;
using session::Match;
using session::Player;

namespace {

constexpr QLatin1String kResumeNotice("resume");
constexpr QLatin1String kDrawNotice("draw");
constexpr QLatin1String kJournalNotice("journal");
constexpr QLatin1String kOtherNotice("other");
constexpr QLatin1String kSettingsNotice("settings");

} // namespace

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto act) { connect(m_actions->at(id), &QAction::triggered, this, act); };
    on(ActionId::NewGame, [this] { makeNewGameDialog()->open(); });
    on(ActionId::Rematch, [this] { rematch(); });
    on(ActionId::Resign, [this] { resign(); });
    on(ActionId::OfferDraw, [this] { offerDraw(); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::Undo, [this] { m_match.undo(); });
    on(ActionId::Redo, [this] { m_match.redo(); });
    on(ActionId::Hint, [this] { m_controller->showHint(); });
    on(ActionId::Replay, [this] { m_controller->replayLastMove(); });
    on(ActionId::PreviousMove, [this] { m_controller->lookBack(); });
    on(ActionId::NextMove, [this] { m_controller->lookForward(); });
    on(ActionId::LatestMove, [this] { m_controller->returnToGame(); });
    on(ActionId::Flip, [this] { m_settings.setFlipped(!m_settings.isFlipped()); });
    on(ActionId::Glasses, [this](bool glasses) { m_controller->setGlasses(glasses); });
    on(ActionId::Predict, [this](bool predict) { m_settings.setPredicting(predict); });
    on(ActionId::SidePanel, [this](bool shown) {
        // In a narrow window the panel is a drawer and is not remembered.
        if (width() >= m_metrics.px(kPanelFromWidth))
            m_settings.setSidePanelShown(shown);
        else
            m_hasDrawer = shown;
        arrange();
    });
    on(ActionId::Zen, [this](bool zen) { setZen(zen); });
    on(ActionId::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(ActionId::Faster, [this] { changeSpeed(+1); });
    on(ActionId::Slower, [this] { changeSpeed(-1); });
    on(ActionId::Mute, [this](bool muted) { m_settings.setSoundOn(!muted); });
    on(ActionId::Settings, [this] { makeSettingsDialog()->show(); });
    on(ActionId::Rules, [this] { makeRulesDialog()->show(); });
    on(ActionId::Keys, [this] { makeKeysDialog()->show(); });
    on(ActionId::About, [this] { makeAboutDialog()->show(); });
    on(ActionId::AboutQt, [this] { QMessageBox::aboutQt(this); });

    connect(m_end, &EndPanel::rematchWished, this, &MainWindow::rematch);
    connect(m_end, &EndPanel::newGameWished, m_actions->at(ActionId::NewGame), &QAction::trigger);
    connect(m_end, &EndPanel::undoWished, m_actions->at(ActionId::Undo), &QAction::trigger);
    const auto look = [this](int ply) { m_controller->lookAt(ply + 1); };
    connect(m_panel->moves(), &MoveListView::plyChosen, this, look);
    connect(m_strip, &MoveStrip::plyChosen, this, look);
}

void MainWindow::connectMatch()
{
    connect(m_controller, &GameController::changed, this, &MainWindow::refresh);
    connect(&m_match, &Match::started, this, [this] {
        for (const QLatin1String id : {kResumeNotice, kDrawNotice})
            m_notices->remove(id);
        m_moves->restart(m_match.history());
        refresh();
    });
    connect(&m_match, &Match::drawOffered, this, &MainWindow::onDrawOffered);
    connect(&m_match, &Match::drawDeclined, this, [this](Side by) {
        m_notices->remove(kDrawNotice);
        if (m_match.player(by).kind != Player::Kind::Computer)
            return;
        Notice notice;
        notice.id = kDrawNotice;
        notice.text = [] { return tr("The computer declines the draw."); };
        m_notices->put(notice);
    });
    connect(&m_match, &Match::finished, this, [this] { m_notices->remove(kDrawNotice); });
    connect(&m_match, &Match::journalFailed, this, [this](const QString& path, const QString& reason) {
        Notice notice;
        notice.id = kJournalNotice;
        notice.kind = Notice::Kind::Error;
        notice.text = [path, reason] {
            return tr("The game can not be kept in %1: %2. You can go on playing.", "file, the system's reason")
                .arg(QDir::toNativeSeparators(path), reason);
        };
        m_notices->put(notice);
    });
}

void MainWindow::begin(const QString& journal)
{
    m_journal = journal;
    if (!m_settings.isWritable()) {
        Notice notice;
        notice.id = kSettingsNotice;
        notice.kind = Notice::Kind::Error;
        notice.text = [file = m_settings.fileName()] {
            return tr("The settings can not be kept in %1.", "file").arg(QDir::toNativeSeparators(file));
        };
        m_notices->put(notice);
    }
    if (!journal.isEmpty()) {
        const auto content = session::MatchJournal::read(journal);
        if (content && content->isUnfinished() && !content->record.history().plies().empty()) {
            offerResume(journal);
            m_controller->showOffered(content->record);
            return;
        }
        if (!content && content.error().code != session::JournalError::Code::CannotRead)
            setAside(journal);
    }
    startGame(m_settings.newGame());
}

void MainWindow::setAside(const QString& journal)
{
    // A newer program's game, or somebody else's file: not ours to overwrite.
    const QString aside = journal + QStringLiteral(".aside");
    QFile::remove(aside);
    if (!QFile::rename(journal, aside))
        return;
    Notice notice;
    notice.id = kJournalNotice;
    notice.kind = Notice::Kind::Error;
    notice.text = [aside] {
        return tr("Your last game could not be read. Its file is now %1.", "file").arg(QDir::toNativeSeparators(aside));
    };
    m_notices->put(notice);
}

void MainWindow::tellOfOtherWindow()
{
    Notice notice;
    notice.id = kOtherNotice;
    notice.text = [] { return tr("Qumalaq is open already: the game in this window is not kept."); };
    m_notices->put(notice);
}

void MainWindow::offerResume(const QString& journal)
{
    Notice notice;
    notice.id = kResumeNotice;
    notice.kind = Notice::Kind::Question;
    notice.text = [] { return tr("Your last game is not finished. Would you like to go on with it?"); };
    notice.answers = {
        {[] { return tr("Go on", "with the unfinished game"); },
         [this, journal] {
             if (!m_match.resume(journal))
                 startGame(m_settings.newGame());
         },
         true},
        {[] { return tr("New game"); },
         [this, journal] {
             offerResume(journal); // until another game begins
             makeNewGameDialog()->open();
         }},
    };
    m_notices->put(notice);
}

void MainWindow::startGame(const NewGameChoice& choice)
{
    if (!m_journal.isEmpty()) [[maybe_unused]]
        const bool keeps = m_match.keepIn(m_journal);
    m_match.start(NewGameDialog::specOf(choice));
    m_board->setFocus();
}

void MainWindow::rematch()
{
    session::MatchSpec spec = m_match.spec();
    std::swap(spec.players[0], spec.players[1]);
    m_match.start(spec);
    m_board->setFocus();
}

Side MainWindow::commandingSide() const
{
    const Side toMove = m_controller->history().position().sideToMove();
    return m_match.player(toMove).kind == Player::Kind::Human ? toMove : rules::opponentOf(toMove);
}

void MainWindow::resign()
{
    m_match.resign(commandingSide());
}

void MainWindow::offerDraw()
{
    m_match.offerDraw(commandingSide());
}

void MainWindow::onDrawOffered(Side by)
{
    // A computer answers for itself.
    if (m_match.player(rules::opponentOf(by)).kind == Player::Kind::Computer)
        return;
    Notice notice;
    notice.id = kDrawNotice;
    notice.kind = Notice::Kind::Question;
    notice.text = [this, by] { return tr("%1 offers a draw.", "a player's name").arg(m_controller->playerName(by)); };
    notice.answers = {
        {[] { return tr("Accept", "a draw"); }, [this] { m_match.acceptDraw(); }, true},
        {[] { return tr("Decline", "a draw"); }, [this] { m_match.declineDraw(); }},
    };
    m_notices->put(notice);
}

void MainWindow::changeSpeed(int step)
{
    const auto speeds = allSpeeds();
    const auto at = std::find(speeds.begin(), speeds.end(), m_settings.sowingSpeed()) - speeds.begin();
    const auto wanted = std::clamp<std::ptrdiff_t>(at + step, 0, static_cast<std::ptrdiff_t>(speeds.size()) - 1);
    m_settings.setSowingSpeed(speeds[static_cast<std::size_t>(wanted)]);
    m_statusTip = tr("Sowing: %1", "speed").arg(ChoiceText::nameOf(m_settings.sowingSpeed()));
    m_caption->setText(caption());
    m_statusTip.clear(); // until something else happens
}

void MainWindow::refreshActions()
{
    const auto enable = [this](ActionId id, bool enabled) { m_actions->at(id)->setEnabled(enabled); };
    const bool isPlayed = m_match.hasGame() && !m_controller->isOffering();
    const bool isOver = m_match.outcome().has_value();
    const int shown = m_controller->shownPlies();
    const int all = static_cast<int>(m_controller->history().plies().size());
    enable(ActionId::Rematch, isPlayed);
    enable(ActionId::Resign, isPlayed && !isOver);
    enable(ActionId::OfferDraw, isPlayed && m_match.canOfferDraw(commandingSide()));
    enable(ActionId::Undo, m_match.canUndo());
    enable(ActionId::Redo, m_match.canRedo());
    enable(ActionId::Hint, isPlayed && m_match.isHumanToMove() && !m_controller->isHintComing());
    enable(ActionId::Replay, shown > 0);
    enable(ActionId::PreviousMove, shown > 0);
    enable(ActionId::NextMove, shown < all);
    enable(ActionId::LatestMove, m_controller->isLookingBack());
    enable(ActionId::Faster, m_settings.sowingSpeed() != SowingSpeed::Off);
    enable(ActionId::Slower, m_settings.sowingSpeed() != SowingSpeed::Learn);
    m_actions->at(ActionId::Mute)->setChecked(!m_settings.isSoundOn());
    m_actions->at(ActionId::Glasses)->setChecked(m_controller->hasGlasses());
    m_actions->at(ActionId::Predict)->setChecked(m_settings.isPredicting());
}

namespace {

QDialog* disposable(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

QDialog* MainWindow::makeNewGameDialog()
{
    NewGameChoice choice = m_settings.newGame();
    if (m_match.hasGame()) // which may have come from the command line
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
    return disposable(new RulesDialog(m_controller->history().setup().game(), m_theme, m_translator.language(), this));
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

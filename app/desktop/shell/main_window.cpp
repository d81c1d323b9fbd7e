// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/main_window.h"

#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/game_controller.h"
#include "app/desktop/game/move_list_model.h"
#include "app/desktop/game/move_list_view.h"
#include "app/desktop/game/move_strip.h"
#include "app/desktop/game/player_card.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/turn_text.h"
#include "app/desktop/shell/board_place.h"
#include "app/desktop/shell/icons.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/rules_dialog.h"
#include "app/desktop/shell/side_panel.h"
#include "app/desktop/shell/system_theme.h"
#include "app/desktop/shell/tool_row.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusTipEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kWidePanelFromWidth = 1900;
constexpr int kPanelWidth = 300;
constexpr int kWidePanelWidth = 380;
constexpr int kLowHeight = 720;
constexpr int kMinimumWidth = 640;
constexpr int kMinimumHeight = 480;
constexpr int kFirstWidth = 1280;
constexpr int kFirstHeight = 800;
/// The computer takes at least this long, so that its move can be followed.
constexpr int kMinimumThinkingMs = 350;

} // namespace

MainWindow::MainWindow(session::Match& match, Settings& settings, Translator& translator, QWidget* parent)
    : QMainWindow(parent)
    , m_match(match)
    , m_settings(settings)
    , m_translator(translator)
    , m_systemTheme(systemTheme())
    , m_actions(new Actions(this))
    , m_board(new BoardWidget(this))
    , m_moves(new MoveListModel(this))
    , m_controller(new GameController(match, *m_board, this))
{
    setWindowIcon(programIcon());
    setMinimumSize(kMinimumWidth, kMinimumHeight);
    resize(kFirstWidth, kFirstHeight);
    m_match.setMinimumThinkingTime(kMinimumThinkingMs);
    buildMenus();
    buildCentre();
    connectActions();
    connectMatch();
    connectSound();
    connect(&m_settings, &Settings::changed, this, &MainWindow::applySetting);

    applyLanguage();
    applyTheme();
    m_controller->setSpeed(m_settings.sowingSpeed());
    using Key = Settings::Key;
    for (const Key key : {Key::Flipped, Key::Lens, Key::Predict, Key::Confirm, Key::Kazans})
        applySetting(key);
    m_sound.setVolume(m_settings.volume());
    m_sound.setMuted(!m_settings.isSoundOn());
    if (!m_settings.windowGeometry().isEmpty())
        restoreGeometry(m_settings.windowGeometry());
    retranslate();
    arrange();
    m_board->setFocus();
}

MainWindow::~MainWindow()
{
    // Their signals must not reach a window that is half gone.
    m_match.disconnect(this);
    m_settings.disconnect(this);
}

bool MainWindow::isSidePanelShown() const
{
    return !m_panel->isHidden();
}

void MainWindow::buildMenus()
{
    for (const Actions::Group& group : Actions::groups()) {
        QMenu* menu = menuBar()->addMenu(group.title);
        for (std::size_t i = 0; i < group.actions.size(); ++i) {
            if (std::find(group.separatorsBefore.begin(), group.separatorsBefore.end(), i)
                != group.separatorsBefore.end())
                menu->addSeparator();
            menu->addAction(m_actions->at(group.actions[i]));
        }
        m_menus.push_back(menu);
    }
}

void MainWindow::buildCentre()
{
    auto* page = new QWidget(this);
    setRole(page, "page");

    m_notices = new NoticeBar(page);
    m_header = new QWidget(page);
    m_headerCards = {new PlayerCard(0, m_header), new PlayerCard(1, m_header)};
    auto* header = new QHBoxLayout(m_header);
    header->setContentsMargins(0, 0, 0, 0);
    for (PlayerCard* card : m_headerCards) {
        card->setCompact(true);
        header->addWidget(card, 1);
    }
    m_caption = new QLabel(page);
    setRole(m_caption, "muted");
    m_caption->setAlignment(Qt::AlignCenter);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_boardPlace = new BoardPlace(m_board, m_caption, page);

    m_footer = new QWidget(page);
    m_strip = new MoveStrip(m_moves, m_footer);
    m_footerTools =
        new ToolRow(*m_actions, {ActionId::Undo, ActionId::Redo, ActionId::Hint, ActionId::Replay}, m_footer);
    auto* footer = new QHBoxLayout(m_footer);
    footer->setContentsMargins(0, 0, 0, 0);
    footer->addWidget(m_strip, 1);
    footer->addWidget(m_footerTools);

    m_end = new EndPanel(page);
    m_panel = new SidePanel(*m_actions, m_moves, page);

    auto* column = new QVBoxLayout;
    column->addWidget(m_notices);
    column->addWidget(m_header);
    column->addWidget(m_boardPlace, 1);
    column->addWidget(m_footer);
    column->addWidget(m_end);
    auto* row = new QHBoxLayout(page);
    row->addLayout(column, 1);
    row->addWidget(m_panel);
    setCentralWidget(page);
}

void MainWindow::connectSound()
{
    const auto pan = [this](const QRect& rect) {
        return m_board->width() == 0 ? 0.0 : 2.0 * rect.center().x() / m_board->width() - 1.0;
    };
    const auto panOf = [this, pan](rules::Place place) {
        return pan(place.isStore() ? m_board->storeRect(place.side) : m_board->houseRect(place.house()));
    };
    connect(m_board, &BoardWidget::stoneDropped, this,
            [this, panOf](rules::Place place, int count) { m_sound.stoneDropped(count, panOf(place)); });
    connect(m_board, &BoardWidget::stonesCaptured, this,
            [this, panOf](rules::Place from, int) { m_sound.stonesCaptured(panOf(from)); });
    connect(m_board, &BoardWidget::tuzdykMade, this,
            [this, pan](rules::House house) { m_sound.tuzdykMade(pan(m_board->houseRect(house))); });
    // The cards count with the board, not ahead of it.
    connect(m_board, &BoardWidget::stoneDropped, this, &MainWindow::refreshCards);
    connect(m_board, &BoardWidget::stonesCaptured, this, &MainWindow::refreshCards);
    connect(m_board, &BoardWidget::animationFinished, this, &MainWindow::refresh);
}

void MainWindow::applySetting(Settings::Key key)
{
    switch (key) {
    case Settings::Key::Language:
        applyLanguage();
        break;
    case Settings::Key::Theme:
        applyTheme();
        break;
    case Settings::Key::SowingSpeed:
        m_controller->setSpeed(m_settings.sowingSpeed());
        break;
    case Settings::Key::Sound:
    case Settings::Key::Volume:
        m_sound.setMuted(!m_settings.isSoundOn());
        m_sound.setVolume(m_settings.volume());
        refreshActions();
        break;
    case Settings::Key::Flipped:
    case Settings::Key::Seats:
        applySeats();
        break;
    case Settings::Key::Lens:
        m_controller->setLensDepth(m_settings.lensDepth());
        break;
    case Settings::Key::Predict:
        m_controller->setPredicting(m_settings.isPredicting());
        break;
    case Settings::Key::Confirm:
        m_controller->setConfirming(m_settings.isConfirming());
        break;
    case Settings::Key::Kazans:
        m_board->setKazanPlacement(m_settings.kazans());
        break;
    case Settings::Key::SidePanel:
        arrange();
        break;
    case Settings::Key::NewGame:
    case Settings::Key::WindowGeometry:
    case Settings::Key::WindowState:
        break;
    }
}

/// Which side of the board is near, and for whom it is written. Never while stones are in the air.
void MainWindow::applySeats()
{
    const auto isHuman = [this](Side side) { return m_match.player(side).kind == session::Player::Kind::Human; };
    const bool areTwo = isHuman(Side::South) && isHuman(Side::North) && !m_controller->isOffering();
    bool isFlipped = m_settings.isFlipped();
    if (areTwo && m_settings.seats() == Seats::AutoFlip && !m_match.outcome()) {
        if (m_board->isAnimating())
            return;
        const bool isNorths = m_controller->history().position().sideToMove() == Side::North;
        isFlipped = isFlipped != isNorths;
    }
    m_board->setTableMode(areTwo && m_settings.seats() == Seats::Table);
    m_board->setFlipped(isFlipped);
    m_panel->setFlipped(isFlipped);
}

void MainWindow::applyLanguage()
{
    m_translator.setLanguage(m_settings.language().value_or(languageOfSystem()));
}

void MainWindow::applyTheme()
{
    m_theme = themeOf(m_settings.theme().value_or(m_systemTheme));
    QApplication::setPalette(paletteOf(m_theme));
    m_actions->setTheme(m_theme);
    m_board->setTheme(m_theme);
    m_strip->setTheme(m_theme);
    m_end->setTheme(m_theme);
    m_panel->setTheme(m_theme);
    for (PlayerCard* card : m_headerCards)
        card->setTheme(m_theme);
    for (auto* dialog : findChildren<RulesDialog*>())
        dialog->setTheme(m_theme);
    applyStyle();
}

void MainWindow::applyStyle()
{
    setStyleSheet(styleSheetOf(m_theme, m_metrics));
    m_panel->setIconSize(m_metrics.icon());
    m_footerTools->setIconSize(m_metrics.icon());
    auto* row = static_cast<QBoxLayout*>(centralWidget()->layout());
    row->setContentsMargins(m_metrics.px(14), m_metrics.px(12), m_metrics.px(14), m_metrics.px(12));
    row->setSpacing(m_metrics.px(14));
    row->itemAt(0)->layout()->setSpacing(m_metrics.px(8));
    m_panel->layout()->setSpacing(m_metrics.px(10));
}

void MainWindow::arrange()
{
    const Metrics metrics = metricsFor(size());
    if (metrics.scale != m_metrics.scale) {
        m_metrics = metrics;
        applyStyle();
    }
    const bool isWide = width() >= m_metrics.px(kPanelFromWidth);
    const bool showsPanel = !m_isZen && (isWide ? m_settings.isSidePanelShown() : m_hasDrawer);
    m_panel->setFixedWidth(m_metrics.px(width() >= kWidePanelFromWidth ? kWidePanelWidth : kPanelWidth));
    m_panel->setVisible(showsPanel);
    m_header->setVisible(!showsPanel && !m_isZen);
    // In a low window the end of the game takes the place of the moves, so that the board stays large.
    const bool isLow = height() < m_metrics.px(kLowHeight);
    m_footer->setVisible(!showsPanel && !m_isZen && !(isLow && !m_end->isHidden()));
    m_caption->setVisible(!m_isZen);
    m_boardPlace->arrange();
    menuBar()->setVisible(!m_isZen);
    m_actions->at(ActionId::SidePanel)->setChecked(showsPanel);
    m_actions->at(ActionId::Zen)->setChecked(m_isZen);
    m_actions->at(ActionId::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::setZen(bool zen)
{
    m_isZen = zen;
    arrange();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        m_actions->at(ActionId::FullScreen)->setChecked(isFullScreen());
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::StatusTip) {
        m_statusTip = static_cast<QStatusTipEvent*>(event)->tip();
        m_caption->setText(caption());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    setWindowTitle(QStringLiteral("Qumalaq"));
    m_actions->retranslate();
    const auto groups = Actions::groups();
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(groups[i].title);
    m_controller->retranslate();
    m_board->setAccessibleName(tr("Board"));
    for (auto* dialog : findChildren<RulesDialog*>())
        dialog->setLanguage(m_translator.language());
    refresh();
}

void MainWindow::refresh()
{
    m_moves->follow(m_controller->history());
    const int current = m_controller->shownPlies() - 1;
    m_panel->moves()->setCurrentPly(current);
    m_strip->setCurrentPly(current);
    m_caption->setText(caption());
    announceTurn();
    applySeats();
    refreshCards();
    refreshActions();
    refreshEnd();
}

void MainWindow::refreshCards()
{
    const auto& history = m_controller->history();
    const bool isOver = m_match.outcome().has_value() && !m_controller->isOffering();
    for (const Side side : rules::kBothSides) {
        PlayerCardContent content;
        content.name = m_controller->playerName(side);
        content.store = m_board->shownCount(rules::Place::store(side));
        content.isToMove = !isOver && history.position().sideToMove() == side;
        content.isThinking = content.isToMove && m_match.isThinking();
        content.note = m_controller->levelNote(side);
        if (content.note.isEmpty())
            content.note = m_controller->roleNote(side);
        m_panel->card(static_cast<int>(rules::indexOf(side)))->setContent(content);
        m_headerCards[rules::indexOf(side)]->setContent(content);
    }
}

void MainWindow::refreshEnd()
{
    const auto outcome = m_match.outcome();
    // The board tells the end first.
    const bool shows = outcome && !m_board->isAnimating() && !m_controller->isOffering();
    m_end->setOutcome(shows ? outcome : std::nullopt, shows ? m_controller->resultTitle(*outcome) : QString(),
                      m_controller->history().start().layout().totalStones);
    if (shows == m_wasEnded)
        return;
    m_wasEnded = shows;
    if (shows)
        m_sound.gameEnded();
    arrange();
}

QString MainWindow::caption() const
{
    if (!m_statusTip.isEmpty())
        return m_statusTip;
    const int shown = m_controller->shownPlies();
    if (m_controller->isLookingBack()) {
        return tr("Looking back: after move %1 of %2. %3 returns to the game.")
            .arg(QString::number(shown), QString::number(m_controller->history().plies().size()),
                 Actions::shortcutText(m_actions->at(ActionId::LatestMove)));
    }
    if (m_controller->isOffering() || m_match.outcome())
        return {};
    if (m_controller->awaited() == GameController::Awaited::Guess)
        return tr("Where will the last stone fall? Click there.");
    if (m_controller->awaited() == GameController::Awaited::Confirm)
        return tr("Press the pit again to play it.");
    if (const auto guessed = m_controller->guessed())
        return *guessed ? tr("Right.") : tr("No: the last stone falls elsewhere.");
    if (m_controller->isHintComing())
        return tr("Looking for the best move…");
    const QString note = TurnText::of(m_controller->history());
    return note.isEmpty() ? turnCaption() : note + QStringLiteral(" · ") + turnCaption();
}

QString MainWindow::turnCaption() const
{
    const Side side = m_controller->history().position().sideToMove();
    if (m_match.isThinking())
        return tr("%1 is thinking…", "a player's name").arg(m_controller->playerName(side));
    const session::Player& other = m_match.player(rules::opponentOf(side));
    if (other.kind == session::Player::Kind::Computer)
        return tr("Your move");
    return tr("%1 to move", "a player's name").arg(m_controller->playerName(side));
}

/// A screen reader tells at once what is out of the ordinary about a turn.
void MainWindow::announceTurn()
{
    const QString note = m_controller->isOffering() ? QString() : TurnText::of(m_controller->history());
    const int ply = static_cast<int>(m_controller->history().plies().size());
    if (note.isEmpty() || ply == m_announcedPly) {
        m_announcedPly = ply;
        return;
    }
    m_announcedPly = ply;
    Q_EMIT turnAnnounced(note);
    QAccessibleEvent event(m_caption, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace qumalaq::desktop

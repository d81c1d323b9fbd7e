// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_room.h"

#include "app/desktop/frame/board_sound.h"
#include "app/desktop/frame/motion.h"
#include "app/desktop/frame/tool_row.h"
#include "app/desktop/game/coach_controller.h"
#include "app/desktop/game/coach_panel.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/game_notices.h"
#include "app/desktop/game/game_starter.h"
#include "app/desktop/game/move_list_model.h"
#include "app/desktop/game/move_list_view.h"
#include "app/desktop/game/move_strip.h"
#include "app/desktop/game/player_card.h"
#include "app/desktop/game/seat_strip.h"
#include "app/desktop/game/side_panel.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/i18n/turn_text.h"
#include "app/desktop/play/board_place.h"
#include "app/desktop/play/count_line.h"
#include "app/desktop/play/game_controller.h"
#include "app/desktop/sound/sound_player.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace qumalaq::desktop {

using rules::Side;

namespace {

/// Narrower rooms have no side panel unless it is asked for.
constexpr int kPanelFromWidth = 970;
constexpr int kWidePanelFromWidth = 1870;
constexpr int kPanelWidth = 300;
constexpr int kWidePanelWidth = 380;
constexpr int kLowHeight = 670;
constexpr int kLowestHeight = 480; ///< below it the end of the game takes the header's place too: it has the score
/// The computer takes at least this long, so that its move can be followed.
constexpr int kMinimumThinkingMs = 350;

} // namespace

GameRoom::GameRoom(session::Match& match, GameStarter& starter, Settings& settings, SoundPlayer& sound,
                   NoticeBar& notices, const Actions& actions, QWidget* parent)
    : Room(parent)
    , m_match(match)
    , m_starter(starter)
    , m_settings(settings)
    , m_sound(sound)
    , m_actions(actions)
    , m_notices(new GameNotices(match, starter, notices, *this, this))
    , m_board(new BoardWidget(this))
    , m_moves(new MoveListModel(this))
    , m_controller(new GameController(match, *m_board, this))
{
    m_match.setMinimumThinkingTime(kMinimumThinkingMs);
    build();
    connectMatch();
    connectSound();
    connectClock();
    connectSeats();
    connect(&m_settings, &Settings::changed, this, &GameRoom::applySetting);
    using Key = Settings::Key;
    for (const Key key :
         {Key::SowingSpeed, Key::Flipped, Key::Lens, Key::Predict, Key::Confirm, Key::Coach, Key::Kazans})
        applySetting(key);
    if (m_match.hasGame()) // it may be what this room is made for
        onStarted();
}

GameRoom::~GameRoom()
{
    // Their signals must not reach a room that is half gone.
    m_match.disconnect(this);
    m_settings.disconnect(this);
}

bool GameRoom::isSidePanelShown() const
{
    return !m_panel->isHidden();
}

void GameRoom::build()
{
    m_header = new QWidget(this);
    m_headerCards = {new PlayerCard(0, m_header), new PlayerCard(1, m_header)};
    auto* header = new QHBoxLayout(m_header);
    header->setContentsMargins(0, 0, 0, 0);
    for (PlayerCard* card : m_headerCards) {
        card->setCompact(true);
        header->addWidget(card, 1);
    }
    m_caption = new QLabel(this);
    m_caption->setObjectName(QStringLiteral("caption"));
    setRole(m_caption, "muted");
    m_caption->setAlignment(Qt::AlignCenter);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_boardPlace = new BoardPlace(m_board, m_caption, this);
    m_seats = {new SeatStrip(this), new SeatStrip(this)};

    m_footer = new QWidget(this);
    m_strip = new MoveStrip(m_moves, m_footer);
    m_footerTools =
        new ToolRow(m_actions, {ActionId::Undo, ActionId::Redo, ActionId::Hint, ActionId::Replay}, m_footer);
    auto* footer = new QHBoxLayout(m_footer);
    footer->setContentsMargins(0, 0, 0, 0);
    footer->addWidget(m_strip, 1);
    footer->addWidget(m_footerTools);

    m_coach = new CoachController(m_match, *m_controller, *m_board, this);
    m_coachPanel = new CoachPanel(*m_coach, this);
    m_end = new EndPanel(this);
    m_panel = new SidePanel(m_actions, m_moves, this);

    auto* column = new QVBoxLayout;
    column->addWidget(m_header);
    column->addWidget(m_seats[0]);
    column->addWidget(m_boardPlace, 1);
    column->addWidget(m_seats[1]);
    column->addWidget(m_coachPanel);
    column->addWidget(m_footer);
    column->addWidget(m_end);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(column, 1);
    row->addWidget(m_panel);

    connect(m_coach, &CoachController::changed, this, &GameRoom::commandsChanged);
    connect(m_end, &EndPanel::rematchWished, this, [this] { run(ActionId::Rematch, false); });
    connect(m_end, &EndPanel::newGameWished, this, &GameRoom::newGameWished);
    connect(m_end, &EndPanel::undoWished, this, [this] { m_match.undo(); });
    const auto look = [this](int ply) { m_controller->lookAt(ply + 1); };
    connect(m_panel->moves(), &MoveListView::plyChosen, this, look);
    connect(m_strip, &MoveStrip::plyChosen, this, look);
}

void GameRoom::connectMatch()
{
    using session::Match;
    connect(m_controller, &GameController::changed, this, &GameRoom::refresh);
    connect(&m_match, &Match::started, this, &GameRoom::onStarted);
    connect(&m_match, &Match::finished, this, &GameRoom::refreshEnd);
    connect(m_notices, &GameNotices::goneOn, m_board, [this] { m_board->setFocus(); });
}

void GameRoom::onStarted()
{
    setRecordFile({});
    m_moves->restart(m_match.history());
    m_isShortOfTime = false;
    applySpeed();
    refresh();
}

void GameRoom::connectSound()
{
    desktop::connectSound(*m_board, m_sound);
    // The cards count with the board, not ahead of it.
    connect(m_board, &BoardWidget::stoneDropped, this, &GameRoom::refreshCards);
    connect(m_board, &BoardWidget::stonesCaptured, this, &GameRoom::refreshCards);
    connect(m_board, &BoardWidget::animationFinished, this, &GameRoom::refresh);
}

void GameRoom::applySetting(Settings::Key key)
{
    switch (key) {
    case Settings::Key::SowingSpeed:
    case Settings::Key::Motion:
        applySpeed();
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
    case Settings::Key::Coach:
        m_coach->setOn(m_settings.isCoachOn());
        break;
    case Settings::Key::Kazans:
        m_board->setKazanPlacement(m_settings.kazans());
        break;
    case Settings::Key::SidePanel:
        arrange();
        break;
    default: // the window's
        break;
    }
}

/// Which side of the board is near, and for whom it is written. Never while stones are in the air.
void GameRoom::applySeats()
{
    const auto isHuman = [this](Side side) { return m_match.player(side).kind == session::Player::Kind::Human; };
    const bool areTwo = isHuman(Side::South) && isHuman(Side::North);
    bool isFlipped = m_settings.isFlipped();
    if (areTwo && m_settings.seats() == Seats::AutoFlip && !m_match.outcome()) {
        if (m_board->isAnimating())
            return;
        const bool isNorths = m_controller->history().position().sideToMove() == Side::North;
        isFlipped = isFlipped != isNorths;
    }
    const bool isAtTable = areTwo && m_settings.seats() == Seats::Table;
    m_board->setTableMode(isAtTable);
    m_board->setFlipped(isFlipped);
    m_panel->setFlipped(isFlipped);
    seatPlayers(isFlipped);
    if (isAtTable != std::exchange(m_isAtTable, isAtTable))
        arrange();
    m_notices->setFarSide(isAtTable ? std::optional(static_cast<Side>(m_seats[0]->side())) : std::nullopt);
}

void GameRoom::setLook(const Theme& theme, const Metrics& metrics)
{
    m_metrics = metrics;
    m_board->setTheme(theme);
    m_strip->setTheme(theme);
    m_end->setTheme(theme);
    m_end->setIconSize(metrics.icon());
    for (SeatStrip* seat : m_seats) {
        seat->setTheme(theme);
        seat->setIconSize(metrics.icon());
    }
    m_panel->setTheme(theme);
    for (PlayerCard* card : m_headerCards)
        card->setTheme(theme);
    m_panel->setIconSize(metrics.icon());
    m_footerTools->setIconSize(metrics.icon());
    auto* row = static_cast<QBoxLayout*>(layout());
    row->setSpacing(metrics.px(14));
    row->itemAt(0)->layout()->setSpacing(metrics.px(8));
    m_panel->layout()->setSpacing(metrics.px(10));
    arrange();
}

bool GameRoom::isWide() const
{
    return width() >= m_metrics.px(kPanelFromWidth);
}

void GameRoom::arrange()
{
    // Across a table both have their own strip, and nothing stands sideways to either.
    const bool showsPanel = !m_isZen && (isWide() && !m_isAtTable ? m_settings.isSidePanelShown() : m_hasDrawer);
    m_panel->setFixedWidth(m_metrics.px(width() >= kWidePanelFromWidth ? kWidePanelWidth : kPanelWidth));
    m_panel->setVisible(showsPanel);
    m_header->setVisible(!showsPanel && !m_isZen && !m_isAtTable);
    // In a low room the end of the game takes the place of the moves and the seats, so that the board stays large.
    const bool isLow = height() < m_metrics.px(kLowHeight);
    const bool hasRoom = !(isLow && !m_end->isHidden());
    if (!hasRoom && height() < m_metrics.px(kLowestHeight))
        m_header->hide();
    for (SeatStrip* seat : m_seats)
        seat->setVisible(m_isAtTable && !m_isZen && hasRoom);
    m_footer->setVisible(!showsPanel && !m_isZen && hasRoom);
    m_caption->setVisible(!m_isZen);
    m_boardPlace->arrange();
    Q_EMIT commandsChanged();
}

void GameRoom::setZen(bool zen)
{
    m_isZen = zen;
    arrange();
}

void GameRoom::enter()
{
    m_isEntered = true;
    holdClock();
    m_board->setFocus();
}

void GameRoom::keyPressEvent(QKeyEvent* event)
{
    // The board had no use for it.
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        Q_EMIT closed();
    else
        Room::keyPressEvent(event);
}

void GameRoom::leave()
{
    m_board->completeAnimation();
    m_isEntered = false;
    holdClock();
}

void GameRoom::resizeEvent(QResizeEvent* event)
{
    Room::resizeEvent(event);
    arrange();
}

void GameRoom::showTip(const QString& tip)
{
    m_tip = tip;
    m_caption->setText(caption());
}

void GameRoom::retranslate()
{
    m_controller->retranslate();
    for (SeatStrip* seat : m_seats)
        seat->retranslate();
    m_coachPanel->retranslate();
    m_caption->setAccessibleName({}); // what was said last, in the language of then
    m_board->setAccessibleName(tr("Board"));
    setAccessibleName(tr("Game"));
    refresh();
}

void GameRoom::refresh()
{
    holdClock();
    m_moves->follow(m_controller->history());
    const int current = m_controller->shownPlies() - 1;
    m_panel->moves()->setCurrentPly(current);
    m_panel->counts()->showGame(m_controller->history(), static_cast<std::size_t>(m_controller->shownPlies()));
    m_strip->setCurrentPly(current);
    m_caption->setText(caption());
    announceTurn();
    applySeats();
    refreshCards();
    refreshEnd();
    Q_EMIT commandsChanged();
}

void GameRoom::refreshCards()
{
    const auto& history = m_controller->history();
    const bool isOver = m_match.outcome().has_value();
    for (const Side side : rules::kBothSides) {
        PlayerCardContent content;
        content.name = PlayerText::nameOf(m_match.spec(), side);
        content.store = m_board->shownCount(rules::Place::store(side));
        content.isToMove = !isOver && history.position().sideToMove() == side;
        content.isThinking = content.isToMove && m_match.isThinking();
        content.note = PlayerText::noteOf(m_match.spec(), side);
        if (const auto left = m_match.timeLeft())
            content.clock = (*left)[rules::indexOf(side)];
        for (PlayerCard* card : cardsOf(side))
            card->setContent(content);
    }
}

void GameRoom::refreshEnd()
{
    const auto outcome = m_match.outcome();
    // The board tells the end first.
    const bool shows = outcome && !m_board->isAnimating();
    std::optional<EndContent> content;
    if (shows) {
        const auto& history = m_controller->history();
        content.emplace();
        content->outcome = *outcome;
        content->title = PlayerText::resultOf(m_match.spec(), *outcome);
        content->totalStones = history.start().layout().totalStones;
        content->sources = learn::stoneSources(history, history.plies().size());
        if (m_starter.tally().games() > 1) {
            content->matchScore =
                tr("Match: %1 %2 – %3 %4", "name, points, points, name")
                    .arg(PlayerText::nameOf(m_match.spec(), Side::South), m_starter.tally().points(Side::South),
                         m_starter.tally().points(Side::North), PlayerText::nameOf(m_match.spec(), Side::North));
        }
    }
    if (shows == m_wasEnded) {
        m_end->setContent(content);
        return;
    }
    m_wasEnded = shows;
    if (shows)
        m_sound.gameEnded();
    changeSoftly(*this, m_settings, [&] {
        m_end->setContent(content);
        arrange();
    });
}

QString GameRoom::caption() const
{
    if (!m_tip.isEmpty())
        return m_tip;
    const int shown = m_controller->shownPlies();
    if (m_controller->isLookingBack()) {
        return tr("Looking back: after move %1 of %2. %3 returns to the game.")
            .arg(QString::number(shown), QString::number(m_controller->history().plies().size()),
                 Actions::shortcutText(m_actions.at(ActionId::LatestMove)));
    }
    if (m_match.outcome())
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
    if (note.isEmpty())
        return turnCaption();
    // Who moves again is who is to move: that is said once.
    const bool isSaid = TurnText::saysWhoMoves(m_controller->history()) && !m_match.isThinking();
    return isSaid ? note : note + QStringLiteral(" · ") + turnCaption();
}

QString GameRoom::turnCaption() const
{
    const Side side = m_controller->history().position().sideToMove();
    if (m_match.isThinking())
        return tr("%1 is thinking…", "a player's name").arg(PlayerText::nameOf(m_match.spec(), side));
    const session::Player& other = m_match.player(rules::opponentOf(side));
    if (other.kind == session::Player::Kind::Computer)
        return tr("Your move");
    return tr("%1 to move", "a player's name").arg(PlayerText::nameOf(m_match.spec(), side));
}

} // namespace qumalaq::desktop

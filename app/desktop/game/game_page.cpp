// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_page.h"

#include "app/desktop/board/keys.h"
#include "app/desktop/game/board_orientation.h"
#include "app/desktop/game/coach_controller.h"
#include "app/desktop/game/coach_panel.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/game_clock.h"
#include "app/desktop/game/game_notices.h"
#include "app/desktop/game/game_session.h"
#include "app/desktop/game/message_line.h"
#include "app/desktop/game/move_line.h"
#include "app/desktop/game/move_list_model.h"
#include "app/desktop/game/moves_panel.h"
#include "app/desktop/game/player_controls.h"
#include "app/desktop/gameboard/board_container.h"
#include "app/desktop/gameboard/game_announcements.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/gameboard/stone_counts.h"
#include "app/desktop/sound/sound_player.h"
#include "app/desktop/text/clock_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/button_row.h"
#include "app/desktop/ui/command_menu.h"
#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/motion.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/rotated.h"
#include "app/desktop/ui/style.h"
#include "core/learn/answer.h"
#include "core/session/record_of_match.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kNarrowCardWidth = 180;
constexpr int kNarrowControlsWidth = 300;
constexpr int kLinesOfQuestion = 2;
/// The shortest time for a move of the computer: a faster one is hard to follow.
constexpr int kMinimumThinkingMs = 350;

} // namespace

GamePage::GamePage(session::Match& match, GameSession& gameSession, Settings& settings, SoundPlayer& sound,
                   NoticeBar& noticeBar, const Actions& actions, QWidget* parent)
    : Page(parent)
    , m_match(match)
    , m_gameSession(gameSession)
    , m_settings(settings)
    , m_sound(sound)
    , m_actions(actions)
    , m_noticeBar(noticeBar)
    , m_gameNotices(new GameNotices(match, gameSession, noticeBar, *this, this))
    , m_board(new ConfiguredBoard(settings, &sound, this))
    , m_moves(new MoveListModel(this))
    , m_controller(new GameController(match, *m_board, this))
    , m_coach(new CoachController(match, *m_controller, *m_board, this))
    , m_orientation(new BoardOrientation(match, m_controller->shown(), *m_board, settings, this))
    , m_clock(new GameClock(match, sound, this))
    , m_messageLine(new MessageLine(match, *m_controller, *m_coach, *m_board, actions, this))
    , m_announcements(new GameAnnouncements(match, *m_controller, *this))
{
    m_match.setMinimumThinkingTime(kMinimumThinkingMs);
    m_match.setResources([this] { return resourcesFor(m_settings.engine(), thisMachine()); });
    m_board->setAccessibleName(tr("Board"));
    m_board->setArrowKeys(BoardWidget::ArrowKeys::WalkSelected); // without a selected pit they step through the game
    setAccessibleName(tr("Game"));
    build();
    connectGame();
    m_noticeBar.installEventFilter(this);
    m_board->installEventFilter(this);
    connect(&m_settings, &Settings::changed, this, &GamePage::applySetting);
    using Key = Settings::Key;
    for (const Key key : {Key::Flipped, Key::Preview, Key::Confirm})
        applySetting(key);
    prepareCoach();                                           // the first game has started already
    m_wasEnded = m_controller->shown().outcome().has_value(); // no sound for a game that is already over
    refresh();
}

GamePage::~GamePage()
{
    // Their signals must not reach a partly destroyed page.
    m_match.disconnect(this);
    m_match.setResources(nullptr);
    m_settings.disconnect(this);
}

bool GamePage::isSidePanelShown() const
{
    return !m_panel->isHidden();
}

CoachPanel* GamePage::coachPanel() const
{
    return m_messageLine->coachPanel();
}

void GamePage::build()
{
    m_farPlace = new QWidget(this);
    auto* far = new QHBoxLayout(m_farPlace);
    far->setContentsMargins(0, 0, 0, 0);
    m_narrowCards = {new PlayerCard(rules::Side::South, this), new PlayerCard(rules::Side::North, this)};
    for (PlayerCard* card : m_narrowCards)
        card->setCompact(true);
    m_boardContainer = new BoardContainer(m_board, m_messageLine, this);

    m_footer = new QWidget(this);
    m_moveLine = new MoveLine(m_moves, m_footer);
    m_steps = new ButtonRow(m_actions, MovesPanel::steps(), m_footer);
    auto* footer = new QHBoxLayout(m_footer);
    footer->setContentsMargins(0, 0, 0, 0);
    footer->addWidget(m_moveLine);
    footer->addWidget(m_steps);

    m_panel = new MovesPanel(m_actions, m_moves, this);
    m_end = new EndPanel(this);

    auto* column = new QVBoxLayout;
    column->addWidget(m_orientation->farControls());
    column->addWidget(m_boardContainer, 1);
    column->addWidget(m_orientation->nearControls());
    column->addWidget(m_footer);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(column, 1);
    row->addWidget(m_panel);
    m_cards = findChildren<PlayerCard*>();
    setTabOrder(m_orientation->farControls()->button(PlayerControls::Button::Pause), m_board); // they are above it
}

void GamePage::connectGame()
{
    using session::Match;
    connect(m_controller, &GameController::changed, this, &GamePage::refresh);
    connect(&m_controller->shown(), &DisplayedGame::started, this, &GamePage::onStarted);
    // Repeats which game this is after the notice about the set-aside game.
    connect(&m_gameSession, &GameSession::setAsideChanged, m_announcements, [this] {
        if (m_isEntered && m_gameSession.setAside())
            m_announcements->announceGame();
    });
    connect(m_gameNotices, &GameNotices::resumed, m_board, [this] {
        m_board->setFocus();
        m_announcements->announceResumed(); // the board would say only where the focus is
    });
    connect(m_clock, &GameClock::ticked, this, &GamePage::showClocks);
    connect(m_clock, &GameClock::shortOfTimeChanged, this,
            [this] { m_controller->shown().setPace(m_clock->isShortOfTime() ? Pace::Hurried : Pace::Chosen); });
    connect(m_orientation, &BoardOrientation::tableChanged, this, &GamePage::updateLayout);
    connect(m_orientation, &BoardOrientation::resignRequested, m_gameNotices, &GameNotices::resign);
    connect(m_orientation, &BoardOrientation::orientationChanged, this, [this] {
        m_panel->setFlipped(m_orientation->isFlipped());
        placeCards();
        m_gameNotices->setFarSide(m_orientation->farSide());
    });
    connect(m_announcements, &GameAnnouncements::answerGiven, m_messageLine, &MessageLine::showMessage);
    connect(m_announcements, &GameAnnouncements::announced, this, &GamePage::announced);
    connect(m_announcements, &GameAnnouncements::turnAnnounced, this, &GamePage::turnAnnounced);
    connect(m_coach, &CoachController::changed, this, &GamePage::commandsChanged);
    connect(&m_match, &Match::pauseChanged, this, [this] { m_messageLine->setTip({}); });
    connect(&m_match, &Match::started, this, &GamePage::prepareCoach);
    // Queued: the result is announced first, and then the way to the review.
    connect(&m_gameSession.learnerGames(), &LearnerGames::changed, this, &GamePage::refreshEnd, Qt::QueuedConnection);
    connect(m_end, &EndPanel::rematchRequested, this, [this] { m_gameSession.rematch(); });
    connect(m_end, &EndPanel::newGameRequested, this, &GamePage::newGameRequested);
    const auto look = [this](int ply) { m_controller->shown().lookAt(ply + 1); };
    connect(m_panel->moves(), &MoveRowsView::idChosen, this, look);
    connect(m_moveLine, &MoveLine::plyChosen, this, look);
    connect(m_board, &BoardWidget::placeRefused, this, &GamePage::explainRefusal);
    // After another move the reason for a refusal is out of date.
    connect(&m_controller->shown(), &DisplayedGame::moveLanded, this, [this] { m_messageLine->setTip({}); });
    connect(&m_match, &Match::moveTakenBack, this, [this] { m_messageLine->setTip({}); });
    connect(&m_match, &Match::moveMade, this, [this](int ply) {
        const Side mover = m_match.history().positionAt(static_cast<std::size_t>(ply)).sideToMove();
        if (m_match.player(mover).isPerson())
            m_messageLine->setTip({});
    });
    connect(&m_match, &Match::drawDeclined, this, [this](Side by) {
        const session::Player& player = m_match.player(by);
        refuse(player.isComputer() ? tr("The computer declined the draw.")
               : player.isRemote() ? tr("The other player declined the draw.")
                                   : tr("The draw was declined."));
    });
    m_board->stepByWheel();
    connect(m_board, &BoardWidget::stepped, this, &GamePage::step);
    connect(m_panel->moves(), &MoveRowsView::stepped, this, &GamePage::step);
    m_board->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_board, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        popUpCommands(m_actions,
                      {{ActionId::Undo, ActionId::Hint, ActionId::Replay},
                       {ActionId::Flip, ActionId::Parity, ActionId::Zen},
                       {ActionId::Study, ActionId::CopyPosition, ActionId::SavePicture}},
                      m_board->mapToGlobal(at), this);
    });
    // The cards count along with the animation.
    connect(m_board, &BoardWidget::stoneDropped, this, &GamePage::refreshCards);
    connect(m_board, &BoardWidget::stonesCaptured, this, &GamePage::refreshCards);
}

void GamePage::prepareCoach()
{
    m_coach->setForNewcomer(m_gameSession.learnerGames().games().empty());
    // Two people are not advised unless they ask for it.
    m_coach->setOn(m_settings.value(setting::kCoach) && m_match.spec().onlyPerson());
}

void GamePage::onStarted()
{
    setRecordFile({});
    m_board->leaveFocusedPit();
    refresh();
}

/// Explains why there is no move.
void GamePage::explainRefusal(rules::Place place)
{
    const DisplayedGame& shown = m_controller->shown();
    if (shown.isLookingBack()) { // the caption says how to return
        m_messageLine->setTip({});
        return announce(*this, m_messageLine->caption()->text(), Announcer::Kind::Answer);
    }
    if (shown.outcome()) // the message line shows the result
        return announce(*this, tr("The game is over."), Announcer::Kind::Answer);
    if (m_match.isPaused())
        return refuse(tr("The clocks are stopped. “Continue” goes on with the game."));
    if (m_match.isWaiting()) // here, too
        return announce(*this, m_controller->status() + u'.', Announcer::Kind::Answer);
    if (m_match.spec().hasRemote() && !m_match.spec().onlyPerson())
        return refuse(tr("You are watching this game."));
    if (!m_match.isPersonToMove())
        return refuse(tr("It is the opponent’s turn."));
    if (place.isStore() || !shown.position().isLegal({place.pit()}))
        refuse(LessonText::of(shown.position(), learn::whyNotLegal(shown.position(), place)));
}

void GamePage::refuse(const QString& why)
{
    m_messageLine->showMessage(why);
    announce(*this, why, Announcer::Kind::Answer);
}

void GamePage::applySetting(Settings::Key key)
{
    switch (key) {
    case Settings::Key::Flipped:
    case Settings::Key::TwoPlayerLayout:
        m_orientation->refresh();
        break;
    case Settings::Key::Preview:
        m_controller->setPreviewDetail(m_settings.value(setting::kPreview));
        break;
    case Settings::Key::Confirm:
        m_controller->setConfirming(m_settings.value(setting::kConfirm));
        break;
    case Settings::Key::Coach:
        m_coach->setOn(m_settings.value(setting::kCoach));
        break;
    case Settings::Key::SidePanel:
        updateLayout();
        break;
    default: // handled by the window
        break;
    }
}

void GamePage::updateLook()
{
    m_orientation->updateLook();
    m_panel->updateLook();
    m_messageLine->updateLook();
    auto* row = static_cast<QBoxLayout*>(layout());
    row->setSpacing(px(14));
    row->itemAt(0)->layout()->setSpacing(px(8));
    updateLayout();
}

/// In a narrow page the board would become too small. At a table both players have controls of their own instead.
bool GamePage::canShowSidePanel() const
{
    return !m_isZen && !m_orientation->isAtTable() && width() >= px(SidePanel::kFromPageWidth);
}

void GamePage::updateLayout()
{
    const bool isAtTable = m_orientation->isAtTable();
    const bool showsPanel = canShowSidePanel() && m_settings.value(setting::kSidePanel);
    placePanel(m_panel, px(SidePanel::widthIn(width())));
    m_panel->setVisible(showsPanel);
    for (PlayerControls* controls : m_orientation->controls())
        controls->setVisible(isAtTable && !m_isZen);
    m_footer->setVisible(!showsPanel && !m_isZen);
    placeCards();
    placeEndPanel();
    layOutBesideNotice();
    m_boardContainer->updateLayout();
    Q_EMIT commandsChanged();
}

/// Without the side panel the far player's card is in the header bar, the near player's in the message line. At a table
/// the players' controls have the cards; the message line moves to the header bar, and the board gets its height.
void GamePage::placeCards()
{
    const bool isAtTable = m_orientation->isAtTable() && !m_isZen;
    const bool areShown = m_panel->isHidden() && !isAtTable && !m_isZen;
    const std::size_t far = m_orientation->isFlipped() ? 0 : 1;
    m_farPlace->layout()->addWidget(m_narrowCards[far]);
    m_messageLine->cardPlace()->addWidget(m_narrowCards[1 - far]);
    m_narrowCards[far]->setMinimumWidth(0);
    m_narrowCards[far]->setMaximumWidth(QWIDGETSIZE_MAX); // it may have been the near one
    PlayerCard* near = m_narrowCards[1 - far];
    const int usual = std::max(px(kNarrowCardWidth), near->minimumSizeHint().width());
    near->setFixedWidth(std::clamp(near->sizeHint().width(), usual, std::max(usual, width() / 2)));
    for (PlayerCard* card : m_narrowCards)
        card->setVisible(areShown);
    if (isAtTable)
        m_farPlace->layout()->addWidget(m_messageLine);
    else if (m_messageLine->parentWidget() != m_boardContainer)
        m_messageLine->setParent(m_boardContainer);
    m_messageLine->setVisible(!m_isZen);
    m_farPlace->setMinimumWidth(isAtTable ? px(kNarrowControlsWidth) : 0);
    m_farPlace->setVisible(areShown || isAtTable);
}

/// Nothing else moves at the end of the game: the panel is in the side panel, over the moves below the board or, in zen
/// mode, over the board.
void GamePage::placeEndPanel()
{
    using Shape = EndPanel::Shape;
    const Shape shape = m_isZen ? Shape::Sheet : m_panel->isHidden() ? Shape::Row : Shape::Column;
    const bool isShown = m_end->hasContent();
    m_end->setShape(shape);
    if (shape == Shape::Column) {
        m_panel->insertEnd(m_end);
    } else if (shape == Shape::Row) {
        m_footer->layout()->addWidget(m_end);
    } else {
        m_end->setParent(this);
        const int needed = m_end->sizeHint().height();
        m_end->setGeometry(0, height() - needed, width(), needed);
        m_end->raise();
    }
    m_end->setVisible(isShown);
    for (QWidget* part : std::initializer_list<QWidget*>{m_moveLine, m_steps})
        part->setVisible(!isShown || shape != Shape::Row);
    m_panel->setEnded(isShown);
    m_messageLine->setResultBeside(isShown && shape == Shape::Column);
    // A question of two lines covers the moves only, and moves nothing.
    m_footer->setFixedHeight(std::max({m_moveLine->sizeHint().height(), m_steps->sizeHint().height(),
                                       m_end->rowHeight(), m_noticeBar.heightOfLines(kLinesOfQuestion) - spacing()}));
}

/// Where only the board is shown, the clocks are at its edges, with the names.
void GamePage::showClocksOnBoard()
{
    std::array<QString, 2> texts;
    if (const auto left = m_controller->shown().timeLeft(); left && m_isZen) {
        for (const Side side : rules::kBothSides)
            texts[indexOf(side)] = QStringLiteral("%1 · %2").arg(PlayerText::nameOf(m_match.spec(), side),
                                                                 ClockText::digits((*left)[indexOf(side)]));
    }
    m_board->setPlayerNames(texts);
}

int GamePage::spacing() const
{
    return layout()->itemAt(0)->layout()->spacing();
}

/// Where only the board is shown, a notice is above the page; one of several lines would reach into it, and must not
/// hide a clock. Otherwise it may cover the lower edge; a question must not hide a card.
void GamePage::layOutBesideNotice()
{
    const int top = m_noticeBar.mapToGlobal(QPoint()).y() - mapToGlobal(QPoint()).y();
    int above = 0;
    int below = 0;
    if (m_noticeBar.isVisible() && m_isZen) {
        above = top + m_noticeBar.height();
    } else if (m_noticeBar.isVisible() && m_noticeBar.asks() && top > height() / 2) {
        below = height() - top;
        if (!m_footer->isHidden())
            below -= m_footer->height() + spacing();
    }
    layout()->setContentsMargins(0, std::max(0, above), 0, std::max(0, below));
}

/// Enter answers a question, or starts a rematch at the end, unless it plays the selected pit or completes the sowing.
bool GamePage::answers(const QKeyEvent& event)
{
    if (!isEnter(event.key()) || event.isAutoRepeat() || m_board->focusedPit() || m_board->isAnimating())
        return false;
    if (m_noticeBar.accept())
        return true;
    if (!m_end->isVisible())
        return false;
    Q_EMIT m_end->rematchRequested();
    return true;
}

bool GamePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_board)
        return event->type() == QEvent::KeyPress && answers(*static_cast<QKeyEvent*>(event));
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Move:
    case QEvent::Resize:
        layOutBesideNotice();
        break;
    default:
        break;
    }
    return Page::eventFilter(watched, event);
}

void GamePage::setZen(bool zen)
{
    m_isZen = zen;
    showClocksOnBoard();
    updateLayout();
}

void GamePage::enter()
{
    m_isEntered = true;
    holdClock();
    m_board->setFocus();
    m_announcements->announceGame();
}

void GamePage::leave()
{
    m_board->completeAnimation();
    m_isEntered = false;
    holdClock();
}

void GamePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateLayout();
}

void GamePage::showTip(const QString& tip, int ms)
{
    m_messageLine->setTip(tip, ms);
}

namespace {

struct GameState {
    CoachController::State coach;
    std::optional<int> lookedAt; ///< in plies, if it is not the game's current position
    bool isParityShown = false;
    bool isPredicting = false;
};

} // namespace

std::any GamePage::state() const
{
    const DisplayedGame& shown = m_controller->shown();
    return GameState{m_coach->state(), shown.isLookingBack() ? std::optional(shown.plies()) : std::nullopt,
                     m_board->isParityShown(), m_controller->isPredicting()};
}

void GamePage::restore(const std::any& state)
{
    const auto& before = std::any_cast<const GameState&>(state);
    m_coach->restore(before.coach);
    m_board->setParityShown(before.isParityShown);
    m_controller->setPredicting(before.isPredicting);
    if (before.lookedAt)
        m_controller->shown().lookAt(*before.lookedAt);
}

void GamePage::refresh()
{
    holdClock();
    const DisplayedGame& shown = m_controller->shown();
    m_moves->setHistory(shown.history(),
                        m_match.timeLeft() ? m_match.record().spent() : std::vector<session::Milliseconds>(),
                        shown.outcome().has_value());
    const int current = shown.plies() - 1;
    m_panel->moves()->setCurrentId(current);
    const auto nameOf = [this](Side side) { return PlayerText::nameOf(m_match.spec(), side); };
    m_panel->counts()->setNames({nameOf(Side::South), nameOf(Side::North)});
    m_panel->counts()->showGame(shown.history(), static_cast<std::size_t>(shown.plies()));
    m_moveLine->setCurrentPly(current);
    m_messageLine->refresh();
    m_orientation->refresh();
    refreshCards();
    showClocksOnBoard();
    refreshEnd();
    Q_EMIT commandsChanged();
}

void GamePage::refreshCards()
{
    const DisplayedGame& shown = m_controller->shown();
    const auto left = shown.timeLeft();
    const bool isOver = shown.outcome() || shown.position().outcome();
    const Side toMove = shown.position().sideToMove();
    for (PlayerCard* card : m_cards) {
        const Side side = card->side();
        PlayerCardContent content;
        content.name = PlayerText::nameOf(m_match.spec(), side);
        content.store = m_board->shownCount(rules::Place::store(side));
        content.isToMove = !isOver && toMove == side;
        content.isComputer = m_match.player(side).isComputer();
        content.isThinking = content.isToMove && shown.isThinking();
        content.note = PlayerText::noteOf(m_match.spec(), side);
        if (left)
            content.clock = (*left)[rules::indexOf(side)];
        content.isClockRunning = content.isToMove && !m_match.isPaused();
        card->setContent(content);
    }
}

void GamePage::showClocks()
{
    const auto left = m_controller->shown().timeLeft();
    if (left) {
        for (PlayerCard* card : m_cards)
            card->showClock((*left)[rules::indexOf(card->side())]);
    }
    showClocksOnBoard();
}

void GamePage::refreshEnd()
{
    std::optional<EndContent> content;
    if (m_controller->shown().outcome())
        content = EndContent::of(m_match, m_gameSession.tally(), m_gameSession.learnerGames());
    const bool shows = content.has_value();
    if (shows == std::exchange(m_wasEnded, shows)) {
        m_end->setContent(content);
        return;
    }
    if (shows) {
        m_sound.gameEnded();
        if (isVisible() && canRun(ActionId::Review))
            announce(*this, wayToReview());
    }
    m_messageLine->setTip({}); // it would hide the new caption
    changeSoftly(*this, m_settings, [&] {
        m_end->setContent(content);
        updateLayout();
    });
}

QString GamePage::wayToReview() const
{
    const QAction* review = m_actions.at(ActionId::Review);
    if (const QString key = spokenKey(review->text(), Actions::shortcutText(review)); !key.isEmpty())
        return key;
    const auto groups = Actions::groups();
    const auto menu = std::find_if(groups.begin(), groups.end(), [](const Actions::Group& group) {
        return std::find(group.actions.begin(), group.actions.end(), ActionId::Review) != group.actions.end();
    });
    return tr("%1: in the menu %2.", "a command").arg(plainLabel(review->text()), plainLabel(menu->title));
}

QString GamePage::heading() const
{
    if (!m_match.hasGame())
        return {};
    const Side below = m_orientation->isFlipped() ? Side::North : Side::South;
    const QString players = QStringLiteral("%1 – %2").arg(PlayerText::nameOf(m_match.spec(), below),
                                                          PlayerText::nameOf(m_match.spec(), rules::opponentOf(below)));
    return (m_match.spec().isRated ? tr("%1, rated game", "two players").arg(players) : players) + QStringLiteral(" · ")
           + GameText::nameOf(m_match.spec().setup.game());
}

QString GamePage::headingBesideWidget() const
{
    return m_match.hasGame() ? GameText::nameOf(m_match.spec().setup.game()) : QString();
}

std::vector<ActionId> GamePage::headerActions() const
{
    std::vector<ActionId> shown;
    if (m_controller->isPredicting()) // the only sign of it between two moves
        shown.push_back(ActionId::Predict);
    if (!m_match.spec().isRated)
        shown.push_back(ActionId::Undo);
    if (m_match.spec().allowsAdvice())
        shown.insert(shown.end(), {ActionId::Hint, ActionId::Coach});
    // Beside a fourth command a question between two people would not fit; at a table both have a button.
    if (canRun(ActionId::Pause) && m_match.spec().onlyPerson())
        shown.push_back(ActionId::Pause);
    return shown;
}

std::vector<std::optional<ActionId>> GamePage::menuActions() const
{
    return {ActionId::NewGame, ActionId::Rematch, ActionId::OfferDraw, ActionId::Resign, ActionId::Pause,
            std::nullopt,      ActionId::Redo,    ActionId::Replay,    std::nullopt,     ActionId::Flip,
            ActionId::Parity,  ActionId::Predict, ActionId::SidePanel, ActionId::Zen,    std::nullopt,
            ActionId::Rules,   ActionId::Settings};
}

/// The clock runs for thinking only: not during an animation, and not for a game that is not shown.
void GamePage::holdClock()
{
    m_match.holdClock(m_board->isAnimating() || !m_isEntered);
}

bool GamePage::canRun(ActionId command) const
{
    if (command == ActionId::SidePanel)
        return canShowSidePanel();
    if (command == ActionId::Review)
        return m_match.outcome() && !m_match.history().plies().empty();
    return command == ActionId::Zen || isAgainstRating(command) || isTooSoon(command) || canInGame(command);
}

bool GamePage::isChecked(ActionId command) const
{
    switch (command) {
    case ActionId::SidePanel:
        return isSidePanelShown();
    case ActionId::Parity:
        return m_controller->isParityShown();
    case ActionId::Predict:
        return m_controller->isPredicting();
    case ActionId::Pause:
        return m_match.isPaused();
    case ActionId::Coach:
        return m_coach->isOn();
    default:
        return false;
    }
}

void GamePage::run(ActionId command, bool checked)
{
    if (command == ActionId::SidePanel)
        return changeSoftly(*this, m_settings, [this, checked] { m_settings.setValue(setting::kSidePanel, checked); });
    if (command == ActionId::Review)
        return Q_EMIT m_end->reviewRequested();
    if (isTooSoon(command))
        return refuse(tr("You can offer a draw again after the next move."));
    if (!isAgainstRating(command)) {
        runInGame(command, checked);
        if (command == ActionId::Coach)
            m_coach->showWhenReady();
        return;
    }
    refuse(tr("A rated game has no hints, and moves cannot be taken back."));
    Q_EMIT commandsChanged(); // the coach stays off
}

bool GamePage::canInGame(ActionId command) const
{
    const bool isPlayed = m_match.hasGame();
    const DisplayedGame& shown = m_controller->shown();
    switch (command) {
    case ActionId::Rematch:
        return isPlayed && (!m_match.spec().hasRemote() || m_match.outcome());
    case ActionId::Resign:
        return isPlayed && !m_match.outcome() && !m_match.isWaiting() && m_match.player(commandingSide()).isPerson();
    case ActionId::OfferDraw:
        return isPlayed && m_match.canOfferDraw(commandingSide());
    case ActionId::Undo:
        return m_match.canUndo();
    case ActionId::Redo:
        return m_match.canRedo();
    case ActionId::Pause:
        return m_match.timeLeft() && !m_match.outcome() && !m_match.isWaiting();
    case ActionId::Hint:
        return isPlayed && m_match.isPersonToMove() && m_match.spec().allowsAdvice();
    case ActionId::Replay:
    case ActionId::FirstMove:
    case ActionId::PreviousMove:
        return shown.plies() > 0;
    case ActionId::NextMove:
    case ActionId::LatestMove:
        return shown.isLookingBack();
    case ActionId::Parity:
        return m_match.history().position().layout().capturesEven;
    case ActionId::Flip:
    case ActionId::Predict:
        return true;
    case ActionId::Coach:
        return m_match.spec().allowsAdvice();
    default:
        return isPlayed && GameAnnouncements::handles(command);
    }
}

void GamePage::runInGame(ActionId command, bool checked)
{
    switch (command) {
    case ActionId::Rematch:
        return m_gameNotices->rematch();
    case ActionId::Resign:
        return m_gameNotices->resign(commandingSide());
    case ActionId::OfferDraw:
        m_match.offerDraw(commandingSide());
        return;
    case ActionId::Undo:
        m_match.undo();
        return;
    case ActionId::Redo:
        m_match.redo();
        return;
    case ActionId::Pause:
        m_match.setPaused(checked);
        return;
    case ActionId::Hint:
        m_messageLine->setTip({}); // of a refusal before
        // The first request rings the pit, the second explains the hint, the third rings the same pit again.
        if (m_controller->canExplainHint())
            return m_controller->explainHint();
        m_controller->showHint();
        return;
    case ActionId::Replay:
        m_controller->shown().replayLastMove();
        return m_announcements->run(command);
    case ActionId::FirstMove:
        return m_controller->shown().lookAt(0);
    case ActionId::PreviousMove:
        return m_controller->shown().lookBack();
    case ActionId::NextMove:
        return m_controller->shown().lookForward();
    case ActionId::LatestMove:
        return m_controller->shown().returnToGame();
    case ActionId::Flip:
        return m_settings.setValue(setting::kFlipped, !m_settings.value(setting::kFlipped));
    case ActionId::Parity:
        return m_controller->setParityShown(checked);
    case ActionId::Predict:
        return m_controller->setPredicting(checked);
    case ActionId::Coach:
        m_coach->setOn(checked); // between two people it may be off although the setting is on
        return m_settings.setValue(setting::kCoach, checked);
    default:
        if (GameAnnouncements::handles(command))
            m_announcements->run(command);
    }
}

Side GamePage::commandingSide() const
{
    const Side toMove = m_match.history().position().sideToMove();
    return m_match.player(toMove).isPerson() ? toMove : rules::opponentOf(toMove);
}

/// Whether the command would help in a rated game. It can be called, so that the program says why there is no help.
bool GamePage::isAgainstRating(ActionId command) const
{
    return m_match.spec().isRated && !m_match.outcome()
           && (command == ActionId::Undo || command == ActionId::Hint || command == ActionId::Coach);
}

/// Whether a draw was offered since the last move. It can be called for the same reason.
bool GamePage::isTooSoon(ActionId command) const
{
    return command == ActionId::OfferDraw && canInGame(ActionId::Resign) && !m_match.pendingDrawOffer()
           && !canInGame(command);
}

void GamePage::step(int steps)
{
    const ActionId command = steps < 0 ? ActionId::PreviousMove : ActionId::NextMove;
    for (int i = 0; i < std::abs(steps) && canRun(command); ++i)
        run(command, false);
}

std::optional<notation::GameRecord> GamePage::shownRecord() const
{
    if (!m_match.hasGame())
        return std::nullopt;
    return session::toRecord(m_match);
}

std::optional<rules::AnyPosition> GamePage::shownPosition() const
{
    return m_controller->shown().position();
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/study_page.h"

#include "app/desktop/gameboard/board_announcements.h"
#include "app/desktop/gameboard/board_container.h"
#include "app/desktop/gameboard/message_strip.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/gameboard/side_panel.h"
#include "app/desktop/study/analysis_panel.h"
#include "app/desktop/study/candidate_marks.h"
#include "app/desktop/study/evaluation_bar.h"
#include "app/desktop/study/move_tree_model.h"
#include "app/desktop/study/review_graph.h"
#include "app/desktop/study/review_panel.h"
#include "app/desktop/study/study_board_controller.h"
#include "app/desktop/study/study_menus.h"
#include "app/desktop/study/study_moves_panel.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/review_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/button_row.h"
#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/current_size_stack.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/motion.h"
#include "app/desktop/ui/style.h"
#include "core/learn/answer.h"
#include "core/notation/turn_counter.h"
#include "core/session/record_of_match.h"
#include "core/session/score_view.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using notation::NodeId;
using session::StudyDocument;

namespace {

constexpr int kLowHeight = 620;   ///< a lower page shows only the best line
constexpr int kCardsHeight = 800; ///< a lower page has no room for the cards of the players beside the review
constexpr int kReviewTab = 1;
constexpr int kLinesOfLowGraph = 5;
constexpr int kNarrowPanelWidth = 240;
constexpr int kSayingShownMs = 4000;

} // namespace

StudyPage::StudyPage(StudyDocument& document, session::StudyReview& review, Settings& settings, SoundPlayer& sound,
                     const Actions& actions, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_sound(sound)
    , m_actions(actions)
    , m_document(document)
    , m_review(review)
    , m_analyst(new session::Analyst(this))
    , m_model(new MoveTreeModel(this))
    , m_board(new ConfiguredBoard(settings, &sound, this))
    , m_boardController(new StudyBoardController(m_document, m_review, *m_board, this))
    , m_marks(new CandidateMarks(m_board))
{
    build();
    connectAll();
    using Key = Settings::Key;
    for (const Key key : {Key::Flipped, Key::Preview, Key::Analysis, Key::Engine})
        applySetting(key);
    m_model->setRecord(m_document.record(), m_review.remarks());
    refresh();
}

StudyPage::~StudyPage()
{
    // Their signals must not reach a partly destroyed page.
    m_settings.disconnect(this);
    m_document.disconnect(this);
    m_analyst->disconnect(this);
    m_review.disconnect(this);
    delete m_panel; // it edits the document until it is destroyed
}

void StudyPage::build()
{
    m_strip = new MessageStrip(this);
    m_bar = new EvaluationBar(m_strip);
    m_strip->caption()->setLines(2);
    m_strip->row()->addWidget(m_strip->caption(), 1);
    m_strip->row()->addWidget(m_bar, 1);
    m_boardContainer = new BoardContainer(m_board, m_strip, this);

    m_panel = new SidePanel(this);
    m_tabs = new QTabBar(m_panel);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Moves"));
    m_tabs->addTab(tr("Review"));
    m_tabs->setAccessibleName(tr("Panel"));
    m_turns = new ButtonRow(m_actions, {ActionId::PreviousTurn, ActionId::NextTurn}, m_panel);
    QSizePolicy keepsItsPlace = m_turns->sizePolicy(); // so that the tabs keep theirs
    keepsItsPlace.setRetainSizeWhenHidden(true);
    m_turns->setSizePolicy(keepsItsPlace);
    m_pages = new CurrentSizeStack(m_panel);
    m_moves = new MoveRowsView(m_model, m_panel);
    m_studyMovesPanel = new StudyMovesPanel(m_document, m_moves, m_panel);
    auto* review = new QWidget(m_panel);
    m_graph = new ReviewGraph(m_review, review);
    m_graph->setAccessibleName(tr("Graph of the game"));
    m_graph->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_reviewPanel = new ReviewPanel(m_document, m_review, m_actions, review);
    auto* reviewColumn = new QVBoxLayout(review);
    reviewColumn->setContentsMargins(0, 0, 0, 0);
    reviewColumn->addWidget(m_graph, 2); // more than its hint only in a high window
    reviewColumn->addWidget(m_reviewPanel, 5);
    m_analysis = new AnalysisPanel(*m_analyst, m_panel);
    m_pages->addWidget(m_studyMovesPanel);
    m_pages->addWidget(review);
    auto* head = new QHBoxLayout;
    head->addWidget(m_tabs);
    head->addStretch(1);
    head->addWidget(m_turns);
    auto* panel = new QVBoxLayout(m_panel->middle());
    panel->setContentsMargins(8, 6, 8, 6);
    panel->setSpacing(4);
    panel->addLayout(head);
    panel->addWidget(m_pages, 1);
    panel->addWidget(m_analysis);
    m_tools = new ButtonRow(
        m_actions,
        {ActionId::FirstMove, ActionId::PreviousMove, ActionId::Replay, ActionId::NextMove, ActionId::LatestMove},
        m_panel);
    m_more = new QToolButton(m_panel);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setToolTip(tr("More commands for this move"));
    m_more->setAccessibleName(m_more->toolTip());
    m_more->setFocusPolicy(Qt::TabFocus);
    auto* tools = new QHBoxLayout;
    tools->addStretch(1);
    tools->addWidget(m_tools);
    tools->addStretch(1);
    tools->addWidget(m_more);
    panel->addLayout(tools);
    m_board->setAccessibleName(tr("Board"));
    m_board->setArrowKeys(BoardWidget::ArrowKeys::Unused);
    m_board->setContextMenuPolicy(Qt::CustomContextMenu);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_boardContainer, 1);
    row->addWidget(m_panel);
}

void StudyPage::connectAll()
{
    connect(m_board, &BoardWidget::placeRefused, this, [this](rules::Place place) {
        const auto& position = m_document.position();
        if (position.outcome() || (!place.isStore() && position.isLegal({place.pit()})))
            return;
        showMessage(LessonText::of(position, learn::whyNotLegal(position, place)));
    });
    m_tipTime.setSingleShot(true);
    connect(&m_tipTime, &QTimer::timeout, this, [this] {
        m_tip.clear();
        m_strip->caption()->setText(caption());
    });
    connect(&m_settings, &Settings::changed, this, &StudyPage::applySetting);
    connect(&m_document, &StudyDocument::recordChanged, this, [this] {
        m_model->setRecord(m_document.record(), m_review.remarks());
        refresh();
    });
    connect(&m_document, &StudyDocument::opened, this, &StudyPage::updateOrientation);
    connect(&m_document, &StudyDocument::currentChanged, this, &StudyPage::refresh);
    // Queued, because the next animation may start at once.
    connect(m_board, &BoardWidget::animationFinished, this, &StudyPage::refresh, Qt::QueuedConnection);
    connect(m_board, &BoardWidget::stoneDropped, this, &StudyPage::refreshCards);
    connect(m_board, &BoardWidget::stonesCaptured, this, &StudyPage::refreshCards);
    connect(&m_document, &StudyDocument::modifiedChanged, this, &Page::commandsChanged);
    connect(m_boardController, &StudyBoardController::moveRequested, this, &StudyPage::onMoveRequested);
    connect(m_moves, &MoveRowsView::idChosen, this, [this](int id) { m_document.goTo(static_cast<NodeId>(id)); });
    m_board->stepByWheel();
    connect(m_board, &BoardWidget::stepped, this, &StudyPage::step);
    connect(m_moves, &MoveRowsView::stepped, this, &StudyPage::step);
    connect(m_moves, &MoveRowsView::menuRequested, this,
            [this](int, QPoint at) { study::showMoveMenu(m_actions, at, this); });
    connect(m_more, &QToolButton::clicked, this,
            [this] { study::showMoveMenu(m_actions, m_more->mapToGlobal(QPoint(0, m_more->height())), this); });
    connect(m_board, &QWidget::customContextMenuRequested, this,
            [this](QPoint at) { study::showBoardMenu(m_actions, m_board->mapToGlobal(at), this); });
    connect(m_studyMovesPanel, &StudyMovesPanel::commentDone, this, [this] { m_moves->setFocus(); });
    connect(&m_review, &session::StudyReview::changed, this, &StudyPage::refreshReview);
    connect(&m_review, &session::StudyReview::moveShown, m_boardController, &StudyBoardController::tryOut);
    connect(m_reviewPanel, &ReviewPanel::addRequested, this, &StudyPage::addReview);
    connect(m_reviewPanel, &ReviewPanel::betterChanged, this, &StudyPage::showBetter);
    connect(m_reviewPanel, &ReviewPanel::stonesRequested, m_graph, &ReviewGraph::setStonesShown);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        if (m_pages->isAncestorOf(QApplication::focusWidget()))
            m_tabs->setFocus(); // otherwise the next field gets it, and takes the arrow keys
        m_pages->setCurrentIndex(tab);
        updateLayout();
    });
    connect(m_analyst, &session::Analyst::changed, this, &StudyPage::refreshAnalysis);
    connect(m_analysis, &AnalysisPanel::lineChosen, this, [this](int index) {
        const auto& lines = m_analyst->analysis().lines;
        m_reviewPanel->hideBetter(); // the lines are of the current position
        if (static_cast<std::size_t>(index) < lines.size())
            onMoveRequested(rules::Move(lines[static_cast<std::size_t>(index)].moves.front()));
    });
}

void StudyPage::applySetting(Settings::Key key)
{
    switch (key) {
    case Settings::Key::Flipped:
        updateOrientation();
        break;
    case Settings::Key::Preview:
        m_boardController->setPreviewDetail(m_settings.value(setting::kPreview));
        break;
    case Settings::Key::Analysis:
        m_analyst->setLines(m_settings.value(setting::kAnalysisLines));
        m_analysis->refresh();
        break;
    case Settings::Key::Engine:
        m_analyst->setResources(resourcesFor(m_settings.engine(), thisMachine()));
        break;
    default: // handled by the window or by other pages
        break;
    }
}

void StudyPage::updateLook()
{
    m_strip->updateLook();
    layout()->setSpacing(px(14));
    updateLayout();
}

/// The person who played the computer sits below, as in the game.
void StudyPage::updateOrientation()
{
    const bool isNorths = notation::personAgainstComputer(m_document.record()) == rules::Side::North;
    m_board->setFlipped(isNorths != m_settings.value(setting::kFlipped));
    m_panel->setFlipped(m_board->bottom() == rules::Side::North);
}

bool StudyPage::isWide() const
{
    return width() >= px(SidePanel::kFromPageWidth);
}

void StudyPage::updateLayout()
{
    m_panel->setVisible(m_isPanelShown && !m_isZen);
    const QFrame& frame = *m_panel->middle();
    const QMargins margins = frame.layout()->contentsMargins();
    const bool isReview = m_review.isRunning() || m_review.review();
    const int needed =
        std::max(m_reviewPanel->neededWidth(isReview ? width() : width() * 3 / 8), m_moves->neededWidth())
        + margins.left() + margins.right() + 2 * frame.frameWidth();
    const int usual = px(isWide() ? SidePanel::widthIn(width()) : kNarrowPanelWidth);
    placePanel(m_panel, std::max(usual, std::min(needed, width() / 2)));
    // In a narrow page the board shows the names, and the panel only the moves. The graph of a review has the names;
    // the cards do not come back in the list of moves, or the tabs would move.
    m_panel->setCardsShown(isWide() && (!isReview || height() >= px(kCardsHeight)));
    m_boardController->setNamesShown(!isWide());
    m_strip->setVisible(!m_isZen);
    const bool isLow = height() < px(kLowHeight);
    m_analysis->setLow(isLow || m_review.isShown()); // the words of the review need the room
    m_graph->setMinimumHeight(isLow ? kLinesOfLowGraph * m_graph->fontMetrics().height() : 0);
    m_graph->setVisible(m_review.isShown());
    m_turns->setVisible(m_review.isShown());
    refreshAnalysis();
    m_boardContainer->updateLayout();
    Q_EMIT commandsChanged(); // the side panel may have become one of those in the header
}

void StudyPage::setZen(bool zen)
{
    m_isZen = zen;
    updateLayout();
}

void StudyPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateLayout();
}

void StudyPage::enter()
{
    m_isEntered = true;
    m_analyst->setHistory(m_document.history());
    m_analyst->setActive(m_isAnalysing);
    m_moves->setFocus();
    refresh();
    // At the start of a finished game, whose turn it is would sound as if the game continued.
    const bool isOver = m_document.record().result() != notation::GameResult::Open;
    const bool isAtStart = isOver && m_document.current() == NodeId::Root;
    QStringList parts = summary();
    if (const auto plies = m_review.game().plies().size(); isAtStart && plies > 0)
        parts.insert(1, tr("%n moves", "of a game", notation::moveNumberAt(m_review.game(), plies)));
    announce(*this, parts.join(QStringLiteral(", ")) + u'.' + (isAtStart ? QString() : u' ' + caption() + u'.'));
}

void StudyPage::leave()
{
    m_isEntered = false;
    m_analyst->setActive(false);
}

void StudyPage::showMessage(const QString& text)
{
    showTip(text, kSayingShownMs);
    announce(*this, text, Announcer::Kind::Answer);
}

void StudyPage::showTip(const QString& tip, int ms)
{
    m_tip = tip;
    m_tipTime.start(ms);
    m_strip->caption()->setText(caption());
}

QStringList StudyPage::summary() const
{
    const notation::GameRecord& record = m_document.record();
    const auto [south, north] = PlayerText::namesOf(record);
    QStringList parts = {tr("%1 – %2", "the players").arg(south, north)};
    if (const auto outcome = session::outcomeOf(record))
        parts.append(
            {QStringLiteral("%1 : %2").arg(outcome->score[0]).arg(outcome->score[1]), PlayerText::endOf(record)});
    else if (record.result() != notation::GameResult::Open) // nothing says how it ended
        parts.append(record.result() == notation::GameResult::Draw        ? QStringLiteral("½ : ½")
                     : record.result() == notation::GameResult::SouthWins ? QStringLiteral("1 : 0")
                                                                          : QStringLiteral("0 : 1"));
    parts.removeAll(QString());
    return parts;
}

QString StudyPage::heading() const
{
    const notation::GameRecord& record = m_document.record();
    QStringList parts = summary() + QStringList{GameText::nameOf(record.setup().game())};
    for (const std::string_view tag : {"Date", "Event"}) {
        const auto value = record.tag(tag);
        if (!value.empty() && !value.starts_with("?"))
            parts.append(tag == "Date" ? DateText::ofTag(value) : QString::fromUtf8(value));
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString StudyPage::caption() const
{
    if (!m_tip.isEmpty())
        return m_tip;
    const rules::History& history = m_document.history();
    const auto turnOf = [this](rules::Side side) {
        return PlayerText::turnOf(PlayerText::nameOf(m_document.record(), side));
    };
    if (m_reviewPanel->shownBetter()) {
        const auto before = history.plies().size() - 1;
        return tr("Before move %1 · %2", "number, whose turn")
            .arg(QString::number(notation::moveNumberAt(history, before + 1)),
                 turnOf(history.positionAt(before).sideToMove()));
    }
    if (m_boardController->isTrying())
        return turnOf(m_board->board().sideToMove); // the tried move is on the board, and not in the study
    const bool isSown = shownMove() == m_document.current();
    if (const auto outcome = history.outcome(); outcome && isSown)
        return GameText::resultTitle(*outcome);
    const auto moves = history.plies().size() - (isSown ? 0 : 1);
    QString turn = turnOf(history.positionAt(moves).sideToMove());
    if (moves == 0)
        return turn;
    // Somebody resigned, ran out of time, or accepted a draw.
    const notation::GameResult result = m_document.record().result();
    if (isSown && result != notation::GameResult::Open
        && m_document.current() == m_document.tree().endOfLine(NodeId::Root))
        turn = GameText::markOf(result);
    return tr("Move %1: %2 · %3", "number, a player's name, whose turn or the result")
        .arg(QString::number(notation::moveNumberAt(history, moves)),
             PlayerText::nameOf(m_document.record(), history.positionAt(moves - 1).sideToMove()), turn);
}

NodeId StudyPage::shownMove() const
{
    const NodeId current = m_document.current();
    return m_board->isAnimating() && !m_boardController->isTrying() && current != NodeId::Root
               ? m_document.tree().parent(current)
               : current;
}

void StudyPage::refresh()
{
    const std::array names = PlayerText::namesOf(m_document.record());
    m_graph->setNames(names);
    m_bar->setNames(names);
    m_analysis->setNames(names);
    m_strip->caption()->setText(caption());
    m_studyMovesPanel->refresh(shownMove());
    if (shownMove() == m_document.current()) {
        m_graph->showCurrentPly();
        m_reviewPanel->refresh();
    }
    refreshCards();
    m_analyst->setHistory(m_document.history());
    refreshAnalysis();
    Q_EMIT commandsChanged();
}

/// The cards follow the animation on the board.
void StudyPage::refreshCards()
{
    const rules::History& history = m_document.history();
    const bool isSown = shownMove() == m_document.current();
    const rules::Side toMove = m_boardController->isTrying()
                                   ? m_board->board().sideToMove
                                   : history.positionAt(history.plies().size() - (isSown ? 0 : 1)).sideToMove();
    for (PlayerCard* card : m_panel->cards()) {
        PlayerCardContent content;
        content.name = PlayerText::nameOf(m_document.record(), card->side());
        content.note = PlayerText::noteOf(m_document.record(), card->side());
        content.store = m_board->shownCount(rules::Place::store(card->side()));
        content.isToMove = toMove == card->side() && !(isSown && history.outcome());
        card->setContent(content);
    }
}

void StudyPage::refreshAnalysis()
{
    const bool isBefore = m_reviewPanel->shownBetter().has_value(); // the lines are of the position after
    const std::vector<session::Analysis::Line> none;
    const auto& lines = isBefore ? none : m_analyst->analysis().lines;
    std::vector<CandidateMarks::Mark> marks;
    const rules::Side mover = m_document.position().sideToMove();
    for (const session::Analysis::Line& line : lines)
        marks.push_back({line.moves.front().from, ScoreText::sign(session::seenBy(mover, line.score))});
    m_marks->setMarks(marks);
    const auto outcome = m_document.history().outcome();
    const auto ply = m_review.currentPly();
    const rules::GameId game = m_document.history().setup().game();
    if (isBefore)
        m_bar->setScore(m_review.review()->scores[*ply - 1], game);
    else if (outcome)
        m_bar->setScore(session::scoreOf(*outcome), game);
    else if (!lines.empty())
        m_bar->setScore(lines.front().score, game);
    else if (!m_analyst->isActive())
        m_bar->setScore(m_review.isShown() && ply ? std::optional(m_review.review()->scores[*ply]) : std::nullopt,
                        game);
    // Otherwise the last score stays visible until the next one arrives.
    // A review knows nothing of a variation.
    m_bar->setVisible(m_analyst->isActive() || (m_review.isShown() && (ply || outcome)));
}

void StudyPage::showReview()
{
    const bool wasSeen = m_reviewPanel->isVisible();
    m_tabs->setCurrentIndex(kReviewTab);
    m_reviewPanel->begin();
    if (m_review.isShown() && !wasSeen)
        m_review.showMistake({}); // as after a review that was made now
}

void StudyPage::showBetter()
{
    const auto better = m_reviewPanel->shownBetter();
    if (better)
        m_boardController->showBefore(*better);
    else
        m_boardController->endTrying();
    refreshCards();
    refreshAnalysis();
    m_strip->caption()->setText(caption());
    if (better)
        announce(*this, caption() + u'.', Announcer::Kind::State);
}

void StudyPage::addReview()
{
    const auto& record = m_document.record();
    m_review.addToGame([&record](ai::Score score) {
        return ScoreText::sentence(score, record.setup().game(), PlayerText::namesOf(record));
    });
    m_tabs->setCurrentIndex(0);
    showMessage(tr("Added to the moves. You can undo this."));
}

void StudyPage::refreshReview()
{
    if (m_review.exercise())
        run(ActionId::Analyse, false); // the analysis would show the answer
    const auto& answer = m_review.lastAnswer();
    if (!answer || answer->second != session::StudyReview::Answer::Right)
        m_boardController->endTrying();
    m_model->setRecord(m_document.record(), m_review.remarks());
    refreshCards(); // the board may have taken back a tried move
    m_strip->caption()->setText(caption());
    refreshAnalysis();
    updateLayout();
    Q_EMIT commandsChanged();
}

/// Hides the better move, or ends learning from mistakes.
bool StudyPage::stepBack()
{
    if (m_reviewPanel->shownBetter()) {
        m_reviewPanel->hideBetter();
        return true;
    }
    if (!m_review.exercise())
        return false;
    m_review.stopLearning();
    return true;
}

void StudyPage::onMoveRequested(rules::Move move)
{
    if (m_review.exercise())
        return m_review.answer(move);
    if (m_reviewPanel->shownBetter())
        m_document.goBack();
    m_document.play(move);
}

void StudyPage::step(int steps)
{
    for (; steps < 0; ++steps)
        m_document.goBack();
    for (; steps > 0; --steps)
        m_document.goForward();
}

bool StudyPage::canRun(ActionId command) const
{
    switch (command) {
    case ActionId::Undo:
        return m_document.canUndo();
    case ActionId::Redo:
        return m_document.canRedo();
    case ActionId::FirstMove:
    case ActionId::PreviousMove:
    case ActionId::Replay:
    case ActionId::RemoveMove:
        return m_document.current() != NodeId::Root;
    case ActionId::NextMove:
    case ActionId::LatestMove:
        return m_document.tree().firstChild(m_document.current()) != NodeId::None;
    case ActionId::PromoteVariation:
        return !m_document.tree().isOnMainLine(m_document.current());
    case ActionId::PlayFromHere:
    case ActionId::MakePuzzle:
        return !m_document.history().outcome();
    case ActionId::LearnOpening:
        return (m_document.current() != NodeId::Root || learn::Openings::of(m_document.record()))
               && learn::Openings::isStart(m_document.record().setup().game(), m_document.record().start());
    case ActionId::Analyse:
        return !m_review.exercise();
    case ActionId::Review:
        return !m_review.game().plies().empty();
    case ActionId::PreviousTurn:
        return m_review.mistakeBefore().has_value();
    case ActionId::NextTurn:
        return m_review.mistakeAfter().has_value();
    case ActionId::CommentMove:
    case ActionId::Flip:
    case ActionId::SidePanel:
    case ActionId::Zen:
    case ActionId::Hint:
    case ActionId::SayEvaluation:
    case ActionId::SayMove:
        return true;
    case ActionId::Parity:
        return m_document.position().layout().capturesEven;
    default:
        return BoardAnnouncements::handles(command);
    }
}

bool StudyPage::isChecked(ActionId command) const
{
    switch (command) {
    case ActionId::Analyse:
        return m_isAnalysing;
    case ActionId::Parity:
        return m_board->isParityShown();
    case ActionId::SidePanel:
        return m_isPanelShown;
    default:
        return false;
    }
}

void StudyPage::run(ActionId command, bool checked)
{
    switch (command) {
    case ActionId::Undo:
        m_document.undo();
        return m_boardController->announceCurrent(tr("Undone."));
    case ActionId::Redo:
        m_document.redo();
        return m_boardController->announceCurrent(tr("Redone."));
    case ActionId::FirstMove:
        m_document.goToStart();
        return;
    case ActionId::PreviousMove:
        return step(-1);
    case ActionId::NextMove:
        return step(+1);
    case ActionId::LatestMove:
        m_document.goToEnd();
        return;
    case ActionId::Replay:
        m_reviewPanel->hideBetter();
        m_boardController->announceCurrent({}, AnnouncementText::Part::Whole);
        m_boardController->replay();
        return;
    case ActionId::PromoteVariation:
        m_document.promote();
        return m_boardController->announceCurrent();
    case ActionId::RemoveMove:
        m_document.remove();
        return m_boardController->announceCurrent(tr("Removed."));
    case ActionId::CommentMove:
        m_isPanelShown = true;
        updateLayout();
        m_tabs->setCurrentIndex(0);
        return m_studyMovesPanel->editComment();
    case ActionId::MakePuzzle:
        Q_EMIT puzzleRequested(m_document.record().setup(), m_document.position());
        return;
    case ActionId::LearnOpening:
        Q_EMIT openingRequested(m_document.record(), m_document.history());
        return;
    case ActionId::PlayFromHere:
        Q_EMIT playRequested(m_document.record().setup(), m_document.position());
        return;
    case ActionId::Review:
        m_isPanelShown = true;
        updateLayout();
        return showReview();
    case ActionId::PreviousTurn:
        if (const auto ply = m_review.mistakeBefore())
            m_review.goToPly(*ply);
        return;
    case ActionId::NextTurn:
        if (const auto ply = m_review.mistakeAfter())
            m_review.goToPly(*ply);
        return;
    case ActionId::Analyse:
        if (checked == m_isAnalysing)
            return;
        m_isAnalysing = checked;
        m_analyst->setActive(checked && m_isEntered);
        updateLayout();
        Q_EMIT commandsChanged();
        return;
    case ActionId::Flip:
        return m_settings.setValue(setting::kFlipped, !m_settings.value(setting::kFlipped));
    case ActionId::Parity:
        m_board->setParityShown(checked);
        Q_EMIT commandsChanged();
        return;
    case ActionId::SidePanel:
        changeSoftly(*this, m_settings, [this, checked] {
            m_isPanelShown = checked;
            updateLayout();
        });
        Q_EMIT commandsChanged();
        return;
    case ActionId::Hint:
    case ActionId::SayEvaluation:
        return announceEvaluation();
    case ActionId::SayMove: // at the start: which game this is
        return m_boardController->announceCurrent(
            m_document.current() != NodeId::Root ? QString()
            : m_review.isShown() ? QStringLiteral("%1. %2").arg(heading(), m_reviewPanel->restOfSummary())
                                 : heading() + u'.',
            AnnouncementText::Part::Whole);
    default:
        // These texts are for the player to move.
        BoardAnnouncements::run(command, *m_board, m_document.position(), m_document.position().sideToMove());
    }
}

/// Announces the score and the review's judgement of the last move; the second time in a position, the best line.
void StudyPage::announceEvaluation()
{
    constexpr std::size_t kAnnouncedMoves = 6;
    if (!m_isAnalysing && !m_review.isShown())
        return showMessage(tr("The evaluation is off. The key %1 turns it on.")
                               .arg(Actions::shortcutText(m_actions.at(ActionId::Analyse))));
    const auto& lines = m_analyst->analysis().lines;
    const auto addressee = notation::personAgainstComputer(m_document.record());
    QString judgement;
    if (const auto ply = m_review.judgedPly())
        judgement = ReviewText::of(m_review.game().positionAt(*ply - 1), m_review.review()->moves[*ply - 1], addressee);
    std::vector<rules::Move> best;
    if (!lines.empty())
        best = lines.front().moves;
    else if (const auto ply = m_review.currentPly();
             m_review.isShown() && ply && *ply < m_review.review()->moves.size())
        best = m_review.review()->moves[*ply].better;
    best.resize(std::min(best.size(), kAnnouncedMoves));
    if (best.empty() || std::exchange(m_evaluated, m_document.current()) != m_document.current())
        return m_bar->announceScore(m_document.position().board(), judgement);
    m_evaluated.reset();
    announce(*this, tr("The best line: %1", "moves").arg(AnnouncementText::line(m_document.history(), best, addressee)),
             Announcer::Kind::Answer);
}

void StudyPage::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held && (held != Qt::ControlModifier || (key != Qt::Key_Left && key != Qt::Key_Right)))
        return Page::keyPressEvent(event);
    // The commands of these keys are disabled where there is no further move.
    if ((key == Qt::Key_Left || key == Qt::Key_Home) && !canRun(ActionId::PreviousMove)) {
        const QString start = tr("This is the start of the game.");
        if (key == Qt::Key_Left)
            return showMessage(start);
        showTip(start, kSayingShownMs);
        // A listener has not heard the comment when the game was opened.
        const QString comment = QString::fromStdString(m_document.tree().annotation(NodeId::Root).after);
        return announce(*this, comment.isEmpty() ? start : start + u' ' + comment, Announcer::Kind::Answer);
    }
    if ((key == Qt::Key_Right || key == Qt::Key_End) && !canRun(ActionId::NextMove))
        return showMessage(tr("This is the last move."));
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_graph->hasFocus())
        return m_boardController->announceCurrent({}, AnnouncementText::Part::Whole);
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return Page::keyPressEvent(event);
    if (!(key == Qt::Key_Up ? m_document.goToPreviousVariation() : m_document.goToNextVariation()))
        showMessage(tr("There is no other variation here."));
}

namespace {

struct StudyState {
    bool isAnalysing = false;
    bool isPanelShown = true;
    bool isParityShown = false;
    int tab = 0;
};

} // namespace

std::any StudyPage::state() const
{
    return StudyState{m_isAnalysing, m_isPanelShown, m_board->isParityShown(), m_tabs->currentIndex()};
}

void StudyPage::restore(const std::any& state)
{
    const auto& before = std::any_cast<const StudyState&>(state);
    m_isAnalysing = before.isAnalysing;
    m_isPanelShown = before.isPanelShown;
    m_board->setParityShown(before.isParityShown);
    m_tabs->setCurrentIndex(before.tab);
}

std::vector<ActionId> StudyPage::headerActions() const
{
    std::vector<ActionId> shown = {ActionId::Analyse, ActionId::Review, ActionId::PlayFromHere};
    if (!isWide())
        shown.push_back(ActionId::SidePanel);
    return shown;
}

QString StudyPage::title() const
{
    return tr("Study");
}

std::optional<notation::GameRecord> StudyPage::shownRecord() const
{
    return m_document.record();
}

std::optional<rules::AnyPosition> StudyPage::shownPosition() const
{
    return m_document.position();
}

void StudyPage::setOpenings(const std::vector<learn::Openings>& openings)
{
    m_reviewPanel->setOpenings(openings);
}

void StudyPage::open(const notation::GameRecord& record, const RecordFile& file)
{
    m_document.open(record);
    setRecordFile(file);
    m_tabs->setCurrentIndex(0);
}

} // namespace qumalaq::desktop

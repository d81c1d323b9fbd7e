// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lesson_game_view.h"

#include "app/desktop/gameboard/board_container.h"
#include "app/desktop/gameboard/game_announcements.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/gameboard/score_bar.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/style.h"
#include "core/notation/move_text.h"
#include "core/notation/online_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kMinimumThinkingMs = 350;
constexpr int kSheetMoves = 3; ///< rows of the scoresheet

std::optional<rules::Move> playedMove(const QString& text, const rules::AnyPosition& position)
{
    const auto move = notation::parseMove(text.toStdString(), position);
    return move ? std::optional(*move) : std::nullopt;
}

} // namespace

LessonGameView::LessonGameView(Settings& settings, SoundPlayer& sound, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_board(new ConfiguredBoard(settings, &sound, this))
    , m_controller(new GameController(m_match, *m_board, this))
    , m_announcements(new GameAnnouncements(m_match, *m_controller, *this))
    , m_task(new QLabel(this))
    , m_caption(new QLabel(this))
    , m_result(new QLabel(this))
    , m_sheet(new QLabel(this))
    , m_scoreBar(new ScoreBar(this))
    , m_scores{new QLabel(this), new QLabel(this)}
    , m_again(new QPushButton(tr("&Play again"), this))
    , m_next(new QPushButton(this))
{
    m_match.setMinimumThinkingTime(kMinimumThinkingMs);
    m_board->setAccessibleName(tr("Board"));
    m_boardContainer = new BoardContainer(m_board, m_caption, this);
    setRole(m_task, "task");
    setRole(m_caption, "muted");
    setRole(m_result, "feedback");
    setRole(m_next, "primary");
    for (QLabel* label : {m_task, m_caption, m_result, m_sheet})
        label->setAlignment(Qt::AlignCenter);
    for (QLabel* label : {m_task, m_caption, m_result, m_sheet, m_scores[0], m_scores[1]})
        setNotRead(*label); // the view announces what is new
    for (QPushButton* button : {m_again, m_next})
        button->setAutoDefault(true); // Enter presses it, too
    m_task->setWordWrap(true);
    m_result->setWordWrap(true);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1); // the buttons are beside the result, as in the tasks
    foot->addWidget(m_result);
    foot->addWidget(m_again);
    foot->addWidget(m_next);
    foot->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_task);
    column->addWidget(m_sheet);
    column->addWidget(m_boardContainer, 1);
    auto* race = new QHBoxLayout;
    race->addWidget(m_scores[0]);
    race->addWidget(m_scoreBar, 1);
    race->addWidget(m_scores[1]);
    m_scores[0]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    column->addLayout(race);
    column->addLayout(foot);

    connect(m_controller, &GameController::changed, this, &LessonGameView::refresh);
    connect(&m_match, &session::Match::moveMade, this, &LessonGameView::moved);
    connect(&m_match, &session::Match::moveTakenBack, this, &LessonGameView::moved);
    connect(&m_match, &session::Match::started, this, &LessonGameView::moved);
    connect(m_board, &BoardWidget::placeRefused, this, [this](rules::Place place) {
        const rules::AnyPosition& position = m_controller->shown().history().position();
        // While an earlier position is shown, the board also refuses moves that are legal in the game.
        const bool isLegal = !place.isStore() && position.isLegal({place.pit()});
        if (m_match.isPersonToMove() && !m_match.outcome() && !isLegal)
            setAndAnnounce(*m_result, LessonText::of(position, learn::whyNotLegal(position, place)),
                           Announcer::Kind::Answer);
    });
    connect(m_again, &QPushButton::clicked, this, [this] { start(m_setup, m_level, {}, m_asked); });
    connect(m_next, &QPushButton::clicked, this, &LessonGameView::goOnRequested);
    connect(&m_settings, &Settings::changed, this, &LessonGameView::applySetting);
    applySetting(Settings::Key::Preview);
}

LessonGameView::~LessonGameView()
{
    // Their signals must not reach a partly destroyed view.
    m_settings.disconnect(this);
    m_match.disconnect(this);
}

void LessonGameView::start(const rules::GameSetup& setup, int level, const QString& moves, int asked)
{
    m_setup = setup;
    m_level = level;
    m_asked = asked;
    m_isEndAnnounced = false;
    session::MatchSpec spec;
    spec.setup = setup;
    spec.players[rules::indexOf(rules::opponentOf(kLearner))] = {session::Player::Kind::Computer, level, {}};
    session::SuspendedGame game;
    game.record = session::MatchRecord(spec);
    for (const QString& text : moves.split(u' ', Qt::SkipEmptyParts)) {
        const rules::History& history = game.record.history();
        const auto move = history.outcome() ? std::nullopt : playedMove(text, history.position());
        if (!move)
            break;
        game.record.apply(session::event::Played{*move});
    }
    QSizePolicy kept = m_sheet->sizePolicy();
    kept.setRetainSizeWhenHidden(isSheetShown()); // the board stays in its place
    m_sheet->setSizePolicy(kept);
    m_match.resume(game);
    showNames();
    m_board->setFocus();
}

QString LessonGameView::moves() const
{
    QStringList moves;
    const rules::History& game = m_match.history();
    for (std::size_t ply = 0; ply < game.plies().size(); ++ply)
        moves.append(QString::fromStdString(notation::toText(game.positionAt(ply), game.plies()[ply].move)));
    return moves.join(u' ');
}

void LessonGameView::rest()
{
    m_board->completeAnimation();
}

void LessonGameView::applySetting(Settings::Key key)
{
    if (key == Settings::Key::Preview)
        m_controller->setPreviewDetail(m_settings.value(setting::kPreview));
}

void LessonGameView::setTexts(const QString& task, const QString& next)
{
    m_task->setText(task);
    m_next->setText(next);
}

void LessonGameView::announceTask()
{
    const rules::AnyPosition& position = m_controller->shown().position();
    announce(*this, m_task->text() + u' ' + AnnouncementText::lesson(m_setup.game(), position, kLearner),
             Announcer::Kind::State);
}

void LessonGameView::setSolved(bool solved)
{
    m_isSolved = solved;
    refresh();
}

void LessonGameView::refresh()
{
    if (!m_match.hasGame())
        return;
    const DisplayedGame& shown = m_controller->shown();
    const auto outcome = shown.outcome();
    const rules::BoardState board = shown.position().board();
    std::array<int, 2> score{board.stores[0], board.stores[1]};
    if (outcome) // as the kazans on the board show it
        score = {outcome->score[0], outcome->score[1]};
    m_scoreBar->setScore(score, board.total());
    for (const Side side : rules::kBothSides) {
        const std::size_t index = rules::indexOf(side);
        m_scores[index]->setText(tr("%1: %2", "player, stones").arg(nameOf(side), QString::number(score[index])));
    }
    for (QLabel* each : m_scores) // the mark is in the middle of the view, as the text below it
        each->setMinimumWidth(std::max(m_scores[0]->sizeHint().width(), m_scores[1]->sizeHint().width()));
    m_sheet->setText(tr("Scoresheet: %1").arg(sheet()));
    m_sheet->setVisible(isSheetShown() && !m_controller->shown().history().plies().empty());
    const bool isDone = outcome || (m_asked > 0 && movesMade() >= m_asked);
    m_again->setVisible(outcome.has_value());
    m_next->setVisible(isDone); // also after a lost game: the lesson can be finished all the same
    m_caption->setText(shown.isLookingBack() ? tr("Looking back. End returns to the game.") : m_controller->status());
    m_boardContainer->updateLayout();
    const auto& hint = m_controller->hint();
    const QString advice = hint ? MoveText::hintOf(m_match.history().position(), hint->move) : QString();
    if (advice.isEmpty())
        m_result->setText(outcome ? resultOf(*outcome) : goal());
    else if (advice != m_result->text())
        setAndAnnounce(*m_result, advice, Announcer::Kind::Answer);
    setStyleProperty(m_result, "tone", QLatin1String(outcome && outcome->winner == kLearner ? "right" : "plain"));
    if (isDone && !m_isEndAnnounced) {
        m_isEndAnnounced = true;
        if (!outcome) // an end is told with its move
            announce(*this, goal());
        Q_EMIT ended(outcome && outcome->winner == kLearner);
        (m_isSolved ? m_next : m_again)->setFocus();
    }
}

int LessonGameView::movesMade() const
{
    const rules::History& game = m_controller->shown().history();
    int made = 0;
    for (const rules::History::Ply& ply : game.plies())
        made += ply.move.from.row == kLearner ? 1 : 0;
    return made;
}

QString LessonGameView::goal() const
{
    if (m_asked > 0)
        return tr("Your moves: %1 of %2").arg(movesMade()).arg(m_asked);
    const rules::AnyPosition& position = m_match.history().position();
    const rules::SowingRules* const sowing = rules::sowingRulesOf(position);
    return sowing == nullptr || sowing->end == rules::End::MajorityOrRowEmpty
               ? tr("More than half: %1", "stones").arg(position.board().total() / 2 + 1)
               : tr("The game is played to its end.");
}

QString LessonGameView::resultOf(const rules::Outcome& outcome) const
{
    if (!m_isSolved && outcome.winner != kLearner)
        return tr("Not this time (%1:%2). Play again: Hint helps.", "stones, stones")
            .arg(outcome.score[rules::indexOf(kLearner)])
            .arg(outcome.score[rules::indexOf(rules::opponentOf(kLearner))]);
    return PlayerText::resultOf(m_match.spec(), outcome) + QStringLiteral(". ")
           + PlayerText::reasonOf(m_match.spec(), outcome);
}

/// The other courses do not teach how moves are written.
bool LessonGameView::isSheetShown() const
{
    return m_setup.game() == rules::GameId::Togyzqumalaq;
}

/// The last moves in the form of a scoresheet, so that the learner gets used to reading it: "1. 76(10) 98".
QString LessonGameView::sheet() const
{
    const rules::History& game = m_controller->shown().history();
    QStringList lines;
    for (std::size_t ply = 0; ply < game.plies().size(); ++ply) {
        if (ply % 2 == 0)
            lines.append(QString::number(ply / 2 + 1) + u'.');
        lines.last() +=
            u' ' + QString::fromStdString(notation::toScoresheetText(game.positionAt(ply), game.plies()[ply].move));
    }
    return lines.mid(std::max(lines.size() - kSheetMoves, qsizetype{0})).join(QStringLiteral("   "));
}

bool LessonGameView::canRun(ActionId command) const
{
    switch (command) {
    case ActionId::Replay:
        return !m_controller->shown().history().plies().empty();
    case ActionId::Undo:
        return m_match.canUndo();
    case ActionId::Hint:
        return !m_match.outcome();
    case ActionId::PreviousMove:
    case ActionId::NextMove:
    case ActionId::LatestMove:
        return true;
    default:
        return GameAnnouncements::handles(command);
    }
}

void LessonGameView::run(ActionId command)
{
    DisplayedGame& game = m_controller->shown();
    switch (command) {
    case ActionId::Replay:
        game.replayLastMove();
        return m_announcements->run(command);
    case ActionId::Undo:
        m_match.undo();
        return;
    case ActionId::Hint:
        m_controller->showHint();
        return;
    case ActionId::PreviousMove:
        return game.lookBack();
    case ActionId::NextMove:
        return game.lookForward();
    case ActionId::LatestMove:
        return game.returnToGame();
    default:
        m_announcements->run(command);
    }
}

void LessonGameView::updateLook()
{
    layout()->setSpacing(px(8));
    m_result->setMinimumHeight(heightOfLines(m_result, 2)); // the board stays in its place
    m_boardContainer->updateLayout();
}

/// The computer has the same name in every place.
QString LessonGameView::nameOf(Side side) const
{
    return side == kLearner ? PlayerText::ownName() : PlayerText::nameOf(m_match.spec(), side);
}

void LessonGameView::showNames()
{
    if (m_match.hasGame())
        m_board->setPlayerNames({nameOf(Side::South), nameOf(Side::North)});
}

} // namespace qumalaq::desktop

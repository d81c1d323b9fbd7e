// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/message_line.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/coach_panel.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/style.h"
#include "core/notation/turn_counter.h"
#include "core/session/match.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kSaidMs = 6'000;
constexpr int kRemembered = 6;
constexpr int kPhrasePadding = 4; ///< of the coach's phrases, in window.qss

} // namespace

MessageLine::MessageLine(const session::Match& match, const GameController& controller, CoachController& coach,
                         const BoardWidget& board, const Actions& actions, QWidget* parent)
    : MessageStrip(parent)
    , m_match(match)
    , m_controller(controller)
    , m_board(board)
    , m_actions(actions)
    , m_mark(new QLabel(this))
    , m_cardPlace(new QHBoxLayout)
    , m_note(new ElidedLabel(this))
    , m_coach(new CoachPanel(coach, actions, this))
{
    m_mark->setAccessibleName(tr("What was said before"));
    setRole(m_note, "muted");
    setNotRead(*m_note);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addStretch(1);
    texts->addWidget(caption());
    texts->addWidget(m_note);
    texts->addWidget(m_coach);
    texts->addStretch(1);
    row()->addLayout(m_cardPlace);
    row()->addWidget(m_mark, 0, Qt::AlignVCenter);
    row()->addLayout(texts, 1);
    m_tipTime.setSingleShot(true);
    m_tipTime.setObjectName(QStringLiteral("tipTime"));
    connect(&m_tipTime, &QTimer::timeout, this, [this] { setTip({}); });
    connect(m_coach, &CoachPanel::said, this, &MessageLine::remember);
    connect(m_coach, &CoachPanel::fitted, this, &MessageLine::shareLines);
    connect(&board, &BoardWidget::pitHovered, this, [this](std::optional<rules::Pit> pit) {
        m_hovered = pit;
        refresh();
    });
    refresh();
}

void MessageLine::updateLook()
{
    MessageStrip::updateLook();
    m_coach->setLines(textLines());
    for (ElidedLabel* label : {caption(), m_note})
        label->setContentsMargins(px(kPhrasePadding), 0, 0, 0); // all texts begin at the same place
    m_mark->setPixmap(
        themedIcon(QStringLiteral("comment")).pixmap(QSize(currentMetrics().icon(), currentMetrics().icon())));
}

void MessageLine::refresh()
{
    caption()->setText(captionText());
    m_note->setText(note());
    m_mark->setToolTip(m_said.isEmpty() ? tr("Here you can read again what the coach said and what you asked for.")
                                        : m_said.join(u'\n'));
    shareLines();
}

/// The coach begins at the left, like every text. If it needs all lines, it says itself whose turn it is. Other texts,
/// such as a result or a refusal, hide such a coach.
void MessageLine::shareLines()
{
    const QString turn = hasMessage() ? QString() : captionText();
    m_coach->setHeading(!turn.isEmpty() && turn.back().isLetterOrNumber() ? turn + u'.' : turn);
    const bool leavesLine =
        m_coach->leavesLine() && caption()->sizeHint().width() <= m_coach->width() && m_note->text().isEmpty();
    const bool isCoachShown = !m_coach->text().isEmpty() && (leavesLine || !hasMessage());
    caption()->setLines(isCoachShown || !m_note->text().isEmpty() ? 1 : 2);
    caption()->setVisible(!isCoachShown || m_coach->leavesLine());
    m_note->setVisible(!isCoachShown && !m_note->text().isEmpty());
    m_coach->setVisible(isCoachShown);
}

/// Whether the texts say more than whose turn it is and the pit under the pointer.
bool MessageLine::hasMessage() const
{
    return captionText() != m_controller.status();
}

void MessageLine::setTip(const QString& tip, int ms)
{
    m_tip = tip;
    m_tip.isEmpty() ? m_tipTime.stop() : m_tipTime.start(ms);
    refresh();
}

void MessageLine::showMessage(const QString& text)
{
    remember(text);
    setTip(text, kSaidMs);
}

void MessageLine::remember(const QString& text)
{
    if (text.isEmpty())
        return;
    m_said.prepend(text);
    m_said = m_said.mid(0, kRemembered);
    refresh();
}

void MessageLine::setResultBeside(bool isBeside)
{
    if (isBeside == std::exchange(m_isResultBeside, isBeside))
        return;
    refresh();
}

QString MessageLine::reasonOf(const rules::Outcome& outcome) const
{
    const QString reason = PlayerText::reasonOf(m_match.spec(), outcome);
    return outcome.reason == rules::EndReason::Resignation && m_match.canUndo()
               ? reason + u' ' + tr("“Take back” continues the game.")
               : reason;
}

QString MessageLine::captionText() const
{
    const DisplayedGame& shown = m_controller.shown();
    if (!m_tip.isEmpty() && m_controller.awaited() != GameController::Awaited::Guess) // it would hide the question
        return m_tip;
    if (shown.isLookingBack()) {
        const QString key = Actions::shortcutText(m_actions.at(ActionId::LatestMove));
        const auto plies = static_cast<std::size_t>(shown.plies());
        if (plies == 0)
            return tr("Looking back at the start. %1 returns to the game.", "a key").arg(key);
        const auto numberAt = [&shown](std::size_t ply) {
            return QString::number(notation::moveNumberAt(shown.history(), ply));
        };
        const rules::Side mover = shown.history().positionAt(plies - 1).sideToMove();
        return tr("Move %1 of %2 (%3). %4 returns to the game.", "number, how many, who played it, a key")
            .arg(numberAt(plies), numberAt(shown.history().plies().size()), PlayerText::nameOf(m_match.spec(), mover),
                 key);
    }
    if (const auto outcome = shown.outcome()) {
        if (m_isResultBeside)
            return reasonOf(*outcome);
        const QString result = PlayerText::resultOf(m_match.spec(), *outcome);
        return PlayerText::isByStones(*outcome)
                   ? QStringLiteral("%1 · %2 : %3").arg(result).arg(outcome->score[0]).arg(outcome->score[1])
                   : result;
    }
    if (m_match.isPaused()) // a notice says so
        return {};
    if (const auto by = m_match.pendingDrawOffer())
        return tr("%1 offers a draw.", "a player's name").arg(PlayerText::nameOf(m_match.spec(), *by));
    if (m_controller.awaited() == GameController::Awaited::Guess)
        return tr("Where will the last one fall? Choose the place; ↑ and ↓ change the row.");
    if (m_controller.awaited() == GameController::Awaited::Confirm)
        return tr("Choose it again to play it.");
    if (const auto guessed = m_controller.guessed())
        return *guessed ? tr("Right.")
                        : tr("No. The last one falls here: %1.", "a place")
                              .arg(PlaceText::nameOf(shown.history().setup().game(), m_controller.lastPlace(),
                                                     m_match.spec().onlyPerson()));
    if (m_controller.isHintComing())
        return tr("Looking for the best move…");
    return m_controller.status();
}

QString MessageLine::note() const
{
    const DisplayedGame& shown = m_controller.shown();
    // The result has priority: the pointer still rests on the pit of the last move.
    if (const auto outcome = shown.outcome(); outcome && !shown.isLookingBack())
        return m_isResultBeside ? QString() : reasonOf(*outcome);
    if (m_hovered && !m_board.isAnimating())
        return PlaceText::toolTip(shown.history().setup().game(), shown.position().board(), *m_hovered);
    return {};
}

} // namespace qumalaq::desktop

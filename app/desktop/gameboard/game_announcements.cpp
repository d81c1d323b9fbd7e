// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/game_announcements.h"

#include "app/desktop/gameboard/board_announcements.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/text/clock_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/turn_text.h"
#include "app/desktop/ui/announcer.h"

#include <QStringList>
#include <QWidget>

#include <utility>

namespace qumalaq::desktop {

using rules::Side;
using Part = AnnouncementText::Part;

GameAnnouncements::GameAnnouncements(const session::Match& match, const GameController& controller, QWidget& page)
    : QObject(&page)
    , m_match(match)
    , m_controller(controller)
    , m_shown(controller.shown())
    , m_page(page)
{
    connect(&m_shown, &DisplayedGame::started, this, &GameAnnouncements::onStarted);
    connect(&m_shown, &DisplayedGame::moveLanded, this, &GameAnnouncements::onMoveLanded);
    connect(&m_shown, &DisplayedGame::moveTakenBack, this, [this](int, rules::Move move) {
        if (m_takenBack.empty()) // all of them together
            QMetaObject::invokeMethod(this, &GameAnnouncements::announceTakenBack, Qt::QueuedConnection);
        m_takenBack.push_back(move);
    });
    connect(&controller, &GameController::changed, this, &GameAnnouncements::onChanged);
    if (match.hasGame())
        onStarted();
}

bool GameAnnouncements::handles(ActionId command)
{
    return command == ActionId::SayClocks || command == ActionId::SayMove || BoardAnnouncements::handles(command);
}

void GameAnnouncements::run(ActionId command)
{
    QString text;
    if (command == ActionId::SayLast)
        text = Announcer::of(m_page).repeat();
    else if (command == ActionId::SayClocks)
        text = clocks();
    else if (command == ActionId::Replay || command == ActionId::SayMove)
        text = lastMove();
    else if (command == ActionId::SayBoard && m_shown.outcome() && !m_shown.isLookingBack())
        text =
            BoardAnnouncements::answer(command, m_controller.board(), m_shown.position(), addressee()) + u' ' + news();
    else
        text = BoardAnnouncements::answer(command, m_controller.board(), m_shown.position(), addressee());
    if (command != ActionId::SayLast)
        announce(m_page, text, Announcer::Kind::Answer);
    Q_EMIT answerGiven(text);
    Q_EMIT announced(text);
}

QString GameAnnouncements::lastMove() const
{
    return m_shown.plies() == 0 ? tr("The start of the game.") : moveAt(m_shown.plies() - 1, Part::Whole);
}

QString GameAnnouncements::moveAt(int ply, Part part) const
{
    return AnnouncementText::move(m_shown.history(), static_cast<std::size_t>(ply), Announcer::of(m_page).verbosity(),
                                  part);
}

Side GameAnnouncements::addressee() const
{
    return m_match.spec().onlyPerson().value_or(m_shown.position().sideToMove());
}

/// Announcements of an earlier game would confuse, so drop them.
void GameAnnouncements::onStarted()
{
    Announcer::of(m_page).drop();
    m_lookedAt.reset();
    m_news.clear();
    m_wasStopped = false;
    m_takenBack.clear();
    announceGame();
}

/// One's own side and the turn come first.
void GameAnnouncements::announceGame()
{
    if (!m_match.hasGame())
        return;
    const auto person = m_match.spec().onlyPerson();
    const auto nameOf = [this](Side side) { return PlayerText::nameOf(m_match.spec(), side); };
    QStringList parts = {m_shown.outcome() ? news() : m_controller.status() + u'.',
                         GameText::nameOf(m_shown.history().setup().game()) + u'.'};
    if (person) {
        const Side opponent = rules::opponentOf(*person);
        if (nameOf(opponent) != GameText::sideName(opponent) && !parts.first().contains(nameOf(opponent)))
            parts.append(nameOf(opponent) + u'.');
        parts.prepend(*person == Side::South ? tr("You are First.") : tr("You are Second."));
    } else if (nameOf(Side::South) != GameText::sideName(Side::South)
               || nameOf(Side::North) != GameText::sideName(Side::North)) {
        parts.append(
            tr("First: %1. Second: %2.", "names of the players").arg(nameOf(Side::South), nameOf(Side::North)));
    }
    if (m_shown.plies() > 0 && !m_shown.outcome())
        parts.prepend(tr("Back in the game.") + u' ' + lastMove());
    announce(m_page, parts.join(u' '), Announcer::Kind::State);
}

void GameAnnouncements::announceResumed()
{
    announce(m_page, tr("The game goes on.") + u' ' + m_controller.status() + u'.', Announcer::Kind::State);
}

void GameAnnouncements::announceTakenBack()
{
    QStringList names;
    const rules::GameId game = m_shown.history().setup().game();
    for (auto move = m_takenBack.rbegin(); move != m_takenBack.rend(); ++move)
        names.append(PlaceText::nameOf(game, move->from, m_match.spec().onlyPerson()));
    m_takenBack.clear();
    if (!names.isEmpty()) // no new game was begun
        announce(m_page,
                 tr("Taken back: %1.", "the pits of moves").arg(names.join(QStringLiteral(", "))) + u' '
                     + m_controller.status() + u'.',
                 Announcer::Kind::State);
}

QString GameAnnouncements::news() const
{
    if (const auto outcome = m_shown.outcome()) {
        if (!PlayerText::isByStones(*outcome))
            return QStringLiteral("%1 %2.").arg(PlayerText::reasonOf(m_match.spec(), *outcome),
                                                PlayerText::resultOf(m_match.spec(), *outcome));
        return tr("%1. First %2, Second %3. %4", "who wins, stones, stones, why")
            .arg(PlayerText::resultOf(m_match.spec(), *outcome), QString::number(outcome->score[0]),
                 QString::number(outcome->score[1]), PlayerText::reasonOf(m_match.spec(), *outcome));
    }
    if (const auto by = m_match.pendingDrawOffer())
        return tr("%1 offers a draw.", "a player's name").arg(PlayerText::nameOf(m_match.spec(), *by));
    return {};
}

void GameAnnouncements::onChanged()
{
    const std::optional<int> lookedAt = m_shown.isLookingBack() ? std::optional(m_shown.plies()) : std::nullopt;
    if (lookedAt != std::exchange(m_lookedAt, lookedAt)) {
        announce(m_page, lookedAt ? lastMove() : tr("Back in the game.") + u' ' + m_controller.status() + u'.',
                 Announcer::Kind::State);
    }
    if (lookedAt)
        return;
    const bool isStopped = m_shown.outcome() || m_match.isPaused(); // a notice says that the clocks are stopped
    const QString now = news();
    if (now != std::exchange(m_news, now))
        announce(m_page, now, m_shown.outcome() ? Announcer::Kind::Event : Announcer::Kind::State);
    if (std::exchange(m_wasStopped, isStopped) && !isStopped)
        announceResumed();
}

QString GameAnnouncements::clocks() const
{
    const auto left = m_shown.timeLeft();
    if (!left)
        return tr("There is no clock.");
    QStringList parts;
    for (const Side side : rules::kBothSides)
        parts.append(QStringLiteral("%1: %2").arg(PlayerText::nameOf(m_match.spec(), side),
                                                  ClockText::spoken((*left)[rules::indexOf(side)])));
    return parts.join(QStringLiteral(". "));
}

/// Announces the move, the person's own one briefly, and anything unusual about the next turn. While another page is
/// shown, only that it is the person's turn.
void GameAnnouncements::onMoveLanded(int ply)
{
    if (!m_page.isVisible()) {
        if (!m_shown.outcome() && m_match.spec().onlyPerson() == m_shown.position().sideToMove())
            announce(m_page, tr("In the game it is your move."));
        return;
    }
    const auto person = m_match.spec().onlyPerson();
    const bool isOwn = person == m_shown.history().positionAt(static_cast<std::size_t>(ply)).sideToMove();
    QString text = moveAt(ply, isOwn ? Part::Brief : Part::Whole);
    if (const QString note = TurnText::of(m_shown.history(), person); !note.isEmpty()) {
        Q_EMIT turnAnnounced(note);
        text += u' ' + note + u'.';
    }
    announce(m_page, text);
    Q_EMIT announced(text);
}

} // namespace qumalaq::desktop

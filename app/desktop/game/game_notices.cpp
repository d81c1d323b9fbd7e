// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_notices.h"

#include "app/desktop/game/game_session.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/page.h"

#include <QDir>

#include <utility>

namespace qumalaq::desktop {

using rules::Side;
using session::Match;

namespace {

QString leaveText()
{
    return GameNotices::tr("Leave this game and begin another one?");
}

} // namespace

GameNotices::GameNotices(Match& match, GameSession& gameSession, NoticeBar& notices, const Page& page, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_gameSession(gameSession)
    , m_notices(notices)
    , m_page(page)
{
    connect(&m_match, &Match::started, this, &GameNotices::forgetDraw);
    connect(&m_match, &Match::finished, this, &GameNotices::forgetDraw);
    connect(&m_match, &Match::drawOffered, this, &GameNotices::onDrawOffered);
    connect(&m_match, &Match::drawDeclined, this, &GameNotices::forgetDraw);
    connect(&m_match, &Match::started, this, &GameNotices::forgetEnd);
    connect(&m_match, &Match::finished, this, &GameNotices::forgetEnd);
    connect(&m_match, &Match::moveMade, this, [this](int ply) { // that of an opponent elsewhere leaves the question
        if (m_match.player(m_match.history().positionAt(static_cast<std::size_t>(ply)).sideToMove()).isPerson())
            forgetEnd();
        if (!m_match.pendingDrawOffer())
            forgetDraw();
    });
    connect(&m_match, &Match::moveTakenBack, this, &GameNotices::forgetEnd);
    connect(&m_match, &Match::moveTakenBack, this, &GameNotices::forgetDraw);
    connect(&m_match, &Match::pauseChanged, this, &GameNotices::onPauseChanged);
    connect(&m_gameSession, &GameSession::setAsideChanged, this, &GameNotices::onSetAsideChanged);
    if (const auto by = m_match.hasGame() ? m_match.pendingDrawOffer() : std::nullopt)
        onDrawOffered(*by);
    if (m_match.hasGame())
        onPauseChanged();
    if (m_gameSession.setAside())
        onSetAsideChanged();
}

void GameNotices::setFarSide(std::optional<Side> side)
{
    m_farSide = side;
    m_notices.updateRotation();
}

void GameNotices::forgetDraw()
{
    m_notices.remove(NoticeId::DrawOffer);
}

void GameNotices::forgetEnd()
{
    m_notices.remove(NoticeId::BeforeEnd);
}

void GameNotices::resign(Side side)
{
    const auto text = [this, side] {
        const session::MatchSpec& spec = m_match.spec();
        if (!spec.onlyPerson())
            return tr("%1, do you resign?", "a name").arg(PlayerText::nameOf(spec, side));
        return spec.isRated ? tr("Resign this rated game?") : tr("Resign this game?");
    };
    ask(NoticeId::BeforeEnd, side, text,
        {{[] { return tr("&Resign", "the game ends"); }, [this, side] { m_match.resign(side); }},
         {.text = [] { return tr("Go &on", "the game does not end"); },
          .act = [this] { Q_EMIT resumed(); },
          .isPrimary = true,
          .isCancel = true}});
}

void GameNotices::rematch()
{
    const auto rematch = [this] { m_gameSession.rematch(); };
    if (m_match.spec().hasRemote())
        return rematch(); // the other player is asked
    const bool isPlayedForTime = m_match.timeLeft() && !m_match.outcome() && !m_match.history().plies().empty()
                                 && m_match.player(Side::South).isPerson() && m_match.player(Side::North).isPerson();
    if (!isPlayedForTime)
        return beginOther(m_match, m_notices, rematch);
    ask(
        NoticeId::BeforeEnd, m_match.history().position().sideToMove(),
        [] { return tr("Begin another game? This one is kept in the library."); }, yesAndNo(rematch));
}

void GameNotices::beginOther(Match& match, NoticeBar& notices, std::function<void()> begin)
{
    const auto own = match.hasGame() && !match.outcome() ? match.spec().onlyPerson() : std::nullopt;
    const bool isOnTwoComputers = own && match.remote();
    const auto hasMoved = [&game = match.history()](Side side) {
        std::size_t ply = 0;
        while (ply < game.plies().size() && game.positionAt(ply).sideToMove() != side)
            ++ply;
        return ply < game.plies().size();
    };
    if (!isOnTwoComputers && !(own && match.spec().isRated && hasMoved(*own)))
        return begin();
    const auto act = [&match, own, isOnTwoComputers, begin = std::move(begin)] {
        if (!isOnTwoComputers)
            match.resign(*own);
        begin();
    };
    notices.put(
        {.id = NoticeId::BeforeEnd,
         .kind = Notice::Kind::Question,
         .text = isOnTwoComputers ? leaveText : [] { return tr("Resign this rated game and begin another one?"); },
         .answers = yesAndNo(act),
         .takesFocus = true});
}

std::vector<Notice::Answer> GameNotices::yesAndNo(std::function<void()> act)
{
    return {{[] { return tr("&Yes", "the game ends"); }, std::move(act)},
            {.text = [] { return tr("N&o", "the game does not end"); }, .isPrimary = true, .isCancel = true}};
}

void GameNotices::ask(NoticeId id, Side side, std::function<QString()> text, std::vector<Notice::Answer> answers)
{
    // The player across the table reads the notice upside down.
    m_notices.put({.id = id,
                   .kind = Notice::Kind::Question,
                   .text = std::move(text),
                   .answers = std::move(answers),
                   .takesFocus = id == NoticeId::BeforeEnd,
                   .page = &m_page,
                   .isRotated = [this, side] { return m_farSide == side; }});
}

void GameNotices::onDrawOffered(Side by)
{
    const Side asked = rules::opponentOf(by);
    // The computer answers by itself.
    if (!m_match.player(asked).isPerson())
        return;
    ask(NoticeId::DrawOffer, asked,
        [this, by, asked] {
            return tr("%1 offers a draw. %2, do you accept?", "two names")
                .arg(PlayerText::nameOf(m_match.spec(), by), PlayerText::nameOf(m_match.spec(), asked));
        },
        {{[] { return tr("&Accept", "a draw"); }, [this] { m_match.acceptDraw(); }},
         {.text = [] { return tr("&Decline", "a draw"); },
          .act = [this] { m_match.declineDraw(); },
          .isPrimary = true,
          .isCancel = true}});
}

void GameNotices::onPauseChanged()
{
    if (!m_match.isPaused()) {
        m_notices.remove(NoticeId::Pause);
        return;
    }
    if (m_notices.contains(NoticeId::Pause))
        return;
    const auto goOn = [this] {
        m_match.setPaused(false);
        Q_EMIT resumed();
    };
    m_notices.put({.id = NoticeId::Pause,
                   .kind = Notice::Kind::Question,
                   .text = [this] { return (textOfSetAside() + u' ' + tr("The clocks are stopped.")).trimmed(); },
                   .answers = {{[] { return tr("Continue", "with the game after a pause"); }, goOn, true}},
                   .page = &m_page});
}

QString GameNotices::textOfSetAside() const
{
    const auto spec = m_gameSession.setAside();
    if (!spec)
        return {};
    const QString file = QDir::toNativeSeparators(m_gameSession.fileOfSetAside());
    return file.isEmpty() ? setAsideText(*spec)
                          : tr("Your last game could not be saved in the library. It is in the file %1.").arg(file);
}

void GameNotices::onSetAsideChanged()
{
    if (!m_gameSession.setAside()) {
        m_notices.remove(NoticeId::GameSetAside);
        return;
    }
    const auto goBack = [this] { beginOther(m_match, m_notices, [this] { m_gameSession.returnToSetAside(); }); };
    m_notices.put({.id = NoticeId::GameSetAside,
                   .text = [this] { return textOfSetAside(); },
                   .answers = {{[] { return tr("&Return to it now", "to a game; not after the next move"); }, goBack}},
                   .page = &m_page});
}

QString GameNotices::setAsideText(const session::MatchSpec& spec)
{
    const rules::GameId game = spec.setup.game();
    const QString name =
        game == rules::GameId::Togyzqumalaq ? QString() : GameText::nameOf(game) + QStringLiteral(". ");
    for (const session::Player& player : spec.players) {
        if (!player.isComputer())
            continue;
        if (player.character != ai::Character::None)
            return name
                   + tr("Your game against %1 was set aside in the library.", "the name of a computer player")
                         .arg(GameText::characterName(player.character));
        return name + tr("Your game against level %1 was set aside in the library.").arg(player.level);
    }
    return name
           + tr("The game %1 – %2 was set aside in the library.", "two names")
                 .arg(PlayerText::nameOf(spec, Side::South), PlayerText::nameOf(spec, Side::North));
}

} // namespace qumalaq::desktop

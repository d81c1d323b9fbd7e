// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_session.h"

#include "core/ai/characters.h"
#include "core/session/record_of_match.h"
#include "core/storage/set_aside.h"

#include <QRandomGenerator>

#include <utility>

namespace qumalaq::desktop {

using rules::Side;
using session::Match;
using session::MatchJournal;
using session::MatchSpec;
using session::Player;

GameSession::GameSession(Match& match, QObject* parent) : QObject(parent), m_match(match), m_learnerGames(match)
{
    connect(&m_match, &Match::finished, this, &GameSession::onFinished);
    connect(&m_match, &Match::reopened, this, &GameSession::onReopened);
    connect(&m_match, &Match::moveMade, this, &GameSession::onMoveMade);
    connect(&m_archive, &GameArchive::storingFailed, this, &GameSession::setAsideChanged);
}

GameSession::~GameSession()
{
    // Its signals must not reach a partly destroyed game session.
    m_match.disconnect(this);
}

void GameSession::setJournal(const QString& journal)
{
    m_journal = journal;
    if (!journal.isEmpty()) {
        const storage::OpenedFile opening = MatchJournal::prepare(journal);
        Q_EMIT journalOpened(journal, opening);
        const auto content = MatchJournal::read(journal);
        const bool isPlayed = content && !content->record.history().plies().empty();
        if (opening.isReadOnly())
            m_journal.clear();
        else if (isPlayed && (!content->isUnfinished() || m_match.hasGame()))
            // The program was killed just after the end of the game, or another game has started already.
            (void)storage::setAside(journal);
        m_archive.recover(journal);
    }
    (void)m_match.setJournal(m_journal);
}

/// The unfinished game in the journal, also before its first move, unless a game is running.
std::optional<session::JournalContent> GameSession::unfinished() const
{
    if (m_match.hasGame() || m_journal.isEmpty())
        return std::nullopt;
    auto content = MatchJournal::read(m_journal);
    return content && content->isUnfinished() ? std::optional(std::move(*content)) : std::nullopt;
}

std::optional<session::JournalContent> GameSession::kept() const
{
    auto content = unfinished();
    const bool isOffered = content && !content->record.history().plies().empty() && !content->record.spec().hasRemote();
    return isOffered ? std::move(content) : std::nullopt;
}

bool GameSession::resume()
{
    return kept() && m_match.resume(m_journal);
}

bool GameSession::resumeRemote()
{
    const auto content = unfinished();
    return content && content->record.spec().hasRemote() && m_match.resume(m_journal);
}

bool GameSession::resume(const notation::GameRecord& record)
{
    const auto game = session::toSuspendedGame(record);
    if (!game)
        return false;
    m_setAside = setCurrentGameAside();
    m_tally.restart();
    resumeArchived(*game, m_archive.find(*game));
    m_match.setPaused(true); // until the players are ready
    return true;
}

MatchSpec GameSession::specOf(const NewGameChoice& choice)
{
    MatchSpec spec;
    spec.setup = choice.setup;
    spec.clock = choice.clock;
    if (choice.opponent == NewGameChoice::Opponent::Person) {
        for (const Side side : rules::kBothSides)
            spec.players[indexOf(side)].name = choice.names[indexOf(side)];
        return spec;
    }
    Side own = choice.ownSide == NewGameChoice::OwnSide::North ? Side::North : Side::South;
    if (choice.ownSide == NewGameChoice::OwnSide::Random)
        own = QRandomGenerator::global()->bounded(2) == 0 ? Side::South : Side::North;
    spec.players[indexOf(own)].name = choice.ownName;
    Player& computer = spec.players[indexOf(opponentOf(own))];
    computer.kind = Player::Kind::Computer;
    computer.level = choice.level;
    if (ai::hasCharacters(choice.setup.game()))
        computer.character = choice.character;
    return spec;
}

void GameSession::start(const MatchSpec& spec)
{
    auto before = setCurrentGameAside();
    m_tally.restart();
    begin([&] { m_match.start(spec); }, std::move(before));
}

void GameSession::start(const NewGameChoice& choice)
{
    const NewGameChoice chosen = m_learnerGames.withLevel(choice);
    MatchSpec spec = specOf(chosen);
    if (spec.onlyPerson()) {
        spec.learner = m_learnerGames.learner().id;
        spec.isRated = chosen.isRated && !spec.learner.isEmpty();
    }
    start(spec);
    m_choice = chosen;
}

void GameSession::start(NewGameChoice choice, const rules::GameSetup& setup, const rules::AnyPosition& position,
                        Side own)
{
    choice = m_learnerGames.withLevel(choice);
    choice.setup = setup;
    choice.ownSide = own == Side::North ? NewGameChoice::OwnSide::North : NewGameChoice::OwnSide::South;
    MatchSpec spec = specOf(choice);
    if (position != rules::AnyPosition(setup))
        spec.start = position;
    start(spec);
}

void GameSession::start(const session::SuspendedGame& game)
{
    if (m_match.hasGame() && m_match.startedAt() == game.startedAt) {
        m_match.resume(game);
        if (!m_match.outcome())
            takeOutOfArchive(); // it was left, and goes on
        return;
    }
    auto before = setCurrentGameAside();
    const auto& players = game.record.spec().players;
    const auto& last = m_match.spec().players;
    if (m_match.hasGame() && players[0] == last[1] && players[1] == last[0])
        m_tally.swapSides();
    else
        m_tally.restart();
    begin([&] { m_match.resume(game); }, std::move(before));
}

bool GameSession::endRemote()
{
    const auto content = unfinished();
    const bool isRemote =
        content ? content->record.spec().hasRemote() : m_match.hasGame() && m_match.spec().hasRemote();
    if (!isRemote || m_ticket)
        return false;
    (void)setCurrentGameAside();
    return m_ticket.has_value();
}

void GameSession::rematch()
{
    if (m_match.spec().hasRemote()) {
        if (m_askForRematch)
            (void)m_askForRematch();
        return;
    }
    auto before = setCurrentGameAside();
    m_tally.swapSides();
    MatchSpec spec = m_match.spec().withSidesChanged();
    NewGameChoice choice = m_choice;
    if (const auto person = spec.onlyPerson(); person && (choice.adaptsLevel || spec.isRated)) {
        Player& computer = spec.players[indexOf(opponentOf(*person))];
        choice.setup = spec.setup;
        choice.level = computer.level;
        choice.adaptsLevel = true;
        choice.isRated = spec.isRated;
        choice = m_learnerGames.withLevel(choice);
        if (choice.level != std::exchange(computer.level, choice.level))
            m_tally.restart(); // another opponent
    }
    begin([&] { m_match.start(spec); }, std::move(before));
    m_choice = choice;
}

std::optional<MatchSpec> GameSession::setAside() const
{
    return m_setAside ? std::optional(m_setAside->game.record.spec()) : std::nullopt;
}

QString GameSession::fileOfSetAside() const
{
    return m_setAside ? m_archive.fileNotStored(m_setAside->ticket) : QString();
}

void GameSession::returnToSetAside()
{
    if (!m_setAside)
        return;
    const SetAside back = *std::exchange(m_setAside, std::nullopt);
    m_setAside = setCurrentGameAside();
    m_tally = back.tally;
    resumeArchived(back.game, back.ticket);
}

void GameSession::close()
{
    if (m_journal.isEmpty())
        (void)setCurrentGameAside();
}

/// Archives the current game, or the one in the journal. None if no move was made, or if the game is over or was left
/// and so archived already. None also for a game on two computers, which one of them cannot continue.
std::optional<GameSession::SetAside> GameSession::setCurrentGameAside()
{
    const bool wasLeft = m_match.hasGame() && m_match.spec().hasRemote() && m_ticket;
    session::SuspendedGame game;
    if (const auto content = unfinished(); content && !content->record.history().plies().empty())
        game = {content->record, content->startedAt, storage::setAside(m_journal).value_or(QString())};
    else if (m_match.hasGame() && !m_match.outcome() && !m_match.history().plies().empty() && !wasLeft)
        game = m_match.suspend();
    else
        return std::nullopt;
    const GameArchive::Ticket ticket = archive(game);
    if (game.record.spec().hasRemote()) {
        m_ticket = ticket;
        return std::nullopt;
    }
    return SetAside{game, ticket, m_tally};
}

void GameSession::begin(const std::function<void()>& startMatch, std::optional<SetAside> before)
{
    m_choice = {};
    m_ticket.reset();
    m_tally.nextGame();
    startMatch();
    // If the current game has no move, the game set aside before it stays available.
    if (before) {
        m_setAside = std::move(before);
        Q_EMIT setAsideChanged();
    }
}

/// Continues a game that is in the archive.
void GameSession::resumeArchived(const session::SuspendedGame& game, GameArchive::Ticket ticket)
{
    m_choice = {};
    m_ticket = ticket;
    m_archive.writeResumeMarker(ticket);
    m_match.resume(game);
    takeOutOfArchive();
    Q_EMIT setAsideChanged();
}

void GameSession::onFinished(const rules::Outcome& outcome)
{
    m_tally.add(outcome);
    if (!m_match.history().plies().empty())
        m_ticket = archive(m_match.suspend());
}

void GameSession::onReopened()
{
    m_tally.takeBack();
    if (m_ticket)
        m_archive.writeResumeMarker(*m_ticket);
    if (!m_journal.isEmpty())
        (void)m_match.setJournal(m_journal);
    takeOutOfArchive();
}

/// The offer ends with the first move in the new game; the start page still has the old one.
void GameSession::onMoveMade(int ply)
{
    const Side mover = m_match.history().positionAt(static_cast<std::size_t>(ply)).sideToMove();
    if (m_setAside && !m_match.player(mover).isComputer()) {
        m_setAside.reset();
        Q_EMIT setAsideChanged();
    }
}

GameArchive::Ticket GameSession::archive(const session::SuspendedGame& game)
{
    // The archived earlier state of this game is not a game of its own.
    if (m_ticket)
        m_archive.takeBack(*m_ticket);
    m_ticket.reset();
    return m_archive.put(game);
}

/// The current game continues. Unless it is journalled, its earlier state stays in the archive.
void GameSession::takeOutOfArchive()
{
    if (!m_ticket || !m_match.isJournalWritten())
        return;
    m_archive.takeBack(*m_ticket);
    m_ticket.reset();
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/learner_games.h"

#include "core/ai/levels.h"
#include "core/library/library_service.h"
#include "core/session/match.h"
#include "core/session/record_of_match.h"

#include <QDate>
#include <QRandomGenerator>

#include <algorithm>
#include <iterator>

namespace qumalaq::desktop {

using library::LevelGame;
using library::LibraryService;
using rules::GameId;

namespace {

/// Only recent games count, so that the level adapts quickly.
constexpr std::ptrdiff_t kLastGames = 20;
/// Half of the usual distance between two levels: a player who is stronger by it wins three games of five.
constexpr double kLittleStronger = 80.0;
/// Rating deviation assumed before the first game.
constexpr double kFirstDeviation = 350.0;

std::vector<ai::LevelResult> resultsOf(const std::vector<LevelGame>& games, GameId game, bool isRated)
{
    std::vector<ai::LevelResult> results;
    for (const LevelGame& one : games) {
        if (one.game == game && one.level <= ai::kLevelCount && (one.isRated || !isRated))
            results.push_back({one.level, one.score()});
    }
    return results;
}

} // namespace

LearnerGames::LearnerGames(const session::Match& match, QObject* parent) : QObject(parent)
{
    connect(&match, &session::Match::finished, this, [this, &match] { onFinished(match); });
    connect(&match, &session::Match::reopened, this, [this] {
        std::erase_if(m_all, [this](const LevelGame& game) { return game.key == m_finished; });
        select();
    });
}

void LearnerGames::setLibrary(LibraryService& library)
{
    m_library = &library;
    connect(&library, &LibraryService::changed, this, &LearnerGames::read);
    connect(&library, &LibraryService::levelGamesRead, this, [this](const std::vector<LevelGame>& games) {
        if (++m_answered < m_awaited)
            return;
        m_all = games;
        select();
    });
}

void LearnerGames::read()
{
    ++m_asked;
    m_library->readLevelGames();
}

void LearnerGames::setLearner(const Learner& learner)
{
    if (learner == m_learner)
        return;
    m_learner = learner;
    select();
}

void LearnerGames::select()
{
    m_games.clear();
    const std::string id = m_learner.id.toStdString();
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(m_games), [this, &id](const LevelGame& game) {
        return game.learner.empty() ? m_learner.isAlone : game.learner == id;
    });
    Q_EMIT changed();
}

/// The library has the game a little later, and then it is read from there.
void LearnerGames::onFinished(const session::Match& match)
{
    const session::MatchSpec& spec = match.spec();
    const auto person = spec.onlyPerson();
    if (!person || spec.learner.isEmpty() || spec.start || spec.setup != rules::GameSetup(spec.setup.game()))
        return;
    const session::Player& computer = spec.players[rules::indexOf(rules::opponentOf(*person))];
    if (!computer.isComputer() || computer.character != ai::Character::None || match.history().plies().empty())
        return;
    const notation::GameRecord record = session::toRecord(match);
    LevelGame game;
    game.key = m_finished = library::gameKey(record);
    game.game = spec.setup.game();
    game.level = computer.level;
    game.person = *person;
    game.result = notation::resultOf(*match.outcome());
    const QDate today = QDate::currentDate();
    game.date = (today.year() * 100 + today.month()) * 100 + today.day();
    for (const rules::Move move : record.moves())
        game.addMove(move);
    game.seconds = QByteArrayView(record.tag(notation::timeTagOf(*person))).toInt();
    game.learner = spec.learner.toStdString();
    game.isRated = spec.isRated;
    m_all.push_back(game);
    m_awaited = m_asked + 1;
    select();
}

ai::PlayerRating LearnerGames::rating(GameId game) const
{
    return ai::ratingOf(game, resultsOf(m_games, game, true));
}

double LearnerGames::strength(GameId game, int level) const
{
    const auto results = resultsOf(m_games, game, false);
    const auto first = results.size() > kLastGames ? results.end() - kLastGames : results.begin();
    ai::PlayerRating before;
    const ai::PlayerRating known = rating(game);
    before.value = known.games >= ai::kFewestRatedGames
                       ? known.value
                       : *ai::levelRating(game, std::clamp(level, 1, ai::highestRatedLevel(game)));
    before.deviation = kFirstDeviation;
    return ai::ratingOf(game, std::vector(first, results.end()), before).value;
}

int LearnerGames::levelNow(GameId game, int level) const
{
    return ai::nearestLevel(game, strength(game, level));
}

NewGameChoice LearnerGames::withLevel(NewGameChoice choice) const
{
    const GameId game = choice.setup.game();
    if (!choice.adaptsLevel || choice.opponent != NewGameChoice::Opponent::Computer || ai::highestRatedLevel(game) == 0)
        return choice;
    double opponent = strength(game, choice.level);
    auto* random = QRandomGenerator::global();
    if (choice.isRated)
        opponent += kLittleStronger * (random->bounded(3) - 1);
    choice.level = ai::levelFor(game, opponent, random->generateDouble());
    choice.character = ai::Character::None;
    return choice;
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/chaos/ledger.h"

#include "core/library/library.h"
#include "core/notation/tgk_writer.h"
#include "core/session/match_journal.h"
#include "core/session/record_of_match.h"
#include "tests/app/desktop/chaos/black_box.h"

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

/// Whether the library has the game with further moves: a study that goes on with a game is kept in its place.
bool hasLonger(const library::Library& library, const notation::GameRecord& record)
{
    const auto moves = record.moves();
    const auto ids = library.search({}, {});
    for (const library::StoredId id : ids.value()) {
        const auto game = library.record(id);
        const auto whole = (*game)->moves();
        if ((*game)->setup() == record.setup() && (*game)->start() == record.start()
            && (*game)->tag("White") == record.tag("White") && (*game)->tag("Black") == record.tag("Black")
            && whole.size() > moves.size() && std::equal(moves.begin(), moves.end(), whole.begin()))
            return true;
    }
    return false;
}

} // namespace

void Ledger::observe(const session::Match& match)
{
    using session::Match;
    const auto note = [this, &match] {
        if (match.history().plies().empty())
            m_games.erase(match.startedAt());
        else
            m_games.insert_or_assign(match.startedAt(), session::toRecord(match));
    };
    connect(&match, &Match::started, this, [this, &match, note] {
        // A game that is continued from the library starts again, with its moves.
        const auto moves = session::toRecord(match).moves();
        std::erase_if(m_games, [&moves](const auto& game) { return game.second.moves() == moves; });
        note();
    });
    connect(&match, &Match::moveMade, this, note);
    connect(&match, &Match::moveTakenBack, this, note);
    connect(&match, &Match::finished, this, note);
    connect(&match, &Match::reopened, this, note);
}

void Ledger::check(const QString& journal, const QString& library)
{
    const auto present = session::MatchJournal::read(journal);
    const auto stored = library::Library::open(library);
    if (!stored)
        black_box::fail(QStringLiteral("The library cannot be read: ") + stored.error().reason);
    auto games = std::exchange(m_games, {});
    for (auto& [startedAt, record] : games) {
        if (present && present->startedAt == startedAt) {
            if (session::toRecord(present->record).moves() != record.moves())
                black_box::fail(QStringLiteral("The journal has other moves than were played"));
            m_games.insert({startedAt, std::move(record)});
            continue;
        }
        const auto id = (*stored)->find(record);
        if (!id || (!*id && !hasLonger(**stored, record)))
            black_box::fail(QStringLiteral("A game is lost that began at %1:\n%2")
                                .arg(startedAt.toString(Qt::ISODateWithMs), QString::fromStdString(toTgk(record))));
        ++m_found;
    }
}

} // namespace qumalaq::desktop

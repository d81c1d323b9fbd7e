// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/record_of_match.h"

#include "core/ai/levels.h"
#include "core/notation/player_name.h"
#include "core/session/match.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <string_view>
#include <utility>

namespace qumalaq::session {

using notation::GameRecord;
using notation::GameResult;
using rules::EndReason;
using rules::History;
using rules::Outcome;
using rules::Side;

namespace {

/// The values of the tag `Termination`, those of PGN where it has one.
constexpr std::pair<EndReason, std::string_view> kTerminations[] = {
    {EndReason::Resignation, "resignation"},
    {EndReason::Agreement, "agreement"},
    {EndReason::Time, "time forfeit"},
    {EndReason::Repetition, "repetition"},
};

std::string tagOf(Side side, std::string_view what)
{
    return std::string(notation::nameTagOf(side)).append(what);
}

/// In PGN's form, in seconds: `300`, `300+3`. PGN cannot express a delay (Bronstein) or a handicap.
std::string timeControl(const ClockSpec& clock)
{
    using std::chrono::duration_cast;
    using std::chrono::seconds;
    if (clock.kind == ClockSpec::Kind::Bronstein || clock.main[0] != clock.main[1])
        return {};
    std::string text = std::to_string(duration_cast<seconds>(clock.main[0]).count());
    if (clock.increment > Milliseconds(0))
        text += '+' + std::to_string(duration_cast<seconds>(clock.increment).count());
    return text;
}

constexpr std::string_view kClockTag = "Clock";

std::string clockTag(const MatchRecord& played)
{
    const auto left = played.timeLeft();
    if (!left || played.outcome())
        return {};
    std::string text = toText(*played.spec().clock);
    for (const Milliseconds time : {(*left)[0], (*left)[1], played.turnLasted()})
        text += ' ' + std::to_string(time.count());
    return text;
}

Milliseconds timeUsed(const MatchRecord& played, Side side)
{
    Milliseconds used{0};
    for (std::size_t ply = 0; ply < played.spent().size(); ++ply) {
        if (played.history().positionAt(ply).sideToMove() == side)
            used += played.spent()[ply];
    }
    return used;
}

/// The time control of a record, and what has passed of it.
struct RecordedClock {
    ClockSpec spec;
    std::array<Milliseconds, 2> left{}; ///< [side]
    Milliseconds turnLasted{0};
};

std::optional<RecordedClock> parseTimeControl(const QString& text)
{
    static const QRegularExpression kForm(QStringLiteral("^(\\d{1,6})(?:\\+(\\d{1,4}))?$"));
    const auto match = kForm.match(text);
    RecordedClock clock;
    clock.spec.main.fill(std::chrono::seconds(match.captured(1).toInt()));
    clock.spec.increment = std::chrono::seconds(match.captured(2).toInt());
    clock.spec.kind = clock.spec.increment > Milliseconds(0) ? ClockSpec::Kind::Fischer : ClockSpec::Kind::SuddenDeath;
    clock.left = clock.spec.main;
    return match.hasMatch() && isValid(clock.spec) ? std::optional(clock) : std::nullopt;
}

std::optional<RecordedClock> parseClockTag(const QString& text)
{
    constexpr int kTimes = 3;
    const QStringList words = text.split(u' ');
    const auto spec = parseClock(words.mid(0, words.size() - kTimes).join(u' ').toStdString());
    if (!spec)
        return std::nullopt;
    std::array<Milliseconds, kTimes> times{};
    for (int i = 0; i < kTimes; ++i) {
        bool isNumber = false;
        times[static_cast<std::size_t>(i)] = Milliseconds(words[words.size() - kTimes + i].toInt(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return RecordedClock{*spec, {times[0], times[1]}, times[2]};
}

std::optional<Player> parsePlayer(const GameRecord& record, Side side)
{
    Player player;
    const std::string_view name = record.tag(notation::nameTagOf(side));
    if (record.tag(tagOf(side, "Type")) != "program") {
        player.name = QString::fromUtf8(name);
        return player;
    }
    const auto computer = notation::parseComputerName(name);
    const auto character = computer ? ai::characterById(computer->character) : std::nullopt;
    if (!computer || computer->level > ai::kLevelCount || (computer->level == 0 && !character))
        return std::nullopt; // of a later version
    player.kind = Player::Kind::Computer;
    if (character)
        player.character = *character;
    else
        player.level = computer->level;
    return player;
}

/// The time that the side used in all its moves, as the time of its last one.
std::optional<Milliseconds> timeOfLastMove(const RecordedClock& clock, Side side, int moves)
{
    const Milliseconds left = clock.left[indexOf(side)];
    Milliseconds spent = clock.spec.main[indexOf(side)] - left;
    if (clock.spec.kind == ClockSpec::Kind::Fischer)
        spent += moves * clock.spec.increment;
    else if (clock.spec.kind == ClockSpec::Kind::Bronstein && spent > Milliseconds(0))
        spent += clock.spec.increment;
    const bool isPossible = spent >= Milliseconds(0) && (moves > 0 || spent == Milliseconds(0));
    return isPossible && left > Milliseconds(0) ? std::optional(spent) : std::nullopt;
}

/// Plays the moves of the record's main line in a new match. None if they or their times are not possible.
std::optional<MatchRecord> played(const GameRecord& record, const MatchSpec& spec,
                                  const std::optional<RecordedClock>& clock)
{
    const History history = toHistory(record);
    const std::size_t plies = record.moves().size();
    if (history.plies().size() != plies)
        return std::nullopt;
    std::array<int, 2> counts{};
    for (std::size_t ply = 0; ply < plies; ++ply)
        ++counts[indexOf(history.positionAt(ply).sideToMove())];
    std::array<int, 2> rest = counts;
    MatchRecord match(spec);
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const Side side = history.positionAt(ply).sideToMove();
        std::optional<Milliseconds> spent = Milliseconds(0);
        if (clock && --rest[indexOf(side)] == 0)
            spent = timeOfLastMove(*clock, side, counts[indexOf(side)]);
        if (!spent || !match.isPossible(event::Played{history.plies()[ply].move, *spent}))
            return std::nullopt;
        match.apply(event::Played{history.plies()[ply].move, *spent});
    }
    if (clock) {
        if (match.timeLeft() != clock->left || !match.isPossible(event::TurnLasted{clock->turnLasted}))
            return std::nullopt;
        match.apply(event::TurnLasted{clock->turnLasted});
    }
    return match;
}

} // namespace

QString nameInRecord(const Player& player)
{
    if (!player.name.isEmpty() || !player.isComputer())
        return player.name.simplified();
    notation::ComputerName name;
    if (player.character == ai::Character::None)
        name.level = player.level;
    else
        name.character = ai::idOf(player.character);
    return QString::fromStdString(notation::toText(name));
}

std::array<QString, 2> namesInRecord(const MatchSpec& spec)
{
    return {nameInRecord(spec.players[0]), nameInRecord(spec.players[1])};
}

GameRecord toRecord(const MatchRecord& played, const QDateTime& startedAt)
{
    const MatchSpec& spec = played.spec();
    const std::optional<Outcome> outcome = played.outcome();
    GameRecord record = notation::toRecord(played.history());
    for (const Side side : rules::kBothSides) {
        const QString name = nameInRecord(spec.players[indexOf(side)]);
        if (!name.isEmpty())
            record.addTag(notation::nameTagOf(side), name.toStdString());
    }
    if (startedAt.isValid())
        record.addTag("Date", startedAt.toLocalTime().date().toString(u"yyyy.MM.dd").toStdString());
    if (const std::string control = spec.clock ? timeControl(*spec.clock) : std::string(); !control.empty())
        record.addTag("TimeControl", control);
    if (const std::string clock = clockTag(played); !clock.empty())
        record.addTag(kClockTag, clock);
    for (const Side side : rules::kBothSides) {
        const Player& player = spec.players[indexOf(side)];
        if (spec.clock && outcome) {
            const auto used = std::chrono::round<std::chrono::seconds>(timeUsed(played, side));
            record.addTag(notation::timeTagOf(side), std::to_string(used.count()));
        }
        if (player.isComputer()) {
            record.addTag(tagOf(side, "Type"), "program");
            if (player.character == ai::Character::None)
                record.addTag(tagOf(side, "Level"), std::to_string(player.level));
        }
    }
    if (!spec.learner.isEmpty())
        record.addTag(notation::kLearnerTag, spec.learner.toStdString());
    if (spec.isRated)
        record.addTag(notation::kRatedTag, "yes");
    record.setResult(outcome ? notation::resultOf(*outcome) : GameResult::Open);
    for (const auto& [reason, word] : kTerminations) {
        if (outcome && outcome->reason == reason)
            record.addTag("Termination", word);
    }
    return record;
}

GameRecord toRecord(const Match& match)
{
    return toRecord(match.record(), match.startedAt());
}

std::optional<SuspendedGame> toSuspendedGame(const GameRecord& record)
{
    const auto textOf = [&record](std::string_view tag) {
        const std::string_view text = record.tag(tag);
        return QString::fromUtf8(text);
    };
    if (record.result() != GameResult::Open || record.finalPosition().outcome() || record.moves().empty())
        return std::nullopt;
    MatchSpec spec;
    spec.setup = record.setup();
    if (record.start() != rules::AnyPosition(spec.setup))
        spec.start = record.start();
    for (const Side side : rules::kBothSides) {
        const auto player = parsePlayer(record, side);
        if (!player)
            return std::nullopt;
        spec.players[indexOf(side)] = *player;
    }
    spec.learner = textOf(notation::kLearnerTag);
    spec.isRated = !record.tag(notation::kRatedTag).empty();
    const bool hasClockTag = !record.tag(kClockTag).empty();
    const auto clock = hasClockTag ? parseClockTag(textOf(kClockTag)) : parseTimeControl(textOf("TimeControl"));
    if (clock)
        spec.clock = clock->spec;
    const auto match = played(record, spec, clock);
    if (!match)
        return std::nullopt;
    // Only the date is known. The time of day makes it differ from other games of that day.
    const QDate day = QDate::fromString(textOf("Date"), u"yyyy.MM.dd");
    const SuspendedGame game{*match, QDateTime(day, QTime::currentTime()).toUTC(), {}};
    GameRecord written = toRecord(game.record, game.startedAt);
    if (!hasClockTag)
        written.removeTag(kClockTag);
    const bool isSame = written.tree() == record.tree()
                        && std::is_permutation(written.tags().begin(), written.tags().end(), record.tags().begin(),
                                               record.tags().end());
    return isSame ? std::optional(game) : std::nullopt;
}

std::optional<Outcome> outcomeOf(const GameRecord& record)
{
    const rules::AnyPosition last = record.finalPosition();
    if (const auto outcome = last.outcome())
        return outcome;
    if (record.result() == GameResult::Open)
        return std::nullopt;
    for (const auto& [reason, word] : kTerminations) {
        if (record.tag("Termination") != word)
            continue;
        Outcome outcome;
        outcome.reason = reason;
        outcome.score = last.board().stores;
        if (record.result() != GameResult::Draw)
            outcome.winner = record.result() == GameResult::SouthWins ? Side::South : Side::North;
        return outcome;
    }
    return std::nullopt;
}

} // namespace qumalaq::session

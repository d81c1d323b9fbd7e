// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/journal_text.h"

#include "core/ai/levels.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include <algorithm>
#include <string>

namespace qumalaq::session {

using rules::GameSetup;
using rules::kBothSides;
using rules::Side;

namespace {

constexpr QLatin1String kFormat("qumalaq-match");
constexpr QLatin1String kComputer("computer");
constexpr QLatin1String kPerson("human");
constexpr QLatin1String kRemote("remote");

/// One line, because compact JSON escapes line feeds.
QByteArray lineOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<QJsonObject> objectOf(QByteArrayView line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line.toByteArray());
    if (!document.isObject())
        return std::nullopt;
    return document.object();
}

QJsonObject toJson(const Player& player)
{
    QJsonObject object{{QStringLiteral("name"), player.name}};
    const bool isComputer = player.isComputer();
    object.insert(QStringLiteral("kind"), isComputer ? kComputer : player.isRemote() ? kRemote : kPerson);
    if (isComputer) {
        object.insert(QStringLiteral("level"), player.level);
        object.insert(QStringLiteral("levels"), ai::kLevelCount);
        if (player.character != ai::Character::None)
            object.insert(QStringLiteral("character"), QString::fromUtf8(ai::idOf(player.character)));
    }
    return object;
}

/// None if there is no level. Without "levels" it is one of the former eight levels.
std::optional<int> levelOf(const QJsonObject& object)
{
    const int level = object.value(QLatin1String("level")).toInt(0);
    if (level < 1)
        return std::nullopt;
    return object.contains(QLatin1String("levels")) ? std::min(level, ai::kLevelCount)
                                                    : ai::levelFromEight(std::min(level, ai::kFormerLevelCount));
}

std::optional<Player> playerOf(const QJsonObject& object)
{
    Player player;
    player.name = object.value(QLatin1String("name")).toString();
    const QString kind = object.value(QLatin1String("kind")).toString();
    if (kind == kComputer) {
        player.kind = Player::Kind::Computer;
        const auto level = levelOf(object);
        if (!level)
            return std::nullopt;
        player.level = *level;
        // An unknown character, of a later version, becomes a player of the level.
        const std::string character = object.value(QLatin1String("character")).toString().toStdString();
        player.character = ai::characterById(character).value_or(ai::Character::None);
    } else if (kind == kRemote) {
        player.kind = Player::Kind::Remote;
    } else if (kind != kPerson) {
        return std::nullopt;
    }
    return player;
}

std::optional<GameSetup> setupOf(const QJsonObject& header)
{
    const auto game = rules::gameById(header.value(QLatin1String("game")).toString().toStdString());
    if (!game)
        return std::nullopt;
    GameSetup setup(*game);
    const QJsonObject options = header.value(QLatin1String("options")).toObject();
    for (auto it = options.begin(); it != options.end(); ++it) {
        if (!setup.setOption(it.key().toStdString(), it.value().toString().toStdString()))
            return std::nullopt;
    }
    return setup;
}

/// A number of plies; 0 if the value is not one.
int pliesOf(const QJsonValue& value)
{
    return value.toInt(0);
}

struct EventWriter {
    const MatchRecord& before;

    QJsonObject operator()(const event::Played& played) const
    {
        QJsonObject object{
            {QStringLiteral("move"), QString::fromUtf8(notation::toText(before.history().position(), played.move))}};
        if (before.spec().clock)
            object.insert(QStringLiteral("spent"), static_cast<qint64>(played.spent.count()));
        return object;
    }
    QJsonObject operator()(const event::Undone& undone) const { return {{QStringLiteral("undo"), undone.plies}}; }
    QJsonObject operator()(const event::Redone& redone) const { return {{QStringLiteral("redo"), redone.plies}}; }
    QJsonObject operator()(const event::Resigned& resigned) const
    {
        return {{QStringLiteral("resigned"), wordOf(resigned.side)}};
    }
    QJsonObject operator()(const event::DrawAgreed&) const { return {{QStringLiteral("drawAgreed"), true}}; }
    QJsonObject operator()(const event::Reopened&) const { return {{QStringLiteral("reopened"), true}}; }
    QJsonObject operator()(const event::TurnLasted& turn) const
    {
        return {{QStringLiteral("turn"), static_cast<qint64>(turn.spent.count())}};
    }
    QJsonObject operator()(const event::FlagFell& fell) const { return {{QStringLiteral("flag"), wordOf(fell.side)}}; }
};

std::optional<MatchEvent> eventOf(const QJsonObject& object, const MatchRecord& before)
{
    if (const QJsonValue move = object.value(QLatin1String("move")); !move.isUndefined()) {
        // The time is required with a clock, and forbidden without.
        const QJsonValue spent = object.value(QLatin1String("spent"));
        const auto parsed = notation::parseMove(move.toString().toStdString(), before.history().position());
        if (!parsed || object.size() != (before.spec().clock ? 2 : 1)
            || spent.isDouble() != before.spec().clock.has_value())
            return std::nullopt;
        return event::Played{*parsed, Milliseconds(spent.toInteger(0))};
    }
    if (object.size() != 1)
        return std::nullopt;
    const QString key = object.begin().key();
    const QJsonValue value = object.begin().value();
    if (key == QLatin1String("undo")) {
        return event::Undone{pliesOf(value)};
    } else if (key == QLatin1String("redo")) {
        return event::Redone{pliesOf(value)};
    } else if (key == QLatin1String("resigned")) {
        if (const auto side = sideOf(value.toString()))
            return event::Resigned{*side};
    } else if (key == QLatin1String("flag")) {
        if (const auto side = sideOf(value.toString()))
            return event::FlagFell{*side};
    } else if (key == QLatin1String("turn")) {
        if (value.isDouble())
            return event::TurnLasted{Milliseconds(value.toInteger(0))};
    } else if (key == QLatin1String("drawAgreed")) {
        return event::DrawAgreed{};
    } else if (key == QLatin1String("reopened")) {
        return event::Reopened{};
    }
    return std::nullopt;
}

} // namespace

QString wordOf(Side side)
{
    return side == Side::South ? QStringLiteral("south") : QStringLiteral("north");
}

std::optional<Side> sideOf(const QString& word)
{
    for (const Side side : kBothSides) {
        if (word == wordOf(side))
            return side;
    }
    return std::nullopt;
}

QByteArray headerLine(const JournalHeader& header)
{
    const MatchSpec& spec = header.spec;
    QJsonObject options;
    for (const rules::OptionSpec& option : rules::optionsOf(spec.setup.game()))
        options.insert(QString::fromUtf8(option.key), QString::fromUtf8(spec.setup.option(option.key)));
    QJsonObject players;
    for (const Side side : kBothSides)
        players.insert(wordOf(side), toJson(spec.players[indexOf(side)]));
    QJsonObject object{
        {QStringLiteral("format"), kFormat},
        {QStringLiteral("version"), spec.clock ? kClockJournalVersion : kJournalVersion},
        {QStringLiteral("game"), QString::fromUtf8(rules::idOf(spec.setup.game()))},
        {QStringLiteral("options"), options},
        {QStringLiteral("players"), players},
        {QStringLiteral("startedAt"), header.startedAt.toUTC().toString(Qt::ISODateWithMs)},
    };
    if (!spec.learner.isEmpty())
        object.insert(QStringLiteral("learner"), spec.learner);
    if (spec.isRated)
        object.insert(QStringLiteral("rated"), true);
    if (spec.clock)
        object.insert(QStringLiteral("clock"), QString::fromUtf8(toText(*spec.clock)));
    if (spec.start)
        object.insert(QStringLiteral("start"), QString::fromUtf8(notation::toText(*spec.start)));
    return lineOf(object);
}

Expected<JournalHeader, JournalHeaderError> parseHeaderLine(QByteArrayView line)
{
    const auto object = objectOf(line);
    if (!object || object->value(QLatin1String("format")).toString() != kFormat)
        return unexpected(JournalHeaderError::NotAJournal);
    const int version = object->value(QLatin1String("version")).toInt(0);
    if (version > kClockJournalVersion)
        return unexpected(JournalHeaderError::UnsupportedVersion);
    if (version < kJournalVersion)
        return unexpected(JournalHeaderError::BadHeader);

    JournalHeader header;
    const auto setup = setupOf(*object);
    if (!setup)
        return unexpected(JournalHeaderError::BadHeader);
    header.spec.setup = *setup;
    if (const QJsonValue start = object->value(QLatin1String("start")); !start.isUndefined()) {
        const auto parsed = notation::parsePosition(start.toString().toStdString(), *setup);
        if (!parsed)
            return unexpected(JournalHeaderError::BadHeader);
        header.spec.start = parsed->position;
    }
    if (version == kClockJournalVersion) {
        header.spec.clock = parseClock(object->value(QLatin1String("clock")).toString().toStdString());
        if (!header.spec.clock)
            return unexpected(JournalHeaderError::BadHeader);
    }
    const QJsonObject players = object->value(QLatin1String("players")).toObject();
    for (const Side side : kBothSides) {
        const auto player = playerOf(players.value(wordOf(side)).toObject());
        if (!player)
            return unexpected(JournalHeaderError::BadHeader);
        header.spec.players[indexOf(side)] = *player;
    }
    header.spec.learner = object->value(QLatin1String("learner")).toString();
    header.spec.isRated = object->value(QLatin1String("rated")).toBool();
    header.startedAt =
        QDateTime::fromString(object->value(QLatin1String("startedAt")).toString(), Qt::ISODateWithMs).toUTC();
    return header;
}

QByteArray eventLine(const MatchEvent& event, const MatchRecord& before)
{
    return lineOf(std::visit(EventWriter{before}, event));
}

std::optional<MatchEvent> parseEventLine(QByteArrayView line, const MatchRecord& before)
{
    const auto object = objectOf(line);
    if (!object)
        return std::nullopt;
    auto event = eventOf(*object, before);
    if (!event || !before.isPossible(*event))
        return std::nullopt;
    return event;
}

} // namespace qumalaq::session

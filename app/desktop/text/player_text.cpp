// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/player_text.h"

#include "app/desktop/text/game_text.h"
#include "core/ai/levels.h"
#include "core/notation/game_record.h"
#include "core/session/record_of_match.h"

#include <QRegularExpression>

namespace qumalaq::desktop {

using rules::EndReason;
using rules::Side;
using session::Player;

namespace {

/// As it is written. In matches of qumalaq-workshop a level of the computer is called "level:4".
QString writtenName(const QString& name)
{
    static const QRegularExpression kLevel(QStringLiteral("^level:([1-9][0-9]?)$"));
    const QRegularExpressionMatch level = kLevel.match(name);
    return level.hasMatch() ? PlayerText::tr("Level %1", "of the computer").arg(level.captured(1)) : name;
}

} // namespace

QString PlayerText::nameOf(const session::MatchSpec& spec, Side side)
{
    return nameOf(session::namesInRecord(spec), side);
}

QString PlayerText::nameOf(const notation::GameRecord& record, Side side)
{
    const auto written = [&record](Side of) { return QString::fromUtf8(record.tag(notation::nameTagOf(of))); };
    return nameOf({written(Side::South), written(Side::North)}, side);
}

std::array<QString, 2> PlayerText::namesOf(const notation::GameRecord& record)
{
    return {nameOf(record, Side::South), nameOf(record, Side::North)};
}

QString PlayerText::captionOf(const notation::GameRecord& record)
{
    return nameOf(record, Side::South) + QStringLiteral(" – ") + nameOf(record, Side::North);
}

QString PlayerText::nameOf(const std::array<QString, 2>& written, Side side)
{
    const std::string name = written[indexOf(side)].simplified().toStdString();
    if (const auto computer = notation::parseComputerName(name)) {
        if (const QString shown = computerName(*computer); !shown.isEmpty())
            return shown;
    }
    if (!notation::isUnnamed(name))
        return writtenName(QString::fromStdString(name));
    const QString opponent = written[indexOf(rules::opponentOf(side))].simplified();
    return notation::parseComputerName(opponent.toStdString()) ? ownName() : GameText::sideName(side);
}

QString PlayerText::ownName()
{
    return tr("You");
}

std::array<QString, 2> PlayerText::youAndOpponent(Side own)
{
    std::array<QString, 2> names{ownName(), tr("Opponent")};
    if (own != Side::South)
        std::swap(names[0], names[1]);
    return names;
}

QString PlayerText::turnOf(const QString& name)
{
    return name == ownName() ? tr("Your move") : tr("%1 to move", "a player's name").arg(name);
}

QString PlayerText::computerName(const notation::ComputerName& computer)
{
    if (computer.level > 0)
        return computer.level <= ai::kLevelCount ? tr("Computer %1", "its level").arg(computer.level) : QString();
    return GameText::characterName(ai::characterById(computer.character).value_or(ai::Character::None));
}

QString PlayerText::noteOf(const session::MatchSpec& spec, Side side)
{
    const Player& player = spec.players[rules::indexOf(side)];
    if (player.isComputer() && player.character != ai::Character::None)
        return tr("Computer");
    if (player.isComputer())
        return GameText::levelName(player.level); // nameOf() has the number of the level
    return noteOfPerson(nameOf(spec, side), side);
}

QString PlayerText::noteOf(const notation::GameRecord& record, Side side)
{
    const auto computer = notation::parseComputerName(
        QString::fromUtf8(record.tag(notation::nameTagOf(side))).simplified().toStdString());
    if (!computer)
        return noteOfPerson(nameOf(record, side), side);
    return computer->level > 0 && computer->level <= ai::kLevelCount ? GameText::levelName(computer->level)
                                                                     : tr("Computer");
}

QString PlayerText::noteOfPerson(const QString& name, Side side)
{
    const QString sideName = GameText::sideName(side);
    return name == sideName ? QString() : sideName;
}

QString PlayerText::resultOf(const session::MatchSpec& spec, const rules::Outcome& outcome)
{
    const QString winner = outcome.winner ? nameOf(spec, *outcome.winner) : QString();
    if (winner.isEmpty() || winner == GameText::sideName(*outcome.winner))
        return GameText::resultTitle(outcome);
    return winner == ownName() ? tr("You win") : tr("%1 wins", "a player's name").arg(winner);
}

QString PlayerText::reasonOf(const session::MatchSpec& spec, const rules::Outcome& outcome)
{
    const Side loser = rules::opponentOf(outcome.winner.value_or(Side::South));
    return reasonOf(spec.onlyPerson() == loser, nameOf(spec, loser), outcome, spec.setup);
}

QString PlayerText::reasonOf(bool isOwnLoss, const QString& loser, const rules::Outcome& outcome,
                             const rules::GameSetup& setup)
{
    const bool hasResigned = outcome.reason == EndReason::Resignation;
    if (!outcome.winner || (!hasResigned && outcome.reason != EndReason::Time))
        return GameText::reason(outcome, setup);
    if (isOwnLoss)
        return hasResigned ? tr("You resigned.") : tr("You ran out of time.");
    if (loser == GameText::sideName(rules::opponentOf(*outcome.winner)))
        return GameText::reason(outcome, setup);
    return hasResigned ? tr("%1 resigned.", "a player's name").arg(loser)
                       : tr("%1 ran out of time.", "a player's name").arg(loser);
}

bool PlayerText::isByStones(const rules::Outcome& outcome)
{
    return outcome.reason != EndReason::Resignation && outcome.reason != EndReason::Time
           && outcome.reason != EndReason::Agreement;
}

QString PlayerText::endOf(const notation::GameRecord& record)
{
    const auto outcome = session::outcomeOf(record);
    if (!outcome || isByStones(*outcome))
        return {};
    const Side loser = rules::opponentOf(outcome->winner.value_or(Side::South));
    const bool isOwnLoss = notation::personAgainstComputer(record) == loser;
    const QString sentence = reasonOf(isOwnLoss, nameOf(record, loser), *outcome, record.setup());
    return sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
}

} // namespace qumalaq::desktop

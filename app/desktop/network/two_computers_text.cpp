// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/network/two_computers_text.h"

#include "app/desktop/text/clock_text.h"
#include "app/desktop/text/game_text.h"

#include <QStringList>

namespace qumalaq::desktop {

using net::CodeError;
using Question = net::Partner::Question;
using Refusal = net::Partner::Refusal;

QString TwoComputersText::gameOf(const session::MatchSpec& spec)
{
    return QStringLiteral("%1 · %2").arg(GameText::nameOf(spec.setup.game()),
                                         spec.clock ? ClockText::nameOf(*spec.clock) : tr("no clock"));
}

QString TwoComputersText::offerOf(const session::MatchSpec& spec, const QString& side)
{
    const QString offer = QStringLiteral("%1. %2").arg(gameOf(spec), side);
    const QString options = GameText::changedOptions(spec.setup);
    return options.isEmpty() ? offer : QStringLiteral("%1\n%2.").arg(offer, options);
}

QString TwoComputersText::announcementOf(const net::Announcement& game)
{
    const QString text = QStringLiteral("%1 · %2").arg(net::toText(game.code), gameOf(game.spec));
    return game.hasBegun ? text + QStringLiteral(" · ") + tr("watch only", "a game in the network") : text;
}

QString TwoComputersText::sideOf(std::optional<rules::Side> own)
{
    if (!own)
        return {};
    return *own == rules::Side::South ? tr("You begin.") : tr("The other player begins.");
}

QString TwoComputersText::stateOf(const net::Host& host)
{
    if (!host.hasPlayer())
        return tr("Waiting for the other player");
    return host.partnerName().isEmpty() ? tr("The other player can see your invitation.")
                                        : tr("%1 can see your invitation.", "a name").arg(host.partnerName());
}

QString TwoComputersText::whyNoCode(const CodeError& error)
{
    switch (error.kind) {
    case CodeError::Kind::NotALetter:
        return tr("Codes never contain “%1”. Check character %2.").arg(error.letter).arg(error.position);
    case CodeError::Kind::WrongLength:
        return tr("A code has 8 letters and digits. This one has %1.").arg(error.position);
    case CodeError::Kind::Mistyped:
        break;
    }
    return tr("Something is mistyped. Compare the code with the one on the other screen.");
}

QString TwoComputersText::why(Refusal refusal)
{
    switch (refusal) {
    case Refusal::NotFound:
        return tr("The other computer was not found. Both must be on the same network, and the other one must be "
                  "showing the code.");
    case Refusal::Version:
        return tr("The other computer has a different version of Qumalaq. Use the same version on both.");
    case Refusal::Code:
        return tr("This is not the code of the other computer. Ask for the code again.");
    case Refusal::LockedOut:
        return tr("Too many wrong codes. Try again in half a minute.");
    case Refusal::Taken:
        return tr("Somebody else is playing this game. You can watch it.");
    case Refusal::Full:
        return tr("Too many people are watching this game.");
    case Refusal::Over:
        break;
    }
    return tr("The other player is no longer playing.");
}

QString TwoComputersText::question(Question question, const QString& name)
{
    switch (question) {
    case Question::TakeBack:
        return tr("%1 wants to take back a move. Do you agree?", "a name").arg(nameOf(name));
    case Question::Pause:
        return tr("%1 wants to stop the clocks for a while. Do you agree?", "a name").arg(nameOf(name));
    case Question::Rematch:
        break;
    }
    return tr("%1 wants to play again, with the sides swapped. Do you agree?", "a name").arg(nameOf(name));
}

QString TwoComputersText::denied(net::Partner::Denial why)
{
    switch (why) {
    case net::Partner::Denial::Over:
        return tr("That was too late: the game is over.");
    case net::Partner::Denial::Turn:
        return tr("That was not possible: it is the other player’s turn.");
    case net::Partner::Denial::Old:
        return tr("That was too late: the position has changed.");
    case net::Partner::Denial::Illegal:
        break;
    }
    return tr("The other computer did not accept that: it is against the rules of this game.");
}

QString TwoComputersText::refused(Question question, const QString& name)
{
    switch (question) {
    case Question::TakeBack:
        return tr("%1 did not let you take back the move.", "a name").arg(nameOf(name));
    case Question::Pause:
        return tr("%1 did not agree to stop the clocks.", "a name").arg(nameOf(name));
    case Question::Rematch:
        break;
    }
    return tr("%1 does not want to play again.", "a name").arg(nameOf(name));
}

QString TwoComputersText::waiting(const QString& name, int seconds)
{
    if (name.isEmpty())
        return tr("The connection was lost. Waiting for the other player (%1 s)", "seconds").arg(seconds);
    return tr("The connection was lost. Waiting for %1 (%2 s)", "name, seconds").arg(name, QString::number(seconds));
}

QString TwoComputersText::ended(const QString& name)
{
    return name.isEmpty() ? tr("The other player has left.") : tr("%1 has left.", "a name").arg(name);
}

QString TwoComputersText::nameOf(const QString& name)
{
    return name.isEmpty() ? tr("The other player") : name;
}

QString TwoComputersText::spelled(const QString& code)
{
    QStringList letters;
    for (const QChar letter : code) {
        if (!letter.isSpace())
            letters.append(letter);
    }
    return letters.join(QStringLiteral(", "));
}

} // namespace qumalaq::desktop

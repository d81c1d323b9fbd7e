// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/clock_text.h"

#include <QLocale>

#include <algorithm>

namespace qumalaq::desktop {

using session::ClockOrigin;
using session::ClockSpec;
using session::Milliseconds;

namespace {

QString twoDigits(qint64 number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

/// 4:07, 1:05:00
QString inMinutes(qint64 seconds)
{
    const qint64 minutes = seconds / 60;
    if (minutes < 60)
        return QStringLiteral("%1:%2").arg(minutes).arg(twoDigits(seconds % 60));
    return QStringLiteral("%1:%2:%3").arg(minutes / 60).arg(twoDigits(minutes % 60), twoDigits(seconds % 60));
}

} // namespace

QString ClockText::digits(Milliseconds left)
{
    const qint64 count = std::max<qint64>(0, left.count());
    if (left < kShortOfTime) {
        const qint64 tenths = (count + 99) / 100;
        return QStringLiteral("0:%1.%2").arg(twoDigits(tenths / 10)).arg(tenths % 10);
    }
    return inMinutes((count + 999) / 1000);
}

QString ClockText::spent(Milliseconds time)
{
    return inMinutes(std::max<qint64>(0, time.count() + 500) / 1000);
}

QString ClockText::spoken(Milliseconds left)
{
    const auto seconds = static_cast<int>((std::max<qint64>(0, left.count()) + 999) / 1000);
    const QString rest = tr("%n seconds", nullptr, seconds % 60);
    return seconds < 60 ? rest : tr("%n minutes", nullptr, seconds / 60) + u' ' + rest;
}

QString ClockText::nameOf(const ClockSpec& spec)
{
    const auto minutes = [](Milliseconds main) {
        const double count = static_cast<double>(main.count()) / 60'000;
        return tr("%1 min").arg(QLocale().toString(count, 'g', 3));
    };
    QString name = minutes(spec.main[0]);
    if (spec.main[0] != spec.main[1])
        name = tr("%1 against %2", "minutes").arg(name, minutes(spec.main[1]));
    const QString seconds = QString::number(spec.increment.count() / 1000);
    switch (spec.kind) {
    case ClockSpec::Kind::SuddenDeath:
        break;
    case ClockSpec::Kind::Fischer:
        return tr("%1 + %2 s", "minutes, seconds after each move").arg(name, seconds);
    case ClockSpec::Kind::Bronstein:
        return tr("%1, up to %2 s back per move", "minutes, seconds").arg(name, seconds);
    }
    return name;
}

QString ClockText::nameOf(session::ClockPace pace)
{
    switch (pace) {
    case session::ClockPace::Blitz:
        return tr("Blitz");
    case session::ClockPace::Rapid:
        return tr("Rapid");
    case session::ClockPace::Classic:
        return tr("Classic", "games with much time");
    }
    return {};
}

QString ClockText::originOf(ClockOrigin origin)
{
    switch (origin) {
    case ClockOrigin::Usual:
        return {};
    case ClockOrigin::PlayOk:
        return QStringLiteral("PlayOK");
    case ClockOrigin::PlayStrategy:
        return QStringLiteral("PlayStrategy");
    case ClockOrigin::CzechOpen:
        return tr("Pardubice", "a town with a tournament");
    case ClockOrigin::Youth:
        return tr("youth", "rapid games of young players");
    case ClockOrigin::Schools:
        return tr("schools", "blitz games of schools");
    case ClockOrigin::NomadGames:
        return tr("Nomad Games", "an event with a tournament");
    case ClockOrigin::WorldChampionship:
        return tr("world championship");
    }
    return {};
}

QString ClockText::noteOf(const session::ClockPreset& preset)
{
    const auto origin = [&preset]() -> QString {
        switch (preset.origin) {
        case ClockOrigin::Usual:
            return tr("A common time control, not from any tournament.");
        case ClockOrigin::PlayOk:
        case ClockOrigin::PlayStrategy:
            return tr("As played on %1.", "a site").arg(originOf(preset.origin));
        case ClockOrigin::CzechOpen:
            return tr("As at the Czech Open in Pardubice.");
        case ClockOrigin::Youth:
            return tr("As in rapid games for young players and schools, and at the Czech Open in Pardubice.");
        case ClockOrigin::Schools:
            return tr("As in school blitz, and at the Czech Open in Pardubice.");
        case ClockOrigin::NomadGames:
            return tr("As at the World Nomad Games in 2014.");
        case ClockOrigin::WorldChampionship:
            return tr("As in classic games of the world championship, and in the 2014 championship of programs.");
        }
        return {};
    };
    return origin() + u' '
           + (preset.spec.flagFall == ClockSpec::FlagFall::Loses
                  ? tr("A player whose time runs out loses.")
                  : tr("When time runs out, the stones not yet taken go to the opponent."));
}

} // namespace qumalaq::desktop

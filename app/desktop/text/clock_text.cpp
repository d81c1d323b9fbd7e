// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/clock_text.h"

#include <QLocale>

#include <algorithm>

namespace qumalaq::desktop {

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
        return tr("%1, up to %2 s given back per move", "minutes, seconds").arg(name, seconds);
    }
    return name;
}

QString ClockText::noteOf(const ClockSpec& spec)
{
    const QString note = spec.flagFall == ClockSpec::FlagFall::Loses
                             ? tr("A player whose time runs out loses.")
                             : tr("When time runs out, the stones not yet taken go to the opponent.");
    return spec.kind == ClockSpec::Kind::Fischer
               ? tr("Each move adds %1 s.").arg(spec.increment.count() / 1000) + u' ' + note
               : note;
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/recorded_openings.h"

#include <QFile>

namespace qumalaq::desktop {

const learn::OpeningCounts& recordedOpenings()
{
    static const learn::OpeningCounts kOpenings = [] {
        QFile file(QStringLiteral(":/openings/togyzqumalaq.txt"));
        if (!file.open(QIODevice::ReadOnly))
            return learn::OpeningCounts();
        auto counts = learn::OpeningCounts::parse(file.readAll().toStdString());
        return counts ? *counts : learn::OpeningCounts();
    }();
    return kOpenings;
}

} // namespace qumalaq::desktop

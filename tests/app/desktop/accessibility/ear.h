// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/announcer.h"
#include "tests/app/desktop/window_fixture.h"

#include <QSignalSpy>

namespace qumalaq::desktop {

inline constexpr int kPatienceMs = 30'000;

/// Listens to the window.
struct Ear {
    explicit Ear(Program& program) : announcer(Announcer::of(*program.window)), said(&announcer, &Announcer::announced)
    {
    }

    /// The next announcement; empty if none comes.
    [[nodiscard]] QString next()
    {
        if (said.isEmpty() && !said.wait(kPatienceMs))
            return {};
        return said.takeFirst().at(0).toString();
    }
    /// The announcement with this text in it, or the last one that came.
    [[nodiscard]] QString nextWith(const char* part)
    {
        QString last;
        for (QString text = next(); !text.isEmpty(); text = next()) {
            last = text;
            if (text.contains(QString::fromUtf8(part)))
                break;
        }
        return last;
    }
    /// Also what was told, and is not announced yet.
    void forget()
    {
        QCoreApplication::processEvents();
        announcer.drop();
        said.clear();
    }

    Announcer& announcer;
    QSignalSpy said;
};

} // namespace qumalaq::desktop

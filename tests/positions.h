// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/position_text.h"

#include <QAnyStringView>
#include <QString>

namespace qumalaq {

/// Reads a position in a test. A text that is not a position aborts the test.
inline rules::AnyPosition positionOf(QAnyStringView text, const rules::GameSetup& setup = rules::GameSetup())
{
    const auto parsed = notation::parsePosition(text.toString().toStdString(), setup);
    if (!parsed)
        qFatal("not a position: %s", qPrintable(text.toString()));
    return parsed->position;
}

} // namespace qumalaq

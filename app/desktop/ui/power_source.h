// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

/// False if it is not known, as on macOS. Blocks for a few system calls. `supplies` is for tests.
[[nodiscard]] bool isOnBattery(const QString& supplies = QStringLiteral("/sys/class/power_supply"));

} // namespace qumalaq::desktop

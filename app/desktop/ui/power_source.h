// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qumalaq::desktop {

/// Whether the machine runs on its battery, so that work that nobody waits for should wait. Reads a few tiny files of
/// the kernel, or asks Windows. False where it cannot be known.
///
/// `supplies` is the folder in which Linux describes them; tests have their own.
[[nodiscard]] bool isOnBattery(const QString& supplies = QStringLiteral("/sys/class/power_supply"));

} // namespace qumalaq::desktop

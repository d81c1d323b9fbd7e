// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QKeyEvent;

namespace qumalaq::desktop {

/// How a platform numbers the keys of a keyboard.
enum class KeyNumbering : std::uint8_t {
    Unknown,   ///< the platform does not report physical keys
    X11,       ///< X11 and Wayland: Linux evdev code plus 8
    ScanCodes, ///< Windows: set 1 of the PC keyboard; below 84 the same as evdev codes
    Macintosh, ///< macOS: virtual key codes, which identify places, not characters
};

/// The character that a key types on a US keyboard without Shift: '1', 'Q' (upper case), ','. 0 for keys without a
/// character and for the keypad.
[[nodiscard]] char usCharacterAt(KeyNumbering numbering, std::uint32_t code);

/// The same with Shift: '!' for '1'. Letters do not change.
[[nodiscard]] char usShifted(char character);

/// The numbering of the running platform plugin.
[[nodiscard]] KeyNumbering keyNumbering();

/// The number of the pressed key. A synthesised event gives a number without a character.
[[nodiscard]] std::uint32_t keyCodeOf(const QKeyEvent& event, KeyNumbering numbering);

} // namespace qumalaq::desktop

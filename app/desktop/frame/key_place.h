// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QKeyEvent;

namespace qumalaq::desktop {

/// How a platform numbers the keys of a keyboard.
enum class KeyNumbering : std::uint8_t {
    Unknown,   ///< it does not tell which key was pressed
    X11,       ///< X11 and Wayland: the evdev code of Linux and 8 more
    ScanCodes, ///< Windows: set 1 of the PC keyboard; below 84 the evdev codes are the same numbers
    Macintosh, ///< macOS: virtual key codes, which name places and not characters
};

/// What the key with this number types on a keyboard of the United States without Shift: '1', 'Q' (letters are upper
/// case), ','. 0 for keys that type no character, and for those of the keypad.
[[nodiscard]] char usCharacterAt(KeyNumbering numbering, std::uint32_t code);

/// The same character with Shift held: '!' for '1'. Letters stay as they are.
[[nodiscard]] char usShifted(char character);

/// The numbering of the platform that the application runs on.
[[nodiscard]] KeyNumbering keyNumbering();

/// The number of the pressed key in the numbering of the platform; one that types nothing if a program sent the event.
[[nodiscard]] std::uint32_t keyCodeOf(const QKeyEvent& event, KeyNumbering numbering);

} // namespace qumalaq::desktop

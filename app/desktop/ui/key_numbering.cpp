// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/key_numbering.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QString>

#include <string_view>

namespace qumalaq::desktop {

namespace {

// A space stands for a key without a character.

// Indexed by KEY_1, KEY_Q … of linux/input-event-codes.h. They equal scan code set 1 ("Keyboard Scan Code
// Specification", Microsoft, and bits 16 to 23 of WM_KEYDOWN).
constexpr std::string_view kScanCodes = "  1234567890-=  "
                                        "QWERTYUIOP[]  "
                                        "ASDFGHJKL;'` "
                                        "\\ZXCVBNM,./";
static_assert(kScanCodes.size() == 54);
static_assert(kScanCodes[2] == '1' && kScanCodes[16] == 'Q' && kScanCodes[30] == 'A' && kScanCodes[44] == 'Z');

// Indexed by kVK_ANSI_A … of Carbon's HIToolbox/Events.h.
constexpr std::string_view kMacintosh = "ASDFHGZXCV BQWER"
                                        "YT123465=97-80]O"
                                        "U[IP LJ'K;\\,/NM."
                                        "  `";
static_assert(kMacintosh[0x12] == '1' && kMacintosh[0x17] == '5' && kMacintosh[0x19] == '9' && kMacintosh[0x1d] == '0');
static_assert(kMacintosh[0x23] == 'P' && kMacintosh[0x2c] == '/' && kMacintosh[0x2e] == 'M' && kMacintosh[0x32] == '`');

// Under xkb a keycode is the evdev code plus 8: the X11 protocol reserves the first 8 keycodes.
constexpr std::uint32_t kFirstX11Code = 8;

constexpr std::string_view kPlain = "1234567890-=[];'`\\,./";
constexpr std::string_view kShifted = "!@#$%^&*()_+{}:\"~|<>?";
static_assert(kPlain.size() == kShifted.size());

} // namespace

char usCharacterAt(KeyNumbering numbering, std::uint32_t code)
{
    std::string_view keys;
    switch (numbering) {
    case KeyNumbering::Unknown:
        return 0;
    case KeyNumbering::X11:
        if (code < kFirstX11Code)
            return 0;
        code -= kFirstX11Code;
        keys = kScanCodes;
        break;
    case KeyNumbering::ScanCodes:
        keys = kScanCodes;
        break;
    case KeyNumbering::Macintosh:
        keys = kMacintosh;
        break;
    }
    return code < keys.size() && keys[code] != ' ' ? keys[code] : '\0';
}

char usShifted(char character)
{
    const std::size_t at = kPlain.find(character);
    return at == std::string_view::npos ? character : kShifted[at];
}

KeyNumbering keyNumbering()
{
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland")))
        return KeyNumbering::X11;
    if (platform == QLatin1String("windows"))
        return KeyNumbering::ScanCodes;
    if (platform == QLatin1String("cocoa"))
        return KeyNumbering::Macintosh;
    return KeyNumbering::Unknown;
}

std::uint32_t keyCodeOf(const QKeyEvent& event, KeyNumbering numbering)
{
    // Qt's macOS plugin has no scan codes; it reports 1 for each key from the keyboard.
    if (numbering == KeyNumbering::Macintosh)
        return event.nativeScanCode() == 0 ? UINT32_MAX : event.nativeVirtualKey();
    return event.nativeScanCode();
}

} // namespace qumalaq::desktop

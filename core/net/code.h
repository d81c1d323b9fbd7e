// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QChar>
#include <QString>
#include <QStringView>

#include <cstdint>

namespace qumalaq::net {

/// The code by which another computer joins a game: eight letters and figures of Crockford's alphabet.
struct Code {
    quint16 address = 0; ///< the lower 15 bits of the host's IPv4 address
    quint32 secret = 0;  ///< 20 bits

    friend bool operator==(const Code&, const Code&) = default;
};

inline constexpr int kAddressBits = 15;
inline constexpr int kSecretBits = 20;
inline constexpr int kCodeLength = 8;

struct CodeError {
    enum class Kind : std::uint8_t {
        NotALetter,  ///< `letter` at `position` (from 1) is in no code
        WrongLength, ///< `position` letters
        Mistyped,    ///< a letter is wrong, or two are exchanged: the last one does not fit
    };
    Kind kind = Kind::WrongLength;
    int position = 0;
    QChar letter;
};

/// "ABCD EFGH".
[[nodiscard]] QString toText(const Code& code);
/// The same without the space, for proofOf().
[[nodiscard]] QByteArray keyOf(const Code& code);
/// Ignores spaces, hyphens and case. O is read as 0, I and L as 1, and Cyrillic letters as the Latin ones that look
/// like them.
[[nodiscard]] Expected<Code, CodeError> parseCode(QStringView text);

} // namespace qumalaq::net

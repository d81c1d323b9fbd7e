// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

/// How both sides show that they know the code, without sending it.
namespace qumalaq::net {

/// What is proved. The text is a part of the proof, so that one proof cannot serve as another.
inline constexpr char kHostProof[] = "host";
inline constexpr char kGuestProof[] = "guest";
inline constexpr char kReconnectProof[] = "seat";

inline constexpr int kNonceBytes = 16;
inline constexpr int kProofBytes = 32;

/// Random bytes, from the operating system, in hexadecimal.
[[nodiscard]] QString newNonce();
/// HMAC-SHA-256, in hexadecimal, of `what`, the host's and the guest's nonce with a space between them.
[[nodiscard]] QString proofOf(QByteArrayView key, const char* what, const QString& hostNonce,
                              const QString& guestNonce);
/// Takes the same time wherever the texts differ.
[[nodiscard]] bool isSameProof(const QString& a, const QString& b);

} // namespace qumalaq::net

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>

namespace qumalaq::net {

/// Whether an address is that of a home or a school network, or of this computer.
[[nodiscard]] bool isPrivate(const QHostAddress& address);

/// The private IPv4 addresses of this computer, without 127.0.0.1, the most usual network first.
[[nodiscard]] QList<QHostAddress> ownAddresses();

/// The addresses that a host may have, in the networks of `own`: its lower bits are those of the code.
[[nodiscard]] QList<QHostAddress> addressesOf(quint16 lowerBits, const QList<QHostAddress>& own);

} // namespace qumalaq::net

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/networks.h"

#include "core/net/code.h"

#include <QNetworkInterface>

#include <algorithm>

namespace qumalaq::net {

namespace {

/// RFC 1918, RFC 3927 and RFC 1122; QHostAddress::isPrivateUse() needs Qt 6.6.
bool isPrivateIpv4(const QHostAddress& address)
{
    static const QList<QPair<QHostAddress, int>> networks = {
        {QHostAddress(QStringLiteral("10.0.0.0")), 8},     {QHostAddress(QStringLiteral("172.16.0.0")), 12},
        {QHostAddress(QStringLiteral("192.168.0.0")), 16}, {QHostAddress(QStringLiteral("169.254.0.0")), 16},
        {QHostAddress(QStringLiteral("127.0.0.0")), 8},
    };
    return std::any_of(networks.begin(), networks.end(),
                       [&address](const auto& network) { return address.isInSubnet(network); });
}

} // namespace

bool isPrivate(const QHostAddress& address)
{
    bool isIpv4 = false;
    const QHostAddress plain(address.toIPv4Address(&isIpv4)); // also of an IPv4 address that is written as IPv6
    return isIpv4 ? isPrivateIpv4(plain)
                  : address.isLoopback() || address.isLinkLocal() || address.isUniqueLocalUnicast();
}

QList<QHostAddress> ownAddresses()
{
    QList<QHostAddress> addresses;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : network.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && isPrivate(entry.ip()))
                addresses.append(entry.ip());
        }
    }
    // Virtual machines and containers mostly have networks of the other ranges.
    std::stable_partition(addresses.begin(), addresses.end(), [](const QHostAddress& address) {
        return address.isInSubnet(QHostAddress(QStringLiteral("192.168.0.0")), 16);
    });
    return addresses;
}

QList<QHostAddress> addressesOf(quint16 lowerBits, const QList<QHostAddress>& own)
{
    constexpr quint32 kMask = (1U << kAddressBits) - 1;
    QList<QHostAddress> addresses;
    for (const QHostAddress& address : own) {
        const quint32 near = (address.toIPv4Address() & ~kMask) | lowerBits;
        // In a large network the next bit may differ, too.
        for (const quint32 candidate : {near, near ^ (kMask + 1)}) {
            if (!addresses.contains(QHostAddress(candidate)) && isPrivate(QHostAddress(candidate)))
                addresses.append(QHostAddress(candidate));
        }
    }
    return addresses;
}

} // namespace qumalaq::net

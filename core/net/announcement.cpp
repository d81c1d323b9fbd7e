// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/announcement.h"

#include "core/net/message_values.h"
#include "core/net/networks.h"

#include <QNetworkDatagram>

#include <algorithm>
#include <utility>

namespace qumalaq::net {

namespace {

/// A multicast address for a single site, RFC 2365.
QHostAddress group()
{
    return QHostAddress(QStringLiteral("239.255.42.42"));
}

QList<QNetworkInterface> interfacesOf(const QList<QHostAddress>& own)
{
    QList<QNetworkInterface> found;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto entries = network.addressEntries();
        const bool isOwn = std::any_of(entries.begin(), entries.end(), [&own](const QNetworkAddressEntry& entry) {
            return std::any_of(own.begin(), own.end(), [&entry](const QHostAddress& address) {
                return address.isInSubnet(entry.ip(), entry.prefixLength());
            });
        });
        if (isOwn)
            found.append(network);
    }
    return found;
}

session::MatchSpec withoutNames(session::MatchSpec spec)
{
    for (session::Player& player : spec.players)
        player.name.clear();
    return spec;
}

} // namespace

Message toMessage(const Announcement& announcement)
{
    return {MessageType::Announce,
            {{QStringLiteral("code"), QString::fromLatin1(keyOf(announcement.code))},
             {QStringLiteral("header"), objectOf({withoutNames(announcement.spec), QDateTime::currentDateTimeUtc()})},
             {QStringLiteral("begun"), announcement.hasBegun}}};
}

std::optional<Announcement> announcementOf(const Message& message)
{
    if (message.type != MessageType::Announce)
        return std::nullopt;
    const auto code = parseCode(message.text("code"));
    const auto header = headerOf(message);
    if (!code || !header)
        return std::nullopt;
    return Announcement{*code, withoutNames(header->spec), message.flag("begun")};
}

AnnouncementServer::AnnouncementServer(Answer answer, const QList<QHostAddress>& own, QObject* parent)
    : QObject(parent)
    , m_answer(std::move(answer))
{
    connect(&m_socket, &QUdpSocket::readyRead, this, &AnnouncementServer::read);
    // Another program on this computer may announce a game as well.
    if (!m_socket.bind(QHostAddress::AnyIPv4, kAnnouncementPort,
                       QAbstractSocket::ShareAddress | QAbstractSocket::ReuseAddressHint))
        return;
    for (const QNetworkInterface& network : interfacesOf(own))
        m_socket.joinMulticastGroup(group(), network);
}

void AnnouncementServer::read()
{
    while (m_socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = m_socket.receiveDatagram(kMaxMessageLength + 1);
        const auto message = parseMessage(datagram.data());
        if (!message || message->type != MessageType::Find || !isPrivate(datagram.senderAddress())
            || message->number("version") != kProtocolVersion || !m_limit.tryAcquire())
            continue;
        m_socket.writeDatagram(lineOf(toMessage(m_answer())), datagram.senderAddress(),
                               static_cast<quint16>(datagram.senderPort()));
    }
}

AnnouncementFinder::AnnouncementFinder(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(kRetryInterval);
    connect(&m_timer, &QTimer::timeout, this, &AnnouncementFinder::ask);
    connect(&m_socket, &QUdpSocket::readyRead, this, &AnnouncementFinder::read);
}

void AnnouncementFinder::start(const QList<QHostAddress>& own)
{
    stop();
    m_networks = interfacesOf(own);
    if (!m_socket.bind(QHostAddress::AnyIPv4, 0))
        return;
    m_timer.start();
    ask();
}

void AnnouncementFinder::stop()
{
    m_timer.stop();
    m_socket.close();
    m_found.clear();
}

QList<Announcement> AnnouncementFinder::found() const
{
    QList<Announcement> announcements;
    for (const Found& each : m_found)
        announcements.append(each.announcement);
    return announcements;
}

void AnnouncementFinder::ask()
{
    const QByteArray line = lineOf({MessageType::Find, {{QStringLiteral("version"), kProtocolVersion}}});
    for (const QNetworkInterface& network : m_networks) {
        m_socket.setMulticastInterface(network);
        m_socket.writeDatagram(line, group(), kAnnouncementPort);
    }
    if (std::erase_if(m_found, [](const Found& each) { return each.until.hasExpired(); }) > 0)
        Q_EMIT changed();
}

void AnnouncementFinder::read()
{
    bool isNew = false;
    while (m_socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = m_socket.receiveDatagram(kMaxMessageLength + 1);
        const auto message = parseMessage(datagram.data());
        const auto announcement =
            message && isPrivate(datagram.senderAddress()) ? announcementOf(*message) : std::nullopt;
        if (!announcement)
            continue;
        const auto it = std::find_if(m_found.begin(), m_found.end(), [&announcement](const Found& each) {
            return each.announcement.code == announcement->code;
        });
        const Found now{*announcement, QDeadlineTimer(kAnnouncementLifetime)};
        if (it == m_found.end()) {
            if (m_found.size() >= kMaxAnnouncements)
                continue;
            m_found.push_back(now);
            isNew = true;
        } else {
            isNew = isNew || it->announcement != now.announcement;
            *it = now;
        }
    }
    if (isNew)
        Q_EMIT changed();
}

} // namespace qumalaq::net

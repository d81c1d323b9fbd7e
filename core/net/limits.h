// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <chrono>
#include <cstddef>

/// All limits of a game on two computers.
namespace qumalaq::net {

using namespace std::chrono_literals;

/// The version of the protocol, which must be the same in both programs.
inline constexpr int kProtocolVersion = 1;

/// TCP ports. The host listens on the first free one, so the guest tries all.
inline constexpr std::array<quint16, 4> kPorts = {42421, 42422, 42423, 42424};

/// The UDP port of announced games.
inline constexpr quint16 kAnnouncementPort = 42421;
/// The number of announced games that a guest lists.
inline constexpr std::size_t kMaxAnnouncements = 50;
/// An announced game is removed from the list if it has not been announced for this long.
inline constexpr auto kAnnouncementLifetime = 4s;

/// In bytes, with the line feed. The settings of a game with two long names take about 1500.
inline constexpr qsizetype kMaxMessageLength = 4096;
/// In letters. A name must fit on a player card.
inline constexpr qsizetype kMaxNameLength = 64;
/// The number of watchers of a game; the host sends every message to each of them.
inline constexpr int kMaxWatchers = 32;
/// The number of connections that have not proved the code yet. If there are more, the oldest one is closed.
inline constexpr int kMaxStrangers = 8;
/// After this many wrong codes nobody can join for kLockout: a secret of 20 bits then lasts for a month.
inline constexpr int kMaxWrongCodes = 5;
inline constexpr auto kLockout = 30s;
/// The time a stranger has to prove the code, however slowly it sends.
inline constexpr auto kJoinTimeout = 10s;
/// The time all addresses have to answer a guest.
inline constexpr auto kAnswerTimeout = 6s;
/// The limit for messages of a guest, see RateLimit. A player sends a few a second.
inline constexpr double kMaxMessages = 60;
inline constexpr double kMessagesASecond = 20;
/// The limit for messages of a host, without the game so far that it sends when somebody joins. A watcher may receive
/// the messages of a minute together.
inline constexpr double kMaxMessagesOfHost = 600;
/// The limit for games that a host starts, see RateLimit. Each is added to the guest's library.
inline constexpr double kMaxGames = 20;
inline constexpr double kGamesASecond = 0.1;
/// In bytes, waiting for a slow receiver. A whole game takes some tens of thousands.
inline constexpr qint64 kMaxUnsent = 1 << 20;
/// Events of a game that a guest takes from a host, moves taken back included. The longest known games have some
/// hundreds.
inline constexpr int kMaxEvents = 20000;

/// Each side sends a message at least this often.
inline constexpr auto kHeartbeatInterval = 500ms;
/// Without a message for this long the clocks stop and both sides wait.
inline constexpr auto kHeartbeatTimeout = 1s;
/// The person is notified when the clocks have been stopped for this long, because a bad network often pauses briefly.
inline constexpr auto kWaitingShownAfter = 2s;
/// Without a message for this long the connection is closed, and the guest opens a new one.
inline constexpr auto kConnectionTimeout = 4s;
/// The interval between the guest's attempts to reconnect.
inline constexpr auto kRetryInterval = 1s;
/// An interrupted game continues automatically if the guest is back within this time.
inline constexpr auto kReconnectTimeout = 5min;

/// The most network delay that is credited to the guest's clock, per move and per game.
inline constexpr auto kMaxLagOfMove = 1000ms;
inline constexpr auto kMaxLagOfGame = 10s;

} // namespace qumalaq::net

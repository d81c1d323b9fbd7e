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

/// The version of the protocol. Both programs must have the same.
inline constexpr int kProtocolVersion = 1;

/// The host takes the first free one, and the guest tries all: another program may have one.
inline constexpr std::array<quint16, 4> kPorts = {42421, 42422, 42423, 42424};

/// UDP, of announced games.
inline constexpr quint16 kAnnouncementPort = 42421;
/// Announced games that a guest lists.
inline constexpr std::size_t kMostAnnouncements = 50;
/// An announced game that is silent for this long is not listed any more.
inline constexpr auto kAnnouncementLasts = 4s;

/// Bytes of a line with its line feed: the settings of a game with two long names take about 1500.
inline constexpr qsizetype kLongestMessage = 4096;
/// Letters of a name: it must fit on a card.
inline constexpr qsizetype kLongestName = 64;
/// Those who watch a game; each costs the host every message.
inline constexpr int kMostWatchers = 32;
/// Connections that have not proved the code yet. The oldest one goes when there are more.
inline constexpr int kMostStrangers = 8;
/// After this many wrong codes nobody can join for kSilence: a secret of 20 bits then lasts for a month.
inline constexpr int kMostWrongCodes = 5;
inline constexpr auto kSilence = 30s;
/// Until a stranger has proved the code, however slowly it sends.
inline constexpr auto kTimeToJoin = 10s;
/// Until all addresses have answered a guest.
inline constexpr auto kTimeToAnswer = 6s;
/// Messages of a guest: at first kMostMessages at once, then kMessagesASecond. A player sends a few a second.
inline constexpr double kMostMessages = 60;
inline constexpr double kMessagesASecond = 20;
/// Messages of a host, besides the game as it was when somebody joined. A watcher may get those of a minute at once.
inline constexpr double kMostMessagesOfHost = 600;
/// Games that a host begins: at first kMostGames, then kGamesASecond. Each goes into the guest's library.
inline constexpr double kMostGames = 20;
inline constexpr double kGamesASecond = 0.1;
/// Bytes that wait for a slow receiver: a whole game is some tens of thousands.
inline constexpr qint64 kMostUnsent = 1 << 20;
/// Events of a game that a guest takes from a host, moves taken back included. The longest known games have some
/// hundreds.
inline constexpr int kMostEvents = 20000;

/// Each side says at least this often that it is there.
inline constexpr auto kPing = 500ms;
/// Without a word for this long the clocks stop and both wait.
inline constexpr auto kSilentAfter = 1s;
/// The person is told after so long with stopped clocks: a bad network often falls silent for a moment.
inline constexpr auto kToldAfter = 2s;
/// Without a word for this long the connection is given up, and the guest makes another one.
inline constexpr auto kLostAfter = 4s;
/// The guest tries again this often.
inline constexpr auto kRetry = 1s;
/// A broken game goes on by itself within this time.
inline constexpr auto kPatience = 5min;

/// The time of the network that is given back to the guest: for a move, and in a game.
inline constexpr auto kMostLagOfMove = 1000ms;
inline constexpr auto kMostLagOfGame = 10s;

} // namespace qumalaq::net

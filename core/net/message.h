// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>
#include <QString>

#include <cstdint>

/// The messages of a game on two computers: a JSON object and a line feed. Described for other programs in
/// resources/guide/formats/05-two-computers.md.
namespace qumalaq::net {

enum class MessageType : std::uint8_t {
    Hello,    ///< host: its version and nonce
    Join,     ///< guest: who it is, and the proof that it knows the code
    Welcome,  ///< host: its own proof, and for a new player the key of the seat
    Refused,  ///< host: why the guest cannot join, or the request cannot be carried out
    Offer,    ///< host: the game, to a player who has not accepted it yet
    Accept,   ///< guest: plays it
    Game,     ///< host: the game; `events` messages follow that happened before
    Event,    ///< host: what happened in the game
    Draw,     ///< host: who offers a draw
    Paused,   ///< host
    Lost,     ///< host, to watchers: whether a player is not connected
    Request,  ///< guest: what the player wants
    Ask,      ///< both: a question that the other player must agree to
    Answer,   ///< both
    Ping,     ///< both
    Pong,     ///< both
    Bye,      ///< both: leaves on purpose
    Find,     ///< by UDP: which games are announced?
    Announce, ///< by UDP: a game that anybody may join
};

struct Message {
    MessageType type = MessageType::Ping;
    QJsonObject fields; ///< without "type"

    [[nodiscard]] QString text(const char* key) const { return fields.value(QLatin1String(key)).toString(); }
    [[nodiscard]] int number(const char* key) const { return fields.value(QLatin1String(key)).toInt(); }
    [[nodiscard]] bool flag(const char* key) const { return fields.value(QLatin1String(key)).toBool(); }
    [[nodiscard]] QJsonObject object(const char* key) const { return fields.value(QLatin1String(key)).toObject(); }
};

enum class MessageError : std::uint8_t {
    TooLong,
    NotAnObject,
    UnknownType,
    BadField, ///< a field is missing, unknown or cannot have this value
};

/// The message as one line, with its line feed.
[[nodiscard]] QByteArray lineOf(const Message& message);
/// The line may end with a line feed.
[[nodiscard]] Expected<Message, MessageError> parseMessage(QByteArrayView line);

/// A name that can be sent: without control characters and spaces at its ends, not too long.
[[nodiscard]] QString nameToSend(const QString& name);

} // namespace qumalaq::net

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/message_values.h"

#include <QJsonDocument>

namespace qumalaq::net {

QJsonObject objectOf(const QByteArray& line)
{
    return QJsonDocument::fromJson(line).object();
}

QJsonObject objectOf(const session::JournalHeader& header)
{
    return objectOf(session::headerLine(header));
}

std::optional<session::JournalHeader> headerOf(const Message& message)
{
    const auto header =
        session::parseHeaderLine(QJsonDocument(message.object("header")).toJson(QJsonDocument::Compact));
    return header ? std::optional(*header) : std::nullopt;
}

} // namespace qumalaq::net

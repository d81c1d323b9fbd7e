// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is a message of a game on two computers, or a code. What is read is the same when it is written and read
// again.
#include "core/net/code.h"
#include "core/net/message.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace qumalaq;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (const auto message = net::parseMessage(input)) {
        const auto again = net::parseMessage(net::lineOf(*message));
        if (!again || again->type != message->type || again->fields != message->fields)
            std::abort();
    }
    if (const auto code = net::parseCode(QString::fromUtf8(input)); code && net::parseCode(net::toText(*code)) != *code)
        std::abort();
    return 0;
}

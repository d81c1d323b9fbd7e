// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <QByteArray>

#include <cstdint>

namespace qumalaq::session {

/// What a player wants in a game on two computers.
struct Request {
    enum class Kind : std::uint8_t { Move, Resign, OfferDraw, AcceptDraw, DeclineDraw, TakeBack, Pause, Continue };

    Kind kind = Kind::Move;
    rules::Move move{}; ///< only of Move
};

/// The other computer, as Match sees it. Implemented by core/net.
class Remote {
public:
    Remote() = default;
    Remote(const Remote&) = delete;
    Remote& operator=(const Remote&) = delete;
    virtual ~Remote() = default;

    /// Whether the other computer applies the rules. This one then only shows what happens there.
    [[nodiscard]] virtual bool decides() const = 0;
    /// A person at this computer wants what needs the other computer. Returns false if that is not possible now.
    virtual bool request(const Request& request) = 0;
    /// `line` was added to the journal; only where the other computer does not decide. Must not change the match.
    virtual void onEvent(const QByteArray& line) = 0;
};

} // namespace qumalaq::session

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/host.h"
#include "core/session/match_spec.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

class TwoComputersText {
    Q_DECLARE_TR_FUNCTIONS(TwoComputersText)

public:
    /// "Togyzqumalaq · 10 min + 5 s".
    [[nodiscard]] static QString gameOf(const session::MatchSpec& spec);
    /// The same, who begins, and in another line the options that are not the usual ones.
    [[nodiscard]] static QString offerOf(const session::MatchSpec& spec, const QString& side);
    /// "K3DF 7YHQ · Togyzqumalaq · 10 min + 5 s".
    [[nodiscard]] static QString announcementOf(const net::Announcement& game);
    /// Who begins, for the person who plays `own`.
    [[nodiscard]] static QString sideOf(std::optional<rules::Side> own);
    /// How far an invitation has come.
    [[nodiscard]] static QString stateOf(const net::Host& host);
    [[nodiscard]] static QString whyNoCode(const net::CodeError& error);
    [[nodiscard]] static QString why(net::Partner::Refusal refusal);
    [[nodiscard]] static QString question(net::Partner::Question question, const QString& name);
    [[nodiscard]] static QString denied(net::Partner::Denial why);
    [[nodiscard]] static QString refused(net::Partner::Question question, const QString& name);
    [[nodiscard]] static QString waiting(const QString& name, int seconds);
    [[nodiscard]] static QString ended(const QString& name);
    /// The name, or words in its place.
    [[nodiscard]] static QString nameOf(const QString& name);
    /// "A, B, C …", for a voice that would read a code as a word.
    [[nodiscard]] static QString spelled(const QString& code);
};

} // namespace qumalaq::desktop

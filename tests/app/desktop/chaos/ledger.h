// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/session/match.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <cstddef>
#include <map>

namespace qumalaq::desktop {

/// Writes down every game that is played, as it was when it was left, and finds them all again on disk.
class Ledger : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The match must outlive the ledger, or be destroyed before the next one is followed.
    void observe(const session::Match& match);
    /// To be called while the program is closed: each game of at least one move is in the journal or in the library, or
    /// black_box::fail().
    void check(const QString& journal, const QString& library);
    /// Games that check() has found in the library.
    [[nodiscard]] std::size_t found() const { return m_found; }

private:
    std::map<QDateTime, notation::GameRecord> m_games; ///< by their start; those found are dropped
    std::size_t m_found = 0;
};

} // namespace qumalaq::desktop

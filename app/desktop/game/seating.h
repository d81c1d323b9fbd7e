// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/session/match.h"
#endif

#include <QObject>

#include <array>
#include <optional>

class QWidget;

namespace qumalaq::desktop {

class BoardWidget;
class SeatStrip;
class Settings;
struct Metrics;
struct Theme;

/// Which side of the board is near, and for whom it is written. Across a table both players have a strip of their own.
class Seating : public QObject {
    Q_OBJECT

public:
    /// All must outlive the object. The strips belong to `room`, which lays them out.
    Seating(session::Match& match, BoardWidget& board, const Settings& settings, QWidget* room);

    /// North is at the bottom.
    [[nodiscard]] bool isFlipped() const { return m_isFlipped; }
    /// Two people have the screen between them.
    [[nodiscard]] bool isAtTable() const { return m_isAtTable; }
    /// Who reads upside down, across a table.
    [[nodiscard]] std::optional<rules::Side> farSide() const;
    [[nodiscard]] SeatStrip* farStrip() const { return m_strips[0]; }
    [[nodiscard]] SeatStrip* nearStrip() const { return m_strips[1]; }
    [[nodiscard]] const std::array<SeatStrip*, 2>& strips() const { return m_strips; }

    /// After every change of the game or a setting. Nobody changes seats while stones are in the air.
    void refresh();
    void setLook(const Theme& theme, const Metrics& metrics);
    void retranslate();

Q_SIGNALS:
    /// isFlipped() or farSide() may be another.
    void seated();
    void tableChanged();

private:
    void refreshStrips();

    session::Match& m_match;
    BoardWidget& m_board;
    const Settings& m_settings;
    std::array<SeatStrip*, 2> m_strips; ///< far, near
    bool m_isFlipped = false;
    bool m_isAtTable = false;
};

} // namespace qumalaq::desktop

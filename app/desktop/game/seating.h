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
class ShownGame;
struct Metrics;
struct Theme;

/// Decides which side of the board is near, and in which direction texts are written: a person who plays a computer
/// sits below, of two people the first one, or the one to move. Settings::isFlipped() turns the board. Across a table
/// both players have their own strip.
class Seating : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the object. The strips are children of `room`, which lays them out.
    Seating(session::Match& match, const ShownGame& shown, BoardWidget& board, const Settings& settings, QWidget* room);

    /// True if North is at the bottom.
    [[nodiscard]] bool isFlipped() const { return m_isFlipped; }
    /// Two people sit opposite each other with the screen between them.
    [[nodiscard]] bool isAtTable() const { return m_isAtTable; }
    /// The side that reads upside down, across a table.
    [[nodiscard]] std::optional<rules::Side> farSide() const;
    [[nodiscard]] SeatStrip* farStrip() const { return m_strips[0]; }
    [[nodiscard]] SeatStrip* nearStrip() const { return m_strips[1]; }
    [[nodiscard]] const std::array<SeatStrip*, 2>& strips() const { return m_strips; }

    /// Call it after every change of the game or of a setting. Sides are not swapped during an animation.
    void refresh();
    void setLook(const Theme& theme, const Metrics& metrics);
    void retranslate();

Q_SIGNALS:
    /// isFlipped() or farSide() may have changed.
    void seated();
    void tableChanged();

private:
    void refreshStrips();

    session::Match& m_match;
    const ShownGame& m_shown;
    BoardWidget& m_board;
    const Settings& m_settings;
    std::array<SeatStrip*, 2> m_strips; ///< far, near
    bool m_isFlipped = false;
    bool m_isAtTable = false;
};

} // namespace qumalaq::desktop

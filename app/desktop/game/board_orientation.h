// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/match.h"

#include <QObject>

#include <array>
#include <optional>

class QWidget;

namespace qumalaq::desktop {

class BoardWidget;
class PlayerControls;
class Settings;
class DisplayedGame;

/// Decides which side is near and for whom texts are rotated. A person who plays the computer is near; of two people
/// South or, with TwoPlayerLayout::AutoFlip, the side to move. setting::kFlipped swaps the sides. At a table each
/// player has controls of their own.
class BoardOrientation : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the object. The controls are children of `page`, which lays them out.
    BoardOrientation(session::Match& match, const DisplayedGame& shown, BoardWidget& board, const Settings& settings,
                     QWidget* page);

    /// The side at the bottom of the board while `toMove` is to move.
    [[nodiscard]] static rules::Side nearSide(const session::MatchSpec& spec, rules::Side toMove,
                                              const Settings& settings);

    /// True if North is at the bottom.
    [[nodiscard]] bool isFlipped() const { return m_isFlipped; }
    /// Two people sit opposite each other with the screen between them.
    [[nodiscard]] bool isAtTable() const { return m_isAtTable; }
    /// At a table, the side that reads upside down.
    [[nodiscard]] std::optional<rules::Side> farSide() const;
    [[nodiscard]] PlayerControls* farControls() const { return m_controls[0]; }
    [[nodiscard]] PlayerControls* nearControls() const { return m_controls[1]; }
    [[nodiscard]] const std::array<PlayerControls*, 2>& controls() const { return m_controls; }

    /// Call it after every change of the game or of a setting. With AutoFlip it does nothing during an animation.
    void refresh();
    void updateLook();

Q_SIGNALS:
    /// isFlipped() or farSide() may have changed.
    void orientationChanged();
    void tableChanged();
    void resignRequested(qumalaq::rules::Side side);

private:
    void refreshControls();

    session::Match& m_match;
    const DisplayedGame& m_shown;
    BoardWidget& m_board;
    const Settings& m_settings;
    std::array<PlayerControls*, 2> m_controls; ///< far, near
    bool m_isFlipped = false;
    bool m_isAtTable = false;
};

} // namespace qumalaq::desktop

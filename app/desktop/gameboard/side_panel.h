// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QFrame;
class QVBoxLayout;

namespace qumalaq::desktop {

class PlayerCard;

/// The panel beside the board: the card of the far player, a frame, the card of the near player.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    /// From this width of a page, in design pixels, the panel is beside the board of a game.
    static constexpr int kFromPageWidth = 970;
    /// The width of the panel in design pixels, in a page of `pageWidth` pixels. Equal in a game and a study, so that
    /// the board has one size.
    [[nodiscard]] static int widthIn(int pageWidth);

    explicit SidePanel(QWidget* parent = nullptr);

    /// [side].
    [[nodiscard]] const std::array<PlayerCard*, 2>& cards() const { return m_cards; }
    /// The frame between the cards.
    [[nodiscard]] QFrame* middle() const { return m_middle; }
    void setCardsShown(bool areShown);
    /// True if North is at the bottom, as on the board.
    void setFlipped(bool flipped);

protected:
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

private:
    QVBoxLayout* m_column;
    std::array<PlayerCard*, 2> m_cards;
    QFrame* m_middle;
    bool m_isFlipped = false;
};

} // namespace qumalaq::desktop

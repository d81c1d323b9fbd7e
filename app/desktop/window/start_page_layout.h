// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <vector>

class QGridLayout;
class QToolButton;

namespace qumalaq::desktop {

class BoardWidget;
class RecentGames;
class StartButton;

/// Places the parts of the start page. The board and the cards below it take two thirds of the width. A narrow page has
/// two columns, with the board below the actions if there is room; a very narrow page has one column. A low page shows
/// fewer of the latest games instead of scrolling.
class StartPageLayout {
public:
    /// All are children of the page and must outlive the layout.
    struct Parts {
        QWidget* introduction = nullptr; ///< above the board; with a box layout
        QWidget* hint = nullptr;         ///< the part of the introduction that is hidden first
        BoardWidget* board = nullptr;
        QWidget* actions = nullptr; ///< with a box layout
        QWidget* cards = nullptr;   ///< with a box layout
        RecentGames* games = nullptr;
        QToolButton* language = nullptr;
        QGridLayout* small = nullptr; ///< in `actions`, for smallTiles
        std::vector<StartButton*> smallTiles;
        std::vector<StartButton*> tiles; ///< all
    };

    explicit StartPageLayout(const Parts& parts) : m(parts) {}

    /// A page without room for the board has no introduction to it.
    void updateLayout(const QSize& page, bool isIntroduced);
    /// The smallest page in which everything has its place, in the last arrangement.
    [[nodiscard]] QSize needed() const { return m_needed; }

private:
    void setTight(bool tight);
    void placeSmall(int width);
    [[nodiscard]] int introductionHeight(int width) const;
    [[nodiscard]] int dressCards(int width, bool areBeside, int spare);
    void layOutWithBoard(int column);
    void layOutInColumns();

    Parts m;
    QSize m_page;
    bool m_isIntroduced = false;
    QSize m_needed;
};

} // namespace qumalaq::desktop

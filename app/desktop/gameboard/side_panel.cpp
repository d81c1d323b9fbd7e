// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/side_panel.h"

#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/ui/style.h"

#include <QFrame>
#include <QVBoxLayout>

namespace qumalaq::desktop {

namespace {

constexpr int kWidth = 320;
constexpr int kWideWidth = 380; ///< in a wide page
constexpr int kWideFromPageWidth = 1870;

} // namespace

int SidePanel::widthIn(int pageWidth)
{
    return pageWidth >= kWideFromPageWidth ? kWideWidth : kWidth;
}

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_cards{new PlayerCard(rules::Side::South, this), new PlayerCard(rules::Side::North, this)}
    , m_middle(new QFrame(this))
{
    setRole(m_middle, "card");
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(10);
    m_column->addWidget(m_cards[1]);
    m_column->addWidget(m_middle, 1);
    m_column->addWidget(m_cards[0]);
}

void SidePanel::setCardsShown(bool areShown)
{
    for (PlayerCard* card : m_cards)
        card->setVisible(areShown);
}

void SidePanel::setFlipped(bool flipped)
{
    if (flipped == m_isFlipped)
        return;
    m_isFlipped = flipped;
    for (PlayerCard* card : m_cards)
        m_column->removeWidget(card);
    m_column->insertWidget(0, m_cards[flipped ? 0 : 1]);
    m_column->addWidget(m_cards[flipped ? 1 : 0]);
}

} // namespace qumalaq::desktop

// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/player_controls.h"

#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/rotated.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QIcon>

namespace qumalaq::desktop {

namespace {

constexpr const char* kIcons[] = {"undo", "draw", "resign", "pause"};

} // namespace

PlayerControls::PlayerControls(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_cards{new PlayerCard(rules::Side::South, this), new PlayerCard(rules::Side::North, this)}
{
    m_row->setContentsMargins(0, 0, 0, 0);
    for (PlayerCard* card : m_cards) {
        card->setCompact(true);
        m_row->addWidget(card, 1);
    }
    const QString texts[] = {tr("Take back"), tr("Offer a draw"), tr("Resign"), tr("Pause")};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new RotatedToolButton(this);
        m_buttons[i]->setIcon(themedIcon(QLatin1String(kIcons[i])));
        m_buttons[i]->setText(texts[i]);
        m_buttons[i]->setAccessibleName(texts[i]);
        m_buttons[i]->setToolTip(texts[i]);
        m_buttons[i]->setFocusPolicy(Qt::TabFocus);
        m_row->addWidget(m_buttons[i]);
    }
    connect(button(Button::Undo), &QToolButton::clicked, this, &PlayerControls::undoRequested);
    connect(button(Button::Draw), &QToolButton::clicked, this, [this] { Q_EMIT drawRequested(m_side); });
    connect(button(Button::Resign), &QToolButton::clicked, this, [this] { Q_EMIT resignRequested(m_side); });
    connect(button(Button::Pause), &QToolButton::clicked, this, &PlayerControls::pauseRequested);
    setPlayer(rules::Side::South, Place::Near);
}

void PlayerControls::setPlayer(rules::Side side, Place place)
{
    const bool rotated = place == Place::Far;
    m_side = side;
    for (PlayerCard* card : m_cards) {
        card->setVisible(card->side() == side);
        card->setRotated(rotated);
    }
    for (RotatedToolButton* button : m_buttons)
        button->setRotated(rotated);
    // Rotated by 180°: left and right are swapped.
    m_row->setDirection(rotated ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight);
}

void PlayerControls::updateLook()
{
    const int size = px(30);
    for (RotatedToolButton* button : m_buttons)
        button->setIconSize(QSize(size, size));
}

} // namespace qumalaq::desktop
